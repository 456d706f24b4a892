"""Sets of seats as bit masks, and the order around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 6
EVERY: Final = 64  # masks of six seats

POP: Final[list[int]] = [bin(mask).count("1") for mask in range(EVERY)]
LOW: Final[list[int]] = [(mask & -mask).bit_length() - 1 for mask in range(EVERY)]


def _clockwise(n: int, seat: int, mask: int) -> list[int]:
    around = [(seat + step) % n for step in range(1, n + 1)]
    return [s for s in around if mask >> s & 1]


# ORDER[n][seat][mask]: the seats of the mask, clockwise from the seat's left, the seat itself last.
ORDER: Final[list[list[list[list[int]]]]] = [
    [[_clockwise(n, seat, mask) for mask in range(1 << n)] for seat in range(n)] for n in range(MOST + 1)
]

# FROM[n][seat][mask]: the same, but the seat itself first.
FROM: Final[list[list[list[list[int]]]]] = [
    [[_clockwise(n, seat - 1, mask) for mask in range(1 << n)] for seat in range(n)] for n in range(MOST + 1)
]

SEATS: Final[list[list[int]]] = [[s for s in range(MOST) if mask >> s & 1] for mask in range(EVERY)]


def around(n: i64, seat: i64, mask: i64) -> list[int]:
    return ORDER[n][seat][mask]
