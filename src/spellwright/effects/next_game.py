"""What a wizard brings into the next game of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Cards, Effect, Lasts, Sentence
from spellwright.effects.consequences import Later
from spellwright.effects.deeds import CardAct
from spellwright.effects.draws import Draw, DrawTo, DrawUpTo, Gain
from spellwright.effects.events import HP_SET
from spellwright.effects.flow import ActSteps, May, Steps
from spellwright.effects.gifts import Give, PassOn
from spellwright.effects.happenings import OpeningHand, TurnBegins
from spellwright.effects.modifiers import HandSizeIs, SmallerHand
from spellwright.effects.players import You
from spellwright.effects.references import ThisCard
from spellwright.effects.repeats import SameAct
from spellwright.effects.sentences import Plain
from spellwright.effects.spans import Lets, Span, Static, lets
from spellwright.effects.subjects import Do
from spellwright.effects.swaps import SwapHands
from spellwright.effects.table import END_OF_GAME, END_OF_ROUND, FIRST_ROUND, HP, MOST_HP, PLAY
from spellwright.effects.triggers import NextTime, Whenever
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

_GAME = "(start|begin) [((the|your|their) next game|it|the next 1)] with"


@dataclass
class StartRicher(Act):
    """H14: more HP from the start of the game, up to 25 (SKZ-R19)."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return change_hp(g, ctx.they, self.amount.value(g, ctx))


says(
    StartRicher,
    "start~ the next game with {amount} extra HP",
    f"{_GAME} {{amount}} (extra|more|additional)",
    "(get|gain|have) {amount} (extra|more|additional) HP at the start of (the|your) next game",
    game="duel",
)


@dataclass
class StartPoorer(Act):
    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return change_hp(g, ctx.they, -self.amount.value(g, ctx))


says(StartPoorer, "start~ the next game with {amount} fewer HP", f"{_GAME} {{amount}} (fewer|less)", game="duel")


def change_hp(g: State, seat: i64, by: i64) -> bool:
    """No damage and no healing: where a wizard starts. Nobody starts dead."""
    after = max(1, min(g.get(HP, seat) + by, MOST_HP))
    g.put(HP, seat, after)
    g.tell(HP_SET, seat, 1 << seat, after)
    return True


