"""The command line: `spellwright COMMAND`. Thin: each command is a module that calls the part it is named after.

Exit codes: 0 done; 1 the answer is no (a card does not read, a record is damaged);
2 the command line is wrong (an option, a number or a name that does not exist); 130 interrupted.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys

from spellwright.errors import SetupError, SpellwrightError, UnknownName

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run a command; every fault is one line on stderr."""
    from spellwright.cli.commands import parser

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters gets others, not a traceback
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except SpellwrightError as fault:
        complain(str(fault))
        return 2 if isinstance(fault, SetupError | UnknownName) else 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough. Python would complain once more while closing it.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def complain(message: str) -> None:
    """A fault in one line; the first of several, and how many more there are."""
    first, *more = message.splitlines() or [""]
    rest = f" (and {len(more)} more)" if more else ""
    print(f"spellwright: {first}{rest}", file=sys.stderr)
