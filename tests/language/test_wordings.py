"""Card texts in other people's words: short, chatty, printed with labels and lists, not quite English."""

from __future__ import annotations

import pytest

from spellwright.errors import CardError
from spellwright.packs.discourse import IN_PLAY, NEXT_GAME, ONCE
from spellwright.packs.texts import read_text

GAME = "skullzfyre"

# Each with the sentence it means.
SPELLS = [
    # words left out
    ("Each foe: 2 damage.", "Each foe takes 2 damage."),
    ("Weakest foe -3 HP.", "Your weakest foe loses 3 HP."),
    ("Gain Treasure.", "Gain a Treasure."),
    ("Steal a Treasure.", "Steal a Treasure from a foe of your choice."),
    ("2 damage to a foe per Arcane in your spell.", "Deal 2 damage to a foe for each Arcane card in your spell."),
    ("Pay 2 HP: Draw two cards.", "You may lose 2 HP to draw two cards."),
    ("Discard a card: 3 damage to any foe.", "You may discard a card to deal 3 damage to any foe."),
    ("Roll a die: heal that much.", "Roll a die, and heal that much."),
    ("If you have less than 5 HP then heal 5 HP.", "If you have fewer than 5 HP, heal 5 HP."),
    # subjects
    ("You deal 3 damage to any foe.", "Deal 3 damage to any foe."),
    ("Have each foe discard a card.", "Each foe discards a card."),
    ("Anyone with a Treasure takes 1 damage.", "Each player with a Treasure takes 1 damage."),
    ("The left foe takes 2 damage.", "The foe on your left takes 2 damage."),
    ("Any one foe takes 2 damage.", "Any foe takes 2 damage."),
    ("Each foe rolls a die. 1-2: Discard a card.", "Each foe rolls a die. 1-2: They discard a card."),
    # verbs
    ("The foe on your left gets 3 damage.", "The foe on your left takes 3 damage."),
    ("Your strongest foe gets smacked for 4.", "Your strongest foe takes 4 damage."),
    ("Toss a card.", "Discard a card."),
    (
        "Deal as much damage to any foe as you have Treasures.",
        "Deal damage to any foe equal to the Treasures you have.",
    ),
    # sentences in one
    (
        "Reveal the top card of the Main Deck; if it is a Source, add it to your spell, otherwise discard it.",
        "Reveal the top card of the Main Deck. If it is a Source, add it to your spell. Otherwise, discard it.",
    ),
    (
        "If you act first, deal 4 damage to any foe. If not, deal 2 damage instead.",
        "If you act first, deal 4 damage to any foe. Otherwise, deal 2 damage to any foe.",
    ),
    (
        "Gain a Treasure (if you have 3 or more Treasures, draw 2 cards instead).",
        "Gain a Treasure. If you have 3 or more Treasures, draw 2 cards instead.",
    ),
    (
        "Deal 2 damage to each foe (3 damage instead if you have no Treasures).",
        "Deal 2 damage to each foe. If you have no Treasures, 3 damage instead.",
    ),
    # a component speaks of its own spell
    ("Add 2 dice to your Delivery's Power Roll.", "Add 2 dice to Power Rolls of your Delivery this turn."),
    ("Your Delivery deals 2 more damage.", "Your Delivery deals 2 more damage this turn."),
    # layout
    ("**Blast:** Deal 3 damage to your *weakest foe*.", "Deal 3 damage to your weakest foe."),
    ("Kaboom: Deal 3 damage to your weakest foe.", "Deal 3 damage to your weakest foe."),
    ("Choose one:\n• Heal 3 HP.\n• Draw two cards.", "Choose one: Heal 3 HP OR draw two cards."),
    ("Choose one — heal 3 HP; or draw two cards.", "Choose one: Heal 3 HP OR draw two cards."),
    (
        "Target: Any foe. Roll Power. 1-4 = 1 damage / 5-9 = 3 / 10+ = 5",
        "Target: Any foe. Roll Power.\n1-4: 1 damage.\n5-9: 3 damage.\n10+: 5 damage.",
    ),
    (
        "Target — Any foe. Roll Power.\n1-4 — 1 damage.\n5-9 — 3 damage.\n10+ — 5 damage, and a Treasure for you.",
        "Target: Any foe. Roll Power.\n1-4: 1 damage.\n5-9: 3 damage.\n10+: 5 damage, and gain a Treasure.",
    ),
    # who
    ("The foe of your choice takes 2 damage.", "Any foe takes 2 damage."),
    (
        "Each foe takes 1 damage, and the one with the most HP takes 2 more.",
        "Each foe takes 1 damage, and the foe with the most HP takes 2 damage.",
    ),
    ("Everyone who has a Treasure draws a card.", "Each player who has a Treasure draws a card."),
    (
        "Each foe rolls a die. Any foe who rolls a 1 loses a Treasure.",
        "Each foe rolls a die. Each foe who rolled exactly 1 discards a Treasure.",
    ),
    (
        "Each foe without Treasures takes 2 damage. Foes with Treasures discard one of them.",
        "Each foe without Treasures takes 2 damage. Each foe with a Treasure discards a Treasure.",
    ),
    (
        "If a foe has 5 or fewer HP, deal 2 damage to him or her.",
        "If a foe has 5 or fewer HP, any foe with 5 or fewer HP takes 2 damage.",
    ),
    (
        "For each foe, roll a die. On a 1, that foe takes 3 damage.",
        "Each foe rolls a die. On a 1, that foe takes 3 damage.",
    ),
    (
        "Target: Any foe. Roll Power. 1-4: 1 damage. 5-9: 3 damage and steal a Treasure.",
        "Target: Any foe. Roll Power. 1-4: 1 damage. 5-9: 3 damage and steal a Treasure from the target.",
    ),
    ("Choose a foe to take 3 damage.", "Any foe takes 3 damage."),
    # prices and what cannot be paid
    ("Discard two cards to deal 4 damage to each foe.", "You may discard two cards to deal 4 damage to each foe."),
    (
        "Add a Delivery from your hand to your spell. If you don't have one, draw two cards.",
        "Add a Delivery from your hand to your spell. If you can't, draw two cards.",
    ),
    # how much
    (
        "Deal X damage to any foe, where X is the number of cards in your spell.",
        "Deal damage to any foe equal to the number of cards in your spell.",
    ),
    ("You gain a Treasure if you have none.", "If you have no Treasures, gain a Treasure."),
    ("Roll 3 dice. For each 6, draw a card.", "Roll three dice. Draw a card for each natural 6 you roll."),
    ("Deal 3 damage to any foe and heal the same amount.", "Deal 3 damage to any foe and heal that much."),
    (
        "Heal 1 HP, plus an additional 2 HP if you act last.",
        "Heal 1 HP, and if you act last, heal 2 HP.",
    ),
    # a comma too few
    ("If you have no Treasures draw two cards.", "If you have no Treasures, draw two cards."),
    # chatter
    ("Ouch! Each foe takes 2 damage. It burns!", "Each foe takes 2 damage."),
    ("Deal 3 damage to any foe. They had it coming.", "Deal 3 damage to any foe."),
    ("Roll Power. 1-4: Nothing. Too bad. 5-9: Heal 2 HP.", "Roll Power. 1-4: Nothing. 5-9: Heal 2 HP."),
    ("Deal a whopping 7 damage to each foe.", "Deal 7 damage to each foe."),
]

