"""Damage, healing, death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Lasting, Node
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import DamageDealt, GoodsOf
from spellwright.effects.categories import Act, Amount, Effect, Lasts, next_due, sent_back
from spellwright.effects.defending import NOBODYS
from spellwright.effects.events import HEALED, HURT, SAVED
from spellwright.effects.players import Target, Them
from spellwright.effects.subjects import Do
from spellwright.effects.table import (
    FORBID,
    HARM_BONUS,
    HARMING,
    HEAL_BONUS,
    HEALING,
    HP,
    MOST_HP,
    ON_HARM,
    ON_HEAL,
    WOULD_DIE,
    forbidden,
)
from spellwright.effects.triggers import fire, unleash
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Suffer(Act):
    """SKZ-R08: all lose HP at the same moment, then the slain are handled."""

    amount: Amount

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        mask &= g.alive
        if g.hooks & FORBID:
            for seat in SEATS[mask]:
                if forbidden(g, seat, HARMING):
                    mask &= ~(1 << seat)
        victims = g.game.in_turn(g, ctx.you, mask)
        amounts: list[int] = []  # all settled before anybody loses HP
        for seat in victims:
            ctx.they = seat
            amount = self.amount.value(g, ctx)
            if g.hooks & HARM_BONUS and amount > 0:
                amount = modified(g, ctx, seat, amount)
            amounts.append(amount)
        return wound(g, ctx, victims, amounts)

    def one(self, g: State, ctx: Context) -> bool:
        return self.act(g, ctx, 1 << ctx.they)

    def measured(self) -> bool:
        return True

    def dues(self, g: State, ctx: Context, seat: i64) -> list[int]:
        ctx.they = seat
        amount = self.amount.value(g, ctx)
        if g.hooks & HARM_BONUS and amount > 0:
            amount = modified(g, ctx, seat, amount)
        ctx.they = -1
        return [amount]

    def turned(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-112: as much as the seat would have taken."""
        return wound(g, sent_back(ctx, seat), [ctx.you], [next_due(g, ctx, self, seat)])


def wound(g: State, ctx: Context, victims: list[int], amounts: list[int]) -> bool:
    """All lose HP at the same moment."""
    hurt: i64 = 0
    slain: i64 = 0
    dealt: i64 = 0
    counters = g.counters
    hp: i64 = HP * g.n
    for i, seat in enumerate(victims):
        amount = amounts[i]
        if amount <= 0:  # SKZ-R51
            continue
        before: i64 = counters[hp + seat]
        if before == 0:  # slain by this very instance, only not handled yet (SKZ-R08)
            continue
        after: i64 = before - amount if amount < before else 0  # SKZ-R07
        counters[hp + seat] = after
        dealt += before - after
        hurt |= 1 << seat
        if after == 0:
            slain |= 1 << seat
        g.tell(HURT, ctx.you, 1 << seat, amount, ctx.card)
    ctx.they = -1
    ctx.total += dealt
    if ctx.rolled == 0:  # "that much" is a roll where there was one
        ctx.number = dealt
    if slain == 0 and not g.hooks & ON_HARM:
        return True
    return settle(g, ctx, hurt, slain)


says(
    Suffer, "take~ {amount} damage", "(take|suffer) {amount} (damage|point of damage|more damage|extra damage|additional damage|more|extra)", "lose {amount} [more] HP", "lose {amount:Number}", "take {amount} as damage", "lose~ {amount:HalfDown}", "lose~ {amount:HalfUp}", "(suffer|take) {amount}",
    "take~ (damage|hp damage) equal to {amount}", "suffer damage equal to {amount}", "lose HP equal to {amount}", "take {amount} damage each",
    "(suffer|take|lose) {amount} (damage|HP) (each|instead)", "be dealt {amount} damage", "be (hit for|hurt for|hit by) {amount} damage", "take {amount} as damage", "take~ {amount:Twice}",
    "(get|receive) {amount} [point of] damage", "(be|get) (hit|smack|zap|blast|hurt|strike) for {amount} [damage]",)  # fmt: skip
says(Suffer, "pay {amount} [of your] HP", game="duel")


def who_deals(ctx: Context) -> i64:
    """ANN-113, ANN-127: nobody, where an event or a boss attacks."""
    return -1 if ctx.attack & NOBODYS else ctx.you


