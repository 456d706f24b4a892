"""What abilities wait for where there is damage, healing and death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Filter, Players
from spellwright.effects.happenings import Happening, any_meant, meant
from spellwright.effects.players import You
from spellwright.effects.table import ON_DEATH, ON_HARM, ON_HEAL
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Kills(Happening):
    players: Players
    victims: Players

    def hook(self) -> i64:
        return ON_DEATH

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and (other >> seat & 1) == 0 and self.of_kind(g, m, other)

    def of_kind(self, g: State, m: Lasting, mask: i64) -> bool:
        """The slain are no longer among the living foes."""
        return isinstance(self.victims, You) == bool(mask >> m.you & 1)


says(Kills, "{players} kill~ {victims}", "{players} (kill|make a kill of) {victims}")


@dataclass
class Dies(Happening):
    players: Players

    def hook(self) -> i64:
        return ON_DEATH

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        if isinstance(self.players, You):
            return bool(other >> m.you & 1)
        living = g.alive
        if not (living | other) >> m.you & 1:
            return False
        g.alive = living | other  # who they were is asked as if they still stood
        found = any_meant(g, m, self.players, other)
        g.alive = living
        return found


says(Dies, "{players} die~", "{players} be kill")


@dataclass
class Hurts(Happening):
    """Somebody's effect damages somebody."""

    players: Players
    victims: Players

    def hook(self) -> i64:
        return ON_HARM

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and any_meant(g, m, self.victims, other)


says(
    Hurts,
    "{players} damage~ {victims}",
    "{victims} (be deal|take|suffer) damage (by|from) {players}",
    "{players} (damage|hurt|deal damage to|do damage to) {victims}",
)


@dataclass
class CardHurts(Happening):
    """One of your cards of a kind damages somebody."""

    filter: Filter
    victims: Players

    def hook(self) -> i64:
        return ON_HARM

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        mine = seat == m.you and card >= 0 and card != m.card
        return mine and self.filter.takes(g, m.ctx, card) and any_meant(g, m, self.victims, other)


says(
    CardHurts,
    "one of your {filter}* damages {victims}",
    "(1|any) of your {filter} (damage|hurt|deal damage to) {victims}",
    "a {filter} of yours (damage|hurt|deal damage to) {victims}",
    "(a|your) {filter} (damage|hurt|deal damage to) {victims}",
)


@dataclass
class TakesDamage(Happening):
    players: Players

    def hook(self) -> i64:
        return ON_HARM

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return any_meant(g, m, self.players, other)


says(
    TakesDamage,
    "{players} take~ damage",
    "{players} (take|suffer) [any] damage",
    "{players} be (damage|hurt|deal [any] damage)",
    "{players} lose HP",
)


@dataclass
class Heals(Happening):
    players: Players

    def hook(self) -> i64:
        return ON_HEAL

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat)


says(Heals, "{players} heal~", "{players} heal [any] HP", "{players} (regain|recover) HP")
