"""What each card did to the game: how often it was used, and how often by the one who won."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spellwright.lab.intervals import wilson

if TYPE_CHECKING:
    from spellwright.core.match import Match


@dataclass
class CardTally:
    """Uses and wins by card name; one use is one seat's part in one game."""

    used: dict[str, int] = field(default_factory=dict)
    won: dict[str, float] = field(default_factory=dict)

    def note(self, name: str, won: float) -> None:
        self.used[name] = self.used.get(name, 0) + 1
        self.won[name] = self.won.get(name, 0.0) + won

    def add(self, other: CardTally) -> None:
        for name, count in other.used.items():
            self.used[name] = self.used.get(name, 0) + count
            self.won[name] = self.won.get(name, 0.0) + other.won[name]

    @property
    def average(self) -> float:
        """How often a user of any card won."""
        total = sum(self.used.values())
        return sum(self.won.values()) / total if total else 0.0

    def rows(self) -> list[tuple[str, int, float, float, float, float]]:
        """Name, uses, win rate, its interval, and the rate against the average; the strongest first."""
        average = self.average
        found = []
        for name, used in self.used.items():
            rate = self.won[name] / used
            low, high = wilson(self.won[name], used)
            found.append((name, used, rate, low, high, rate / average if average else 0.0))
        return sorted(found, key=lambda row: -row[2])


def tally_cards(match: Match) -> CardTally:
    """Who used which card in each game of a match, and who won that game."""
    tally = CardTally()
    using: set[tuple[int, int]] = set()
    for event in match.happenings():
        for face in match.game.brought(event):
            using.add((event[1], face))
        winners = match.game.decided(event)
        if winners >= 0:
            for seat, face in sorted(using):
                tally.note(match.cards.cards[face].name, float(winners >> seat & 1))
            using = set()
    return tally
