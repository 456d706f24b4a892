"""Dice that are rolled, kept and shared out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Act, Amount, Effect
from spellwright.effects.events import ROLLED
from spellwright.effects.players import Each
from spellwright.effects.subjects import Do
from spellwright.effects.table import FOE_ROLL, ROLL_BONUS, foes
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class RollDice(Act):
    """Roll dice and remember them: one die a player where several roll."""

    amount: Amount

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.rolled = mask
        ctx.banded = False
        ctx.bands = mask
        several = POP[mask] > 1
        dice: list[int] = [0] * g.n if several else []
        ctx.number = 0
        for seat in SEATS[mask]:
            ctx.they = seat
            thrown = g.throw(self.amount.value(g, ctx))
            total: i64 = 0
            for die in thrown:
                total += die
            if several:
                dice[seat] = total
            else:
                dice = thrown
            ctx.number = total
            g.tell(ROLLED, seat, 0, total)
        ctx.dice = dice
        ctx.they = -1
        return True


reads(Effect, lambda folk: Do(Each(folk), RollDice(Number(1))), "roll a die for each {folk:Folk}")
says(
    RollDice,
    "roll~ {amount} die*",
    "roll {amount} [six sided] die [each]",
    "(each|all) roll {amount} die",
    "throw {amount} die",
)


@dataclass
class KeepDie(Act):
    """Of several dice one counts: the highest or the lowest is "that much" from here on."""

    highest: int

    def one(self, g: State, ctx: Context) -> bool:
        if len(ctx.dice):
            ctx.dice = [max(ctx.dice) if self.highest else min(ctx.dice)]
            ctx.number = ctx.dice[0]
        return True


says(
    KeepDie,
    "keep~ the highest die",
    "(keep|use|take) [only] the (higher|highest|best|greater) [(die|1|result|number|roll)]",
    highest=1,
)
says(
    KeepDie,
    "keep~ the lowest die",
    "(keep|use|take) [only] the (lower|lowest|worst|smaller) [(die|1|result|number|roll)]",
    highest=0,
)


@dataclass
class AddToRoll(Act):
    """More on the roll just made; before any roll it is said of the next one (see discourse)."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        ctx.number += self.amount.value(g, ctx)
        return True


says(
    AddToRoll,
    "add~ {amount} to the result",
    "add {amount} to ((the|that|this) (result|total|roll|power roll)|your (result|total))",
    "(get|gain) + {amount} (on|to|for) (the|that|this) (result|total|roll|power roll)",
    game="duel",
)


def total(g: State, ctx: Context) -> None:
    """SKZ-110: the dice are added together, with bonuses."""
    sum_: i64 = 0
    for die in ctx.dice:
        sum_ += die
    if g.hooks & ROLL_BONUS:
        for m in g.lasting:
            if m.hook & ROLL_BONUS and m.you == ctx.you:
                sum_ += m.ability.number(g, m, ctx.you, ctx.card)
    if g.hooks & FOE_ROLL:
        for m in g.lasting:
            if m.hook & FOE_ROLL and m.you != ctx.you:
                sum_ += m.ability.number(g, m, ctx.you, ctx.card)
    ctx.number = sum_ if sum_ > 0 else 0
    g.dice = ctx.dice


@dataclass
class AssignDice(Act):
    """D32: each die of the roll goes to another foe; dice left over are wasted."""

    def one(self, g: State, ctx: Context) -> bool:
        ctx.queue = ctx.dice
        ctx.dice = [0] * g.n
        ctx.rolled = 0
        return self.go(g, ctx, ctx.they)

    def go(self, g: State, ctx: Context, me: i64) -> bool:
        free = foes(g, me) & ~ctx.rolled
        if not ctx.queue or free == 0:
            ctx.queue = []
            ctx.that = ctx.rolled
            return True
        if POP[free] == 1:
            self.give(ctx, SEATS[free][0])
            return self.go(g, ctx, me)
        g.ask(self, ctx, me, ORDER[g.n][me][free], 1, me)
        return False

    def give(self, ctx: Context, seat: i64) -> None:
        dice = ctx.dice[:]
        dice[seat] = ctx.queue[0]
        ctx.number = ctx.queue[0]
        ctx.dice = dice
        ctx.queue = ctx.queue[1:]
        ctx.rolled |= 1 << seat

    def more(self, g: State, frame: Frame) -> bool:
        self.give(frame.ctx, frame.answer)
        return self.go(g, frame.ctx, frame.a)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Who gets the {frame.ctx.queue[0]}?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.game.seat_name(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


says(
    AssignDice,
    "assign~ each die to a different foe",
    "(assign|give|hand out|hand) (each|each of the|the) die to [a] different foe",
    "(deal|hand|give) [out] the die of (this|that|the) roll [out] to different foe",
)
