"""One-word typos in a game's own cards are found, and the right word is suggested."""

from __future__ import annotations

import os
import random

import pytest

from spellwright.games import BOXES
from tests.language.typos import cards, slip, tally

every_game = pytest.mark.parametrize("game", list(BOXES))

# SPELLWRIGHT_MUTANTS=5000 tries more of them.
COUNT = int(os.environ.get("SPELLWRIGHT_MUTANTS", "400"))
SEED = 20


@every_game
def test_a_typo_is_pointed_at_and_mended(game: str) -> None:
    found = tally(COUNT, SEED, game)
    print(found)
    assert len(found.mended) + len(found.missed) > 0.9 * COUNT
    assert found.share >= 0.95, "\n".join(found.missed)


@every_game
def test_no_typo_changes_what_a_card_does(game: str) -> None:
    found = tally(COUNT, SEED + 1, game)
    assert not found.changed, "\n".join(str(typo) for typo in found.changed)
    assert len(found.harmless) < 0.03 * COUNT, "\n".join(str(typo) for typo in found.harmless)


def test_slips_are_what_hasty_fingers_do() -> None:
    chance = random.Random(1)
    assert {slip("deal", chance) for _ in range(400)} >= {"eal", "ddeal", "edal", "seal", "deaal", "dela"}
    assert len(cards()) > 100
