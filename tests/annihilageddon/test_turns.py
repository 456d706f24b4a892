"""Whose turn it is, and what is done in it (ANN-056 to ANN-074)."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, Table, card, creature, mayhem, spell

RAIN = mayhem("Rain", "Each player takes 2 damage.")


@pytest.mark.rule("ANN-E01", "ANN-014", "ANN-059", "ANN-070")
def test_power_buys_what_it_can_pay_for() -> None:
    table = Table(
        hands={"A": [GLYPH] * 4},
        line_up=[
            card("Two", cost=2),
            card("Deuce", cost=2),
            card("Three", cost=3),
            card("Four", cost=4),
            card("Six", cost=6),
        ],
    )
    assert table.for_sale == []
    for _ in range(4):
        table.play("Glyph")
    assert table.power == 4
    assert table.for_sale == ["Two", "Deuce", "Three", "Four", "Wild Magic"]
    table.buy("Two")
    assert table.power == 2
    assert table.for_sale == ["Deuce"]
    table.buy("Deuce")
    assert table.power == 0
    assert table.for_sale == []
    assert table.discards("A") == ["Two", "Deuce"]


@pytest.mark.rule("ANN-E06", "ANN-049", "ANN-056", "ANN-057", "ANN-167", "ANN-174")
def test_a_mayhem_is_resolved_before_the_next_card_comes() -> None:
    ask = mayhem("Ask", "Each player may heal 1 HP.")
    table = Table(
        2,
        moment="start",
        hp={"A": 10},
        in_play={"A": [card("Early", "ONGOING: At the start of each of your turns, +1 Power.")]},
        line_up=[card("One"), card("Two"), card("Three")],
        main_deck=[ask, spell("Zap"), creature("Fang")],
    )
    assert table.asked == "A"
    assert "Zap" not in table.line_up
    assert "Fang" not in table.line_up
    assert table.mayhems == []
    assert table.power == 0
    table.say("yes", "no")
    assert table.mayhems == ["Ask"]
    assert table.line_up == ["One", "Two", "Three", "Zap", "Fang"]
    assert table.power == 1
    assert table.prompt == "Your turn, with 1 Power"
