"""What may be true: of a player (Trait), and at all (Condition)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import (
    Any,
    AtLeast,
    AtMost,
    EvenNumber,
    Exactly,
    FewerThan,
    MoreThan,
    NoneAtAll,
    Number,
    OddNumber,
)
from spellwright.effects.categories import Condition, Filter, Folk, Goods, Limit, Players, Sentence, Trait
from spellwright.effects.flow import If
from spellwright.effects.goods import AnyCard, HandCards, HitPoints, Kind, SameGoods
from spellwright.effects.players import (
    Each,
    Everybody,
    Killer,
    LeftOf,
    OneOf,
    RightOf,
    Superlative,
    Them,
    Who,
    Winner,
    You,
    most_hp,
    who,
)
from spellwright.effects.table import (
    DEATHS,
    HP,
    KILLER,
    MOST_HP,
    PAST,
    RANK,
    ROUND_DEATHS,
    SPELL,
    TREASURE,
    TURNS,
    acted,
    glyphs_in_spell,
)
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- traits ---------------------------------------------------------------------------------------


@dataclass
class Has(Trait):
    limit: Limit
    goods: Goods

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return self.limit.meets(g, ctx, self.goods.of(g, ctx, seat))


says(
    Has,
    "own~ {limit} {goods:Belongings}",
    "have~ {limit} {goods:Belongings} (in|anywhere in) (your|their) deck",
    game="deck",
)
says(Has, "control~ {limit} {goods:Held}", game="deck")
reads(Trait, lambda goods: Has(NoneAtAll(), goods), "do not own [(any|a)] {goods:Belongings}", game="deck")
reads(Trait, lambda goods: Has(NoneAtAll(), goods), "do not control [(any|a)] {goods:Held}", game="deck")
says(Has, "have~ {limit} {goods}", "own~ {limit} {goods}", game="duel")
says(
    Has, "have~ {limit} {goods}", "(hold~|control~) {limit} {goods}", "be on {limit} {goods}", "be (at|on) {limit} {goods}",
)  # fmt: skip
reads(
    Trait,
    lambda goods: Has(NoneAtAll(), goods),
    "do not have [any|a] {goods:Goods}",
    "have not [any|a] {goods:Goods}",
    "be without [a] {goods:Goods}",
)
reads(Trait, lambda limit: Has(limit, HitPoints()), "be (on|at|below|above|under|over) {limit:Limit}")


@dataclass
class HasMore(Trait):
    """More of something than somebody else has."""

    goods: Goods
    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine > self.goods.of(g, ctx, s) for s in others)


says(
    HasMore,
    "have~ more {goods}* than {players}",
    "hold~ more {goods} than {players}",
    "have~ more {goods} than {players} (do~|have~)",
)


@dataclass
class HasFewer(Trait):
    goods: Goods
    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine < self.goods.of(g, ctx, s) for s in others)


says(HasFewer, "have~ fewer {goods}* than {players}", "(have~|hold~) (fewer|less) {goods} than {players} [do~]")


@dataclass
class HasAsMany(Trait):
    goods: Goods
    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine == self.goods.of(g, ctx, s) for s in others)


says(
    HasAsMany,
    "have~ as many {goods}* as {players}",
    "have~ the same (number|amount) of {goods} as {players} [(do~|have~)]",
    "have~ as (many|much) {goods} as {players} (do~|have~)",
)


@dataclass
class Acted(Trait):
    """Has had his or her turn this round."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(acted(g) >> seat & 1)


says(
    Acted, "have~ already acted this round", "have~ [already] (act|have a turn|take a turn|take their turn|go|resolve their spell|cast their spell|cast a spell) [(already|yet)] [this round]",
    "(act|go) before you [this round]", "act earlier [this round]", "[already] (act|go|take a turn|have a turn) [already] this round",
    game="duel",
)  # fmt: skip


