"""What all deck builders have in common: a deck for each wizard, Power, destroyed cards, death with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Lasting, Node
from spellwright.core.game import Game
from spellwright.core.seats import FROM
from spellwright.core.state import State
from spellwright.effects.categories import Lasts
from spellwright.effects.defending import NOBODYS
from spellwright.effects.events import DESTROYS, DIED, DISCARDED, GOT, RESPAWNS, TOKEN_DRAWN, TROPHY
from spellwright.effects.sections import Arrival, WhenBought
from spellwright.effects.table import (
    BOSS,
    COST,
    DEATHS,
    DECK,
    DESTROYED,
    DISCARD,
    DUD,
    FIRST_HP,
    HAND,
    HP,
    KILLER,
    MAYHEM,
    MAYHEMS,
    ON_DEATH,
    ON_DESTROY,
    ON_DISCARD,
    ON_GAIN,
    ON_TOKEN,
    PLAY,
    RAN_OUT,
    SENT_BACK,
    STANDEE,
    STANDEES,
    TOKEN_STACK,
    TOKENS,
    WANDS,
    WILD_CARD,
    WILDS,
    WOULD_GAIN,
)
from spellwright.effects.tokens import BURIAL
from spellwright.effects.triggers import fire, unleash

if TYPE_CHECKING:
    from mypy_extensions import i64


class Builder(Game):
    """The part of a deck builder's rules that effects ask for."""

    def in_turn(self, g: State, seat: i64, mask: i64) -> list[int]:
        """ANN-150, ANN-R27: clockwise, beginning with whoever does it."""
        return FROM[g.n][seat][mask]

    def in_play_for(self, g: State, seat: i64) -> i64:
        """ANN-136: what a foe controls is not in play."""
        return 1 << seat

    def boosts_self(self) -> bool:
        """ANN-222, ANN-214: an Attack may be made on oneself."""
        return True

    def deck(self, g: State, seat: i64) -> i64:
        return g.zone(DECK, seat)

    def pile(self, g: State, card: i64) -> i64:
        """Its owner's pile; a card that belongs to nobody leaves the game."""
        seat = g.holder(card)
        return g.zone(DISCARD, seat) if seat >= 0 else scrap(g, card)

    def kill(self, g: State, ctx: Context, seat: i64, before: i64) -> bool:
        """ANN-183 to ANN-190, ANN-R29: token, hit points, the token's text; then what waits for deaths."""
        killer: i64 = -1 if ctx.attack & NOBODYS else ctx.you
        g.add(DEATHS, seat, 1)
        g.put(KILLER, seat, killer + 1)
        ctx.died |= 1 << seat
        g.tell(DIED, ctx.you if killer >= 0 else -1, 1 << seat)
        if killer >= 0 and killer != seat and not (ctx.attack & SENT_BACK and g.options["redirected-kill"]):
            take_trophy(g, killer)  # ANN-R33
        height = len(g.stack)
        if not BURIAL.go(g, ctx, killer, seat):
            g.under(height, RESPAWN, ctx, CHOSEN, seat, killer)
            return False
        return RESPAWN.bury(g, ctx, seat, killer)


CHOSEN: Final = 1  # the killer has chosen the token


class Respawn(Node):
    """A wizard gets a token and is back, and the token has its say."""

    def bury(self, g: State, ctx: Context, seat: i64, killer: i64) -> bool:
        g.put(HP, seat, FIRST_HP)
        height = len(g.stack)
        if not take_token(g, seat, True):
            g.under(height, self, ctx, 0, seat, killer)
            return False
        return self.go(g, ctx, seat, killer)

    def go(self, g: State, ctx: Context, seat: i64, killer: i64) -> bool:
        g.put(KILLER, seat, 0)
        g.tell(RESPAWNS, seat, 0, g.get(HP, seat))
        return fire(g, ON_DEATH, killer, 1 << seat, 0, ctx.card)

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return self.bury(g, frame.ctx, frame.a, frame.b)
        return self.go(g, frame.ctx, frame.a, frame.b)


RESPAWN: Final = Respawn()


def take_token(g: State, seat: i64, dead: bool = False) -> bool:
    """ANN-185, ANN-189: the top one of the stack; its text is carried out at once, and knows of a death."""
    token = g.draw(g.zone(TOKEN_STACK, 0), g.zone(TOKENS, seat))
    if not g.in_zone(TOKEN_STACK, 0):
        g.put(RAN_OUT, 0, 1)
    if token < 0:
        return True
    g.tell(TOKEN_DRAWN, seat, 0, 1, token)
    height = len(g.stack)
    ctx = Context(seat, token)
    ctx.died = 1 << seat if dead else 0
    program = g.face(token).program
    if program is not None and not program.start(g, ctx):
        g.under(height, TOKEN_TAKEN, ctx, 0)
        return False
    return fire(g, ON_TOKEN, seat, 1 << seat, 1, token)


class TokenTaken(Node):
    """What waits for a token waits for its text."""

    def resume(self, g: State, frame: Frame) -> bool:
        seat = frame.ctx.you
        return fire(g, ON_TOKEN, seat, 1 << seat, 1, frame.ctx.card)


TOKEN_TAKEN: Final = TokenTaken()


def take_trophy(g: State, seat: i64) -> None:
    """ANN-193: wherever it was."""
    hand_over(g, "trophy", seat)


def hand_over(g: State, mark: str, seat: i64) -> None:
    """A standee comes to a wizard."""
    card = standee(g, mark)
    if card >= 0 and g.where(card) != g.zone(PLAY, seat):
        g.move(card, g.zone(PLAY, seat))
        g.tell(TROPHY, seat, 0, 0, card)


