"""What a game tells the kernel: its places, counters, cards and the bottom frame of its flow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.seats import ORDER, POP
from spellwright.core.zones import Layout, Place

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from spellwright.core.cards import Card
    from spellwright.core.frames import Context, Node
    from spellwright.core.nature import Nature
    from spellwright.core.state import State


class CardSet:
    """The cards a match is played with, and every node that can stand in a frame, numbered."""

    def __init__(
        self,
        places: list[Place | None],
        cards: list[Card],
        copies: list[int],
        family: list[int],
        nodes: list[Node],
        digest: str,
    ) -> None:
        self.places = places
        self.cards = cards
        self.copies = copies
        self.family = family  # the deck a card comes from: only cards of one deck can be mistaken
        self.nodes = nodes
        self.digest = digest
        self._layouts: dict[int, Layout] = {}
        self.laid: dict[int, State] = {}  # tables before the first card is drawn, by the number of seats
        self.words: Callable[[object], str] | None = None
        for i, card in enumerate(cards):
            card.index = i

    def wording(self, node: object) -> str:
        """A part of a card's text in words, for the labels of choices."""
        return self.words(node) if self.words is not None else type(node).__name__

    def layout(self, n: int) -> Layout:
        if n not in self._layouts:
            self._layouts[n] = Layout(self.places, n)
        return self._layouts[n]


class Game:
    """The rules of one game. Stateless: a match's state is passed in."""

    def counter_count(self) -> int:
        raise NotImplementedError

    def begin(self, g: State) -> None:
        """Make the cards and push the bottom frame."""
        raise NotImplementedError

    def homes(self, g: State, definition: int) -> list[int]:
        """The zone of every copy of a card before the first is drawn."""
        raise NotImplementedError

    def winners(self, g: State) -> int:
        """A mask of the seats that have won; 0 while nobody has."""
        raise NotImplementedError

    def scores(self, g: State) -> list[int]:
        raise NotImplementedError

    def moment(self, g: State) -> i64:
        """A count of the moments passed at which a playout may stop to be valued: games won, rounds done."""
        return 0

    def value(self, g: State, seat: i64) -> float:
        """How well a seat stands, from 0 to 1: what a playout that stops here is worth."""
        winners = self.winners(g)
        if winners:
            return 1.0 / POP[winners] if winners >> seat & 1 else 0.0
        scores = self.scores(g)
        lowest = min(scores)
        total = sum(scores) - lowest * len(scores)
        return (scores[seat] - lowest) / total if total else 1.0 / len(scores)

    def redeal(self, g: State, seat: i64, nature: Nature, hidden: list[int]) -> None:
        """Deal the identities of the hidden cards anew, and others' hidden choices."""
        raise NotImplementedError

    def count_names(self) -> list[str]:
        """The counters by name, in order; those that start with `_` are nobody's to see."""
        raise NotImplementedError

    def facts(self, g: State, seat: i64) -> dict[str, object]:
        """What a table shows besides zones and counters."""
        return {}

    def printed(self, card: Card) -> dict[str, object]:
        """What is printed on a card besides its name, in words."""
        return {"text": card.text}

    def sentence(self, g: State, event: tuple[int, int, int, int, int, int], seat: i64) -> str:
        """An event in words, as the seat (-1: a spectator) may know it."""
        raise NotImplementedError

    def brought(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        """The cards that the event's seat brought to bear by it: for statistics."""
        return []

    def on_offer(self, g: State) -> list[tuple[int, int]]:
        """Who could buy which card now, whatever it costs: for statistics."""
        return []

    def bought(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        """The cards that the event's seat bought by it."""
        return []

    def gained(self, event: tuple[int, int, int, int, int, int]) -> list[int]:
        """The cards that the event's seat came to own by it, bought or not."""
        return []

    def begins_turn(self, event: tuple[int, int, int, int, int, int]) -> int:
        """The seat whose turn begins with the event, where turns go round; -1 where none does."""
        return -1

    def ending(self, g: State) -> str:
        """What brought the match to its end, where it can end in several ways."""
        return ""

    def decided(self, event: tuple[int, int, int, int, int, int]) -> int:
        """The mask of the winners where the event ends a game; -1 where it ends nothing."""
        return -1

    def begins_round(self, event: tuple[int, int, int, int, int, int]) -> bool:
        """Whether a round, or a turn where there are no rounds, begins with the event."""
        return False

    def refill(self, g: State, ctx: Context) -> bool:
        """Fill up the row of cards on sale; True when done."""
        return True

    def seat_name(self, g: State, seat: i64) -> str:
        """What the wizard of a seat is called at the table."""
        return f"Seat {seat + 1}"

    def in_turn(self, g: State, seat: i64, mask: i64) -> list[int]:
        """The order in which what a seat does reaches those of the mask, where it has to have one."""
        return ORDER[g.n][seat][mask]

    def in_play_for(self, g: State, seat: i64) -> i64:
        """Whose cards a seat's effects mean by cards in play, as a mask."""
        return g.alive

    def boosts_self(self) -> bool:
        """Whether what makes a seat's cards hurt more goes for what they do to the seat itself, too."""
        return False

    def deck(self, g: State, seat: i64) -> i64:
        """The zone a seat draws from."""
        raise NotImplementedError

    def pile(self, g: State, card: i64) -> i64:
        """The zone a card is discarded to."""
        raise NotImplementedError

    def kill(self, g: State, ctx: Context, seat: i64, before: i64) -> bool:
        """A wizard has no hit points left; `before` were alive when the blow fell. True when done."""
        raise NotImplementedError

    def settled(self, g: State) -> bool:
        """Whether the game is decided, so that of what waits for something nothing more is begun."""
        return False

    def add_wild(self, g: State, ctx: Context, seat: i64, card: i64) -> bool:
        """A card that stands for another joins a spell."""
        raise NotImplementedError

    def leaves_spell(self, g: State, seat: i64) -> None:
        """A card is about to leave a placed spell."""
