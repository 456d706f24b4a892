"""A copy of a match in which what a seat does not know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.frames import NOTHING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.nature import Nature
    from spellwright.core.state import State


def imagine(g: State, seat: i64, nature: Nature) -> State:
    """What the table could be, for all the seat knows; `nature` deals it and rules its future."""
    s = g.clone()
    s.nature = nature
    s.offered = [NOTHING] * s.n
    hidden: list[int] = []
    for card in range(len(s.card)):
        if not s.seen[card] >> seat & 1:
            hidden.append(card)
    s.card = s.card[:]
    s.game.redeal(s, seat, nature, hidden)
    return s


def shuffle_identities(g: State, cards: list[int], nature: Nature, apart: bool = True) -> None:
    """Deal the identities of these card ids anew among them; `apart`: within each deck they come from."""
    families = g.cards.family
    identities = g.card
    groups: dict[int, list[int]] = {}
    for card in cards:
        family = families[identities[card]] if apart else 0
        if family in groups:
            groups[family].append(card)
        else:
            groups[family] = [card]
    for group in groups.values():
        i: i64 = len(group) - 1
        while i > 0:
            j = nature.pick(i + 1)
            here = group[i]
            there = group[j]
            face = identities[here]
            identities[here] = identities[there]
            identities[there] = face
            i -= 1