@dataclass
class StartAt(Act):
    """A number of HP to start with, in place of the usual one."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return change_hp(g, ctx.they, self.amount.value(g, ctx) - g.get(HP, ctx.they))


says(
    StartAt,
    "start~ the next game with {amount} HP",
    "(start|begin) (the|your) next game (at|on) {amount} HP",
    game="duel",
)


@dataclass
class StartWithCards(Act):
    """Cards on top of the opening hand: drawn after it, or filling up to it would swallow them."""

    ability: NextTime

    def one(self, g: State, ctx: Context) -> bool:
        return bring(g, ctx, self.ability, END_OF_GAME)


@dataclass
class StartWithFewer(Act):
    """A smaller opening hand: the hand size is smaller until the first round is over."""

    ability: SmallerHand

    def one(self, g: State, ctx: Context) -> bool:
        return bring(g, ctx, self.ability, END_OF_ROUND)


def more_cards(amount: Amount) -> StartWithCards:
    return StartWithCards(NextTime(OpeningHand(), Draw(amount)))


def fewer_cards(amount: Amount) -> StartWithFewer:
    return StartWithFewer(SmallerHand(amount))


def bring(g: State, ctx: Context, ability: Lasts, until: i64) -> bool:
    """Put in force for the game that begins what `ctx.they` brings into it."""
    own = ctx.copy()
    own.you = ctx.they
    own.they = -1
    g.last(ability, own, until)
    return True


# What a game can be started with, one thing or two.
_HAND = "[in [(your|the|their)] [(opening|starting|first)] hand]"
reads(
    "Start",
    lambda amount: Gain(amount),
    "{amount:Amount} [(extra|random|more|additional)] treasure",
    game="duel",
)
reads(
    "Start",
    StartRicher,
    "{amount:Amount} (extra|more|additional) HP",
    "{amount:Amount} HP more",
    "+ {amount:Amount} HP",
    game="duel",
)
reads(
    "Start",
    StartPoorer,
    "{amount:Amount} (fewer|less) HP",
    "{amount:Amount} HP (fewer|less)",
    "- {amount:Amount} HP",
    game="duel",
)
reads("Start", StartAt, "{amount:Amount} HP", game="duel")
reads(
    "Start",
    more_cards,
    f"{{amount:Amount}} (extra|more|additional) card {_HAND}",
    "{amount:Amount} card",
    f"{{amount:Amount}} card more {_HAND}",
    f"+ {{amount:Amount}} card {_HAND}",
    game="duel",
)
reads(
    "Start",
    fewer_cards,
    f"{{amount:Amount}} (fewer|less) card {_HAND}",
    f"{{amount:Amount}} card (fewer|less) {_HAND}",
    f"- {{amount:Amount}} card {_HAND}",
    game="duel",
)
reads(
    "Start",
    lambda amount: Lets(HandSizeIs(amount), Span(FIRST_ROUND)),
    "a (hand|opening hand|starting hand|hand size) of {amount:Amount} [card]",
    "{amount:Amount} card in [(your|the|their)] (opening|starting) hand",
    game="duel",
)
reads(
    Act,
    lambda ability: lets(ability, Span(FIRST_ROUND)),
    "(in|during) (the|your) next game , {ability:Lasts} (in|during|for) the first round",
    game="duel",
)
reads(Act, lambda first: first, "(start|begin) with {first:Start} [(in|for)] (the|your) next game", game="duel")
reads(
    Act,
    lambda first: first,
    f"{_GAME} {{first:Start}}",
    "have {first:Start} at the start of (the|your) next game",
    game="duel",
)
reads(
    Act,
    lambda first, second: ActSteps([first, second]),
    f"{_GAME} {{first:Start}} [,] (and|but|plus|and also) [with] {{second:Start}}",
    game="duel",
)
_THEN = "(in|during|for) (the|your) next game , [you]"
reads(
    Sentence,
    lambda first: Plain(first),
    f"{_THEN} [(start|begin|get|have)] [with] {{first:Start}}",
    f"{_THEN} [your] (opening|starting) hand (have|contain|hold|be) {{first:Start}}",
    game="duel",
)
reads(
    Sentence,
    lambda first, second: Plain(Steps([first, second])),
    f"{_THEN} [(start|begin|get|have)] [with] {{first:Start}} (and|but|plus) [with] {{second:Start}}",
    game="duel",
)
reads(
    Act,
    lambda amount: Gain(amount),
    "(start|begin) the next game by gaining {amount:Amount} treasure",
    game="duel",
)


@dataclass
class AtNextGame(Sentence):
    """Done as the next game begins, which is when a Dead Wizard card is collected."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


def at_next_game(effect: Effect) -> Sentence:
    """What needs a hand waits for it: drawn before, cards would only fill the hand up to its size."""
    return Static(Whenever(OpeningHand(), effect)) if needs_hand(effect) else AtNextGame(effect)


def needs_hand(effect: Effect) -> bool:
    if isinstance(effect, Do | May):
        return needs_hand(effect.act)
    if isinstance(effect, Steps):
        return any(needs_hand(step) for step in effect.effects)
    if isinstance(effect, ActSteps):
        return any(needs_hand(act) for act in effect.acts)
    if isinstance(effect, CardAct):
        return of_hand(effect.which())
    if isinstance(effect, Give | PassOn):
        return of_hand(effect.cards)
    return isinstance(effect, Draw | DrawTo | DrawUpTo | SwapHands)


def of_hand(cards: Cards) -> bool:
    """Whether these may be cards in a hand; Treasures and this very card are not."""
    filter = getattr(cards, "filter", None)
    return not isinstance(cards, ThisCard) and (filter is None or filter.home() != PLAY)


says(
    AtNextGame,
    "at the start of the next game , {effect}",
    "(at|from) the (start|begin) of (the|your) next game , {effect}",
    "when (the|your) next game (start|begin) , {effect}",
    "{effect} (at the (start|begin) of (the|your) next game|when the next game (start|begin))",
    build=at_next_game,
    game="duel",
)
reads(Sentence, lambda effect: at_next_game(effect), "in the next game , {effect:Draw}", game="duel")
reads(
    Sentence,
    lambda effect: AtNextGame(Later(NextTime(TurnBegins(You()), effect))),
    "(on|in|during) your first turn (of|in) (the|your) next game , {effect:Effect}",
    game="duel",
)
reads(Act, SameAct, "(start|begin) [it] with {amount:Amount}", game="duel")
