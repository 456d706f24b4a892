"""The nouns of ANNIHILAGEDDON: its kinds of cards."""

from __future__ import annotations

import spellwright.effects.attacks
import spellwright.effects.declining
import spellwright.effects.playing
import spellwright.effects.power
import spellwright.effects.scores  # noqa: F401
from spellwright.effects.categories import Effect, Sentence
from spellwright.effects.conditions import Is
from spellwright.effects.decks import TableStack
from spellwright.effects.filters import Called, Kind
from spellwright.effects.gains import Stacked
from spellwright.effects.places import TablePile
from spellwright.effects.players import You
from spellwright.effects.sentences import If
from spellwright.effects.standees import HoldsStandee, TakeStandee
from spellwright.effects.table import (
    BOSS,
    CREATURE,
    DUD,
    HOARD,
    LEGENDS,
    LINE_UP,
    LOCATION,
    MAYHEM,
    PET,
    SPELL_CARD,
    STARTER,
    TOKEN,
    TOKEN_STACK,
    WANDS,
    WILD_CARD,
    WILDS,
    WIZARD,
)
from spellwright.language.phrases import family, reads, says

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
says(Stacked, "Limp Wand*", game=GAME, place=WANDS)
says(Stacked, "Wild Magic*", "wild magic card", game=GAME, place=WILDS)
says(Stacked, "Dead Wizard Token*", game=GAME, place=TOKEN_STACK)
says(TablePile, "the Line-Up", "the line up", game=GAME, place=LINE_UP)
says(TableStack, "the Legend stack", "the legend (deck|pile)", game=GAME, place=LEGENDS)
says(
    TableStack,
    "the Dead Wizard Token stack",
    "the (token stack|stack of [dead wizard] token|dead wizard token (pile|supply))",
    game=GAME,
    place=TOKEN_STACK,
)
for _mark, _name in (("r'lyeh", "R'lyeh"), ("trophy", "Trophy")):
    says(
        HoldsStandee,
        f"have~ the {_name} Standee",
        f"(have|hold|control|own) the {_name} [Standee]",
        game=GAME,
        mark=_mark,
    )


def _with_the_trophy(effect: Effect) -> If:
    """T18: what stands behind the name of the standee is for whoever has it."""
    return If(Is(You(), HoldsStandee("trophy")), effect)


reads(Sentence, _with_the_trophy, "Trophy : {effect:Effect}", game=GAME)
