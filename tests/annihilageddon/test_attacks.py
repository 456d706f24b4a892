"""Attacks, and the Defenses against them (ANN-094 to ANN-106)."""

from __future__ import annotations

import pytest

from spellwright.effects.table import POWER_LEFT
from tests.builder_table import LIMP_WAND, Table, card, creature, familiar, spell

DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
PEEK = card("Peek", "+1 Power.\nDEFENSE: Discard this card to avoid an Attack. If you do, draw two cards.")
RAIN = spell("Rain", "+2 Power.\nATTACK: Deal 3 damage to each foe.")


@pytest.mark.rule("ANN-094", "ANN-095", "ANN-099", "ANN-R41")
def test_a_defense_avoids_it_for_one_player_only() -> None:
    table = Table(hands={"A": [RAIN], "C": [DODGE]})
    table.play("Rain")
    assert table.power == 2
    assert table.asked == "C"
    assert table.options == ["defend with Dodge", "take it"]
    assert table.hp == {"A": 20, "B": 17, "C": 20, "D": 20}
    table.defend("C", "Dodge")
    assert table.hp == {"A": 20, "B": 17, "C": 20, "D": 17}
    assert table.discards("C") == ["Dodge"]
    assert table.power == 2


@pytest.mark.rule("ANN-097", "ANN-R41")
def test_each_victim_decides_and_is_affected_before_the_next_one_decides() -> None:
    table = Table(hands={"A": [RAIN], "B": [DODGE], "C": [DODGE], "D": [DODGE]})
    table.play("Rain")
    assert table.asked == "B"
    table.take_it("B")
    assert table.asked == "C"
    assert table.hp == {"A": 20, "B": 17, "C": 20, "D": 20}
    table.take_it("C")
    assert table.asked == "D"
    assert table.hp == {"A": 20, "B": 17, "C": 17, "D": 20}
    table.defend("D", "Dodge")
    assert table.hp == {"A": 20, "B": 17, "C": 17, "D": 20}


@pytest.mark.rule("ANN-097", "ANN-R41")
def test_all_of_its_text_reaches_a_victim_before_the_next_one_decides() -> None:
    sting = spell("Sting", "ATTACK: Each foe takes 3 damage and gains a Limp Wand.")
    table = Table(3, hands={"A": [sting], "B": [DODGE], "C": [DODGE]})
    table.play("Sting")
    table.take_it("B")
    assert table.asked == "C"
    assert table.discards("B") == ["Limp Wand"]
    assert table.hp["B"] == 17
    table.defend("C", "Dodge")
    assert table.discards("C") == ["Dodge"]


@pytest.mark.rule("ANN-096", "ANN-R45")
def test_one_defense_an_attack_even_when_another_is_drawn_or_held() -> None:
    twice = spell("Twice", "ATTACK: Deal 3 damage to each foe. Each foe gains a Limp Wand.")
    table = Table(3, hands={"A": [twice], "B": [DODGE, DODGE]}, decks={"C": [DODGE]})
    table.play("Twice")
    table.take_it("B")
    assert table.hp == {"A": 20, "B": 17, "C": 17}
    assert table.discards("B") == ["Limp Wand"]
    assert table.prompt.startswith("Your turn")


@pytest.mark.rule("ANN-096", "ANN-R45")
def test_a_defense_drawn_by_a_defense_is_of_no_use_against_the_same_attack() -> None:
    fake = card("Fake", "DEFENSE: Discard this card. Draw a card.")
    table = Table(2, hands={"A": [RAIN], "B": [fake]}, decks={"B": [DODGE]})
    table.play("Rain")
    table.defend("B", "Fake")
    assert table.hand("B") == ["Dodge"]
    assert table.hp["B"] == 17
    assert table.prompt.startswith("Your turn")


@pytest.mark.rule("ANN-098")
def test_where_players_deal_with_each_other_all_decide_first() -> None:
    swap = spell("Swap", "ATTACK: Each player passes a card from their hand to the player on their left.")
    table = Table(3, hands={"A": [swap, creature("Ant")], "B": [creature("Bat"), DODGE], "C": [creature("Cat"), DODGE]})
    table.play("Swap")
    assert table.asked == "B"
    table.take_it("B")
    assert table.hand("B") == ["Bat", "Dodge"]
    assert table.asked == "C"
    table.defend("C", "Dodge")
    table.say("Bat")
    assert table.hand("A") == ["Bat"]
    assert table.hand("B") == ["Dodge", "Ant"]
    assert table.hand("C") == ["Cat"]


