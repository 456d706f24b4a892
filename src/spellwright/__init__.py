"""Spellwright: wizard games whose cards are programs in English."""

from __future__ import annotations

from typing import Any

from spellwright.core.match import Decision, Match, Option
from spellwright.core.nature import Nature, Scripted, Seeded
from spellwright.errors import (
    CardError,
    IllegalAnswer,
    PackError,
    RecordError,
    SetupError,
    SpellwrightError,
    UnknownName,
)
from spellwright.games import BOXES, find
from spellwright.games.box import Box
from spellwright.packs.texts import CardText

__version__ = "0.1.0"

__all__ = [
    "Box",
    "CardError",
    "CardText",
    "Decision",
    "IllegalAnswer",
    "Match",
    "Nature",
    "Option",
    "PackError",
    "RecordError",
    "Scripted",
    "Seeded",
    "SetupError",
    "SpellwrightError",
    "UnknownName",
    "game",
    "games",
    "read_card",
    "replay",
]


def game(name: str) -> Box:
    """A game by its name: `game("skullzfyre").new(players=4)` begins a match."""
    return find(name)


def games() -> list[str]:
    """The names of all games."""
    return list(BOXES)


def read_card(text: str, game: str = "skullzfyre", kind: str = "source") -> CardText:
    """The meaning of a card's text: `.text` is its tree, `.canonical` how we would print it."""
    if not isinstance(text, str):
        raise CardError(f"a card's text is a string, not {str(text)[:40]}; as in: Deal 3 damage to a random foe.")
    return find(game).read(text, kind)


def replay(record: dict[str, Any]) -> Match:
    """The match a record tells of, played again to its last answer."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError("a record is an object with a game; save one with match.record()")
    return find(record["game"]).replay(record)
