"""Death, and the Dead Wizard Tokens it brings (ANN-185 to ANN-192)."""

from __future__ import annotations

import pytest

from spellwright.effects.table import TOKEN_STACK
from tests.builder_table import NewGame, Table, card, creature, location, printed, spell, token

ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")
RAIN = spell("Rain", "ATTACK: Deal 9 damage to each foe.")
MOTH = token("Moth", "Gain a Limp Wand.")
WORM = token("Worm")
TROPHY = printed("Trophy Standee")


@pytest.mark.rule("ANN-185", "ANN-186", "ANN-R35")
def test_the_top_token_comes_face_up_before_you() -> None:
    table = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, token_stack=[WORM, MOTH])
    assert table.seen_on_table("A", "token stack")[:1] in ([], [None])
    table.play("Zap")
    assert table.tokens("B") == ["Worm"]
    assert table.token_stack[0] == "Moth"
    assert table.seen("A", "B", "tokens") == ["Worm"]
    assert table.seen("", "B", "tokens") == ["Worm"]


@pytest.mark.rule("ANN-185")
def test_you_control_it() -> None:
    itch = token("Itch", "ONGOING: At the start of each of your turns, +1 Power.")
    table = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, token_stack=[itch])
    table.play("Zap")
    table.end()
    assert table.turn == "B"
    assert table.power == 1


@pytest.mark.rule("ANN-R35")
def test_the_stack_is_in_no_order_anybody_could_know() -> None:
    game = NewGame(2, token_stack=[token(f"Token {i}") for i in range(20)])
    game.keep_first()
    assert len(game.token_stack) == 8
    assert game.g.fixed[2 * game.g.zone(TOKEN_STACK, 0)] == 0  # nature is asked for each one


@pytest.mark.rule("ANN-189")
def test_a_token_that_is_not_ongoing_acts_once() -> None:
    table = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, token_stack=[MOTH])
    table.play("Zap")
    assert table.discards("B") == ["Limp Wand"]
    table.end()
    table.end()
    table.end()
    assert table.discards("B").count("Limp Wand") + table.hand("B").count("Limp Wand") == 1


@pytest.mark.rule("ANN-191", "ANN-R24")
def test_the_turn_in_which_the_last_token_goes_is_the_last() -> None:
    table = Table(
        3,
        hp={"B": 1, "C": 1},
        hands={"A": [RAIN, creature("Ant")]},
        token_stack=[WORM],
        token_fillers=0,
        standees=[TROPHY],
    )
    table.play("Rain")
    assert table.tokens("B") == ["Worm"]
    assert table.tokens("C") == []
    assert table.hp == {"A": 20, "B": 20, "C": 20}
    assert table.in_play("A") == ["Rain", "Trophy Standee"]
    assert not table.over
    assert table.playable == ["Ant"]
    table.end("Pebble")
    assert table.over


@pytest.mark.rule("ANN-R24")
def test_a_death_without_a_token_counts_all_the_same() -> None:
    wand = printed("Wand")
    table = Table(2, hp={"B": 1}, hands={"A": [wand]}, token_stack=[], token_fillers=0, standees=[TROPHY])
    table.play("Wand", "B")
    assert table.tokens("B") == []
    assert table.hp["B"] == 20
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.in_play("A") == ["Wand", "Trophy Standee"]


@pytest.mark.rule("ANN-R27", "ANN-150")
@pytest.mark.parametrize("text", ["ATTACK: Deal 9 damage to each player.", "Each player takes 9 damage."])
def test_several_die_one_at_a_time_beginning_with_whoever_did_it(text: str) -> None:
    doom = spell("Doom", text)
    slow = token("Slow", "You may draw a card.")
    table = Table(3, turn="B", hp={"A": 5, "B": 5, "C": 5}, hands={"B": [doom]}, token_stack=[slow, WORM, MOTH])
    table.play("Doom")
    assert table.asked == "B"
    assert table.tokens("B") == ["Slow"]
    assert table.hp["B"] == 20
    assert table.tokens("C") == []
    table.say("no")
    assert table.tokens("C") == ["Worm"]
    assert table.tokens("A") == ["Moth"]
    assert table.hp == {"A": 20, "B": 20, "C": 20}


