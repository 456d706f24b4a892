"""The bots by name. A name may carry settings: `monte-carlo:playouts=5,seconds=0.2`."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from spellwright.bots.bot import Bot
from spellwright.bots.monte_carlo import MonteCarlo
from spellwright.bots.random_bot import RandomBot
from spellwright.errors import SetupError, UnknownName


@dataclass(frozen=True)
class Entry:
    """How a bot is made, which settings its name may carry, and what it is."""

    make: Callable[..., Bot]
    settings: dict[str, Callable[[str], float]]
    help: str


BOTS: dict[str, Entry] = {
    "random": Entry(RandomBot, {}, "chooses at random"),
    "monte-carlo": Entry(
        MonteCarlo,
        {"playouts": int, "seconds": float},
        "plays each option out at random on imagined tables, and takes the one that ends best",
    ),
}


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name, new: give every seat its own."""
    bare, _, rest = name.partition(":")
    if bare not in BOTS:
        raise UnknownName(f"there is no bot {bare!r}; the bots are: {', '.join(BOTS)}")
    entry = BOTS[bare]
    settings = dict(_setting(bare, part, entry.settings) for part in rest.split(",") if part)
    return entry.make(seed if seed is not None else int.from_bytes(os.urandom(7), "big"), **settings)


def _setting(name: str, part: str, known: dict[str, Callable[[str], float]]) -> tuple[str, float]:
    key, _, value = part.partition("=")
    if key not in known:
        takes = f"its settings are: {', '.join(known)}" if known else "it has none"
        raise SetupError(f"the bot {name} has no setting {key!r}; {takes}")
    try:
        number = known[key](value)
    except ValueError:
        raise SetupError(f"{key}={value} of the bot {name} is no number; write for instance {key}=5") from None
    if not 0 < number < float("inf"):
        raise SetupError(f"{key}={value} of the bot {name} must be more than 0")
    return key, number
