"""Damage, healing and death with all that changes them or waits for them."""

import pytest

from spellwright.effects.events import DIED, DREW, HEALED, HURT, POWER
from tests.scenario import FILLERS, Table, delivery, quality, source, treasure

S, Q, D, *_ = FILLERS
STORM = source("Storm", "Deal 5 damage to each foe.")
LEECH = source("Leech", "Deal 5 damage to each foe. Heal HP equal to the damage dealt.")
VULTURE = treasure("Vulture", "Whenever a foe dies, you may heal 1 HP.")
ANGEL = treasure("Angel", "If you would die, discard this Treasure and set your HP to 5 instead.")


@pytest.mark.rule("SKZ-R51")
def test_damage_of_nothing_hurts_nobody() -> None:
    drum = treasure("Drum", "Whenever you take damage, draw a card.")
    zap = source("Zap", "Deal 1 damage to each foe for each Treasure you have.")
    table = Table(2, spells={"A": [zap]}, treasures={"B": [drum]}, hands={"B": [S] * 8})
    table.place("B", S)
    table.dice(6, 1).play()
    assert table.story(HURT) == []
    assert len(table.hand("B")) == 8


def test_everybody_who_was_hurt_has_a_chance_to_react_clockwise_from_the_casters_left() -> None:
    drum = treasure("Drum", "Whenever you take damage, you may heal 2 HP.")
    table = Table(spells={"C": [STORM]}, treasures={seat: [drum] for seat in "ABCD"})
    table.play()
    asked = []
    for answer in ("yes", "no", "yes"):
        asked.append(table.asked)
        table.play(answer)
    assert asked == ["D", "A", "B"]
    assert table.hp == {"A": 15, "B": 17, "C": 20, "D": 17}


@pytest.mark.rule("SKZ-R08")
def test_a_question_at_a_death_does_not_keep_the_others_from_dying() -> None:
    table = Table(5, hp={"B": 5, "C": 5, "D": 5}, spells={"A": [STORM]}, treasures={"A": [VULTURE]}, first="A")
    table.play()
    assert table.story(DIED) == ["B dies"]
    table.play("yes")
    assert table.story(DIED) == ["B dies", "C dies"]
    table.play("no", "yes")
    assert table.story(DIED) == ["B dies", "C dies", "D dies"]
    assert (table.alive, table.hp["A"]) == ("AE", 22)


def test_those_who_live_react_after_questions_about_the_dead() -> None:
    drum = treasure("Drum", "Whenever you take damage, heal 2 HP.")
    table = Table(3, hp={"B": 5}, spells={"A": [STORM]}, treasures={"A": [VULTURE], "C": [drum], "B": [drum]})
    table.play()
    assert table.hp == {"A": 20, "B": 0, "C": 15}
    table.play("yes")
    assert table.story(HEALED) == ["A heals 1", "C heals 2"]


@pytest.mark.rule("SKZ-R02", "SKZ-R06")
def test_a_card_can_replace_death() -> None:
    table = Table(3, hp={"B": 3, "C": 4}, spells={"A": [STORM]}, treasures={"C": [ANGEL]})
    table.play()
    assert table.story(DIED) == ["B dies"]
    assert table.hp == {"A": 20, "B": 0, "C": 5}
    assert (table.treasures("C"), table.alive) == ([], "AC")


def test_death_comes_after_all_if_its_replacement_leaves_no_hp() -> None:
    doll = treasure("Doll", "If you would die, draw a card.")
    table = Table(3, hp={"B": 3}, spells={"A": [STORM]}, treasures={"B": [doll]})
    table.play()
    assert table.story(DREW)[0].startswith("B draws")
    assert table.story(DIED) == ["B dies"]


def test_a_replacement_that_asks_is_waited_for() -> None:
    doll = treasure("Doll", "If you would die, you may heal 6 HP.")
    for answer, hp, alive in (("yes", 6, "ABC"), ("no", 0, "AC")):
        table = Table(3, hp={"B": 3}, spells={"A": [STORM]}, treasures={"B": [doll]})
        table.play()
        assert (table.asked, table.story(DIED)) == ("B", [])
        table.play(answer)
        assert (table.hp["B"], table.alive) == (hp, alive)


def test_damage_dealt_is_what_was_really_lost() -> None:
    table = Table(3, hp={"A": 5, "B": 3, "C": 12}, spells={"A": [LEECH]})
    table.play()
    assert table.hp == {"A": 13, "B": 0, "C": 7}


def test_the_slain_can_be_counted() -> None:
    feast = source(
        "Feast", "Deal 5 damage to each foe. Deal 1 damage to your strongest foe for each foe killed this way."
    )
    table = Table(5, hp={"B": 5, "C": 2}, spells={"A": [feast], "D": [S, Q]})
    table.play("D")
    assert table.hp["D"] == 13


def test_more_damage_is_dealt_by_its_owners_cards_of_the_kind_only() -> None:
    ring = treasure("Ring", "Your Sources deal 2 more damage.")
    spells = {
        "A": [STORM, quality("Breeze", "Deal 1 damage to each foe.")],
        "B": [source("Gust", "Deal 1 damage to each foe."), Q, D],
    }
    table = Table(2, spells=spells, treasures={"A": [ring]})
    table.play()
    assert table.story(HURT) == ["Storm deals 7 to B", "Breeze deals 1 to B", "Gust deals 1 to A"]


