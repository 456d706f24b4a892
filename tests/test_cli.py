"""The command line: what each command prints, and how it refuses."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import spellwright
from spellwright.cli import main
from spellwright.cli.extras import need
from spellwright.errors import SetupError

GOOD = """
game = "skullzfyre"
[[card]]
name = "Kevin the Unready's"
kind = "source"
glyphs = ["elemental"]
text = "Deal 3 damage to your strongest foe."
"""
BAD = """
game = "skullzfyre"
[[card]]
name = "Kevin the Unready's"
kind = "source"
glyphs = ["elemental"]
text = "Deal 3 damage to your stronkest foe."
[[card]]
name = "Fine"
kind = "quality"
glyphs = ["dark"]
text = "Heal 2 HP."
"""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short match that was played to its end."""
    match = spellwright.game("skullzfyre").new(players=2, seed=7, options={"tokens": "1"})
    while not match.over:
        match.answer(match.decisions[0].seat, 0)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    return path


Said = pytest.CaptureFixture[str]


def refused(said: Said, *arguments: str) -> tuple[int, str]:
    """The exit code and the one line on stderr."""
    try:
        code = main(list(arguments))
    except SystemExit as end:
        code = int(end.code or 0)
    err = said.readouterr().err
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return code, err.strip()


COMMANDS = [
    ["play"], ["simulate"], ["cards"], ["cards", "check"], ["cards", "explain"], ["cards", "phrases"], ["rules"],
    ["replay"], ["bench"],
]  # fmt: skip


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_every_command_has_help_with_an_example(command: list[str], capsys: Said) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert "Example:\n  spellwright " in said
    assert f"usage: {' '.join(['spellwright', *command])}" in said


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["play"], ["annihilageddon", "skullzfyre"]),
        (["cards", "explain"], ["annihilageddon: wizard, creature", "skullzfyre: source, quality"]),
    ],
)
def test_help_names_games_and_kinds(command: list[str], words: list[str], capsys: Said) -> None:
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert [word for word in words if word not in said] == []


def test_a_text_is_explained_as_the_first_kind_of_its_game(capsys: Said) -> None:
    assert main(["cards", "explain", "+2 Power.", "--game", "annihilageddon"]) == 0
    assert "GainPower" in capsys.readouterr().out


def test_the_parts_of_a_card_are_explained_by_their_headings(capsys: Said) -> None:
    text = "+2 Power.\nATTACK: Each foe takes 2 damage.\nDEFENSE: Discard this card to avoid an Attack."
    assert main(["cards", "explain", text, "--game", "annihilageddon", "--kind", "creature"]) == 0
    said = capsys.readouterr().out
    assert "2. ATTACK: Deal 2 damage to each foe." in said
    assert "may avoid it with one Defense" in said
    assert "only when the card answers an Attack" in said


def test_without_a_command_help_is_shown(capsys: Said) -> None:
    assert main([]) == 2
    assert "usage: spellwright" in capsys.readouterr().out


def test_the_version_is_said(capsys: Said) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"spellwright {spellwright.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["juggle"], 2, "choose from"),
        (["play", "chess"], 2, "the games are: skullzfyre"),
        (["play", "--players", "many"], 2, "'many' is not a whole number"),
        (["play", "--players", "9", "--plain"], 2, "is for 2 to 6 players, not 9"),
        (["play", "--players", "3", "--humans", "4", "--plain"], 2, "give 0 to 3"),
        (["play", "--bots", "deep-thought", "--plain"], 2, "the bots are: random"),
        (["play", "--option", "tokens", "--plain"], 2, "write it as NAME=VALUE"),
        (["play", "--option", "tokens=9", "--plain"], 2, "choose one of: 2, 1, 3"),
        (["play", "--option", "luck=1", "--plain"], 2, "its options are: tokens"),
        (["play", "--pack", "nowhere.toml", "--plain"], 1, "cannot be read"),
        (["play", "--resume", "nowhere.json", "--plain"], 1, "cannot be read"),
        (["play", "--resume", "--plain"], 1, "there is no unfinished match"),
        (["rules", "chess"], 2, "the games are: skullzfyre"),
        (["rules", "skullzfyre", "SKZ-999"], 2, "rules run from SKZ-001"),
        (["rules", "skullzfyre", "tresure"], 2, "perhaps: treasure"),
        (["replay", "nowhere.json"], 1, "cannot be read"),
        (["replay"], 1, "no match has been finished"),
        (["simulate", "chess"], 2, "the games are: skullzfyre"),
        (["simulate", "skullzfyre", "--games", "0"], 2, "0 is not from 1"),
        (["simulate", "skullzfyre", "--games", "2", "--bot", "deep-thought"], 2, "the bots are: random"),
        (["bench", "chess"], 2, "the games are: skullzfyre"),
        (["cards", "explain", "Deal 3 damage to your stronkest foe."], 1, "strongest"),
        (["cards", "explain", "Heal 2 HP.", "--game", "chess"], 2, "the games are: skullzfyre"),
        (["cards", "explain", "Heal 2 HP.", "--kind", "sandwich"], 2, "source"),
        (["cards", "explain", "Heal 2 HP.", "--game", "annihilageddon", "--kind", "source"], 2, "creature, spell"),
        (["play", "annihilageddon", "--players", "6", "--plain"], 2, "is for 2 to 5 players, not 6"),
        (["cards", "phrases", "chess"], 2, "the games are: skullzfyre"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], code: int, words: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    found, line = refused(capsys, *arguments)
    assert (found, words in line) == (code, True), line
    assert line.startswith("spellwright")


