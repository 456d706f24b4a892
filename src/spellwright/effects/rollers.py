"""Players told by what they rolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Players
from spellwright.effects.table import foes
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class LowRoller(Players):
    """P52: those with the lowest die, all of the tied."""

    def find(self, g: State, ctx: Context) -> i64:
        return rollers(ctx, -1)


says(
    LowRoller,
    "the lowest roller",
    "the low roller",
    "whoever roll (lowest|the lowest|the lowest number|lower)",
    "each (lowest|low) roller",
    "the (foe|player|wizard) (with the lowest|who roll the lowest|who roll lowest) [(roll|number|die|result)]",
)


@dataclass
class HighRoller(Players):
    def find(self, g: State, ctx: Context) -> i64:
        return rollers(ctx, 1)


says(
    HighRoller,
    "the highest roller",
    "the high roller",
    "whoever roll (highest|the highest|the highest number|higher)",
    "each (highest|high) roller",
    "the (foe|player|wizard) (with the highest|who roll the highest|who roll highest) [(roll|number|die|result)]",
)


def rollers(ctx: Context, sign: i64) -> i64:
    best: i64 = -1000
    found: i64 = 0
    for seat in SEATS[ctx.rolled]:
        value: i64 = sign * ctx.dice[seat] if seat < len(ctx.dice) else 0
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << seat
    return found


@dataclass
class OtherRollers(Players):
    """Those who rolled and were not just named; where nobody rolled, your other foes."""

    def find(self, g: State, ctx: Context) -> i64:
        if POP[ctx.rolled] > 1:
            return ctx.rolled & ~ctx.that & g.alive
        return foes(g, ctx.you) & ~(ctx.that | ctx.target)

    def single(self) -> bool:
        return False


says(
    OtherRollers,
    "the others",
    "all [the] others",
    "the other (foe|player|roller|wizard)",
    "the rest of (them|the foe)",
)
