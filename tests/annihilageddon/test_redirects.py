"""Defenses that send the effect of an Attack back (ANN-107 to ANN-113)."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, Table, card, creature, familiar, mayhem, spell, standee, starter, token

PET = familiar("Pet", "+3 Power.\nDEFENSE: Discard this card to turn the Attack back on the attacker. Draw a card.")
MOUSE = familiar("Mouse", "+3 Power.\nDEFENSE: Discard this card to avoid an Attack.")
DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
TROPHY = standee("Trophy", "ONGOING: Draw a card too many for each new hand, and discard down to its size.", "trophy")


@pytest.mark.rule("ANN-E07", "ANN-107", "ANN-109", "ANN-110", "ANN-111")
def test_the_strongest_sends_it_back_to_one_who_is_not() -> None:
    top = spell("Top", "ATTACK: Deal 5 damage to the strongest player.")
    table = Table(3, hp={"A": 12, "B": 20, "C": 15}, hands={"A": [top, DODGE], "B": [PET]})
    table.play("Top")
    table.defend("B", "Pet")
    assert table.hp == {"A": 7, "B": 20, "C": 15}
    assert table.prompt.startswith("Your turn")
    assert table.hand("A") == ["Dodge"]
    assert table.discards("B") == ["Pet"]
    assert table.hand("B") == ["Pebble"]


@pytest.mark.rule("ANN-107")
def test_a_familiar_may_also_only_avoid_it() -> None:
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    table = Table(2, hands={"A": [zap], "B": [MOUSE]})
    table.play("Zap")
    table.defend("B", "Mouse")
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-108")
def test_of_many_targets_each_sends_back_what_would_have_happened_to_it() -> None:
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe. Each foe gains a Limp Wand.")
    table = Table(hands={"A": [zap], "B": [PET], "D": [PET]})
    table.play("Zap")
    table.defend("B", "Pet")
    assert table.hp == {"A": 15, "B": 20, "C": 15, "D": 20}
    assert table.discards("A") == ["Limp Wand"]
    assert table.discards("B") == ["Pet"]
    assert table.asked == "D"
    table.defend("D", "Pet")
    assert table.hp == {"A": 10, "B": 20, "C": 15, "D": 20}
    assert table.discards("A") == ["Limp Wand", "Limp Wand"]


@pytest.mark.rule("ANN-E08", "ANN-112")
def test_the_damage_is_counted_where_it_would_have_been_dealt() -> None:
    count = spell("Count", "ATTACK: Each foe takes 2 damage for each Defense card in their discard pile.")
    table = Table(
        2, hands={"A": [count], "B": [PET]}, discards={"A": [creature("Ant")], "B": [DODGE, creature("Bat"), MOUSE]}
    )
    table.play("Count")
    table.defend("B", "Pet")
    assert table.hp == {"A": 16, "B": 20}  # the Familiar that was used itself would not have lain there
    assert table.discards("B") == ["Dodge", "Bat", "Mouse", "Pet"]


@pytest.mark.rule("ANN-112")
def test_the_attackers_own_weakness_is_not_looked_at_the_defenders_is() -> None:
    thin = token("Thin", "ONGOING: Starters deal 3 more damage to you.")
    poke = starter("Poke", "ATTACK: Deal 1 damage to any foe.")
    weak = Table(2, hands={"A": [poke], "B": [PET]}, tokens={"A": [thin]})
    weak.play("Poke")
    weak.defend("B", "Pet")
    assert weak.hp == {"A": 19, "B": 20}
    other = Table(2, hands={"A": [poke], "B": [PET]}, tokens={"B": [thin]})
    other.play("Poke")
    other.defend("B", "Pet")
    assert other.hp == {"A": 16, "B": 20}


@pytest.mark.rule("ANN-113", "ANN-172", "ANN-R46")
def test_there_is_no_attacker_of_a_mayhem() -> None:
    thorn = card("Thorn", "DEFENSE: Discard this card to avoid an Attack. Deal 4 damage to the attacker.")
    rain = mayhem("Rain", "ATTACK: Each player takes 3 damage.")
    table = Table(3, moment="start", line_up=[], main_deck=[rain], hands={"A": [PET], "B": [thorn]})
    table.defend("A", "Pet")
    table.defend("B", "Thorn")
    assert table.hp == {"A": 20, "B": 20, "C": 17}
    assert table.hand("A") == ["Pebble"]
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    with_attacker = Table(2, hands={"A": [zap], "B": [thorn]})
    with_attacker.play("Zap")
    with_attacker.defend("B", "Thorn")
    assert with_attacker.hp == {"A": 16, "B": 20}


@pytest.mark.rule("ANN-R44")
def test_it_is_sent_back_before_the_next_player_decides() -> None:
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    table = Table(3, hands={"A": [zap], "B": [PET], "C": [DODGE]})
    table.play("Zap")
    table.defend("B", "Pet")
    assert table.asked == "C"
    assert table.hp["A"] == 15


@pytest.mark.rule("ANN-R33")
def test_whoever_sends_it_back_has_killed_with_it() -> None:
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    ruled = Table(2, hp={"A": 4}, hands={"A": [zap], "B": [PET]}, standees=[TROPHY])
    ruled.play("Zap")
    ruled.defend("B", "Pet")
    assert ruled.tokens("A") == ["Scar"]
    assert ruled.in_play("B") == ["Trophy"]
    nobody = Table(
        2, hp={"A": 4}, hands={"A": [zap], "B": [PET]}, standees=[TROPHY], options={"redirected-kill": "nobody"}
    )
    nobody.play("Zap")
    nobody.defend("B", "Pet")
    assert nobody.tokens("A") == ["Scar"]
    assert nobody.standees == ["Trophy"]


@pytest.mark.rule("ANN-R50")
def test_the_roles_are_exchanged_where_something_has_to_be_chosen() -> None:
    pick = spell("Pick", "ATTACK: Each foe discards a card.")
    table = Table(
        2, hands={"A": [pick, creature("Ant"), creature("Bat")], "B": [PET, creature("Cat"), creature("Dog")]}
    )
    table.play("Pick")
    table.defend("B", "Pet")
    assert table.asked == "A"
    assert table.options == ["Ant", "Bat"]
    table.say("Ant")
    assert table.hand("A") == ["Bat"]
    assert sorted(table.hand("B")) == ["Cat", "Dog", "Pebble"]

    offer = spell("Offer", "ATTACK: Each foe discards a card or takes 4 damage.")
    table = Table(2, hands={"A": [offer, creature("Ant")], "B": [PET]})
    table.play("Offer")
    table.defend("B", "Pet")
    assert table.asked == "A"
    table.say(table.options[1])
    assert table.hp == {"A": 16, "B": 20}


@pytest.mark.rule("ANN-R50")
def test_who_would_have_chosen_for_the_victim_is_now_the_defender() -> None:
    spy = spell("Spy", "ATTACK: Look at the hand of any foe. That foe discards a card of your choice.")
    table = Table(2, hands={"A": [spy, creature("Ant"), creature("Bat")], "B": [PET, creature("Cat")]})
    table.play("Spy")
    table.defend("B", "Pet")
    assert table.seen("B", "A", "hand") == ["Ant", "Bat"]
    assert table.asked == "B"
    table.say("Bat")
    assert table.hand("A") == ["Ant"]


@pytest.mark.rule("ANN-R51", "ANN-224", "ANN-223", "ANN-E32")
def test_what_cannot_be_done_to_the_attacker_is_not_done() -> None:
    gift = spell("Gift", "ATTACK: Give a Creature from your hand to any foe.")
    hands = {"A": [gift, creature("Ant"), creature("Bat")], "B": [PET, DODGE], "C": [DODGE]}
    table = Table(3, hands=hands)
    table.play("Gift", "B")
    assert table.asked == "B"
    assert table.happened("Ant", "Bat") == []
    table.defend("B", "Pet")
    assert table.prompt.startswith("Your turn")
    assert table.hand("A") == ["Ant", "Bat"]
    assert table.happened("Ant", "Bat") == []
    avoided = Table(3, hands=hands)
    avoided.play("Gift", "C")
    avoided.defend("C", "Dodge")
    assert avoided.hand("A") == ["Ant", "Bat"]
    taken = Table(3, hands=hands)
    taken.play("Gift", "C")
    taken.take_it("C")
    assert taken.asked == "A"
    taken.say("Bat")
    assert taken.hand("A") == ["Ant"]
    assert taken.hand("C") == ["Dodge", "Bat"]


def test_that_foe_of_a_later_sentence_is_the_attacker_then() -> None:
    zap = spell("Zap", "ATTACK: Choose a foe. Deal 5 damage to that foe. That foe gains a Limp Wand. Draw a card.")
    table = Table(3, hands={"A": [zap], "B": [PET]})
    table.play("Zap", "B")
    table.defend("B", "Pet")
    assert table.hp == {"A": 15, "B": 20, "C": 20}
    assert table.discards("A") == ["Limp Wand"]
    assert table.hand("A") == ["Pebble"]


@pytest.mark.rule("ANN-108", "ANN-112")
def test_whoever_has_sent_it_back_is_none_of_the_other_foes() -> None:
    burp = spell("Burp", "ATTACK: Deal 5 damage to any foe. Deal 3 damage to each other foe.")
    table = Table(3, hands={"A": [burp], "B": [PET]})
    table.play("Burp", "B")
    table.defend("B", "Pet")
    assert table.hp == {"A": 15, "B": 20, "C": 17}
    other = Table(3, hands={"A": [burp], "C": [PET]})
    other.play("Burp", "B")
    other.defend("C", "Pet")
    assert other.hp == {"A": 17, "B": 15, "C": 20}


@pytest.mark.rule("ANN-R51")
@pytest.mark.parametrize("text", ["Swap HP with any foe.", "Swap a Dead Wizard Token with any foe."])
def test_a_swap_that_is_sent_back_leaves_all_as_it_was(text: str) -> None:
    mine, yours = token("Mine"), token("Yours")
    table = Table(
        2,
        hp={"A": 3, "B": 18},
        hands={"A": [spell("Swap", f"ATTACK: {text}")], "B": [PET]},
        tokens={"A": [mine], "B": [yours]},
    )
    table.play("Swap")
    table.defend("B", "Pet")
    assert table.hp == {"A": 3, "B": 18}
    assert (table.tokens("A"), table.tokens("B")) == (["Mine"], ["Yours"])


@pytest.mark.rule("ANN-R50")
def test_sent_back_it_is_done_to_the_attacker_and_to_nobody_else() -> None:
    spy = spell("Spy", "ATTACK: Look at the hand of any foe.")
    table = Table(3, hands={"A": [spy, creature("Ant")], "B": [PET], "C": [creature("Cat")]})
    table.play("Spy", "B")
    table.defend("B", "Pet")
    assert table.prompt.startswith("Your turn")
    assert table.seen("B", "A", "hand") == ["Ant"]
    assert table.seen("B", "C", "hand") == [None]


@pytest.mark.rule("ANN-016", "ANN-107")
def test_everybody_sees_which_card_defends_and_who_sends_it_back() -> None:
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    bolt = spell("Bolt", "DEFENSE: Put this card on top of your deck to avoid the Attack.")
    table = Table(3, hands={"A": [zap], "B": [PET], "C": [bolt]})
    table.play("Zap")
    table.defend("B", "Pet")
    table.defend("C", "Bolt")
    assert table.happened("defends", "back") == ["B defends with Pet!", "B sends it back!", "C defends with Bolt!"]


@pytest.mark.rule("ANN-108")
@pytest.mark.parametrize("whom", ["Any", "Each"])
def test_a_deck_that_was_to_be_turned_up_is_the_attackers_then(whom: str) -> None:
    spill = spell(
        "Spill",
        f"ATTACK: {whom} foe reveals the top two cards of their deck, "
        "then discards all cards that cost 1 or more from among them, then puts the rest back.",
    )
    table = Table(
        3,
        hands={"A": [spill], "B": [PET]},
        decks={"A": [GLYPH, creature("Ant")], "B": [creature("Bat"), creature("Bee")], "C": [creature("Cat"), GLYPH]},
    )
    table.play("Spill", *(["B"] if whom == "Any" else []))
    table.defend("B", "Pet")
    assert table.discards("A") == ["Ant"]
    assert table.deck("A")[:2] == ["Glyph", "Pebble"]
    assert table.discards("B") == ["Pet"]
    assert table.deck("B")[0] == "Bee"
    assert table.discards("C") == (["Cat"] if whom == "Each" else [])


@pytest.mark.rule("ANN-112", "ANN-178")
def test_damage_by_a_card_just_gained_is_by_the_card_the_attacker_gains() -> None:
    boom = mayhem(
        "Boom", "ATTACK: Each player gains the top card of the main deck, then takes damage equal to its cost."
    )
    call = spell("Call", "You may play a Mayhem from the spent Mayhems.")
    pile = [card("One", cost=1), card("Two", cost=2), card("Four", cost=4)]
    played = Table(3, hands={"A": [call], "B": [PET]}, mayhems=[boom], main_deck=pile)
    played.play("Call", "yes")
    played.defend("B", "Pet")
    assert played.hp == {"A": 20 - 1 - 2, "B": 20, "C": 16}
    assert played.discards("A") == ["One", "Two"]
    toll = spell("Toll", "ATTACK: Each foe gains the top card of the main deck, then takes damage equal to its cost.")
    table = Table(2, hands={"A": [toll], "B": [PET]}, main_deck=pile[1:])
    table.play("Toll")
    table.defend("B", "Pet")
    assert table.hp == {"A": 18, "B": 20}


@pytest.mark.rule("ANN-112", "ANN-R48")
def test_where_all_decide_first_it_is_the_defenders_damage_too() -> None:
    tax = mayhem("Tax", "ATTACK: Deal 2 damage to each player for each Creature in their discard pile.")
    call = spell("Call", "You may play a Mayhem from the spent Mayhems.")
    pile = [creature("Ant"), creature("Bat"), creature("Cat")]
    table = Table(3, hands={"A": [call], "B": [PET]}, mayhems=[tax], discards={"A": pile[:1], "B": pile})
    table.play("Call", "yes")
    table.defend("B", "Pet")
    assert table.hp == {"A": 20 - 2 - 6, "B": 20, "C": 20}


@pytest.mark.rule("ANN-R53")
@pytest.mark.parametrize(("hp", "expected"), [(2, {"A": 20, "B": 15, "C": 9}), (13, {"A": 10, "B": 15, "C": 12})])
def test_who_is_stronger_is_settled_before_anything_is_sent_back(hp: int, expected: dict[str, int]) -> None:
    jab = spell("Jab", "ATTACK: Deal 3 damage to each stronger foe.")
    table = Table(3, hp={"A": hp, "B": 15, "C": 12}, hands={"A": [jab], "B": [PET]})
    table.play("Jab")
    table.defend("B", "Pet")  # at 20 or at 10 HP, A stands differently to C
    assert table.hp == expected


@pytest.mark.rule("ANN-112", "ANN-R50")
def test_damage_by_a_card_of_ones_choice_is_by_the_card_the_attacker_chooses() -> None:
    toll = spell("Toll", "ATTACK: Each foe discards a card, then takes damage equal to its cost. Draw a card.")
    hands = {"A": [toll, card("Five", cost=5), card("Two", cost=2)], "B": [PET], "C": [card("Six", cost=6)]}
    table = Table(3, hands=hands, standees=[TROPHY], hp={"A": 5})
    table.play("Toll")
    table.defend("B", "Pet")
    assert table.asked == "A"
    table.say("Five")
    assert table.hp == {"A": 20, "B": 20, "C": 14}
    assert table.in_play("B") == ["Trophy"]
    assert table.hand("A") == ["Two", "Pebble"]
    assert table.discards("A") == ["Five"]
