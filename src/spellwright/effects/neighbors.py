"""Players on the left, on the right, on both sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import LOW, ORDER, SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Players
from spellwright.effects.defending import TOGETHER
from spellwright.effects.players import You
from spellwright.effects.superlatives import Superlative
from spellwright.effects.table import foes, left_of, right_of
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


def neighbors(g: State, ctx: Context) -> i64:
    """SKZ-123: the foe on a foe's left is never you, unless it is somebody else who does it."""
    seated = g.alive if ctx.they >= 0 and ctx.they != ctx.you else foes(g, ctx.you)
    return seated & ~ctx.avoided if ctx.attack & TOGETHER else seated


@dataclass
class LeftOf(Players):
    players: Players

    def find(self, g: State, ctx: Context) -> i64:
        beside = self.players.find(g, ctx)
        return left_of(g, LOW[beside], neighbors(g, ctx)) if beside else 0


@dataclass
class RightOf(Players):
    players: Players

    def find(self, g: State, ctx: Context) -> i64:
        beside = self.players.find(g, ctx)
        return right_of(g, LOW[beside], neighbors(g, ctx)) if beside else 0


for _side, _cls in (("left", LeftOf), ("right", RightOf)):
    says(
        _cls,
        f"the foe on {{players:Whose}} {_side}",
        f"[the] (foe|player|wizard|neighbor) (on|to|at) {{players:Whose}} {_side}",
        f"[the] (foe|player|wizard|neighbor) to the {_side} of {{players}}",
        f"{{players:Whose}} {_side} (neighbor|hand neighbor|hand foe)",
        f"whoever (sit|be|sitting) (on|to|at) {{players:Whose}} {_side}",
        f"[the] next (foe|player|wizard) (on|to) {{players:Whose}} {_side}",
    )


@dataclass
class FoesOnSide(Players):
    """P16: the next so many foes in one direction."""

    number: int
    right: int

    def find(self, g: State, ctx: Context) -> i64:
        order = ORDER[g.n][ctx.you][foes(g, ctx.you)]
        if self.right:
            order = order[::-1]
        found: i64 = 0
        for seat in order[: self.number]:
            found |= 1 << seat
        return found

    def single(self) -> bool:
        return False


for _side, _right in (("left", 0), ("right", 1)):
    says(
        FoesOnSide,
        f"the {{number}} foes on your {_side}",
        f"the [(next|first)] {{number}} (foe|player|wizard|neighbor) (on|to) your {_side}",
        right=_right,
    )


@dataclass
class BothSides(Players):
    """SKZ-R43: left and right neighbour; one foe is hit once."""

    players: Players

    def find(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        for seat in SEATS[self.players.find(g, ctx)]:
            found |= left_of(g, seat, g.alive) | right_of(g, seat, g.alive)
        return found

    def single(self) -> bool:
        return False


says(
    BothSides,
    "the foes on {players:Whose} left and right",
    "[the] (foe|player|wizard|neighbor) (on|to) {players:Whose} (left and right|right and left)",
    "[both] [of] {players:Whose} neighbor", "both neighbor of {players}", "(each|both) of {players:Whose} neighbor",
    "each (foe|player|wizard|neighbor) (on|to) {players:Whose} left (and|or) right",
    "[the] (foe|player|wizard|everyone) (on either side of|adjacent to|next to|sitting next to) {players}",
    "(each|each of the|both) (foe|player|wizard|neighbor) (on either side of|adjacent to|next to) {players}",
    "everyone (next to|adjacent to|on either side of) {players}",
    "each neighbor of {players}",
    "{players:Whose} left and right (neighbor|foe)",
)  # fmt: skip

reads(Players, lambda: BothSides(You()), "both neighbor", "each neighbor", "the neighbor")
reads(
    Players,
    lambda: BothSides(You()),
    "[(the|each)] (foe|player|wizard) (on|to|at) (your both side|both [of your] side|both side of you|each side)",
)
for _side, _near in (("left", lambda: LeftOf(You())), ("right", lambda: RightOf(You()))):
    reads(
        Players,
        _near,
        f"[(the|your)] {_side} [hand] (foe|player|wizard|neighbor)",
        f"[the] (foe|player|wizard|neighbor) (on|to|at) [the] {_side}",
    )


@dataclass
class EitherSide(Superlative):
    """P15: a neighbor, on the side of your choice."""

    players: Players

    def best(self, g: State, ctx: Context) -> i64:
        return BothSides(self.players).find(g, ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Left or right?"


says(
    EitherSide,
    "the foe on {players:Whose} left or right",
    "[the] (foe|player|wizard|neighbor) (on|to) {players:Whose} (left or right|right or left) [, (your choice|as you choose)]",
    "(1|either|a) of {players:Whose} neighbor", "{players:Whose} left or right neighbor", "a neighbor of {players}",
)  # fmt: skip
reads(Players, lambda: EitherSide(You()), "a neighbor [of your choice]", "either neighbor")
