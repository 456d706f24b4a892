"""Whom a card means (SKZ-116 to SKZ-131)."""

import pytest

from spellwright.effects.events import GAINED, HURT, POWER
from tests.scenario import Table, delivery, quality, source

S = source("S")
STRONGER = "each foe who is stronger than you"
WEAKER = "each foe who is weaker than you"


def victims(table: Table) -> str:
    """Who lost HP, in seat order."""
    return "".join(sorted(line[-1] for line in table.story(HURT)))


@pytest.mark.rule("SKZ-116", "SKZ-117", "SKZ-123", "SKZ-135")
@pytest.mark.parametrize(
    ("text", "hit"),
    [
        ("the foe on your left", "B"),
        ("the foe on your right", "D"),
        ("the foes on your left and right", "BD"),
        ("each foe", "BCD"),
        ("yourself", "A"),
        ("each player", "ABCD"),
    ],
)
def test_the_card_says_whom_it_hits(text: str, hit: str) -> None:
    table = Table(spells={"A": [source("Zap", f"Deal 2 damage to {text}.")]})
    table.play()
    assert victims(table) == hit


@pytest.mark.rule("SKZ-117")
def test_a_card_may_leave_the_choice_to_its_caster() -> None:
    table = Table(spells={"B": [source("Zap", "Deal 2 damage to a foe of your choice.")]})
    table.play()
    assert (table.asked, table.options) == ("B", ["C", "D", "A"])
    table.play("D")
    assert victims(table) == "D"


@pytest.mark.rule("SKZ-118")
def test_healing_is_for_the_caster_whatever_the_target() -> None:
    rest = delivery("Rest", "Target: your strongest foe. Roll Power. 1-4: heal 2 HP. 5+: heal 4 HP.")
    table = Table(2, hp={"A": 10, "B": 10}, spells={"A": [source("Nap", "Heal 3 HP.", glyph="dark"), rest]}, dice=[5])
    table.play()
    assert table.hp == {"A": 17, "B": 10}


@pytest.mark.rule("SKZ-119")
def test_the_target_is_fixed_before_any_dice_are_rolled() -> None:
    bolt = delivery("Bolt", "Target: a foe of your choice. Roll Power. 1+: 2 damage.")
    table = Table(spells={"A": [bolt]}, dice=[4])
    table.play()
    assert table.options == ["B", "C", "D"]
    assert table.dice_left == 1
    table.play("C")
    assert table.story(POWER, HURT) == ["A rolls 4", "Bolt deals 2 to C"]


@pytest.mark.rule("SKZ-120")
def test_the_roll_cannot_change_the_target() -> None:
    text = "Target: your strongest foe. Roll Power. 1+: deal 9 damage to the target. Deal 1 damage to the target."
    table = Table(hp={"B": 20, "C": 18, "D": 18}, spells={"A": [delivery("Bolt", text)]}, dice=[2])
    table.play()
    assert table.story(HURT) == ["Bolt deals 9 to B", "Bolt deals 1 to B"]


@pytest.mark.rule("SKZ-121", "SKZ-122")
def test_each_component_finds_its_own_target_by_the_hp_of_that_moment() -> None:
    table = Table(
        3,
        hp={"B": 15, "C": 13},
        spells={
            "A": [
                source("First", "Deal 3 damage to your strongest foe."),
                quality("Second", "Deal 3 damage to your strongest foe."),
                delivery("Third", "Deal 1 damage to your weakest foe."),
            ]
        },
    )
    table.play()
    assert table.story(HURT) == ["First deals 3 to B", "Second deals 3 to C", "Third deals 1 to C"]


@pytest.mark.rule("SKZ-124", "SKZ-127", "SKZ-123")
def test_the_strongest_foe_has_the_most_hp_and_the_caster_is_left_out() -> None:
    table = Table(
        hp={"A": 25, "B": 9, "C": 14, "D": 11}, spells={"A": [source("Up", "Deal 2 damage to your strongest foe.")]}
    )
    table.play()
    assert victims(table) == "C"


@pytest.mark.rule("SKZ-125", "SKZ-127", "SKZ-123")
def test_the_weakest_foe_has_the_fewest_hp_and_the_caster_is_left_out() -> None:
    table = Table(
        hp={"A": 2, "B": 9, "C": 14, "D": 11}, spells={"A": [source("Down", "Deal 2 damage to your weakest foe.")]}
    )
    table.play()
    assert victims(table) == "B"


