"""How well a seat stands while the game goes on: its points, and those its deck will still bring."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from spellwright.core.state import State
from spellwright.effects.flow import Nothing
from spellwright.effects.sentences import Plain, Text
from spellwright.effects.table import DUD, HP, LEGENDS, MAIN, STARTER, TOKEN_STACK
from spellwright.games.annihilageddon.scoring import owned, points
from spellwright.games.annihilageddon.setup import HAND_OF

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.cards import Card

# What turned out well in matches between bots.
PER_COST: Final = 0.6  # Power that a card brings when it is played, for each Power it costs
PER_POWER: Final = 0.6  # points that a Power buys
PER_HP: Final = 0.1  # points that a hit point saves: a death costs three
FORESIGHT: Final = 12.0  # turns; a deck is not counted on for longer
EACH_TURN: Final = 1.2  # cards that leave the main deck
EACH_LEGEND: Final = 2.0  # turns of each seat between two Legends
LEAD: Final = 15.0  # points ahead that almost settle the game


def value(g: State, seat: i64) -> float:
    """From 0 to 1: ahead of the best of the others, and of all of them."""
    turns = turns_left(g)
    own = prospects(g, seat, turns)
    best = -1000.0
    total = 0.0
    for other in range(g.n):
        if other != seat:
            there = prospects(g, other, turns)
            total += there
            best = max(best, there)
    ahead = own - (best + total / float(g.n - 1)) / 2
    return 1.0 / (1.0 + math.exp(-ahead / LEAD))


def turns_left(g: State) -> float:
    """How many turns each seat may still have: whichever of the three ends comes first."""
    n = float(g.n)
    deck = len(g.in_zone(MAIN, 0)) / EACH_TURN / n
    legends = 1.0 + EACH_LEGEND * len(g.in_zone(LEGENDS, 0))
    tokens = 1.0 + 3.0 * len(g.in_zone(TOKEN_STACK, 0)) / n
    return min(FORESIGHT, deck, legends, tokens)


def prospects(g: State, seat: i64, turns: float) -> float:
    cards = owned(g, seat)
    power = 0.0
    for card in cards:
        power += strength(g.face(card))
    hand = power * float(HAND_OF) / float(max(HAND_OF, len(cards)))
    return float(points(g, seat)) + PER_HP * float(g.get(HP, seat)) + PER_POWER * turns * hand


def strength(face: Card) -> float:
    """What a card is good for when it is played, in Power."""
    if face.cost == 0 and face.kind & STARTER:
        return 0.0 if idle(face) else 1.0
    return 0.0 if face.kind & DUD else PER_COST * float(face.cost)


def idle(face: Card) -> bool:
    program = face.program
    if not isinstance(program, Text):
        return True
    for sentence in program.sentences:
        if not isinstance(sentence, Plain) or not isinstance(sentence.effect, Nothing):
            return False
    return True
