"""Lasting changes: to dice, rolls, hands, initiative, damage, spells; and how long they last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.state import State
from spellwright.effects.amounts import (
    CappedAt,
    HalfDown,
    HalfUp,
    HighestDie,
    LowestDie,
    MiddleDie,
    Thrice,
    Twice,
)
from spellwright.effects.cards import ThisCard
from spellwright.effects.categories import (
    Act,
    Amount,
    Condition,
    Effect,
    Filter,
    Folk,
    Lasts,
    Limit,
    Players,
    Sentence,
    Tree,
)
from spellwright.effects.conditions import PASSING
from spellwright.effects.deeds import Discard
from spellwright.effects.dice import ALL_DICE, NEXT_ROLL, SHOWING
from spellwright.effects.flow import Do, If, May, PayFor
from spellwright.effects.goods import AnyCard, GlyphCard, Kind
from spellwright.effects.harm import Suffer
from spellwright.effects.players import BothSides, Each, Foes, LeftOf, RightOf, Superlative, Who
from spellwright.effects.table import (
    COUNTS_AS,
    DICE,
    DRAWING,
    END_OF_GAME,
    END_OF_ROUND,
    END_OF_TURN,
    FIRST_ROUND,
    FOE_DICE,
    FOE_ROLL,
    FORBID,
    GAINING,
    HAND_LIMIT,
    HAND_SIZE,
    HARM_BONUS,
    HARMING,
    HEAL_BONUS,
    HEALING,
    INITIATIVE_BONUS,
    KEEPING,
    NEXT_GAME,
    ORDER_CHANGE,
    OWN_TURN,
    REROLL,
    REROLLING,
    RETARGET,
    ROLL_BONUS,
    SHAPE,
    STEALING,
    TIE_WINNER,
    USABLE,
    WOULD_DIE,
    WOULD_LOSE,
    slot_of,
)
from spellwright.effects.triggers import NextTime, Whenever
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


# -- dice and rolls ---------------------------------------------------------------------------------


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


def _dice_once(amount: Amount) -> ForNextRoll | None:
    dice = more_dice(amount)
    return None if dice is None else ForNextRoll(dice)


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

# -- what is forbidden --------------------------------------------------------------------------------


@dataclass
class Cannot(Lasts):
    """Its owner cannot do something."""

    deed: int

    def hook(self) -> i64:
        return FORBID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and number == self.deed


@dataclass
class FoesCannot(Lasts):
    """None of its owner's foes can."""

    deed: int

    def hook(self) -> i64:
        return FORBID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat != m.you and number == self.deed


@dataclass
class CannotBeStolen(Lasts):
    """This very card cannot."""

    def hook(self) -> i64:
        return FORBID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return number == KEEPING and card == m.card


says(
    CannotBeStolen,
    "this Treasure can not be stolen",
    "(this treasure|this card|this|it) can not be (steal|take from you|take)",
    game="duel",
)
reads(Lasts, lambda: FoesCannot(STEALING), "your treasure can not be (steal|take [from you])", game="duel")

_NO = "(can|may) not"
for _deed, _game, _said, _ways, _none in (
    (HEALING, "", "heal", "(heal [any HP]|be heal|(regain|recover|gain) [any] HP)", "(heal|regain|gain) no HP"),
    (GAINING, "duel", "gain Treasures", "(gain|get|receive) [(any|a)] treasure", "(gain|get) no treasure"),
    (DRAWING, "", "draw cards", "draw [(any|a)] [(more|extra|additional)] card", "draw no card"),
    (
        HARMING,
        "",
        "take damage",
        "((take|suffer) [any] damage|be (damage|hurt)|lose [any] HP)",
        "(take|suffer) no damage",
    ),
    (REROLLING, "duel", "reroll", "reroll [(any|their|your)] [(die|power roll)]", "reroll no die"),
    (STEALING, "duel", "steal Treasures", "steal [(any|a|your)] treasure [from you]", "steal no treasure"),
):
    says(Cannot, f"can not {_said}", f"{_NO} {_ways}", _none, game=_game, deed=_deed)
    says(
        FoesCannot,
        f"foes can not {_said}",
        f"each foe (can|may) not {_ways}",
        f"each foe {_none}",
        game=_game,
        deed=_deed,
    )


