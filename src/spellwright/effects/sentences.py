"""Sentences, and whole texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.state import State
from spellwright.effects.categories import Condition, Effect, Sentence
from spellwright.effects.flow import Steps, Times
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Plain(Sentence):
    """An effect as a sentence."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(Plain, "{effect}", "(then|after that|next|finally|first|also|in addition|afterwards) [,] {effect}")


@dataclass
class AsEffect(Effect):
    """A sentence inside an effect: the second one under a range of a roll."""

    sentence: Sentence

    def start(self, g: State, ctx: Context) -> bool:
        return self.sentence.start(g, ctx)


@dataclass
class If(Sentence):
    condition: Condition
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        ctx.held = self.condition.holds(g, ctx)
        named = self.condition.named(g, ctx)
        if named:
            ctx.that = named
        return self.effect.start(g, ctx) if ctx.held else True


says(If, "if {condition} , {effect}", "if {condition} , then {effect}")


def _without_comma(condition: Condition, effect: Effect) -> If | None:
    """ "The highest die" may end a condition: what begins with "die" needs its comma."""
    inner = effect.effect if isinstance(effect, Times) else effect
    first = inner.effects[0] if isinstance(inner, Steps) else inner
    return None if type(first).__name__ == "Perish" else If(condition, effect)


reads(Sentence, _without_comma, "if {condition:Condition} {effect:Effect}")


@dataclass
class Otherwise(Sentence):
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return True if ctx.held else self.effect.start(g, ctx)


says(Otherwise, "otherwise , {effect}", "otherwise {effect}", "or else [,] {effect}")


@dataclass
class Text(Node):
    """A card's whole text: sentences one after the other."""

    sentences: list[Sentence]
    steps: list[Node] = field(default_factory=list, compare=False, repr=False)
    places: list[tuple[int, int]] = field(default_factory=list, compare=False, repr=False)

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, at: i64) -> bool:
        steps = self.steps
        height = len(g.stack)
        for step in steps[at:] if at else steps:
            at += 1
            if not step.start(g, ctx):
                if at < len(steps):
                    g.under(height, self, ctx, at)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)
