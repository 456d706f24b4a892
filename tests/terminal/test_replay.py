"""Stepping through a match that was played."""

from __future__ import annotations

import asyncio

import spellwright
from spellwright.terminal.panels import LogPanel
from spellwright.terminal.playback import Playback
from spellwright.terminal.replay_app import ReplayApp, begins
from spellwright.terminal.screens import Page


def test_a_match_is_stepped_through_forwards_and_backwards() -> None:
    match = spellwright.game("skullzfyre").new(players=3, seed=7, options={"tokens": "1"})
    while not match.over:
        match.answer(match.decisions[0].seat, 0)
    app = ReplayApp(Playback(match.record(), -1))
    last = len(match.events) - 1

    async def story() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("left")
            assert app.at == 0
            await pilot.press("right", "space", "left")
            assert app.at == 1
            assert app.query_one(LogPanel).lines == match.events[:2]
            await pilot.press("down")
            assert match.events[app.at] == "Round 1 begins."
            await pilot.press("down")
            assert match.events[app.at] == "Round 2 begins."
            await pilot.press("up")
            assert match.events[app.at] == "Round 1 begins."
            await pilot.press("end")
            assert app.at == last
            assert app.query_one(LogPanel).lines[-1] == match.events[-1]
            await pilot.press("right", "down")
            assert app.at == last
            await pilot.press("t")
            assert isinstance(app.screen, Page)
            await pilot.press("escape", "home")
            assert app.at == 0

    asyncio.run(story())


def test_turns_are_parts_of_a_replay_as_rounds_are() -> None:
    assert [begins(line) for line in ("Round 3 begins.", "Turn 12: you.", "Turn it up.", "Roundhouse kick.")] == [
        True,
        True,
        False,
        False,
    ]
