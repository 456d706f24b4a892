"""The parts of a card with a heading: Attack, Defense, Ongoing, Group Attack, End of Game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.categories import Effect, Sentence
from spellwright.effects.defending import ATTACK, NOBODYS, TOGETHER, UNAVOIDABLE, sure
from spellwright.effects.flow import Text

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Section(Sentence):
    """What stands under a heading. Only an Attack happens when its card is played (ANN-066, ANN-067)."""

    text: Text

    def start(self, g: State, ctx: Context) -> bool:
        return True


@dataclass
class Attack(Section):
    """ANN-094: whoever it would affect may avoid it. Each one is an Attack of its own (ANN-R43)."""

    def kind(self) -> i64:
        return ATTACK

    def start(self, g: State, ctx: Context) -> bool:
        own = ctx.copy()
        own.attack = self.kind() | ctx.attack | sure(g, ctx.you)
        own.decided = ctx.avoided  # ANN-175: who declined to participate has avoided it
        own.avoided = ctx.avoided
        own.returned = 0
        return self.text.start(g, own)


@dataclass
class UnavoidableAttack(Attack):
    """ANN-100."""

    def kind(self) -> i64:
        return ATTACK | UNAVOIDABLE


@dataclass
class GroupAttack(Section):
    """ANN-124: against everybody, when its Legend appears."""

    def strike(self, g: State, ctx: Context) -> bool:
        ctx.attack = ATTACK | TOGETHER | NOBODYS
        return self.text.start(g, ctx)


@dataclass
class Defense(Section):
    """ANN-105: read only when the card answers an Attack."""


@dataclass
class Ongoing(Section):
    """ANN-132: in force while the card is in play."""


@dataclass
class EndOfGame(Section):
    """ANN-088: read when points are counted."""


@dataclass
class Arrival(Sentence):
    """R01: carried out as this very card comes to a wizard, not as it is played."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return True

    def arrive(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


@dataclass
class WhenGained(Arrival):
    """However it comes: bought or gained."""


@dataclass
class WhenBought(Arrival):
    """Only if it is bought."""


HEADINGS: dict[tuple[str, ...], type[Section]] = {
    ("attack",): Attack,
    ("unavoidable", "attack"): UnavoidableAttack,
    ("group", "attack"): GroupAttack,
    ("defense",): Defense,
    ("defence",): Defense,
    ("ongoing",): Ongoing,
    ("end", "of", "game"): EndOfGame,
    ("end", "of", "the", "game"): EndOfGame,
    ("at", "the", "end", "of", "the", "game"): EndOfGame,
}
TITLES: dict[type[Section], str] = {
    Attack: "ATTACK",
    UnavoidableAttack: "UNAVOIDABLE ATTACK",
    GroupAttack: "GROUP ATTACK",
    Defense: "DEFENSE",
    Ongoing: "ONGOING",
    EndOfGame: "END OF GAME",
}
