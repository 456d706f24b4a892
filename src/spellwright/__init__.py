"""Spellwright: wizard games whose cards are programs in English."""

from spellwright.errors import (
    CardError,
    IllegalAnswer,
    PackError,
    RecordError,
    SetupError,
    SpellwrightError,
    UnknownName,
)

__version__ = "0.1.0"

__all__ = [
    "CardError",
    "IllegalAnswer",
    "PackError",
    "RecordError",
    "SetupError",
    "SpellwrightError",
    "UnknownName",
]
