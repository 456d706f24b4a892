"""How likely one word was typed for another: letters dropped, doubled, swapped, hit beside the right key."""

from __future__ import annotations

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
FAR = 99.0

SWAPPED = 0.9
DOUBLED = 0.9
DROPPED = 1.0
BESIDE = 1.05  # the key beside it
ADDED = 1.25
OTHER = 1.3


def _neighbours() -> frozenset[str]:
    pairs: set[str] = set()
    for row, keys in enumerate(ROWS):
        for at, key in enumerate(keys):
            near = keys[at + 1 : at + 2]
            if row + 1 < len(ROWS):
                near += ROWS[row + 1][max(at - 1, 0) : at + 1]
            pairs |= {key + other for other in near} | {other + key for other in near}
    return frozenset(pairs)


NEIGHBOURS = _neighbours()


def letters(word: str) -> int:
    """The letters of a word as a set of bits: two words with few bits in common are far apart."""
    mask = 0
    for letter in word:
        mask |= 1 << (ord(letter) & 31)
    return mask


def slips(typed: str, meant: str) -> float:
    """The cheapest way from what was meant to what was typed; FAR when the lengths alone forbid it."""
    if abs(len(typed) - len(meant)) > 2:
        return FAR
    before: list[float] = []
    last = [_dropped(meant, j) * j for j in range(len(meant) + 1)]
    for i in range(1, len(typed) + 1):
        row = [last[0] + ADDED]
        for j in range(1, len(meant) + 1):
            best = min(
                last[j - 1] + _changed(typed[i - 1], meant[j - 1]),
                last[j] + _added(typed, i - 1),
                row[j - 1] + _dropped(meant, j - 1),
            )
            if i > 1 and j > 1 and typed[i - 1] == meant[j - 2] and typed[i - 2] == meant[j - 1] != typed[i - 1]:
                best = min(best, before[j - 2] + SWAPPED)
            row.append(best)
        before, last = last, row
    return last[-1]


def _changed(typed: str, meant: str) -> float:
    if typed == meant:
        return 0.0
    return BESIDE if typed + meant in NEIGHBOURS else OTHER


def _added(typed: str, at: int) -> float:
    return DOUBLED if at and typed[at] == typed[at - 1] else ADDED


def _dropped(meant: str, at: int) -> float:
    return DOUBLED if 0 < at < len(meant) and meant[at] == meant[at - 1] else DROPPED
