"""Building a spell: what may be placed (SKZ-046 to SKZ-062)."""

import itertools

import pytest

from spellwright.effects.events import CUT, RESOLVES
from spellwright.errors import IllegalAnswer
from tests.scenario import WILD_MAGIC, Table, Wild, delivery, quality, source, treasure

ONE = source("One")
TWO = source("Two")
RED = quality("Red")
BLUE = quality("Blue")
BANG = delivery("Bang", initiative=5)
BOOM = delivery("Boom", initiative=9)
ILLEGAL = {"illegal-spells": "cut"}


@pytest.mark.rule("SKZ-049", "SKZ-X01", "SKZ-047")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_every_choice_of_different_types_is_a_legal_spell(size: int) -> None:
    for cards in itertools.combinations([ONE, RED, BANG], size):
        table = Table(hands={"A": [ONE, RED, BANG]})
        table.place("A", *cards)
        assert table.story(RESOLVES) == [f"A resolves {card.name}" for card in cards]


@pytest.mark.rule("SKZ-047", "SKZ-054", "SKZ-X01", "SKZ-055")
def test_a_second_source_is_not_on_offer() -> None:
    table = Table(hands={"A": [ONE, TWO, RED]})
    table.answer("A", "One")
    assert table.options == ["Red", "done"]
    with pytest.raises(IllegalAnswer):
        table.answer("A", "Two")


@pytest.mark.rule("SKZ-056", "SKZ-X01")
def test_a_second_quality_is_not_on_offer() -> None:
    table = Table(hands={"A": [ONE, RED, BLUE]})
    table.answer("A", "One").answer("A", "Red")
    assert table.options == ["done"]


@pytest.mark.rule("SKZ-046", "SKZ-057", "SKZ-X01")
def test_a_spell_of_three_takes_no_fourth_card() -> None:
    table = Table(hands={"A": [ONE, RED, BANG, BOOM, TWO, BLUE, WILD_MAGIC]})
    table.answer("A", "One").answer("A", "Red").answer("A", "Bang")
    assert table.options == ["done"]


@pytest.mark.rule("SKZ-048", "SKZ-R28")
def test_a_wizard_with_cards_must_place_at_least_one() -> None:
    table = Table(hands={"A": [ONE, RED]})
    assert table.options == ["One", "Red"]
    table.answer("A", "One")
    assert "done" in table.options


@pytest.mark.rule("SKZ-R28")
def test_a_wizard_with_an_empty_hand_places_nothing_and_takes_no_turn() -> None:
    table = Table(spells={"A": [ONE], "C": [RED]})
    assert table.waiting == "AC"
    table.dice(6, 1).play()
    assert table.casters == "AC"


@pytest.mark.rule("SKZ-R28")
def test_who_could_draw_no_card_is_asked_for_no_spell() -> None:
    table = Table(3, spells={"A": [ONE]}, deck=[RED] * 9, fillers=0, dice=[1])
    table.play()
    assert table.match.view(0)["round"] == 2
    assert [len(table.hand(seat)) for seat in "ABC"] == [8, 2, 0]
    assert table.waiting == "AB"


@pytest.mark.rule("SKZ-050")
def test_only_cards_from_ones_own_hand_are_offered() -> None:
    table = Table(hands={"A": [ONE, RED], "B": [TWO, BANG]}, deck=[BLUE], discards=[BOOM])
    assert table.offered("A") == ["One", "Red"]
    assert table.offered("B") == ["Two", "Bang"]


@pytest.mark.rule("SKZ-051", "SKZ-145", "SKZ-146")
def test_wild_magic_may_stand_for_any_one_type() -> None:
    table = Table(hands={"A": [WILD_MAGIC, ONE]})
    assert table.options == ["Wild Magic as Source", "Wild Magic as Quality", "Wild Magic as Delivery", "One"]
    table.answer("A", "Wild Magic as Quality")
    assert table.options == ["One", "done"]


@pytest.mark.rule("SKZ-051")
def test_wild_magic_cannot_stand_for_a_type_that_is_there_already() -> None:
    table = Table(hands={"A": [WILD_MAGIC, ONE]})
    table.answer("A", "One")
    assert table.options == ["Wild Magic as Quality", "Wild Magic as Delivery", "done"]


@pytest.mark.rule("SKZ-052")
def test_source_quality_and_delivery_lie_in_that_order_however_they_were_placed() -> None:
    table = Table(hands={"A": [ONE, RED, BANG]})
    table.place("A", BANG, RED, ONE)
    assert "A casts One Red Bang!" in table.log
    assert table.story(RESOLVES) == ["A resolves One", "A resolves Red", "A resolves Bang"]


