"""The nouns of ANNIHILAGEDDON: its kinds of cards."""

from __future__ import annotations

import spellwright.effects.costs
import spellwright.effects.declining
import spellwright.effects.own_decks
import spellwright.effects.playing
import spellwright.effects.power
import spellwright.effects.scores  # noqa: F401
from spellwright.effects.goods import Called, Kind
from spellwright.effects.standees import TakeStandee
from spellwright.effects.table import (
    BOSS,
    CREATURE,
    DUD,
    HOARD,
    LOCATION,
    MAYHEM,
    PET,
    SPELL_CARD,
    STARTER,
    TOKEN,
    WILD_CARD,
    WIZARD,
)
from spellwright.language.phrases import family, says

GAME = "annihilageddon"
family(GAME, "deck")

for _noun, _kind in (
    ("Starter", STARTER),
    ("Creature", CREATURE),
    ("Spell", SPELL_CARD),
    ("Treasure", HOARD),
    ("Location", LOCATION),
    ("Familiar", PET),
    ("Legend", BOSS),
    ("Mayhem", MAYHEM),
):
    says(Kind, f"{_noun}*", f"{_noun} card*", game=GAME, kind=_kind)
says(Kind, "Wizard*", "wizard card*", game=GAME, kind=WIZARD)
says(Kind, "Limp Wand*", game=GAME, kind=DUD)
says(Kind, "Wild Magic*", "wild magic card*", game=GAME, kind=WILD_CARD)
says(Kind, "Dead Wizard Token*", game=GAME, kind=TOKEN)
says(Called, "Wand*", game=GAME, name="Wand")  # ANN-225: no other card with a wand in its name
says(TakeStandee, "take~ the R'lyeh Standee", game=GAME, mark="r'lyeh")
says(TakeStandee, "take~ the Trophy Standee", "take~ the Trophy", game=GAME, mark="trophy")
