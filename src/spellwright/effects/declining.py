"""Wizards who decline to participate in a Mayhem (ANN-175), and the Mayhem that comes to the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Lasting, Node
from spellwright.core.state import State
from spellwright.effects.categories import Act, Lasts
from spellwright.effects.events import DECLINED
from spellwright.effects.sections import Attack
from spellwright.effects.sentences import Text
from spellwright.effects.table import AVOIDING_MAYHEMS, DECLINES, FORBID, ON_AVOID, forbidden, from_caster
from spellwright.effects.triggers import find_lasting, fire
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class MayDecline(Lasts):
    def hook(self) -> i64:
        return DECLINES

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you


says(
    MayDecline,
    "you may decline to participate in Mayhems",
    "you may (decline|refuse) to (participate|take part|join) in [(a|any|each|all)] mayhem",
    "you may (sit out|skip) [(a|any|each|all)] mayhem",
    game=DECK_BUILDERS,
)


@dataclass
class DeclineFor(Lasts):
    """The same for a price."""

    cost: Act

    def hook(self) -> i64:
        return DECLINES

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        ctx = m.ctx.copy()
        ctx.they = m.you
        return seat == m.you and self.cost.payable(g, ctx)

    def price(self) -> Act | None:
        return self.cost


def _decline_for(cost: Act) -> DeclineFor | None:
    """A price is paid at once."""
    return None if hasattr(cost, "ability") else DeclineFor(cost)


says(
    DeclineFor,
    "you may {cost} to decline to participate in a Mayhem",
    "you may {cost} (and|to) (decline|refuse) to (participate|take part|join) in (a|any) mayhem",
    build=_decline_for,
    game=DECK_BUILDERS,
)

ASKED: Final = 1
PAID: Final = 2
DONE: Final = 3

TAKES_PART: Final = -1  # an answer; the others are serials


@dataclass
class Declining(Node):
    """Each who can decline does so or not, in order; then the Mayhem comes to the others."""

    def go(self, g: State, ctx: Context, rest: i64) -> bool:
        if g.hooks & DECLINES:
            for seat in from_caster(g, ctx.you, rest):
                rest &= ~(1 << seat)
                excuses = self.excuses(g, ctx, seat)
                if excuses:
                    g.ask(self, ctx, seat, [*excuses, TAKES_PART], ASKED, seat, rest)
                    return False
        program = g.face(ctx.card).program
        return program.start(g, ctx) if program is not None else True

    def excuses(self, g: State, ctx: Context, seat: i64) -> list[int]:
        """Serials of what lets the seat decline: what is free makes up for what is not, and one will do of a name.

        ANN-203: declining an Attack is avoiding it.
        """
        if is_attack(g, ctx.card) and g.hooks & FORBID and forbidden(g, seat, AVOIDING_MAYHEMS):
            return []
        found: list[int] = []
        faces: list[int] = []
        for m in g.lasting:
            if m.hook & DECLINES and m.ability.matches(g, m, seat, 0, 0, ctx.card):
                if isinstance(m.ability, MayDecline):
                    return [m.serial]
                if m.face not in faces:
                    faces.append(m.face)
                    found.append(m.serial)
        return found

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        seat = frame.a
        if frame.step == PAID:
            return self.declined(g, ctx, seat, frame.b)
        if frame.step == DONE or frame.answer == TAKES_PART:
            return self.go(g, ctx, frame.b)
        m = find_lasting(g, frame.answer)
        assert m is not None
        ctx.avoided |= 1 << seat
        g.tell(DECLINED, seat, 0, 0, ctx.card)
        ability = m.ability
        assert isinstance(ability, Lasts)
        cost = ability.price()
        if cost is None:
            return self.declined(g, ctx, seat, frame.b)
        own = m.ctx.copy()
        own.they = seat
        g.push(self, ctx, PAID, seat, frame.b)
        return cost.act(g, own, 1 << seat)

    def declined(self, g: State, ctx: Context, seat: i64, rest: i64) -> bool:
        """ANN-175: whoever declines an Attack has avoided one."""
        g.push(self, ctx, DONE, seat, rest)
        return fire(g, ON_AVOID, seat, 1 << seat) if is_attack(g, ctx.card) else True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"{g.face(frame.ctx.card).name}: do you decline to participate?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        if option == TAKES_PART:
            return "participate"
        m = find_lasting(g, option)
        several = len(frame.options) > 2
        return f"decline with {g.defs[m.face].name}" if several and m is not None and m.face >= 0 else "decline"

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        m = None if option == TAKES_PART else find_lasting(g, option)
        return (m.card if m is not None else -1, -1)


DECLINING: Final = Declining()


def is_attack(g: State, card: i64) -> bool:
    program = g.face(card).program
    return isinstance(program, Text) and any(isinstance(part, Attack) for part in program.sentences)
