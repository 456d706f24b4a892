"""`spellwright` without a command."""

from __future__ import annotations

import argparse

import spellwright
from spellwright.cli.commands import parser


def run(chosen: argparse.Namespace) -> int:
    if chosen.version:
        print(f"spellwright {spellwright.__version__}")
        return 0
    parser().print_help()
    return 2
