"""Cards of the box whose words are easily taken amiss, played."""

import pytest

from spellwright.effects.events import DIED, DISCARDED, GAINED, GHOST_DRAWN, HEALED, HURT, POWER
from tests.scenario import PAUSE, Table, delivery, printed, quality, source, treasure

S = source("S")
ILLUSIONS = [source("Mirror", glyph="illusion"), quality("Smoky", glyph="illusion")]
BLAST = source("Blast", "Deal 1 damage to each foe.")


@pytest.mark.rule("SKZ-R44")
def test_half_invisible_leaves_its_casters_own_spell_alone_when_everybody_has_acted() -> None:
    table = Table(2, spells={"B": [S], "A": [source("Big"), printed("Half-Invisible"), printed("Lava Burp")]}, dice=[1])
    table.play()
    assert table.story(DISCARDED, HURT) == ["Lava Burp deals 2 to B"]


@pytest.mark.rule("SKZ-R08", "SKZ-164")
def test_who_dies_with_others_dies_once_although_more_damage_comes_of_the_first_death() -> None:
    table = Table(
        4,
        hp={"B": 1, "C": 1},
        spells={"A": [BLAST], "D": [S, printed("Molten")]},
        treasures={"A": [printed("Trophy Cabinet")], "C": [printed("Second Stomach")]},
        treasure_deck=[printed("Pocket Volcano")],
    )
    table.play()
    assert table.story(DIED) == ["B dies", "C dies"]
    assert table.story(GHOST_DRAWN)[:2] == [f"{seat} draws the Dead Wizard card Dull Ghost" for seat in "BC"]
    assert table.story(GAINED) == ["A gains Pocket Volcano", "A gains Dull Treasure"]


@pytest.mark.rule("SKZ-R10")
def test_who_dies_reaching_with_a_grabby_hand_is_asked_nothing_more() -> None:
    owned = {"A": [printed("Grabby Skeleton Hand")], "B": [treasure("Cup")], "C": [treasure("Ring")]}
    table = Table(3, hp={"A": 2}, spells={"A": [S]}, treasures=owned)
    table.play("yes")
    assert (table.story(DIED), table.waiting) == (["A dies"], "BC")


@pytest.mark.rule("SKZ-123")
@pytest.mark.parametrize(("players", "target", "hit"), [(2, "B", "B"), (3, "B", "BC"), (3, "C", "BC"), (4, "D", "BD")])
def test_evil_twin_never_hits_its_caster(players: int, target: str, hit: str) -> None:
    table = Table(players, spells={"A": [*ILLUSIONS, printed("Evil Twin")]}, dice=[6, 6, 6])
    table.play(*[target] * (players > 2))
    assert "".join(sorted(line[-1] for line in table.story(HURT))) == hit
    assert {line[:-1] for line in table.story(HURT)} == {"Evil Twin deals 4 to "}


def test_cross_eyed_moves_the_target_and_nothing_else_that_a_delivery_does() -> None:
    molten = [source("Vent", glyph="elemental"), printed("Cross-Eyed"), printed("Plumbing Disaster")]
    vent = treasure("Steam", "Add a die to your Power Rolls.")
    table = Table(5, spells={"A": molten}, treasures={"A": [vent]}, dice=[6, 6, 6])
    table.play()
    assert table.hp == {"A": 20, "B": 15, "C": 18, "D": 18, "E": 15}
    bony = [source("Grave", glyph="illusion"), printed("Cross-Eyed"), printed("Bone Blender")]
    table = Table(4, spells={"A": bony}, dice=[1])
    table.play()  # nobody asks for a target that would not count
    assert table.hp == {"A": 18, "B": 18, "C": 20, "D": 18}
    for text in (
        "Deal 2 damage to a random foe.",
        "Choose a foe. Deal 2 damage to that foe.",
        "Each foe takes 2 damage.",
    ):
        table = Table(4, spells={"A": [printed("Cross-Eyed"), delivery("Plain", text)]})
        table.play()
        assert table.hp == {"A": 20, "B": 18, "C": 20, "D": 18}


@pytest.mark.rule("SKZ-R08")
def test_more_for_each_is_one_amount_counted_before_anybody_dies() -> None:
    table = Table(4, hp={"B": 2}, spells={"A": [printed("Volcano Vern's")]}, dead="D")
    table.play()
    assert table.story(HURT) == ["Volcano Vern's deals 2 to B", "Volcano Vern's deals 2 to C"]


def test_more_for_each_is_one_blow_to_armour_and_thorns() -> None:
    book = [source("Page"), quality("Inky"), printed("Exploding Spellbook")]
    worn = {"A": [treasure("Cup")], "B": [printed("Saucepan Helmet"), printed("Porcupine Underpants")]}
    table = Table(2, hp={"B": 10}, spells={"A": book}, treasures=worn, dice=[6, 6, 6])
    table.play()
    assert table.story(HURT) == ["Exploding Spellbook deals 2 to B", "Porcupine Underpants deals 1 to A"]


def test_spare_brain_heals_for_another_treasure_and_not_for_itself() -> None:
    spells = {"A": [source("Rich", "Gain two Treasures.")]}
    table = Table(2, hp={"A": 10}, spells=spells, treasure_deck=[printed("Spare Brain")])
    table.play()
    assert table.story(GAINED, HEALED) == ["A gains Spare Brain", "A gains Dull Treasure", "A heals 1"]


def test_fiona_repeats_what_the_copied_quality_repeats() -> None:
    twice = quality("Twice", "Deal 2 damage to your weakest foe. Repeat this effect once.")
    table = Table(2, spells={"A": [printed("Fiona Falsebeard's"), twice]})
    table.play()
    assert table.story(HURT) == ["Fiona Falsebeard's deals 2 to B"] * 2 + ["Twice deals 2 to B"] * 2


@pytest.mark.rule("SKZ-114")
def test_a_reroll_that_was_no_use_at_first_is_offered_for_the_new_dice() -> None:
    rolls = {"A": [source("Pile"), printed("Lava Burp")]}
    owned = {"A": [printed("Do-Over Dice"), printed("Rewind Belt Buckle")]}
    table = Table(2, spells=rolls, treasures=owned, dice=[2, 1, 5])
    table.play("reroll all dice")
    assert table.options == ["reroll die 1 (shows 1)", "keep it"]
    table.play("reroll die 1 (shows 1)")
    assert table.story(POWER, HURT) == ["A rolls 2", "Lava Burp deals 4 to B"]


@pytest.mark.rule("SKZ-114")
def test_a_reroll_that_was_declined_is_offered_again_when_the_dice_have_changed_and_used_once() -> None:
    coin = treasure("Coin", "You may reroll one die in each of your Power Rolls.")
    owned = {"A": [coin, printed("Rewind Belt Buckle")]}
    table = Table(2, spells={"A": [printed("Lava Burp"), PAUSE]}, treasures=owned, dice=[2, 3, 6])
    table.play("no", "keep it", "reroll all dice", "reroll die 1 (shows 3)")
    assert table.story(HURT) == ["Lava Burp deals 4 to B"]
