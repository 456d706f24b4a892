"""How effects are put together: sequences, choices, offers, how often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame
from spellwright.core.state import State
from spellwright.effects.categories import Act, Condition, Effect, Players, Things
from spellwright.effects.defending import ATTACK, DEFENDING, TOGETHER
from spellwright.effects.players import You
from spellwright.effects.subjects import struck
from spellwright.effects.table import SENT_BACK, from_caster
from spellwright.language.phrases import says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Steps(Effect):
    """One effect after another."""

    effects: list[Effect]

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, at: i64) -> bool:
        effects = self.effects
        height = len(g.stack)
        for effect in effects[at:] if at else effects:
            at += 1
            if not effect.start(g, ctx):
                if at < len(effects):
                    g.under(height, self, ctx, at)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)


@dataclass
class ActSteps(Act):
    """Several acts with one subject, each done by all before the next."""

    acts: list[Act]

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        return self.go(g, ctx, 0, mask)

    def together(self) -> bool:
        return any(act.together() for act in self.acts)

    def alone(self) -> bool:
        return all(act.alone() or not act.together() for act in self.acts)

    def go(self, g: State, ctx: Context, at: i64, mask: i64) -> bool:
        count: i64 = len(self.acts)
        while at < count:
            height = len(g.stack)
            done = self.acts[at].act(g, ctx, mask)
            at += 1
            if not done:
                if at < count:
                    g.under(height, self, ctx, at, mask)
                return False
        return True

    def dues(self, g: State, ctx: Context, seat: i64) -> list[int]:
        """Of its beginning: what comes after cards have moved may depend on them."""
        found: list[int] = []
        for act in self.acts:
            if not act.measured():
                break
            found += act.dues(g, ctx, seat)
        return found

    def measured(self) -> bool:
        return any(act.measured() for act in self.acts)

    def turned(self, g: State, ctx: Context, seat: i64) -> bool:
        return self.turn(g, ctx, 0, seat) if self.measured() else Act.turned(self, g, ctx, seat)

    def turn(self, g: State, ctx: Context, at: i64, seat: i64) -> bool:
        count: i64 = len(self.acts)
        while at < count:
            act = self.acts[at]
            at += 1
            height = len(g.stack)
            if act.measured():
                if not act.turned(g, ctx, seat):
                    if at < count:
                        g.under(height, self, ctx, TURNED + at, seat)
                    return False
                continue
            mine = ctx.you | ctx.attack << 8 | ctx.that << 16
            ctx.you = seat
            ctx.attack = SENT_BACK
            if not act.act(g, ctx, 1 << (mine & 255)):
                g.under(height, self, ctx, TURNED + at, seat, mine)
                return False
            restore(ctx, mine)
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step >= TURNED:
            if frame.b:
                restore(frame.ctx, frame.b)
            return self.turn(g, frame.ctx, frame.step - TURNED, frame.a)
        return self.go(g, frame.ctx, frame.step, frame.a)


def restore(ctx: Context, mine: i64) -> None:
    """The text is its owner's again, after an act of it that somebody else has done in his or her place.

    Such an act is done within the text: what comes after it may speak of the cards it has moved.
    """
    ctx.you = mine & 255
    ctx.attack = mine >> 8 & 255
    ctx.that = mine >> 16


TURNED: Final = 100  # added to the step of acts that an Attack's owner has to do


@dataclass
class Either(Act):
    """The doer chooses one of several acts."""

    acts: list[Act]

    def one(self, g: State, ctx: Context) -> bool:
        if not g.alive >> ctx.they & 1:
            return True
        options = [i for i in range(len(self.acts)) if possible(g, ctx, self.acts[i])]
        if not options:
            return True
        if len(options) == 1:
            return self.acts[options[0]].act(g, ctx, 1 << ctx.they)
        g.ask(self, ctx, ctx.they, options, 1, ctx.they)
        return False

    def measured(self) -> bool:
        return True

    def turned(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-R50: the attacker chooses what the seat would have chosen."""
        ctx.they = ctx.you
        options = [i for i in range(len(self.acts)) if possible(g, ctx, self.acts[i])]
        if len(options) < 2:
            return not options or self.acts[options[0]].turned(g, ctx, seat)
        g.ask(self, ctx, ctx.you, options, TURNED, seat)
        return False

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == TURNED:
            return self.acts[frame.answer].turned(g, frame.ctx, frame.a)
        return self.acts[frame.answer].act(g, frame.ctx, 1 << frame.a)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose one"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.cards.wording(self.acts[option])


@dataclass
class PayFor(Act):
    """Do one thing to do another: nothing is gained where nothing was paid."""

    cost: Act
    gain: Effect

    def one(self, g: State, ctx: Context) -> bool:
        if not self.cost.payable(g, ctx):
            ctx.did &= ~(1 << ctx.they)
            return True
        seat = ctx.they
        height = len(g.stack)
        if not self.cost.act(g, ctx, 1 << seat):
            g.under(height, self, ctx, 1, seat)
            return False
        return self.then(g, ctx, seat)

    def then(self, g: State, ctx: Context, seat: i64) -> bool:
        gain = self.gain
        return gain.act(g, ctx, 1 << seat) if isinstance(gain, Act) else gain.start(g, ctx)

    def more(self, g: State, frame: Frame) -> bool:
        return self.then(g, frame.ctx, frame.a)

    def payable(self, g: State, ctx: Context) -> bool:
        return self.cost.payable(g, ctx)


