"""How effects are put together: subjects, sequences, choices, offers, conditions, whole texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Node
from spellwright.core.seats import POP
from spellwright.core.state import State
from spellwright.effects.aimed import part
from spellwright.effects.categories import Act, Amount, Condition, Effect, Players, Sentence, Things
from spellwright.effects.defending import AGAINST_YOU, ATTACK, DEFENDING, NOBODYS, TOGETHER, defenses
from spellwright.effects.events import CHOSE
from spellwright.effects.players import Them, You
from spellwright.effects.table import RETARGET, SELF_HIT, from_caster
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Do(Effect):
    """Players do something."""

    players: Players
    act: Act

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        # "every other foe" of a card with a target is none
        moved = g.hooks & RETARGET and ctx.target == 0 and self.players.names() and is_moved(g, ctx)
        if not moved and not self.players.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.go(g, ctx)

    def go(self, g: State, ctx: Context) -> bool:
        mask = ctx.aim
        if self.players.names():
            ctx.that = mask
            ctx.sent = 0
        if ctx.attack & ATTACK and not isinstance(self.players, You):
            return self.attack(g, ctx, mask)
        return self.act.act(g, ctx, mask) if mask else True

    def attack(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-094: those it would affect may avoid it; ANN-098: where they deal with each other, all decide first."""
        mask = struck(g, ctx, self.players, mask)
        if ctx.only:
            mask = ctx.only
            ctx.that &= ctx.only
        ctx.dealt = ctx.total
        if self.act.gathers():
            ctx.taken = []
        if not ctx.attack & TOGETHER and not self.act.together():
            return self.strike(g, ctx, mask)
        height = len(g.stack)
        if not DEFENDING.go(g, ctx, mask):
            g.under(height, self, ctx, DECIDED, mask)
            return False
        return self.strike(g, ctx, mask)

    def strike(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-R41: one after the other decides and is affected; those who act together are affected together."""
        if self.act.together() and POP[mask] > 1:
            hit = mask & ~ctx.avoided
            ctx.that = hit
            height = len(g.stack)
            if hit and not self.act.act(g, ctx, hit):
                if mask & ctx.returned:
                    g.under(height, self, ctx, SENT, mask & ctx.returned)
                return False
            return self.send_back(g, ctx, mask & ctx.returned)
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            height = len(g.stack)
            ctx.due = []
            if not ctx.decided >> seat & 1 and defenses(g, seat):
                ctx.due = self.act.dues(g, ctx, seat)
            if not DEFENDING.go(g, ctx, 1 << seat):
                g.under(height, self, ctx, HIT, mask, seat)
                return False
            if not self.hit(g, ctx, seat):
                g.under(height, self, ctx, NEXT, mask)
                return False
        if ctx.rolled == 0 and ctx.total > ctx.dealt:  # "that much" is what all of them have taken
            ctx.number = ctx.total - ctx.dealt
        if self.act.gathers():
            ctx.cards = ctx.taken[:]
        part(ctx)
        return True

    def send_back(self, g: State, ctx: Context, mask: i64) -> bool:
        """ANN-108: of what is done together only what each could have done without the others."""
        if not self.act.alone():
            return True
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            height = len(g.stack)
            if not self.act.turned(g, ctx, seat):
                g.under(height, self, ctx, SENT, mask)
                return False
        return True

    def hit(self, g: State, ctx: Context, seat: i64) -> bool:
        if ctx.returned >> seat & 1:
            ctx.they = ctx.you
            if self.act.payable(g, ctx):  # "each foe who does not": asked of whoever it came back to
                ctx.did |= 1 << seat
            return self.act.turned(g, ctx, seat)
        return True if ctx.avoided >> seat & 1 else self.act.act(g, ctx, 1 << seat)

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == HIT:
            height = len(g.stack)
            if not self.hit(g, ctx, frame.b):
                g.under(height, self, ctx, NEXT, frame.a)
                return False
            return self.strike(g, ctx, frame.a)
        if frame.step in (DECIDED, NEXT):
            return self.strike(g, ctx, frame.a)
        if frame.step == SENT:
            return self.send_back(g, ctx, frame.a)
        return self.go(g, ctx)


def struck(g: State, ctx: Context, players: Players, mask: i64) -> i64:
    """Whom an Attack affects, for all that cards say about whom it hits, and those who sent its beginning back."""
    if ctx.attack & AGAINST_YOU:
        return 1 << ctx.you
    if g.hooks & SELF_HIT and not ctx.attack & NOBODYS and hits_itself(g, ctx.you):
        mask |= 1 << ctx.you
        ctx.that |= 1 << ctx.you
    return mask | ctx.sent if isinstance(players, Them) else mask


def hits_itself(g: State, seat: i64) -> bool:
    """ANN-214: whatever the Attack asks of those it affects."""
    return any(m.hook & SELF_HIT and m.ability.matches(g, m, seat, 0, 0, -1) for m in g.lasting)


# Where an Attack stands.
DECIDED: Final = 2
HIT: Final = 3
NEXT: Final = 4
SENT: Final = 5


def is_moved(g: State, ctx: Context) -> bool:
    """M15: whether another card has changed whom this card aims at; then nobody is asked, and `ctx.aim` is set."""
    moved = False
    if ctx.card >= 0:
        for m in g.lasting:
            if m.hook & RETARGET and m.you == ctx.you and m.ability.matches(g, m, ctx.you, 0, 0, ctx.card):
                ctx.aim = m.ability.number(g, m, ctx.you, ctx.card) & g.alive
                moved = True
    return moved


@dataclass
class Aim(Effect):
    """Choose players for the sentences that follow."""

    players: Players

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        height = len(g.stack)
        moved = g.hooks & RETARGET and self.players.names() and is_moved(g, ctx)
        if not moved and not self.players.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self.resume_with(g, ctx)

    def resume_with(self, g: State, ctx: Context) -> bool:
        ctx.that = ctx.aim
        ctx.sent = 0
        if ctx.that:
            g.tell(CHOSE, ctx.you, ctx.that)
        if ctx.attack & ATTACK:
            height = len(g.stack)
            if not DEFENDING.go(g, ctx, ctx.that):
                g.under(height, self, ctx, DECIDED)
                return False
            part(ctx)
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == DECIDED:
            part(frame.ctx)
            return True
        return self.resume_with(g, frame.ctx)


def _aim(players: Players) -> Aim | None:
    """ "Choose one of them" may be said of cards as well: the sentence that follows tells more."""
    return None if type(players).__name__ in ("OneOfThem", "Them") else Aim(players)


says(Aim, "choose {players}", "(pick|name|select|target) {players}", "choose 1 : {players}", build=_aim)


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
            height = len(g.stack)
            done = self.acts[at].turned(g, ctx, seat)
            at += 1
            if not done:
                if at < count:
                    g.under(height, self, ctx, TURNED + at, seat)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step >= TURNED:
            return self.turn(g, frame.ctx, frame.step - TURNED, frame.a)
        return self.go(g, frame.ctx, frame.step, frame.a)


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


# -- sentences ------------------------------------------------------------------------------------


@dataclass
class Plain(Sentence):
    """An effect as a sentence."""

    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return self.effect.start(g, ctx)


says(Plain, "{effect}", "(then|after that|next|finally|first|also|in addition|afterwards) [,] {effect}")


@dataclass
class AsEffect(Effect):
    """A sentence inside an effect: the second one under a range of a roll."""

    sentence: Sentence

    def start(self, g: State, ctx: Context) -> bool:
        return self.sentence.start(g, ctx)


@dataclass
class If(Sentence):
    condition: Condition
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        ctx.they = -1
        ctx.held = self.condition.holds(g, ctx)
        named = self.condition.named(g, ctx)
        if named:
            ctx.that = named
        return self.effect.start(g, ctx) if ctx.held else True


says(If, "if {condition} , {effect}", "if {condition} , then {effect}")


def _without_comma(condition: Condition, effect: Effect) -> If | None:
    """ "The highest die" may end a condition: what begins with "die" needs its comma."""
    inner = effect.effect if isinstance(effect, Times) else effect
    first = inner.effects[0] if isinstance(inner, Steps) else inner
    return None if type(first).__name__ == "Perish" else If(condition, effect)


reads(Sentence, _without_comma, "if {condition:Condition} {effect:Effect}")


@dataclass
class Otherwise(Sentence):
    effect: Effect

    def start(self, g: State, ctx: Context) -> bool:
        return True if ctx.held else self.effect.start(g, ctx)


says(Otherwise, "otherwise , {effect}", "otherwise {effect}", "or else [,] {effect}")


@dataclass
class Text(Node):
    """A card's whole text: sentences one after the other."""

    sentences: list[Sentence]
    steps: list[Node] = field(default_factory=list, compare=False, repr=False)
    places: list[tuple[int, int]] = field(default_factory=list, compare=False, repr=False)

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, at: i64) -> bool:
        steps = self.steps
        height = len(g.stack)
        for step in steps[at:] if at else steps:
            at += 1
            if not step.start(g, ctx):
                if at < len(steps):
                    g.under(height, self, ctx, at)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)


