"""What a seat does not know is dealt anew, and fits what it does know."""

import random

import pytest

import spellwright as sw
from spellwright.core.nature import Seeded
from spellwright.core.state import State
from spellwright.core.view import view
from spellwright.effects.table import HAND, SPELL
from spellwright.games.skullzfyre.casting import initiative
from tests.scenario import PAUSE, WILD_MAGIC, Table, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")
SLOW = delivery("Slow", initiative=3)
FAST = delivery("Fast", initiative=16)
WAITING = {"A": [PAUSE, FAST], "B": [S, SLOW], "C": [Q, SLOW], "D": [S, Q, FAST]}


def imagined(table: Table, seat: str, seeds: int = 40) -> list[State]:
    return [table.match.imagine(table.names.index(seat), Seeded(seed)) for seed in range(seeds)]


def names(g: State, place: int, seat: int) -> list[str]:
    return [g.face(card).name for card in g.in_zone(place, seat)]


def test_imagined_spells_have_the_announced_size_and_initiative() -> None:
    table = Table(spells=WAITING, hands={"B": [S, Q, FAST]}).play()
    for g in imagined(table, "A"):
        assert [len(g.in_zone(SPELL, seat)) for seat in range(4)] == [2, 2, 2, 3]
        assert [initiative(g, seat) for seat in (1, 2)] == [3, 3]
        for seat in (1, 2, 3):
            slots = [g.slot(card) for card in g.in_zone(SPELL, seat)]
            assert len(set(slots)) == len(slots)
            assert all(g.face(card).kind & (1 << g.slot(card) | 8) for card in g.in_zone(SPELL, seat))


def test_imagined_spells_differ_and_ones_own_does_not() -> None:
    table = Table(spells=WAITING, hands={"B": [S, Q, FAST]}).play()
    worlds = imagined(table, "B")
    assert {tuple(names(g, SPELL, 1)) for g in worlds} == {("S", "Slow")}
    assert len({tuple(names(g, SPELL, 3)) for g in worlds}) > 2


def test_a_bonus_to_initiative_is_taken_off_what_was_said() -> None:
    boots = treasure("Boots", "You get +2 Initiative.")
    table = Table(spells=WAITING, treasures={"B": [boots]}, deck=[delivery("One", initiative=1)]).play()
    for g in imagined(table, "A"):
        assert initiative(g, 1) == 5


def test_initiative_0_means_no_delivery_or_wild_magic() -> None:
    spells = {"A": [PAUSE, FAST], "B": [S, Q], "C": [Q, SLOW]}
    table = Table(3, spells=spells, hands={"C": [WILD_MAGIC, WILD_MAGIC]}).play()
    seen = set()
    for g in imagined(table, "A", 60):
        assert initiative(g, 1) == 0
        seen |= {g.slot(card) for card in g.in_zone(SPELL, 1)}
    assert seen == {0, 1, 2}


def test_a_spell_of_two_of_a_type_can_be_imagined_where_a_card_allows_it() -> None:
    boots = treasure("Boots", "Your spells may contain two Qualities.")
    spells = {"A": [PAUSE], "B": [S, Q, quality("R"), SLOW]}
    table = Table(3, spells=spells, treasures={"B": [boots]}).play()
    for g in imagined(table, "A"):
        assert sorted(g.slot(card) for card in g.in_zone(SPELL, 1)) == [0, 1, 1, 2]


def test_while_spells_are_placed_the_picks_of_others_are_unknown() -> None:
    table = Table(3, hands={"A": [S, Q], "B": [S, Q, SLOW], "C": [S, Q, FAST]})
    table.place("B", S)
    table.answer("C", "Q")
    table.answer("A", "S")
    mine = table.g.picks[0]
    sizes = set()
    for g in imagined(table, "A"):
        assert g.picks[0] == mine
        assert g.picks[2] == []
        sizes.add(len(g.picks[1]))
        kinds = [g.face(pick >> 2).kind for pick in g.picks[1]]
        assert len(set(kinds)) == len(kinds)
        assert all(pick >> 2 in g.in_zone(HAND, 1) for pick in g.picks[1])
    assert sizes == {1, 2, 3}


@pytest.mark.parametrize("options", [{}, {"illegal-spells": "cut"}])
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_table_looks_the_same_and_can_be_played_on(seed: int, options: dict[str, str]) -> None:
    match = sw.game("skullzfyre").new(players=4, seed=seed, options=options)
    chance = random.Random(seed)
    for _ in range(400):
        if match.over:
            break
        decision = chance.choice(match.decisions)
        if chance.random() < 0.1:
            seat = chance.randrange(4)
            world = match.imagine(seat, Seeded(chance.randrange(10**6)))
            assert view(world, seat) == match.view(seat)
            world.playout(60)
        match.answer(decision.seat, chance.randrange(len(decision.options)))
