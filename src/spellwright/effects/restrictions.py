"""Abilities that are there to be used, in force under a condition, or only so often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Act, Condition, Effect, Lasts
from spellwright.effects.flow import May, PayFor
from spellwright.effects.losses import Discard
from spellwright.effects.outcomes import PASSING
from spellwright.effects.references import ThisCard
from spellwright.effects.replacements import InsteadOfDying
from spellwright.effects.spans import Lets
from spellwright.effects.table import HEAL_BONUS, USABLE
from spellwright.effects.triggers import Whenever
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Usable(Lasts):
    """Something its owner may do in his or her own turn."""

    act: Act

    def hook(self) -> i64:
        return USABLE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        if seat != m.you:
            return False
        ctx = m.ctx.copy()
        ctx.they = seat
        return self.act.payable(g, ctx)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.act.act(g, ctx, 1 << ctx.you)


def _in_your_turn(act: Act) -> Usable | None:
    """What may be used for a while may be used in your turn anyway."""
    return None if isinstance(act, Lets) and isinstance(act.ability, Usable) else Usable(act)


says(
    Usable,
    "during your turn , you may {act}",
    "[at any time] during your turn , you may {act}",
    "on each of your turn , [during your turn ,] you may {act}",
    "you may {act} [at any time] during your turn",
    "{act} [at any time] during your turn",
    "at any time , you may {act}",
    build=_in_your_turn,
)


def _usable(cost: Act, effect: Effect) -> Usable | None:
    """A price is paid at once."""
    return None if hasattr(cost, "ability") else Usable(PayFor(cost, effect))


reads(
    Lasts,
    _usable,
    "(during|on|in) your turn , [you may] {cost:Act} to {effect:Effect}",
    "you may {cost:Act} to {effect:Effect} [at any time] (during|on) your turn",
)
reads(
    Lasts,
    lambda effect: Usable(PayFor(Discard(ThisCard()), effect)),
    "discard this (treasure|card) [(at any time|at any time during your turn|during your turn|on your turn|any time on your turn)] to {effect:Effect}",
    "you may discard this (treasure|card) [(at any time|at any time during your turn|during your turn|on your turn)] to {effect:Effect}",
    "[(at any time|during your turn|on your turn)] [,] [you may] discard [(this (treasure|card)|it)] : {effect:Effect}",
    "you may throw this (treasure|card) away [(at any time|during your turn|on your turn)] to {effect:Effect}",
    game="duel",
)


@dataclass
class While(Lasts):
    """C35: only as long as something is so."""

    condition: Condition
    ability: Lasts

    def hook(self) -> i64:
        return self.ability.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.condition.holds(g, m.ctx) and self.ability.matches(g, m, seat, other, number, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card) if self.condition.holds(g, m.ctx) else self.nothing(card)

    def nothing(self, card: i64) -> i64:
        return card if self.ability.hook() == HEAL_BONUS else 0

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)

    def price(self) -> Act | None:
        return self.ability.price()

    def spend(self, g: State, m: Lasting) -> None:
        self.ability.spend(g, m)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.ability.happen(g, ctx)


def standing(condition: Condition, ability: Lasts) -> Lasts | None:
    """ "If" means "while" only where the condition is a state, not something that was just done."""
    return None if isinstance(condition, PASSING) else While(condition, ability)


says(While, "while {condition} , {ability}")
reads(
    Lasts,
    standing,
    "(as long as|if|when|while) {condition:Condition} , {ability:Lasts} [that (round|turn)]",
    "{ability:Lasts} (while|as long as) {condition:Condition}",
)


@dataclass
class OnlyOnce(Lasts):
    """The first time only."""

    ability: Lasts

    def hook(self) -> i64:
        return self.ability.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.ability.matches(g, m, seat, other, number, card)

    def price(self) -> Act | None:
        return self.ability.price()

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)

    def happen(self, g: State, ctx: Context) -> bool:
        return self.ability.happen(g, ctx)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)


says(OnlyOnce, "once per game , {ability}", "once (per|each|a|in each) game , {ability}")
reads(
    Lasts,
    lambda effect: OnlyOnce(InsteadOfDying(effect)),
    "the (first|next) time you would (die|be kill|drop to 0 HP) , [instead] {effect:Effect}",
    "the (first|next) time you would (die|be kill) (this|in this|in the next) game , [instead] {effect:Effect}",
)


@dataclass
class OncePerRound(Lasts):
    """M20."""

    ability: Lasts

    def hook(self) -> i64:
        return self.ability.hook()

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return m.serial not in g.used and self.ability.matches(g, m, seat, other, number, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card)

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        return self.ability.rerolls(g, m, ctx)

    def price(self) -> Act | None:
        return self.ability.price()

    def spend(self, g: State, m: Lasting) -> None:
        """An offer is used up only when it is taken up (see May)."""
        ability = self.ability
        if not (isinstance(ability, Whenever) and isinstance(ability.effect, May)):
            g.used = [*g.used, m.serial]

    def happen(self, g: State, ctx: Context) -> bool:
        return self.ability.happen(g, ctx)


says(OncePerRound, "once per turn , {ability}", game="deck")
says(
    OncePerRound,
    "once per round , {ability}",
    "once (per|each|a|in each|during each|on each) [of your] (round|turn) , {ability}",
    "{ability} [,] [but] [only] once (per|each|a) (round|turn)",
    "{ability} per (round|turn)",
)


def _once_in_your_turn(act: Act) -> OncePerRound | None:
    usable = _in_your_turn(act)
    return None if usable is None else OncePerRound(usable)


def _once_for_a_price(cost: Act, effect: Effect) -> OncePerRound | None:
    usable = _usable(cost, effect)
    return None if usable is None else OncePerRound(usable)


# What may be done once a round, and no moment is named for it, is done in one's own turn.
_ONCE = "once (per|each|a|in each|during each|on each|during|on) [of] [your] (round|turn) ,"
reads(Lasts, _once_in_your_turn, f"{_ONCE} you may {{act:Act}}")
reads(Lasts, _once_in_your_turn, f"{_ONCE} {{act:Act}}", game="deck")
reads(Lasts, _once_for_a_price, f"{_ONCE} you may {{cost:Act}} to {{effect:Effect}}")

reads(
    Lasts,
    lambda event, effect: OncePerRound(Whenever(event, effect)),
    "the first time (each|in each|in a) round [that] {event:Happening} , {effect:Effect}",
    "the first time {event:Happening} (each|in each|in a) round , {effect:Effect}",
    game="duel",
)
