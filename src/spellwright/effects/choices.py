"""Players who are chosen, by you or by lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import ORDER, POP
from spellwright.core.state import State
from spellwright.effects.categories import Folk, Players
from spellwright.effects.players import Foes, Others, Who
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class OneOf(Players):
    """One of your choice."""

    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        return choose_player(g, ctx, self, self.folk.among(g, ctx))

    def resume(self, g: State, frame: Frame) -> bool:
        frame.ctx.aim = 1 << frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a wizard"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


def _one_of(folk: Folk) -> OneOf | None:
    return None if isinstance(folk, Who) and folk.trait.has_happened() else OneOf(folk)


says(
    OneOf,
    "any {folk}", "(a|any|1|some|target|1 of your|any of your|at least 1) {folk} [of your choice]", "[the] {folk} of your choice",
    "any 1 {folk}", "any {folk} you (like|choose|want)", "(a|any) {folk} you (like|choose|want)",
    "(a|any) 1 of your {folk}",
    build=_one_of,
)  # fmt: skip


reads(Players, lambda: OneOf(Foes()), "(someone|anyone) else [of your choice]")


def choose_player(g: State, ctx: Context, node: Players, mask: i64) -> bool:
    """Let the effect's owner choose one of the mask; nobody is asked where there is no choice."""
    if POP[mask] < 2:
        ctx.aim = mask
        return True
    g.ask(node, ctx, ctx.you, ORDER[g.n][ctx.you][mask], 0)
    return False


def wizard(g: State, seat: i64) -> str:
    """A seat's name at the table."""
    return g.game.seat_name(g, seat)


@dataclass
class RandomOne(Players):
    """SKZ-132 to SKZ-136, SKZ-R39: faces of one die are shared out clockwise from the left."""

    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        mask = self.folk.among(g, ctx)
        count: i64 = POP[mask]
        if count < 2:
            ctx.aim = mask
            return True
        share = 6 // count
        face = g.die()
        while face > share * count:
            face = g.die()
        ctx.aim = 1 << ORDER[g.n][ctx.you][mask][(face - 1) // share]
        return True


says(
    RandomOne,
    "a random {folk}",
    "[1] random {folk}",
    "a {folk} (at random|choose at random|pick at random)",
    "a randomly (chosen|choose) {folk}",
)


@dataclass
class Another(Players):
    """One of your choice who is not among those just named; where nobody was, somebody other than you."""

    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        named = ctx.that | ctx.target | ctx.avoided
        return self.folk.among(g, ctx) & ~(named if named else 1 << ctx.you)

    def start(self, g: State, ctx: Context) -> bool:
        return choose_player(g, ctx, self, self.find(g, ctx))

    def resume(self, g: State, frame: Frame) -> bool:
        frame.ctx.aim = 1 << frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose another wizard"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


says(
    Another,
    "another {folk}",
    "another {folk} of your choice",
    "a (different|second|other) {folk} [of your choice]",
    "any different {folk} of your choice",
    "1 other {folk} [of your choice]",
)


@dataclass
class Several(Players):
    """So many of your choice."""

    number: int
    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, self.number, 0)

    def go(self, g: State, ctx: Context, left: i64, chosen: i64) -> bool:
        free = self.folk.among(g, ctx) & ~chosen
        if POP[free] <= left:
            ctx.aim = chosen | free
            return True
        if left == 0:
            ctx.aim = chosen
            return True
        g.ask(self, ctx, ctx.you, ORDER[g.n][ctx.you][free], 1, left, chosen)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a - 1, frame.b | 1 << frame.answer)

    def single(self) -> bool:
        return False

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Choose a wizard ({frame.a} to go)"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


def _several(number: int, folk: Folk) -> Several | None:
    """ "Any one foe" is any foe."""
    return Several(number, folk) if number > 1 else None


says(
    Several,
    "{number} {folk}* of your choice",
    "[(each of|any)] {number} [different] {folk} [of your choice]",
    build=_several,
)


@dataclass
class AnyNumberOf(Several):
    """As many of your choice as you like, or nobody."""

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, self.number, 0)

    def go(self, g: State, ctx: Context, left: i64, chosen: i64) -> bool:
        free = self.folk.among(g, ctx) & ~chosen
        if free == 0 or left == 0:
            ctx.aim = chosen
            return True
        g.ask(self, ctx, ctx.you, [*ORDER[g.n][ctx.you][free], -1], 1, left, chosen)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.answer < 0:
            frame.ctx.aim = frame.b
            return True
        return self.go(g, frame.ctx, frame.a - 1, frame.b | 1 << frame.answer)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a wizard, or be done"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option) if option >= 0 else "done"


says(AnyNumberOf, "any number of {folk}*", "(any number of|as many) {folk} [as you (like|want|wish)]", number=9)
says(AnyNumberOf, "up to {number} {folk}*", "up to {number} {folk} [of your choice]")
reads(Players, lambda: Another(Foes()), "another")
reads(
    Players,
    lambda folk: RandomOne(Others(folk)),
    "a (new|different|second|other) random {folk:Noun}",
    "another random {folk:Noun}",
)