@dataclass
class OneEffect(Effect):
    """You choose one of several effects."""

    effects: list[Effect]

    def start(self, g: State, ctx: Context) -> bool:
        if not g.alive >> ctx.you & 1:
            return True
        g.ask(self, ctx, ctx.you, list(range(len(self.effects))), 1)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        return self.effects[frame.answer].start(g, frame.ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose one"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.cards.wording(self.effects[option])


def possible(g: State, ctx: Context, act: Act) -> bool:
    """Whether an act that costs a card can be paid by the doer."""
    return act.payable(g, ctx)


@dataclass
class May(Effect):
    """Somebody may do something; `did` says who did."""

    players: Players
    act: Act

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.begin(g, ctx)

    def begin(self, g: State, ctx: Context) -> bool:
        mask = ctx.aim & g.alive
        if self.players.names():
            ctx.that = ctx.aim
            ctx.sent = 0
        ctx.did = 0
        if ctx.attack & ATTACK and not isinstance(self.players, You):
            mask = struck(g, ctx, self.players, mask)
            height = len(g.stack)
            if ctx.attack & TOGETHER and not DEFENDING.go(g, ctx, mask):
                g.under(height, self, ctx, 3, 0, mask)
                return False
        return self.offer_to(g, ctx, mask)

    def offer_to(self, g: State, ctx: Context, mask: i64) -> bool:
        for seat in from_caster(g, ctx.you, mask):
            if ctx.attack & ATTACK and seat != ctx.you:
                height = len(g.stack)
                if not DEFENDING.go(g, ctx, 1 << seat):
                    g.under(height, self, ctx, 3, 0, mask)
                    return False
                if ctx.avoided & ~ctx.returned & 1 << seat:
                    mask &= ~(1 << seat)
                    continue
            ctx.they = ctx.you if ctx.returned >> seat & 1 else seat  # ANN-R50
            if self.act.payable(g, ctx):
                g.ask(self, ctx, ctx.they, [1, 0], 2, seat, mask & ~(1 << seat))
                return False
            mask &= ~(1 << seat)
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            return self.begin(g, ctx)
        if frame.step == 3:
            return self.offer_to(g, ctx, frame.b)
        if frame.answer == 1:
            ctx.did |= 1 << frame.a
            if ctx.once:
                g.used = [*g.used, ctx.once]
            height = len(g.stack)
            if ctx.returned >> frame.a & 1:
                if not self.act.turned(g, ctx, frame.a):
                    if frame.b:
                        g.under(height, self, ctx, 3, frame.a, frame.b)
                    return False
                return self.offer_to(g, ctx, frame.b)
            if not self.act.act(g, ctx, 1 << frame.a):
                if frame.b:
                    g.under(height, self, ctx, 3, frame.a, frame.b)
                return False
        return self.offer_to(g, ctx, frame.b)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"You may {g.cards.wording(self.act)}"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return "yes" if option else "no"


@dataclass
class Does(Act):
    """An effect as something that you do: "you may deal 3 damage to any foe"."""

    effect: Effect

    def one(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


@dataclass
class When(Effect):
    """Do something if something is so."""

    condition: Condition
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        ctx.held = self.condition.holds(g, ctx)
        named = self.condition.named(g, ctx)
        if named:
            ctx.that = named
        return self.effect.start(g, ctx) if ctx.held else True


@dataclass
class Unless(Effect):
    condition: Condition
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        ctx.held = not self.condition.holds(g, ctx)
        return self.effect.start(g, ctx) if ctx.held else True


@dataclass
class Nothing(Effect):
    def start(self, g: State, ctx: Context) -> bool:
        return True


says(
    Nothing,
    "nothing happens",
    "nothing [at all]",
    "(it|that) be a miss",
    "-",
    "no (effect|damage)",
    "(miss|you miss)",
    "this card do nothing",
    "(it|this) do nothing",
    "do nothing",
    "[any] die left over be waste",
    "(leftover|remaining|extra) die (be waste|have no effect|be ignore)",
    "no damage to anyone",
    "(it|this card) have no effect",
)


@dataclass
class Times(Effect):
    """An effect several times, one after the other."""

    number: int
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, done: i64) -> bool:
        while done < self.number:
            done += 1
            height = len(g.stack)
            if not self.effect.start(g, ctx):
                g.under(height, self, ctx, done)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)


@dataclass
class ForEvery(Effect):
    """An effect once for each thing counted."""

    things: Things
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, self.things.count(g, ctx))

    def go(self, g: State, ctx: Context, left: i64) -> bool:
        while left > 0:
            left -= 1
            height = len(g.stack)
            if not self.effect.start(g, ctx):
                g.under(height, self, ctx, left)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)
