"""A match as its users hold it: whose choice, which options, answer, and the record of it all."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, overload

from spellwright.core.frames import NOTHING
from spellwright.core.imagine import imagine
from spellwright.core.journal import Journal
from spellwright.core.nature import Nature, Scripted
from spellwright.core.save import load, save
from spellwright.core.seats import MOST, SEATS
from spellwright.core.state import State
from spellwright.core.view import knows, view
from spellwright.errors import IllegalAnswer, RecordError

if TYPE_CHECKING:
    from spellwright.core.game import CardSet, Game

RETRACT = -1


class Option:
    """One thing a seat may answer."""

    def __init__(self, label: str, card: str, seat: int) -> None:
        self.label = label
        self.card = card  # the name of the card it is about, or ""
        self.seat = seat  # the seat it is about, or -1

    def __repr__(self) -> str:
        return f"Option({self.label!r})"


class Options:
    """The options of a seat's open decision, made only when somebody looks."""

    __slots__ = ("_g", "_seat")

    def __init__(self, g: State, seat: int) -> None:
        self._g = g
        self._seat = seat

    def __len__(self) -> int:
        return len(self._g.offer(self._seat))

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        offered = self._g.offer(self._seat)
        if isinstance(index, slice):
            return [self._option(raw) for raw in offered[index]]
        return self._option(offered[index])

    def __iter__(self) -> Iterator[Option]:
        return iter(self[:])

    def _option(self, raw: int) -> Option:
        g = self._g
        frame = g.stack[-1]
        card, seat = frame.node.about(g, frame, self._seat, raw)
        label = frame.node.label(g, frame, self._seat, raw)
        return Option(label, _name(g, self._seat, card), seat)


class Decision:
    """An open choice of one seat."""

    def __init__(self, g: State, seat: int) -> None:
        self._g = g
        self.seat = seat
        self.options = Options(g, seat)  # none when the seat has answered since

    @property
    def prompt(self) -> str:
        """What is asked; "" when the seat has answered since."""
        if not self._g.open >> self.seat & 1:
            return ""
        frame = self._g.stack[-1]
        return frame.node.prompt(self._g, frame, self.seat)

    @property
    def source(self) -> str:
        """The name of the card that asks, or ""."""
        if not self._g.open >> self.seat & 1:
            return ""
        return _name(self._g, self.seat, self._g.stack[-1].ctx.card)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={len(self.options)})"


def _name(g: State, seat: int, card: int) -> str:
    """A card's name for the seat, "" for no card or one that lies hidden by now."""
    return g.face(card).name if card >= 0 and knows(g, seat, card) else ""


