"""A record tells a match again: the same table, the same views, the same log."""

from __future__ import annotations

import json
from random import Random

import spellwright as sw
from tests.every_game.playing import begun, every_table, frozen, positions, read_by_all, seen_by_all, step


@every_table
def test_a_match_replays_to_an_equal_table_equal_views_and_an_equal_log(game: str, players: int) -> None:
    for seed in range(2):
        match, chance = begun(game, players, seed), Random(seed)
        while not match.over:
            step(match, chance)
        again = sw.replay(json.loads(json.dumps(match.record())))
        assert again.over
        assert frozen(again.state) == frozen(match.state)
        assert seen_by_all(again) == seen_by_all(match)
        assert read_by_all(again) == read_by_all(match)
        assert again.record() == match.record()
        assert (again.winners, again.scores) == (match.winners, match.scores)


@every_table
def test_an_unfinished_match_replays_to_the_same_open_decisions(game: str, players: int) -> None:
    chance = Random(players)
    for match in positions(begun(game, players, 20 + players), chance, 8):
        again = sw.replay(json.loads(json.dumps(match.record())))
        assert frozen(again.state) == frozen(match.state)
        assert [repr(d) for d in again.decisions] == [repr(d) for d in match.decisions]
        assert seen_by_all(again) == seen_by_all(match)
