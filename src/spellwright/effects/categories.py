"""The kinds of phrases: every class that says something belongs to one of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Ability, Context, Frame, Lasting, Node
from spellwright.core.seats import LOW, POP
from spellwright.core.state import State
from spellwright.effects.table import END_OF_GAME, PLAY, SENT_BACK, from_caster
from spellwright.language.phrases import category

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Tree:
    """A part of a sentence that is asked, never run."""


@dataclass
class Amount(Tree):
    def value(self, g: State, ctx: Context) -> i64:
        raise NotImplementedError


@dataclass
class Folk(Tree):
    """A noun for players with its clauses: who may be meant, before any choice."""

    def among(self, g: State, ctx: Context) -> i64:
        raise NotImplementedError


@dataclass
class Trait(Tree):
    """What may be true of one player: after "who", and in conditions."""

    def fits(self, g: State, ctx: Context, seat: i64) -> bool:
        raise NotImplementedError

    def has_happened(self) -> bool:
        """Whether it has just come about: "any foe who rolled a 1" is each of them, not one of your choice."""
        return False


@dataclass
class Goods(Tree):
    """Something a player has a number of."""

    def of(self, g: State, ctx: Context, seat: i64) -> i64:
        raise NotImplementedError


@dataclass
class Limit(Tree):
    """ "N or more", "no", "exactly N"."""

    def meets(self, g: State, ctx: Context, number: i64) -> bool:
        raise NotImplementedError


@dataclass
class Things(Tree):
    """Something that can be counted: after "for each"."""

    def count(self, g: State, ctx: Context) -> i64:
        raise NotImplementedError


@dataclass
class Filter(Tree):
    """A noun for cards, in play or not: which cards it means."""

    def takes(self, g: State, ctx: Context, card: i64) -> bool:
        raise NotImplementedError

    def home(self) -> i64:
        """The place such cards lie in when no place is named."""
        return 0

    def had(self, g: State, seat: i64) -> list[int]:
        """The cards among which a player has or controls such cards."""
        return g.in_zone(self.home(), seat)

    def in_play(self) -> bool:
        """Whether those are cards in play."""
        return self.home() == PLAY


@dataclass
class Condition(Tree):
    def holds(self, g: State, ctx: Context) -> bool:
        raise NotImplementedError

    def named(self, g: State, ctx: Context) -> i64:
        """Whom it speaks of, for a "that foe" after it; 0 where it names nobody in particular."""
        return 0


@dataclass
class Event(Tree):
    """What a trigger waits for."""

    def hook(self) -> i64:
        raise NotImplementedError

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        raise NotImplementedError


@dataclass
class Effect(Node):
    """Something that is done, with its subject settled."""


@dataclass
class Players(Node):
    """A phrase for players. It may have to ask; the answer is `ctx.aim`."""

    def start(self, g: State, ctx: Context) -> bool:
        ctx.aim = self.find(g, ctx)
        return True

    def find(self, g: State, ctx: Context) -> i64:
        """Who may be meant; all of them where nothing has to be chosen."""
        raise NotImplementedError

    def names(self) -> bool:
        """Whether later words like "that foe" mean these players."""
        return True

    def single(self) -> bool:
        """Whether its verb goes with he, she, it."""
        return True


def sent_back(ctx: Context, seat: i64) -> Context:
    """ANN-109, ANN-R33: no Attack, and whoever sent it back is the one who does it."""
    own = Context(seat, ctx.card)
    own.attack = SENT_BACK
    own.number = ctx.number
    own.cards = ctx.cards
    return own


LOOP = 90  # the step of an act that goes through several players


@dataclass
class Act(Effect):
    """A verb and its objects: done by you, or by whoever the subject names."""

    def start(self, g: State, ctx: Context) -> bool:
        return self.act(g, ctx, 1 << ctx.you)

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        """All of the mask do it, one after the other."""
        if POP[mask] == 1:
            ctx.they = LOW[mask]
            return self.one(g, ctx)
        rest: i64 = mask
        for seat in from_caster(g, ctx.you, mask):
            rest &= ~(1 << seat)
            ctx.they = seat
            height = len(g.stack)
            if not self.one(g, ctx):
                if rest:
                    g.under(height, self, ctx, LOOP, rest)
                return False
        return True

    def one(self, g: State, ctx: Context) -> bool:
        """`ctx.they` does it."""
        raise NotImplementedError

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == LOOP:
            return self.act(g, frame.ctx, frame.a)
        return self.more(g, frame)

    def more(self, g: State, frame: Frame) -> bool:
        raise NotImplementedError

    def together(self) -> bool:
        """Whether those who do it deal with each other, so that all must be known before."""
        return False

    def alone(self) -> bool:
        """Of what is done together: whether one of them could do as much without the others."""
        return False

    def gathers(self) -> bool:
        """Whether it moves cards, so that "this way" is all of those it was done to."""
        return False

    def turned(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-107 to ANN-112: what an Attack would have done to the seat is done to its attacker instead."""
        own = sent_back(ctx, seat)
        done = self.act(g, own, 1 << ctx.you)
        if self.gathers():
            ctx.taken = own.taken
        ctx.cards = own.cards  # "its cost", said of what the attacker has had to show or take
        return done

    def measured(self) -> bool:
        """Whether it is settled by the seat's own state how much of it comes back."""
        return False

    def dues(self, g: State, ctx: Context, seat: i64) -> list[int]:
        """ANN-112: how much the seat would get of it, before it answers with a Defense that may change that."""
        return []

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether `ctx.they` has what it takes: asked before it is offered."""
        return True


def next_due(g: State, ctx: Context, act: Act, seat: i64) -> i64:
    """How much of it comes back: settled before the Defense, or now if it was used against a sentence before."""
    if not ctx.due:
        return act.dues(g, ctx, seat)[0]
    amount = ctx.due[0]
    ctx.due = ctx.due[1:]
    return amount


@dataclass
class Cards(Node):
    """A phrase for cards. It may have to ask; the answer is `ctx.chosen`. `ctx.they` chooses."""

    def enough(self, g: State, ctx: Context) -> bool:
        """Whether `ctx.they` has such cards to choose."""
        return True


@dataclass
class Sentence(Node):
    """One sentence of a card."""


@dataclass
class Lasts(Ability):
    """A lasting ability as a sentence says it."""

    def happen(self, g: State, ctx: Context) -> bool:
        """What it waited for has come: carry it out."""
        return True

    def freeze(self, g: State, ctx: Context) -> None:
        """Settle what is meant now rather than later."""

    def price(self) -> Act | None:
        """What has to be done each time it is used."""
        return None

    def until(self) -> i64:
        """When it ends, where its text does not say."""
        return END_OF_GAME


for _cls in (
    Amount, Folk, Trait, Goods, Limit, Things, Filter, Condition, Event, Effect, Players, Act, Cards,
    Sentence, Lasts,
):  # fmt: skip
    category(_cls)
