"""Matches kept between sittings: unfinished ones to go on with, records of finished ones to look at."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spellwright.errors import RecordError

VERSION = 1
LARGEST = 20_000_000


@dataclass
class Saved:
    """A match as it was left: the match itself, and who sits where."""

    game: str
    match: dict[str, Any]
    humans: list[int]
    bots: dict[int, str]
    note: str = ""  # a line for the list of unfinished matches
    path: Path | None = None


def state_folder() -> Path:
    """Where this user's programs keep what they remember."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "spellwright"


def new_path(game: str) -> Path:
    """A name for a match that no other match has."""
    return state_folder() / "matches" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def write(path: Path, data: dict[str, Any]) -> None:
    """Write all or nothing: a crash leaves the file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def keep(path: Path, saved: Saved) -> None:
    write(
        path,
        {
            "table": VERSION,
            "game": saved.game,
            "humans": saved.humans,
            "bots": {str(seat): name for seat, name in saved.bots.items()},
            "note": saved.note,
            "match": saved.match,
        },
    )


def read_json(path: str | Path) -> Any:
    """A JSON file, or a RecordError that says what is wrong with it."""
    try:
        if os.path.getsize(path) > LARGEST:
            raise RecordError(f"{path}: is larger than {LARGEST:,} bytes; give a match or record of Spellwright's")
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except OSError as fault:
        raise RecordError(f"{path}: cannot be read ({fault.strerror}); give the path of a saved match") from fault
    except (ValueError, RecursionError) as fault:
        raise RecordError(f"{path}: is not JSON; give a match or record that Spellwright wrote") from fault


def load(path: str | Path) -> Saved:
    """A saved match from its file."""
    data = read_json(path)
    if isinstance(data, dict) and set(data) == {"record", "state"}:  # match.save() as it is
        data = {"table": VERSION, "game": _game(data), "humans": [0], "bots": {}, "note": "", "match": data}
    if not _is_table(data):
        raise RecordError(f"{path}: is not a saved match; give a file from {state_folder() / 'matches'}")
    if data["table"] != VERSION:
        raise RecordError(f"{path}: was saved by another version ({data['table']}); this one reads {VERSION}")
    bots = {int(seat): name for seat, name in data["bots"].items()}
    return Saved(data["game"], data["match"], data["humans"], bots, data["note"], Path(path))


def _game(data: dict[str, Any]) -> Any:
    return data["record"].get("game") if isinstance(data["record"], dict) else None


def _is_table(data: Any) -> bool:
    return (
        isinstance(data, dict)
        and isinstance(data.get("table"), int)
        and isinstance(data.get("game"), str)
        and isinstance(data.get("note"), str)
        and isinstance(data.get("match"), dict)
        and isinstance(data.get("humans"), list)
        and all(isinstance(seat, int) for seat in data["humans"])
        and isinstance(data.get("bots"), dict)
        and all(seat.isdigit() and isinstance(name, str) for seat, name in data["bots"].items())
    )


def unfinished(game: str = "") -> list[Saved]:
    """The matches that were left, the latest first; files that cannot be read are passed over."""
    folder = state_folder() / "matches"
    try:
        paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    found: list[Saved] = []
    for path in paths[:50]:
        try:
            saved = load(path)
        except RecordError:
            continue
        if game in ("", saved.game):
            found.append(saved)
    return found


def put_away(path: Path, record: dict[str, Any]) -> Path:
    """A finished match is no longer unfinished: its record stays."""
    kept = state_folder() / "records" / path.name
    write(kept, record)
    path.unlink(missing_ok=True)
    return kept
