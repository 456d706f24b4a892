"""Players who have most or fewest of something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Folk, Goods, Players
from spellwright.effects.choices import choose_player, wizard
from spellwright.effects.players import Everybody, Foes, is_closed
from spellwright.effects.table import HP
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Superlative(Players):
    """SKZ-126: one of those with the most or fewest; the caster chooses among the tied."""

    def best(self, g: State, ctx: Context) -> i64:
        raise NotImplementedError

    def find(self, g: State, ctx: Context) -> i64:
        return self.best(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        return choose_player(g, ctx, self, self.best(g, ctx))

    def resume(self, g: State, frame: Frame) -> bool:
        frame.ctx.aim = 1 << frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Several are tied: choose one"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


def most_hp(g: State, mask: i64, sign: i64) -> i64:
    best: i64 = -1000
    found: i64 = 0
    for seat in SEATS[mask]:
        value = sign * g.get(HP, seat)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << seat
    return found


@dataclass
class Strongest(Superlative):
    """SKZ-124, SKZ-127."""

    folk: Folk

    def best(self, g: State, ctx: Context) -> i64:
        return most_hp(g, self.folk.among(g, ctx), 1)


says(
    Strongest,
    "your strongest {folk}", "[(the|a)] strongest {folk}", "the {folk} with the highest HP",
)  # fmt: skip


@dataclass
class Weakest(Superlative):
    """SKZ-125."""

    folk: Folk

    def best(self, g: State, ctx: Context) -> i64:
        return most_hp(g, self.folk.among(g, ctx), -1)


says(
    Weakest,
    "your weakest {folk}", "[(the|a)] weakest {folk}", "the {folk} with the lowest HP",
)  # fmt: skip
reads(Players, lambda: Strongest(Foes()), "your strongest", "the strongest")
reads(Players, lambda: Weakest(Foes()), "your weakest", "the weakest")


@dataclass
class MostOf(Superlative):
    folk: Folk
    goods: Goods

    def best(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, 1)


def _most_of(folk: Folk, goods: Goods) -> MostOf | None:
    return None if is_closed(folk) else MostOf(folk, goods)


says(
    MostOf,
    "the {folk} with the most {goods}*",
    "the {folk} who (have|own|hold) the most [of] {goods}",
    "your {folk} with the most {goods}",
    build=_most_of,
)


reads(Players, lambda goods: MostOf(Everybody(), goods), "whoever (have|own|hold) the most [of] {goods:Goods}")


@dataclass
class FewestOf(Superlative):
    folk: Folk
    goods: Goods

    def best(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, -1)


def _fewest_of(folk: Folk, goods: Goods) -> FewestOf | None:
    return None if is_closed(folk) else FewestOf(folk, goods)


says(
    FewestOf,
    "the {folk} with the fewest {goods}*", "the {folk} with the least {goods}", "the {folk} who have the (fewest|least) {goods}",
    build=_fewest_of,
)  # fmt: skip


reads(Players, lambda goods: FewestOf(Everybody(), goods), "whoever (have|own|hold) the (fewest|least) {goods:Goods}")


def extreme(g: State, ctx: Context, mask: i64, goods: Goods, sign: i64) -> i64:
    """Those of the mask with the most (1) or fewest (-1) of something."""
    best: i64 = -1000
    found: i64 = 0
    for seat in SEATS[mask]:
        value = sign * goods.of(g, ctx, seat)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << seat
    return found


@dataclass
class Extremes(Players):
    """So many of the strongest or weakest; the caster chooses where they tie."""

    number: int
    sign: int
    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        mask = self.folk.among(g, ctx)
        while mask and POP[found] < self.number:
            best = most_hp(g, mask, self.sign)
            found |= best
            mask &= ~best
        return found

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, chosen: i64) -> bool:
        while POP[chosen] < self.number:
            best = most_hp(g, self.folk.among(g, ctx) & ~chosen, self.sign)
            if best == 0:
                break
            if POP[chosen] + POP[best] > self.number:
                g.ask(self, ctx, ctx.you, ORDER[g.n][ctx.you][best], 1, chosen)
                return False
            chosen |= best
        ctx.aim = chosen
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a | 1 << frame.answer)

    def single(self) -> bool:
        return False

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Several are tied: choose one"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


says(Extremes, "your {number} strongest {folk}*", "(your|the) {number} strongest {folk}", sign=1)
says(Extremes, "your {number} weakest {folk}*", "(your|the) {number} weakest {folk}", sign=-1)


@dataclass
class AllMost(Players):
    """All who tie for the most of something."""

    folk: Folk
    goods: Goods

    def find(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, 1)


says(
    AllMost,
    "each {folk:Noun} with the most {goods}*",
    "the foe or {folk:Noun} with the most {goods}",
    "[(all|each|each of the)] {folk:Noun} (tied for|who tie for) the most {goods}",
    "the {folk:Noun} tied with the most {goods}",
)


@dataclass
class AllFewest(AllMost):
    """All who tie for the fewest."""

    def find(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, -1)


says(
    AllFewest,
    "each {folk:Noun} with the fewest {goods}*",
    "[(all|each|each of the)] {folk:Noun} (tied for|who tie for) the (fewest|least) {goods}",
    "the {folk:Noun} tied with the (fewest|least) {goods}",
)


@dataclass
class OneOfThem(Superlative):
    """One, of your choice, of those just named."""

    def best(self, g: State, ctx: Context) -> i64:
        return (ctx.that if ctx.that else ctx.target) & g.alive

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose one of them"


says(OneOfThem, "one of them", "(1|either|any 1) of (them|those foe|those player) [of your choice]")
