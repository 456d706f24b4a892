"""Cards taken by lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.cards import Owned, sift
from spellwright.effects.categories import Amount, Filter
from spellwright.effects.piles import Pile
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class AtRandom(Owned):
    """So many of one's own, picked by nature."""

    amount: Amount
    filter: Filter

    def enough(self, g: State, ctx: Context) -> bool:
        return len(sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        pool = sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)
        ctx.chosen = by_lot(g, pool, self.amount.value(g, ctx))
        return True


says(
    AtRandom, "{amount} random {filter}", "{amount} random {filter} from hand", "{amount} {filter} at random", "{amount} of (your|their) {filter} at random", "{amount} randomly choose {filter}",
)  # fmt: skip


@dataclass
class RandomFrom(Owned):
    amount: Amount
    filter: Filter
    pile: Pile

    def enough(self, g: State, ctx: Context) -> bool:
        return len(sift(g, ctx, self.pile.cards(g, ctx), self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        pool = sift(g, ctx, self.pile.cards(g, ctx), self.filter)
        ctx.chosen = by_lot(g, pool, self.amount.value(g, ctx))
        return True


says(
    RandomFrom,
    "{amount} random {filter} from {pile}",
    "{amount} {filter} at random from {pile}",
    "{amount} {filter} (from|in) {pile} at random",
    "{amount} random {filter} in {pile}",
)


def by_lot(g: State, pool: list[int], count: i64) -> list[int]:
    chosen: list[int] = []
    while pool and len(chosen) < count:
        chosen.append(pool.pop(g.pick(len(pool))))
    return chosen
