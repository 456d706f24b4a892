"""`spellwright bench`: how fast the engine is here."""

from __future__ import annotations

import argparse
import json
from typing import Any

import spellwright
from spellwright.lab.bench import bench

RATES = {"api decisions/s": "public API, decisions/s", "core decisions/s": "playouts in the core, decisions/s"}


def run(chosen: argparse.Namespace) -> int:
    for slug in [chosen.game] if chosen.game else spellwright.games():
        title = spellwright.game(slug).title  # a wrong name is said before anything is measured
        found = bench(slug)
        print(json.dumps(found) if chosen.json else "\n".join([f"{title}, {found['build']} build", *table(found)]))
    return 0


def table(found: dict[str, Any]) -> list[str]:
    lines = [f"{'':<44}{'best':>10}{'median':>10}"]
    for build in ("", ", interpreted"):
        for key, name in RATES.items():
            if key + build in found:
                lines.append(row(name + build, found[key + build], found[f"{key}, median{build}"]))
        if f"clone µs{build}" in found:
            lines.append(row(f"copy in the middle of a card, µs{build}", *clones(found, build)))
    hearts = "OpenSpiel hearts decisions/s"
    if hearts in found:
        lines.append(row("OpenSpiel hearts, decisions/s", found[hearts], found[f"{hearts}, median"]))
        lines.append(row("public API against hearts", f"{found['api against hearts']}×"))
    if "core against interpreted" in found:
        lines.append(row("core against the interpreted build", f"{found['core against interpreted']}×"))
    lines.append(row("reading all cards, ms", found["load ms"]))
    lines.append(row("reading all cards from the cache, ms", found["load ms, cached"]))
    return lines


def clones(found: dict[str, Any], build: str) -> tuple[float, float]:
    return found[f"clone µs{build}"], found[f"clone µs, median{build}"]


def row(name: str, *figures: float | str) -> str:
    cells = (figure if isinstance(figure, str) else f"{figure:,}" for figure in figures)
    return f"{name:<44}" + "".join(f"{cell:>10}" for cell in cells)
