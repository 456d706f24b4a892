"""What is wrong with a sentence that cannot be read: where, what was expected, and the sentence mended.

Nothing is suggested that was not read first: every edit is tried, the likeliest first, until one mends
the sentence or enough were tried.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from spellwright.errors import CardError
from spellwright.language.edits import Edit, added, cut, joined, missing_number, replaced, run, split
from spellwright.language.expectations import expected_words, expecting, nearest_phrase
from spellwright.language.kin import KIN
from spellwright.language.reader import A_NUMBER, Chart, Tangled
from spellwright.language.vocabulary import Vocabulary, vocabulary
from spellwright.language.words import Token, lemma

MOST_TRIES = 60
MOST_STEPS = 30_000  # of reading, in all tries together
ONE_SLIP = 1.35
MOST_ENDINGS = 12  # words an unfinished sentence could end with; with more, nobody knows what was meant
CLOSE = 0.2  # slips that are about as likely as each other


@dataclass
class Page:
    """The text a sentence stands in, and how to try it with other words.

    `reads` gives the tree of the sentence in a changed text, None when it has none; `writes` gives the
    canonical words of a tree. `after` is the sentence that follows, which may belong to this one.
    """

    text: str
    begin: int
    end: int
    reads: Callable[[str], Any]
    writes: Callable[[Any], str]
    after: list[Token]

    def typed(self, token: Token) -> str:
        return self.text[token.start : token.end]

    def other(self, token: Token, word: str, cost: float) -> Edit:
        """Another word for the one there."""
        begins = token.start == self.begin or token in self.after[:1]
        return replaced(token, word, cost, self.text, begins)

    def sentence(self, changed: str) -> str:
        """The sentence as it stands in the changed text."""
        end = self.end + len(changed) - len(self.text)
        return " ".join(changed[self.begin : end].split())


# Without these a sentence says the contrary, or more than was meant.
TURNING = (
    "not",
    "no",
    "never",
    "neither",
    "nor",
    "none",
    "nobody",
    "without",
    "except",
    "unless",
    "only",
    "hardly",
    "may",
)


class Misread(CardError):
    """A sentence with no reading; `diagnose` says what is wrong with it."""

    page: Page

    def __init__(self, chart: Chart, category: str) -> None:
        first = chart.tokens[0]
        super().__init__("this sentence is not understood.", first.line, first.column)
        self.chart = chart
        self.category = category


class Diagnosed(CardError):
    """What a card writer is told, with the edit that mends it where there is one."""

    def __init__(self, message: str, line: int, column: int, suggestion: str, edit: Edit | None) -> None:
        super().__init__(message, line, column, suggestion)
        self.edit = edit


class Tries:
    """The edits tried so far, no more than a reader of errors wants to wait for."""

    def __init__(self, page: Page, chart: Chart) -> None:
        self.page = page
        self.left = max(6, min(MOST_TRIES, MOST_STEPS // (chart.steps + 10 * len(chart.tokens))))

    def tree(self, edit: Edit) -> Any:
        if self.left <= 0:
            return None
        self.left -= 1
        return self.page.reads(edit.applied(self.page.text))

    def first(self, edits: Iterator[Edit]) -> Edit | None:
        """The first that mends; of several likely ones, the one that the writer would write."""
        for edit in edits:
            tree = self.tree(edit)
            if tree is None:
                continue
            if self._is_written(edit, tree):
                return edit
            for other in edits:
                if other.cost > edit.cost + CLOSE:
                    break
                rival = self.tree(other)
                if rival is not None and self._is_written(other, rival):
                    return other
            return edit
        return None

    def _is_written(self, edit: Edit, tree: Any) -> bool:
        words = self.page.writes(tree).casefold().replace(".", " ").replace(",", " ").split()
        return edit.words.casefold() in words


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


def told(token: Token, message: str, edit: Edit | None, page: Page) -> Diagnosed:
    suggestion = page.sentence(edit.applied(page.text)) if edit else ""
    return Diagnosed(message, token.line, token.column, suggestion, edit)


# -- words nobody knows -----------------------------------------------------------------------------


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
        return told(token, f"{start}the nearest word is {near[0][1]!r}.{nearest_phrase(chart)}", None, page)
    if token is _at(chart):
        return told(token, f"{start}expected {expecting(chart, words)}.{nearest_phrase(chart)}", None, page)
    return told(token, f"{start}use a word that is.{nearest_phrase(chart)}", None, page)


def tolerance(typed: str) -> float:
    """How many slips a word of this length may hold."""
    return ONE_SLIP if len(typed) < 5 else 2.2 if len(typed) < 9 else 3.2


def nearest(token: Token, words: Vocabulary, page: Page) -> Edit | None:
    """The likeliest word for one that is not known, untried."""
    typed = page.typed(token)
    near = slips(token, words.near(typed, tolerance(typed)), page)
    return next(meanings(token, words, page), None) or next(near, None)


def slips(token: Token, near: list[tuple[float, str]], page: Page) -> Iterator[Edit]:
    return iter([page.other(token, word, cost) for cost, word in near[:12]])


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


def fitting(token: Token, near: list[tuple[float, str]], chart: Chart, words: Vocabulary, page: Page) -> Iterator[Edit]:
    """Any word that could stand here, in a sentence long enough to show what is meant."""
    if token is not _at(chart) or len(chart.tokens) < 3 or is_slip(near):
        return
    typed = page.typed(token)
    for rank, word in enumerate(expected_words(chart, chart.furthest, words)):
        yield page.other(token, words.inflected(word, typed), rank)


def _at(chart: Chart) -> Token | None:
    return chart.tokens[chart.furthest] if chart.furthest < len(chart.tokens) else None


# -- known words in the wrong place -----------------------------------------------------------------


def misplaced(chart: Chart, words: Vocabulary, tries: Tries) -> Diagnosed:
    """A sentence of known words that say nothing together."""
    page = tries.page
    edit = following(chart, words, tries) or tries.first(
        iter(sorted(rearranged(chart, words, page), key=lambda edit: edit.cost))
    )
    token = _at(chart)
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
    page.end = max(page.end, page.text.find(".", page.after[-1].end) + 1, page.after[-1].end)
    return dataclasses.replace(edit, remark=f"{typed!r} is not in the phrasebook; did you mean {edit.words!r}?")


def rearranged(chart: Chart, words: Vocabulary, page: Page) -> Iterator[Edit]:
    """Every edit that may mend the sentence; those at the place where reading stopped cost least."""
    tokens, text, stop = chart.tokens, page.text, chart.furthest
    for at, token in enumerate(tokens):
        away = 0.1 * abs(stop - at)
        typed = text[token.start : token.end]
        if stop - 12 <= at <= stop + 1 and len(typed) > 2:
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
