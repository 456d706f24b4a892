"""Death, Dead Wizard cards, and what they give (SKZ-162 to SKZ-169)."""

import pytest

from spellwright.effects.events import (
    CASTS,
    DIED,
    GAINED,
    GAME_BEGINS,
    GAME_WON,
    GHOST_DRAWN,
    GHOST_USED,
    HEALED,
    HURT,
    MATCH_WON,
    RESOLVES,
)
from tests.scenario import FILLERS, Table, dead_wizard, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")
D = delivery("D", initiative=7)
SLAY = source("Slay", "Kill the foe on your left.")
MASSACRE = source("Massacre", "Kill each foe.")
LUCK = dead_wizard("Luck", "Start the next game with a Treasure.")
HEART = dead_wizard("Heart", "Start the next game with 3 extra HP.")
CUP = treasure("Cup")


@pytest.mark.rule("SKZ-162", "SKZ-163", "SKZ-164", "SKZ-180")
def test_a_slain_wizard_discards_hand_and_treasures_and_draws_a_dead_wizard_card() -> None:
    table = Table(
        3, spells={"A": [SLAY, quality("Poke", "You may heal 1 HP.")]}, treasures={"B": [CUP]}, dead_wizard_deck=[LUCK]
    )
    table.play()
    assert table.asked == "A"
    assert (table.hand("B"), table.treasures("B"), table.dead_wizard_cards("B")) == ([], [], ["Luck"])
    assert table.treasure_discards == ["Cup"]


@pytest.mark.rule("SKZ-162")
def test_the_hand_of_the_slain_goes_to_the_discard_pile() -> None:
    table = Table(3, spells={"A": [SLAY], "B": [S, Q]}, hands={"B": [D, D]})
    table.play()
    assert sorted(table.discards) == ["D", "D", "Q", "S", "Slay"]


@pytest.mark.rule("SKZ-164", "SKZ-165", "SKZ-043", "SKZ-X15")
def test_one_dead_wizard_card_at_once_and_one_at_the_start_of_every_later_round() -> None:
    source_, quality_, delivery_, *_ = FILLERS
    plenty = [source_, quality_] * 4
    table = Table(3, spells={"A": [source_], "C": [source_, quality_]}, hands={"A": [SLAY, MASSACRE], "C": plenty})
    table.play()
    table.place("A", SLAY).place("B", source_, quality_, delivery_).place("C", source_, quality_)
    assert len(table.dead_wizard_cards("B")) == 2
    for number in (3, 4):
        assert table.match.view(0)["round"] == number
        table.place("A", source_).place("C", source_, quality_)
    assert table.match.view(0)["round"] == 5
    assert len(table.dead_wizard_cards("B")) == 4
    table.place("A", MASSACRE).place("C", source_, quality_)
    table.play(*["Dull Ghost"] * 3)
    assert table.story(GHOST_USED).count("B collects Dull Ghost") == 4


@pytest.mark.rule("SKZ-166", "SKZ-R09")
def test_a_wizard_slain_before_acting_takes_no_turn_and_the_spell_is_discarded() -> None:
    table = Table(3, spells={"A": [SLAY], "B": [S, Q], "C": [source("T"), Q, D]})
    table.play()
    assert table.casters == "AC"
    assert "B resolves S" not in table.story(RESOLVES)
    assert table.spell("B") == []
    assert "S" in table.discards


@pytest.mark.rule("SKZ-166")
def test_a_dead_wizard_places_no_spell_until_the_next_game() -> None:
    table = Table(3, spells={"A": [S]}, dead="C")
    table.play()
    assert table.match.view(0)["round"] == 2
    assert table.waiting == "AB"


@pytest.mark.rule("SKZ-R06", "SKZ-R07")
@pytest.mark.parametrize(("hp", "left", "alive"), [(6, 1, "ABC"), (5, 0, "AC"), (2, 0, "AC")])
def test_a_wizard_dies_at_0_hp_and_never_goes_below(hp: int, left: int, alive: str) -> None:
    table = Table(3, hp={"B": hp}, spells={"A": [source("Zap", "Deal 5 damage to the foe on your left.")]})
    table.play()
    assert table.hp["B"] == left
    assert table.alive == alive


@pytest.mark.rule("SKZ-R08")
def test_the_slain_are_handled_clockwise_from_the_casters_left_the_caster_last() -> None:
    storm = source("Storm", "Deal 5 damage to each player.")
    table = Table(6, hp=dict.fromkeys("ABCD", 5), spells={"C": [storm]})
    table.play()
    assert table.story(HURT, DIED)[:6] == [f"Storm deals 5 to {seat}" for seat in "DEFABC"]
    assert table.story(DIED) == ["D dies", "A dies", "B dies", "C dies"]
    assert table.alive == "EF"


