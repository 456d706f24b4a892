"""Turns: the Line-Up, playing, buying, and what ends a turn (ANN-056 to ANN-081)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import CardChoice, Context, Frame, Node
from spellwright.core.state import State
from spellwright.effects.builders import discard, gain, price, spend_discounts
from spellwright.effects.categories import Lasts
from spellwright.effects.declining import DECLINING
from spellwright.effects.defending import FROM_MAYHEM, NOBODYS, TOGETHER
from spellwright.effects.draws import draw_cards
from spellwright.effects.events import APPEARS, BOUGHT, LEGEND_COMES, MAYHEM_COMES, TURN_BEGINS
from spellwright.effects.playing import PLAYING
from spellwright.effects.sections import GroupAttack
from spellwright.effects.table import (
    ACTIVE,
    COST,
    DISCARD,
    DRAW_UP,
    END_OF_ROUND,
    END_OF_TURN,
    FAMILIAR,
    FIRST,
    HAND,
    HAND_LIMIT,
    LEGEND,
    LEGENDS,
    LINE_UP,
    MAIN,
    MAYHEM,
    MAYHEMS,
    ON_BUY,
    ON_TURN_END,
    ON_TURN_START,
    OWN_TURN,
    PLAY,
    POWER_LEFT,
    RAN_OUT,
    ROUND,
    STANDEE,
    TOKEN_STACK,
    USABLE,
    WILDS,
)
from spellwright.effects.triggers import find_lasting, fire
from spellwright.games.annihilageddon.setup import HAND_OF, SLOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where a turn stands.
REFILL: Final = 0
START: Final = 1
MAIN_PHASE: Final = 2
CHOSEN: Final = 3
OVER: Final = 4
PUT_AWAY: Final = 5
DRAW: Final = 6
FLIP: Final = 7
AFTER_FLIP: Final = 8

SHED: Final = 1  # of a new hand
ONCE_TAKEN: Final = 1  # of the option last-token

# What can be done in a turn: a card or a serial number, times four, and one of these.
PLAYS: Final = 0
BUYS: Final = 1
USES: Final = 2
ENDS: Final = -1


class Turn(Node):
    """The turns, one after the other, until the game ends."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        seat = ctx.you
        step = frame.step
        if step == REFILL:
            g.add(ROUND, 0, 1)
            g.put(ACTIVE, 0, seat + 1)
            g.put_all(POWER_LEFT, 0)
            g.put(RAN_OUT, 0, 0)
            g.fired = 0
            g.used = []
            g.tell(TURN_BEGINS, seat, 0, g.get(ROUND, 0))
            g.push(self, ctx, START)
            return LINING.go(g, ctx)
        if step == START:  # ANN-057
            g.push(self, ctx, MAIN_PHASE)
            return fire(g, ON_TURN_START, seat)
        if step == MAIN_PHASE:
            g.ask(self, ctx, seat, self.choices(g, seat), CHOSEN)
            return False
        if step == CHOSEN:
            return self.chosen(g, ctx, frame.answer)
        if step == OVER:  # ANN-076, ANN-077
            g.push(self, ctx, PUT_AWAY)
            return fire(g, ON_TURN_END, seat)
        if step == PUT_AWAY:
            self.put_away(g, seat)
            g.push(self, ctx, DRAW)
            return True
        if step == DRAW:  # ANN-079
            g.push(self, ctx, FLIP)
            return DRAWING.go(g, Context(seat, -1))
        if step == FLIP:
            return self.flip(g, ctx)
        if tokens_gone(g):  # ANN-R17: a Group Attack may have taken the last one
            return True
        g.push(self, Context((seat + 1) % g.n, -1), REFILL)
        return True

    def choices(self, g: State, seat: i64) -> list[int]:
        options = [card * 4 + PLAYS for card in g.in_zone(HAND, seat)]
        power = g.get(POWER_LEFT, seat)
        defs = g.defs
        faces = g.card
        for card in for_sale(g, seat):
            # Asked before every card that is played: as printed, where nothing changes prices.
            cost = price(g, seat, card) if g.hooks & COST else defs[faces[card]].cost
            if cost <= power:
                options.append(card * 4 + BUYS)
        if g.hooks & USABLE:
            for m in g.lasting:
                if m.hook & USABLE and m.you == seat and m.ability.matches(g, m, seat, 0, 0, -1):
                    options.append(m.serial * 4 + USES)
        options.append(ENDS)
        return options

    def likely(self, g: State, frame: Frame, seat: i64, options: list[int]) -> list[int]:
        """First everything is played and used, then bought, then the turn is over."""
        found = [option for option in options if option != ENDS and option & 3 != BUYS]
        if not found:
            found = [option for option in options if option != ENDS]
        return found if found else options

    def chosen(self, g: State, ctx: Context, answer: i64) -> bool:
        if answer == ENDS:  # ANN-075
            g.move_all(g.zone(HAND, ctx.you), g.zone(DISCARD, ctx.you))
            g.push(self, ctx, OVER)
            return True
        g.push(self, ctx, MAIN_PHASE)
        if answer & 3 == PLAYS:
            return PLAYING.go(g, ctx.you, answer >> 2)
        if answer & 3 == BUYS:
            return BUYING.go(g, ctx.you, answer >> 2)
        m = find_lasting(g, answer >> 2)
        assert m is not None
        own = m.ctx.copy()
        own.they = -1
        m.ability.spend(g, m)
        ability = m.ability
        assert isinstance(ability, Lasts)
        return ability.happen(g, own)

    def put_away(self, g: State, seat: i64) -> None:
        """ANN-078: what was played goes, what is Ongoing stays; Power is lost. Who is next is first now (ANN-126)."""
        for card in g.in_zone(PLAY, seat)[:]:
            face = g.face(card)
            if not face.lasts and not face.kind & STANDEE:
                g.move(card, g.zone(DISCARD, seat))
        g.put(POWER_LEFT, seat, 0)
        g.played = []
        g.expire(END_OF_TURN)
        g.expire(OWN_TURN + seat)
        g.expire(END_OF_ROUND)
        g.put(ACTIVE, 0, 0)
        g.put(FIRST, 0, (seat + 1) % g.n)

    def flip(self, g: State, ctx: Context) -> bool:
        """ANN-080 to ANN-085, ANN-R17, ANN-R18."""
        bare = SLOTS - len(g.in_zone(LINE_UP, 0))
        if tokens_gone(g) or len(g.in_zone(MAIN, 0)) < bare:
            return True
        if g.in_zone(LEGEND, 0):
            g.push(self, ctx, AFTER_FLIP)
            return True
        card = g.draw(g.zone(LEGENDS, 0), g.zone(LEGEND, 0))
        if card < 0:
            return True
        g.tell(LEGEND_COMES, -1, 0, 0, card)
        g.push(self, ctx, AFTER_FLIP)
        group = g.face(card).group
        if isinstance(group, GroupAttack):
            return group.strike(g, Context((ctx.you + 1) % g.n, card))  # ANN-126
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        options: list[int] = []
        for option in frame.options:
            is_card = option != ENDS and option & 3 != USES
            options.append(names[option >> 2] * 4 + (option & 3) if is_card else option)
        frame.options = options

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Your turn, with {g.get(POWER_LEFT, seat)} Power"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        if option == ENDS:
            return "end your turn"
        if option & 3 == USES:
            m = find_lasting(g, option >> 2)
            return f"use {g.defs[m.face].name}" if m is not None and m.face >= 0 else "use an ability"
        card = option >> 2
        name = g.face(card).name
        return f"play {name}" if option & 3 == PLAYS else f"buy {name} for {price(g, seat, card)}"

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        if option == ENDS:
            return (-1, -1)
        if option & 3 == USES:
            m = find_lasting(g, option >> 2)
            return (m.card if m is not None else -1, -1)
        return (option >> 2, -1)


