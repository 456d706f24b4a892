"""Cards that come from a deck into a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Act, Amount
from spellwright.effects.events import DREW, GAINED, GHOST_DRAWN
from spellwright.effects.table import (
    DRAWING,
    FORBID,
    GAINING,
    GHOST_DECK,
    GHOSTS,
    HAND,
    ON_DRAW,
    ON_GAIN,
    PLAY,
    TREASURES,
    forbidden,
)
from spellwright.effects.triggers import fire
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Draw(Act):
    """Cards from the Main Deck to the hand."""

    amount: Amount

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.crowd = mask if POP[mask] > 1 else 0
        if ctx.crowd:
            ctx.looked = []
            ctx.taken = []
        return Act.act(self, g, ctx, mask)

    def resume(self, g: State, frame: Frame) -> bool:
        return Act.act(self, g, frame.ctx, frame.a)  # those who come after

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        if not g.alive >> seat & 1 or (g.hooks & FORBID and forbidden(g, seat, DRAWING)):
            return True
        drawn = draw_cards(g, seat, self.amount.value(g, ctx))
        ctx.cards = drawn
        if POP[ctx.crowd] > 1:
            ctx.looked = ctx.looked + drawn
        elif not waiting(g, ctx):
            ctx.looked = drawn
            ctx.taken = []
        ctx.did = ctx.did | 1 << seat if drawn else ctx.did & ~(1 << seat)
        return fire(g, ON_DRAW, seat, 0, len(ctx.cards))


def waiting(g: State, ctx: Context) -> bool:
    """Whether cards that were looked at elsewhere have yet to be put away."""
    return any(card not in ctx.taken and g.layout.place[g.where(card)] != HAND for card in ctx.looked)


def draw_cards(g: State, seat: i64, count: i64) -> list[int]:
    """From the seat's deck to its hand; where somebody watches, one by one."""
    deck = g.game.deck(g, seat)
    hand = g.zone(HAND, seat)
    drawn: list[int] = []
    while count > 0:
        cards = g.draw_some(deck, hand, 1 if g.is_watched() else count)
        if not cards:
            break
        g.tell_each(DREW, seat, 1, cards)
        drawn += cards
        count -= len(cards)
    return drawn


says(
    Draw, "draw~ {amount} card*", "draw {amount} [(more|additional|extra)] card [from the [(main|spell)] deck]", "draw {amount} (more|additional|extra)", "draw~ card* equal to {amount}", "draw {amount} card (each|instead)", "take {amount} card from the [(main|spell)] deck",
    "pick up {amount} card", "draw {amount:Number}", "draw {amount:ThatMuch}",
)  # fmt: skip


@dataclass
class DrawUpTo(Act):
    """As many as one likes, up to a number."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        most: int = self.amount.value(g, ctx)
        if most <= 0 or not g.alive >> ctx.they & 1:
            return True
        g.ask(self, ctx, ctx.they, list(range(most, -1, -1)), 1, ctx.they)
        return False

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.they = frame.a
        return Draw(Number(frame.answer)).one(g, frame.ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "How many cards do you draw?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return str(option)


says(DrawUpTo, "draw~ up to {amount} card*", "draw up to {amount} [(more|extra|additional)] card")


@dataclass
class DrawTo(Act):
    """Until the hand has so many cards."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        missing: int = self.amount.value(g, ctx) - len(g.in_zone(HAND, ctx.they))
        return Draw(Number(missing)).one(g, ctx)


says(
    DrawTo,
    "draw~ until you~ have {amount} card* in hand",
    "draw [card] until (you|they) have {amount} card [in [(your|their)] hand]",
    "(refill|fill) (your|their) hand [up] to {amount} card",
)


@dataclass
class DrawGhosts(Act):
    """T25: Dead Wizard cards other than by dying."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        count = self.amount.value(g, ctx)
        while count > 0:
            card = g.draw(g.zone(GHOST_DECK, 0), g.zone(GHOSTS, ctx.they))
            if card < 0:
                break
            g.tell(GHOST_DRAWN, ctx.they, 0, 1, card)
            count -= 1
        return True


says(
    DrawGhosts,
    "draw~ {amount} Dead Wizard card*",
    "(draw|gain|take) {amount} [(more|additional|extra)] dead wizard card",
    game="duel",
)


@dataclass
class Gain(Act):
    """SKZ-154 to SKZ-158: from the top of the Treasure deck, into play at once."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        count = self.amount.value(g, ctx)
        ctx.cards = []
        if g.hooks & FORBID and forbidden(g, seat, GAINING):
            return True
        return self.go(g, ctx, seat, count)

    def go(self, g: State, ctx: Context, seat: i64, count: i64) -> bool:
        while count > 0 and g.alive >> seat & 1:
            card = g.draw(g.zone(TREASURES, 0), g.zone(PLAY, seat))
            if card < 0:  # SKZ-R22
                return True
            count -= 1
            ctx.cards = [*ctx.cards, card]
            ctx.did |= 1 << seat
            g.tell(GAINED, seat, 0, 1, card)
            height = len(g.stack)
            if not fire(g, ON_GAIN, seat, 1 << seat, 1, card):
                if count > 0:
                    g.under(height, self, ctx, 1, seat, count)
                return False
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a, frame.b)


says(
    Gain,
    "gain~ {amount} Treasure*",
    "gain~ Treasures equal to {amount}",
    "(gain|get|receive|take|draw|win) {amount} [(more|additional|extra|new|free|random)] treasure",
    "(gain|get|receive|take|draw) {amount} treasure (each|instead|from the treasure deck)",
    "(gain|get) {amount}",
    "gain {amount} of (them|those)",
    game="duel",
)


reads(Act, lambda: Gain(Number(1)), "(gain|get|receive) (another|a (additional|extra|second|more)) 1", game="duel")
reads(Act, lambda amount: Gain(amount), "{amount:Amount} [(more|extra)] treasure for you", game="duel")
reads(Act, lambda amount: Draw(amount), "{amount:Amount} [(more|extra)] card for you")
