"""A table of a deck builder set in the rulebook's words, for tests and for bug reports.

Wizards are called A, B, C … clockwise. Cards are made on the spot from a line of text; what is not
said is filled up with dull cards that do nothing and that nobody can pay for. Every deck lies in a
known order, so that nature is asked only where a discard pile has been shuffled or something is
random: `nature` names the cards that come then, or says a number from 1 up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import spellwright as sw
from spellwright.core.frames import Context
from spellwright.core.match import Decision
from spellwright.core.nature import Called
from spellwright.core.state import State
from spellwright.core.zones import SHUT
from spellwright.effects.table import (
    ACTIVE,
    DECK,
    DESTROYED,
    DISCARD,
    FAMILIAR,
    FIRST,
    FIRST_HP,
    HAND,
    HERO,
    HP,
    LEGEND,
    LEGENDS,
    LINE_UP,
    MAIN,
    MAYHEMS,
    OFFERED,
    PLAY,
    POWER_LEFT,
    ROUND,
    STANDEES,
    TILE,
    TOKEN_STACK,
    TOKENS,
    UNUSED,
    WANDS,
    WILDS,
)
from spellwright.games import BOXES
from spellwright.games.annihilageddon.turns import MAIN_PHASE, REFILL
from spellwright.packs.files import Entry, Pack

GAME = "annihilageddon"
INERT = "Nothing happens."
STARTING_DECKS = 5  # the copies of a starter are dealt out to so many
NAMES = "ABCDEF"
Hands = Mapping[str, Sequence[Entry]]


def card(name: str, text: str = INERT, kind: str = "wizard", cost: int = 1, vp: int = 0) -> Entry:
    """A card of the main deck, unless another kind is said."""
    return Entry(name, kind, text, cost=cost, vp=vp)


def creature(name: str, text: str = INERT, cost: int = 1, vp: int = 0) -> Entry:
    return card(name, text, "creature", cost, vp)


def spell(name: str, text: str = INERT, cost: int = 1, vp: int = 0) -> Entry:
    return card(name, text, "spell", cost, vp)


def treasure(name: str, text: str = INERT, cost: int = 1, vp: int = 0) -> Entry:
    return card(name, text, "treasure", cost, vp)


def location(name: str, text: str = "ONGOING: At the start of each of your turns, +1 Power.", cost: int = 1) -> Entry:
    return card(name, text, "location", cost)


def mayhem(name: str, text: str = INERT) -> Entry:
    return card(name, text, "mayhem", 0)


def starter(name: str, text: str = INERT) -> Entry:
    return card(name, text, "starter", 0)


def legend(name: str, text: str = INERT, cost: int = 10, vp: int = 0) -> Entry:
    return card(name, text, "legend", cost, vp)


def familiar(name: str, text: str = INERT, vp: int = 0, wizard: str = "") -> Entry:
    return replace(card(name, text, "familiar", 6, vp), types=[wizard] if wizard else [])


def ability(name: str, text: str = INERT) -> Entry:
    return card(name, text, "ability", 0)


def token(name: str, text: str = INERT) -> Entry:
    return card(name, text, "dead-wizard-token", 0)


def board(name: str) -> Entry:
    return Entry(name, "wizard-board")


def standee(name: str, text: str, mark: str = "") -> Entry:
    """`mark` is what the rules find it by, as "trophy"."""
    return replace(card(name, text, "standee", 0), types=[mark] if mark else [])


def printed(name: str, game: str = GAME) -> Entry:
    """A card of the box itself."""
    entries = [entry for pack in sw.game(game).own_packs for entry in pack.entries]
    return replace(next(entry for entry in entries if entry.name == name), copies=1, line=1)


def of_kind(kind: str, game: str = GAME) -> Entry:
    """The first card of a kind in the box: Wild Magic and Limp Wands are all alike."""
    entries = [entry for pack in sw.game(game).own_packs for entry in pack.entries]
    return replace(next(entry for entry in entries if entry.kind == kind), copies=1, line=1)


DULL = card("Dull Wizard", cost=99)  # fills Line-Up and main deck
PEBBLE = starter("Pebble")  # fills the wizards' decks
GREY = legend("Grey Legend", cost=99)
SCAR = token("Scar")
WILD_MAGIC = of_kind("wild-magic")
LIMP_WAND = of_kind("limp-wand")
GLYPH = printed("Glyph")


class Looking:
    """A match under way: whom it asks, answering, and what lies where."""

    match: sw.Match
    names: str
    begun = 0

    @property
    def g(self) -> State:
        return self.match.state

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # -- playing --------------------------------------------------------------------------------

    def answer(self, seat: str, *labels: str) -> None:
        for label in labels:
            self.match.answer(self.seat(seat), label)

    def say(self, *labels: str) -> None:
        """Answer for whoever is asked."""
        for label in labels:
            self.answer(self.asked, label)

    def play(self, name: str, *labels: str) -> None:
        """The wizard whose turn it is plays a card; then those who are asked answer."""
        self.say(f"play {name}", *labels)

    def buy(self, name: str, *labels: str) -> None:
        """Buy or defeat a card, at whatever it costs now."""
        found = [option for option in self.options if option.startswith(f"buy {name} for ")]
        assert found, f"{name} cannot be bought; on offer: {self.options}"
        self.say(found[0], *labels)

    def use(self, name: str, *labels: str) -> None:
        self.say(f"use {name}", *labels)

    def end(self, *labels: str) -> None:
        self.say("end your turn", *labels)

    def defend(self, seat: str, name: str, *labels: str) -> None:
        self.answer(seat, f"defend with {name}", *labels)

    def take_it(self, *seats: str) -> None:
        """They could avoid the Attack, and do not."""
        for seat in seats:
            self.answer(seat, "take it")

    # -- whom it asks ---------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The one open decision."""
        (decision,) = self.match.decisions
        return decision

    @property
    def asked(self) -> str:
        """Who is asked, when it is one wizard."""
        return self.names[self.decision.seat]

    @property
    def waiting(self) -> str:
        """Everybody who is asked."""
        return "".join(self.names[decision.seat] for decision in self.match.decisions)

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    @property
    def options(self) -> list[str]:
        return [option.label for option in self.decision.options]

    def offered(self, seat: str) -> list[str]:
        """What one of several wizards may answer."""
        found = self.match.decision(self.seat(seat))
        return [option.label for option in found.options] if found else []

    @property
    def playable(self) -> list[str]:
        return [option.removeprefix("play ") for option in self.options if option.startswith("play ")]

    @property
    def for_sale(self) -> list[str]:
        """What can be paid for now, dull cards left out."""
        return [option.removeprefix("buy ").rsplit(" for ")[0] for option in self.options if option.startswith("buy ")]

    # -- what lies where ------------------------------------------------------------------------

    def cards(self, place: int, seat: str = "") -> list[str]:
        """From the bottom, or in the order in which they came."""
        return [self.g.face(c).name for c in self.g.in_zone(place, self.seat(seat) if seat else 0)]

    @property
    def hp(self) -> dict[str, int]:
        return {name: self.g.get(HP, seat) for seat, name in enumerate(self.names)}

    @property
    def power(self) -> int:
        """What the wizard whose turn it is has left to spend."""
        return self.g.get(POWER_LEFT, max(self.g.get(ACTIVE, 0) - 1, 0))

    @property
    def turn(self) -> str:
        """Whose turn it is; "" between turns."""
        active = self.g.get(ACTIVE, 0)
        return self.names[active - 1] if active else ""

    def hand(self, seat: str) -> list[str]:
        return self.cards(HAND, seat)

    def deck(self, seat: str) -> list[str]:
        """From the top."""
        return self.cards(DECK, seat)[::-1]

    def discards(self, seat: str) -> list[str]:
        """In the order in which they came."""
        return self.cards(DISCARD, seat)

    def in_play(self, seat: str) -> list[str]:
        return self.cards(PLAY, seat)

    def tokens(self, seat: str) -> list[str]:
        return self.cards(TOKENS, seat)

    def ability(self, seat: str) -> list[str]:
        return self.cards(TILE, seat)

    def familiar(self, seat: str) -> list[str]:
        """While it is not bought."""
        return self.cards(FAMILIAR, seat)

    def dealt(self, seat: str) -> list[str]:
        """Of which one is kept."""
        return self.cards(OFFERED, seat)

    @property
    def line_up(self) -> list[str]:
        return self.cards(LINE_UP)

    @property
    def main_deck(self) -> list[str]:
        return self.cards(MAIN)[::-1]

    @property
    def legend(self) -> str:
        """The one that lies face up, or "" ."""
        return "".join(self.cards(LEGEND))

    @property
    def legends(self) -> list[str]:
        """Face down, from the top."""
        return self.cards(LEGENDS)[::-1]

    @property
    def token_stack(self) -> list[str]:
        return self.cards(TOKEN_STACK)[::-1]

    @property
    def wild_magic(self) -> int:
        return len(self.cards(WILDS))

    @property
    def limp_wands(self) -> int:
        return len(self.cards(WANDS))

    @property
    def destroyed(self) -> list[str]:
        return self.cards(DESTROYED)

    @property
    def mayhems(self) -> list[str]:
        """The spent ones, the last on top."""
        return self.cards(MAYHEMS)

    @property
    def standees(self) -> list[str]:
        """That nobody has."""
        return self.cards(STANDEES)

    @property
    def unused(self) -> list[str]:
        """Out of the game."""
        return self.cards(UNUSED)

    # -- the match ------------------------------------------------------------------------------

    def view(self, seat: str) -> dict[str, Any]:
        """The table as a wizard sees it; "" is a spectator."""
        return self.match.view(self.seat(seat) if seat else -1)

    def seen(self, by: str, seat: str, place: str) -> list[str | None]:
        """A wizard's cards as another wizard sees them: None for a card face down."""
        zone = self.view(by)["seats"][self.seat(seat)]["zones"][place]
        return [shown and shown["name"] for shown in zone.get("cards", zone.get("top"))]

    def seen_on_table(self, by: str, place: str) -> list[str | None]:
        """Cards of the table as a wizard sees them; of a deck those at its top."""
        zone = self.view(by)["table"][place]
        return [shown and shown["name"] for shown in zone.get("cards", zone.get("top"))]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> str:
        return "".join(self.names[seat] for seat in self.match.winners)

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.names, self.match.scores, strict=True))

    @property
    def log(self) -> list[str]:
        """What has happened since the table was set, as a spectator reads it."""
        return self.match.log(-1, self.begun)

    def happened(self, *words: str) -> list[str]:
        """The lines of the log that hold one of these words."""
        return [line for line in self.log if any(word in line for word in words)]


