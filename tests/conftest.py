"""What the tests can be asked to do besides testing."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the playthroughs in tests/golden anew")
    parser.addoption("--trees", type=int, default=600, help="how many random trees are written and read back")
