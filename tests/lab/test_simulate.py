"""Simulations: reproducible, fairly seated, honest about how sure they are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import ClassVar

import pytest

from spellwright.errors import SetupError, UnknownName
from spellwright.lab.cards import CardTally, tally_cards
from spellwright.lab.intervals import mean_interval, wilson
from spellwright.lab.simulate import Result, simulate


def shape(result: Result) -> list[tuple[int, list[int], list[int], int]]:
    return [(o.index, o.winners, o.scores, o.decisions) for o in result.outcomes]


def test_the_same_seed_gives_the_same_matches_whatever_the_processes() -> None:
    alone = simulate("skullzfyre", 20, 3, ["random"], 5, processes=1)
    together = simulate("skullzfyre", 20, 3, ["random"], 5, processes=2)
    assert shape(alone) == shape(together)
    assert shape(alone) != shape(simulate("skullzfyre", 20, 3, ["random"], 6, processes=1))


def test_every_match_has_one_winner_and_wins_add_up() -> None:
    result = simulate("skullzfyre", 12, 4, ["random"], 1, processes=1)
    whole = result.as_dict()
    assert sum(row["wins"] for row in whole["seats"]) == 12
    assert whole["by bot"][0]["played"] == 48
    assert whole["rounds"] > 1
    assert whole["decisions"] == sum(outcome.decisions for outcome in result.outcomes)


def test_bots_move_on_by_a_seat_from_match_to_match() -> None:
    result = Result("skullzfyre", 3, ["a", "b", "c"], 0)
    assert [result.bot_at(0, seat) for seat in range(3)] == ["a", "b", "c"]
    assert [result.bot_at(1, seat) for seat in range(3)] == ["b", "c", "a"]


def test_progress_is_told_until_all_is_done() -> None:
    told: list[tuple[int, int]] = []
    simulate("skullzfyre", 17, 2, ["random"], 1, processes=1, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (17, 17)
    assert told == sorted(told)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"slug": "chess"}, UnknownName),
        ({"bots": ["stockfish"]}, UnknownName),
        ({"players": 9}, SetupError),
        ({"matches": 0}, SetupError),
        ({"bots": ["random"] * 5}, SetupError),
        ({"options": {"tokens": "99"}}, SetupError),
    ],
)
def test_a_setting_that_cannot_be_is_refused(change: dict[str, object], error: type[Exception]) -> None:
    setting: dict[str, object] = {"slug": "skullzfyre", "matches": 1, "players": 4, "bots": ["random"], "seed": 1}
    with pytest.raises(error):
        simulate(**(setting | change))  # type: ignore[arg-type]


def test_cards_are_counted_by_game_and_user() -> None:
    result = simulate("skullzfyre", 10, 4, ["random"], 3, processes=1, cards=True)
    tally = result.cards()
    assert len(tally.used) > 80
    assert 0.15 < tally.average < 0.45
    assert all(0 <= won <= tally.used[name] for name, won in tally.won.items())


class Story:
    """A match of two games in which seats 0 and 2 use card 0."""

    happened: ClassVar = [(1, 0), (1, 0), (1, 2), (9, 2), (1, 0), (9, 0)]

    def happenings(self) -> list[tuple[int, int]]:
        return self.happened

    @property
    def game(self) -> Story:
        return self

    @property
    def cards(self) -> SimpleNamespace:
        return SimpleNamespace(cards=[SimpleNamespace(name="Anvil")])

    def brought(self, event: tuple[int, int]) -> list[int]:
        return [0] if event[0] == 1 else []

    def decided(self, event: tuple[int, int]) -> int:
        return 1 << event[1] if event[0] == 9 else -1


def test_a_tally_counts_a_card_once_a_game_and_seat() -> None:
    tally = tally_cards(Story())  # type: ignore[arg-type]
    assert tally == CardTally({"Anvil": 3}, {"Anvil": 2.0})


def test_intervals_hold_what_is_known_of_them() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert mean_interval(10.0, 20.0, 5) == (2.0, 2.0)