def tokens_gone(g: State) -> bool:
    """ANN-085, ANN-R25."""
    return not g.in_zone(TOKEN_STACK, 0) or (g.options["last-token"] == ONCE_TAKEN and g.get(RAN_OUT, 0) > 0)


def for_sale(g: State, seat: i64) -> list[int]:
    """ANN-069: each card that can be bought, of the stacks the one on top."""
    cards = g.in_zone(LINE_UP, 0)[:]
    cards += g.in_zone(WILDS, 0)[-1:]
    cards += g.in_zone(LEGEND, 0)
    cards += g.in_zone(FAMILIAR, seat)
    return cards


class Buying(Node):
    """ANN-070 to ANN-072; a bought card is a gained one (ANN-R67)."""

    def go(self, g: State, seat: i64, card: i64) -> bool:
        g.add(POWER_LEFT, seat, -price(g, seat, card))
        g.tell(BOUGHT, seat, 0, 0, card)
        spend_discounts(g, seat, card)
        height = len(g.stack)
        if not gain(g, seat, card, g.zone(DISCARD, seat), bought=True):
            g.under(height, self, Context(seat, card), 0)
            return False
        return fire(g, ON_BUY, seat, 1 << seat, 1, card)

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        return fire(g, ON_BUY, ctx.you, 1 << ctx.you, 1, ctx.card)


