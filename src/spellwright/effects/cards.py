"""Which cards: the phrases that choose from a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, renamed
from spellwright.core.state import State
from spellwright.effects.categories import Amount, Cards, Filter, Players
from spellwright.effects.piles import FrontOf, HandOf, Left, Pile, Seen, card_label
from spellwright.effects.players import Them, You
from spellwright.effects.table import HAND
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Owned(Cards):
    """Cards named by what they are, not by what was said of them before."""


@dataclass
class Picked(Owned):
    """Cards chosen one by one. Step 1 waits for a pick; -1 is enough."""

    def pool(self, g: State, ctx: Context) -> list[int]:
        raise NotImplementedError

    def most(self, g: State, ctx: Context) -> i64:
        return 1

    def free(self) -> bool:
        """Whether fewer may be chosen; then "that many" is how many were."""
        return False

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = []
        return self.go(g, ctx, self.most(g, ctx), ctx.they)

    def enough(self, g: State, ctx: Context) -> bool:
        there: i64 = len(self.pool(g, ctx))
        return there > 0 and (self.free() or there >= self.most(g, ctx))

    def go(self, g: State, ctx: Context, left: i64, chooser: i64) -> bool:
        ctx.they = chooser
        pool = [card for card in self.pool(g, ctx) if card not in ctx.chosen]
        if len(pool) <= left and not self.free():
            ctx.chosen = ctx.chosen + pool
            return True
        if left <= 0 or not pool:
            return True
        if self.free():
            pool.append(-1)
        g.ask(self, ctx, self.asked(ctx), pool, 1, left, chooser)
        return False

    def asked(self, ctx: Context) -> i64:
        """Who chooses: the one who does it, unless said otherwise."""
        return ctx.they

    def resume(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.answer < 0:
            ctx.they = frame.b
            return True
        ctx.chosen = [*ctx.chosen, frame.answer]
        return self.go(g, ctx, frame.a - 1, frame.b)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        frame.options = renamed(frame.options, names)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a card" if frame.a == 1 else f"Choose a card ({frame.a} to go)"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return "done" if option < 0 else card_label(g, seat, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option if option >= 0 and g.seen[option] >> seat & 1 else -1, -1)


@dataclass
class Some(Picked):
    """So many of one's own: two cards, a Treasure."""

    amount: Amount
    filter: Filter

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx)


says(
    Some, "{amount} {filter}", "{amount} {filter} (from|in) hand", "{amount} {filter} of yours", "{amount} of your {filter}", "{amount} {filter} of (your|their) own", "{amount} {filter} of their choice",
)  # fmt: skip


says(Some, "{amount} {filter} (they|you) (have|own|control|hold)", game="duel")


@dataclass
class SomeFrom(Picked):
    amount: Amount
    filter: Filter
    pile: Pile

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, self.pile.cards(g, ctx), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx)


says(
    SomeFrom, "{amount} {filter} from {pile}", "{amount} {filter} (in|out of|off) {pile}", "{amount} {filter} of (your|their) choice (from|in) {pile}",
)  # fmt: skip


@dataclass
class UpTo(Picked):
    amount: Amount
    filter: Filter

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx)

    def free(self) -> bool:
        return True


says(
    UpTo,
    "up to {amount} {filter}",
    "up to {amount} {filter} from (your|their) hand",
    "up to {amount} of (your|their) {filter}",
)


@dataclass
class AnyNumber(Picked):
    filter: Filter

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return 99

    def free(self) -> bool:
        return True


says(
    AnyNumber,
    "any number of {filter}*",
    "any number of {filter} from (your|their) hand",
    "as many {filter} from (your|their) hand as (you|they) (like|want|wish)",
    "any number of (your|their) {filter}",
    "as many {filter} as you (like|want|wish)",
)


@dataclass
class UpToFrom(Picked):
    """The same from a pile."""

    amount: Amount
    filter: Filter
    pile: Pile

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, self.pile.cards(g, ctx), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx)

    def free(self) -> bool:
        return True


def _free_pile(pile: Pile) -> bool:
    """One's own hand is where cards are chosen from anyway."""
    return not (isinstance(pile, HandOf) and isinstance(pile.players, You | Them))


def _up_to_from(amount: Amount, filter: Filter, pile: Pile) -> UpToFrom | None:
    return UpToFrom(amount, filter, pile) if _free_pile(pile) else None


def _any_from(filter: Filter, pile: Pile) -> AnyNumberFrom | None:
    return AnyNumberFrom(filter, pile) if _free_pile(pile) else None


says(
    UpToFrom,
    "up to {amount} {filter} from {pile}",
    "up to {amount} {filter} (in|out of|of) {pile}",
    build=_up_to_from,
)


@dataclass
class AnyNumberFrom(Picked):
    filter: Filter
    pile: Pile

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, self.pile.cards(g, ctx), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return 99

    def free(self) -> bool:
        return True


says(
    AnyNumberFrom,
    "any number of {filter}* from {pile}",
    "any number of {filter} (in|out of) {pile}",
    "as many {filter} (from|in) {pile} as you (like|want|wish)",
    build=_any_from,
)


