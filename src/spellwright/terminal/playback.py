"""A record played again, with the table as it was at each event."""

from __future__ import annotations

from typing import Any

import spellwright
from spellwright.core.match import RETRACT, Match
from spellwright.core.nature import Scripted
from spellwright.errors import RecordError
from spellwright.games import find
from spellwright.packs.files import parse_pack
from spellwright.terminal.saves import read_json, state_folder
from spellwright.terminal.session import Moment


def read_record(path: str) -> dict[str, Any]:
    """The record in a file: on its own, in a saved match, or in a match kept by the table."""
    data = read_json(path)
    for key in ("match", "record"):
        if isinstance(data, dict) and isinstance(data.get(key), dict):
            data = data[key]
    if not isinstance(data, dict) or "answers" not in data:
        raise RecordError(f"{path}: holds no record; give a file that match.record() or the table has written")
    spellwright.replay(data)  # a record that does not fit is refused before anything is shown
    return data


def latest_record() -> str:
    """The record of the match that was finished last at this table."""
    found = sorted((state_folder() / "records").glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise RecordError("no match has been finished here yet; give the file of a record")
    return str(found[-1])


class Playback:
    """Every event of a match, as one pair of eyes would have seen it."""

    def __init__(self, record: dict[str, Any], eyes: int) -> None:
        self.game = str(record["game"])
        self.eyes = eyes
        self.match = self._set_up(record)
        self.moments = [Moment(line, self.match.view(eyes)) for line in self.match.log(eyes)]
        self.match.watch(self._witness)
        for item in record["answers"]:
            if isinstance(item, int):
                continue
            seat, index = item
            if index == RETRACT:
                self.match.retract(seat)
            else:
                self.match.answer(seat, index)
        self.match.watch(None)

    def _set_up(self, record: dict[str, Any]) -> Match:
        return find(self.game).new(
            players=record["players"],
            packs=[parse_pack(source, f"pack {at + 1}") for at, source in enumerate(record["packs"])],
            instead=record["instead"],
            options=record["options"],
            nature=Scripted([item for item in record["answers"] if isinstance(item, int)]),
        )

    def _witness(self) -> None:
        line = self.match.log(self.eyes, len(self.moments))[-1]
        self.moments.append(Moment(line, self.match.view(self.eyes)))

    @property
    def log(self) -> list[str]:
        return [moment.line for moment in self.moments]

    def as_dict(self) -> dict[str, Any]:
        match = self.match
        return {
            "game": self.game,
            "over": match.over,
            "winners": match.winners,
            "scores": match.scores,
            "log": self.log,
        }
