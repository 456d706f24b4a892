"""Turn order: sizes, initiatives, ties, and what changes them (SKZ-069 to SKZ-084)."""

import pytest

from spellwright.effects.events import CASTS, INITIATIVES, SIZES, TIE_ROLL
from tests.scenario import PAUSE, Table, Wild, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")


SLOW = delivery("Slow", initiative=2)
MIDDLING = delivery("Middling", initiative=9)
FAST = delivery("Fast", initiative=17)


@pytest.mark.rule("SKZ-069", "SKZ-068")
def test_sizes_are_announced_when_the_last_spell_has_been_placed() -> None:
    table = Table(hands={"A": [S, Q], "B": [SLOW], "C": [S, Q, FAST]})
    table.place("A", S, Q)
    table.place("C", S, Q, FAST)
    assert table.log == []
    table.place("B", SLOW)
    assert table.story(SIZES, CASTS)[:3] == ["A size 2", "B size 1", "C size 3"]


@pytest.mark.rule("SKZ-069", "SKZ-R05")
def test_sizes_are_announced_clockwise_from_the_start_seat() -> None:
    table = Table(hands={"A": [S, Q], "B": [SLOW], "D": [S, Q, FAST]}, first="C")
    table.place("A", S, Q).place("B", SLOW).place("D", S, Q, FAST)
    assert table.story(SIZES) == ["D size 3", "A size 2", "B size 1"]


@pytest.mark.rule("SKZ-070", "SKZ-071", "SKZ-080")
def test_smaller_spells_act_before_larger_ones_whatever_their_initiative() -> None:
    table = Table(spells={"A": [S, Q, FAST], "B": [S, MIDDLING], "C": [S]})
    table.play()
    assert table.casters == "CBA"


@pytest.mark.rule("SKZ-072", "SKZ-077")
def test_among_spells_of_a_size_the_higher_initiative_acts_earlier() -> None:
    table = Table(spells={"A": [S, SLOW], "B": [S, FAST], "C": [Q, MIDDLING]})
    table.play()
    assert table.story(INITIATIVES) == ["A initiative 2", "B initiative 17", "C initiative 9"]
    assert table.casters == "BCA"


@pytest.mark.rule("SKZ-072")
def test_a_wizard_alone_with_a_size_says_no_initiative() -> None:
    table = Table(spells={"A": [S, SLOW], "B": [FAST], "C": [S, Q, MIDDLING]})
    table.play()
    assert table.story(INITIATIVES) == []


@pytest.mark.rule("SKZ-073", "SKZ-063", "SKZ-085")
def test_an_announced_delivery_stays_hidden_from_others_and_open_to_its_owner() -> None:
    table = Table(spells={"A": [PAUSE, FAST], "B": [S, SLOW]})
    table.play()
    assert "B initiative 2" in table.story(INITIATIVES)
    assert [card["name"] for card in table.seen("B", "B", "spell")] == ["S", "Slow"]
    assert table.seen("A", "B", "spell") == [None, None]


@pytest.mark.rule("SKZ-074")
def test_a_spell_without_a_delivery_has_initiative_0() -> None:
    table = Table(spells={"A": [S, Q], "B": [S, SLOW]})
    table.play()
    assert table.story(INITIATIVES) == ["A initiative 0", "B initiative 2"]
    assert table.casters == "BA"


@pytest.mark.rule("SKZ-016")
def test_a_number_on_a_source_is_no_initiative() -> None:
    odd = source("Odd")
    odd.initiative = 20
    table = Table(spells={"A": [odd, Q], "B": [S, SLOW]})
    table.play()
    assert table.casters == "BA"


@pytest.mark.rule("SKZ-075", "SKZ-076")
def test_wild_magic_in_the_delivery_slot_is_initiative_0_whatever_it_turns_into() -> None:
    table = Table(spells={"A": [S, Wild("Delivery")], "B": [S, SLOW]}, deck=[FAST])
    table.play()
    assert table.story(INITIATIVES) == ["A initiative 0", "B initiative 2"]
    assert table.casters == "BA"


