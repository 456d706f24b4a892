"""Decks of their own: the top of a wizard's deck looked at, revealed, put on, played from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Act, Amount, Cards, Players
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import PUT_ON_DECK, REVEALED
from spellwright.effects.players import OneOf, choose_player
from spellwright.effects.table import DECK, DISCARD
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


def tops(g: State, mask: i64, count: i64) -> list[int]:
    """ANN-129 to ANN-131, ANN-R12: a deck that runs short is shuffled anew under what was seen."""
    found: list[int] = []
    for seat in SEATS[mask]:
        found += g.tops(g.zone(DECK, seat), count)
    return found


@dataclass
class TopOfDeckOf(Cards):
    """The top cards of somebody's own deck."""

    amount: Amount
    players: Players

    def enough(self, g: State, ctx: Context) -> bool:
        mask = self.players.find(g, ctx)
        return any(g.in_zone(DECK, seat) or g.in_zone(DISCARD, seat) for seat in SEATS[mask])

    def start(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.choose(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.found(g, ctx, doer)

    def choose(self, g: State, ctx: Context) -> bool:
        """ANN-R61: nobody is chosen whose deck and discard pile are empty."""
        players = self.players
        if not isinstance(players, OneOf):
            return players.start(g, ctx)
        mask = players.find(g, ctx)
        for seat in SEATS[mask]:
            if not g.in_zone(DECK, seat) and not g.in_zone(DISCARD, seat):
                mask &= ~(1 << seat)
        return choose_player(g, ctx, players, mask)

    def found(self, g: State, ctx: Context, doer: i64) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        ctx.they = doer
        ctx.chosen = tops(g, ctx.aim, self.amount.value(g, ctx))
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.found(g, frame.ctx, frame.a)


says(TopOfDeckOf, "the top card of {players:Whose} deck", amount=Number(1), game=DECK_BUILDERS)
says(
    TopOfDeckOf,
    "the top {amount:Number} card* of {players:Whose} deck",
    "the (top|first|next) {amount:Number} card (of|from|on|off) {players:Whose} deck",
    "the (top|first|next) {amount:Number} card of the deck of {players}",
    game=DECK_BUILDERS,
)


@dataclass
class SeeTop(Act):
    """Cards seen on top of a deck; they stay there until something is done with them."""

    amount: Amount
    players: Players

    def eyes(self, g: State, seat: i64) -> i64:
        raise NotImplementedError

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.crowd = mask if POP[mask] > 1 else 0
        ctx.cards = []
        return Act.act(self, g, ctx, mask)

    def one(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.see(g, ctx, doer)

    def see(self, g: State, ctx: Context, doer: i64) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        ctx.they = doer
        seen = tops(g, ctx.aim, self.amount.value(g, ctx))
        ctx.cards = ctx.cards + seen if ctx.crowd else seen
        ctx.looked = ctx.cards
        ctx.taken = []
        eyes = self.eyes(g, doer)
        for card in seen:
            g.show(card, eyes)
            if eyes == g.everyone:
                g.tell(REVEALED, doer, 0, 1, card)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.see(g, frame.ctx, frame.a)


@dataclass
class LookAtTop(SeeTop):
    """In private."""

    def eyes(self, g: State, seat: i64) -> i64:
        return 1 << seat


says(LookAtTop, "look~ at the top card of {players:Whose} deck", amount=Number(1), game=DECK_BUILDERS)
says(
    LookAtTop,
    "look~ at the top {amount} card* of {players:Whose} deck",
    "look at the (top|first|next) {amount} card (of|from|on|off) {players:Whose} deck",
    game=DECK_BUILDERS,
)


@dataclass
class RevealTop(SeeTop):
    def eyes(self, g: State, seat: i64) -> i64:
        return g.everyone


says(RevealTop, "reveal~ the top card of {players:Whose} deck", amount=Number(1), game=DECK_BUILDERS)
says(
    RevealTop,
    "reveal~ the top {amount} card* of {players:Whose} deck",
    "(reveal|flip|turn over|turn up|flip over|flip up|show) the (top|first|next) {amount} card (of|from|on|off) {players:Whose} deck",
    game=DECK_BUILDERS,
)


@dataclass
class PutOnTop(CardAct):
    """On top of the deck of the one who does it."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        deck = g.zone(DECK, seat)
        for card in cards:
            if g.where(card) != deck:
                g.move(card, deck)
                g.tell(PUT_ON_DECK, seat, 0, 1, card)
        return True


says(
    PutOnTop,
    "put~ {cards} on top of your~ deck",
    "(put|place|return|leave) {cards} [back] on [the] top of (your|their) [own] deck",
    "(put|place|return|leave) {cards} (back|there|where they be) [in any order]",
    game=DECK_BUILDERS,
)
