"""What may have come of it: who did it, what was rolled and seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.amounts import EvenNumber, Exactly, Number, OddNumber
from spellwright.effects.categories import Condition, Filter, Folk, Limit, Players, Sentence, Trait
from spellwright.effects.deaths import Died, NobodyDied, SlainAre, SomebodyDied
from spellwright.effects.players import who
from spellwright.effects.sentences import If
from spellwright.effects.table import glyphs_in_spell
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class YouDid(Condition):
    """The last offer was taken up, or the last thing was done."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.did != 0


says(YouDid, "you do", "so", "you do (so|it|that)", "you (could|can) [do so]")


@dataclass
class YouDidNot(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.did == 0


says(
    YouDidNot,
    "you do not",
    "not",
    "you (can not|could not|refuse|choose not to) [do so]",
    "(that|it|this) be (not possible|impossible)",
    "(it|they|that|that foe|that player|there) be not",
    "there be nothing to (steal|discard|trade|take|give|swap|add|lose)",
    "you have (none|nothing) to (trade|discard|give|swap|steal|lose|take|add)",
    "(they|that foe) have (none|nothing) to (trade|discard|give|swap|steal|lose|take)",
)


@dataclass
class NoSuch(Condition):
    """Nobody answered to the last player phrase."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.that == 0


says(
    NoSuch,
    "there is no such foe",
    "there be no such (foe|player|wizard)",
    "no (foe|player) (be|do|qualify)",
    "there be none",
    "nobody (do|be|qualify)",
)


@dataclass
class ItIs(Condition):
    """A card just seen is of a kind (one of several is)."""

    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        return any(self.filter.takes(g, ctx, card) for card in ctx.cards)


says(
    ItIs,
    "it is a {filter}",
    "(it|that card|the card|this card|1 of them|any of them|either of them) be [a] {filter}",
    "(any card|a card) reveal be a {filter}",
)


@dataclass
class ItIsNot(Condition):
    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        return not any(self.filter.takes(g, ctx, card) for card in ctx.cards)


says(ItIsNot, "it is not a {filter}", "(it|that card|the card) be not [a] {filter}", "none of them be [a] {filter}")


@dataclass
class AllAre(Condition):
    """Every card just seen is of a kind."""

    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        return len(ctx.cards) > 0 and all(self.filter.takes(g, ctx, card) for card in ctx.cards)


says(
    AllAre,
    "all of them are {filter}*",
    "(both|both of them|all|all of them|they [(both|all)]|those card|both card|the card) (be|be both|be all) {filter}",
)


@dataclass
class Rolled(Trait):
    """The die this player has just rolled."""

    limit: Limit

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        rolled = POP[ctx.rolled] > 0 and bool(ctx.rolled >> seat & 1)
        number = ctx.dice[seat] if POP[ctx.rolled] > 1 else ctx.number
        return rolled and self.limit.meets(g, ctx, number)

    def has_happened(self) -> bool:
        return True


says(Rolled, "rolled {limit}", "roll {limit}")
reads(Trait, lambda number: Rolled(Exactly(Number(number))), "roll [a] {number:int}")


@dataclass
class ItMatches(Condition):
    """SKZ-143: it shares a glyph with the spell."""

    def holds(self, g: State, ctx: Context) -> bool:
        have = glyphs_in_spell(g, ctx.you)
        return any(g.face(card).glyphs & have for card in ctx.cards)


says(
    ItMatches,
    "it shares a glyph with your spell",
    "(it|that card|the card) (share|match|have) (a|any) glyph (with|in) [(any|a)] [card in] your spell",
    "(it|that card) match (a glyph in|any glyph in|a card in|any card in) your spell",
    "(its|that card 's) glyph match [(a glyph in|1 in|any glyph in|a card in)] your spell",
    game="duel",
)


@dataclass
class RollIs(Condition):
    """The roll just made."""

    limit: Limit

    def holds(self, g: State, ctx: Context) -> bool:
        return self.limit.meets(g, ctx, ctx.number)


says(
    RollIs,
    "the roll is {limit}",
    "(the roll|the result|it|the total|the die) (be|come to|show) {limit}",
    "you roll {limit}",
    "the (total|result) be {limit}",
)


@dataclass
class DiceMatch(Condition):
    """Two of the dice just rolled show the same."""

    def holds(self, g: State, ctx: Context) -> bool:
        return len(set(ctx.dice)) < len(ctx.dice)


says(
    DiceMatch,
    "the dice match",
    "(the die|they|both die|2 die|any 2 die) (match|be (the same|equal)|show the same number)",
    "you roll (double|a pair)",
)


reads(
    Condition,
    lambda number: RollIs(Exactly(Number(number))),
    "(you|they) roll [a] {number:int}",
    "(the roll|it|the die|the result) (be|show) [a] {number:int}",
)

reads(
    Sentence,
    lambda effect: If(RollIs(EvenNumber()), effect),
    "(on|for|with) a even (roll|number|result) [,] {effect:Effect}",
    "(on|for) even [,] {effect:Effect}",
)
reads(
    Sentence,
    lambda effect: If(RollIs(OddNumber()), effect),
    "(on|for|with) a odd (roll|number|result) [,] {effect:Effect}",
    "(on|for) odd [,] {effect:Effect}",
)


@dataclass
class DidIt(Trait):
    """Took up the last offer."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(ctx.did >> seat & 1)


says(DidIt, "accepted the offer")
reads(Folk, lambda folk: who(folk, DidIt()), "{folk:Folk} who (do|did|do so|accept)")


@dataclass
class DidNot(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not ctx.did >> seat & 1


says(DidNot, "declined the offer")
reads(
    Folk,
    lambda folk: who(folk, DidNot()),
    "{folk:Folk} who (do not|can not|could not|will not|refuse|decline) [(do so|to do so|to)]",
)


@dataclass
class TheyDid(Condition):
    """Of the players offered something, those who did it are "they" from here on."""

    def holds(self, g: State, ctx: Context) -> bool:
        those = ctx.did & ctx.that if ctx.that else ctx.did
        if those:
            ctx.that = those
        return those != 0


says(TheyDid, "they do", "(they|that foe|that player|the target) (do|do so|accept)")


@dataclass
class TheyDidNot(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        those = (ctx.that if ctx.that else ctx.target) & ~ctx.did
        if those:
            ctx.that = those
        return those != 0


says(
    TheyDidNot,
    "they do not",
    "(they|that foe|that player|the target) (do not|will not|refuse|decline|can not|could not) [(do so|to do so)]",
)


@dataclass
class ThatIs(Condition):
    """Whoever was just named is one of the strongest, the weakest and so on."""

    players: Players

    def holds(self, g: State, ctx: Context) -> bool:
        return bool((ctx.that if ctx.that else ctx.target) & self.players.find(g, ctx))


says(ThatIs, "that is {players:Superlative}", "(that|it) be {players:Superlative}")
reads(Condition, ItIs, "there be (a|any) {filter:Filter} (in it|among them)")
reads(Condition, ItIsNot, "there be (no|not a|not any) {filter:Filter} (in it|among them)")

# Conditions about what has just been done, not about how things stand.
PASSING = (
    TheyDid,
    TheyDidNot,
    NobodyDied,
    Died,
    SomebodyDied,
    SlainAre,
    YouDid,
    YouDidNot,
    NoSuch,
    ItIs,
    ItIsNot,
    ItMatches,
    RollIs,
    DiceMatch,
    ThatIs,
    AllAre,
)


@dataclass
class NoDamage(Condition):
    """ANN-218: everybody avoided it, or there was nothing to count."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.total == 0


says(
    NoDamage,
    "no damage was dealt",
    "no damage be deal [(this way|by this|by it)]",
    "(this|it|this card|this attack|you) (deal|do) no damage",
    game="deck",
)
