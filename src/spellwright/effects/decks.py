"""Decks of deck builders, a wizard's own and those of the table, and their top cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Amount, Cards, Players
from spellwright.effects.choices import OneOf, choose_player
from spellwright.effects.table import DECK, DISCARD, LEGEND, LEGENDS, MAIN
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"


@dataclass
class Stack(Node):
    """A face-down deck. It may have to ask whose; the answer is `ctx.aim`."""

    def start(self, g: State, ctx: Context) -> bool:
        return True

    def zones(self, g: State, ctx: Context) -> list[int]:
        """The decks that are meant, once that is settled."""
        raise NotImplementedError


category(Stack)


@dataclass
class DeckOf(Stack):
    players: Players

    def start(self, g: State, ctx: Context) -> bool:
        """ANN-R61: nobody is chosen whose deck and discard pile are empty."""
        doer = ctx.they
        height = len(g.stack)
        if not self.choose(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.settled(ctx, doer)

    def choose(self, g: State, ctx: Context) -> bool:
        players = self.players
        if not isinstance(players, OneOf):
            return players.start(g, ctx)
        mask = players.find(g, ctx)
        for seat in SEATS[mask]:
            if not g.in_zone(DECK, seat) and not g.in_zone(DISCARD, seat):
                mask &= ~(1 << seat)
        return choose_player(g, ctx, players, mask)

    def settled(self, ctx: Context, doer: i64) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        ctx.they = doer
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.settled(frame.ctx, frame.a)

    def zones(self, g: State, ctx: Context) -> list[int]:
        return [g.zone(DECK, seat) for seat in SEATS[ctx.aim]]


says(DeckOf, "{players:Whose} deck", "the deck of {players}", game=DECK_BUILDERS)


@dataclass
class TableStack(Stack):
    """A stack of the table: a game's own noun, and the main deck."""

    place: int

    def zones(self, g: State, ctx: Context) -> list[int]:
        return [g.zone(self.place, 0)]


says(TableStack, "the main deck", "the (main|center|centre|supply) (deck|stack)", game=DECK_BUILDERS, place=MAIN)


def tops(g: State, ctx: Context, stack: Stack, count: i64) -> list[int]:
    """ANN-129 to ANN-131, ANN-R12: a deck that runs short is shuffled anew under what was seen."""
    found: list[int] = []
    for zone in stack.zones(g, ctx):
        shown = g.in_zone(LEGEND, 0)[:count] if zone == g.zone(LEGENDS, 0) else []
        found += shown + g.tops(zone, count - len(shown))  # ANN-120: who lies face up lies on top
    return found


@dataclass
class TopsOf(Cards):
    """The top cards of a deck."""

    amount: Amount
    stack: Stack

    def enough(self, g: State, ctx: Context) -> bool:
        stack = self.stack
        if not isinstance(stack, DeckOf):
            return len(tops(g, ctx, stack, 1)) > 0
        mask = stack.players.find(g, ctx)
        return any(g.in_zone(DECK, seat) or g.in_zone(DISCARD, seat) for seat in SEATS[mask])

    def start(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.found(g, ctx, doer)

    def found(self, g: State, ctx: Context, doer: i64) -> bool:
        ctx.they = doer
        ctx.chosen = tops(g, ctx, self.stack, self.amount.value(g, ctx))
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.found(g, frame.ctx, frame.a)


says(TopsOf, "the top card of {stack}", game=DECK_BUILDERS, amount=Number(1))
says(
    TopsOf,
    "the top {amount:Number} card* of {stack}",
    "the (top|first) {amount:Number} card (of|from|off|on) {stack}",
    "{amount:Number} card (from|off) the top of {stack}",
    game=DECK_BUILDERS,
)
reads(
    Cards,
    lambda stack: TopsOf(Number(1), stack),
    "[the] (top|first) card (of|from|off|on) {stack:Stack}",
    "a card (from|off) the top of {stack:Stack}",
    "{stack:Stack} 's top card",
    game=DECK_BUILDERS,
)


@dataclass
class TheStack(TableStack):
    """ "The stack": the one spoken of before, or the one such cards come from, until the text is linked."""


reads(Stack, lambda: TheStack(0), "(the|its|their) stack", game=DECK_BUILDERS)
