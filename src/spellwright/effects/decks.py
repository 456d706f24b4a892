"""Decks of deck builders, a wizard's own and those of the table: their top cards, what is put on and under them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Node, renamed
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.core.zones import SHUT
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Act, Amount, Cards, Filter, Players
from spellwright.effects.choices import OneOf, choose_player
from spellwright.effects.deeds import CardAct
from spellwright.effects.events import PUT_ON_DECK, REVEALED, SHUFFLED_IN
from spellwright.effects.piles import card_label
from spellwright.effects.table import DECK, DISCARD, LEGEND, LEGENDS, MAIN
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class Stack(Node):
    """A face-down deck. It may have to ask whose; the answer is `ctx.aim`."""

    def start(self, g: State, ctx: Context) -> bool:
        return True

    def zones(self, g: State, ctx: Context) -> list[int]:
        """The decks that are meant, once that is settled."""
        raise NotImplementedError


category(Stack)


@dataclass
class DeckOf(Stack):
    players: Players

    def start(self, g: State, ctx: Context) -> bool:
        """ANN-R61: nobody is chosen whose deck and discard pile are empty."""
        doer = ctx.they
        height = len(g.stack)
        if not self.choose(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.settled(ctx, doer)

    def choose(self, g: State, ctx: Context) -> bool:
        players = self.players
        if not isinstance(players, OneOf):
            return players.start(g, ctx)
        mask = players.find(g, ctx)
        for seat in SEATS[mask]:
            if not g.in_zone(DECK, seat) and not g.in_zone(DISCARD, seat):
                mask &= ~(1 << seat)
        return choose_player(g, ctx, players, mask)

    def settled(self, ctx: Context, doer: i64) -> bool:
        if self.players.names():
            ctx.that = ctx.aim
        ctx.they = doer
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.settled(frame.ctx, frame.a)

    def zones(self, g: State, ctx: Context) -> list[int]:
        return [g.zone(DECK, seat) for seat in SEATS[ctx.aim]]


says(DeckOf, "{players:Whose} deck", "the deck of {players}", game=DECK_BUILDERS)


@dataclass
class TableStack(Stack):
    """A stack of the table: a game's own noun, and the main deck."""

    place: int

    def zones(self, g: State, ctx: Context) -> list[int]:
        return [g.zone(self.place, 0)]


says(TableStack, "the main deck", "the (main|center|centre|supply) (deck|stack)", game=DECK_BUILDERS, place=MAIN)


def tops(g: State, ctx: Context, stack: Stack, count: i64) -> list[int]:
    """ANN-129 to ANN-131, ANN-R12: a deck that runs short is shuffled anew under what was seen."""
    found: list[int] = []
    for zone in stack.zones(g, ctx):
        shown = g.in_zone(LEGEND, 0)[:count] if zone == g.zone(LEGENDS, 0) else []
        found += shown + g.tops(zone, count - len(shown))  # ANN-120: who lies face up lies on top
    return found


# -- turning up and looking -------------------------------------------------------------------------