def _you_cannot(ability: Lasts) -> Static | None:
    """Of a Treasure's owner; the verb alone would be taken for somebody else's."""
    return Static(ability) if isinstance(ability, Cannot) else None


# -- hands, order, damage -----------------------------------------------------------------------------


@dataclass
class HandSize(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HAND_LIMIT

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    HandSize,
    "your hand size is increased by {amount}",
    "(increase your [maximum] hand size|your [maximum] hand size increase|your maximum hand size be increase) by {amount}",
    "[your] hand size [:] + {amount}",
    "your hand size (be|get) {amount} (larger|higher|greater|more)",
    "(get|have|you have|you get|your hand size (get|have)) + {amount} [to [your]] [hand size]",
    "+ {amount} hand size",
    "(refill|draw up|you refill|you draw up) to {amount} more card",
    "you hold {amount} more card",
)


@dataclass
class SmallerHand(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HAND_LIMIT

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    SmallerHand,
    "your hand size is reduced by {amount}",
    "(reduce your hand size|your hand size (be|get) (decrease|lower)) by {amount}",
    "your hand size be {amount} (smaller|lower|less)",
    "[your] hand size [:] - {amount}",
)


@dataclass
class HandSizeIs(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HAND_LIMIT

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx) - HAND_SIZE


says(
    HandSizeIs,
    "your hand size is {amount}",
    "you have a hand size of {amount}",
    "(refill|draw up) to {amount} card",
    game="duel",
)


@dataclass
class InitiativeBonus(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return INITIATIVE_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    InitiativeBonus,
    "get~ +{amount} Initiative",
    "(get|gain|have|you get|you gain|you have|your spell (get|have|gain)) + {amount} [to] [your] initiative",
    "+ {amount} initiative",
    "add {amount} to your [spell 's] initiative",
    "increase your [spell 's] initiative by {amount}",
    "(treat|count) your initiative as (being {amount} higher|{amount} (higher|more|greater))",
    "initiative [:] + {amount}",
    "(your initiative|your spell 's initiative|the initiative of your spell) (be|get) (increase by {amount}|{amount} higher|+ {amount})",
    game="duel",
)


@dataclass
class InitiativePenalty(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return INITIATIVE_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    InitiativePenalty,
    "get~ -{amount} Initiative",
    "(get|have|lose|your spell (get|have)) - {amount} initiative",
    "lose {amount} initiative",
    game="duel",
)


@dataclass
class ActsBefore(Lasts):
    """I02: resolves before all others."""

    def hook(self) -> i64:
        return ORDER_CHANGE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -100


says(
    ActsBefore,
    "your spell resolves first",
    "your spell (resolve|go|act) (first|before all other|before all other spell|before each other spell)",
    "you (act|go) (first|before each other player|before everyone else)",
    game="duel",
)


@dataclass
class ActsAfter(Lasts):
    def hook(self) -> i64:
        return ORDER_CHANGE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return 100


says(
    ActsAfter,
    "your spell resolves last",
    "your spell (resolve|go|act) (last|after all other|after all other spell|after each other spell)",
    "you (act|go) (last|after each other player|after everyone else)",
    game="duel",
)


@dataclass
class WinsTies(Lasts):
    def hook(self) -> i64:
        return TIE_WINNER


says(
    WinsTies,
    "you win all ties for Initiative",
    "you win (each|all|any) [initiative] tie [for initiative]",
    "you win tie for initiative",
    game="duel",
)


def is_own_blow(g: State, m: Lasting, seat: i64, other: i64, card: i64) -> bool:
    """Whether its owner deals the damage, by another card than the one that says so."""
    if seat != m.you or card < 0 or card == m.card:
        return False
    return not other >> m.you & 1 or g.game.boosts_self()


