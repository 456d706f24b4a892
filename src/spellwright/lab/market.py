"""What was for sale, who bought it, and how its owners fared: for games in which cards are bought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from spellwright.lab.intervals import wilson

if TYPE_CHECKING:
    from spellwright.core.match import Match

SELDOM, ALWAYS = 0.01, 0.95  # a card bought in fewer or more of the games in which it was on offer stands out


@dataclass
class Sales:
    """One design. One count is one seat's part in one game."""

    offered: int = 0  # it was on offer in a turn of this seat
    bought: int = 0  # and this seat bought one
    played: int = 0
    owned: int = 0  # bought, or gained in some other way
    won: float = 0.0  # games won by those who owned it
    games: int = 0  # games in which it was on offer to anybody of those counted
    sold: int = 0  # and one of them bought it

    def add(self, other: Sales) -> None:
        self.offered += other.offered
        self.bought += other.bought
        self.played += other.played
        self.owned += other.owned
        self.won += other.won
        self.games += other.games
        self.sold += other.sold

    @property
    def share(self) -> float:
        return self.bought / self.offered if self.offered else 0.0


@dataclass
class Market:
    """The sales of all designs, by name."""

    cards: dict[str, Sales] = field(default_factory=dict)

    def add(self, other: Market) -> None:
        for name, sales in other.cards.items():
            self.of(name).add(sales)

    def of(self, name: str) -> Sales:
        return self.cards.setdefault(name, Sales())

    @property
    def average(self) -> float:
        """How often the owner of any card won."""
        owned = sum(sales.owned for sales in self.cards.values())
        return sum(sales.won for sales in self.cards.values()) / owned if owned else 0.0

    def rows(self) -> list[dict[str, Any]]:
        """Every card that was on offer, the most wanted first."""
        average = self.average
        found = []
        for name, sales in self.cards.items():
            if not sales.offered:
                continue
            rate = sales.won / sales.owned if sales.owned else 0.0
            found.append(
                {
                    "name": name,
                    "offered": sales.offered,
                    "bought": sales.bought,
                    "share": sales.share,
                    "share interval": wilson(sales.bought, sales.offered),
                    "games on offer": sales.games,
                    "games sold": sales.sold,
                    "played": sales.played,
                    "owned": sales.owned,
                    "owners' win rate": rate,
                    "win interval": wilson(sales.won, sales.owned),
                    "against average": rate / average if average else 0.0,
                }
            )
        return sorted(found, key=lambda row: (-row["share"], row["name"]))

    def seldom(self) -> list[str]:
        """Hardly ever bought where it could have been."""
        return [row["name"] for row in self.rows() if row["share"] < SELDOM]

    def always(self) -> list[str]:
        return [row["name"] for row in self.rows() if row["share"] > ALWAYS]


class Watch:
    """Looks at the market after everything that happens in a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.offered: set[tuple[int, int]] = set()  # seats and cards
        match.watch(self._look)

    def _look(self) -> None:
        self.offered.update(self.match.game.on_offer(self.match.state))

    def markets(self, bots: Sequence[str]) -> dict[str, Market]:
        """The sales of the match that is over, for the seats of each bot."""
        match = self.match
        happened = match.happenings()
        bought = {(event[1], face) for event in happened for face in match.game.bought(event)}
        gained = {(event[1], face) for event in happened for face in match.game.gained(event)}
        played = {(event[1], face) for event in happened for face in match.game.brought(event)}
        names = [card.name for card in match.cards.cards]
        shares = {seat: 1 / len(match.winners) for seat in match.winners}
        found: dict[str, Market] = {}
        for bot in dict.fromkeys(bots):
            seats = {seat for seat, name in enumerate(bots) if name == bot}
            market = found[bot] = Market()
            for _, face in _of(seats, self.offered | bought):
                market.of(names[face]).offered += 1
            for _, face in _of(seats, bought):
                market.of(names[face]).bought += 1
            for _, face in _of(seats, played):
                market.of(names[face]).played += 1
            for seat, face in _of(seats, bought | gained):
                market.of(names[face]).owned += 1
                market.of(names[face]).won += shares.get(seat, 0.0)
            for face in {face for _, face in _of(seats, self.offered | bought)}:
                market.of(names[face]).games += 1
            for face in {face for _, face in _of(seats, bought)}:
                market.of(names[face]).sold += 1
        return found


def _of(seats: set[int], pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return [pair for pair in pairs if pair[0] in seats]
