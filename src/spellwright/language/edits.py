"""Changes of one word in a text."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from spellwright.language.vocabulary import Vocabulary
from spellwright.language.words import Token


@dataclass(frozen=True)
class Edit:
    """Replace what stands between two places; `also` are edits elsewhere that go with it."""

    start: int
    end: int
    words: str  # what is written there instead
    cost: float
    token: Token  # where the fault is shown
    remark: str = ""
    gap: str = ""  # the space before or after an added word
    after: bool = False
    also: tuple[Edit, ...] = ()

    def applied(self, text: str) -> str:
        for edit in sorted((self, *self.also), key=lambda edit: -edit.start):
            text = edit.alone(text)
        return text

    def alone(self, text: str) -> str:
        """The text with this edit, without those that go with it."""
        written = self.gap + self.words if self.after else self.words + self.gap
        return text[: self.start] + written + text[self.end :]

    def dearer(self, by: float) -> Edit:
        return dataclasses.replace(self, cost=self.cost + by)


def run(edits: Iterator[Edit], also: list[Edit]) -> Iterator[Edit]:
    """The edits, each together with others."""
    return (dataclasses.replace(edit, also=tuple(also)) for edit in edits)


def cased(word: str, typed: str) -> str:
    """A word with the capitals of the one it stands for."""
    if len(typed) > 1 and typed.isupper():
        return word.upper()
    if any(letter.isupper() for letter in typed):
        return word[:1].upper() + word[1:]
    # Its first letter may be what is missing, and with it the capital.
    return word if word.isupper() or word[:1].casefold() != typed[:1] else word.lower()


def replaced(token: Token, word: str, cost: float, text: str, begins: bool = False) -> Edit:
    """Another word for the one there; `begins` when a sentence begins with it."""
    typed = text[token.start : token.end]
    new = cased(word, typed)
    if begins:
        new = new[:1].upper() + new[1:]
    return Edit(token.start, token.end, new, cost, token, f"{typed!r} cannot stand here; did you mean {new!r}?")


def added(token: Token, word: str, cost: float, text: str, after: bool = False) -> Edit:
    if after:
        remark = f"the sentence stops short; {word!r} may be missing after {token.text!r}."
        return Edit(token.end, token.end, word, cost, token, remark, " ", True)
    tight = word in (",", ":", "'s")
    start = len(text[: token.start].rstrip()) if tight else token.start
    remark = f"{word!r} is missing before {token.text!r}."
    return Edit(start, start, word, cost, token, remark, "" if tight else " ")


def missing_number(token: Token, cost: float) -> Edit:
    return Edit(token.start, token.start, "1", cost, token, f"a number is missing before {token.text!r}.", " ")


def cut(token: Token, text: str, begin: int) -> Edit:
    """Without the word, and with the capital it leaves to the next."""
    end = token.end
    while end < len(text) and text[end] in " \t":
        end += 1
    remark = f"{text[token.start : token.end]!r} is a word too many here."
    if token.start == begin and end < len(text):
        return Edit(token.start, end + 1, text[end].upper(), 2.0, token, remark)
    start = token.start
    if end < len(text) and text[end] in ".,;:!?\n":
        start = len(text[:start].rstrip(" "))
    return Edit(start, end if start == token.start else token.end, "", 2.0, token, remark)


def split(token: Token, words: Vocabulary, text: str) -> Iterator[Edit]:
    """The word as two known words."""
    typed = text[token.start : token.end]
    for at in range(1, len(typed)):
        left, right = typed[:at], typed[at:]
        if words.writes(left) and words.writes(right):
            yield replaced(token, f"{left} {right}", 1.0, text)


def joined(left: Token, right: Token, words: Vocabulary, text: str) -> Iterator[Edit]:
    """Two words as one."""
    typed = text[left.start : left.end], text[right.start : right.end]
    between = text[left.end : right.start]
    if between.strip(" -") or left.end > right.start:
        return
    whole = "".join(typed)
    if words.writes(whole):
        remark = f"{' '.join(typed)!r} cannot stand here; did you mean {whole!r}?"
        yield Edit(left.start, right.end, whole, 1.0, left, remark)
