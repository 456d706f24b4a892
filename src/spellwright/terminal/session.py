"""A match at one keyboard: who sits where, whose eyes the screen shows, what just happened, and its file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spellwright.bots import Bot, Outlook, bot
from spellwright.core.match import Match
from spellwright.core.view import SPECTATOR
from spellwright.errors import RecordError, SetupError
from spellwright.games import find
from spellwright.terminal import saves


@dataclass
class Moment:
    """One line of the log, and the table as it was just then: both for the same eyes."""

    line: str
    view: dict[str, Any]


@dataclass
class Setting:
    """What a new match is begun with."""

    game: str = "skullzfyre"
    players: int = 4
    humans: int = 1
    bots: str = "monte-carlo"
    seed: int | None = None
    packs: Sequence[str] = ()
    instead: bool = False
    options: dict[str, str] | None = None
    any_game: bool = False  # the first screen may offer the others


class Session:
    """Asks humans and bots, keeps the match's file up to date, and collects what happens as moments."""

    def __init__(
        self, game: str, match: Match, humans: list[int], bots: dict[int, str], seed: int | None = None
    ) -> None:
        self.game = game
        self.humans = humans
        self.bot_names = bots
        self.bots: dict[int, Bot] = {
            seat: bot(name, None if seed is None else seed * 8 + seat) for seat, name in bots.items()
        }
        self.path: Path | None = None  # where the match is kept; None: nowhere
        self.record_path: Path | None = None  # where its record is, once it is over
        self.read: dict[int, set[str]] = {}  # the cards whose text a human has been told, in plain lines
        self.trouble = ""  # why it can no longer be kept
        self.match = match
        self.moments: list[Moment] = []  # not shown yet
        self.told = 0
        self._past: list[Match] = []  # to go back to, as long as one seat's answers had no consequences but its own
        self._sit_down(match)

    def _sit_down(self, match: Match) -> None:
        self.match = match
        self.told = len(match.happenings())
        self.moments = []
        match.watch(self._witness)

    @property
    def title(self) -> str:
        return find(self.game).title

    # -- eyes -----------------------------------------------------------------------------------

    @property
    def public_eyes(self) -> int:
        """Whose eyes may watch while nobody is asked: one human's own, or nobody's where several share a screen."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def _witness(self) -> None:
        eyes = self.public_eyes
        line = self.match.log(eyes, self.told)[-1]
        self.told += 1
        self.moments.append(Moment(line, self.match.view(eyes)))

    def take_moments(self) -> list[Moment]:
        taken, self.moments = self.moments, []
        return taken

    # -- asking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    def asked_humans(self) -> list[int]:
        return [d.seat for d in self.match.decisions if d.seat in self.humans]

    def asked_bots(self) -> list[int]:
        return [d.seat for d in self.match.decisions if d.seat in self.bots]

    def outlook(self, seat: int) -> Outlook:
        """What a bot may look at, on a copy: it can think elsewhere while the table goes on."""
        return Outlook(self.match.clone(), seat)

    def choose(self, seat: int, outlook: Outlook) -> int:
        return self.bots[seat].choose(outlook)

    def answer(self, seat: int, index: int) -> None:
        before = self.match.clone() if seat in self.humans else None
        self.match.answer(seat, index)
        if before is not None and self._stands_alone(seat, before):
            self._past.append(before)
        else:
            self._past = []
        self.keep()

    def _stands_alone(self, seat: int, before: Match) -> bool:
        """Whether nothing has come of an answer but what its seat could foresee. A pick is taken back as such."""
        return self._asks_only(seat) and not self.match.view(seat)["picks"] and self.match.answered_only(before, seat)

    def _asks_only(self, seat: int) -> bool:
        return [decision.seat for decision in self.match.decisions] == [seat]

    def can_undo(self, seat: int) -> bool:
        return bool(self._past) and self._asks_only(seat)

    def retract(self, seat: int) -> None:
        """Take back the seat's last answer: a pick while others choose, or what had no consequences yet."""
        if self.can_undo(seat):
            self._sit_down(self._past.pop())
        else:
            self.match.retract(seat)
        self.keep()

    # -- keeping --------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the match to its file; a finished one becomes a record. Without a file the match goes on."""
        if self.path is None:
            return
        try:
            if self.over:
                self.record_path = saves.put_away(self.path, self.match.record())
            else:
                saves.keep(self.path, self._saved())
        except OSError as fault:
            self.trouble = f"The match cannot be kept: {fault.strerror} ({self.path})"
            self.path = None

    def _saved(self) -> saves.Saved:
        view = self.match.view(SPECTATOR)
        at = f"turn {view['turn']}" if "turn" in view else f"game {view.get('game', 1)}, round {view.get('round', 1)}"
        note = f"{self.title}, {at}: {', '.join(view['names'])}"
        return saves.Saved(self.game, self.match.save(), self.humans, self.bot_names, note)


def begin(setting: Setting) -> Session:
    """A new match: humans take the first seats, bots the others."""
    if not 0 <= setting.humans <= setting.players:
        raise SetupError(f"{setting.humans} humans cannot share {setting.players} seats; give 0 to {setting.players}")
    match = find(setting.game).new(
        players=setting.players,
        seed=setting.seed,
        packs=setting.packs,
        instead=setting.instead,
        options=setting.options,
    )
    bots = dict.fromkeys(range(setting.humans, setting.players), setting.bots)
    session = Session(setting.game, match, list(range(setting.humans)), bots, setting.seed)
    session.path = saves.new_path(setting.game)
    return session


def go_on(saved: saves.Saved) -> Session:
    """A match taken up where it was left."""
    match = find(saved.game).resume(saved.match)
    if (not saved.humans and not saved.bots) or any(not 0 <= s < match.seats for s in (*saved.humans, *saved.bots)):
        raise RecordError("the saved match names seats that it does not have; give another file")
    bots = {s: saved.bots.get(s, "random") for s in range(match.seats) if s not in saved.humans}
    session = Session(saved.game, match, saved.humans, bots)
    session.path = saved.path or saves.new_path(saved.game)
    return session
