"""The parts of a card with a heading: Attack, Defense, Ongoing, Group Attack, End of Game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.attacks import CannotAvoidThis
from spellwright.effects.categories import Effect, Players, Sentence
from spellwright.effects.defending import ATTACK, DEFENDING, NOBODYS, TOGETHER, UNAVOIDABLE, sure
from spellwright.effects.flow import May
from spellwright.effects.players import Each, Them
from spellwright.effects.prices import AsOften
from spellwright.effects.sentences import Text
from spellwright.effects.subjects import Do, struck
from spellwright.effects.superlatives import Superlative
from spellwright.effects.table import from_caster

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Section(Sentence):
    """What stands under a heading. Only an Attack happens when its card is played (ANN-066, ANN-067)."""

    text: Text

    def start(self, g: State, ctx: Context) -> bool:
        return True


@dataclass
class Assault(Section):
    """What comes upon several: all decide about it first, or one is through with it before the next one decides."""

    def begin(self, g: State, ctx: Context) -> bool:
        for step in self.text.steps:
            if isinstance(step, CannotAvoidThis):
                step.start(g, ctx)
        if ctx.attack & TOGETHER:  # ANN-169, ANN-R47
            height = len(g.stack)
            if not DEFENDING.go(g, ctx, everybody_in(g, ctx, self.text)):
                g.under(height, self, ctx, DECIDED)
                return False
        return self.reach(g, ctx)

    def reach(self, g: State, ctx: Context) -> bool:
        mask = victims(g, ctx, self.text)
        return self.next(g, ctx, mask) if mask else self.text.start(g, ctx)

    def next(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-097, ANN-170, ANN-R41; who they are was settled when it began (ANN-R53)."""
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            ctx.only = 1 << seat
            height = len(g.stack)
            if not self.text.start(g, ctx):
                g.under(height, self, ctx, NEXT, mask)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == DECIDED:
            return self.reach(g, frame.ctx)
        return self.next(g, frame.ctx, frame.a)


DECIDED: Final = 1
NEXT: Final = 2


def everybody_in(g: State, ctx: Context, text: Text) -> i64:
    """Whom its sentences affect, as far as nobody has to choose whom."""
    found: i64 = 0
    for step in text.steps:
        if isinstance(step, Do | May | AsOften) and isinstance(step.players, Each | Superlative):
            seats = struck(g, ctx, step.players, step.players.find(g, ctx))
            if isinstance(step.players, Each) or POP[seats] == 1:
                found |= seats
    return found


def victims(g: State, ctx: Context, text: Text) -> i64:
    """Where every sentence does something to the same players, each by himself or herself: who they are."""
    first: Players | None = None
    steps = [step for step in text.steps if not isinstance(step, CannotAvoidThis)]
    for step in steps:
        if not isinstance(step, Do) or step.act.together():
            return 0
        if first is None and isinstance(step.players, Each):
            first = step.players
        elif first is None or not (isinstance(step.players, Them) or step.players == first):
            return 0
    if first is None or len(steps) < 2:
        return 0
    return struck(g, ctx, first, first.find(g, ctx))


@dataclass
class Attack(Assault):
    """ANN-094: whoever it would affect may avoid it. Each one is an Attack of its own (ANN-R43)."""

    def kind(self) -> i64:
        return ATTACK

    def start(self, g: State, ctx: Context) -> bool:
        own = ctx.copy()
        own.attack = self.kind() | ctx.attack | sure(g, ctx.you)
        own.decided = ctx.avoided  # ANN-175: who declined to participate has avoided it
        own.avoided = ctx.avoided
        own.returned = 0
        own.sent = 0
        own.only = 0
        return self.begin(g, own)


@dataclass
class UnavoidableAttack(Attack):
    """ANN-100."""

    def kind(self) -> i64:
        return ATTACK | UNAVOIDABLE


@dataclass
class GroupAttack(Assault):
    """ANN-124: against everybody, when its Legend appears."""

    def strike(self, g: State, ctx: Context) -> bool:
        ctx.attack = ATTACK | TOGETHER | NOBODYS
        return self.begin(g, ctx)


@dataclass
class Defense(Section):
    """ANN-105: read only when the card answers an Attack."""


@dataclass
class OngoingDefense(Defense):
    """K12: a Defense that is used from play, where its card stays until then."""


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
    ("ongoing", ":", "defense"): OngoingDefense,
    ("ongoing", "defense"): OngoingDefense,
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
    OngoingDefense: "ONGOING DEFENSE",
    Ongoing: "ONGOING",
    EndOfGame: "END OF GAME",
}
