"""Card files: read, bounded and checked. A file may come from anybody, so nothing in it is trusted."""

from __future__ import annotations

import hashlib
import tomllib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spellwright.errors import CardError, PackError

MOST_BYTES = 1_000_000
MOST_CARDS = 2_000
LONGEST_NAME = 80
LONGEST_TEXT = 2_000
LONGEST_WORD = 40  # a kind, a glyph, a game
MOST_COPIES = 100
MOST_DOTS = 20  # in a key: reading TOML takes the square of it
FIELDS = ("name", "kind", "glyphs", "initiative", "cost", "vp", "types", "copies", "text")
BREAKS = str.maketrans("\n\t\r", "   ")
JOINERS = "\u200c\u200d"  # invisible, but parts of emoji and of words in some scripts


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
    column: int = 1

    def placed(self, fault: CardError) -> CardError:
        """A fault of the text, with its place in the file."""
        if fault.line == 1:
            fault.column += self.column - 1
        fault.line += self.line - 1
        return fault


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
    shown = _shown(str(path), 200)
    try:
        file = Path(path)
        if file.exists() and not file.is_file():
            raise PackError(f"{shown}: is not a file; give the path of a pack in TOML")
        with file.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except OSError as fault:
        raise PackError(f"{shown}: cannot be read ({fault.strerror}); give the path of a pack in TOML") from fault
    except (TypeError, ValueError) as fault:
        raise PackError(f"{shown}: is no path of a file ({fault}); give the path of a pack in TOML") from fault
    if len(raw) > MOST_BYTES:
        raise too_large(shown)
    try:
        text = raw.decode("utf-8-sig")  # some editors put a mark in front
    except UnicodeDecodeError as fault:
        raise PackError(f"{shown}: is not UTF-8 text (byte {fault.start}); save it as UTF-8") from fault
    return parse_pack(text, shown)


def too_large(file: str) -> PackError:
    return PackError(f"{file}: the file is larger than {MOST_BYTES:,} bytes; split it into several packs")


def parse_pack(text: str, file: str = "pack") -> Pack:
    """A pack from its text."""
    if not isinstance(text, str):
        raise PackError(f"{file}: a pack is text, not {type(text).__name__}")
    if len(text) > MOST_BYTES:
        raise too_large(file)
    try:
        digest = hashlib.sha256(text.encode()).hexdigest()
    except UnicodeEncodeError as fault:
        raise PackError(f"{file}: holds half a character (number {fault.start}); retype it") from fault
    _refuse_endless_keys(text, file)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise PackError(f"{file}: is nested too deeply; a pack is a flat list of [[card]] entries") from None
    except ValueError as fault:  # besides TOML's own: a number of many thousand digits
        raise PackError(f"{file}: is not valid TOML: {_shown(str(fault), 200)}") from fault
    return _pack(data, text, file, digest)


