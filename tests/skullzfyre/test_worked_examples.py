"""The rulebook's worked examples that span several rules; the others stand beside the rule they show."""

import pytest

from spellwright.effects.events import (
    ADDED,
    CASTS,
    GAINED,
    HURT,
    INITIATIVES,
    POWER,
    RESHUFFLED,
    RESOLVES,
    REVEALED,
    TIE_ROLL,
    WILD_FOUND,
)
from tests.scenario import PAUSE, Table, Wild, dead_wizard, delivery, printed, quality, source, treasure

S = source("S")
Q = quality("Q")


@pytest.mark.rule("SKZ-X03", "SKZ-071", "SKZ-077", "SKZ-078", "SKZ-081", "SKZ-082")
def test_turn_order_of_four() -> None:
    table = Table(
        spells={
            "A": [S, Q],
            "B": [S, Q, delivery("Eighteen", initiative=18)],
            "C": [S, Q, delivery("Fourteen", initiative=14)],
            "D": [S, Q, delivery("Also Fourteen", initiative=14)],
        },
        dice=[2, 5],
    )
    table.play()
    assert table.story(CASTS, INITIATIVES, TIE_ROLL) == [
        "A casts",
        *("B initiative 18", "C initiative 14", "D initiative 14"),
        "B casts",
        *("C tie roll 2", "D tie roll 5"),
        *("D casts", "C casts"),
    ]


@pytest.mark.rule("SKZ-X04", "SKZ-074", "SKZ-075", "SKZ-080")
def test_initiative_0() -> None:
    table = Table(
        spells={
            "A": [S, Q],
            "B": [Q, delivery("Three", initiative=3)],
            "C": [S, Wild("Delivery")],
            "D": [S],
        },
        deck=[delivery("Eighteen", initiative=18)],
        dice=[4, 1],
    )
    table.play()
    assert table.story(CASTS, INITIATIVES, TIE_ROLL, WILD_FOUND) == [
        "D casts",
        *("A initiative 0", "B initiative 3", "C initiative 0"),
        "B casts",
        *("A tie roll 4", "C tie roll 1"),
        "A casts",
        *("C finds Eighteen", "C casts"),
    ]


@pytest.mark.rule("SKZ-X06", "SKZ-104", "SKZ-106", "SKZ-107")
def test_power_roll_dice() -> None:
    roll = delivery("Roll", "Target: the foe on your left. Roll Power. 1+: 1 damage.", glyph="primal")
    alone = Table(spells={"A": [roll]}, dice=[6]).play()
    assert alone.story(POWER) == ["A rolls 6"]
    green = [source("Green S", glyph="primal"), quality("Green Q", glyph="primal")]
    three = Table(spells={"A": [*green, roll]}, dice=[6, 5, 4]).play()
    assert three.story(POWER) == ["A rolls 6 5 4"]


@pytest.mark.rule("SKZ-X10", "SKZ-124", "SKZ-125", "SKZ-126", "SKZ-127")
def test_strongest_and_weakest_foe() -> None:
    both = source("Both", "Deal 1 damage to your strongest foe. Deal 2 damage to your weakest foe.")
    table = Table(hp={"A": 25, "B": 18, "C": 18, "D": 11}, spells={"A": [both]})
    table.play()
    assert (table.asked, table.options) == ("A", ["B", "C"])
    table.play("C")
    assert table.hp == {"A": 25, "B": 18, "C": 17, "D": 9}


@pytest.mark.rule("SKZ-X11", "SKZ-128", "SKZ-129", "SKZ-130")
def test_stronger_weaker_equal() -> None:
    up = source("Up", "Deal 1 damage to each foe who is stronger than you.")
    down = quality("Down", "Deal 2 damage to each foe who is weaker than you.")
    table = Table(hp={"A": 15, "B": 15, "C": 16, "D": 14}, spells={"A": [up, down]})
    table.play()
    assert table.story(HURT) == ["Up deals 1 to C", "Down deals 2 to D"]


BRAINIAC = printed("Bleemax Brainiac")
MIND = printed("Mind-Altering")
MYSTERIOUS = printed("Mysterious")
PACT = printed("Pact with the Devil")
FIST = printed("Fist O' Nature")
SHOES = printed("Demon Shoes")
OTHER = treasure("Other Treasure")


