"""Cards that come to a wizard, and where they go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Lasting
from spellwright.core.state import State
from spellwright.effects.builders import OFFERED, REPLACED, gain, take_token
from spellwright.effects.cards import AllFrom, SameCards, SomeFrom
from spellwright.effects.categories import Act, Amount, Cards, Effect, Filter, Lasts, Tree, next_due, sent_back
from spellwright.effects.decks import DeckOf, TopsOf
from spellwright.effects.deeds import CardAct, ToHand
from spellwright.effects.flow import ActSteps, May
from spellwright.effects.lots import RandomFrom
from spellwright.effects.piles import FrontOf, HandOf
from spellwright.effects.placements import PutOnTop, PutUnder
from spellwright.effects.players import You
from spellwright.effects.references import It, TheRest
from spellwright.effects.sections import WhenBought, WhenGained
from spellwright.effects.spans import Lets, Span
from spellwright.effects.table import DECK, DISCARD, END_OF_TURN, HAND, TOKEN_STACK, WOULD_GAIN
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"

# -- gaining ------------------------------------------------------------------------------------------


@dataclass
class Stacked(Tree):
    """Cards or tokens that everybody takes from a stack of the table: a game's own noun."""

    place: int


category(Stacked)


@dataclass
class GainStacked(Act):
    """From the top of a stack, as long as there are any (ANN-163, ANN-165)."""

    amount: Amount
    stack: Stacked

    def one(self, g: State, ctx: Context) -> bool:
        ctx.cards = []
        ctx.did &= ~(1 << ctx.they)
        return self.go(g, ctx, ctx.they, self.amount.value(g, ctx))

    def go(self, g: State, ctx: Context, seat: i64, count: i64) -> bool:
        place = self.stack.place
        while count > 0 and g.in_zone(place, 0):
            count -= 1
            ctx.did |= 1 << seat
            height = len(g.stack)
            if not self.next(g, ctx, seat, place):
                if count > 0:
                    g.under(height, self, ctx, 1, seat, count)
                return False
        return True

    def next(self, g: State, ctx: Context, seat: i64, place: i64) -> bool:
        if place == TOKEN_STACK:
            return take_token(g, seat)
        card = g.in_zone(place, 0)[-1]
        ctx.cards = [*ctx.cards, card]
        return gain(g, seat, card, g.zone(DISCARD, seat))

    def payable(self, g: State, ctx: Context) -> bool:
        """ANN-165: what the stack does not give is no choice and no price."""
        there: i64 = len(g.in_zone(self.stack.place, 0))
        return there > 0 and there >= self.amount.value(g, ctx)

    def measured(self) -> bool:
        return True

    def dues(self, g: State, ctx: Context, seat: i64) -> list[int]:
        ctx.they = seat
        return [self.amount.value(g, ctx)]

    def turned(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-108: as many as the seat would have gained."""
        return self.go(g, sent_back(ctx, seat), ctx.you, next_due(g, ctx, self, seat))

    def more(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a, frame.b)


_GAIN = "(gain|get|take|receive|draw)"
says(
    GainStacked,
    "gain~ {amount} {stack}",
    f"{_GAIN} {{amount}} [(more|extra|additional)] {{stack}} [(each|instead)] [from the (stack|supply)]",
    game=DECK_BUILDERS,
)


@dataclass
class GainCards(CardAct):
    """ANN-147: to the discard pile."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            ctx.later = cards[i + 1 :]
            height = len(g.stack)
            if not gain(g, seat, card, g.zone(DISCARD, seat)):
                g.under(height, self, ctx, 2, seat)
                return False
        return True


def gaining(cards: Cards) -> GainCards | None:
    """What is one's own already cannot be gained."""
    if isinstance(cards, SomeFrom | AllFrom | RandomFrom):
        pile = cards.pile
        if isinstance(pile, HandOf | FrontOf) and isinstance(pile.players, You):
            return None
        return GainCards(cards)
    return GainCards(cards) if isinstance(cards, It | TheRest | TopsOf | SameCards) else None


says(GainCards, "gain~ {cards}", "(gain|get|receive) {cards}", game=DECK_BUILDERS, build=gaining)


@dataclass
class Destination(Tree):
    """Where cards go, said after what brings them."""

    place: int
    under: int


category(Destination)
says(
    Destination,
    "into your hand",
    "[directly] (into|to|in) [(your|their)] hand",
    game=DECK_BUILDERS,
    place=HAND,
    under=0,
)
says(
    Destination,
    "on top of your deck",
    "(on [the] top of|on|onto|to the top of|atop) (your|their) deck",
    game=DECK_BUILDERS,
    place=DECK,
    under=0,
)
says(
    Destination,
    "on the bottom of your deck",
    "(on|at|to) the bottom of (your|their) deck",
    "(under|beneath|below|underneath) (your|their) deck",
    game=DECK_BUILDERS,
    place=DECK,
    under=1,
)


def _moved(to: Destination) -> Act:
    if to.place == HAND:
        return ToHand(It())
    return PutUnder(It(), DeckOf(You())) if to.under else PutOnTop(It(), DeckOf(You()))


def _gain_to(cards: Cards, to: Destination) -> ActSteps | None:
    gained = gaining(cards)
    return None if gained is None else ActSteps([gained, _moved(to)])


reads(Act, _gain_to, "(gain|get|receive) {cards:Cards} {to:Destination}", game=DECK_BUILDERS)
reads(
    Act,
    lambda amount, stack, to: ActSteps([GainStacked(amount, stack), _moved(to)]),
    f"{_GAIN} {{amount:Amount}} {{stack:Stacked}} {{to:Destination}}",
    game=DECK_BUILDERS,
)

# -- where what is gained goes ------------------------------------------------------------------------


@dataclass
class GainedGoes(Lasts):
    """Z27: cards go elsewhere as they are gained."""

    filter: Filter
    to: Destination

    def hook(self) -> i64:
        return WOULD_GAIN

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return g.zone(self.to.place, seat) * 2 + self.to.under


_EACH = "[(each|any|all|all of the|the)]"
_GET = "[that] you (gain|gain or buy|buy or gain|acquire)"
_BUY = "[that] you (buy|buy or defeat)"
says(
    GainedGoes,
    "{filter}* you gain go {to}",
    f"{_EACH} {{filter}} {_GET} (go|be put) {{to}}",
    f"(put|place) {_EACH} {{filter}} {_GET} {{to}}",
    game=DECK_BUILDERS,
)


@dataclass
class NextGainedGoes(GainedGoes):
    """The same for the next such card only."""

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)


