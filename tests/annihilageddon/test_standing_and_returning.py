"""What is counted though nobody can take it away, what lies anywhere, and who returns to life."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, creature, location, spell, standee, token

ONGOING = "ONGOING: At the start of each of your turns, +1 Power."
DOCK = location("Dock")


def test_standees_and_tokens_are_counted_but_not_discarded() -> None:
    thief = card(
        "Thief",
        "+1 Power for each Ongoing card you control.\nATTACK: Each foe discards an Ongoing card he or she controls.",
    )
    cup = standee("Trophy", ONGOING, "trophy")
    table = Table(3, hands={"A": [thief]}, in_play={"A": [cup], "B": [DOCK]}, tokens={"C": [token("Rattle", ONGOING)]})
    table.play("Thief")
    assert (table.power, table.discards("B"), table.tokens("C")) == (1, ["Dock"], ["Rattle"])
    table = Table(2, hands={"A": [thief]}, in_play={"B": [cup]})
    table.play("Thief")
    assert (table.in_play("B"), table.discards("B")) == (["Trophy"], [])


@pytest.mark.parametrize(
    ("where", "hp"), [("in play", 11), ("anywhere in play", 12), ("in play, counting everybody's", 12)]
)
def test_what_lies_before_others_counts_if_the_card_says_so(where: str, hp: int) -> None:
    hum = spell("Hum", f"Heal 1 HP for each Creature {where}.")
    table = Table(
        2,
        hp={"A": 10},
        hands={"A": [hum]},
        in_play={"A": [creature("Frog", ONGOING)], "B": [creature("Toad", ONGOING)]},
    )
    table.play("Hum")
    assert table.hp["A"] == hp


def test_only_the_dead_return_to_life() -> None:
    hangover = token("Hangover", "You return to life with only 6 HP.")
    hands = {"A": [spell("Bad Luck", "Gain a Dead Wizard Token."), spell("Bang", "Lose 20 HP.")]}
    table = Table(2, hp={"A": 18}, hands=hands, token_stack=[hangover, hangover])
    table.play("Bad Luck")
    assert table.hp["A"] == 18
    table.play("Bang")
    assert table.hp["A"] == 6