# -- illegal spells, where the option lets them be placed -------------------------------------------


@pytest.mark.rule("SKZ-R29")
def test_illegal_spells_are_refused_unless_the_option_lets_them_be_cut() -> None:
    refused = Table(hands={"A": [ONE, TWO]})
    refused.answer("A", "One")
    assert refused.options == ["done"]
    allowed = Table(hands={"A": [ONE, TWO]}, options=ILLEGAL)
    allowed.answer("A", "One")
    assert allowed.options == ["Two", "done"]


@pytest.mark.rule("SKZ-054", "SKZ-055", "SKZ-058", "SKZ-059", "SKZ-061", "SKZ-X02")
def test_of_two_sources_the_caster_keeps_one_and_discards_the_other() -> None:
    table = Table(spells={"A": [ONE, TWO]}, hands={"A": [RED]}, options=ILLEGAL)
    table.play()
    assert (table.asked, table.options) == ("A", ["One", "Two"])
    table.play("Two")
    assert table.story(CUT, RESOLVES) == ["A removes Two", "A resolves One"]
    assert table.discards == ["Two", "One"]
    assert "Red" in table.hand("A")


@pytest.mark.rule("SKZ-056", "SKZ-058", "SKZ-X02")
def test_of_two_qualities_either_may_go_and_the_source_may_not() -> None:
    table = Table(spells={"A": [ONE, RED, BLUE]}, options=ILLEGAL)
    table.play()
    assert table.options == ["Red", "Blue"]
    table.play("Red")
    assert table.story(CUT, RESOLVES) == ["A removes Red", "A resolves One", "A resolves Blue"]


@pytest.mark.rule("SKZ-057", "SKZ-058", "SKZ-X02")
def test_of_two_deliveries_one_goes_and_a_spell_of_three_is_left() -> None:
    table = Table(spells={"A": [ONE, RED, BANG, BOOM]}, options=ILLEGAL)
    table.play("Bang")
    assert table.story(CUT) == ["A removes Bang"]
    assert table.story(RESOLVES) == ["A resolves One", "A resolves Red", "A resolves Boom"]


@pytest.mark.rule("SKZ-058")
def test_cards_are_removed_until_the_spell_is_legal() -> None:
    table = Table(spells={"A": [ONE, TWO, RED, BLUE]}, options=ILLEGAL)
    table.play("One", "Blue")
    assert table.story(RESOLVES) == ["A resolves Two", "A resolves Red"]


@pytest.mark.rule("SKZ-060")
def test_an_illegal_spell_stays_whole_until_its_owners_turn() -> None:
    table = Table(spells={"A": [source("Poke", "You may heal 1 HP.")], "B": [ONE, TWO]}, options=ILLEGAL)
    table.play()
    assert table.asked == "A"
    assert table.spell("B") == ["One", "Two"]
    table.play("no")
    assert (table.asked, table.options) == ("B", ["One", "Two"])


@pytest.mark.rule("SKZ-R29")
def test_cutting_a_spell_down_does_not_change_the_turn_order() -> None:
    table = Table(spells={"A": [ONE, TWO], "B": [RED, BANG], "C": [BLUE]}, options=ILLEGAL)
    table.play("One")
    assert table.casters == "CBA"


@pytest.mark.rule("SKZ-062")
@pytest.mark.parametrize("options", [{}, ILLEGAL])
def test_cards_that_effects_add_do_not_make_a_spell_illegal(options: dict[str, str]) -> None:
    more = source("More", "Reveal the top two cards of the Main Deck. Add them to your spell.")
    table = Table(spells={"A": [more, RED]}, deck=[BLUE, quality("Green")], options=options)
    table.play("Green", "Red")
    assert table.story(CUT) == []
    assert table.story(RESOLVES)[1:] == ["A resolves Green", "A resolves Red", "A resolves Blue"]


@pytest.mark.rule("SKZ-062")
def test_a_card_added_before_the_turn_is_not_cut_away() -> None:
    bag = treasure("Bag", "At the start of your turn, add a card from your hand to your spell.")
    table = Table(spells={"A": [ONE]}, hands={"A": [TWO, source("Three")]}, treasures={"A": [bag]}, options=ILLEGAL)
    table.play("Two", "Two")
    assert table.story(CUT) == []
    assert table.story(RESOLVES) == ["A resolves Two", "A resolves One"]


@pytest.mark.rule("SKZ-051", "SKZ-054")
def test_wild_magic_in_a_filled_slot_makes_a_spell_illegal() -> None:
    table = Table(spells={"A": [ONE, Wild("Source")]}, options=ILLEGAL)
    table.play()
    assert table.options == ["One", "Wild Magic"]
