"""How things may stand: with players, with spells, and two conditions joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Any, NoneAtAll, Number
from spellwright.effects.categories import Condition, Filter, Folk, Limit, Players, Trait
from spellwright.effects.filters import Kind
from spellwright.effects.neighbors import LeftOf, RightOf
from spellwright.effects.players import Each, Killer, Them, Winner, You
from spellwright.effects.superlatives import Superlative
from spellwright.effects.table import DEATHS, KILLER, PAST, RANK, ROUND_DEATHS, SPELL, TREASURE, glyphs_in_spell
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Is(Condition):
    """A trait is true of the players named: of each of them if it says so, else of one at least."""

    players: Players
    trait: Trait

    def holds(self, g: State, ctx: Context) -> bool:
        seats = SEATS[self.players.find(g, ctx)]
        if isinstance(self.players, Each):
            return all(self.trait.fits(g, ctx, s) for s in seats)
        return any(self.trait.fits(g, ctx, s) for s in seats)

    def named(self, g: State, ctx: Context) -> i64:
        one = isinstance(self.players, Superlative | LeftOf | RightOf | Killer | Winner)
        return self.players.find(g, ctx) if one else 0


def _is(players: Players, trait: Trait) -> Is | None:
    """ "If you rolled a 6" asks about the roll: see RollIs."""
    return None if trait.has_happened() and isinstance(players, You | Them) else Is(players, trait)


says(Is, "{players} {trait}", build=_is)


@dataclass
class Nobody(Condition):
    trait: Trait

    def holds(self, g: State, ctx: Context) -> bool:
        return not any(self.trait.fits(g, ctx, s) for s in SEATS[g.alive & ~(1 << ctx.you)])


says(Nobody, "no foe {trait}", "(nobody|none of your foe|no other player|no other wizard|no player) [else] {trait}")


@dataclass
class OnlyCard(Condition):
    """SKZ-147: alone in the spell."""

    def holds(self, g: State, ctx: Context) -> bool:
        return len(g.in_zone(SPELL, ctx.you)) == 1


says(
    OnlyCard,
    "this is the only card in your spell",
    "this [card] be (the only|your only|the sole) (card|component) in your spell",
    "(it|this card) be alone in your spell",
    game="duel",
)


@dataclass
class SpellHas(Condition):
    players: Players
    limit: Limit
    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        total: i64 = 0
        for seat in SEATS[self.players.find(g, ctx)]:
            for card in g.in_zone(SPELL, seat):
                if self.filter.takes(g, ctx, card):
                    total += 1
        return self.limit.meets(g, ctx, total)


says(
    SpellHas,
    "{players:Whose} spell has {limit} {filter}",
    "{players:Whose} spell (have|contain|include|consist of|be make (up of|of)) {limit} {filter}",
    "there (be) {limit} {filter} in {players:Whose} spell",
    "{limit} {filter} be in {players:Whose} spell",
    game="duel",
)


@dataclass
class GlyphsAre(Condition):
    """So many different glyphs in your spell."""

    limit: Limit

    def holds(self, g: State, ctx: Context) -> bool:
        return self.limit.meets(g, ctx, POP[glyphs_in_spell(g, ctx.you)])


says(
    GlyphsAre,
    "your spell has {limit} different glyphs",
    "your spell (have|contain) {limit} different glyph",
    "there be {limit} different glyph in your spell",
    "you have {limit} different glyph in your spell",
    game="duel",
)


@dataclass
class ThereAre(Condition):
    """So many players of a kind."""

    limit: Limit
    folk: Folk

    def holds(self, g: State, ctx: Context) -> bool:
        return self.limit.meets(g, ctx, POP[self.folk.among(g, ctx)])


def _there_are(limit: Limit, folk: Folk) -> ThereAre | None:
    return ThereAre(limit, folk) if isinstance(getattr(limit, "amount", None), Number) else None


says(
    ThereAre,
    "there are {limit} {folk}*",
    "there be {limit} {folk} [left]",
    "you have {limit} {folk:Foes} [left]",
    build=_there_are,
)


@dataclass
class FirstSpell(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return g.get(PAST, ctx.you) == 1


says(
    FirstSpell,
    "this is your first spell this game",
    "this be your first spell (this|of the|of this|in this) game",
    game="duel",
)


@dataclass
class Both(Condition):
    first: Condition
    second: Condition

    def holds(self, g: State, ctx: Context) -> bool:
        return self.first.holds(g, ctx) and self.second.holds(g, ctx)


def _both(first: Condition, second: Condition) -> Both | None:
    """ "and" binds tighter than "or", and groups from the left."""
    return None if isinstance(first, EitherIs) or isinstance(second, Both | EitherIs) else Both(first, second)


says(Both, "{first} and {second}", "{first} and if {second}", build=_both)


@dataclass
class EitherIs(Condition):
    first: Condition
    second: Condition

    def holds(self, g: State, ctx: Context) -> bool:
        return self.first.holds(g, ctx) or self.second.holds(g, ctx)


def _either(first: Condition, second: Condition) -> EitherIs | None:
    return None if isinstance(second, EitherIs) else EitherIs(first, second)


says(EitherIs, "{first} or {second}", "{first} or if {second}", build=_either)


@dataclass
class SomebodyDead(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return g.everyone & ~g.alive & ~(1 << ctx.you) != 0


says(
    SomebodyDead,
    "a foe is dead",
    "(a|any|at least 1) (foe|player|wizard) (be dead|have die [already])",
    "(anyone|someone) (be dead|have die|die) [already] [this game]",
    "(a|any|at least 1) (foe|player|wizard) (have die|die) [already] this game",
    game="duel",
)


@dataclass
class ItIsYou(Condition):
    """Whoever was just named is you."""

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(ctx.that >> ctx.you & 1)


says(ItIsYou, "that is you", "(that|it|that player|that wizard) be you")


@dataclass
class ItIsFoe(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.that & ~(1 << ctx.you) != 0


says(ItIsFoe, "that is a foe", "(that|it|that player) be a foe")


@dataclass
class DiedBySelf(Condition):
    """Nobody else killed you in the game that has just ended."""

    def holds(self, g: State, ctx: Context) -> bool:
        return g.get(RANK, ctx.you) > 0 and g.get(KILLER, ctx.you) == 0


says(DiedBySelf, "you killed yourself", "you be kill by your own (spell|card)", "(nobody|no foe) kill you")


@dataclass
class OthersHeld(Condition):
    """So many of one's own besides this very card."""

    limit: Limit
    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        total: i64 = 0
        for card in self.filter.had(g, ctx.you):
            if card != ctx.card and self.filter.takes(g, ctx, card):
                total += 1
        return self.limit.meets(g, ctx, total)


