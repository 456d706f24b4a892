"""Dice that are thrown again: one, all, the lowest, those that show a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Act, Filter, Lasts, Limit
from spellwright.effects.harm import Suffer
from spellwright.effects.losses import Discard
from spellwright.effects.power_rolls import ALL_DICE, SHOWING
from spellwright.effects.table import REROLL
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class RerollOne(Lasts):
    """D26: one die of each of your Power Rolls; the new result stands."""

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return [*range(len(ctx.dice)), -1]


_STANDS = "[[,] but [(you|they)] [must] (keep|take|use) the (second|new) (result|roll|number)] [[,] but the (second|new) (result|roll|1) (stand|count)]"
_ONE_DIE = f"reroll (1|a|any 1|a single) [of the] die (in|of|on|from|for) (each of your|your|all your|all of your|any of your|a|each) power roll {_STANDS}"
_A_DIE = f"reroll (1|a|any 1) die {_STANDS}"
says(
    RerollOne,
    "you may reroll one die in your Power Rolls",
    f"you may {_ONE_DIE}",
    f"[you may] {_A_DIE}",
    f"(when|whenever|each time) you (make a power roll|roll power) , you may reroll (1|a|any 1) [of the] die [in it] {_STANDS}",
    game="duel",
)
reads("Again", lambda: RerollOne(), _ONE_DIE, _A_DIE)


@dataclass
class RerollAll(Lasts):
    """The whole roll, once."""

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return [ALL_DICE, -1]


_WHOLE_ROLL = (
    f"reroll (each of your|any of your|1 of your|a|1|your|all of your|the|that|any) [whole] power roll [once] {_STANDS}"
)
_ALL_THE_DICE = f"reroll all [of the] die (in|of|on) (your|each of your|a|any of your|any) power roll {_STANDS}"
says(
    RerollAll,
    "you may reroll your Power Rolls",
    f"you may {_WHOLE_ROLL}",
    f"you may {_ALL_THE_DICE}",
    f"(when|whenever|each time) you (make a power roll|roll power) , you may reroll (it|the roll|all [of the] die) {_STANDS}",
    game="duel",
)
reads(
    "Again",
    lambda: RerollAll(),
    _WHOLE_ROLL,
    _ALL_THE_DICE,
    "reroll (all|all of the|all of your|your|the) die",
    "reroll",
)


@dataclass
class RerollLowest(Lasts):
    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return [ctx.dice.index(min(ctx.dice)), -1] if ctx.dice else [-1]


_LOWEST = f"reroll (your|the) lowest die [(in|of|on) (your|each of your|a|any of your) power roll] {_STANDS}"
says(
    RerollLowest,
    "you may reroll the lowest die in your Power Rolls",
    f"you may {_LOWEST}",
    game="duel",
)
reads("Again", lambda: RerollLowest(), _LOWEST)


@dataclass
class RerollFor(Lasts):
    """The whole roll, of some cards only."""

    filter: Filter

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and card >= 0 and self.filter.takes(g, m.ctx, card)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return [ALL_DICE, -1]


says(
    RerollFor,
    "you may reroll Power Rolls of your {filter}*",
    "you may reroll [the] power roll (of|for) [(your|any|each|each of your)] {filter}",
    "you may reroll your {filter} 's power roll [once]",
    game="duel",
)


@dataclass
class RerollWhen(Lasts):
    """The whole roll, if it came to little enough, or to much."""

    limit: Limit

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and self.limit.meets(g, m.ctx, number)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return [ALL_DICE, -1]


says(
    RerollWhen,
    "if your Power Roll comes to {limit} , you may reroll it",
    "(if|when|whenever|each time) [(1 of|any of|the result of|the total of)] your power roll (be|come to|total|come up) {limit} , you may reroll (it|all [of] [the] die|the roll) [once]",
    "(if|when|whenever|each time) you (roll|get) {limit} on a power roll , you may reroll (it|all [of] [the] die|the roll) [once]",
    game="duel",
)


@dataclass
class RerollNumber(Lasts):
    """Every die that shows a number may be thrown again."""

    face: int

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        found = [i for i in range(len(ctx.dice)) if ctx.dice[i] == self.face]
        if len(found) > 1:
            found.append(SHOWING + self.face)
        return [*found, -1]


_SHOWING = f"reroll (a|any|each|1) (die [that] show [a] {{face}}|{{face}}) [you roll] (in|on|of|when you make|during) (your|each of your|a|all your|all of your|any of your) power roll [, once per roll] {_STANDS}"
says(
    RerollNumber,
    "you may reroll a die that shows {face} in your Power Rolls",
    f"you may {_SHOWING}",
    "you may reroll (a|any|each|all) {face} you roll",
    "(if|when|whenever|each time) you roll a {face} [on (any|a) die] [(in|on|during) (a|any|your|1 of your) power roll] , you may reroll (it|that die)",
    f"(when|whenever|each time) you (make a power roll|roll power) , you may reroll (a|any|each|all|1) [of the] (die [that] show [a] {{face}}|{{face}}) {_STANDS}",
    game="duel",
)


@dataclass
class ForceReroll(Lasts):
    """A foe's roll is thrown again if its owner wants it."""

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat != m.you

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return [ALL_DICE, -1]


says(
    ForceReroll,
    "when a foe makes a Power Roll, you may force that foe to reroll all of the dice",
    "(when|whenever|each time) a (foe|player) (make a power roll|roll power) , you may (force|make) (that foe|them|that player) [to] reroll (all of the|all|all the|the) die [once]",
    "(when|whenever|each time) a (foe|player) (make a power roll|roll power) , you may (force|make) (that foe|them|that player) [to] reroll it",
    "you may (force|make) (a|any) foe [to] reroll (a|their) power roll",
    game="duel",
)


@dataclass
class ForAPrice(Lasts):
    """A reroll that has to be paid for."""

    cost: Act
    ability: Lasts

    def hook(self) -> i64:
        return REROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        ctx = m.ctx.copy()
        ctx.they = m.you
        return self.ability.matches(g, m, seat, other, number, card) and self.cost.payable(g, ctx)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)

    def price(self) -> Act | None:
        return self.cost


def _for_a_price(cost: Act, ability: Lasts) -> ForAPrice | None:
    return ForAPrice(cost, ability) if isinstance(cost, Suffer | Discard) else None


says(ForAPrice, "you may {cost} to {ability:Again}", "{cost} to {ability:Again}", build=_for_a_price, game="duel")
