"""Kept matches: written whole or not at all, and read with care."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from spellwright.errors import RecordError, SetupError
from spellwright.terminal import saves
from spellwright.terminal.playback import Playback, latest_record, read_record
from spellwright.terminal.session import Session, Setting, begin, go_on


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "spellwright"


def played(answers: int, humans: int = 1) -> Session:
    session = begin(Setting(players=3, humans=humans, bots="random", seed=7, options={"tokens": "1"}))
    for _ in range(answers):
        if session.over:
            break
        session.answer(session.match.decisions[0].seat, 0)
    return session


def test_a_kept_match_is_the_same_match() -> None:
    session = played(40)
    assert session.path is not None
    again = go_on(saves.load(session.path))
    assert [again.match.view(seat) for seat in (-1, 0, 1, 2)] == [session.match.view(seat) for seat in (-1, 0, 1, 2)]
    assert again.match.log(0) == session.match.log(0)
    assert (again.humans, again.bot_names, again.path) == ([0], {1: "random", 2: "random"}, session.path)


def test_writing_leaves_no_scraps(state: Path) -> None:
    session = played(10)
    assert list((state / "matches").iterdir()) == [session.path]


def test_a_failed_write_leaves_the_file_as_it_was(state: Path) -> None:
    path = state / "x.json"
    saves.write(path, {"a": 1})
    with pytest.raises(TypeError):
        saves.write(path, {"a": object()})
    assert json.loads(path.read_text()) == {"a": 1}
    assert list(state.iterdir()) == [path]


def test_a_match_that_cannot_be_kept_goes_on(state: Path) -> None:
    session = played(1)
    session.path = state / "matches" / session.path.name / "no-folder.json" if session.path else None
    session.answer(session.match.decisions[0].seat, 0)
    assert "cannot be kept" in session.trouble
    assert session.path is None


def test_unfinished_matches_are_listed_latest_first_and_scraps_passed_over(state: Path) -> None:
    first = played(5)
    assert first.path is not None
    other = first.path.with_name("skullzfyre-later.json")
    other.write_text(first.path.read_text())
    (state / "matches" / "junk.json").write_text("{")
    os.utime(first.path, (1, 1))
    assert [saved.path for saved in saves.unfinished("skullzfyre")] == [other, first.path]
    assert saves.unfinished("aeydor") == []


def change(data: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    return data | {key: value}


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("table", 99, "another version"),
        ("humans", "all", "not a saved match"),
        ("bots", {"one": "random"}, "not a saved match"),
        ("match", [], "not a saved match"),
        ("humans", [7], "names seats"),
        ("match", {"record": {}, "state": {}}, "a record is an object"),
    ],
)
def test_a_damaged_file_is_refused_with_a_reason(key: str, value: Any, fault: str) -> None:
    session = played(5)
    assert session.path is not None
    session.path.write_text(json.dumps(change(json.loads(session.path.read_text()), key, value)))
    with pytest.raises(RecordError, match=fault):
        go_on(saves.load(session.path))


def test_a_saved_match_of_the_library_can_be_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(played(20).match.save()))
    session = go_on(saves.load(path))
    assert session.humans == [0]
    assert sorted(session.bots) == [1, 2]


def test_more_humans_than_seats_are_refused() -> None:
    with pytest.raises(SetupError, match="5 humans cannot share 3 seats"):
        begin(Setting(players=3, humans=5))


def test_a_finished_match_can_be_seen_again() -> None:
    session = played(5000)
    assert session.over
    assert session.record_path is not None
    assert latest_record() == str(session.record_path)
    playback = Playback(read_record(latest_record()), -1)
    assert playback.log == session.match.events
    assert playback.match.view(-1) == session.match.view(-1)
    assert playback.as_dict()["winners"] == session.match.winners


def test_a_playback_shows_each_event_with_the_table_of_that_moment() -> None:
    session = played(5000)
    playback = Playback(session.match.record(), 0)
    assert playback.log == session.match.log(0)
    rounds = [moment for moment in playback.moments if moment.line == "Round 1 begins."]
    assert [moment.view["round"] for moment in rounds] == [1] * len(rounds)
    assert rounds[0].view["seats"][0]["zones"]["hand"]["count"] == 0
    dead = next(moment for moment in playback.moments if "slain" in moment.line)
    assert any(seat["hp"] == 0 for seat in dead.view["seats"])


def test_without_a_finished_match_there_is_no_latest_record() -> None:
    with pytest.raises(RecordError, match="no match has been finished"):
        latest_record()
