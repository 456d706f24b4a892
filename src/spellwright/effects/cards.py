"""Which cards: piles to choose from, and the phrases that choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame, renamed
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Amount, Cards, Filter, Players, Tree
from spellwright.effects.goods import AnyCard, Matching
from spellwright.effects.players import Them, You
from spellwright.effects.table import HAND, MAIN, MAIN_DISCARD, PLAY, SPELL, TREASURE_DISCARD
from spellwright.language.phrases import category, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Pile(Tree):
    """Where cards are chosen from."""

    def cards(self, g: State, ctx: Context) -> list[int]:
        raise NotImplementedError


category(Pile)


@dataclass
class HandOf(Pile):
    players: Players

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, HAND, self.players.find(g, ctx))


says(HandOf, "{players:Whose} hand", "the hand of {players}")


@dataclass
class SpellOf(Pile):
    players: Players

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, SPELL, self.players.find(g, ctx))


says(SpellOf, "{players:Whose} spell", "{players:Whose} (placed|face down|unresolved) spell", game="duel")


@dataclass
class FrontOf(Pile):
    """The Treasures in front of players."""

    players: Players

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, PLAY, self.players.find(g, ctx))


says(FrontOf, "{players}", game="duel")


@dataclass
class Everywhere(Pile):
    """What lies in front of anybody, as far as the game's effects reach."""

    def cards(self, g: State, ctx: Context) -> list[int]:
        return gather(g, PLAY, g.game.in_play_for(g, ctx.they if ctx.they >= 0 else ctx.you))


says(Everywhere, "play", "(anywhere in play|the table)")


@dataclass
class DiscardPile(Pile):
    def cards(self, g: State, ctx: Context) -> list[int]:
        return g.in_zone(MAIN_DISCARD, 0)[:]


says(
    DiscardPile,
    "the discard pile",
    "discard pile",
    "the main (discard pile|deck discard pile)",
    "the discard",
    game="duel",
)


@dataclass
class TreasureDiscards(Pile):
    def cards(self, g: State, ctx: Context) -> list[int]:
        return g.in_zone(TREASURE_DISCARD, 0)[:]


says(TreasureDiscards, "the Treasure discard pile", "the discarded treasure", game="duel")


@dataclass
class Seen(Pile):
    """The cards just turned up; each one's own where several have done so."""

    def cards(self, g: State, ctx: Context) -> list[int]:
        return unused(g, ctx) if POP[ctx.crowd] > 1 and ctx.looked else own(g, ctx, ctx.cards)


says(Seen, "among them", "(it|them|those|those card|the revealed card|the flipped card|these)")


@dataclass
class Left(Pile):
    """Those of the cards just turned up that have not been used yet."""

    def cards(self, g: State, ctx: Context) -> list[int]:
        return unused(g, ctx) if ctx.looked else own(g, ctx, ctx.cards)


says(Left, "among the rest", "among the (other|others|remaining card)")


def unused(g: State, ctx: Context) -> list[int]:
    return [card for card in own(g, ctx, ctx.looked) if card not in ctx.taken]


def own(g: State, ctx: Context, cards: list[int]) -> list[int]:
    """Where several do it, each with his or her own cards and with those of the table."""
    if POP[ctx.crowd] < 2:
        return cards[:]
    return [card for card in cards if g.holder(card) == ctx.they or g.holder(card) < 0]


def gather(g: State, place: i64, mask: i64) -> list[int]:
    found: list[int] = []
    for seat in SEATS[mask]:
        found += g.in_zone(place, seat)
    return found


def card_label(g: State, seat: i64, card: i64) -> str:
    if g.seen[card] >> seat & 1:
        return g.face(card).name
    spot = g.zones[g.where(card)].index(card)
    return f"face-down card {spot + 1}"


# -- choosing -------------------------------------------------------------------------------------


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
class TopOfDeck(Cards):
    amount: Amount

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = g.tops(g.zone(MAIN, 0), self.amount.value(g, ctx))
        return True


says(TopOfDeck, "the top card of the Main Deck", amount=Number(1), game="duel")
says(
    TopOfDeck,
    "the top {amount:Number} card* of the Main Deck",
    "the (top|first) {amount:Number} card (of|from|on) the [(main|spell)] deck",
    game="duel",
)
reads(Cards, lambda: TopOfDeck(Number(1)), "[the] (top|first) card (of|from|on) the [(main|spell)] deck", game="duel")


