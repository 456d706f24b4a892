"""Whatever the text: an error of ours or a reading, and neither takes long."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from spellwright.errors import CardError, SpellwrightError
from spellwright.games import BOXES
from spellwright.language.diagnosis import Misread, diagnose
from spellwright.packs.discourse import IN_PLAY, NEXT_GAME, ONCE
from spellwright.packs.files import LONGEST_TEXT
from spellwright.packs.texts import read_card, understood
from tests.language.noise import Noise
from tests.language.typos import GAME

# SPELLWRIGHT_FUZZ_SECONDS=600 goes on for longer.
SECONDS = float(os.environ.get("SPELLWRIGHT_FUZZ_SECONDS", "10"))
SEED = int(os.environ.get("SPELLWRIGHT_FUZZ_SEED", "2"))
READING = 0.050  # seconds, of this thread alone
DIAGNOSIS = 0.300


def seconds(action: Callable[[], Any], limit: float) -> float:
    """How long it takes; what is too slow gets two more chances, for the machine may have been busy."""
    best = 1e9
    for _ in range(3):
        start = time.thread_time()
        action()
        best = min(best, time.thread_time() - start)
        if best <= limit:
            break
    return best


def outcome(text: str, works: str, game: str) -> SpellwrightError | None:
    try:
        understood(text, game, works)
    except SpellwrightError as fault:
        return fault
    return None


@pytest.mark.parametrize("game", list(BOXES))
def test_no_text_breaks_the_reader(game: str) -> None:
    noise = Noise(SEED, game)
    found: Counter[str] = Counter()
    slowest = slowest_diagnosis = 0.0
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        text, works = noise.text(), noise.chance.choice((ONCE, IN_PLAY, NEXT_GAME))
        slowest = max(slowest, took := seconds(lambda: outcome(text, works, game), READING))  # noqa: B023
        assert took <= READING, f"{took * 1000:.0f} ms: {text!r}"
        fault = outcome(text, works, game)
        found["read" if fault is None else "refused"] += 1
        if fault is None:
            link(text, works, game)
        elif isinstance(fault, Misread) and noise.chance.random() < 0.3:
            told: list[CardError] = []
            took = seconds(lambda: told.append(diagnose(fault)), DIAGNOSIS)  # noqa: B023
            assert took <= DIAGNOSIS, f"{took * 1000:.0f} ms: {text!r}"
            slowest_diagnosis = max(slowest_diagnosis, took)
            check(told[0], text)
            found["diagnosed"] += 1
    print(f"{dict(found)}, slowest reading {slowest * 1000:.0f} ms, diagnosis {slowest_diagnosis * 1000:.0f} ms")
    assert all(found[kind] for kind in ("read", "refused", "diagnosed"))


def link(text: str, works: str, game: str) -> None:
    """A text that reads may still not fit the card; then that is said."""
    try:
        assert read_card(text, game, works).text.sentences
    except CardError as fault:
        check(fault, text)


def check(fault: CardError, text: str) -> None:
    """It points into the text and says something."""
    lines = text.split("\n")
    assert 1 <= fault.line <= len(lines), f"{fault} in {text!r}"
    assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1, f"{fault} in {text!r}"
    assert fault.message.endswith((".", "?", "…")) or "Nearest phrase" in fault.message, fault.message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the text is empty"),
        (" . \n ; ", "the text is empty"),
        ("(", "never closed"),
        ("Draw a card. (", "never closed"),
        ("Draw a card. ()", ""),
        (")", "')' cannot stand here"),
        ("instead", "replaced"),
        ("OR", "'OR'"),
        ("1-4:", "this range says nothing"),
        ("1-4: 2 damage. 5-9: as above 3 damage", ""),
        (f"Deal {'9' * 50} damage to each foe.", "the number is too large"),
        ("Deal \u00b2 damage to each foe.", "'\u00b2' is not in the phrasebook"),
        ("\u00b2-4: 2 damage.", "'\u00b2' is not in the phrasebook"),
        ("Deal \u0663 damage to each foe.", ""),
        ("\x00\x1b[31m\x07", "is not in the phrasebook"),
        ("\ud800 draws a card.", "is not in the phrasebook"),
        ("Draw a card and " * 40 + "die.", "longer than"),
        ("Draw a card. " * 200, "longer than"),
        ("(" * 900 + ")" * 900, "longer than"),
        ("a" * LONGEST_TEXT, "is not in the phrasebook"),
        ("who " * 90, "cannot stand here"),
        (f"Heal {'twice ' * 70} your HP.", "tangled"),
    ],
)
def test_odd_texts_get_an_error_of_ours(text: str, message: str) -> None:
    if not message:
        assert read_card(text, GAME).text.sentences
        return
    with pytest.raises(CardError) as caught:
        read_card(text, GAME)
    assert message in str(caught.value)
