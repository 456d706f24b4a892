"""What a bot is, and all that it may look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from spellwright.errors import IllegalAnswer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spellwright.core.match import Match, Option
    from spellwright.core.nature import Nature
    from spellwright.core.state import State


class Outlook:
    """A seat's place at the table: its choice, its view, and tables as they could be. No way to the match."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def count(self) -> int:
        """How many options the seat has now; 0 when it is not asked."""
        decision = self.__match.decision(self.seat)
        return len(decision.options) if decision is not None else 0

    @property
    def options(self) -> Sequence[Option]:
        decision = self.__match.decision(self.seat)
        return decision.options[:] if decision is not None else []

    def view(self) -> dict[str, Any]:
        return self.__match.view(self.seat)

    def imagine(self, nature: Nature) -> State:
        """A table as it could be for all the seat knows, with another nature for its future; while it is asked."""
        if self.__match.decision(self.seat) is None:
            raise IllegalAnswer(f"seat {self.seat} is not asked now; a bot plans only its own choices")
        return self.__match.imagine(self.seat, nature)


class Bot(Protocol):
    """Answers the decisions of one seat."""

    def choose(self, outlook: Outlook) -> int:
        """The index of an option; asked only when there is one."""
        ...


def advance(match: Match, bots: dict[int, Bot], most: int | None = None) -> int:
    """Let bots answer until a seat without one is asked, the match is over or `most` is reached; how many answers."""
    outlooks = {seat: Outlook(match, seat) for seat in bots}
    answers = 0
    while answers != most:
        asked = [decision.seat for decision in match.decisions if decision.seat in bots]
        if not asked:
            break
        match.answer(asked[0], bots[asked[0]].choose(outlooks[asked[0]]))
        answers += 1
    return answers
