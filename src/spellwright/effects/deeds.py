"""What players do with cards: take them back, put them into a spell or back on a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.cards import AllBut, AllFrom, AllOwn, HalfHand, Picked, SomeFrom, WholeHand, from_seen
from spellwright.effects.categories import LOOP, Act, Cards, Filter, Players
from spellwright.effects.events import ADDED, TO_HAND
from spellwright.effects.lots import RandomFrom
from spellwright.effects.piles import FrontOf
from spellwright.effects.references import It, TheRest
from spellwright.effects.table import HAND, JOINED, MAIN, MAIN_DISCARD, PUT_AWAY, SPELL, WILD, discard_pile, slot_of
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class CardAct(Act):
    """Something done to cards: first which cards, then what."""

    def which(self) -> Cards:
        raise NotImplementedError

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        raise NotImplementedError

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        if POP[mask] > 1:
            if not isinstance(self.which(), It) and (ctx.looked or not from_seen(self.which())):
                ctx.cards = []
            ctx.crowd = mask
        else:
            ctx.crowd = 0
        return Act.act(self, g, ctx, mask)

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == LOOP:
            return Act.act(self, g, frame.ctx, frame.a)
        return self.more(g, frame)

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        height = len(g.stack)
        if not self.which().start(g, ctx):
            g.under(height, self, ctx, 1, seat)
            return False
        return self.done(g, ctx, seat)

    def done(self, g: State, ctx: Context, seat: i64) -> bool:
        cards = ctx.chosen
        ctx.chosen = []
        which = self.which()
        if (isinstance(which, Picked) and which.free()) or isinstance(which, WholeHand | AllOwn | HalfHand | AllBut):
            ctx.number = len(cards)
        if cards:
            ctx.did |= 1 << seat
        else:
            ctx.did &= ~(1 << seat)
        keep = self.which()
        if len(ctx.owners) != len(ctx.taken):  # those who took them before do not matter any more
            ctx.owners = [-1] * len(ctx.taken)
        ctx.taken = ctx.taken + cards
        ctx.owners = ctx.owners + [seat + PUT_AWAY if isinstance(keep, TheRest) else seat] * len(cards)
        if not isinstance(keep, TheRest):
            if ctx.crowd == 0 and not isinstance(keep, AllFrom):
                ctx.cards = cards
            elif ctx.crowd and not isinstance(keep, It) and (ctx.looked or not from_seen(keep)):
                ctx.cards = ctx.cards + cards
        return self.apply(g, ctx, seat, cards)

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            frame.ctx.they = frame.a
            return self.done(g, frame.ctx, frame.a)
        return self.apply(g, frame.ctx, frame.a, frame.ctx.later)

    def payable(self, g: State, ctx: Context) -> bool:
        return self.which().enough(g, ctx)

    def gathers(self) -> bool:
        return not isinstance(self.which(), It | TheRest)


@dataclass
class ToHand(CardAct):
    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        if not g.alive >> seat & 1:  # SKZ-044
            return True
        for card in cards:
            g.move(card, g.zone(HAND, seat))
            g.tell(TO_HAND, seat, 0, 1, card)
        return True


def into_hand(cards: Cards) -> ToHand | None:
    """SKZ-155: what lies in play is never taken into a hand."""
    return None if isinstance(cards, SomeFrom | RandomFrom) and isinstance(cards.pile, FrontOf) else ToHand(cards)


reads(
    Act, into_hand, "(take|get back|retrieve|keep|draw) {cards:SomeFrom}", "keep {cards:SameCards}", "(take|steal) {cards:RandomFrom}", "{cards:TheRest} into (your|their) hand",
)  # fmt: skip
reads(Act, lambda: ToHand(It()), "(draw|keep) (it|that card|them)")
says(
    ToHand,
    "put~ {cards} into your~ hand",
    "(put|take|return|add) {cards} (into|in|to) (your|their) [own] hand",
    "{cards} (go|be put) (into|to) (your|their) hand",
    "(put|take|return) {cards} (into|to|in) hand",
)


@dataclass
class AddToSpell(CardAct):
    """SKZ-139 to SKZ-142: the card joins the slot of its type and counts at once."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        wilds = [card for card in cards if g.face(card).kind & WILD]
        for card in cards:
            if card not in wilds:
                join(g, seat, card)
        for i, card in enumerate(wilds):  # SKZ-R27
            ctx.later = wilds[i + 1 :]
            height = len(g.stack)
            if not g.game.add_wild(g, ctx, seat, card):
                g.under(height, self, ctx, 2, seat)
                return False
        return True


