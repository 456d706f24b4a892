"""Treasures (SKZ-153 to SKZ-161)."""

import pytest

from spellwright.effects.events import GAINED, HURT, POWER, RESHUFFLED, STOLE
from spellwright.packs.files import Entry
from tests.scenario import PAUSE, Table, delivery, quality, source, treasure

FIND = source("Find", "Gain a Treasure.")
PAUSE_TOO = quality("Pause, too", "You may draw a card.")
CUP = treasure("Cup")
RING = treasure("Ring")
CROWN = treasure("Crown")


@pytest.mark.rule("SKZ-153", "SKZ-154", "SKZ-155", "SKZ-156")
def test_a_gained_treasure_is_the_top_card_and_lies_face_up_in_front_of_its_owner() -> None:
    table = Table(spells={"A": [FIND], "B": [PAUSE, quality("Q")]}, treasure_deck=[CUP, RING])
    table.play()
    assert table.asked == "B"
    assert table.treasures("A") == ["Cup"]
    assert [card["name"] for card in table.seen("C", "A", "treasures")] == ["Cup"]
    assert table.hand("A") == []
    assert table.treasure_deck[0] == "Ring"


@pytest.mark.rule("SKZ-157")
def test_a_treasure_works_for_the_rest_of_the_spell_that_won_it() -> None:
    shoes = treasure("Shoes", "This Treasure counts as a Dark card in your spells.")
    roll = delivery("Roll", "Target: the foe on your left. Roll Power. 1+: 1 damage.", glyph="dark")
    table = Table(spells={"A": [FIND, roll]}, treasure_deck=[shoes], dice=[2, 5])
    table.play()
    assert table.story(GAINED, POWER) == ["A gains Shoes", "A rolls 2 5"]


@pytest.mark.rule("SKZ-158")
def test_an_effect_may_give_foes_a_treasure_too() -> None:
    share = source("Share", "The foe on your left gains a Treasure. You may heal 1 HP.")
    table = Table(spells={"A": [share]}, treasure_deck=[CUP])
    table.play()
    assert table.treasures("B") == ["Cup"]


@pytest.mark.rule("SKZ-159", "SKZ-161")
def test_a_treasure_can_be_stolen_and_then_works_for_the_thief() -> None:
    steal = source("Steal", "Steal a Treasure from the foe on your left.")
    cup = treasure("Cup", "Add a die to your Power Rolls.")
    roll = quality("Roll", "Target: the foe on your left. Roll Power. 1+: 1 damage.", glyph="dark")
    table = Table(
        2,
        spells={"A": [steal], "B": [roll, delivery("D")]},
        treasures={"B": [cup, RING]},
        dice=[4],
    )
    table.play()
    assert (table.asked, [label.split()[0] for label in table.options]) == ("A", ["Cup", "Ring"])
    table.play(table.options[0])
    assert table.story(STOLE, POWER) == ["A steals Cup from B", "B rolls 4"]
    assert (table.treasures("A"), table.treasures("B")) == (["Cup"], ["Ring"])


@pytest.mark.rule("SKZ-160")
def test_a_wizard_may_own_many_treasures_and_effects_count_them() -> None:
    hoard = source("Hoard", "Gain four Treasures. Deal 1 damage to the foe on your left for each Treasure you have.")
    table = Table(spells={"A": [hoard]}, treasures={"A": [CUP, RING, CROWN], "C": [CUP]})
    table.play()
    assert table.story(HURT) == ["Hoard deals 7 to B"]
    assert len(table.treasures("A")) == 7


@pytest.mark.rule("SKZ-161")
def test_treasures_stay_from_round_to_round() -> None:
    table = Table(3, spells={"A": [source("S")], "B": [source("S"), quality("Q")]}, treasures={"A": [CUP, RING]})
    table.play()
    assert table.match.view(0)["round"] == 2
    assert table.treasures("A") == ["Cup", "Ring"]


@pytest.mark.rule("SKZ-161", "SKZ-163")
def test_a_slain_wizard_loses_all_treasures() -> None:
    slay = source("Slay", "Kill the foe on your left.")
    table = Table(3, spells={"A": [slay]}, treasures={"A": [CROWN], "B": [CUP, RING]})
    table.play()
    assert table.treasures("B") == []
    assert table.treasure_discards == ["Cup", "Ring"]
    assert table.treasures("A") == ["Crown"]


@pytest.mark.rule("SKZ-R22")
def test_with_deck_and_discards_empty_no_treasure_is_gained() -> None:
    table = Table(
        spells={"A": [source("Find", "Gain two Treasures. You may heal 1 HP.")]}, treasure_deck=[CUP], fillers=0
    )
    table.play()
    assert table.asked == "A"
    assert table.treasures("A") == ["Cup"]


@pytest.mark.rule("SKZ-180")
def test_an_empty_treasure_deck_is_made_of_the_treasure_discards() -> None:
    find = source("Find", "Gain two Treasures. You may heal 1 HP.")
    table = Table(spells={"A": [find]}, treasure_deck=[CUP], treasure_discards=[RING], fillers=0, dice=[1])
    table.play()
    assert table.story(GAINED, RESHUFFLED) == ["A gains Cup", "a deck is reshuffled", "A gains Ring"]


