"""Turn order and turns: who acts next, the reveal, Wild Magic, components one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.events import CASTS, CUT, INITIATIVES, NO_WILD, RESOLVES, REVEALED, TIE_ROLL, WILD_FOUND
from spellwright.effects.table import (
    ACTED,
    ACTIVE,
    DELIVERY,
    END_OF_TURN,
    HERO,
    INITIATIVE,
    INITIATIVE_BONUS,
    MAIN,
    MAIN_DISCARD,
    ON_CAST,
    ON_RESOLVE,
    ON_TURN_END,
    ON_TURN_START,
    ORDER_CHANGE,
    PAST,
    SPELL,
    TIE,
    TURNS,
    WILD,
    acted,
    alive,
    discard_pile,
    slot_kind,
)
from spellwright.effects.triggers import fire

if TYPE_CHECKING:
    from mypy_extensions import i64

RESOLVED: Final = 4  # added to the slot of a component that has been carried out


class Acting(Node):
    """SKZ-070 to SKZ-084: the wizards act one by one until all have or one is left."""

    def resume(self, g: State, frame: Frame) -> bool:
        if POP[alive(g)] < 2:
            return True
        seat = self.next(g)
        if seat < 0:
            return True
        g.push(self, frame.ctx, 0)
        g.push(TURN, Context(seat, -1), 0)
        return False

    def next(self, g: State) -> i64:
        smallest: i64 = 999
        group: i64 = 0
        for seat in SEATS[alive(g) & ~acted(g)]:
            size: i64 = len(g.in_zone(SPELL, seat))
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
        """SKZ-078, SKZ-R31, SKZ-R32: one roll each orders the tie; equal rolls roll again."""
        if POP[tied] == 1:
            return SEATS[tied][0]
        for seat in SEATS[tied]:
            if g.get(TIE, seat) == 0 or self.clash(g, tied):
                self.roll(g, tied, 1)
                break
        best = -1
        for seat in SEATS[tied]:
            if best < 0 or g.get(TIE, seat) > g.get(TIE, best):
                best = seat
        return best

    def clash(self, g: State, tied: i64) -> bool:
        values = [g.get(TIE, seat) for seat in SEATS[tied]]
        return len(set(values)) != len(values)

    def roll(self, g: State, tied: i64, scale: i64) -> None:
        """Rank a tie: later rolls only part those who are still equal."""
        for seat in SEATS[tied]:
            die = g.die()
            g.tell(TIE_ROLL, seat, 0, die)
            g.put(TIE, seat, die if scale == 1 else g.get(TIE, seat) * 7 + die)
        values: dict[int, int] = {}
        for seat in SEATS[tied]:
            value = g.get(TIE, seat)
            values[value] = values.get(value, 0) | 1 << seat
        for value, equal in values.items():
            if POP[equal] > 1:
                for seat in SEATS[tied & ~equal]:
                    g.put(TIE, seat, g.get(TIE, seat) * 7 + (6 if g.get(TIE, seat) > value else 0))
                self.roll(g, equal, 7)
                return


def initiative(g: State, seat: i64) -> i64:
    """SKZ-074, SKZ-075: from the Delivery slot; 0 with none or with Wild Magic there."""
    speed: i64 = 0
    for card in g.in_zone(SPELL, seat):
        face = g.face(card)
        if face.kind & DELIVERY and face.initiative > speed:
            speed = face.initiative
    if g.hooks & INITIATIVE_BONUS:
        for m in g.lasting:
            if m.hook & INITIATIVE_BONUS and m.you == seat:
                speed += m.ability.number(g, m, seat, -1)
    return speed


class Turn(Node):
    """One wizard reveals and resolves a spell (SKZ-085 to SKZ-101)."""

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        step = frame.step
        seat = ctx.you
        if step == 0:
            g.put(ACTIVE, 0, seat + 1)
            g.put(ACTED, 0, acted(g) | 1 << seat)
            g.add(TURNS, 0, 1)
            g.add(PAST, seat, 1)
            g.push(self, ctx, 1)
            return fire(g, ON_TURN_START, seat)
        if step == 1:
            if not alive(g) >> seat & 1:
                return self.finish(g, ctx)
            g.push(self, ctx, 2)
            return self.cut(g, ctx)
        if step == 2:
            self.reveal(g, seat)
            g.push(self, ctx, 3)
            return fire(g, ON_CAST, seat)
        if step == 3:
            return self.component(g, ctx)
        if step == 4:
            return self.carry_out(g, ctx, frame.answer)
        if step == 6:
            g.move(frame.answer, discard_pile(g, frame.answer))  # SKZ-059
            g.tell(CUT, seat, 0, 0, frame.answer)
            return self.cut(g, ctx)
        g.expire(END_OF_TURN)
        g.put(ACTIVE, 0, 0)
        return True

    def cut(self, g: State, ctx: Context) -> bool:
        """SKZ-058: cards of the caster's choice go until the spell is legal."""
        if g.options["illegal_spells"] == 0:
            return True
        seen: list[int] = [0, 0, 0]
        cards = g.in_zone(SPELL, ctx.you)
        for card in cards:
            seen[g.slot(card) & 3] += 1
        surplus = [card for card in cards if seen[g.slot(card) & 3] > 1]
        if len(surplus) == 0:
            return True
        for card in cards:
            g.show(card, g.everyone)
        g.ask(self, ctx, ctx.you, surplus, 6)
        return False

    def reveal(self, g: State, seat: i64) -> None:
        """SKZ-086, SKZ-087: all components at once; Wild Magic is replaced before the name is read."""
        for card in g.in_zone(SPELL, seat)[:]:
            g.show(card, g.everyone)
        for slot in range(3):  # SKZ-R26
            for card in g.in_zone(SPELL, seat)[:]:
                if g.face(card).kind & WILD and g.slot(card) == slot:
                    replace_wild(g, seat, card, slot)
        code: i64 = 0
        shift: i64 = 1
        for slot in range(3):
            for card in g.in_zone(SPELL, seat):
                if g.slot(card) & 3 == slot and shift < 1 << 50:
                    code += (g.card[card] + 1) * shift
                    shift <<= 10
        g.tell(CASTS, seat, 0, code)

    def component(self, g: State, ctx: Context) -> bool:
        """SKZ-093, SKZ-095: Source, Quality, Delivery; of several of one type the caster chooses."""
        seat = ctx.you
        if not alive(g) >> seat & 1 or POP[alive(g)] < 2:  # SKZ-R10, SKZ-R12
            return self.finish(g, ctx)
        slot: i64 = 9
        waiting: list[int] = []
        for card in g.in_zone(SPELL, seat):
            at = g.slot(card)
            if at < RESOLVED and at < slot:
                slot = at
                waiting = []
            if at == slot:
                waiting.append(card)
        if len(waiting) == 0:
            return self.finish(g, ctx)
        if len(waiting) == 1:
            return self.carry_out(g, ctx, waiting[0])
        g.ask(self, ctx, seat, waiting, 4)
        return False

    def carry_out(self, g: State, ctx: Context, card: i64) -> bool:
        g.set_slot(card, g.slot(card) | RESOLVED)
        g.tell(RESOLVES, ctx.you, 0, 0, card)
        g.push(self, ctx, 3)
        height = len(g.stack)
        program = g.face(card).program
        if program is not None and not program.start(g, Context(ctx.you, card)):
            g.under(height, AFTER_COMPONENT, ctx, 0, card)
            return False
        return fire(g, ON_RESOLVE, ctx.you, 0, 0, card)

    def finish(self, g: State, ctx: Context) -> bool:
        """SKZ-100."""
        for card in g.in_zone(SPELL, ctx.you)[:]:
            g.move(card, discard_pile(g, card))
        g.push(self, ctx, 5)
        return fire(g, ON_TURN_END, ctx.you) if alive(g) >> ctx.you & 1 else True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Remove a card: the spell is illegal" if frame.step == 6 else "Which component first?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.face(option).name

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option, -1)