# -- what refers to sentences before it -------------------------------------------------------------


@dataclass
class SameTo(Effect):
    """ "Do the same to another foe": stands for the effect before it until the text is linked."""

    players: Players


says(SameTo, "do the same to {players}", "do (the same [thing]|this|that|it) [again] (to|for|with) {players}")
says(SameTo, "repeat (this|the) [(attack|effect)] [once] [more] (against|on|for|to|with) {players}", game="deck")


@dataclass
class DoBoth(Effect):
    """ "If …, do both": stands for all the options of the choice before it until the text is linked."""


says(DoBoth, "do both", "[you (may|can|get to)] do (both|all of them|all) [of them] [instead]")


@dataclass
class SameAct(Act):
    """ "Start it with 1": the act before it with another amount, until the text is linked."""

    amount: Amount


# How a text comes to be carried out once more.
REPEATED: Final = 1
COPIED: Final = 2


@dataclass
class Repeat(Effect):
    """Z54: the text from its beginning once more."""

    whole: list[Node] = field(default_factory=list, compare=False, repr=False)

    def start(self, g: State, ctx: Context) -> bool:
        if ctx.echo & REPEATED:
            return True
        ctx.echo |= REPEATED
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, at: i64) -> bool:
        count: i64 = len(self.whole)
        while at < count:
            height = len(g.stack)
            done = self.whole[at].start(g, ctx)
            at += 1
            if not done:
                g.under(height, self, ctx, at)
                return False
        ctx.echo &= ~REPEATED
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.step)


