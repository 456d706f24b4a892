"""An act, who does it, and whom it is aimed at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.aimed import part
from spellwright.effects.categories import Act, Effect, Players
from spellwright.effects.defending import AGAINST_YOU, ATTACK, DEFENDING, NOBODYS, TOGETHER, defenses
from spellwright.effects.events import CHOSE
from spellwright.effects.players import Them, You
from spellwright.effects.table import RETARGET, SELF_HIT, from_caster
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Do(Effect):
    """Players do something."""

    players: Players
    act: Act

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        # "every other foe" of a card with a target is none
        moved = g.hooks & RETARGET and ctx.target == 0 and self.players.names() and is_moved(g, ctx)
        if not moved and not self.players.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.go(g, ctx)

    def go(self, g: State, ctx: Context) -> bool:
        mask = ctx.aim
        if self.players.names():
            ctx.that = mask
            ctx.sent = 0
        if ctx.attack & ATTACK and not isinstance(self.players, You):
            return self.attack(g, ctx, mask)
        return self.act.act(g, ctx, mask) if mask else True

    def attack(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-094: those it would affect may avoid it; ANN-098: where they deal with each other, all decide first."""
        mask = struck(g, ctx, self.players, mask)
        if ctx.only:
            mask = ctx.only
            ctx.that &= ctx.only
        ctx.dealt = ctx.total
        if self.act.gathers():
            ctx.taken = []
        if not ctx.attack & TOGETHER and not self.act.together():
            return self.strike(g, ctx, mask)
        height = len(g.stack)
        if not DEFENDING.go(g, ctx, mask):
            g.under(height, self, ctx, DECIDED, mask)
            return False
        return self.strike(g, ctx, mask)

    def strike(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-R41: one after the other decides and is affected; those who act together are affected together."""
        if self.act.together() and POP[mask] > 1:
            hit = mask & ~ctx.avoided
            ctx.that = hit
            height = len(g.stack)
            if hit and not self.act.act(g, ctx, hit):
                if mask & ctx.returned:
                    g.under(height, self, ctx, SENT, mask & ctx.returned)
                return False
            return self.send_back(g, ctx, mask & ctx.returned)
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            height = len(g.stack)
            ctx.due = []
            if not ctx.decided >> seat & 1 and defenses(g, seat):
                ctx.due = self.act.dues(g, ctx, seat)
            if not DEFENDING.go(g, ctx, 1 << seat):
                g.under(height, self, ctx, HIT, mask, seat)
                return False
            if not self.hit(g, ctx, seat):
                g.under(height, self, ctx, NEXT, mask)
                return False
        if ctx.rolled == 0 and ctx.total > ctx.dealt:  # "that much" is what all of them have taken
            ctx.number = ctx.total - ctx.dealt
        if self.act.gathers():
            ctx.cards = ctx.taken[:]
        part(ctx)
        return True

    def send_back(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-108: of what is done together only what each could have done without the others."""
        if not self.act.alone():
            return True
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            height = len(g.stack)
            if not self.act.turned(g, ctx, seat):
                g.under(height, self, ctx, SENT, mask)
                return False
        return True

    def hit(self, g: State, ctx: Context, seat: i64) -> bool:
        if ctx.returned >> seat & 1:
            ctx.they = ctx.you
            if self.act.payable(g, ctx):  # "each foe who does not": asked of whoever it came back to
                ctx.did |= 1 << seat
            return self.act.turned(g, ctx, seat)
        return True if ctx.avoided >> seat & 1 else self.act.act(g, ctx, 1 << seat)

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == HIT:
            height = len(g.stack)
            if not self.hit(g, ctx, frame.b):
                g.under(height, self, ctx, NEXT, frame.a)
                return False
            return self.strike(g, ctx, frame.a)
        if frame.step in (DECIDED, NEXT):
            return self.strike(g, ctx, frame.a)
        if frame.step == SENT:
            return self.send_back(g, ctx, frame.a)
        return self.go(g, ctx)


def struck(g: State, ctx: Context, players: Players, mask: i64) -> i64:
    """Whom an Attack affects, for all that cards say about whom it hits, and those who sent its beginning back."""
    if ctx.attack & AGAINST_YOU:
        return 1 << ctx.you
    if g.hooks & SELF_HIT and not ctx.attack & NOBODYS and hits_itself(g, ctx.you):
        mask |= 1 << ctx.you
        ctx.that |= 1 << ctx.you
    return mask | ctx.sent if isinstance(players, Them) else mask


def hits_itself(g: State, seat: i64) -> bool:
    """ANN-214: whatever the Attack asks of those it affects."""
    return any(m.hook & SELF_HIT and m.ability.matches(g, m, seat, 0, 0, -1) for m in g.lasting)


# Where an Attack stands.
DECIDED: Final = 2
HIT: Final = 3
NEXT: Final = 4
SENT: Final = 5


def is_moved(g: State, ctx: Context) -> bool:
    """M15: whether another card has changed whom this card aims at; then nobody is asked, and `ctx.aim` is set."""
    moved = False
    if ctx.card >= 0:
        for m in g.lasting:
            if m.hook & RETARGET and m.you == ctx.you and m.ability.matches(g, m, ctx.you, 0, 0, ctx.card):
                ctx.aim = m.ability.number(g, m, ctx.you, ctx.card) & g.alive
                moved = True
    return moved


@dataclass
class Aim(Effect):
    """Choose players for the sentences that follow."""

    players: Players

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        moved = g.hooks & RETARGET and self.players.names() and is_moved(g, ctx)
        if not moved and not self.players.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.resume_with(g, ctx)

    def resume_with(self, g: State, ctx: Context) -> bool:
        ctx.that = ctx.aim
        ctx.sent = 0
        if ctx.that:
            g.tell(CHOSE, ctx.you, ctx.that)
        if ctx.attack & ATTACK:
            height = len(g.stack)
            if not DEFENDING.go(g, ctx, ctx.that):
                g.under(height, self, ctx, DECIDED)
                return False
            part(ctx)
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == DECIDED:
            part(frame.ctx)
            return True
        return self.resume_with(g, frame.ctx)


def _aim(players: Players) -> Aim | None:
    """ "Choose one of them" may be said of cards as well: the sentence that follows tells more."""
    return None if type(players).__name__ in ("OneOfThem", "Them") else Aim(players)


says(Aim, "choose {players}", "(pick|name|select|target) {players}", "choose 1 : {players}", build=_aim)
