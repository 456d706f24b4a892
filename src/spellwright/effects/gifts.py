"""Cards that are given and passed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, renamed
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.cards import Some
from spellwright.effects.categories import Act, Cards, Effect, Players
from spellwright.effects.events import GAVE
from spellwright.effects.losses import changed_hands, lose
from spellwright.effects.neighbors import LeftOf, RightOf
from spellwright.effects.piles import card_label
from spellwright.effects.players import Them
from spellwright.effects.subjects import Do
from spellwright.effects.table import HAND, PLAY, from_caster, left_of, right_of
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Give(AimedAct):
    """Hand over what is one's own."""

    cards: Cards
    players: Players

    def whom(self) -> Players:
        return self.players

    def swapped(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-224, ANN-R51: what you would give you have already."""
        return True

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.which(g, ctx, me, ctx.aim)

    def which(self, g: State, ctx: Context, me: i64, to: i64) -> bool:
        if to & g.alive & ~(1 << me) == 0:  # ANN-223: nothing is chosen for nobody
            ctx.did &= ~(1 << me)
            return True
        height = len(g.stack)
        ctx.they = me
        if not self.cards.start(g, ctx):
            g.under(height, self, ctx, 2, me, to)
            return False
        return self.give(g, ctx, me, to)

    def give(self, g: State, ctx: Context, me: i64, to: i64) -> bool:
        cards = ctx.chosen
        ctx.chosen = []
        for seat in SEATS[to & g.alive]:
            if seat != me:
                ctx.cards = cards
                ctx.did = ctx.did | 1 << me if cards else ctx.did & ~(1 << me)
                return self.hand_over(g, ctx, me, seat, cards)
        ctx.did &= ~(1 << me)
        return True

    def hand_over(self, g: State, ctx: Context, me: i64, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            if not g.in_play(card):
                g.show(card, 1 << seat)
                g.tell(GAVE, me, 1 << seat, 1, card)
                g.move(card, g.zone(HAND, seat))
                continue
            ctx.later = cards[i + 1 :]
            height = len(g.stack)
            if not lose(g, ctx, card, g.zone(PLAY, seat), GAVE, me):
                g.under(height, self, ctx, 3, me, seat)
                return False
        return True

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            return self.which(g, ctx, frame.a, ctx.aim)
        if frame.step == 2:
            return self.give(g, ctx, frame.a, frame.b)
        return self.hand_over(g, ctx, frame.a, frame.b, ctx.later)


def _give(cards: Cards, players: Players) -> Give | PassOn:
    """To one's own neighbour: then all who give do so at once."""
    if isinstance(players, LeftOf | RightOf) and isinstance(players.players, Them):
        return PassOn(cards, int(isinstance(players, RightOf)))
    return Give(cards, players)


says(
    Give,
    "give~ {cards} to {players}",
    "(give|pass|hand) {cards} to {players}",
    "(give|hand|pass) {players} {cards}",
    build=_give,
)


PICKED: Final = 2


@dataclass
class PassOn(Act):
    """Z46: everybody chooses, then the cards change hands at once, to the next living wizard on one side.

    ANN-R73: cards of one's own are chosen at the same time, and nobody sees what the others chose.
    """

    cards: Cards
    right: int

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.later = []
        if not isinstance(self.cards, Some):
            return self.go(g, ctx, mask & g.alive)
        ctx.crowd = mask & g.alive
        asked: i64 = 0
        for seat in SEATS[ctx.crowd]:
            if len(self.mine(g, ctx, seat)) > self.number(g, ctx, seat) > 0:
                asked |= 1 << seat
        if asked == 0:
            return self.chosen(g, ctx)
        g.ask_all(self, ctx, asked, PICKED)
        return False

    def mine(self, g: State, ctx: Context, seat: i64) -> list[int]:
        """What the seat can pass on."""
        own = ctx.copy()
        own.they = seat
        assert isinstance(self.cards, Some)
        return self.cards.pool(g, own)

    def number(self, g: State, ctx: Context, seat: i64) -> i64:
        own = ctx.copy()
        own.they = seat
        assert isinstance(self.cards, Some)
        return self.cards.most(g, own)

    def offer(self, g: State, frame: Frame, seat: i64) -> list[int]:
        return [card for card in self.mine(g, frame.ctx, seat) if card not in g.picks[seat]]

    def take(self, g: State, frame: Frame, seat: i64, option: i64) -> bool:
        g.picks[seat] = [*g.picks[seat], option]
        if len(g.picks[seat]) == self.number(g, frame.ctx, seat):
            g.open &= ~(1 << seat)
        return g.open == 0

    def back(self, g: State, frame: Frame, seat: i64) -> bool:
        taken = g.picks[seat]
        g.picks[seat] = taken[:-1]
        return len(taken) > 0

    def chosen(self, g: State, ctx: Context) -> bool:
        for seat in from_caster(g, ctx.you, ctx.crowd):
            picked = g.picks[seat] if g.picks else []
            few = [] if picked else self.mine(g, ctx, seat)
            ctx.later = ctx.later + (picked or few[: self.number(g, ctx, seat)])
        g.picks = []
        return self.hand_on(g, ctx)

    def go(self, g: State, ctx: Context, mask: i64) -> bool:
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            ctx.they = seat
            height = len(g.stack)
            if not self.cards.start(g, ctx):
                g.under(height, self, ctx, 1, mask)
                return False
            ctx.later = ctx.later + ctx.chosen
        return self.hand_on(g, ctx)

    def hand_on(self, g: State, ctx: Context) -> bool:
        """ANN-171, ANN-R76: past those who avoided it; who is alone keeps what is his or hers."""
        givers = [g.holder(card) for card in ctx.later]
        among = g.alive if g.options.get("passing", 0) else g.alive & ~ctx.avoided
        for i, card in enumerate(ctx.later):
            me = givers[i]
            to = right_of(g, me, among) if self.right else left_of(g, me, among)
            for seat in SEATS[to & ~ctx.avoided]:
                g.show(card, 1 << seat)
                g.tell(GAVE, me, 1 << seat, 1, card)
                g.move(card, g.zone(PLAY if g.in_play(card) else HAND, seat))
        ctx.cards = ctx.later
        ctx.later = []
        ctx.chosen = []
        passed = [i for i, card in enumerate(ctx.cards) if g.in_play(card) and g.holder(card) != givers[i]]
        return changed_hands(g, ctx, [ctx.cards[i] for i in passed], [givers[i] for i in passed])

    def one(self, g: State, ctx: Context) -> bool:
        return self.act(g, ctx, 1 << ctx.they)

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == PICKED:
            return self.chosen(g, ctx)
        ctx.later = ctx.later + ctx.chosen
        return self.go(g, ctx, frame.a)

    def together(self) -> bool:
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == PICKED:
            g.picks = [renamed(picks, names) for picks in g.picks]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a card to pass on"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return card_label(g, seat, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option if g.seen[option] >> seat & 1 else -1, -1)


for _side, _right in (("left", 0), ("right", 1)):
    says(
        PassOn,
        f"pass~ {{cards}} to the {_side}",
        f"(pass|give|hand) {{cards}} [on] ((to|on) [the] {_side}|{_side})",
        f"(pass|give|hand) {{cards}} [on] to the (foe|player|wizard|neighbor) (on|to) the {_side}",
        f"(pass|give|hand) {{cards}} [on] to (your|their) {_side} [hand] [neighbor]",
        right=_right,
    )


def _made_to(players: Players, act: Act) -> Do | None:
    """What lasts or holds a whole effect is said with its subject in front."""
    return None if any(hasattr(act, name) for name in ("ability", "effect", "gain")) else Do(players, act)


reads(
    Effect,
    _made_to,
    "(have|make|force) {players:Players} [to] {act:Act}",
    "{players:Players} : {act:Act}",
    "(choose|pick) {players:Players} to {act:Act}",
)