@pytest.mark.rule("ANN-100")
def test_nobody_is_asked_about_an_unavoidable_attack() -> None:
    doom = spell("Doom", "UNAVOIDABLE ATTACK: Deal 3 damage to each foe.")
    table = Table(2, hands={"A": [doom], "B": [DODGE]})
    table.play("Doom")
    assert table.hp["B"] == 17
    assert table.hand("B") == ["Dodge"]


@pytest.mark.rule("ANN-101", "ANN-102", "ANN-103", "ANN-R42")
def test_the_target_is_chosen_and_nobody_else_may_avoid_it() -> None:
    bolt = spell("Bolt", "ATTACK: Deal 3 damage to target foe.")
    table = Table(hands={"A": [bolt, bolt], "B": [DODGE], "C": [DODGE], "D": [DODGE]})
    table.play("Bolt")
    assert table.asked == "A"
    assert table.options == ["B", "C", "D"]
    table.say("C")
    assert table.asked == "C"
    table.defend("C", "Dodge")
    assert table.hp == {"A": 20, "B": 20, "C": 20, "D": 20}
    table.play("Bolt")
    assert table.options == ["B", "C", "D"]
    table.say("D")
    table.take_it("D")
    assert table.hp == {"A": 20, "B": 20, "C": 20, "D": 17}


@pytest.mark.rule("ANN-103", "ANN-015")
def test_target_player_may_be_yourself() -> None:
    for words in ("target player", "target Wizard"):
        zap = spell("Zap", f"ATTACK: Deal 3 damage to {words}.")
        table = Table(2, hands={"A": [zap]})
        table.play("Zap")
        assert sorted(table.options) == ["A", "B"]
        table.say("A")
        assert table.hp == {"A": 17, "B": 20}


BOTH = spell(
    "Both", "+1 Power.\nATTACK: Deal 2 damage to each foe.\nDEFENSE: Discard this card to avoid an Attack. Heal 1 HP."
)


@pytest.mark.rule("ANN-104", "ANN-066", "ANN-105")
def test_a_card_with_attack_and_defense_is_used_one_way_or_the_other() -> None:
    table = Table(2, hands={"A": [BOTH], "B": [BOTH, creature("Bat")]}, hp={"A": 10, "B": 10})
    table.play("Both")
    assert table.power == 1
    assert table.hp == {"A": 10, "B": 10}  # the Defense of a card that is played is not read
    table.defend("B", "Both")
    assert table.hp == {"A": 10, "B": 11}
    assert table.discards("B") == ["Both"]
    assert table.in_play("A") == ["Both"]


@pytest.mark.rule("ANN-R40")
def test_a_defense_is_not_played() -> None:
    fan = card("Fan", "ONGOING: Whenever you play a Spell, draw a card.")
    table = Table(2, hands={"A": [BOTH], "B": [BOTH]}, in_play={"A": [fan], "B": [fan]})
    table.play("Both")
    table.defend("B", "Both")
    assert table.hand("A") == ["Pebble"]
    assert table.hand("B") == []
    assert table.discards("B") == ["Both"]
    assert table.g.get(POWER_LEFT, 1) == 0
    assert [table.g.holder(c) for c in table.g.played] == [0]


@pytest.mark.rule("ANN-106", "ANN-E10", "ANN-165")
def test_a_defense_is_legal_where_the_attack_would_do_nothing() -> None:
    limp = spell("Limp", "ATTACK: Each foe gains a Limp Wand.")
    table = Table(3, hands={"A": [limp], "B": [PEEK]}, limp_wands=0)
    table.play("Limp")
    table.defend("B", "Peek")
    assert table.discards("B") == ["Peek"]
    assert table.hand("B") == ["Pebble", "Pebble"]
    assert table.discards("C") == []