@pytest.mark.rule("SKZ-R08")
def test_all_victims_of_one_instance_lose_hp_at_the_same_moment() -> None:
    storm = source("Storm", "Each foe takes damage equal to your weakest foe's HP.")
    table = Table(hp={"B": 4, "C": 6, "D": 8}, spells={"A": [storm]})
    table.play()
    assert table.hp == {"A": 20, "B": 0, "C": 2, "D": 4}


@pytest.mark.rule("SKZ-R08", "SKZ-164")
def test_death_is_handled_before_the_next_sentence() -> None:
    zap = source("Zap", "Deal 5 damage to the foe on your left. You may heal 1 HP.")
    table = Table(3, hp={"B": 5}, spells={"A": [zap]}, treasures={"B": [CUP]})
    table.play()
    assert table.asked == "A"
    assert table.alive == "AC"
    assert len(table.dead_wizard_cards("B")) == 1
    assert table.treasures("B") == []


@pytest.mark.rule("SKZ-R10")
def test_a_caster_who_dies_finishes_the_component_without_reward_and_casts_no_more() -> None:
    storm = source(
        "Storm", "Deal 5 damage to yourself. Heal 4 HP. Gain a Treasure. Draw a card. Deal 2 damage to each foe."
    )
    after = quality("After", "Deal 9 damage to each foe.")
    table = Table(3, hp={"A": 5}, spells={"A": [storm, after]})
    table.play()
    assert table.story(DIED, HURT) == ["Storm deals 5 to A", "A dies", "Storm deals 2 to B", "Storm deals 2 to C"]
    assert table.story(RESOLVES, GAINED, HEALED) == ["A resolves Storm"]
    assert table.discards == ["Storm", "After"]
    assert (table.hand("A"), table.treasures("A"), table.hp["A"]) == ([], [], 0)


@pytest.mark.rule("SKZ-R11")
def test_no_heal_brings_back_the_dead() -> None:
    mercy = source("Mercy", "Each player heals 5 HP. Deal 1 damage to yourself.")
    table = Table(3, spells={"A": [mercy]}, dead="C", hp={"A": 1, "B": 9})
    table.play()
    assert table.hp == {"A": 5, "B": 14, "C": 0}
    assert table.alive == "AB"


@pytest.mark.rule("SKZ-R11")
def test_setting_hp_does_not_bring_back_a_caster_who_has_died() -> None:
    trick = source("Trick", "Deal 5 damage to yourself. Set your HP to 10.")
    table = Table(3, spells={"A": [trick]}, hp={"A": 5})
    table.play()
    assert table.hp["A"] == 0
    assert table.alive == "BC"


@pytest.mark.rule("SKZ-167", "SKZ-168", "SKZ-169", "SKZ-174", "SKZ-175", "SKZ-176")
def test_dead_wizard_cards_are_collected_for_the_next_game_and_then_discarded() -> None:
    table = Table(
        2, spells={"A": [MASSACRE]}, dead_wizard_cards={"B": [HEART]}, dead_wizard_deck=[LUCK], treasure_deck=[CUP]
    )
    table.play("Heart")
    assert table.story(GAME_WON, GAME_BEGINS, GHOST_USED, GAINED) == [
        "A wins the game",
        "game 2",
        "B collects Heart",
        "B collects Luck",
        "B gains Cup",
    ]
    assert table.hp == {"A": 20, "B": 23}
    assert (table.treasures("A"), table.treasures("B")) == ([], ["Cup"])
    assert table.dead_wizard_cards("B") == []
    assert sorted(table.dead_wizard_discards) == ["Heart", "Luck"]


@pytest.mark.rule("SKZ-R16")
def test_the_last_victim_still_draws_a_dead_wizard_card() -> None:
    table = Table(2, spells={"A": [MASSACRE]}, dead_wizard_deck=[HEART])
    table.play()
    assert table.story(DIED, GHOST_DRAWN, GAME_WON) == [
        "B dies",
        "B draws the Dead Wizard card Heart",
        "A wins the game",
    ]
    assert table.hp == {"A": 20, "B": 23}


@pytest.mark.rule("SKZ-R16")
def test_a_winner_who_died_draws_one_too() -> None:
    storm = source("Storm", "Deal 20 damage to each player.")
    table = Table(2, spells={"A": [storm]}, dead_wizard_deck=[LUCK, HEART])
    table.play()
    assert table.story(GAME_WON) == ["A wins the game"]
    assert table.hp == {"A": 23, "B": 20}


@pytest.mark.rule("SKZ-R17")
def test_a_dead_wizard_card_is_known_to_its_owner_only_until_it_is_collected() -> None:
    table = Table(3, spells={"A": [SLAY, quality("Poke", "You may heal 1 HP.")]}, dead_wizard_deck=[HEART])
    table.play()
    assert [card["name"] for card in table.seen("B", "B", "dead wizard cards")] == ["Heart"]
    assert table.seen("A", "B", "dead wizard cards") == [None]
    assert not any("Heart" in line for line in table.match.log(0))
    assert any("Heart" in line for line in table.match.log(1))


