"""Trying a sentence with other words: the text it stands in, and edits until one mends it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from spellwright.errors import CardError
from spellwright.language.edits import Edit, replaced
from spellwright.language.reader import Chart
from spellwright.language.words import Token

MOST_TRIES = 60
MOST_STEPS = 30_000  # of reading, in all tries together
ONE_SLIP = 1.35
CLOSE = 0.2  # slips that are about as likely as each other

# Without these a sentence says the contrary, or more than was meant.
TURNING = (
    "not", "no", "never", "neither", "nor", "none", "nobody", "without", "except", "unless", "only", "hardly", "may",
)  # fmt: skip


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
    after_end: int

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


def told(token: Token, message: str, edit: Edit | None, page: Page) -> Diagnosed:
    suggestion = page.sentence(edit.applied(page.text)) if edit else ""
    return Diagnosed(message, token.line, token.column, suggestion, edit)


def tolerance(typed: str) -> float:
    """How many slips a word of this length may hold."""
    return ONE_SLIP if len(typed) < 5 else 2.2 if len(typed) < 9 else 3.2


def slips(token: Token, near: list[tuple[float, str]], page: Page) -> Iterator[Edit]:
    """The words it may be a slip of."""
    return iter([page.other(token, word, cost) for cost, word in near[:12]])


def stopped_at(chart: Chart) -> Token | None:
    """The word that reading could not get past; None at the end of the sentence."""
    return chart.tokens[chart.furthest] if chart.furthest < len(chart.tokens) else None
