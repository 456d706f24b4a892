"""What abilities wait for while spells are cast and Power Rolls made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.amounts import Any, AtLeast, Number
from spellwright.effects.categories import Event, Filter, Limit, Players
from spellwright.effects.happenings import Happening, meant
from spellwright.effects.players import You
from spellwright.effects.table import ON_CAST, ON_RESOLVE, ON_ROLL, ON_TURN_END, SPELL, glyphs_in_spell
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Casts(Happening):
    players: Players

    def hook(self) -> i64:
        return ON_CAST

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat)


says(Casts, "{players} cast~ a spell", "{players} (cast|reveal) (a|their|your) spell", game="duel")


@dataclass
class CastsWith(Happening):
    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_CAST

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        if not meant(g, m, self.players, seat):
            return False
        return any(self.filter.takes(g, m.ctx, c) for c in g.in_zone(SPELL, seat))


says(
    CastsWith,
    "{players} cast~ a spell with a {filter} in it",
    "{players} (cast|reveal) a spell (with|that contain|containing|that have) (a|any|1 or more) {filter} [in it]",
    "{players} cast a {filter}",
    game="duel",
)


@dataclass
class CastsGlyphs(Happening):
    """A spell with so many different glyphs."""

    players: Players
    limit: Limit

    def hook(self) -> i64:
        return ON_CAST

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.limit.meets(g, m.ctx, POP[glyphs_in_spell(g, seat)])


says(
    CastsGlyphs,
    "{players} cast~ a spell with {limit} different glyphs",
    "{players} cast a spell (with|of|containing|that contain|that have) {limit} different glyph [in it]",
    game="duel",
)


@dataclass
class CastsSize(Happening):
    """A spell of so many cards."""

    players: Players
    limit: Limit

    def hook(self) -> i64:
        return ON_CAST

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.limit.meets(g, m.ctx, len(g.in_zone(SPELL, seat)))


def _casts_size(players: Players, limit: Limit) -> CastsSize | None:
    """ "A spell with a card in it" is none of so many cards."""
    return None if isinstance(limit, Any) or limit == AtLeast(Number(1)) else CastsSize(players, limit)


says(
    CastsSize,
    "{players} cast~ a spell with {limit} cards",
    "{players} (cast|resolve|reveal) a spell (with|of) {limit} (card|component) [in it]",
    build=_casts_size,
    game="duel",
)


@dataclass
class EndsSpell(Happening):
    """The whole spell is done."""

    players: Players

    def hook(self) -> i64:
        return ON_TURN_END

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat)


says(EndsSpell, "{players} resolve~ a spell", "{players} (resolve|finish) (a|their|your) spell", game="duel")


@dataclass
class Resolves(Happening):
    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_RESOLVE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(
    Resolves,
    "{players} resolve~ a {filter}",
    "{players} (resolve|play) (a|your|their|1 of your) {filter}",
    "{players} have resolve (a|your|their) {filter}",
    game="duel",
)


@dataclass
class MakesRoll(Happening):
    players: Players

    def hook(self) -> i64:
        return ON_ROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat)


says(MakesRoll, "{players} make~ a Power Roll", "{players} (roll power|have make a power roll)", game="duel")


@dataclass
class RollComesTo(Happening):
    """D30: what the Power Roll came to when all rerolls are done (SKZ-115)."""

    players: Players
    limit: Limit

    def hook(self) -> i64:
        return ON_ROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.limit.meets(g, m.ctx, number)


says(
    RollComesTo, "{players:Whose} Power Roll comes to {limit}",
    "{players:Whose} power roll (come to|be|total|come up|add up to|result in) {limit}",
    "{players} (roll|get) {limit} on a power roll",
    "{players} make a power roll of {limit}", "the result of {players:Whose} power roll be {limit}",
    "{players} roll a total of {limit} on a power roll",
    game="duel",
)  # fmt: skip
reads(
    Event,
    lambda limit: RollComesTo(You(), limit),
    "a power roll of yours (come to|be) {limit:Limit}",
    "(1|any) of your power roll (come to|be|total|come up|add up to|result in) {limit:Limit}",
    game="duel",
)


@dataclass
class RollShows(Happening):
    """D29: at least one die of a Power Roll shows a number."""

    players: Players
    number: int

    def hook(self) -> i64:
        return ON_ROLL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.number in g.dice


says(
    RollShows,
    "{players} roll~ a natural {number} on a Power Roll",
    "{players} roll [(a|at least 1|any)] [natural] {number} (on|in|during|as part of) (a|their|your) power roll",
    "a die in {players:Whose} power roll (show|come up) [a] {number}",
    "{players} roll [a] natural {number}",
    "{players} roll a {number} on any die [of a power roll]",
    game="duel",
)
