"""Turn order: who acts next, by the size of spells and by initiative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.events import INITIATIVES, SIZES, TIE_ROLL
from spellwright.effects.table import (
    DELIVERY,
    INITIATIVE,
    INITIATIVE_BONUS,
    ORDER_CHANGE,
    SIZE,
    SPELL,
    TIE,
    TIE_WINNER,
    acted,
)
from spellwright.games.skullzfyre.casting import BEGIN, TURN

if TYPE_CHECKING:
    from mypy_extensions import i64


class Acting(Node):
    """SKZ-070 to SKZ-084: the wizards act one by one until all have or one is left."""

    def resume(self, g: State, frame: Frame) -> bool:
        while POP[g.alive] > 1:
            seat = self.next(g)
            if seat < 0:
                return True
            height = len(g.stack)
            if not TURN.go(g, Context(seat, -1), BEGIN):
                g.under(height, self, frame.ctx, 0)
                return False
        return True

    def next(self, g: State) -> i64:
        smallest: i64 = 999
        group: i64 = 0
        zones = g.zones
        spells = g.zone(SPELL, 0)
        counters = g.counters
        sizes: i64 = SIZE * g.n
        for seat in SEATS[g.alive & ~acted(g)]:
            size: i64 = len(zones[spells + seat])
            if size != counters[sizes + seat]:
                announce(g, seat, size)
            if size == 0:  # SKZ-R30
                continue
            if g.hooks & ORDER_CHANGE:
                size = self.shifted(g, seat, size)
            if size < smallest:
                smallest = size
                group = 0
            if size == smallest:
                group |= 1 << seat
        if POP[group] < 2:
            return SEATS[group][0] if group else -1
        return self.settle_tie(g, self.fastest(g, group))

    def shifted(self, g: State, seat: i64, size: i64) -> i64:
        for m in g.lasting:
            if m.hook & ORDER_CHANGE and m.you == seat:
                size += m.ability.number(g, m, seat, -1)
        return size

    def fastest(self, g: State, group: i64) -> i64:
        """SKZ-072, SKZ-081: a group says its initiatives when its time has come."""
        best: i64 = -1000
        found: i64 = 0
        for seat in SEATS[group]:
            speed = initiative(g, seat)
            if g.get(INITIATIVE, seat) != speed + 1:
                g.put(INITIATIVE, seat, speed + 1)
                g.tell(INITIATIVES, seat, 0, speed)
            if speed > best:
                best = speed
                found = 0
            if speed == best:
                found |= 1 << seat
        return found

    def settle_tie(self, g: State, tied: i64) -> i64:
        """SKZ-078, SKZ-R32: one roll each orders the whole tie, until somebody new joins it."""
        if g.hooks & TIE_WINNER:
            tied = self.favored(g, tied)
        if POP[tied] == 1:
            return SEATS[tied][0]
        for seat in SEATS[tied]:
            if g.get(TIE, seat) % 64 & tied != tied:
                self.rank(g, tied)
                break
        best = SEATS[tied][0]
        for seat in SEATS[tied]:
            if g.get(TIE, seat) > g.get(TIE, best):
                best = seat
        return best

    def favored(self, g: State, tied: i64) -> i64:
        """Those of a tie who win ties; all of them where nobody does."""
        found: i64 = 0
        for m in g.lasting:
            if m.hook & TIE_WINNER:
                found |= 1 << m.you
        return found & tied if found & tied else tied

    def rank(self, g: State, tied: i64) -> None:
        """Note each one's rank, and with whom it was rolled for: `rank * 64 + mask`."""
        rank: i64 = POP[tied]
        for seat in self.roll_off(g, tied):
            g.put(TIE, seat, rank * 64 + tied)
            rank -= 1

    def roll_off(self, g: State, tied: i64) -> list[int]:
        """SKZ-079, SKZ-R31: the highest first; those still equal roll again among themselves."""
        faces: list[int] = [0] * g.n
        for seat in SEATS[tied]:
            faces[seat] = g.die()
            g.tell(TIE_ROLL, seat, 0, faces[seat])
        order: list[int] = []
        for face in range(6, 0, -1):
            equal: i64 = 0
            for seat in SEATS[tied]:
                if faces[seat] == face:
                    equal |= 1 << seat
            order += self.roll_off(g, equal) if POP[equal] > 1 else SEATS[equal]
        return order


def announce(g: State, seat: i64, size: i64) -> None:
    """SKZ-069, SKZ-083: the size of a spell, again when it has changed since."""
    g.put(SIZE, seat, size)
    g.tell(SIZES, seat, 0, size)


def initiative(g: State, seat: i64) -> i64:
    """SKZ-074, SKZ-075: from the Delivery slot; 0 with none or with Wild Magic there."""
    speed: i64 = 0
    defs = g.defs
    for card in g.zones[g.base[SPELL] + seat]:
        face = defs[g.card[card]]
        if face.kind & DELIVERY and face.initiative > speed:
            speed = face.initiative
    if g.hooks & INITIATIVE_BONUS:
        speed += initiative_bonus(g, seat)
    return speed if speed > 0 else 0


def initiative_bonus(g: State, seat: i64) -> i64:
    bonus: i64 = 0
    for m in g.lasting:
        if m.hook & INITIATIVE_BONUS and m.you == seat:
            bonus += m.ability.number(g, m, seat, -1)
    return bonus


ACT: Final = Acting()
