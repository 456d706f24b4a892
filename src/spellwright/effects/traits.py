"""What may be true of a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import NoneAtAll
from spellwright.effects.categories import Goods, Limit, Players, Trait
from spellwright.effects.goods import HitPoints, SameGoods
from spellwright.effects.superlatives import most_hp
from spellwright.effects.table import DEATHS, HP, MOST_HP, RANK, SPELL, TURNS, acted
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Has(Trait):
    limit: Limit
    goods: Goods

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return self.limit.meets(g, ctx, self.goods.of(g, ctx, seat))


says(
    Has,
    "own~ {limit} {goods:Belongings}",
    "have~ {limit} {goods:Belongings} (in|anywhere in) (your|their) deck",
    game="deck",
)
says(Has, "control~ {limit} {goods:Held}", game="deck")
reads(Trait, lambda goods: Has(NoneAtAll(), goods), "do not own [(any|a)] {goods:Belongings}", game="deck")
reads(Trait, lambda goods: Has(NoneAtAll(), goods), "do not control [(any|a)] {goods:Held}", game="deck")
says(Has, "have~ {limit} {goods}", "own~ {limit} {goods}", game="duel")
says(
    Has, "have~ {limit} {goods}", "(hold~|control~) {limit} {goods}", "be on {limit} {goods}", "be (at|on) {limit} {goods}",
)  # fmt: skip
reads(
    Trait,
    lambda goods: Has(NoneAtAll(), goods),
    "do not have [any|a] {goods:Goods}",
    "have not [any|a] {goods:Goods}",
    "be without [a] {goods:Goods}",
)
reads(Trait, lambda limit: Has(limit, HitPoints()), "be (on|at|below|above|under|over) {limit:Limit}")


@dataclass
class HasMore(Trait):
    """More of something than somebody else has."""

    goods: Goods
    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine > self.goods.of(g, ctx, s) for s in others)


says(
    HasMore,
    "have~ more {goods}* than {players}",
    "hold~ more {goods} than {players}",
    "have~ more {goods} than {players} (do~|have~)",
)


@dataclass
class HasFewer(Trait):
    goods: Goods
    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine < self.goods.of(g, ctx, s) for s in others)


says(HasFewer, "have~ fewer {goods}* than {players}", "(have~|hold~) (fewer|less) {goods} than {players} [do~]")


@dataclass
class HasAsMany(Trait):
    goods: Goods
    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine == self.goods.of(g, ctx, s) for s in others)


says(
    HasAsMany,
    "have~ as many {goods}* as {players}",
    "have~ the same (number|amount) of {goods} as {players} [(do~|have~)]",
    "have~ as (many|much) {goods} as {players} (do~|have~)",
)


@dataclass
class Acted(Trait):
    """Has had his or her turn this round."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(acted(g) >> seat & 1)


says(
    Acted, "have~ already acted this round", "have~ [already] (act|have a turn|take a turn|take their turn|go|resolve their spell|cast their spell|cast a spell) [(already|yet)] [this round]",
    "(act|go) before you [this round]", "act earlier [this round]", "[already] (act|go|take a turn|have a turn) [already] this round",
    game="duel",
)  # fmt: skip


