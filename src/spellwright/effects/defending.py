"""Attacks ask those they would affect whether they avoid them (ANN-094 to ANN-113)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node, renamed
from spellwright.core.state import State
from spellwright.effects.events import DEFENDS, TAKES_IT
from spellwright.effects.table import (
    AVOIDING,
    AVOIDING_MAYHEMS,
    AVOIDS,
    FORBID,
    HAND,
    ON_AVOID,
    PLAY,
    RETURNS,
    SPARED,
    SURE_ATTACK,
    forbidden,
    from_caster,
)
from spellwright.effects.triggers import fire

if TYPE_CHECKING:
    from mypy_extensions import i64

# Bits of `Context.attack`; the last one is SENT_BACK.
ATTACK: Final = 1
TOGETHER: Final = 2  # all decide before anything happens
UNAVOIDABLE: Final = 4
NOBODYS: Final = 8  # there is no attacker: an event, a boss
FROM_MAYHEM: Final = 16
AGAINST_YOU: Final = 32  # it affects nobody but you


@dataclass
class Defending(Node):
    """One after the other decides; a Defense is carried out before the next one does (ANN-R44)."""

    def go(self, g: State, ctx: Context, mask: i64) -> bool:
        """All of the mask who have not decided yet."""
        rest: i64 = mask & ~ctx.decided
        if rest == 0 or ctx.attack & UNAVOIDABLE:
            return True
        for seat in from_caster(g, ctx.you, rest):
            rest &= ~(1 << seat)
            ctx.decided |= 1 << seat
            if g.hooks & FORBID and forbidden(g, seat, AVOIDING):
                continue
            if ctx.attack & FROM_MAYHEM and g.hooks & FORBID and forbidden(g, seat, AVOIDING_MAYHEMS):
                continue
            cards = defenses(g, seat)
            if cards:
                cards.append(-1)
                g.ask(self, ctx, seat, cards, 1, seat, rest)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        seat = frame.a
        if frame.step == 1:
            card = frame.answer
            if card < 0:
                return self.go(g, ctx, frame.b)
            g.put(SPARED, seat, 0)
            g.show(card, g.everyone)
            g.tell(DEFENDS, seat, 0, 0, card)
            own = Context(seat, card)
            own.attacker = -1 if ctx.attack & NOBODYS else ctx.you
            if own.attacker >= 0:
                own.that = 1 << own.attacker
            g.push(self, ctx, 2, seat, frame.b)
            program = g.face(card).guard if g.in_play(card) else g.face(card).defense
            return program.start(g, own) if program is not None else True
        spared = g.get(SPARED, seat)
        if spared:
            ctx.avoided |= 1 << seat
            if spared == RETURNS and not ctx.attack & NOBODYS:
                ctx.returned |= 1 << seat
                g.tell(TAKES_IT, seat)
            g.push(self, ctx, 3, seat, frame.b)
            g.put(SPARED, seat, 0)
            return fire(g, ON_AVOID, seat, 1 << seat)
        return self.go(g, ctx, frame.b)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == 1:
            frame.options = renamed(frame.options, names)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        card = frame.ctx.card
        return f"{g.face(card).name} attacks you: defend?" if card >= 0 else "An Attack: defend?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return f"defend with {g.face(option).name}" if option >= 0 else "take it"

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option, -1)


DEFENDING: Final = Defending()


def sure(g: State, seat: i64) -> i64:
    """M17: whether something in force makes an Attack of the seat unavoidable, as a bit of `Context.attack`."""
    found: i64 = 0
    if g.hooks & SURE_ATTACK:
        for m in g.lasting[:]:
            if m.hook & SURE_ATTACK and m.you == seat:
                found = UNAVOIDABLE
                m.ability.spend(g, m)
    return found


def defenses(g: State, seat: i64) -> list[int]:
    """ANN-R39: the cards in hand that answer an Attack, and those in play that do so from there."""
    found = [card for card in g.in_zone(HAND, seat) if g.face(card).defense is not None]
    return found + [card for card in g.in_zone(PLAY, seat) if g.face(card).guard is not None]


def spare(g: State, seat: i64, how: i64) -> None:
    """The Attack that is being answered does not affect the seat; AVOIDS, or RETURNS to send it back."""
    if g.get(SPARED, seat) < how:
        g.put(SPARED, seat, how)


__all__ = ["ATTACK", "AVOIDS", "DEFENDING", "NOBODYS", "RETURNS", "TOGETHER", "UNAVOIDABLE", "defenses", "spare"]
