"""Power Rolls (SKZ-103 to SKZ-115)."""

import pytest

from spellwright.effects.events import ADDED, GAINED, HURT, POWER, REROLLED
from tests.scenario import Table, delivery, quality, source, treasure

RANGES = "Target: the foe on your left. Roll Power. 1-4: 1 damage. 5-9: 2 damage. 10+: 5 damage."
ROLL = delivery("Roll", RANGES, glyph="primal", initiative=4)


@pytest.mark.rule("SKZ-106", "SKZ-105", "SKZ-103")
def test_a_lone_component_rolls_one_die() -> None:
    table = Table(spells={"A": [ROLL]}, dice=[6])
    table.play()
    assert table.story(POWER) == ["A rolls 6"]


@pytest.mark.rule("SKZ-107", "SKZ-104")
def test_three_components_of_the_glyph_roll_three_dice() -> None:
    table = Table(spells={"A": [source("S", glyph="primal"), quality("Q", glyph="primal"), ROLL]}, dice=[1, 2, 3])
    table.play()
    assert table.story(POWER) == ["A rolls 1 2 3"]


@pytest.mark.rule("SKZ-103", "SKZ-104")
def test_only_cards_with_the_glyph_of_the_rolling_card_count() -> None:
    table = Table(spells={"A": [source("S", glyph="dark"), quality("Q", glyph="primal"), ROLL]}, dice=[1, 2])
    table.play()
    assert table.story(POWER) == ["A rolls 1 2"]


@pytest.mark.rule("SKZ-108")
@pytest.mark.parametrize("make", [source, quality])
def test_a_source_or_a_quality_may_call_for_a_power_roll(make: object) -> None:
    card = source("Roller", RANGES) if make is source else quality("Roller", RANGES)
    table = Table(spells={"A": [card]}, dice=[5])
    table.play()
    assert table.story(POWER, HURT) == ["A rolls 5", "Roller deals 2 to B"]


@pytest.mark.rule("SKZ-109")
def test_the_cards_of_foes_add_no_dice() -> None:
    primal = quality("Primal", glyph="primal")
    table = Table(spells={"A": [ROLL], "B": [source("Green", glyph="primal"), primal]}, hands={"A": [primal]}, dice=[4])
    table.play()
    assert table.story(POWER) == ["A rolls 4"]


@pytest.mark.rule("SKZ-110", "SKZ-111")
@pytest.mark.parametrize(
    ("dice", "damage"),
    [((1, 1), 1), ((1, 3), 1), ((1, 4), 2), ((3, 5), 2), ((4, 5), 2), ((4, 6), 5), ((6, 6), 5)],
)
def test_the_dice_are_added_and_the_range_they_fall_in_applies(dice: tuple[int, ...], damage: int) -> None:
    table = Table(spells={"A": [quality("Q", glyph="primal"), ROLL]}, dice=dice)
    table.play()
    assert table.story(HURT) == [f"Roll deals {damage} to B"]


@pytest.mark.rule("SKZ-R34")
def test_a_sum_above_all_ranges_falls_in_the_top_one() -> None:
    capped = delivery("Capped", "Target: the foe on your left. Roll Power. 1-2: 1 damage. 3-5: 3 damage.")
    table = Table(spells={"A": [source("S"), quality("Q"), capped]}, dice=[6, 6, 6])
    table.play()
    assert table.story(HURT) == ["Capped deals 3 to B"]


@pytest.mark.rule("SKZ-R34")
def test_a_sum_below_all_ranges_does_nothing() -> None:
    high = delivery("High", "Target: the foe on your left. Roll Power. 3-4: 1 damage. 5+: 3 damage.")
    table = Table(spells={"A": [high]}, dice=[2])
    table.play()
    assert table.story(HURT) == []


@pytest.mark.rule("SKZ-R35", "SKZ-008")
def test_more_dice_are_rolled_than_the_box_holds() -> None:
    crowd = source("Crowd", "Reveal the top three cards of the Main Deck. Add them to your spell.", glyph="primal")
    green = [quality(name, glyph="primal") for name in ("Q1", "Q2", "Q3")]
    table = Table(spells={"A": [crowd, ROLL]}, deck=green, dice=[1, 1, 1, 1, 6])
    table.play("Q1", "Q2")
    assert table.story(POWER, HURT) == ["A rolls 1 1 1 1 6", "Roll deals 5 to B"]


