"""Cards that are lost: discarded or taken, and what happens instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Lasting
from spellwright.core.state import State
from spellwright.effects.cards import AllBut
from spellwright.effects.categories import Act, Cards, Lasts
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import DISCARDED, GAVE, STOLE
from spellwright.effects.filters import AnyCard
from spellwright.effects.table import HAND, ON_DISCARD, ON_GAIN, ON_LOSE, WOULD_LOSE
from spellwright.effects.triggers import fire, unleash
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Discard(CardAct):
    """To the discard pile a card belongs to."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            if g.in_play(card) and g.hooks & (WOULD_LOSE | ON_LOSE):
                ctx.later = cards[i + 1 :]
                height = len(g.stack)
                if not lose(g, ctx, card, g.game.pile(g, card), DISCARDED, seat):
                    g.under(height, self, ctx, 2, seat)
                    return False
                continue
            from_hand = g.layout.place[g.where(card)] == HAND
            owner = g.holder(card)
            g.move(card, g.game.pile(g, card))
            g.tell(DISCARDED, seat, 0, 1, card)
            if from_hand and g.hooks & ON_DISCARD:
                ctx.later = cards[i + 1 :]
                height = len(g.stack)
                if not fire(g, ON_DISCARD, owner, 1 << owner, 1, card):
                    g.under(height, self, ctx, 2, seat)
                    return False
        return True


says(
    Discard,
    "discard~ {cards}",
    "discard {cards}",
    "lose {cards:Owned}",
    "put {cards} away",
    "put {cards} (into|in|on|onto) the discard pile",
    "(throw away|get rid of|spend|sacrifice|give up|pay) {cards}",
    "throw {cards} away",
    "(add|move) {cards} to the discard pile",
    "{cards} (go|be put|be placed) (to|into|in|on) the discard pile",
    "{cards:TheRest} (into|in|on) the discard pile",
    "have to discard {cards}",
)


reads(
    Act,
    lambda amount: Discard(AllBut(amount, AnyCard())),
    "discard [card] [until (you|they) have] down to {amount:Amount} card [in [(your|their)] hand]",
)
says(Discard, "(destroy|trash) {cards}", game="duel")


def lose(g: State, ctx: Context, card: i64, to: i64, event: i64, by: i64) -> bool:
    """A Treasure leaves its owner: something may happen instead, something after it."""
    owner = g.holder(card)
    if g.hooks & WOULD_LOSE:
        for m in g.lasting:
            if m.hook & WOULD_LOSE and m.you == owner and m.card != card and m.ability.matches(g, m, owner, 0, 0, card):
                return instead_of_losing(g, ctx, m, card, to, event, by)
    return lost(g, ctx, card, to, event, by)


def lost(g: State, ctx: Context, card: i64, to: i64, event: i64, by: i64) -> bool:
    owner = g.holder(card)
    if event == GAVE:
        g.tell(GAVE, owner, 1 << g.layout.owner[to], 1, card)
    else:
        g.tell(event, by, 1 << owner, 1, card)
    g.move(card, to)
    return changed_hands(g, ctx, [card], [owner], 1 << by if event == STOLE else 0)


def changed_hands(g: State, ctx: Context, cards: list[int], givers: list[int], thieves: i64 = 0) -> bool:
    """These cards were lost by their givers (-1: nobody's), and gained by those in front of whom they lie now."""
    if not g.hooks & (ON_LOSE | ON_GAIN):
        return True
    own = Context(ctx.you, ctx.card)
    own.later = cards
    own.queue = givers
    own.other = thieves
    return LOSING.tell_of(g, own, 0)


def instead_of_losing(g: State, ctx: Context, m: Lasting, card: i64, to: i64, event: i64, by: i64) -> bool:
    own = m.ctx.copy()
    own.they = -1
    own.cards = [card]
    own.did = 0
    ability = m.ability
    assert isinstance(ability, Lasts)
    height = len(g.stack)
    what = card | to << 16
    how = event | by << 8
    if not unleash(g, ability, own):
        g.under(height, LOSING, own, 0, what, how)
        return False
    return LOSING.finish(g, own, what, how)


@dataclass
class Losing(Act):
    """Step 0, after an offer to lose something else instead: lose it after all if that was declined.

    Step 1: what waits for each of the cards that were lost and gained.
    """

    def finish(self, g: State, ctx: Context, what: i64, how: i64) -> bool:
        if ctx.did:
            return True
        return lost(g, ctx, what & 0xFFFF, what >> 16, how & 0xFF, how >> 8)

    def tell_of(self, g: State, ctx: Context, at: i64) -> bool:
        """First who lost a card, then who gained it, card by card."""
        while at < 2 * len(ctx.later):
            card = ctx.later[at // 2]
            giver = ctx.queue[at // 2]
            gained = at % 2
            at += 1
            height = len(g.stack)
            if gained:
                owner = g.holder(card) if g.in_play(card) else -1
                done = owner < 0 or fire(g, ON_GAIN, owner, 1 << owner, 1, card)
            else:
                done = giver < 0 or fire(g, ON_LOSE, giver, ctx.other, 1, card)
            if not done:
                g.under(height, self, ctx, 1, at)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self.tell_of(g, frame.ctx, frame.a)
        return self.finish(g, frame.ctx, frame.a, frame.b)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == 0:
            frame.a = names[frame.a & 0xFFFF] | frame.a & ~0xFFFF


LOSING = Losing()
