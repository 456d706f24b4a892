"""What a wizard cannot do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Lasts
from spellwright.effects.table import DRAWING, FORBID, GAINING, HARMING, HEALING, KEEPING, REROLLING, STEALING
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Cannot(Lasts):
    """Its owner cannot do something."""

    deed: int

    def hook(self) -> i64:
        return FORBID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you and number == self.deed


@dataclass
class FoesCannot(Lasts):
    """None of its owner's foes can."""

    deed: int

    def hook(self) -> i64:
        return FORBID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat != m.you and number == self.deed


@dataclass
class CannotBeStolen(Lasts):
    """This very card cannot."""

    def hook(self) -> i64:
        return FORBID

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return number == KEEPING and card == m.card


says(
    CannotBeStolen,
    "this Treasure can not be stolen",
    "(this treasure|this card|this|it) can not be (steal|take from you|take)",
    game="duel",
)
reads(Lasts, lambda: FoesCannot(STEALING), "your treasure can not be (steal|take [from you])", game="duel")

_NO = "(can|may) not"
for _deed, _game, _said, _ways, _none in (
    (HEALING, "", "heal", "(heal [any HP]|be heal|(regain|recover|gain) [any] HP)", "(heal|regain|gain) no HP"),
    (GAINING, "duel", "gain Treasures", "(gain|get|receive) [(any|a)] treasure", "(gain|get) no treasure"),
    (DRAWING, "", "draw cards", "draw [(any|a)] [(more|extra|additional)] card", "draw no card"),
    (
        HARMING,
        "",
        "take damage",
        "((take|suffer) [any] damage|be (damage|hurt)|lose [any] HP)",
        "(take|suffer) no damage",
    ),
    (REROLLING, "duel", "reroll", "reroll [(any|their|your)] [(die|power roll)]", "reroll no die"),
    (STEALING, "duel", "steal Treasures", "steal [(any|a|your)] treasure [from you]", "steal no treasure"),
):
    says(Cannot, f"can not {_said}", f"{_NO} {_ways}", _none, game=_game, deed=_deed)
    says(
        FoesCannot,
        f"foes can not {_said}",
        f"each foe (can|may) not {_ways}",
        f"each foe {_none}",
        game=_game,
        deed=_deed,
    )