@pytest.mark.rule("SKZ-078", "SKZ-079")
def test_a_tie_is_rolled_off_and_the_higher_roll_acts_first() -> None:
    table = Table(spells={"A": [S, SLOW], "B": [Q, SLOW]}, dice=[2, 5])
    table.play()
    assert table.story(TIE_ROLL, CASTS) == ["A tie roll 2", "B tie roll 5", "B casts", "A casts"]


@pytest.mark.rule("SKZ-081", "SKZ-082")
def test_initiatives_and_tie_dice_wait_until_they_are_needed() -> None:
    table = Table(spells={"A": [S], "B": [S, Q, FAST], "C": [S, Q, SLOW], "D": [S, Q, SLOW]}, dice=[4, 1])
    table.play()
    assert table.story(CASTS, INITIATIVES, TIE_ROLL) == [
        "A casts",
        "B initiative 17",
        "C initiative 2",
        "D initiative 2",
        "B casts",
        "C tie roll 4",
        "D tie roll 1",
        "C casts",
        "D casts",
    ]


@pytest.mark.rule("SKZ-083", "SKZ-X05")
def test_a_spell_that_shrinks_before_its_turn_acts_earlier() -> None:
    trip = source("Trip", "The foe on your right discards a card from their spell.")
    table = Table(
        3,
        spells={
            "A": [trip],
            "B": [S, Q, delivery("Twenty", initiative=20)],
            "C": [S, Q, delivery("Five", initiative=5)],
        },
    )
    table.play("Q")
    assert table.casters == "ACB"
    assert table.story(SIZES)[-1] == "C size 2"


@pytest.mark.rule("SKZ-R30")
def test_a_spell_that_shrinks_below_those_who_have_acted_acts_next() -> None:
    trip = source("Trip", "The foe on your right discards two cards from their spell.")
    table = Table(
        spells={"A": [trip, Q, FAST], "B": [S, Q, MIDDLING], "C": [SLOW], "D": [S, Q, SLOW]},
    )
    table.play("S", "Slow")
    assert table.casters == "CADB"


@pytest.mark.rule("SKZ-R30")
def test_a_spell_with_no_card_left_takes_no_turn() -> None:
    trip = source("Trip", "The foe on your right discards two cards from their spell.")
    table = Table(spells={"A": [trip], "B": [S, Q, MIDDLING], "D": [S, Q]})
    table.play()
    assert table.casters == "AB"


@pytest.mark.rule("SKZ-084")
def test_everybody_acts_once_a_round_and_the_order_is_worked_out_anew() -> None:
    table = Table(3, spells={"A": [S], "B": [S, Q], "C": [S, Q, SLOW]}, deck=[SLOW, S, Q] * 12, fillers=0)
    table.play()
    assert table.casters == "ABC"
    table.place("A", S, Q, SLOW).place("B", S).place("C", S, Q)
    assert table.casters == "ABCBCA"


@pytest.mark.rule("SKZ-084")
def test_the_same_tie_is_rolled_for_anew_in_the_next_round() -> None:
    table = Table(2, spells={"A": [SLOW], "B": [SLOW]}, deck=[SLOW] * 16, dice=[1, 2, 6, 5])
    table.play()
    table.place("A", SLOW).place("B", SLOW)
    assert table.casters == "BAAB"
    assert table.story(INITIATIVES) == ["A initiative 2", "B initiative 2"] * 2
    assert table.match.view(0)["seats"][0]["size"] == 0


@pytest.mark.rule("SKZ-R31")
def test_those_who_roll_the_same_roll_again_among_themselves() -> None:
    table = Table(spells={"A": [SLOW], "B": [SLOW], "C": [SLOW], "D": [SLOW]}, dice=[3, 5, 3, 5, 2, 6, 1, 4])
    table.play()
    assert table.story(TIE_ROLL) == [
        *("A tie roll 3", "B tie roll 5", "C tie roll 3", "D tie roll 5"),
        *("B tie roll 2", "D tie roll 6"),
        *("A tie roll 1", "C tie roll 4"),
    ]
    assert table.casters == "DBCA"


@pytest.mark.rule("SKZ-R32")
def test_one_roll_each_orders_a_tie_of_three() -> None:
    table = Table(3, spells={"A": [SLOW], "B": [SLOW], "C": [SLOW]}, dice=[1, 4, 2])
    table.play()
    assert table.casters == "BCA"
    assert table.dice_left == 0