TREASURES = [
    ("Start of turn: heal 1.", "At the start of your turn, heal 1 HP."),
    ("End of round: draw a card.", "At the end of each round, draw a card."),
    ("When you kill a foe: heal 3.", "Whenever you kill a foe, heal 3 HP."),
    ("When enemy kills you, he loses 3 HP.", "Whenever a foe kills you, that foe takes 3 damage."),
    ("If a foe gains a Treasure, draw a card.", "Whenever a foe gains a Treasure, draw a card."),
    ("Immediate: Draw two cards.", "When you gain this Treasure, draw two cards."),
    ("[Passive] Hand size +1.", "Your hand size is increased by 1."),
    ("Counts as Illusion.", "This Treasure counts as an Illusion card in your spells."),
    ("Discard: heal 5.", "Discard this Treasure to heal 5 HP."),
    ("Once per turn: pay 2 HP to reroll one die.", "Once per round, you may take 2 damage to reroll one die."),
    ("When you kill a foe draw a card.", "Whenever you kill a foe, draw a card."),
    (
        "Once per round, you may discard two cards to heal 1 HP.",
        "Once per round, during your turn, you may discard two cards to heal 1 HP.",
    ),
    ("You cannot be damaged.", "You can't take any damage."),
    ("Each time when you heal, heal 1 more.", "Whenever you heal, heal 1 more HP."),
]

GHOSTS = [
    ("Next game: +3 HP.", "Start the next game with 3 extra HP."),
    ("In next game you begin with 3 HP more.", "Start the next game with 3 extra HP."),
    ("Next game: start with 1 Treasure.", "Start the next game with a Treasure."),
    ("Next game: +1 die on all Power Rolls.", "In the next game, add a die to your Power Rolls."),
    (
        "Start the next game with a card and 2 extra HP.",
        "Start the next game with an extra card, and start the next game with 2 extra HP.",
    ),
    (
        "On your first turn of next game, add 2 dice to your Power Rolls.",
        "In the first round of the next game, add 2 dice to your Power Rolls.",
    ),
    ("Draw two cards at the start of the next game.", "After you draw your opening hand, draw two cards."),
]


@pytest.mark.parametrize(("said", "meant"), SPELLS, ids=lambda text: text[:40])
def test_a_component_in_other_words(said: str, meant: str) -> None:
    assert read_text(said, GAME, ONCE) == read_text(meant, GAME, ONCE)


@pytest.mark.parametrize(("said", "meant"), TREASURES, ids=lambda text: text[:40])
def test_a_treasure_in_other_words(said: str, meant: str) -> None:
    assert read_text(said, GAME, IN_PLAY) == read_text(meant, GAME, IN_PLAY)


@pytest.mark.parametrize(("said", "meant"), GHOSTS, ids=lambda text: text[:40])
def test_a_dead_wizard_card_in_other_words(said: str, meant: str) -> None:
    assert read_text(said, GAME, NEXT_GAME) == read_text(meant, GAME, NEXT_GAME)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Reapeat this.",  # a slip of the keyboard is no chatter
        "Draw a card. Disacrd it.",
        "Draw a card. Everybody else snoozes.",
        "Draw a card. Twice as nice.",
        "Each player takes 2 damage, but you only take 1.",
        "Illusion: draw a card.",  # a label with a game's word may be a condition
        "Wow!",
    ],
)
def test_what_might_be_a_rule_is_not_passed_over(text: str) -> None:
    with pytest.raises(CardError):
        read_text(text, GAME, ONCE)


def test_an_offer_covers_what_is_joined_to_it() -> None:
    both = read_text("You may discard a card and deal 3 damage to any foe.", GAME)
    assert both != read_text("You may discard a card. Deal 3 damage to any foe.", GAME)
    assert len(both.sentences) == 1
