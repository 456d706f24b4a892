"""Of several cards seen, some are used and the others are the rest: for one wizard, for each of many, in an Attack."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, creature, spell, treasure

NEWT = creature("Newt", cost=2)
FIZZ = spell("Fizz", cost=3)
SPOON = treasure("Spoon", cost=4)
CROW = creature("Crow", cost=1)
DRUM = treasure("Drum", cost=5)
DECKS = {"A": [NEWT, FIZZ, SPOON], "B": [CROW, DRUM]}


@pytest.mark.parametrize("first", ["Look at the top three cards of your deck.", "Draw three cards."])
def test_two_are_used_and_the_last_is_the_rest(first: str) -> None:
    text = f"{first} Destroy one of them and discard one of them. Put the rest on the bottom of your deck."
    table = Table(2, hands={"A": [spell("Sort", text)]}, decks=DECKS)
    table.play("Sort", "Fizz")
    assert table.options == ["Newt", "Spoon"]
    table.say("Spoon")
    assert (table.destroyed, table.discards("A"), table.deck("A")[-1]) == (["Fizz"], ["Spoon"], "Newt")


def test_what_is_declined_is_still_among_them() -> None:
    text = "Reveal the top two cards of your deck. You may destroy one of them. You may discard one of them."
    table = Table(2, hands={"A": [spell("Pick", text)]}, decks=DECKS)
    table.play("Pick", "no", "yes")
    assert table.options == ["Newt", "Fizz"]


def test_of_what_was_drawn_the_others_are_discarded() -> None:
    text = (
        "Draw a card. Draw two cards, keep one of them and discard the other. "
        "+2 Power for each Spell discarded this way."
    )
    table = Table(2, hands={"A": [spell("Sift", text)]}, decks=DECKS)
    table.play("Sift", "Spoon")
    assert (table.hand("A"), table.discards("A"), table.power) == (["Newt", "Spoon"], ["Fizz"], 2)


@pytest.mark.parametrize("first", ["reveals the top two cards of his or her deck", "draws two cards"])
def test_each_has_his_or_her_own_rest(first: str) -> None:
    text = f"Each player {first}, puts one of them into his or her hand and discards the other."
    table = Table(2, hands={"A": [spell("Fair", text)]}, decks=DECKS)
    table.play("Fair")
    assert table.options == ["Newt", "Fizz"]
    table.say("Fizz", "Drum")
    assert (table.hand("A"), table.discards("A")) == (["Fizz"], ["Newt"])
    assert (table.hand("B"), table.discards("B")) == (["Drum"], ["Crow"])


def test_what_is_done_to_one_foe_after_the_other_is_counted_for_all() -> None:
    text = "ATTACK: Each foe destroys the top card of his or her deck. +1 Power for each Creature destroyed this way."
    table = Table(3, hands={"A": [spell("Raid", text)]}, decks={"B": [CROW], "C": [SPOON]})
    table.play("Raid")
    assert table.power == 1


def test_an_attack_knows_whose_destroyed_card_it_was() -> None:
    text = "ATTACK: Each player destroys the top card of his or her deck. If yours was a Treasure, lose 3 HP."
    table = Table(3, hands={"A": [card("Auditor", text)]}, decks={"A": [NEWT], "B": [DRUM], "C": [SPOON]})
    table.play("Auditor")
    assert table.hp == {"A": 20, "B": 17, "C": 17}
