"""What a seat does not know, dealt anew: cards, and the spells that others have placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.imagine import shuffle_identities
from spellwright.core.state import State
from spellwright.effects.table import DELIVERY, INITIATIVE, SPELL, WILD
from spellwright.games.skullzfyre.placing import DONE, PLACE, room_for
from spellwright.games.skullzfyre.turn_order import initiative_bonus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.nature import Nature


def redeal(g: State, seat: i64, nature: Nature, hidden: list[int]) -> None:
    shuffle_identities(g, hidden, nature)
    if g.picks and g.stack[-1].node is PLACE:
        place_again(g, seat, nature)
    free = hidden
    for said in (True, False):  # what was said aloud is met first
        for other in range(g.n):
            if other == seat or (g.get(INITIATIVE, other) > 0) != said:
                continue
            spell = [card for card in g.in_zone(SPELL, other) if card in hidden]
            if spell:
                build_again(g, other, nature, free, spell)
                free = [card for card in free if card not in spell]


def place_again(g: State, seat: i64, nature: Nature) -> None:
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


def build_again(g: State, seat: i64, nature: Nature, free: list[int], spell: list[int]) -> None:
    """A face-down spell could be any of its size, and of its initiative once that was said."""
    said = g.get(INITIATIVE, seat)
    speed: i64 = said - 1 - initiative_bonus(g, seat) if said else -1
    if said and speed < 0:
        speed = 0
    shapes = [s for s in possible_shapes(g, seat, spell) if speed < 1 or 2 in s]
    while shapes:
        shape = shapes.pop(nature.pick(len(shapes)))
        cards = fitting_cards(g, nature, free, shape, speed)
        if cards:
            become(g, spell, cards)
            for i in range(len(spell)):
                g.set_slot(spell[i], shape[i])
            return


def fitting_cards(g: State, nature: Nature, free: list[int], shape: list[int], speed: i64) -> list[int]:
    """Cards for the slots of a shape; none when a slot cannot be filled."""
    chosen: list[int] = []
    for slot in shape:
        found = [card for card in free if card not in chosen and fits(g, card, slot, speed)]
        if not found:
            return []
        chosen.append(found[nature.pick(len(found))])
    return chosen


def become(g: State, spell: list[int], chosen: list[int]) -> None:
    """The cards of the spell take the identities of the chosen ones, who take theirs."""
    faces = [g.card[card] for card in chosen] + [g.card[card] for card in spell if card not in chosen]
    cards = spell + [card for card in chosen if card not in spell]
    for i in range(len(cards)):
        g.card[cards[i]] = faces[i]


def possible_shapes(g: State, seat: i64, spell: list[int]) -> list[list[int]]:
    """The slots that so many hidden cards can fill, beside those of the spell that are known."""
    room = room_for(g, seat)
    if g.options["illegal-spells"]:
        room = [len(spell)] * 3
    for card in g.in_zone(SPELL, seat):
        if card not in spell and g.slot(card) < 3:
            room[g.slot(card)] -= 1
    shapes: list[list[int]] = []
    for sources in range(room[0] + 1):
        for qualities in range(room[1] + 1):
            deliveries: i64 = len(spell) - sources - qualities
            if 0 <= deliveries <= room[2]:
                shapes.append([0] * sources + [1] * qualities + [2] * deliveries)
    return shapes


def fits(g: State, card: i64, slot: i64, speed: i64) -> bool:
    """Whether a card could lie in a slot of a spell whose Delivery has this initiative (-1: unsaid)."""
    face = g.face(card)
    if slot == 2 and speed >= 0:
        shown: i64 = face.initiative if face.kind & DELIVERY else 0
        return bool(face.kind & (DELIVERY | WILD)) and shown == speed
    return bool(face.kind & (1 << slot | WILD))
