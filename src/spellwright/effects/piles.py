"""Where cards are looked for: hands, spells, discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context
from spellwright.core.seats import POP, SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Players, Tree
from spellwright.effects.table import HAND, MAIN_DISCARD, PLAY, SPELL, TREASURE_DISCARD
from spellwright.language.phrases import category, says

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
