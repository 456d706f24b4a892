"""What is in the box: how many cards of which kind, what they cost and what they are worth."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import spellwright as sw
from spellwright.packs.files import Entry
from spellwright.packs.texts import read_text
from spellwright.packs.writing import canonical

BOX = sw.game("annihilageddon")
ENTRIES = [entry for pack in BOX.own_packs for entry in pack.entries]
KINDS = ("wizard", "creature", "spell", "treasure", "location", "mayhem")
MAIN = [entry for entry in ENTRIES if entry.kind in KINDS]
PRINTED = [entry for entry in MAIN if entry.kind != "mayhem"]


def copies(entries: list[Entry]) -> int:
    return sum(entry.copies for entry in entries)


def of(*kinds: str) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.kind in kinds]


def named(name: str) -> Entry:
    return next(entry for entry in ENTRIES if entry.name == name)


@pytest.mark.rule("ANN-002", "ANN-025")
def test_starters_make_five_decks() -> None:
    assert {entry.name: entry.copies for entry in of("starter")} == {"Glyph": 30, "Wand": 5, "Fizzle": 15}


@pytest.mark.rule("ANN-003")
def test_the_main_deck_has_six_kinds_of_cards_and_124_in_all() -> None:
    counts = {kind: copies(of(kind)) for kind in KINDS}
    assert counts == {"wizard": 22, "creature": 24, "spell": 24, "treasure": 22, "location": 6, "mayhem": 26}
    assert copies(MAIN) == 124


@pytest.mark.rule("ANN-005", "ANN-156", "ANN-R03")
def test_both_stacks_have_sixteen_cards_all_alike() -> None:
    (wild,) = of("wild-magic")
    (limp,) = of("limp-wand")
    assert (wild.copies, wild.cost, wild.vp) == (16, 3, 1)
    assert (limp.copies, limp.cost, limp.vp) == (16, 0, -1)


@pytest.mark.rule("ANN-R03")
def test_starters_and_mayhems_cost_and_score_nothing() -> None:
    assert {(entry.cost, entry.vp) for entry in of("starter", "mayhem")} == {(0, 0)}


def test_every_card_has_a_name_of_its_own() -> None:
    names = Counter(entry.name for entry in ENTRIES)
    assert [name for name, count in names.items() if count > 1] == []
    assert len(PRINTED) >= 60


def test_no_card_differs_from_another_in_a_number_only() -> None:
    texts = Counter(re.sub(r"\b(\d+|an?|two|three|four|five)\b", "N", entry.text) for entry in MAIN)
    assert [text for text, count in texts.items() if count > 1] == []


def test_costs_run_from_1_to_8_and_most_lie_between() -> None:
    costs = Counter({cost: copies([e for e in PRINTED if e.cost == cost]) for cost in range(1, 9)})
    assert costs.total() == 98
    assert all(costs[cost] for cost in range(1, 9))
    assert sum(costs[cost] for cost in range(2, 6)) > 0.7 * costs.total()


def test_points_go_with_the_cost() -> None:
    for entry in PRINTED:
        if "END OF GAME" in entry.text:  # it says itself what it is worth
            assert entry.vp <= 1
        else:
            assert entry.cost // 3 <= entry.vp <= (entry.cost + 1) // 2, entry.name


@pytest.mark.rule("ANN-008")
def test_enough_cards_attack_and_enough_answer() -> None:
    attacks = copies([entry for entry in PRINTED if "ATTACK:" in entry.text])
    defenses = copies([entry for entry in PRINTED if "DEFENSE:" in entry.text])
    assert 0.3 < attacks / 98 < 0.4
    assert 12 <= defenses <= 16


@pytest.mark.rule("ANN-139")
def test_every_location_is_ongoing_and_some_other_cards_are() -> None:
    assert all("ONGOING:" in entry.text for entry in of("location"))
    assert {entry.kind for entry in PRINTED if "ONGOING:" in entry.text} >= {"wizard", "treasure", "location"}


@pytest.mark.parametrize("entry", PRINTED + of("wild-magic"), ids=lambda entry: entry.name)
def test_texts_are_printed_as_we_would_write_them(entry: Entry) -> None:
    said = re.sub(r" \([^)]*\)", "", entry.text.strip())  # a reminder is not read
    assert canonical(read_text(said, "annihilageddon"), "annihilageddon") == said


@pytest.mark.rule("ANN-011", "ANN-012", "ANN-164")
def test_the_plainest_cards() -> None:
    assert named("Glyph").text == "+1 Power."
    assert named("Fizzle").text == named("Limp Wand").text == "Nothing happens."
