"""The command line: thin."""

from __future__ import annotations

import argparse
import sys

import spellwright.effects.conditions
import spellwright.effects.deeds
import spellwright.effects.dice
import spellwright.effects.flow
import spellwright.effects.harm  # noqa: F401
from spellwright.errors import SpellwrightError
from spellwright.language.reader import read


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="spellwright",
        description="Wizard games whose cards are programs in English.",
        epilog='Example: spellwright explain "Each foe takes 2 damage."',
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    explain = commands.add_parser("explain", help="what one sentence of a card is understood to say")
    explain.add_argument("text")
    chosen = parser.parse_args(arguments)
    try:
        print(read(chosen.text, "Effect"))
    except SpellwrightError as fault:
        print(f"spellwright: {fault}", file=sys.stderr)
        return 1
    return 0
