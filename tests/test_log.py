"""The log: what happened in words, for the one who reads them."""

from __future__ import annotations

import pytest

import spellwright as sw
from spellwright.effects.events import DIED, DREW, GHOST_DRAWN, HURT, NAMED, POWER, REROLLED, SIZES, pack_dice, sentence

EVERYBODY = 0b111


def told(
    what: int, who: int = 0, other: int = 0, number: int = 0, card: str = "", known: int = EVERYBODY, seat: int = -1
) -> str:
    """An event at a table of three, whose seats have no heroes yet."""
    match = sw.game("skullzfyre").new(players=3, seed=7)
    names = [face.name for face in match.cards.cards]
    return sentence(match.state, (what, who, other, number, names.index(card) if card else -1, known), seat)


def test_a_reader_is_told_of_you() -> None:
    assert told(SIZES, 0, 0, 1) == "Seat 1 has placed 1 card."
    assert told(SIZES, 0, 0, 3, seat=0) == "You have placed 3 cards."
    assert told(HURT, 1, 0b001, 3, "Mysterious", seat=0) == "Mysterious hits you for 3 damage."


@pytest.mark.parametrize(
    ("amount", "words"),
    [(1, "nicks Seat 2 for 1 damage."), (4, "hits"), (6, "blasts"), (10, "obliterates Seat 2 for 10 damage!")],
)
def test_a_harder_hit_has_a_harder_word(amount: int, words: str) -> None:
    assert words in told(HURT, 0, 0b010, amount, "Mysterious")


def test_a_source_hits_under_the_name_of_its_wizard() -> None:
    assert told(HURT, 0, 0b010, 3, "Countess Cashgrab's") == "Countess Cashgrab hits Seat 2 for 3 damage."


@pytest.mark.parametrize(
    ("dice", "number", "shown"),
    [([4], 4, "4"), ([3, 5], 8, "3 + 5 = 8"), ([3, 5], 10, "3 + 5 + 2 bonus = 10"), ([6], 5, "6 - 1 = 5")],
)
def test_a_roll_shows_its_dice(dice: list[int], number: int, shown: str) -> None:
    assert told(POWER, 0, pack_dice(dice), number, "Mysterious") == f"Seat 1 rolls {shown} for Mysterious."
    assert told(REROLLED, 0, pack_dice(dice), number, seat=0) == f"You reroll: {shown}."


def test_who_killed_whom() -> None:
    assert told(DIED, 0, 0b010) == "Seat 2 is slain by Seat 1!"
    assert told(DIED, 0, 0b110) == "Seat 2 and Seat 3 are slain by Seat 1!"
    assert told(DIED, 0, 0b001, seat=0) == "You are slain by your own magic!"
    assert told(DIED, 0, 0b001) == "Seat 1 is slain by their own magic!"


def test_a_card_is_named_only_to_those_who_know_it() -> None:
    assert told(DREW, 1, 0, 1, "Mysterious", 0b010, seat=1) == "You draw Mysterious."
    assert told(DREW, 1, 0, 1, "Mysterious", 0b010, seat=0) == "Seat 2 draws a card."
    assert told(DREW, 1, 0, 1, "Mysterious", 0b010) == "Seat 2 draws a card."
    assert told(GHOST_DRAWN, 1, 0, 1, "Burial Insurance", 0b010) == "Seat 2 draws a Dead Wizard card."


def test_a_watcher_sees_the_table_as_it_is_at_each_event() -> None:
    match = sw.game("skullzfyre").new(players=2, seed=7)
    told_before = len(match.events)
    seen: list[tuple[str, int]] = []
    match.watch(lambda: seen.append((match.events[-1], match.view(-1)["seats"][0]["zones"]["hand"]["count"])))
    copy = match.clone()
    for _ in range(2):
        match.answer(match.decisions[0].seat, 0)
        copy.answer(copy.decisions[0].seat, 0)
    assert [line for line, _ in seen] == match.events[told_before:]
    name = match.view(-1)["names"][0]
    assert [count for line, count in seen if line == f"{name} draws a card."] == list(range(1, 9))
    match.watch(None)
    match.answer(0, 0)
    assert len(seen) == len(match.events) - told_before


def test_the_log_says_which_type_was_named() -> None:
    assert told(NAMED, 0, 0, 1, "", 0) == "Seat 1 names Quality."
    assert told(NAMED, 0, 0, 2, "", 0, seat=0) == "You name Delivery."
