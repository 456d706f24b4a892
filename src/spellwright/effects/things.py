"""What can be counted, and so much for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import CappedAt, GoodsOf, Number, Twice, X
from spellwright.effects.categories import Amount, Filter, Folk, Goods, Players, Things
from spellwright.effects.filters import AnyCard, GlyphCard
from spellwright.effects.goods import HitPoints
from spellwright.effects.players import Them
from spellwright.effects.table import HAND, MAIN_DISCARD, PUT_AWAY, SPELL, glyph_count, glyphs_in_spell
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class HadBy(Things):
    """What some players have between them."""

    goods: Goods
    players: Players

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        mask = self.players.find(g, ctx) if ctx.other == 0 else ctx.other
        for seat in SEATS[mask]:
            total += self.goods.of(g, ctx, seat)
        return total


says(
    HadBy,
    "{goods:Belongings} {players} own~",
    "{goods:Belongings} (in|anywhere in) {players:Whose} deck",
    game="deck",
)
says(HadBy, "{goods:Held} they control", game="deck", players=Them())
says(HadBy, "{goods:Held} {players} control~", game="deck")
says(HadBy, "{goods} {players} have~", "{goods} {players} own~", game="duel")
says(
    HadBy,
    "{goods} {players} (have~|hold~|control~)",
    "{goods} {players} (have|hold|own|control) between them",
    "of {players:Whose} {goods}",
    "{players:Whose} {goods}",
    "{goods} in front of {players}",
    "{goods} under {players:Whose} control",
)


@dataclass
class OtherHeld(Things):
    """One's own in play, besides this very card."""

    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for card in self.filter.had(g, ctx.you):
            if card != ctx.card and self.filter.takes(g, ctx, card):
                total += 1
        return total


says(OtherHeld, "other {filter} you control", "of your other {filter}", game="deck")
says(
    OtherHeld, "other {filter} you have", "(other {filter} you (own|hold|control)|of your other {filter})", game="duel"
)


@dataclass
class InSpell(Things):
    """Cards in a spell; of a glyph, with those that count as one (SKZ-104)."""

    filter: Filter
    players: Players

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        glyphs = self.filter
        for seat in SEATS[self.players.find(g, ctx)]:
            if isinstance(glyphs, GlyphCard):
                total += glyph_count(g, seat, glyphs.glyph)
                continue
            for card in g.in_zone(SPELL, seat):
                if self.filter.takes(g, ctx, card):
                    total += 1
        return total


says(InSpell, "{filter} in {players:Whose} spell", "other {filter} in {players:Whose} spell", game="duel")