def _refuse_endless_keys(text: str, file: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        key = line if line.lstrip().startswith("[") else line[: line.rfind("=") + 1]
        if key.count(".") > MOST_DOTS:
            raise PackError(f"{file}: line {number}: is nested too deeply; a pack is a flat list of [[card]] entries")


def _pack(data: dict[str, Any], text: str, file: str, digest: str) -> Pack:
    unknown = sorted(set(data) - {"game", "name", "card"})
    if unknown:
        raise PackError(f"{file}: unknown field {_shown(unknown[0])!r}; a pack has game, name and [[card]] entries")
    for key, longest in (("game", LONGEST_WORD), ("name", LONGEST_NAME)):
        value = data.get(key, "")
        if not isinstance(value, str):
            raise PackError(f'{file}: {key} must be text, as in {key} = "…"')
        if len(value) > longest or _controls(value):
            raise PackError(f"{file}: {key} must be at most {longest} characters, without control characters")
    if not data.get("game"):
        raise PackError(f'{file}: says no game; begin with game = "skullzfyre"')
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise PackError(f"{file}: cards are written as [[card]] entries")
    if not rows:
        raise PackError(f"{file}: holds no card; add a [[card]] entry with name, kind and text")
    if len(rows) > MOST_CARDS:
        raise PackError(f"{file}: has {len(rows):,} cards; a pack holds at most {MOST_CARDS:,}")
    entries = _entries(rows, text, file)
    return Pack(data["game"], data.get("name", "") or Path(file).stem, entries, digest, text, file)


def _entries(rows: list[dict[str, Any]], text: str, file: str) -> list[Entry]:
    faults: list[CardError] = []
    names: set[str] = set()
    entries: list[Entry] = []
    for row, (line, column) in zip(rows, _places(text, len(rows)), strict=True):
        wrong = _faults(row, names)
        if wrong:
            name = row.get("name")
            faults += [
                CardError(message, line, 1, "", _shown(name) if isinstance(name, str) else "") for message in wrong
            ]
        else:
            entries.append(Entry(line=line, column=column, **row))
    if faults:
        raise PackError("\n".join(f"{file}: {fault}" for fault in faults), faults)
    return entries


def _places(text: str, count: int) -> list[tuple[int, int]]:
    """The line and column each card's text begins at; the card's own line where it has none."""
    starts: list[tuple[int, int]] = []
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if bare.replace(" ", "").startswith("[[card]]"):
            starts.append((number, 1))
        elif starts and bare.startswith("text") and bare[4:].lstrip().startswith("="):
            value = line[line.index("=") + 1 :]
            quotes = 3 if value.lstrip().startswith(('"""', "'''")) else 1
            begins = len(line) - len(value.lstrip()) + quotes
            starts[-1] = (number + 1, 1) if not line[begins:].strip() else (number, begins + 1)
    return (starts + [(1, 1)] * count)[:count]


def _faults(row: dict[str, Any], names: set[str]) -> list[str]:
    """Everything that is wrong with the fields of a card; its name joins those taken."""
    found = [f"unknown field {_shown(key)!r}; a card has {', '.join(FIELDS)}." for key in row if key not in FIELDS]
    found += _name_faults(row.get("name"), names)
    if "kind" not in row:
        found.append('a card needs a kind, as in kind = "source".')
    for key, fits, right in CHECKS:
        if key in row and not fits(row[key]):
            found.append(f"{key} {right}.")
    return found


def _name_faults(name: Any, names: set[str]) -> list[str]:
    if not isinstance(name, str) or not name.strip():
        return ['a card needs a name, as in name = "Kevin the Unready\'s".']
    if len(name) > LONGEST_NAME:
        return [f"the name is longer than {LONGEST_NAME} characters."]
    if _controls(name):
        return ["the name holds control characters; retype it."]
    if name.casefold() in names:
        return ["the name is used twice in this pack; give copies = 2 for a second copy."]
    names.add(name.casefold())
    return []


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and not _controls(value)


def _are_words(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= LONGEST_WORD and all(_is_word(item) for item in value)


def _is_number(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


# Field, what it takes, and how to say so.
CHECKS: list[tuple[str, Callable[[Any], bool], str]] = [
    ("kind", _is_word, 'must be a short text, as in kind = "source"'),
    ("glyphs", _are_words, 'must be a list of short texts, as in glyphs = ["arcane"]'),
    ("types", _are_words, 'must be a list of short texts, as in types = ["treasure"]'),
    ("initiative", _is_number(0, 99), "must be a whole number from 0 to 99"),
    ("cost", _is_number(0, 99), "must be a whole number from 0 to 99"),
    ("vp", _is_number(-99, 99), "must be a whole number from -99 to 99"),
    ("copies", _is_number(1, MOST_COPIES), f"must be a whole number from 1 to {MOST_COPIES}"),
    ("text", lambda value: isinstance(value, str), 'must be text, as in text = "Heal 3 HP."'),
    (
        "text",
        lambda value: not isinstance(value, str) or len(value) <= LONGEST_TEXT,
        f"must be at most {LONGEST_TEXT:,} characters",
    ),
    (
        "text",
        lambda value: not isinstance(value, str) or not _controls(value.translate(BREAKS)),
        "holds control characters; retype it",
    ),
]


def _shown(text: str, most: int = LONGEST_NAME) -> str:
    """Something from a file, safe to print."""
    return "".join(c if c.isprintable() else "?" for c in text[:most])


def _controls(text: str) -> bool:
    """Whether a text holds what cannot be seen: controls, half characters, marks that turn the writing round."""
    hidden = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    return any(unicodedata.category(c) in hidden and c not in JOINERS for c in text)
