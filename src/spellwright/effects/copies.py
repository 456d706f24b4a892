"""Texts that look at texts: naming a type, copying a card, what was counted before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.categories import Act, Effect, Filter, Trait
from spellwright.effects.events import NAMED, TYPES
from spellwright.effects.goods import SameGoods
from spellwright.effects.repeats import COPIED
from spellwright.effects.table import COMPONENT, SPELL
from spellwright.effects.traits import Has
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


reads(Trait, lambda limit: Has(limit, SameGoods()), "have {limit:Limit}")


@dataclass
class NameType(Act):
    """Z72: name a type of component for the sentences that follow."""

    def one(self, g: State, ctx: Context) -> bool:
        g.ask(self, ctx, ctx.they, [0, 1, 2], 1, ctx.they)
        return False

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.named = COMPONENT & 1 << frame.answer
        g.tell(NAMED, frame.a, 0, frame.answer)
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Name a type of component"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return TYPES[option]


says(
    NameType,
    "name~ Source, Quality or Delivery",
    "(name|choose|pick) source , quality [,] or delivery",
    "(name|choose|pick) (a|1) [(component|card)] type [< source , quality or delivery >]",
    "(name|choose|pick) a type of (card|component)",
    game="duel",
)


@dataclass
class CopyText(Effect):
    """Z53: carry out the text of another card of the spell as if it stood on this one."""

    filter: Filter

    def start(self, g: State, ctx: Context) -> bool:
        if ctx.echo & COPIED:  # a copy of a copy says nothing new
            return True
        for card in g.in_zone(SPELL, ctx.you):
            program = g.face(card).program
            if card != ctx.card and program is not None and self.filter.takes(g, ctx, card):
                own = Context(ctx.you, ctx.card)
                own.echo = COPIED
                return program.start(g, own)
        return True


says(
    CopyText,
    "this card has the text of the {filter} in your spell",
    "this card have the (same text as|text of) (the|your|a) {filter} [in your spell]",
    "this card (copy|copies) [the text of] (the|your|a) {filter} [in your spell]",
    "(copy|use|resolve|repeat) the (text|effect) of (the|your|a) {filter} [in your spell] [(as if it be this card 's|as this card 's own)]",
    "resolve (the|your) {filter} [in your spell] (again|a second time|once more)",
    game="duel",
)
