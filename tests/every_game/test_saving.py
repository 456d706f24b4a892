"""A table can be put down as JSON at any decision, also in the middle of a card, and taken up again."""

from __future__ import annotations

import json
from random import Random

from spellwright.core.nature import Seeded
from spellwright.core.save import load, save
from spellwright.core.state import State
from spellwright.games import BOXES
from tests.every_game.playing import begun, every_table, frozen, in_a_card, positions, read_by_all, seen_by_all

FAR = 60  # answers that show whether two tables go the same way


@every_table
def test_a_loaded_table_is_equal_and_plays_on_identically(game: str, players: int) -> None:
    chance = Random(players)
    in_cards = 0
    for seed in range(3):
        for match in positions(begun(game, players, 40 + seed), chance, 25):
            in_cards += in_a_card(match)
            copy = match.clone(Seeded(seed)).state
            loaded = load(match.game, match.cards, json.loads(json.dumps(save(match.state))))
            loaded.nature = Seeded(seed)
            assert frozen(loaded) == frozen(copy)
            go_the_same_way(copy, loaded, chance)
    assert in_cards > 0, "no position in the middle of a card was met"


def go_the_same_way(one: State, other: State, chance: Random) -> None:
    for _ in range(FAR):
        if one.over:
            break
        seat = chance.choice([seat for seat in range(one.n) if one.open >> seat & 1])
        assert one.offer(seat) == other.offer(seat)
        index = chance.randrange(len(one.offer(seat)))
        one.answer(seat, index)
        other.answer(seat, index)
    assert frozen(one) == frozen(other)


@every_table
def test_a_saved_match_is_resumed_with_its_past_and_goes_on(game: str, players: int) -> None:
    chance = Random(players)
    for match in positions(begun(game, players, 60 + players), chance, 6):
        saved = json.loads(json.dumps(match.save()))
        resumed = BOXES[game].resume(saved, Seeded(3))
        assert resumed.save() == match.save()
        assert read_by_all(resumed, 20) == read_by_all(match, 20)
        copy = match.clone(Seeded(3))
        decision = chance.choice(copy.decisions)
        index = chance.randrange(len(decision.options))
        copy.answer(decision.seat, index)
        resumed.answer(decision.seat, index)
        assert resumed.record() == copy.record()
        assert seen_by_all(resumed) == seen_by_all(copy)
