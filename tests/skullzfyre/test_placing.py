"""Placing spells: face down, in secret, all at once (SKZ-063 to SKZ-068, SKZ-R52)."""

import json

import pytest

from spellwright.effects.events import RESOLVES, SIZES
from spellwright.errors import IllegalAnswer
from tests.scenario import PAUSE, WILD_MAGIC, Table, Wild, delivery, quality, source

S = source("S")
Q = quality("Q")
D = delivery("D", initiative=7)


def views(table: Table, *seats: str) -> list[str]:
    """What seats see, and a spectator with them, as it would be sent."""
    indexes = [table.names.index(seat) for seat in seats]
    return [json.dumps(table.match.view(index), sort_keys=True) for index in (*indexes, -1)]


@pytest.mark.rule("SKZ-063", "SKZ-067", "SKZ-085")
def test_a_placed_spell_lies_face_down_until_its_owners_turn() -> None:
    table = Table(spells={"A": [PAUSE], "B": [Q, D]})
    table.play()
    assert table.asked == "A"
    assert table.seen("A", "B", "spell") == [None, None]
    assert table.seen("C", "B", "spell") == [None, None]
    assert [card["name"] for card in table.seen("B", "B", "spell")] == ["Q", "D"]
    assert not any("Q" in line.split() for line in table.log)


@pytest.mark.rule("SKZ-066", "SKZ-067", "SKZ-R52")
def test_nobody_sees_how_many_cards_another_is_placing() -> None:
    one, three = (Table(hands={"A": [S, Q, D], "B": [S], "C": [S]}) for _ in range(2))
    assert views(one, "B", "C") == views(three, "B", "C")
    one.answer("A", "S")
    three.answer("A", "S").answer("A", "Q").answer("A", "D")
    assert views(one, "B", "C") == views(three, "B", "C")
    one.answer("A", "done")
    three.answer("A", "done")
    assert views(one, "B", "C") == views(three, "B", "C")
    assert one.log == three.log == []


@pytest.mark.rule("SKZ-066")
def test_nobody_sees_which_card_wild_magic_stands_for() -> None:
    first, second = (Table(hands={"A": [WILD_MAGIC, S], "B": [S]}) for _ in range(2))
    first.place("A", Wild("Quality"))
    second.place("A", S)
    assert views(first, "B") == views(second, "B")


@pytest.mark.rule("SKZ-R52")
def test_hand_sizes_and_discards_are_open_and_hands_are_not() -> None:
    table = Table(hands={"A": [S, Q, D], "B": [Q]}, discards=[D])
    assert table.seen("B", "A", "hand") == [None, None, None]
    assert [card["name"] for card in table.seen("A", "A", "hand")] == ["S", "Q", "D"]
    pile = table.match.view(1)["table"]["discard pile"]["cards"]
    assert [card["name"] for card in pile] == ["D"]


@pytest.mark.rule("SKZ-064")
def test_a_wizard_who_is_done_places_nothing_more() -> None:
    table = Table(hands={"A": [S, Q], "B": [S]})
    table.place("A", S)
    assert table.waiting == "B"
    with pytest.raises(IllegalAnswer):
        table.answer("A", "Q")


@pytest.mark.rule("SKZ-064", "SKZ-068")
def test_a_spell_can_be_taken_back_until_the_last_one_is_placed() -> None:
    table = Table(hands={"A": [S, Q], "B": [D]})
    table.place("A", S)
    table.match.retract(0)
    table.match.retract(0)
    table.place("A", Q)
    table.place("B", D)
    assert "A resolves Q" in table.story(RESOLVES)
    assert "A resolves S" not in table.story(RESOLVES)


@pytest.mark.rule("SKZ-065")
def test_cards_in_hand_do_not_join_a_spell_after_it_was_placed() -> None:
    table = Table(spells={"A": [S], "B": [PAUSE, Q]}, hands={"A": [Q, D]})
    table.play()
    assert table.asked == "B"
    assert table.match.decision(0) is None
    assert table.story(RESOLVES) == ["A resolves S", "B resolves Pause"]


@pytest.mark.rule("SKZ-068")
def test_turn_order_waits_until_everybody_has_placed() -> None:
    table = Table(hands={"A": [S], "B": [Q, D]})
    table.place("A", S)
    assert table.story(SIZES) == []
    assert table.waiting == "B"
    table.place("B", Q, D)
    assert table.story(SIZES) == ["A size 1", "B size 2"]