@pytest.mark.rule("ANN-R39")
def test_a_defense_works_from_the_hand_and_on_your_own_turn_too() -> None:
    hug = spell("Hug", "ATTACK: Each player takes 2 damage.")
    table = Table(
        2,
        hands={"A": [hug, DODGE]},
        discards={"B": [DODGE]},
        decks={"B": [DODGE]},
        familiars={"B": familiar("Pet", "DEFENSE: Discard this card to avoid an Attack.")},
    )
    table.play("Hug")
    assert table.asked == "A"
    table.defend("A", "Dodge")
    assert table.hp == {"A": 20, "B": 18}


@pytest.mark.rule("ANN-R43")
def test_two_attack_lines_are_two_attacks() -> None:
    pair = spell("Pair", "ATTACK: Deal 2 damage to each foe.\nATTACK: Deal 3 damage to each foe.")
    table = Table(2, hands={"A": [pair], "B": [DODGE, DODGE]})
    table.play("Pair")
    table.defend("B", "Dodge")
    assert table.asked == "B"
    assert table.hp["B"] == 20
    table.defend("B", "Dodge")
    assert table.hp["B"] == 20
    assert table.discards("B") == ["Dodge", "Dodge"]


@pytest.mark.rule("ANN-R44")
def test_what_a_defense_does_besides_happens_before_the_next_player_decides() -> None:
    table = Table(3, hands={"A": [RAIN], "B": [PEEK], "C": [DODGE]})
    table.play("Rain")
    table.defend("B", "Peek")
    assert table.asked == "C"
    assert table.hand("B") == ["Pebble", "Pebble"]


@pytest.mark.rule("ANN-R53")
def test_who_is_strongest_is_settled_before_the_defenses() -> None:
    gulp = card("Gulp", "DEFENSE: Discard this card. Lose 9 HP.")
    top = spell("Top", "ATTACK: Deal 3 damage to your strongest foe.")
    table = Table(3, hands={"A": [top], "B": [gulp]}, hp={"B": 15, "C": 10})
    table.play("Top")
    table.defend("B", "Gulp")
    assert table.hp == {"A": 20, "B": 3, "C": 10}


@pytest.mark.rule("ANN-R28")
def test_the_attack_goes_on_with_a_player_it_has_killed() -> None:
    sting = spell("Sting", "ATTACK: Deal 5 damage to each foe. Each foe gains a Limp Wand. Each foe loses 1 HP.")
    table = Table(3, hands={"A": [sting]}, hp={"B": 3})
    table.play("Sting")
    assert table.tokens("B") == ["Scar"]
    assert table.discards("B") == ["Limp Wand"]
    assert table.hp == {"A": 20, "B": 19, "C": 14}
    assert table.discards("C") == [LIMP_WAND.name]


@pytest.mark.rule("ANN-094", "ANN-101", "ANN-102")
def test_a_foe_whose_cards_it_reaches_for_may_avoid_it() -> None:
    rob = spell("Rob", "ATTACK: Destroy a card in any foe's discard pile.")
    discards = {"B": [creature("Ant"), creature("Bat")], "C": [creature("Cat")]}
    table = Table(3, hands={"A": [rob, rob], "B": [DODGE], "C": [DODGE]}, discards=discards)
    table.play("Rob")
    assert table.options == ["B", "C"]
    table.say("B")
    assert table.asked == "B"
    table.defend("B", "Dodge")
    assert table.destroyed == []
    table.play("Rob", "B")
    assert sorted(table.options) == ["Ant", "Bat", "Dodge"]
    table.say("Bat")
    assert table.destroyed == ["Bat"]
    assert table.hand("C") == ["Dodge"]


@pytest.mark.rule("ANN-094", "ANN-R41", "ANN-R50")
def test_of_several_whose_cards_it_reaches_for_each_decides_in_turn() -> None:
    mill = spell("Mill", "ATTACK: Discard the top card of each foe's deck.")
    pet = familiar("Pet", "DEFENSE: Discard this card to turn the Attack back on the attacker.")
    decks = {name: [creature(f"{name} top")] for name in "ABC"}
    table = Table(3, hands={"A": [mill], "B": [DODGE], "C": [pet]}, decks=decks)
    table.play("Mill")
    table.take_it("B")
    assert table.asked == "C"
    assert table.discards("B") == ["B top"]
    table.defend("C", "Pet")
    assert table.discards("C") == ["Pet"]
    assert table.discards("A") == ["A top"]


