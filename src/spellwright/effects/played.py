"""What was played this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.amounts import AtLeast, Number
from spellwright.effects.cards import sift
from spellwright.effects.categories import Condition, Filter, Limit, Things, Trait
from spellwright.effects.filters import AnyCard
from spellwright.effects.table import ACTIVE
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"


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