def test_the_screen_needs_a_terminal(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert refused(capsys, "play", "--players", "2") == (
        2,
        "spellwright: the table needs a terminal; use --plain to play through pipes and files",
    )


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(SetupError, match=r"run: pip install 'spellwright\[terminal\]'"):
        need("a_module_that_nobody_has", "terminal", "the table")


def test_rules_by_number_and_by_words(capsys: Said) -> None:
    assert main(["rules", "skullzfyre", "SKZ-074"]) == 0
    assert capsys.readouterr().out == "SKZ-074  Turn order\n  A spell without a Delivery has initiative 0.\n"
    assert main(["rules", "skullzfyre", "wild", "magic", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"id", "section", "text"} == set(found[0])
    assert main(["rules", "skullzfyre"]) == 0
    assert capsys.readouterr().out.count("SKZ-R") >= 52
    assert main(["rules", "annihilageddon", "E34"]) == 0
    assert capsys.readouterr().out.startswith("ANN-E34  Unbought Familiar\n")


def test_a_replay_prints_the_log(record: Path, capsys: Said) -> None:
    match = spellwright.replay(json.loads(record.read_text()))
    assert main(["replay", str(record), "--all"]) == 0
    assert capsys.readouterr().out.splitlines() == match.events
    assert main(["replay", str(record), "--all", "--seat", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == match.log(1)
    assert main(["replay", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["over"], found["winners"], found["scores"]) == (True, match.winners, match.scores)


def test_a_changed_record_is_refused(record: Path, capsys: Said) -> None:
    data = json.loads(record.read_text())
    data["players"] = 3
    record.write_text(json.dumps(data))
    assert refused(capsys, "replay", str(record), "--all") == (
        1,
        "spellwright: the record was cut or changed: its check sum does not fit",
    )
    record.write_text("[]")
    assert "holds no record" in refused(capsys, "replay", str(record))[1]
    record.write_text("[" * 100_000)
    assert "is not JSON" in refused(capsys, "replay", str(record))[1]


def test_a_seat_that_is_not_there(record: Path, capsys: Said) -> None:
    assert "seats are 1 to 2" in refused(capsys, "replay", str(record), "--seat", "3")[1]


def test_simulate(capsys: Said) -> None:
    arguments = ["simulate", "skullzfyre", "--games", "4", "--players", "2", "--bot", "random", "--seed", "7"]
    assert main([*arguments, "--processes", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 4
    assert "cards" not in found
    assert main([*arguments, "--processes", "1", "--json", "--cards"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert all(card["used"] > 0 and 0 <= card["win rate"] <= 1 for card in cards)
    assert len(cards) > 20
    assert main([*arguments, "--processes", "1"]) == 0
    assert "random" in capsys.readouterr().out


def test_cards_check(tmp_path: Path, capsys: Said) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(GOOD)
    bad.write_text(BAD)
    assert main(["cards", "check", str(good)]) == 0
    assert "Kevin the Unready's" in capsys.readouterr().out
    assert main(["cards", "check", str(good), str(bad), "--json"]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(card["name"], card["ok"]) for card in found] == [
        ("Kevin the Unready's", True),
        ("Kevin the Unready's", False),
        ("Fine", True),
    ]
    assert set(found[0]) == {"file", "name", "ok", "canonical", "errors"}
    assert set(found[1]["errors"][0]) == {"line", "column", "message", "suggestion"}
    assert found[1]["errors"][0]["line"] == 7
    assert main(["cards", "check", str(bad)]) == 1
    assert "FAIL" in capsys.readouterr().out
    assert main(["cards", "check", str(tmp_path / "nowhere.toml")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_cards_explain(capsys: Said) -> None:
    text = "Deal 3 damage to your strongest foe."
    assert main(["cards", "explain", text, "--game", "skullzfyre", "--kind", "source"]) == 0
    said = capsys.readouterr().out
    assert f"Understood as:\n  {text}" in said
    assert main(["cards", "explain", text, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["canonical"] == text
    assert found["words"]


def test_cards_phrases(capsys: Said) -> None:
    assert main(["cards", "phrases", "skullzfyre"]) == 0
    assert "damage to" in capsys.readouterr().out
    assert main(["cards", "phrases", "--json"]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert set(first) == {"section", "phrase", "variants"}


def run(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "spellwright", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )


def test_a_reader_who_has_enough_is_no_fault() -> None:
    with run("rules", "skullzfyre") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == ""
        assert program.wait() == 0


def test_letters_a_terminal_lacks_are_replaced() -> None:
    with run("play", "--plain", "--bots", "random", "--seed", "7", PYTHONIOENCODING="ascii") as program:
        out, err = program.communicate("1\nq\n")
    assert program.returncode == 0, err
    assert "20 HP" in out
    assert err == ""


def test_an_interrupt_is_quiet() -> None:
    with run("play", "--plain", "--bots", "random", "--seed", "7", PYTHONUNBUFFERED="1") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        while "Choose your hero" not in program.stdout.readline():
            pass
        program.send_signal(2)
        assert program.wait(30) == 130
        assert "Traceback" not in program.stderr.read()
