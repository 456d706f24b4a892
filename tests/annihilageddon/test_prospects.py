"""What a table is worth to a seat while the game goes on: what planners aim at."""

from __future__ import annotations

import pytest

import spellwright as sw
from spellwright.core.match import Match
from spellwright.core.state import State
from spellwright.effects.table import DECK, DISCARD, HP, MAIN, TOKEN_STACK, TOKENS, UNUSED, WANDS, WILDS
from spellwright.games.annihilageddon.prospects import strength, turns_left, value
from tests.builder_table import GLYPH, Table, card


def begun() -> Match:
    match = sw.game("annihilageddon").new(players=3, seed=4)
    while match.state.get(HP, 0) == 0:
        match.answer(match.decisions[0].seat, 0)
    return match


def fizzles(g: State) -> list[int]:
    return [card for card in g.in_zone(DECK, 0) if g.face(card).name == "Fizzle"]


def test_worths_lie_between_losing_and_winning() -> None:
    g = begun().state
    worths = [value(g, seat) for seat in range(3)]
    assert all(0.2 < worth < 0.8 for worth in worths)


def test_a_bought_card_is_worth_having() -> None:
    g = begun().state
    before = value(g, 0), value(g, 1)
    g.move(g.in_zone(WILDS, 0)[-1], g.zone(DISCARD, 0))
    assert value(g, 0) > before[0]
    assert value(g, 1) < before[1]


@pytest.mark.parametrize(
    ("place", "to"),
    [(WANDS, DISCARD), (TOKEN_STACK, TOKENS)],
    ids=["a Limp Wand", "a Dead Wizard Token"],
)
def test_what_takes_points_away_is_not(place: int, to: int) -> None:
    g = begun().state
    before = value(g, 0)
    g.move(g.in_zone(place, 0)[-1], g.zone(to, 0))
    assert value(g, 0) < before


def test_hit_points_are_worth_keeping() -> None:
    g = begun().state
    before = value(g, 0)
    g.put(HP, 0, 5)
    assert value(g, 0) < before


def test_a_deck_without_duds_is_a_better_one() -> None:
    g = begun().state
    before = value(g, 0)
    for dud in fizzles(g)[:1]:
        assert strength(g.face(dud)) == 0.0
        g.move(dud, g.zone(UNUSED, 0))
    g.move(g.in_zone(WILDS, 0)[-1], g.zone(DECK, 0))
    assert value(g, 0) > before


def test_the_nearest_end_counts() -> None:
    g = begun().state
    full = turns_left(g)
    g.move_all(g.zone(MAIN, 0), g.zone(UNUSED, 0))
    assert turns_left(g) == 0.0 < full


def test_playouts_play_first_then_buy_then_end_the_turn() -> None:
    table = Table(hands={"A": [GLYPH, GLYPH]}, line_up=[card("Two", cost=2)])

    def likely() -> set[str]:
        frame = table.g.stack[-1]
        options = frame.node.likely(table.g, frame, 0, table.g.offer(0))
        return {frame.node.label(table.g, frame, 0, option) for option in options}

    assert likely() == {"play Glyph"}
    table.play("Glyph")
    table.play("Glyph")
    assert likely() == {"buy Two for 2"}
    table.buy("Two")
    assert likely() == {"end your turn"}
