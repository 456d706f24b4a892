"""A copy of a match in which what a seat does not know is dealt anew.

Nothing in the copy may depend on what the seat does not know, whatever nature is handed in: a
card id that was seen in the open once must not be found again in a hand. So the hidden cards get
their ids by where they lie, and are dealt from an order that says nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.core.frames import NOTHING, Context, Lasting, renamed
from spellwright.core.zones import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.nature import Nature
    from spellwright.core.state import State


def imagine(g: State, seat: i64, nature: Nature) -> State:
    """What the table could be, for all the seat knows; `nature` deals it and rules its future."""
    s = g.clone()
    s.nature = nature
    hidden: list[int] = []
    for card in range(len(s.card)):
        if not s.seen[card] >> seat & 1:
            hidden.append(card)
    lost, faces = lost_texts(s, seat)
    rename(s, names_by_place(s, hidden))
    s.game.redeal(s, seat, nature, hidden)
    for i in range(len(lost)):
        lost[i].card = some_card(s, hidden, faces[i])
    for i in range(len(s.lasting)):
        m = s.lasting[i]
        if m.card >= 0 and m.face >= 0 and not s.seen[m.card] >> seat & 1:
            ctx = m.ctx.copy()
            ctx.card = some_card(s, hidden, m.face)
            s.lasting[i] = Lasting(m.ability, ctx, m.until, m.serial, m.face)
    return s


def lost_texts(g: State, seat: i64) -> tuple[list[Context], list[int]]:
    """Texts under way whose card lies in a deck again: which it was is known, where it lies is not."""
    contexts: list[Context] = []
    faces: list[int] = []
    for frame in g.stack:
        card = frame.ctx.card
        if card >= 0 and not g.seen[card] >> seat & 1:
            contexts.append(frame.ctx)
            faces.append(g.card[card])
    return contexts, faces


def some_card(g: State, hidden: list[int], face: i64) -> i64:
    """A hidden card with this face; -1 if there is none."""
    for card in hidden:
        if g.card[card] == face:
            return card
    return -1


def names_by_place(g: State, hidden: list[int]) -> list[int]:
    """A new id for each card: hidden ones are numbered as they lie, the others keep theirs."""
    names: list[int] = list(range(len(g.card)))
    is_hidden: list[bool] = [False] * len(names)
    for card in hidden:
        is_hidden[card] = True
    at: i64 = 0
    for zone in g.zones:
        for card in zone:
            if is_hidden[card]:
                names[card] = hidden[at]
                at += 1
    return names


def rename(g: State, names: list[int]) -> None:
    """Give the cards of a copy other ids, wherever an id stands."""
    size: i64 = len(names)
    card: list[int] = [0] * size
    seen: list[int] = [0] * size
    spot: list[int] = [0] * size
    for old in range(size):
        new = names[old]
        card[new] = g.card[old]
        seen[new] = g.seen[old]
        spot[new] = g.spot[old]
    g.card = card
    g.seen = seen
    g.spot = spot
    g.owns_cards = True
    for zone in range(len(g.zones)):
        if g.zones[zone]:
            g.zones[zone] = renamed(g.zones[zone], names)
            g.owned |= BIT[zone]
    g.played = renamed(g.played, names)
    g.offered = [NOTHING] * g.n  # found again when somebody asks
    done: list[Context] = []
    for frame in g.stack:
        frame.node.rename(g, frame, names)
        ctx = frame.ctx
        if not is_among(done, ctx):
            done.append(ctx)
            rename_context(ctx, names)
    for i in range(len(g.lasting)):
        m = g.lasting[i]
        ctx = m.ctx.copy()  # copies of a table share it
        if rename_context(ctx, names):
            g.lasting[i] = Lasting(m.ability, ctx, m.until, m.serial, m.face)


def rename_context(ctx: Context, names: list[int]) -> bool:
    """Whether anything had another id."""
    before = [ctx.card, ctx.cause, *ctx.cards, *ctx.chosen, *ctx.taken, *ctx.looked, *ctx.later]
    if renamed(before, names) == before:
        return False
    if ctx.card >= 0:
        ctx.card = names[ctx.card]
    if ctx.cause >= 0:
        ctx.cause = names[ctx.cause]
    ctx.cards = renamed(ctx.cards, names)
    ctx.chosen = renamed(ctx.chosen, names)
    ctx.taken = renamed(ctx.taken, names)
    ctx.looked = renamed(ctx.looked, names)
    ctx.later = renamed(ctx.later, names)
    return True


def is_among(contexts: list[Context], ctx: Context) -> bool:
    return any(known is ctx for known in contexts)


def shuffle_identities(g: State, cards: list[int], nature: Nature, apart: bool = True) -> None:
    """Deal the identities of these card ids anew among them; `apart`: within each deck they come from."""
    families = g.cards.family
    groups: dict[int, list[int]] = {}
    for card in cards:
        family = families[g.card[card]] if apart else 0
        if family in groups:
            groups[family].append(card)
        else:
            groups[family] = [card]
    for group in groups.values():
        deal_anew(g, group, nature)


def deal_anew(g: State, group: list[int], nature: Nature) -> None:
    """Shuffle the identities of these cards, from an order that does not depend on where they were."""
    faces = [g.card[card] for card in group]
    faces.sort()
    i: i64 = len(faces) - 1
    while i > 0:
        j = nature.pick(i + 1)
        face = faces[i]
        faces[i] = faces[j]
        faces[j] = face
        i -= 1
    for at in range(len(group)):
        g.card[group[at]] = faces[at]
