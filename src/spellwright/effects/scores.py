"""What cards say about Victory Points at the end (ANN-088)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.amounts import CappedAt
from spellwright.effects.categories import Amount, Condition, Filter, Sentence, Things
from spellwright.effects.goods import OwnedCards
from spellwright.effects.table import DECK, DISCARD, HAND, PLAY, SCORING
from spellwright.effects.things import ForEach
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


def _for_each_up_to(amount: Amount, things: Things, most: Amount) -> IsWorth:
    return IsWorth(CappedAt(ForEach(amount, things), most))


_THIS = "[(this card|this token|this|it) be]"
reads(
    Sentence,
    _for_each_up_to,
    f"{_THIS} worth [(extra|additional)] {{amount:Number}} [(extra|additional)] VP (for each|per) {{things:Things}} [,] (to a maximum of|up to a maximum of|up to|maximum) {{most:Amount}} [VP]",
    game=DECK_BUILDERS,
)
reads(
    Sentence,
    _for_each,
    "worth [(extra|additional)] {amount:Number} [(extra|additional)] VP (for each|per) {things:Things}",
    game=DECK_BUILDERS,
)
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


def _less_for_each(amount: Amount, things: Things) -> IsWorthLess:
    return IsWorthLess(ForEach(amount, things))


reads(
    Sentence,
    _less_for_each,
    "(this card|this token|this|it) be worth - {amount:Number} VP (for each|per) {things:Things}",
    "- {amount:Number} VP (for each|per) {things:Things}",
    game=DECK_BUILDERS,
)


@dataclass
class WorthInstead(Worth):
    """S07: other points in place of those that such a card or token counts anyway."""

    amount: Amount
    old: int
    sign: int
    old_sign: int

    def points(self, g: State, ctx: Context) -> i64:
        ctx.they = ctx.you
        ctx.echo |= SCORING
        return self.sign * self.amount.value(g, ctx) - self.old_sign * self.old


for _said, _sign in (("", 1), ("- ", -1)):
    for _was, _old_sign in (("", 1), ("- ", -1)):
        says(
            WorthInstead,
            f"this card is worth {_said}{{amount}} VP instead of {_was}{{old}}",
            f"(this card|this token|this [1]|it) be worth {_said}{{amount}} VP instead of {_was}{{old}} [VP]",
            game=DECK_BUILDERS,
            sign=_sign,
            old_sign=_old_sign,
        )


@dataclass
class WorthIf(Worth):
    """S05."""

    condition: Condition
    worth: Worth

    def points(self, g: State, ctx: Context) -> i64:
        ctx.they = ctx.you
        ctx.echo |= SCORING
        return self.worth.points(g, ctx) if self.condition.holds(g, ctx) else 0


says(
    WorthIf,
    "if {condition} , {worth}",
    "if {condition} , {worth} [instead]",
    "{worth} (if|as long as) {condition}",
    game=DECK_BUILDERS,
)


@dataclass
class OthersWorth(Worth):
    """S06: cards of a kind that one owns count more, each of them."""

    filter: Filter
    amount: Amount

    def points(self, g: State, ctx: Context) -> i64:
        ctx.they = ctx.you
        ctx.echo |= SCORING
        return self.amount.value(g, ctx) * OwnedCards(self.filter).of(g, ctx, ctx.you)


says(
    OthersWorth,
    "each {filter} you own is worth {amount} more VP",
    "(each|all) {filter} you own be worth {amount} (more|extra|additional) VP [each]",
    "(each of your|your|all your|all of your) {filter} be worth {amount} (more|extra|additional) VP [each]",
    game=DECK_BUILDERS,
)


@dataclass
class GainsPoints(Worth):
    """ "If you own no Limp Wands, gain 3 VP"."""

    amount: Amount

    def points(self, g: State, ctx: Context) -> i64:
        ctx.they = ctx.you
        ctx.echo |= SCORING
        return self.amount.value(g, ctx)


says(
    GainsPoints,
    "gain {amount} VP",
    "[you] (gain|score|get|have) {amount} [(more|extra|additional)] VP",
    "+ {amount} VP",
    game=DECK_BUILDERS,
)


@dataclass
class DifferentOwned(Things):
    """Cards of a kind that one owns, those of one name counted once."""

    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        faces: list[int] = []
        for place in (DECK, HAND, DISCARD, PLAY):
            for card in g.in_zone(place, ctx.you):
                if self.filter.takes(g, ctx, card) and g.card[card] not in faces:
                    faces.append(g.card[card])
        return len(faces)


says(
    DifferentOwned,
    "different {filter} you own",
    "different {filter} (you own|in your deck)",
    "(differently named|uniquely named) {filter} (you own|in your deck)",
    game=DECK_BUILDERS,
)
