"""Where cards of a deck builder lie, what a wizard controls, owns and has played, and what cards cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import AtLeast, NoneAtAll, Number
from spellwright.effects.cards import (
    AllFrom,
    AllOwn,
    FrontOf,
    HandOf,
    Owned,
    OwnOther,
    Picked,
    Pile,
    Seen,
    SomeFrom,
    ThisCard,
    gather,
    sift,
)
from spellwright.effects.categories import (
    Act,
    Amount,
    Cards,
    Condition,
    Effect,
    Filter,
    Limit,
    Players,
    Sentence,
    Things,
    Trait,
    Tree,
)
from spellwright.effects.costs import ItsCost, Price, priced
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import DISCARDED, GAVE
from spellwright.effects.flow import Do, Plain, Text
from spellwright.effects.goods import AnyCard, Kind, Plus
from spellwright.effects.outcomes import YouDidNot
from spellwright.effects.players import Each, Everybody, Them, Who, You
from spellwright.effects.sections import Attack
from spellwright.effects.table import (
    ACTIVE,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    MAYHEM,
    PLAY,
    TOKENS,
)
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"

# -- piles ------------------------------------------------------------------------------------------


@dataclass
class DiscardsOf(Pile):
    players: Players

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, DISCARD, self.players.find(g, ctx))


says(DiscardsOf, "{players:Whose} discard pile", "the discard pile of {players}", game=DECK_BUILDERS)


@dataclass
class TablePile(Pile):
    """Face-up cards of the table: a game's own noun for a row, and the destroyed pile."""

    place: int

    def cards(self, g: State, ctx: Context) -> list[int]:
        """A Mayhem lies in the row only while it happens: it is no card of it (ANN-177)."""
        return [card for card in g.in_zone(self.place, 0) if not g.face(card).kind & MAYHEM]


says(TablePile, "the destroyed pile", "the (destroyed card|trash)", game=DECK_BUILDERS, place=DESTROYED)
says(FrontOf, "{players:Whose} cards in play", "in front of {players}", game=DECK_BUILDERS)


@dataclass
class Spot(Tree):
    """A wizard's place for cards, as a bare noun."""

    place: int


category(Spot)
says(Spot, "hand", game=DECK_BUILDERS, place=HAND)
says(Spot, "discard pile", game=DECK_BUILDERS, place=DISCARD)
says(Spot, "deck", game=DECK_BUILDERS, place=DECK)


@dataclass
class TwoSpots(Pile):
    """Either of two places of the same wizards."""

    players: Players
    first: Spot
    second: Spot

    def cards(self, g: State, ctx: Context) -> list[int]:
        mask = self.players.find(g, ctx)
        return gather(g, self.first.place, mask) + gather(g, self.second.place, mask)


says(
    TwoSpots,
    "{players:Whose} {first} or {second}",
    "{players:Whose} {first} (or|and|and / or) [(your|their)] {second}",
    "{players:Whose} {first} (or|and|and / or) from (your|their) {second}",
    game=DECK_BUILDERS,
)

# -- kinds of cards -----------------------------------------------------------------------------------


reads(
    "Kinds",
    lambda first, second: Kind(first.kind | second.kind),
    "{first:Kind} [,] (or|and|and / or) [a] {second:Kind}",
    game=DECK_BUILDERS,
)
reads(
    "Kinds",
    lambda first, others: Kind(first.kind | others.kind),
    "{first:Kind} , [a] {others:Kinds}",
    game=DECK_BUILDERS,
)
reads(Filter, lambda kinds: kinds, "{kinds:Kinds}", game=DECK_BUILDERS)


@dataclass
class OngoingCard(Filter):
    """ANN-139, ANN-140: what stays in play; standees and tokens with such a text are among them."""

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return g.face(card).lasts

    def home(self) -> i64:
        return HAND

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat) + g.in_zone(TOKENS, seat)

    def in_play(self) -> bool:
        return True