class Match:
    """A match under way. Make one with `Game.new`."""

    def __init__(self, game: Game, cards: CardSet, state: State, setting: dict[str, Any]) -> None:
        self.game = game
        self.cards = cards
        self.state = state
        self.setting = setting  # what the record needs to set the match up again
        self._journal = Journal()
        self._events = Journal()
        self._choices: list[Decision] = []  # by seat
        self._asked: list[list[Decision]] = []  # by the mask of the seats
        self.attach()

    def attach(self) -> None:
        self.state.journal = self._journal
        self.state.events = self._events
        self._choices = [Decision(self.state, seat) for seat in range(self.state.n)]
        self._asked = [[self._choices[seat] for seat in SEATS[mask]] for mask in range(1 << self.state.n)]

    # -- playing --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seats(self) -> int:
        return self.state.n

    @property
    def decisions(self) -> list[Decision]:
        """The open choices, by seat; several when they are made at once and in secret."""
        return self._asked[self.state.open][:]

    def decision(self, seat: int) -> Decision | None:
        """This seat's open choice, if it has one."""
        if 0 <= seat < MOST and self.state.open >> seat & 1:
            return self._choices[seat]
        return None

    def answer(self, seat: int, answer: int | str) -> None:
        """Answer by the option's index or label. Refused answers change nothing."""
        g = self.state
        options = g.offer(seat) if 0 <= seat < MOST and seat < g.n else NOTHING
        index = answer if isinstance(answer, int) else self._index(seat, answer)
        if not 0 <= index < len(options):
            raise IllegalAnswer(self._refusal(seat, index))
        self._journal.items.append(-2 - (seat + 8 * index))
        g.take(seat, options[index])

    def retract(self, seat: int) -> None:
        """Take back this seat's last pick of a choice that others are still making."""
        if seat < 0 or seat >= self.seats or not self.state.retract(seat):
            raise IllegalAnswer(
                f"seat {seat} has nothing to take back; a pick can be taken back until the last seat has chosen"
            )
        self._journal.add(RETRACT)
        self._journal.add(seat)

    def _index(self, seat: int, label: str) -> int:
        decision = self.decision(seat)
        if decision is not None and isinstance(label, str):
            for i, option in enumerate(decision.options):
                if option.label.casefold() == label.casefold():
                    return i
        raise IllegalAnswer(self._refusal(seat, label))

    def _refusal(self, seat: int, answer: int | str) -> str:
        g = self.state
        if g.over:
            return "the match is over; nobody is asked"
        if seat < 0 or seat >= self.seats:
            return f"there is no seat {seat}; seats are 0 to {g.n - 1}"
        if not g.open >> seat & 1:
            asked = ", ".join(str(s) for s in SEATS[g.open])
            return f"seat {seat} is not asked now; waiting for seat {asked}"
        labels = [option.label for option in self._choices[seat].options]
        if isinstance(answer, str):
            return f"{answer!r} is not on offer; choose one of: {', '.join(labels)}"
        return f"{answer} is not on offer; choose from 0 to {len(labels) - 1}, or a label: {', '.join(labels)}"

    # -- looking --------------------------------------------------------------------------------

    @property
    def winners(self) -> list[int]:
        return list(SEATS[self.game.winners(self.state)])

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may know; -1 is a spectator."""
        self._check_onlooker(seat)
        return view(self.state, seat)

    def _check_onlooker(self, seat: int) -> None:
        if seat < -1 or seat >= self.seats:
            raise IllegalAnswer(f"there is no seat {seat}; seats are 0 to {self.state.n - 1}, a spectator is -1")

    @property
    def events(self) -> list[str]:
        """The log as a spectator reads it."""
        return self.log(-1)

    def happenings(self) -> list[tuple[int, int, int, int, int, int]]:
        """The events as numbers: for statistics after the match, not for seats."""
        return self._events.all()

    def log(self, seat: int, start: int = 0) -> list[str]:
        """The log from event number `start` on, as the seat may read it."""
        self._check_onlooker(seat)
        return [self.game.sentence(self.state, event, seat) for event in self._events.all()[start:]]

    def watch(self, watcher: Callable[[], None] | None) -> None:
        """Call this after each event, with the machine still running: for tables that show things as they happen."""
        self._events.watcher = watcher

    # -- copying, saving, recording -------------------------------------------------------------

    def clone(self, nature: Nature | None = None) -> Match:
        """An independent copy that goes on from here, with another nature if one is given."""
        copy = Match(self.game, self.cards, self.state.clone(), self.setting)
        if nature is not None:
            copy.state.nature = nature
        copy._journal = Journal(self._journal)
        copy._events = Journal(self._events)
        copy.attach()
        return copy

    def answered_only(self, before: Match, seat: int) -> bool:
        """Whether all that has happened since is one answer of the seat: no chance, nothing new that it saw."""
        if self._journal.length() != before._journal.length() + 1:
            return False
        bit = 1 << seat
        new = [now & ~then for now, then in zip(self.state.seen, before.state.seen, strict=True)]
        return not any(mask & bit for mask in new)

    def imagine(self, seat: int, nature: Nature) -> State:
        """The table as it could be for all the seat knows."""
        if seat < 0 or seat >= self.seats:
            raise IllegalAnswer(f"there is no seat {seat}; seats are 0 to {self.state.n - 1}")
        return imagine(self.state, seat, nature)

    def save(self) -> dict[str, Any]:
        """The match as JSON-able data: the table as it is, and how it came to it."""
        return {"record": self.record(), "state": save(self.state)}

    def restore(self, data: dict[str, Any], nature: Nature) -> None:
        """Put a saved table in place of this one."""
        self.state = load(self.game, self.cards, data)
        self.state.nature = nature
        self.attach()

    def record(self) -> dict[str, Any]:
        """How the match came about: its setting, and what players and nature answered."""
        answers: list[Any] = []
        items = self._journal.all()
        i = 0
        while i < len(items):
            item = items[i]
            if item >= 0:
                answers.append(item)
            elif item == RETRACT:
                i += 1
                answers.append([items[i], RETRACT])
            else:
                code = -2 - item
                answers.append([code % 8, code // 8])
            i += 1
        body = dict(self.setting) | {"answers": answers}
        return body | {"check": digest(body)}

    def play_back(self, answers: list[Any]) -> None:
        """Give the answers of a record, players' and nature's, to a match just set up."""
        nature = self.state.nature
        assert isinstance(nature, Scripted)
        for at, item in enumerate(answers):
            if isinstance(item, int):
                continue
            seat, index = item
            try:
                if index == RETRACT:
                    self.retract(seat)
                else:
                    self.answer(seat, index)
            except (IllegalAnswer, RecordError) as fault:
                raise RecordError(f"answer {at} of the record does not fit: {fault}") from fault
        if nature.at != len(nature.picks):
            raise RecordError("the record holds answers of nature that nobody asked for")


def digest(body: dict[str, Any]) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
