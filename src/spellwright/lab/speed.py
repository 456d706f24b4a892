"""The loops that are timed: random legal play of whole matches, and copies in the middle of a card.

The clock is that of the processor, so that other programs on the machine count as little as they can.
"""

from __future__ import annotations

import random
import time

from spellwright.core.nature import Seeded
from spellwright.core.state import State
from spellwright.games import find

PLAYERS = 4
LONGEST = 100_000  # decisions of a playout


def api(slug: str, seconds: float) -> float:
    """Decisions a second as a user plays: the open decision, its options, an answer."""
    game = find(slug)
    chance = random.Random(7).random
    decisions = 0
    seed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        match = game.new(PLAYERS, seed=seed)
        seed += 1
        while not match.over:
            decision = match.decisions[0]
            match.answer(decision.seat, int(chance() * len(decision.options)))
            decisions += 1
    return decisions / (time.process_time() - begun)


def core(slug: str, seconds: float) -> float:
    """Decisions a second of playouts inside the core, from the first decision to the end of the match."""
    start = find(slug).new(PLAYERS, seed=7).state
    decisions = 0
    seed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        copy = start.clone()
        copy.nature = Seeded(seed)
        seed += 1
        decisions += copy.playout(LONGEST)
    return decisions / (time.process_time() - begun)


def clones(slug: str, seconds: float) -> float:
    """Copies a second, in the middle of a card."""
    state = in_a_card(slug)
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(100):
            state.clone()
        count += 100
    return count / (time.process_time() - begun)


def in_a_card(slug: str) -> State:
    """A table that waits for a choice that a card's text asks for."""
    chance = random.Random(3)
    for seed in range(100):
        match = find(slug).new(PLAYERS, seed=seed)
        while not match.over:
            decision = match.decisions[0]
            if decision.source:
                return match.state
            match.answer(decision.seat, chance.randrange(len(decision.options)))
    raise AssertionError(f"no card of {slug} asks for a choice")


def hearts(seconds: float) -> float | None:
    """Decisions a second of OpenSpiel's hearts through its State API; None where it is not installed.

    Chance is sampled by its probabilities, as OpenSpiel's own examples do; its nodes are not counted as decisions.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    chance = random.Random(7)
    decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
                decisions += 1
    return decisions / (time.process_time() - begun)
