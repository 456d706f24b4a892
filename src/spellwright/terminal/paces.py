"""How fast what happens is shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    name: str
    seconds: float | None  # for an event; None waits for a key
    skips: bool = True  # a key passes over the rest of what just happened


CALM = Pace("calm", 1.2)
NORMAL = Pace("normal", 0.55)
QUICK = Pace("quick", 0.15)
INSTANT = Pace("instant", 0)
STEPS = Pace("step by step", None, skips=False)
PACES = (CALM, NORMAL, QUICK, INSTANT, STEPS)

# Nobody needs to ponder these: what is drawn, and what the one at the keyboard has just chosen to do.
BRIEF = (" draw a card.", " draws a card.", "You draw ", " placed ", "You play ", "You buy ", " Power more.")


def seconds(pace: Pace, line: str) -> float | None:
    """How long a line of the log stays alone."""
    brief = any(words in line for words in BRIEF)
    if pace.seconds is None:
        return 0 if brief else None
    if pace.seconds and line.endswith("!"):
        return pace.seconds * 1.8
    return pace.seconds * (0.1 if brief else 1)