def join(g: State, seat: i64, card: i64) -> None:
    if g.where(card) == g.zone(SPELL, seat):
        return
    g.move(card, g.zone(SPELL, seat), slot_of(g.face(card).kind) | JOINED)
    g.show(card, g.everyone)
    g.tell(ADDED, seat, 0, 1, card)


says(
    AddToSpell, "add~ {cards} to your~ spell", "(add|put|place|play) {cards} (to|into|in) (your|their) spell", "{cards} (be added|be add|go|be put|join) [(to|into|in)] your spell", "add {cards} to the spell", "{cards:TheRest} (into|to) (your|their) spell",
    game="duel",
)  # fmt: skip


@dataclass
class TakeFromSpell(Act):
    """Z13: a component leaves another's spell and is carried out as part of yours."""

    filter: Filter
    players: Players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, 1, me)
            return False
        return self.go(g, ctx, me, ctx.aim)

    def go(self, g: State, ctx: Context, me: i64, victims: i64) -> bool:
        if self.players.names():
            ctx.that = victims
        found: list[int] = []
        for seat in SEATS[victims & g.alive & ~(1 << me)]:
            for card in g.in_zone(SPELL, seat)[:]:
                if self.filter.takes(g, ctx, card):
                    g.game.leaves_spell(g, seat)
                    join(g, me, card)
                    found.append(card)
        ctx.cards = found
        ctx.did = 1 << me if found else 0
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a, frame.ctx.aim)


_AS_YOURS = "(resolve it as if it be [(in|part of)] yours|resolve it as yours|add it to yours|add it to your spell|put it into your spell|resolve it as part of (your spell|yours)|resolve it in yours|resolve it as if it be (in|part of) your spell)"
says(
    TakeFromSpell, "take~ the {filter} out of {players:Whose} spell and resolve it as part of yours",
    f"take (the|a) {{filter}} (out of|from) {{players:Whose}} spell and {_AS_YOURS}",
    f"take (the|a) {{filter}} of {{players}} and {_AS_YOURS}",
    "steal (the|a) {filter} (out of|from) {players:Whose} spell",
    game="duel",
)  # fmt: skip


@dataclass
class PutBack(CardAct):
    """Cards that were looked at stay on top of the deck; others are put there."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if g.where(card) != g.zone(MAIN, 0) and discard_pile(g, card) == g.zone(MAIN_DISCARD, 0):
                g.move(card, g.zone(MAIN, 0))
        return True


says(
    PutBack,
    "put~ {cards} back",
    "(put|leave|return|place) {cards} (back|there|on top of the [main] deck|where they be) [in any order]",
    game="duel",
)


@dataclass
class ToBottom(CardAct):
    """Cards of the Main Deck go below it, the first of them lowest."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if discard_pile(g, card) == g.zone(MAIN_DISCARD, 0):
                g.put_under(card, g.zone(MAIN, 0))
        return True


says(
    ToBottom,
    "put~ {cards} on the bottom of the Main Deck",
    "(put|place|return) {cards} (on|at|to) the bottom of the [(main|spell)] deck [in any order]",
    "(put|place|return) {cards} under the [(main|spell)] deck [in any order]",
    "{cards:TheRest} (on|at|to) the bottom of the [(main|spell)] deck [in any order]",
    game="duel",
)
