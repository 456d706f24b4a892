"""What cards cost: cards of a price, and numbers taken from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Filter, Tree
from spellwright.effects.filters import OtherThan
from spellwright.language.phrases import category, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class Price(Tree):
    """What a card may cost: the number printed on it, whatever it would cost somebody now."""

    amount: Amount

    def meets(self, g: State, ctx: Context, cost: i64) -> bool:
        raise NotImplementedError


category(Price)


@dataclass
class PriceOrMore(Price):
    def meets(self, g: State, ctx: Context, cost: i64) -> bool:
        return cost >= self.amount.value(g, ctx)


says(
    PriceOrMore,
    "{amount} or more",
    "{amount} or (greater|higher|above|over)",
    "(at least|no less than) {amount}",
    game=DECK_BUILDERS,
)


@dataclass
class PriceOrLess(Price):
    def meets(self, g: State, ctx: Context, cost: i64) -> bool:
        return cost <= self.amount.value(g, ctx)


says(
    PriceOrLess,
    "{amount} or less",
    "{amount} or (fewer|lower|under|below|cheaper)",
    "(at most|up to|no more than) {amount}",
    game=DECK_BUILDERS,
)


@dataclass
class ExactPrice(Price):
    def meets(self, g: State, ctx: Context, cost: i64) -> bool:
        return cost == self.amount.value(g, ctx)


says(ExactPrice, "{amount}", "exactly {amount}", game=DECK_BUILDERS)


@dataclass
class Costing(Filter):
    """Cards of a kind that cost so much."""

    filter: Filter
    price: Price

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return self.filter.takes(g, ctx, card) and self.price.meets(g, ctx, g.face(card).cost)

    def home(self) -> i64:
        return self.filter.home()

    def had(self, g: State, seat: i64) -> list[int]:
        return self.filter.had(g, seat)

    def in_play(self) -> bool:
        return self.filter.in_play()


def priced(filter: Filter, price: Price) -> Costing | None:
    """ "A card other than a Wizard that costs 3": the price is the Wizard's."""
    return None if isinstance(filter, OtherThan | Costing) else Costing(filter, price)


says(
    Costing,
    "{filter} that cost {price}",
    "{filter} (cost|costing|of cost) {price}",
    "{filter} with [a] cost [of] {price}",
    "{filter} whose cost be {price}",
    build=priced,
    game=DECK_BUILDERS,
)


@dataclass
class ItsCost(Amount):
    """What the cards just seen or moved cost together."""

    def value(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for card in ctx.cards:
            if ctx.crowd == 0 or ctx.they < 0 or g.holder(card) == ctx.they or g.holder(card) < 0:
                total += g.face(card).cost
        return total


_SEEN = "(discard|destroy|reveal|gain|flip|chosen|return|draw|play|stolen|steal)"
says(
    ItsCost,
    "its cost",
    "(that|the) (card|creature|treasure) 's [(printed|own)] cost",
    "the [(total|combined)] cost of (it|that card|those card|them|the card|both [of them]|all of them|both card|the 2 card|the 3 card)",
    f"the [(total|combined)] cost of the {_SEEN} card",
    f"the {_SEEN} card 's [(total|combined)] cost",
    "(their|its) [(total|combined)] cost",
    "what it cost",
    f"the [(total|combined)] cost of the card (you|they) {_SEEN} [this way]",
    game=DECK_BUILDERS,
)
