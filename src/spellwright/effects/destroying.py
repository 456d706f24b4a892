"""Cards that are destroyed and replaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.builders import destroy, scrap
from spellwright.effects.categories import Act, Cards, Effect, Lasts
from spellwright.effects.deeds import CardAct
from spellwright.effects.flow import May, PayFor
from spellwright.effects.losses import Discard
from spellwright.effects.players import You
from spellwright.effects.references import ThisCard
from spellwright.effects.restrictions import Usable
from spellwright.effects.table import MAYHEM
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"


@dataclass
class Destroy(CardAct):
    """ANN-143 to ANN-146."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            ctx.later = cards[i + 1 :]
            height = len(g.stack)
            if not destroy(g, seat, card):
                g.under(height, self, ctx, 2, seat)
                return False
        return True


@dataclass
class Replace(Act):
    """One card is destroyed, and another comes to lie in its place."""

    first: Cards
    second: Cards

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not self.first.start(g, ctx):
            g.under(height, self, ctx, 1, me)
            return False
        return self.swap(g, ctx, me)

    def swap(self, g: State, ctx: Context, me: i64) -> bool:
        gone = ctx.chosen
        ctx.chosen = []
        if not gone:
            return True
        here = g.where(gone[0])
        ctx.did |= 1 << me
        height = len(g.stack)
        ctx.they = me
        if not destroy(g, me, gone[0]):
            g.under(height, self, ctx, 2, me, here)
            return False
        return self.come(g, ctx, me, here)

    def come(self, g: State, ctx: Context, me: i64, here: i64) -> bool:
        ctx.they = me
        height = len(g.stack)
        if not self.second.start(g, ctx):
            g.under(height, self, ctx, 3, me, here)
            return False
        return self.settle(g, ctx, here)

    def settle(self, g: State, ctx: Context, here: i64) -> bool:
        cards = ctx.chosen
        ctx.chosen = []
        for card in cards:
            g.move(card, scrap(g, card) if g.face(card).kind & MAYHEM else here)
        ctx.cards = cards
        return True

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self.swap(g, frame.ctx, frame.a)
        if frame.step == 2:
            return self.come(g, frame.ctx, frame.a, frame.b)
        return self.settle(g, frame.ctx, frame.b)

    def payable(self, g: State, ctx: Context) -> bool:
        return self.first.enough(g, ctx)


says(
    Replace,
    "destroy~ {first:SomeFrom} and replace it with {second:TopsOf}",
    "(destroy|trash) {first:SomeFrom} (and|then|, then) (replace it with {second:TopsOf}|put {second:TopsOf} in its place)",
    game=DECK_BUILDERS,
)
says(
    Destroy,
    "destroy~ {cards}",
    "(trash|annihilate|banish|remove from the game) {cards}",
    "{cards:It} be destroy",
    game=DECK_BUILDERS,
)


def _this_card(cost: Act) -> bool:
    return isinstance(cost, Destroy | Discard) and isinstance(cost.cards, ThisCard)


def _price_of_itself(cost: Act, effect: Effect) -> May | None:
    """Z22: "Destroy this card: …" on a card that is played."""
    return May(You(), PayFor(cost, effect)) if _this_card(cost) else None


def _use_for_itself(cost: Act, effect: Effect) -> Usable | None:
    """The same on a card that stays in play: whenever its owner likes, in his or her turn."""
    return Usable(PayFor(cost, effect)) if _this_card(cost) else None


reads(Effect, _price_of_itself, "[you may] {cost:Act} : {effect:Effect}", game=DECK_BUILDERS)
reads(Lasts, _use_for_itself, "[you may] {cost:Act} : {effect:Effect}", game=DECK_BUILDERS)
