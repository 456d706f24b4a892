"""The documents tell the truth: samples run, commands and links exist, recipes work in a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from spellwright.cli.commands import parser
from spellwright.games import find
from spellwright.packs.files import parse_pack

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"(?:^`([\w./-]+)`\n\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@dataclass
class Block:
    """A fenced block, and the file it is said to be."""

    document: Path
    file: str
    language: str
    body: str

    def __str__(self) -> str:
        return f"{self.document.name}: {self.file or self.body.splitlines()[0]}"


def blocks(*languages: str) -> list[Block]:
    found = [Block(path, *match.groups("")) for path in DOCUMENTS for match in BLOCK.finditer(path.read_text("utf-8"))]
    return [block for block in found if block.language in languages]


def commands() -> Iterator[str]:
    """Every `spellwright …` that a reader is told to type."""
    for block in blocks("", "sh", "console"):
        for line in block.body.splitlines():
            words = line.strip().removeprefix("$ ")
            if words.startswith("spellwright ") and not words.endswith((":", "…")):
                yield words


@pytest.mark.parametrize("command", sorted(set(commands())))
def test_a_command_is_one_that_exists(command: str) -> None:
    parser().parse_args(shlex.split(command, comments=True)[1:])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text("utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("block", [b for b in blocks("toml") if not b.file], ids=str)
def test_a_pack_is_read(block: Block) -> None:
    pack = parse_pack(block.body)
    for entry in pack.entries:
        find(pack.game).card(entry)


@pytest.mark.parametrize("block", [b for b in blocks("python") if b.document.name == "README.md"], ids=str)
def test_the_sample_of_the_readme_runs(block: Block) -> None:
    done = subprocess.run([sys.executable, "-c", block.body], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout != ""


# -- recipes ----------------------------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project without what was built."""
    for name in ("src", "tests"):
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def follow(recipe: str, copy: Path) -> list[str]:
    """Do what a recipe says: write its files, apply its diffs. The tests it wrote."""
    written: list[str] = []
    for match in BLOCK.finditer((ROOT / "docs" / recipe).read_text("utf-8")):
        file, language, body = match.groups("")
        if file:
            path = copy / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body, "utf-8")
            written.append(file)
        elif language == "diff":
            apply(body, copy)
    return [file for file in written if file.startswith("tests/")]


def apply(diff: str, copy: Path) -> None:
    """A diff whose hunks have no line numbers: each must fit in exactly one place."""
    for part in re.split(r"^--- a/", diff, flags=re.MULTILINE)[1:]:
        head, *hunks = re.split(r"^@@.*\n", part, flags=re.MULTILINE)
        path = copy / head.split("\n")[0]
        text = path.read_text("utf-8")
        for hunk in hunks:
            lines = hunk.splitlines(keepends=True)
            old = "".join(line[1:] or line for line in lines if line[0] in " -\n")
            new = "".join(line[1:] or line for line in lines if line[0] in " +\n")
            assert text.count(old) == 1, f"{path.name}: fits {text.count(old)} times:\n{old}"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")


def run(copy: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "SPELLWRIGHT_BUILD": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_recipe_for_a_phrase(copy: Path) -> None:
    tests = follow("new-phrase.md", copy)
    told = run(copy, "spellwright", "cards", "explain", "If this is at least round 3, drain 2 HP from each foe.")
    assert "If it is round 3 or later, deal 2 damage to each foe" in told
    assert "passed" in run(copy, "pytest", "-q", "tests/language/test_meanings.py", *tests)


def test_the_recipe_for_a_game(copy: Path) -> None:
    tests = follow("new-game.md", copy)
    assert "Stolen Sandwich" in run(
        copy, "spellwright", "cards", "check", "src/spellwright/games/potluck/cards/snacks.toml"
    )
    assert "POT-003" in run(copy, "spellwright", "rules", "potluck", "snack")
    assert "passed" in run(copy, "pytest", "-q", *tests, "tests/every_game/test_records.py", "-k", "potluck")


def test_the_recipe_for_a_bot(copy: Path) -> None:
    tests = follow("new-bot.md", copy)
    assert '"bully"' in run(copy, "spellwright", "simulate", "skullzfyre", "--games", "2", "--bot", "bully", "--json")
    assert "passed" in run(copy, "pytest", "-q", *tests, "tests/bots/test_bots.py", "-k", "bully")


def test_the_recipe_for_a_card(copy: Path) -> None:
    (sample,) = [b.body for b in blocks("python") if b.document.name == "new-card.md"]
    (copy / "tests" / "test_grandma.py").write_text(sample, "utf-8")
    assert "1 passed" in run(copy, "pytest", "-q", "tests/test_grandma.py")
