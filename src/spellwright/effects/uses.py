"""What a wizard may use in his or her own turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.state import State
from spellwright.effects.categories import Lasts
from spellwright.effects.table import USABLE
from spellwright.effects.triggers import find_lasting

if TYPE_CHECKING:
    from mypy_extensions import i64

ENOUGH: Final = -1


@dataclass
class Uses(Node):
    """Offers what can be used until its owner has had enough."""

    def go(self, g: State, ctx: Context) -> bool:
        seat = ctx.you
        if not g.hooks & USABLE or not g.alive >> seat & 1:
            return True
        options: list[int] = []
        for m in g.lasting:
            if m.hook & USABLE and m.ability.matches(g, m, seat, 0, 0, -1):
                options.append(m.serial)
        if not options:
            return True
        options.append(ENOUGH)
        g.ask(self, ctx, seat, options, 1)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            if frame.answer == ENOUGH:
                return True
            m = find_lasting(g, frame.answer)
            assert m is not None
            own = m.ctx.copy()
            own.they = -1
            m.ability.spend(g, m)
            ability = m.ability
            assert isinstance(ability, Lasts)
            height = len(g.stack)
            if not ability.happen(g, own):
                g.under(height, self, frame.ctx, 2)
                return False
        return self.go(g, frame.ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Use something before the spell goes on?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        m = find_lasting(g, option)
        return f"use {g.defs[m.face].name}" if m is not None and m.face >= 0 else "go on"

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        m = find_lasting(g, option)
        return (m.card if m is not None else -1, -1)


USES: Final = Uses()
