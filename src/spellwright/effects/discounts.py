"""Cards that cost less or more to buy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Filter, Lasts
from spellwright.effects.spans import Lets, Span
from spellwright.effects.table import COST, END_OF_TURN
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"


@dataclass
class Cheaper(Lasts):
    """M11."""

    filter: Filter
    amount: Amount

    def hook(self) -> i64:
        return COST

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx) if self.filter.takes(g, m.ctx, card) else 0


_EACHONE = "[(each|all|any|your|the|all of the)]"
_BUYING = "[(to buy|for you|for you to buy|to gain)]"
says(
    Cheaper,
    "{filter}* cost you {amount} less",
    f"{_EACHONE} {{filter}} [(you buy|that you buy)] cost [you] {{amount}} (less|fewer) [Power] {_BUYING}",
    f"{_EACHONE} {{filter}} cost [you] {{amount}} (less|fewer) {_BUYING}",
    "(reduce|lower) the cost of [(each|all|any|your)] {filter} [you buy] by {amount}",
    "you pay {amount} less [Power] (for|to buy) {filter}",
    game=DECK_BUILDERS,
)


@dataclass
class Dearer(Lasts):
    filter: Filter
    amount: Amount

    def hook(self) -> i64:
        return COST

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx) if self.filter.takes(g, m.ctx, card) else 0


says(
    Dearer,
    "{filter}* cost you {amount} more",
    f"{_EACHONE} {{filter}} cost (you|their) {{amount}} more [Power] {_BUYING}",
    game=DECK_BUILDERS,
)


@dataclass
class NextCheaper(Cheaper):
    """M10: only the next one that is bought."""

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)


says(
    NextCheaper,
    "the next {filter} you buy costs {amount} less",
    f"the next {{filter}} [you buy] cost [you] {{amount}} less [Power] {_BUYING}",
    game=DECK_BUILDERS,
)


def _next_cheaper(filter: Filter, amount: Amount) -> Lets:
    return Lets(NextCheaper(filter, amount), Span(END_OF_TURN))


reads(
    Act,
    _next_cheaper,
    f"the next {{filter:Filter}} you buy this turn cost [you] {{amount:Amount}} less [Power] {_BUYING}",
    game=DECK_BUILDERS,
)
