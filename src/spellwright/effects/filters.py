"""Kinds of cards: any card, cards with a glyph, those of another kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Filter
from spellwright.effects.table import GHOST, GHOSTS, HAND, PLAY, STARTER, TOKEN, TOKENS, TREASURE, glyphs_in_spell
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Kind(Filter):
    """Cards of a kind: a game's own nouns, as a mask."""

    kind: int

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return bool(g.face(card).kind & self.kind)

    def home(self) -> i64:
        if self.kind == TREASURE:
            return PLAY
        if self.kind == TOKEN:
            return TOKENS
        return GHOSTS if self.kind == GHOST else HAND

    def had(self, g: State, seat: i64) -> list[int]:
        """ANN-153, ANN-154: cards in play are under control, those in hand are not."""
        if not self.in_play():
            return g.in_zone(self.home(), seat)
        return g.in_zone(PLAY, seat) + g.in_zone(TOKENS, seat) if self.kind & TOKEN else g.in_zone(PLAY, seat)

    def in_play(self) -> bool:
        return self.kind == TREASURE or (self.kind >= STARTER and self.kind != TOKEN)


@dataclass
class Called(Filter):
    """Cards of exactly this name: a game's own nouns."""

    name: str

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return g.face(card).name == self.name

    def had(self, g: State, seat: i64) -> list[int]:
        return g.in_zone(PLAY, seat)

    def in_play(self) -> bool:
        return True


@dataclass
class AnyCard(Filter):
    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return True


says(AnyCard, "card*", "component")


@dataclass
class GlyphCard(Filter):
    """Cards with a glyph, as a mask."""

    glyph: int

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return bool(g.face(card).glyphs & self.glyph)


@dataclass
class GlyphKind(Filter):
    """Cards of a kind with a glyph: an Arcane Quality."""

    glyph: GlyphCard
    kind: Kind

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return self.glyph.takes(g, ctx, card) and self.kind.takes(g, ctx, card)

    def home(self) -> i64:
        return self.kind.home()


@dataclass
class OtherThan(Filter):
    """Not of a kind: a card other than a Quality, a non-Dark card."""

    other: Filter

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return not self.other.takes(g, ctx, card)


says(OtherThan, "card* other than a {other}", "card* that be not a {other}", "non - {other}", "non {other}")


@dataclass
class NamedKind(Filter):
    """Cards of the type that was named just now."""

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return bool(g.face(card).kind & ctx.named)


says(NamedKind, "card* of that type", "card of the (named|chosen) type")


@dataclass
class Matching(Filter):
    """SKZ-143: shares a glyph with the caster's spell."""

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        return bool(g.face(card).glyphs & glyphs_in_spell(g, ctx.you))


says(
    Matching,
    "card* with a glyph of your spell",
    "card that shares a glyph with your spell",
    "card* with a glyph that match (a glyph in|1 in|any glyph in|a card in) your spell",
    "card* that match (a glyph in|any glyph in|a card in) your spell",
    "card* (that share a|with a|that have a) glyph (with|in common with) [(any|a)] [card in] your spell",
    game="duel",
)
