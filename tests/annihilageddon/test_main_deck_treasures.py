"""The Treasures and Locations of the main deck, each as it is printed, where it does what no other card does."""

from __future__ import annotations

import pytest

from tests.builder_table import (
    GLYPH,
    PEBBLE,
    Table,
    card,
    creature,
    familiar,
    location,
    mayhem,
    printed,
    spell,
    token,
    treasure,
)

DUCK = card("Duck", "DEFENSE: Discard this card to avoid the Attack.")
ZAP = spell("Zap", "ATTACK: Deal 4 damage to any foe.")
LIMP = token("Limp")


@pytest.mark.rule("ANN-E32", "ANN-223", "ANN-R42", "ANN-098")
def test_porkus_shows_its_gift_only_to_a_foe_who_lets_it_come() -> None:
    hands = {"A": [printed("Wand of Porkus"), card("Dear", cost=3)], "B": [DUCK]}
    table = Table(hands=hands, decks={"A": [GLYPH]}, discards={"A": [PEBBLE, card("Dearer", cost=2)]})
    table.play("Wand of Porkus", "B")
    assert table.asked == "B"
    table.take_it("B")
    assert table.asked == "A"
    assert sorted(table.options) == ["Glyph", "Pebble"]
    table.say("Pebble")
    assert table.hand("B") == ["Duck", "Pebble"]
    assert table.discards("A") == ["Dearer"]


@pytest.mark.rule("ANN-E32", "ANN-223")
def test_porkus_chooses_nothing_for_a_foe_who_avoids_it() -> None:
    table = Table(hands={"A": [printed("Wand of Porkus")], "B": [DUCK]}, discards={"A": [PEBBLE, GLYPH]})
    table.play("Wand of Porkus", "B")
    table.defend("B", "Duck")
    assert table.asked == "A"
    assert table.prompt.startswith("Your turn")
    assert table.discards("A") == ["Pebble", "Glyph"]


@pytest.mark.rule("ANN-E32", "ANN-224", "ANN-R51")
def test_porkus_sent_back_does_nothing() -> None:
    pet = familiar("Pet", "DEFENSE: Discard this card to turn the Attack back on the attacker. If you do, draw a card.")
    table = Table(hands={"A": [printed("Wand of Porkus")], "B": [pet]}, discards={"A": [PEBBLE, GLYPH]})
    table.play("Wand of Porkus", "B")
    table.defend("B", "Pet")
    assert table.hand("A") == ["Pebble"]
    assert table.discards("A") == ["Pebble", "Glyph"]
    assert table.hand("B") == ["Pebble"]
    assert table.prompt.startswith("Your turn")


@pytest.mark.rule("ANN-209", "ANN-215")
def test_a_tombstone_is_no_token() -> None:
    heap = mayhem(
        "Heap", "Each player puts all of their Dead Wizard Tokens on a heap. Shuffle the heap and deal it out again."
    )
    table = Table(
        2,
        moment="start",
        in_play={"A": [printed("Souvenir Tombstone")], "B": [printed("Souvenir Tombstone")]},
        tokens={"A": [LIMP]},
        line_up=[card("One")] * 4,
        main_deck=[heap],
        nature=["Limp", 1],
    )
    assert table.in_play("A") == table.in_play("B") == ["Souvenir Tombstone"]
    assert table.tokens("A") + table.tokens("B") == ["Limp"]


def test_the_drawer_destroys_from_the_discard_pile_only() -> None:
    hands = {"A": [printed("Dragon Hoarder's Drawer"), card("Kept")]}
    table = Table(hands=hands, discards={"A": [card("Junk"), card("Gem")]})
    table.play("Dragon Hoarder's Drawer", "yes")
    assert table.options == ["Junk", "Gem"]
    table.say("Junk")
    assert table.destroyed == ["Junk"]


@pytest.mark.rule("ANN-132", "ANN-133", "ANN-137")
def test_the_fountain_works_from_the_next_turn_on() -> None:
    table = Table(2, hands={"A": [printed("Coin Fountain")]})
    table.play("Coin Fountain")
    assert table.power == 0
    table.end()
    assert table.in_play("A") == ["Coin Fountain"]
    table.end()
    assert table.turn == "A"
    assert table.power == 1


