"""What all duels have in common: one deck for all, a discard pile for each deck, and death until the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.game import Game
from spellwright.core.seats import POP
from spellwright.core.state import ALWAYS, State
from spellwright.effects.events import DIED, GHOST_DRAWN
from spellwright.effects.table import (
    ACTIVE,
    BLAZE,
    DEATHS,
    END_OF_TURN,
    GHOST_DECK,
    GHOSTS,
    HAND,
    HP,
    KILLER,
    MAIN,
    ON_DEATH,
    PLAY,
    RANK,
    SPELL,
    TREASURE,
    discard_all,
    discard_pile,
)
from spellwright.effects.triggers import fire

if TYPE_CHECKING:
    from mypy_extensions import i64


class Duel(Game):
    """The part of a duel's rules that effects ask for."""

    def deck(self, g: State, seat: i64) -> i64:
        return g.base[MAIN]

    def pile(self, g: State, card: i64) -> i64:
        return discard_pile(g, card)

    def kill(self, g: State, ctx: Context, seat: i64, before: i64) -> bool:
        """SKZ-162 to SKZ-164: hand, Treasures and an uncast spell are discarded, a Dead Wizard card drawn."""
        g.put(HP, seat, 0)
        g.alive &= ~(1 << seat)
        g.add(DEATHS, 0, 1)
        g.put(RANK, seat, g.get(DEATHS, 0))
        g.put(KILLER, seat, ctx.you + 1 if ctx.you != seat else 0)
        ctx.died |= 1 << seat
        if g.alive == 0:  # SKZ-171, SKZ-R13: the caster who falls with the last foes still takes the game
            g.put(BLAZE, 0, ctx.you + 1 if before >> ctx.you & 1 else 0)
        g.tell(DIED, ctx.you, 1 << seat)
        words = last_words(g, seat) if g.hooks & ON_DEATH else []
        bury(g, seat)
        for m in words:
            g.last(m.ability, m.ctx, END_OF_TURN)
        return fire(g, ON_DEATH, ctx.you, 1 << seat, 0, ctx.card)

    def settled(self, g: State) -> bool:
        """SKZ-170, SKZ-R12."""
        return POP[g.alive] < 2


def last_words(g: State, seat: i64) -> list[Lasting]:
    """What the Treasures of the slain say about that death: it still comes true, though they are discarded by then."""
    return [m for m in g.lasting if m.hook & ON_DEATH and m.you == seat and m.until == ALWAYS]


def bury(g: State, seat: i64) -> None:
    discard_all(g, HAND, seat)
    for card in g.in_zone(PLAY, seat)[:]:
        if g.face(card).kind & TREASURE:
            g.move(card, discard_pile(g, card))
    if g.get(ACTIVE, 0) != seat + 1:  # SKZ-R09; a caster's own spell is cleared after the component (SKZ-R10)
        discard_all(g, SPELL, seat)
    ghost = g.draw(g.zone(GHOST_DECK, 0), g.zone(GHOSTS, seat))
    if ghost >= 0:
        g.tell(GHOST_DRAWN, seat, 0, 1, ghost)
