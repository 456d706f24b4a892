"""One key for every choice, the same key for the same card of a hand."""

from __future__ import annotations

import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

DIGITS = "123456789"
COMMANDS = "hlqstuz"  # letters the table keeps for itself
LETTERS = "".join(c for c in string.ascii_lowercase if c not in COMMANDS)
CAPITALS = string.ascii_uppercase
END_OF_TURN = "end your turn"
WORDS = {"done": "d", "yes": "y", "no": "n", "keep it": "k", "take it": "n", END_OF_TURN: "e"}


@dataclass
class Row:
    """A line of the list of choices: an option, or a card of the hand that is none just now."""

    key: str  # "" when there are more choices than keys, or none
    label: str
    index: int = -1  # of the option; -1 for what cannot be chosen
    card: dict[str, Any] | None = None
    seat: int = -1
    picked: bool = False


def rows(
    decision: dict[str, Any],
    hand: list[dict[str, Any]],
    picks: list[dict[str, Any]],
    market: Sequence[dict[str, Any]] = (),
    power: int = 0,
) -> list[Row]:
    """The choices of a decision. Where it is about cards in hand, the whole hand is shown, in its order.

    Where something could be bought, what is too dear is shown as well.
    """
    options: list[dict[str, Any]] = decision["options"]
    held = [card["id"] for card in hand]
    chosen = {pick["card"]["id"] for pick in picks if pick["card"]}
    about_hand = any(_card(option) in held for option in options)
    found: list[Row] = []
    if about_hand:
        for card in hand:
            found += _of_hand(card, options, card["id"] in chosen)
    dear = _too_dear(options, market, power)
    for index, option in enumerate(options):
        if option["card"] is None and option["seat"] < 0 and dear:
            found += dear
            dear = []
        if not about_hand or _card(option) not in held:
            found.append(Row("", option["label"], index, option["card"], option["seat"]))
    _give_keys(found, held if about_hand else [])
    return found


def _too_dear(options: list[dict[str, Any]], market: Sequence[dict[str, Any]], power: int) -> list[Row]:
    """What cannot be bought for want of Power, in a turn in which something can be."""
    if not any(option["label"] == END_OF_TURN for option in options):
        return []
    offered = {_card(option) for option in options}
    return [
        Row("", f"{card['name']}: {card['price'] - power} Power short", -1, card)
        for card in market
        if card["id"] not in offered and card["price"] > power
    ]


def _card(option: dict[str, Any]) -> int:
    return int(option["card"]["id"]) if option["card"] else -1


def _of_hand(card: dict[str, Any], options: list[dict[str, Any]], picked: bool) -> list[Row]:
    offered = [(index, option) for index, option in enumerate(options) if _card(option) == card["id"]]
    if not offered:
        return [Row("", card["name"], -1, card, -1, picked)]
    return [Row("", option["label"], index, card, option["seat"], picked) for index, option in offered]


def _give_keys(found: list[Row], held: list[int]) -> None:
    """A card's place in the hand is its digit; `done`, `yes` and `no` have their own; the others take what is free."""
    free = list(DIGITS[len(held) :] + LETTERS + CAPITALS)
    taken: set[str] = set()
    for row in found:
        if row.index < 0:
            continue
        key = WORDS.get(row.label.casefold(), "")
        if not key and row.card and row.card["id"] in held[: len(DIGITS)]:
            key = DIGITS[held.index(row.card["id"])]
        if key and key not in taken:
            row.key = key
            taken.add(key)
    free = [key for key in free if key not in taken and key not in WORDS.values()] + [
        key for key in WORDS.values() if key not in taken
    ]
    for row in found:
        if row.index >= 0 and not row.key and free:
            row.key = free.pop(0)
