"""Who decides and who is first in a Mayhem, out of the Line-Up or played by somebody (ANN-167 to ANN-179)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from spellwright.packs.files import Entry
from tests.builder_table import DULL, Table, card, creature, familiar, legend, mayhem, spell, standee

DODGE = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
PET = familiar("Pet", "+3 Power.\nDEFENSE: Discard this card to turn the Attack back on the attacker.")
REPLAY = spell("Replay", "Play a Mayhem from the spent Mayhems.")
RAIN = mayhem("Rain", "ATTACK: Each player takes 3 damage.")
TROPHY = standee("Trophy", "ONGOING: Draw a card too many for each new hand, and discard down to its size.", "trophy")


def coming(*cards: Entry, players: int = 3, turn: str = "A", **table: Any) -> Table:
    return Table(players, turn=turn, moment="start", line_up=[DULL] * 4, main_deck=list(cards), **table)


def everybody(cards: Sequence[Entry], names: str = "ABC") -> dict[str, Sequence[Entry]]:
    return dict.fromkeys(names, cards)


@pytest.mark.rule("ANN-169", "ANN-170")
def test_the_active_player_decides_first_and_nothing_happens_until_all_have() -> None:
    table = coming(RAIN, turn="B", hands=everybody([DODGE]))
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        assert table.hp == {"A": 20, "B": 20, "C": 20}
        table.take_it(table.asked)
    assert asked == ["B", "C", "A"]
    assert table.hp == {"A": 17, "B": 17, "C": 17}
    assert [line.split()[2] for line in table.happened("damage")] == ["B", "C", "A"]


@pytest.mark.rule("ANN-169")
def test_that_holds_for_a_text_of_several_sentences() -> None:
    split = mayhem("Split", "ATTACK: The strongest player takes 3 damage. The weakest player gains a Limp Wand.")
    table = coming(split, hp={"A": 20, "B": 15, "C": 10}, hands=everybody([DODGE]))
    table.take_it("A")
    assert table.hp["A"] == 20
    assert table.asked == "C"
    table.take_it("C")
    assert table.hp["A"] == 17
    assert table.discards("C") == ["Limp Wand"]
    assert table.hand("B") == ["Dodge"]


@pytest.mark.rule("ANN-168")
def test_a_mayhem_that_is_no_attack_cannot_be_avoided() -> None:
    table = coming(mayhem("Hail", "Each player takes 3 damage."), hands=everybody([DODGE]))
    assert table.hp == {"A": 17, "B": 17, "C": 17}
    assert table.hand("A") == ["Dodge"]


@pytest.mark.rule("ANN-178", "ANN-R48", "ANN-R49", "ANN-196")
def test_a_mayhem_that_is_played_is_an_attack_of_whoever_plays_it() -> None:
    table = Table(
        3,
        turn="B",
        hp={"A": 3},
        hands={"B": [REPLAY, DODGE], "C": [DODGE], "A": [DODGE]},
        mayhems=[RAIN],
        standees=[TROPHY],
    )
    table.play("Replay")
    assert table.asked == "B"
    table.take_it("B")
    table.take_it("C")
    assert table.hp == {"A": 3, "B": 20, "C": 20}
    table.take_it("A")
    assert table.hp == {"A": 20, "B": 17, "C": 17}
    assert table.tokens("A") == ["Scar"]
    assert table.in_play("B") == ["Replay", "Trophy"]
    assert table.mayhems == ["Rain"]


@pytest.mark.rule("ANN-R48")
def test_it_can_be_sent_back() -> None:
    table = Table(2, hands={"A": [REPLAY], "B": [PET]}, mayhems=[RAIN])
    table.play("Replay")
    table.defend("B", "Pet")
    assert table.hp == {"A": 14, "B": 20}


@pytest.mark.rule("ANN-179", "ANN-196", "ANN-128")
def test_a_kill_of_a_mayhem_in_the_line_up_earns_nobody_the_trophy() -> None:
    table = coming(RAIN, hp={"B": 2}, standees=[TROPHY])
    assert table.tokens("B") == ["Scar"]
    assert table.standees == ["Trophy"]


@pytest.mark.rule("ANN-R52")
def test_the_first_in_order_chooses_among_the_tied() -> None:
    top = mayhem("Top", "ATTACK: The strongest player takes 3 damage.")
    table = coming(top, turn="B", hp={"A": 20, "B": 10, "C": 20})
    assert table.asked == "B"
    table.say("C")
    assert table.hp == {"A": 20, "B": 10, "C": 17}
    boss = legend("Boss", "GROUP ATTACK: The strongest player takes 3 damage.")
    group = Table(3, hp={"A": 10}, legend=None, legends=[boss])
    group.end()
    assert group.asked == "B"
    group.say("B")
    assert group.hp == {"A": 10, "B": 17, "C": 20}


@pytest.mark.rule("ANN-R47", "ANN-R56")
def test_a_group_attack_is_decided_by_all_and_then_comes_from_the_next_player_on() -> None:
    boss = legend("Boss", "GROUP ATTACK: Each player takes 3 damage and gains a Limp Wand.")
    table = Table(
        3, decks=everybody([DODGE]), legend=None, legends=[boss], limp_wands=1, hands={"B": [DODGE], "C": [DODGE]}
    )
    table.end()
    assert table.asked == "B"
    table.take_it("B")
    assert table.hp["B"] == 20
    assert table.asked == "C"
    table.take_it("C")
    assert table.asked == "A"
    assert table.hp == {"A": 20, "B": 20, "C": 20}
    table.take_it("A")
    assert table.hp == {"A": 17, "B": 17, "C": 17}
    assert table.discards("B") == ["Limp Wand"]
    assert table.discards("C") == []


@pytest.mark.rule("ANN-R46")
def test_a_group_attack_has_no_attacker_to_send_it_back_to() -> None:
    boss = legend("Boss", "GROUP ATTACK: Each player takes 3 damage.")
    pet = familiar("Cat", "DEFENSE: Discard this card to turn the Attack back on the attacker. Draw a card.")
    table = Table(2, hands={"B": [pet, creature("Ant")]}, legend=None, legends=[boss])
    table.end()
    table.defend("B", "Cat")
    assert table.hp == {"A": 17, "B": 20}
    assert table.hand("B") == ["Ant", "Pebble"]


@pytest.mark.rule("ANN-R78", "ANN-176", "ANN-E26")
def test_a_mayhem_that_was_to_be_gained_costs_nothing() -> None:
    draw = mayhem(
        "Draw", "ATTACK: Each player gains the top card of the main deck. They take damage equal to its cost."
    )
    table = coming(draw, RAIN, card("Ant", cost=4), players=2, hands={})
    assert table.mayhems == ["Rain", "Draw"]
    assert table.discards("A") == []
    assert table.discards("B") == ["Ant"]
    assert table.hp == {"A": 20, "B": 16}


@pytest.mark.rule("ANN-R76")
@pytest.mark.parametrize(("option", "stays"), [("goes-on", False), ("stays", True)])
def test_a_card_for_somebody_who_avoided_goes_on_or_stays(option: str, stays: bool) -> None:
    swap = mayhem("Swap", "ATTACK: Each player passes a card from their hand to the player on their left.")
    table = coming(
        swap,
        hands={"A": [creature("Ant")], "B": [DODGE, creature("Bat")], "C": [creature("Cat")]},
        options={"passing": option},
    )
    table.defend("B", "Dodge")
    assert table.hand("B") == ["Bat"]
    assert table.hand("A") == (["Ant", "Cat"] if stays else ["Cat"])
    assert table.hand("C") == ([] if stays else ["Ant"])
