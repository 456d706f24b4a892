"""What is written reads back as it was: every tree the grammar can build, and every card."""

from __future__ import annotations

from random import Random

import pytest

from spellwright.effects.sentences import Text
from spellwright.effects.spans import Static
from spellwright.games import BOXES
from spellwright.language.phrases import book
from spellwright.packs.discourse import IN_PLAY, ONCE, parts_of
from spellwright.packs.texts import read_text
from spellwright.packs.writing import canonical
from tests.language.growing import PLACEHOLDERS, Grower

every_game = pytest.mark.parametrize("game", list(BOXES))
EVERY = 50  # trees in one test


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "batch" in metafunc.fixturenames:
        metafunc.parametrize("batch", range(metafunc.config.getoption("--trees") // EVERY))


def works(text: Text) -> str:
    return IN_PLAY if isinstance(text.sentences[0], Static) else ONCE


@every_game
def test_any_tree_is_read_back_from_its_text(game: str, batch: int) -> None:
    for seed in range(batch * EVERY, (batch + 1) * EVERY):
        tree = Grower(game, Random(seed)).text(depth=seed % 4 + 1)
        text = canonical(tree, game)
        assert read_text(text, game, works(tree)) == tree, f"seed {seed}: {text}"


@every_game
def test_every_class_that_is_said_is_grown_and_read_back(game: str) -> None:
    """No class is out of the reach of the trees above."""
    said = {cls for cls in book(game).forms if not issubclass(cls, PLACEHOLDERS)}
    grown: set[type] = set()
    for seed in range(10_000):
        if said <= grown:
            break
        tree = Grower(game, Random(seed)).text(depth=5)
        fresh = {type(part) for part in parts_of(tree)} - grown
        text = canonical(tree, game) if fresh else ""
        if fresh and all(len(line.split()) < 80 for line in text.split(".")):  # a sentence may not be endless
            grown |= fresh
            assert read_text(text, game, works(tree)) == tree
    assert {cls.__name__ for cls in said - grown} == set()


@every_game
def test_the_text_of_every_card_reads_back(game: str) -> None:
    box = BOXES[game]
    entries = [entry for pack in box.own_packs for entry in pack.entries if box.kinds[entry.kind].has_text]
    assert entries
    for entry in entries:
        kind = box.kinds[entry.kind].works
        tree = read_text(entry.text, game, kind)
        written = canonical(tree, game)
        assert read_text(written, game, kind) == tree, f"{entry.name}: {written}"
        assert canonical(read_text(written, game, kind), game) == written
