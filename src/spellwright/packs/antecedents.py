"""Which card "it" is, where the words before it leave one."""

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.effects.amounts import Number
from spellwright.effects.categories import Sentence
from spellwright.effects.flow import ActSteps, Steps
from spellwright.effects.references import It, ThisCard
from spellwright.packs.discourse import SHOWN, changed, parts_of


def of_this_card(sentence: Sentence) -> Sentence:
    """ "Draw three cards and discard it": one card is not several, so what lies in play speaks of itself."""
    meant: Sentence = changed(sentence, _of_this_card)
    return meant


def _of_this_card(part: Any) -> Any:
    if isinstance(part, Steps):
        return dataclasses.replace(part, effects=_singled_out(part.effects))
    if isinstance(part, ActSteps):
        return dataclasses.replace(part, acts=_singled_out(part.acts))
    return part


def _singled_out(steps: list[Any]) -> list[Any]:
    several = False
    found: list[Any] = []
    for step in steps:
        if several:
            step = changed(step, lambda part: ThisCard() if type(part) is It else part)
        found.append(step)
        shown = [part for part in parts_of(step) if isinstance(part, SHOWN)]
        if shown:
            amount = getattr(shown[-1], "amount", None)
            several = isinstance(amount, Number) and amount.number > 1
    return found
