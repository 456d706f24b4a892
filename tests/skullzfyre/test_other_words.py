"""What cards in other people's words do at the table."""

from __future__ import annotations

import pytest

from spellwright.effects.events import CASTS, DREW, HEALED
from spellwright.effects.table import HP
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


def test_cards_of_several_are_counted_together() -> None:
    text = "Each foe discards a card. Deal 1 damage to each foe for each card discarded this way."
    slow = {"B": [source("Two"), quality("Of B")], "C": [source("Three"), quality("Of C"), delivery("In All")]}
    table = Table(
        3,
        hands={seat: [source(f"Card {seat}")] for seat in "BC"},
        spells={"A": [source("Tally", text)], **slow},
    ).play()
    assert table.hp == {"A": 20, "B": 18, "C": 18}


def test_each_discards_what_each_has_chosen() -> None:
    table = Table(
        3,
        treasures={seat: [treasure(f"Toy {seat}")] for seat in "BC"},
        spells={"A": [source("Tax", "Each foe chooses a Treasure and discards it.")]},
    ).play()
    assert sorted(table.treasure_discards) == ["Toy B", "Toy C"]


def test_a_condition_names_whom_it_speaks_of() -> None:
    text = "If your weakest foe has fewer than 5 HP, that foe heals 3 HP. If not, that foe takes 3 damage."
    for hp, after in ((4, 7), (9, 6)):
        table = Table(3, hp={"B": hp, "C": 15}, spells={"A": [source("Nurse", text)]}).play()
        assert table.hp == {"A": 20, "B": after, "C": 15}


def test_a_killer_is_remembered_for_a_whole_game() -> None:
    grudge = dead_wizard("Grudge", "In the next game, whenever your killer heals, draw a card.")
    balm = source("Balm", "Heal 1 HP.")
    zap = source("Zap", "Each foe takes 19 damage.")
    table = Table(2, hp={"B": 1}, deck=[balm] * 16, dead_wizard_deck=[grudge], spells={"A": [zap]}).play()
    table.g.put(HP, 0, 10)
    table.dice(6, 1).place("A", balm).place("B", balm)
    story = table.story(HEALED, DREW, CASTS)
    assert story[story.index("A heals 1") + 1].startswith("B draws")


def test_ones_are_rerolled_together() -> None:
    table = Table(
        2,
        hp={"B": 10},
        treasures={"A": [treasure("Again", "You may reroll any 1s you roll.")]},
        spells={"A": [source("A"), delivery("Bolt", "Target: Any foe. Roll Power.\n1-11: Nothing.\n12+: 4 damage.")]},
        dice=[1, 1, 6, 6],
    ).play("reroll every 1")
    assert table.hp["B"] == 6


def test_what_is_added_to_a_roll_counts_for_its_ranges() -> None:
    text = "Target: Any foe. Roll Power. Add 3 to the result if you have no Treasures.\n1-4: Nothing.\n5+: 4 damage."
    table = Table(2, hp={"B": 10}, spells={"A": [delivery("Bolt", text)]}, dice=[2]).play()
    assert table.hp["B"] == 6


def test_a_treasure_that_cannot_be_stolen_stays() -> None:
    table = Table(
        2,
        treasures={"B": [treasure("Nailed Down", "This Treasure can't be stolen."), treasure("Loose")]},
        spells={"A": [source("Thief", "Steal a Treasure.")]},
    ).play()
    assert (table.treasures("A"), table.treasures("B")) == (["Loose"], ["Nailed Down"])


def test_a_card_goes_below_the_deck() -> None:
    table = Table(
        2,
        hands={"A": [source("Dud")]},
        spells={"A": [source("Tuck", "Put a card from your hand on the bottom of the Main Deck.")]},
    )
    table.play()
    assert table.deck[-1] == "Dud"


def test_a_hand_is_counted_as_it_goes() -> None:
    table = Table(
        2,
        hands={"A": [source("One"), source("More")]},
        spells={"A": [source("Fresh", "Discard your hand, then draw that many cards. You may heal 1 HP.")]},
    ).play()
    assert len(table.hand("A")) == 2


def test_what_you_reveal_is_counted_in_your_hand() -> None:
    text = "Reveal your hand. Deal 2 damage to any foe for each Delivery in it."
    table = Table(2, hands={"A": [delivery("Pie")]}, spells={"A": [source("Show", text)]}).play()
    assert table.hp["B"] == 18


def test_any_number_of_foes_can_be_nobody() -> None:
    text = "Choose any number of foes. Each of them takes 2 damage."
    table = Table(3, spells={"A": [source("Pick", text)]}).play("B", "done")
    assert table.hp == {"A": 20, "B": 18, "C": 20}


def test_a_card_from_hand_goes_on_top_of_the_deck() -> None:
    text = "Put a card from your hand on top of the Main Deck. You may heal 1 HP."
    table = Table(2, hands={"A": [source("Topper")]}, spells={"A": [source("Lift", text)]}).play()
    assert table.deck[0] == "Topper"
