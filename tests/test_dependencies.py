"""The engine needs only the standard library, and its parts depend on one another one way."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "spellwright"

# Each part may import itself and what stands before it; the outer ones may import everything.
ORDER = ("errors", "core", "language", "effects", "packs", "games")
OUTER = ("bots", "lab", "envs", "server", "terminal", "cli", "__main__")
DOOR = "__init__"  # spellwright itself: opens onto errors … games

NOT_IN_CORE = {
    *("random", "secrets", "uuid", "time", "datetime"),
    *("os", "pathlib", "io", "shutil", "tempfile", "glob", "socket", "subprocess"),
}


@dataclass(frozen=True)
class Import:
    """One import: the file and line it stands in, and the module it names in full."""

    path: str
    line: int
    module: str
    for_types_only: bool

    @property
    def part(self) -> str:
        """The part of spellwright that imports."""
        return self.path.removesuffix(".py").split("/")[0]

    @property
    def imported_part(self) -> str | None:
        """The part of spellwright that is imported, if any."""
        names = self.module.split(".")
        if names[0] != "spellwright":
            return None
        return names[1] if len(names) > 1 and names[1] in (*ORDER, *OUTER) else DOOR

    def __str__(self) -> str:
        return f"{self.path}:{self.line} imports {self.module}"


def imports(root: Path) -> list[Import]:
    found: list[Import] = []
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for_types = set(types_only(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                place = path.relative_to(root).as_posix()
                for module in modules(node, ("spellwright", *path.relative_to(root).parts[:-1])):
                    found.append(Import(place, node.lineno, module, node in for_types))
    return found


def types_only(tree: ast.Module) -> Iterator[ast.AST]:
    """Every node under `if TYPE_CHECKING:`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for statement in node.body:
                yield from ast.walk(statement)


def modules(node: ast.Import | ast.ImportFrom, package: tuple[str, ...]) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    above = package[: len(package) - node.level + 1] if node.level else ()
    base = ".".join((*above, *filter(None, [node.module])))
    return [f"{base}.{alias.name}" for alias in node.names] if base == "spellwright" else [base]


def foreign(found: list[Import]) -> list[Import]:
    """Imports of the engine from outside the standard library and spellwright."""
    return [
        each
        for each in found
        if each.part in ORDER
        and (top := each.module.split(".")[0]) != "spellwright"
        and top not in sys.stdlib_module_names
        and not (top == "mypy_extensions" and each.for_types_only)
    ]


def impure(found: list[Import]) -> list[Import]:
    """Imports by which the kernel would reach chance, a clock or a file."""
    return [e for e in found if e.part == "core" and e.module.split(".")[0] in NOT_IN_CORE]


def backward(found: list[Import]) -> list[Import]:
    """Imports of a part that stands later in the order."""
    return [e for e in found if e.imported_part is not None and e.imported_part not in allowed(e)]


def allowed(each: Import) -> tuple[str, ...]:
    if each.part in ORDER:
        return ORDER[: ORDER.index(each.part) + 1]
    return ORDER if each.part == DOOR else (*ORDER, DOOR, *OUTER)


def listed(found: list[Import]) -> str:
    return "\n".join(str(each) for each in found)


def test_every_part_has_a_place_in_the_order() -> None:
    parts = {each.part for each in imports(SOURCE)}
    assert parts <= {*ORDER, *OUTER, DOOR}


def test_the_engine_imports_only_the_standard_library() -> None:
    assert not listed(foreign(imports(SOURCE)))


def test_the_kernel_has_no_chance_no_clock_and_no_files() -> None:
    assert not listed(impure(imports(SOURCE)))


def test_dependencies_run_one_way() -> None:
    assert not listed(backward(imports(SOURCE)))


@pytest.mark.parametrize(
    ("path", "line", "check"),
    [
        ("core/state.py", "import numpy", foreign),
        ("games/duel/rules.py", "def f():\n    from rich.table import Table", foreign),
        ("effects/harm.py", "from mypy_extensions import i64", foreign),
        ("core/nature.py", "from random import Random", impure),
        ("core/save.py", "import os.path", impure),
        ("core/state.py", "from spellwright.effects.harm import Damage", backward),
        ("core/state.py", "from ..games import duel", backward),
        ("errors.py", "from spellwright import core", backward),
        ("packs/load.py", "if TYPE_CHECKING:\n    import spellwright.bots.random", backward),
        ("games/duel/rules.py", "from spellwright import replay", backward),
        ("__init__.py", "from spellwright.cli import main", backward),
    ],
)
def test_a_forbidden_import_is_found(
    tmp_path: Path, path: str, line: str, check: Callable[[list[Import]], list[Import]]
) -> None:
    assert [each.path for each in check(written(tmp_path, path, line))] == [path]


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/state.py", "from typing import TYPE_CHECKING\nfrom .zones import Zone"),
        ("core/state.py", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        ("effects/harm.py", "from spellwright.core.state import State"),
        ("games/duel/rules.py", "from ...errors import SetupError"),
        ("__init__.py", "from spellwright.games import game"),
        ("terminal/app.py", "import textual\nimport time\nfrom spellwright import game, bots"),
    ],
)
def test_an_allowed_import_is_let_through(tmp_path: Path, path: str, line: str) -> None:
    found = written(tmp_path, path, line)
    assert not listed([*foreign(found), *impure(found), *backward(found)])


def written(root: Path, path: str, text: str) -> list[Import]:
    target = root / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return imports(root)
