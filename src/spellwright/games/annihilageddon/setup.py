"""Before the first turn: Abilities, Familiars, wizards, Legends, tokens, the Line-Up (ANN-017 to ANN-036)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import CardChoice, Context, Frame, Node, renamed
from spellwright.core.state import State
from spellwright.effects.events import KEPT, TOOK_HERO
from spellwright.effects.table import (
    BOX,
    DECK,
    FAMILIAR,
    FAMILIARS,
    FIRST,
    FIRST_HP,
    HAND,
    HERO,
    HP,
    LEGEND,
    LEGENDS,
    LINE_UP,
    MAIN,
    MAYHEM,
    MAYHEMS,
    OFFERED,
    PET,
    TILE,
    TILES,
    TOKEN_STACK,
    UNUSED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SLOTS: Final = 5  # of the Line-Up
HAND_OF: Final = 5  # cards drawn for a turn
TOKENS_EACH: Final = 4
LEGENDS_BESIDES: Final[list[int]] = [0, 0, 8, 7, 6, 5]  # the first, by the number of players (ANN-027)


class Setup(Node):
    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 0:
            g.alive = g.everyone
            self.deal(g, TILES, 1 if g.n == 5 else 2)  # ANN-017
            g.push(self, ctx, 1)
            return KEEP.start(g, ctx)
        if frame.step == 1:
            self.deal(g, FAMILIARS, 2)  # ANN-019
            g.push(self, ctx, 2)
            return KEEP.start(g, ctx)
        self.reveal(g)
        self.prepare(g)
        return True

    def deal(self, g: State, deck: i64, count: i64) -> None:
        for seat in range(g.n):
            for _ in range(count):
                g.draw(g.zone(deck, 0), g.zone(OFFERED, seat))

    def reveal(self, g: State) -> None:
        """ANN-020 to ANN-023: the Familiar brings its wizard; then every Ability is turned up."""
        for seat in range(g.n):
            for card in g.in_zone(OFFERED, seat)[:]:
                if g.face(card).kind & PET:
                    g.move(card, g.zone(FAMILIAR, seat))
                    g.tell(KEPT, seat, 0, 0, card)
                    self.take_wizard(g, seat, card)
        for seat in range(g.n):
            for card in g.in_zone(OFFERED, seat)[:]:
                g.move(card, g.zone(TILE, seat))
                g.tell(KEPT, seat, 0, 0, card)

    def take_wizard(self, g: State, seat: i64, familiar: i64) -> None:
        """ANN-021, ANN-R09: where its wizard is not there, any other."""
        wizards = g.in_zone(BOX, 0)
        named = [card for card in wizards if g.face(card).name in g.face(familiar).types]
        chosen = named or [card for card in wizards if not self.is_named(g, card)] or wizards
        if chosen:
            card = chosen[0]
            g.move(card, g.zone(HERO, seat))
            g.tell(TOOK_HERO, seat, 0, 0, card)

    def is_named(self, g: State, wizard: i64) -> bool:
        name = g.face(wizard).name
        for seat in range(g.n):
            for card in g.in_zone(OFFERED, seat) + g.in_zone(FAMILIAR, seat):
                if name in g.face(card).types:
                    return True
        return False

    def prepare(self, g: State) -> None:
        for _ in range(len(g.in_zone(LEGENDS, 0)) - LEGENDS_BESIDES[g.n]):  # ANN-027, ANN-028
            g.draw(g.zone(LEGENDS, 0), g.zone(UNUSED, 0))
        if not g.in_zone(LEGEND, 0):  # a pack may have none that always comes first
            g.draw(g.zone(LEGENDS, 0), g.zone(LEGEND, 0))
        for _ in range(len(g.in_zone(TOKEN_STACK, 0)) - TOKENS_EACH * g.n):  # ANN-033, ANN-034
            g.draw(g.zone(TOKEN_STACK, 0), g.zone(UNUSED, 0))
        while len(g.in_zone(LINE_UP, 0)) < SLOTS:  # ANN-030, ANN-031
            card = g.top(g.zone(MAIN, 0))
            if card < 0:
                break
            g.move(card, g.zone(MAYHEMS if g.face(card).kind & MAYHEM else LINE_UP, 0))
        g.put(FIRST, 0, g.pick(g.n))  # ANN-035
        for seat in range(g.n):
            g.put(HP, seat, FIRST_HP)
            for _ in range(HAND_OF):
                g.draw(g.zone(DECK, seat), g.zone(HAND, seat))


class Keep(CardChoice):
    """Everybody keeps one of the cards dealt, in secret and at once; the others leave the game unseen (ANN-R06)."""

    def start(self, g: State, ctx: Context) -> bool:
        seats: i64 = 0
        for seat in range(g.n):
            if len(self.choice(g, seat)) > 1:
                seats |= 1 << seat
        if seats == 0:
            return True
        g.ask_all(self, ctx, seats, 0)
        return False

    def choice(self, g: State, seat: i64) -> list[int]:
        """The cards dealt last: Familiars if there are any, else Abilities."""
        cards = g.in_zone(OFFERED, seat)
        pets = [card for card in cards if g.face(card).kind & PET]
        return pets or cards[:]

    def offer(self, g: State, frame: Frame, seat: i64) -> list[int]:
        return self.choice(g, seat)

    def take(self, g: State, frame: Frame, seat: i64, option: i64) -> bool:
        g.picks[seat] = [option]
        g.open &= ~(1 << seat)
        return g.open == 0

    def back(self, g: State, frame: Frame, seat: i64) -> bool:
        taken = len(g.picks[seat]) > 0
        g.picks[seat] = []
        return taken

    def resume(self, g: State, frame: Frame) -> bool:
        for seat in range(g.n):
            for kept in g.picks[seat]:
                for card in self.choice(g, seat):
                    if card != kept:
                        g.move(card, g.zone(UNUSED, 0))
        g.picks = []
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        g.picks = [renamed(picks, names) for picks in g.picks]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        pet = g.face(self.choice(g, seat)[0]).kind & PET
        return "Which Familiar do you keep?" if pet else "Which Ability do you keep?"


SETUP: Final = Setup()
KEEP: Final = Keep()