@dataclass
class TopDiscard(Cards):
    """The card that was discarded last."""

    def enough(self, g: State, ctx: Context) -> bool:
        return len(g.in_zone(MAIN_DISCARD, 0)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = g.in_zone(MAIN_DISCARD, 0)[-1:]
        return True


says(
    TopDiscard,
    "the top card of the discard pile",
    "the (top|last) card (of|on|in|from) [the] discard pile",
    game="duel",
)
reads(
    Cards,
    lambda amount: SomeFrom(amount, AnyCard(), Seen()),
    "{amount:Amount} of (them|those|those card|the card)",
)
reads(Cards, lambda: SomeFrom(Number(1), AnyCard(), Seen()), "either [of them]", "either 1")
reads(
    Cards,
    lambda filter: AllFrom(filter, Seen()),
    "each {filter:Filter} (you|they) (reveal|flip|turn up|find)",
    "each {filter:Filter} (reveal|flip|turn up) [this way]",
    "each {filter:Filter} among them",
    "(all|any) {filter:Filter} (you|they) (reveal|flip|turn up|find)",
    "(all|any) {filter:Filter} (reveal|flip|turn up|among them) [this way]",
    "each of them that be a {filter:Filter}",
    "all [of] the {filter:Filter}",
    "each {filter:Matching}",
)
reads(
    Cards,
    lambda: AllFrom(Matching(), Seen()),
    "each of them that (share|have) a glyph (with|in common with) your spell",
    "each of them that match (your spell|a glyph in your spell)",
    game="duel",
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


@dataclass
class AtRandom(Owned):
    """So many of one's own, picked by nature."""

    amount: Amount
    filter: Filter

    def enough(self, g: State, ctx: Context) -> bool:
        return len(sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        pool = sift(g, ctx, g.in_zone(self.filter.home(), ctx.they), self.filter)
        ctx.chosen = by_lot(g, pool, self.amount.value(g, ctx))
        return True


says(
    AtRandom, "{amount} random {filter}", "{amount} random {filter} from hand", "{amount} {filter} at random", "{amount} of (your|their) {filter} at random", "{amount} randomly choose {filter}",
)  # fmt: skip


@dataclass
class RandomFrom(Owned):
    amount: Amount
    filter: Filter
    pile: Pile

    def enough(self, g: State, ctx: Context) -> bool:
        return len(sift(g, ctx, self.pile.cards(g, ctx), self.filter)) > 0

    def start(self, g: State, ctx: Context) -> bool:
        pool = sift(g, ctx, self.pile.cards(g, ctx), self.filter)
        ctx.chosen = by_lot(g, pool, self.amount.value(g, ctx))
        return True


says(
    RandomFrom,
    "{amount} random {filter} from {pile}",
    "{amount} {filter} at random from {pile}",
    "{amount} {filter} (from|in) {pile} at random",
    "{amount} random {filter} in {pile}",
)


def sift(g: State, ctx: Context, cards: list[int], filter: Filter) -> list[int]:
    return [card for card in cards if filter.takes(g, ctx, card)]


def by_lot(g: State, pool: list[int], count: i64) -> list[int]:
    chosen: list[int] = []
    while pool and len(chosen) < count:
        chosen.append(pool.pop(g.pick(len(pool))))
    return chosen


@dataclass
class It(Cards):
    """The card or cards just seen, drawn or moved."""

    def start(self, g: State, ctx: Context) -> bool:
        own = [card for card in ctx.cards if g.holder(card) == ctx.they] if POP[ctx.crowd] > 1 else []
        ctx.chosen = own if len(own) else ctx.cards[:]
        return True


says(It, "it", "that (card|treasure)", "the (card|revealed card|flipped card|treasure)")


@dataclass
class AllOfThem(It):
    """The same, where several were spoken of."""


says(AllOfThem, "them", "those (card|treasure)", "both [of them]", "all of them")


reads(Cards, lambda kind: It(), "that {kind:Kind}")


@dataclass
class TheRest(Cards):
    """What is left of the cards just seen."""

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = unused(g, ctx) if ctx.looked else [card for card in ctx.cards if card not in ctx.taken]
        return True


says(
    TheRest,
    "the rest",
    "the (other|others|remaining card|rest of them|rest of the card|other card|other 1|other 2|other 3|other reveal card|other flip card)",
    "all other (card|revealed card|flipped card)",
    "any (other|remaining) card",
)


@dataclass
class ThisCard(Owned):
    def enough(self, g: State, ctx: Context) -> bool:
        return ctx.card >= 0 and g.holder(ctx.card) == ctx.they

    def start(self, g: State, ctx: Context) -> bool:
        ctx.chosen = [ctx.card] if ctx.card >= 0 else []
        return True


says(ThisCard, "this card", "this (treasure|1|dead wizard card)")
says(ThisCard, "this (card|token|creature|location|wizard|spell) [from (your hand|play)]", game="deck")


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
