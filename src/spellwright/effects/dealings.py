"""What goes round the table: cards bestowed by what was revealed, heaps mixed and dealt, favors for a foe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import LOW, ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.categories import Act, Cards, Effect, Players
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import GAVE
from spellwright.effects.table import DISCARD, from_caster
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class Revealers(Players):
    """Of those who have just revealed cards: all whose own cost the most (1) or the least (-1)."""

    sign: int

    def find(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        best: i64 = 0
        for seat in SEATS[g.alive]:
            own = [card for card in ctx.cards if g.holder(card) == seat]
            if not own:
                continue
            cost: i64 = 0
            for card in own:
                cost += self.sign * g.face(card).cost
            if found == 0 or cost > best:
                best = cost
                found = 0
            if cost == best:
                found |= 1 << seat
        return found


says(
    Revealers,
    "whoever revealed the highest cost",
    "(each|the) player who reveal the (highest|greatest|most expensive) [(cost|card)]",
    "whoever reveal the [card with the] (highest|greatest|most expensive) [(cost|card)]",
    game=DECK_BUILDERS,
    sign=1,
)
says(
    Revealers,
    "whoever revealed the lowest cost",
    "(each|the) player who reveal the (lowest|least|cheapest) [(cost|card)]",
    "whoever reveal the [card with the] (lowest|least|cheapest) [(cost|card)]",
    game=DECK_BUILDERS,
    sign=-1,
)


@dataclass
class Bestow(Act):
    """A card onto another's discard pile; where several may get it, whoever loses it chooses (ANN-212)."""

    cards: Cards
    players: Players

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.later = ctx.cards
        return self.go(g, ctx, mask, self.players.find(g, ctx))

    def go(self, g: State, ctx: Context, mask: i64, to: i64) -> bool:
        """Who gets them is settled before the first card moves."""
        if to == 0:
            return True
        for giver in from_caster(g, ctx.you, mask):
            mask &= ~(1 << giver)
            if not any(g.holder(card) == giver for card in ctx.later):
                continue
            if POP[to] > 1:
                g.ask(self, ctx, giver, ORDER[g.n][giver][to], 1, mask | giver << 8, to)
                return False
            self.give(g, ctx, giver, LOW[to])
        return True

    def give(self, g: State, ctx: Context, giver: i64, to: i64) -> None:
        for card in ctx.later:
            if g.holder(card) == giver:
                ctx.later = [other for other in ctx.later if other != card]
                g.tell(GAVE, giver, 1 << to, 1, card)
                g.move(card, g.zone(DISCARD, to))

    def one(self, g: State, ctx: Context) -> bool:
        return self.act(g, ctx, 1 << ctx.they)

    def more(self, g: State, frame: Frame) -> bool:
        self.give(g, frame.ctx, frame.a >> 8, frame.answer)
        return self.go(g, frame.ctx, frame.a & 255, frame.b)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Whose discard pile does it go to?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.game.seat_name(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)

    def together(self) -> bool:
        return True


says(
    Bestow,
    "put~ {cards:It} into the discard pile of {players}",
    "(put|place) {cards:It} (into|in|onto|on) the discard pile of {players}",
    game=DECK_BUILDERS,
)


@dataclass
class IntoHeap(CardAct):
    """T34: cards or tokens set aside by everybody, to be dealt out again."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        return True

    def together(self) -> bool:
        return True


says(
    IntoHeap,
    "put~ {cards} on a heap",
    "(put|place|throw|toss|drop) {cards} (on|onto|into|in) (a|the) (heap|pile)",
    game=DECK_BUILDERS,
)


@dataclass
class DealHeap(Effect):
    """The heap is shuffled and dealt out clockwise among those who made it, even those who had nothing to add."""

    def start(self, g: State, ctx: Context) -> bool:
        seats = from_caster(g, ctx.you, ctx.crowd)
        heap = ctx.cards[:]
        at: i64 = 0
        while heap and seats:
            card = heap.pop(g.pick(len(heap)) if len(heap) > 1 else 0)
            giver = g.holder(card)
            to = seats[at % len(seats)]
            at += 1
            if giver >= 0 and giver != to:
                g.move(card, g.where(card) - giver + to)
                g.tell(GAVE, giver, 1 << to, 1, card)
        ctx.cards = []
        return True


says(
    DealHeap,
    "shuffle the heap and deal it out again",
    "(shuffle|mix) (the|that) (heap|pile) [up] [,] and deal it [back] [out] [again]",
    game=DECK_BUILDERS,
)

CHOSEN: Final = 1


@dataclass
class Let(AimedAct):
    """Somebody does it because another lets them: what is said of players is said from that other's place."""

    players: Players
    act_of: Act

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        own = ctx.copy()
        own.you = ctx.they
        own.that = 1 << ctx.they
        own.they = -1
        ctx.left = 0
        height = len(g.stack)
        if not meet(g, own, self.players):
            g.under(height, self, own, CHOSEN)
            return False
        return self.allow(g, own)

    def allow(self, g: State, own: Context) -> bool:
        own.that = own.aim & ~own.avoided  # ANN-171: who takes no part gets nothing either
        return self.act_of.act(g, own, own.that) if own.that else True

    def more(self, g: State, frame: Frame) -> bool:
        return self.allow(g, frame.ctx)


says(Let, "let~ {players} {act_of}", "(let|allow) {players} [to] {act_of}", game=DECK_BUILDERS)
