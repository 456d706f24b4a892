"""The Legends of the box: what their Group Attacks do, and what they are worth when played."""

from __future__ import annotations

import pytest

from tests.builder_table import GLYPH, Table, card, printed

DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
FISH = card("Fish", cost=1)
HAM = card("Ham", cost=4)
BOAR = card("Boar", cost=7)


def appears(name: str, players: int = 4, **table: object) -> Table:
    """A has defeated the Legend that lay there, and ends the turn: the next one turns up."""
    found = Table(players, legend=None, legends=[printed(name)], **table)  # type: ignore[arg-type]
    found.end()
    return found


@pytest.mark.rule("ANN-E24", "ANN-124", "ANN-126", "ANN-152")
def test_ben_nanamancers_limp_wands_go_to_those_who_come_first() -> None:
    table = appears("Ben-Nanamancer", limp_wands=2)
    assert table.legend == "Ben-Nanamancer"
    assert table.hp == {"A": 15, "B": 15, "C": 15, "D": 15}
    assert "Limp Wand" in table.discards("B")
    assert "Limp Wand" in table.discards("C")
    assert "Limp Wand" not in table.discards("D") + table.discards("A")
    assert table.turn == "B"


@pytest.mark.rule("ANN-E24", "ANN-128", "ANN-196")
def test_nobody_gets_the_trophy_for_a_group_attack() -> None:
    trophy = printed("Trophy Standee")
    table = appears("Ben-Nanamancer", 2, hp={"B": 5}, standees=[trophy])
    assert table.tokens("B") == ["Scar"]
    assert table.standees == ["Trophy Standee"]


@pytest.mark.rule("ANN-125")
def test_a_group_attack_can_be_avoided() -> None:
    table = appears("Ben-Nanamancer", 2, hands={"B": [DODGE]})
    assert table.asked == "B"
    table.defend("B", "Dodge")
    assert table.hp == {"A": 15, "B": 20}
    assert table.discards("B") == ["Dodge"]


def test_magus_jenny_jellybean_envies_dear_hands() -> None:
    table = appears("Magus Jenny Jellybean", 3, hands={"B": [FISH, HAM, BOAR], "C": [FISH]})
    assert table.discards("B") == ["Limp Wand", "Limp Wand"]
    assert table.discards("C") == []


@pytest.mark.rule("ANN-067", "ANN-123")
def test_magus_jenny_jellybean_in_play() -> None:
    table = Table(3, hands={"A": [printed("Magus Jenny Jellybean")]})
    table.play("Magus Jenny Jellybean", "C")
    assert table.power == 4
    assert table.hp == {"A": 20, "B": 20, "C": 16}
    assert table.discards("B") == table.discards("C") == []


@pytest.mark.rule("ANN-100")
def test_the_first_legend_is_weak_and_cannot_be_avoided() -> None:
    table = Table(3, hands={"A": [printed("Lopsided Larry, Legend-ish")], "B": [DODGE]})
    table.play("Lopsided Larry, Legend-ish")
    assert table.power == 1
    assert table.hand("A") == ["Pebble"]
    assert table.hp == {"A": 20, "B": 19, "C": 19}


def test_gloria_gutquake_has_cards_passed_between_turns() -> None:
    table = appears("Gloria Gutquake", 2, hands={"B": [FISH, HAM, BOAR]})
    assert table.waiting == "AB"
    table.answer("B", "Boar", "Ham")
    table.answer("A", "Pebble", "Pebble")
    assert table.hand("B") == ["Fish", "Pebble", "Pebble"]
    assert sorted(table.hand("A")) == ["Boar", "Ham", "Pebble", "Pebble", "Pebble"]


def test_the_beige_terror_leaves_three_cards() -> None:
    table = appears("The Beige Terror", 2, hands={"B": [FISH, HAM]})
    assert table.asked == "A"
    table.answer("A", "Pebble", "Pebble")
    assert len(table.hand("A")) == 3
    assert table.hand("B") == ["Fish", "Ham"]


def test_the_headline_hydra_counts_hands() -> None:
    table = appears("Headline Hydra", 3, hands={"B": [FISH, HAM]})
    assert table.hp == {"A": 10, "B": 16, "C": 20}


def test_lady_lavalunch_leaves_a_choice() -> None:
    table = appears("Lady Lavalunch", 2)
    table.answer("B", "gain two Limp Wands")
    table.answer("A", "take 6 damage")
    assert table.hp == {"A": 14, "B": 20}
    assert table.discards("B") == ["Limp Wand", "Limp Wand"]


def test_doomsday_doug_hits_the_strongest() -> None:
    table = appears("Doomsday Doug, Part-Time Comet", 3, hp={"A": 11, "B": 14, "C": 14})
    assert table.hp == {"A": 11, "B": 2, "C": 2}


def test_doomsday_doug_in_play_hits_one_of_the_strongest() -> None:
    table = Table(3, hp={"B": 14, "C": 14}, hands={"A": [printed("Doomsday Doug, Part-Time Comet")]})
    table.play("Doomsday Doug, Part-Time Comet", "C")
    assert table.hp == {"A": 20, "B": 14, "C": 2}


def test_ben_nanamancer_heals_by_starters_everywhere() -> None:
    ben = printed("Ben-Nanamancer")
    table = Table(
        2,
        hp={"A": 5},
        hands={"A": [GLYPH, GLYPH, ben, FISH]},
        discards={"A": [GLYPH, GLYPH, GLYPH, FISH]},
    )
    table.play("Glyph")
    table.play("Ben-Nanamancer")
    assert table.power == 3
    assert table.hp["A"] == 10  # one in play, one in hand, three discarded


def test_mother_muckraker_eats_decks() -> None:
    table = appears("Mother Muckraker", 2, decks={"A": [GLYPH] * 7, "B": [HAM, BOAR]})
    assert table.destroyed == ["Ham", "Boar", "Glyph", "Glyph"]


def test_old_mister_wizzlesnap_hits_by_what_lies_on_top() -> None:
    table = appears("Old Mister Wizzlesnap", 3, decks={"B": [HAM], "C": [BOAR]})
    assert table.hp == {"A": 20, "B": 16, "C": 13}


@pytest.mark.rule("ANN-147")
def test_old_mister_wizzlesnap_in_play_gains_off_the_main_deck() -> None:
    table = Table(2, hands={"A": [printed("Old Mister Wizzlesnap")]}, main_deck=[HAM])
    table.play("Old Mister Wizzlesnap")
    assert table.power == 2
    assert table.discards("A") == ["Ham"]


def test_queen_crustacea_takes_a_card_and_leaves_a_wand() -> None:
    table = appears("Queen Crustacea the Buttered", 2, hands={"B": [FISH, HAM]})
    table.answer("B", "Ham")
    table.answer("A", "Pebble")
    assert table.discards("B") == ["Ham", "Limp Wand"]
    assert table.hand("B") == ["Fish"]
