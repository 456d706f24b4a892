"""Lasting changes to Power Rolls: more dice and fewer, and what is added to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.state import State
from spellwright.effects.amounts import CappedAt, HalfDown, HalfUp, HighestDie, LowestDie, MiddleDie, Thrice, Twice
from spellwright.effects.categories import Amount, Filter, Lasts, Players
from spellwright.effects.neighbors import BothSides, LeftOf, RightOf
from spellwright.effects.players import Each, Who
from spellwright.effects.superlatives import Superlative
from spellwright.effects.table import DICE, FOE_DICE, FOE_ROLL, ROLL_BONUS
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class MoreDice(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return DICE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


def more_dice(amount: Amount) -> MoreDice | None:
    """ "The highest die" is a number to add, not a number of dice."""
    inner = amount
    while isinstance(inner, Twice | Thrice | HalfDown | HalfUp | CappedAt):
        inner = inner.amount
    return None if isinstance(inner, HighestDie | LowestDie | MiddleDie) else MoreDice(amount)


def _dice_for(amount: Amount, filter: Filter) -> MoreDiceFor | None:
    return None if more_dice(amount) is None else MoreDiceFor(amount, filter)


_ROLLS = "[(each of|all of|all|each|any of)] [(your|their)] power roll [(you|they) make]"
says(
    MoreDice,
    "add~ {amount} die* to your~ Power Rolls",
    f"(add|roll) {{amount}} [(extra|more|additional)] die (to|on|in|for|with) {_ROLLS}",
    f"{_ROLLS} (get|have|gain|use) {{amount}} (extra|more|additional) die",
    f"[(you (have|get|gain)|have|get|gain)] + {{amount}} die (on|to|in|for) {_ROLLS}",
    "(when|whenever|each time) you (make a power roll|roll power|roll for power) , (roll|add|throw in|you roll|you may roll) {amount} (extra|more|additional) die",
    f"(get|gain) {{amount}} [(extra|more|additional)] die (on|in|for|to) {_ROLLS}",
    "+ {amount} die",
    f"you (roll|add|get) {{amount}} (extra|more|additional) die (on|in|for|to|with) {_ROLLS}",
    build=more_dice,
    game="duel",
)


@dataclass
class FewerDice(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return DICE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    FewerDice,
    "roll~ {amount} die* fewer",
    "roll {amount} (die (fewer|less)|(fewer|less) die) [(on|in|for|with) [(your|their|each|all)] [(of your|of their)] power roll]",
    game="duel",
)


@dataclass
class MoreDiceFor(Lasts):
    """D22: dice for the Power Rolls of some cards only."""

    amount: Amount
    filter: Filter

    def hook(self) -> i64:
        return DICE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx) if card >= 0 and self.filter.takes(g, m.ctx, card) else 0


says(
    MoreDiceFor,
    "add {amount} die* to Power Rolls of your {filter}*",
    "(add|roll) {amount} [(extra|more|additional)] die (to|on|in|for) [(the|your)] power roll (of|for|on|from) [(your|any|each|each of your)] {filter}",
    "your {filter} (roll|get|receive|gain|use) {amount} (extra|more|additional) die [(for|on|in) (its|their|the|each) power roll]",
    "[(you (have|get|gain)|have|get)] + {amount} die on power roll (for|of|from) [your] {filter}",
    "(add|roll) {amount} [(extra|more|additional)] die (to|on|in|for) [the] [power roll of] your {filter} ['s power roll]",
    "(add|roll) {amount} [(extra|more|additional)] die (to|on|in|for) [the] power roll (of|for|on|from) (any|each|a|all) {filter} you (cast|play|resolve)",
    "[(you (have|get|gain)|have|get)] + {amount} die (on|to|for|in) [(your|all|all your)] {filter} ['s power roll]",
    "your {filter} (get|have|gain) + {amount} die",
    "[you] (get|gain|have|roll) {amount} (extra|more|additional) die (on|for|with|to) your {filter}",
    "[you] (get|gain|have|roll) {amount} (extra|more|additional) die (on|for|in|to) [(all|each|any|your|all your)] power roll (for|of|from|with) [your] {filter}",
    build=_dice_for,
    game="duel",
)


@dataclass
class RollBonusFor(Lasts):
    """The same for what is added to the dice."""

    amount: Amount
    filter: Filter

    def hook(self) -> i64:
        return ROLL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx) if card >= 0 and self.filter.takes(g, m.ctx, card) else 0


says(
    RollBonusFor,
    "add {amount} to Power Rolls of your {filter}*",
    "add {amount} to [the] power roll (of|for|on|from) [(your|any|each|each of your)] {filter}",
    "[(add|you (have|get|gain)|have|get)] [+] {amount} (to|on|for) your {filter} 's power roll",
    "[(you (have|get|gain)|have|get)] + {amount} (to|on|for) power roll (of|for|from|on) [your] {filter}",
    game="duel",
)


@dataclass
class RollBonus(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return ROLL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    RollBonus,
    "add~ {amount} to your~ Power Rolls",
    f"add {{amount}} to [the (result|total) of] {_ROLLS}",
    f"(you (get|have|gain)|get|gain) + {{amount}} (on|to|for|in) {_ROLLS}",
    f"{_ROLLS} (get|have|gain|be) + {{amount}}",
    f"+ {{amount}} (to|on) {_ROLLS}",
    f"{_ROLLS} : + {{amount}}",
    game="duel",
)


@dataclass
class RollPenalty(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return ROLL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    RollPenalty,
    "subtract~ {amount} from your~ Power Rolls",
    f"subtract {{amount}} from {_ROLLS}",
    f"(get|have) - {{amount}} (on|to|for) (your|their|{_ROLLS}) [power roll]",
    f"{_ROLLS} (get|have) - {{amount}}",
    game="duel",
)


@dataclass
class FoesRollLess(Lasts):
    """A malus on the Power Rolls of all your foes."""

    amount: Amount

    def hook(self) -> i64:
        return FOE_ROLL

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    FoesRollLess,
    "foes subtract {amount} from their Power Rolls",
    "each foe (have|get|roll) - {amount} on [all] [(of their|their)] power roll",
    "each foe subtract {amount} from [all] [(of their|their)] power roll",
    "each foe 's power roll (get|have) - {amount}",
    game="duel",
)


@dataclass
class FoesRollFewer(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return FOE_DICE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    FoesRollFewer,
    "foes roll {amount} fewer dice",
    "each foe roll {amount} (fewer|less) die [(on|in|for) [all] [(of their|their)] power roll]",
    "each foe roll {amount} die (fewer|less) [(on|in|for) [all] [(of their|their)] power roll]",
    game="duel",
)


@dataclass
class TheyRollFewer(Lasts):
    """Fewer dice for some players: the foe on your left, foes who are weaker than you."""

    players: Players
    amount: Amount

    def hook(self) -> i64:
        return FOE_DICE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx) if self.players.find(g, m.ctx) >> seat & 1 else 0


def _they_roll_fewer(players: Players, amount: Amount) -> TheyRollFewer | None:
    """Said of all foes it is FoesRollFewer; whom you would have to choose cannot be meant for good."""
    lasting = isinstance(players, Superlative | LeftOf | RightOf | BothSides)
    each = isinstance(players, Each) and isinstance(players.folk, Who)
    return TheyRollFewer(players, amount) if lasting or each else None


_FEWER = "{amount} (die (fewer|less)|(fewer|less) die) [(on|in|for|with) [(each|all)] [of] [their] power roll]"
says(
    TheyRollFewer,
    "{players} roll~ {amount} fewer dice",
    f"{{players}} roll {_FEWER}",
    build=_they_roll_fewer,
    game="duel",
)
