"""Wild Magic (SKZ-145 to SKZ-152)."""

import pytest

from spellwright.effects.events import HURT, INITIATIVES, NO_WILD, RESHUFFLED, RESOLVES, REVEALED, SIZES, WILD_FOUND
from tests.scenario import PAUSE, WILD_MAGIC, Table, Wild, delivery, quality, source

S = source("S")
Q = quality("Q")
D = delivery("D", initiative=7)


@pytest.mark.rule("SKZ-147")
def test_wild_magic_counts_for_the_size_of_a_spell() -> None:
    table = Table(spells={"A": [S, Wild("Quality"), D]}, deck=[Q])
    table.play()
    assert table.story(SIZES) == ["A size 3"]


@pytest.mark.rule("SKZ-148", "SKZ-149", "SKZ-150", "SKZ-X07")
def test_cards_are_turned_up_one_by_one_until_the_missing_type_appears() -> None:
    deck = [delivery("X"), source("Y"), quality("Z", "You may heal 1 HP."), quality("Rest")]
    table = Table(spells={"A": [S, Wild("Quality"), D]}, deck=deck)
    table.play()
    assert table.asked == "A"
    assert table.story(REVEALED, WILD_FOUND, RESOLVES) == [
        "A turns up X",
        "A turns up Y",
        "A finds Z",
        "A resolves S",
        "A resolves Z",
    ]
    for name in "XYZ":  # turned up for all to see
        assert any(name in line for line in table.log)
    assert sorted(table.spell("A")) == ["D", "S", "Z"]
    assert sorted(table.discards) == ["Wild Magic", "X", "Y"]
    assert table.deck[0] == "Rest"
    slots = {card["name"]: card["slot"] % 4 for card in table.seen("B", "A", "spell")}
    assert slots == {"S": 0, "Z": 1, "D": 2}


@pytest.mark.rule("SKZ-151", "SKZ-R26", "SKZ-X07")
def test_two_wild_magics_are_replaced_in_slot_order_the_second_from_where_the_first_stopped() -> None:
    table = Table(
        spells={"A": [Wild("Quality"), Wild("Source"), D], "B": [PAUSE, Q, D]},
        deck=[quality("Early"), source("Found S"), delivery("Passed"), quality("Found Q"), source("Rest")],
        dice=[6, 1],
    )
    table.play()
    assert table.story(REVEALED, WILD_FOUND, RESOLVES)[:4] == [
        "A turns up Early",
        "A finds Found S",
        "A turns up Passed",
        "A finds Found Q",
    ]
    assert sorted(table.discards) == ["D", "Early", "Found Q", "Found S", "Passed", "Wild Magic", "Wild Magic"]
    assert table.deck[0] == "Rest"


@pytest.mark.rule("SKZ-R26", "SKZ-R23")
def test_cards_passed_over_by_the_first_search_can_be_found_by_the_second() -> None:
    table = Table(
        2,
        spells={"A": [Wild("Source"), Wild("Quality")]},
        deck=[quality("Only Q"), source("Only S", "You may heal 1 HP.")],
        fillers=0,
        dice=[1],
    )
    table.play()
    assert table.story(REVEALED, WILD_FOUND, RESHUFFLED)[:3] == [
        "A turns up Only Q",
        "A finds Only S",
        "a deck is reshuffled",
    ]
    assert "A finds Only Q" in table.story(WILD_FOUND)


@pytest.mark.rule("SKZ-R23")
def test_a_search_goes_on_once_through_the_reshuffled_discards() -> None:
    pause = source("Poke", "You may heal 1 HP.")
    table = Table(2, spells={"A": [pause, Wild("Quality")]}, deck=[S, D], discards=[D, Q], fillers=0, dice=[2])
    table.play()
    assert table.story(REVEALED, WILD_FOUND, RESHUFFLED) == [
        "A turns up S",
        "A turns up D",
        "a deck is reshuffled",
        "A finds Q",
    ]
    assert table.deck == ["D"]
    assert sorted(table.discards) == ["D", "S", "Wild Magic"]


@pytest.mark.rule("SKZ-R23")
def test_if_the_type_does_not_appear_the_slot_stays_empty() -> None:
    pause = source("Poke", "You may heal 1 HP.")
    table = Table(2, spells={"A": [pause, Wild("Quality")]}, deck=[S, D], discards=[D], fillers=0, dice=[1])
    table.play()
    assert table.story(NO_WILD, WILD_FOUND) == ["A finds nothing"]
    assert table.spell("A") == ["Poke"]
    assert sorted(table.discards) == ["D", "D", "S", "Wild Magic"]


@pytest.mark.rule("SKZ-R24")
def test_a_wild_magic_turned_up_by_the_search_is_passed_over() -> None:
    table = Table(spells={"A": [S, Wild("Quality")], "B": [PAUSE, D, Q]}, deck=[WILD_MAGIC, Q])
    table.play()
    assert table.story(REVEALED, WILD_FOUND) == ["A turns up Wild Magic", "A finds Q"]
    assert table.discards.count("Wild Magic") == 2


@pytest.mark.rule("SKZ-R25", "SKZ-145")
@pytest.mark.parametrize(("slot", "found"), [("Quality", "Q"), ("Delivery", "D")])
def test_wild_magic_becomes_the_type_chosen_when_it_was_placed(slot: str, found: str) -> None:
    table = Table(spells={"A": [S, Wild(slot)]}, deck=[D, Q] if slot == "Quality" else [Q, D])
    table.play()
    assert table.story(WILD_FOUND) == [f"A finds {found}"]


@pytest.mark.rule("SKZ-146")
def test_a_spell_may_be_wild_magic_alone() -> None:
    table = Table(2, spells={"A": [Wild("Source")]}, deck=[source("Zap", "Deal 2 damage to each foe.")])
    table.play()
    assert table.story(SIZES, WILD_FOUND, HURT) == ["A size 1", "A finds Zap", "Zap deals 2 to B"]


@pytest.mark.rule("SKZ-076")
def test_the_delivery_found_does_not_move_its_caster() -> None:
    fast = delivery("Fast", initiative=18)
    table = Table(
        3, spells={"A": [S, Wild("Delivery")], "B": [S, D], "C": [S, Wild("Delivery")]}, deck=[fast, fast], dice=[1, 2]
    )
    table.play()
    assert table.casters == "BCA"
    assert table.story(INITIATIVES) == ["A initiative 0", "B initiative 7", "C initiative 0"]
