"""Revealing a spell and reading its name (SKZ-085 to SKZ-091)."""

import pytest

from spellwright.effects.events import CASTS, RESOLVES, REVEALED, WILD_FOUND
from tests.scenario import PAUSE, Table, Wild, delivery, quality, source

S = source("Grim Gary's")
Q = quality("Sticky")
D = delivery("Avalanche", initiative=7)


def names_cast(table: Table) -> list[str]:
    return [line for line in table.log if " casts " in line]


@pytest.mark.rule("SKZ-085", "SKZ-086")
def test_all_components_are_turned_up_together_when_the_turn_comes() -> None:
    table = Table(spells={"A": [PAUSE], "B": [source("Pause B", "You may heal 1 HP."), Q, D]})
    table.play()
    assert table.seen("C", "B", "spell") == [None, None, None]
    table.play("no")
    assert table.asked == "B"
    assert [card["name"] for card in table.seen("C", "B", "spell")] == ["Pause B", "Sticky", "Avalanche"]


@pytest.mark.rule("SKZ-088", "SKZ-011", "SKZ-012", "SKZ-013")
def test_the_name_is_source_quality_delivery_and_is_read_before_anything_resolves() -> None:
    table = Table(spells={"A": [D, Q, S]})
    table.play()
    assert names_cast(table) == ["A casts Grim Gary's Sticky Avalanche!"]
    assert table.story(CASTS, RESOLVES)[0] == "A casts"


@pytest.mark.rule("SKZ-089")
def test_without_a_source_the_name_begins_with_the_heros() -> None:
    table = Table(spells={"A": [Q, D]})
    table.play()
    assert names_cast(table) == ["A casts A's Sticky Avalanche!"]


@pytest.mark.rule("SKZ-090")
def test_without_a_quality_the_adjective_is_left_out() -> None:
    table = Table(spells={"A": [S, D]})
    table.play()
    assert names_cast(table) == ["A casts Grim Gary's Avalanche!"]


@pytest.mark.rule("SKZ-091")
@pytest.mark.parametrize(("seat", "word"), [("A", "Cantrip"), ("B", "Conjuration"), ("C", "Invocation")])
def test_without_a_delivery_the_name_ends_in_a_magic_word(seat: str, word: str) -> None:
    table = Table(spells={seat: [S, Q]})
    table.play()
    assert names_cast(table) == [f"{seat} casts Grim Gary's Sticky {word}!"]


@pytest.mark.rule("SKZ-087", "SKZ-152")
def test_wild_magic_is_replaced_before_the_name_is_read() -> None:
    table = Table(spells={"A": [S, Wild("Quality"), D]}, deck=[source("Passed"), Q])
    table.play()
    assert table.story(CASTS, REVEALED, WILD_FOUND, RESOLVES) == [
        "A turns up Passed",
        "A finds Sticky",
        "A casts",
        "A resolves Grim Gary's",
        "A resolves Sticky",
        "A resolves Avalanche",
    ]
    assert names_cast(table) == ["A casts Grim Gary's Sticky Avalanche!"]
