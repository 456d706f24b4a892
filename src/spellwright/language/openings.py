"""What a phrase can begin with, so that the reader tries only what can stand at a place."""

from __future__ import annotations

import functools

from spellwright.language.phrases import Path, Phrase, Phrasebook, Slot, Word
from spellwright.language.words import Token

NUMBER = "#"  # stands for any number
Forms = frozenset[str]
Firsts = Forms | None  # None: anything
NOTHING: Forms = frozenset()
Candidate = tuple[Phrase, Forms, Firsts]  # a phrase, words that must be there, words of which one must follow

# What joined phrases begin with besides their own templates: categories and words. A joiner that is
# not named here may begin with anything.
BEGINNINGS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}


class Openings:
    """The first words of every category of a phrasebook, and its phrases by first word."""

    def __init__(self, book: Phrasebook, joined: tuple[str, ...]) -> None:
        self.book = book
        self.homes: dict[str, str] = {}  # the category a slot's type belongs to
        self.first: dict[str, Firsts] = {}
        self._settle(joined)
        self.by_word: dict[str, dict[str, list[Phrase]]] = {}
        self.anywhere: dict[str, list[Phrase]] = {}
        self.found: dict[tuple[str, tuple[str, ...]], list[Candidate]] = {}
        for phrases in book.phrases.values():
            for phrase in phrases:
                self._index(phrase)

    def home(self, slot_type: str) -> str:
        if slot_type not in self.homes:
            self.homes[slot_type] = self.book.category_of(slot_type)
        return self.homes[slot_type]

    def of_category(self, category: str) -> Firsts:
        return self.first.get(category, NOTHING)

    def of_path(self, path: Path) -> Firsts:
        """The words that can come next; None where the phrase may end, or go on with anything."""
        found: set[str] = set()
        if path.ends:
            return None
        for part, _ in path.steps:
            if isinstance(part, Word):
                found.add(part.form)
                continue
            more = frozenset((NUMBER,)) if part.type == "int" else self.of_category(self.home(part.type))
            if more is None:
                return None
            found |= more
        return frozenset(found)

    def candidates(self, category: str, keys: tuple[str, ...]) -> list[Candidate]:
        """The phrases that can begin with a word, each with the words it cannot do without."""
        known = self.found.get((category, keys))
        if known is None:
            by_word = self.by_word.get(category, {})
            lists = [self.anywhere.get(category, []), *(by_word.get(key, []) for key in keys)]
            once = {id(phrase): phrase for phrases in lists for phrase in phrases}
            known = [(phrase, needed(phrase.begins, {}), self._anchors(phrase)) for phrase in once.values()]
            if known:  # what no phrase begins with is not worth a place
                self.found[category, keys] = known
        return known

    def _settle(self, joined: tuple[str, ...]) -> None:
        """Fill in `first`: each category has its own words and those of the categories it begins with."""
        begins: dict[str, set[str]] = {}
        for category, phrases in self.book.phrases.items():
            others, words = BEGINNINGS.get(category, ((), ()))
            steps = [part for phrase in phrases for part, _ in phrase.begins.steps]
            slots = {part.type for part in steps if isinstance(part, Slot)}
            own = {part.form for part in steps if isinstance(part, Word)} | ({NUMBER} if "int" in slots else set())
            begins[category] = {self.home(slot) for slot in slots - {"int"}}.union(others)
            anything = category in joined and category not in BEGINNINGS
            self.first[category] = None if anything else frozenset(own.union(words))
        grown = True
        while grown:
            grown = sum(self._grow(category, others) for category, others in begins.items()) > 0

    def _grow(self, category: str, others: set[str]) -> bool:
        known = self.first[category]
        if known is None:
            return False
        more = [self.of_category(other) for other in others]
        if None in more:
            self.first[category] = None
            return True
        self.first[category] = known.union(*(forms for forms in more if forms))
        return self.first[category] != known

    def _index(self, phrase: Phrase) -> None:
        first = self.of_path(phrase.begins)
        if first is None:
            self.anywhere.setdefault(phrase.category, []).append(phrase)
        for form in first or ():
            self.by_word.setdefault(phrase.category, {}).setdefault(form, []).append(phrase)

    def _anchors(self, phrase: Phrase) -> Firsts:
        """The words of which one must follow what the phrase begins with; None when that is a word itself."""
        if not all(isinstance(part, Slot) for part, _ in phrase.begins.steps):
            return None
        after = [self.of_path(way) for _, way in phrase.begins.steps]
        return None if None in after else NOTHING.union(*(forms for forms in after if forms))


def needed(path: Path, known: dict[int, Forms]) -> Forms:
    """The words on every way from here to an end."""
    if id(path) not in known:
        ways = [NOTHING] if path.ends else []
        for part, after in path.steps:
            own = (part.form,) if isinstance(part, Word) else (NUMBER,) if part.type == "int" else ()
            ways.append(needed(after, known).union(own))
        known[id(path)] = frozenset.intersection(*ways)
    return known[id(path)]


def keys(token: Token) -> tuple[str, ...]:
    """The forms a token can be read as: "her" is "their" or "them"."""
    if token.form == "her":
        return ("her", "their", "them")
    return (token.form, NUMBER) if token.is_number() else (token.form,)


@functools.lru_cache(maxsize=16)
def openings(book: Phrasebook, joined: tuple[str, ...]) -> Openings:
    return Openings(book, joined)
