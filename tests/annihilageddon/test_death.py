"""Healing, death, Dead Wizard Tokens and the Trophy (ANN-180 to ANN-196, ANN-222)."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, of_kind, printed, spell, token

WAND = printed("Wand")
TROPHY = printed("Trophy Standee")
ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")
BOOM = spell("Boom", "ATTACK: Deal 9 damage to each foe.")
TEA = card("Tea", "Heal 4 HP.")
RICH_TEA = card("Rich Tea", "ONGOING: Your healing is doubled.")
ASH, BONE = token("Ash"), token("Bone")


class TestHealing:
    @pytest.mark.rule("ANN-180", "ANN-181")
    def test_it_goes_past_twenty_but_not_past_twenty_five(self) -> None:
        table = Table(2, hands={"A": [TEA, TEA]})
        table.play("Tea")
        assert table.hp["A"] == 24
        table.play("Tea")
        assert table.hp["A"] == 25

    @pytest.mark.rule("ANN-207")
    def test_doubled_healing_doubles_that_of_a_mayhem(self) -> None:
        table = Table(
            2,
            moment="start",
            hp={"A": 3, "B": 3},
            in_play={"A": [RICH_TEA]},
            line_up=[card(f"Slot {i}") for i in range(4)],
            main_deck=[printed("Suspiciously Warm Soup")],
        )
        assert table.hp == {"A": 15, "B": 9}


class TestTheWand:
    @pytest.mark.rule("ANN-E15", "ANN-222", "ANN-195")
    def test_on_oneself_it_draws_two_cards_and_costs_a_token(self) -> None:
        table = Table(2, hp={"A": 1}, hands={"A": [WAND]}, in_play={"B": [TROPHY]})
        table.play("Wand", "A")
        assert table.hp["A"] == 20
        assert table.tokens("A") == ["Scar"]
        assert table.hand("A") == ["Pebble", "Pebble"]
        assert table.in_play("B") == ["Trophy Standee"]

    @pytest.mark.rule("ANN-222")
    def test_on_a_foe_it_draws_two_cards_if_that_foe_dies(self) -> None:
        table = Table(2, hp={"B": 2}, hands={"A": [WAND, WAND]})
        table.play("Wand", "B")
        assert table.hand("A") == ["Wand"]
        table.play("Wand", "B")
        assert table.hand("A") == ["Pebble", "Pebble"]
        assert table.power == 2


class TestTokens:
    @pytest.mark.rule("ANN-185", "ANN-186", "ANN-R35")
    def test_the_top_token_of_the_stack_comes_face_up_before_the_slain(self) -> None:
        table = Table(3, hp={"B": 3}, hands={"A": [ZAP]}, token_stack=[ASH, BONE])
        table.play("Zap", "B")
        assert table.tokens("B") == ["Ash"]
        assert table.seen("C", "B", "tokens") == ["Ash"]
        assert table.token_stack[0] == "Bone"

    @pytest.mark.rule("ANN-184", "ANN-192")
    def test_one_wizard_may_die_again_and_again(self) -> None:
        table = Table(2, hp={"B": 1}, hands={"A": [spell("Axe", "ATTACK: Deal 20 damage to any foe.")] * 7})
        for _ in range(7):
            table.play("Axe")
        assert table.tokens("B") == ["Scar"] * 7

    @pytest.mark.rule("ANN-183")
    def test_damage_beyond_the_last_hp_does_nothing(self) -> None:
        table = Table(2, hp={"B": 3}, hands={"A": [ZAP]})
        table.play("Zap")
        assert table.hp["B"] == 20

    @pytest.mark.rule("ANN-191")
    def test_with_the_last_token_gone_the_turn_is_the_last(self) -> None:
        table = Table(2, hp={"B": 3}, hands={"A": [ZAP, TEA]}, token_stack=[ASH], token_fillers=0)
        table.play("Zap")
        assert not table.over
        table.play("Tea")
        table.end()
        assert table.over


class TestTrophy:
    @pytest.mark.rule("ANN-R31", "ANN-193")
    def test_several_kills_earn_the_one_trophy(self) -> None:
        table = Table(3, hp={"B": 3, "C": 3}, hands={"A": [BOOM]}, standees=[TROPHY], token_stack=[ASH, BONE])
        table.play("Boom")
        assert table.tokens("B") == ["Ash"]
        assert table.tokens("C") == ["Bone"]
        assert table.in_play("A") == ["Boom", "Trophy Standee"]

    @pytest.mark.rule("ANN-R31")
    def test_who_holds_it_keeps_it_at_the_next_kill(self) -> None:
        table = Table(2, hp={"B": 3}, hands={"A": [ZAP]}, in_play={"A": [TROPHY]})
        table.play("Zap")
        assert table.in_play("A") == ["Trophy Standee", "Zap"]


@pytest.mark.rule("ANN-163", "ANN-164")
def test_a_limp_wand_goes_to_the_discard_pile_and_may_be_played_for_nothing() -> None:
    limp = of_kind("limp-wand")
    table = Table(2, hands={"A": [spell("Droop", "ATTACK: Each foe gains a Limp Wand."), limp]})
    table.play("Droop")
    assert table.discards("B") == ["Limp Wand"]
    table.play("Limp Wand")
    assert table.power == 0
    table.end()
    assert "Limp Wand" in table.discards("A")
