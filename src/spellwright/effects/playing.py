"""Cards of deck builders as they are played: by their owner, by somebody else, out of the stack of spent Mayhems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context, Frame, Lasting, Node
from spellwright.core.state import State
from spellwright.effects.cards import SomeFrom
from spellwright.effects.categories import Amount, Cards, Effect, Filter, Players
from spellwright.effects.declining import DECLINING
from spellwright.effects.deeds import CardAct
from spellwright.effects.defending import FROM_MAYHEM, TOGETHER
from spellwright.effects.events import PLAYED
from spellwright.effects.filters import Kind
from spellwright.effects.happenings import Happening, meant
from spellwright.effects.piles import Pile
from spellwright.effects.table import DISCARD, MAYHEM, MAYHEMS, ON_BUY, ON_PLAY, PLAY
from spellwright.effects.triggers import Whenever, fire
from spellwright.language.phrases import reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_BUILDERS = "deck"


@dataclass
class Playing(Node):
    """ANN-062 to ANN-065: the card is carried out completely before what waits for it."""

    def go(self, g: State, seat: i64, card: i64) -> bool:
        owner = g.holder(card)
        ctx = Context(seat, card)
        if g.face(card).kind & MAYHEM:  # ANN-178, ANN-R48: it is yours now, and stays where the spent ones lie
            ctx.attack = TOGETHER | FROM_MAYHEM
        else:
            g.move(card, g.zone(PLAY, seat))
            g.played = [*g.played, card]
        g.tell(PLAYED, seat, 0, 0, card)
        height = len(g.stack)
        if not self.carried_out(g, ctx):
            g.under(height, self, ctx, 0, owner)
            return False
        return self.done(g, ctx, owner)

    def carried_out(self, g: State, ctx: Context) -> bool:
        face = g.face(ctx.card)
        if face.kind & MAYHEM:
            return DECLINING.go(g, ctx, g.everyone)
        return face.program.start(g, ctx) if face.program is not None else True

    def done(self, g: State, ctx: Context, owner: i64) -> bool:
        """ANN-158, ANN-159: what was another's goes back to its owner, unless it is Ongoing."""
        card = ctx.card
        lent = owner >= 0 and owner != ctx.you and g.where(card) == g.zone(PLAY, ctx.you)
        if lent and not g.face(card).lasts:
            g.move(card, g.zone(DISCARD, owner))
        return fire(g, ON_PLAY, ctx.you, 0, 0, card)

    def resume(self, g: State, frame: Frame) -> bool:
        return self.done(g, frame.ctx, frame.a)


PLAYING: Final = Playing()


@dataclass
class PlayCards(CardAct):
    """Cards played from wherever they lie, one after the other."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for i, card in enumerate(cards):
            ctx.later = cards[i + 1 :]
            height = len(g.stack)
            if not PLAYING.go(g, seat, card):
                g.under(height, self, ctx, 2, seat)
                return False
        return True


says(PlayCards, "play~ {cards}", "(play|resolve) {cards}", game=DECK_BUILDERS)


@dataclass
class StayInPlay(CardAct):
    """ANN-159: a card that was played stays before whoever played it, even if it was another's."""

    cards: Cards

    def which(self) -> Cards:
        return self.cards

    def apply(self, g: State, ctx: Context, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if g.where(card) != g.zone(PLAY, seat):
                g.move(card, g.zone(PLAY, seat))
        return True


says(
    StayInPlay,
    "keep~ {cards:It} in play",
    "(keep|leave) {cards:It} (in play|in front of you|under your control)",
    "{cards:It} stay (in play|in front of you|with you)",
    game=DECK_BUILDERS,
)


@dataclass
class SpentMayhems(Pile):
    """ANN-173."""

    def cards(self, g: State, ctx: Context) -> list[int]:
        return g.in_zone(MAYHEMS, 0)[:]


says(
    SpentMayhems,
    "the spent Mayhems",
    "the (used|resolved|destroyed) Mayhem",
    "the (stack|pile) of (destroyed|spent) Mayhem",
    game=DECK_BUILDERS,
)


def _spent(amount: Amount) -> SomeFrom:
    return SomeFrom(amount, Kind(MAYHEM), SpentMayhems())


reads(
    "Cards",
    _spent,
    "{amount:Amount} [of the] (spent|used|destroyed|resolved) mayhem",
    game=DECK_BUILDERS,
)

# -- what waits for cards that are played ---------------------------------------------------------------


@dataclass
class Plays(Happening):
    """A card is played; not the one that says so."""

    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_PLAY

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return card != m.card and meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(
    Plays,
    "{players} play~ a {filter}",
    "{players} (play|cast) (a|your|their|1 of your|another) {filter}",
    game=DECK_BUILDERS,
)


@dataclass
class Buys(Happening):
    """A card is bought, not only gained."""

    players: Players
    filter: Filter

    def hook(self) -> i64:
        return ON_BUY

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        return meant(g, m, self.players, seat) and self.filter.takes(g, m.ctx, card)


says(Buys, "{players} buy~ a {filter}", "{players} (buy|purchase|defeat) (a|1 or more) {filter}", game=DECK_BUILDERS)


def played_until(g: State, card: i64) -> list[int]:
    """The cards of this turn up to one of them: what it has played itself comes after it, and is done before."""
    played = g.played
    for at in range(len(played) - 1, -1, -1):
        if played[at] == card:
            return played[: at + 1]
    return played


@dataclass
class PlaysNth(Happening):
    """So many-th of its kind in one turn, counting those played before this came into play."""

    number: int
    filter: Filter

    def hook(self) -> i64:
        return ON_PLAY

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        if seat != m.you or card == m.card or not self.filter.takes(g, m.ctx, card):
            return False
        count: i64 = 0
        for played in played_until(g, card):
            if self.filter.takes(g, m.ctx, played):
                count += 1
        return count == self.number


_TURN = "((in|of|on) (a|each|your) turn|(in|of|on) each of your turn|each turn|this turn)"
for _word, _number in (("first", 1), ("second", 2), ("third", 3)):
    says(
        PlaysNth,
        f"you play your {_word} {{filter}} of a turn",
        f"you play (your|the|a) {_word} {{filter}} {_TURN}",
        number=_number,
        game=DECK_BUILDERS,
    )


def _first_time(filter: Filter, effect: Effect) -> Whenever:
    return Whenever(PlaysNth(1, filter), effect)


reads(
    "Lasts",
    _first_time,
    f"the first time you play a {{filter:Filter}} {_TURN} , {{effect:Effect}}",
    "the first time (each turn|in each of your turn|each of your turn|in a turn) [that] you play a {filter:Filter} , {effect:Effect}",
    game=DECK_BUILDERS,
)