class Lining(Node):
    """ANN-049, ANN-167 to ANN-174: card by card; a Mayhem is resolved before the next one comes."""

    def go(self, g: State, ctx: Context) -> bool:
        deck = g.zone(MAIN, 0)
        while len(g.in_zone(LINE_UP, 0)) < SLOTS:
            card = g.top(deck)
            if card < 0:
                return True
            if not g.face(card).kind & MAYHEM:
                g.move(card, g.zone(LINE_UP, 0))
                g.tell(APPEARS, -1, 0, 0, card)
                continue
            g.move(card, g.zone(LINE_UP, 0))
            g.tell(MAYHEM_COMES, -1, 0, 0, card)
            own = Context(ctx.you, card)
            own.attack = 0
            own.attacker = -1
            height = len(g.stack)
            if not mayhem(g, own):
                g.under(height, self, ctx, 0, card)
                return False
            self.spend(g, card)
        return True

    def spend(self, g: State, card: i64) -> None:
        """ANN-173, unless its own text has put it elsewhere."""
        if g.where(card) == g.zone(LINE_UP, 0):
            g.move(card, g.zone(MAYHEMS, 0))

    def resume(self, g: State, frame: Frame) -> bool:
        self.spend(g, frame.a)
        return self.go(g, frame.ctx)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        frame.a = names[frame.a]


def mayhem(g: State, ctx: Context) -> bool:
    """ANN-169, ANN-170: all decide before it resolves; there is no attacker."""
    ctx.attack = TOGETHER | NOBODYS | FROM_MAYHEM
    return DECLINING.go(g, ctx, g.everyone)


class Drawing(CardChoice):
    """ANN-079, ANN-194: the next hand; who draws more than it takes discards as many."""

    def go(self, g: State, ctx: Context) -> bool:
        seat = ctx.you
        more: i64 = 0
        if g.hooks & DRAW_UP:
            for m in g.lasting:
                if m.hook & DRAW_UP and m.you == seat:
                    more += m.ability.number(g, m, seat, -1)
        size: i64 = HAND_OF
        if g.hooks & HAND_LIMIT:
            for m in g.lasting:
                if m.hook & HAND_LIMIT and m.you == seat:
                    size += m.ability.number(g, m, seat, -1)
        drawn = draw_cards(g, seat, max(size, 0) + more)  # ANN-R10
        return self.shed(g, ctx, len(drawn) - max(size, 0))

    def shed(self, g: State, ctx: Context, count: i64) -> bool:
        hand = g.in_zone(HAND, ctx.you)
        if count <= 0 or not hand:
            return True
        g.ask(self, ctx, ctx.you, hand[:], 0, count)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == SHED:
            return self.shed(g, ctx, frame.a)
        g.push(self, ctx, SHED, frame.a - 1)
        return discard(g, ctx.you, frame.answer)  # ANN-R59

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Discard a card of your new hand"


TURN: Final = Turn()
BUYING: Final = Buying()
LINING: Final = Lining()
DRAWING: Final = Drawing()
