"""How each game's table is laid out: the one place that knows a game's zones and counters by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.terminal.keys import Row, rows


@dataclass(frozen=True)
class Layout:
    """Which zones and counters of a view go where. What is not named here is shown on the table screen."""

    hand: str = "hand"
    spell: str = ""  # laid face down, turned up when due
    goods: str = ""  # open in front of a wizard
    secrets: str = ""  # known to their owner
    meter: str = ""  # the counter drawn as a bar
    meter_most: str = ""  # the fact that holds its highest value
    tokens: str = ""
    tokens_most: str = ""
    power: str = ""  # the counter that cards are bought with
    market: tuple[str, ...] = ()  # zones of the table, and of a seat, whose cards can be bought
    prices: str = ""  # the fact that holds their prices
    order: tuple[str, ...] = ()  # kinds of cards as a hand is sorted
    letters: tuple[tuple[str, str], ...] = ()  # a letter for each kind


DUEL = Layout(
    spell="spell",
    goods="treasures",
    secrets="dead wizard cards",
    meter="hp",
    meter_most="most hp",
    tokens="tokens",
    tokens_most="tokens to win",
    order=("Source", "Quality", "Delivery", "Wild Magic"),
    letters=(("Source", "S"), ("Quality", "Q"), ("Delivery", "D"), ("Wild Magic", "W")),
)
BUILDER = Layout(
    goods="in play",
    secrets="tokens",
    meter="hp",
    meter_most="most hp",
    power="power",
    market=("line-up", "legend", "wild magic", "familiar"),
    prices="prices",
    order=("Starter", "Wizard", "Creature", "Spell", "Treasure", "Location", "Familiar", "Legend", "Wild Magic"),
)
LAYOUTS = {
    "skullzfyre": DUEL,
    "annihilageddon": BUILDER,
}


def layout(slug: str) -> Layout:
    return LAYOUTS.get(slug, Layout())


def letter(plan: Layout, card: dict[str, Any]) -> str:
    return dict(plan.letters).get(card.get("kind", ""), "")


def market(view: dict[str, Any], seat: int, plan: Layout) -> list[dict[str, Any]]:
    """What a seat could buy if it had the Power, each card with its price; of a stack the card on top."""
    prices = view.get(plan.prices, {})
    zones = [view["table"], view["seats"][seat]["zones"] if seat >= 0 else {}]
    cards = [card for zone in plan.market for place in zones for card in place.get(zone, {}).get("cards", []) if card]
    return [card | {"price": prices[str(card["id"])]} for card in cards if str(card["id"]) in prices]


def hand(view: dict[str, Any], seat: int, plan: Layout) -> list[dict[str, Any]]:
    """The hand of a seat as far as it is known, sorted as a player would hold it."""
    zone = view["seats"][seat]["zones"].get(plan.hand, {}) if seat >= 0 else {}
    cards = [card for card in zone.get("cards", []) if card is not None]
    kinds = {kind: at for at, kind in enumerate(plan.order)}
    return sorted(
        cards, key=lambda card: (kinds.get(card.get("kind", ""), 9), -(card.get("initiative") or 0), card["name"])
    )


def choices(view: dict[str, Any], seat: int, plan: Layout) -> list[Row]:
    """What the seat can choose now, and what it could if it had the Power."""
    power = view["seats"][seat].get(plan.power, 0) if plan.power else 0
    return rows(view["decision"], hand(view, seat, plan), view["picks"], market(view, seat, plan), power)
