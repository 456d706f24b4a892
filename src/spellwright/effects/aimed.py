"""What you do to others: as an Attack it meets those it is aimed at before it is done (ANN-094)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.categories import LOOP, Act, Effect, Players, sent_back
from spellwright.effects.defending import ATTACK, DEFENDING, TOGETHER
from spellwright.effects.players import Them, You
from spellwright.effects.table import from_caster

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where it stands: above the steps of any act.
AIMED: Final = LOOP + 1
FACED: Final = LOOP + 2
SENT: Final = LOOP + 3


@dataclass
class AimedAct(Act):
    """An act with somebody else for its object: "swap HP with any foe"."""

    def whom(self) -> Players:
        raise NotImplementedError

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        if ctx.attack & ATTACK and ctx.left == 0 and mask == 1 << ctx.you and not isinstance(self.whom(), You):
            return self.aim(g, ctx)
        return Act.act(self, g, ctx, mask)

    def aim(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        if not self.whom().start(g, ctx):
            g.under(height, self, ctx, AIMED)
            return False
        return self.aimed(g, ctx)

    def aimed(self, g: State, ctx: Context) -> bool:
        mask = ctx.aim
        if self.whom().names():
            ctx.that = mask
            ctx.sent = 0
        elif isinstance(self.whom(), Them):
            mask |= ctx.sent
        height = len(g.stack)
        if not DEFENDING.go(g, ctx, mask):
            g.under(height, self, ctx, FACED, mask)
            return False
        return self.faced(g, ctx, mask)

    def faced(self, g: State, ctx: Context, mask: i64) -> bool:
        part(ctx)
        ctx.left = mask & ~ctx.avoided
        if ctx.left == 0:
            ctx.did &= ~(1 << ctx.you)
            return self.send_back(g, ctx, mask & ctx.returned)
        height = len(g.stack)
        done = self.act(g, ctx, 1 << ctx.you)
        ctx.left = 0
        if not done:
            if mask & ctx.returned:
                g.under(height, self, ctx, SENT, mask & ctx.returned)
            return False
        return self.send_back(g, ctx, mask & ctx.returned)

    def send_back(self, g: State, ctx: Context, mask: i64) -> bool:
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            height = len(g.stack)
            if not self.swapped(g, ctx, seat):
                if mask:
                    g.under(height, self, ctx, SENT, mask)
                return False
        return True

    def swapped(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-R50: what you would have done to the seat is done by the seat to you."""
        own = sent_back(ctx, seat)
        own.left = 1 << ctx.you
        return self.act(g, own, 1 << seat)

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == AIMED:
            return self.aimed(g, frame.ctx)
        if frame.step == FACED:
            return self.faced(g, frame.ctx, frame.a)
        if frame.step == SENT:
            return self.send_back(g, frame.ctx, frame.a)
        return Act.resume(self, g, frame)


@dataclass
class Against(Effect):
    """An act on what is another's: "destroy a card in any foe's discard pile", each one's in turn (ANN-R41)."""

    players: Players
    act: Act  # says "them" for the players

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, AIMED)
            return False
        return self.go(g, ctx)

    def go(self, g: State, ctx: Context) -> bool:
        mask = ctx.aim
        ctx.that = mask
        ctx.sent = 0
        height = len(g.stack)
        if ctx.attack & TOGETHER and not DEFENDING.go(g, ctx, mask):
            g.under(height, self, ctx, SENT, mask)
            return False
        return self.next(g, ctx, mask)

    def next(self, g: State, ctx: Context, mask: i64) -> bool:
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            height = len(g.stack)
            if not DEFENDING.go(g, ctx, 1 << seat):
                g.under(height, self, ctx, FACED, mask, seat)
                return False
            if not self.reach(g, ctx, seat):
                g.under(height, self, ctx, SENT, mask)
                return False
        return True

    def reach(self, g: State, ctx: Context, seat: i64) -> bool:
        if ctx.returned >> seat & 1:  # ANN-R50
            own = sent_back(ctx, seat)
            own.that = 1 << ctx.you
            return self.act.act(g, own, 1 << seat)
        if ctx.avoided >> seat & 1:
            return True
        ctx.that = 1 << seat
        return self.act.act(g, ctx, 1 << ctx.you)

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == AIMED:
            return self.go(g, ctx)
        if frame.step == FACED:
            height = len(g.stack)
            if not self.reach(g, ctx, frame.b):
                g.under(height, self, ctx, SENT, frame.a)
                return False
        return self.next(g, ctx, frame.a)


def meet(g: State, ctx: Context, players: Players) -> bool:
    """Whom it is done to: of an Attack those who have not avoided it, settled before it began."""
    if ctx.left:
        ctx.aim = ctx.left
        ctx.left = 0
        return True
    return players.start(g, ctx)


def part(ctx: Context) -> None:
    """Those spoken of: who avoided it no longer is; who sent it back is remembered for "that foe"."""
    ctx.sent |= ctx.that & ctx.returned
    ctx.that &= ~ctx.avoided
