"""Chooses at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.nature import Seeded

if TYPE_CHECKING:
    from spellwright.bots.bot import Outlook


class RandomBot:
    """Every option alike, by a nature of its own: it never takes from the match's."""

    def __init__(self, seed: int) -> None:
        self.nature = Seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        return self.nature.pick(outlook.count)
