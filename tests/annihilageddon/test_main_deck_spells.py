"""The Spells of the main deck, and the Wand, each as it is printed, where it does what no other card does."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, Table, card, creature, familiar, mayhem, printed, spell, token

DUCK = card("Duck", "DEFENSE: Discard this card to avoid the Attack.")
ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")
WAND = printed("Wand")


@pytest.mark.rule("ANN-013")
def test_the_wand_draws_for_a_kill_and_for_nothing_else() -> None:
    table = Table(hp={"B": 1}, hands={"A": [WAND, WAND]})
    table.play("Wand", "C")
    assert table.hp["C"] == 19
    assert table.hand("A") == ["Wand"]
    table.play("Wand", "B")
    assert table.tokens("B") == ["Scar"]
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.power == 2


@pytest.mark.rule("ANN-E15", "ANN-222", "ANN-195", "ANN-015")
def test_who_kills_himself_with_the_wand_draws_too_and_wins_no_trophy() -> None:
    table = Table(hp={"A": 1}, hands={"A": [WAND]}, in_play={"B": [printed("Trophy Standee")]})
    table.play("Wand", "A")
    assert table.hp["A"] == 20
    assert table.tokens("A") == ["Scar"]
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.in_play("B") == ["Trophy Standee"]


@pytest.mark.rule("ANN-118", "ANN-102")
def test_the_elbow_reaches_a_neighbor_only() -> None:
    table = Table(4, hands={"A": [printed("Elbow of Doom")]})
    table.play("Elbow of Doom")
    assert len(table.options) == 2
    table.say("D")
    assert table.hp == {"A": 20, "B": 20, "C": 20, "D": 14}
    assert table.hand("A") == ["Pebble"]


def test_the_meteor_hits_one_and_splashes_the_others() -> None:
    table = Table(4, hands={"A": [printed("Meteor Burp")]})
    table.play("Meteor Burp", "C")
    assert table.hp == {"A": 20, "B": 17, "C": 15, "D": 17}


@pytest.mark.rule("ANN-096")
def test_who_avoids_the_meteor_avoids_all_of_it() -> None:
    table = Table(3, hands={"A": [printed("Meteor Burp")], "B": [DUCK, DUCK]})
    table.play("Meteor Burp", "B")
    table.defend("B", "Duck")
    assert table.hp == {"A": 20, "B": 20, "C": 17}
    assert table.hand("B") == ["Duck"]


@pytest.mark.rule("ANN-218")
def test_library_fines_are_power_where_nobody_has_a_spell() -> None:
    table = Table(hands={"A": [printed("Library Fine Lightning")]}, discards={"B": [creature("Rat")]})
    table.play("Library Fine Lightning", "B")
    assert table.hp["B"] == 20
    assert table.power == 3
    fined = Table(hands={"A": [printed("Library Fine Lightning")]}, discards={"B": [ZAP, ZAP], "C": [ZAP]})
    fined.play("Library Fine Lightning", "B")
    assert fined.hp["B"] == 14
    assert fined.power == 1


@pytest.mark.rule("ANN-077", "ANN-210")
@pytest.mark.parametrize(("answer", "hand"), [("yes", True), ("no", False)])
def test_the_boomerang_comes_back_at_the_end_of_the_turn(answer: str, hand: bool) -> None:
    table = Table(hands={"A": [printed("Boomerang Bolt")]})
    table.play("Boomerang Bolt")
    table.end(answer)
    assert ("Boomerang Bolt" in table.hand("A")) == hand
    assert ("Boomerang Bolt" in table.discards("A")) != hand


def test_the_boomerang_as_a_defense_lies_on_the_deck() -> None:
    table = Table(hands={"A": [ZAP], "B": [printed("Boomerang Bolt")]})
    table.play("Zap", "B")
    table.defend("B", "Boomerang Bolt")
    assert table.hp["B"] == 20
    assert table.deck("B")[0] == "Boomerang Bolt"


@pytest.mark.rule("ANN-178", "ANN-196", "ANN-173", "ANN-R49")
def test_a_spent_mayhem_is_played_by_a_player_who_earns_the_trophy() -> None:
    hail = mayhem("Hail", "ATTACK: Each player takes 3 damage.")
    soup = mayhem("Soup", "Each player heals 1 HP.")
    table = Table(
        3,
        hp={"B": 3},
        hands={"A": [printed("Encore Calamity")], "C": [DUCK]},
        mayhems=[hail, soup],
        standees=[printed("Trophy Standee")],
    )
    table.play("Encore Calamity", "yes")
    assert table.options == ["Hail", "Soup"]
    table.say("Hail")
    table.defend("C", "Duck")
    assert table.hp == {"A": 17, "B": 20, "C": 20}
    assert table.tokens("B") == ["Scar"]
    assert "Trophy Standee" in table.in_play("A")
    assert sorted(table.mayhems) == ["Hail", "Soup"]


@pytest.mark.rule("ANN-R48")
def test_a_mayhem_played_by_a_player_can_be_sent_back() -> None:
    hail = mayhem("Hail", "ATTACK: Each player takes 3 damage.")
    pet = familiar("Pet", "DEFENSE: Discard this card to turn the Attack back on the attacker.")
    table = Table(3, hands={"A": [printed("Encore Calamity")], "B": [pet]}, mayhems=[hail])
    table.play("Encore Calamity", "yes")
    table.defend("B", "Pet")
    assert table.hp == {"A": 14, "B": 20, "C": 17}


@pytest.mark.rule("ANN-143", "ANN-144", "ANN-145")
def test_the_yard_sale_destroys_a_card_of_ones_own_choice() -> None:
    table = Table(hands={"A": [printed("Yard Sale Ritual"), card("Junk"), card("Gem")]})
    table.play("Yard Sale Ritual", "yes", "Junk")
    assert table.destroyed == ["Junk"]
    assert table.hand("A") == ["Gem", "Pebble"]
    kept = Table(hands={"A": [printed("Yard Sale Ritual"), card("Junk"), card("Gem")]})
    kept.play("Yard Sale Ritual", "no")
    assert kept.hand("A") == ["Junk", "Gem"]


@pytest.mark.rule("ANN-R27")
def test_the_group_hug_draws_for_everybody_it_kills() -> None:
    table = Table(4, hp={"B": 3, "C": 5, "D": 1}, hands={"A": [printed("Group Hug of Death")]})
    table.play("Group Hug of Death")
    assert table.hp == {"A": 20, "B": 20, "C": 1, "D": 20}
    assert table.hand("A") == ["Pebble", "Pebble"]


@pytest.mark.rule("ANN-163", "ANN-165", "ANN-106", "ANN-E10")
def test_the_noodle_gives_what_limp_wands_there_are() -> None:
    table = Table(2, hands={"A": [printed("Curse of the Wet Noodle")] * 2, "B": [DUCK]}, limp_wands=1)
    table.play("Curse of the Wet Noodle")
    table.take_it("B")
    assert table.discards("B") == ["Limp Wand"]
    assert table.power == 2
    table.play("Curse of the Wet Noodle")
    table.defend("B", "Duck")
    assert table.discards("B") == ["Limp Wand", "Duck"]


@pytest.mark.rule("ANN-147", "ANN-148", "ANN-048", "ANN-050")
def test_the_rummage_sale_gains_from_the_line_up_what_is_cheap_enough() -> None:
    line_up = [card("Four", cost=4), card("Five", cost=5), card("Two", cost=2)]
    table = Table(hands={"A": [printed("Rummage Sale of Souls")] * 3}, line_up=line_up)
    table.play("Rummage Sale of Souls")
    assert table.options == ["Four", "Two"]
    table.say("Four")
    assert table.discards("A") == ["Four"]
    assert table.line_up == ["Five", "Two"]
    table.play("Rummage Sale of Souls")
    table.play("Rummage Sale of Souls")
    assert table.discards("A") == ["Four", "Two"]
    assert table.line_up == ["Five"]
    assert table.power == 3


@pytest.mark.rule("ANN-141")
def test_the_tornado_swaps_the_hand_for_four_cards() -> None:
    table = Table(hands={"A": [printed("Do-Over Tornado"), GLYPH, card("Junk")]})
    table.play("Do-Over Tornado")
    assert table.hand("A") == ["Pebble"] * 4
    assert sorted(table.discards("A")) == ["Glyph", "Junk"]


def test_fried_egg_day_swaps_hit_points_with_a_foe_who_does_not_avoid_it() -> None:
    table = Table(hp={"A": 4, "B": 17}, hands={"A": [printed("Freaky Fried-Egg Day")] * 2, "C": [DUCK]})
    table.play("Freaky Fried-Egg Day", "B")
    assert (table.hp["A"], table.hp["B"]) == (17, 4)
    table.play("Freaky Fried-Egg Day", "C")
    table.defend("C", "Duck")
    assert table.hp == {"A": 17, "B": 4, "C": 20, "D": 20}


@pytest.mark.rule("ANN-100", "ANN-115")
def test_nobody_dodges_the_toenail() -> None:
    table = Table(3, hp={"B": 9}, hands={"A": [printed("Unavoidable Toenail")], "B": [DUCK]})
    table.play("Unavoidable Toenail")
    assert table.hp == {"A": 20, "B": 5, "C": 20}
    assert table.hand("B") == ["Duck"]


@pytest.mark.rule("ANN-R34")
def test_who_dies_of_fireworks_draws_all_the_same() -> None:
    table = Table(hp={"A": 2}, power=3, hands={"A": [printed("Premature Fireworks")]}, token_stack=[token("Limp")])
    table.play("Premature Fireworks")
    assert table.tokens("A") == ["Limp"]
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.power == 3
    assert table.turn == "A"
