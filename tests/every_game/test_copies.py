"""A copy and its original never change each other."""

from __future__ import annotations

import json
from random import Random

import spellwright as sw
from spellwright.core.nature import Seeded
from tests.every_game.playing import begun, every_table, in_a_card, positions, read_by_all, seen_by_all, step


def whole(match: sw.Match) -> str:
    return json.dumps([match.save(), seen_by_all(match), read_by_all(match, 10)], sort_keys=True)


@every_table
def test_playing_on_a_copy_changes_nothing_in_the_original(game: str, players: int) -> None:
    chance = Random(players)
    in_cards = 0
    for seed in range(3):
        for match in positions(begun(game, players, 80 + seed), chance, 12):
            in_cards += in_a_card(match)
            before = whole(match)
            copy = match.clone(Seeded(seed))
            assert whole(copy) == before
            for _ in range(chance.randrange(1, 80)):
                if not copy.over:
                    step(copy, chance)
            assert whole(match) == before
    assert in_cards > 0, "no position in the middle of a card was met"


@every_table
def test_playing_on_the_original_changes_nothing_in_its_copies(game: str, players: int) -> None:
    chance = Random(players)
    copies = []
    for match in positions(begun(game, players, 100 + players), chance, 20):
        copy = match.clone()
        copies.append((copy, whole(copy)))
    assert copies
    for copy, before in copies:
        assert whole(copy) == before


@every_table
def test_copies_of_copies_go_their_own_ways(game: str, players: int) -> None:
    chance = Random(players)
    family = [begun(game, players, 120 + players)]
    snapshots = [whole(family[0])]
    for _ in range(60):
        at = chance.randrange(len(family))
        assert whole(family[at]) == snapshots[at]
        if len(family) < 5:
            family.append(family[at].clone(Seeded(len(family))))
            snapshots.append(snapshots[at])
        elif not family[at].over:
            step(family[at], chance)
            snapshots[at] = whole(family[at])
