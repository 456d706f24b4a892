"""How long the reader takes for the texts of a game's own cards, and for the same texts with a typing error.

python benchmarks/reading.py [GAME]
"""

from __future__ import annotations

import contextlib
import statistics
import sys
import time

from spellwright.errors import CardError
from spellwright.games import find
from spellwright.packs.texts import read_card

TURNS = 5


def timed(text: str, game: str, works: str) -> float:
    begun = time.process_time()
    with contextlib.suppress(CardError):
        read_card(text, game, works)
    return (time.process_time() - begun) * 1000


def main(game: str) -> None:
    box = find(game)
    texts = [
        (entry.text, box.kinds[entry.kind].works)
        for pack in box.own_packs
        for entry in pack.entries
        if box.kinds[entry.kind].has_text
    ]
    read_card(*texts[0][:1], game, texts[0][1])  # builds the phrasebook
    print(f"{len(texts)} texts, milliseconds{'median':>12}{'slowest':>10}")
    for name, change in (("as they are", str), ("last word doubled", doubled), ("a letter lost", shortened)):
        best = [min(timed(change(text), game, works) for _ in range(TURNS)) for text, works in texts]
        print(f"  {name:<26}{statistics.median(best):>10.2f}{max(best):>10.2f}")


def doubled(text: str) -> str:
    words = text.split(" ")
    return " ".join([*words, words[-1]])


def shortened(text: str) -> str:
    """Without the second letter of its longest word."""
    word = max(text.split(), key=len)
    return text.replace(word, word[0] + word[2:], 1)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "skullzfyre")
