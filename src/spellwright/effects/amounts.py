"""Numbers: fixed, counted, rolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Condition, Goods, Limit, Players, Things
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Number(Amount):
    number: int

    def value(self, g: State, ctx: Context) -> i64:
        return self.number


says(Number, "{number}")
reads(Amount, lambda number: Number(number), "(another|a additional|a extra) {number:int}")
reads(Amount, lambda: Number(1), "a", "another", "a single", "just 1", "a (second|third)")


@dataclass
class ThatMuch(Amount):
    """The number that was rolled or counted just now; each roller's own where several rolled."""

    def value(self, g: State, ctx: Context) -> i64:
        if POP[ctx.rolled] > 1:
            return ctx.dice[ctx.they]
        return ctx.number


says(ThatMuch, "that (much|many)", "as (much|many)", "so (much|many)", "the same (amount|number)")


@dataclass
class X(Amount):
    """The number that was paid."""

    def value(self, g: State, ctx: Context) -> i64:
        return ctx.number


says(X, "x")


@dataclass
class CountOf(Amount):
    """As many as there are of something."""

    things: Things

    def value(self, g: State, ctx: Context) -> i64:
        return self.things.count(g, ctx)


says(
    CountOf, "the number of {things}*", "the {things:InHand}", "the {things:InSpell}", "(their|your) number of {things}"
)


@dataclass
class GoodsOf(Amount):
    """How much of something a player has."""

    players: Players
    goods: Goods

    def value(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        mask = self.players.find(g, ctx) if ctx.other == 0 else ctx.other
        for seat in range(g.n):
            if mask >> seat & 1:
                total += self.goods.of(g, ctx, seat)
        return total


says(GoodsOf, "the {goods:Belongings} {players} own~", game="deck")
says(GoodsOf, "the {goods:Held} {players} control~", game="deck")
says(GoodsOf, "the {goods} {players} have~", "the [amount of] {goods} {players} own~", game="duel")
says(
    GoodsOf,
    "the {goods} {players} (have~|hold~|control~)",
    "the amount of {goods} {players} (have~|hold~|control~)",
    "{players:Whose} [(number of|amount of|total)] {goods}",
)


@dataclass
class Twice(Amount):
    amount: Amount

    def value(self, g: State, ctx: Context) -> i64:
        return 2 * self.amount.value(g, ctx)


says(Twice, "(twice|double|2 time) {amount}")


@dataclass
class Thrice(Amount):
    amount: Amount

    def value(self, g: State, ctx: Context) -> i64:
        return 3 * self.amount.value(g, ctx)


says(Thrice, "(triple|3 time) {amount}")


@dataclass
class HalfDown(Amount):
    amount: Amount

    def value(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx) // 2


says(
    HalfDown,
    "half [of] {amount} , rounded down",
    "half [of] {amount} [,] (round|rounding) down",
    "half [of] {amount} < (round|rounding) down >",
    "half [of] {amount}",
)


@dataclass
class HalfUp(Amount):
    amount: Amount

    def value(self, g: State, ctx: Context) -> i64:
        return (self.amount.value(g, ctx) + 1) // 2


says(
    HalfUp,
    "half [of] {amount} , rounded up",
    "half [of] {amount} [,] (round|rounding) up",
    "half [of] {amount} < (round|rounding) up >",
)


@dataclass
class HighestDie(Amount):
    def value(self, g: State, ctx: Context) -> i64:
        return max(ctx.dice) if ctx.dice else 0


says(HighestDie, "the highest die", "the (higher|highest|greatest|largest) [(die|result|number|1)] [rolled]")


@dataclass
class LowestDie(Amount):
    def value(self, g: State, ctx: Context) -> i64:
        return min(ctx.dice) if ctx.dice else 0


says(LowestDie, "the lowest die", "the (lower|lowest|smallest) [(die|result|number|1)] [rolled]")


@dataclass
class MiddleDie(Amount):
    def value(self, g: State, ctx: Context) -> i64:
        dice = sorted(ctx.dice)
        return dice[len(dice) // 2] if dice else 0


says(MiddleDie, "the middle die", "the middle (1|result|number)")


@dataclass
class TheRoll(Amount):
    def value(self, g: State, ctx: Context) -> i64:
        if POP[ctx.rolled] > 1:
            return ctx.dice[ctx.they]
        return ctx.number


says(
    TheRoll,
    "the roll",
    "the (result|die|total|sum|die roll)",
    "(their|your) (roll|die|result)",
    "the total of the die",
    "the number roll",
    "the (result|total) of (the|that) roll",
    "that roll",
    "that die",
)


@dataclass
class DamageDealt(Amount):
    def value(self, g: State, ctx: Context) -> i64:
        return ctx.total


says(
    DamageDealt,
    "the damage dealt",
    "the damage deal this way",
    "the damage (it|this card) deal",
    "the damage you (deal|did) [this way]",
    "the amount of damage deal [this way]",
    "the damage done [this way]",
)


@dataclass
class CappedAt(Amount):
    amount: Amount
    most: Amount

    def value(self, g: State, ctx: Context) -> i64:
        return min(self.amount.value(g, ctx), self.most.value(g, ctx))


says(CappedAt)  # said after the phrase that holds the amount


@dataclass
class AndMore(Amount):
    """ "1 damage, and 1 more for each dead wizard": one amount, counted at once."""

    amount: Amount
    more: Amount

    def value(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx) + self.more.value(g, ctx)


says(AndMore)  # likewise


@dataclass
class OrIf(Amount):
    """N, or M when something holds."""

    amount: Amount
    other: Amount
    condition: Condition

    def value(self, g: State, ctx: Context) -> i64:
        if self.condition.holds(g, ctx):
            return self.other.value(g, ctx)
        return self.amount.value(g, ctx)


says(OrIf)  # likewise


# -- limits ---------------------------------------------------------------------------------------


@dataclass
class AtLeast(Limit):
    amount: Amount

    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number >= self.amount.value(g, ctx)


says(
    AtLeast,
    "{amount} or more",
    "{amount} or (greater|higher|better|above|over)",
    "at least {amount}",
    "{amount} +",
    "no (fewer|less) than {amount}",
)


@dataclass
class AtMost(Limit):
    amount: Amount

    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number <= self.amount.value(g, ctx)


says(AtMost, "{amount} or fewer", "{amount} or (less|lower|below|under)", "(at most|no more than) {amount}")


@dataclass
class Exactly(Limit):
    amount: Amount

    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number == self.amount.value(g, ctx)


reads(Limit, lambda number: AtLeast(Number(number)) if number > 1 else None, "{number:int}")
says(Exactly, "exactly {amount}", "only {amount}")
reads(Limit, lambda: Exactly(Number(1)), "a single", "only a single", "just 1", "1 single")


@dataclass
class MoreThan(Limit):
    amount: Amount

    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number > self.amount.value(g, ctx)


says(MoreThan, "more than {amount}", "(over|above) {amount}")


@dataclass
class FewerThan(Limit):
    amount: Amount

    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number < self.amount.value(g, ctx)


says(FewerThan, "fewer than {amount}", "(less than|below|under) {amount}")


@dataclass
class NoneAtAll(Limit):
    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number == 0


says(NoneAtAll, "no", "0", "not any", "neither")


@dataclass
class Any(Limit):
    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number > 0


says(Any, "a", "any", "1", "some", "1 of the")


@dataclass
class OddNumber(Limit):
    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number % 2 == 1


says(OddNumber, "an odd number of", "a odd amount of", "odd")


@dataclass
class EvenNumber(Limit):
    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        return number % 2 == 0


says(EvenNumber, "an even number of", "a even amount of", "even")
