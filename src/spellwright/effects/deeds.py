"""What players do with cards: draw, discard, gain, steal, give, show, add to a spell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Lasting, renamed
from spellwright.core.seats import ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.aimed import AimedAct, meet
from spellwright.effects.amounts import Number, TheRoll
from spellwright.effects.cards import (
    AllBut,
    AllFrom,
    AllOwn,
    FrontOf,
    HalfHand,
    It,
    Picked,
    RandomFrom,
    Some,
    SomeFrom,
    TheRest,
    WholeHand,
    card_label,
)
from spellwright.effects.categories import LOOP, Act, Amount, Cards, Effect, Filter, Folk, Lasts, Players
from spellwright.effects.defending import ATTACK, DEFENDING
from spellwright.effects.events import (
    ADDED,
    DISCARDED,
    DREW,
    GAINED,
    GAVE,
    GHOST_DRAWN,
    REVEALED,
    SHOWED_HAND,
    STOLE,
    TO_HAND,
)
from spellwright.effects.flow import Do, Steps
from spellwright.effects.goods import AnyCard, ForEach, Kind, PlayersOf
from spellwright.effects.harm import Heal, Suffer
from spellwright.effects.players import Each, LeftOf, RightOf, Them, Unsaid
from spellwright.effects.table import (
    DRAWING,
    FORBID,
    GAINING,
    GHOST_DECK,
    GHOSTS,
    HAND,
    JOINED,
    KEEPING,
    MAIN,
    MAIN_DISCARD,
    ON_DISCARD,
    ON_DRAW,
    ON_GAIN,
    ON_LOSE,
    PLAY,
    SPELL,
    STEALING,
    TOKEN,
    TOKENS,
    TREASURE,
    TREASURES,
    WILD,
    WOULD_LOSE,
    discard_pile,
    forbidden,
    from_caster,
    left_of,
    right_of,
    slot_of,
)
from spellwright.effects.triggers import fire, unleash
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass
class Draw(Act):
    """Cards from the Main Deck to the hand."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        if not g.alive >> seat & 1 or (g.hooks & FORBID and forbidden(g, seat, DRAWING)):
            return True
        drawn = draw_cards(g, seat, self.amount.value(g, ctx))
        ctx.cards = drawn
        ctx.did = ctx.did | 1 << seat if drawn else ctx.did & ~(1 << seat)
        return fire(g, ON_DRAW, seat, 0, len(ctx.cards))


def draw_cards(g: State, seat: i64, count: i64) -> list[int]:
    """From the seat's deck to its hand; where somebody watches, one by one."""
    deck = g.game.deck(g, seat)
    hand = g.zone(HAND, seat)
    drawn: list[int] = []
    while count > 0:
        cards = g.draw_some(deck, hand, 1 if g.is_watched() else count)
        if not cards:
            break
        g.tell_each(DREW, seat, 1, cards)
        drawn += cards
        count -= len(cards)
    return drawn


says(
    Draw, "draw~ {amount} card*", "draw {amount} [(more|additional|extra)] card [from the [(main|spell)] deck]", "draw {amount} (more|additional|extra)", "draw~ card* equal to {amount}", "draw {amount} card (each|instead)", "take {amount} card from the [(main|spell)] deck",
    "pick up {amount} card", "draw {amount:Number}", "draw {amount:ThatMuch}",
)  # fmt: skip


@dataclass
class DrawUpTo(Act):
    """As many as one likes, up to a number."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        most: int = self.amount.value(g, ctx)
        if most <= 0 or not g.alive >> ctx.they & 1:
            return True
        g.ask(self, ctx, ctx.they, list(range(most, -1, -1)), 1, ctx.they)
        return False

    def more(self, g: State, frame: Frame) -> bool:
        frame.ctx.they = frame.a
        return Draw(Number(frame.answer)).one(g, frame.ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "How many cards do you draw?"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return str(option)


says(DrawUpTo, "draw~ up to {amount} card*", "draw up to {amount} [(more|extra|additional)] card")


@dataclass
class DrawTo(Act):
    """Until the hand has so many cards."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        missing: int = self.amount.value(g, ctx) - len(g.in_zone(HAND, ctx.they))
        return Draw(Number(missing)).one(g, ctx)


says(
    DrawTo,
    "draw~ until you~ have {amount} card* in hand",
    "draw [card] until (you|they) have {amount} card [in [(your|their)] hand]",
    "(refill|fill) (your|their) hand [up] to {amount} card",
)