def standee(g: State, mark: str) -> i64:
    """The standee with this word on it, or -1 where there is none."""
    for card in g.in_zone(STANDEES, 0):
        if mark in g.face(card).types:
            return card
    for seat in range(g.n):
        for card in g.in_zone(PLAY, seat):
            face = g.face(card)
            if face.kind & STANDEE and mark in face.types:
                return card
    return -1


def scrap(g: State, card: i64) -> i64:
    """ANN-055, ANN-144, ANN-173: where a destroyed card goes."""
    kind = g.face(card).kind
    if kind & WILD_CARD:
        return g.zone(WILDS, 0)
    if kind & DUD:
        return g.zone(WANDS, 0)
    return g.zone(MAYHEMS, 0) if kind & MAYHEM else g.zone(DESTROYED, 0)


def destroy(g: State, seat: i64, card: i64) -> bool:
    owner = g.holder(card)
    g.move(card, scrap(g, card))
    g.tell(DESTROYS, seat, 0, 1, card)
    return fire(g, ON_DESTROY, owner, 1 << seat, 1, card) if owner >= 0 else True


def discard(g: State, seat: i64, card: i64) -> bool:
    """ANN-141: from the hand, to the pile of whoever owns it."""
    g.move(card, g.game.pile(g, card))
    g.tell(DISCARDED, seat, 0, 1, card)
    return fire(g, ON_DISCARD, seat, 1 << seat, 1, card)


def gain(g: State, seat: i64, card: i64, to: i64, bought: bool = False) -> bool:
    """ANN-147, ANN-149: a card comes to a wizard; a Mayhem is destroyed instead."""
    g.show(card, g.everyone)
    if g.face(card).kind & MAYHEM:
        g.move(card, g.zone(MAYHEMS, 0))
        g.tell(DESTROYS, seat, 0, 1, card)
        return True
    if g.hooks & WOULD_GAIN:
        for m in g.lasting:
            if m.hook & WOULD_GAIN and m.ability.matches(g, m, seat, 0, 1 if bought else 0, card):
                where = m.ability.number(g, m, seat, card)
                if where < 0:
                    return ARRIVING.instead(g, m, seat, card, to)
                m.ability.spend(g, m)
                return ARRIVING.go(g, seat, card, where >> 1, where & 1, bought)
    return ARRIVING.go(g, seat, card, to, 0, bought)


# What an ability answers that has a say in where a gained card goes: a place, or one of these.
OFFERED: Final = -1  # something else, if it is accepted
REPLACED: Final = -2  # something else


class Arriving(Node):
    """A card has come: what waits for that, then what the card itself says of it."""

    def go(self, g: State, seat: i64, card: i64, to: i64, under: i64, bought: bool) -> bool:
        if under:
            g.put_under(card, to)
        else:
            g.move(card, to)
        if not bought:
            g.tell(GOT, seat, 0, 1, card)
        height = len(g.stack)
        ctx = Context(seat, card)
        ctx.cards = [card]
        if not fire(g, ON_GAIN, seat, 1 << seat, 1, card):
            g.under(height, self, ctx, 1, bought)
            return False
        return self.own(g, ctx, bought)

    def own(self, g: State, ctx: Context, bought: i64) -> bool:
        for part in g.face(ctx.card).arrival:
            assert isinstance(part, Arrival)
            if isinstance(part, WhenBought) and not bought:
                continue
            height = len(g.stack)
            ctx.they = -1
            if not part.arrive(g, ctx):
                g.under(height, self, ctx, 2, bought)
                return False
        return True

    def instead(self, g: State, m: Lasting, seat: i64, card: i64, to: i64) -> bool:
        """Something else happens; an offer that is declined leaves it at that."""
        own = m.ctx.copy()
        own.they = -1
        own.did = 0
        own.cards = [card]
        offered = m.ability.number(g, m, seat, card) == OFFERED
        m.ability.spend(g, m)
        ability = m.ability
        assert isinstance(ability, Lasts)
        height = len(g.stack)
        what: i64 = card if offered else -1
        if not unleash(g, ability, own):
            g.under(height, self, own, 3, what, to)
            return False
        return self.after(g, own, what, to)

    def after(self, g: State, ctx: Context, card: i64, to: i64) -> bool:
        if card < 0 or ctx.did >> ctx.you & 1:
            return True
        return self.go(g, ctx.you, card, to, 0, False)

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self.own(g, frame.ctx, frame.a)
        if frame.step == 2:
            return True
        return self.after(g, frame.ctx, frame.a, frame.b)


ARRIVING: Final = Arriving()


def price(g: State, seat: i64, card: i64) -> i64:
    """What a card costs a wizard now (ANN-R69: never below 0)."""
    cost: i64 = g.face(card).cost
    if g.hooks & COST:
        for m in g.lasting:
            if m.hook & COST and m.you == seat:
                cost += m.ability.number(g, m, seat, card)
    return cost if cost > 0 else 0


def spend_discounts(g: State, seat: i64, card: i64) -> None:
    """M10: a discount for the next card has been used."""
    if g.hooks & COST:
        for m in g.lasting[:]:
            if m.hook & COST and m.ability.matches(g, m, seat, 0, 0, card):
                m.ability.spend(g, m)


__all__ = [
    "BOSS",
    "HAND",
    "RESPAWN",
    "Builder",
    "destroy",
    "discard",
    "gain",
    "hand_over",
    "price",
    "scrap",
    "standee",
    "take_trophy",
]