@dataclass
class MoreDamage(Lasts):
    """H19: your cards of a kind hurt more."""

    filter: Filter
    amount: Amount

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return is_own_blow(g, m, seat, other, card) and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    MoreDamage,
    "your {filter}* deal {amount} more damage",
    "[each of] your {filter} (deal|do|inflict) (+ {amount}|{amount} (more|extra|additional)) damage [(to foe|to each foe|to your foe)]",
    "(when|whenever|each time) (1 of your|a|any of your) {filter} (damage|hurt|deal damage to) a foe , (that foe|they) take {amount} (more|extra|additional) damage",
    "(when|whenever|each time) (1 of your|a|any of your) {filter} (damage|hurt|deal damage to) a foe , (it|they) (deal|do) {amount} (more|extra|additional) damage",
    "[the] damage (deal|you deal|of) [(with|by|from)] [your] {filter} be increase by {amount}",
    "increase the damage (of|deal by|from) your {filter} by {amount}",
    "your {filter} each (deal|do) {amount} (more|extra|additional) damage",
)


@dataclass
class DoubleDamage(Lasts):
    """Twice the damage from your cards of a kind."""

    filter: Filter

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return is_own_blow(g, m, seat, other, card) and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return 1002  # see harm.modified


says(
    DoubleDamage,
    "your {filter}* deal double damage",
    "[each of] your {filter} (deal|do|inflict) (double|twice the) damage [(to foe|to each foe)]",
    "double the damage (of|from|dealt by|you deal with) your {filter}",
)
reads(
    Lasts,
    lambda: DoubleDamage(AnyCard()),
    "your spell (deal|do) (double|twice the) damage",
    "double (the damage of your spell|all damage you deal)",
    game="duel",
)
reads(
    Lasts,
    lambda amount: MoreDamage(AnyCard(), amount),
    "your spell (deal|do) (+ {amount:Amount}|{amount:Amount} (more|extra|additional)) damage",
    game="duel",
)


@dataclass
class DamageTo(Lasts):
    """More damage to some foes only."""

    folk: Folk
    ability: Lasts

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return bool(self.folk.among(g, m.ctx) & other) and self.ability.matches(g, m, seat, other, number, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card)


def _damage_to(folk: Folk, ability: Lasts) -> DamageTo | None:
    """Damage to each foe is damage to anybody."""
    return None if isinstance(folk, Foes) else DamageTo(folk, ability)


says(DamageTo, "{ability:DoubleDamage} to each {folk}", "{ability:MoreDamage} to each {folk}", build=_damage_to)


@dataclass
class LessDamage(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return bool(other >> m.you & 1) and seat != m.you

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    LessDamage,
    "foes deal {amount} less damage to you",
    "[each] foe (deal|do) {amount} (less|fewer) damage to you",
    "you take {amount} (less|fewer) damage from [(each|your|a)] (foe|spell of a foe|source)",
    "[(your|each)] foe 's spell (deal|do) {amount} (less|fewer) damage to you",
    "reduce [(all|any)] damage (foe|your foe|a foe|each foe) (deal|do) to you by {amount}",
    "(if|when|whenever|each time) you would (take|suffer) damage [from (a|any) (foe|foe 's spell|foe 's card)] , (reduce|lower) (it|that damage|the damage) by {amount}",
    "(if|when|whenever|each time) you (take|suffer|would take|would suffer) damage [from (a|any) foe] , take {amount} less [damage]",
    "(when|whenever|each time) a foe (damage|hurt|deal damage to) you , (take {amount} less [damage]|reduce (it|the damage|that damage) by {amount})",
)


