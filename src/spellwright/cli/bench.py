"""`spellwright bench`: how fast the engine is here."""

from __future__ import annotations

import argparse
import json

import spellwright
from spellwright.lab.bench import bench


def run(chosen: argparse.Namespace) -> int:
    for slug in [chosen.game] if chosen.game else spellwright.games():
        spellwright.game(slug)  # a wrong name is said before anything is measured
        found = bench(slug)
        if chosen.json:
            print(json.dumps(found))
            continue
        for name, value in found.items():
            print(f"{name:<32}{value:,.1f}" if isinstance(value, float) else f"{name:<32}{value}")
    return 0