@dataclass
class SeeTop(Act):
    """Cards seen on top of a deck; each one's own are "it" where several do it. Step 1 waits for whose deck."""

    amount: Amount
    stack: Stack

    def eyes(self, g: State, seat: i64) -> i64:
        raise NotImplementedError

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.crowd = mask if POP[mask] > 1 else 0
        ctx.cards = []
        return Act.act(self, g, ctx, mask)

    def one(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.see(g, ctx, doer)

    def see(self, g: State, ctx: Context, doer: i64) -> bool:
        seen = tops(g, ctx, self.stack, self.amount.value(g, ctx))
        ctx.cards = ctx.cards + seen if ctx.crowd else seen
        ctx.looked = ctx.cards
        ctx.taken = []
        eyes = self.eyes(g, doer)
        for card in seen:
            g.show(card, eyes)
            if eyes == g.everyone:
                g.tell(REVEALED, doer, 0, 1, card)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.they = frame.a
        return self.see(g, frame.ctx, frame.a)


@dataclass
class RevealTop(SeeTop):
    def eyes(self, g: State, seat: i64) -> i64:
        return g.everyone

    def together(self) -> bool:
        """What they show is compared."""
        return True

    def alone(self) -> bool:
        return True


_TURN_UP = "(reveal|flip|turn over|turn up|flip over|flip up|turn face up|show)"
says(RevealTop, "reveal~ the top card of {stack}", game=DECK_BUILDERS, amount=Number(1))
says(
    RevealTop,
    "reveal~ the top {amount} card* of {stack}",
    f"{_TURN_UP} the (top|first) {{amount}} card (of|from|off|on) {{stack}}",
    f"{_TURN_UP} {{amount}} card (from|off|off the top of|from the top of) {{stack}}",
    game=DECK_BUILDERS,
)
reads(
    Act,
    lambda stack: RevealTop(Number(1), stack),
    f"{_TURN_UP} [the] (top|first) card (of|from|off|on) {{stack:Stack}}",
    f"{_TURN_UP} {{stack:Stack}} 's top card",
    game=DECK_BUILDERS,
)


@dataclass
class LookAtTop(SeeTop):
    """In private."""

    def eyes(self, g: State, seat: i64) -> i64:
        return 1 << seat


says(LookAtTop, "look~ at the top card of {stack}", game=DECK_BUILDERS, amount=Number(1))
says(
    LookAtTop,
    "look~ at the top {amount} card* of {stack}",
    "(look|peek|take a look) at the (top|first) {amount} card (of|from|off|on) {stack}",
    game=DECK_BUILDERS,
)
reads(
    Act,
    lambda stack: LookAtTop(Number(1), stack),
    "(look|peek|take a look) at the (top|first) card (of|from|off|on) {stack:Stack}",
    game=DECK_BUILDERS,
)


@dataclass
class RevealUntil(Act):
    """Turn up cards until one of a kind appears; that one is `it`, the others the rest."""

    filter: Filter
    stack: Stack

    def one(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.reveal(g, ctx, doer)

    def reveal(self, g: State, ctx: Context, doer: i64) -> bool:
        seen: list[int] = []
        found: list[int] = []
        for zone in self.stack.zones(g, ctx):
            count: i64 = 1
            while len(found) == 0:
                cards = g.tops(zone, count)
                if len(cards) < count:
                    break
                card = cards[count - 1]
                g.show(card, g.everyone)
                g.tell(REVEALED, doer, 0, 1, card)
                if self.filter.takes(g, ctx, card):
                    found.append(card)
                else:
                    seen.append(card)
                count += 1
        ctx.cards = found
        ctx.looked = seen + found
        ctx.taken = []
        return True

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.they = frame.a
        return self.reveal(g, frame.ctx, frame.a)


says(
    RevealUntil,
    "reveal~ cards from {stack} until you~ reveal a {filter}",
    f"{_TURN_UP} card (from|off|off the top of|from the top of|of) {{stack}} until (you|they) (reveal|find|flip|see|turn up|turn over|hit) a {{filter}}",
    f"{_TURN_UP} card (from|off|off the top of|from the top of|of) {{stack}} until (a {{filter}} (appear|show up|turn up|come up|be reveal)|1 be a {{filter}})",
    game=DECK_BUILDERS,
)


# -- which cards --------------------------------------------------------------------------------------


@dataclass
class TopsOf(Cards):
    """The top cards of a deck."""

    amount: Amount
    stack: Stack

    def enough(self, g: State, ctx: Context) -> bool:
        stack = self.stack
        if not isinstance(stack, DeckOf):
            return len(tops(g, ctx, stack, 1)) > 0
        mask = stack.players.find(g, ctx)
        return any(g.in_zone(DECK, seat) or g.in_zone(DISCARD, seat) for seat in SEATS[mask])

    def start(self, g: State, ctx: Context) -> bool:
        doer = ctx.they
        height = len(g.stack)
        if not self.stack.start(g, ctx):
            g.under(height, self, ctx, 1, doer)
            return False
        return self.found(g, ctx, doer)

    def found(self, g: State, ctx: Context, doer: i64) -> bool:
        ctx.they = doer
        ctx.chosen = tops(g, ctx, self.stack, self.amount.value(g, ctx))
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.found(g, frame.ctx, frame.a)


says(TopsOf, "the top card of {stack}", game=DECK_BUILDERS, amount=Number(1))
says(
    TopsOf,
    "the top {amount:Number} card* of {stack}",
    "the (top|first) {amount:Number} card (of|from|off|on) {stack}",
    "{amount:Number} card (from|off) the top of {stack}",
    game=DECK_BUILDERS,
)
reads(
    Cards,
    lambda stack: TopsOf(Number(1), stack),
    "[the] (top|first) card (of|from|off|on) {stack:Stack}",
    "a card (from|off) the top of {stack:Stack}",
    "{stack:Stack} 's top card",
    game=DECK_BUILDERS,
)


# -- putting cards away -------------------------------------------------------------------------------


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


@dataclass
class TheStack(TableStack):
    """ "The stack": the one spoken of before, or the one such cards come from, until the text is linked."""


reads(Stack, lambda: TheStack(0), "(the|its|their) stack", game=DECK_BUILDERS)
