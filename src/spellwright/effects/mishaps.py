"""Lasting mishaps of death and Mayhem: Attacks that turn on their owner, that cannot be avoided, that hurt more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Lasting
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Effect, Filter, Lasts
from spellwright.effects.defending import AGAINST_YOU, ATTACK, NOBODYS, TOGETHER
from spellwright.effects.prohibitions import Cannot
from spellwright.effects.sections import GroupAttack
from spellwright.effects.spans import Span
from spellwright.effects.table import AVOIDING_MAYHEMS, HARM_BONUS, LEGEND, OWN_TURN, SELF_HIT
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class OwnAttacksHit(Lasts):
    """ANN-214: whoever has it in force is among the targets of his or her own Attacks."""

    def hook(self) -> i64:
        return SELF_HIT

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return seat == m.you


says(
    OwnAttacksHit,
    "are~ hit by your~ own Attacks",
    "be (hit by|target of|a target of|the target of) [(each|all) of] (your|their) own attack [(as well|too)]",
    game=DECK_BUILDERS,
)
says(Span, "until the end of their turn", game=DECK_BUILDERS, moment=OWN_TURN)
says(
    Cannot,
    "can not avoid Mayhem Attacks",
    "(can|may) not (avoid|defend against|dodge|use defense against) [(a|any)] (mayhem attack|attack (of|from) mayhem|attack of a mayhem)",
    game=DECK_BUILDERS,
    deed=AVOIDING_MAYHEMS,
)


@dataclass
class HurtMoreBy(Lasts):
    """H19: cards of a kind hurt you more, whoever plays them (ANN-225)."""

    filter: Filter
    amount: Amount

    def hook(self) -> i64:
        return HARM_BONUS

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return bool(other >> m.you & 1) and card >= 0 and self.filter.takes(g, m.ctx, card)

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        return self.amount.value(g, m.ctx)


says(
    HurtMoreBy,
    "{filter}* deal {amount} more damage to you",
    "{filter} (deal|do|inflict) {amount} (more|extra|additional) damage to you",
    "you take {amount} (more|extra|additional) damage (from|by) {filter}",
    game=DECK_BUILDERS,
)


@dataclass
class FaceGroupAttack(Effect):
    """ANN-226, ANN-R57: the face-up Legend's Group Attack, against you alone; it may be avoided."""

    def start(self, g: State, ctx: Context) -> bool:
        for card in g.in_zone(LEGEND, 0):
            group = g.face(card).group
            if isinstance(group, GroupAttack):
                own = Context(ctx.you, card)
                own.attack = ATTACK | TOGETHER | NOBODYS | AGAINST_YOU
                own.decided = own.avoided = g.everyone & ~(1 << ctx.you)
                return group.text.start(g, own)
        return True


says(
    FaceGroupAttack,
    "resolve the current Legend's Group Attack against yourself",
    "(resolve|suffer|face) the (current|face up|top) legend 's group attack [against (yourself|you)]",
    "(resolve|suffer|face) the group attack of the (current|face up|top) legend [against (yourself|you)]",
    game=DECK_BUILDERS,
)
