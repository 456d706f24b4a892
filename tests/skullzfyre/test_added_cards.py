"""Cards added to a spell while it resolves (SKZ-139 to SKZ-144)."""

import pytest

from spellwright.effects.events import ADDED, CASTS, HURT, RESOLVES, SIZES, WILD_FOUND
from tests.scenario import PAUSE, WILD_MAGIC, Table, delivery, printed, quality, source

Q = quality("Q", glyph="illusion")
MORE = source("More", "Reveal the top card of the Main Deck. Add it to your spell.", glyph="dark")
BRAINIAC = printed("Bleemax Brainiac")
COUNT = "Deal 1 damage to the foe on your left for each different glyph in your spell."


@pytest.mark.rule("SKZ-139", "SKZ-140", "SKZ-141")
def test_an_added_component_is_resolved_in_the_step_of_its_type() -> None:
    table = Table(spells={"A": [MORE, Q]}, deck=[delivery("Extra")])
    table.play()
    assert table.story(ADDED) == ["A adds Extra"]
    assert table.story(RESOLVES) == ["A resolves More", "A resolves Q", "A resolves Extra"]
    assert table.discards == ["More", "Q", "Extra"]


@pytest.mark.rule("SKZ-140")
def test_an_added_quality_joins_the_quality_slot() -> None:
    table = Table(spells={"A": [MORE, Q]}, deck=[quality("Extra", "You may heal 1 HP.")])
    table.play("Extra")
    slots = {card["name"]: card["slot"] % 4 for card in table.seen("B", "A", "spell")}
    assert slots == {"More": 0, "Q": 1, "Extra": 1}


@pytest.mark.rule("SKZ-142")
def test_an_added_card_counts_at_once() -> None:
    more = source("More", f"{COUNT} Reveal the top card of the Main Deck. Add it to your spell. {COUNT}")
    table = Table(2, spells={"A": [more]}, deck=[delivery("Extra", glyph="primal")])
    table.play()
    assert table.story(HURT) == ["More deals 1 to B", "More deals 2 to B"]


@pytest.mark.rule("SKZ-143", "SKZ-144")
def test_a_matching_glyph_may_be_that_of_the_card_that_checks_and_the_others_are_discarded() -> None:
    table = Table(spells={"A": [BRAINIAC, Q]}, deck=[quality("Arcane"), delivery("Primal", glyph="primal")])
    table.play()
    assert table.story(ADDED) == ["A adds Arcane"]
    assert table.discards == ["Primal"]
    assert table.spell("A") == ["Bleemax Brainiac", "Q", "Arcane"]


@pytest.mark.rule("SKZ-143")
def test_every_card_of_the_spell_is_looked_at_for_a_matching_glyph() -> None:
    hit = delivery("Hit", glyph="elemental", initiative=3)
    table = Table(
        spells={"A": [BRAINIAC, Q, hit]},
        deck=[source("Fire", glyph="elemental"), quality("Mirror", glyph="illusion")],
    )
    table.play()
    assert table.story(ADDED) == ["A adds Fire", "A adds Mirror"]


@pytest.mark.rule("SKZ-R47")
def test_both_cards_are_checked_against_the_spell_as_it_stood() -> None:
    two_glyphs = quality("Both")
    two_glyphs.glyphs = ["arcane", "primal"]
    table = Table(spells={"A": [BRAINIAC, Q]}, deck=[two_glyphs, delivery("Primal", glyph="primal")])
    table.play()
    assert table.story(ADDED) == ["A adds Both"]
    assert table.discards == ["Primal"]


@pytest.mark.rule("SKZ-R48")
def test_a_newcomer_of_a_finished_type_comes_after_the_current_component() -> None:
    late = quality("Late", "Reveal the top card of the Main Deck. Add it to your spell. Deal 1 damage to each foe.")
    table = Table(2, spells={"A": [source("S"), late, delivery("D")]}, deck=[source("Newcomer")])
    table.play()
    assert table.story(RESOLVES, HURT) == [
        "A resolves S",
        "A resolves Late",
        "Late deals 1 to B",
        "A resolves Newcomer",
        "A resolves D",
    ]