class AfterComponent(Node):
    def resume(self, g: State, frame: Frame) -> bool:
        return fire(g, ON_RESOLVE, frame.ctx.you, 0, 0, frame.a)


ACT: Final = Acting()
TURN: Final = Turn()
AFTER_COMPONENT: Final = AfterComponent()


def replace_wild(g: State, seat: i64, wild: i64, slot: i64) -> None:
    """SKZ-148 to SKZ-150, SKZ-R23, SKZ-R24: search the deck for the missing type."""
    deck = g.zone(MAIN, 0)
    pile = g.zone(MAIN_DISCARD, 0)
    kind = slot_kind(slot)
    passed: list[int] = []
    limit: i64 = len(g.zones[deck]) + len(g.zones[pile])
    while limit > 0:
        limit -= 1
        card = g.top(deck)
        if card < 0:
            break
        if g.face(card).kind & kind:
            g.move(card, g.zone(SPELL, seat), slot)
            g.show(card, g.everyone)
            g.tell(WILD_FOUND, seat, 0, 0, card)
            break
        g.move(card, g.zone(SPELL, seat), 3)  # set aside: it must not be found twice
        g.show(card, g.everyone)
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

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "What does Wild Magic stand for?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return ("Source", "Quality", "Delivery")[option]


WILD_SLOT: Final = NameWildSlot()


def add_wild(g: State, ctx: Context, seat: i64, card: i64) -> bool:
    finished: i64 = -1
    for other in g.in_zone(SPELL, seat):
        if g.slot(other) >= RESOLVED and g.slot(other) & 3 > finished:
            finished = g.slot(other) & 3
    slots = [slot for slot in range(3) if slot >= finished]
    g.move(card, g.zone(SPELL, seat), 3)
    if len(slots) == 1:
        replace_wild(g, seat, card, slots[0])
        return True
    g.ask(WILD_SLOT, ctx, seat, slots, 0, seat, card)
    return False


def spell_name(g: State, seat: i64, code: i64) -> str:
    """SKZ-088 to SKZ-091: Source, Quality, Delivery; the hero's name, and a magic word, for what is missing."""
    faces = []
    while code:
        faces.append(g.defs[(code & 1023) - 1])
        code >>= 10
    words = [face.name for face in faces]
    if not any(face.kind & 1 for face in faces):
        heroes = g.in_zone(HERO, seat)
        owner = g.face(heroes[0]).name if len(heroes) else f"Seat {seat + 1}"
        words.insert(0, owner + ("'" if owner.endswith("s") else "'s"))
    if not any(face.kind & 4 for face in faces):
        words.append(("Cantrip", "Conjuration", "Invocation", "Hex")[seat % 4])
    return " ".join(words)
