"""The optional fast build: the engine's hot modules compiled by mypyc.

Everything else about the package is in pyproject.toml. Two switches in the environment:
SPELLWRIGHT_PURE=1 never compiles; SPELLWRIGHT_COMPILE=1 fails rather than fall back to pure Python.
An editable install is always pure: compiled modules beside the sources would hide every later edit.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

COMPILED = ("core/*.py", "effects/*.py", "games/*/*.py")  # never an __init__.py
BUILDING = {"build", "build_ext", "bdist_wheel"}
PURE = os.environ.get("SPELLWRIGHT_PURE") == "1"
INLINING = "-fno-semantic-interposition"
MUST_COMPILE = os.environ.get("SPELLWRIGHT_COMPILE") == "1"


def compiled_modules() -> list[str]:
    package = Path("src/spellwright")
    found = (path for pattern in COMPILED for path in package.glob(pattern))
    return sorted(str(path) for path in found if path.name != "__init__.py")


def toolchain_gap() -> str:
    """What this machine lacks to compile; empty when it lacks nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler: {compiler} is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h: the headers of this Python are not installed"
    return ""


def fall_back(reason: str) -> None:
    if MUST_COMPILE:
        sys.exit(f"spellwright: cannot compile ({reason})")
    print(f"spellwright: warning: building slower, pure Python ({reason})", file=sys.stderr)


def extensions() -> list[Any]:
    if PURE or not BUILDING.intersection(sys.argv):
        return []
    if gap := toolchain_gap():
        fall_back(gap)
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(
            compiled_modules(),
            opt_level="3",
            debug_level="0",
            target_dir="build/mypyc",
            group_name="spellwright",
        )
    except ImportError:
        fall_back("mypyc is not installed")
    except SystemExit:  # what mypyc does with sources it cannot compile
        fall_back("mypyc refused the sources")
    else:
        for extension in found if os.name == "posix" else ():
            # Nobody replaces single functions of it, so its functions may be built into each other.
            if INLINING not in extension.extra_compile_args:  # the extensions share one list
                extension.extra_compile_args.append(INLINING)
        return list(found)
    return []


class AllOrNothing(build_ext):
    """Half a compiled engine does not import: when one module fails, none stays."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []
            fall_back("the C compiler failed")


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