@pytest.mark.rule("ANN-094", "ANN-095", "ANN-R50")
def test_what_foes_may_do_can_be_avoided_and_sent_back() -> None:
    toll = spell("Toll", "ATTACK: Each foe may discard a card. Each foe who does not takes 4 damage.")
    pet = familiar("Pet", "DEFENSE: Discard this card to turn the Attack back on the attacker.")
    hands = {"A": [toll, creature("Ant")], "B": [pet], "C": [DODGE], "D": [creature("Dog")]}
    table = Table(4, hands=hands)
    table.play("Toll")
    table.defend("B", "Pet")
    assert table.asked == "A"
    table.say("yes")
    assert table.hand("A") == []
    table.defend("C", "Dodge")
    assert table.asked == "D"
    table.say("no")
    assert table.hp == {"A": 20, "B": 20, "C": 20, "D": 16}
    refused = Table(4, hands=hands)
    refused.play("Toll")
    refused.defend("B", "Pet")
    refused.say("no")
    refused.take_it("C")
    refused.say("no", "yes")
    assert refused.hp == {"A": 16, "B": 20, "C": 16, "D": 20}


@pytest.mark.rule("ANN-R50")
def test_who_could_not_is_asked_of_the_one_it_came_back_to() -> None:
    force = spell("Force", "ATTACK: Each foe discards a card. Each foe who cannot takes 4 damage.")
    pet = familiar("Pet", "DEFENSE: Discard this card to turn the Attack back on the attacker.")
    could = Table(2, hands={"A": [force, creature("Ant")], "B": [pet]})
    could.play("Force")
    could.defend("B", "Pet")
    assert could.hand("A") == []
    assert could.hp == {"A": 20, "B": 20}
    could_not = Table(2, hands={"A": [force], "B": [pet]})
    could_not.play("Force")
    could_not.defend("B", "Pet")
    assert could_not.hp == {"A": 16, "B": 20}


@pytest.mark.rule("ANN-118", "ANN-E27")
def test_both_neighbours_decide_one_after_the_other() -> None:
    slap = spell("Slap", "ATTACK: Deal 4 damage to the foe on your left and the foe on your right.")
    table = Table(4, hands={"A": [slap], "B": [DODGE], "D": [DODGE]})
    table.play("Slap")
    table.take_it("B")
    assert table.hp["B"] == 16
    table.defend("D", "Dodge")
    assert table.hp == {"A": 20, "B": 16, "C": 20, "D": 20}
    two = Table(2, hands={"A": [slap]})
    two.play("Slap")
    assert two.hp["B"] == 16


@pytest.mark.rule("ANN-094", "ANN-095")
@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("ATTACK: Swap HP with any foe.", []),
        ("ATTACK: You may swap HP with any foe.", ["yes"]),
        ("ATTACK: Draw a card, then swap HP with any foe.", []),
        ("ATTACK: If you have 12 or less HP, swap HP with any foe.", []),
    ],
)
def test_hit_points_are_swapped_only_with_who_lets_it_happen(text: str, answers: list[str]) -> None:
    swap = spell("Swap", text)
    for defense, expected in (("take it", {"A": 12, "B": 5}), ("defend with Dodge", {"A": 5, "B": 12})):
        table = Table(2, hp={"A": 5, "B": 12}, hands={"A": [swap], "B": [DODGE]})
        table.play("Swap", *answers, defense)
        assert table.hp == expected


@pytest.mark.rule("ANN-094")
@pytest.mark.parametrize("text", ["ATTACK: You may destroy a card in any foe's discard pile."])
def test_what_may_be_done_to_a_foes_cards_can_be_avoided(text: str) -> None:
    rob = spell("Rob", text)
    for defense, destroyed in (("take it", ["Bat"]), ("defend with Dodge", [])):
        table = Table(2, hands={"A": [rob], "B": [DODGE]}, discards={"B": [creature("Bat")]})
        table.play("Rob", "yes", defense)
        assert table.destroyed == destroyed
        assert table.prompt.startswith("Your turn")
