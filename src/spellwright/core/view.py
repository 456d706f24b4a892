"""The one gate: what a seat may know, as plain JSON-able data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellwright.core.seats import SEATS
from spellwright.core.zones import SHUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.state import State

SPECTATOR = -1


def knows(g: State, seat: i64, card: i64) -> bool:
    """Whether a seat knows a card; a spectator knows what everybody knows."""
    if seat < 0:
        return g.seen[card] == g.everyone
    return bool(g.seen[card] >> seat & 1)


def view(g: State, seat: i64) -> dict[str, Any]:
    """The table as the seat sees it."""
    return {
        "seat": seat,
        "over": g.over,
        "seats": [_seat(g, s, seat) for s in range(g.n)],
        "table": _zones(g, -1, seat),
        "waiting": list(SEATS[g.open]),
        "decision": _decision(g, seat),
        "picks": _picks(g, seat),
        **g.game.facts(g, seat),
    }


def _seat(g: State, s: int, seat: i64) -> dict[str, Any]:
    names = g.game.count_names()
    shown: dict[str, Any] = {name: g.get(i, s) for i, name in enumerate(names) if not name.startswith("_")}
    shown["zones"] = _zones(g, s, seat)
    return shown


def _zones(g: State, owner: i64, seat: i64) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    layout = g.layout
    for z, cards in enumerate(g.zones):
        if layout.owner[z] != owner:
            continue
        faces = [_face(g, seat, card) for card in cards]
        if layout.sight[z] == SHUT:  # an unseen deck has no order to show; known tops come last
            known = g.fixed[2 * z]
            shown[layout.names[z]] = {
                "count": len(cards),
                "top": faces[len(cards) - known :][::-1],
            }
            continue
        hidden = sum(face is None for face in faces)
        shown[layout.names[z]] = {
            "count": len(cards),
            "cards": [face for face in faces if face is not None] + [None] * hidden,
        }
    return shown


def _face(g: State, seat: i64, card: i64) -> dict[str, Any] | None:
    """A card's face, if the seat knows it. The id of a hidden card would tell which one it is."""
    if card < 0 or not knows(g, seat, card):
        return None
    face = g.face(card)
    return {"id": card, "name": face.name, "slot": g.slot(card), **g.game.printed(face)}


def _decision(g: State, seat: i64) -> dict[str, Any] | None:
    if seat < 0 or not g.open >> seat & 1:
        return None
    frame = g.stack[-1]
    return {
        "prompt": frame.node.prompt(g, frame, seat),
        "source": _face(g, seat, frame.ctx.card),
        "options": [_option(g, seat, option) for option in g.offer(seat)],
    }


def _picks(g: State, seat: i64) -> list[dict[str, Any]]:
    """What the seat has picked of a choice that others are still making: it can be taken back."""
    if seat < 0 or g.open == 0 or not g.picks:
        return []
    return [_option(g, seat, option) for option in g.picks[seat]]


def _option(g: State, seat: i64, option: i64) -> dict[str, Any]:
    frame = g.stack[-1]
    card, other = frame.node.about(g, frame, seat, option)
    return {"label": frame.node.label(g, frame, seat, option), "card": _face(g, seat, card), "seat": other}