@pytest.mark.rule("SKZ-141")
def test_a_newcomer_of_the_current_type_is_chosen_among_those_left() -> None:
    add = quality("Add", "Reveal the top card of the Main Deck. Add it to your spell.")
    table = Table(spells={"A": [MORE, Q]}, deck=[add, quality("Third")])
    table.play("Add")
    assert table.options == ["Q", "Third"]


@pytest.mark.rule("SKZ-R27")
def test_an_added_wild_magic_becomes_a_card_of_a_type_its_caster_names() -> None:
    add = source("Add", "Add a card from your hand to your spell.")
    table = Table(
        spells={"A": [add, Q], "B": [PAUSE, Q, delivery("D")]},
        hands={"A": [WILD_MAGIC]},
        deck=[quality("Passed"), delivery("Found"), quality("Rest")],
    )
    table.play()
    assert (table.asked, table.options) == ("A", ["Source", "Quality", "Delivery"])
    table.play("Delivery")
    assert table.story(WILD_FOUND, RESOLVES)[:4] == [
        "A resolves Add",
        "A finds Found",
        "A resolves Q",
        "A resolves Found",
    ]
    assert sorted(table.discards) == ["Add", "Found", "Passed", "Q", "Wild Magic"]


@pytest.mark.rule("SKZ-R27")
def test_an_added_wild_magic_stands_for_no_type_that_is_finished() -> None:
    add = quality("Add", "Add a card from your hand to your spell. Deal 1 damage to each foe.")
    table = Table(2, spells={"A": [source("S"), add]}, hands={"A": [WILD_MAGIC]}, deck=[delivery("Found")])
    table.play()
    assert table.options == ["Quality", "Delivery"]
    table.play("Delivery")
    assert table.story(RESOLVES, WILD_FOUND, HURT)[1:] == [
        "A resolves Add",
        "A finds Found",
        "Add deals 1 to B",
        "A resolves Found",
    ]


@pytest.mark.rule("SKZ-R27")
def test_the_text_goes_on_after_wild_magic_was_added_without_a_choice() -> None:
    add = delivery("Add", "Add a card from your hand to your spell. Deal 1 damage to each foe.")
    table = Table(2, spells={"A": [add]}, hands={"A": [WILD_MAGIC]}, deck=[delivery("Found")])
    table.play()
    assert table.story(RESOLVES, WILD_FOUND, HURT) == [
        "A resolves Add",
        "A finds Found",
        "Add deals 1 to B",
        "A resolves Found",
    ]


@pytest.mark.rule("SKZ-R27", "SKZ-144")
def test_wild_magic_matches_no_glyph() -> None:
    table = Table(spells={"A": [BRAINIAC, Q]}, deck=[WILD_MAGIC, quality("Arcane")])
    table.play()
    assert table.story(ADDED, WILD_FOUND) == ["A adds Arcane"]
    assert table.discards == ["Wild Magic"]


@pytest.mark.rule("SKZ-083")
def test_a_component_taken_out_of_a_waiting_spell_moves_its_owner_up() -> None:
    take = source("Take", "Take the Quality out of the spell of the foe on your right and resolve it as part of yours.")
    take.text = "Take the Quality out of your strongest foe's spell and resolve it as part of yours."
    table = Table(
        3,
        hp={"C": 25},
        spells={"A": [take], "B": [source("S"), delivery("D", initiative=9)], "C": [source("T"), Q]},
    )
    table.play()
    assert table.story(RESOLVES)[:2] == ["A resolves Take", "A resolves Q"]
    assert table.story(SIZES, CASTS)[3:] == ["A casts", "C size 1", "C casts", "B casts"]
