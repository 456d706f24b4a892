"""What a wizard brings into the next game of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Effect, Sentence
from spellwright.effects.deeds import Draw, Gain
from spellwright.effects.events import HP_SET
from spellwright.effects.flow import ActSteps, SameAct
from spellwright.effects.happenings import OpeningHand
from spellwright.effects.modifiers import Static
from spellwright.effects.table import HP, MOST_HP
from spellwright.effects.triggers import Whenever
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

_GAME = "(start|begin) ((the|your) next game|it|the next 1) with"


@dataclass
class StartRicher(Act):
    """H14: more HP from the start of the game, up to 25 (SKZ-R19)."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return change_hp(g, ctx.they, self.amount.value(g, ctx))


says(
    StartRicher,
    "start~ the next game with {amount} extra HP",
    f"{_GAME} {{amount}} (extra|more|additional) [HP]",
    "(get|gain|have) {amount} (extra|more|additional) HP at the start of (the|your) next game",
    "(start|begin) the next game with + {amount} HP",
)


@dataclass
class StartPoorer(Act):
    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return change_hp(g, ctx.they, -self.amount.value(g, ctx))


says(StartPoorer, "start~ the next game with {amount} fewer HP", f"{_GAME} {{amount}} (fewer|less) [HP]")


def change_hp(g: State, seat: i64, by: i64) -> bool:
    """No damage and no healing: where a wizard starts. Nobody starts dead."""
    after = max(1, min(g.get(HP, seat) + by, MOST_HP))
    g.put(HP, seat, after)
    g.tell(HP_SET, seat, 1 << seat, after)
    return True


reads(
    Act,
    lambda amount: Gain(amount),
    f"{_GAME} {{amount:Amount}} [(extra|random)] treasure",
    "(start|begin) the next game by gaining {amount:Amount} treasure",
)
reads(
    Act,
    lambda amount, more: ActSteps([Gain(amount), StartRicher(more)]),
    f"{_GAME} {{amount:Amount}} treasure and {{more:Amount}} (extra|more|additional) HP",
    f"{_GAME} {{more:Amount}} (extra|more|additional) HP and {{amount:Amount}} treasure",
)
reads(
    Act,
    lambda amount, less: ActSteps([Gain(amount), StartPoorer(less)]),
    f"{_GAME} {{amount:Amount}} treasure and {{less:Amount}} (fewer|less) HP",
    f"{_GAME} {{amount:Amount}} treasure , but {{less:Amount}} (fewer|less) HP",
)


@dataclass
class StartAt(Act):
    """A number of HP to start with, in place of the usual one."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return change_hp(g, ctx.they, self.amount.value(g, ctx) - g.get(HP, ctx.they))


says(StartAt, "start~ the next game with {amount} HP", f"{_GAME} {{amount}} HP")
reads(
    Sentence,
    lambda amount: Static(Whenever(OpeningHand(), Draw(amount))),
    f"{_GAME} {{amount:Amount}} (extra|more|additional) card [in [(your|the)] [opening] hand]",
)


@dataclass
class AtNextGame(Sentence):
    """Done as the next game begins, which is when a Dead Wizard card is collected."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(
    AtNextGame,
    "at the start of the next game , {effect}",
    "(at|from) the (start|begin) of (the|your) next game , {effect}",
    "when (the|your) next game (start|begin) , {effect}",
    "{effect} (at the (start|begin) of (the|your) next game|when the next game (start|begin))",
)
reads(Act, SameAct, "(start|begin) it with {amount:Amount}")