@pytest.mark.rule("SKZ-R36")
def test_one_roll_holds_for_every_target() -> None:
    wide = delivery("Wide", "Target: each foe. Roll Power. 1-4: 1 damage. 5+: 4 damage.")
    table = Table(spells={"A": [wide]}, dice=[5])
    table.play()
    assert table.story(POWER) == ["A rolls 5"]
    assert table.hp == {"A": 20, "B": 16, "C": 16, "D": 16}


@pytest.mark.rule("SKZ-R37", "SKZ-142")
def test_the_dice_are_counted_at_the_roll() -> None:
    more = source("More", "Reveal the top card of the Main Deck. Add it to your spell.", glyph="dark")
    table = Table(spells={"A": [more, ROLL]}, deck=[quality("Green", glyph="primal")], dice=[2, 2])
    table.play()
    assert table.story(ADDED, POWER) == ["A adds Green", "A rolls 2 2"]


@pytest.mark.rule("SKZ-112")
def test_a_treasure_can_add_a_die() -> None:
    cup = treasure("Cup", "Add a die to your Power Rolls.")
    table = Table(spells={"A": [ROLL]}, treasures={"A": [cup], "B": [cup]}, dice=[3, 4])
    table.play()
    assert table.story(POWER) == ["A rolls 3 4"]


@pytest.mark.rule("SKZ-112")
def test_a_card_in_the_spell_can_add_a_die_to_another_cards_roll() -> None:
    boost = quality("Boost", "Add a die to your next Power Roll.")
    table = Table(spells={"A": [boost, ROLL]}, dice=[3, 4])
    table.play()
    assert table.story(POWER) == ["A rolls 3 4"]


@pytest.mark.rule("SKZ-113")
def test_a_treasure_that_counts_as_a_glyph_adds_a_die_to_rolls_of_that_glyph() -> None:
    shoes = treasure("Shoes", "This Treasure counts as a Primal card in your spells.")
    hat = treasure("Hat", "This Treasure counts as a Dark card in your spells.")
    table = Table(spells={"A": [ROLL]}, treasures={"A": [shoes, hat]}, dice=[3, 4])
    table.play()
    assert table.story(POWER) == ["A rolls 3 4"]


@pytest.mark.rule("SKZ-114")
def test_a_power_roll_can_be_rerolled() -> None:
    coin = treasure("Coin", "You may reroll your Power Rolls.")
    table = Table(spells={"A": [ROLL]}, treasures={"A": [coin]}, dice=[1, 6])
    table.play()
    assert table.asked == "A"
    table.play("reroll all dice")
    assert table.story(POWER, REROLLED, HURT) == ["A rolls 1", "A rerolls 6", "Roll deals 2 to B"]


COIN = treasure("Coin", "You may reroll your Power Rolls.")
GOLD = treasure("Gold", "Whenever a foe rolls a 1 on a Power Roll, gain a Treasure.")


@pytest.mark.rule("SKZ-115", "SKZ-X09")
def test_a_treasure_that_watches_rolls_ignores_a_roll_that_was_rerolled() -> None:
    table = Table(spells={"A": [ROLL]}, treasures={"A": [COIN], "C": [GOLD]}, dice=[1, 6])
    table.play()
    assert table.story(GAINED) == []
    table.play("reroll all dice")
    assert table.story(GAINED) == []


@pytest.mark.rule("SKZ-115", "SKZ-X09")
def test_a_treasure_that_watches_rolls_acts_once_on_the_final_roll() -> None:
    table = Table(spells={"A": [ROLL]}, treasures={"A": [COIN], "C": [GOLD]}, dice=[6, 1])
    table.play("reroll all dice")
    assert table.story(REROLLED, GAINED) == ["A rerolls 1", "C gains Dull Treasure"]
