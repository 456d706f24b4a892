"""Bots answer legally, know what their seat knows, leave the match alone, and the better one wins."""

from __future__ import annotations

import time

import pytest

import spellwright as sw
from spellwright.bots import Bot, Outlook, advance, bot, bots
from spellwright.bots.monte_carlo import MonteCarlo, Trial
from spellwright.bots.random_bot import RandomBot
from spellwright.core.match import Match
from spellwright.core.nature import Called, Seeded
from spellwright.core.state import State
from spellwright.errors import SetupError, UnknownName

QUICK = {"random": "random", "monte-carlo": "monte-carlo:playouts=1"}


def new(game: str, seed: int, players: int = 3) -> Match:
    return sw.game(game).new(players=players, seed=seed)


def positions(match: Match, seed: int, step: int) -> list[int]:
    """Play a match at random, standing still at every `step`th decision for the caller to look."""
    nature = Seeded(seed)
    for _ in range(step):
        if not match.over:
            decision = match.decisions[-1]
            match.answer(decision.seat, nature.pick(len(decision.options)))
    return [decision.seat for decision in match.decisions]


@pytest.mark.parametrize("game", sw.games())
@pytest.mark.parametrize("name", bots())
def test_a_bot_plays_a_whole_match_by_itself(game: str, name: str) -> None:
    match = new(game, seed=11)
    answers = advance(match, {seat: bot(QUICK.get(name, name), seed=seat) for seat in range(match.seats)})
    assert match.over
    assert answers > 50
    assert match.winners


def test_bots_wait_for_a_seat_that_has_none() -> None:
    match = new("skullzfyre", seed=2)
    advance(match, {0: bot("random", 1), 2: bot("random", 2)})
    assert [decision.seat for decision in match.decisions] == [1]


def test_a_bot_imagines_nothing_while_others_choose() -> None:
    """How many cards another may choose from tells of a hand."""
    match = new("skullzfyre", seed=2)
    waiting = next(seat for seat in range(3) if match.decision(seat) is None)
    with pytest.raises(sw.IllegalAnswer, match=f"seat {waiting} is not asked now"):
        Outlook(match, waiting).imagine(Seeded(1))


@pytest.mark.parametrize("name", bots())
def test_a_seed_makes_a_bot_answer_the_same(name: str) -> None:
    def answers(seed: int) -> list[int]:
        match = new("skullzfyre", seed=4)
        thinker = bot(QUICK.get(name, name), seed)
        found = []
        for _ in range(12):
            seat = match.decisions[0].seat
            found.append(thinker.choose(Outlook(match, seat)))
            match.answer(seat, found[-1])
        return found

    assert answers(5) == answers(5)
    assert answers(5) != answers(6)


@pytest.mark.parametrize("game", sw.games())
@pytest.mark.parametrize("name", bots())
def test_thinking_changes_nothing_and_takes_nothing_from_the_matchs_luck(game: str, name: str) -> None:
    luck = Seeded(8)
    locked = False

    def below(n: int) -> int:
        assert not locked
        return luck.pick(n)

    match = sw.game(game).new(players=4, nature=Called(below))
    thinker = bot(QUICK.get(name, name), 3)
    looked = 0
    while not match.over and looked < 25:
        for seat in positions(match, seed=looked, step=7):
            before = match.save()
            locked = True
            index = thinker.choose(Outlook(match, seat))
            locked = False
            assert 0 <= index < Outlook(match, seat).count
            assert match.save() == before
            looked += 1
    assert looked >= 25


def test_an_outlook_offers_the_choice_the_view_and_imagined_tables_and_no_more() -> None:
    match = new("skullzfyre", seed=5)
    outlook = Outlook(match, match.decisions[0].seat)
    assert {name for name in dir(outlook) if not name.startswith("_")} == {
        "seat",
        "count",
        "options",
        "view",
        "imagine",
    }
    assert not hasattr(outlook, "__dict__")
    assert not any(isinstance(getattr(outlook, name), Match | State) for name in ("seat", "count", "options"))
    assert [option.label for option in outlook.options] == [o.label for o in match.decisions[0].options]
    assert outlook.view() == match.view(outlook.seat)


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    match = new("skullzfyre", seed=5)
    asked = match.decisions[0].seat
    outlook = Outlook(match, (asked + 1) % 3)
    assert outlook.count == 0
    assert list(outlook.options) == []