@dataclass
class DifferentGlyphs(Things):
    players: Players

    def count(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        for seat in SEATS[self.players.find(g, ctx)]:
            found |= glyphs_in_spell(g, seat)
        return POP[found]


says(
    DifferentGlyphs,
    "different glyph* in {players:Whose} spell",
    "(different|distinct) (glyph|kind of glyph|type of glyph|magic type) in {players:Whose} spell",
    "glyph type in {players:Whose} spell",
    game="duel",
)


@dataclass
class InHand(Things):
    filter: Filter
    players: Players

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for seat in SEATS[self.players.find(g, ctx)]:
            for card in g.in_zone(HAND, seat):
                if self.filter.takes(g, ctx, card):
                    total += 1
        return total


says(InHand, "{filter} in {players:Whose} hand", "{filter} (left in|still in) {players:Whose} hand")
reads(
    Things,
    lambda filter: InHand(filter, Them()),
    "{filter:Filter} in (it|them)",
    "{filter:Filter} (they|you) (reveal|see)",
)


@dataclass
class InDiscard(Things):
    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for card in g.in_zone(MAIN_DISCARD, 0):
            if self.filter.takes(g, ctx, card):
                total += 1
        return total


says(InDiscard, "{filter} in the discard pile", game="duel")


@dataclass
class InPlay(Things):
    """On the whole table, as far as the game's effects reach."""

    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for seat in SEATS[g.game.in_play_for(g, ctx.you)]:
            for card in self.filter.had(g, seat):
                if self.filter.takes(g, ctx, card):
                    total += 1
        return total


says(
    InPlay,
    "{filter} in play",
    "{filter} (anywhere in play|on the table|in play anywhere)",
    "{filter} in play , no matter whose (it|they) be",
    "{filter} in play , counting (everyone|each player) 's",
    game="duel",
)
says(InPlay, "{filter} in play", game="deck")


@dataclass
class OnTheTable(Things):
    """In front of anybody, whoever controls it."""

    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for seat in range(g.n):
            for card in self.filter.had(g, seat):
                if self.filter.takes(g, ctx, card):
                    total += 1
        return total


_ANYBODYS = "(everybody 's|anybody 's|everyone 's|anyone 's|each player 's)"
says(
    OnTheTable,
    "{filter} anywhere in play",
    "{filter} (on the table|in play anywhere)",
    "{filter} in play , no matter whose (it|they) be",
    f"{{filter}} in play [,] (counting|including) {_ANYBODYS}",
    game="deck",
)


@dataclass
class PlayersOf(Things):
    """Players of a kind: each foe who is still alive."""

    folk: Folk

    def count(self, g: State, ctx: Context) -> i64:
        return POP[self.folk.among(g, ctx)]


says(PlayersOf, "{folk}", "of your {folk}")


@dataclass
class Slain(Things):
    def count(self, g: State, ctx: Context) -> i64:
        return POP[ctx.died]


says(
    Slain,
    "foe* killed this way",
    "(foe|player|wizard) [(who|that) be] kill [(this way|by (it|this)|as a result)]",
    "(foe|player|wizard) (who|that) die (this way|from it|from this|as a result)",
    "foe [that] (this|it) kill",
    "kill you make this way",
)


@dataclass
class ThisWay(Things):
    """Cards moved or revealed just now."""

    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for card in ctx.cards:
            if self.filter.takes(g, ctx, card):
                total += 1
        return total


says(
    ThisWay,
    "{filter} (discarded|revealed|flipped|gained|drawn|added|stolen|lost|destroyed|returned|played) this way",
    "{filter} (you|they) (discard|reveal|flip|gain|draw|add|steal|lose|destroy|return) [this way]",
    "{filter} among them",
    "of them that be a {filter}",
    "{filter} (discard|reveal|flip)",
)


@dataclass
class AmongTheRest(Things):
    """Of the cards seen, those that were put away as the rest."""

    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for at, card in enumerate(ctx.taken):
            if at < len(ctx.owners) and ctx.owners[at] >= PUT_AWAY and self.filter.takes(g, ctx, card):
                total += 1
        return total


says(AmongTheRest, "{filter} among the rest", game="deck")


@dataclass
class DiceShowing(Things):
    """Dice that show a number: each natural 6."""

    number: int

    def count(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for die in ctx.dice:
            if die == self.number:
                total += 1
        return total


says(
    DiceShowing,
    "natural {number} you roll",
    "{number} (you roll|roll|on the die)",
    "die that show a {number}",
    "(natural {number}|{number} rolled|{number} you rolled)",
)


@dataclass
class Plus(Things):
    first: Things
    second: Things

    def count(self, g: State, ctx: Context) -> i64:
        return self.first.count(g, ctx) + self.second.count(g, ctx)


def _plus(first: Things, second: Things) -> Plus | None:
    """Three and more are grouped from the left."""
    return None if isinstance(second, Plus) else Plus(first, second)


says(Plus, "{first} and each {second}", "{first} and [for] each {second}", "{first} plus each {second}", build=_plus)


@dataclass
class EveryFull(Things):
    """For every 2 Treasures: whole sets only."""

    number: int
    things: Things

    def count(self, g: State, ctx: Context) -> i64:
        return self.things.count(g, ctx) // self.number if self.number else 0


def _every_full(number: int, things: Things) -> EveryFull | None:
    """A set is of one thing: "each 2 cards you have and each Treasure" adds the second."""
    return None if isinstance(things, Plus) else EveryFull(number, things)


says(
    EveryFull,
    "{number} {things}*",
    "(full|complete) {number} {things}",
    "set of {number} {things}",
    build=_every_full,
)


@dataclass
class ForEach(Amount):
    """So many for each thing."""

    amount: Amount
    things: Things

    def value(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx) * self.things.count(g, ctx)


# Not lambdas: mypyc cannot compile one lambda inside another.
def _for_each(things: Things) -> Callable[[Amount], Amount | None]:
    return lambda amount: ForEach(amount, things)


def _capped(most: Amount) -> Callable[[Amount], Amount | None]:
    return lambda amount: CappedAt(amount, most) if not isinstance(amount, Number | CappedAt) else None


def _where(amount: Amount) -> Callable[[Amount], Amount | None]:
    """ "Deal X damage, where X is the number of …"."""
    return lambda unknown: amount if isinstance(unknown, X) else None


reads("Tail", _where, "[,] where x (be|equal) {amount:Amount}")
reads("Tail", _for_each, "(for each|per) {things:Things}")
reads(
    "Tail",
    _capped,
    "[,] (to a maximum of|to a max of|up to a maximum of|but no more than|at most|up to|maximum|max) {most:Amount}",
    "< (maximum|max|up to|to a maximum of|up to a maximum of) {most:Amount} >",
)
reads(Amount, lambda players: GoodsOf(players, HitPoints()), "that of {players:Players}")
reads(
    Amount,
    lambda players, goods: Twice(GoodsOf(players, goods)),
    "twice as (much|many) [(damage|HP|card)] as {players:Players} have {goods:Goods}",
)


@dataclass
class Named(Things):
    """Those the text just spoke of."""

    def count(self, g: State, ctx: Context) -> i64:
        return POP[ctx.that if ctx.that else ctx.target]


says(
    Named,
    "of them",
    "(foe|player|target) (damage|hurt|hit|heal) this way",
    "(foe|player) you choose",
    "(foe|target|player) hit",
    "foe who be (heal|hurt|hit|damage)",
    "of those (foe|player)",
)
reads(Amount, lambda goods, players: GoodsOf(players, goods), "the {goods:Goods} of {players:Players}")
reads(
    "Front",
    lambda number: DiceShowing(number) if number > 1 else None,  # "for each one" may be said of cards (see discourse)
    "for each {number:int} [(you roll|roll|on the die)] ,",
)
reads("Front", lambda things: things, "(for each|per) {things:Things} ,")
reads(
    "Front",
    lambda: ThisWay(AnyCard()),
    "for each 1 [(discard|reveal|flip|draw|gain|lose|steal)] [this way] ,",
    "for each [such] card (discard|reveal|flip|draw|gain|lose|steal) [this way] ,",
    "for each 1 you (discard|reveal|flip|draw|gain|lose|steal) [this way] ,",
)
