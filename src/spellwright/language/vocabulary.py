"""The words of a phrasebook in every form people write them in, and the nearest to a misspelt one."""

from __future__ import annotations

import functools

from spellwright.language.phrases import Path, Phrasebook, Word
from spellwright.language.spelling import letters, slips
from spellwright.language.words import NUMBERS, lemma, plural, spellings, third

# Words that no template holds: those that join clauses, and those that are taken out before reading.
JOINING_WORDS: set[str] = set()
LOOSE = 0.3
MARKS = frozenset(",.:;!?()+-/'\n") | {"'s"}


class Vocabulary:
    """All words the reader knows, as they are written."""

    def __init__(self, book: Phrasebook) -> None:
        self.forms: set[str] = {lemma(word) for word in JOINING_WORDS} | book.words | {"her"}
        self.weight: dict[str, int] = {}  # how many phrases use the form
        self.written: dict[str, str] = {}  # folded -> as a template writes it
        for word in sorted(JOINING_WORDS):
            self._add(word)
        for phrases in book.phrases.values():
            for phrase in phrases:
                for part in words_of(phrase.begins):
                    self.weight[part.form] = self.weight.get(part.form, 0) + 1
                    self._inflect(part)
        for word, forms in spellings().items():
            if self.forms.issuperset(forms):
                self._add(word)
        for word in NUMBERS:
            self._add(word)
        firm = set(self.written)
        for form in sorted(self.forms):
            if len(form) > 2:
                self._add(third(form))
        self.loose = set(self.written) - firm  # forms that the rules of spelling make, right or wrong
        self.masks = {word: letters(word) for word in self.written}

    def _add(self, word: str) -> None:
        if word.replace("'", "").isalpha():
            self.written.setdefault(word.casefold(), word)

    def _inflect(self, part: Word) -> None:
        self._add(part.text)
        if part.verb:
            self._add(third(part.text))
        elif part.noun:
            self._add(plural(part.text))

    def knows(self, form: str) -> bool:
        return form in self.forms or form in MARKS or form.isdecimal()

    def writes(self, word: str) -> bool:
        """Whether this is a word as people write it."""
        return word.casefold() in self.written

    def near(self, typed: str, most: float) -> list[tuple[float, str]]:
        """The words it may be a slip of, likeliest first."""
        word = typed.casefold()
        if not word.replace("'", "").isalpha():
            return []
        mask = letters(word)
        found: list[tuple[float, str]] = []
        for other, bits in self.masks.items():
            if abs(len(other) - len(word)) <= 2 and (mask ^ bits).bit_count() <= 4 and other != word:
                cost = slips(word, other) + (LOOSE if other in self.loose else 0.0)
                if cost <= most:
                    found.append((cost, self.written[other]))
        return sorted(found, key=lambda item: (item[0], -self.weight.get(lemma(item[1]), 0), item[1]))

    def inflected(self, form: str, typed: str) -> str:
        """A form of the phrasebook with the ending of the word it stands for."""
        low = typed.casefold()
        if form == "be":
            return "is"
        ends = low.endswith("s") and not low.endswith("ss")
        return third(form) if ends else form


def words_of(path: Path) -> list[Word]:
    """Every word on every way through a template, once."""
    found: dict[Word, None] = {}
    seen: set[int] = set()
    waiting = [path]
    while waiting:
        here = waiting.pop()
        if id(here) in seen:
            continue
        seen.add(id(here))
        for part, after in here.steps:
            if isinstance(part, Word):
                found[part] = None
            waiting.append(after)
    return list(found)


@functools.lru_cache(maxsize=16)
def vocabulary(book: Phrasebook) -> Vocabulary:
    return Vocabulary(book)
