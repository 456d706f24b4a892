"""Dice: plain rolls, Power Rolls, and the bands that read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.seats import ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Act, Amount, Effect, Lasts, Players, Sentence
from spellwright.effects.events import POWER, REROLLED, ROLLED, pack_dice
from spellwright.effects.players import Each
from spellwright.effects.subjects import Do, is_moved
from spellwright.effects.table import (
    DICE,
    FOE_DICE,
    FOE_ROLL,
    FORBID,
    ON_ROLL,
    REROLL,
    REROLLING,
    RETARGET,
    ROLL_BONUS,
    foes,
    forbidden,
    glyph_count,
)
from spellwright.effects.triggers import find_lasting, fire
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

TOP: Final = 99  # SKZ-R34: the top range is open-ended


@dataclass
class RollDice(Act):
    """Roll dice and remember them: one die a player where several roll."""

    amount: Amount

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.rolled = mask
        ctx.banded = False
        ctx.bands = mask
        several = POP[mask] > 1
        dice: list[int] = [0] * g.n if several else []
        ctx.number = 0
        for seat in SEATS[mask]:
            ctx.they = seat
            thrown = g.throw(self.amount.value(g, ctx))
            total: i64 = 0
            for die in thrown:
                total += die
            if several:
                dice[seat] = total
            else:
                dice = thrown
            ctx.number = total
            g.tell(ROLLED, seat, 0, total)
        ctx.dice = dice
        ctx.they = -1
        return True


reads(Effect, lambda folk: Do(Each(folk), RollDice(Number(1))), "roll a die for each {folk:Folk}")
says(
    RollDice,
    "roll~ {amount} die*",
    "roll {amount} [six sided] die [each]",
    "(each|all) roll {amount} die",
    "throw {amount} die",
)


@dataclass
class KeepDie(Act):
    """Of several dice one counts: the highest or the lowest is "that much" from here on."""

    highest: int

    def one(self, g: State, ctx: Context) -> bool:
        if len(ctx.dice):
            ctx.dice = [max(ctx.dice) if self.highest else min(ctx.dice)]
            ctx.number = ctx.dice[0]
        return True


says(
    KeepDie,
    "keep~ the highest die",
    "(keep|use|take) [only] the (higher|highest|best|greater) [(die|1|result|number|roll)]",
    highest=1,
)
says(
    KeepDie,
    "keep~ the lowest die",
    "(keep|use|take) [only] the (lower|lowest|worst|smaller) [(die|1|result|number|roll)]",
    highest=0,
)


@dataclass
class AddToRoll(Act):
    """More on the roll just made; before any roll it is said of the next one (see discourse)."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        ctx.number += self.amount.value(g, ctx)
        return True


says(
    AddToRoll,
    "add~ {amount} to the result",
    "add {amount} to ((the|that|this) (result|total|roll|power roll)|your (result|total))",
    "(get|gain) + {amount} (on|to|for) (the|that|this) (result|total|roll|power roll)",
    game="duel",
)


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


def total(g: State, ctx: Context) -> None:
    """SKZ-110: the dice are added together, with bonuses."""
    sum_: i64 = 0
    for die in ctx.dice:
        sum_ += die
    if g.hooks & ROLL_BONUS:
        for m in g.lasting:
            if m.hook & ROLL_BONUS and m.you == ctx.you:
                sum_ += m.ability.number(g, m, ctx.you, ctx.card)
    if g.hooks & FOE_ROLL:
        for m in g.lasting:
            if m.hook & FOE_ROLL and m.you != ctx.you:
                sum_ += m.ability.number(g, m, ctx.you, ctx.card)
    ctx.number = sum_ if sum_ > 0 else 0
    g.dice = ctx.dice


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


@dataclass
class Band(Sentence):
    """SKZ-111: an effect for a range of the roll."""

    low: int
    high: int
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        if POP[ctx.rolled] > 1:
            return self.each(g, ctx)
        if ctx.banded or ctx.number < self.low or ctx.number > self.high:
            return True
        ctx.banded = True
        ctx.bands = 0
        return self.effect.start(g, ctx)

    def each(self, g: State, ctx: Context) -> bool:
        """Several rolled: those in the range are "they"."""
        mask: i64 = 0
        for seat in SEATS[ctx.bands]:
            if self.low <= ctx.dice[seat] <= self.high:
                mask |= 1 << seat
        ctx.bands &= ~mask
        ctx.that = mask
        ctx.they = -1
        return self.effect.start(g, ctx) if mask else True


def band(low: int, high: int, effect: Effect) -> Band | None:
    return Band(low, high, effect) if low <= high else None