def the_duel(*dice: int) -> Table:
    return Table(
        spells={
            "A": [BRAINIAC, MIND, PACT],
            "B": [S, Q],
            "C": [PAUSE, Q, delivery("Nine", initiative=9)],
            "D": [S, Q, delivery("Five", initiative=5)],
        },
        deck=[MYSTERIOUS, FIST],
        treasure_deck=[SHOES, OTHER],
        dice=dice,
    )


@pytest.mark.rule("SKZ-X12", "SKZ-096", "SKZ-097", "SKZ-098", "SKZ-099", "SKZ-102", "SKZ-113", "SKZ-122", "SKZ-138")
def test_a_full_spell() -> None:
    table = the_duel(3, 3, 5)
    table.play()
    assert table.casters == "BA"
    assert table.story(REVEALED, ADDED) == ["A turns up Mysterious", "A turns up Fist O' Nature", "A adds Mysterious"]
    assert table.discards == ["S", "Q", "Fist O' Nature"]
    assert (table.asked, sorted(table.options)) == ("A", ["Mind-Altering", "Mysterious"])
    table.play("Mind-Altering")
    assert table.story(HURT, GAINED, POWER) == [
        "Mind-Altering deals 3 to C",
        "A gains Demon Shoes",
        "C gains Other Treasure",
        "Mysterious deals 4 to D",
        "A rolls 3 5",
        "Pact with the Devil deals 2 to B",
    ]
    assert table.hp == {"A": 20, "B": 18, "C": 17, "D": 16}
    assert sorted(table.discards[2:]) == [
        "Bleemax Brainiac",
        "Fist O' Nature",
        "Mind-Altering",
        "Mysterious",
        "Pact with the Devil",
    ]
    assert table.treasures("A") == ["Demon Shoes"]
    assert table.asked == "C"


@pytest.mark.rule("SKZ-X12", "SKZ-095")
def test_a_full_spell_with_its_qualities_in_the_other_order() -> None:
    table = the_duel(3, 3, 5)
    table.play("Mysterious")
    assert table.story(HURT)[:2] == ["Mysterious deals 3 to D", "Mind-Altering deals 3 to C"]


@pytest.mark.rule("SKZ-X13", "SKZ-126")
@pytest.mark.parametrize("chosen", ["B", "C"])
def test_a_full_spell_with_a_tie_for_strongest(chosen: str) -> None:
    table = the_duel(6, 3, 5)
    table.play("Mind-Altering")
    assert table.hp == {"A": 20, "B": 20, "C": 20, "D": 13}
    assert (table.asked, table.options) == ("A", ["B", "C"])
    table.play(chosen)
    assert table.hp == {"A": 20, "B": 20, "C": 20, "D": 13} | {chosen: 18}


@pytest.mark.rule("SKZ-X16", "SKZ-172", "SKZ-173", "SKZ-174", "SKZ-175", "SKZ-176")
def test_the_order_of_the_clean_up() -> None:
    win = source("Win", "Kill each foe.")
    worth_a_treasure = dead_wizard("Luck", "Start the next game with a Treasure.")
    worth_3_hp = dead_wizard("Heart", "Start the next game with 3 extra HP.")
    table = Table(
        2,
        spells={"A": [win]},
        hands={"A": [S, S, Q, Q, Q]},
        treasures={"A": [treasure("Cup"), treasure("Ring")]},
        dead_wizard_cards={"B": [worth_a_treasure]},
        dead_wizard_deck=[worth_3_hp],
        treasure_deck=[treasure("Prize")],
    )
    table.play()
    assert (table.asked, table.options) == ("B", ["Luck", "Heart"])
    assert sorted(table.treasure_discards) == ["Cup", "Ring"]
    assert sorted(table.discards) == ["Q", "Q", "Q", "S", "S", "Win"]
    assert (table.hand("A"), table.treasures("A")) == ([], [])
    table.play("Luck")
    assert table.hp == {"A": 20, "B": 23}
    assert (table.treasures("A"), table.treasures("B")) == ([], ["Prize"])
    assert table.dead_wizard_discards == ["Luck", "Heart"]
    assert table.story(RESHUFFLED) == []
    assert table.story(RESOLVES) == ["A resolves Win"]
