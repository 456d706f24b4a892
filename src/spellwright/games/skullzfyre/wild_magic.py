"""Wild Magic: the card that is put into a spell for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.state import State
from spellwright.effects.events import NO_WILD, REVEALED, WILD_FOUND
from spellwright.effects.table import MAIN, MAIN_DISCARD, RESOLVED, SPELL, slot_kind

if TYPE_CHECKING:
    from mypy_extensions import i64


def replace_wild(g: State, seat: i64, wild: i64, slot: i64) -> None:
    """SKZ-148 to SKZ-150, SKZ-R23, SKZ-R24: search the deck for the missing type."""
    deck = g.zone(MAIN, 0)
    pile = g.zone(MAIN_DISCARD, 0)
    spell = g.zone(SPELL, seat)
    kind = slot_kind(slot)
    passed: list[int] = []
    limit: i64 = len(g.zones[deck]) + len(g.zones[pile])
    while limit > 0:
        limit -= 1
        card = g.draw(deck, spell)
        if card < 0:
            break
        g.show(card, g.everyone)
        if g.face(card).kind & kind:
            g.set_slot(card, slot)
            g.tell(WILD_FOUND, seat, 0, 0, card)
            break
        g.set_slot(card, 3)  # set aside: it must not be found twice
        g.tell(REVEALED, seat, 0, 0, card)
        passed.append(card)
    else:
        g.tell(NO_WILD, seat)
    for card in passed:
        g.move(card, pile)
    g.move(wild, pile)


class NameWildSlot(Node):
    """SKZ-R27: its caster names a type that is not finished yet."""

    def resume(self, g: State, frame: Frame) -> bool:
        replace_wild(g, frame.a, frame.b, frame.answer)
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        frame.b = names[frame.b]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "What does Wild Magic stand for?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return ("Source", "Quality", "Delivery")[option]


WILD_SLOT: Final = NameWildSlot()


def add_wild(g: State, ctx: Context, seat: i64, card: i64) -> bool:
    finished: i64 = -1
    for other in g.in_zone(SPELL, seat):
        if g.slot(other) & RESOLVED and g.slot(other) & 3 > finished:
            finished = g.slot(other) & 3
    slots = [slot for slot in range(3) if slot >= finished]
    g.move(card, g.zone(SPELL, seat), 3)
    if len(slots) == 1:
        replace_wild(g, seat, card, slots[0])
        return True
    g.ask(WILD_SLOT, ctx, seat, slots, 0, seat, card)
    return False
