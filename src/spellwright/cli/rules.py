"""`spellwright rules`: look a rule up by its number or by words."""

from __future__ import annotations

import argparse
import dataclasses
import json
import shutil
import textwrap

from spellwright.terminal import rulebook


def run(chosen: argparse.Namespace) -> int:
    query = " ".join(chosen.words)
    found = rulebook.look_up(chosen.game, query) if query else list(rulebook.rules(chosen.game))
    width = min(100, shutil.get_terminal_size((80, 24)).columns)
    for rule in found:
        if chosen.json:
            print(json.dumps(dataclasses.asdict(rule), ensure_ascii=False))
        else:
            print(f"{rule.id}  {rule.section}")
            print(textwrap.fill(rule.text, width, initial_indent="  ", subsequent_indent="  "))
    return 0
