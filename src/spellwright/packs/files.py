"""Card files: read, bounded and checked. A file may come from anybody, so nothing in it is trusted."""

from __future__ import annotations

import hashlib
import tomllib
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spellwright.errors import CardError, PackError

MOST_BYTES = 1_000_000
MOST_CARDS = 2_000
LONGEST_NAME = 80
LONGEST_TEXT = 2_000
MOST_COPIES = 100
FIELDS = ("name", "kind", "glyphs", "initiative", "cost", "vp", "types", "copies", "text")


@dataclass
class Entry:
    """One card of a file, its fields checked, its text not yet read."""

    name: str
    kind: str
    text: str = ""
    glyphs: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    initiative: int = 0
    cost: int = 0
    vp: int = 0
    copies: int = 1
    line: int = 1  # where its text begins in the file


@dataclass
class Pack:
    """A checked file of cards."""

    game: str
    name: str
    entries: list[Entry]
    digest: str
    source: str = ""  # the file's own text: a match carries its packs with it
    file: str = ""


def load_pack(path: str | Path) -> Pack:
    """Read a card file; every fault in it is in the error."""
    file = Path(path)
    try:
        if file.stat().st_size > MOST_BYTES:
            raise PackError(f"{file}: the file is larger than {MOST_BYTES:,} bytes; split it into several packs")
        raw = file.read_bytes()
    except OSError as fault:
        raise PackError(f"{file}: cannot be read ({fault.strerror}); give the path of a pack in TOML") from fault
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise PackError(f"{file}: is not UTF-8 text (byte {fault.start}); save it as UTF-8") from fault
    return parse_pack(text, str(file))


def parse_pack(text: str, file: str = "pack") -> Pack:
    """A pack from its text."""
    if len(text) > MOST_BYTES:
        raise PackError(f"{file}: the file is larger than {MOST_BYTES:,} bytes; split it into several packs")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise PackError(f"{file}: is not valid TOML: {fault}") from fault
    except RecursionError:
        raise PackError(f"{file}: is nested too deeply; a pack is a flat list of [[card]] entries") from None
    return _pack(data, text, file)


def _pack(data: dict[str, Any], text: str, file: str) -> Pack:
    unknown = sorted(set(data) - {"game", "name", "card"})
    if unknown:
        raise PackError(f"{file}: unknown field {unknown[0]!r}; a pack has game, name and [[card]] entries")
    for key in ("game", "name"):
        if not isinstance(data.get(key, ""), str):
            raise PackError(f'{file}: {key} must be text, as in {key} = "…"')
    if not data.get("game"):
        raise PackError(f'{file}: says no game; begin with game = "skullzfyre"')
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise PackError(f"{file}: cards are written as [[card]] entries")
    if len(rows) > MOST_CARDS:
        raise PackError(f"{file}: has {len(rows):,} cards; a pack holds at most {MOST_CARDS:,}")
    places = _places(text, len(rows))
    faults: list[CardError] = []
    entries: list[Entry] = []
    names: set[str] = set()
    for row, line in zip(rows, places, strict=True):
        found = _entry(row, line, names, faults)
        if found is not None:
            entries.append(found)
    if faults:
        raise PackError("\n".join(f"{file}: {fault}" for fault in faults), faults)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Pack(data["game"], data.get("name", "") or Path(file).stem, entries, digest, text, file)


def _places(text: str, count: int) -> list[int]:
    """The line each card's text begins on; the card's own line where it has none."""
    starts: list[int] = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        bare = line.strip()
        if bare.replace(" ", "").startswith("[[card]]"):
            starts.append(number)
        elif starts and bare.startswith("text") and bare[4:].lstrip().startswith("="):
            opens_below = bare.endswith(('"""', "'''")) and bare.count('"""') + bare.count("'''") == 1
            starts[-1] = number + (1 if opens_below else 0)
    return (starts + [1] * count)[:count]


def _entry(row: dict[str, Any], line: int, names: set[str], faults: list[CardError]) -> Entry | None:
    name = row.get("name")
    shown = _shown(name) if isinstance(name, str) else ""
    before = len(faults)

    def fault(message: str) -> None:
        faults.append(CardError(message, line, 1, "", shown))

    if not isinstance(name, str) or not name.strip():
        fault('a card needs a name, as in name = "Kevin the Unready\'s".')
    elif len(name) > LONGEST_NAME:
        fault(f"the name is longer than {LONGEST_NAME} characters.")
    elif _controls(name):
        fault("the name holds control characters; retype it.")
    elif name.casefold() in names:
        fault("the name is used twice in this pack; give copies = 2 for a second copy.")
    else:
        names.add(name.casefold())
    for key in row:
        if key not in FIELDS:
            fault(f"unknown field {_shown(str(key))!r}; a card has {', '.join(FIELDS)}.")
    if "kind" not in row:
        fault('a card needs a kind, as in kind = "source".')
    for key in ("kind", "text"):
        if not isinstance(row.get(key, ""), str):
            fault(f'{key} must be text, as in {key} = "…".')
    for key in ("glyphs", "types"):
        value = row.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            fault(f'{key} must be a list of texts, as in {key} = ["arcane"].')
    for key, most in (("initiative", 99), ("cost", 99), ("vp", 99), ("copies", MOST_COPIES)):
        value = row.get(key, 1)
        least = -99 if key == "vp" else 1 if key == "copies" else 0
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            fault(f"{key} must be a whole number from {least} to {most}.")
    text = row.get("text", "")
    if isinstance(text, str):
        if len(text) > LONGEST_TEXT:
            fault(f"the text is longer than {LONGEST_TEXT:,} characters.")
        elif _controls(text.replace("\n", " ").replace("\t", " ").replace("\r", " ")):
            fault("the text holds control characters; retype it.")
    if len(faults) > before:
        return None
    return Entry(line=line, **row)


def _shown(text: str) -> str:
    """A name from a file, safe to print."""
    return "".join(c if c.isprintable() else "?" for c in text[:LONGEST_NAME])


def _controls(text: str) -> bool:
    return any(unicodedata.category(c) in ("Cc", "Cs", "Co") for c in text)
