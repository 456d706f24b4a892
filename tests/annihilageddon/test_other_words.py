"""Mayhems, tokens, Abilities and standees in other people's words: what was typed, and how we would print it."""

from __future__ import annotations

import pytest

import spellwright as sw

SAID = [
    (
        "mayhem",
        "Every player may spend 4 of their HP to discard a card, as often as they like.",
        "Each player may pay 4 HP to discard a card any number of times.",
    ),
    (
        "mayhem",
        "Each player may, any number of times, pay 4 HP to discard a card.",
        "Each player may pay 4 HP to discard a card any number of times.",
    ),
    ("mayhem", "ATTACK: Each player hands one card to the left.", "ATTACK: Each player passes a card to the left."),
    (
        "mayhem",
        "ATTACK: Each player allows the foe on his or her left to draw 2 cards.",
        "ATTACK: Each player lets the foe on their left draw two cards.",
    ),
    (
        "mayhem",
        "Each player is a target of his or her own Attacks as well until the end of their turn.",
        "Each player is hit by their own Attacks until the end of their turn.",
    ),
    (
        "mayhem",
        "ATTACK: Each player tosses all his or her Dead Wizard Tokens into a pile. Mix the pile, and deal it out.",
        "ATTACK: Each player puts all of their Dead Wizard Tokens on a heap. Shuffle the heap and deal it out again.",
    ),
    (
        "mayhem",
        "ATTACK: Each player reveals the top card of their deck. Whoever revealed the most expensive card puts it "
        "on the discard pile of whoever revealed the cheapest card.",
        "ATTACK: Each player reveals the top card of their deck. Whoever revealed the highest cost puts it into the "
        "discard pile of whoever revealed the lowest cost.",
    ),
    (
        "dead-wizard-token",
        "Suffer the Group Attack of the current Legend against you.",
        "Resolve the current Legend's Group Attack against yourself.",
    ),
    (
        "dead-wizard-token",
        "ONGOING: You may not defend against Mayhem Attacks.",
        "ONGOING: You cannot avoid Mayhem Attacks.",
    ),
    (
        "dead-wizard-token",
        "ONGOING: You take 3 extra damage from Wands.",
        "ONGOING: Wands deal 3 more damage to you.",
    ),
    (
        "ability",
        "When you have played two or more different Creatures in a turn, draw a card.",
        "Whenever you play your second different Creature in a turn, draw a card.",
    ),
    (
        "ability",
        "Once each turn, you may spend 4 HP to draw a card.",
        "Once per turn, during your turn, you may pay 4 HP to draw a card.",
    ),
    (
        "standee",
        "ONGOING: Draw one extra card for each new hand, then discard down.",
        "ONGOING: Draw a card too many for each new hand, and discard down to its size.",
    ),
    (
        "standee",
        "ONGOING: When one of your cards is destroyed, gain 2 HP.",
        "ONGOING: Whenever a card you own is destroyed, heal 2 HP.",
    ),
    (
        "spell",
        "+1 Power.\nDEFENSE: You may discard this card to avoid an Attack.",
        "+1 Power.\nDEFENSE: Discard this card to avoid the Attack.",
    ),
]


@pytest.mark.parametrize(("kind", "said", "meant"), SAID)
def test_other_words_of_one_meaning(kind: str, said: str, meant: str) -> None:
    box = sw.game("annihilageddon")
    assert box.read(said, kind).text == box.read(meant, kind).text
    assert box.read(meant, kind).canonical == meant