@dataclass
class MoreHealing(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HEAL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return card + self.amount.value(g, m.ctx)  # `card` is the amount healed


says(
    MoreHealing,
    "whenever you heal, heal {amount} more HP",
    "(when|whenever|each time) you heal [HP] , heal {amount} (more|extra|additional) [HP]",
    "you heal {amount} (more|extra|additional) [HP] (when|whenever|each time) you heal [HP]",
)


@dataclass
class DoubleHealing(Lasts):
    """H21: all of it, whatever heals (ANN-207)."""

    def hook(self) -> i64:
        return HEAL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return 2 * card


says(
    DoubleHealing,
    "your healing is doubled",
    "(all|all of) [your] heal [you receive] be double",
    "your heal be double",
    "double (all|all your|your) heal",
    "(when|whenever|each time) you heal [HP] , double (it|that|the amount)",
    game="deck",
)


@dataclass
class CountsAs(Lasts):
    """SKZ-113: a card in your spells, as far as counting goes."""

    glyph: GlyphCard

    def hook(self) -> i64:
        return COUNTS_AS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.glyph.glyph


says(
    CountsAs,
    "this Treasure counts as a {glyph} in your spells",
    "count as (a|1|a extra|a additional) {glyph} (in|for|toward) [(each of|all of|each)] your spell",
    "[(this treasure|this card|this|it)] count as [(a|1|a extra|1 more)] {glyph}",
    "[(this treasure|this card|this|it)] count as {glyph} (in|for|toward) [(each of|all of|each)] your spell",
    "(this treasure|this card|this|it) count as (a|1|an extra|a additional|a extra|1 more) {glyph} (in|for|toward|during) [(each of|all of|each)] your spell",
    "(this treasure|this card|this|it) count as (a|1|a extra) {glyph} in (each|all) spell (of yours|you cast)",
    "your spell (be consider to have|count as having|have|be treat as having) (a|1) (extra|additional) {glyph} [in it]",
    "(this treasure|this card|it) add (a|1) {glyph} to (each of your|each|your|all your|all of your) spell [you cast]",
    game="duel",
)


@dataclass
class Retarget(Lasts):
    """M15: another component aims at somebody else."""

    kind: Kind
    players: Players

    def hook(self) -> i64:
        return RETARGET

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.kind.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.players.find(g, m.ctx)


says(
    Retarget,
    "your {kind} targets {players}",
    "your {kind} (target|hit|aim at|affect) {players} [(instead|instead of its [(usual|normal)] target|whatever it say|no matter what it say)]",
    "the target of your {kind} be {players}",
    game="duel",
)


@dataclass
class TwoOf(Lasts):
    """M26: a spell may hold two cards of a type."""

    kind: Kind

    def hook(self) -> i64:
        return SHAPE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return slot_of(self.kind.kind)

    def until(self) -> i64:
        return END_OF_ROUND


says(
    TwoOf,
    "your first spell of the next game may contain two {kind}*",
    "your first spell (of|in) the next game (may|can) (contain|have|hold|include|use) 2 {kind}",
    "in your first spell of the next game , you may place 2 {kind}",
    game="duel",
)


@dataclass
class TwoOfAlways(Lasts):
    kind: Kind

    def hook(self) -> i64:
        return SHAPE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return slot_of(self.kind.kind)


says(
    TwoOfAlways,
    "your spells may contain two {kind}*",
    "your spell (may|can) (contain|have|hold|include) (2|up to 2) {kind}",
    "you may (place|play|put|use|have) (2|up to 2|a second) {kind} in (your|each of your|each) spell",
    game="duel",
)

# -- instead ------------------------------------------------------------------------------------------


@dataclass
class InsteadOfDying(Lasts):
    """R29: death prevented, if what is said instead leaves HP."""

    effect: Effect

    def hook(self) -> i64:
        return WOULD_DIE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(
    InsteadOfDying,
    "if you would die , {effect}",
    "(if|when|whenever) you would (die|be kill|be reduce to 0 HP|drop to 0 HP) , [instead] {effect}",
)


@dataclass
class InsteadOfLosing(Lasts):
    """Something else is lost in place of one of your other Treasures."""

    effect: Effect

    def hook(self) -> i64:
        return WOULD_LOSE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and card != m.card

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(
    InsteadOfLosing,
    "if you would lose one of your other Treasures , {effect}",
    "(if|when|whenever) you would (lose|discard) (1 of your other|another|a|any other|any of your other|1 of your) treasure , [instead] {effect}",
    "(if|when|whenever) a foe would steal (1 of your other|another|a) treasure [from you] , [instead] {effect}",
    game="duel",
)

# -- to use, under conditions, so often ---------------------------------------------------------------


@dataclass
class Usable(Lasts):
    """Something its owner may do in his or her own turn."""

    act: Act

    def hook(self) -> i64:
        return USABLE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        if seat != m.you:
            return False
        ctx = m.ctx.copy()
        ctx.they = seat
        return self.act.payable(g, ctx)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.act.act(g, ctx, 1 << ctx.you)


def _in_your_turn(act: Act) -> Usable | None:
    """What may be used for a while may be used in your turn anyway."""
    return None if isinstance(act, Lets) and isinstance(act.ability, Usable) else Usable(act)


says(
    Usable,
    "during your turn , you may {act}",
    "[at any time] during your turn , you may {act}",
    "on each of your turn , [during your turn ,] you may {act}",
    "you may {act} [at any time] during your turn",
    "{act} [at any time] during your turn",
    "at any time , you may {act}",
    build=_in_your_turn,
)


def _usable(cost: Act, effect: Effect) -> Usable | None:
    """A price is paid at once."""
    return None if hasattr(cost, "ability") else Usable(PayFor(cost, effect))


reads(
    Lasts,
    _usable,
    "(during|on|in) your turn , [you may] {cost:Act} to {effect:Effect}",
    "you may {cost:Act} to {effect:Effect} [at any time] (during|on) your turn",
)
reads(
    Lasts,
    lambda effect: Usable(PayFor(Discard(ThisCard()), effect)),
    "discard this (treasure|card) [(at any time|at any time during your turn|during your turn|on your turn|any time on your turn)] to {effect:Effect}",
    "you may discard this (treasure|card) [(at any time|at any time during your turn|during your turn|on your turn)] to {effect:Effect}",
    "[(at any time|during your turn|on your turn)] [,] [you may] discard [(this (treasure|card)|it)] : {effect:Effect}",
    "you may throw this (treasure|card) away [(at any time|during your turn|on your turn)] to {effect:Effect}",
    game="duel",
)


@dataclass
class While(Lasts):
    """C35: only as long as something is so."""

    condition: Condition
    ability: Lasts

    def hook(self) -> i64:
        return self.ability.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.condition.holds(g, m.ctx) and self.ability.matches(g, m, seat, other, number, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card) if self.condition.holds(g, m.ctx) else self.nothing(card)

    def nothing(self, card: i64) -> i64:
        return card if self.ability.hook() == HEAL_BONUS else 0

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)

    def price(self) -> Act | None:
        return self.ability.price()

    def spend(self, g: State, m: Lasting) -> None:
        self.ability.spend(g, m)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.ability.happen(g, ctx)