@dataclass
class DrawGhosts(Act):
    """T25: Dead Wizard cards other than by dying."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        count = self.amount.value(g, ctx)
        while count > 0:
            card = g.draw(g.zone(GHOST_DECK, 0), g.zone(GHOSTS, ctx.they))
            if card < 0:
                break
            g.tell(GHOST_DRAWN, ctx.they, 0, 1, card)
            count -= 1
        return True


says(
    DrawGhosts,
    "draw~ {amount} Dead Wizard card*",
    "(draw|gain|take) {amount} [(more|additional|extra)] dead wizard card",
    game="duel",
)


@dataclass
class Gain(Act):
    """SKZ-154 to SKZ-158: from the top of the Treasure deck, into play at once."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        count = self.amount.value(g, ctx)
        ctx.cards = []
        if g.hooks & FORBID and forbidden(g, seat, GAINING):
            return True
        return self.go(g, ctx, seat, count)

    def go(self, g: State, ctx: Context, seat: i64, count: i64) -> bool:
        while count > 0 and g.alive >> seat & 1:
            card = g.draw(g.zone(TREASURES, 0), g.zone(PLAY, seat))
            if card < 0:  # SKZ-R22
                return True
            count -= 1
            ctx.cards = [*ctx.cards, card]
            ctx.did |= 1 << seat
            g.tell(GAINED, seat, 0, 1, card)
            height = len(g.stack)
            if not fire(g, ON_GAIN, seat, 1 << seat, 1, card):
                if count > 0:
                    g.under(height, self, ctx, 1, seat, count)
                return False
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a, frame.b)


says(
    Gain,
    "gain~ {amount} Treasure*",
    "gain~ Treasures equal to {amount}",
    "(gain|get|receive|take|draw|win) {amount} [(more|additional|extra|new|free|random)] treasure",
    "(gain|get|receive|take|draw) {amount} treasure (each|instead|from the treasure deck)",
    "(gain|get) {amount}",
    "gain {amount} of (them|those)",
    game="duel",
)


reads(Act, lambda: Gain(Number(1)), "(gain|get|receive) (another|a (additional|extra|second|more)) 1", game="duel")
reads(Act, lambda amount: Gain(amount), "{amount:Amount} [(more|extra)] treasure for you", game="duel")
reads(Act, lambda amount: Draw(amount), "{amount:Amount} [(more|extra)] card for you")


# -- acts on cards --------------------------------------------------------------------------------


@dataclass
class CardAct(Act):
    """Something done to cards: first which cards, then what."""

    def which(self) -> Cards:
        raise NotImplementedError

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        raise NotImplementedError

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        if POP[mask] > 1:
            if not isinstance(self.which(), It):
                ctx.cards = []
                ctx.owners = []
            ctx.crowd = mask
        else:
            ctx.crowd = 0
        return Act.act(self, g, ctx, mask)

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == LOOP:
            return Act.act(self, g, frame.ctx, frame.a)
        return self.more(g, frame)

    def one(self, g: State, ctx: Context) -> bool:
        seat = ctx.they
        height = len(g.stack)
        if not self.which().start(g, ctx):
            g.under(height, self, ctx, 1, seat)
            return False
        return self.done(g, ctx, seat)

    def done(self, g: State, ctx: Context, seat: i64) -> bool:
        cards = ctx.chosen
        ctx.chosen = []
        which = self.which()
        if (isinstance(which, Picked) and which.free()) or isinstance(which, WholeHand | AllOwn | HalfHand | AllBut):
            ctx.number = len(cards)
        if cards:
            ctx.did |= 1 << seat
        else:
            ctx.did &= ~(1 << seat)
        keep = self.which()
        if not isinstance(keep, TheRest):
            ctx.taken = ctx.taken + cards
            if ctx.crowd == 0 and not isinstance(keep, AllFrom):
                ctx.cards = cards
            elif ctx.crowd and not isinstance(keep, It):
                ctx.cards = ctx.cards + cards
                ctx.owners = ctx.owners + [seat] * len(cards)
        return self.apply(g, ctx, seat, cards)

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            frame.ctx.they = frame.a
            return self.done(g, frame.ctx, frame.a)
        return self.apply(g, frame.ctx, frame.a, frame.ctx.later)

    def payable(self, g: State, ctx: Context) -> bool:
        return self.which().enough(g, ctx)


