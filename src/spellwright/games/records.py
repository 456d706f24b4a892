"""Records of matches: everything that must be right with one before it is played again."""

from __future__ import annotations

from typing import Any, Final

from spellwright.core.match import RETRACT, digest
from spellwright.errors import RecordError

VERSION: Final = 1
MOST_ANSWERS: Final = 1_000_000
MOST_PACKS: Final = 50
SHAPE: Final[dict[str, type]] = {
    "spellwright": int, "game": str, "players": int, "options": dict, "instead": bool, "packs": list,
    "cards": str, "answers": list, "check": str,
}  # fmt: skip


def checked(record: Any, game: str, seats: tuple[int, int], options: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """The record without its check sum, if it is one of this game; its answers may still not be on offer."""
    if not isinstance(record, dict) or set(record) != set(SHAPE):
        raise RecordError(f"a record is an object with {', '.join(SHAPE)}")
    for key, cls in SHAPE.items():
        if not isinstance(record[key], cls) or (cls is int and isinstance(record[key], bool)):
            raise RecordError(f"{key} of the record must be {cls.__name__}, not {type(record[key]).__name__}")
    if record["spellwright"] != VERSION:
        raise RecordError(f"the record has another version than {VERSION}, which this Spellwright reads")
    if record["game"] != game:
        raise RecordError(f"the record is of {record['game'][:40]!r}, not of {game!r}")
    if not seats[0] <= record["players"] <= seats[1]:
        raise RecordError(f"the record's number of players must be from {seats[0]} to {seats[1]}")
    _check_options(record["options"], options)
    _check_packs(record["packs"])
    _check_answers(record["answers"], record["players"])
    body = {key: value for key, value in record.items() if key != "check"}
    if record["check"] != digest(body):
        raise RecordError("the record was cut or changed: its check sum does not fit")
    return body


def _check_options(options: dict[Any, Any], known: dict[str, tuple[str, ...]]) -> None:
    if set(options) != set(known):
        raise RecordError(f"the record's options must be {', '.join(known)}")
    for name, values in known.items():
        if not isinstance(options[name], str) or options[name] not in values:
            raise RecordError(f"the record's option {name} must be one of: {', '.join(values)}")


def _check_packs(packs: list[Any]) -> None:
    if len(packs) > MOST_PACKS or not all(isinstance(pack, str) for pack in packs):
        raise RecordError(f"packs of the record must be at most {MOST_PACKS} texts")


def _check_answers(answers: list[Any], players: int) -> None:
    if len(answers) > MOST_ANSWERS:
        raise RecordError(f"the record has more than {MOST_ANSWERS:,} answers")
    for at, item in enumerate(answers):
        if _is_number(item, 0) or (
            isinstance(item, list)
            and len(item) == 2
            and _is_number(item[0], 0)
            and item[0] < players
            and _is_number(item[1], RETRACT)
        ):
            continue
        raise RecordError(f"answer {at} of the record must be a number of nature's or a seat and its answer")


def _is_number(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < MOST_ANSWERS
