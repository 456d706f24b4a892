"""Nature: dice and draws, handed to a match from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64


class Nature:
    """Says which of `n` equally likely things happens."""

    def pick(self, n: i64) -> i64:
        raise NotImplementedError

    def several(self, n: i64, count: i64, fewer: i64) -> list[int]:
        """Several answers, each of `fewer` things less than the one before it: 0 for dice, 1 for cards of a deck."""
        return [self.pick(n - fewer * i) for i in range(count)]


class Seeded(Nature):
    """A multiply-with-carry generator: small, fast, the same in every build."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed * 2654435761 + 88172645463325252) % 4611686014132420609 + 1
        for _ in range(8):
            self.pick(2)

    def pick(self, n: i64) -> i64:
        x = self.x
        x = 1791398085 * (x & 0xFFFFFFFF) + (x >> 32)
        self.x = x
        return ((x ^ x >> 32) & 0x7FFFFFFF) * n >> 31

    def several(self, n: i64, count: i64, fewer: i64) -> list[int]:
        """The same numbers as one by one, and quicker."""
        x = self.x
        found: list[int] = []
        for _ in range(count):
            x = 1791398085 * (x & 0xFFFFFFFF) + (x >> 32)
            found.append(((x ^ x >> 32) & 0x7FFFFFFF) * n >> 31)
            n -= fewer
        self.x = x
        return found


class Called(Nature):
    """Asks a function, such as `secrets.randbelow`: plain Python cannot subclass a compiled Nature."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def pick(self, n: i64) -> i64:
        value: i64 = self.below(n)
        if value < 0 or value >= n:
            raise ValueError(f"nature was asked for 1 of {n} and said {value}; say 0 to {n - 1}")
        return value


class Scripted(Nature):
    """Says what it is told: for tests, scenarios and replays. `dice` are faces, other picks are indexes."""

    def __init__(self, picks: list[int], then: Nature | None = None) -> None:
        self.picks = picks
        self.at: i64 = 0
        self.then = then

    def pick(self, n: i64) -> i64:
        if self.at >= len(self.picks):
            if self.then is not None:
                return self.then.pick(n)
            raise RecordError(f"nature is asked for 1 of {n}, but no more of its answers are written down")
        value: i64 = self.picks[self.at]
        if value < 0 or value >= n:
            raise RecordError(f"nature's answer {value} does not fit: it must be from 0 to {n - 1}")
        self.at += 1
        return value
