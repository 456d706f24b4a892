"""Which rules of the games no test proves.

The rules are the bullets of every games/<slug>/RULES.md. A rule is proven by a test that pytest
really collects and that is marked with its ID, `@pytest.mark.rule("SKZ-074")`; a test that is
skipped or expected to fail proves nothing. What no test of behaviour can prove is listed with its
reason in tests/rules_exempt.toml.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

BULLET = re.compile(r"- \*\*([A-Z]+-[REX]?\d+)\*\* \([^)]+\) \S")


@dataclass
class Coverage:
    """What is known of one project: its rules by game, who proves them, who need not be proven."""

    games: Mapping[str, Sequence[str]]
    proofs: Mapping[str, Sequence[str]]
    exempt: Mapping[str, str]
    faults: list[str] = field(default_factory=list)

    def unproven(self, game: str) -> list[str]:
        return [i for i in self.games[game] if i not in self.proofs and i not in self.exempt]

    def problems(self) -> list[str]:
        known = {rule for rules in self.games.values() for rule in rules}
        named = (
            f"{tests[0]} names {rule}, which is no rule of any game"
            for rule, tests in sorted(self.proofs.items())
            if rule not in known
        )
        excused = (
            f"rules_exempt.toml names {rule}, which is no rule of any game"
            for rule in sorted(self.exempt)
            if rule not in known
        )
        return [*self.faults, *named, *excused]

    def is_complete(self) -> bool:
        return not self.problems() and not any(self.unproven(game) for game in self.games)

    def report(self) -> str:
        lines: list[str] = []
        for game, rules in self.games.items():
            proven = [rule for rule in rules if rule in self.proofs]
            excused = [rule for rule in rules if rule in self.exempt]
            lines.append(f"{game}: {len(proven)} of {len(rules)} proven, {len(excused)} exempt")
            if unproven := self.unproven(game):
                lines.append(f"  no test proves {len(unproven)}:")
                lines.append(indented(", ".join(unproven)))
            lines.extend(indented(f"exempt {rule}: {self.exempt[rule]}", 2) for rule in excused)
        lines.extend(f"error: {problem}" for problem in self.problems())
        return "\n".join(lines)


def indented(text: str, by: int = 4) -> str:
    return textwrap.fill(
        text,
        width=100,
        initial_indent=" " * by,
        subsequent_indent=" " * max(by, 4),
        break_on_hyphens=False,
    )


def rule_ids(rules: str) -> list[str]:
    """The IDs of a RULES.md in its order, one per bullet."""
    return [found[1] for line in rules.splitlines() if (found := BULLET.match(line))]


def malformed(rules: str) -> list[str]:
    """Bullets that look like a rule but cannot be read as one, and IDs given twice."""
    ids = rule_ids(rules)
    twice = [f"{rule} is there twice" for rule in sorted(set(ids)) if ids.count(rule) > 1]
    return twice + [
        f"line {number} is not `- **ID** (Section) text`: {line[:40]}"
        for number, line in enumerate(rules.splitlines(), 1)
        if line.startswith("- **") and not BULLET.match(line)
    ]


class Proofs:
    """A pytest plugin that notes which collected tests are marked with which rules."""

    def __init__(self) -> None:
        self.by_rule: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.by_rule.setdefault(str(rule), []).append(item.nodeid)


def collect(root: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The proofs among the tests under root, and what went wrong while collecting them."""
    proofs, output = Proofs(), io.StringIO()
    with contextlib.chdir(root), contextlib.redirect_stdout(output):
        status = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", "--rootdir", str(root)],
            plugins=[proofs],
        )
    collected = status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    return proofs.by_rule, [] if collected else [f"pytest could not collect:\n{output.getvalue()}"]


def examine(root: Path) -> Coverage:
    games: dict[str, list[str]] = {}
    faults: list[str] = []
    for path in sorted(root.glob("src/spellwright/games/*/RULES.md")):
        text = path.read_text(encoding="utf-8")
        games[path.parent.name] = rule_ids(text)
        faults.extend(f"{path.parent.name}/RULES.md: {fault}" for fault in malformed(text))
    if not games:
        faults.append("no game has a RULES.md")
    exempt = tomllib.loads((root / "tests/rules_exempt.toml").read_text(encoding="utf-8"))
    faults.extend(f"rules_exempt.toml gives no reason for {rule}" for rule in without_reason(exempt.items()))
    proofs, failures = collect(root)
    return Coverage(games, proofs, exempt, faults + failures)


def without_reason(exempt: Iterable[tuple[str, object]]) -> list[str]:
    return [rule for rule, reason in exempt if not isinstance(reason, str) or not reason.strip()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print which rules no test proves.")
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    coverage = examine(parser.parse_args(arguments).root.resolve())
    print(coverage.report())
    return 0 if coverage.is_complete() else 1


if __name__ == "__main__":
    os.environ.pop("PYTEST_ADDOPTS", None)
    sys.exit(main())