@pytest.mark.rule("SKZ-R49")
def test_when_several_gain_a_treasure_the_caster_draws_first_then_clockwise() -> None:
    share = source("Share", "Each player gains a Treasure.")
    deck = [treasure(name) for name in ("1st", "2nd", "3rd", "4th")]
    table = Table(spells={"C": [share]}, treasure_deck=deck)
    table.play()
    assert table.story(GAINED) == ["C gains 1st", "D gains 2nd", "A gains 3rd", "B gains 4th"]


HAPPY = treasure("Happy", "Whenever you gain another Treasure, heal 1 HP.")
SAD = treasure("Sad", "Whenever you lose a Treasure, deal 2 damage to each foe.")
NEW = treasure("New", "When you gain this Treasure, heal 3 HP.")


@pytest.mark.rule("SKZ-154", "SKZ-159")
@pytest.mark.parametrize(
    ("text", "owned", "answers", "hp"),
    [
        ("Give a Treasure to the foe on your left.", {"A": [NEW], "B": [HAPPY]}, ["Happy"], {"A": 10, "B": 14}),
        ("Give a Treasure to the foe on your left.", {"A": [SAD, CUP], "B": []}, ["Cup"], {"A": 10, "B": 8}),
        ("Steal a Treasure from the foe on your left.", {"A": [HAPPY], "B": [NEW]}, ["Happy"], {"A": 14, "B": 10}),
        (
            "Steal a random Treasure from the foe on your left.",
            {"A": [HAPPY], "B": [NEW]},
            ["Happy"],
            {"A": 14, "B": 10},
        ),
        (
            "Swap a Treasure with the foe on your left.",
            {"A": [NEW], "B": [CUP, HAPPY]},
            ["Cup", "Happy"],
            {"A": 10, "B": 14},
        ),
        ("Swap a Treasure with the foe on your left.", {"A": [SAD, CUP], "B": [NEW]}, ["Cup"], {"A": 13, "B": 8}),
        (
            "Each player passes a Treasure to the left.",
            {"A": [NEW], "B": [CUP, HAPPY]},
            ["Cup", "Happy"],
            {"A": 10, "B": 14},
        ),
        ("The foe on your left gives you a Treasure.", {"A": [HAPPY], "B": [NEW]}, ["Happy"], {"A": 14, "B": 10}),
    ],
)
def test_who_gets_a_treasure_gains_it_and_who_hands_it_over_loses_it(
    text: str, owned: dict[str, list[Entry]], answers: list[str], hp: dict[str, int]
) -> None:
    table = Table(2, spells={"A": [source("Trade", text), PAUSE_TOO]}, treasures=owned, hp={"A": 10, "B": 10})
    table.dice(*[1] * ("random" in text)).play(*answers)
    assert table.waiting == "A"
    assert table.hp == hp


@pytest.mark.rule("SKZ-159")
@pytest.mark.parametrize(
    "text", ["Give a Treasure to the foe on your left.", "Swap a Treasure with the foe on your left."]
)
def test_a_gift_is_no_theft(text: str) -> None:
    grudge = treasure("Grudge", "Whenever a foe steals a Treasure from you, that foe takes 3 damage.")
    spells = {"A": [source("Trade", text), PAUSE_TOO]}
    table = Table(2, spells=spells, treasures={"A": [grudge, CUP], "B": [RING]})
    table.play("Cup")
    assert table.hp == {"A": 20, "B": 20}


def test_what_may_be_discarded_instead_of_a_lost_treasure_may_be_discarded_instead_of_a_gift() -> None:
    shield = treasure("Shield", "If you would lose another Treasure, you may discard this Treasure instead.")
    take = source("Take", "The foe on your left gives you a Treasure.")
    table = Table(2, spells={"A": [take, PAUSE_TOO]}, treasures={"B": [shield, CUP]})
    table.play("Cup", "yes")
    assert (table.treasures("A"), table.treasures("B"), table.treasure_discards) == ([], ["Cup"], ["Shield"])


def test_questions_after_a_gift_leave_the_rest_of_it_to_be_given() -> None:
    """Two Treasures change hands one after the other, and each is minded by both."""
    mind = treasure("Mind", "Whenever you gain another Treasure, you may draw a card.")
    spells = {"A": [source("Give", "Give 2 Treasures to the foe on your left. Draw a card."), PAUSE_TOO]}
    table = Table(2, spells=spells, treasures={"A": [CUP, RING], "B": [mind]})
    table.play()
    for left in (["Ring"], []):
        assert (table.asked, table.treasures("A")) == ("B", left)
        table.play("yes")
    assert (len(table.hand("A")), len(table.hand("B"))) == (1, 2)
    assert sorted(table.treasures("B")) == ["Cup", "Mind", "Ring"]


def test_it_means_the_treasure_that_speaks_where_several_cards_were_drawn() -> None:
    lamp = treasure("Lamp", "When you gain this Treasure, draw three cards and discard it.")
    table = Table(2, spells={"A": [FIND, PAUSE_TOO]}, treasure_deck=[lamp])
    table.play()
    assert (len(table.hand("A")), table.treasures("A"), table.treasure_discards) == (3, [], ["Lamp"])
