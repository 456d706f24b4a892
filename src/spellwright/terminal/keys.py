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
    """A line of the list of choices: an option, or a card that is none just now."""

    key: str  # "" when there are more choices than keys, or none
    label: str
    index: int = -1  # of the option; -1 for what cannot be chosen
    card: dict[str, Any] | None = None
    seat: int = -1
    picked: bool = False
    copies: int = 1  # of equal cards in a hand, shown as one
    price: int = -1  # of what is for sale
    short: int = 0  # so much Power is missing to buy it

    @property
    def why_not(self) -> str:
        """Why it cannot be chosen."""
        if self.index >= 0:
            return ""
        if self.short:
            return f"{self.label} costs {self.price}: {self.short} Power short."
        return f"{self.label} cannot be {'bought' if self.price >= 0 else 'chosen'} now."


def rows(
    decision: dict[str, Any],
    hand: list[dict[str, Any]],
    picks: list[dict[str, Any]],
    market: Sequence[dict[str, Any]] = (),
    power: int = 0,
) -> list[Row]:
    """The choices of a decision. Where it is about cards in hand, the whole hand is shown, in its order.

    In a turn in which things can be bought, all that is for sale is shown in its order, the too dear too.
    """
    options: list[dict[str, Any]] = decision["options"]
    buying = any(option["label"] == END_OF_TURN for option in options)
    for_sale = {card["id"] for card in market} if buying else set()
    held = [ids(card) for card in hand]
    in_hand = {each for stack in held for each in stack}
    about_hand = any(_card(option) in in_hand for option in options)
    chosen = {pick["card"]["id"] for pick in picks if pick["card"]}
    found: list[Row] = []
    if about_hand:
        for card in hand:
            found += _of_hand(card, options, card["id"] in chosen)
    loose = [Row("", option["label"], index, option["card"], option["seat"]) for index, option in enumerate(options)]
    loose = [row for row in loose if not about_hand or _id(row.card) not in in_hand]
    found += [row for row in loose if row.label != END_OF_TURN and _id(row.card) not in for_sale]
    if buying:
        found += shop(market, options, power)
    found += [row for row in loose if row.label == END_OF_TURN]
    _give_keys(found, held if about_hand else [], buying)
    return found


def shop(market: Sequence[dict[str, Any]], options: Sequence[dict[str, Any]] = (), power: int = -1) -> list[Row]:
    """What is for sale; without Power there is nobody to buy it."""
    offered = {_card(option): index for index, option in enumerate(options) if option["card"]}
    found = []
    for card in market:
        index = offered.get(card["id"], -1)
        short = max(0, card["price"] - power) if power >= 0 and index < 0 else 0
        found.append(Row("", card["name"], index, card, price=card["price"], short=short))
    return found


def ids(card: dict[str, Any]) -> list[int]:
    """The ids of a card of a hand that stands for all that are equal to it."""
    found: list[int] = card.get("ids", [card["id"]])
    return found


def _card(option: dict[str, Any]) -> int:
    return _id(option["card"])


def _id(card: dict[str, Any] | None) -> int:
    return int(card["id"]) if card else -1


def _of_hand(card: dict[str, Any], options: list[dict[str, Any]], picked: bool) -> list[Row]:
    """What can be done with a card; with equal ones the same can be done."""
    copies = ids(card)
    offered: dict[str, tuple[int, dict[str, Any]]] = {}
    for index, option in enumerate(options):
        if _card(option) in copies:
            offered.setdefault(option["label"], (index, option))
    if not offered:
        return [Row("", card["name"], -1, card, -1, picked, len(copies))]
    return [
        Row("", label, index, card, option["seat"], picked, len(copies)) for label, (index, option) in offered.items()
    ]


def _give_keys(found: list[Row], held: list[list[int]], buying: bool) -> None:
    """A card's place in the hand is its digit; `done`, `yes` and `no` have their own; the others take what is free.

    What is for sale has letters only, also while it is too dear: a digit pressed once too often must not buy, and
    a letter must not change because there is more Power.
    """
    places = [stack[0] for stack in held]
    taken: set[str] = set()
    for row in found:
        if row.index < 0:
            continue
        key = WORDS.get(row.label.casefold(), "")
        if not key and _id(row.card) in places[: len(DIGITS)]:
            key = DIGITS[places.index(_id(row.card))]
        if key and key not in taken:
            row.key = key
            taken.add(key)
    free = list(("" if buying else DIGITS[len(held) :]) + LETTERS + CAPITALS)
    free = [key for key in free if key not in taken and key not in WORDS.values()] + [
        key for key in WORDS.values() if key not in taken
    ]
    for row in found:
        if not row.key and free and (row.index >= 0 or (buying and row.price >= 0)):
            row.key = free.pop(0)
