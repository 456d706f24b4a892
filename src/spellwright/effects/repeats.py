"""What refers to a sentence before it: the same to others, again, instead."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Condition, Effect, Players, Sentence
from spellwright.effects.subjects import Do
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class SameTo(Effect):
    """ "Do the same to another foe": stands for the effect before it until the text is linked."""

    players: Players


says(SameTo, "do the same to {players}", "do (the same [thing]|this|that|it) [again] (to|for|with) {players}")
says(SameTo, "repeat (this|the) [(attack|effect)] [once] [more] (against|on|for|to|with) {players}", game="deck")


@dataclass
class DoBoth(Effect):
    """ "If …, do both": stands for all the options of the choice before it until the text is linked."""


says(DoBoth, "do both", "[you (may|can|get to)] do (both|all of them|all) [of them] [instead]")


@dataclass
class SameAct(Act):
    """ "Start it with 1": the act before it with another amount, until the text is linked."""

    amount: Amount


# How a text comes to be carried out once more.
REPEATED: Final = 1
COPIED: Final = 2


@dataclass
class Repeat(Effect):
    """Z54: the text from its beginning once more."""

    whole: list[Node] = field(default_factory=list, compare=False, repr=False)

    def start(self, g: State, ctx: Context) -> bool:
        if ctx.echo & REPEATED:
            return True
        ctx.echo |= REPEATED
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, at: i64) -> bool:
        count: i64 = len(self.whole)
        while at < count:
            height = len(g.stack)
            done = self.whole[at].start(g, ctx)
            at += 1
            if not done:
                g.under(height, self, ctx, at)
                return False
        ctx.echo &= ~REPEATED
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)


says(
    Repeat,
    "repeat this effect once",
    "(repeat this effect|repeat this|do (this|it|that) again|repeat (it|all of this|this card)) [(once|once more|1 time|1 more time)]",
)


@dataclass
class Instead(Sentence):
    """Another effect in place of the one before, if something is so. Linked: `before` is that one."""

    condition: Condition
    effect: Effect
    before: list[Effect] = field(default_factory=list, compare=False, repr=False)

    def start(self, g: State, ctx: Context) -> bool:
        before = self.before[0]
        if isinstance(before, Do):
            ctx.they = -1
            height = len(g.stack)
            if not before.players.start(g, ctx):
                g.under(height, self, ctx, 1)
                return False
            return self.go(g, ctx, before)
        ctx.held = self.condition.holds(g, ctx)
        return self.effect.start(g, ctx) if ctx.held else before.start(g, ctx)

    def go(self, g: State, ctx: Context, before: Do) -> bool:
        if before.players.names():
            ctx.that = ctx.aim
        ctx.held = self.condition.holds(g, ctx)
        return self.effect.start(g, ctx) if ctx.held else before.go(g, ctx)

    def resume(self, g: State, frame: Frame) -> bool:
        before = self.before[0]
        assert isinstance(before, Do)
        return self.go(g, frame.ctx, before)