@pytest.mark.rule("SKZ-R17")
def test_a_collected_dead_wizard_card_is_shown_to_all() -> None:
    table = Table(2, spells={"A": [MASSACRE]}, dead_wizard_deck=[HEART])
    table.play()
    assert any("Heart" in line for line in table.match.log(0))


@pytest.mark.rule("SKZ-R18")
def test_bonuses_are_collected_clockwise_from_the_start_seat_each_ones_own_in_any_order() -> None:
    cards = {"B": [dead_wizard("B1"), dead_wizard("B2")], "D": [dead_wizard("D1")], "A": [dead_wizard("A1")]}
    table = Table(
        spells={"C": [MASSACRE]}, dead_wizard_cards=cards, dead_wizard_deck=[dead_wizard(f"new {n}") for n in "DAB"]
    )
    table.play()
    assert (table.asked, table.options) == ("D", ["D1", "new D"])
    table.play("new D")
    assert (table.asked, table.options) == ("A", ["A1", "new A"])
    table.play("A1")
    assert (table.asked, table.options) == ("B", ["B1", "B2", "new B"])
    table.play("B2", "new B")
    assert table.story(GHOST_USED) == [
        *("D collects new D", "D collects D1", "A collects A1", "A collects new A"),
        *("B collects B2", "B collects new B", "B collects B1"),
    ]


@pytest.mark.rule("SKZ-R19", "SKZ-028", "SKZ-176")
def test_bonus_hp_stop_at_25() -> None:
    hearts = [dead_wizard(f"Heart {n}", "Start the next game with 3 extra HP.") for n in (1, 2)]
    table = Table(2, spells={"A": [MASSACRE]}, dead_wizard_cards={"B": hearts})
    table.play("Heart 1", "Heart 2")
    assert table.hp == {"A": 20, "B": 25}


@pytest.mark.rule("SKZ-R20")
def test_dead_wizard_cards_are_discarded_when_the_match_is_decided() -> None:
    table = Table(
        2, spells={"A": [MASSACRE]}, tokens={"A": 1}, dead_wizard_cards={"B": [HEART]}, dead_wizard_deck=[LUCK]
    )
    table.play()
    assert table.story(MATCH_WON, GHOST_USED) == ["A wins the match"]
    assert table.dead_wizard_cards("B") == []
    assert sorted(table.dead_wizard_discards) == ["Heart", "Luck"]


@pytest.mark.rule("SKZ-038")
def test_killing_a_foe_scores_nothing_by_itself() -> None:
    table = Table(3, spells={"A": [SLAY], "C": [source("Pause C", "You may heal 1 HP."), Q]})
    table.play()
    assert table.asked == "C"
    assert table.story(DIED) == ["B dies"]
    assert table.tokens == {"A": 0, "B": 0, "C": 0}
    assert table.story(CASTS) == ["A casts", "C casts"]


@pytest.mark.rule("SKZ-163", "SKZ-164")
def test_what_a_treasure_says_of_its_owners_death_comes_true_after_the_burial() -> None:
    bomb = treasure("Bomb", "When you die, deal 3 damage to each foe. Draw a card.")
    table = Table(4, hp={"B": 5}, spells={"A": [source("Zap", "Deal 5 damage to each foe.")]}, treasures={"B": [bomb]})
    table.play()
    assert table.story(DIED, HURT)[-4:] == ["B dies", "Bomb deals 3 to C", "Bomb deals 3 to D", "Bomb deals 3 to A"]
    assert (table.hand("B"), table.treasures("B"), table.treasure_discards) == ([], [], ["Bomb"])


def test_the_dead_no_longer_mind_who_else_dies() -> None:
    """Bomb has gone off once, and lies in the discard pile."""
    bomb = treasure("Bomb", "When any player dies, deal 1 damage to each foe.")
    slay = source("Slay", "Kill the foe on your left. Kill the foe on your left. You may heal 1 HP.")
    table = Table(4, spells={"A": [slay]}, treasures={"B": [bomb]}, hp={"A": 9})
    table.play()
    assert table.hp == {"A": 8, "B": 0, "C": 0, "D": 19}


def test_a_death_is_minded_by_those_whose_foe_on_that_side_it_was() -> None:
    drum = treasure("Drum", "When the foe on your left dies, heal 2 HP.")
    slay = source("Slay", "Kill the foe on your left. You may heal 1 HP.")
    table = Table(3, spells={"C": [slay]}, treasures={"B": [drum], "C": [drum]}, hp={"B": 9, "C": 9})
    table.play()
    assert table.hp == {"A": 0, "B": 9, "C": 11}