says(
    NextGainedGoes,
    "the next {filter} you gain goes {to}",
    f"the next {{filter}} {_GET} (go|be put) {{to}}",
    f"(put|place) the next {{filter}} {_GET} {{to}}",
    game=DECK_BUILDERS,
)


@dataclass
class BoughtGoes(GainedGoes):
    """Only what is paid for."""

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return number > 0 and GainedGoes.matches(self, g, m, seat, other, number, card)


says(
    BoughtGoes,
    "{filter}* you buy go {to}",
    f"{_EACH} {{filter}} {_BUY} (go|be put) {{to}}",
    f"(put|place) {_EACH} {{filter}} {_BUY} {{to}}",
    game=DECK_BUILDERS,
)


@dataclass
class NextBoughtGoes(BoughtGoes):
    """The same for the next such card only."""

    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)


says(
    NextBoughtGoes,
    "the next {filter} you buy goes {to}",
    f"the next {{filter}} {_BUY} (go|be put) {{to}}",
    f"(put|place) the next {{filter}} {_BUY} {{to}}",
    game=DECK_BUILDERS,
)


def _this_turn(kind: type[GainedGoes]) -> Callable[[Filter, Destination], Lets]:
    return lambda filter, to: Lets(kind(filter, to), Span(END_OF_TURN))


for _next, _all, _verb in (
    (NextGainedGoes, GainedGoes, _GET),
    (NextBoughtGoes, BoughtGoes, _BUY),
):
    reads(
        Act,
        _this_turn(_next),
        f"(put|place) the next {{filter:Filter}} {_verb} this turn {{to:Destination}}",
        f"the next {{filter:Filter}} {_verb} this turn (go|be put) {{to:Destination}}",
        game=DECK_BUILDERS,
    )
    reads(
        Act,
        _this_turn(_all),
        f"(put|place) {_EACH} {{filter:Filter}} {_verb} this turn {{to:Destination}}",
        f"{_EACH} {{filter:Filter}} {_verb} this turn (go|be put) {{to:Destination}}",
        game=DECK_BUILDERS,
    )


@dataclass
class InsteadOfGaining(Lasts):
    """R25: something else happens; an offer that is declined changes nothing."""

    filter: Filter
    effect: Effect

    def hook(self) -> i64:
        return WOULD_GAIN

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return OFFERED if isinstance(self.effect, May) else REPLACED

    def happen(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(
    InsteadOfGaining,
    "if you would gain a {filter} , {effect}",
    "(if|when|whenever) you would (gain|get) (a|1 or more|any) {filter} , [instead] {effect}",
    game=DECK_BUILDERS,
)

# -- what this very card does as it is gained -----------------------------------------------------------

_THIS = "this [(card|treasure|creature|location|1)]"
says(
    WhenGained,
    "when you gain this card , {effect}",
    f"(when|whenever|if|after) you (gain|gain or buy|buy or gain|get|acquire) {_THIS} , {{effect}}",
    "(when|whenever|if) this card be gain , {effect}",
    "{effect} (when|as) you (gain|gain or buy|buy or gain|get|acquire) this card",
    game=DECK_BUILDERS,
)
says(
    WhenBought,
    "when you buy this card , {effect}",
    f"(when|whenever|if|after) you (buy|defeat) {_THIS} , {{effect}}",
    "{effect} (when|as) you buy this card",
    game=DECK_BUILDERS,
)
