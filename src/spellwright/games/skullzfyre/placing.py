"""Building spells: everybody at once and in secret (SKZ-046 to SKZ-068)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.table import COMPONENT, HAND, SHAPE, SPELL, WILD

if TYPE_CHECKING:
    from mypy_extensions import i64

DONE: Final = -1  # of no card and no slot
SLOTS: Final = ("Source", "Quality", "Delivery")
FILLS: Final = COMPONENT | WILD
# Where a card can go, by its kind: Wild Magic wherever there is room.
SLOTS_OF: Final[list[list[int]]] = [
    [slot for slot in range(3) if kind >> slot & 1 or kind & WILD] for kind in range(FILLS + 1)
]


class PlaceSpells(Node):
    """A pick is a card id and a slot: `card * 4 + slot`."""

    def start(self, g: State, ctx: Context) -> bool:
        seats: i64 = 0
        hands = g.zone(HAND, 0)
        for seat in SEATS[g.alive]:
            if g.zones[hands + seat]:  # SKZ-R28
                seats |= 1 << seat
        if seats == 0:
            return True
        g.ask_all(self, ctx, seats, 0)
        return False

    def offer(self, g: State, frame: Frame, seat: i64) -> list[int]:
        picks = g.picks[seat]
        filled: i64 = 0
        for pick in picks:
            filled |= 1 << (pick & 3)
        if g.hooks & SHAPE:
            filled = self.widened(g, seat, filled, picks)
        if g.options["illegal-spells"]:
            filled = 0
        defs = g.defs
        faces = g.card
        options = [
            card * 4 + slot
            for card in g.in_zone(HAND, seat)
            for slot in SLOTS_OF[defs[faces[card]].kind & FILLS]
            if not filled >> slot & 1
        ]
        if picks:
            placed = [pick >> 2 for pick in picks]
            options = [option for option in options if option >> 2 not in placed]
            options.append(DONE)
        return options

    def widened(self, g: State, seat: i64, filled: i64, picks: list[int]) -> i64:
        """Some wizards may place more than one card of a type."""
        room = room_for(g, seat)
        for pick in picks:
            room[pick & 3] -= 1
        for slot in range(3):
            if room[slot] > 0:
                filled &= ~(1 << slot)
        return filled

    def take(self, g: State, frame: Frame, seat: i64, option: i64) -> bool:
        if option == DONE:
            g.open &= ~(1 << seat)
            return g.open == 0
        g.picks[seat].append(option)
        offered = g.offered[seat]
        if offered and not g.hooks & SHAPE and g.options["illegal-spells"] == 0:
            # What is left when a card has filled a slot: `offer` says the same, but takes longer.
            card: i64 = option >> 2
            slot: i64 = option & 3
            left = [other for other in offered if other & 3 != slot and other >> 2 != card]
            if offered[-1] != DONE:
                left.append(DONE)
            g.offered[seat] = left
        return False

    def back(self, g: State, frame: Frame, seat: i64) -> bool:
        if not g.open >> seat & 1 and g.picks[seat]:
            return True
        if g.picks[seat]:
            g.picks[seat].pop()
            return True
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        """SKZ-063: all spells are placed face down."""
        hands = g.zone(HAND, 0)
        spells = g.zone(SPELL, 0)
        for seat in range(g.n):
            if g.picks[seat]:
                g.place(hands + seat, spells + seat, g.picks[seat])
        g.picks = []
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        g.picks = [[names[pick >> 2] * 4 + (pick & 3) for pick in picks] for picks in g.picks]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        names = [g.face(pick >> 2).name for pick in g.picks[seat]]
        return f"Build your spell: {' + '.join(names)}" if names else "Build your spell"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        if option == DONE:
            return "done"
        card = g.face(option >> 2)
        return f"{card.name} as {SLOTS[option & 3]}" if card.kind & WILD else card.name

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option >> 2 if option >= 0 else -1, -1)


PLACE: Final = PlaceSpells()


def room_for(g: State, seat: i64) -> list[int]:
    """SKZ-047: how many Sources, Qualities and Deliveries a wizard's spell may hold."""
    room: list[int] = [1, 1, 1]
    if g.hooks & SHAPE:
        for m in g.lasting:
            if m.hook & SHAPE and m.you == seat:
                room[m.ability.number(g, m, seat, -1)] = 2
    return room
