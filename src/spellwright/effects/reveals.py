"""Cards that are turned up from a deck or looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Act, Amount, Filter
from spellwright.effects.decks import Stack, tops
from spellwright.effects.events import REVEALED
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"


@dataclass
class SeeTop(Act):
    """Cards seen on top of a deck; each one's own are "it" where several do it. Step 1 waits for whose deck."""

    amount: Amount
    stack: Stack

    def eyes(self, g: State, seat: i64) -> i64:
        raise NotImplementedError

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.crowd = mask if POP[mask] > 1 else 0
        ctx.cards = []
        return Act.act(self, g, ctx, mask)

    def one(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.see(g, ctx, doer)

    def see(self, g: State, ctx: Context, doer: i64) -> bool:
        seen = tops(g, ctx, self.stack, self.amount.value(g, ctx))
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
        frame.ctx.they = frame.a
        return self.see(g, frame.ctx, frame.a)


@dataclass
class RevealTop(SeeTop):
    def eyes(self, g: State, seat: i64) -> i64:
        return g.everyone

    def together(self) -> bool:
        """What they show is compared."""
        return True

    def alone(self) -> bool:
        return True


_TURN_UP = "(reveal|flip|turn over|turn up|flip over|flip up|turn face up|show)"
says(RevealTop, "reveal~ the top card of {stack}", game=DECK_BUILDERS, amount=Number(1))
says(
    RevealTop,
    "reveal~ the top {amount} card* of {stack}",
    f"{_TURN_UP} the (top|first) {{amount}} card (of|from|off|on) {{stack}}",
    f"{_TURN_UP} {{amount}} card (from|off|off the top of|from the top of) {{stack}}",
    game=DECK_BUILDERS,
)
reads(
    Act,
    lambda stack: RevealTop(Number(1), stack),
    f"{_TURN_UP} [the] (top|first) card (of|from|off|on) {{stack:Stack}}",
    f"{_TURN_UP} {{stack:Stack}} 's top card",
    game=DECK_BUILDERS,
)


@dataclass
class LookAtTop(SeeTop):
    """In private."""

    def eyes(self, g: State, seat: i64) -> i64:
        return 1 << seat


says(LookAtTop, "look~ at the top card of {stack}", game=DECK_BUILDERS, amount=Number(1))
says(
    LookAtTop,
    "look~ at the top {amount} card* of {stack}",
    "(look|peek|take a look) at the (top|first) {amount} card (of|from|off|on) {stack}",
    game=DECK_BUILDERS,
)
reads(
    Act,
    lambda stack: LookAtTop(Number(1), stack),
    "(look|peek|take a look) at the (top|first) card (of|from|off|on) {stack:Stack}",
    game=DECK_BUILDERS,
)


@dataclass
class RevealUntil(Act):
    """Turn up cards until one of a kind appears; that one is `it`, the others the rest."""

    filter: Filter
    stack: Stack

    def one(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.reveal(g, ctx, doer)

    def reveal(self, g: State, ctx: Context, doer: i64) -> bool:
        seen: list[int] = []
        found: list[int] = []
        for zone in self.stack.zones(g, ctx):
            count: i64 = 1
            while len(found) == 0:
                cards = g.tops(zone, count)
                if len(cards) < count:
                    break
                card = cards[count - 1]
                g.show(card, g.everyone)
                g.tell(REVEALED, doer, 0, 1, card)
                if self.filter.takes(g, ctx, card):
                    found.append(card)
                else:
                    seen.append(card)
                count += 1
        ctx.cards = found
        ctx.looked = seen + found
        ctx.taken = []
        return True

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.they = frame.a
        return self.reveal(g, frame.ctx, frame.a)


says(
    RevealUntil,
    "reveal~ cards from {stack} until you~ reveal a {filter}",
    f"{_TURN_UP} card (from|off|off the top of|from the top of|of) {{stack}} until (you|they) (reveal|find|flip|see|turn up|turn over|hit) a {{filter}}",
    f"{_TURN_UP} card (from|off|off the top of|from the top of|of) {{stack}} until (a {{filter}} (appear|show up|turn up|come up|be reveal)|1 be a {{filter}})",
    game=DECK_BUILDERS,
)
