"""The Ability tiles of the box."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, creature, location, printed, spell, treasure

FANG = creature("Fang")
CLAW = creature("Claw")
BEAK = creature("Beak")
MERLIN = card("Merlin")
MORGAN = card("Morgan")
ZAP = spell("Zap", "ATTACK: Deal 20 damage to any foe.")


class TestPaying:
    @pytest.mark.rule("ANN-230", "ANN-182", "ANN-R75")
    def test_four_hp_buy_a_card_once_a_turn(self) -> None:
        table = Table(2, abilities={"A": printed("Blood Discount")})
        table.use("Blood Discount")
        assert table.hp["A"] == 16
        assert table.hand("A") == ["Pebble"]
        assert "use Blood Discount" not in table.options
        table.end()
        table.end()
        assert "use Blood Discount" in table.options

    @pytest.mark.rule("ANN-230", "ANN-182")
    def test_it_needs_four_hp(self) -> None:
        table = Table(2, abilities={"A": printed("Blood Discount")}, hp={"A": 3})
        assert "use Blood Discount" not in table.options

    @pytest.mark.rule("ANN-R38", "ANN-R34", "ANN-195")
    def test_who_pays_the_last_hp_dies_and_goes_on(self) -> None:
        table = Table(
            2, abilities={"A": printed("Blood Discount")}, hp={"A": 4}, power=3, standees=[printed("Trophy Standee")]
        )
        table.use("Blood Discount")
        assert table.hp["A"] == 20
        assert table.tokens("A") == ["Scar"]
        assert table.standees == ["Trophy Standee"]
        assert table.hand("A") == ["Pebble"]
        assert table.power == 3
        assert table.turn == "A"


class TestDifferentCards:
    @pytest.mark.rule("ANN-231", "ANN-065")
    def test_the_second_different_creature_draws_a_card(self) -> None:
        table = Table(
            2,
            abilities={"A": printed("Zookeeper Without Insurance")},
            hands={"A": [FANG, FANG, MERLIN, CLAW, BEAK]},
        )
        for name in ("Fang", "Fang", "Merlin"):
            table.play(name)
            assert "Pebble" not in table.hand("A")
        table.play("Claw")
        assert table.hand("A") == ["Beak", "Pebble"]
        table.play("Beak")  # the third
        assert table.hand("A") == ["Pebble"]

    def test_the_second_different_wizard_gives_power(self) -> None:
        table = Table(2, abilities={"A": printed("Hat Collector Supreme")}, hands={"A": [MERLIN, MORGAN]})
        table.play("Merlin")
        assert table.power == 0
        table.play("Morgan")
        assert table.power == 2

    def test_it_begins_anew_each_turn(self) -> None:
        table = Table(
            2,
            abilities={"A": printed("Hat Collector Supreme")},
            hands={"A": [MERLIN]},
            decks={"A": [MORGAN]},
        )
        table.play("Merlin")
        table.end()
        table.end()
        table.play("Morgan")
        assert table.power == 0


@pytest.mark.rule("ANN-038")
def test_the_wizard_one_plays_as_is_no_wizard_card() -> None:
    table = Table(2, abilities={"A": printed("Hat Collector Supreme")}, hands={"A": [MERLIN]})
    table.play("Merlin")
    assert table.power == 0


def test_the_first_spell_of_a_turn_gives_power() -> None:
    table = Table(
        2,
        abilities={"A": printed("Pyromaniac's Learner Permit")},
        hands={"A": [spell("Pop"), spell("Bang")]},
    )
    table.play("Pop")
    assert table.power == 1
    table.play("Bang")
    assert table.power == 1


def test_kills_fill_the_tip_jar() -> None:
    table = Table(2, abilities={"A": printed("Gravedigger's Tip Jar")}, hands={"A": [ZAP]})
    table.play("Zap")
    assert table.hand("A") == ["Pebble", "Pebble"]


def test_champions_hit_harder_with_their_wands() -> None:
    table = Table(
        2,
        abilities={"A": printed("Wand Wrestling Champion")},
        hands={"A": [printed("Wand"), creature("Wand-Eater", "ATTACK: Deal 1 damage to any foe.")]},
    )
    table.play("Wand", "B")
    assert table.hp["B"] == 17
    table.play("Wand-Eater")
    assert table.hp["B"] == 16


def test_hoarders_pay_less_for_treasures() -> None:
    table = Table(
        2,
        abilities={"A": printed("Diploma in Hoarding")},
        power=3,
        line_up=[treasure("Cup", cost=4), card("Merlin", cost=4), treasure("Pin", cost=0)],
    )
    assert table.for_sale == ["Cup", "Pin", "Wild Magic"]
    table.buy("Cup")
    assert table.power == 0
    table.buy("Pin")
    assert table.power == 0


@pytest.mark.rule("ANN-140")
def test_real_estate_heals_at_the_start_of_a_turn() -> None:
    table = Table(
        2,
        moment="start",
        hp={"A": 10},
        abilities={"A": printed("Wizard of Real Estate")},
        in_play={"A": [location("Pond", "ONGOING: Your Wands deal 1 more damage."), printed("R'lyeh Standee")]},
        tokens={"A": [printed("Wandlergy")]},
    )
    assert table.hp["A"] == 13


@pytest.mark.rule("ANN-065", "ANN-231")
def test_what_a_card_plays_comes_after_it_though_it_is_done_before() -> None:
    first = location("Hall", "ONGOING: Whenever you play your first Creature of a turn, +1 Power.")
    second = location("Zoo", "ONGOING: Whenever you play your second different Creature in a turn, +3 Power.")
    caller = creature("Caller", "You may play a Creature from your discard pile.")
    table = Table(2, hands={"A": [caller]}, discards={"A": [creature("Ant")]}, in_play={"A": [first, second]})
    table.play("Caller", "yes")
    assert table.power == 1 + 3
