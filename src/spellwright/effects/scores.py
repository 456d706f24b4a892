"""What cards say about Victory Points at the end (ANN-088)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Sentence, Things
from spellwright.effects.goods import ForEach
from spellwright.effects.table import DECK, DISCARD, HAND, PLAY, SCORING
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class OtherCopies(Things):
    """ANN-202: whoever owns one has no other."""

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for place in (DECK, HAND, DISCARD, PLAY):
            for card in g.in_zone(place, ctx.you):
                if card != ctx.card and g.card[card] == g.card[ctx.card]:
                    total += 1
        return total


says(
    OtherCopies,
    "other copy* of this card you own",
    "other copy (of it|of this card) (you own|in your deck)",
    "(other|additional) card (of this name|with the same name) you own",
    game=DECK_BUILDERS,
)


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


def _for_each(amount: Amount, things: Things) -> IsWorth:
    return IsWorth(ForEach(amount, things))


reads(
    Sentence,
    _for_each,
    "(this card|this token|this|it) be worth [(extra|additional)] {amount:Number} [(extra|additional)] VP (for each|per) {things:Things}",
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