def test_imagined_tables_differ_in_what_is_hidden_and_have_a_luck_of_their_own() -> None:
    match = new("skullzfyre", seed=9)
    seat = positions(match, seed=1, step=5)[0]
    outlook = Outlook(match, seat)
    tables = [outlook.imagine(Seeded(luck)) for luck in range(4)]
    assert len({tuple(table.card) for table in tables}) == 4
    for table in tables:
        assert table is not match.state
        assert table.nature is not match.state.nature
        assert table.journal is None
        assert match.game.scores(table) == match.scores


@pytest.mark.parametrize("name", ["monte-carlo", "random"])
def test_names_with_settings_make_the_bot_they_say(name: str) -> None:
    made = bot(name, 1)
    assert isinstance(made, MonteCarlo if name == "monte-carlo" else RandomBot)
    assert name in bots()


def test_settings_follow_the_name() -> None:
    made = bot("monte-carlo:playouts=5,seconds=0.5", 1)
    assert isinstance(made, MonteCarlo)
    assert (made.playouts, made.seconds) == (5, 0.5)


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownName, match="no bot 'stockfish'; the bots are: random, monte-carlo"):
        bot("stockfish")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("random:playouts=3", "has no setting 'playouts'; it has none"),
        ("monte-carlo:depth=3", "no setting 'depth'; its settings are: playouts, seconds"),
        ("monte-carlo:playouts=many", "is no number"),
        ("monte-carlo:playouts=", "is no number"),
        ("monte-carlo:seconds=0", "must be more than 0"),
        ("monte-carlo:seconds=nan", "must be more than 0"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(name: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        bot(name)


def test_time_runs_out_with_an_answer_at_hand() -> None:
    match = new("skullzfyre", seed=3)
    positions(match, seed=1, step=3)
    outlook = Outlook(match, match.decisions[0].seat)
    begun = time.monotonic()
    index = MonteCarlo(1, playouts=10**9, seconds=0.05).choose(outlook)
    assert 0 <= index < outlook.count
    assert time.monotonic() - begun < 5


def test_the_better_options_are_tried_more_often_and_the_best_is_taken() -> None:
    trial = Trial(list(range(5)), None)
    for option, worth in enumerate([0.1, 0.9, 0.3, 0.8, 0.2]):
        trial.note(option, worth)
    trial.halve()
    assert trial.left == [1, 3, 2]
    trial.halve()
    trial.note(3, 1.2)
    assert trial.best == 3
    assert trial.stages == 3


def test_an_option_that_was_never_tried_is_never_the_best() -> None:
    trial = Trial([0, 1, 2], None)
    trial.note(2, 0.0)
    assert trial.best == 2


def test_among_equals_no_option_is_favored() -> None:
    taken = set()
    for seed in range(20):
        thinker = MonteCarlo(seed, playouts=1)
        order = thinker._shuffled(4)
        assert sorted(order) == [0, 1, 2, 3]
        trial = Trial(order, None)
        for option in range(4):
            trial.note(option, 0.5)
        trial.halve()
        taken.add(trial.best)
    assert taken == {0, 1, 2, 3}


def test_monte_carlo_beats_three_random_wizards() -> None:
    wins = 0
    for seed in range(12):
        match = sw.game("skullzfyre").new(players=4, seed=seed, options={"tokens": "1"})
        seats: dict[int, Bot] = {seat: bot("random", seed * 4 + seat) for seat in range(4)}
        seats[seed % 4] = bot("monte-carlo:playouts=10", seed)
        advance(match, seats)
        wins += match.winners == [seed % 4]
    assert wins >= 6  # by luck alone 3


def test_monte_carlo_beats_three_random_wizards_at_building_a_deck() -> None:
    wins = 0
    for seed in range(4):
        match = sw.game("annihilageddon").new(players=4, seed=seed)
        seats: dict[int, Bot] = {seat: bot("random", seed * 4 + seat) for seat in range(4)}
        seats[seed % 4] = bot("monte-carlo:playouts=2", seed)
        advance(match, seats)
        wins += match.winners == [seed % 4]
    assert wins >= 3  # by luck alone 1
