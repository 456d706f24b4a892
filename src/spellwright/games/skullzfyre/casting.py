"""Turns: what a wizard does with a spell, component by component."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import CardChoice, Context, Frame
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.events import CASTS, CUT, RESOLVES
from spellwright.effects.table import (
    ACTED,
    ACTIVE,
    DELIVERY,
    END_OF_TURN,
    HERO,
    JOINED,
    ON_CAST,
    ON_RESOLVE,
    ON_TURN_END,
    ON_TURN_START,
    PAST,
    RESOLVED,
    SOURCE,
    SPELL,
    TURNS,
    USABLE,
    WILD,
    discard_all,
    discard_pile,
)
from spellwright.effects.triggers import fire
from spellwright.effects.uses import USES
from spellwright.games.skullzfyre.placing import room_for
from spellwright.games.skullzfyre.wild_magic import replace_wild

if TYPE_CHECKING:
    from mypy_extensions import i64


# Where a turn stands.
BEGIN: Final = 0
CHECK: Final = 1
REVEAL: Final = 2
COMPONENTS: Final = 3
CHOSEN: Final = 4
END: Final = 5
CUT_CARD: Final = 6
CARRIED_OUT: Final = 7

# By the slot and marks of a card in a spell: its slot, or 9 when it is resolved.
SLOT_WAITING: Final[list[int]] = [9 if marks & RESOLVED else marks & 3 for marks in range(16)]
NAME_BITS: Final = 12  # for each card of a spell's name in the log
LONGEST_NAME: Final = 5  # cards


class Turn(CardChoice):
    """One wizard reveals and resolves a spell (SKZ-085 to SKZ-101)."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == CUT_CARD:
            g.move(frame.answer, discard_pile(g, frame.answer))  # SKZ-059
            g.tell(CUT, ctx.you, 0, 0, frame.answer)
            return self.cut(g, ctx)
        if frame.step == CHOSEN:
            return self.carry_out(g, ctx, frame.answer) and self.components(g, ctx, True)
        if frame.step == COMPONENTS:
            return self.components(g, ctx, frame.a == 0)
        if frame.step == CARRIED_OUT:
            return self.after(g, ctx, frame.a) and self.components(g, ctx, True)
        return self.go(g, ctx, frame.step)

    def go(self, g: State, ctx: Context, step: i64) -> bool:
        """Straight through the turn; a frame is left only where something must wait."""
        seat = ctx.you
        height = len(g.stack)
        if step == BEGIN:
            counters = g.counters
            n: i64 = g.n
            counters[ACTIVE * n] = seat + 1
            counters[ACTED * n] = counters[ACTED * n] | 1 << seat
            counters[TURNS * n] = counters[TURNS * n] + 1
            counters[PAST * n + seat] = counters[PAST * n + seat] + 1
            g.fired = 0
            if g.hooks & ON_TURN_START and not fire(g, ON_TURN_START, seat):
                g.under(height, self, ctx, CHECK)
                return False
            step = CHECK
        if step == CHECK:
            living = g.alive
            if not living >> seat & 1 or POP[living] < 2:
                return self.finish(g, ctx)
            if g.options["illegal-spells"] and not self.cut(g, ctx):
                g.under(height, self, ctx, REVEAL)
                return False
            step = REVEAL
        if step == REVEAL:
            self.reveal(g, seat)
            if g.hooks & ON_CAST and not fire(g, ON_CAST, seat):
                g.under(height, self, ctx, COMPONENTS)
                return False
            return self.components(g, ctx, True)
        return self.end(g)

    def cut(self, g: State, ctx: Context) -> bool:
        """SKZ-058: cards of the caster's choice go until the spell is legal."""
        room = room_for(g, ctx.you)
        cards = g.in_zone(SPELL, ctx.you)
        placed = [card for card in cards if not g.slot(card) & JOINED]  # SKZ-062
        for card in placed:
            room[g.slot(card)] -= 1
        surplus = [card for card in placed if room[g.slot(card)] < 0]
        if not surplus:
            return True
        for card in cards:
            g.show(card, g.everyone)
        g.ask(self, ctx, ctx.you, surplus, CUT_CARD)
        return False

    def reveal(self, g: State, seat: i64) -> None:
        """SKZ-086, SKZ-087: all components at once; Wild Magic is replaced before the name is read."""
        defs = g.defs
        faces = g.card
        cards = g.in_zone(SPELL, seat)
        g.show_all(cards, g.everyone)
        wilds = [card for card in cards if defs[faces[card]].kind & WILD]
        if wilds:
            self.find_wild(g, seat, wilds)
        if g.events is not None:
            g.tell(CASTS, seat, 0, self.name(g, g.in_zone(SPELL, seat)))

    def find_wild(self, g: State, seat: i64, wilds: list[int]) -> None:
        """SKZ-R26: in the order of the components."""
        for slot in range(3):
            for card in wilds:
                if g.slot(card) == slot:
                    replace_wild(g, seat, card, slot)

    def name(self, g: State, cards: list[int]) -> i64:
        """The cards of a spell in order, packed for the log."""
        code: i64 = 0
        spot = g.spot
        faces = g.card
        slots: list[list[int]] = [[], [], [], []]
        for card in cards:
            slots[spot[card] >> 8 & 3].append(faces[card] + 1)
        names = slots[0] + slots[1] + slots[2]
        for name in reversed(names[:LONGEST_NAME]):
            code = code << NAME_BITS | name
        return code

    def components(self, g: State, ctx: Context, may_use: bool) -> bool:
        """SKZ-093, SKZ-095: Source, Quality, Delivery; of several of one type the caster chooses."""
        seat = ctx.you
        while True:
            if may_use and g.hooks & USABLE:
                height = len(g.stack)
                if not USES.go(g, ctx):
                    g.under(height, self, ctx, COMPONENTS, 1)
                    return False
            may_use = True
            living = g.alive
            if not living >> seat & 1 or POP[living] < 2:  # SKZ-R10, SKZ-R12
                return self.finish(g, ctx)
            waiting = self.waiting(g, seat)
            if not waiting:
                return self.finish(g, ctx)
            if len(waiting) > 1:
                g.ask(self, ctx, seat, waiting, CHOSEN)
                return False
            if not self.carry_out(g, ctx, waiting[0]):
                return False

    def waiting(self, g: State, seat: i64) -> list[int]:
        """The unresolved components of the earliest type."""
        earliest: i64 = 4
        found: list[int] = []
        spot = g.spot
        for card in g.zones[g.base[SPELL] + seat]:
            slot: i64 = SLOT_WAITING[spot[card] >> 8]
            if slot < earliest:
                earliest = slot
                found = [card]
            elif slot == earliest:
                found.append(card)
        return found

    def carry_out(self, g: State, ctx: Context, card: i64) -> bool:
        g.mark(card, RESOLVED)
        g.tell(RESOLVES, ctx.you, 0, 0, card)
        height = len(g.stack)
        program = g.defs[g.card[card]].program
        if program is not None and not program.start(g, Context(ctx.you, card)):
            g.under(height, self, ctx, CARRIED_OUT, card)
            return False
        return self.after(g, ctx, card)

    def after(self, g: State, ctx: Context, card: i64) -> bool:
        """What waits for a resolved component."""
        height = len(g.stack)
        if not g.hooks & ON_RESOLVE or fire(g, ON_RESOLVE, ctx.you, 0, 0, card):
            return True
        g.under(height, self, ctx, COMPONENTS)
        return False

    def finish(self, g: State, ctx: Context) -> bool:
        """SKZ-100."""
        discard_all(g, SPELL, ctx.you)
        height = len(g.stack)
        if g.hooks & ON_TURN_END and g.alive >> ctx.you & 1 and not fire(g, ON_TURN_END, ctx.you):
            g.under(height, self, ctx, END)
            return False
        return self.end(g)

    def end(self, g: State) -> bool:
        g.expire(END_OF_TURN)
        g.put(ACTIVE, 0, 0)
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        CardChoice.rename(self, g, frame, names)
        if frame.step == CARRIED_OUT:
            frame.a = names[frame.a]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Remove a card: the spell is illegal" if frame.step == CUT_CARD else "Which component first?"


TURN: Final = Turn()


def named_cards(code: i64) -> list[int]:
    """The cards of a spell's name in the log."""
    found: list[int] = []
    while code:
        found.append((code & (1 << NAME_BITS) - 1) - 1)
        code >>= NAME_BITS
    return found


def possessive(name: str) -> str:
    return name + ("'" if name.endswith("s") else "'s")


def spell_name(g: State, seat: i64, code: i64) -> str:
    """SKZ-088 to SKZ-091: Source, Quality, Delivery; the hero's name, and a magic word, for what is missing."""
    faces = [g.defs[face] for face in named_cards(code)]
    words = [face.name for face in faces]
    if not any(face.kind & SOURCE for face in faces):
        heroes = g.in_zone(HERO, seat)
        owner = g.face(heroes[0]).name if heroes else f"Seat {seat + 1}"
        words.insert(0, possessive(owner))
    if not any(face.kind & DELIVERY for face in faces):
        words.append(("Cantrip", "Conjuration", "Invocation", "Hex")[seat % 4])
    return " ".join(words)
