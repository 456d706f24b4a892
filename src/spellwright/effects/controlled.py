"""What a wizard of a deck builder controls, owns and has in a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.amounts import NoneAtAll, Number
from spellwright.effects.cards import AllFrom, AllOwn, Owned, OwnOther, Picked, SomeFrom, sift
from spellwright.effects.categories import Amount, Cards, Condition, Filter, Limit, Players, Things, Trait
from spellwright.effects.filters import AnyCard, Kind
from spellwright.effects.piles import FrontOf, HandOf, Pile
from spellwright.effects.places import DiscardsOf, TablePile, TwoSpots
from spellwright.effects.players import Them, You
from spellwright.effects.references import ThisCard
from spellwright.effects.table import DISCARD, STANDEE, TOKEN
from spellwright.effects.things import Plus
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"

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
    """Cards: standees and tokens are counted with them (ANN-140), but not discarded like them (ANN-220)."""
    cards = sift(g, ctx, filter.had(g, ctx.they), filter)
    return cards if isinstance(filter, Kind) else [c for c in cards if not g.face(c).kind & (STANDEE | TOKEN)]


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
