"""Resolving a spell, component by component (SKZ-093 to SKZ-102)."""

import pytest

from spellwright.effects.events import CASTS, HURT, RESOLVES
from tests.scenario import FILLERS, PAUSE, Table, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")
D = delivery("D", initiative=7)


@pytest.mark.rule("SKZ-093")
def test_components_resolve_in_the_order_source_quality_delivery() -> None:
    table = Table(spells={"A": [D, S, Q]})
    table.play()
    assert table.story(RESOLVES) == ["A resolves S", "A resolves Q", "A resolves D"]


@pytest.mark.rule("SKZ-094")
def test_a_component_is_finished_before_the_next_one_starts() -> None:
    first = source("First", "Deal 1 damage to each foe. You may heal 1 HP. Deal 1 damage to yourself.")
    second = quality("Second", "Deal 2 damage to each foe.")
    table = Table(2, spells={"A": [first, second]})
    table.play()
    assert table.story(RESOLVES, HURT) == ["A resolves First", "First deals 1 to B"]
    table.play("no")
    assert table.story(RESOLVES, HURT)[2:] == ["First deals 1 to A", "A resolves Second", "Second deals 2 to B"]


@pytest.mark.rule("SKZ-095")
def test_of_several_components_of_a_type_the_caster_chooses_the_order() -> None:
    more = source("More", "Reveal the top two cards of the Main Deck. Add them to your spell.")
    table = Table(spells={"A": [more, Q]}, deck=[quality("Red"), quality("Blue")])
    table.play()
    assert table.options == ["Q", "Red", "Blue"]
    table.play("Blue")
    assert table.options == ["Q", "Red"]
    table.play("Red")
    assert table.story(RESOLVES) == ["A resolves More", "A resolves Blue", "A resolves Red", "A resolves Q"]


@pytest.mark.rule("SKZ-096", "SKZ-027")
def test_a_text_is_carried_out_in_printed_order_and_every_change_shows_at_once() -> None:
    text = "Deal 3 damage to yourself. You may heal 1 HP. Deal 4 damage to the foe on your left."
    table = Table(spells={"A": [source("Long", text)]})
    table.play()
    assert table.hp["A"] == 17
    assert table.match.view(2)["seats"][0]["hp"] == 17
    assert table.hp["B"] == 20
    table.play("yes")
    assert (table.hp["A"], table.hp["B"]) == (18, 16)


@pytest.mark.rule("SKZ-097", "SKZ-157")
def test_what_an_earlier_component_did_counts_for_a_later_one() -> None:
    find = source("Find", "Gain a Treasure.")
    use = quality("Use", "Deal 3 damage to the foe on your left for each Treasure you have.")
    hit = delivery("Hit", "Deal 5 damage to your strongest foe.")
    table = Table(3, spells={"A": [find, use, hit]})
    table.play()
    assert table.story(HURT) == ["Use deals 3 to B", "Hit deals 5 to C"]


@pytest.mark.rule("SKZ-098", "SKZ-099", "SKZ-102")
def test_resolved_and_unresolved_components_both_count_and_a_glyph_counts_once() -> None:
    count = "Deal 1 damage to the foe on your left for each different glyph in your spell."
    table = Table(
        2,
        spells={
            "A": [
                source("First", count, glyph="dark"),
                quality("Middle", count, glyph="primal"),
                delivery("Last", count, glyph="dark"),
            ]
        },
    )
    table.play()
    assert table.story(HURT) == ["First deals 2 to B", "Middle deals 2 to B", "Last deals 2 to B"]


@pytest.mark.rule("SKZ-100", "SKZ-101")
def test_the_whole_spell_is_discarded_before_the_next_wizard_reveals() -> None:
    table = Table(spells={"A": [D], "B": [PAUSE, Q]})
    table.play()
    assert table.asked == "B"
    assert table.spell("A") == []
    assert table.discards == ["D"]
    table.play("no")
    assert table.discards == ["D", "Pause", "Q"]


@pytest.mark.rule("SKZ-101")
def test_a_wizard_reveals_only_when_the_one_before_is_done() -> None:
    table = Table(spells={"A": [PAUSE], "B": [S, Q]})
    table.play()
    assert table.story(CASTS) == ["A casts"]
    table.play("no")
    assert table.story(CASTS) == ["A casts", "B casts"]


