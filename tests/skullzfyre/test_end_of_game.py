"""The end of a game, the clean-up, and what goes on into the next (SKZ-170 to SKZ-180)."""

import pytest

from spellwright.effects.events import (
    CASTS,
    DIED,
    DREW,
    GAME_BEGINS,
    GAME_WON,
    GHOST_DRAWN,
    HURT,
    MATCH_WON,
    NOBODY_WON,
    RESHUFFLED,
    RESOLVES,
)
from tests.scenario import Table, dead_wizard, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")
D = delivery("D", initiative=7)
MASSACRE = source("Massacre", "Kill each foe.")
STORM = source("Storm", "Deal 20 damage to each player.")
LAST_GAME = {"tokens": "1"}
CUP = treasure("Cup")
RING = treasure("Ring")


@pytest.mark.rule("SKZ-170", "SKZ-034")
def test_the_last_wizard_alive_takes_a_token_and_the_game_is_over() -> None:
    table = Table(3, hp={"B": 3, "C": 4}, spells={"A": [source("Zap", "Deal 4 damage to each foe.")]})
    table.play()
    assert table.story(GAME_WON, GAME_BEGINS) == ["A wins the game", "game 2"]
    assert table.tokens == {"A": 1, "B": 0, "C": 0}


@pytest.mark.rule("SKZ-170", "SKZ-032")
def test_a_game_goes_on_while_two_are_alive() -> None:
    table = Table(3, spells={"A": [source("Zap", "Kill the foe on your left.")]})
    table.play()
    assert table.story(GAME_WON) == []
    assert table.match.view(0)["round"] == 2


@pytest.mark.rule("SKZ-171", "SKZ-R13", "SKZ-X14")
def test_a_caster_who_dies_with_the_last_foes_takes_the_token() -> None:
    table = Table(3, spells={"B": [STORM]})
    table.play()
    assert table.story(DIED, GAME_WON, NOBODY_WON) == ["C dies", "A dies", "B dies", "B wins the game"]
    assert table.tokens == {"A": 0, "B": 1, "C": 0}


@pytest.mark.rule("SKZ-171", "SKZ-R12", "SKZ-X14")
def test_a_caster_who_dies_after_the_last_foe_in_the_same_component_takes_the_token() -> None:
    blaze = source("Blaze", "Deal 3 damage to each foe. Deal 2 damage to yourself.")
    table = Table(2, hp={"A": 2, "B": 3}, spells={"A": [blaze]})
    table.play()
    assert table.story(DIED, GAME_WON) == ["B dies", "A dies", "A wins the game"]


@pytest.mark.rule("SKZ-R13")
def test_nobody_takes_a_token_when_the_last_wizards_die_of_a_dead_mans_effect() -> None:
    curse = source("Curse", "Deal 20 damage to yourself. Deal 20 damage to each foe.")
    table = Table(3, spells={"A": [curse]})
    table.play()
    assert table.story(DIED, GAME_WON, NOBODY_WON, GAME_BEGINS) == [
        "A dies",
        "B dies",
        "C dies",
        "nobody wins the game",
        "game 2",
    ]
    assert table.tokens == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SKZ-R13")
def test_nobody_takes_a_token_when_the_last_wizard_dies_of_a_dead_mans_effect() -> None:
    curse = source("Curse", "Deal 20 damage to yourself. Deal 20 damage to each foe.")
    table = Table(2, spells={"A": [curse]})
    table.play()
    assert table.story(DIED, GAME_WON, NOBODY_WON) == ["A dies", "B dies", "nobody wins the game"]


@pytest.mark.rule("SKZ-R14", "SKZ-X14")
def test_if_one_of_the_last_two_dies_alone_the_other_takes_the_token() -> None:
    table = Table(2, spells={"A": [source("Oops", "Deal 20 damage to yourself.")]})
    table.play()
    assert table.story(GAME_WON) == ["B wins the game"]


@pytest.mark.rule("SKZ-R12")
def test_the_component_that_ends_the_game_is_finished_and_the_next_is_not_begun() -> None:
    last = source("Last", "Deal 20 damage to each foe. Deal 3 damage to yourself.")
    table = Table(2, spells={"A": [last, Q]}, options=LAST_GAME)
    table.play()
    assert table.story(RESOLVES, HURT, GAME_WON) == [
        "A resolves Last",
        "Last deals 20 to B",
        "Last deals 3 to A",
        "A wins the game",
    ]
    assert table.hp == {"A": 17, "B": 0}