def standing(condition: Condition, ability: Lasts) -> Lasts | None:
    """ "If" means "while" only where the condition is a state, not something that was just done."""
    return None if isinstance(condition, PASSING) else While(condition, ability)


says(While, "while {condition} , {ability}")
reads(
    Lasts,
    standing,
    "(as long as|if|when|while) {condition:Condition} , {ability:Lasts} [that (round|turn)]",
    "{ability:Lasts} (while|as long as) {condition:Condition}",
)


@dataclass
class OnlyOnce(Lasts):
    """The first time only."""

    ability: Lasts

    def hook(self) -> i64:
        return self.ability.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.ability.matches(g, m, seat, other, number, card)

    def price(self) -> Act | None:
        return self.ability.price()

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.ability.happen(g, ctx)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)


says(OnlyOnce, "once per game , {ability}", "once (per|each|a|in each) game , {ability}")
reads(
    Lasts,
    lambda effect: OnlyOnce(InsteadOfDying(effect)),
    "the (first|next) time you would (die|be kill|drop to 0 HP) , [instead] {effect:Effect}",
    "the (first|next) time you would (die|be kill) (this|in this|in the next) game , [instead] {effect:Effect}",
)


@dataclass
class OncePerRound(Lasts):
    """M20."""

    ability: Lasts

    def hook(self) -> i64:
        return self.ability.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return m.serial not in g.used and self.ability.matches(g, m, seat, other, number, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)

    def price(self) -> Act | None:
        return self.ability.price()

    def spend(self, g: State, m: Lasting) -> None:
        """An offer is used up only when it is taken up (see May)."""
        ability = self.ability
        if not (isinstance(ability, Whenever) and isinstance(ability.effect, May)):
            g.used = [*g.used, m.serial]

    def happen(self, g: State, ctx: Context) -> bool:
        return self.ability.happen(g, ctx)


