"""The rules, searched."""

from __future__ import annotations

import pytest

from spellwright.errors import UnknownName
from spellwright.terminal.rulebook import look_up, rules, search


def test_all_numbered_entries_are_there() -> None:
    ids = [rule.id for rule in rules("skullzfyre")]
    assert len(ids) == len(set(ids)) == 180 + 52 + 16
    assert ids[0] == "SKZ-001"
    assert ids[-1] == "SKZ-X16"


@pytest.mark.parametrize("query", ["SKZ-074", "skz-74", "74", " 074 "])
def test_a_rule_is_found_by_its_number(query: str) -> None:
    assert [rule.id for rule in search("skullzfyre", query)] == ["SKZ-074"]


@pytest.mark.parametrize(("query", "found"), [("R12", "SKZ-R12"), ("skz-x3", "SKZ-X03"), ("12", "SKZ-012")])
def test_rulings_and_examples_have_letters(query: str, found: str) -> None:
    assert [rule.id for rule in search("skullzfyre", query)] == [found]


def test_words_must_all_be_there_and_sections_come_first() -> None:
    found = search("skullzfyre", "Wild Magic")
    assert found[0].section == "Wild Magic"
    assert all(
        "wild" in f"{r.section} {r.text}".casefold() and "magic" in f"{r.section} {r.text}".casefold() for r in found
    )
    assert search("skullzfyre", "wild broccoli") == []


def test_finding_nothing_says_what_there_is() -> None:
    with pytest.raises(UnknownName, match="perhaps: treasure"):
        look_up("skullzfyre", "tresure")
    with pytest.raises(UnknownName, match="rules run from SKZ-001 to SKZ-180"):
        look_up("skullzfyre", "SKZ-999")