def modified(g: State, ctx: Context, seat: i64, amount: i64) -> i64:
    """Damage dealt to the seat: what the dealer adds, then doubles, then what the victim adds (ANN-R55)."""
    times: i64 = 1
    last: i64 = 0
    dealer = who_deals(ctx)
    for m in g.lasting:
        if m.hook & HARM_BONUS and m.ability.matches(g, m, dealer, 1 << seat, amount, ctx.card):
            number = m.ability.number(g, m, seat, ctx.card)
            if number >= 1000:
                times *= number - 1000
            elif m.you == seat:
                last += number
            else:
                amount += number
    return amount * times + last


def settle(g: State, ctx: Context, hurt: i64, slain: i64) -> bool:
    """After an instance of damage: deaths first, then what waits for damage."""
    ctx.hurt = hurt
    height = len(g.stack)
    if slain and not DEATH.go(g, ctx, slain):
        g.under(height, AFTERMATH, ctx, 0, hurt)
        return False
    return AFTERMATH.go(g, ctx, hurt)


@dataclass
class Aftermath(Node):
    """What waits for damage, victim by victim."""

    def go(self, g: State, ctx: Context, hurt: i64) -> bool:
        if not g.hooks & ON_HARM:
            return True
        for seat in g.game.in_turn(g, ctx.you, hurt & g.alive):
            hurt &= ~(1 << seat)
            height = len(g.stack)
            if not fire(g, ON_HARM, who_deals(ctx), 1 << seat, 0, ctx.card):
                g.under(height, self, ctx, 0, hurt)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a)


AFTERMATH: Final = Aftermath()


@dataclass
class Death(Node):
    """The slain, in the order of the game: in duels clockwise from the caster's left, the caster last (SKZ-R08)."""

    def go(self, g: State, ctx: Context, slain: i64) -> bool:
        before = g.alive
        for seat in g.game.in_turn(g, ctx.you, slain):
            slain &= ~(1 << seat)
            if not g.alive >> seat & 1:  # nobody dies twice
                continue
            height = len(g.stack)
            if not self.one(g, ctx, seat, before):
                g.under(height, self, ctx, 1, slain, before)
                return False
        return True

    def one(self, g: State, ctx: Context, seat: i64, before: i64) -> bool:
        if g.hooks & WOULD_DIE:
            for m in g.lasting:
                if m.hook & WOULD_DIE and m.you == seat and m.ability.matches(g, m, seat, 1 << seat, 0, ctx.card):
                    return self.instead(g, ctx, m, seat, before)
        return g.game.kill(g, ctx, seat, before)

    def instead(self, g: State, ctx: Context, m: Lasting, seat: i64, before: i64) -> bool:
        """Death replaced by something else; a wizard still at 0 HP after that dies."""
        own = m.ctx.copy()
        own.they = -1
        own.once = m.serial
        m.ability.spend(g, m)
        height = len(g.stack)
        ability = m.ability
        assert isinstance(ability, Lasts)
        if not unleash(g, ability, own):
            g.under(height, self, ctx, 2, seat, before)
            return False
        return self.after_instead(g, ctx, seat, before)

    def after_instead(self, g: State, ctx: Context, seat: i64, before: i64) -> bool:
        if g.get(HP, seat) > 0:
            g.tell(SAVED, seat)
            return True
        return g.game.kill(g, ctx, seat, before)

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 2:
            return self.after_instead(g, frame.ctx, frame.a, frame.b)
        before = g.alive
        return self.go(g, frame.ctx, frame.a) if before else True


DEATH: Final = Death()


@dataclass
class Heal(Act):
    """SKZ-028: never above 25. SKZ-R11: never the dead."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return heal(g, ctx, ctx.they, self.amount.value(g, ctx))

    def more(self, g: State, frame: Frame) -> bool:
        return True


def heal(g: State, ctx: Context, seat: i64, amount: i64) -> bool:
    if not g.alive >> seat & 1 or amount <= 0:
        return True
    if g.hooks & FORBID and forbidden(g, seat, HEALING):
        return True
    if g.hooks & HEAL_BONUS:
        for m in g.lasting:
            if m.hook & HEAL_BONUS and m.you == seat:
                amount = m.ability.number(g, m, seat, amount)
    before = g.get(HP, seat)
    after = min(before + amount, MOST_HP)
    if after <= before:
        return True
    g.put(HP, seat, after)
    g.tell(HEALED, seat, 1 << seat, after - before)
    return not g.hooks & ON_HEAL or fire(g, ON_HEAL, seat, 1 << seat, after - before, ctx.card)


says(
    Heal, "heal~ {amount} HP", "(heal|regain|recover|gain|get) {amount} (HP|more HP|extra HP|additional HP|HP more)", "(heal|regain|recover) {amount} (damage|more|point|point of damage|extra)", "heal {amount}",
    "heal~ HP equal to {amount}", "heal equal to {amount}", "(get|gain|win) back {amount} HP", "(heal|win) [by] {amount} HP", "(regain|recover|gain) HP equal to {amount}", "heal (HP|damage) equal to {amount}", "(heal|regain|recover|gain) {amount} HP each", "heal {amount} HP (instead|back)",
)  # fmt: skip


@dataclass
class HealFully(Act):
    def one(self, g: State, ctx: Context) -> bool:
        return heal(g, ctx, ctx.they, MOST_HP)


says(
    HealFully,
    "heal~ to full HP",
    "heal [(back|up)] to (full|full HP|maximum HP|your maximum HP|their maximum HP)",
    "heal (fully|completely|all your HP)",
)


@dataclass
class HealTo(Act):
    """Up to a number of HP."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        return heal(g, ctx, ctx.they, self.amount.value(g, ctx) - g.get(HP, ctx.they))


