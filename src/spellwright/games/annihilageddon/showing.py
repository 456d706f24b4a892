"""What a table shows of a deck builder besides zones and counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.builders import price
from spellwright.effects.sections import Attack
from spellwright.effects.sentences import Text
from spellwright.effects.table import (
    ABILITY,
    ACTIVE,
    BOSS,
    CREATURE,
    DUD,
    HERO_CARD,
    HOARD,
    LOCATION,
    MAYHEM,
    MOST_HP,
    PET,
    ROUND,
    SPELL_CARD,
    STANDEE,
    STARTER,
    TOKEN,
    WILD_CARD,
    WIZARD,
)
from spellwright.games.annihilageddon.scoring import points
from spellwright.games.annihilageddon.turns import for_sale

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.cards import Card

KINDS: Final[dict[int, str]] = {
    STARTER: "Starter",
    WIZARD: "Wizard",
    CREATURE: "Creature",
    SPELL_CARD: "Spell",
    HOARD: "Treasure",
    LOCATION: "Location",
    PET: "Familiar",
    BOSS: "Legend",
    MAYHEM: "Mayhem",
    WILD_CARD: "Wild Magic",
    DUD: "Limp Wand",
    ABILITY: "Ability",
    TOKEN: "Dead Wizard Token",
    STANDEE: "Standee",
    HERO_CARD: "Wizard board",
}


def facts(g: State, seat: i64) -> dict[str, object]:
    return {
        "turn": g.get(ROUND, 0),
        "alive": list(SEATS[g.everyone]),
        "active": g.get(ACTIVE, 0) - 1,
        "most hp": MOST_HP,
        "names": [g.game.seat_name(g, s) for s in range(g.n)],
        "prices": {str(card): price(g, seat, card) for card in for_sale(g, seat)} if seat >= 0 else {},
        "points": [points(g, s) for s in range(g.n)] if g.over else [],
    }


def printed(card: Card) -> dict[str, object]:
    return {
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "vp": card.vp,
        "formula": len(card.worth) > 0,
        "signs": signs(card),
        "text": card.text,
    }


def signs(card: Card) -> list[str]:
    """ANN-008: what the icons remind of."""
    program = card.program
    found = []
    if isinstance(program, Text) and any(isinstance(sentence, Attack) for sentence in program.sentences):
        found.append("Attack")
    if card.defense is not None:
        found.append("Defense")
    if card.lasts and not card.kind & (ABILITY | STANDEE | TOKEN):
        found.append("Ongoing")
    return found
