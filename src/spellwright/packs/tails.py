"""Amounts said after the act: for each, to a maximum of."""

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.effects.categories import Amount
from spellwright.effects.dice import RollDice
from spellwright.effects.next_game import StartWithCards, StartWithFewer, more_cards
from spellwright.effects.rolls import MoreDice, more_dice
from spellwright.effects.spans import ForNextRoll
from spellwright.effects.subjects import Do
from spellwright.effects.things import ForEach, PlayersOf
from spellwright.language.reader import Chart, Reading

# -- amounts said after the act ---------------------------------------------------------------------


def acts(chart: Chart, at: int) -> list[Reading]:
    """Acts, with what is said about their amount after them: "for each", "to a maximum of"."""
    found = chart.plain("Act", at)
    found = found + [(end + 1, act) for end, act in found if chart.form(end) == "each" and not is_noun(chart, end + 1)]
    found = found + [(end + 1, act) for end, act in found if chart.form(end - 1) == "each" and chart.form(end) == "1"]
    return with_tails(chart, found)


def is_noun(chart: Chart, at: int) -> bool:
    """Whether "each" begins a phrase of its own: each foe, each of them."""
    return chart.form(at) in ("foe", "player", "wizard", "other", "of", "living", "dead", "time", "round", "card")


def with_tails(chart: Chart, found: list[Reading]) -> list[Reading]:
    known = list(found)
    waiting = list(found)
    while waiting:
        end, tree = waiting.pop()
        for after, tail in chart.plain("Tail", end) if end < len(chart.tokens) else ():
            longer = scaled(tree, tail)
            if longer is not None and (after, longer) not in known:
                known.append((after, longer))
                waiting.append((after, longer))
    return known


def scaled(tree: Any, tail: Any) -> Any:
    """The tree with its amount made into the tail's amount; None when it has no amount to change."""
    if isinstance(tree, Do):
        act = scaled(tree.act, tail)
        return None if act is None else Do(tree.players, act)
    if isinstance(tree, ForNextRoll | StartWithFewer):
        ability = scaled(tree.ability, tail)
        return None if ability is None else dataclasses.replace(tree, ability=ability)
    if isinstance(tree, StartWithCards):
        draw = scaled(tree.ability.effect, tail)
        return None if draw is None else more_cards(draw.amount)
    amount = getattr(tree, "amount", None)
    if not isinstance(amount, Amount) or isinstance(tree, Amount):
        return None
    changed = tail(amount)
    if isinstance(tree, RollDice) and isinstance(changed, ForEach) and isinstance(changed.things, PlayersOf):
        return None  # "a die for each foe": each has a die of his or her own
    if changed is None or (isinstance(tree, MoreDice) and more_dice(changed) is None):
        return None
    return dataclasses.replace(tree, amount=changed)


# -- one clause -------------------------------------------------------------------------------------


def skip(chart: Chart, at: int, words: tuple[str, ...]) -> int:
    while chart.form(at) in words:
        at += 1
    return at


def abilities(chart: Chart, at: int) -> list[Reading]:
    return with_tails(chart, chart.plain("Lasts", at))