@pytest.mark.rule("SKZ-R15", "SKZ-R12")
def test_spells_still_face_down_are_discarded_unresolved() -> None:
    table = Table(3, spells={"A": [MASSACRE], "B": [S, Q], "C": [source("T"), Q, D]}, options=LAST_GAME)
    table.play()
    assert table.casters == "A"
    assert [table.spell(seat) for seat in "ABC"] == [[], [], []]
    assert sorted(table.discards) == ["D", "Massacre", "Q", "Q", "S", "T"]


@pytest.mark.rule("SKZ-R15")
def test_the_spell_of_a_survivor_who_has_not_acted_is_discarded() -> None:
    oops = source("Oops", "Deal 20 damage to yourself.")
    table = Table(2, spells={"A": [oops], "B": [S, Q]}, options=LAST_GAME)
    table.play()
    assert table.story(GAME_WON, CASTS) == ["A casts", "B wins the game"]
    assert table.spell("B") == []
    assert sorted(table.discards) == ["Oops", "Q", "S"]


@pytest.mark.rule("SKZ-172", "SKZ-173", "SKZ-161")
def test_all_treasures_and_hands_are_discarded_also_the_winners() -> None:
    table = Table(
        2,
        spells={"A": [MASSACRE]},
        hands={"A": [Q, D]},
        treasures={"A": [CUP], "B": [RING]},
        options=LAST_GAME,
    )
    table.play()
    assert (table.hand("A"), table.treasures("A"), table.treasures("B")) == ([], [], [])
    assert sorted(table.discards) == ["D", "Massacre", "Q"]
    assert sorted(table.treasure_discards) == ["Cup", "Ring"]


@pytest.mark.rule("SKZ-172", "SKZ-173")
def test_the_winner_begins_the_next_game_with_a_new_hand_and_no_treasures() -> None:
    table = Table(2, spells={"A": [MASSACRE]}, hands={"A": [Q, D]}, treasures={"A": [CUP]})
    table.play()
    assert set(table.hand("A")) <= {"Dull Source", "Dull Quality", "Dull Delivery"}
    assert len(table.hand("A")) == 8
    assert table.treasures("A") == []


@pytest.mark.rule("SKZ-174", "SKZ-175")
def test_bonuses_are_collected_after_the_clean_up_so_a_bonus_treasure_is_kept() -> None:
    luck = dead_wizard("Luck", "Start the next game with a Treasure.")
    table = Table(2, spells={"A": [MASSACRE]}, treasures={"B": [RING]}, treasure_deck=[CUP], dead_wizard_deck=[luck])
    table.play()
    assert table.treasures("B") == ["Cup"]
    assert table.treasure_discards == ["Ring"]


@pytest.mark.rule("SKZ-176", "SKZ-026")
def test_everybody_starts_the_next_game_at_20_hp() -> None:
    table = Table(3, hp={"A": 25, "B": 1, "C": 7}, spells={"A": [MASSACRE]})
    table.play()
    assert table.hp == {"A": 20, "B": 20, "C": 20}


@pytest.mark.rule("SKZ-177", "SKZ-166")
def test_the_dead_are_back_in_play_in_the_next_game() -> None:
    table = Table(3, spells={"A": [MASSACRE]}, dead="C")
    table.play()
    assert table.alive == "ABC"
    assert table.waiting == "ABC"
    assert [len(table.hand(seat)) for seat in "ABC"] == [8, 8, 8]


@pytest.mark.rule("SKZ-178", "SKZ-179")
def test_decks_and_discards_go_on_into_the_next_game_unshuffled() -> None:
    deck = [source(f"Card {n}") for n in range(1, 17)]
    table = Table(
        2, spells={"A": [MASSACRE]}, hands={"B": [D]}, treasures={"A": [CUP]}, deck=deck, treasure_deck=[RING]
    )
    table.place("B", D)
    table.dice(6, 1).play()
    assert table.story(RESHUFFLED) == []
    assert sorted(table.discards) == ["D", "Massacre"]
    assert table.treasure_discards == ["Cup"]
    assert table.treasure_deck[0] == "Ring"
    assert table.story(DREW) == [
        *(f"A draws Card {n}" for n in range(1, 9)),
        *(f"B draws Card {n}" for n in range(9, 17)),
    ]


