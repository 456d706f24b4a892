"""Plays options out at random on imagined tables and takes the one that ends best."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from spellwright.core.nature import Seeded

if TYPE_CHECKING:
    from spellwright.bots.bot import Outlook

PLAYOUTS = 20  # an option
HORIZON = 1  # how many of the game's moments a playout lasts
LONGEST = 20_000  # answers; a playout that goes round in circles is valued where it stands


class MonteCarlo:
    """Determinised playouts, `playouts` an option on average; the best so far when `seconds` are over."""

    def __init__(self, seed: int, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.nature = Seeded(seed)
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, outlook: Outlook) -> int:
        count = outlook.count
        if count < 2:
            return 0
        clock = _Clock(self.seconds)
        tally = _Tally(count)
        for _ in range(self.playouts):
            self._play_all(outlook, tally, range(count), clock)
            if clock.over:
                break
        return tally.best()

    def _play_all(self, outlook: Outlook, tally: _Tally, options: range | list[int], clock: _Clock) -> None:
        """One playout of each option, all on the same imagined table."""
        table = outlook.imagine(Seeded(self.nature.pick(1 << 30)))
        future = self.nature.pick(1 << 30)
        for option in options:
            copy = table.clone()
            copy.nature = Seeded(future)
            tally.add(option, copy.worth(outlook.seat, option, HORIZON, LONGEST))
            if clock.over:
                return


class _Clock:
    def __init__(self, seconds: float | None) -> None:
        self.end = None if seconds is None else time.monotonic() + seconds

    @property
    def over(self) -> bool:
        return self.end is not None and time.monotonic() >= self.end


class _Tally:
    """What each option was worth so far."""

    def __init__(self, count: int) -> None:
        self.total = [0.0] * count
        self.tries = [0] * count

    def add(self, option: int, worth: float) -> None:
        self.total[option] += worth
        self.tries[option] += 1

    def mean(self, option: int) -> float:
        return self.total[option] / self.tries[option] if self.tries[option] else -1.0

    def best(self) -> int:
        return max(range(len(self.total)), key=self.mean)
