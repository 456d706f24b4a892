"""What cards say about Victory Points at the end (ANN-088)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Sentence
from spellwright.effects.table import SCORING
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class Worth(Sentence):
    """Points besides those in the star."""

    def points(self, g: State, ctx: Context) -> i64:
        raise NotImplementedError

    def start(self, g: State, ctx: Context) -> bool:
        return True


@dataclass
class IsWorth(Worth):
    amount: Amount

    def points(self, g: State, ctx: Context) -> i64:
        ctx.they = ctx.you
        ctx.echo |= SCORING
        return self.amount.value(g, ctx)


says(
    IsWorth,
    "this card is worth {amount} VP",
    "(this card|this token|this|it) be worth [an] [(extra|additional)] {amount} [(extra|additional)] VP",
    game=DECK_BUILDERS,
)


@dataclass
class IsWorthLess(Worth):
    amount: Amount

    def points(self, g: State, ctx: Context) -> i64:
        ctx.they = ctx.you
        ctx.echo |= SCORING
        return -self.amount.value(g, ctx)


says(
    IsWorthLess,
    "this card is worth - {amount} VP",
    "(this card|this token|this|it) be worth - {amount} VP",
    "- {amount} VP",
    game=DECK_BUILDERS,
)
