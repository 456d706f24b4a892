"""What is in the box of Duel at Mt. Skullzfyre."""

from __future__ import annotations

from typing import Final

import spellwright.games.skullzfyre.words  # noqa: F401
from spellwright.effects.harm import AFTERMATH, DEATH
from spellwright.effects.losses import LOSING
from spellwright.effects.power_rolls import REROLLS, ROLL_POWER
from spellwright.effects.table import DELIVERY, GHOST, HERO_CARD, QUALITY, SOURCE, TREASURE, WILD
from spellwright.effects.triggers import WINDOW
from spellwright.effects.uses import USES
from spellwright.games.box import Box, Choice, KindOf
from spellwright.games.skullzfyre.casting import TURN
from spellwright.games.skullzfyre.placing import PLACE
from spellwright.games.skullzfyre.rules import COLLECT, GAME, HEROES, MATCH, PLACES, ROUND_FLOW, Skullzfyre
from spellwright.games.skullzfyre.turn_order import ACT
from spellwright.games.skullzfyre.wild_magic import WILD_SLOT
from spellwright.games.skullzfyre.words import GLYPHS
from spellwright.packs.texts import IN_PLAY, NEXT_GAME

BOX: Final = Box(
    slug="skullzfyre",
    title="Duel at Mt. Skullzfyre",
    rules=Skullzfyre(),
    places=PLACES,
    seats=(2, 6),
    kinds={
        "source": KindOf(SOURCE, 0, component=True),
        "quality": KindOf(QUALITY, 0, component=True),
        "delivery": KindOf(DELIVERY, 0, component=True),
        "wild-magic": KindOf(WILD, 0, has_text=False),
        "treasure": KindOf(TREASURE, 1, works=IN_PLAY),
        "dead-wizard": KindOf(GHOST, 2, works=NEXT_GAME),
        "hero": KindOf(HERO_CARD, 3, has_text=False, each=True),
    },
    glyphs=GLYPHS,
    nodes=[
        MATCH,
        HEROES,
        GAME,
        COLLECT,
        ROUND_FLOW,
        PLACE,
        ACT,
        TURN,
        WILD_SLOT,
        WINDOW,
        USES,
        DEATH,
        AFTERMATH,
        LOSING,
        ROLL_POWER,
        REROLLS,
    ],
    options={
        "tokens": Choice(("2", "1", "3"), "Last Wizard Standing tokens that win the match"),
        "illegal-spells": Choice(("refused", "cut"), "whether a spell with two cards of a type can be placed"),
    },
)
