"""Damage that is split among players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import TheRoll
from spellwright.effects.categories import Act, Amount, Folk
from spellwright.effects.defending import ATTACK, DEFENDING
from spellwright.effects.harm import Suffer
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Split(Act):
    """So many points of damage shared out among players, point by point."""

    amount: Amount
    folk: Folk

    def one(self, g: State, ctx: Context) -> bool:
        ctx.dice = [0] * g.n
        ctx.rolled = 0
        return self.go(g, ctx, ctx.they, self.amount.value(g, ctx))

    def go(self, g: State, ctx: Context, me: i64, left: i64) -> bool:
        folk = self.folk.among(g, ctx)
        if folk == 0:
            return True
        if POP[folk] == 1 or left <= 0:
            shares = ctx.dice[:]
            if left > 0:
                shares[SEATS[folk][0]] += left
            ctx.dice = shares
            return self.deal(g, ctx, folk)
        g.ask(self, ctx, me, ORDER[g.n][me][folk], 1, me, left)
        return False

    def deal(self, g: State, ctx: Context, folk: i64) -> bool:
        """ANN-094: who would take a share may avoid it; the shares of the others stay as they are."""
        ctx.rolled = g.everyone
        hit: i64 = 0
        for seat in SEATS[folk]:
            if ctx.dice[seat] > 0:
                hit |= 1 << seat
        if ctx.attack & ATTACK:
            height = len(g.stack)
            if not DEFENDING.go(g, ctx, hit):
                g.under(height, self, ctx, 2, hit)
                return False
        return self.hurt(g, ctx, hit)

    def hurt(self, g: State, ctx: Context, hit: i64) -> bool:
        hit &= ~ctx.avoided
        ctx.that = hit
        return SHARE.act(g, ctx, hit)

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 2:
            return self.hurt(g, frame.ctx, frame.a)
        shares = frame.ctx.dice[:]
        shares[frame.answer] += 1
        frame.ctx.dice = shares
        return self.go(g, frame.ctx, frame.a, frame.b - 1)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Who takes a point of damage? ({frame.b} to go)"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.game.seat_name(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


SHARE = Suffer(TheRoll())
_AS_YOU_LIKE = "[[,] (as you (like|choose|wish|want|please)|however you (like|choose|want))]"
says(
    Split,
    "split~ {amount} damage among your {folk}*",
    f"(deal|do) {{amount}} damage [,] (split|divide|distribute|spread) {_AS_YOU_LIKE} (among|between) [(any number of|any of|your|the|all|each)] {{folk}} {_AS_YOU_LIKE}",
    f"(split|divide|distribute|spread) {{amount}} damage {_AS_YOU_LIKE} (among|between) [(any number of|any of|your|the|all|each)] {{folk}} {_AS_YOU_LIKE}",
)
