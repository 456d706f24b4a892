"""What Dead Wizard cards ask about the last game and bring into the next (SKZ-167, SKZ-168)."""

import pytest

from spellwright.effects.events import GHOST_USED, HURT, INITIATIVES
from tests.scenario import FILLERS, Table, dead_wizard, delivery, source

S, Q, D, *_ = FILLERS
SLAY = source("Slay", "Kill the foe on your left.")
MASSACRE = source("Massacre", "Kill each foe.")


def after_massacre(card: str, players: int = 3) -> Table:
    """B dies first, then the others at A's hand; B has collected one card."""
    deck = [dead_wizard("Card", card)]
    return Table(players, spells={"A": [SLAY], "C": [S, Q]}, hands={"A": [MASSACRE]}, dead_wizard_deck=deck)


def second_game(table: Table) -> Table:
    """On to the second game, whoever has to choose."""
    table.play()
    table.place("A", MASSACRE).place("C", S, Q)
    while len(table.match.decisions) == 1:
        table.answer(table.asked, table.options[0])
    assert table.match.view(0)["game"] == 2
    return table


@pytest.mark.rule("SKZ-168")
@pytest.mark.parametrize(
    ("text", "hp"),
    [
        ("Your killer starts the next game with 3 fewer HP.", {"A": 17, "B": 20, "C": 20}),
        ("The winner of this game starts the next game with 2 fewer HP.", {"A": 18, "B": 20, "C": 20}),
        (
            "If you were the first wizard to die this game, start the next game with 3 extra HP.",
            {"A": 20, "B": 23, "C": 20},
        ),
        (
            "If you were the last wizard to die this game, start the next game with 3 extra HP.",
            {"A": 20, "B": 20, "C": 20},
        ),
        ("Each foe starts the next game with 1 fewer HP.", {"A": 19, "B": 20, "C": 19}),
    ],
)
def test_a_dead_wizard_card_can_ask_about_the_game_that_has_ended(text: str, hp: dict[str, int]) -> None:
    assert second_game(after_massacre(text)).hp == hp


@pytest.mark.rule("SKZ-168")
def test_what_is_asked_is_asked_of_the_last_game_only() -> None:
    """A kills B in the first game; in the second B dies of a spell of B's own."""
    blame = dead_wizard("Blame", "Your killer starts the next game with 3 fewer HP.")
    storm = source("Storm", "Deal 20 damage to each player.")
    deck = [S, Q, S, Q, S, Q, S, Q, storm]
    table = Table(2, spells={"A": [MASSACRE]}, deck=deck, dead_wizard_deck=[FILLERS[4], FILLERS[4], blame])
    table.play()
    table.place("A", S, Q).place("B", storm)
    assert table.tokens == {"A": 1, "B": 1}
    assert "B collects Blame" in table.story(GHOST_USED)
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("SKZ-167")
def test_what_holds_in_the_next_game_ends_with_it() -> None:
    dice = dead_wizard("Dice", "In the next game, you get +4 Initiative.")
    table = Table(2, spells={"A": [MASSACRE]}, deck=[MASSACRE] * 40, dead_wizard_deck=[dice], options={"tokens": "3"})
    table.play()
    speeds = []
    for _ in range(2):
        table.dice(1, 6)
        table.place("A", MASSACRE).place("B", MASSACRE)
        speeds.append(table.story(INITIATIVES)[-2:])
    assert speeds == [["A initiative 0", "B initiative 4"], ["A initiative 0", "B initiative 0"]]


@pytest.mark.rule("SKZ-167")
def test_an_opening_hand_bonus_comes_once() -> None:
    more = dead_wizard("More", "After you draw your opening hand of the next game, draw three more cards.")
    table = Table(2, spells={"A": [MASSACRE]}, dead_wizard_deck=[more])
    table.play()
    assert [len(table.hand(seat)) for seat in "AB"] == [8, 11]
    table.place("A", S).place("B", S, Q)
    assert [len(table.hand(seat)) for seat in "AB"] == [8, 9]


@pytest.mark.rule("SKZ-167")
def test_a_bonus_at_the_end_of_each_round_comes_each_round() -> None:
    rest = dead_wizard("Rest", "In the next game, at the end of each round, heal 1 HP.")
    table = Table(2, spells={"A": [MASSACRE]}, dead_wizard_deck=[rest])
    table.play()
    for hp in (21, 22):
        table.place("A", S).place("B", S, Q)
        assert table.hp == {"A": 20, "B": hp}


def test_the_first_spell_of_a_game_is_first_again_in_the_next() -> None:
    eager = delivery("Eager", "If this is your first spell this game, deal 5 damage to each foe.", initiative=3)
    table = Table(2, spells={"A": [MASSACRE]}, deck=[eager, S] * 8)
    table.play()
    for _ in range(2):
        table.place("A", eager).place("B", S, eager)
    assert table.story(HURT) == ["Eager deals 5 to B", "Eager deals 5 to A"]
