"""The plain table: lines in, lines out."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from spellwright.cli import main
from spellwright.terminal import saves
from spellwright.terminal.plain import play
from spellwright.terminal.session import Setting, begin, go_on


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def new(humans: int = 1, tokens: str = "1") -> Setting:
    return Setting(players=3, humans=humans, bots="random", seed=7, options={"tokens": tokens})


def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    session = begin(new())
    type_in(monkeypatch, *["d", "1", "2", "3", "4", "5", "6", "7", "8", "y"] * 60)
    assert play(session) == 0
    said = capsys.readouterr().out
    assert session.over
    assert "The match is over. Won by: " in said
    assert "To see it again: spellwright replay" in said
    assert "\x1b" not in said


def test_the_end_of_input_keeps_the_match(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "1", "1")
    session = begin(new())
    assert play(session) == 0
    assert f"spellwright play --plain --resume {session.path}" in capsys.readouterr().out
    assert session.path is not None
    again = go_on(saves.load(session.path))
    assert again.match.view(0) == session.match.view(0)
    assert len(again.match.view(0)["picks"]) == 1


def test_what_is_not_on_offer_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "fireball", "u", "?SKZ-074", "t", "q")
    play(begin(new()))
    said = capsys.readouterr().out
    assert "'fireball' is not on offer; choose one of: 1, 2, " in said
    assert "There is nothing to take back." in said
    assert "A spell without a Delivery has initiative 0." in said
    assert "main deck: " in said


def test_undo_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "1", "1", "u", "q")
    session = begin(new())
    play(session)
    assert session.match.view(0)["picks"] == []
    assert session.match.record()["answers"][-1] == [0, -1]


def test_a_hand_is_out_of_sight_for_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "", "1", "", "1", "", "1", "d")
    session = begin(new(humans=2))
    play(session)
    said = capsys.readouterr().out
    hands = [{c["name"] for c in session.match.view(s)["seats"][s]["zones"]["hand"]["cards"]} for s in (0, 1)]
    before, curtain, after = said.rpartition("Pass the keyboard to ")
    assert curtain
    assert before.endswith("\n" * 40)
    assert all(name in before for name in hands[0])
    assert not any(name in said for name in hands[1] - hands[0])
    assert not any(name in after for name in hands[0])


def test_a_dumb_terminal_gets_plain_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERM", "dumb")
    type_in(monkeypatch, "q")
    assert main(["play", "skullzfyre", "--terminal", "--players", "2", "--bots", "random", "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "Choose your hero" in said
    assert "\x1b" not in said


def test_a_text_is_told_once_and_again_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = begin(Setting(players=2, humans=1, bots="random", seed=7))
    type_in(monkeypatch, "1", "q")
    play(session)
    capsys.readouterr()
    card = next(card for card in session.match.view(0)["seats"][0]["zones"]["hand"]["cards"] if "." in card["text"])
    line = card["text"].splitlines()[0]
    type_in(monkeypatch, "fireball", "q")
    session.read.clear()
    play(session)
    assert capsys.readouterr().out.count(line) == 1
    type_in(monkeypatch, f"z {card['name'][:6].lower()}", "z zzz", "h", "q")
    play(session)
    said = capsys.readouterr().out
    assert said.count(line) == 1
    assert f"{card['name']}\n" in said
    assert "There is no card 'zzz' to be seen" in said
    assert "initiative, once it has been said" in said
