"""What abilities wait for: moments of the game, and cards that come and go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Event, Filter, Players
from spellwright.effects.players import You
from spellwright.effects.table import (
    MAYHEM,
    ON_AVOID,
    ON_DISCARD,
    ON_DRAW,
    ON_GAIN,
    ON_GAME_END,
    ON_LOSE,
    ON_OPENING_HAND,
    ON_ROUND_END,
    ON_ROUND_START,
    ON_SIZES,
    ON_TURN_END,
    ON_TURN_START,
    PLAY,
    STARTER,
)
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


def meant(g: State, m: Lasting, players: Players, seat: i64) -> bool:
    """Whether the seat is among the players that an ability speaks of."""
    return seat >= 0 and bool(players.find(g, m.ctx) >> seat & 1)


def any_meant(g: State, m: Lasting, players: Players, mask: i64) -> bool:
    return any(meant(g, m, players, seat) for seat in SEATS[mask])


@dataclass
class Moment(Event):
    """A point of time, said with "at"."""


@dataclass
class Happening(Event):
    """Something that happens, said with "when"."""


@dataclass
class TurnBegins(Moment):
    players: Players

    def hook(self) -> i64:
        return ON_TURN_START

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat)


says(
    TurnBegins, "the start of {players:Whose} turn", "the (start|begin) of [each of] {players:Whose} turn",
    "the (start|begin) of each turn of {players:Whose}",
)  # fmt: skip
reads(
    Event,
    lambda: TurnBegins(You()),
    "the (start|begin) of each turn of yours",
    "the (start|begin) of each of your turn",
)


def has_left(g: State, m: Lasting) -> bool:
    """Whether a card that was played does not lie in front of its player any more."""
    if m.card < 0 or g.face(m.card).kind < STARTER or g.face(m.card).kind & MAYHEM:
        return False
    return not g.in_play(m.card) or g.holder(m.card) != m.you


@dataclass
class TurnEnds(Moment):
    players: Players

    def hook(self) -> i64:
        return ON_TURN_END

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        """ANN-161: what a card of a deck builder says of the end of the turn needs it in play."""
        return meant(g, m, self.players, seat) and not has_left(g, m)


says(TurnEnds, "the end of {players:Whose} turn", "the end of each of {players:Whose} turn")


@dataclass
class RoundBegins(Moment):
    def hook(self) -> i64:
        return ON_ROUND_START

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return True


says(RoundBegins, "the start of each round", "the (start|begin) of (each|the|a) [new] round", game="duel")


@dataclass
class RoundEnds(Moment):
    def hook(self) -> i64:
        return ON_ROUND_END

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return True


says(RoundEnds, "the end of each round", "the end of a round", game="duel")


@dataclass
class GameEnds(Moment):
    def hook(self) -> i64:
        return ON_GAME_END

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return True


says(GameEnds, "the end of the game", "the end of this game", game="duel")


@dataclass
class GainsThis(Happening):
    """This very card comes to lie in front of a player."""

    def hook(self) -> i64:
        return ON_GAIN

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return card == m.card


says(
    GainsThis,
    "you gain this Treasure",
    "this (treasure|card|1) enter play",
    "this enter play",
    "you (gain|get|receive|take) (this [(card|treasure|1)]|it)",
    game="duel",
)


@dataclass
class Gains(Happening):
    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_GAIN

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(Gains, "{players} gain~ a {filter}", "{players} (gain|get|receive|take|win) a {filter}")


@dataclass
class GainsAnother(Gains):
    """The same, but not when it is the card that says so."""

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return card != m.card and Gains.matches(self, g, m, seat, other, number, card)


says(GainsAnother, "{players} gain~ another {filter}", "{players} (gain|get|receive|take|win) another {filter}")


@dataclass
class Loses(Happening):
    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_LOSE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(Loses, "{players} lose~ a {filter}", "{players} lose (a|1 of your|1 of their) {filter}")


@dataclass
class Steals(Happening):
    """Somebody takes a Treasure of yours: "they" are the thief."""

    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_LOSE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and any_meant(g, m, self.players, other) and self.filter.takes(g, m.ctx, card)


says(
    Steals,
    "{players} steal~ a {filter} from you",
    "{players} (steal|take) (a|1 of your|any of your|your) {filter} [from you]",
    game="duel",
)


@dataclass
class Draws(Happening):
    players: Players

    def hook(self) -> i64:
        return ON_DRAW

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return number > 0 and meant(g, m, self.players, seat)


says(Draws, "{players} draw~ a card", "{players} draw (card|1 or more card)")


@dataclass
class Discards(Happening):
    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_DISCARD

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(Discards, "{players} discard~ a {filter} from hand", "{players} discard a {filter} from (your|their) hand")


def _discards(players: Players, filter: Filter) -> Event:
    """What lies in play is lost; other cards are discarded from a hand."""
    return Loses(players, filter) if filter.home() == PLAY else Discards(players, filter)


reads(Event, _discards, "{players:Players} discard (a|1 of your|1 of their) {filter:Filter}")


@dataclass
class Avoids(Happening):
    """A Defense has been used; "it" is nothing, "they" the one who used it."""

    players: Players

    def hook(self) -> i64:
        return ON_AVOID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat)


says(
    Avoids,
    "{players} avoid~ an Attack",
    "{players} (avoid|dodge|escape) (a|any) attack",
    "{players} use a defense [card]",
    game="deck",
)


@dataclass
class SizesAnnounced(Happening):
    def hook(self) -> i64:
        return ON_SIZES

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return True


says(
    SizesAnnounced,
    "spell sizes are announced",
    "[the] spell size (be|have be) announce",
    "all spell be place",
    game="duel",
)


@dataclass
class OpeningHand(Happening):
    def hook(self) -> i64:
        return ON_OPENING_HAND

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return True


says(
    OpeningHand,
    "you draw your opening hand",
    "(you draw|drawing|you have draw) (your|the) (opening|starting|first) hand [(of|in|for) (the|your) next game]",
    game="duel",
)
