"""What cards in other people's words do at the table."""

from __future__ import annotations

import pytest

from tests.scenario import Table, dead_wizard, delivery, quality, source, treasure


def test_foes_that_cannot_heal_do_not() -> None:
    table = Table(
        2,
        hp={"A": 10, "B": 10},
        spells={"A": [source("Salt", "Foes cannot heal this round. Heal 1 HP.")], "B": [
            source("Balm", "Heal 5 HP."), quality("Slow"),
        ]},
    ).play()  # fmt: skip
    assert table.hp == {"A": 11, "B": 10}


def test_a_treasure_can_forbid_stealing() -> None:
    table = Table(
        2,
        treasures={"B": [treasure("Lock", "Foes cannot steal your Treasures.")]},
        spells={"A": [source("Thief", "Steal a Treasure.")]},
    ).play()
    assert table.treasures("B") == ["Lock"]


def test_cards_are_passed_at_once() -> None:
    slow = {"B": [source("Two"), quality("Of B")], "C": [source("Three"), quality("Of C"), delivery("In All")]}
    table = Table(
        3,
        hands={seat: [source(f"Card {seat}")] for seat in "BC"},
        spells={"A": [source("Parcel", "Each foe passes a card to the left.")], **slow},
    ).play()
    assert "Card B" in table.hand("C")
    assert "Card C" in table.hand("A")


def test_a_reroll_is_paid_for() -> None:
    table = Table(
        2,
        hp={"A": 10, "B": 10},
        treasures={"A": [treasure("Bribe", "Pay 2 HP to reroll one die.")]},
        spells={"A": [delivery("Bolt", "Target: Any foe. Roll Power.\n1-5: Nothing.\n6+: 4 damage.")]},
        dice=[1, 6],
    ).play("reroll die 1 (shows 1)")
    assert table.hp == {"A": 8, "B": 6}


@pytest.mark.parametrize(("answer", "hp"), [("yes", 7), ("no", 10)])
def test_damage_can_be_an_offer(answer: str, hp: int) -> None:
    table = Table(2, hp={"B": 10}, spells={"A": [source("Maybe", "You may deal 3 damage to any foe.")]}).play(answer)
    assert table.hp["B"] == hp


def test_a_thief_is_named() -> None:
    table = Table(
        2,
        hp={"A": 10},
        treasures={"B": [treasure("Alarm", "Whenever a foe steals one of your Treasures, that foe takes 3 damage."),
                         treasure("Loot")]},
        spells={"A": [source("Thief", "Steal a Treasure.")]},
    ).play("Loot (B)")  # fmt: skip
    assert table.hp["A"] == 7


def test_one_of_several_gained_treasures_can_be_given_up() -> None:
    table = Table(
        2,
        treasure_deck=[treasure("One"), treasure("Two")],
        spells={"A": [source("Picky", "Gain two Treasures, then discard one of them.")]},
    ).play("One")
    assert table.treasures("A") == ["Two"]


def test_another_player_is_not_you() -> None:
    table = Table(2, hp={"A": 10, "B": 10}, spells={"A": [source("Poke", "Another player takes 2 damage.")]}).play()
    assert table.hp == {"A": 10, "B": 8}


def test_the_higher_of_two_dice_counts() -> None:
    table = Table(
        2, hp={"A": 10}, spells={"A": [source("Best", "Roll two dice. Keep the higher. Heal that much.")]}, dice=[2, 5]
    ).play()
    assert table.hp["A"] == 15


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Start the next game with a card and 2 extra HP.", 9),
        ("At the start of the next game, draw two cards.", 10),
        ("Start the next game with two fewer cards.", 6),
    ],
)
def test_an_opening_hand_is_larger_or_smaller(text: str, cards: int) -> None:
    table = Table(
        2,
        hp={"B": 1},
        dead_wizard_deck=[dead_wizard("Gift", text)],
        spells={"A": [source("Zap", "Each foe takes 1 damage.")]},
    ).play()
    assert len(table.hand("B")) == cards
