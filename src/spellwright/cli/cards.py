"""`spellwright cards`: what the reader makes of card texts."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import Any

from spellwright.errors import SetupError
from spellwright.games import find, report


def check(chosen: argparse.Namespace) -> int:
    """Every error of every card; 1 if there is any."""
    good = True
    for file in chosen.files:
        for card in report.check(file):
            good = good and card["ok"]
            if chosen.json:
                print(json.dumps(card, ensure_ascii=False))
            else:
                _tell(card)
    return 0 if good else 1


def _tell(card: dict[str, Any]) -> None:
    where = f"{card['file']}: {card['name']}" if card["name"] else str(card["file"])
    if card["ok"]:
        print(f"ok   {where}")
    for fault in card["errors"]:
        place = f"{fault['line']}:{fault['column']}: " if card["name"] else ""
        hint = f" {fault['suggestion']}" if fault["suggestion"] else ""
        print(f"FAIL {where}: {place}{fault['message']}{hint}")


def explain(chosen: argparse.Namespace) -> int:
    """Tree, canonical text, and in words what will happen."""
    kinds = [name for name, kind in find(chosen.game).kinds.items() if kind.has_text]
    kind = chosen.kind or kinds[0]
    if kind not in kinds:
        raise SetupError(
            f"--kind {kind} is no kind of card of {chosen.game} with a text; use one of: {', '.join(kinds)}"
        )
    found = report.explain(chosen.text, chosen.game, kind)
    if chosen.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    print("Understood as:", _indented(found["canonical"]), sep="\n")
    print("\nWhat happens:", _indented("\n".join(found["words"])), sep="\n")
    print("\nTree:", _indented(found["tree"]), sep="\n")
    return 0


def _indented(text: str) -> str:
    return textwrap.indent(text, "  ")


def phrases(chosen: argparse.Namespace) -> int:
    """All phrases by section, the canonical form first."""
    last = ""
    for section, canonical, variants in report.phrases(chosen.game):
        if chosen.json:
            print(json.dumps({"section": section, "phrase": canonical, "variants": variants}, ensure_ascii=False))
            continue
        if section != last:
            print(f"\n{section}" if last else section)
            last = section
        print(f"  {canonical}")
        for variant in variants:
            print(f"      {variant}")
    return 0
