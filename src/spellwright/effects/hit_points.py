"""HP that are set and swapped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.categories import Act, Amount, Effect, Players
from spellwright.effects.events import HP_SET
from spellwright.effects.harm import settle
from spellwright.effects.players import You
from spellwright.effects.subjects import Do
from spellwright.effects.table import HP, MOST_HP
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class SetHP(Act):
    """HP become a number."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return set_hp(g, ctx, ctx.they, self.amount.value(g, ctx))


def set_hp(g: State, ctx: Context, seat: i64, value: i64) -> bool:
    if not g.alive >> seat & 1:  # SKZ-R11
        return True
    before = g.get(HP, seat)
    after = max(0, min(value, MOST_HP))
    g.put(HP, seat, after)
    g.tell(HP_SET, seat, 1 << seat, after)
    if after == 0:
        return settle(g, ctx, 0, 1 << seat)
    if after < before:
        ctx.total += before - after
    return True


_BACK = ("(return|come back|go back) to life (with|at|on) [only] {amount:Amount} HP", "(respawn|return) (with|at) [only] {amount:Amount} HP")  # fmt: skip
reads(Act, lambda amount: SetHP(amount), *_BACK, game="duel")
says(
    SetHP, "set~ your~ HP to {amount}", "(set|reset) (your|their) HP [back] to {amount}", "(your|their) HP (become|be now|be set to) [equal to] {amount}", "(go|drop|return) [back] to {amount} HP", "have {amount} HP instead", "(stay|remain) at {amount} HP",
)  # fmt: skip


@dataclass
class ReturnWith(Act):
    """ANN-187: the hit points of whoever has just died; nobody else has to return to life."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        dead = ctx.died >> ctx.they & 1
        return set_hp(g, ctx, ctx.they, self.amount.value(g, ctx)) if dead else True


says(
    ReturnWith,
    "return~ to life with {amount} HP",
    *(way.replace("{amount:Amount}", "{amount}") for way in _BACK),
    game="deck",
)


@dataclass
class SwapHP(AimedAct):
    """You and another trade HP totals."""

    players: Players

    def whom(self) -> Players:
        return self.players

    def swapped(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-R51: the attacker has no HP to swap with but his or her own."""
        return True

    def one(self, g: State, ctx: Context) -> bool:
        height = len(g.stack)
        me = ctx.they
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.swap(g, ctx, me)

    def swap(self, g: State, ctx: Context, me: i64) -> bool:
        if not g.alive >> me & 1:
            return True
        for seat in SEATS[ctx.aim & g.alive]:
            mine = g.get(HP, me)
            g.put(HP, me, g.get(HP, seat))
            g.put(HP, seat, mine)
            g.tell(HP_SET, me, 1 << me, g.get(HP, me))
            g.tell(HP_SET, seat, 1 << seat, mine)
            break
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.swap(g, frame.ctx, frame.a)


says(
    SwapHP,
    "swap~ HP with {players}",
    "(swap|trade|exchange) [(your|their)] HP [total] with {players}",
    "(swap|trade|exchange|change) your HP [total] with (the HP of {players}|{players:Whose} [HP [total]])",
)


def _set_of(players: Players, amount: Amount) -> Do | None:
    """Your own HP are set by a command to you."""
    return None if isinstance(players, You) else Do(players, SetHP(amount))


reads(Effect, _set_of, "set {players:Whose} HP to {amount:Amount}")
