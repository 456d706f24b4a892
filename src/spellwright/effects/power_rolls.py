"""Power Rolls, and the dice of them that are thrown again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.state import State
from spellwright.effects.categories import Act, Lasts, Players, Sentence
from spellwright.effects.dice import total
from spellwright.effects.events import POWER, REROLLED, pack_dice
from spellwright.effects.subjects import is_moved
from spellwright.effects.table import (
    DICE,
    FOE_DICE,
    FORBID,
    ON_ROLL,
    REROLL,
    REROLLING,
    RETARGET,
    forbidden,
    glyph_count,
)
from spellwright.effects.triggers import find_lasting, fire
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class RollPower(Act):
    """SKZ-103 to SKZ-105, SKZ-R37: a die for each card with this card's glyph, counted at the roll."""

    def one(self, g: State, ctx: Context) -> bool:
        you = ctx.you
        ctx.dice = g.throw(self.count(g, ctx, you))
        ctx.rolled = 1 << you
        ctx.banded = False
        ctx.bands = 1 << you
        total(g, ctx)
        g.tell(POWER, you, pack_dice(ctx.dice), ctx.number, ctx.card)
        if g.hooks & REROLL:
            return REROLLS.go(g, ctx)
        return finish_roll(g, ctx)

    def count(self, g: State, ctx: Context, you: i64) -> i64:
        glyph = g.face(ctx.card).glyphs if ctx.card >= 0 else 0
        count = glyph_count(g, you, glyph)
        if count < 1:
            count = 1
        count += ctx.extra
        if g.hooks & DICE:
            for m in g.lasting:
                if m.hook & DICE and m.you == you:
                    count += m.ability.number(g, m, you, ctx.card)
        if g.hooks & FOE_DICE:
            for m in g.lasting:
                if m.hook & FOE_DICE and m.you != you:
                    count += m.ability.number(g, m, you, ctx.card)
        return count if count > 0 else 0

    def more(self, g: State, frame: Frame) -> bool:
        return True


says(
    RollPower,
    "roll~ Power",
    "make a power roll",
    "power roll",
    "roll power , but do not add the die [together]",
    game="duel",
)


def finish_roll(g: State, ctx: Context) -> bool:
    """SKZ-115: what watches rolls acts when all rerolls are done."""
    expire_used(g, ctx)
    return not g.hooks & ON_ROLL or fire(g, ON_ROLL, ctx.you, 0, ctx.number, ctx.card, ctx)


def expire_used(g: State, ctx: Context) -> None:
    """Bonuses to one roll end with it."""
    for m in g.lasting:
        if m.until == NEXT_ROLL and m.you == ctx.you:
            g.lasting = [x for x in g.lasting if x.until != NEXT_ROLL or x.you != ctx.you]
            g.recount()
            return


NEXT_ROLL: Final = 5  # a moment: after the owner's next Power Roll


@dataclass
class Rerolls(Node):
    """Offers rerolls to their owners, each once a roll; what was declined is offered again when the dice have changed.

    `ctx.queue` holds the serials of those that were used, and below 0 of those declined for these dice.
    """

    def go(self, g: State, ctx: Context) -> bool:
        for m in g.lasting:
            if (
                m.hook & REROLL
                and m.serial not in ctx.queue
                and -m.serial not in ctx.queue
                and m.ability.matches(g, m, ctx.you, 0, ctx.number, ctx.card)
                and not (g.hooks & FORBID and forbidden(g, m.you, REROLLING))
            ):
                options = m.ability.rerolls(g, m, ctx)
                if len(options) > 1:
                    g.ask(self, ctx, m.you, options, 1, m.serial)
                    return False
        ctx.queue = []
        return finish_roll(g, ctx)

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 2:
            return self.again(g, ctx, frame.a)
        option = frame.answer
        if option < 0:
            ctx.queue = [*ctx.queue, -frame.a]
            return self.go(g, ctx)
        ctx.queue = [*[serial for serial in ctx.queue if serial > 0], frame.a]
        height = len(g.stack)
        if not self.pay(g, frame.a):
            g.under(height, self, ctx, 2, option)
            return False
        return self.again(g, ctx, option)

    def pay(self, g: State, serial: i64) -> bool:
        """Use the reroll up, and do what it costs its owner."""
        m = find_lasting(g, serial)
        if m is None:
            return True
        ability = m.ability
        assert isinstance(ability, Lasts)
        ability.spend(g, m)
        price = ability.price()
        return True if price is None else price.act(g, m.ctx.copy(), 1 << m.you)

    def again(self, g: State, ctx: Context, option: i64) -> bool:
        dice = ctx.dice[:]
        for i in range(len(dice)):
            if option in (ALL_DICE, SHOWING + dice[i], i):
                dice[i] = g.die()
        ctx.dice = dice
        total(g, ctx)
        g.tell(REROLLED, ctx.you, pack_dice(ctx.dice), ctx.number)
        return self.go(g, ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        dice = ", ".join(str(d) for d in frame.ctx.dice)
        return f"The Power Roll shows {dice} (total {frame.ctx.number}). Reroll?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        if option < 0:
            return "keep it"
        if option == ALL_DICE:
            return "reroll all dice"
        if option > SHOWING:
            return f"reroll every {option - SHOWING}"
        return f"reroll die {option + 1} (shows {frame.ctx.dice[option]})"


ALL_DICE: Final = 50
SHOWING: Final = 60  # and a face: every die that shows it
REROLLS: Final = Rerolls()


@dataclass
class PowerHeader(Sentence):
    """Target: players. Roll Power. SKZ-119: the target is fixed before any dice are rolled."""

    players: Players

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        moved = g.hooks & RETARGET and is_moved(g, ctx)
        if not moved and not self.players.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.go(g, ctx)

    def go(self, g: State, ctx: Context) -> bool:
        ctx.target = ctx.aim
        ctx.that = ctx.aim
        ctx.they = ctx.you
        return ROLL_POWER.one(g, ctx)

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx)


ROLL_POWER: Final = RollPower()
says(
    PowerHeader,
    "Target : {players} . Roll Power",
    "target (:|-) {players} (.|;|,|-) (roll [(the|for)] power|make a power roll|power roll) [:]",
    "(roll power|make a power roll|power roll) (against|on|at|vs|versus|target|targeting) {players}",
    "power roll : {players}",
    "power roll (-|.|,|:) target (:|-) {players}",
    game="duel",
)