class Table(Looking):
    """A match of a deck builder in somebody's turn, with nothing played yet.

    `moment` is "turn" when the Line-Up is full and cards can be played, or "start" before it is filled.
    `in_play` holds Ongoing cards and standees from earlier turns, `played` cards of this turn.
    Lists of decks and stacks begin with the card on top; below them lie so many dull cards.
    """

    def __init__(
        self,
        players: int = 4,
        *,
        game: str = GAME,
        turn: str = "A",
        moment: str = "turn",
        hp: Mapping[str, int] | None = None,
        power: int = 0,
        hands: Hands | None = None,
        decks: Hands | None = None,
        discards: Hands | None = None,
        in_play: Hands | None = None,
        played: Sequence[Entry] = (),
        tokens: Hands | None = None,
        abilities: Mapping[str, Entry] | None = None,
        familiars: Mapping[str, Entry] | None = None,
        line_up: Sequence[Entry] | None = None,
        main_deck: Sequence[Entry] = (),
        legend: Entry | None = GREY,
        legends: Sequence[Entry] = (),
        token_stack: Sequence[Entry] = (),
        wild_magic: int = 16,
        limp_wands: int = 16,
        destroyed: Sequence[Entry] = (),
        mayhems: Sequence[Entry] = (),
        standees: Sequence[Entry] = (),
        pebbles: int = 10,
        main_fillers: int = 20,
        legend_fillers: int = 3,
        token_fillers: int = 8,
        nature: Sequence[str | int] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.names = NAMES[:players]
        self.waiting_picks: list[str | int] = []
        self.setting = True
        self.rest: list[str] = []  # of a deck from which several cards are drawn at once
        slots = [DULL] * 5 if line_up is None else list(line_up)
        zones: list[tuple[int, str, Sequence[Entry]]] = [
            (LINE_UP, "", slots),
            (MAIN, "", [*main_deck, *[DULL] * main_fillers]),
            (LEGEND, "", [legend] if legend else []),
            (LEGENDS, "", [*legends, *[GREY] * legend_fillers]),
            (TOKEN_STACK, "", [*token_stack, *[SCAR] * token_fillers]),
            (WILDS, "", [WILD_MAGIC] * wild_magic),
            (WANDS, "", [LIMP_WAND] * limp_wands),
            (DESTROYED, "", destroyed),
            (MAYHEMS, "", mayhems),
            (STANDEES, "", standees),
            (PLAY, turn, played),
        ]
        zones += [(HERO, name, [board(name)]) for name in self.names]
        zones += [(DECK, name, [*(decks or {}).get(name, ()), *[PEBBLE] * pebbles]) for name in self.names]
        for place, held in ((HAND, hands), (DISCARD, discards), (PLAY, in_play), (TOKENS, tokens)):
            zones += [(place, name, cards) for name, cards in (held or {}).items()]
        for place, one in ((TILE, abilities), (FAMILIAR, familiars)):
            zones += [(place, name, [entry]) for name, entry in (one or {}).items()]
        box = BOXES[game]
        pack = packed(game, [entry for _, _, cards in zones for entry in cards], list(box.kinds))
        self.match = box.new(players, packs=[pack], instead=True, options=dict(options or {}), nature=Called(self.pick))
        while self.match.decisions[0].prompt.startswith("Which"):  # which Ability and Familiar to keep
            self.match.answer(self.match.decisions[0].seat, 0)
        self.sweep()
        for place, name, cards in zones:
            self.lay(place, name, cards)
        first = self.names.index(turn)
        played_names = [entry.name for entry in played]
        self.g.played = [c for c in self.g.in_zone(PLAY, first) if self.g.face(c).name in played_names][: len(played)]
        self.begin(first, moment, power, hp or {}, nature)

    # -- setting the table ----------------------------------------------------------------------

    def pick(self, n: int) -> int:
        """While the table is set the top of every deck comes up; then what the scenario says."""
        if self.setting:
            return n - 1
        assert self.waiting_picks, f"nature is asked for 1 of {n}: name what comes with nature=[…]"
        wish = self.waiting_picks.pop(0)
        return wish - 1 if isinstance(wish, int) else self.find(wish, n)

    def find(self, wish: str, n: int) -> int:
        """The place of a card among those from which one is picked: in a shuffled deck, else in a hand."""
        for names in (*self.shuffled(n), self.rest, *self.hands(n)):
            if len(names) == n and wish in names:
                at = names.index(wish)
                self.rest = [*names[:at], *names[-1:], *names[at + 1 : -1]][: n - 1]  # as the deck is drawn from
                return at
        raise AssertionError(f"{wish} is not among {n} cards of which nature picks one")

    def shuffled(self, n: int) -> list[list[str]]:
        """Decks of so many cards that nobody has looked into."""
        g = self.g
        found: list[list[str]] = []
        for zone, cards in enumerate(g.zones):
            below = g.fixed[2 * zone + 1]
            if g.layout.sight[zone] == SHUT and g.fixed[2 * zone] == 0 and len(cards) - below == n:
                found.append([g.face(c).name for c in cards[below:]])
        return found

    def hands(self, n: int) -> list[list[str]]:
        return [self.hand(name) for name in self.names if len(self.hand(name)) == n]

    def sweep(self) -> None:
        """Every card out of the game, as if the box had just been opened."""
        g = self.g
        for c in range(len(g.card)):
            g.move(c, g.zone(UNUSED, 0))
            g.seen[c] = 0
        g.fixed = [0] * len(g.fixed)
        g.counters = [0] * len(g.counters)
        g.lasting = []
        g.recount()
        g.played = []
        g.used = []

    def lay(self, place: int, name: str, cards: Sequence[Entry]) -> None:
        """Cards into a place; the first of a deck or a stack lies on top."""
        g = self.g
        zone = g.zone(place, self.names.index(name) if name else 0)
        stacked = place in (MAIN, DECK, LEGENDS, TOKEN_STACK)
        for entry in reversed(cards) if stacked else cards:
            g.move(next(c for c in g.in_zone(UNUSED, 0) if g.face(c).name == entry.name), zone)
        if stacked:
            g.fixed[2 * zone] = len(g.zones[zone])

    def begin(self, first: int, moment: str, power: int, hp: Mapping[str, int], nature: Sequence[str | int]) -> None:
        g = self.g
        g.fixed[2 * g.zone(UNUSED, 0)] = 0
        g.alive = g.everyone
        g.put(FIRST, 0, first)
        g.put(ACTIVE, 0, first + 1)
        for seat, name in enumerate(self.names):
            g.put(HP, seat, hp.get(name, FIRST_HP))
        g.put(POWER_LEFT, first, power)
        node = g.stack.pop().node  # the turn that has just begun, by itself
        steps = {"turn": MAIN_PHASE, "start": REFILL}
        if moment == "turn":
            g.put(ROUND, 0, 1)
        g.push(node, Context(first, -1), steps[moment])
        self.begun = len(self.match.log(-1))
        self.setting = False
        self.waiting_picks = list(nature)
        g.offered = [[] for _ in range(g.n)]
        g.open = 0
        g.run()

    def nature(self, *picks: str | int) -> None:
        """What nature says from now on."""
        self.waiting_picks += picks

    @property
    def picks_left(self) -> int:
        return len(self.waiting_picks)


class NewGame(Looking):
    """A match from its very first decision: which of two Abilities to keep.

    Of each deck the first card lies on top; what is not said is as many dull cards as the box has.
    """

    def __init__(
        self,
        players: int = 4,
        *,
        game: str = GAME,
        first: str = "A",
        main_deck: Sequence[Entry] = (),
        abilities: Sequence[Entry] = (),
        familiars: Sequence[Entry] = (),
        legends: Sequence[Entry] = (),
        token_stack: Sequence[Entry] = (),
        boards: Sequence[Entry] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.names = NAMES[:players]
        self.first = self.names.index(first)
        decks: list[Sequence[Entry]] = [
            boards or [board(f"Board {i}") for i in range(1, 9)],
            token_stack or [replace(SCAR, copies=20)],
            legends or [replace(GREY, name="First Legend", types=["first"]), replace(GREY, copies=11)],
            familiars or [familiar(f"Pet {i}") for i in range(1, 13)],
            abilities or [ability(f"Trick {i}") for i in range(1, 9)],
            [*main_deck, replace(DULL, copies=40)],
        ]
        entries = [entry for cards in decks for entry in reversed(cards)]
        kinds = {"wizard", "creature", "spell", "treasure", "location", "mayhem"} - {entry.kind for entry in entries}
        entries = [*(replace(DULL, name=f"No {kind}", kind=kind, copies=0) for kind in sorted(kinds)), *entries]
        pack = Pack(game, "scenario", entries, repr(entries))
        self.match = BOXES[game].new(
            players, packs=[pack], instead=True, options=dict(options or {}), nature=Called(self.pick)
        )

    def pick(self, n: int) -> int:
        """The top of every deck; and who begins."""
        if len(self.names) == n and self.is_first_player_next():
            return self.first
        return n - 1

    def is_first_player_next(self) -> bool:
        """The Line-Up lies there and nobody has drawn a card."""
        there = hasattr(self, "match")
        return there and len(self.line_up) == 5 and not any(self.hand(name) for name in self.names)

    def keep(self, *names: str) -> None:
        """Everybody keeps a card of those dealt, A first."""
        for seat, name in zip(self.names, names, strict=True):
            self.answer(seat, name)

    def keep_first(self) -> None:
        """Everybody keeps the first of those dealt until the first turn begins."""
        while self.match.decisions[0].prompt.startswith("Which"):
            self.match.answer(self.match.decisions[0].seat, 0)


def packed(game: str, used: Iterable[Entry], kinds: Sequence[str]) -> Pack:
    """A pack that takes the place of all cards of the box."""
    copies: dict[str, Entry] = {}
    for entry in used:
        known = copies.get(entry.name)
        assert known is None or replace(known, copies=1) == entry, f"two cards are called {entry.name}"
        copies[entry.name] = replace(entry, copies=known.copies + 1 if known else 1)
    for name, entry in copies.items():
        if entry.kind == "starter":
            copies[name] = replace(entry, copies=entry.copies * STARTING_DECKS)
    dull = copies.pop(DULL.name, replace(DULL, copies=0))
    copies[DULL.name] = replace(dull, copies=dull.copies + 10)  # on top while the table is set
    brought = {entry.kind for entry in copies.values()}
    none = [replace(DULL, name=f"No {kind}", kind=kind, copies=0) for kind in kinds if kind not in brought]
    entries = [*none, *copies.values()]
    return Pack(game, "scenario", entries, repr(entries))
