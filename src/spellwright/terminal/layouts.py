"""How each game's table is laid out: the one place that knows a game's zones and counters by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.terminal import help
from spellwright.terminal.keys import Row, rows, shop


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
    tops: tuple[str, ...] = ()  # those of them that are stacks: the card on top is for sale
    prices: str = ""  # the fact that holds their prices
    stacks: tuple[tuple[str, str], ...] = ()  # what there is still of what: a word, and a zone of the table
    piles: tuple[tuple[str, str], ...] = ()  # the same of a seat
    marks: tuple[str, ...] = ()  # zones of a seat whose cards stay with it all match, by name
    events: tuple[str, ...] = ()  # kinds of cards that happen where others are for sale
    stay: tuple[str, ...] = ()  # kinds of cards that stay in play, besides Ongoing ones
    alike: bool = False  # equal cards of a hand are shown as one
    hand_rows: int = 16  # of a card of the hand, where the hand is laid out
    score: str = ""  # what is counted at the end; "" for one star each
    help: str = ""  # what the signs mean, and the game in a few lines
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
    help=help.DUEL,
)
BUILDER = Layout(
    goods="in play",
    secrets="tokens",
    meter="hp",
    meter_most="most hp",
    power="power",
    market=("line-up", "wild magic", "legend", "familiar"),
    tops=("wild magic",),
    prices="prices",
    stacks=(
        ("Wild Magic", "wild magic"),
        ("Limp Wands", "limp wands"),
        ("Legends", "legends"),
        ("tokens", "token stack"),
        ("deck", "main deck"),
        ("Mayhems", "mayhems"),
    ),
    piles=(("hand", "hand"), ("deck", "deck"), ("pile", "discard pile")),
    marks=("ability", "familiar"),
    events=("Mayhem",),
    stay=("Standee",),
    alike=True,
    hand_rows=11,
    order=("Starter", "Wizard", "Creature", "Spell", "Treasure", "Location", "Familiar", "Legend", "Wild Magic"),
    score="VP",
    help=help.BUILDER,
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
    """What is for sale, each card with its price for the seat; of a stack the card on top."""
    prices = view.get(plan.prices, {})
    own = view["seats"][seat]["zones"] if seat >= 0 else {}
    found = []
    for zone in plan.market:
        for place in (view["table"], own):
            cards = [card for card in place.get(zone, {}).get("cards", []) if card]
            found += cards[-1:] if zone in plan.tops else cards
    return [card | {"price": prices.get(str(card["id"]), card["cost"])} for card in found]


def hand(view: dict[str, Any], seat: int, plan: Layout) -> list[dict[str, Any]]:
    """The hand of a seat as far as it is known, sorted as a player would hold it."""
    zone = view["seats"][seat]["zones"].get(plan.hand, {}) if seat >= 0 else {}
    cards = [card for card in zone.get("cards", []) if card is not None]
    kinds = {kind: at for at, kind in enumerate(plan.order)}
    cards = sorted(
        cards, key=lambda card: (kinds.get(card.get("kind", ""), 9), -(card.get("initiative") or 0), card["name"])
    )
    return _together(cards, view) if plan.alike else cards


def _together(cards: list[dict[str, Any]], view: dict[str, Any]) -> list[dict[str, Any]]:
    """Equal cards as one with the ids of all; what has been picked stays apart."""
    picked = {pick["card"]["id"] for pick in view["picks"] if pick["card"]}
    found: dict[tuple[str, bool], dict[str, Any]] = {}
    for card in cards:
        stack = found.setdefault((card["name"], card["id"] in picked), card | {"ids": []})
        stack["ids"].append(card["id"])
    return list(found.values())


def choices(view: dict[str, Any], seat: int, plan: Layout) -> list[Row]:
    """What the seat can choose now, and what it could if it had the Power."""
    power = view["seats"][seat].get(plan.power, 0) if plan.power else 0
    return rows(view["decision"], hand(view, seat, plan), view["picks"], market(view, seat, plan), power)


def window(view: dict[str, Any], seat: int, plan: Layout) -> list[Row]:
    """What is for sale, to look at while nothing can be bought."""
    return shop(market(view, seat, plan)) if plan.market else []