says(
    Repeat,
    "repeat this effect once",
    "(repeat this effect|repeat this|do (this|it|that) again|repeat (it|all of this|this card)) [(once|once more|1 time|1 more time)]",
)


@dataclass
class Instead(Sentence):
    """Another effect in place of the one before, if something is so. Linked: `before` is that one."""

    condition: Condition
    effect: Effect
    before: list[Effect] = field(default_factory=list, compare=False, repr=False)

    def start(self, g: State, ctx: Context) -> bool:
        before = self.before[0]
        if isinstance(before, Do):
            ctx.they = -1
            height = len(g.stack)
            if not before.players.start(g, ctx):
                g.under(height, self, ctx, 1)
                return False
            return self.go(g, ctx, before)
        ctx.held = self.condition.holds(g, ctx)
        return self.effect.start(g, ctx) if ctx.held else before.start(g, ctx)

    def go(self, g: State, ctx: Context, before: Do) -> bool:
        if before.players.names():
            ctx.that = ctx.aim
        ctx.held = self.condition.holds(g, ctx)
        return self.effect.start(g, ctx) if ctx.held else before.go(g, ctx)

    def resume(self, g: State, frame: Frame) -> bool:
        before = self.before[0]
        assert isinstance(before, Do)
        return self.go(g, frame.ctx, before)
