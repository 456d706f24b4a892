"""A table of Skullzfyre set in the rulebook's words, for tests and for bug reports.

Wizards are called A, B, C … clockwise. A scenario's decks hold only its own cards and, below
them, fillers that do nothing, all in a known order, so that nature is asked for dice and random
picks alone; those are given from 1 up, as a die shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import spellwright as sw
from spellwright.core.match import Decision
from spellwright.core.nature import Scripted
from spellwright.core.state import State
from spellwright.effects.events import (
    ADDED,
    CASTS,
    CUT,
    DIED,
    DISCARDED,
    DREW,
    GAINED,
    GAME_BEGINS,
    GAME_WON,
    GHOST_DRAWN,
    GHOST_USED,
    HEALED,
    HURT,
    INITIATIVES,
    MATCH_WON,
    NO_WILD,
    NOBODY_WON,
    POWER,
    REROLLED,
    RESHUFFLED,
    RESOLVES,
    REVEALED,
    ROUND_BEGINS,
    SIZES,
    STOLE,
    TIE_ROLL,
    WILD_FOUND,
)
from spellwright.effects.table import (
    GHOST_DECK,
    GHOST_DISCARD,
    GHOSTS,
    HAND,
    HP,
    LAURELS,
    MAIN,
    MAIN_DISCARD,
    PLAY,
    SPELL,
    TREASURE_DISCARD,
    TREASURES,
)
from spellwright.packs.files import Entry, Pack

INERT = "Nothing happens."
DECKS = {"main deck": MAIN, "treasure deck": TREASURES, "dead wizard deck": GHOST_DECK}


@dataclass(frozen=True)
class Wild:
    """A Wild Magic card and the type it stands for."""

    slot: str


WILD_MAGIC = Entry("Wild Magic", "wild-magic")
Placed = Entry | Wild


def source(name: str, text: str = INERT, glyph: str = "arcane") -> Entry:
    return Entry(name, "source", text, [glyph])


def quality(name: str, text: str = INERT, glyph: str = "arcane") -> Entry:
    return Entry(name, "quality", text, [glyph])


def delivery(name: str, text: str = INERT, glyph: str = "arcane", initiative: int = 0) -> Entry:
    return Entry(name, "delivery", text, [glyph], initiative=initiative)


def treasure(name: str, text: str = INERT) -> Entry:
    return Entry(name, "treasure", text)


def dead_wizard(name: str, text: str = INERT) -> Entry:
    return Entry(name, "dead-wizard", text)


def printed(name: str) -> Entry:
    """A card of the box itself."""
    entries = [entry for pack in sw.game("skullzfyre").own_packs for entry in pack.entries]
    return replace(next(entry for entry in entries if entry.name == name), copies=1, line=1)


FILLERS = (
    source("Dull Source"), quality("Dull Quality"), delivery("Dull Delivery", initiative=1),
    treasure("Dull Treasure"), dead_wizard("Dull Ghost"),
)  # fmt: skip
PAUSE = source("Pause", "You may heal 1 HP.")  # asks its caster: the table can be looked at then

STORY = {
    RESHUFFLED: "a deck is reshuffled",
    HURT: "{card} deals {n} to {them}",
    HEALED: "{who} heals {n}",
    DIED: "{them} dies",
    DREW: "{who} draws {card}",
    DISCARDED: "{who} discards {card}",
    GAINED: "{who} gains {card}",
    STOLE: "{who} steals {card} from {them}",
    POWER: "{who} rolls {dice}",
    REROLLED: "{who} rerolls {dice}",
    ADDED: "{who} adds {card}",
    REVEALED: "{who} turns up {card}",
    GAME_BEGINS: "game {n}",
    ROUND_BEGINS: "round {n}",
    SIZES: "{who} size {n}",
    INITIATIVES: "{who} initiative {n}",
    TIE_ROLL: "{who} tie roll {n}",
    CASTS: "{who} casts",
    RESOLVES: "{who} resolves {card}",
    WILD_FOUND: "{who} finds {card}",
    NO_WILD: "{who} finds nothing",
    CUT: "{who} removes {card}",
    GAME_WON: "{who} wins the game",
    NOBODY_WON: "nobody wins the game",
    MATCH_WON: "{who} wins the match",
    GHOST_DRAWN: "{who} draws the Dead Wizard card {card}",
    GHOST_USED: "{who} collects {card}",
}


class Table:
    """A match of Skullzfyre at the moment when spells are placed in the first round of a game.

    Who is given no card holds none, and so takes no turn this round (SKZ-R28).
    """

    def __init__(
        self,
        players: int = 4,
        *,
        hp: Mapping[str, int] | None = None,
        hands: Mapping[str, Sequence[Entry]] | None = None,
        spells: Mapping[str, Sequence[Placed]] | None = None,
        treasures: Mapping[str, Sequence[Entry]] | None = None,
        dead_wizard_cards: Mapping[str, Sequence[Entry]] | None = None,
        deck: Sequence[Entry] = (),
        treasure_deck: Sequence[Entry] = (),
        dead_wizard_deck: Sequence[Entry] = (),
        discards: Sequence[Entry] = (),
        treasure_discards: Sequence[Entry] = (),
        dead_wizard_discards: Sequence[Entry] = (),
        tokens: Mapping[str, int] | None = None,
        dead: str = "",
        first: str = "A",
        fillers: int = 30,
        dice: Sequence[int] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.names = "ABCDEF"[:players]
        self.spells = dict(spells or {})
        self.nature = Scripted([self.names.index(first)])
        in_hand = {
            seat: [*(hands or {}).get(seat, ()), *map(card_of, self.spells.get(seat, ()))] for seat in self.names
        }
        zones: list[tuple[int, str, Sequence[Entry]]] = [
            (MAIN_DISCARD, "", discards),
            (TREASURE_DISCARD, "", treasure_discards),
            (GHOST_DISCARD, "", dead_wizard_discards),
            *((HAND, seat, cards) for seat, cards in in_hand.items()),
            *((PLAY, seat, cards) for seat, cards in (treasures or {}).items()),
            *((GHOSTS, seat, cards) for seat, cards in (dead_wizard_cards or {}).items()),
        ]
        tops = [(MAIN, deck), (TREASURES, treasure_deck), (GHOST_DECK, dead_wizard_deck)]
        used = [card for _, _, cards in zones for card in cards] + [card for _, cards in tops for card in cards]
        self.match = sw.game("skullzfyre").new(
            players, packs=[self.pack(used, fillers)], instead=True, options=dict(options or {}), nature=self.nature
        )
        self.begin()
        self.clear(dead)
        for place, seat, cards in zones:
            for card in cards:
                self.put(card, place, seat)
        for place, cards in tops:
            self.stack_deck(place, cards)
        for counter, values in ((HP, hp), (LAURELS, tokens)):
            for seat, value in (values or {}).items():
                self.g.put(counter, self.names.index(seat), value)
        self.ask_to_place()
        self.begun = len(self.match.log(-1))
        self.dice(*dice)

    @property
    def g(self) -> State:
        return self.match.state

    # -- setting the table ----------------------------------------------------------------------

    def pack(self, used: Iterable[Entry], fillers: int) -> Pack:
        copies: dict[str, Entry] = {}
        for card in used:
            known = copies.get(card.name)
            assert known is None or replace(known, copies=1) == card, f"two cards are called {card.name}"
            copies[card.name] = replace(card, copies=known.copies + 1 if known else 1)
        for filler in FILLERS:
            given = copies[filler.name].copies if filler.name in copies else 0
            copies[filler.name] = replace(filler, copies=given + fillers)
        copies.setdefault(WILD_MAGIC.name, replace(WILD_MAGIC, copies=0))
        entries = [*copies.values(), *(Entry(name, "hero") for name in self.names)]
        return Pack("skullzfyre", "scenario", entries, repr(entries))

    def begin(self) -> None:
        """Up to the first placing of spells, with no draw left to nature."""
        self.fix_decks()
        for _ in self.names:
            seat = self.match.decisions[0].seat
            self.match.answer(seat, self.names[seat])

    def fix_decks(self) -> None:
        for place in DECKS.values():
            zone = self.g.zone(place, 0)
            self.g.fixed[2 * zone] = len(self.g.zones[zone])
            self.g.fixed[2 * zone + 1] = 0

    def clear(self, dead: str) -> None:
        """Every hand back into the deck; the dead are dead."""
        g = self.g
        for seat in range(g.n):
            for card in g.in_zone(HAND, seat)[:]:
                g.move(card, g.zone(MAIN, 0))
                g.seen[card] = 0
        for name in dead:
            seat = self.names.index(name)
            g.put(HP, seat, 0)
            g.alive &= ~(1 << seat)

    def put(self, card: Entry, place: int, seat: str = "") -> None:
        """Take a card out of its deck and lay it down elsewhere."""
        g = self.g
        home = {"treasure": TREASURES, "dead-wizard": GHOST_DECK}.get(card.kind, MAIN)
        found = next(c for c in g.in_zone(home, 0) if g.face(c).name == card.name)
        g.move(found, g.zone(place, self.names.index(seat) if seat else 0))

    def stack_deck(self, place: int, cards: Sequence[Entry]) -> None:
        """The first of the cards lies on top; the fillers take turns below them."""
        g = self.g
        left = g.in_zone(place, 0)[:]
        top = []
        for card in cards:
            found = next(c for c in left if g.face(c).name == card.name)
            left.remove(found)
            top.append(found)
        rank: dict[str, int] = {}
        order = []
        for c in left:
            name = g.face(c).name
            rank[name] = rank.get(name, 0) + 1
            order.append((rank[name], c))
        order.sort()
        g.zones[g.zone(place, 0)] = [c for _, c in reversed(order)] + top[::-1]
        self.fix_decks()

    def ask_to_place(self) -> None:
        """Ask those who are alive and hold cards, as the round would have."""
        g = self.g
        holders = sum(1 << seat for seat in range(g.n) if g.alive >> seat & 1 and g.in_zone(HAND, seat))
        g.offered = [[] for _ in range(g.n)]
        g.picks = [[] for _ in range(g.n)]
        g.open = holders

    # -- playing --------------------------------------------------------------------------------

    def dice(self, *faces: int) -> Table:
        """What nature says next, from 1 up."""
        self.nature.picks = [*self.nature.picks, *(face - 1 for face in faces)]
        return self

    @property
    def dice_left(self) -> int:
        return len(self.nature.picks) - self.nature.at

    def place(self, seat: str, *cards: Placed) -> Table:
        """Build a spell and be done with it."""
        for card in cards:
            self.answer(seat, f"Wild Magic as {card.slot}" if isinstance(card, Wild) else card.name)
        return self.answer(seat, "done")

    def play(self, *labels: str) -> Table:
        """Place the spells that were given; then answer whoever is asked."""
        spells, self.spells = self.spells, {}
        for seat, cards in spells.items():
            self.place(seat, *cards)
        for label in labels:
            self.answer(self.asked, label)
        return self

    def answer(self, seat: str, label: str) -> Table:
        self.match.answer(self.names.index(seat), label)
        return self

    # -- looking --------------------------------------------------------------------------------

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
    def options(self) -> list[str]:
        return [option.label for option in self.decision.options]

    def offered(self, seat: str) -> list[str]:
        """What one of several wizards may answer."""
        found = self.match.decision(self.names.index(seat))
        return [option.label for option in found.options] if found else []

    @property
    def waiting(self) -> str:
        """Everybody who is asked."""
        return "".join(self.names[decision.seat] for decision in self.match.decisions)

    @property
    def hp(self) -> dict[str, int]:
        return {name: self.g.get(HP, seat) for seat, name in enumerate(self.names)}

    @property
    def alive(self) -> str:
        return "".join(name for seat, name in enumerate(self.names) if self.g.alive >> seat & 1)

    @property
    def tokens(self) -> dict[str, int]:
        return dict(zip(self.names, self.match.scores, strict=True))

    def hand(self, seat: str) -> list[str]:
        return self.cards(HAND, seat)

    def spell(self, seat: str) -> list[str]:
        return self.cards(SPELL, seat)

    def treasures(self, seat: str) -> list[str]:
        return self.cards(PLAY, seat)

    def dead_wizard_cards(self, seat: str) -> list[str]:
        return self.cards(GHOSTS, seat)

    def seen(self, by: str, seat: str, place: str) -> list[Any]:
        """A wizard's cards as another wizard sees them: None for a card face down."""
        view = self.match.view(self.names.index(by))
        cards: list[Any] = view["seats"][self.names.index(seat)]["zones"][place]["cards"]
        return cards

    @property
    def discards(self) -> list[str]:
        return self.cards(MAIN_DISCARD)

    @property
    def treasure_discards(self) -> list[str]:
        return self.cards(TREASURE_DISCARD)

    @property
    def dead_wizard_discards(self) -> list[str]:
        return self.cards(GHOST_DISCARD)

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return self.cards(MAIN)[::-1]

    @property
    def treasure_deck(self) -> list[str]:
        return self.cards(TREASURES)[::-1]

    @property
    def dead_wizard_deck(self) -> list[str]:
        return self.cards(GHOST_DECK)[::-1]

    def cards(self, place: int, seat: str = "") -> list[str]:
        return [self.g.face(c).name for c in self.g.in_zone(place, self.names.index(seat) if seat else 0)]

    @property
    def log(self) -> list[str]:
        """What has happened since the table was set, as a spectator reads it."""
        return self.match.log(-1, self.begun)

    def story(self, *kinds: int) -> list[str]:
        """The events of these kinds since the table was set, with every card named."""
        assert self.g.events is not None
        return [self.tell(*event) for event in self.g.events.all()[self.begun :] if event[0] in kinds]

    def tell(self, what: int, who: int, other: int, number: int, face: int, known: int) -> str:
        return STORY[what].format(
            who=self.names[who] if who >= 0 else "nobody",
            them="".join(name for seat, name in enumerate(self.names) if other >> seat & 1),
            n=number,
            dice=" ".join(oct(other)[2:]),
            card=self.g.defs[face].name if face >= 0 else "",
        )

    @property
    def casters(self) -> str:
        """Who has cast a spell, in order."""
        return "".join(line[0] for line in self.story(CASTS))


def card_of(card: Placed) -> Entry:
    return WILD_MAGIC if isinstance(card, Wild) else card
