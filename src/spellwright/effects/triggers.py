"""Windows: when something happens, the lasting abilities that wait for it are carried out.

SKZ-R49 and the design: several of one wizard are ordered by that wizard; several wizards act
clockwise from the active one, or from the start seat where nobody is (SKZ-R05).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Lasting, Node
from spellwright.core.state import State
from spellwright.effects.categories import Effect, Event, Lasts
from spellwright.effects.events import EXHAUSTED
from spellwright.effects.table import ACTIVE, FIRST, from_caster

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_FIRED: Final = 400  # in one turn
DEEPEST: Final = 20  # one inside the other


def fire(
    g: State, hook: i64, seat: i64, other: i64 = 0, number: i64 = 0, card: i64 = -1, ctx: Context | None = None
) -> bool:
    """`seat` did something to the seats of `other`: carry out what waits for that. True when done."""
    if not g.hooks & hook:
        return True
    waiting: list[int] = []
    for m in g.lasting:
        if m.hook & hook and m.ability.matches(g, m, seat, other, number, card):
            waiting.append(m.serial)
    if not waiting:
        return True
    event = Context(seat, card)
    event.that = other
    event.number = number
    event.cause = card
    event.queue = waiting
    event.held = g.game.settled(g)
    if ctx is not None:
        event.dice = ctx.dice[:]
        event.rolled = ctx.rolled
    return WINDOW.go(g, event) if len(waiting) > 1 else WINDOW.carry_out(g, event, waiting[0])


def unleash(g: State, ability: Lasts, ctx: Context) -> bool:
    """Carry out a lasting ability; those that would set each other off for ever stop at some point."""
    if g.fired >= MOST_FIRED:
        return True
    g.fired += 1
    if g.nested >= DEEPEST or g.fired == MOST_FIRED:
        g.fired = MOST_FIRED
        g.tell(EXHAUSTED, ctx.you)
        return True
    g.nested += 1
    done = ability.happen(g, ctx)
    g.nested -= 1
    return done


def find_lasting(g: State, serial: i64) -> Lasting | None:
    for m in g.lasting:
        if m.serial == serial:
            return m
    return None


@dataclass
class Window(Node):
    """Goes through the abilities that wait for one event; its context holds their serials.

    Once they have decided the game, none is begun any more, but for what waits for the very end (`held`).
    """

    def go(self, g: State, event: Context) -> bool:
        while event.queue and (event.held or not g.game.settled(g)):
            owner, mine = self.next_owner(g, event)
            if owner < 0:
                return True
            if len(mine) > 1 and not alike(g, mine):
                g.ask(self, event, owner, mine, 1)
                return False
            if not self.carry_out(g, event, mine[0]):
                return False
        return True

    def next_owner(self, g: State, event: Context) -> tuple[int, list[int]]:
        there = [m for m in g.lasting if m.serial in event.queue]
        event.queue = [m.serial for m in there]
        if not there:
            return (-1, [])
        active = g.get(ACTIVE, 0) - 1 if g.get(ACTIVE, 0) else g.get(FIRST, 0)
        owners: i64 = 0
        for m in there:
            owners |= 1 << m.you
        owner = from_caster(g, active, owners)[0]
        return (owner, [m.serial for m in there if m.you == owner])

    def carry_out(self, g: State, event: Context, serial: i64) -> bool:
        event.queue = [other for other in event.queue if other != serial]
        m = find_lasting(g, serial)
        if m is None:
            return True
        ctx = m.ctx.copy()
        ctx.they = -1
        ctx.once = serial
        if event.you >= 0:
            ctx.that = 1 << event.you if event.you != m.you else event.that
        ctx.hurt = event.that
        ctx.number = event.number
        ctx.cause = event.cause
        ctx.dice = event.dice[:]
        ctx.rolled = event.rolled
        if event.cause >= 0:
            ctx.cards = [event.cause]
        ability = m.ability
        ability.spend(g, m)
        height = len(g.stack)
        assert isinstance(ability, Lasts)
        if not unleash(g, ability, ctx):
            g.under(height, self, event, 2)
            return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 1 and not self.carry_out(g, frame.ctx, frame.answer):
            return False
        return self.go(g, frame.ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Several things happen at once: which first?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        m = find_lasting(g, option)
        return g.defs[m.face].name if m is not None and m.face >= 0 else "an effect"

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        m = find_lasting(g, option)
        return (m.card if m is not None else -1, -1)


def alike(g: State, serials: list[int]) -> bool:
    """Whether they are one ability several times over, on copies of a card: then their order makes no difference."""
    first: Lasting | None = None
    for m in g.lasting:
        if m.serial in serials:
            if first is not None and m.ability is not first.ability:
                return False
            if m.ctx.that | m.ctx.target | m.ctx.number:  # what came about in different ways
                return False
            first = m
    return True


WINDOW: Final = Window()


@dataclass
class Whenever(Lasts):
    """When something happens, do something."""

    event: Event
    effect: Effect

    def hook(self) -> i64:
        return self.event.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.event.matches(g, m, seat, other, number, card)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


@dataclass
class NextTime(Whenever):
    """The same, but only once."""

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)