@dataclass
class Discard(CardAct):
    """To the discard pile a card belongs to."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            if g.in_play(card) and g.hooks & (WOULD_LOSE | ON_LOSE):
                ctx.later = cards[i + 1 :]
                height = len(g.stack)
                if not lose(g, ctx, card, g.game.pile(g, card), DISCARDED, seat):
                    g.under(height, self, ctx, 2, seat)
                    return False
                continue
            from_hand = g.layout.place[g.where(card)] == HAND
            owner = g.holder(card)
            g.move(card, g.game.pile(g, card))
            g.tell(DISCARDED, seat, 0, 1, card)
            if from_hand and g.hooks & ON_DISCARD:
                ctx.later = cards[i + 1 :]
                height = len(g.stack)
                if not fire(g, ON_DISCARD, owner, 1 << owner, 1, card):
                    g.under(height, self, ctx, 2, seat)
                    return False
        return True


says(
    Discard,
    "discard~ {cards}",
    "discard {cards}",
    "lose {cards:Owned}",
    "put {cards} away",
    "put {cards} (into|in|on|onto) the discard pile",
    "(throw away|get rid of|spend|sacrifice|give up|pay) {cards}",
    "throw {cards} away",
    "(add|move) {cards} to the discard pile",
    "{cards} (go|be put|be placed) (to|into|in|on) the discard pile",
    "{cards:TheRest} (into|in|on) the discard pile",
    "have to discard {cards}",
)


reads(
    Act,
    lambda amount: Discard(AllBut(amount, AnyCard())),
    "discard [card] [until (you|they) have] down to {amount:Amount} card [in [(your|their)] hand]",
)
says(Discard, "(destroy|trash) {cards}", game="duel")


def lose(g: State, ctx: Context, card: i64, to: i64, event: i64, by: i64) -> bool:
    """A Treasure leaves its owner: something may happen instead, something after it."""
    owner = g.holder(card)
    if g.hooks & WOULD_LOSE:
        for m in g.lasting:
            if m.hook & WOULD_LOSE and m.you == owner and m.card != card and m.ability.matches(g, m, owner, 0, 0, card):
                return instead_of_losing(g, ctx, m, card, to, event, by)
    return lost(g, ctx, card, to, event, by)


def lost(g: State, ctx: Context, card: i64, to: i64, event: i64, by: i64) -> bool:
    owner = g.holder(card)
    if event == GAVE:
        g.tell(GAVE, owner, 1 << g.layout.owner[to], 1, card)
    else:
        g.tell(event, by, 1 << owner, 1, card)
    g.move(card, to)
    return changed_hands(g, ctx, [card], [owner], 1 << by if event == STOLE else 0)


def changed_hands(g: State, ctx: Context, cards: list[int], givers: list[int], thieves: i64 = 0) -> bool:
    """These cards were lost by their givers (-1: nobody's), and gained by those in front of whom they lie now."""
    if not g.hooks & (ON_LOSE | ON_GAIN):
        return True
    own = Context(ctx.you, ctx.card)
    own.later = cards
    own.queue = givers
    own.other = thieves
    return LOSING.tell_of(g, own, 0)


def instead_of_losing(g: State, ctx: Context, m: Lasting, card: i64, to: i64, event: i64, by: i64) -> bool:
    own = m.ctx.copy()
    own.they = -1
    own.cards = [card]
    own.did = 0
    ability = m.ability
    assert isinstance(ability, Lasts)
    height = len(g.stack)
    what = card | to << 16
    how = event | by << 8
    if not unleash(g, ability, own):
        g.under(height, LOSING, own, 0, what, how)
        return False
    return LOSING.finish(g, own, what, how)


@dataclass
class Losing(Act):
    """Step 0, after an offer to lose something else instead: lose it after all if that was declined.

    Step 1: what waits for each of the cards that were lost and gained.
    """

    def finish(self, g: State, ctx: Context, what: i64, how: i64) -> bool:
        if ctx.did:
            return True
        return lost(g, ctx, what & 0xFFFF, what >> 16, how & 0xFF, how >> 8)

    def tell_of(self, g: State, ctx: Context, at: i64) -> bool:
        """First who lost a card, then who gained it, card by card."""
        while at < 2 * len(ctx.later):
            card = ctx.later[at // 2]
            giver = ctx.queue[at // 2]
            gained = at % 2
            at += 1
            height = len(g.stack)
            if gained:
                owner = g.holder(card) if g.in_play(card) else -1
                done = owner < 0 or fire(g, ON_GAIN, owner, 1 << owner, 1, card)
            else:
                done = giver < 0 or fire(g, ON_LOSE, giver, ctx.other, 1, card)
            if not done:
                g.under(height, self, ctx, 1, at)
                return False
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self.tell_of(g, frame.ctx, frame.a)
        return self.finish(g, frame.ctx, frame.a, frame.b)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == 0:
            frame.a = names[frame.a & 0xFFFF] | frame.a & ~0xFFFF


LOSING = Losing()


@dataclass
class ToHand(CardAct):
    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        if not g.alive >> seat & 1:  # SKZ-044
            return True
        for card in cards:
            g.move(card, g.zone(HAND, seat))
            g.tell(TO_HAND, seat, 0, 1, card)
        return True


def into_hand(cards: Cards) -> ToHand | None:
    """SKZ-155: what lies in play is never taken into a hand."""
    return None if isinstance(cards, SomeFrom | RandomFrom) and isinstance(cards.pile, FrontOf) else ToHand(cards)


reads(
    Act, into_hand, "(take|get back|retrieve|keep|draw) {cards:SomeFrom}", "keep {cards:SameCards}", "(take|steal) {cards:RandomFrom}", "{cards:TheRest} into (your|their) hand",
)  # fmt: skip
reads(Act, lambda: ToHand(It()), "(draw|keep) (it|that card|them)")
says(
    ToHand,
    "put~ {cards} into your~ hand",
    "(put|take|return|add) {cards} (into|in|to) (your|their) [own] hand",
    "{cards} (go|be put) (into|to) (your|their) hand",
    "(put|take|return) {cards} (into|to|in) hand",
)


@dataclass
class AddToSpell(CardAct):
    """SKZ-139 to SKZ-142: the card joins the slot of its type and counts at once."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        wilds = [card for card in cards if g.face(card).kind & WILD]
        for card in cards:
            if card not in wilds:
                join(g, seat, card)
        for i, card in enumerate(wilds):  # SKZ-R27
            ctx.later = wilds[i + 1 :]
            height = len(g.stack)
            if not g.game.add_wild(g, ctx, seat, card):
                g.under(height, self, ctx, 2, seat)
                return False
        return True


def join(g: State, seat: i64, card: i64) -> None:
    if g.where(card) == g.zone(SPELL, seat):
        return
    g.move(card, g.zone(SPELL, seat), slot_of(g.face(card).kind) | JOINED)
    g.show(card, g.everyone)
    g.tell(ADDED, seat, 0, 1, card)


says(
    AddToSpell, "add~ {cards} to your~ spell", "(add|put|place|play) {cards} (to|into|in) (your|their) spell", "{cards} (be added|be add|go|be put|join) [(to|into|in)] your spell", "add {cards} to the spell", "{cards:TheRest} (into|to) (your|their) spell",
    game="duel",
)  # fmt: skip


@dataclass
class Flip(Act):
    """Turn up the top cards of the Main Deck."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        ctx.cards = g.tops(g.zone(MAIN, 0), self.amount.value(g, ctx))
        ctx.taken = []
        ctx.looked = ctx.cards[:]
        for card in ctx.cards:
            g.show(card, g.everyone)
            g.tell(REVEALED, ctx.they, 0, 1, card)
        return True


says(Flip, "reveal~ the top card of the Main Deck", amount=Number(1), game="duel")
says(
    Flip, "reveal~ the top {amount} card* of the Main Deck", "(reveal|flip|turn over|turn up|flip over|flip up|turn face up|show) the top {amount} card (of|from|off) the [(main|spell)] deck",
    "(reveal|flip|turn over|turn up|flip over) {amount} card (from|off|off the top of|from the top of) the [(main|spell)] deck", "(flip|turn up|turn over) {amount} card",
    game="duel",
)  # fmt: skip
reads(
    Act, lambda: Flip(Number(1)),
    "(reveal|flip|turn over|turn up|flip over|show) [the] top card [(of|from|off) the [(main|spell)] deck]",
    game="duel",
)  # fmt: skip


@dataclass
class Peek(Act):
    """Look at the top cards in private."""

    amount: Amount

    def one(self, g: State, ctx: Context) -> bool:
        ctx.cards = g.tops(g.zone(MAIN, 0), self.amount.value(g, ctx))
        ctx.taken = []
        ctx.looked = ctx.cards[:]
        for card in ctx.cards:
            g.show(card, 1 << ctx.they)
        return True


says(Peek, "look~ at the top card of the Main Deck", amount=Number(1), game="duel")
says(
    Peek,
    "look~ at the top {amount} card* of the Main Deck",
    "look at the top {amount} card (of|from|off) the [(main|spell)] deck",
    game="duel",
)
reads(Act, lambda: Peek(Number(1)), "look at the top card (of|from|off) the [(main|spell)] deck", game="duel")


@dataclass
class FlipUntil(Act):
    """Turn up cards until one of a kind appears; that one is `it`, the others the rest."""

    filter: Filter

    def one(self, g: State, ctx: Context) -> bool:
        deck = g.zone(MAIN, 0)
        seen: list[int] = []
        found: list[int] = []
        count: i64 = 1
        while not found:
            tops = g.tops(deck, count)
            if len(tops) < count:
                break
            card = tops[count - 1]
            g.show(card, g.everyone)
            g.tell(REVEALED, ctx.they, 0, 1, card)
            if self.filter.takes(g, ctx, card):
                found.append(card)
            else:
                seen.append(card)
            count += 1
        ctx.cards = found
        ctx.looked = seen + found
        ctx.taken = []
        return True


reads(
    Act, lambda filter: FlipUntil(filter),
    "until you (reveal|find|flip|turn up) a {filter:Filter} , (reveal|flip|turn over|turn up) card (from|off) the [(main|spell)] deck",
    game="duel",
)  # fmt: skip
says(
    FlipUntil, "reveal~ cards from the Main Deck until you reveal a {filter}",
    "(reveal|flip|turn over|turn up) card [(from|off|off the top of|from the top of) the [(main|spell)] deck] until (you (reveal|find|flip|see|turn up|turn over|hit)|1 be) a {filter}",
    "(reveal|flip|turn over|turn up) card [(from|off|off the top of|from the top of) the [(main|spell)] deck] until a {filter} (appear|show up|turn up|come up|be reveal|be turn up)",
    game="duel",
)  # fmt: skip


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


@dataclass
class Give(AimedAct):
    """Hand over what is one's own."""

    cards: Cards
    players: Players

    def whom(self) -> Players:
        return self.players

    def swapped(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-224, ANN-R51: what you would give you have already."""
        return True

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.which(g, ctx, me, ctx.aim)

    def which(self, g: State, ctx: Context, me: i64, to: i64) -> bool:
        if to & g.alive & ~(1 << me) == 0:  # ANN-223: nothing is chosen for nobody
            ctx.did &= ~(1 << me)
            return True
        height = len(g.stack)
        ctx.they = me
        if not self.cards.start(g, ctx):
            g.under(height, self, ctx, 2, me, to)
            return False
        return self.give(g, ctx, me, to)

    def give(self, g: State, ctx: Context, me: i64, to: i64) -> bool:
        cards = ctx.chosen
        ctx.chosen = []
        for seat in SEATS[to & g.alive]:
            if seat != me:
                ctx.cards = cards
                ctx.did = ctx.did | 1 << me if cards else ctx.did & ~(1 << me)
                return self.hand_over(g, ctx, me, seat, cards)
        ctx.did &= ~(1 << me)
        return True

    def hand_over(self, g: State, ctx: Context, me: i64, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            if not g.in_play(card):
                g.show(card, 1 << seat)
                g.tell(GAVE, me, 1 << seat, 1, card)
                g.move(card, g.zone(HAND, seat))
                continue
            ctx.later = cards[i + 1 :]
            height = len(g.stack)
            if not lose(g, ctx, card, g.zone(PLAY, seat), GAVE, me):
                g.under(height, self, ctx, 3, me, seat)
                return False
        return True

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            return self.which(g, ctx, frame.a, ctx.aim)
        if frame.step == 2:
            return self.give(g, ctx, frame.a, frame.b)
        return self.hand_over(g, ctx, frame.a, frame.b, ctx.later)


def _give(cards: Cards, players: Players) -> Give | PassOn:
    """To one's own neighbour: then all who give do so at once."""
    if isinstance(players, LeftOf | RightOf) and isinstance(players.players, Them):
        return PassOn(cards, int(isinstance(players, RightOf)))
    return Give(cards, players)


says(
    Give,
    "give~ {cards} to {players}",
    "(give|pass|hand) {cards} to {players}",
    "(give|hand|pass) {players} {cards}",
    build=_give,
)


PICKED: Final = 2


@dataclass
class PassOn(Act):
    """Z46: everybody chooses, then the cards change hands at once, to the next living wizard on one side.

    ANN-R73: cards of one's own are chosen at the same time, and nobody sees what the others chose.
    """

    cards: Cards
    right: int

    def act(self, g: State, ctx: Context, mask: i64) -> bool:
        ctx.later = []
        if not isinstance(self.cards, Some):
            return self.go(g, ctx, mask & g.alive)
        ctx.crowd = mask & g.alive
        asked: i64 = 0
        for seat in SEATS[ctx.crowd]:
            if len(self.mine(g, ctx, seat)) > self.number(g, ctx, seat) > 0:
                asked |= 1 << seat
        if asked == 0:
            return self.chosen(g, ctx)
        g.ask_all(self, ctx, asked, PICKED)
        return False

    def mine(self, g: State, ctx: Context, seat: i64) -> list[int]:
        """What the seat can pass on."""
        own = ctx.copy()
        own.they = seat
        assert isinstance(self.cards, Some)
        return self.cards.pool(g, own)

    def number(self, g: State, ctx: Context, seat: i64) -> i64:
        own = ctx.copy()
        own.they = seat
        assert isinstance(self.cards, Some)
        return self.cards.most(g, own)

    def offer(self, g: State, frame: Frame, seat: i64) -> list[int]:
        return [card for card in self.mine(g, frame.ctx, seat) if card not in g.picks[seat]]

    def take(self, g: State, frame: Frame, seat: i64, option: i64) -> bool:
        g.picks[seat] = [*g.picks[seat], option]
        if len(g.picks[seat]) == self.number(g, frame.ctx, seat):
            g.open &= ~(1 << seat)
        return g.open == 0

    def back(self, g: State, frame: Frame, seat: i64) -> bool:
        taken = g.picks[seat]
        g.picks[seat] = taken[:-1]
        return len(taken) > 0

    def chosen(self, g: State, ctx: Context) -> bool:
        for seat in from_caster(g, ctx.you, ctx.crowd):
            picked = g.picks[seat] if g.picks else []
            few = [] if picked else self.mine(g, ctx, seat)
            ctx.later = ctx.later + (picked or few[: self.number(g, ctx, seat)])
        g.picks = []
        return self.hand_on(g, ctx)

    def go(self, g: State, ctx: Context, mask: i64) -> bool:
        for seat in from_caster(g, ctx.you, mask):
            mask &= ~(1 << seat)
            ctx.they = seat
            height = len(g.stack)
            if not self.cards.start(g, ctx):
                g.under(height, self, ctx, 1, mask)
                return False
            ctx.later = ctx.later + ctx.chosen
        return self.hand_on(g, ctx)

    def hand_on(self, g: State, ctx: Context) -> bool:
        """ANN-171, ANN-R76: past those who avoided it; who is alone keeps what is his or hers."""
        givers = [g.holder(card) for card in ctx.later]
        among = g.alive if g.options.get("passing", 0) else g.alive & ~ctx.avoided
        for i, card in enumerate(ctx.later):
            me = givers[i]
            to = right_of(g, me, among) if self.right else left_of(g, me, among)
            for seat in SEATS[to & ~ctx.avoided]:
                g.show(card, 1 << seat)
                g.tell(GAVE, me, 1 << seat, 1, card)
                g.move(card, g.zone(PLAY if g.in_play(card) else HAND, seat))
        ctx.cards = ctx.later
        ctx.later = []
        ctx.chosen = []
        passed = [i for i, card in enumerate(ctx.cards) if g.in_play(card) and g.holder(card) != givers[i]]
        return changed_hands(g, ctx, [ctx.cards[i] for i in passed], [givers[i] for i in passed])

    def one(self, g: State, ctx: Context) -> bool:
        return self.act(g, ctx, 1 << ctx.they)

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == PICKED:
            return self.chosen(g, ctx)
        ctx.later = ctx.later + ctx.chosen
        return self.go(g, ctx, frame.a)

    def together(self) -> bool:
        return True

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step == PICKED:
            g.picks = [renamed(picks, names) for picks in g.picks]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a card to pass on"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return card_label(g, seat, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option if g.seen[option] >> seat & 1 else -1, -1)


for _side, _right in (("left", 0), ("right", 1)):
    says(
        PassOn,
        f"pass~ {{cards}} to the {_side}",
        f"(pass|give|hand) {{cards}} [on] ((to|on) [the] {_side}|{_side})",
        f"(pass|give|hand) {{cards}} [on] to the (foe|player|wizard|neighbor) (on|to) the {_side}",
        f"(pass|give|hand) {{cards}} [on] to (your|their) {_side} [hand] [neighbor]",
        right=_right,
    )


def _made_to(players: Players, act: Act) -> Do | None:
    """What lasts or holds a whole effect is said with its subject in front."""
    return None if any(hasattr(act, name) for name in ("ability", "effect", "gain")) else Do(players, act)


reads(
    Effect,
    _made_to,
    "(have|make|force) {players:Players} [to] {act:Act}",
    "{players:Players} : {act:Act}",
    "(choose|pick) {players:Players} to {act:Act}",
)


@dataclass
class Swap(AimedAct):
    """One of mine for one of theirs; nothing happens where either has none."""

    filter: Filter
    players: Players

    def whom(self) -> Players:
        return self.players

    def swapped(self, g: State, ctx: Context, seat: i64) -> bool:
        """ANN-R51: the attacker has nothing to swap for but his or her own."""
        return True

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        ctx.did = 0
        ctx.chosen = []
        if not any(self.filter.takes(g, ctx, card) for card in g.in_zone(self.place(), me)):
            return True
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.theirs(g, ctx, me, ctx.aim)

    def place(self) -> i64:
        """Where such cards lie: ANN-217 is about tokens."""
        return TOKENS if self.filter.home() == TOKENS else PLAY

    def theirs(self, g: State, ctx: Context, me: i64, victims: i64) -> bool:
        if self.players.names():
            ctx.that = victims
        pool: list[int] = []
        for seat in SEATS[victims & g.alive & ~(1 << me)]:
            for card in g.in_zone(self.place(), seat):
                if self.filter.takes(g, ctx, card):
                    pool.append(card)
        if not pool:
            return True
        if len(pool) == 1:
            return self.mine(g, ctx, me, pool[0])
        g.ask(self, ctx, me, pool, 2, me)
        return False

    def mine(self, g: State, ctx: Context, me: i64, theirs: i64) -> bool:
        pool = [card for card in g.in_zone(self.place(), me) if self.filter.takes(g, ctx, card)]
        if len(pool) == 1:
            return self.swap(g, ctx, me, theirs, pool[0])
        g.ask(self, ctx, me, pool, 3, me, theirs)
        return False

    def swap(self, g: State, ctx: Context, me: i64, theirs: i64, mine: i64) -> bool:
        other = g.holder(theirs)
        g.tell(STOLE, me, 1 << other, 1, theirs)
        g.move(theirs, g.zone(self.place(), me))
        g.tell(GAVE, me, 1 << other, 1, mine)
        g.move(mine, g.zone(self.place(), other))
        ctx.did = 1 << me
        ctx.cards = [theirs]
        return changed_hands(g, ctx, [theirs, mine], [other, me])

    def more(self, g: State, frame: Frame) -> bool:
        ctx = frame.ctx
        if frame.step == 1:
            return self.theirs(g, ctx, frame.a, ctx.aim)
        if frame.step == 2:
            return self.mine(g, ctx, frame.a, frame.answer)
        return self.swap(g, ctx, frame.a, frame.b, frame.answer)

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        if frame.step > 1:
            frame.options = renamed(frame.options, names)
        if frame.step == 3:
            frame.b = names[frame.b]

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose what you get" if frame.step == 2 else "Choose what you give"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.face(option).name

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option, g.holder(option))


says(
    Swap, "swap~ a {filter} with {players}", "(swap|trade|exchange) (1|a) [of your] {filter} (for|with) (1|a) of {players:Whose}",
    "(swap|trade|exchange) (1|a) of your {filter} (for|with) (1|a) treasure (of|from|belonging to|with|control by|own by|held by) {players}", "(swap|trade|exchange) (1|a) [of your] {filter} with {players}", "(swap|trade|exchange) (1|a) of your {filter} (for|with) (1|a) of {players:Whose} (treasure|own)",
    game="duel",
)  # fmt: skip


says(
    Swap,
    "swap~ a Dead Wizard Token with {players}",
    "(swap|trade|exchange) (1|a) [of your] dead wizard token (for|with) (1|a) of {players:Whose}",
    "(swap|trade|exchange) (1|a) [of your] dead wizard token with {players}",
    filter=Kind(TOKEN),
    game="deck",
)


@dataclass
class TakeFromSpell(Act):
    """Z13: a component leaves another's spell and is carried out as part of yours."""

    filter: Filter
    players: Players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not self.players.start(g, ctx):
            g.under(height, self, ctx, 1, me)
            return False
        return self.go(g, ctx, me, ctx.aim)

    def go(self, g: State, ctx: Context, me: i64, victims: i64) -> bool:
        if self.players.names():
            ctx.that = victims
        found: list[int] = []
        for seat in SEATS[victims & g.alive & ~(1 << me)]:
            for card in g.in_zone(SPELL, seat)[:]:
                if self.filter.takes(g, ctx, card):
                    g.game.leaves_spell(g, seat)
                    join(g, me, card)
                    found.append(card)
        ctx.cards = found
        ctx.did = 1 << me if found else 0
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a, frame.ctx.aim)


_AS_YOURS = "(resolve it as if it be [(in|part of)] yours|resolve it as yours|add it to yours|add it to your spell|put it into your spell|resolve it as part of (your spell|yours)|resolve it in yours|resolve it as if it be (in|part of) your spell)"
says(
    TakeFromSpell, "take~ the {filter} out of {players:Whose} spell and resolve it as part of yours",
    f"take (the|a) {{filter}} (out of|from) {{players:Whose}} spell and {_AS_YOURS}",
    f"take (the|a) {{filter}} of {{players}} and {_AS_YOURS}",
    "steal (the|a) {filter} (out of|from) {players:Whose} spell",
    game="duel",
)  # fmt: skip


@dataclass
class ShowCards(CardAct):
    """Cards everybody may look at; they stay where they are."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            g.show(card, g.everyone)
            g.tell(SHOWED_HAND, seat, 0, 1, card)
        return True


says(ShowCards, "reveal~ {cards:Owned}", "(reveal|show) {cards:Owned} [(to each player|to everyone)]")


@dataclass
class ChooseCards(CardAct):
    """Cards picked out for the sentences that follow."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        return True


says(ChooseCards, "choose~ {cards}", "(choose|pick|select) {cards}")
reads(
    Act,
    lambda pile, amount, filter: ChooseCards(SomeFrom(amount, filter, pile)),
    "(search|look through) {pile:Pile} for {amount:Amount} {filter:Filter}",
)


@dataclass
class Exchange(Act):
    """Cards of one pile change places with cards of another."""

    first: Cards
    second: Cards

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        if not self.first.enough(g, ctx) or not self.second.enough(g, ctx):
            ctx.did &= ~(1 << me)
            return True
        height = len(g.stack)
        if not self.first.start(g, ctx):
            g.under(height, self, ctx, 1, me)
            return False
        return self.other(g, ctx, me)

    def other(self, g: State, ctx: Context, me: i64) -> bool:
        ctx.later = ctx.chosen
        ctx.they = me
        height = len(g.stack)
        if not self.second.start(g, ctx):
            g.under(height, self, ctx, 2, me)
            return False
        return self.swap(g, ctx, me)

    def swap(self, g: State, ctx: Context, me: i64) -> bool:
        mine = ctx.later
        theirs = ctx.chosen
        if not mine or not theirs:
            return True
        here = g.where(mine[0])
        there = g.where(theirs[0])
        moved = [card for card in mine + theirs if g.layout.in_play[here] or g.layout.in_play[there]]
        givers = [g.holder(card) if g.in_play(card) else -1 for card in moved]
        for card in mine:
            g.move(card, there)
            g.tell(DISCARDED, me, 0, 1, card)
        for card in theirs:
            g.move(card, here)
            g.tell(TO_HAND, me, 0, 1, card)
        ctx.did |= 1 << me
        ctx.cards = theirs
        return changed_hands(g, ctx, moved, givers)

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self.other(g, frame.ctx, frame.a)
        return self.swap(g, frame.ctx, frame.a)

    def payable(self, g: State, ctx: Context) -> bool:
        return self.first.enough(g, ctx) and self.second.enough(g, ctx)


says(
    Exchange,
    "swap~ {first:SomeFrom} with {second:SomeFrom}",
    "(swap|trade|exchange) {first:SomeFrom} (with|for) {second:SomeFrom}",
    "swap~ {first:SomeFrom} with {second:TopDiscard}",
    "(swap|trade|exchange) {first:SomeFrom} (with|for) {second:TopDiscard}",
)


@dataclass
class LookAtHand(AimedAct):
    """Only the one who looks sees it; its cards are "it"."""

    players: Players

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.look(g, ctx, me, ctx.aim)

    def look(self, g: State, ctx: Context, me: i64, seats: i64) -> bool:
        if self.players.names():
            ctx.that = seats
        found: list[int] = []
        for seat in SEATS[seats]:
            for card in g.in_zone(HAND, seat):
                g.show(card, 1 << me)
                found.append(card)
        ctx.cards = found
        ctx.looked = found
        ctx.taken = []
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.look(g, frame.ctx, frame.a, frame.ctx.aim)


says(
    LookAtHand,
    "look~ at {players:Whose} hand",
    "(look at|take a look at) {players:Whose} hand",
    "look at the hand of {players}",
)


@dataclass
class ShowYou(Act):
    """They show you their hand; its cards are "it"."""

    def one(self, g: State, ctx: Context) -> bool:
        found = g.in_zone(HAND, ctx.they)[:]
        for card in found:
            g.show(card, 1 << ctx.you)
        ctx.cards = found
        ctx.looked = found
        ctx.taken = []
        return True


says(ShowYou, "show~ you their hand", "(show|reveal) [to] you their hand", "(show|reveal) their hand to you")


@dataclass
class SwapHands(AimedAct):
    players: Players

    def whom(self) -> Players:
        return self.players

    def one(self, g: State, ctx: Context) -> bool:
        me = ctx.they
        height = len(g.stack)
        if not meet(g, ctx, self.players):
            g.under(height, self, ctx, 1, me)
            return False
        return self.swap(g, ctx, me, ctx.aim)

    def swap(self, g: State, ctx: Context, me: i64, others: i64) -> bool:
        for seat in SEATS[others & g.alive & ~(1 << me)]:
            mine = g.in_zone(HAND, me)[:]
            theirs = g.in_zone(HAND, seat)[:]
            for card in mine:
                g.move(card, g.zone(HAND, seat))
            for card in theirs:
                g.move(card, g.zone(HAND, me))
            ctx.did |= 1 << me
            break
        return True

    def more(self, g: State, frame: Frame) -> bool:
        return self.swap(g, frame.ctx, frame.a, frame.ctx.aim)


says(
    SwapHands,
    "swap~ hands with {players}",
    "(swap|trade|exchange) [your] hand with {players}",
    "(swap|trade|exchange) your hand (with|for) {players:Whose} hand",
)


@dataclass
class PutBack(CardAct):
    """Cards that were looked at stay on top of the deck; others are put there."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if g.where(card) != g.zone(MAIN, 0) and discard_pile(g, card) == g.zone(MAIN_DISCARD, 0):
                g.move(card, g.zone(MAIN, 0))
        return True


says(
    PutBack,
    "put~ {cards} back",
    "(put|leave|return|place) {cards} (back|there|on top of the [main] deck|where they be) [in any order]",
    game="duel",
)


@dataclass
class ToBottom(CardAct):
    """Cards of the Main Deck go below it, the first of them lowest."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if discard_pile(g, card) == g.zone(MAIN_DISCARD, 0):
                g.put_under(card, g.zone(MAIN, 0))
        return True


says(
    ToBottom,
    "put~ {cards} on the bottom of the Main Deck",
    "(put|place|return) {cards} (on|at|to) the bottom of the [(main|spell)] deck [in any order]",
    "(put|place|return) {cards} under the [(main|spell)] deck [in any order]",
    "{cards:TheRest} (on|at|to) the bottom of the [(main|spell)] deck [in any order]",
    game="duel",
)


@dataclass
class Split(Act):
    """So many points of damage shared out among players, point by point."""

    amount: Amount
    folk: Folk

    def one(self, g: State, ctx: Context) -> bool:
        ctx.dice = [0] * g.n
        ctx.rolled = 0
        return self.go(g, ctx, ctx.they, self.amount.value(g, ctx))

    def go(self, g: State, ctx: Context, me: i64, left: i64) -> bool:
        folk = self.folk.among(g, ctx)
        if folk == 0:
            return True
        if POP[folk] == 1 or left <= 0:
            shares = ctx.dice[:]
            if left > 0:
                shares[SEATS[folk][0]] += left
            ctx.dice = shares
            return self.deal(g, ctx, folk)
        g.ask(self, ctx, me, ORDER[g.n][me][folk], 1, me, left)
        return False

    def deal(self, g: State, ctx: Context, folk: i64) -> bool:
        """ANN-094: who would take a share may avoid it; the shares of the others stay as they are."""
        ctx.rolled = g.everyone
        hit: i64 = 0
        for seat in SEATS[folk]:
            if ctx.dice[seat] > 0:
                hit |= 1 << seat
        if ctx.attack & ATTACK:
            height = len(g.stack)
            if not DEFENDING.go(g, ctx, hit):
                g.under(height, self, ctx, 2, hit)
                return False
        return self.hurt(g, ctx, hit)

    def hurt(self, g: State, ctx: Context, hit: i64) -> bool:
        hit &= ~ctx.avoided
        ctx.that = hit
        return SHARE.act(g, ctx, hit)

    def more(self, g: State, frame: Frame) -> bool:
        if frame.step == 2:
            return self.hurt(g, frame.ctx, frame.a)
        shares = frame.ctx.dice[:]
        shares[frame.answer] += 1
        frame.ctx.dice = shares
        return self.go(g, frame.ctx, frame.a, frame.b - 1)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Who takes a point of damage? ({frame.b} to go)"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.game.seat_name(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


SHARE = Suffer(TheRoll())
_AS_YOU_LIKE = "[[,] (as you (like|choose|wish|want|please)|however you (like|choose|want))]"
says(
    Split,
    "split~ {amount} damage among your {folk}*",
    f"(deal|do) {{amount}} damage [,] (split|divide|distribute|spread) {_AS_YOU_LIKE} (among|between) [(any number of|any of|your|the|all|each)] {{folk}} {_AS_YOU_LIKE}",
    f"(split|divide|distribute|spread) {{amount}} damage {_AS_YOU_LIKE} (among|between) [(any number of|any of|your|the|all|each)] {{folk}} {_AS_YOU_LIKE}",
)
