"""Random play of every game in the registry, for what must be true of all of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import spellwright as sw
from spellwright.core.save import save
from spellwright.core.state import State
from spellwright.games import BOXES

TABLES = [(name, players) for name, box in BOXES.items() for players in range(box.seats[0], box.seats[1] + 1)]

every_game = pytest.mark.parametrize("game", list(BOXES))
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def begun(game: str, players: int, seed: int) -> sw.Match:
    """A match whose options, too, are drawn from the seed."""
    box, chance = BOXES[game], Random(seed)
    options = {name: chance.choice(choice.values) for name, choice in box.options.items()}
    return box.new(players=players, seed=seed, options=options)


def step(match: sw.Match, chance: Random) -> None:
    """One random answer of a random seat that is asked; now and then one is taken back instead."""
    if chance.random() < 0.05 and any(took_back(match, seat) for seat in range(match.seats)):
        return
    decision = chance.choice(match.decisions)
    match.answer(decision.seat, chance.randrange(len(decision.options)))


def took_back(match: sw.Match, seat: int) -> bool:
    try:
        match.retract(seat)
    except sw.IllegalAnswer:
        return False
    return True


def positions(match: sw.Match, chance: Random, count: int) -> Iterator[sw.Match]:
    """Plays the match to its end and stops about so often on the way, half of it in the middle of cards."""
    in_cards, elsewhere = count / (25 * match.seats), count / (160 * match.seats)
    while not match.over:
        if chance.random() < (in_cards if in_a_card(match) else elsewhere):
            yield match
        step(match, chance)


def in_a_card(match: sw.Match) -> bool:
    """Whether the choice belongs to a card that is being carried out."""
    return match.decisions[0].source != ""


def frozen(state: State) -> str:
    """The whole table as text: equal texts, equal tables."""
    return json.dumps(save(state), sort_keys=True)


def seen_by_all(match: sw.Match) -> list[dict[str, Any]]:
    return [match.view(seat) for seat in range(-1, match.seats)]


def read_by_all(match: sw.Match, last: int = 0) -> list[list[str]]:
    """The log as everybody reads it, or only its last lines."""
    return [match.log(seat, -last) for seat in range(-1, match.seats)]
