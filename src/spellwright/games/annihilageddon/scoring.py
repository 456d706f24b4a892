"""Victory Points (ANN-086 to ANN-093)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.frames import Context
from spellwright.core.state import State
from spellwright.effects.scores import Worth
from spellwright.effects.table import BOSS, DECK, DISCARD, HAND, PLAY, STANDEE, TOKENS

if TYPE_CHECKING:
    from mypy_extensions import i64

TOKEN_VP: Final = -3


def owned(g: State, seat: i64) -> list[int]:
    """ANN-086, ANN-R23: all that will be in the deck; an unbought Familiar is not."""
    cards = g.in_zone(DECK, seat) + g.in_zone(HAND, seat) + g.in_zone(DISCARD, seat)
    return cards + [card for card in g.in_zone(PLAY, seat) if not g.face(card).kind & STANDEE]


def points(g: State, seat: i64) -> i64:
    total: i64 = 0
    for card in owned(g, seat):
        face = g.defs[g.card[card]]
        total += face.vp
        for part in face.worth:
            assert isinstance(part, Worth)
            total += part.points(g, Context(seat, card))
    for token in g.in_zone(TOKENS, seat):
        total += TOKEN_VP  # ANN-089, ANN-190
        for part in g.defs[g.card[token]].worth:
            assert isinstance(part, Worth)
            total += part.points(g, Context(seat, token))
    return total


def rank(g: State, seat: i64) -> tuple[int, int, int]:
    """ANN-091 to ANN-093: points, then Legends, then fewer tokens."""
    legends = sum(1 for card in owned(g, seat) if g.face(card).kind & BOSS)
    return (int(points(g, seat)), legends, -len(g.in_zone(TOKENS, seat)))


def best(g: State) -> i64:
    """The winners, as a mask: several where nothing tells them apart (ANN-R21)."""
    ranks = [rank(g, seat) for seat in range(g.n)]
    highest = max(ranks)
    found: i64 = 0
    for seat in range(g.n):
        if ranks[seat] == highest:
            found |= 1 << seat
    return found
