"""The end of the game and its points (ANN-082 to ANN-093, ANN-R14, ANN-R17 to ANN-R23, ANN-R25)."""

from __future__ import annotations

import pytest

from tests.builder_table import (
    LIMP_WAND,
    SCAR,
    Table,
    card,
    familiar,
    legend,
    location,
    mayhem,
    printed,
    spell,
    standee,
    starter,
    token,
    treasure,
)

KILL = spell("Kill", "Deal 30 damage to any foe.")
LOUD = legend("Loud", "+1 Power.\nGROUP ATTACK: Each player takes 3 damage.", cost=9)
DEADLY = legend("Deadly", "+1 Power.\nGROUP ATTACK: Each player takes 30 damage.", cost=9)
BOSS = legend("Boss", cost=10)


def finished(table: Table) -> Table:
    """Ended in A's turn, because no Legend is left."""
    table.end()
    assert table.over
    return table


# -- when it ends ----------------------------------------------------------------------------------


@pytest.mark.rule("ANN-E25", "ANN-083", "ANN-082", "ANN-R18")
def test_the_game_ends_when_no_legend_can_be_turned_up() -> None:
    table = Table(2, power=20, legend=BOSS, legend_fillers=0, hands={"A": [card("Still", "+1 Power.")]})
    table.buy("Boss")
    assert table.turn == "A"
    table.play("Still")
    assert table.power == 11
    table.end()
    assert table.over
    assert table.match.decisions == []


@pytest.mark.rule("ANN-R18")
def test_a_legend_that_lies_there_need_not_be_turned_up() -> None:
    table = Table(2, legend=BOSS, legend_fillers=0)
    table.end()
    assert not table.over
    assert table.turn == "B"


@pytest.mark.rule("ANN-084", "ANN-R14", "ANN-082")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_game_ends_when_the_main_deck_cannot_fill_the_line_up(left: int, over: bool) -> None:
    table = Table(2, line_up=[card("One"), card("Two"), card("Three")], main_fillers=left)
    table.end()
    assert table.over == over


@pytest.mark.rule("ANN-R14")
def test_mayhems_count_as_cards_of_the_main_deck() -> None:
    boom = mayhem("Boom", "Each player takes 1 damage.")
    table = Table(2, line_up=[card(str(i)) for i in range(4)], main_deck=[boom], main_fillers=0)
    table.end()
    assert (table.turn, len(table.line_up)) == ("B", 4)
    table.end()
    assert table.over


@pytest.mark.rule("ANN-E35", "ANN-085", "ANN-082")
def test_the_turn_in_which_the_last_token_goes_is_finished() -> None:
    hand = [KILL, card("Coins", "+1 Power.")]
    table = Table(2, hands={"A": hand}, token_fillers=1, line_up=[card("Cheap")])
    table.play("Kill")
    assert table.token_stack == []
    assert table.turn == "A"
    table.play("Coins")
    table.buy("Cheap")
    table.end()
    assert table.over
    assert table.scores == {"A": 0, "B": -3}
    assert table.discards("A")[0] == "Cheap"


@pytest.mark.rule("ANN-R17")
def test_no_legend_attacks_when_the_game_is_over_anyway() -> None:
    tokens = Table(2, legend=None, legends=[LOUD], token_fillers=0)
    tokens.end()
    deck = Table(2, legend=None, legends=[LOUD], line_up=[], main_fillers=4)
    deck.end()
    for table in (tokens, deck):
        assert table.over
        assert table.hp == {"A": 20, "B": 20}
        assert table.legend == ""


@pytest.mark.rule("ANN-R17", "ANN-085")
def test_a_group_attack_may_take_the_last_token() -> None:
    table = Table(2, legend=None, legends=[DEADLY], token_fillers=2)
    table.end()
    assert table.tokens("A") == table.tokens("B") == ["Scar"]
    assert table.over


@pytest.mark.rule("ANN-R17")
def test_the_game_is_not_over_before_the_new_hand_is_drawn() -> None:
    table = Table(2, token_fillers=0, decks={"A": [card(f"Next {i}") for i in range(5)]})
    table.end()
    assert table.over
    assert table.hand("A") == [f"Next {i}" for i in range(5)]


