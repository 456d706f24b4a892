"""Arguments: parsed into numbers and names that fit, or refused in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn

from spellwright.errors import SetupError

USAGE = 2


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line and whose help ends in an example."""

    def __init__(self, prog: str, summary: str, example: str, **more: object) -> None:
        super().__init__(
            prog=prog,
            description=summary,
            epilog=f"Example:\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        sys.exit(USAGE)


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number in a range."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is not from {least} to {most}")
        return number

    return parse


def options(pairs: list[str]) -> dict[str, str]:
    """`NAME=VALUE` as given with --option."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise SetupError(f"--option {pair} says no value; write it as NAME=VALUE, for instance tokens=1")
        found[name] = value
    return found