@dataclass
class NotActed(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not acted(g) >> seat & 1


says(
    NotActed, "have~ not acted yet this round", "have~ (not|not yet|yet to) (act|have a turn|take a turn|take their turn|go|resolve their spell|cast their spell|cast a spell) [yet] [this round]",
    "be~ [still] (to act|waiting to act|yet to act) [this round]", "do~ not (act|go) yet [this round]", "still (have~|be~) to act [this round]",
    "(will act|act~|go~) after you [this round]",
    game="duel",
)  # fmt: skip


@dataclass
class IsAlive(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(g.alive >> seat & 1)


says(
    IsAlive,
    "are~ still alive",
    "be [still] (alive|living|standing)",
    "survive~ [it|this]",
    "live~",
    "do~ not die [(this way|from this|from it)]",
    game="duel",
)


@dataclass
class Survives(Trait):
    """This text has not killed them, so far."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not ctx.died >> seat & 1


says(
    Survives,
    "survive~ it",
    "survive~ [(it|this|this attack)]",
    "do~ not die [(this way|from this|from it)]",
    game="deck",
)


@dataclass
class IsStronger(Trait):
    """SKZ-128, SKZ-130."""

    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = g.get(HP, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine > g.get(HP, s) for s in others)


says(
    IsStronger,
    "are~ stronger than {players}",
    "be stronger than {players} [be]",
)


@dataclass
class IsWeaker(Trait):
    """SKZ-129, SKZ-130."""

    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = g.get(HP, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine < g.get(HP, s) for s in others)


says(
    IsWeaker,
    "are~ weaker than {players}",
    "be weaker than {players} [be]",
)


@dataclass
class IsStrongest(Trait):
    """The most HP of the whole table, ties included."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(most_hp(g, g.alive, 1) >> seat & 1)


says(IsStrongest, "are~ the strongest player", "be the strongest [(player|wizard)]", "have~ the highest HP")


@dataclass
class IsWeakest(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(most_hp(g, g.alive, -1) >> seat & 1)


says(IsWeakest, "are~ the weakest player", "be the weakest [(player|wizard)]", "have~ the lowest HP")


@dataclass
class AtFullHP(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return g.get(HP, seat) >= MOST_HP


says(AtFullHP, "are~ at full HP", "be at (full|maximum) HP", "have~ (full|maximum|their maximum|your maximum) HP")


@dataclass
class HasMost(Trait):
    goods: Goods

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        return all(mine >= self.goods.of(g, ctx, s) for s in SEATS[g.alive])


says(HasMost, "have~ the most {goods}*")
reads(Trait, lambda: HasMost(SameGoods()), "have the most")


@dataclass
class HasFewest(Trait):
    goods: Goods

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        return all(mine <= self.goods.of(g, ctx, s) for s in SEATS[g.alive])


says(HasFewest, "have~ the fewest {goods}*", "have~ the least {goods}")
reads(Trait, lambda: HasFewest(SameGoods()), "have the (fewest|least)")


@dataclass
class ActsFirst(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return acted(g) == 1 << seat or (acted(g) == 0 and g.get(TURNS, 0) == 0)


says(
    ActsFirst,
    "act~ first this round",
    "(act|go|have act) first [(this|in the|in a|that|each) round]",
    "be the first [(player|wizard|1)] to (act|go) [this round]",
    game="duel",
)


@dataclass
class ActsLast(Trait):
    """Everybody else who is alive and has a spell has acted."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        waiting: i64 = g.alive & ~acted(g) & ~(1 << seat)
        return not any(len(g.in_zone(SPELL, s)) for s in SEATS[waiting])


says(
    ActsLast,
    "act~ last this round",
    "(act|go|have act) last [(this|in the|in a|that|each) round]",
    "be the last [(player|wizard|1)] to (act|go) [this round]",
    game="duel",
)


@dataclass
class DiedFirst(Trait):
    """SKZ-168: asked of the game that has just ended."""

    number: int

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return g.get(RANK, seat) == self.number


for _word, _number in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4)):
    says(
        DiedFirst,
        f"are~ the {_word} wizard to die this game",
        f"be the {_word} [(wizard|player|foe|1)] to die [(this|in this|that|last) game]",
        f"(die|be kill) {_word} [(this|in this|that) game]",
        number=_number,
        game="duel",
    )


@dataclass
class DiedLast(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return g.get(RANK, seat) == g.get(DEATHS, 0)


says(
    DiedLast,
    "are~ the last wizard to die this game",
    "be the last [(wizard|player|foe|1)] to die [(this|in this|that|last) game]",
    "die last [(this|in this|that) game]",
    game="duel",
)


@dataclass
class Not(Trait):
    """A trait that is not there."""

    trait: Trait

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not self.trait.fits(g, ctx, seat)


says(Not, "does not show that it {trait}")  # read by its negated verb (see clauses)
