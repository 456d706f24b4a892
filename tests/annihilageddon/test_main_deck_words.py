"""Cards of the main deck in other people's words: what was typed, and how we would print it."""

from __future__ import annotations

import pytest

import spellwright as sw
from spellwright.errors import CardError

SAID = [
    ("ONGOING: All healing you receive is doubled.", "ONGOING: Your healing is doubled."),
    ("ONGOING: Whenever you heal HP, double the amount.", "ONGOING: Your healing is doubled."),
    ("ONGOING: You may sit out Mayhems.", "ONGOING: You may decline to participate in Mayhems."),
    (
        "ONGOING: You may discard this card to refuse to take part in a Mayhem.",
        "ONGOING: You may discard this card to decline to participate in a Mayhem.",
    ),
    (
        "ONGOING: You choose which of three Dead Wizard Tokens each foe you kill gains.",
        "ONGOING: Whenever you kill a foe, look at 3 Dead Wizard Tokens and choose which one that foe gains.",
    ),
    (
        "ONGOING: You count as having one more Dead Wizard Token.",
        "ONGOING: This card counts as a Dead Wizard Token.",
    ),
    (
        "END OF GAME: It is worth 2 VP per other card with the same name you own.",
        "END OF GAME: This card is worth 2 VP for each other copy of this card you own.",
    ),
    (
        "ATTACK: Trade one of your Dead Wizard Tokens for one of any foe's.",
        "ATTACK: Swap a Dead Wizard Token with any foe.",
    ),
    (
        "ATTACK: Any foe takes 3 damage. If this deals no damage, draw a card.",
        "ATTACK: Deal 3 damage to any foe. If no damage was dealt, draw a card.",
    ),
    (
        "ONGOING: The first time you play a Spell on each of your turns, draw a card.",
        "ONGOING: Whenever you play your first Spell of a turn, draw a card.",
    ),
    (
        "ONGOING: Each time you cast a Creature, +1 Power.",
        "ONGOING: Whenever you play a Creature, +1 Power.",
    ),
    ("ONGOING: When you dodge an Attack, heal 1 HP.", "ONGOING: Whenever you avoid an Attack, heal 1 HP."),
    ("Resolve one of the spent Mayhems.", "Play a Mayhem from the spent Mayhems."),
    ("+2 Power, or play the first card of the deck of any foe.", "+2 Power or play the top card of any foe's deck."),
]


@pytest.mark.parametrize(("said", "meant"), SAID)
def test_other_words_of_one_meaning(said: str, meant: str) -> None:
    read = sw.read_card(said, game="annihilageddon", kind="spell")
    assert read.canonical == meant
    assert read.text == sw.read_card(meant, game="annihilageddon", kind="spell").text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("You may decline to participate in Mayhems.", "how long"),
        ("This card counts as a Dead Wizard Token.", "how long"),
        ("Swap a Treasure with any foe.", "cannot stand here"),
        ("ONGOING: This card counts as a card.", "stops short"),
    ],
)
def test_what_such_cards_cannot_say(text: str, why: str) -> None:
    with pytest.raises(CardError, match=why):
        sw.read_card(text, game="annihilageddon", kind="spell")
