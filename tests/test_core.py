"""The kernel's small parts."""

import os

import pytest

import spellwright.core.state
from spellwright.core.journal import Journal
from spellwright.core.nature import Scripted, Seeded
from spellwright.core.seats import ORDER
from spellwright.errors import RecordError


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    compiled = not (spellwright.core.state.__file__ or "").endswith(".py")
    assert compiled == (os.environ.get("SPELLWRIGHT_BUILD") == "compiled")


def test_a_seed_gives_the_same_picks_in_every_build() -> None:
    nature = Seeded(7)
    picks = [nature.pick(6) for _ in range(6000)]
    assert picks[:8] == [Seeded(7).pick(6), *picks[1:8]]
    assert all(900 < picks.count(face) < 1100 for face in range(6))


@pytest.mark.parametrize(("n", "count", "fewer"), [(6, 5, 0), (50, 8, 1), (3, 3, 1), (6, 0, 0)])
def test_several_picks_are_the_same_as_one_by_one(n: int, count: int, fewer: int) -> None:
    at_once, in_turn = Seeded(3), Seeded(3)
    assert at_once.several(n, count, fewer) == [in_turn.pick(n - fewer * i) for i in range(count)]
    assert at_once.pick(1000) == in_turn.pick(1000)


def test_nature_that_runs_dry_says_so() -> None:
    nature = Scripted([2])
    assert nature.pick(6) == 2
    with pytest.raises(RecordError, match="no more of its answers"):
        nature.pick(6)


def test_a_scripted_answer_that_does_not_fit_is_refused() -> None:
    with pytest.raises(RecordError, match="must be from 0 to 1"):
        Scripted([5]).pick(2)


def test_the_order_is_clockwise_from_the_left_with_the_seat_itself_last() -> None:
    assert ORDER[4][1][0b1111] == [2, 3, 0, 1]
    assert ORDER[4][1][0b1001] == [3, 0]


def test_copies_of_a_journal_share_the_past_and_not_the_future() -> None:
    first = Journal()
    first.add(1)
    second = Journal(first)
    first.add(2)
    second.add(3)
    assert first.all() == [1, 2]
    assert second.all() == [1, 3]