says(OngoingCard, "Ongoing card*", "ongoing", game=DECK_BUILDERS)


@dataclass
class DefenseCard(Filter):
    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return g.face(card).defense is not None or g.face(card).guard is not None

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat)

    def in_play(self) -> bool:
        return True


says(DefenseCard, "Defense card*", "defense", game=DECK_BUILDERS)


@dataclass
class AttackCard(Filter):
    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        text = g.face(card).program
        return isinstance(text, Text) and any(isinstance(part, Attack) for part in text.sentences)

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat)

    def in_play(self) -> bool:
        return True


says(AttackCard, "Attack*", "attack card", game=DECK_BUILDERS)


def _costing_from(amount: Amount, filter: Filter, pile: Pile, price: Price) -> SomeFrom | None:
    costing = priced(filter, price)
    return None if costing is None else SomeFrom(amount, costing, pile)


reads(
    Cards,
    _costing_from,
    "{amount:Amount} {filter:Filter} (from|in) {pile:Pile} that cost {price:Price}",
    "{amount:Amount} {filter:Filter} (from|in) {pile:Pile} (with a cost of|of cost|with cost|with a cost|costing) {price:Price}",
    "{amount:Amount} {filter:Filter} of (your|their) choice (from|in) {pile:Pile} that cost {price:Price}",
    game=DECK_BUILDERS,
)

# -- what is controlled -------------------------------------------------------------------------------


@dataclass
class SomeInPlay(Picked):
    """So many of the cards one controls."""

    amount: Amount
    filter: Filter

    def pool(self, g: State, ctx: Context) -> list[int]:
        return controlled(g, ctx, self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx)


def controlled(g: State, ctx: Context, filter: Filter) -> list[int]:
    return sift(g, ctx, filter.had(g, ctx.they), filter)


says(
    SomeInPlay,
    "{amount} {filter} you~ control",
    "{amount} {filter} [that] (you|they) (control|have in play)",
    "{amount} {filter} under (your|their) control",
    "{amount} of the {filter} (you|they) control",
    game=DECK_BUILDERS,
)


