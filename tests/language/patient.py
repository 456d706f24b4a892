"""A reader that takes its time: it tries every phrase at every place until nothing new is found."""

from __future__ import annotations

from spellwright.language.phrases import Phrasebook
from spellwright.language.reader import JOINERS, Chart, Key, Reading
from spellwright.language.words import Token

SETTLED = 8  # times over without growth: a reading that gave way to another is then gone everywhere


class PatientChart(Chart):
    """The readings of a sentence by going over all its entries again and again."""

    def __init__(self, tokens: list[Token], book: Phrasebook) -> None:
        super().__init__(tokens, book)
        self.table: dict[Key, list[Reading]] = {}

    def spend(self, steps: int) -> None:
        pass

    def read(self, category: str, at: int) -> list[Reading]:
        return list(self.table.setdefault((category, at), []))

    def plain(self, category: str, at: int) -> list[Reading]:
        own = category + "'" if category in JOINERS else category
        return list(self.table.setdefault((own, at), []))

    def all_readings(self, category: str) -> list[Reading]:
        self.read(category, 0)
        quiet = 0
        while quiet < SETTLED:
            grown = [key for key in list(self.table) if self.again(*key)]
            quiet = 0 if grown else quiet + 1
        return self.table[category, 0]

    def again(self, category: str, at: int) -> bool:
        """Read an entry anew; whether that, or what it asked for, is new."""
        asked = len(self.table)
        found: list[Reading] = []
        if category in JOINERS:
            found = JOINERS[category](self, at)
        elif at < len(self.tokens):
            for phrase in self.book.phrases.get(category.rstrip("'"), ()):
                self._match(phrase, phrase.begins, at, {}, found)
        grown = len(found) != len(self.table[category, at])
        self.table[category, at] = found
        return grown or len(self.table) != asked