says(OncePerRound, "once per turn , {ability}", game="deck")
says(
    OncePerRound,
    "once per round , {ability}",
    "once (per|each|a|in each|during each|on each) [of your] (round|turn) , {ability}",
    "{ability} [,] [but] [only] once (per|each|a) (round|turn)",
    "{ability} per (round|turn)",
)


def _once_in_your_turn(act: Act) -> OncePerRound | None:
    usable = _in_your_turn(act)
    return None if usable is None else OncePerRound(usable)


def _once_for_a_price(cost: Act, effect: Effect) -> OncePerRound | None:
    usable = _usable(cost, effect)
    return None if usable is None else OncePerRound(usable)


# What may be done once a round, and no moment is named for it, is done in one's own turn.
_ONCE = "once (per|each|a|in each|during each|on each|during|on) [of] [your] (round|turn) ,"
reads(Lasts, _once_in_your_turn, f"{_ONCE} you may {{act:Act}}")
reads(Lasts, _once_in_your_turn, f"{_ONCE} {{act:Act}}", game="deck")
reads(Lasts, _once_for_a_price, f"{_ONCE} you may {{cost:Act}} to {{effect:Effect}}")

# -- how long -------------------------------------------------------------------------------------------


@dataclass
class Span(Tree):
    """How long something lasts."""

    moment: int


category(Span)
says(
    Span,
    "this turn",
    "(during|for|until the end of) this turn",
    "until the end of your turn",
    "for the rest of (this|your|the) turn",
    moment=END_OF_TURN,
)
says(
    Span,
    "this round",
    "(during|for|until the end of) (this|the) round",
    "for the rest of (this|the) round",
    game="duel",
    moment=END_OF_ROUND,
)
says(
    Span,
    "this game",
    "(for|during|until) the rest of (this|the) game",
    "(during|until the end of) (this|the) game",
    moment=END_OF_GAME,
)
says(
    Span,
    "in the next game",
    "(during|for|throughout|in|for the duration of|for all of) (the|your) next game",
    "the next game",
    game="duel",
    moment=NEXT_GAME,
)
says(
    Span,
    "in the first round of the next game",
    "(during|for|in) the first round of (the|your) next game",
    "(on|in|during) your first turn (of|in) (the|your) next game",
    game="duel",
    moment=FIRST_ROUND,
)


def end_of(moment: i64) -> i64:
    """When a span ends; a Dead Wizard card is collected as the next game begins."""
    if moment == NEXT_GAME:
        return END_OF_GAME
    return END_OF_ROUND if moment == FIRST_ROUND else moment


@dataclass
class Lets(Act):
    """A lasting ability put in force for a while."""

    ability: Lasts
    span: Span

    def one(self, g: State, ctx: Context) -> bool:
        copy = ctx.copy()
        copy.you = ctx.they
        copy.they = -1
        self.ability.freeze(g, copy)
        until = end_of(self.span.moment)
        g.last(self.ability, copy, until + copy.you if until == OWN_TURN else until)
        return True


def lets(ability: Lasts, span: Span) -> Lets | None:
    """ "Each foe rolls fewer dice this turn" is said of the foes, who are named now."""
    return (
        None if isinstance(ability, FoesRollFewer | FoesRollLess | FoesCannot | TheyRollFewer) else Lets(ability, span)
    )


