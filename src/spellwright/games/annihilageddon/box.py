"""What is in the box of ANNIHILAGEDDON."""

from __future__ import annotations

from typing import Final

import spellwright.games.annihilageddon.words  # noqa: F401
from spellwright.effects.builders import ARRIVING, RESPAWN, TOKEN_TAKEN
from spellwright.effects.declining import DECLINING
from spellwright.effects.defending import DEFENDING
from spellwright.effects.harm import AFTERMATH, DEATH
from spellwright.effects.losses import LOSING
from spellwright.effects.playing import PLAYING
from spellwright.effects.power_rolls import REROLLS, ROLL_POWER
from spellwright.effects.table import (
    ABILITY,
    BOSS,
    CREATURE,
    DUD,
    HERO_CARD,
    HOARD,
    LOCATION,
    MAYHEM,
    PET,
    SPELL_CARD,
    STANDEE,
    STARTER,
    TOKEN,
    WILD_CARD,
    WIZARD,
)
from spellwright.effects.tokens import BURIAL
from spellwright.effects.triggers import WINDOW
from spellwright.effects.uses import USES
from spellwright.games.annihilageddon.rules import FLOW, PLACES, Annihilageddon
from spellwright.games.annihilageddon.setup import KEEP, SETUP
from spellwright.games.annihilageddon.turns import BUYING, DRAWING, LINING, TURN
from spellwright.games.box import Box, Choice, KindOf
from spellwright.packs.texts import IN_PLAY

BOX: Final = Box(
    slug="annihilageddon",
    title="ANNIHILAGEDDON",
    rules=Annihilageddon(),
    places=PLACES,
    seats=(2, 5),
    kinds={
        "wizard": KindOf(WIZARD, 0),
        "creature": KindOf(CREATURE, 0),
        "spell": KindOf(SPELL_CARD, 0),
        "treasure": KindOf(HOARD, 0),
        "location": KindOf(LOCATION, 0),
        "mayhem": KindOf(MAYHEM, 0),
        "starter": KindOf(STARTER, 1),
        "wild-magic": KindOf(WILD_CARD, 2),
        "limp-wand": KindOf(DUD, 3),
        "legend": KindOf(BOSS, 4),
        "familiar": KindOf(PET, 5),
        "ability": KindOf(ABILITY, 6, works=IN_PLAY),
        "dead-wizard-token": KindOf(TOKEN, 7),
        "wizard-board": KindOf(HERO_CARD, 8, has_text=False),
        "standee": KindOf(STANDEE, 9),
    },
    glyphs=(),
    nodes=[
        FLOW,
        SETUP,
        KEEP,
        TURN,
        PLAYING,
        BUYING,
        LINING,
        DRAWING,
        DECLINING,
        DEFENDING,
        BURIAL,
        RESPAWN,
        TOKEN_TAKEN,
        ARRIVING,
        WINDOW,
        USES,
        DEATH,
        AFTERMATH,
        LOSING,
        ROLL_POWER,
        REROLLS,
    ],
    measured_in="turns",
    options={
        "last-token": Choice(
            ("still-gone", "once-taken"), "what ends the game: no token left when a turn is over, or at any time in it"
        ),
        "redirected-kill": Choice(
            ("defender", "nobody"), "who takes the Trophy for a kill by an effect that a Defense has sent back"
        ),
        "passing": Choice(
            ("goes-on", "stays"), "whether a card passed to somebody who avoids it goes on to the next one or stays"
        ),
    },
)
