"""Ranges of a roll, and what each of them does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Effect, Sentence
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


TOP: Final = 99  # SKZ-R34: the top range is open-ended


@dataclass
class Band(Sentence):
    """SKZ-111: an effect for a range of the roll."""

    low: int
    high: int
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        if POP[ctx.rolled] > 1:
            return self.each(g, ctx)
        if ctx.banded or ctx.number < self.low or ctx.number > self.high:
            return True
        ctx.banded = True
        ctx.bands = 0
        return self.effect.start(g, ctx)

    def each(self, g: State, ctx: Context) -> bool:
        """Several rolled: those in the range are "they"."""
        mask: i64 = 0
        for seat in SEATS[ctx.bands]:
            if self.low <= ctx.dice[seat] <= self.high:
                mask |= 1 << seat
        ctx.bands &= ~mask
        ctx.that = mask
        ctx.they = -1
        return self.effect.start(g, ctx) if mask else True


def band(low: int, high: int, effect: Effect) -> Band | None:
    return Band(low, high, effect) if low <= high else None


_ON = "(on|for|with) [a] [roll of] [a]"
reads(Sentence, lambda low, effect: Band(low, low, effect), f"{_ON} {{low:int}} [,] {{effect:Effect}}")
reads(Sentence, band, f"{_ON} {{low:int}} (or|to|-|through|and) [a] {{high:int}} [,] {{effect:Effect}}")
reads(
    Sentence,
    lambda low, effect: Band(low, TOP, effect),
    f"{_ON} {{low:int}} (or (more|higher|greater|better|above|up)|+) [,] {{effect:Effect}}",
)
reads(
    Sentence,
    lambda high, effect: Band(0, high, effect),
    f"{_ON} {{high:int}} or (less|lower|fewer|below|under|worse) [,] {{effect:Effect}}",
)


@dataclass
class ElseBand(Sentence):
    """What no range before it has caught."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        if ctx.bands == 0:
            return True
        ctx.that = ctx.bands if POP[ctx.rolled] > 1 else ctx.that
        ctx.bands = 0
        ctx.banded = True
        ctx.they = -1
        return self.effect.start(g, ctx)


says(
    ElseBand, "on anything else , {effect}", "(on|for) (anything else|anything less|anything lower|any other roll|any other result|any other number|anything higher|a lower roll|a lower result|a higher roll|less|else) , {effect}", "(anything else|anything less|any other result) : {effect}", "on (everything else|all other result) , {effect}",
)  # fmt: skip
