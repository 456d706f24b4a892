"""Every error Spellwright raises on purpose.

SpellwrightError
├── IllegalAnswer      an answer that is not on offer, or a seat that is not asked
├── SetupError         players, seats, options or bots that a game cannot take
├── PackError          a card file that cannot be read, with every fault in it
│   └── CardError      one card text that is not understood, with its position
├── RecordError        a record or a saved match that was cut, changed or made with other cards
└── UnknownName        a game, bot, rule or pack that does not exist
"""

from __future__ import annotations


class SpellwrightError(Exception):
    """The root: catch this to catch all of ours."""


class IllegalAnswer(SpellwrightError):
    """The answer was refused and nothing changed."""


class SetupError(SpellwrightError):
    """A match that cannot be set up like this."""


class UnknownName(SpellwrightError):
    """No such game, bot, rule or pack."""


class RecordError(SpellwrightError):
    """A record or saved match that does not fit."""


class PackError(SpellwrightError):
    """A card file that cannot be used; `faults` holds every one found."""

    def __init__(self, message: str, faults: list[CardError] | None = None) -> None:
        super().__init__(message)
        self.faults: list[CardError] = faults or []


class CardError(PackError):
    """One fault in one card: where, what, and what would be right."""

    def __init__(self, message: str, line: int = 1, column: int = 1, suggestion: str = "", name: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.suggestion = suggestion
        self.name = name

    def __str__(self) -> str:
        where = f"{self.name}: " if self.name else ""
        hint = f" {self.suggestion}" if self.suggestion else ""
        return f"{where}line {self.line}, column {self.column}: {self.message}{hint}"
