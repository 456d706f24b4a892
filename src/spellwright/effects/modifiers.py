"""Lasting changes to hands, initiative, and what cards count as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Lasts, Players
from spellwright.effects.filters import GlyphCard, Kind
from spellwright.effects.table import (
    COUNTS_AS,
    END_OF_ROUND,
    HAND_LIMIT,
    HAND_SIZE,
    INITIATIVE_BONUS,
    ORDER_CHANGE,
    RETARGET,
    SHAPE,
    TIE_WINNER,
    slot_of,
)
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class HandSize(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HAND_LIMIT

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    HandSize,
    "your hand size is increased by {amount}",
    "(increase your [maximum] hand size|your [maximum] hand size increase|your maximum hand size be increase) by {amount}",
    "[your] hand size [:] + {amount}",
    "your hand size (be|get) {amount} (larger|higher|greater|more)",
    "(get|have|you have|you get|your hand size (get|have)) + {amount} [to [your]] [hand size]",
    "+ {amount} hand size",
    "(refill|draw up|you refill|you draw up) to {amount} more card",
    "you hold {amount} more card",
)


@dataclass
class SmallerHand(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HAND_LIMIT

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    SmallerHand,
    "your hand size is reduced by {amount}",
    "(reduce your hand size|your hand size (be|get) (decrease|lower)) by {amount}",
    "your hand size be {amount} (smaller|lower|less)",
    "[your] hand size [:] - {amount}",
)


@dataclass
class HandSizeIs(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return HAND_LIMIT

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx) - HAND_SIZE


says(
    HandSizeIs,
    "your hand size is {amount}",
    "you have a hand size of {amount}",
    "(refill|draw up) to {amount} card",
    game="duel",
)


@dataclass
class InitiativeBonus(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return INITIATIVE_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    InitiativeBonus,
    "get~ +{amount} Initiative",
    "(get|gain|have|you get|you gain|you have|your spell (get|have|gain)) + {amount} [to] [your] initiative",
    "+ {amount} initiative",
    "add {amount} to your [spell 's] initiative",
    "increase your [spell 's] initiative by {amount}",
    "(treat|count) your initiative as (being {amount} higher|{amount} (higher|more|greater))",
    "initiative [:] + {amount}",
    "(your initiative|your spell 's initiative|the initiative of your spell) (be|get) (increase by {amount}|{amount} higher|+ {amount})",
    game="duel",
)


@dataclass
class InitiativePenalty(Lasts):
    amount: Amount

    def hook(self) -> i64:
        return INITIATIVE_BONUS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -self.amount.value(g, m.ctx)


says(
    InitiativePenalty,
    "get~ -{amount} Initiative",
    "(get|have|lose|your spell (get|have)) - {amount} initiative",
    "lose {amount} initiative",
    game="duel",
)


@dataclass
class ActsBefore(Lasts):
    """I02: resolves before all others."""

    def hook(self) -> i64:
        return ORDER_CHANGE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return -100


says(
    ActsBefore,
    "your spell resolves first",
    "your spell (resolve|go|act) (first|before all other|before all other spell|before each other spell)",
    "you (act|go) (first|before each other player|before everyone else)",
    game="duel",
)


@dataclass
class ActsAfter(Lasts):
    def hook(self) -> i64:
        return ORDER_CHANGE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return 100


says(
    ActsAfter,
    "your spell resolves last",
    "your spell (resolve|go|act) (last|after all other|after all other spell|after each other spell)",
    "you (act|go) (last|after each other player|after everyone else)",
    game="duel",
)


@dataclass
class WinsTies(Lasts):
    def hook(self) -> i64:
        return TIE_WINNER


says(
    WinsTies,
    "you win all ties for Initiative",
    "you win (each|all|any) [initiative] tie [for initiative]",
    "you win tie for initiative",
    game="duel",
)


def is_own_blow(g: State, m: Lasting, seat: i64, other: i64, card: i64) -> bool:
    """Whether its owner deals the damage, by another card than the one that says so."""
    if seat != m.you or card < 0 or card == m.card:
        return False
    return not other >> m.you & 1 or g.game.boosts_self()


@dataclass
class CountsAs(Lasts):
    """SKZ-113: a card in your spells, as far as counting goes."""

    glyph: GlyphCard

    def hook(self) -> i64:
        return COUNTS_AS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.glyph.glyph


says(
    CountsAs,
    "this Treasure counts as a {glyph} in your spells",
    "count as (a|1|a extra|a additional) {glyph} (in|for|toward) [(each of|all of|each)] your spell",
    "[(this treasure|this card|this|it)] count as [(a|1|a extra|1 more)] {glyph}",
    "[(this treasure|this card|this|it)] count as {glyph} (in|for|toward) [(each of|all of|each)] your spell",
    "(this treasure|this card|this|it) count as (a|1|an extra|a additional|a extra|1 more) {glyph} (in|for|toward|during) [(each of|all of|each)] your spell",
    "(this treasure|this card|this|it) count as (a|1|a extra) {glyph} in (each|all) spell (of yours|you cast)",
    "your spell (be consider to have|count as having|have|be treat as having) (a|1) (extra|additional) {glyph} [in it]",
    "(this treasure|this card|it) add (a|1) {glyph} to (each of your|each|your|all your|all of your) spell [you cast]",
    game="duel",
)


@dataclass
class Retarget(Lasts):
    """M15: another component aims at somebody else."""

    kind: Kind
    players: Players

    def hook(self) -> i64:
        return RETARGET

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return self.kind.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.players.find(g, m.ctx)


says(
    Retarget,
    "your {kind} targets {players}",
    "your {kind} (target|hit|aim at|affect) {players} [(instead|instead of its [(usual|normal)] target|whatever it say|no matter what it say)]",
    "the target of your {kind} be {players}",
    game="duel",
)


@dataclass
class TwoOf(Lasts):
    """M26: a spell may hold two cards of a type."""

    kind: Kind

    def hook(self) -> i64:
        return SHAPE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return slot_of(self.kind.kind)

    def until(self) -> i64:
        return END_OF_ROUND


says(
    TwoOf,
    "your first spell of the next game may contain two {kind}*",
    "your first spell (of|in) the next game (may|can) (contain|have|hold|include|use) 2 {kind}",
    "in your first spell of the next game , you may place 2 {kind}",
    game="duel",
)


@dataclass
class TwoOfAlways(Lasts):
    kind: Kind

    def hook(self) -> i64:
        return SHAPE

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return slot_of(self.kind.kind)


says(
    TwoOfAlways,
    "your spells may contain two {kind}*",
    "your spell (may|can) (contain|have|hold|include) (2|up to 2) {kind}",
    "you may (place|play|put|use|have) (2|up to 2|a second) {kind} in (your|each of your|each) spell",
    game="duel",
)
