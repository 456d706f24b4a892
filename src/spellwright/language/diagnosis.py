"""What is wrong with a sentence that cannot be read: where, what was expected, and the sentence mended.

Nothing is suggested that was not read first: every edit is tried, the likeliest first, until one mends
the sentence or enough were tried.
"""

from __future__ import annotations

import contextlib

from spellwright.errors import CardError
from spellwright.language.misplaced import misplaced
from spellwright.language.reader import Chart, Tangled
from spellwright.language.strangers import unknown
from spellwright.language.tries import Diagnosed, Page, Tries
from spellwright.language.vocabulary import vocabulary


class Misread(CardError):
    """A sentence with no reading; `diagnose` says what is wrong with it."""

    page: Page

    def __init__(self, chart: Chart, category: str) -> None:
        first = chart.tokens[0]
        super().__init__("this sentence is not understood.", first.line, first.column)
        self.chart = chart
        self.category = category


def diagnose(fault: Misread) -> Diagnosed:
    """The error a card writer is shown."""
    chart = thorough(fault.chart, fault.category)
    words = vocabulary(chart.book)
    strange = [token for token in chart.tokens if not words.knows(token.form)]
    tries = Tries(fault.page, chart)
    return unknown(strange, chart, words, tries) if strange else misplaced(chart, words, tries)


def thorough(chart: Chart, category: str) -> Chart:
    """The chart with everything in it that was expected in vain, as far as that can be followed."""
    full = Chart(chart.tokens, chart.book, thorough=True)
    with contextlib.suppress(Tangled):
        full.read(category, 0)
    return full


__all__ = ["Diagnosed", "Misread", "Page", "diagnose"]
