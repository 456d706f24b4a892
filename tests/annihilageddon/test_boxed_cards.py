"""What lies in the box besides the main deck: how many of each, and what all of a kind have in common."""

from __future__ import annotations

from collections import Counter

import pytest

import spellwright as sw
from spellwright.effects.sections import Attack, Defense, EndOfGame, GroupAttack, Ongoing, UnavoidableAttack
from spellwright.packs.files import Entry
from spellwright.packs.texts import read_text

BOX = sw.game("annihilageddon")
ENTRIES = [entry for pack in BOX.own_packs for entry in pack.entries]


def of(kind: str) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.kind == kind]


def sections(entry: Entry) -> set[type]:
    return {type(part) for part in read_text(entry.text, "annihilageddon", BOX.kinds[entry.kind].works).sentences}


@pytest.mark.rule("ANN-004", "ANN-006", "ANN-007", "ANN-R01")
def test_so_many_of_each_and_no_two_alike() -> None:
    counts = Counter(entry.kind for entry in ENTRIES)
    wanted = {
        "mayhem": 26, "legend": 12, "familiar": 12, "dead-wizard-token": 20, "ability": 8, "wizard-board": 8,
        "standee": 2,
    }  # fmt: skip
    assert {kind: counts[kind] for kind in wanted} == wanted
    assert all(entry.copies == 1 for entry in ENTRIES if entry.kind in wanted)
    texts = Counter(entry.text for entry in ENTRIES if entry.kind in wanted and entry.text)
    assert max(texts.values()) == 1


def test_every_text_is_printed_as_we_print_it() -> None:
    for kind in ("mayhem", "legend", "familiar", "dead-wizard-token", "ability", "standee"):
        for entry in of(kind):
            assert BOX.read(entry.text, kind).canonical == entry.text, entry.name


@pytest.mark.rule("ANN-168")
def test_most_mayhems_are_attacks_and_several_are_not() -> None:
    attacks = sum(Attack in sections(entry) for entry in of("mayhem"))
    assert 14 <= attacks <= 20


@pytest.mark.rule("ANN-004", "ANN-029", "ANN-122", "ANN-R02")
def test_legends_cost_eight_to_twelve_and_the_weak_one_comes_first() -> None:
    (first,) = [entry for entry in of("legend") if "first" in entry.types]
    assert first.cost == 8
    assert sections(first) >= {UnavoidableAttack}
    assert GroupAttack not in sections(first)
    others = [entry for entry in of("legend") if entry is not first]
    assert {entry.cost for entry in others} <= {9, 10, 11, 12}
    assert all(GroupAttack in sections(entry) for entry in others)
    assert all(4 <= entry.vp <= 7 for entry in others)


@pytest.mark.rule("ANN-045", "ANN-042", "ANN-020")
def test_every_familiar_defends_and_names_a_wizard() -> None:
    assert all(Defense in sections(entry) for entry in of("familiar"))
    assert any(Attack in sections(entry) for entry in of("familiar"))
    assert all(entry.cost == 6 and len(entry.types) == 1 for entry in of("familiar"))
    assert sum("avoid the Attack" in entry.text for entry in of("familiar")) == 1  # the others send it back
    boards = {entry.name for entry in of("wizard-board")}
    assert {wizard for entry in of("familiar") for wizard in entry.types if wizard in boards} == boards


@pytest.mark.rule("ANN-007", "ANN-188", "ANN-189")
def test_tokens_last_or_act_at_once_or_count_at_the_end() -> None:
    kinds = Counter(
        "lasting" if Ongoing in sections(entry) else "counted" if EndOfGame in sections(entry) else "at once"
        for entry in of("dead-wizard-token")
    )
    assert kinds == {"at once": 9, "lasting": 8, "counted": 3}


@pytest.mark.rule("ANN-140", "ANN-197", "ANN-200")
def test_both_standees_are_ongoing() -> None:
    assert all(sections(entry) == {Ongoing} for entry in of("standee"))