def test_no_damage_is_not_made_more() -> None:
    ring = treasure("Ring", "Your Sources deal 2 more damage.")
    zap = source("Zap", "Deal 1 damage to each foe for each Dead Wizard card you have.")
    table = Table(2, spells={"A": [zap]}, treasures={"A": [ring]})
    table.play()
    assert table.story(HURT) == []


def test_less_damage_is_taken_by_the_owner_only() -> None:
    shield = treasure("Shield", "Foes deal 1 less damage to you.")
    table = Table(3, spells={"A": [STORM]}, treasures={"C": [shield]})
    table.play()
    assert table.hp == {"A": 20, "B": 15, "C": 16}


def test_a_bonus_to_healing_is_its_owners_alone() -> None:
    herb = treasure("Herb", "Whenever you heal, heal 2 more HP.")
    table = Table(3, hp={"A": 5, "B": 5, "C": 25}, spells={"A": [source("Rain", "Each player heals 3 HP.")]})
    table.play()
    assert table.hp == {"A": 8, "B": 8, "C": 25}
    table = Table(
        2, hp={"A": 5, "B": 5}, spells={"A": [source("Rain", "Each player heals 3 HP.")]}, treasures={"B": [herb]}
    )
    table.play()
    assert table.hp == {"A": 8, "B": 10}
    assert table.story(HEALED) == ["A heals 3", "B heals 5"]


def test_a_wizard_at_25_hp_does_not_heal() -> None:
    cup = treasure("Cup", "Whenever you heal, deal 2 damage to each foe.")
    spells = {"A": [source("Nap", "Heal 3 HP.")]}
    full = Table(2, hp={"A": 25}, spells=spells, treasures={"A": [cup]}).play()
    assert full.story(HEALED, HURT) == []
    hurt = Table(2, hp={"A": 24}, spells=spells, treasures={"A": [cup]}).play()
    assert hurt.story(HEALED, HURT) == ["A heals 1", "Cup deals 2 to B"]


def test_hp_can_be_set_and_0_is_death() -> None:
    table = Table(3, spells={"A": [source("Doom", "Each foe sets their HP to 0.")]}, options={"tokens": "1"})
    table.play()
    assert table.story(DIED) == ["B dies", "C dies"]
    assert table.match.winners == [0]


def test_two_wizards_can_swap_hp() -> None:
    table = Table(3, hp={"A": 4, "C": 18}, spells={"A": [source("Swap", "Swap HP with a foe of your choice.")]})
    table.play("C")
    assert table.hp == {"A": 18, "B": 20, "C": 4}


@pytest.mark.rule("SKZ-R11")
def test_a_caster_who_has_died_swaps_no_hp() -> None:
    swap = source("Swap", "Deal 5 damage to yourself. Swap HP with the foe on your left.")
    table = Table(3, hp={"A": 5}, spells={"A": [swap]})
    table.play()
    assert table.hp == {"A": 0, "B": 20, "C": 20}


@pytest.mark.rule("SKZ-113", "SKZ-102")
def test_a_treasure_that_counts_as_a_glyph_is_a_different_glyph_in_its_owners_spells() -> None:
    shoes = treasure("Shoes", "This Treasure counts as a Primal card in your spells.")
    count = "Deal 1 damage to each foe for each different glyph in your spell."
    spells = {"A": [source("One", count)], "B": [source("Two", count), Q]}
    table = Table(2, spells=spells, treasures={"A": [shoes]})
    table.play()
    assert table.story(HURT) == ["One deals 2 to B", "Two deals 1 to A"]


def test_a_bonus_is_added_to_its_owners_power_rolls_and_ends_with_the_roll_it_was_for() -> None:
    text = "Target: the foe on your left. Roll Power. 1-4: 1 damage. 5+: 4 damage."
    boost = source("Boost", "Add 2 to your next Power Roll.", glyph="dark")
    rolls = [quality("First", text, glyph="primal"), delivery("Second", text, glyph="illusion")]
    table = Table(2, spells={"A": [boost, *rolls]}, dice=[3, 3])
    table.play()
    assert table.story(HURT) == ["First deals 4 to B", "Second deals 1 to B"]
    lucky = treasure("Lucky", "Add 2 to your Power Rolls.")
    table = Table(2, spells={"A": [rolls[0]], "B": [S, rolls[1]]}, treasures={"A": [lucky]}, dice=[3, 3])
    table.play()
    assert table.story(POWER, HURT) == ["A rolls 3", "First deals 4 to B", "B rolls 3", "Second deals 1 to A"]


def test_where_several_roll_each_falls_in_a_range_of_ones_own() -> None:
    game = source("Game", "Each player rolls a die. 1-3: they take 2 damage. 4-6: they heal 1 HP.")
    table = Table(3, spells={"A": [game]}, dice=[4, 3, 6])
    table.play()
    assert table.hp == {"A": 21, "B": 18, "C": 21}
