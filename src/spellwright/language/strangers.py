"""Words that are not in the phrasebook: misspelt, run together, cut in two, or never taught."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.language.edits import Edit, cut, joined, run, split
from spellwright.language.expectations import expected_words, expecting, nearest_phrase
from spellwright.language.kin import KIN
from spellwright.language.reader import Chart
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
from spellwright.language.words import Token, lemma


def unknown(strange: list[Token], chart: Chart, words: Vocabulary, tries: Tries) -> Diagnosed:
    """The first word that is not in the phrasebook."""
    token, page = strange[0], tries.page
    typed = page.typed(token)
    start = f"{typed!r} is not in the phrasebook; "
    near = words.near(typed, tolerance(typed))
    others = [edit for other in strange[1:] if (edit := nearest(other, words, page)) is not None]
    if len(others) == len(strange) - 1:
        for edits, remark in (
            (meanings(token, words, page), "say {}."),
            (slips(token, near, page), "did you mean {}?"),
            (regrouped(token, chart, words, page), "did you mean {}?"),
            (without(token, near, page), "leave it out."),
            (fitting(token, near, chart, words, page), "{} could stand here."),
        ):
            edit = tries.first(run(edits, others))
            if edit:
                return told(token, start + remark.format(repr(edit.words)), edit, page)
    if is_slip(near):
        return told(
            token,
            f"{start}the nearest word is {near[0][1]!r}.{nearest_phrase(chart)}",
            None,
            page,
        )
    if token is stopped_at(chart):
        return told(
            token,
            f"{start}expected {expecting(chart, words)}.{nearest_phrase(chart)}",
            None,
            page,
        )
    return told(token, f"{start}use a word that is.{nearest_phrase(chart)}", None, page)


def nearest(token: Token, words: Vocabulary, page: Page) -> Edit | None:
    """The likeliest word for one that is not known, untried."""
    typed = page.typed(token)
    near = slips(token, words.near(typed, tolerance(typed)), page)
    return next(meanings(token, words, page), None) or next(near, None)


def regrouped(token: Token, chart: Chart, words: Vocabulary, page: Page) -> Iterator[Edit]:
    """Two words typed as one, or one as two."""
    yield from split(token, words, page.text)
    at = chart.tokens.index(token)
    for left in (at - 1, at):
        if 0 <= left < len(chart.tokens) - 1:
            yield from joined(chart.tokens[left], chart.tokens[left + 1], words, page.text)


def meanings(token: Token, words: Vocabulary, page: Page) -> Iterator[Edit]:
    """Known words that may say the same."""
    typed = page.typed(token)
    known = [word for word in KIN.get(lemma(typed), ()) if words.knows(lemma(word))]
    return (page.other(token, words.inflected(word, typed), rank) for rank, word in enumerate(known))


def without(token: Token, near: list[tuple[float, str]], page: Page) -> Iterator[Edit]:
    """The sentence without the word, unless that is a misspelt one or turns the sentence round."""
    if not is_slip(near) and token.form not in TURNING:
        yield cut(token, page.text, page.begin)


def is_slip(near: list[tuple[float, str]]) -> bool:
    """Whether a word is one slip away from a known one, so that this is what was meant."""
    return bool(near) and near[0][0] <= ONE_SLIP


def fitting(
    token: Token,
    near: list[tuple[float, str]],
    chart: Chart,
    words: Vocabulary,
    page: Page,
) -> Iterator[Edit]:
    """Any word that could stand here, in a sentence long enough to show what is meant."""
    if token is not stopped_at(chart) or len(chart.tokens) < 3 or is_slip(near):
        return
    typed = page.typed(token)
    for rank, word in enumerate(expected_words(chart, chart.furthest, words)):
        yield page.other(token, words.inflected(word, typed), rank)