@pytest.mark.rule("ANN-R28")
def test_what_is_left_of_the_attack_comes_after_the_death_is_over() -> None:
    double = spell("Double", "ATTACK: Each foe takes 5 damage, then takes 5 damage.")
    table = Table(2, hp={"B": 3}, hands={"A": [double]}, token_stack=[token("Cheap", "Set your HP to 11.")])
    table.play("Double")
    assert table.tokens("B") == ["Cheap"]
    assert table.hp["B"] == 6


@pytest.mark.rule("ANN-R29", "ANN-234", "ANN-187")
def test_token_then_hp_then_its_text() -> None:
    hot = token("Hot", "Take 6 damage. You may draw a card.")
    table = Table(2, hp={"B": 3}, hands={"A": [ZAP]}, token_stack=[hot])
    table.play("Zap")
    assert table.asked == "B"
    assert table.hp["B"] == 14
    assert table.tokens("B") == ["Hot"]


@pytest.mark.rule("ANN-R30")
def test_a_death_by_a_token_is_handled_after_its_text_and_its_owner_is_the_killer() -> None:
    fury = token("Fury", "Deal 8 damage to your killer. Draw a card.")
    table = Table(2, hp={"A": 8, "B": 3}, hands={"A": [ZAP]}, token_stack=[fury, fury], standees=[TROPHY])
    table.play("Zap")
    assert table.tokens("B") == ["Fury"]
    assert table.tokens("A") == ["Fury"]
    assert table.hp == {"A": 20, "B": 12}  # killed by B's Fury, A's own strikes back
    assert table.in_play("B") == ["Trophy Standee"]


@pytest.mark.rule("ANN-E31", "ANN-205", "ANN-R26")
def test_the_killer_may_choose_one_of_two_tokens() -> None:
    gus = card(
        "Gus", "ONGOING: Whenever you kill a foe, look at 2 Dead Wizard Tokens and choose which one that foe gains."
    )
    table = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, in_play={"A": [gus]}, token_stack=[WORM, MOTH], token_fillers=0)
    table.play("Zap")
    assert table.asked == "A"
    assert sorted(table.options) == ["Moth", "Worm"]
    table.say("Moth")
    assert table.tokens("B") == ["Moth"]
    assert table.token_stack == ["Worm"]
    assert table.discards("B") == ["Limp Wand"]
    three = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, in_play={"A": [gus]}, token_stack=[WORM, MOTH], token_fillers=1)
    three.play("Zap", "Moth")
    assert sorted(three.token_stack) == ["Scar", "Worm"]
    assert three.seen_on_table("A", "token stack") == []  # the other one has been shuffled in
    one = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, in_play={"A": [gus]}, token_stack=[WORM], token_fillers=0)
    one.play("Zap")
    assert one.tokens("B") == ["Worm"]
    none = Table(2, hp={"B": 1}, hands={"A": [ZAP]}, in_play={"A": [gus]}, token_fillers=0)
    none.play("Zap")
    assert none.tokens("B") == []
    assert none.hp["B"] == 20


@pytest.mark.rule("ANN-E16", "ANN-206", "ANN-209", "ANN-190")
def test_false_tokens_count_until_points_are_counted() -> None:
    stone = card(
        "Stone",
        "ONGOING: This card counts as a Dead Wizard Token.\n"
        "END OF GAME: This card is worth 1 VP for each Dead Wizard Token you control.",
        kind="treasure",
    )
    count = spell("Count", "+1 Power for each Dead Wizard Token you control.")
    table = Table(2, hands={"A": [count]}, in_play={"A": [stone, stone]}, tokens={"A": [WORM] * 3})
    table.play("Count")
    assert table.power == 5
    assert table.scores["A"] == 2 * 3 - 9
    without = Table(2, tokens={"A": [WORM] * 3})
    assert without.scores["A"] == -9


@pytest.mark.rule("ANN-190", "ANN-189", "ANN-089")
def test_what_a_token_says_of_points_comes_on_top_of_its_three() -> None:
    dear = token("Dear", "END OF GAME: This token is worth -2 VP.")
    kind = token("Kind", "END OF GAME: This token is worth 1 VP for each Location you own.")
    hut = location("Hut")
    table = Table(2, tokens={"A": [dear], "B": [kind]}, discards={"B": [hut, hut]})
    assert table.scores == {"A": -5, "B": -1}
