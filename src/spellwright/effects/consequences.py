"""What comes of a happening: whenever, later, the next time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Effect, Event, Lasts, Players
from spellwright.effects.flow import Steps, Times
from spellwright.effects.happenings import RoundBegins, RoundEnds, TurnBegins, TurnEnds
from spellwright.effects.harm import Perish
from spellwright.effects.players import You
from spellwright.effects.table import END_OF_GAME, ON_DEATH
from spellwright.effects.triggers import NextTime, Whenever
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


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