says(Lets, "{ability} {span}", "{span} , {ability}", "{ability} [,] but only {span}", build=lets)


reads(
    Act,
    lambda event, span, effect: Lets(NextTime(event, effect), span),
    "the next time {event:Event} {span:Span} , {effect:Effect}",
)


def _foes_for_a_while(span: Span, ability: Lasts) -> Effect | None:
    """ "This round, foes cannot heal": the foes are named now, and each has it in force."""
    own: Lasts
    if isinstance(ability, FoesCannot):
        own = Cannot(ability.deed)
    elif isinstance(ability, FoesRollFewer):
        own = FewerDice(ability.amount)
    elif isinstance(ability, FoesRollLess):
        own = RollPenalty(ability.amount)
    else:
        return None
    return Do(Each(Foes()), Lets(own, span))


reads(Effect, _foes_for_a_while, "{span:Span} , {ability:Lasts}")


@dataclass
class ForNextRoll(Act):
    """A change of dice for one Power Roll only: this one, or the next."""

    ability: Lasts

    def one(self, g: State, ctx: Context) -> bool:
        copy = ctx.copy()
        copy.you = ctx.they
        copy.they = -1
        g.last(self.ability, copy, NEXT_ROLL)
        return True


says(ForNextRoll)  # written by hand: its words stand inside the ability's
_NEXT = "((your|their) next power roll|this roll|this power roll|that roll|the roll|the next power roll|(1|a|any 1|1 of your) power roll [this turn]|(your|their) first power roll (of|in) (the|your) next game)"
_LATER = "((your|their) next power roll|the next power roll|(1|a|any 1|1 of your) power roll [this turn]|(your|their) first power roll (of|in) (the|your) next game)"
reads(
    Act, _dice_once,
    f"(add|roll) {{amount:Amount}} [(extra|more|additional)] die (to|on|for) {_NEXT}", f"(get|gain) {{amount:Amount}} (extra|more|additional) die (on|for) {_NEXT}", "add {amount:Amount} [(extra|more)] die",
    game="duel",
)  # fmt: skip
reads(
    Act, lambda amount: ForNextRoll(FewerDice(amount)),
    f"roll {{amount:Amount}} (die (fewer|less)|(fewer|less) die) (on|in|for) {_LATER}",
    game="duel",
)  # fmt: skip
reads(
    Act, lambda amount: ForNextRoll(RollBonus(amount)),
    f"add {{amount:Amount}} to {_LATER}", f"(get|gain) + {{amount:Amount}} (on|to|for) {_LATER}",
    game="duel",
)  # fmt: skip
reads(
    Act, lambda act: act,
    "leave this card in front of you until you make a power roll [in the next game] , then {act:ForNextRoll} and discard this card",
    game="duel",
)  # fmt: skip


@dataclass
class Static(Sentence):
    """An ability as a sentence: in force while its card lies in play, or for the game to come."""

    ability: Lasts

    def start(self, g: State, ctx: Context) -> bool:
        copy = ctx.copy()
        copy.they = -1
        self.ability.freeze(g, copy)
        g.last(self.ability, copy, self.ability.until())
        return True


says(Static, "{ability}", "(then|also|in addition) [,] {ability}")


reads(Sentence, _you_cannot, "you {ability:Cannot}")


def state_of_things(condition: Condition, effect: Effect) -> Sentence | None:
    """ "When" for "if", where nothing happens that could be waited for."""
    return None if isinstance(condition, PASSING) else If(condition, effect)


reads(Sentence, state_of_things, "when {condition:Condition} , {effect:Effect}")

reads(
    Lasts,
    lambda event, effect: OncePerRound(Whenever(event, effect)),
    "the first time (each|in each|in a) round [that] {event:Happening} , {effect:Effect}",
    "the first time {event:Happening} (each|in each|in a) round , {effect:Effect}",
    game="duel",
)
