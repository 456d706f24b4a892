"""How fast the engine is here, and against whom: ratios of figures taken in one run."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import spellwright.core.state as kernel
from spellwright.lab.speed import api, clones, core, hearts

TURNS = 5  # each figure is taken so often, in turn with the others; the best counts, the others were disturbed

# Run in a process of its own: the same files, but without what was compiled of them.
INTERPRETED = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

root, slug, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
inner = FileFinder.path_hook((SourceFileLoader, [".py"]))

def hook(path):
    if path != root and not path.startswith(root + "/"):
        raise ImportError
    return inner(path)

sys.path_hooks.insert(0, hook)
sys.path.insert(0, root.rpartition("/")[0])
import json
from spellwright.lab.bench import build, measured

assert build() == "interpreted"
print(json.dumps(measured(slug, seconds)))
"""

LOADING = """
import sys, time
begun = time.perf_counter()
import spellwright
imported = time.perf_counter()
spellwright.game(sys.argv[1]).cards()
print(imported - begun, time.perf_counter() - imported)
"""


def build() -> str:
    """Which build is running."""
    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"


def bench(slug: str, seconds: float = 3.0) -> dict[str, Any]:
    """All figures of a game; each loop runs about `seconds` in all."""
    found: dict[str, Any] = {"game": slug, "build": build(), "python": platform.python_version()}
    found |= loading(slug)
    figures = measured(slug, seconds, with_hearts=True)
    found |= figures
    if build() == "compiled":
        slow = interpreted(slug, seconds)
        found |= {f"{name}, interpreted": value for name, value in slow.items()}
        found["core against interpreted"] = round(figures["core decisions/s"] / slow["core decisions/s"], 2)
    if "OpenSpiel hearts decisions/s" in figures:
        found["api against hearts"] = round(figures["api decisions/s"] / figures["OpenSpiel hearts decisions/s"], 2)
    return found


def measured(slug: str, seconds: float, with_hearts: bool = False) -> dict[str, Any]:
    """The figures of the build that is running: the best of several turns, and the median."""
    loops: dict[str, Callable[[float], float | None]] = {
        "api decisions/s": lambda time: api(slug, time),
        "core decisions/s": lambda time: core(slug, time),
        "clones/s": lambda time: clones(slug, time),
    }
    if with_hearts:
        loops["OpenSpiel hearts decisions/s"] = hearts
    rates: dict[str, list[float]] = {}
    for _ in range(TURNS):
        for name, loop in loops.items():
            rate = loop(seconds / TURNS)
            if rate is not None:
                rates.setdefault(name, []).append(rate)
    copies = rates.pop("clones/s")
    found: dict[str, Any] = {}
    for name, values in rates.items():
        found[name] = round(max(values))
        found[f"{name}, median"] = round(statistics.median(values))
    return found | {
        "clone µs": round(1e6 / max(copies), 2),
        "clone µs, median": round(1e6 / statistics.median(copies), 2),
    }


def interpreted(slug: str, seconds: float) -> dict[str, Any]:
    """The same figures of the same sources, not compiled."""
    root = str(Path(str(sys.modules["spellwright"].__file__)).parent)
    found: dict[str, Any] = json.loads(_run(INTERPRETED, root, slug, str(seconds)))
    return found


def loading(slug: str) -> dict[str, float]:
    """From nothing to all cards of a game, read anew and recalled from the cache, each in a new process."""
    with tempfile.TemporaryDirectory() as folder:
        cold = [float(part) for part in _run(LOADING, slug, cache=folder).split()]
        warm = [float(part) for part in _run(LOADING, slug, cache=folder).split()]
    return {
        "import ms": round(warm[0] * 1000, 1),
        "load ms": round(cold[1] * 1000, 1),
        "load ms, cached": round(warm[1] * 1000, 1),
    }


def _run(program: str, *arguments: str, cache: str | None = None) -> str:
    surroundings = dict(os.environ) | ({"XDG_CACHE_HOME": cache} if cache else {})
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], env=surroundings, capture_output=True, text=True, check=True
    )
    return done.stdout
