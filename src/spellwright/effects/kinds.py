"""Kinds of cards of a deck builder, and what the cards of a kind cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.cards import Picked, SomeFrom, sift
from spellwright.effects.categories import Amount, Cards, Condition, Filter
from spellwright.effects.costs import ItsCost, Price, priced
from spellwright.effects.filters import Kind
from spellwright.effects.piles import HandOf, Pile
from spellwright.effects.places import DiscardsOf, TablePile, TwoSpots
from spellwright.effects.sections import Attack
from spellwright.effects.sentences import Text
from spellwright.effects.table import HAND, PLAY, TOKENS
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"

# -- kinds of cards -----------------------------------------------------------------------------------


reads(
    "Kinds",
    lambda first, second: Kind(first.kind | second.kind),
    "{first:Kind} [,] (or|and|and / or) [a] {second:Kind}",
    game=DECK_BUILDERS,
)
reads(
    "Kinds",
    lambda first, others: Kind(first.kind | others.kind),
    "{first:Kind} , [a] {others:Kinds}",
    game=DECK_BUILDERS,
)
reads(Filter, lambda kinds: kinds, "{kinds:Kinds}", game=DECK_BUILDERS)


@dataclass
class OngoingCard(Filter):
    """ANN-139, ANN-140: what stays in play; standees and tokens with such a text are among them."""

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return g.face(card).lasts

    def home(self) -> i64:
        return HAND

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat) + g.in_zone(TOKENS, seat)

    def in_play(self) -> bool:
        return True


says(OngoingCard, "Ongoing card*", "ongoing", game=DECK_BUILDERS)


@dataclass
class DefenseCard(Filter):
    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return g.face(card).defense is not None or g.face(card).guard is not None

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat)

    def in_play(self) -> bool:
        return True


says(DefenseCard, "Defense card*", "defense", game=DECK_BUILDERS)


@dataclass
class AttackCard(Filter):
    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        text = g.face(card).program
        return isinstance(text, Text) and any(isinstance(part, Attack) for part in text.sentences)

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat)

    def in_play(self) -> bool:
        return True


says(AttackCard, "Attack*", "attack card", game=DECK_BUILDERS)


def _costing_from(amount: Amount, filter: Filter, pile: Pile, price: Price) -> SomeFrom | None:
    costing = priced(filter, price)
    return None if costing is None else SomeFrom(amount, costing, pile)


reads(
    Cards,
    _costing_from,
    "{amount:Amount} {filter:Filter} (from|in) {pile:Pile} that cost {price:Price}",
    "{amount:Amount} {filter:Filter} (from|in) {pile:Pile} (with a cost of|of cost|with cost|with a cost|costing) {price:Price}",
    "{amount:Amount} {filter:Filter} of (your|their) choice (from|in) {pile:Pile} that cost {price:Price}",
    game=DECK_BUILDERS,
)

# -- costs ------------------------------------------------------------------------------------------------


_SEEN = "(discard|destroy|reveal|gain|flip|chosen|return|draw|play|stolen|steal)"


@dataclass
class HighestCost(Amount):
    pile: Pile

    def value(self, g: State, ctx: Context) -> i64:
        most: i64 = 0
        for card in self.pile.cards(g, ctx):
            cost = g.face(card).cost
            if cost > most:
                most = cost
        return most


says(HighestCost, "the highest cost {pile:Seen}", game=DECK_BUILDERS)
says(
    HighestCost,
    "the highest cost in {pile}",
    "the highest cost (among|of|on) [(a|any|all)] [(card|the card)] [(in|from|among)] {pile}",
    "the cost of the (most expensive|costliest|priciest) card (in|from|among|of) {pile}",
    "the highest cost of (a|any) card (in|from|among|of) {pile}",
    game=DECK_BUILDERS,
)


@dataclass
class LowestCost(Amount):
    pile: Pile

    def value(self, g: State, ctx: Context) -> i64:
        costs = [g.face(card).cost for card in self.pile.cards(g, ctx)]
        return min(costs) if len(costs) else 0


says(LowestCost, "the lowest cost {pile:Seen}", game=DECK_BUILDERS)
says(
    LowestCost,
    "the lowest cost in {pile}",
    "the lowest cost (among|of|on) [(a|any|all)] [(card|the card)] [(in|from|among)] {pile}",
    "the cost of the (least expensive|cheapest) card (in|from|among|of) {pile}",
    game=DECK_BUILDERS,
)


@dataclass
class TotalCost(Amount):
    pile: Pile

    def value(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for card in self.pile.cards(g, ctx):
            total += g.face(card).cost
        return total


def _total_cost(pile: Pile) -> TotalCost | None:
    return TotalCost(pile) if isinstance(pile, DiscardsOf | TablePile | TwoSpots | HandOf) else None


says(
    TotalCost,
    "the total cost of the cards in {pile}",
    "the (total|combined) cost of (the|all|all the|all of the) card (in|from) {pile}",
    "the (total|combined) cost of {pile}",
    game=DECK_BUILDERS,
    build=_total_cost,
)


@dataclass
class CostIs(Condition):
    """C21: of the card just seen or moved."""

    price: Price

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(ctx.cards) and self.price.meets(g, ctx, ItsCost().value(g, ctx))


says(
    CostIs,
    "it costs {price:Price}",
    "(it|that card|the card) cost {price:Price}",
    f"the {_SEEN} card cost {{price:Price}}",
    "(its cost|the cost of that card|that card 's cost) be {price:Price}",
    "the card (you|they) (discard|destroy|reveal|gain|flip) cost {price:Price}",
    game=DECK_BUILDERS,
)


@dataclass
class Dearest(Picked):
    """The card of a pile that costs the most (1) or the least (-1); the doer chooses among the tied."""

    filter: Filter
    pile: Pile
    sign: int

    def pool(self, g: State, ctx: Context) -> list[int]:
        cards = sift(g, ctx, self.pile.cards(g, ctx), self.filter)
        if not cards:
            return []
        costs = [g.face(card).cost for card in cards]
        best = max(costs) if self.sign > 0 else min(costs)
        return [card for card in cards if g.face(card).cost == best]


for _sign, _said, _ways in (
    (1, "most expensive", "(most expensive|costliest|priciest|highest cost)"),
    (-1, "cheapest", "(cheapest|least expensive|lowest cost)"),
):
    _with = "(highest|greatest)" if _sign > 0 else "(lowest|smallest)"
    says(
        Dearest,
        f"the {_said} {{filter}} from {{pile}}",
        f"(the|your|their) {_ways} {{filter}} (from|in|of|out of) {{pile}}",
        f"the {{filter}} (from|in) {{pile}} with the {_with} cost",
        f"the {{filter}} with the {_with} cost (from|in) {{pile}}",
        game=DECK_BUILDERS,
        sign=_sign,
    )


@dataclass
class CostAndMore(Amount):
    """So much more than what was just destroyed, discarded or seen has cost."""

    more: int

    def value(self, g: State, ctx: Context) -> i64:
        return ItsCost().value(g, ctx) + self.more


says(
    CostAndMore,
    "{more} more than its cost",
    "{more} more than (it|that card|the card)",
    f"{{more}} more than the {_SEEN} card ['s cost]",
    "(its|that card 's) cost plus {more}",
    game=DECK_BUILDERS,
)