@pytest.mark.rule("ANN-R25")
def test_a_token_that_is_back_in_the_stack_keeps_the_game_going() -> None:
    back = spell("Back", "Shuffle one of your Dead Wizard Tokens into the stack.")
    for option, over in (("still-gone", False), ("once-taken", True)):
        table = Table(
            2,
            hands={"A": [KILL, back]},
            tokens={"A": [token("Wart")]},
            token_fillers=1,
            options={"last-token": option},
        )
        table.play("Kill")
        assert table.token_stack == []
        table.play("Back")
        assert table.token_stack == ["Wart"]
        table.end()
        assert table.over == over


@pytest.mark.rule("ANN-R26", "ANN-205")
@pytest.mark.parametrize(("left", "given"), [(0, []), (1, ["Wart"]), (2, ["Boil"])])
def test_who_may_choose_among_two_tokens_sees_what_there_is(left: int, given: list[str]) -> None:
    judge = location(
        "Judge", "ONGOING: Whenever you kill a foe, look at two Dead Wizard Tokens and choose which one that foe gains."
    )
    table = Table(
        2,
        hands={"A": [KILL]},
        in_play={"A": [judge]},
        token_stack=[token("Wart"), token("Boil")][:left],
        token_fillers=0,
    )
    table.play("Kill")
    if left == 2:
        assert (table.asked, table.options) == ("A", ["Wart", "Boil"])
        table.say("Boil")
        assert table.token_stack == ["Wart"]
    assert table.turn == "A"
    assert table.prompt.startswith("Your turn")
    assert table.tokens("B") == given
    assert table.hp["B"] == 20


@pytest.mark.rule("ANN-R24")
def test_who_dies_when_no_token_is_left_comes_back_without_one() -> None:
    trophy = standee("Trophy", "ONGOING: At the end of your turn, heal 1 HP.")
    trophy.types = ["trophy"]
    table = Table(2, hands={"A": [KILL]}, token_fillers=0, standees=[trophy])
    table.play("Kill")
    assert table.hp == {"A": 20, "B": 20}
    assert table.tokens("B") == []
    assert table.in_play("A") == ["Kill", "Trophy"]


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-086", "ANN-087", "ANN-091", "ANN-R23")
def test_every_card_that_is_owned_counts_wherever_it_lies() -> None:
    tower = location("Tower")
    tower.vp = 16
    table = Table(
        2,
        token_fillers=0,
        pebbles=0,
        hands={"A": [card("Hand", vp=1)], "B": [card("Other", vp=30)]},
        decks={"A": [card("Deck", vp=2)]},
        discards={"A": [card("Pile", vp=4)]},
        played=[card("Played", vp=8)],
        in_play={"A": [tower]},
        destroyed=[card("Gone", vp=90)],
        line_up=[card("Nobody's", vp=90)],
        legend=legend("Boss", vp=90, cost=99),
        nature=["Hand", "Pile", "Played"],
    )
    table.end()
    assert table.over
    assert table.scores == {"A": 31, "B": 30}
    assert table.winners == "A"


@pytest.mark.rule("ANN-E34", "ANN-044", "ANN-R23")
def test_a_familiar_that_was_not_bought_does_not_count() -> None:
    rex = familiar("Rex", vp=5)
    table = Table(2, token_fillers=0, familiars={"A": rex, "B": rex}, discards={"B": [rex]})
    table.end()
    assert table.scores == {"A": 0, "B": 5}


@pytest.mark.rule("ANN-088")
def test_a_formula_is_worth_what_it_comes_to_at_the_end() -> None:
    hoard = card("Hoard", "+1 Power.\nEND OF GAME: This card is worth 1 VP for each Dead Wizard Token you have.")
    table = Table(
        2, token_fillers=0, discards={"A": [hoard]}, hands={"B": [hoard]}, tokens={"A": [SCAR, SCAR], "B": []}
    )
    table.end()
    assert table.scores == {"A": 2 - 6, "B": 0}


