"""Cards put on a deck, under it, back where they were, and shuffled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, renamed
from spellwright.core.state import State
from spellwright.core.zones import SHUT
from spellwright.effects.categories import Act, Cards
from spellwright.effects.decks import Stack
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import PUT_ON_DECK, SHUFFLED_IN
from spellwright.effects.piles import card_label
from spellwright.effects.table import DECK
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


DECK_BUILDERS = "deck"


@dataclass
class Placing(CardAct):
    """Cards put somewhere one by one, in an order of the doer's choice. Step 3 waits for a pick, 4 for whose deck."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def settle(self, g: State, ctx: Context) -> bool:
        """Ask where to, if that has to be asked."""
        return True

    def place(self, g: State, ctx: Context, seat: i64, card: i64) -> None:
        raise NotImplementedError

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        ctx.later = cards
        ctx.they = seat
        height = len(g.stack)
        if not self.settle(g, ctx):
            g.under(height, self, ctx, 4, seat, 1)
            return False
        return self.order(g, ctx, seat, ctx.aim)

    def order(self, g: State, ctx: Context, seat: i64, whose: i64) -> bool:
        cards = ctx.later
        if len(cards) > 1:
            g.ask(self, ctx, seat, cards[:], 3, seat, whose)
            return False
        ctx.aim = whose
        for card in cards:
            self.place(g, ctx, seat, card)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 3:
            ctx.later = [card for card in ctx.later if card != frame.answer]
            ctx.aim = frame.b
            self.place(g, ctx, frame.a, frame.answer)
            return self.order(g, ctx, frame.a, frame.b)
        if frame.step == 4:
            return self.order(g, ctx, frame.a, ctx.aim)
        return CardAct.more(self, g, frame)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == 3:
            frame.options = renamed(frame.options, names)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Which card goes first? Later ones come above it"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return card_label(g, seat, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option if g.seen[option] >> seat & 1 else -1, -1)


@dataclass
class PutOnTop(Placing):
    """On top of a deck; later cards lie above earlier ones."""

    stack: Stack

    def settle(self, g: State, ctx: Context) -> bool:
        return self.stack.start(g, ctx)

    def place(self, g: State, ctx: Context, seat: i64, card: i64) -> None:
        for deck in self.stack.zones(g, ctx):
            g.move(card, deck)
            g.tell(PUT_ON_DECK, seat, 0, 1, card)
            return


_PUT = "(put|place|return|move|add)"
_ORDER = "[in [(any|whatever)] order [(you|they) (like|want|choose|wish)]]"
says(
    PutOnTop,
    "put~ {cards} on top of {stack}",
    f"{_PUT} {{cards}} (on [the] top of|on|onto|atop|on to|back on [the] top of|back on|to the top of|back onto) {{stack}} {_ORDER}",
    "{cards:TheRest} (on top of|on|back on top of) {stack}",
    game=DECK_BUILDERS,
)


@dataclass
class PutUnder(Placing):
    """Below a deck; later cards lie above earlier ones."""

    stack: Stack

    def settle(self, g: State, ctx: Context) -> bool:
        return self.stack.start(g, ctx)

    def place(self, g: State, ctx: Context, seat: i64, card: i64) -> None:
        for deck in self.stack.zones(g, ctx):
            g.put_under(card, deck)
            g.tell(PUT_ON_DECK, seat, 0, 1, card)
            return

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Which card goes under first? Later ones come below it"


says(
    PutUnder,
    "put~ {cards} on the bottom of {stack}",
    f"{_PUT} {{cards}} (on|at|to|onto) the bottom of {{stack}} {_ORDER}",
    f"{_PUT} {{cards}} (under|below|beneath|underneath) {{stack}} {_ORDER}",
    "{cards:TheRest} (on|at|to) the bottom of {stack}",
    "{cards:TheRest} (under|below|beneath|underneath) {stack}",
    game=DECK_BUILDERS,
)


@dataclass
class PutWhereItWas(Placing):
    """Cards that were turned up or looked at go back on top of the deck they are from."""

    def place(self, g: State, ctx: Context, seat: i64, card: i64) -> None:
        here = g.where(card)
        owner = g.holder(card)
        deck = g.zone(DECK, owner if owner >= 0 else seat)
        g.move(card, here if g.layout.sight[here] == SHUT else deck)


says(
    PutWhereItWas,
    "put~ {cards} back",
    f"(put|leave|return|place) {{cards}} (back|there|where they be|on top|back on top|on top of the deck|back on the deck) {_ORDER}",
    f"{{cards:TheRest}} (back|back on top|on top) {_ORDER}",
    game=DECK_BUILDERS,
)


@dataclass
class Shuffle(Act):
    """Nobody knows any longer where a card lies in the deck."""

    stack: Stack

    def one(self, g: State, ctx: Context) -> bool:
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.shuffle(g, ctx)

    def shuffle(self, g: State, ctx: Context) -> bool:
        for deck in self.stack.zones(g, ctx):
            g.shuffle(deck)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.shuffle(g, frame.ctx)


says(Shuffle, "shuffle~ {stack}", "(shuffle|reshuffle) {stack}", game=DECK_BUILDERS)


@dataclass
class ShuffleInto(CardAct):
    cards: Cards
    stack: Stack

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        ctx.they = seat
        ctx.later = cards
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 3, seat)
            return False
        return self.shuffle(g, ctx, seat)

    def shuffle(self, g: State, ctx: Context, seat: i64) -> bool:
        for deck in self.stack.zones(g, ctx):
            for card in ctx.later:
                g.move(card, deck)
                g.tell(SHUFFLED_IN, seat, 0, 1, card)
            g.shuffle(deck)
            return True
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.shuffle(g, frame.ctx, frame.a) if frame.step == 3 else CardAct.more(self, g, frame)


says(
    ShuffleInto,
    "shuffle~ {cards} into {stack}",
    "(shuffle|reshuffle) {cards} [back] (into|in|to) {stack}",
    "(put|return) {cards} [back] (into|in|to) {stack} and (shuffle|reshuffle) it",
    game=DECK_BUILDERS,
)
