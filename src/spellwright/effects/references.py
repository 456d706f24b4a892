"""Cards told by where they lie or spoken of before: the top card, it, the rest, this card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.cards import AllFrom, Owned, SomeFrom
from spellwright.effects.categories import Amount, Cards
from spellwright.effects.filters import AnyCard, Matching
from spellwright.effects.piles import Seen, unused
from spellwright.effects.table import MAIN, MAIN_DISCARD
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    pass


@dataclass
class TopOfDeck(Cards):
    amount: Amount

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = g.tops(g.zone(MAIN, 0), self.amount.value(g, ctx))
        return True


says(TopOfDeck, "the top card of the Main Deck", amount=Number(1), game="duel")
says(
    TopOfDeck,
    "the top {amount:Number} card* of the Main Deck",
    "the (top|first) {amount:Number} card (of|from|on) the [(main|spell)] deck",
    game="duel",
)
reads(Cards, lambda: TopOfDeck(Number(1)), "[the] (top|first) card (of|from|on) the [(main|spell)] deck", game="duel")


@dataclass
class TopDiscard(Cards):
    """The card that was discarded last."""

    def enough(self, g: State, ctx: Context) -> bool:
        return len(g.in_zone(MAIN_DISCARD, 0)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = g.in_zone(MAIN_DISCARD, 0)[-1:]
        return True


says(
    TopDiscard,
    "the top card of the discard pile",
    "the (top|last) card (of|on|in|from) [the] discard pile",
    game="duel",
)
reads(
    Cards,
    lambda amount: SomeFrom(amount, AnyCard(), Seen()),
    "{amount:Amount} of (them|those|those card|the card)",
)
reads(Cards, lambda: SomeFrom(Number(1), AnyCard(), Seen()), "either [of them]", "either 1")
reads(
    Cards,
    lambda filter: AllFrom(filter, Seen()),
    "each {filter:Filter} (you|they) (reveal|flip|turn up|find)",
    "each {filter:Filter} (reveal|flip|turn up) [this way]",
    "each {filter:Filter} among them",
    "(all|any) {filter:Filter} (you|they) (reveal|flip|turn up|find)",
    "(all|any) {filter:Filter} (reveal|flip|turn up|among them) [this way]",
    "each of them that be a {filter:Filter}",
    "all [of] the {filter:Filter}",
    "each {filter:Matching}",
)
reads(
    Cards,
    lambda: AllFrom(Matching(), Seen()),
    "each of them that (share|have) a glyph (with|in common with) your spell",
    "each of them that match (your spell|a glyph in your spell)",
    game="duel",
)


@dataclass
class It(Cards):
    """The card or cards just seen, drawn or moved."""

    def start(self, g: State, ctx: Context) -> bool:
        own = [card for card in ctx.cards if g.holder(card) == ctx.they] if POP[ctx.crowd] > 1 else []
        ctx.chosen = own if len(own) else ctx.cards[:]
        return True


says(It, "it", "that (card|treasure)", "the (card|revealed card|flipped card|treasure)")


@dataclass
class AllOfThem(It):
    """The same, where several were spoken of."""


says(AllOfThem, "them", "those (card|treasure)", "both [of them]", "all of them")


reads(Cards, lambda kind: It(), "that {kind:Kind}")


@dataclass
class TheRest(Cards):
    """What is left of the cards just seen."""

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = unused(g, ctx) if ctx.looked else [card for card in ctx.cards if card not in ctx.taken]
        return True


says(
    TheRest,
    "the rest",
    "the (other|others|remaining card|rest of them|rest of the card|other card|other 1|other 2|other 3|other reveal card|other flip card)",
    "all other (card|revealed card|flipped card)",
    "any (other|remaining) card",
)


@dataclass
class ThisCard(Owned):
    def enough(self, g: State, ctx: Context) -> bool:
        return ctx.card >= 0 and g.holder(ctx.card) == ctx.they

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = [ctx.card] if ctx.card >= 0 else []
        return True


says(ThisCard, "this card", "this (treasure|1|dead wizard card)")
says(ThisCard, "this (card|token|creature|location|wizard|spell) [from (your hand|play)]", game="deck")
