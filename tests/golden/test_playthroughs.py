"""One game of every game, to be read in a diff; both builds must tell it word for word.

Write them anew, when a change is meant, with `pytest tests/golden --write-golden`.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import spellwright as sw
from spellwright.core.nature import Seeded
from spellwright.games import BOXES

FOLDER = Path(__file__).parent
SEED = {"skullzfyre": 108, "annihilageddon": 145}
SHORT = {"skullzfyre": {"tokens": "1"}, "annihilageddon": {"last-token": "once-taken"}}
HEAD, TAIL = 120, 60  # lines that are kept of a long game; the record of all of it is in the last ones
MORE = 25  # matches of which only the records' hash is kept


def told(game: str) -> str:
    """A match with the answers of its seats and what came of each."""
    seed, options = SEED[game], SHORT[game]
    match = BOXES[game].new(players=2, seed=seed, options=options)
    chance = Seeded(seed)
    said = ", ".join(f"{name} {value}" for name, value in options.items())
    lines = [f"{BOXES[game].title}: 2 players, {said}, seed {seed}", "", *match.log(-1)]
    while not match.over:
        past = len(match.log(-1))
        decision = match.decisions[chance.pick(len(match.decisions))]
        index = chance.pick(len(decision.options))
        lines.append(f"> {decision.seat + 1}: {decision.prompt}: {decision.options[index].label}")
        match.answer(decision.seat, index)
        lines += match.log(-1, past)
    lines = shortened(lines)
    lines += ["", f"Record: {match.record()['check']}", f"{MORE} more matches: {more(game)}"]
    return "\n".join(lines) + "\n"


def shortened(lines: list[str]) -> list[str]:
    """The beginning and the end of a game that has no short one."""
    left_out = len(lines) - HEAD - TAIL
    return [*lines[:HEAD], f"[{left_out} lines]", *lines[-TAIL:]] if left_out > 0 else lines


def more(game: str) -> str:
    """A hash of the records of whole matches with every number of players."""
    least, most = BOXES[game].seats
    records = [random_match(game, least + seed % (most - least + 1), seed) for seed in range(MORE)]
    return hashlib.sha256(json.dumps(records, sort_keys=True).encode()).hexdigest()[:32]


def random_match(game: str, players: int, seed: int) -> str:
    match, chance = sw.game(game).new(players=players, seed=seed), Seeded(seed + 1)
    while not match.over:
        decision = match.decisions[chance.pick(len(match.decisions))]
        match.answer(decision.seat, chance.pick(len(decision.options)))
    check = match.record()["check"]
    assert isinstance(check, str)
    return check


@pytest.mark.parametrize("game", list(BOXES))
def test_a_seeded_game_is_told_as_it_was_written_down(game: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{game}.txt"
    text = told(game)
    if request.config.getoption("--write-golden"):
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")
