"""Where cards of a deck builder lie, and how they come to other places there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.cards import SomeFrom
from spellwright.effects.categories import Act, Amount, Cards, Condition, Effect, Filter, Players, Sentence, Trait, Tree
from spellwright.effects.costs import Price, priced
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import DISCARDED, GAVE
from spellwright.effects.filters import AnyCard
from spellwright.effects.outcomes import YouDidNot
from spellwright.effects.piles import FrontOf, Pile, Seen, gather
from spellwright.effects.players import Each, Everybody, Them, Who, You
from spellwright.effects.sentences import Plain
from spellwright.effects.subjects import Do
from spellwright.effects.table import DECK, DESTROYED, DISCARD, HAND, MAYHEM, PUT_AWAY
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"

# -- piles ------------------------------------------------------------------------------------------


@dataclass
class DiscardsOf(Pile):
    players: Players

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, DISCARD, self.players.find(g, ctx))


says(DiscardsOf, "{players:Whose} discard pile", "the discard pile of {players}", game=DECK_BUILDERS)


@dataclass
class TablePile(Pile):
    """Face-up cards of the table: a game's own noun for a row, and the destroyed pile."""

    place: int

    def cards(self, g: State, ctx: Context) -> list[int]:
        """A Mayhem lies in the row only while it happens: it is no card of it (ANN-177)."""
        return [card for card in g.in_zone(self.place, 0) if not g.face(card).kind & MAYHEM]


says(TablePile, "the destroyed pile", "the (destroyed card|trash)", game=DECK_BUILDERS, place=DESTROYED)
says(FrontOf, "{players:Whose} cards in play", "in front of {players}", game=DECK_BUILDERS)


@dataclass
class Spot(Tree):
    """A wizard's place for cards, as a bare noun."""

    place: int


category(Spot)
says(Spot, "hand", game=DECK_BUILDERS, place=HAND)
says(Spot, "discard pile", game=DECK_BUILDERS, place=DISCARD)
says(Spot, "deck", game=DECK_BUILDERS, place=DECK)


@dataclass
class TwoSpots(Pile):
    """Either of two places of the same wizards."""

    players: Players
    first: Spot
    second: Spot

    def cards(self, g: State, ctx: Context) -> list[int]:
        mask = self.players.find(g, ctx)
        return gather(g, self.first.place, mask) + gather(g, self.second.place, mask)


says(
    TwoSpots,
    "{players:Whose} {first} or {second}",
    "{players:Whose} {first} (or|and|and / or) [(your|their)] {second}",
    "{players:Whose} {first} (or|and|and / or) from (your|their) {second}",
    game=DECK_BUILDERS,
)


# -- into other places ----------------------------------------------------------------------------------


@dataclass
class IntoSpot(CardAct):
    """Z31: into a hand or onto a discard pile that is not one's own hand. Step 3 waits for whose."""

    cards: Cards
    players: Players
    spot: Spot

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        ctx.later = cards
        ctx.they = seat
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, 3, seat)
            return False
        return self.put(g, ctx, seat)

    def put(self, g: State, ctx: Context, seat: i64) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        for other in SEATS[ctx.aim]:
            for card in ctx.later:
                g.move(card, g.zone(self.spot.place, other))
                g.tell(GAVE if other != seat else DISCARDED, seat, 1 << other, 1, card)
            return True
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.put(g, frame.ctx, frame.a) if frame.step == 3 else CardAct.more(self, g, frame)


def _into_spot(cards: Cards, players: Players, spot: Spot) -> IntoSpot | None:
    own_hand = spot.place == HAND and isinstance(players, You | Them)
    return None if own_hand or spot.place == DECK else IntoSpot(cards, players, spot)


says(
    IntoSpot,
    "put~ {cards} into {players:Whose} {spot}",
    "(put|place|move|add) {cards} (into|in|onto|on|to) {players:Whose} {spot}",
    game=DECK_BUILDERS,
    build=_into_spot,
)


def _one_of_them(amount: Amount, price: Price) -> SomeFrom | None:
    costing = priced(AnyCard(), price)
    return None if costing is None else SomeFrom(amount, costing, Seen())


reads(
    Cards,
    _one_of_them,
    "{amount:Amount} of (them|those|those card|these) (that cost|costing|with a cost of|with cost) {price:Price}",
    game=DECK_BUILDERS,
)
reads(
    Cards,
    lambda amount, filter: SomeFrom(amount, filter, Seen()),
    "{amount:Amount} {filter:Filter} (among them|of those|of them)",
    game=DECK_BUILDERS,
)
reads(
    Condition,
    YouDidNot,
    "you do not have 1 [there]",
    "there be (not 1|none)",
    game=DECK_BUILDERS,
)


@dataclass
class ShowedA(Trait):
    """P58: of the cards that several have just seen or moved, each one's own is of a kind."""

    filter: Filter

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        for card in ctx.cards:
            owner = g.holder(card)
            if owner < 0 and card in ctx.taken and len(ctx.owners) == len(ctx.taken):
                owner = ctx.owners[ctx.taken.index(card)] % PUT_AWAY
            if owner == seat and self.filter.takes(g, ctx, card):
                return True
        return False

    def has_happened(self) -> bool:
        return True


def _showed(filter: Filter) -> ShowedA | None:
    """Of any card at all: see DidIt."""
    return None if isinstance(filter, AnyCard) else ShowedA(filter)


says(
    ShowedA,
    "turned up a {filter}",
    "[have] (reveal|destroy|discard|show|flip|turn up) a {filter} [this way]",
    "whose card be a {filter}",
    game=DECK_BUILDERS,
    build=_showed,
)


def _if_yours(filter: Filter, effect: Effect) -> Plain | None:
    """ "If yours was a Starter, heal 2 HP": said of everybody, meant for each."""
    return Plain(Do(Each(Who(Everybody(), ShowedA(filter))), effect)) if isinstance(effect, Act) else None


reads(
    Sentence,
    _if_yours,
    "if (yours|your card) be a {filter:Filter} , {effect:Effect}",
    "if (yours|your card) be a {filter:Filter} , you {effect:Effect}",
    game=DECK_BUILDERS,
)


@dataclass
class Refill(Act):
    """Z20: the row is filled up from the main deck, as at the start of a turn."""

    row: TablePile

    def one(self, g: State, ctx: Context) -> bool:
        return g.game.refill(g, Context(ctx.you, -1))

    def more(self, g: State, frame: Frame) -> bool:
        return True


@dataclass
class ThatRow(TablePile):
    """ "Refill it": the row spoken of before, until the text is linked."""


says(Refill, "refill~ {row}", "(refill|replenish|fill up|restock) {row}", game=DECK_BUILDERS)
reads(Act, lambda: Refill(ThatRow(0)), "(refill|replenish|restock) it", game=DECK_BUILDERS)
