"""What is said of Attacks besides what they do: made in mid-sentence, not to be avoided, avoided by some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Act, Condition, Effect, Lasts, Players, Sentence, Trait
from spellwright.effects.defending import ATTACK, sure
from spellwright.effects.players import Them, You
from spellwright.effects.prohibitions import Cannot
from spellwright.effects.sentences import Plain
from spellwright.effects.spans import Lets, Span
from spellwright.effects.table import AVOIDING, END_OF_TURN, SURE_ATTACK
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"
_ATTACK = "(it|this attack|the attack|that attack|this)"


@dataclass
class MakeAttack(Act):
    """K06: an Attack under a condition or for a price."""

    effect: Effect

    def one(self, g: State, ctx: Context) -> bool:
        before = ctx.attack
        ctx.attack = before | ATTACK | sure(g, ctx.you)
        ctx.decided = 0
        ctx.avoided = 0
        ctx.returned = 0
        ctx.sent = 0
        ctx.only = 0
        ctx.they = -1
        height = len(g.stack)
        if not self.effect.start(g, ctx):
            g.under(height, self, ctx, 1, before)
            return False
        ctx.attack = before
        return True

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.attack = frame.a
        return True


says(MakeAttack, "make~ an Attack: {effect}", "make (a|this) attack (:|-|,) {effect}", game=DECK_BUILDERS)


@dataclass
class CannotAvoidThis(Sentence):
    """M18: some of those whom the Attack would affect may not answer it. It is settled before the Attack begins."""

    players: Players

    def start(self, g: State, ctx: Context) -> bool:
        ctx.decided |= self.players.find(g, ctx)
        return True


def _cannot_avoid(players: Players) -> CannotAvoidThis | None:
    return None if isinstance(players, You | Them) else CannotAvoidThis(players)


says(
    CannotAvoidThis,
    "{players} can not avoid this Attack",
    f"{{players}} (can|may) not (avoid|defend against|dodge) {_ATTACK}",
    game=DECK_BUILDERS,
    build=_cannot_avoid,
)


@dataclass
class Unavoidable(Sentence):
    """The same of everybody: becomes the heading of the Attack."""


says(
    Unavoidable,
    "this Attack can not be avoided",
    f"{_ATTACK} can not be (avoid|dodge|defend against)",
    f"{_ATTACK} be unavoidable",
    f"nobody can avoid {_ATTACK}",
    f"no foe (can|may) avoid {_ATTACK}",
    f"defense (can|may) not be use against {_ATTACK}",
    game=DECK_BUILDERS,
)


@dataclass
class SureAttacks(Lasts):
    """M17: nobody avoids its owner's Attacks."""

    def hook(self) -> i64:
        return SURE_ATTACK


says(
    SureAttacks,
    "your Attacks can not be avoided",
    "your attack can not be (avoid|dodge|defend against)",
    "each foe (can|may) not avoid (your attack|any of your attack)",
    game=DECK_BUILDERS,
)


@dataclass
class NextSureAttack(SureAttacks):
    def spend(self, g: State, m: Lasting) -> None:
        g.end(m)


says(
    NextSureAttack,
    "your next Attack can not be avoided",
    "(your next attack|the next attack you (make|play)) can not be (avoid|dodge|defend against)",
    game=DECK_BUILDERS,
)


def _next_sure() -> Lets:
    return Lets(NextSureAttack(), Span(END_OF_TURN))


reads(
    Act,
    _next_sure,
    "(your next attack|the next attack you (make|play)) this turn (can not be (avoid|dodge|defend against)|be unavoidable)",
    game=DECK_BUILDERS,
)


@dataclass
class Avoided(Trait):
    """P44: has avoided this Attack."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return bool(ctx.avoided >> seat & 1)

    def has_happened(self) -> bool:
        return True


says(Avoided, "avoided this Attack", f"[have] (avoid|dodge) [{_ATTACK}]", game=DECK_BUILDERS)


@dataclass
class NotAvoided(Trait):
    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        return not ctx.avoided >> seat & 1

    def has_happened(self) -> bool:
        return True


says(
    NotAvoided,
    "did not avoid this Attack",
    f"(do|have) not (avoid|dodge) [{_ATTACK}]",
    f"(fail to|can not|could not) avoid [{_ATTACK}]",
    game=DECK_BUILDERS,
)


@dataclass
class WasAvoided(Condition):
    """C06: somebody has avoided this Attack."""

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.avoided != 0

    def named(self, g: State, ctx: Context) -> i64:
        return ctx.avoided


says(
    WasAvoided,
    "this Attack was avoided",
    f"{_ATTACK} be avoid [(by (a|any) foe|by anyone)]",
    f"(they|that foe|that player|anyone|someone|the foe) (avoid|dodge) {_ATTACK}",
    game=DECK_BUILDERS,
)


@dataclass
class NobodyAvoided(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.avoided == 0


says(
    NobodyAvoided,
    "this Attack was not avoided",
    f"{_ATTACK} be not avoid [by anyone]",
    f"(they|that foe|that player|the foe) do not (avoid|dodge) {_ATTACK}",
    f"(nobody|no 1) (avoid|dodge) {_ATTACK}",
    game=DECK_BUILDERS,
)


says(
    Cannot,
    "can not avoid Attacks",
    "(can|may) not avoid (attack|any attack|a attack)",
    "(can|may) not (use|play) defense [card]",
    game=DECK_BUILDERS,
    deed=AVOIDING,
)
reads(Sentence, lambda effect: Plain(effect), "when (attack|you be attack) , {effect:Effect}", game=DECK_BUILDERS)
