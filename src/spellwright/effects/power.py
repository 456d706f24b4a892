"""Power, and the Attacks that are answered: avoided, sent back, made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.categories import Act, Amount, Effect, Players
from spellwright.effects.defending import AVOIDS, RETURNS, spare
from spellwright.effects.events import POWER_GAINED
from spellwright.effects.table import POWER_LEFT
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class GainPower(Act):
    """ANN-014: to buy cards with, until the turn ends."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        amount = self.amount.value(g, ctx)
        if amount > 0:
            g.add(POWER_LEFT, ctx.they, amount)
            g.tell(POWER_GAINED, ctx.they, 0, amount)
        return True

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        return Act.act(self, g, ctx, mask)

    def more(self, g: State, frame: Frame) -> bool:
        return True


says(
    GainPower,
    "+ {amount} Power",
    "(gain|get|have) [+] {amount} [(more|extra|additional)] Power",
    "+ {amount} (more|extra|additional) Power",
    "(gain|get) Power equal to {amount}",
    "+ Power equal to {amount}",
    "[(gain|get)] (a|an) (additional|extra) + {amount} Power",
    "(gain|get) another + {amount} Power",
    "+ {amount} Power (more|extra|instead)",
    "{amount} [(more|extra|additional)] Power",
    game=DECK_BUILDERS,
)


@dataclass
class LosePower(Act):
    """Never below none."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        there = g.get(POWER_LEFT, ctx.they)
        amount = self.amount.value(g, ctx)
        g.put(POWER_LEFT, ctx.they, there - amount if amount < there else 0)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return True

    def payable(self, g: State, ctx: Context) -> bool:
        return g.get(POWER_LEFT, ctx.they) >= self.amount.value(g, ctx)


says(LosePower, "lose~ {amount} Power", "(lose|pay|spend) {amount} Power", "- {amount} Power", game=DECK_BUILDERS)


@dataclass
class MultiplyPower(Act):
    """M04: the Power a wizard has at this moment."""

    times: int

    def one(self, g: State, ctx: Context) -> bool:
        amount = g.get(POWER_LEFT, ctx.they) * (self.times - 1)
        if amount > 0:
            g.add(POWER_LEFT, ctx.they, amount)
            g.tell(POWER_GAINED, ctx.they, 0, amount)
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return True


for _word, _times in (("double", 2), ("triple", 3)):
    says(
        MultiplyPower,
        f"{_word}~ your~ Power",
        f"{_word} [all [of]] (your|their) Power [[for] this turn]",
        f"{_word} (all|the|all the) Power (you|they) have [this turn]",
        game=DECK_BUILDERS,
        times=_times,
    )


@dataclass
class AvoidIt(Effect):
    """ANN-095: the Attack that is being answered does not affect you."""

    def start(self, g: State, ctx: Context) -> bool:
        spare(g, ctx.you, AVOIDS)
        return True


says(
    AvoidIt,
    "avoid the Attack",
    "[you] (avoid|dodge|escape|ignore) (a|the|that|this|any) attack",
    "[you] avoid it",
    game=DECK_BUILDERS,
)


@dataclass
class ReturnIt(Effect):
    """ANN-107: avoid it, and its effect is sent back."""

    def start(self, g: State, ctx: Context) -> bool:
        spare(g, ctx.you, RETURNS)
        return True


says(
    ReturnIt,
    "turn the Attack back on the attacker",
    "(turn|send) (a|the|that|this|it|any) [attack] back (on|to|at) the attacker",
    "(turn|send) it back (on|to|at) the attacker",
    "redirect (a|the|that|this|any) attack (to|at|on|onto) the attacker",
    "redirect (its effect|the effect|it) (to|at|on|onto) the attacker",
    "(redirect|reflect|bounce|send) (a|the|that|this|any) attack [back] (to|at|on|onto) [(its|the)] (attacker|owner|sender)",
    "(redirect|reflect|bounce) (its effect|the effect|it) back (to|at|on|onto) the attacker",
    "the attacker (be hit by|suffer|take|get) (it|the attack|its effect|that attack|the effect) (in your place|instead|instead of you|in your stead)",
    "(it|the attack|its effect|that attack) (hit|affect) the attacker (in your place|instead|instead of you)",
    game=DECK_BUILDERS,
)


@dataclass
class Attacker(Players):
    """P35: whose Attack is being answered."""

    def find(self, g: State, ctx: Context) -> i64:
        return 1 << ctx.attacker if ctx.attacker >= 0 else 0


says(Attacker, "the attacker", game=DECK_BUILDERS)
