"""The end of a turn, step by step (ANN-075 to ANN-081, ANN-R19, ANN-R58, ANN-R59)."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, ability, card, creature, legend, location, mayhem, spell, standee

TROPHY = standee("Trophy", "ONGOING: Draw a card too many for each new hand, and discard down to its size.")
SORROW = location("Sorrow", "ONGOING: Whenever you discard a card, heal 1 HP.")
NEXT = [card(f"Next {i}") for i in range(1, 8)]


@pytest.mark.rule("ANN-075", "ANN-076", "ANN-077")
def test_who_is_done_neither_plays_nor_buys_and_the_hand_is_gone_before_the_end_of_turn() -> None:
    late = ability("Late", "At the end of each of your turns, you may heal 1 HP for each Creature you control.")
    table = Table(
        2, power=9, hp={"A": 5}, abilities={"A": late}, hands={"A": [creature("Fang"), card("Kept")]}, decks={"A": NEXT}
    )
    table.play("Fang")
    table.end()
    assert table.asked == "A"
    assert sorted(table.options) == ["no", "yes"]
    assert table.hand("A") == []
    assert table.discards("A") == ["Kept"]
    assert table.in_play("A") == ["Fang"]
    table.say("yes")
    assert table.hp["A"] == 6
    assert table.turn == "B"


@pytest.mark.rule("ANN-078", "ANN-079", "ANN-132")
def test_what_was_played_goes_and_a_new_hand_comes() -> None:
    tower = location("Tower", "ONGOING: At the end of your turn, heal 1 HP.")
    table = Table(2, hands={"A": [card("One"), tower, spell("Two")]}, decks={"A": NEXT})
    table.play("One")
    table.play("Tower")
    table.play("Two")
    table.end()
    assert table.in_play("A") == ["Tower"]
    assert table.discards("A") == ["One", "Two"]
    assert table.hand("A") == ["Next 1", "Next 2", "Next 3", "Next 4", "Next 5"]
    assert table.deck("A")[0] == "Next 6"


@pytest.mark.rule("ANN-078", "ANN-076", "ANN-079")
def test_the_new_hand_comes_after_everything_was_put_away() -> None:
    table = Table(
        2, pebbles=0, hands={"A": [card("Played"), card("Kept")]}, decks={"A": NEXT[:3]}, discards={"A": [card("Old")]}
    )
    table.play("Played")
    table.nature("Played", "Kept")
    table.end()
    assert table.hand("A") == ["Next 1", "Next 2", "Next 3", "Played", "Kept"]
    assert table.deck("A") == ["Old"]


@pytest.mark.rule("ANN-080", "ANN-081", "ANN-121")
def test_a_legend_is_turned_up_after_the_new_hand_and_before_the_next_turn() -> None:
    boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Each player discards a card.", cost=9)
    table = Table(2, legend=None, legends=[boss], decks={"A": NEXT}, hands={"B": [card("Hers")]}, line_up=[])
    table.end()
    assert table.legend == "Boss"
    assert table.discards("B") == ["Hers"]
    assert table.asked == "A"
    assert table.hand("A") == ["Next 1", "Next 2", "Next 3", "Next 4", "Next 5"]
    assert table.line_up == []
    assert table.turn == ""
    table.say("Next 2")
    assert table.turn == "B"
    assert len(table.line_up) == 5


@pytest.mark.rule("ANN-E14", "ANN-194", "ANN-R59", "ANN-R37")
def test_the_trophy_draws_6_and_discards_1() -> None:
    table = Table(2, hp={"A": 5}, in_play={"A": [TROPHY, SORROW]}, decks={"A": NEXT})
    table.end()
    assert table.prompt == "Discard a card of your new hand"
    assert table.options == ["Next 1", "Next 2", "Next 3", "Next 4", "Next 5", "Next 6"]
    table.say("Next 4")
    assert table.hand("A") == ["Next 1", "Next 2", "Next 3", "Next 5", "Next 6"]
    assert table.discards("A") == ["Next 4"]
    assert table.hp["A"] == 6
    assert table.in_play("A") == ["Trophy", "Sorrow"]
    assert table.turn == "B"


@pytest.mark.rule("ANN-R58")
def test_putting_the_hand_away_is_no_discarding() -> None:
    table = Table(2, hp={"A": 5}, in_play={"A": [SORROW]}, hands={"A": [card("One"), card("Two")]})
    table.end()
    assert table.discards("A") == ["One", "Two"]
    assert table.hp["A"] == 5


@pytest.mark.rule("ANN-141")
def test_a_card_is_discarded_from_the_hand() -> None:
    drop = spell("Drop", "Discard a card.")
    table = Table(
        2,
        hp={"A": 5},
        in_play={"A": [SORROW]},
        hands={"A": [drop, card("One"), card("Two")]},
        discards={"A": [card("Old")]},
    )
    table.play("Drop")
    assert table.options == ["One", "Two"]
    table.say("One")
    assert table.discards("A") == ["Old", "One"]
    assert table.hp["A"] == 6


@pytest.mark.rule("ANN-142")
def test_what_is_discarded_from_the_deck_counts_as_discarded() -> None:
    mill = spell("Mill", "Discard the top card of your deck. +2 Power for each card discarded this way.")
    table = Table(2, hands={"A": [mill, card("Kept")]}, decks={"A": [card("Top"), card("Second")]})
    table.play("Mill")
    assert table.discards("A") == ["Top"]
    assert table.hand("A") == ["Kept"]
    assert table.power == 2


@pytest.mark.rule("ANN-R20", "ANN-R19")
def test_the_last_turn_ends_with_a_new_hand_and_nobody_gets_a_turn_more() -> None:
    table = Table(3, turn="B", power=10, legend=legend("Boss", cost=10), legend_fillers=0, decks={"B": NEXT})
    table.buy("Boss")
    table.end()
    assert table.over
    assert table.hand("B") == ["Next 1", "Next 2", "Next 3", "Next 4", "Next 5"]
    assert table.happened("Turn") == []


@pytest.mark.rule("ANN-078", "ANN-014", "ANN-071")
def test_power_is_lost_when_the_turn_is_over_and_nobody_saves_it_for_the_next() -> None:
    boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Each player discards a card.", cost=9)
    table = Table(2, power=4, legend=None, legends=[boss], decks={"A": NEXT})
    table.end()
    assert table.turn == ""
    assert table.view("")["seats"][0]["power"] == 0
    tip = mayhem("Tip", "Each player gains 2 Power.")
    table = Table(2, moment="start", line_up=NEXT[:4], main_deck=[tip])
    assert table.power == 2
    table.end()
    assert (table.turn, table.power) == ("B", 0)


@pytest.mark.rule("ANN-153", "ANN-197")
def test_a_standee_stays_though_it_says_nothing() -> None:
    table = Table(2, in_play={"A": [standee("Hat", "Nothing happens.")]})
    table.end()
    assert table.in_play("A") == ["Hat"]