@pytest.mark.rule("SKZ-R32")
def test_when_somebody_joins_a_tie_all_who_have_not_acted_roll_again() -> None:
    trip = delivery("Trip", "The foe on your right discards a card from their spell.", initiative=2)
    table = Table(
        spells={"A": [S, trip], "B": [S, SLOW], "C": [S, SLOW], "D": [S, Q, SLOW]},
        dice=[6, 4, 2, 1, 3, 5],
    )
    table.play("Q")
    assert table.story(TIE_ROLL, CASTS) == [
        *("A tie roll 6", "B tie roll 4", "C tie roll 2", "A casts"),
        *("B tie roll 1", "C tie roll 3", "D tie roll 5", "D casts", "C casts", "B casts"),
    ]


@pytest.mark.rule("SKZ-R32")
def test_a_roll_made_in_another_tie_does_not_count_for_this_one() -> None:
    trip = quality("Trip", "The foe on your left discards a card from their spell.")
    table = Table(
        3,
        spells={"A": [trip], "B": [S, Q], "C": [S]},
        dice=[6, 5, 1, 3],
    )
    table.play("Q")
    assert table.story(TIE_ROLL, CASTS) == [
        *("A tie roll 6", "C tie roll 5", "A casts"),
        *("B tie roll 1", "C tie roll 3", "C casts", "B casts"),
    ]


@pytest.mark.rule("SKZ-R33")
def test_a_tied_wizard_who_dies_before_the_tie_does_not_roll() -> None:
    slay = source("Slay", "Kill the foe on your left.")
    table = Table(3, spells={"A": [slay], "B": [S, SLOW], "C": [Q, SLOW]})
    table.play()
    assert table.story(TIE_ROLL) == []
    assert table.casters == "AC"


def test_a_wizard_who_wins_ties_needs_no_roll() -> None:
    charm = treasure("Charm", "You win all ties for Initiative.")
    table = Table(3, spells={"A": [SLOW], "B": [SLOW], "C": [SLOW]}, treasures={"B": [charm]}, dice=[2, 3])
    table.play()
    assert table.story(TIE_ROLL, CASTS) == [
        "B casts", "A tie roll 2", "C tie roll 3", "C casts", "A casts",
    ]  # fmt: skip


@pytest.mark.rule("SKZ-R02")
@pytest.mark.parametrize(("seat", "text", "order"), [("C", "first", "CAB"), ("A", "last", "BCA")])
def test_a_treasure_can_move_its_owner_to_the_front_or_to_the_back(seat: str, text: str, order: str) -> None:
    clock = treasure("Clock", f"Your spell resolves {text}.")
    table = Table(3, spells={"A": [S], "B": [S, Q], "C": [S, Q, SLOW]}, treasures={seat: [clock]}).play()
    assert table.casters == order


def test_a_bonus_to_initiative_is_its_owners_alone() -> None:
    boots = treasure("Boots", "You get +5 Initiative.")
    table = Table(3, spells={"A": [SLOW], "B": [MIDDLING], "C": [Q]}, treasures={"C": [boots]}).play()
    assert table.story(INITIATIVES) == ["A initiative 2", "B initiative 9", "C initiative 5"]
    assert table.casters == "BCA"


@pytest.mark.rule("SKZ-083")
def test_the_table_shows_the_size_a_spell_has_now() -> None:
    trip = source("Trip", "The foe on your left discards a card from their spell.")
    table = Table(3, spells={"A": [trip], "B": [S, Q, SLOW], "C": [PAUSE, Q]}).play("Q")
    assert table.story(SIZES)[3:] == ["B size 2"]
    assert table.match.view(0)["seats"][1]["size"] == 2


@pytest.mark.rule("SKZ-079")
def test_a_view_tells_the_order_that_a_tie_was_rolled_for() -> None:
    table = Table(3, spells={seat: [PAUSE] for seat in "ABC"}, dice=[1, 2, 6])
    table.play()
    assert table.asked == "C"
    assert table.match.view(0)["order"] == [1, 0]
