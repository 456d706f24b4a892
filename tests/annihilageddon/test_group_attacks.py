"""Legends and their Group Attacks (ANN-120 to ANN-128, ANN-R68)."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, creature, legend, location, spell, standee

GUARD = card("Guard", "+2 Power.\nDEFENSE: Discard this card to avoid an Attack. If you do, draw a card.")
RAIN = "+2 Power.\nGROUP ATTACK: Each player takes 5 damage and gains a Limp Wand."


@pytest.mark.rule("ANN-E23", "ANN-120", "ANN-121", "ANN-123", "ANN-080")
def test_one_legend_is_defeated_in_a_turn_and_the_next_waits_face_down() -> None:
    willy, second = legend("Boss", cost=8), legend("Second", "+4 Power.", cost=8)
    table = Table(2, power=16, legend=willy, legends=[second])
    table.say("buy Boss for 8")
    assert table.power == 8
    assert table.discards("A") == ["Boss"]
    assert table.legend == ""
    assert table.legends[0] == "Second"
    assert table.for_sale == ["Wild Magic"]
    assert table.seen_on_table("A", "legends") == [None] * 4
    table.end()
    assert table.legend == "Second"
    assert table.turn == "B"


@pytest.mark.rule("ANN-120")
def test_a_legend_costs_what_stands_on_it() -> None:
    for power, can in ((9, False), (10, True)):
        table = Table(2, power=power, legend=legend("Boss", cost=10))
        assert ("Boss" in table.for_sale) == can


@pytest.mark.rule("ANN-E24", "ANN-124", "ANN-126", "ANN-152", "ANN-127")
def test_a_group_attack_runs_from_the_player_who_is_next() -> None:
    table = Table(4, legend=None, legends=[legend("Boss", RAIN)], limp_wands=2)
    table.end()
    assert table.hp == {"A": 15, "B": 15, "C": 15, "D": 15}
    assert [table.discards(name) for name in "ABCD"] == [[], ["Limp Wand"], ["Limp Wand"], []]
    assert table.turn == "B"


@pytest.mark.rule("ANN-E24", "ANN-125", "ANN-126")
def test_who_holds_a_defense_may_use_it_against_a_group_attack() -> None:
    table = Table(
        4, turn="C", legend=None, legends=[legend("Boss", RAIN)], hands={"A": [GUARD], "D": [GUARD]}, limp_wands=2
    )
    table.end()
    assert table.asked == "D"
    assert table.hp["A"] == 20
    table.take_it("D")
    assert table.asked == "A"
    table.defend("A", "Guard")
    assert table.hp == {"A": 20, "B": 15, "C": 15, "D": 15}
    assert table.discards("A") == ["Guard"]
    assert table.hand("A") == ["Pebble"]
    assert [table.limp_wands, table.discards("D"), table.discards("B")] == [0, ["Limp Wand"], ["Limp Wand"]]


@pytest.mark.rule("ANN-125", "ANN-R17")
def test_the_new_hand_may_defend_against_the_new_legend() -> None:
    table = Table(2, legend=None, legends=[legend("Boss", RAIN)], decks={"A": [GUARD]})
    table.end()
    assert table.asked == "A"
    table.defend("A", "Guard")
    assert table.hp == {"A": 20, "B": 15}


@pytest.mark.rule("ANN-128", "ANN-E24")
def test_a_kill_by_a_group_attack_earns_nobody_the_trophy() -> None:
    trophy = standee("Trophy", "ONGOING: At the end of your turn, heal 1 HP.")
    trophy.types = ["trophy"]
    table = Table(3, legend=None, legends=[legend("Boss", RAIN)], hp={"B": 3, "C": 4}, standees=[trophy])
    table.end()
    assert table.tokens("B") == table.tokens("C") == ["Scar"]
    assert table.standees == ["Trophy"]


@pytest.mark.rule("ANN-127", "ANN-126")
def test_a_group_attack_is_in_nobodys_turn() -> None:
    rage = location("Rage", "ONGOING: Your cards deal 3 more damage.")
    table = Table(
        2, legend=None, legends=[legend("Boss", RAIN)], in_play={"A": [rage], "B": [rage]}, hands={"B": [GUARD]}
    )
    table.end()
    assert table.turn == ""
    table.take_it("B")
    assert table.hp == {"A": 15, "B": 15}


@pytest.mark.rule("ANN-126", "ANN-R27", "ANN-R60")
def test_deaths_in_a_group_attack_are_handled_in_its_order() -> None:
    boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Deal 30 damage to each player.")
    grief = location("Grief", "ONGOING: Whenever a foe dies, gain a Limp Wand.")
    table = Table(3, legend=None, legends=[boss], token_fillers=2, in_play={"B": [grief], "A": [grief]}, limp_wands=1)
    table.end()
    assert [table.tokens(name) for name in "ABC"] == [[], ["Scar"], ["Scar"]]
    assert [line.split()[0] for line in table.happened("slain")] == ["B", "C", "A"]
    assert table.hp == {"A": 20, "B": 20, "C": 20}


@pytest.mark.rule("ANN-123")
def test_a_defeated_legend_is_a_card_of_the_deck() -> None:
    boss = legend("Boss", "+4 Power.\nGROUP ATTACK: Each player takes 5 damage.", cost=10)
    table = Table(2, power=10, legend=boss, pebbles=0, decks={"B": [card("x")] * 5}, nature=["Boss"])
    table.buy("Boss")
    table.end()
    assert table.hand("A") == ["Boss"]
    table.end()
    table.play("Boss")
    assert table.power == 4
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-R68", "ANN-121")
@pytest.mark.parametrize(
    "text", ["Destroy the top card of the Legend stack.", "Gain the top card of the Legend stack."]
)
def test_a_legend_that_leaves_otherwise_is_followed_at_the_end_of_the_turn(text: str) -> None:
    boss = legend("Boss", cost=30)
    table = Table(2, legend=boss, legends=[legend("Second", cost=9)], power=30, hands={"A": [spell("Shoo", text)]})
    table.play("Shoo")
    assert table.destroyed + table.discards("A") == ["Boss"]
    assert (table.legend, table.legends[0]) == ("", "Second")
    assert table.for_sale == ["Wild Magic"]
    table.end()
    assert table.legend == "Second"


@pytest.mark.rule("ANN-124")
def test_a_legend_that_lies_there_does_not_attack_again() -> None:
    table = Table(2, legend=legend("Boss", RAIN, cost=50))
    for _ in range(4):
        table.end()
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-124", "ANN-125")
def test_a_group_attack_reaches_those_without_a_card_in_hand_too() -> None:
    boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Each player discards a card.")
    table = Table(2, legend=None, legends=[boss], decks={"A": [creature("Fang"), *[spell("Zap")] * 4]})
    table.end()
    assert table.options == ["Fang", "Zap", "Zap", "Zap", "Zap"]
    table.say("Fang")
    assert table.discards("A") == ["Fang"]
    assert table.turn == "B"


@pytest.mark.rule("ANN-R60", "ANN-126")
def test_what_a_group_attack_sets_off_begins_with_the_player_who_is_next() -> None:
    boss = legend("Boss", "+1 Power.\nGROUP ATTACK: Deal 30 damage to each player with the fewest HP.")
    grief = location("Grief", "ONGOING: Whenever a foe dies, you may heal 1 HP.")
    table = Table(4, legend=None, legends=[boss], hp={"A": 6, "C": 7, "D": 5}, in_play={"A": [grief], "C": [grief]})
    table.end()
    assert table.asked == "C"
    table.say("no")
    assert table.asked == "A"
    table.say("no")
    assert table.turn == "B"
