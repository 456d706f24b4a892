"""The places of a table, and who may look into them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN: Final = 0  # face up: everybody sees the cards
OWN: Final = 1  # a hand: its owner sees the cards, the others their number
DOWN: Final = 2  # face down on the table: its owner sees the cards, the others their number when it is due
SHUT: Final = 3  # a deck: nobody sees the cards


NOWHERE: Final = 10_000  # a zone no table has: of places that a game does without
# A table, because the compiler takes the 1 of `1 << zone` for 32 bits, and there may be more zones than that.
BIT: Final[list[int]] = [2**zone for zone in range(63)]


class Place:
    """A kind of zone: one for the table, or one a seat."""

    def __init__(self, name: str, sight: int, each: bool, in_play: bool = False, discard: str = "") -> None:
        self.name = name
        self.sight: i64 = sight
        self.each = each
        self.in_play = in_play
        self.discard = discard  # of a deck: the pile that is shuffled into it when it runs out


class Layout:
    """All zones of a table with `n` seats, numbered."""

    def __init__(self, places: list[Place | None], n: int) -> None:
        self.names: list[str] = []  # of the zones
        self.base: list[int] = []
        self.sight: list[int] = []
        self.owner: list[int] = []
        self.in_play: list[bool] = []
        self.place: list[int] = []
        self.shows: list[int] = []  # the seats that come to know a card by its lying there
        self.special: list[bool] = []  # coming or going means more than that: decks, and what is in play
        for k, place in enumerate(places):
            if place is None:
                self.base.append(NOWHERE)
                continue
            self.base.append(len(self.sight))
            for seat in range(n) if place.each else (-1,):
                self.names.append(place.name)
                self.sight.append(place.sight)
                self.owner.append(seat)
                self.in_play.append(place.in_play)
                self.place.append(k)
                self.shows.append((1 << n) - 1 if place.sight == OPEN else 0 if place.sight == SHUT else 1 << seat)
                self.special.append(place.in_play or place.sight == SHUT)
        self.discard: list[int] = [self._discard(places, zone) for zone in range(len(self.place))]

    def _discard(self, places: list[Place | None], zone: i64) -> i64:
        """The pile that is shuffled into a deck: the table's, or that of the deck's owner."""
        deck = places[self.place[zone]]
        if deck is None or not deck.discard:
            return -1
        for k, place in enumerate(places):
            if place is not None and place.name == deck.discard:
                return self.base[k] + (self.owner[zone] if place.each else 0)
        raise ValueError(f"there is no {deck.discard} for the {deck.name}")

    def size(self) -> i64:
        return len(self.sight)
