"""Cards and hands that are swapped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, renamed
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.categories import Act, Cards, Filter, Players
from spellwright.effects.events import DISCARDED, GAVE, STOLE, TO_HAND
from spellwright.effects.filters import Kind
from spellwright.effects.losses import changed_hands
from spellwright.effects.table import HAND, PLAY, TOKEN, TOKENS
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Swap(AimedAct):
    """One of mine for one of theirs; nothing happens where either has none."""

    filter: Filter
    players: Players

    def whom(self) -> Players:
        return self.players

    def swapped(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-R51: the attacker has nothing to swap for but his or her own."""
        return True

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        ctx.did = 0
        ctx.chosen = []
        if not any(self.filter.takes(g, ctx, card) for card in g.in_zone(self.place(), me)):
            return True
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.theirs(g, ctx, me, ctx.aim)

    def place(self) -> i64:
        """Where such cards lie: ANN-217 is about tokens."""
        return TOKENS if self.filter.home() == TOKENS else PLAY

    def theirs(self, g: State, ctx: Context, me: i64, victims: i64) -> bool:
        if self.players.names():
            ctx.that = victims
        pool: list[int] = []
        for seat in SEATS[victims & g.alive & ~(1 << me)]:
            for card in g.in_zone(self.place(), seat):
                if self.filter.takes(g, ctx, card):
                    pool.append(card)
        if not pool:
            return True
        if len(pool) == 1:
            return self.mine(g, ctx, me, pool[0])
        g.ask(self, ctx, me, pool, 2, me)
        return False

    def mine(self, g: State, ctx: Context, me: i64, theirs: i64) -> bool:
        pool = [card for card in g.in_zone(self.place(), me) if self.filter.takes(g, ctx, card)]
        if len(pool) == 1:
            return self.swap(g, ctx, me, theirs, pool[0])
        g.ask(self, ctx, me, pool, 3, me, theirs)
        return False

    def swap(self, g: State, ctx: Context, me: i64, theirs: i64, mine: i64) -> bool:
        other = g.holder(theirs)
        g.tell(STOLE, me, 1 << other, 1, theirs)
        g.move(theirs, g.zone(self.place(), me))
        g.tell(GAVE, me, 1 << other, 1, mine)
        g.move(mine, g.zone(self.place(), other))
        ctx.did = 1 << me
        ctx.cards = [theirs]
        return changed_hands(g, ctx, [theirs, mine], [other, me])

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            return self.theirs(g, ctx, frame.a, ctx.aim)
        if frame.step == 2:
            return self.mine(g, ctx, frame.a, frame.answer)
        return self.swap(g, ctx, frame.a, frame.b, frame.answer)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step > 1:
            frame.options = renamed(frame.options, names)
        if frame.step == 3:
            frame.b = names[frame.b]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose what you get" if frame.step == 2 else "Choose what you give"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.face(option).name

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option, g.holder(option))


says(
    Swap, "swap~ a {filter} with {players}", "(swap|trade|exchange) (1|a) [of your] {filter} (for|with) (1|a) of {players:Whose}",
    "(swap|trade|exchange) (1|a) of your {filter} (for|with) (1|a) treasure (of|from|belonging to|with|control by|own by|held by) {players}", "(swap|trade|exchange) (1|a) [of your] {filter} with {players}", "(swap|trade|exchange) (1|a) of your {filter} (for|with) (1|a) of {players:Whose} (treasure|own)",
    game="duel",
)  # fmt: skip


says(
    Swap,
    "swap~ a Dead Wizard Token with {players}",
    "(swap|trade|exchange) (1|a) [of your] dead wizard token (for|with) (1|a) of {players:Whose}",
    "(swap|trade|exchange) (1|a) [of your] dead wizard token with {players}",
    filter=Kind(TOKEN),
    game="deck",
)


@dataclass
class Exchange(Act):
    """Cards of one pile change places with cards of another."""

    first: Cards
    second: Cards

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        if not self.first.enough(g, ctx) or not self.second.enough(g, ctx):
            ctx.did &= ~(1 << me)
            return True
        height = len(g.stack)
        if not self.first.start(g, ctx):
            g.under(height, self, ctx, 1, me)
            return False
        return self.other(g, ctx, me)

    def other(self, g: State, ctx: Context, me: i64) -> bool:
        ctx.later = ctx.chosen
        ctx.they = me
        height = len(g.stack)
        if not self.second.start(g, ctx):
            g.under(height, self, ctx, 2, me)
            return False
        return self.swap(g, ctx, me)

    def swap(self, g: State, ctx: Context, me: i64) -> bool:
        mine = ctx.later
        theirs = ctx.chosen
        if not mine or not theirs:
            return True
        here = g.where(mine[0])
        there = g.where(theirs[0])
        moved = [card for card in mine + theirs if g.layout.in_play[here] or g.layout.in_play[there]]
        givers = [g.holder(card) if g.in_play(card) else -1 for card in moved]
        for card in mine:
            g.move(card, there)
            g.tell(DISCARDED, me, 0, 1, card)
        for card in theirs:
            g.move(card, here)
            g.tell(TO_HAND, me, 0, 1, card)
        ctx.did |= 1 << me
        ctx.cards = theirs
        return changed_hands(g, ctx, moved, givers)

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self.other(g, frame.ctx, frame.a)
        return self.swap(g, frame.ctx, frame.a)

    def payable(self, g: State, ctx: Context) -> bool:
        return self.first.enough(g, ctx) and self.second.enough(g, ctx)


says(
    Exchange,
    "swap~ {first:SomeFrom} with {second:SomeFrom}",
    "(swap|trade|exchange) {first:SomeFrom} (with|for) {second:SomeFrom}",
    "swap~ {first:SomeFrom} with {second:TopDiscard}",
    "(swap|trade|exchange) {first:SomeFrom} (with|for) {second:TopDiscard}",
)


@dataclass
class SwapHands(AimedAct):
    players: Players

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.swap(g, ctx, me, ctx.aim)

    def swap(self, g: State, ctx: Context, me: i64, others: i64) -> bool:
        for seat in SEATS[others & g.alive & ~(1 << me)]:
            mine = g.in_zone(HAND, me)[:]
            theirs = g.in_zone(HAND, seat)[:]
            for card in mine:
                g.move(card, g.zone(HAND, seat))
            for card in theirs:
                g.move(card, g.zone(HAND, me))
            ctx.did |= 1 << me
            break
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.swap(g, frame.ctx, frame.a, frame.ctx.aim)


says(
    SwapHands,
    "swap~ hands with {players}",
    "(swap|trade|exchange) [your] hand with {players}",
    "(swap|trade|exchange) your hand (with|for) {players:Whose} hand",
)
