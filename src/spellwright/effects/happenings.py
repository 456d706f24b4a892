"""What abilities wait for: moments, and things that players do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Any, AtLeast, Number
from spellwright.effects.categories import Effect, Event, Filter, Lasts, Limit, Players
from spellwright.effects.flow import Steps, Times
from spellwright.effects.harm import Perish
from spellwright.effects.players import You
from spellwright.effects.table import (
    END_OF_GAME,
    MAYHEM,
    ON_AVOID,
    ON_CAST,
    ON_DEATH,
    ON_DISCARD,
    ON_DRAW,
    ON_GAIN,
    ON_GAME_END,
    ON_HARM,
    ON_HEAL,
    ON_LOSE,
    ON_OPENING_HAND,
    ON_RESOLVE,
    ON_ROLL,
    ON_ROUND_END,
    ON_ROUND_START,
    ON_SIZES,
    ON_TURN_END,
    ON_TURN_START,
    PLAY,
    SPELL,
    STARTER,
    glyphs_in_spell,
)
from spellwright.effects.triggers import NextTime, Whenever
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

# -- what comes of it -----------------------------------------------------------------------------

says(
    Whenever,
    "whenever {event:Happening} , {effect}",
    "at {event:Moment} , {effect}",
    "(when|each time|after|once|as soon as) {event:Happening} , {effect}",
    "if {event:Happening} , {effect}",
    "{effect} (whenever|when|each time|after|as soon as) {event:Happening}",
    "{effect} at {event:Moment}",
)
reads(
    Lasts,
    lambda effect: Whenever(TurnBegins(You()), effect),
    "(when|whenever|each time) your turn (start|begin) , {effect:Effect}",
    "{effect:Effect} (when|whenever|each time) your turn (start|begin)",
)
reads(
    Lasts, lambda effect: Whenever(TurnEnds(You()), effect), "(when|whenever|each time) your turn end , {effect:Effect}"
)
reads(
    Lasts,
    lambda effect: Whenever(RoundBegins(), effect),
    "(when|whenever|each time) a [new] round (start|begin) , {effect:Effect}",
    game="duel",
)
reads(
    Lasts,
    lambda effect: Whenever(RoundEnds(), effect),
    "(when|whenever|each time) a round end , {effect:Effect}",
    game="duel",
)


def _without_comma(event: Event, effect: Effect) -> Whenever | None:
    """ "The highest die" may end an event: what begins with "die" needs its comma."""
    inner = effect.effect if isinstance(effect, Times) else effect
    first = inner.effects[0] if isinstance(inner, Steps) else inner
    return None if isinstance(first, Perish) else Whenever(event, effect)


reads(
    Lasts,
    _without_comma,
    "(when|whenever|each time) {event:Happening} {effect:Effect}",
    "at {event:Moment} {effect:Effect}",
)
says(
    NextTime,
    "the next time {event:Happening} , {effect}",
    "{effect} the next time {event:Happening}",
    "at the next {event:Moment} , {effect}",
)


@dataclass
class Later(Effect):
    """Done once, when a moment of this round or the next comes."""

    ability: Whenever

    def start(self, g: State, ctx: Context) -> bool:
        copy = ctx.copy()
        copy.they = -1
        g.last(self.ability, copy, END_OF_GAME)
        return True


def _later(event: Event) -> Callable[[Effect], Effect]:
    """A function of its own: mypyc cannot compile one lambda inside another."""
    return lambda effect: Later(NextTime(event, effect))


reads("Lead", lambda: _later(RoundEnds()), "at the end of (this|the) round ,", "when this round end ,", game="duel")
reads("Lead", lambda: _later(RoundBegins()), "at the (start|begin) of the next round ,", game="duel")
reads("Lead", lambda: _later(TurnEnds(You())), "at the end of (this|your) turn ,")
reads("Lead", lambda: _later(TurnBegins(You())), "at the (start|begin) of your next turn ,")


@dataclass
class Foretold(Lasts):
    """O21: a reward if the one who was named is the next to die."""

    victims: Players
    effect: Effect

    def hook(self) -> i64:
        return ON_DEATH

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return True

    def freeze(self, g: State, ctx: Context) -> None:
        ctx.target = self.victims.find(g, ctx)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx) if ctx.hurt & ctx.target else True

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)


says(
    Foretold,
    "if {victims} is the next wizard to die , {effect}",
    "if {victims} be the next (wizard|player|foe|1) (to die|who die|kill) , {effect}",
    "if {victims} die next , {effect}",
)