says(OthersHeld, "you control another {filter}", game="deck", limit=Any())
says(OthersHeld, "you control {limit} other {filter}", game="deck")
says(
    OthersHeld,
    "you have {limit} other {filter}",
    "you (have|own|control|hold) {limit} other {filter}",
)
reads(Condition, lambda filter: OthersHeld(NoneAtAll(), filter), "you do not have (any other|another) {filter:Filter}")
reads(Condition, lambda filter: OthersHeld(Any(), filter), "you (have|own|control) another {filter:Filter}")
reads(
    Condition,
    lambda: OthersHeld(NoneAtAll(), Kind(TREASURE)),
    "this be (your only|the only) treasure [you have]",
    game="duel",
)


@dataclass
class OtherInSpell(Condition):
    """Cards of a kind in a spell besides this one."""

    limit: Limit
    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        total: i64 = 0
        for card in g.in_zone(SPELL, ctx.you):
            if card != ctx.card and self.filter.takes(g, ctx, card):
                total += 1
        return self.limit.meets(g, ctx, total)


says(
    OtherInSpell,
    "your spell has {limit} other {filter}",
    "your spell (have|contain) {limit} other {filter}",
    "there be {limit} other {filter} in your spell",
    game="duel",
)
reads(
    Condition,
    lambda filter: OtherInSpell(Any(), filter),
    "your spell (have|contain) (another|a second) {filter:Filter}",
    game="duel",
)
reads(
    Condition,
    lambda players, filter: SpellHas(players, NoneAtAll(), filter),
    "there be (not a|not any|no) {filter:Filter} in {players:Whose} spell",
    game="duel",
)
reads(
    Condition,
    lambda players, first, second: Both(SpellHas(players, Any(), first), SpellHas(players, Any(), second)),
    "{players:Whose} spell (have|contain) a {first:Filter} and a {second:Filter}",
    game="duel",
)


@dataclass
class DeadThisRound(Condition):
    """Somebody has died since the round began."""

    def holds(self, g: State, ctx: Context) -> bool:
        return g.get(DEATHS, 0) > g.get(ROUND_DEATHS, 0)


says(
    DeadThisRound,
    "a foe died this round",
    "(a|any|at least 1) (foe|player|wizard) (have die|die|be kill) this round",
    "(anyone|somebody|someone) die this round",
    game="duel",
)
