"""The Legends of the box: what their Group Attacks do, and what they are worth when played."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, printed

DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
FISH = card("Fish", cost=1)
HAM = card("Ham", cost=4)
BOAR = card("Boar", cost=7)


def appears(name: str, players: int = 4, **table: object) -> Table:
    """A has defeated the Legend that lay there, and ends the turn: the next one turns up."""
    found = Table(players, legend=None, legends=[printed(name)], **table)  # type: ignore[arg-type]
    found.end()
    return found


def test_magus_jenny_jellybean_envies_dear_hands() -> None:
    table = appears("Magus Jenny Jellybean", 3, hands={"B": [FISH, HAM, BOAR], "C": [FISH]})
    assert table.discards("B") == ["Limp Wand", "Limp Wand"]
    assert table.discards("C") == []


@pytest.mark.rule("ANN-067", "ANN-123")
def test_magus_jenny_jellybean_in_play() -> None:
    table = Table(3, hands={"A": [printed("Magus Jenny Jellybean")]})
    table.play("Magus Jenny Jellybean", "C")
    assert table.power == 4
    assert table.hp == {"A": 20, "B": 20, "C": 16}
    assert table.discards("B") == table.discards("C") == []


@pytest.mark.rule("ANN-100")
def test_the_first_legend_is_weak_and_cannot_be_avoided() -> None:
    table = Table(3, hands={"A": [printed("Lopsided Larry, Legend-ish")], "B": [DODGE]})
    table.play("Lopsided Larry, Legend-ish")
    assert table.power == 1
    assert table.hand("A") == ["Pebble"]
    assert table.hp == {"A": 20, "B": 19, "C": 19}


def test_gloria_gutquake_has_cards_passed_between_turns() -> None:
    table = appears("Gloria Gutquake", 2, hands={"B": [FISH, HAM, BOAR]})
    assert table.waiting == "AB"
    table.answer("B", "Boar", "Ham")
    table.answer("A", "Pebble", "Pebble")
    assert table.hand("B") == ["Fish", "Pebble", "Pebble"]
    assert sorted(table.hand("A")) == ["Boar", "Ham", "Pebble", "Pebble", "Pebble"]


def test_the_beige_terror_leaves_three_cards() -> None:
    table = appears("The Beige Terror", 2, hands={"B": [FISH, HAM]})
    assert table.asked == "A"
    table.answer("A", "Pebble", "Pebble")
    assert len(table.hand("A")) == 3
    assert table.hand("B") == ["Fish", "Ham"]


def test_the_headline_hydra_counts_hands() -> None:
    table = appears("Headline Hydra", 3, hands={"B": [FISH, HAM]})
    assert table.hp == {"A": 10, "B": 16, "C": 20}


def test_lady_lavalunch_leaves_a_choice() -> None:
    table = appears("Lady Lavalunch", 2)
    table.answer("B", "gain two Limp Wands")
    table.answer("A", "take 6 damage")
    assert table.hp == {"A": 14, "B": 20}
    assert table.discards("B") == ["Limp Wand", "Limp Wand"]


def test_doomsday_doug_hits_the_strongest() -> None:
    table = appears("Doomsday Doug, Part-Time Comet", 3, hp={"A": 11, "B": 14, "C": 14})
    assert table.hp == {"A": 11, "B": 2, "C": 2}


def test_doomsday_doug_in_play_hits_one_of_the_strongest() -> None:
    table = Table(3, hp={"B": 14, "C": 14}, hands={"A": [printed("Doomsday Doug, Part-Time Comet")]})
    table.play("Doomsday Doug, Part-Time Comet", "C")
    assert table.hp == {"A": 20, "B": 14, "C": 2}
