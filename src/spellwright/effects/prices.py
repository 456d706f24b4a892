"""Prices in hit points, and what may be paid for over and over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Effect, Players
from spellwright.effects.events import PAID
from spellwright.effects.harm import settle
from spellwright.effects.table import DEATHS, HP, from_caster
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class PayHP(Act):
    """ANN-182: nobody pays what he or she has not; who pays the last one dies by his or her own hand (ANN-R38)."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        amount = self.amount.value(g, ctx)
        left = g.get(HP, seat) - amount
        if amount <= 0 or left < 0:
            return True
        g.put(HP, seat, left)
        g.tell(PAID, seat, 0, amount)
        ctx.did |= 1 << seat
        return True if left > 0 else settle(g, Context(seat, ctx.card), 0, 1 << seat)

    def more(self, g: State, frame: Frame) -> bool:
        return True

    def payable(self, g: State, ctx: Context) -> bool:
        return g.get(HP, ctx.they) >= self.amount.value(g, ctx)


says(PayHP, "pay~ {amount} HP", "(pay|spend) {amount} [of (your|their)] HP", game=DECK_BUILDERS)

# Where an offer stands.
CHOSEN: Final = 1
OFFERED: Final = 2
PAID_FOR: Final = 3
DONE: Final = 4


@dataclass
class AsOften(Effect):
    """ANN-213: somebody may pay for something again and again; a death ends it."""

    players: Players
    cost: Act
    gain: Act

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, CHOSEN)
            return False
        return self.begin(g, ctx)

    def begin(self, g: State, ctx: Context) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        ctx.did = 0
        return self.offer_to(g, ctx, ctx.aim & g.alive)

    def offer_to(self, g: State, ctx: Context, mask: i64) -> bool:
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            ctx.they = seat
            if self.cost.payable(g, ctx) and self.gain.payable(g, ctx):
                g.ask(self, ctx, seat, [1, 0], OFFERED, mask, seat | g.get(DEATHS, seat) << 8)
                return False
        return True

    def pay(self, g: State, ctx: Context, mask: i64, who: i64) -> bool:
        seat = who & 255
        ctx.did |= 1 << seat
        height = len(g.stack)
        if not self.cost.act(g, ctx, 1 << seat):
            g.under(height, self, ctx, PAID_FOR, mask, who)
            return False
        return self.earn(g, ctx, mask, who)

    def earn(self, g: State, ctx: Context, mask: i64, who: i64) -> bool:
        seat = who & 255
        ctx.they = seat
        height = len(g.stack)
        if not self.gain.act(g, ctx, 1 << seat):
            g.under(height, self, ctx, DONE, mask, who)
            return False
        return self.again(g, ctx, mask, who)

    def again(self, g: State, ctx: Context, mask: i64, who: i64) -> bool:
        seat = who & 255
        lives = g.get(DEATHS, seat) == who >> 8
        return self.offer_to(g, ctx, mask | 1 << seat if lives else mask)

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == CHOSEN:
            return self.begin(g, ctx)
        if frame.step == PAID_FOR:
            return self.earn(g, ctx, frame.a, frame.b)
        if frame.step == DONE:
            return self.again(g, ctx, frame.a, frame.b)
        return self.pay(g, ctx, frame.a, frame.b) if frame.answer == 1 else self.offer_to(g, ctx, frame.a)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"You may {g.cards.wording(self.cost)} to {g.cards.wording(self.gain)}"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return "yes" if option else "no, enough"


says(AsOften, "{players} may {cost} to {gain} any number of times", game=DECK_BUILDERS)
reads(
    Effect,
    lambda players, cost, gain: AsOften(players, cost, gain),
    "{players:Players} may {cost:Act} to {gain:Act} [,] (as often as|as many time as) (they|you) (like|want|wish)",
    "{players:Players} may , (any number of time|as often as (they|you) (like|want|wish)) , {cost:Act} to {gain:Act}",
    game=DECK_BUILDERS,
)
