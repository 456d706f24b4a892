"""Which card "it" is, and which foe is another one."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, location, spell, treasure

PIER = location("Pier")
KIOSK = location("Kiosk")
WIND = spell("Wind", "+4 Power.")
DUCK = spell("Duck", "Draw a card.\nDEFENSE: Discard this card to avoid an Attack.")


@pytest.mark.parametrize(
    "text",
    [
        "Play the top card of any foe's deck. If it is Ongoing, keep it instead.",
        "Play the top card of your strongest foe's deck, then put it into that foe's discard pile. "
        "If it's an Ongoing card, you keep it instead.",
    ],
)
def test_an_ongoing_card_that_was_borrowed_stays_in_play(text: str) -> None:
    table = Table(2, hands={"A": [spell("Loan", text)]}, decks={"B": [PIER]})
    table.play("Loan")
    assert table.in_play("A") == ["Loan", "Pier"]
    table = Table(2, hands={"A": [spell("Loan", text)]}, decks={"B": [WIND]})
    table.play("Loan")
    assert (table.power, table.in_play("A"), table.discards("B")) == (4, ["Loan"], ["Wind"])


def test_a_card_that_was_only_seen_is_kept_in_the_hand() -> None:
    text = "Reveal the top card of your deck. If it is a Spell, keep it."
    table = Table(2, hands={"A": [spell("Glance", text)]}, decks={"A": [WIND]})
    table.play("Glance")
    assert table.hand("A") == ["Wind"]


def test_it_is_one_of_what_each_is_said_to_control() -> None:
    quake = spell("Quake", "Each player who controls a Location destroys it.")
    table = Table(3, hands={"A": [quake]}, in_play={"A": [PIER], "C": [PIER, KIOSK]})
    table.play("Quake")
    assert table.asked == "C"
    table.say("Kiosk")
    assert (table.in_play("A"), table.in_play("C"), table.destroyed) == (["Quake"], ["Pier"], ["Pier", "Kiosk"])


def test_it_is_what_you_are_said_to_control() -> None:
    barter = spell("Barter", "If you control a Location, you may discard it to draw two cards.")
    table = Table(2, hands={"A": [barter]}, in_play={"A": [KIOSK]}, decks={"A": [WIND, DUCK]})
    table.play("Barter", "yes")
    assert (table.discards("A"), table.hand("A")) == (["Kiosk"], ["Wind", "Duck"])


def test_it_is_still_the_card_that_was_shown_before() -> None:
    text = "Reveal the top card of your deck. If you control a Treasure, put it into your hand."
    rug = treasure("Rug", "ONGOING: At the start of each of your turns, +1 Power.")
    table = Table(2, hands={"A": [spell("Dip", text)]}, in_play={"A": [rug]}, decks={"A": [WIND]})
    table.play("Dip")
    assert (table.hand("A"), table.in_play("A")) == (["Wind"], ["Rug", "Dip"])


def test_who_avoided_an_attack_is_not_another_foe() -> None:
    text = "ATTACK: Target foe takes 3 damage. Then repeat this Attack once against a different foe."
    table = Table(3, hands={"A": [spell("Hop", text)], "B": [DUCK]})
    table.play("Hop", "B", "defend with Duck")
    assert table.hp == {"A": 20, "B": 20, "C": 17}