@dataclass
class AllInPlay(Owned):
    """Every card of a kind that one controls."""

    filter: Filter

    def enough(self, g: State, ctx: Context) -> bool:
        return len(controlled(g, ctx, self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = controlled(g, ctx, self.filter)
        return True


says(
    AllInPlay,
    "all {filter}* you~ control",
    "(all|each|all of the|every) {filter} [that] (you|they) (control|have in play)",
    game=DECK_BUILDERS,
)


def _theirs_in_play(amount: Amount, filter: Filter, players: Players) -> SomeFrom | None:
    return None if isinstance(players, You | Them) else SomeFrom(amount, filter, FrontOf(players))


reads(
    Cards,
    _theirs_in_play,
    "{amount:Amount} {filter:Filter} [that] {players:Players} (control|have in play)",
    game=DECK_BUILDERS,
)

# -- what lies in a pile --------------------------------------------------------------------------------


@dataclass
class InPile(Things):
    """Cards of a kind in a pile."""

    filter: Filter
    pile: Pile

    def count(self, g: State, ctx: Context) -> i64:
        return len(sift(g, ctx, self.pile.cards(g, ctx), self.filter))


def _in_pile(filter: Filter, pile: Pile) -> InPile | None:
    """Of a hand: see InHand; of the cards just seen: see ThisWay."""
    return InPile(filter, pile) if isinstance(pile, DiscardsOf | TablePile | TwoSpots) else None


says(InPile, "{filter} in {pile}", game=DECK_BUILDERS, build=_in_pile)


def _both_in_pile(first: Filter, second: Filter, pile: Pile) -> Plus | None:
    one, other = _in_pile(first, pile), _in_pile(second, pile)
    return None if one is None or other is None else Plus(one, other)


reads(
    Things,
    _both_in_pile,
    "{first:Filter} and [for] each {second:Filter} in {pile:Pile}",
    game=DECK_BUILDERS,
)


@dataclass
class PileHas(Condition):
    """ "If there is a Spell in your discard pile"."""

    pile: Pile
    limit: Limit
    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        return self.limit.meets(g, ctx, len(sift(g, ctx, self.pile.cards(g, ctx), self.filter)))


def _pile_has(pile: Pile, limit: Limit, filter: Filter) -> PileHas | None:
    return PileHas(pile, limit, filter) if isinstance(pile, DiscardsOf | TablePile | TwoSpots | HandOf) else None


says(
    PileHas,
    "there are {limit} {filter}* in {pile}",
    "there be {limit} {filter} in {pile}",
    "you have {limit} {filter} in {pile}",
    "{limit} {filter} be in {pile}",
    "{pile} (have|contain|hold) {limit} {filter}",
    game=DECK_BUILDERS,
    build=_pile_has,
)


@dataclass
class HasInDiscards(Trait):
    """ "Each foe who has a Limp Wand in his or her discard pile"."""

    limit: Limit
    filter: Filter

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return self.limit.meets(g, ctx, len(sift(g, ctx, g.in_zone(DISCARD, seat), self.filter)))


says(
    HasInDiscards,
    "have~ {limit} {filter} in their discard pile",
    game=DECK_BUILDERS,
)

# -- what was played ------------------------------------------------------------------------------------


def played(g: State, ctx: Context, seat: i64, filter: Filter) -> list[int]:
    """Cards of a kind that the seat has played in this turn, in order."""
    return sift(g, ctx, g.played, filter) if g.get(ACTIVE, 0) == seat + 1 else []


@dataclass
class HasPlayed(Trait):
    limit: Limit
    filter: Filter

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return self.limit.meets(g, ctx, len(played(g, ctx, seat, self.filter)))


_SO_FAR = "[(so far|before this|before this card)]"
says(
    HasPlayed,
    "have~ played {limit} {filter} this turn",
    f"[have] (play|use) {{limit}} {{filter}} {_SO_FAR} this turn",
    game=DECK_BUILDERS,
)


@dataclass
class HasPlayedOther(Trait):
    """The same, besides this very card."""

    limit: Limit
    filter: Filter

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        others = [card for card in played(g, ctx, seat, self.filter) if card != ctx.card]
        return self.limit.meets(g, ctx, len(others))


says(
    HasPlayedOther,
    "have~ played {limit} other {filter} this turn",
    f"[have] play {{limit}} other {{filter}} {_SO_FAR} this turn",
    game=DECK_BUILDERS,
)
reads(
    Trait,
    lambda filter: HasPlayedOther(AtLeast(Number(1)), filter),
    f"[have] play another {{filter:Filter}} {_SO_FAR} this turn",
    game=DECK_BUILDERS,
)


@dataclass
class CardsPlayed(Things):
    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        return len(played(g, ctx, ctx.you, self.filter))


says(
    CardsPlayed,
    "{filter} you have played this turn",
    f"{{filter}} [that] you [have] play {_SO_FAR} this turn",
    game=DECK_BUILDERS,
)


@dataclass
class OthersPlayed(Things):
    filter: Filter

    def count(self, g: State, ctx: Context) -> i64:
        return len([card for card in played(g, ctx, ctx.you, self.filter) if card != ctx.card])


says(
    OthersPlayed,
    "other {filter} you have played this turn",
    f"other {{filter}} [that] you [have] play {_SO_FAR} this turn",
    game=DECK_BUILDERS,
)


@dataclass
class PlayedAs(Condition):
    """C12: this card is the first, second, third of a kind to be played in this turn."""

    number: int
    filter: Filter

    def holds(self, g: State, ctx: Context) -> bool:
        cards = played(g, ctx, ctx.you, self.filter)
        return len(cards) >= self.number and cards[self.number - 1] == ctx.card


ORDINALS = ("first", "second", "third", "fourth", "fifth")
for _at, _ordinal in enumerate(ORDINALS):
    says(
        PlayedAs,
        f"this is the {_ordinal} {{filter}} you have played this turn",
        f"this [card] be (the|your) {_ordinal} {{filter}} [you [have] play] [(of|in)] this turn",
        game=DECK_BUILDERS,
        number=_at + 1,
    )

# -- costs ------------------------------------------------------------------------------------------------


_SEEN = "(discard|destroy|reveal|gain|flip|chosen|return|draw|play|stolen|steal)"


@dataclass
class HighestCost(Amount):
    pile: Pile

    def value(self, g: State, ctx: Context) -> i64:
        most: i64 = 0
        for card in self.pile.cards(g, ctx):
            cost = g.face(card).cost
            if cost > most:
                most = cost
        return most


says(HighestCost, "the highest cost {pile:Seen}", game=DECK_BUILDERS)
says(
    HighestCost,
    "the highest cost in {pile}",
    "the highest cost (among|of|on) [(a|any|all)] [(card|the card)] [(in|from|among)] {pile}",
    "the cost of the (most expensive|costliest|priciest) card (in|from|among|of) {pile}",
    "the highest cost of (a|any) card (in|from|among|of) {pile}",
    game=DECK_BUILDERS,
)


@dataclass
class LowestCost(Amount):
    pile: Pile

    def value(self, g: State, ctx: Context) -> i64:
        costs = [g.face(card).cost for card in self.pile.cards(g, ctx)]
        return min(costs) if len(costs) else 0


says(LowestCost, "the lowest cost {pile:Seen}", game=DECK_BUILDERS)
says(
    LowestCost,
    "the lowest cost in {pile}",
    "the lowest cost (among|of|on) [(a|any|all)] [(card|the card)] [(in|from|among)] {pile}",
    "the cost of the (least expensive|cheapest) card (in|from|among|of) {pile}",
    game=DECK_BUILDERS,
)


@dataclass
class TotalCost(Amount):
    pile: Pile

    def value(self, g: State, ctx: Context) -> i64:
        total: i64 = 0
        for card in self.pile.cards(g, ctx):
            total += g.face(card).cost
        return total


def _total_cost(pile: Pile) -> TotalCost | None:
    return TotalCost(pile) if isinstance(pile, DiscardsOf | TablePile | TwoSpots | HandOf) else None


says(
    TotalCost,
    "the total cost of the cards in {pile}",
    "the (total|combined) cost of (the|all|all the|all of the) card (in|from) {pile}",
    "the (total|combined) cost of {pile}",
    game=DECK_BUILDERS,
    build=_total_cost,
)


@dataclass
class CostIs(Condition):
    """C21: of the card just seen or moved."""

    price: Price

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(ctx.cards) and self.price.meets(g, ctx, ItsCost().value(g, ctx))


says(
    CostIs,
    "it costs {price:Price}",
    "(it|that card|the card) cost {price:Price}",
    f"the {_SEEN} card cost {{price:Price}}",
    "(its cost|the cost of that card|that card 's cost) be {price:Price}",
    "the card (you|they) (discard|destroy|reveal|gain|flip) cost {price:Price}",
    game=DECK_BUILDERS,
)


# -- into other places ----------------------------------------------------------------------------------


@dataclass
class IntoSpot(CardAct):
    """Z31: into a hand or onto a discard pile that is not one's own hand. Step 3 waits for whose."""

    cards: Cards
    players: Players
    spot: Spot

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        ctx.later = cards
        ctx.they = seat
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, 3, seat)
            return False
        return self.put(g, ctx, seat)

    def put(self, g: State, ctx: Context, seat: i64) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        for other in SEATS[ctx.aim]:
            for card in ctx.later:
                g.move(card, g.zone(self.spot.place, other))
                g.tell(GAVE if other != seat else DISCARDED, seat, 1 << other, 1, card)
            return True
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.put(g, frame.ctx, frame.a) if frame.step == 3 else CardAct.more(self, g, frame)


def _into_spot(cards: Cards, players: Players, spot: Spot) -> IntoSpot | None:
    own_hand = spot.place == HAND and isinstance(players, You | Them)
    return None if own_hand or spot.place == DECK else IntoSpot(cards, players, spot)


says(
    IntoSpot,
    "put~ {cards} into {players:Whose} {spot}",
    "(put|place|move|add) {cards} (into|in|onto|on|to) {players:Whose} {spot}",
    game=DECK_BUILDERS,
    build=_into_spot,
)


def _one_of_them(amount: Amount, price: Price) -> SomeFrom | None:
    costing = priced(AnyCard(), price)
    return None if costing is None else SomeFrom(amount, costing, Seen())


reads(
    Cards,
    _one_of_them,
    "{amount:Amount} of (them|those|those card|these) (that cost|costing|with a cost of|with cost) {price:Price}",
    game=DECK_BUILDERS,
)
reads(
    Cards,
    lambda amount, filter: SomeFrom(amount, filter, Seen()),
    "{amount:Amount} {filter:Filter} (among them|of those|of them)",
    game=DECK_BUILDERS,
)
reads(
    Condition,
    YouDidNot,
    "you do not have 1 [there]",
    "there be (not 1|none)",
    game=DECK_BUILDERS,
)


@dataclass
class ShowedA(Trait):
    """P58: of the cards that several have just seen or moved, each one's own is of a kind."""

    filter: Filter

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        for card in ctx.cards:
            owner = g.holder(card)
            if owner < 0 and card in ctx.taken and len(ctx.owners) == len(ctx.taken):
                owner = ctx.owners[ctx.taken.index(card)]
            if owner == seat and self.filter.takes(g, ctx, card):
                return True
        return False

    def has_happened(self) -> bool:
        return True


def _showed(filter: Filter) -> ShowedA | None:
    """Of any card at all: see DidIt."""
    return None if isinstance(filter, AnyCard) else ShowedA(filter)


says(
    ShowedA,
    "turned up a {filter}",
    "[have] (reveal|destroy|discard|show|flip|turn up) a {filter} [this way]",
    "whose card be a {filter}",
    game=DECK_BUILDERS,
    build=_showed,
)


def _if_yours(filter: Filter, effect: Effect) -> Plain | None:
    """ "If yours was a Starter, heal 2 HP": said of everybody, meant for each."""
    return Plain(Do(Each(Who(Everybody(), ShowedA(filter))), effect)) if isinstance(effect, Act) else None


reads(
    Sentence,
    _if_yours,
    "if (yours|your card) be a {filter:Filter} , {effect:Effect}",
    "if (yours|your card) be a {filter:Filter} , you {effect:Effect}",
    game=DECK_BUILDERS,
)

# -- whole piles, and cards picked out by their cost -----------------------------------------------------

reads(
    Cards,
    lambda players: AllFrom(AnyCard(), DiscardsOf(players)),
    "{players:Whose} [(whole|entire)] discard pile",
    "all [of] [the card (in|of)] {players:Whose} discard pile",
    game=DECK_BUILDERS,
)
reads(
    Cards,
    lambda amount, pile: SomeFrom(amount, AnyCard(), pile),
    "{amount:Amount} of {pile:FrontOf}",
    game=DECK_BUILDERS,
)
reads(Cards, lambda filter: AllOwn(filter), "all {filter:Filter}", "each {filter:Filter} in hand", game=DECK_BUILDERS)
reads(
    Condition,
    lambda pile: _pile_has(pile, NoneAtAll(), AnyCard()),
    "{pile:Pile} be empty",
    "there be nothing in {pile:Pile}",
    game=DECK_BUILDERS,
)


@dataclass
class Dearest(Picked):
    """The card of a pile that costs the most (1) or the least (-1); the doer chooses among the tied."""

    filter: Filter
    pile: Pile
    sign: int

    def pool(self, g: State, ctx: Context) -> list[int]:
        cards = sift(g, ctx, self.pile.cards(g, ctx), self.filter)
        if not cards:
            return []
        costs = [g.face(card).cost for card in cards]
        best = max(costs) if self.sign > 0 else min(costs)
        return [card for card in cards if g.face(card).cost == best]


for _sign, _said, _ways in (
    (1, "most expensive", "(most expensive|costliest|priciest|highest cost)"),
    (-1, "cheapest", "(cheapest|least expensive|lowest cost)"),
):
    _with = "(highest|greatest)" if _sign > 0 else "(lowest|smallest)"
    says(
        Dearest,
        f"the {_said} {{filter}} from {{pile}}",
        f"(the|your|their) {_ways} {{filter}} (from|in|of|out of) {{pile}}",
        f"the {{filter}} (from|in) {{pile}} with the {_with} cost",
        f"the {{filter}} with the {_with} cost (from|in) {{pile}}",
        game=DECK_BUILDERS,
        sign=_sign,
    )


@dataclass
class ThisAnd(Cards):
    """This very card and others: a price in two parts. Step 1 waits for the others."""

    others: Cards

    def enough(self, g: State, ctx: Context) -> bool:
        rest = self.others
        if not ThisCard().enough(g, ctx):
            return False
        if isinstance(rest, Picked):
            there = [card for card in rest.pool(g, ctx) if card != ctx.card]
            return rest.free() or len(there) >= rest.most(g, ctx)
        return rest.enough(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        height = len(g.stack)
        if not self.others.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.both(ctx)

    def both(self, ctx: Context) -> bool:
        ctx.chosen = [ctx.card, *[card for card in ctx.chosen if card != ctx.card]]
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.both(frame.ctx)


says(
    ThisAnd,
    "this card and {others:OwnOther}",
    "this (card|token|treasure) and {others:OwnOther}",
    game=DECK_BUILDERS,
)
reads(
    Cards,
    lambda: ThisAnd(OwnOther(Number(1), AnyCard())),
    "this (card|token|treasure) and another card [(from|in) (your|their) hand]",
    game=DECK_BUILDERS,
)


@dataclass
class TypesPlayed(Things):
    """C12: different types of the cards played in this turn."""

    def count(self, g: State, ctx: Context) -> i64:
        kinds: i64 = 0
        for card in played(g, ctx, ctx.you, AnyCard()):
            kinds |= g.face(card).kind
        count: i64 = 0
        while kinds:
            kinds &= kinds - 1
            count += 1
        return count


says(
    TypesPlayed,
    "different card type* you have played this turn",
    "different (card type|type of card|type) [that] you [have] play [this turn]",
    "different (card type|type of card) among the card you [have] play this turn",
    game=DECK_BUILDERS,
)


@dataclass
class CostAndMore(Amount):
    """So much more than what was just destroyed, discarded or seen has cost."""

    more: int

    def value(self, g: State, ctx: Context) -> i64:
        return ItsCost().value(g, ctx) + self.more


says(
    CostAndMore,
    "{more} more than its cost",
    "{more} more than (it|that card|the card)",
    f"{{more}} more than the {_SEEN} card ['s cost]",
    "(its|that card 's) cost plus {more}",
    game=DECK_BUILDERS,
)


@dataclass
class Refill(Act):
    """Z20: the row is filled up from the main deck, as at the start of a turn."""

    row: TablePile

    def one(self, g: State, ctx: Context) -> bool:
        return g.game.refill(g, Context(ctx.you, -1))

    def more(self, g: State, frame: Frame) -> bool:
        return True


@dataclass
class ThatRow(TablePile):
    """ "Refill it": the row spoken of before, until the text is linked."""


says(Refill, "refill~ {row}", "(refill|replenish|fill up|restock) {row}", game=DECK_BUILDERS)
reads(Act, lambda: Refill(ThatRow(0)), "(refill|replenish|restock) it", game=DECK_BUILDERS)
