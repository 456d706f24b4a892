"""Standees that pass from wizard to wizard, and what they wait for and change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Lasting
from spellwright.core.state import State
from spellwright.effects.builders import hand_over, standee
from spellwright.effects.categories import Act, Amount, Filter, Lasts, Players, Trait
from spellwright.effects.happenings import Happening, any_meant, meant
from spellwright.effects.table import DRAW_UP, ON_DESTROY, PLAY
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class TakeStandee(Act):
    """T16: wherever it is; a game names its own. The mark is a word on the card."""

    mark: str

    def one(self, g: State, ctx: Context) -> bool:
        hand_over(g, self.mark, ctx.they)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return True


@dataclass
class HoldsStandee(Trait):
    """V02: a game names its own."""

    mark: str

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        card = standee(g, self.mark)
        return card >= 0 and g.where(card) == g.zone(PLAY, seat)


@dataclass
class NextHand(Lasts):
    """ANN-194: a larger hand to choose from; the choice is made as it is drawn."""

    amount: Amount

    def hook(self) -> i64:
        return DRAW_UP

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    NextHand,
    "draw~ {amount} card* too many for each new hand, and discard down to its size",
    "draw {amount} card too many for each new hand [,] (and|then) discard down [to (its|the usual) size]",
    "draw {amount} (more|extra|additional) card for each new hand [,] (and|then) discard down [to (its|the usual) size]",
    game=DECK_BUILDERS,
)


@dataclass
class OwnDestroyed(Happening):
    """ANN-198: whoever destroyed it, and wherever it was."""

    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_DESTROY

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(
    OwnDestroyed,
    "a {filter} {players} own~ is destroyed",
    "(a|1 of {players:Whose}) {filter} {players} own be destroyed",
    "(a|1 of) {players:Whose} {filter} be destroyed",
    game=DECK_BUILDERS,
)


@dataclass
class DestroysCard(Happening):
    """Somebody destroys a card that somebody owns."""

    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_DESTROY

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return any_meant(g, m, self.players, other) and self.filter.takes(g, m.ctx, card)


says(
    DestroysCard,
    "{players} destroy~ a {filter}",
    "{players} (destroy|trash) (a|1 or more|1 of your) {filter}",
    game=DECK_BUILDERS,
)
