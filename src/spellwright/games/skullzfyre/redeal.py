"""What a seat does not know, dealt anew: cards, and the spells that others have placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.imagine import shuffle_identities
from spellwright.effects.table import DELIVERY, INITIATIVE, SIZE, SPELL, WILD
from spellwright.games.skullzfyre.placing import DONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.nature import Nature
    from spellwright.core.state import State


def redeal(g: State, seat: i64, nature: Nature, hidden: list[int]) -> None:
    shuffle_identities(g, hidden, nature)
    if len(g.picks):
        _place_again(g, seat, nature)
    for other in range(g.n):
        if other != seat and g.get(SIZE, other) and any(c in hidden for c in g.in_zone(SPELL, other)):
            _spell_again(g, other, nature, hidden)


def _place_again(g: State, seat: i64, nature: Nature) -> None:
    """While spells are being built, others' picks are unknown: those who are ready picked something."""
    frame = g.stack[-1]
    for other in range(g.n):
        if other == seat:
            continue
        ready = len(g.picks[other]) > 0 and not g.open >> other & 1
        g.picks[other] = []
        while ready:
            options = frame.node.offer(g, frame, other)
            option = options[nature.pick(len(options))]
            if option == DONE:
                break
            g.picks[other] = [*g.picks[other], option]


def _spell_again(g: State, seat: i64, nature: Nature, hidden: list[int]) -> None:
    """A face-down spell could be any of its size, and of its initiative once that was said."""
    spell = [card for card in g.in_zone(SPELL, seat) if card in hidden]
    size = len(spell)
    said = g.get(INITIATIVE, seat)
    shapes = [s for s in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)) if len(s) == size]
    if said > 1:
        shapes = [s for s in shapes if 2 in s]
    if len(shapes) == 0:
        return
    shape = shapes[nature.pick(len(shapes))]
    free = [card for card in hidden if card not in g.in_zone(SPELL, g.holder(card)) or card in spell]
    for card, slot in zip(spell, shape, strict=True):
        fitting = [c for c in free if _fits(g, c, slot, said)]
        if not fitting:
            continue
        other = fitting[nature.pick(len(fitting))]
        g.card[card], g.card[other] = g.card[other], g.card[card]
        free.remove(card)
        g.set_slot(card, slot)


def _fits(g: State, card: i64, slot: i64, said: i64) -> bool:
    face = g.face(card)
    if slot == 2 and said:
        return bool(face.kind & WILD) if said == 1 else bool(face.kind & DELIVERY) and face.initiative == said - 1
    return bool(face.kind & (1 << slot | WILD))