@pytest.mark.rule("ANN-207")
def test_the_bandage_doubles_all_healing_even_that_of_a_mayhem() -> None:
    soup = mayhem("Soup", "Each player heals 3 HP.")
    table = Table(
        2,
        moment="start",
        hp={"A": 10, "B": 10},
        hands={"A": [printed("Auntie Antidote")]},
        in_play={"A": [printed("Bottomless Bandage")]},
        line_up=[card("One")] * 4,
        main_deck=[soup],
    )
    assert table.hp == {"A": 16, "B": 13}
    table.play("Auntie Antidote")
    assert table.hp["A"] == 22


@pytest.mark.rule("ANN-175", "ANN-171")
def test_the_note_excuses_from_one_mayhem_attack() -> None:
    hail = mayhem("Hail", "ATTACK: Each player takes 3 damage.")
    table = Table(
        2,
        moment="start",
        in_play={"B": [printed("Doctor's Note")]},
        line_up=[card("One")] * 3,
        main_deck=[hail, hail],
    )
    table.answer("B", "decline")
    assert table.hp == {"A": 14, "B": 17}
    assert table.discards("B") == ["Doctor's Note"]


@pytest.mark.rule("ANN-208")
def test_the_cabinet_hurts_for_every_ongoing_card() -> None:
    hands = {"A": [printed("Cabinet of Other People's Trophies")]}
    ongoing = [printed("Trophy Standee"), printed("Library of Loud Whispers")]
    table = Table(hands=hands, in_play={"A": ongoing, "B": [printed("Coin Fountain")]})
    table.play("Cabinet of Other People's Trophies", "C")
    assert table.hp["C"] == 16


def test_the_hat_leaves_its_attacker_with_a_limp_wand() -> None:
    table = Table(hands={"A": [ZAP], "B": [printed("Very Pointy Hat")]})
    table.play("Zap", "B")
    table.defend("B", "Very Pointy Hat")
    assert table.hp["B"] == 20
    assert table.discards("A") == ["Limp Wand"]


@pytest.mark.rule("ANN-113", "ANN-172")
def test_the_hat_finds_no_attacker_behind_a_mayhem() -> None:
    hail = mayhem("Hail", "ATTACK: Each player takes 3 damage.")
    hands = {"A": [], "B": [printed("Very Pointy Hat")]}
    table = Table(2, moment="start", hands=hands, line_up=[card("One")] * 4, main_deck=[hail])
    table.defend("B", "Very Pointy Hat")
    assert table.hp == {"A": 17, "B": 20}
    assert table.limp_wands == 16


@pytest.mark.rule("ANN-088", "ANN-155")
def test_the_deed_counts_locations_wherever_they_are() -> None:
    lands = {"hands": {"A": [location("Swamp")]}, "discards": {"A": [location("Moor"), printed("Deed to Everywhere")]}}
    table = Table(**lands, in_play={"A": [location("Fen")], "B": [location("Bog")]})  # type: ignore[arg-type]
    assert table.scores["A"] == 1 + 6


@pytest.mark.rule("ANN-E27", "ANN-118")
@pytest.mark.parametrize(("players", "hp"), [(2, [20, 16]), (4, [20, 16, 20, 16])])
def test_the_bazooka_hits_both_neighbors_and_one_of_two_only_once(players: int, hp: list[int]) -> None:
    table = Table(players, hands={"A": [printed("Second-Hand Bazooka")]})
    table.play("Second-Hand Bazooka")
    assert list(table.hp.values()) == hp


def test_who_cannot_pay_the_jar_in_cards_pays_in_blood() -> None:
    hands = {"A": [printed("Jar of Screaming")], "B": [GLYPH, GLYPH], "C": [GLYPH]}
    table = Table(3, hands=hands)
    table.play("Jar of Screaming")
    assert table.asked == "B"
    table.say("discard two cards")
    assert table.hp == {"A": 20, "B": 20, "C": 14}
    assert table.hand("C") == ["Glyph"]


# -- Locations ------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-065", "ANN-134", "ANN-137")
def test_the_library_draws_for_the_first_spell_of_each_turn_of_its_owner() -> None:
    hands = {"A": [ZAP, ZAP], "B": [ZAP]}
    table = Table(2, hands=hands, in_play={"A": [printed("Library of Loud Whispers")]})
    table.play("Zap")
    assert table.hp["B"] == 16
    assert table.hand("A") == ["Zap", "Pebble"]
    table.play("Zap")
    assert table.hand("A") == ["Pebble"]
    table.end()
    table.play("Zap")
    assert table.hand("B") == []


