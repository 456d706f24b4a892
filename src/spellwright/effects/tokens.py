"""Dead Wizard Tokens: chosen for the slain, put back into the stack, and what counts as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import CardChoice, Context, Frame, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Filter, Lasts
from spellwright.effects.filters import Kind
from spellwright.effects.table import COUNTS_AS, TOKEN_CHOICE, TOKEN_STACK
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"
PRINTED: Final = 3  # points a token costs (ANN-190): what counts twice is no worse for it


@dataclass
class CountsAsOne(Lasts):
    """ANN-206, ANN-209: one more of a kind, until points are counted."""

    filter: Filter

    def hook(self) -> i64:
        return COUNTS_AS

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.filter.kind if isinstance(self.filter, Kind) else 0


def _counts_as(filter: Filter) -> CountsAsOne | None:
    return CountsAsOne(filter) if isinstance(filter, Kind) else None


says(
    CountsAsOne,
    "this card counts as a {filter}",
    "(it|this) count as (a|1|1 more|another) {filter}",
    "you count as having (a|1|1 more|another) [more] {filter}",
    build=_counts_as,
    game=DECK_BUILDERS,
)


@dataclass
class CountsAsTwo(CountsAsOne):
    """The same, said of a card that is one already."""


def _counts_twice(filter: Filter) -> CountsAsTwo | None:
    return CountsAsTwo(filter) if isinstance(filter, Kind) else None


says(
    CountsAsTwo,
    "this card counts as two {filter}*",
    f"(it|this|this token|this card) count as 2 {{filter}} [, but [it] still (cost you|cost|be worth) [only] [-] {PRINTED} VP]",
    build=_counts_twice,
    game=DECK_BUILDERS,
)


@dataclass
class ChoosesTokens(Lasts):
    """ANN-205: the slain get one of so many, the others are shuffled back."""

    number_of: int

    def hook(self) -> i64:
        return TOKEN_CHOICE

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.number_of


says(
    ChoosesTokens,
    "whenever you kill a foe, look at {number_of} Dead Wizard Tokens and choose which one that foe gains",
    "(when|whenever|each time) you kill a foe , look at [the top] {number_of} dead wizard token [from the stack] [,] (and|then) (choose|pick) which 1 (that foe|they) (gain|get)",
    "you choose which of {number_of} dead wizard token each foe you kill (gain|get)",
    game=DECK_BUILDERS,
)


@dataclass
class Burial(CardChoice):
    """Before a slain wizard gets a token: the killer may have a choice of tokens. It comes to lie on top."""

    def go(self, g: State, ctx: Context, killer: i64, seat: i64) -> bool:
        if killer < 0 or killer == seat or not g.hooks & TOKEN_CHOICE:
            return True
        most: i64 = 1
        for m in g.lasting:
            if m.hook & TOKEN_CHOICE and m.ability.matches(g, m, killer, 1 << seat, 0, -1):
                most = max(most, m.ability.number(g, m, killer, -1))
        tokens = g.tops(g.zone(TOKEN_STACK, 0), most)
        if len(tokens) < 2:  # ANN-R26
            return True
        for token in tokens:
            g.show(token, 1 << killer)
        g.ask(self, ctx, killer, tokens, 0)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        stack = g.zone(TOKEN_STACK, 0)
        g.shuffle(stack)
        g.move(frame.answer, stack)
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Which Dead Wizard Token do the slain get?"


BURIAL: Final = Burial()
