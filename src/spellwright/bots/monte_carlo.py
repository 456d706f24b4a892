"""Plays options out at random on imagined tables and takes the one that ends best."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from spellwright.core.nature import Seeded

if TYPE_CHECKING:
    from spellwright.bots.bot import Outlook

PLAYOUTS = 20  # an option
HORIZON = 1  # how many of the game's moments a playout lasts: a longer look sees more noise than future
LONGEST = 20_000  # answers; a playout that goes round in circles is valued where it stands
SEEDS = 1 << 30


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
        trial = Trial(self._shuffled(count), self.seconds)
        for _ in range(trial.stages):
            tries = self.playouts * count // (trial.stages * len(trial.left))
            for _ in range(max(1, tries)):
                self._play_out(outlook, trial)
                if trial.late:
                    return trial.best
            trial.halve()
        return trial.best

    def _shuffled(self, count: int) -> list[int]:
        """The options in any order: among equals no seat and no card is to be favored."""
        order = list(range(count))
        for at in range(count - 1, 0, -1):
            other = self.nature.pick(at + 1)
            order[at], order[other] = order[other], order[at]
        return order

    def _play_out(self, outlook: Outlook, trial: Trial) -> None:
        """Each option that is left, once, all on the same imagined table and with the same luck."""
        table = outlook.imagine(Seeded(self.nature.pick(SEEDS)))
        luck = self.nature.pick(SEEDS)
        for option in trial.left:
            copy = table.clone()
            copy.nature = Seeded(luck)
            trial.note(option, copy.worth(outlook.seat, option, HORIZON, LONGEST))
            if trial.late:
                return


class Trial:
    """What the options were worth so far. Half of them drop out at each stage, so the good ones are tried most.

    Among equals the first in the order given is taken.
    """

    def __init__(self, order: list[int], seconds: float | None) -> None:
        count = len(order)
        self.left = order
        self.stages = (count - 1).bit_length()
        self.end = None if seconds is None else time.monotonic() + seconds
        self._worth = [0.0] * count
        self._tries = [0] * count

    @property
    def late(self) -> bool:
        return self.end is not None and time.monotonic() >= self.end

    @property
    def best(self) -> int:
        return max(self.left, key=self.mean)

    def note(self, option: int, worth: float) -> None:
        self._worth[option] += worth
        self._tries[option] += 1

    def mean(self, option: int) -> float:
        return self._worth[option] / self._tries[option] if self._tries[option] else -1.0

    def halve(self) -> None:
        self.left.sort(key=self.mean, reverse=True)
        del self.left[(len(self.left) + 1) // 2 :]