@dataclass
class NotActed(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not acted(g) >> seat & 1


says(
    NotActed, "have~ not acted yet this round", "have~ (not|not yet|yet to) (act|have a turn|take a turn|take their turn|go|resolve their spell|cast their spell|cast a spell) [yet] [this round]",
    "be~ [still] (to act|waiting to act|yet to act) [this round]", "do~ not (act|go) yet [this round]", "still (have~|be~) to act [this round]",
    "(will act|act~|go~) after you [this round]",
    game="duel",
)  # fmt: skip


@dataclass
class IsAlive(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(g.alive >> seat & 1)


says(
    IsAlive,
    "are~ still alive",
    "be [still] (alive|living|standing)",
    "survive~ [it|this]",
    "live~",
    "do~ not die [(this way|from this|from it)]",
    game="duel",
)


@dataclass
class Survives(Trait):
    """This text has not killed them, so far."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not ctx.died >> seat & 1


says(
    Survives,
    "survive~ it",
    "survive~ [(it|this|this attack)]",
    "do~ not die [(this way|from this|from it)]",
    game="deck",
)


@dataclass
class IsStronger(Trait):
    """SKZ-128, SKZ-130."""

    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = g.get(HP, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine > g.get(HP, s) for s in others)


says(
    IsStronger,
    "are~ stronger than {players}",
    "be stronger than {players} [be]",
)


@dataclass
class IsWeaker(Trait):
    """SKZ-129, SKZ-130."""

    players: Players

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = g.get(HP, seat)
        others = SEATS[self.players.find(g, ctx) & ~(1 << seat)]
        return len(others) > 0 and all(mine < g.get(HP, s) for s in others)


says(
    IsWeaker,
    "are~ weaker than {players}",
    "be weaker than {players} [be]",
)


@dataclass
class IsStrongest(Trait):
    """The most HP of the whole table, ties included."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(most_hp(g, g.alive, 1) >> seat & 1)


says(IsStrongest, "are~ the strongest player", "be the strongest [(player|wizard)]", "have~ the highest HP")


@dataclass
class IsWeakest(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(most_hp(g, g.alive, -1) >> seat & 1)


says(IsWeakest, "are~ the weakest player", "be the weakest [(player|wizard)]", "have~ the lowest HP")


@dataclass
class AtFullHP(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return g.get(HP, seat) >= MOST_HP


says(AtFullHP, "are~ at full HP", "be at (full|maximum) HP", "have~ (full|maximum|their maximum|your maximum) HP")


@dataclass
class HasMost(Trait):
    goods: Goods

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        return all(mine >= self.goods.of(g, ctx, s) for s in SEATS[g.alive])


says(HasMost, "have~ the most {goods}*")
reads(Trait, lambda: HasMost(SameGoods()), "have the most")


@dataclass
class HasFewest(Trait):
    goods: Goods

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        mine = self.goods.of(g, ctx, seat)
        return all(mine <= self.goods.of(g, ctx, s) for s in SEATS[g.alive])


says(HasFewest, "have~ the fewest {goods}*", "have~ the least {goods}")
reads(Trait, lambda: HasFewest(SameGoods()), "have the (fewest|least)")


@dataclass
class ActsFirst(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return acted(g) == 1 << seat or (acted(g) == 0 and g.get(TURNS, 0) == 0)


says(
    ActsFirst,
    "act~ first this round",
    "(act|go|have act) first [(this|in the|in a|that|each) round]",
    "be the first [(player|wizard|1)] to (act|go) [this round]",
    game="duel",
)


@dataclass
class ActsLast(Trait):
    """Everybody else who is alive and has a spell has acted."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        waiting: i64 = g.alive & ~acted(g) & ~(1 << seat)
        return not any(len(g.in_zone(SPELL, s)) for s in SEATS[waiting])


says(
    ActsLast,
    "act~ last this round",
    "(act|go|have act) last [(this|in the|in a|that|each) round]",
    "be the last [(player|wizard|1)] to (act|go) [this round]",
    game="duel",
)


@dataclass
class DiedFirst(Trait):
    """SKZ-168: asked of the game that has just ended."""

    number: int

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return g.get(RANK, seat) == self.number


for _word, _number in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4)):
    says(
        DiedFirst,
        f"are~ the {_word} wizard to die this game",
        f"be the {_word} [(wizard|player|foe|1)] to die [(this|in this|that|last) game]",
        f"(die|be kill) {_word} [(this|in this|that) game]",
        number=_number,
        game="duel",
    )


@dataclass
class DiedLast(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return g.get(RANK, seat) == g.get(DEATHS, 0)


says(
    DiedLast,
    "are~ the last wizard to die this game",
    "be the last [(wizard|player|foe|1)] to die [(this|in this|that|last) game]",
    "die last [(this|in this|that) game]",
    game="duel",
)


# -- conditions -----------------------------------------------------------------------------------


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
class Died(Condition):
    """The players spoken of died of this text."""

    players: Players

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(ctx.died & self.players.find(g, ctx))


_HOW = "[(this way|from this|from it|by this|by it|from this damage|because of this)]"
for _cls in ("Them", "Target"):
    says(
        Died,
        f"{{players:{_cls}}} die~",
        f"{{players:{_cls}}} (die|be kill) {_HOW}",
        f"(this|it|that|this card|this spell) kill {{players:{_cls}}}",
        f"you kill {{players:{_cls}}} [this way]",
    )


@dataclass
class SomebodyDied(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.died & ~(1 << ctx.you) != 0


says(
    SomebodyDied,
    "a foe dies this way",
    "(a|any) (foe|player|wizard) (die|be kill) [(this way|from this|from it|by this)]",
    "(this|it) kill (a|any|at least 1) (foe|player|wizard)",
    "you kill (a|any) foe [this way]",
    "anyone die [this way]",
)


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


@dataclass
class FirstSpell(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return g.get(PAST, ctx.you) == 1


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

# -- clauses on players ---------------------------------------------------------------------------

reads(
    Folk,
    lambda folk, limit, goods: who(folk, Has(limit, goods)),
    "{folk:Folk} (with|at|on|having|holding|owning) {limit:Limit} {goods:Goods}",
)
reads(Folk, lambda folk, goods: who(folk, Has(NoneAtAll(), goods)), "{folk:Folk} without [(a|any)] {goods:Goods}")
reads(Folk, lambda folk, players: who(folk, IsStronger(players)), "{folk:Folk} stronger than {players:Players}")
reads(Folk, lambda folk, players: who(folk, IsWeaker(players)), "{folk:Folk} weaker than {players:Players}")
reads(
    Folk,
    lambda folk, amount: who(folk, Has(FewerThan(amount), HitPoints())),
    "{folk:Folk} (below|under) {amount:Amount} HP",
)
reads(
    Folk,
    lambda folk, amount: who(folk, Has(MoreThan(amount), HitPoints())),
    "{folk:Folk} (above|over) {amount:Amount} HP",
)
_THAN = "be (higher|greater|more|larger) than (yours|your HP|your own)"
_UNDER = "be (lower|less|smaller|fewer) than (yours|your HP|your own)"
reads(Folk, lambda folk: who(folk, IsStronger(You())), f"{{folk:Folk}} whose HP {_THAN}")
reads(Folk, lambda folk: who(folk, IsWeaker(You())), f"{{folk:Folk}} whose HP {_UNDER}")
reads(Condition, lambda players: Is(players, IsStronger(You())), f"{{players:Whose}} HP {_THAN}")
reads(Condition, lambda players: Is(players, IsWeaker(You())), f"{{players:Whose}} HP {_UNDER}")
reads(
    Condition,
    lambda: Is(You(), ActsFirst()),
    "(this|yours) be the first spell [(cast|reveal|resolve)] this round",
    game="duel",
)
reads(
    Condition,
    lambda: Is(You(), ActsLast()),
    "(this|yours) be the last spell [(cast|reveal|resolve)] this round",
    game="duel",
)
reads(Folk, lambda folk: who(folk, NotActed()), "{folk:Folk} (still|yet) to act [this round]", game="duel")
reads(Folk, lambda folk: who(folk, Acted()), "{folk:Folk} who act (earlier|before you) [this round]", game="duel")
reads(
    Folk,
    lambda folk: who(folk, Has(EvenNumber(), HitPoints())),
    "{folk:Folk} (with|on|at) a even HP total",
    "{folk:Folk} whose HP be even",
)
reads(
    Folk,
    lambda folk: who(folk, Has(OddNumber(), HitPoints())),
    "{folk:Folk} (with|on|at) a odd HP total",
    "{folk:Folk} whose HP be odd",
)
reads(Folk, lambda folk, trait: who(folk, trait), "{folk:Folk} among those who {trait:Trait}")
reads(
    Folk,
    lambda folk, limit, goods: who(folk, Has(limit, goods)),
    "{folk:Folk} among those (with|holding|owning|having|at|on) {limit:Limit} {goods:Goods}",
)
reads(Condition, lambda players: Is(players, Has(NoneAtAll(), HandCards(AnyCard()))), "{players:Whose} hand be empty")


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
class SlainAre(Condition):
    """So many were killed by this text."""

    limit: Limit

    def holds(self, g: State, ctx: Context) -> bool:
        return self.limit.meets(g, ctx, POP[ctx.died & ~(1 << ctx.you)])


def _slain(limit: Limit) -> SlainAre | None:
    """ "A foe dies", "no foe dies": there are conditions of their own for these."""
    counted = isinstance(getattr(limit, "amount", None), Number)
    return SlainAre(limit) if counted or isinstance(limit, OddNumber | EvenNumber) else None


says(
    SlainAre,
    "{limit} foes die this way",
    "{limit} (foe|player|wizard) (die|be kill) [(this way|by this|from this)]",
    build=_slain,
)

_MORE = "{amount:Number} {goods:Goods} or (more|greater|higher|above)"
_LESS = "{amount:Number} {goods:Goods} or (fewer|less|lower|below)"
reads(Trait, lambda amount, goods: Has(AtLeast(amount), goods), f"have {_MORE}")
reads(Trait, lambda amount, goods: Has(AtMost(amount), goods), f"have {_LESS}")
reads(Folk, lambda folk, amount, goods: who(folk, Has(AtLeast(amount), goods)), f"{{folk:Folk}} (with|at|on) {_MORE}")
reads(Folk, lambda folk, amount, goods: who(folk, Has(AtMost(amount), goods)), f"{{folk:Folk}} (with|at|on) {_LESS}")


@dataclass
class DidIt(Trait):
    """Took up the last offer."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(ctx.did >> seat & 1)


says(DidIt, "accepted the offer")
reads(Folk, lambda folk: who(folk, DidIt()), "{folk:Folk} who (do|did|do so|accept)")


_DEED = "(discard|destroy|gain|reveal|draw|lose|return|pass|play)"
_SUCH = "(a card|1|any|any card|1 or more card)"
reads(
    Folk,
    lambda folk: who(folk, DidIt()),
    f"{{folk:Folk}} who [have] {_DEED} {_SUCH} [this way]",
    game="deck",
)
reads(
    Folk,
    lambda folk: who(folk, DidNot()),
    f"{{folk:Folk}} who (do|have) not {_DEED} {_SUCH} [this way]",
    game="deck",
)


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
class NobodyDied(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.died == 0


says(
    NobodyDied,
    "nobody dies this way",
    "(nobody|no foe|no player|no wizard|none of them) (die|be kill) [(this way|from this|by this)]",
)
reads(Condition, lambda: Died(Them()), "(either|any|1|at least 1) of them (die|be kill)")
reads(
    Condition,
    lambda: Is(Them(), IsAlive()),
    "(that|this|it) do not kill (them|that foe|the target|that player)",
    game="duel",
)
reads(
    Condition,
    lambda: Is(Them(), Survives()),
    "(that|this|it) do not kill (them|that foe|the target|that player)",
    game="deck",
)


@dataclass
class ItIsYou(Condition):
    """Whoever was just named is you."""

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(ctx.that >> ctx.you & 1)


says(ItIsYou, "that is you", "(that|it|that player|that wizard) be you")


@dataclass
class ThatIs(Condition):
    """Whoever was just named is one of the strongest, the weakest and so on."""

    players: Players

    def holds(self, g: State, ctx: Context) -> bool:
        return bool((ctx.that if ctx.that else ctx.target) & self.players.find(g, ctx))


says(ThatIs, "that is {players:Superlative}", "(that|it) be {players:Superlative}")


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
reads(Condition, ItIs, "there be (a|any) {filter:Filter} (in it|among them)")
reads(Condition, ItIsNot, "there be (no|not a|not any) {filter:Filter} (in it|among them)")
reads(Trait, lambda: Has(NoneAtAll(), SameGoods()), "have none", "do not have (any|1)")
reads(Folk, lambda folk: who(folk, Has(NoneAtAll(), SameGoods())), "{folk:Folk} without (1|any)")
reads(Trait, lambda goods: Has(Any(), goods), "have {goods:Held}", "have {goods:Laurels}")
reads(
    Folk,
    lambda folk, goods: who(folk, Has(Any(), goods)),
    "{folk:Folk} with {goods:Held}",
    "{folk:Folk} with {goods:Laurels}",
)
reads(
    Folk,
    lambda folk, goods, players: who(folk, HasMore(goods, players)),
    "{folk:Folk} with more {goods:Goods} than {players:Players}",
)
reads(
    Folk,
    lambda folk, goods, players: who(folk, HasFewer(goods, players)),
    "{folk:Folk} with (fewer|less) {goods:Goods} than {players:Players}",
)
reads(Folk, lambda folk: who(folk, IsStronger(You())), "stronger {folk:Noun}")
reads(Folk, lambda folk: who(folk, IsWeaker(You())), "weaker {folk:Noun}")
reads(
    Trait,
    lambda amount: Has(AtMost(amount), HitPoints()),
    "be (at|on|down to) {amount:Number} HP or (fewer|less|lower|below)",
)
reads(
    Trait,
    lambda amount: Has(AtLeast(amount), HitPoints()),
    "be (at|on|up to) {amount:Number} HP or (more|higher|above)",
)
reads(Trait, lambda limit: Has(limit, HitPoints()), "be (at|on|down to) {limit:Limit} HP")


@dataclass
class Not(Trait):
    """A trait that is not there."""

    trait: Trait

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not self.trait.fits(g, ctx, seat)


says(Not, "does not show that it {trait}")  # read by its negated verb (see clauses)


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


def _the_one(folk: Folk, trait: Trait) -> OneOf | None:
    """ "The foe who has no Treasures": one of them, yours to choose where there are several."""
    other = trait.has_happened() or isinstance(trait, HasMost | HasFewest | IsStrongest | IsWeakest)
    found = None if other else who(folk, trait)
    return None if found is None else OneOf(found)


reads(
    Players,
    lambda folk, trait: Each(Who(folk, trait)),  # whoever it was
    "(any|a) {folk:Noun} (who|that) {trait:Rolled}",
)
reads(Players, lambda trait: Each(Who(Everybody(), trait)), "whoever {trait:Rolled}")
reads(Players, _the_one, "the {folk:Noun} (who|that) {trait:Trait}")

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