@pytest.mark.rule("SKZ-126")
@pytest.mark.parametrize(("word", "tied"), [("strongest", ["B", "D"]), ("weakest", ["C", "E"])])
def test_of_tied_foes_the_caster_chooses(word: str, tied: list[str]) -> None:
    zap = source("Zap", f"Deal 2 damage to your {word} foe.")
    table = Table(5, hp={"B": 15, "C": 7, "D": 15, "E": 7}, spells={"A": [zap]})
    table.play()
    assert (table.asked, table.options) == ("A", tied)
    table.play(tied[1])
    assert victims(table) == tied[1]


@pytest.mark.rule("SKZ-128", "SKZ-129", "SKZ-130")
@pytest.mark.parametrize(("text", "hit"), [(STRONGER, "CE"), (WEAKER, "D")])
def test_stronger_and_weaker_compare_with_the_caster_and_an_equal_foe_is_neither(text: str, hit: str) -> None:
    table = Table(
        5, hp={"A": 15, "B": 15, "C": 16, "D": 14, "E": 25}, spells={"A": [source("Zap", f"Deal 2 damage to {text}.")]}
    )
    table.play()
    assert victims(table) == hit


@pytest.mark.rule("SKZ-131", "SKZ-R45")
def test_where_several_are_stronger_and_the_card_wants_one_the_caster_chooses() -> None:
    zap = source("Zap", "Deal 2 damage to a foe who is stronger than you.")
    table = Table(hp={"A": 10, "B": 12, "C": 9, "D": 20}, spells={"A": [zap]})
    table.play()
    assert (table.asked, table.options) == ("A", ["B", "D"])
    table.play("B")
    assert victims(table) == "B"


@pytest.mark.rule("SKZ-R41")
@pytest.mark.parametrize(
    ("text", "hit"),
    [("each foe", "BD"), ("your weakest foe", "B"), ("your strongest foe", "D"), (WEAKER, "BD")],
)
def test_the_dead_are_never_meant(text: str, hit: str) -> None:
    table = Table(hp={"B": 3, "D": 4}, dead="C", spells={"A": [source("Zap", f"Deal 1 damage to {text}.")]})
    table.play()
    assert victims(table) == hit


@pytest.mark.rule("SKZ-R41")
def test_the_dead_cannot_be_chosen() -> None:
    table = Table(dead="C", spells={"A": [source("Zap", "Deal 1 damage to a foe of your choice.")]})
    table.play()
    assert table.options == ["B", "D"]


@pytest.mark.rule("SKZ-R42")
def test_past_a_dead_neighbour_the_next_living_wizard_is_on_the_left_or_right() -> None:
    left = source("Left", "Deal 1 damage to the foe on your left.")
    right = quality("Right", "Deal 3 damage to the foe on your right.")
    table = Table(6, dead="BF", spells={"A": [left, right]})
    table.play()
    assert table.story(HURT) == ["Left deals 1 to C", "Right deals 3 to E"]


@pytest.mark.rule("SKZ-R43")
def test_a_lone_foe_on_the_left_and_right_is_hit_once() -> None:
    table = Table(2, spells={"A": [source("Zap", "Deal 2 damage to the foes on your left and right.")]})
    table.play()
    assert table.story(HURT) == ["Zap deals 2 to B"]


@pytest.mark.rule("SKZ-R44")
def test_a_part_without_a_legal_target_does_nothing_and_the_rest_goes_on() -> None:
    zap = source("Zap", f"Deal 5 damage to {WEAKER}. Deal 1 damage to each foe.")
    table = Table(2, hp={"A": 5, "B": 9}, spells={"A": [zap, quality("Next", "Heal 1 HP.")]})
    table.play()
    assert table.story(HURT) == ["Zap deals 1 to B"]
    assert table.hp == {"A": 6, "B": 8}


@pytest.mark.rule("SKZ-R46")
def test_a_slain_target_gets_nothing_more_and_no_other_takes_its_place() -> None:
    zap = source("Zap", "Deal 3 damage to a random foe. You and that foe each gain a Treasure.")
    table = Table(3, hp={"B": 3}, spells={"A": [zap]}, dice=[1])
    table.play()
    assert table.alive == "AC"
    assert table.story(GAINED) == ["A gains Dull Treasure"]


@pytest.mark.rule("SKZ-R38")
def test_the_die_for_a_random_foe_comes_before_the_power_roll() -> None:
    bolt = delivery("Bolt", "Target: a random foe. Roll Power. 1-4: 1 damage. 5+: 3 damage.")
    table = Table(spells={"A": [bolt]}, dice=[3, 6])
    table.play()
    assert table.story(POWER, HURT) == ["A rolls 6", "Bolt deals 3 to C"]
