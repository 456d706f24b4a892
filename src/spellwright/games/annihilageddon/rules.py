"""The rules of ANNIHILAGEDDON that hold the rest together: setup, turns, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.imagine import shuffle_identities
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.core.zones import DOWN, OPEN, OWN, SHUT, Place
from spellwright.effects.builders import Builder
from spellwright.effects.events import BOUGHT, GOT, PLAYED, SCORED, TURN_BEGINS, WON, sentence
from spellwright.effects.table import (
    ACTIVE,
    BOX,
    BUILDER_COUNTERS,
    DECK,
    FAMILIARS,
    FIRST,
    HAND,
    HERO,
    LEGEND,
    LEGENDS,
    MAIN,
    MATCH_WINNER,
    MAYHEM,
    ROUND,
    STANDEES,
    TILES,
    TOKEN_STACK,
    UNUSED,
    WANDS,
    WILDS,
)
from spellwright.games.annihilageddon import prospects
from spellwright.games.annihilageddon.scoring import best, points
from spellwright.games.annihilageddon.setup import SETUP
from spellwright.games.annihilageddon.showing import facts, printed
from spellwright.games.annihilageddon.turns import LINING, REFILL, TURN, for_sale

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.cards import Card
    from spellwright.core.nature import Nature

DECKS: Final = 5  # starting decks in the box (ANN-002)

PLACES: Final[list[Place | None]] = [
    Place("hand", OWN, True),
    Place("in play", OPEN, True, in_play=True),
    None,
    None,
    Place("main deck", SHUT, False),
    None,
    None,
    None,
    None,
    None,
    Place("wizards", OPEN, False),
    Place("wizard", OPEN, True),
    Place("deck", SHUT, True, discard="discard pile"),
    Place("discard pile", OPEN, True),
    Place("line-up", OPEN, False),
    Place("legends", SHUT, False),
    Place("legend", OPEN, False),
    Place("wild magic", OPEN, False),
    Place("limp wands", OPEN, False),
    Place("token stack", SHUT, False),
    Place("tokens", OPEN, True, in_play=True),
    Place("familiar", OPEN, True),
    Place("ability", OPEN, True, in_play=True),
    Place("offered", DOWN, True),
    Place("destroyed", OPEN, False),
    Place("mayhems", OPEN, False),
    Place("standees", OPEN, False),
    Place("out of the game", SHUT, False),
    Place("abilities", SHUT, False),
    Place("familiars", SHUT, False),
]
# Decks of the box, in the order of the families of cards.
HOMES: Final = (MAIN, DECK, WILDS, WANDS, LEGENDS, FAMILIARS, TILES, TOKEN_STACK, BOX, STANDEES)
FIRST_LEGEND: Final = "first"  # a word on the card that always lies on top

COUNTER_NAMES: Final[list[str]] = [
    "hp", "_laurels", "_size", "_initiative", "_killer", "_rank", "_tie", "_past", "_acted", "_round",
    "_games", "_first", "_active", "deaths", "_blaze", "_last_winner", "_turns", "_match_winner",
    "_round_deaths", "_old_killer", "power", "_spared", "_ran_out",
]  # fmt: skip


class GameFlow(Node):
    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 0:
            g.push(self, ctx, 1)
            g.push(SETUP, ctx, 0)
            return True
        if frame.step == 1:
            g.push(self, ctx, 2)
            g.push(TURN, Context(g.get(FIRST, 0), -1), REFILL)
            return True
        for seat in range(g.n):
            g.tell(SCORED, seat, 0, points(g, seat))
        winners = best(g)
        g.put(MATCH_WINNER, 0, winners)
        for seat in SEATS[winners]:
            g.tell(WON, seat, winners)
        return True


FLOW: Final = GameFlow()


class Annihilageddon(Builder):
    def counter_count(self) -> int:
        return BUILDER_COUNTERS

    def count_names(self) -> list[str]:
        return COUNTER_NAMES

    def begin(self, g: State) -> None:
        g.lay()
        g.push(FLOW, Context(0, -1), 0)
        g.run()

    def homes(self, g: State, definition: int) -> list[int]:
        """ANN-025: of the starters as many as there are wizards; ANN-029: one Legend lies on top from the beginning."""
        family = g.cards.family[definition]
        copies = g.cards.copies[definition]
        if HOMES[family] == DECK:
            each = copies // DECKS
            return [g.zone(DECK, seat) for seat in range(g.n) for _ in range(each)] + [g.zone(UNUSED, 0)] * (
                copies - each * g.n
            )
        if FIRST_LEGEND in g.cards.cards[definition].types:
            return [g.zone(LEGEND, 0)]
        return [g.zone(HOMES[family], 0)] * copies

    def refill(self, g: State, ctx: Context) -> bool:
        return LINING.go(g, ctx)

    def winners(self, g: State) -> int:
        return int(g.get(MATCH_WINNER, 0))

    def scores(self, g: State) -> list[int]:
        return [int(points(g, seat)) for seat in range(g.n)]

    def moment(self, g: State) -> i64:
        return g.get(ROUND, 0)

    def value(self, g: State, seat: i64) -> float:
        winners = self.winners(g)
        if winners:
            return 1.0 / POP[winners] if winners >> seat & 1 else 0.0
        return prospects.value(g, seat)

    def brought(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        return [event[4]] if event[0] == PLAYED else []

    def on_offer(self, g: State) -> list[tuple[int, int]]:
        seat = g.get(ACTIVE, 0) - 1
        if seat < 0:
            return []
        return [(int(seat), g.card[card]) for card in for_sale(g, seat) if not g.face(card).kind & MAYHEM]

    def bought(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        return [event[4]] if event[0] == BOUGHT else []

    def gained(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        return [event[4]] if event[0] in (BOUGHT, GOT) else []

    def begins_turn(self, event: tuple[int, int, int, int, int, int]) -> int:
        return event[1] if event[0] == TURN_BEGINS else -1

    def ending(self, g: State) -> str:
        """ANN-083 to ANN-085."""
        if not g.in_zone(TOKEN_STACK, 0):
            return "tokens"
        if not g.in_zone(LEGEND, 0) and not g.in_zone(LEGENDS, 0):
            return "Legends"
        return "main deck"

    def decided(self, event: tuple[int, int, int, int, int, int]) -> int:
        return event[2] if event[0] == WON else -1

    def begins_round(self, event: tuple[int, int, int, int, int, int]) -> bool:
        return event[0] == TURN_BEGINS

    def redeal(self, g: State, seat: i64, nature: Nature, hidden: list[int]) -> None:
        redeal(g, nature, hidden)

    def seat_name(self, g: State, seat: i64) -> str:
        wizards = g.in_zone(HERO, seat)
        return g.face(wizards[0]).name if wizards else f"Seat {seat + 1}"

    def facts(self, g: State, seat: i64) -> dict[str, object]:
        return facts(g, seat)

    def printed(self, card: Card) -> dict[str, object]:
        return printed(card)

    def sentence(self, g: State, event: tuple[int, int, int, int, int, int], seat: i64) -> str:
        return sentence(g, event, seat)


def redeal(g: State, nature: Nature, hidden: list[int]) -> None:
    """A wizard's deck and hand are mixed with each other; other cards with all of their kind that lie hidden."""
    decks: list[list[int]] = [[] for _ in range(g.n)]
    others: list[int] = []
    for card in hidden:
        zone = g.where(card)
        owner = g.holder(card)
        if owner >= 0 and (zone == g.zone(DECK, owner) or zone == g.zone(HAND, owner)):
            decks[owner].append(card)
        else:
            others.append(card)
    for cards in decks:
        shuffle_identities(g, cards, nature, apart=False)
    shuffle_identities(g, others, nature)