@pytest.mark.rule("ANN-132", "ANN-R55")
def test_the_arena_doubles_attacks_until_somebody_dies_of_one() -> None:
    table = Table(hp={"C": 9}, hands={"A": [ZAP, ZAP, ZAP]}, in_play={"A": [printed("Arena of Excessive Force")]})
    table.play("Zap", "B")
    assert table.hp["B"] == 12
    table.play("Zap", "C")
    assert table.hp["C"] == 1
    assert table.in_play("A")[0] == "Arena of Excessive Force"
    table.play("Zap", "C")
    assert table.tokens("C") == ["Scar"]
    assert "Arena of Excessive Force" in table.discards("A")


def test_the_arena_leaves_other_damage_as_it_is() -> None:
    rash = spell("Rash", "Deal 3 damage to any foe.")
    table = Table(hands={"A": [rash]}, in_play={"A": [printed("Arena of Excessive Force")]})
    table.play("Rash", "B")
    assert table.hp["B"] == 17


@pytest.mark.rule("ANN-065")
def test_the_zoo_bites_after_each_creature() -> None:
    hands = {"A": [creature("Rat", "+1 Power."), creature("Ox")]}
    table = Table(hands=hands, in_play={"A": [printed("Petting Zoo of Doom")]})
    table.play("Rat", "B")
    table.play("Ox", "C")
    assert table.hp == {"A": 20, "B": 18, "C": 18, "D": 20}


def test_the_gift_shop_pays_for_the_first_treasure_of_a_turn() -> None:
    hands = {"A": [treasure("Cup"), treasure("Plate")]}
    table = Table(hands=hands, in_play={"A": [printed("Gift Shop at the End of the World")]})
    table.play("Cup")
    assert table.power == 2
    table.play("Plate")
    assert table.power == 2


@pytest.mark.rule("ANN-077")
def test_the_cemetery_buries_a_card_when_the_hand_is_gone_and_what_was_played_is_not() -> None:
    hands = {"A": [card("Shown"), card("Held")]}
    table = Table(hands=hands, in_play={"A": [printed("Cemetery With Valet Parking")]}, discards={"A": [card("Junk")]})
    table.play("Shown")
    table.end("yes")
    assert sorted(table.options) == ["Held", "Junk"]
    table.say("Junk")
    assert table.destroyed == ["Junk"]
    assert sorted(table.discards("A")) == ["Held", "Shown"]


def test_the_sauna_refreshes_those_who_avoid() -> None:
    hands = {"A": [ZAP], "B": [DUCK]}
    table = Table(2, hands=hands, in_play={"B": [printed("Sauna of Second Chances")]})
    table.play("Zap")
    table.defend("B", "Duck")
    assert table.hand("B") == ["Pebble"]


@pytest.mark.rule("ANN-175")
@pytest.mark.parametrize(
    ("text", "drawn"), [("ATTACK: Deal 3 damage to each player.", 1), ("Each player heals 1 HP.", 0)]
)
def test_the_sauna_refreshes_those_who_decline_an_attack(text: str, drawn: int) -> None:
    hail = mayhem("Hail", text)
    in_play = {"A": [printed("Sauna of Second Chances"), printed("Doctor's Note")]}
    table = Table(2, moment="start", in_play=in_play, line_up=[], main_deck=[hail])
    table.say("decline")
    assert table.hand("A") == ["Pebble"] * drawn
    assert table.hp["A"] == 20


@pytest.mark.rule("ANN-R60")
def test_nobody_is_asked_for_the_order_of_what_is_all_the_same() -> None:
    fountains = [printed("Coin Fountain"), printed("Coin Fountain")]
    table = Table(2, moment="start", in_play={"A": fountains})
    assert table.power == 2
    mixed = Table(
        2, moment="start", hp={"A": 9}, in_play={"A": fountains}, tokens={"A": [printed("Worms in Residence")]}
    )
    assert mixed.prompt == "Several things happen at once: which first?"
    mixed.say("Worms in Residence")
    assert (mixed.power, mixed.hp["A"]) == (2, 7)
