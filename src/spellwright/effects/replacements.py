"""What happens instead of dying and of losing a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Effect, Lasts
from spellwright.effects.table import WOULD_DIE, WOULD_LOSE
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class InsteadOfDying(Lasts):
    """R29: death prevented, if what is said instead leaves HP."""

    effect: Effect

    def hook(self) -> i64:
        return WOULD_DIE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(
    InsteadOfDying,
    "if you would die , {effect}",
    "(if|when|whenever) you would (die|be kill|be reduce to 0 HP|drop to 0 HP) , [instead] {effect}",
)


@dataclass
class InsteadOfLosing(Lasts):
    """Something else is lost in place of one of your other Treasures."""

    effect: Effect

    def hook(self) -> i64:
        return WOULD_LOSE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and card != m.card

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(
    InsteadOfLosing,
    "if you would lose one of your other Treasures , {effect}",
    "(if|when|whenever) you would (lose|discard) (1 of your other|another|a|any other|any of your other|1 of your) treasure , [instead] {effect}",
    "(if|when|whenever) a foe would steal (1 of your other|another|a) treasure [from you] , [instead] {effect}",
    game="duel",
)
