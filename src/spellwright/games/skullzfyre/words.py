"""The nouns of Skullzfyre: its kinds of cards and its glyphs."""

from __future__ import annotations

from spellwright.effects.filters import GlyphCard, GlyphKind, Kind
from spellwright.effects.table import DELIVERY, GHOST, QUALITY, SOURCE, TREASURE, WILD
from spellwright.language.phrases import family, says

GLYPHS = ("arcane", "dark", "elemental", "illusion", "primal")
GAME = "skullzfyre"
family(GAME, "duel")

says(Kind, "Source*", game=GAME, kind=SOURCE)
says(Kind, "Quality*", game=GAME, kind=QUALITY)
says(Kind, "Delivery*", game=GAME, kind=DELIVERY)
says(Kind, "Treasure*", game=GAME, kind=TREASURE)
says(Kind, "Wild Magic*", "wild magic card", game=GAME, kind=WILD)
says(Kind, "Dead Wizard card*", game=GAME, kind=GHOST)
for _at, _name in enumerate(GLYPHS):
    _word = _name.capitalize()
    says(GlyphCard, f"{_word} card*", f"{_word} glyph", _word, game=GAME, glyph=1 << _at)
says(GlyphKind, "{glyph} {kind}", game=GAME)
