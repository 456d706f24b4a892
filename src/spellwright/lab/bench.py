"""How fast the engine is here: random legal play of whole matches, as ratios in one run."""

from __future__ import annotations

import random
import time
from typing import Any

import spellwright.core.state as kernel
from spellwright.core.nature import Seeded
from spellwright.games import find

PLAYERS = 4


def build() -> str:
    """Which build is running."""
    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"


def bench(slug: str, seconds: float = 3.0) -> dict[str, Any]:
    """Decisions a second through the public door and inside the core, the cost of a copy, and of loading."""
    load = loading(slug)
    found: dict[str, Any] = {"game": slug, "build": build(), "load ms": round(load * 1000, 1)}
    found["api decisions/s"] = round(best(lambda: api(slug, seconds / 3)))
    found["core decisions/s"] = round(best(lambda: core(slug, seconds / 3)))
    found["clone µs"] = round(1 / best(lambda: clones(slug, seconds / 9)) * 1e6, 2)
    hearts = openspiel_hearts(seconds / 3)
    if hearts:
        found["OpenSpiel hearts decisions/s"] = round(hearts)
        found["api against hearts"] = round(found["api decisions/s"] / hearts, 2)
    return found


def best(measure: Any, times: int = 3) -> float:
    """The best of several tries: the others were disturbed."""
    return max(float(measure()) for _ in range(times))


def loading(slug: str) -> float:
    box = find(slug)
    begun = time.perf_counter()
    box.cards()
    return time.perf_counter() - begun


def api(slug: str, seconds: float) -> float:
    """As a user plays: the open decision, its options, an answer."""
    game = find(slug)
    chance = random.Random(7).random
    decisions = 0
    seed = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        match = game.new(PLAYERS, seed=seed)
        seed += 1
        while not match.over:
            decision = match.decisions[0]
            match.answer(decision.seat, int(chance() * len(decision.options)))
            decisions += 1
    return decisions / (time.perf_counter() - begun)


def core(slug: str, seconds: float) -> float:
    """Playouts from the first decision on, without a record."""
    game = find(slug)
    start = game.new(PLAYERS, seed=7).state
    decisions = 0
    seed = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        copy = start.clone()
        copy.nature = Seeded(seed)
        seed += 1
        decisions += copy.playout(100_000)
    return decisions / (time.perf_counter() - begun)


def clones(slug: str, seconds: float) -> float:
    """Copies a second, in the middle of a card."""
    state = in_a_card(slug)
    count = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for _ in range(100):
            state.clone()
        count += 100
    return count / (time.perf_counter() - begun)


def in_a_card(slug: str) -> Any:
    """A state that waits for a choice that a card's text asks for."""
    chance = random.Random(3)
    for seed in range(100):
        match = find(slug).new(PLAYERS, seed=seed)
        while not match.over:
            decision = match.decisions[0]
            if decision.source:
                return match.state
            match.answer(decision.seat, chance.randrange(len(decision.options)))
    raise AssertionError(f"no card of {slug} asks for a choice")


def openspiel_hearts(seconds: float) -> float:
    """OpenSpiel's hearts from Python, by random legal play; 0 where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return 0.0
    game = pyspiel.load_game("hearts")
    chance = random.Random(7)
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions = state.legal_actions()
            else:
                actions = state.legal_actions()
                decisions += 1
            state.apply_action(actions[int(chance.random() * len(actions))])
    return decisions / (time.perf_counter() - begun)