@pytest.mark.rule("SKZ-R02")
def test_where_a_card_contradicts_the_rules_the_card_wins() -> None:
    boots = treasure("Boots", "Your spells may contain two Qualities.")
    hand = [S, source("T"), Q, quality("Other"), quality("Third")]
    table = Table(hands={"A": hand, "B": [Q, quality("Other")]}, treasures={"A": [boots]})
    table.answer("A", "Q").answer("A", "S")
    assert table.offered("A") == ["Other", "Third", "done"]
    table.answer("A", "Other")
    assert table.offered("A") == ["done"]
    table.answer("B", "Q")
    assert table.offered("B") == ["done"]


@pytest.mark.rule("SKZ-R02")
def test_a_spell_that_a_card_allows_is_not_cut_down() -> None:
    boots = treasure("Boots", "Your spells may contain two Qualities.")
    spells = {"A": [Q, quality("Other"), quality("Third")]}
    table = Table(spells=spells, treasures={"A": [boots]}, options={"illegal-spells": "cut"})
    table.play("Third")
    assert table.options == ["Q", "Other"]
    assert table.decision.prompt == "Which component first?"


def test_what_lasts_this_turn_ends_with_it_and_then_nobody_is_active() -> None:
    boost = source("Boost", "Your Qualities deal 5 more damage this turn.")
    hit = quality("Hit", "Deal 1 damage to each foe.")
    table = Table(2, spells={"A": [boost, hit], "B": [S, Q, D]}, hands={"A": [hit]})
    table.play()
    assert table.match.view(0)["active"] == -1
    table.place("A", hit).place("B", FILLERS[0], FILLERS[1])
    assert table.story(HURT) == ["Hit deals 6 to B", "Hit deals 1 to B"]


@pytest.mark.rule("SKZ-R10", "SKZ-R12")
@pytest.mark.parametrize(("victim", "seats"), [("you take", "BC"), ("each foe takes", "")])
def test_a_death_at_the_start_of_a_turn_stops_the_spell_before_it_is_revealed(victim: str, seats: str) -> None:
    trap = treasure("Trap", f"At the start of your turn, {victim} 20 damage.")
    table = Table(3, spells={"A": [S]}, treasures={"A": [trap]}, options={"tokens": "1"})
    table.play()
    assert table.casters == ""
    assert "S" in table.discards
    assert table.alive == (seats or "A")


@pytest.mark.parametrize("text", ["You may heal 1 HP.", "Nothing happens."])
def test_what_waits_for_a_component_comes_when_that_is_done(text: str) -> None:
    cap = treasure("Cap", "Whenever you resolve a Source, deal 2 damage to the foe on your left.")
    ask = source("Ask", f"{text} Deal 1 damage to the foe on your left.")
    table = Table(2, spells={"A": [ask, quality("Next", "Deal 3 damage to each foe.")]}, treasures={"A": [cap]})
    table.play(*["no"] * (text != "Nothing happens."))
    assert table.story(HURT) == ["Ask deals 1 to B", "Cap deals 2 to B", "Next deals 3 to B"]


def test_a_treasure_can_be_used_between_components() -> None:
    egg = treasure("Egg", "During your turn, you may discard this Treasure to heal 3 HP.")
    hit = source("Hit", "Deal 5 damage to yourself.")
    table = Table(2, spells={"A": [hit, Q], "B": [S, Q, D]}, treasures={"A": [egg], "B": [egg]})
    table.play("go on")
    assert (table.asked, table.hp["A"]) == ("A", 15)
    table.play("use Egg")
    assert table.hp["A"] == 18
    assert table.treasures("A") == []
    assert table.story(RESOLVES)[-1] == "A resolves Q"
    assert table.asked == "B"


@pytest.mark.rule("SKZ-R03")
def test_effects_are_compulsory_unless_the_card_says_may() -> None:
    must = source("Must", "Deal 4 damage to yourself.")
    table = Table(spells={"A": [must], "B": [quality("May", "You may heal 2 HP."), D]}, hp={"B": 10})
    table.play()
    assert table.hp["A"] == 16
    assert (table.asked, table.options) == ("B", ["yes", "no"])
    table.play("no")
    assert table.hp["B"] == 10
