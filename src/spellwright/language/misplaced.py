"""Known words that say nothing together: one is wrong, missing, or too many."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from spellwright.language.edits import Edit, added, cut, joined, missing_number
from spellwright.language.expectations import expected_words, expecting, nearest_phrase
from spellwright.language.reader import A_NUMBER, Chart
from spellwright.language.tries import (
    ONE_SLIP,
    TURNING,
    Diagnosed,
    Page,
    Tries,
    slips,
    stopped_at,
    told,
    tolerance,
)
from spellwright.language.vocabulary import Vocabulary
from spellwright.language.words import lemma

MOST_ENDINGS = 12  # words an unfinished sentence could end with; with more, nobody knows what was meant
REACH = 12  # words back from where reading stopped


def misplaced(chart: Chart, words: Vocabulary, tries: Tries) -> Diagnosed:
    """A sentence of known words that say nothing together."""
    page = tries.page
    edit = following(chart, words, tries) or tries.first(
        iter(sorted(rearranged(chart, words, page), key=lambda edit: edit.cost))
    )
    token = stopped_at(chart)
    if edit:
        return told(edit.token, edit.remark, edit, page)
    if token is None:
        last = chart.tokens[-1]
        message = f"the sentence stops short after {last.text!r}; expected {expecting(chart, words)}."
        return told(last, message + nearest_phrase(chart), None, page)
    typed = page.typed(token) or token.text
    message = f"{typed!r} cannot stand here; expected {expecting(chart, words)}."
    return told(token, message + nearest_phrase(chart), None, page)


def following(chart: Chart, words: Vocabulary, tries: Tries) -> Edit | None:
    """A word nobody knows in the next sentence, where that should be part of this one."""
    page = tries.page
    strange = [token for token in page.after if not words.knows(token.form)]
    if chart.furthest < len(chart.tokens) or len(strange) != 1:
        return None
    typed = page.typed(strange[0])
    edit = tries.first(slips(strange[0], words.near(typed, tolerance(typed)), page))
    if edit is None:
        return None
    page.end = page.after_end
    return dataclasses.replace(edit, remark=f"{typed!r} is not in the phrasebook; did you mean {edit.words!r}?")


def rearranged(chart: Chart, words: Vocabulary, page: Page) -> Iterator[Edit]:
    """Every edit that may mend the sentence; those at the place where reading stopped cost least."""
    tokens, text, stop = chart.tokens, page.text, chart.furthest
    for at, token in enumerate(tokens):
        away = 0.1 * abs(stop - at)
        typed = text[token.start : token.end]
        if stop - REACH <= at <= stop + 1 and len(typed) > 2:
            for cost, word in words.near(typed, ONE_SLIP)[:6]:
                same = 0.5 if lemma(word) == token.form else 0.0
                yield page.other(token, word, cost + away + same)
        if at + 1 < len(tokens) and at <= stop:
            for edit in joined(token, tokens[at + 1], words, text):
                yield edit.dearer(away)
        doubled = at > 0 and tokens[at - 1].form == token.form
        if (stop - 2 <= at <= stop + 1 or doubled) and token.form not in TURNING:
            yield cut(token, text, page.begin).dearer(away - (1.5 if doubled else 0.0))
    for at in range(max(stop - 2, 0), stop + 1):
        yield from completed(chart, at, words, page)
    for at, token in enumerate(tokens):
        if lacks_number(chart, at):
            yield missing_number(token, 2.1 + 0.3 * abs(stop - at))


def lacks_number(chart: Chart, at: int) -> bool:
    return A_NUMBER in chart.expected[at] or bool({"Amount", "Limit"} & chart.wanted[at])


def completed(chart: Chart, at: int, words: Vocabulary, page: Page) -> Iterator[Edit]:
    """A word put in at a place, or instead of the one there."""
    tokens, away = chart.tokens, 0.3 * (chart.furthest - at)
    fits = expected_words(chart, at, words)
    if at == len(tokens) and len(fits) > MOST_ENDINGS:
        return
    for rank, word in enumerate(fits[:12]):
        cost = 2.2 + 0.02 * rank + away
        if at < len(tokens):
            yield added(tokens[at], word, cost, page.text)
            yield page.other(tokens[at], words.inflected(word, tokens[at].text), cost + 0.4)
        else:
            yield added(tokens[-1], word, cost, page.text, after=True)