@dataclass
class AllOwn(Owned):
    """Every one of one's own: all your Treasures."""

    filter: Filter

    def enough(self, g: State, ctx: Context) -> bool:
        return len(sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)
        return True


says(
    AllOwn,
    "all of your~ {filter}*",
    "all [of] (your|their) {filter}",
    "each of (your|their) {filter}",
    "each {filter} (you|they) have",
)


@dataclass
class AllBut(Picked):
    """Every one of one's own but so many; the one who does it chooses."""

    amount: Amount
    filter: Filter

    def pool(self, g: State, ctx: Context) -> list[int]:
        return sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)

    def most(self, g: State, ctx: Context) -> i64:
        return max(len(self.pool(g, ctx)) - self.amount.value(g, ctx), 0)

    def go(self, g: State, ctx: Context, left: i64, chooser: i64) -> bool:
        return Picked.go(self, g, ctx, left, chooser) if left > 0 else True


says(AllBut, "all but {amount} of your~ {filter}*", "all (but|except) {amount} [of (your|their)] {filter}")


@dataclass
class AllFrom(Owned):
    filter: Filter
    pile: Pile

    def enough(self, g: State, ctx: Context) -> bool:
        return len(sift(g, ctx, self.pile.cards(g, ctx), self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = sift(g, ctx, self.pile.cards(g, ctx), self.filter)
        return True


says(
    AllFrom, "all {filter}* from {pile}", "all [of the] {filter} (in|from) {pile}", "each [1 of the] {filter} (in|from) {pile}", "any {filter} (in|from) {pile}",
)  # fmt: skip


def from_seen(which: Cards) -> bool:
    """Whether they are picked from the cards just turned up."""
    return isinstance(which, SomeFrom | UpToFrom | AnyNumberFrom | AllFrom) and isinstance(which.pile, Seen | Left)


@dataclass
class SameCards(Cards):
    """ "discard one": of the cards spoken of before, until the text is linked."""

    amount: Amount


says(SameCards, "{amount:Number}", "{amount:ThatMuch}")


def of_players(amount: Amount, filter: Filter, players: Players) -> Cards | None:
    """ "one of that foe's Treasures": from where such cards lie."""
    if isinstance(players, You):
        return None  # one's own: see Some
    pile: Pile = FrontOf(players) if filter.in_play() else HandOf(players)
    return SomeFrom(amount, filter, pile)


reads(
    Cards,
    of_players,
    "{amount:Amount} of {players:Whose} {filter:Filter} [of your choice]",
    "{amount:Amount} {filter:Filter} (belonging to|that belong to|own by|control by|held by|in front of) {players:Players}",
)


def _all_of(filter: Filter, players: Players) -> Cards | None:
    """ "All of that foe's Treasures"."""
    if isinstance(players, You | Them):
        return None  # one's own: see AllOwn
    pile: Pile = FrontOf(players) if filter.in_play() else HandOf(players)
    return AllFrom(filter, pile)


reads(Cards, _all_of, "all [of] {players:Whose} {filter:Filter}")


@dataclass
class ChosenByYou(Some):
    """Cards of another that you choose."""

    def asked(self, ctx: Context) -> i64:
        return ctx.you


says(ChosenByYou, "{amount} {filter} of your choice", "{amount} {filter} (you|that you) choose")


@dataclass
class HalfHand(Picked):
    """Half of the hand, rounded down; the one who does it chooses."""

    def pool(self, g: State, ctx: Context) -> list[int]:
        return g.in_zone(HAND, ctx.they)[:]

    def most(self, g: State, ctx: Context) -> i64:
        return len(g.in_zone(HAND, ctx.they)) // 2


says(
    HalfHand,
    "half of your~ hand",
    "half [of] (your|their) (hand|card|card in hand) [, (round|rounding) down] [< (round|rounding) down >]",
)


@dataclass
class WholeHand(Owned):
    """Every card in the hand of the one who does it."""

    def enough(self, g: State, ctx: Context) -> bool:
        return len(g.in_zone(HAND, ctx.they)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = g.in_zone(HAND, ctx.they)[:]
        return True


says(
    WholeHand,
    "your~ whole hand",
    "(your|their) [(whole|entire)] hand",
    "all [of] (your|their) hand",
    "all [of] (your|their|the) card (in|from) [(your|their)] hand",
)


def sift(g: State, ctx: Context, cards: list[int], filter: Filter) -> list[int]:
    return [card for card in cards if filter.takes(g, ctx, card)]


@dataclass
class OwnOther(Picked):
    """Another of one's own, not this very card."""

    amount: Amount
    filter: Filter

    def pool(self, g: State, ctx: Context) -> list[int]:
        return [c for c in sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter) if c != ctx.card]

    def most(self, g: State, ctx: Context) -> i64:
        return self.amount.value(g, ctx)


says(OwnOther, "{amount} other {filter}", "{amount} of your other {filter}")
