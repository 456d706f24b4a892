"""A walk around the table: one foe after another in one direction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import ORDER
from spellwright.core.state import State
from spellwright.effects.categories import Effect, Players, Sentence
from spellwright.effects.table import foes
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Going(Sentence):
    """P19: the effect visits foes one after the other, in one direction from you."""

    right: int
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        ctx.named = self.right
        ctx.that = 0
        return self.effect.start(g, ctx)


for _side, _right in (("left", 0), ("right", 1)):
    says(
        Going,
        f"going {_side} from you , {{effect}}",
        f"(going|go|moving|starting) [to the] {_side} [around the table] [from you] , {{effect}}",
        f"starting (with the foe on your {_side}|on your {_side}) [and going {_side}] , {{effect}}",
        right=_right,
    )


def on_the_way(g: State, ctx: Context) -> list[int]:
    order = ORDER[g.n][ctx.you][foes(g, ctx.you)]
    return order[::-1] if ctx.named else order


@dataclass
class FirstFoe(Players):
    def find(self, g: State, ctx: Context) -> i64:
        way = on_the_way(g, ctx)
        return 1 << way[0] if way else 0


says(FirstFoe, "the first foe", "the first (player|wizard|1) [you (reach|meet)]")


@dataclass
class NextFoe(Players):
    """The one after those already visited on the way."""

    def find(self, g: State, ctx: Context) -> i64:
        order = ORDER[g.n][ctx.you][g.everyone & ~(1 << ctx.you)]
        way = order[::-1] if ctx.named else order
        passed = -1
        for at, seat in enumerate(way):
            if ctx.that >> seat & 1:
                passed = at
        for seat in way[passed + 1 :]:
            if foes(g, ctx.you) >> seat & 1:
                return 1 << seat
        return 0


says(
    NextFoe,
    "the next one",
    "the (next|second|third|fourth) (1|foe|player|wizard) [after that]",
    "the 1 after (that|it|them)",
    "the (foe|player|wizard) after (that|them)",
)
