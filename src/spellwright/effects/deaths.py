"""Who may have died of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.amounts import EvenNumber, Number, OddNumber
from spellwright.effects.categories import Condition, Limit, Players
from spellwright.effects.conditions import Is
from spellwright.effects.players import Them
from spellwright.effects.traits import IsAlive, Survives
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    pass


@dataclass
class Died(Condition):
    """The players spoken of died of this text."""

    players: Players

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(ctx.died & self.players.find(g, ctx))


_HOW = "[(this way|from this|from it|by this|by it|from this damage|because of this)]"
for _cls in ("Them", "Target"):
    says(
        Died,
        f"{{players:{_cls}}} die~",
        f"{{players:{_cls}}} (die|be kill) {_HOW}",
        f"(this|it|that|this card|this spell) kill {{players:{_cls}}}",
        f"you kill {{players:{_cls}}} [this way]",
    )


@dataclass
class SomebodyDied(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.died & ~(1 << ctx.you) != 0


says(
    SomebodyDied,
    "a foe dies this way",
    "(a|any) (foe|player|wizard) (die|be kill) [(this way|from this|from it|by this)]",
    "(this|it) kill (a|any|at least 1) (foe|player|wizard)",
    "you kill (a|any) foe [this way]",
    "anyone die [this way]",
)


@dataclass
class SlainAre(Condition):
    """So many were killed by this text."""

    limit: Limit

    def holds(self, g: State, ctx: Context) -> bool:
        return self.limit.meets(g, ctx, POP[ctx.died & ~(1 << ctx.you)])


def _slain(limit: Limit) -> SlainAre | None:
    """ "A foe dies", "no foe dies": there are conditions of their own for these."""
    counted = isinstance(getattr(limit, "amount", None), Number)
    return SlainAre(limit) if counted or isinstance(limit, OddNumber | EvenNumber) else None


says(
    SlainAre,
    "{limit} foes die this way",
    "{limit} (foe|player|wizard) (die|be kill) [(this way|by this|from this)]",
    build=_slain,
)


@dataclass
class NobodyDied(Condition):
    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.died == 0


says(
    NobodyDied,
    "nobody dies this way",
    "(nobody|no foe|no player|no wizard|none of them) (die|be kill) [(this way|from this|by this)]",
)
reads(Condition, lambda: Died(Them()), "(either|any|1|at least 1) of them (die|be kill)")
reads(
    Condition,
    lambda: Is(Them(), IsAlive()),
    "(that|this|it) do not kill (them|that foe|the target|that player)",
    game="duel",
)
reads(
    Condition,
    lambda: Is(Them(), Survives()),
    "(that|this|it) do not kill (them|that foe|the target|that player)",
    game="deck",
)