_ON = "(on|for|with) [a] [roll of] [a]"
reads(Sentence, lambda low, effect: Band(low, low, effect), f"{_ON} {{low:int}} [,] {{effect:Effect}}")
reads(Sentence, band, f"{_ON} {{low:int}} (or|to|-|through|and) [a] {{high:int}} [,] {{effect:Effect}}")
reads(
    Sentence,
    lambda low, effect: Band(low, TOP, effect),
    f"{_ON} {{low:int}} (or (more|higher|greater|better|above|up)|+) [,] {{effect:Effect}}",
)
reads(
    Sentence,
    lambda high, effect: Band(0, high, effect),
    f"{_ON} {{high:int}} or (less|lower|fewer|below|under|worse) [,] {{effect:Effect}}",
)


@dataclass
class ElseBand(Sentence):
    """What no range before it has caught."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        if ctx.bands == 0:
            return True
        ctx.that = ctx.bands if POP[ctx.rolled] > 1 else ctx.that
        ctx.bands = 0
        ctx.banded = True
        ctx.they = -1
        return self.effect.start(g, ctx)


says(
    ElseBand, "on anything else , {effect}", "(on|for) (anything else|anything less|anything lower|any other roll|any other result|any other number|anything higher|a lower roll|a lower result|a higher roll|less|else) , {effect}", "(anything else|anything less|any other result) : {effect}", "on (everything else|all other result) , {effect}",
)  # fmt: skip


@dataclass
class LowRoller(Players):
    """P52: those with the lowest die, all of the tied."""

    def find(self, g: State, ctx: Context) -> i64:
        return rollers(ctx, -1)


says(
    LowRoller,
    "the lowest roller",
    "the low roller",
    "whoever roll (lowest|the lowest|the lowest number|lower)",
    "each (lowest|low) roller",
    "the (foe|player|wizard) (with the lowest|who roll the lowest|who roll lowest) [(roll|number|die|result)]",
)


@dataclass
class HighRoller(Players):
    def find(self, g: State, ctx: Context) -> i64:
        return rollers(ctx, 1)


says(
    HighRoller,
    "the highest roller",
    "the high roller",
    "whoever roll (highest|the highest|the highest number|higher)",
    "each (highest|high) roller",
    "the (foe|player|wizard) (with the highest|who roll the highest|who roll highest) [(roll|number|die|result)]",
)


def rollers(ctx: Context, sign: i64) -> i64:
    best: i64 = -1000
    found: i64 = 0
    for seat in SEATS[ctx.rolled]:
        value: i64 = sign * ctx.dice[seat] if seat < len(ctx.dice) else 0
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << seat
    return found


@dataclass
class OtherRollers(Players):
    """Those who rolled and were not just named; where nobody rolled, your other foes."""

    def find(self, g: State, ctx: Context) -> i64:
        if POP[ctx.rolled] > 1:
            return ctx.rolled & ~ctx.that & g.alive
        return foes(g, ctx.you) & ~(ctx.that | ctx.target)

    def single(self) -> bool:
        return False


says(
    OtherRollers,
    "the others",
    "all [the] others",
    "the other (foe|player|roller|wizard)",
    "the rest of (them|the foe)",
)


@dataclass
class AssignDice(Act):
    """D32: each die of the roll goes to another foe; dice left over are wasted."""

    def one(self, g: State, ctx: Context) -> bool:
        ctx.queue = ctx.dice
        ctx.dice = [0] * g.n
        ctx.rolled = 0
        return self.go(g, ctx, ctx.they)

    def go(self, g: State, ctx: Context, me: i64) -> bool:
        free = foes(g, me) & ~ctx.rolled
        if not ctx.queue or free == 0:
            ctx.queue = []
            ctx.that = ctx.rolled
            return True
        if POP[free] == 1:
            self.give(ctx, SEATS[free][0])
            return self.go(g, ctx, me)
        g.ask(self, ctx, me, ORDER[g.n][me][free], 1, me)
        return False

    def give(self, ctx: Context, seat: i64) -> None:
        dice = ctx.dice[:]
        dice[seat] = ctx.queue[0]
        ctx.number = ctx.queue[0]
        ctx.dice = dice
        ctx.queue = ctx.queue[1:]
        ctx.rolled |= 1 << seat

    def more(self, g: State, frame: Frame) -> bool:
        self.give(frame.ctx, frame.answer)
        return self.go(g, frame.ctx, frame.a)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Who gets the {frame.ctx.queue[0]}?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.game.seat_name(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


says(
    AssignDice,
    "assign~ each die to a different foe",
    "(assign|give|hand out|hand) (each|each of the|the) die to [a] different foe",
    "(deal|hand|give) [out] the die of (this|that|the) roll [out] to different foe",
)