@pytest.mark.rule("ANN-089", "ANN-190", "ANN-007", "ANN-R22")
def test_each_token_is_worth_minus_3_and_what_it_says() -> None:
    good = token("Good", "END OF GAME: This token is worth 2 VP.")
    bad = token("Bad", "END OF GAME: This token is worth -4 VP.")
    table = Table(3, token_fillers=0, tokens={"A": [SCAR, SCAR], "B": [good], "C": [bad]})
    table.end()
    assert table.scores == {"A": -6, "B": -1, "C": -7}
    assert table.winners == "B"


@pytest.mark.rule("ANN-090", "ANN-R03")
def test_each_limp_wand_is_worth_minus_1_and_wild_magic_1() -> None:
    table = Table(
        2,
        token_fillers=0,
        discards={"A": [LIMP_WAND, LIMP_WAND], "B": [printed("Wild Magic")]},
        hands={"A": [printed("Glyph"), printed("Wand"), printed("Fizzle")]},
    )
    table.end()
    assert table.scores == {"A": -2, "B": 1}


@pytest.mark.rule("ANN-R03")
def test_starters_and_limp_wands_cost_nothing() -> None:
    costs = {name: printed(name).cost for name in ("Glyph", "Wand", "Fizzle", "Limp Wand", "Wild Magic")}
    assert costs == {"Glyph": 0, "Wand": 0, "Fizzle": 0, "Limp Wand": 0, "Wild Magic": 3}


@pytest.mark.rule("ANN-E33", "ANN-093")
def test_a_tie_in_points_and_legends_goes_to_the_fewer_tokens() -> None:
    legends = [legend("Boss", vp=1)] * 3
    table = Table(
        3,
        token_fillers=0,
        discards={
            "A": [*legends, card("Forty", vp=40)],
            "B": [*legends, card("Much", vp=34)],
            "C": [card("Few", vp=30)],
        },
        tokens={"A": [SCAR] * 4, "B": [SCAR] * 2},
    )
    table.end()
    assert table.scores == {"A": 31, "B": 31, "C": 30}
    assert table.winners == "B"


@pytest.mark.rule("ANN-092")
def test_a_tie_in_points_goes_to_the_more_legends() -> None:
    table = Table(
        2,
        token_fillers=0,
        discards={"A": [legend("Boss", vp=5), card("Coin", vp=8)], "B": [card("Wand of Wands", vp=10)]},
        tokens={"A": [SCAR]},
    )
    table.end()
    assert table.scores == {"A": 10, "B": 10}
    assert table.winners == "A"


@pytest.mark.rule("ANN-R21")
def test_who_cannot_be_told_apart_wins_together() -> None:
    table = Table(3, token_fillers=0, discards={"A": [card("Gem", vp=4)], "C": [card("Gem", vp=4)]})
    table.end()
    assert table.winners == "AC"


@pytest.mark.rule("ANN-R23", "ANN-086")
def test_starters_ongoing_cards_and_the_new_hand_are_all_in_the_deck_then() -> None:
    table = finished(
        Table(
            2, legend=None, legend_fillers=0, decks={"A": [starter("Gem")]}, in_play={"B": [location("Pit")]}, pebbles=5
        )
    )
    assert table.scores == {"A": 0, "B": 0}


@pytest.mark.rule("ANN-209")
def test_a_condition_about_tokens_counts_only_real_ones_at_the_end() -> None:
    stone = treasure("Stone", "ONGOING: This card counts as a Dead Wizard Token.")
    prize = token("Prize", "END OF GAME: If you control 3 or more Dead Wizard Tokens, gain 6 VP.")
    two = Table(2, token_fillers=0, in_play={"A": [stone]}, tokens={"A": [prize, SCAR]})
    two.end()
    assert two.scores["A"] == -6
    three = Table(2, token_fillers=0, in_play={"A": [stone]}, tokens={"A": [prize, SCAR, SCAR]})
    three.end()
    assert three.scores["A"] == -9 + 6
