"""Lasting changes to damage and healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Filter, Folk, Lasts
from spellwright.effects.filters import AnyCard
from spellwright.effects.modifiers import is_own_blow
from spellwright.effects.players import Foes
from spellwright.effects.table import HARM_BONUS, HEAL_BONUS
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class MoreDamage(Lasts):
    """H19: your cards of a kind hurt more."""

    filter: Filter
    amount: Amount

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return is_own_blow(g, m, seat, other, card) and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    MoreDamage,
    "your {filter}* deal {amount} more damage",
    "[each of] your {filter} (deal|do|inflict) (+ {amount}|{amount} (more|extra|additional)) damage [(to foe|to each foe|to your foe)]",
    "(when|whenever|each time) (1 of your|a|any of your) {filter} (damage|hurt|deal damage to) a foe , (that foe|they) take {amount} (more|extra|additional) damage",
    "(when|whenever|each time) (1 of your|a|any of your) {filter} (damage|hurt|deal damage to) a foe , (it|they) (deal|do) {amount} (more|extra|additional) damage",
    "[the] damage (deal|you deal|of) [(with|by|from)] [your] {filter} be increase by {amount}",
    "increase the damage (of|deal by|from) your {filter} by {amount}",
    "your {filter} each (deal|do) {amount} (more|extra|additional) damage",
)


@dataclass
class DoubleDamage(Lasts):
    """Twice the damage from your cards of a kind."""

    filter: Filter

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return is_own_blow(g, m, seat, other, card) and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return 1002  # see harm.modified


says(
    DoubleDamage,
    "your {filter}* deal double damage",
    "[each of] your {filter} (deal|do|inflict) (double|twice the) damage [(to foe|to each foe)]",
    "double the damage (of|from|dealt by|you deal with) your {filter}",
)
reads(
    Lasts,
    lambda: DoubleDamage(AnyCard()),
    "your spell (deal|do) (double|twice the) damage",
    "double (the damage of your spell|all damage you deal)",
    game="duel",
)
reads(
    Lasts,
    lambda amount: MoreDamage(AnyCard(), amount),
    "your spell (deal|do) (+ {amount:Amount}|{amount:Amount} (more|extra|additional)) damage",
    game="duel",
)


@dataclass
class DamageTo(Lasts):
    """More damage to some foes only."""

    folk: Folk
    ability: Lasts

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return bool(self.folk.among(g, m.ctx) & other) and self.ability.matches(g, m, seat, other, number, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.ability.number(g, m, seat, card)


def _damage_to(folk: Folk, ability: Lasts) -> DamageTo | None:
    """Damage to each foe is damage to anybody."""
    return None if isinstance(folk, Foes) else DamageTo(folk, ability)


says(DamageTo, "{ability:DoubleDamage} to each {folk}", "{ability:MoreDamage} to each {folk}", build=_damage_to)


@dataclass
class LessDamage(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return bool(other >> m.you & 1) and seat != m.you

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    LessDamage,
    "foes deal {amount} less damage to you",
    "[each] foe (deal|do) {amount} (less|fewer) damage to you",
    "you take {amount} (less|fewer) damage from [(each|your|a)] (foe|spell of a foe|source)",
    "[(your|each)] foe 's spell (deal|do) {amount} (less|fewer) damage to you",
    "reduce [(all|any)] damage (foe|your foe|a foe|each foe) (deal|do) to you by {amount}",
    "(if|when|whenever|each time) you would (take|suffer) damage [from (a|any) (foe|foe 's spell|foe 's card)] , (reduce|lower) (it|that damage|the damage) by {amount}",
    "(if|when|whenever|each time) you (take|suffer|would take|would suffer) damage [from (a|any) foe] , take {amount} less [damage]",
    "(when|whenever|each time) a foe (damage|hurt|deal damage to) you , (take {amount} less [damage]|reduce (it|the damage|that damage) by {amount})",
)


@dataclass
class MoreHealing(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HEAL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return card + self.amount.value(g, m.ctx)  # `card` is the amount healed


says(
    MoreHealing,
    "whenever you heal, heal {amount} more HP",
    "(when|whenever|each time) you heal [HP] , heal {amount} (more|extra|additional) [HP]",
    "you heal {amount} (more|extra|additional) [HP] (when|whenever|each time) you heal [HP]",
)


@dataclass
class DoubleHealing(Lasts):
    """H21: all of it, whatever heals (ANN-207)."""

    def hook(self) -> i64:
        return HEAL_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return 2 * card


says(
    DoubleHealing,
    "your healing is doubled",
    "(all|all of) [your] heal [you receive] be double",
    "your heal be double",
    "double (all|all your|your) heal",
    "(when|whenever|each time) you heal [HP] , double (it|that|the amount)",
    game="deck",
)
