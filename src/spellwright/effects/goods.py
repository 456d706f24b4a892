"""What players have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.categories import Filter, Goods, Players
from spellwright.effects.filters import Kind
from spellwright.effects.superlatives import AllFewest, AllMost
from spellwright.effects.table import (
    COUNTS_AS,
    DECK,
    DISCARD,
    HAND,
    HP,
    LAURELS,
    PLAY,
    SCORING,
    SPELL,
    STARTER,
    TOKENS,
    glyphs_in_spell,
)
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class HitPoints(Goods):
    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        return g.get(HP, seat)


says(HitPoints, "HP", "health", "life")
# ANN-119: "the strongest player(s)".
reads(Players, lambda folk: AllMost(folk, HitPoints()), "[(the|your|each)] strongest {folk:Noun} tied")
reads(Players, lambda folk: AllFewest(folk, HitPoints()), "[(the|your|each)] weakest {folk:Noun} tied")


@dataclass
class Laurels(Goods):
    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        return g.get(LAURELS, seat)


says(Laurels, "Last Wizard Standing token*", "LWS token*", game="duel")


@dataclass
class HandCards(Goods):
    filter: Filter

    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        total: i64 = 0
        for card in g.in_zone(HAND, seat):
            if self.filter.takes(g, ctx, card):
                total += 1
        return total


says(HandCards, "{filter} in hand", "{filter} in (their|your) hand")


@dataclass
class SpellCards(Goods):
    filter: Filter

    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        total: i64 = 0
        for card in g.in_zone(SPELL, seat):
            if self.filter.takes(g, ctx, card):
                total += 1
        return total


says(SpellCards, "{filter} in a spell", "{filter} in (their|your) spell", game="duel")


@dataclass
class Held(Goods):
    """Cards in front of a player: Treasures, Dead Wizard cards; hand cards for other kinds."""

    filter: Filter

    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        total: i64 = 0
        for card in self.filter.had(g, seat):
            if self.filter.takes(g, ctx, card):
                total += 1
        kind = self.filter.kind if isinstance(self.filter, Kind) else 0
        if g.hooks & COUNTS_AS and kind >= STARTER and not ctx.echo & SCORING:
            for m in g.lasting:
                if m.hook & COUNTS_AS and m.you == seat and m.ability.number(g, m, seat, -1) & kind:
                    total += 1
        return total


says(Held, "{filter}", "{filter} in play")


@dataclass
class SpellGlyphs(Goods):
    """SKZ-102: different glyphs, cards that count as a glyph included."""

    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        return POP[glyphs_in_spell(g, seat)]


says(SpellGlyphs, "different glyph* in a spell", "different glyph* in (their|your) spell", game="duel")


@dataclass
class Belongings(Goods):
    """What a wizard of a deck builder owns, wherever it is."""


category(Belongings)


@dataclass
class OwnedCards(Belongings):
    """ANN-155: in the deck, hand, discard pile or in play."""

    filter: Filter

    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        total: i64 = 0
        for place in (DECK, HAND, DISCARD, PLAY, TOKENS):
            for card in g.in_zone(place, seat):
                if self.filter.takes(g, ctx, card):
                    total += 1
        return total


says(OwnedCards, "{filter}", game="deck")


@dataclass
class SameGoods(Goods):
    """ "If you have at least one": the goods of the sentence before, until the text is linked."""


says(SameGoods, "of them", "of those")