says(HealTo, "heal~ up to {amount} HP", "heal [back] [up] to {amount} HP")


@dataclass
class Perish(Act):
    """Die outright, without damage."""

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        mask &= g.alive
        for seat in SEATS[mask]:
            g.put(HP, seat, 0)
        return settle(g, ctx, 0, mask) if mask else True


says(Perish, "die~", "be kill")

# Damage is said of those who take it, or by you who deal it.
reads(
    Effect, lambda amount, players: Do(players, Suffer(amount)),
    "(deal|do|inflict|cause|make) {amount:Amount} [(more|extra|additional)] (damage|point of damage|HP of damage) (to|on) {players:Players} [each]",
    "(deal|do|make) to {players:Players} {amount:Amount} damage", "{players:Players} (:|-) {amount:Amount} [point of] damage",
    "{amount:Amount} [(more|extra|additional)] (damage|point of damage) (to|for) {players:Players} [each]",
    "(deal|do|inflict|cause) {players:Players} {amount:Amount} damage",
    "(hit|blast|zap|strike|smack|damage|hurt|burn|punch|kick|shoot) {players:Players} for {amount:Amount} [damage]",
    "(deal|do|inflict) damage to {players:Players} equal to {amount:Amount}",
    "(deal|do|inflict) damage equal to {amount:Amount} to {players:Players}",
    "(deal|do|inflict) to {players:Players} damage equal to {amount:Amount}",
    "damage equal to {amount:Amount} to {players:Players}",
)  # fmt: skip
reads(
    Effect, lambda amount, players: Do(players, Heal(amount)),
    "heal {players:Players} (by|for) {amount:Amount} [HP]", "heal {players:Players} {amount:Amount} HP", "heal {amount:Amount} HP to {players:Players}",
)  # fmt: skip
reads(Effect, lambda amount, players: Do(players, Heal(amount)), "{players:Players} + {amount:Amount} HP")
reads(Effect, lambda amount, players: Do(players, Suffer(amount)), "{players:Players} - {amount:Amount} HP")
reads(
    Effect,
    lambda amount: Do(Them(), Suffer(amount)),
    "the damage (be|become|increase to|go up to) {amount:Amount}",
)
reads(
    Effect,
    lambda players, others, goods: Do(players, Suffer(GoodsOf(others, goods))),
    "(deal|do|inflict) as (much|many) damage to {players:Players} as {others:Players} (have|own|hold) {goods:Goods}",
)
reads(Effect, lambda players: Do(players, Perish()), "(kill|slay) {players:Players}")
reads(Effect, lambda players: Do(players, Perish()), "destroy {players:Players}", game="duel")
reads(
    Effect,
    lambda amount: Do(Them(), Suffer(amount)),
    "(deal|do|inflict) {amount:Amount} [(more|extra|additional)] damage",
    "(deal|do) {amount:Amount} (more|extra)",
)
reads(
    Effect, lambda amount: Do(Target(), Suffer(amount)),
    "{amount:Amount} damage", "damage equal to {amount:Amount}", "{amount:Amount} damage (each|to each|to each target|to each of them|to all of them)",
    game="duel",
)  # fmt: skip
reads(
    Effect,
    lambda amount, players: Do(players, Suffer(amount)),
    "(deal|do) {amount:Amount} as damage to {players:Players}",
    "(deal|do|inflict) {amount:Amount} to {players:Players}",
    "to {players:Players} , (deal|do) {amount:Amount} damage",
)
reads(Act, lambda amount: Heal(amount), "{amount:Amount} [(more|extra)] HP for you")
reads(Act, lambda: Heal(DamageDealt()), "heal as (much|many HP) as the damage you (deal|did)", "heal (that|the) damage")
