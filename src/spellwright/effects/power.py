"""Power, and the cards it buys: gaining, destroying, putting on decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.builders import destroy, gain
from spellwright.effects.cards import Pile, ThisCard, gather
from spellwright.effects.categories import Act, Amount, Cards, Effect, Players
from spellwright.effects.deeds import CardAct
from spellwright.effects.defending import AVOIDS, RETURNS, spare
from spellwright.effects.events import POWER_GAINED
from spellwright.effects.table import DISCARD, LINE_UP, POWER_LEFT, WANDS, WILDS
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class GainPower(Act):
    """ANN-014: to buy cards with, until the turn ends."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        amount = self.amount.value(g, ctx)
        if amount > 0:
            g.add(POWER_LEFT, ctx.they, amount)
            g.tell(POWER_GAINED, ctx.they, 0, amount)
        return True

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        return Act.act(self, g, ctx, mask)

    def more(self, g: State, frame: Frame) -> bool:
        return True


says(
    GainPower,
    "+ {amount} Power",
    "(gain|get|have) [+] {amount} [(more|extra|additional)] Power",
    "+ {amount} (more|extra|additional) Power",
    "(gain|get) Power equal to {amount}",
    "+ Power equal to {amount}",
    game=DECK_BUILDERS,
)


@dataclass
class GainDuds(Act):
    """ANN-163, ANN-165: Limp Wands, as long as there are any."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return from_stack(g, ctx, self.amount.value(g, ctx), WANDS)

    def more(self, g: State, frame: Frame) -> bool:
        return True


says(
    GainDuds,
    "gain~ {amount} Limp Wand*",
    "(gain|get|take|receive) {amount} [(more|extra|additional)] limp wand",
    game=DECK_BUILDERS,
)


@dataclass
class GainWilds(Act):
    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return from_stack(g, ctx, self.amount.value(g, ctx), WILDS)

    def more(self, g: State, frame: Frame) -> bool:
        return True


says(
    GainWilds,
    "gain~ {amount} Wild Magic*",
    "(gain|get|take|receive) {amount} [(more|extra|additional)] wild magic [card]",
    game=DECK_BUILDERS,
)


def from_stack(g: State, ctx: Context, count: i64, place: i64) -> bool:
    """Cards from the top of a stack to a discard pile."""
    ctx.cards = []
    while count > 0 and g.in_zone(place, 0):
        count -= 1
        card = g.in_zone(place, 0)[-1]
        ctx.cards = [*ctx.cards, card]
        ctx.did |= 1 << ctx.they
        if not gain(g, ctx.they, card, g.zone(DISCARD, ctx.they)):
            return False
    return True


@dataclass
class Destroy(CardAct):
    """ANN-143 to ANN-146."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            ctx.later = cards[i + 1 :]
            height = len(g.stack)
            if not destroy(g, seat, card):
                g.under(height, self, ctx, 2, seat)
                return False
        return True


says(Destroy, "destroy~ {cards}", "(trash|annihilate) {cards}", game=DECK_BUILDERS)


@dataclass
class AvoidIt(Effect):
    """ANN-095: the Attack that is being answered does not affect you."""

    def start(self, g: State, ctx: Context) -> bool:
        spare(g, ctx.you, AVOIDS)
        return True


says(
    AvoidIt,
    "avoid the Attack",
    "[you] (avoid|dodge|escape|ignore) (a|the|that|this|any) attack",
    "[you] avoid it",
    game=DECK_BUILDERS,
)


@dataclass
class ReturnIt(Effect):
    """ANN-107: avoid it, and its effect is sent back."""

    def start(self, g: State, ctx: Context) -> bool:
        spare(g, ctx.you, RETURNS)
        return True


says(
    ReturnIt,
    "turn the Attack back on the attacker",
    "(turn|send) (a|the|that|this|it|any) [attack] back (on|to|at) the attacker",
    "(turn|send) it back (on|to|at) the attacker",
    "redirect (a|the|that|this|any) attack (to|at|on|onto) the attacker",
    "redirect (its effect|the effect|it) (to|at|on|onto) the attacker",
    game=DECK_BUILDERS,
)


@dataclass
class Attacker(Players):
    """P35: whose Attack is being answered."""

    def find(self, g: State, ctx: Context) -> i64:
        return 1 << ctx.attacker if ctx.attacker >= 0 else 0


says(Attacker, "the attacker", game=DECK_BUILDERS)


# -- piles ----------------------------------------------------------------------------------------


@dataclass
class DiscardsOf(Pile):
    players: Players

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, DISCARD, self.players.find(g, ctx))


says(DiscardsOf, "{players:Whose} discard pile", "the discard pile of {players}", game=DECK_BUILDERS)


@dataclass
class LineUp(Pile):
    def cards(self, g: State, ctx: Context) -> list[int]:
        return g.in_zone(LINE_UP, 0)[:]


says(LineUp, "the Line-Up", "the line up", game=DECK_BUILDERS)

__all__ = ["ThisCard"]
