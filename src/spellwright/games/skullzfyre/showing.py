"""What a table shows of a duel besides zones and counters: whose turn, who is next, what is printed on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.table import (
    ACTIVE,
    DELIVERY,
    GAMES,
    GHOST,
    HERO_CARD,
    INITIATIVE,
    MOST_HP,
    QUALITY,
    ROUND,
    SOURCE,
    SPELL,
    TIE,
    TREASURE,
    WILD,
    acted,
)
from spellwright.games.skullzfyre.words import GLYPHS

if TYPE_CHECKING:
    from spellwright.core.cards import Card

KINDS: Final[dict[int, str]] = {
    SOURCE: "Source",
    QUALITY: "Quality",
    DELIVERY: "Delivery",
    WILD: "Wild Magic",
    TREASURE: "Treasure",
    GHOST: "Dead Wizard",
    HERO_CARD: "Hero",
}
RULE_TEXTS: Final[dict[int, str]] = {  # what the rules say of cards that have no text
    WILD: "Takes the place of any one component. When the spell is revealed, search the Main Deck for it.",
}


def facts(g: State) -> dict[str, object]:
    begun = g.get(GAMES, 0) > 0
    return {
        "round": g.get(ROUND, 0),
        "game": g.get(GAMES, 0),
        "alive": list(SEATS[g.alive if begun else g.everyone]),
        "acted": list(SEATS[acted(g)]),
        "active": g.get(ACTIVE, 0) - 1,
        "order": order(g),
        "tokens to win": g.options["tokens"],
        "most hp": MOST_HP,
        "names": [g.game.seat_name(g, seat) for seat in range(g.n)],
    }


def order(g: State) -> list[int]:
    """Who is still to act, the next first, as far as it has been said or rolled for (SKZ-070, SKZ-077, SKZ-079)."""
    ranks = [
        (len(g.in_zone(SPELL, seat)), -g.get(INITIATIVE, seat), -g.get(TIE, seat), seat)
        for seat in SEATS[g.alive & ~acted(g)]
        if len(g.in_zone(SPELL, seat))
    ]
    return [seat for _, _, _, seat in sorted(ranks)]


def printed(card: Card) -> dict[str, object]:
    return {
        "kind": KINDS[card.kind],
        "glyphs": [name for at, name in enumerate(GLYPHS) if card.glyphs >> at & 1],
        "initiative": card.initiative if card.kind & DELIVERY else None,
        "text": card.text or RULE_TEXTS.get(card.kind, ""),
    }
