"""Cards that are shown, turned up, looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.amounts import Number
from spellwright.effects.cards import SomeFrom
from spellwright.effects.categories import Act, Amount, Cards, Filter, Players
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import REVEALED, SHOWED_HAND
from spellwright.effects.table import HAND, MAIN
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Flip(Act):
    """Turn up the top cards of the Main Deck."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        ctx.cards = g.tops(g.zone(MAIN, 0), self.amount.value(g, ctx))
        ctx.taken = []
        ctx.looked = ctx.cards[:]
        for card in ctx.cards:
            g.show(card, g.everyone)
            g.tell(REVEALED, ctx.they, 0, 1, card)
        return True


says(Flip, "reveal~ the top card of the Main Deck", amount=Number(1), game="duel")
says(
    Flip, "reveal~ the top {amount} card* of the Main Deck", "(reveal|flip|turn over|turn up|flip over|flip up|turn face up|show) the top {amount} card (of|from|off) the [(main|spell)] deck",
    "(reveal|flip|turn over|turn up|flip over) {amount} card (from|off|off the top of|from the top of) the [(main|spell)] deck", "(flip|turn up|turn over) {amount} card",
    game="duel",
)  # fmt: skip
reads(
    Act, lambda: Flip(Number(1)),
    "(reveal|flip|turn over|turn up|flip over|show) [the] top card [(of|from|off) the [(main|spell)] deck]",
    game="duel",
)  # fmt: skip


@dataclass
class Peek(Act):
    """Look at the top cards in private."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        ctx.cards = g.tops(g.zone(MAIN, 0), self.amount.value(g, ctx))
        ctx.taken = []
        ctx.looked = ctx.cards[:]
        for card in ctx.cards:
            g.show(card, 1 << ctx.they)
        return True


says(Peek, "look~ at the top card of the Main Deck", amount=Number(1), game="duel")
says(
    Peek,
    "look~ at the top {amount} card* of the Main Deck",
    "look at the top {amount} card (of|from|off) the [(main|spell)] deck",
    game="duel",
)
reads(Act, lambda: Peek(Number(1)), "look at the top card (of|from|off) the [(main|spell)] deck", game="duel")


@dataclass
class FlipUntil(Act):
    """Turn up cards until one of a kind appears; that one is `it`, the others the rest."""

    filter: Filter

    def one(self, g: State, ctx: Context) -> bool:
        deck = g.zone(MAIN, 0)
        seen: list[int] = []
        found: list[int] = []
        count: i64 = 1
        while not found:
            tops = g.tops(deck, count)
            if len(tops) < count:
                break
            card = tops[count - 1]
            g.show(card, g.everyone)
            g.tell(REVEALED, ctx.they, 0, 1, card)
            if self.filter.takes(g, ctx, card):
                found.append(card)
            else:
                seen.append(card)
            count += 1
        ctx.cards = found
        ctx.looked = seen + found
        ctx.taken = []
        return True


reads(
    Act, lambda filter: FlipUntil(filter),
    "until you (reveal|find|flip|turn up) a {filter:Filter} , (reveal|flip|turn over|turn up) card (from|off) the [(main|spell)] deck",
    game="duel",
)  # fmt: skip
says(
    FlipUntil, "reveal~ cards from the Main Deck until you reveal a {filter}",
    "(reveal|flip|turn over|turn up) card [(from|off|off the top of|from the top of) the [(main|spell)] deck] until (you (reveal|find|flip|see|turn up|turn over|hit)|1 be) a {filter}",
    "(reveal|flip|turn over|turn up) card [(from|off|off the top of|from the top of) the [(main|spell)] deck] until a {filter} (appear|show up|turn up|come up|be reveal|be turn up)",
    game="duel",
)  # fmt: skip


@dataclass
class ShowCards(CardAct):
    """Cards everybody may look at; they stay where they are."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            g.show(card, g.everyone)
            g.tell(SHOWED_HAND, seat, 0, 1, card)
        return True


says(ShowCards, "reveal~ {cards:Owned}", "(reveal|show) {cards:Owned} [(to each player|to everyone)]")


@dataclass
class ChooseCards(CardAct):
    """Cards picked out for the sentences that follow."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        return True


says(ChooseCards, "choose~ {cards}", "(choose|pick|select) {cards}")
reads(
    Act,
    lambda pile, amount, filter: ChooseCards(SomeFrom(amount, filter, pile)),
    "(search|look through) {pile:Pile} for {amount:Amount} {filter:Filter}",
)


@dataclass
class LookAtHand(AimedAct):
    """Only the one who looks sees it; its cards are "it"."""

    players: Players

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.look(g, ctx, me, ctx.aim)

    def look(self, g: State, ctx: Context, me: i64, seats: i64) -> bool:
        if self.players.names():
            ctx.that = seats
        found: list[int] = []
        for seat in SEATS[seats]:
            for card in g.in_zone(HAND, seat):
                g.show(card, 1 << me)
                found.append(card)
        ctx.cards = found
        ctx.looked = found
        ctx.taken = []
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.look(g, frame.ctx, frame.a, frame.ctx.aim)


says(
    LookAtHand,
    "look~ at {players:Whose} hand",
    "(look at|take a look at) {players:Whose} hand",
    "look at the hand of {players}",
)


@dataclass
class ShowYou(Act):
    """They show you their hand; its cards are "it"."""

    def one(self, g: State, ctx: Context) -> bool:
        found = g.in_zone(HAND, ctx.they)[:]
        for card in found:
            g.show(card, 1 << ctx.you)
        ctx.cards = found
        ctx.looked = found
        ctx.taken = []
        return True


says(ShowYou, "show~ you their hand", "(show|reveal) [to] you their hand", "(show|reveal) their hand to you")
