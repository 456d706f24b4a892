"""What was read once: the trees of whole packs, kept in the user's cache directory.

It saves time and nothing else. What it holds is found by a hash of the cards and of the language that
read them, and believed only if its own hash fits; where it cannot be read or written, nothing happens.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from spellwright.effects.sentences import Text
from spellwright.language.phrases import SAID
from spellwright.packs.files import Entry, Pack
from spellwright.packs.trees import grown, plain

LANGUAGE = ("spellwright.core", "spellwright.language", "spellwright.effects", "spellwright.packs")
MOST_FILES = 16
WORTH_IT = 10  # texts; fewer are read as fast as a file is found

Trees = list[Text | None]  # by card; None for a card without text


def recall(key: str, files: Sequence[tuple[str, str]]) -> tuple[list[Pack], Trees] | None:
    """The packs in these files, by name and content, with their cards read; None when they are not kept."""
    if not key:
        return None
    try:
        check, _, body = _place(key).read_bytes().partition(b"\n")
        if check != _digest(body):
            return None
        rows, trees = json.loads(body)
        packs = [_pack(row, file, text) for row, (file, text) in zip(rows, files, strict=True)]
        return packs, grown(trees)
    except Exception:  # whatever is wrong with it: the cards can be read again
        return None


def keep(key: str, packs: Sequence[Pack], trees: Trees) -> None:
    """Keep packs whose cards were all read."""
    if not key or sum(tree is not None for tree in trees) < WORTH_IT:
        return
    rows = [[pack.game, pack.name, [dataclasses.astuple(entry) for entry in pack.entries]] for pack in packs]
    body = json.dumps([rows, [plain(tree) for tree in trees]], separators=(",", ":")).encode()
    with suppress(OSError, RuntimeError):
        place = _place(key)
        place.parent.mkdir(parents=True, exist_ok=True)
        ours = place.with_suffix(f".{os.getpid()}")  # a file is there whole or not at all
        ours.write_bytes(_digest(body) + b"\n" + body)
        ours.replace(place)
        _tidy(place.parent)


def key_of(home: str, texts: Sequence[str]) -> str:
    """What these packs are found by: their texts, and the language of the game that lives in the package `home`."""
    try:
        parts = [fingerprint(home), *texts]
    except OSError:  # a language that cannot be told from another keeps nothing
        return ""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:40]


def fingerprint(home: str) -> str:
    """A hash of the phrases of a game and of everything that reads, joins and links them."""
    return _fingerprint(home, len(SAID))


@functools.lru_cache(maxsize=16)
def _fingerprint(home: str, said: int) -> str:
    found = hashlib.sha256()
    for phrases in SAID:
        found.update(repr((phrases.home, phrases.game, phrases.templates, phrases.fixed)).encode())
    for package in (*LANGUAGE, home):
        for file in _code(package):
            found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


def _code(package: str) -> list[Traversable]:
    """The sources of a package; what it was compiled to where there are none."""
    files = [file for file in resources.files(package).iterdir() if file.is_file()]
    sources = [file for file in files if file.name.endswith(".py")]
    return sorted(sources or files, key=lambda file: file.name)


def _pack(row: list[Any], file: str, text: str) -> Pack:
    game, name, entries = row
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Pack(game, name, [Entry(*entry) for entry in entries], digest, text, file)


def _place(key: str) -> Path:
    home = os.environ.get("XDG_CACHE_HOME", "")
    root = Path(home) if os.path.isabs(home) else Path.home() / ".cache"
    return root / "spellwright" / f"cards-{key}.json"


def _digest(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode()


def _tidy(folder: Path) -> None:
    """The oldest files go: those of earlier versions and cards."""
    files = sorted(folder.glob("cards-*"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[MOST_FILES:]:
        file.unlink(missing_ok=True)
