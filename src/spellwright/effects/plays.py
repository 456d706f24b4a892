"""Cards of a kind that a wizard plays in one turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Act, Condition, Filter
from spellwright.effects.filters import Kind, NamedKind
from spellwright.effects.happenings import Happening
from spellwright.effects.outcomes import ItIs, ItIsNot
from spellwright.effects.playing import played_until
from spellwright.effects.table import CARD_TYPES, ON_PLAY
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class PlaysDifferent(Happening):
    """ANN-231: so many of a kind with different names, cards of others played by Wild Magic among them."""

    number: int
    filter: Filter

    def hook(self) -> i64:
        return ON_PLAY

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        if seat != m.you or not self.filter.takes(g, m.ctx, card):
            return False
        faces: list[int] = []
        again = False
        for played in played_until(g, card):
            again = g.card[played] in faces
            if not again and self.filter.takes(g, m.ctx, played):
                faces.append(g.card[played])
        return len(faces) == self.number and not again


for _number, _ordinal in ((2, "second"), (3, "third")):
    says(
        PlaysDifferent,
        f"you play your {_ordinal} different {{filter}} in a turn",
        f"you (play|have play) (your|a) {_ordinal} different {{filter}} [(in|on|during) (a|the same|each of your|each|1|this) turn]",
        f"you (play|have play) {_number} [(or more|+)] different {{filter}} [(in|on|during) (a|the same|each of your|each|1) turn]",
        game=DECK_BUILDERS,
        number=_number,
    )


@dataclass
class NameKind(Act):
    """Z72: name a type of card for the sentences that follow."""

    def one(self, g: State, ctx: Context) -> bool:
        g.ask(self, ctx, ctx.they, kinds_for_sale(g), 1, ctx.they)
        return False

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.named = frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Name a type of card"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.cards.wording(Kind(option))


def kinds_for_sale(g: State) -> list[int]:
    """The types of cards that somebody can own."""
    found: i64 = 0
    for card in g.defs:
        found |= card.kind & CARD_TYPES
    return [1 << at for at in range(32) if found >> at & 1]


says(
    NameKind,
    "name~ a card type",
    "(name|choose|pick|call|say) a (card type|type of card|type)",
    game=DECK_BUILDERS,
)
reads(Condition, lambda: ItIs(NamedKind()), "(it|that card) be of (that|the named|the chosen) type", game=DECK_BUILDERS)
reads(
    Condition,
    lambda: ItIsNot(NamedKind()),
    "(it|that card) be not of (that|the named|the chosen) type",
    game=DECK_BUILDERS,
)