@pytest.mark.rule("SKZ-178", "SKZ-180")
def test_each_deck_runs_out_on_its_own_and_takes_its_own_discards() -> None:
    first, second = dead_wizard("First"), dead_wizard("Second")
    slay = source("Slay", "Kill the foe on your left. Kill the foe on your left. You may heal 1 HP.")
    table = Table(
        4,
        spells={"A": [slay]},
        deck=[S],
        discards=[Q],
        treasures={"B": [CUP]},
        dead_wizard_deck=[first],
        dead_wizard_discards=[second],
        fillers=0,
        dice=[1],
    )
    table.play()
    assert table.story(GHOST_DRAWN, RESHUFFLED) == [
        "B draws the Dead Wizard card First",
        "a deck is reshuffled",
        "C draws the Dead Wizard card Second",
    ]
    assert (table.deck, table.discards, table.treasure_discards) == (["S"], ["Q"], ["Cup"])
    assert table.dead_wizard_discards == []


@pytest.mark.rule("SKZ-R22")
def test_with_no_dead_wizard_card_left_none_is_drawn() -> None:
    slay = source("Slay", "Kill the foe on your left. You may heal 1 HP.")
    table = Table(3, spells={"A": [slay]}, fillers=0)
    table.play()
    assert table.asked == "A"
    assert table.dead_wizard_cards("B") == []


@pytest.mark.rule("SKZ-035")
def test_the_second_token_wins_the_match() -> None:
    table = Table(2, spells={"A": [MASSACRE]}, tokens={"A": 1, "B": 1})
    table.play()
    assert table.story(GAME_WON, MATCH_WON, GAME_BEGINS) == ["A wins the game", "A wins the match"]
    assert table.match.over
    assert table.match.winners == [0]


@pytest.mark.rule("SKZ-170")
def test_a_game_that_ends_as_a_round_begins_ends_at_once() -> None:
    fan = treasure("Fan", "At the start of each round, deal 5 damage to each foe.")
    table = Table(2, hp={"B": 5}, spells={"A": [S]}, treasures={"A": [fan]}, options=LAST_GAME)
    table.play()
    assert table.match.winners == [0]


@pytest.mark.rule("SKZ-170", "SKZ-R12")
def test_once_one_wizard_is_left_nothing_more_is_begun_at_the_end_of_the_round() -> None:
    """A's Fan makes A the last; B's Curse, which waits for the same moment, would leave nobody."""
    fan = treasure("Fan", "At the end of each round, deal 5 damage to each foe.")
    curse = source("Curse", "At the end of this round, deal 20 damage to each player.")
    table = Table(2, hp={"B": 5}, spells={"A": [S, Q], "B": [curse]}, treasures={"A": [fan]}, options=LAST_GAME)
    table.play()
    assert table.story(DIED, GAME_WON, NOBODY_WON) == ["B dies", "A wins the game"]
    assert table.hp["A"] == 20


CURSE = source("Curse", "At the end of this round, deal 5 damage to each player.")


@pytest.mark.rule("SKZ-R13", "SKZ-171")
def test_who_owns_the_effect_that_kills_the_last_at_the_end_of_a_round_takes_the_token() -> None:
    table = Table(3, hp=dict.fromkeys("ABC", 5), spells={"B": [CURSE]}, options=LAST_GAME)
    table.play()
    assert table.story(DIED, GAME_WON, NOBODY_WON) == ["C dies", "A dies", "B dies", "B wins the game"]


@pytest.mark.rule("SKZ-R13")
def test_nobody_takes_a_token_when_the_last_two_die_at_the_end_of_a_round_of_a_dead_mans_effect() -> None:
    slay = source("Slay", "Kill the foe on your right.")
    table = Table(3, hp={"A": 5, "B": 5}, spells={"A": [slay, Q], "C": [CURSE]}, options=LAST_GAME)
    table.play()
    assert table.story(DIED, GAME_WON, NOBODY_WON)[:4] == ["C dies", "A dies", "B dies", "nobody wins the game"]
