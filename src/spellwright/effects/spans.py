"""How long something lasts, and what a text says to be so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Condition, Effect, Lasts, Sentence, Tree
from spellwright.effects.outcomes import PASSING
from spellwright.effects.players import Each, Foes
from spellwright.effects.power_rolls import NEXT_ROLL
from spellwright.effects.prohibitions import Cannot, FoesCannot
from spellwright.effects.rolls import (
    FewerDice,
    FoesRollFewer,
    FoesRollLess,
    RollBonus,
    RollPenalty,
    TheyRollFewer,
    more_dice,
)
from spellwright.effects.sentences import If
from spellwright.effects.subjects import Do
from spellwright.effects.table import END_OF_GAME, END_OF_ROUND, END_OF_TURN, FIRST_ROUND, NEXT_GAME, OWN_TURN
from spellwright.effects.triggers import NextTime
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


def _dice_once(amount: Amount) -> ForNextRoll | None:
    dice = more_dice(amount)
    return None if dice is None else ForNextRoll(dice)


def _you_cannot(ability: Lasts) -> Static | None:
    """Of a Treasure's owner; the verb alone would be taken for somebody else's."""
    return Static(ability) if isinstance(ability, Cannot) else None


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
