"""Cards that are stolen and taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, renamed
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.categories import Act, Amount, Effect, Filter, Players
from spellwright.effects.events import STOLE
from spellwright.effects.filters import Kind
from spellwright.effects.flow import Steps
from spellwright.effects.harm import Heal, Suffer
from spellwright.effects.losses import lose
from spellwright.effects.players import Each, Unsaid
from spellwright.effects.subjects import Do
from spellwright.effects.table import FORBID, KEEPING, PLAY, STEALING, TREASURE, forbidden
from spellwright.effects.things import ForEach, PlayersOf
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_kept(g: State, card: i64) -> bool:
    """Whether a card says that nobody can steal it."""
    if not g.hooks & FORBID:
        return False
    return any(
        m.hook & FORBID and m.card == card and m.ability.matches(g, m, m.you, 0, KEEPING, card) for m in g.lasting
    )


@dataclass
class Steal(AimedAct):
    """SKZ-159: take Treasures of others; the thief chooses."""

    amount: Amount
    filter: Filter
    players: Players

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        if not g.alive >> me & 1:  # SKZ-R10: the dead are not rewarded, nor asked what with
            return True
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.pick(g, ctx, me, self.amount.value(g, ctx), ctx.aim)

    def pick(self, g: State, ctx: Context, me: i64, left: i64, victims: i64) -> bool:
        victims &= ~(1 << me)
        if self.players.names():
            ctx.that = victims
        ctx.did &= ~(1 << me)
        return self.go(g, ctx, me, left, victims)

    def go(self, g: State, ctx: Context, me: i64, left: i64, victims: i64) -> bool:
        pool: list[int] = []
        for seat in SEATS[victims & g.alive]:
            for card in g.in_zone(PLAY, seat):
                if self.filter.takes(g, ctx, card) and not is_kept(g, card):
                    pool.append(card)
        if left <= 0 or not pool or not g.alive >> me & 1:
            return True
        if g.hooks & FORBID and forbidden(g, me, STEALING):
            return True
        if len(pool) == 1:
            return self.take_it(g, ctx, me, left, victims, pool[0])
        g.ask(self, ctx, me, pool, 2, me | left << 8, victims)
        return False

    def take_it(self, g: State, ctx: Context, me: i64, left: i64, victims: i64, card: i64) -> bool:
        ctx.did |= 1 << me
        ctx.cards = [card]
        height = len(g.stack)
        if not lose(g, ctx, card, g.zone(PLAY, me), STOLE, me):
            if left > 1:
                g.under(height, self, ctx, 3, me | (left - 1) << 8, victims)
            return False
        return self.go(g, ctx, me, left - 1, victims) if left > 1 else True

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            ctx.they = frame.a
            return self.pick(g, ctx, frame.a, self.amount.value(g, ctx), ctx.aim)
        me = frame.a & 255
        left = frame.a >> 8
        if frame.step == 2:
            return self.take_it(g, ctx, me, left, frame.b, frame.answer)
        return self.go(g, ctx, me, left, frame.b)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == 2:
            frame.options = renamed(frame.options, names)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a Treasure to take"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return f"{g.face(option).name} ({g.game.seat_name(g, g.holder(option))})"

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option, g.holder(option))


says(
    Steal, "steal~ {amount} {filter} from {players}", "(steal|take|choose and steal) {amount} {filter} (from|of|belonging to) {players}", "(steal|take) {amount} of {players:Whose} {filter}", "(steal|take) {amount} {filter} [of your choice] from {players}", "(steal|take) {amount} {filter} that belong to {players}",
    game="duel",
)  # fmt: skip


def _steal_any(amount: Amount, filter: Filter) -> Steal | None:
    """Only what lies in play can be stolen without saying from where."""
    return Steal(amount, filter, Unsaid()) if filter.home() == PLAY else None


reads(Act, _steal_any, "steal {amount:Amount} {filter:Filter}", game="duel")
reads(Act, lambda amount: Steal(amount, Kind(TREASURE), Unsaid()), "steal {amount:Number} [1]", game="duel")
reads(
    Act,
    lambda amount, players: Steal(amount, Kind(TREASURE), players),
    "steal {amount:Number} [1] (from|of) {players:Players}",
    game="duel",
)


def _drain(amount: Amount, players: Players) -> Effect:
    """What they lose you gain."""
    gained = ForEach(amount, PlayersOf(players.folk)) if isinstance(players, Each) else amount
    return Steps([Do(players, Suffer(amount)), Heal(gained)])


reads(Effect, _drain, "(steal|siphon|suck) {amount:Amount} HP from {players:Players}")


@dataclass
class StealAtRandom(AimedAct):
    """The same, picked by nature."""

    amount: Amount
    filter: Filter
    players: Players

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.pick(g, ctx, me, self.amount.value(g, ctx), ctx.aim)

    def pick(self, g: State, ctx: Context, me: i64, left: i64, victims: i64) -> bool:
        if self.players.names():
            ctx.that = victims
        pool: list[int] = []
        for seat in SEATS[victims & g.alive & ~(1 << me)]:
            for card in g.in_zone(PLAY, seat):
                if self.filter.takes(g, ctx, card) and not is_kept(g, card):
                    pool.append(card)
        if left <= 0 or len(pool) == 0 or not g.alive >> me & 1 or (g.hooks & FORBID and forbidden(g, me, STEALING)):
            return True
        card = pool[g.pick(len(pool))]
        ctx.did |= 1 << me
        ctx.cards = [card]
        height = len(g.stack)
        if not lose(g, ctx, card, g.zone(PLAY, me), STOLE, me):
            g.under(height, self, ctx, 2, me | (left - 1) << 8, victims)
            return False
        return self.pick(g, ctx, me, left - 1, victims)

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            ctx.they = frame.a
            return self.pick(g, ctx, frame.a, self.amount.value(g, ctx), ctx.aim)
        return self.pick(g, ctx, frame.a & 255, frame.a >> 8, frame.b)


def _steal_at_random(amount: Amount, filter: Filter, players: Players) -> StealAtRandom | None:
    return StealAtRandom(amount, filter, players) if filter.home() == PLAY else None


says(
    StealAtRandom,
    "steal~ {amount} random {filter} from {players}",
    "(steal|take) {amount} random {filter} (from|of) {players}",
    "(steal|take) {amount} {filter} at random from {players}",
    "(steal|take) {amount} of {players:Whose} {filter} at random",
    build=_steal_at_random,
    game="duel",
)


@dataclass
class TakeIt(Act):
    """Take the Treasure that was just spoken of."""

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        for card in ctx.cards:
            if g.in_play(card) and g.holder(card) != me and g.alive >> me & 1 and not is_kept(g, card):
                ctx.did |= 1 << me
                return lose(g, ctx, card, g.zone(PLAY, me), STOLE, me)
        return True


says(TakeIt, "steal~ it", "(steal|take) (it|that treasure|that card)", game="duel")
