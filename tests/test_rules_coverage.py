"""The tool behind `make rules`: a rule counts as proven only by a test that really runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.rules_coverage import Coverage, malformed, rule_ids

TOOL = Path(__file__).parent.parent / "tools" / "rules_coverage.py"

RULES = """# A duel

## Rules

- **DUE-001** (Setup) Everybody has a hat.
- **DUE-002** (Setup) The hat is red; see DUE-001.

## Rulings

- **DUE-R01** (Hats) What of two hats? **Ruling:** The upper one counts.

## Worked examples

- **DUE-X01** (Two hats) Given a red hat on a blue one. Then it is red.
- **DUE-E01** (No hat) Given no hat. Then there is none.
"""

PROVING_ALL_BUT_THE_FIRST = """import pytest

pytestmark = pytest.mark.rule("DUE-R01")


@pytest.mark.rule("DUE-002", "DUE-X01", "DUE-E01")
def test_the_hat_is_red() -> None:
    pass
"""


class Project:
    """A project with one game called duel, written file by file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("pyproject.toml", '[tool.pytest.ini_options]\nmarkers = ["rule(*ids): proven"]\n')
        self.write("src/spellwright/games/duel/RULES.md", RULES)
        self.write("tests/rules_exempt.toml", "")

    def write(self, path: str, text: str) -> None:
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def examine(self) -> tuple[int, str]:
        ran = subprocess.run(
            [sys.executable, str(TOOL), "--root", str(self.root)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.stderr == ""
        return ran.returncode, ran.stdout


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_rules_are_the_bullets_and_not_the_ids_in_running_text() -> None:
    assert rule_ids(RULES) == ["DUE-001", "DUE-002", "DUE-R01", "DUE-X01", "DUE-E01"]
    assert malformed(RULES) == []


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        ("- **DUE-001** no section", "line 1 is not `- **ID** (Section) text`"),
        ("- **DUE-001**: (Hats) a colon", "line 1 is not `- **ID** (Section) text`"),
        ("- **DUE-001** (Hats) a\n- **DUE-001** (Hats) b", "DUE-001 is there twice"),
    ],
)
def test_a_bullet_that_cannot_be_read_is_named(rules: str, fault: str) -> None:
    assert malformed(rules)[0].startswith(fault)


def test_proven_and_exempt_rules_make_a_complete_game() -> None:
    coverage = Coverage({"duel": ["DUE-001", "DUE-002"]}, {"DUE-002": ["t"]}, {"DUE-001": "Hat."})
    assert coverage.is_complete()
    assert coverage.report() == "duel: 1 of 2 proven, 1 exempt\n  exempt DUE-001: Hat."


def test_an_unproven_rule_is_listed_and_fails(project: Project) -> None:
    project.write("tests/test_hats.py", PROVING_ALL_BUT_THE_FIRST)
    status, output = project.examine()
    assert status == 1
    assert output.splitlines() == [
        "duel: 4 of 5 proven, 0 exempt",
        "  no test proves 1:",
        "    DUE-001",
    ]


def test_an_exemption_with_a_reason_makes_up_for_a_test(project: Project) -> None:
    project.write("tests/test_hats.py", PROVING_ALL_BUT_THE_FIRST)
    project.write("tests/rules_exempt.toml", 'DUE-001 = "Nobody sees the hats."\n')
    status, output = project.examine()
    assert status == 0
    assert "exempt DUE-001: Nobody sees the hats." in output


def test_an_exemption_needs_a_reason_and_a_rule(project: Project) -> None:
    project.write("tests/rules_exempt.toml", 'DUE-001 = ""\nDUE-900 = "Gone."\n')
    status, output = project.examine()
    assert status == 1
    assert "error: rules_exempt.toml gives no reason for DUE-001" in output
    assert "error: rules_exempt.toml names DUE-900, which is no rule of any game" in output


def test_a_test_that_names_an_unknown_rule_fails(project: Project) -> None:
    marked = PROVING_ALL_BUT_THE_FIRST.replace('"DUE-X01"', '"DUE-X01", "DUE-001", "DUE-077"')
    project.write("tests/test_hats.py", marked)
    status, output = project.examine()
    assert status == 1
    assert "test_hats.py::test_the_hat_is_red names DUE-077, which is no rule" in output


@pytest.mark.parametrize("mark", ['skip(reason="later")', "xfail"])
def test_a_test_that_does_not_run_or_need_not_pass_proves_nothing(project: Project, mark: str) -> None:
    decorated = PROVING_ALL_BUT_THE_FIRST.replace("@pytest", f"@pytest.mark.{mark}\n@pytest")
    project.write("tests/test_hats.py", decorated)
    assert project.examine()[1].startswith("duel: 0 of 5 proven")


def test_a_mark_that_is_not_collected_proves_nothing(project: Project) -> None:
    project.write("tests/hats.py", PROVING_ALL_BUT_THE_FIRST)
    project.write("tests/test_nothing.py", '# @pytest.mark.rule("DUE-001")\n')
    assert project.examine()[1].startswith("duel: 0 of 5 proven")


def test_tests_that_cannot_be_collected_fail(project: Project) -> None:
    project.write("tests/test_hats.py", "import no_such_hat\n")
    status, output = project.examine()
    assert status == 1
    assert "error: pytest could not collect" in output
    assert "no_such_hat" in output
