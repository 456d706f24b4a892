"""The reader: every reading of a stretch of words, category by category and place by place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellwright.language.openings import Forms, keys, openings
from spellwright.language.phrases import Path, Phrase, Phrasebook, Slot, Word
from spellwright.language.words import Token

Reading = tuple[int, Any]  # where it ends, and the tree
Key = tuple[str, int]  # a category and a place
A_NUMBER = "a number"
MOST_STEPS = 6_000  # a card's longest sentence takes some 300
MOST_LEVELS = 64  # phrases inside phrases; a card's sentence has some 16

# Categories whose phrases are joined by rules that no template can say (see packs/clauses.py).
JOINERS: dict[str, Callable[[Chart, int], list[Reading]]] = {}


class Tangled(Exception):
    """The sentence has more readings of its parts than anybody wants to follow."""


class Chart:
    """All readings of one sentence.

    A category that can begin with itself grows: its readings are fed back until none is new. Phrases whose
    words are not all there are passed over, unless it is `thorough`: then it notes what they would expect.
    """

    def __init__(self, tokens: list[Token], book: Phrasebook, thorough: bool = False) -> None:
        self.thorough = thorough
        self.tokens = tokens
        self.book = book
        self.openings = openings(book, tuple(JOINERS))
        self.keys = [keys(token) for token in tokens]
        self.ahead = _ahead(self.keys)
        self.forms: Forms = frozenset(form for forms in self.keys for form in forms)
        self.known: dict[Key, list[Reading]] = {}
        self.growing: dict[Key, list[Reading]] = {}
        self.passing: dict[Key, tuple[list[Reading], list[tuple[Key, int]]]] = {}  # found while others grew
        self.leans: set[Key] = set()  # the growing entries that the current reading leans on
        self.expected: list[set[str]] = [set() for _ in range(len(tokens) + 1)]  # words that could stand at a place
        self.wanted: list[set[str]] = [set() for _ in range(len(tokens) + 1)]  # categories that could
        self.steps = 0
        self.notes: dict[str, Any] = {}  # what a joiner remembers between places

    def form(self, at: int) -> str:
        """The word at a place, "" past the end."""
        return self.tokens[at].form if at < len(self.tokens) else ""

    @property
    def furthest(self) -> int:
        """The last place where something was expected in vain."""
        return max((at for at, forms in enumerate(self.expected) if forms or self.wanted[at]), default=0)

    def spend(self, steps: int) -> None:
        """Note work done; a sentence that takes too much of it is given up."""
        self.steps += steps
        if self.steps > MOST_STEPS or len(self.growing) > MOST_LEVELS:
            raise Tangled

    def absorb(self, shorter: Chart, since: int, by: int) -> None:
        """Take over what reading the sentence with `by` words less has cost, and what it expected from a place on."""
        self.spend(shorter.steps)
        for at in range(since, len(shorter.tokens) + 1):
            self.expected[at + by] |= shorter.expected[at]
            self.wanted[at + by] |= shorter.wanted[at]

    def read(self, category: str, at: int) -> list[Reading]:
        found = self._found((category, at))
        if found is not None:
            return found
        if not self._may_begin(category, at):
            return []
        if category in JOINERS:
            return self._joined(category, at)
        return self.plain(category, at)

    def _joined(self, category: str, at: int) -> list[Reading]:
        key = (category, at)
        outer = self._enter(key)
        while True:
            before = len(self.growing[key])
            self.growing[key] = JOINERS[category](self, at)
            if len(self.growing[key]) == before or key not in self.leans:
                break
        return self._leave(key, outer)

    def plain(self, category: str, at: int) -> list[Reading]:
        """The readings by the category's own phrases."""
        key = (category + "'" if category in JOINERS else category, at)
        known = self._found(key)
        if known is not None:
            return known
        phrases = self._candidates(category, at)
        if not phrases:
            self.known[key] = []
            return self.known[key]
        outer = self._enter(key)
        found = self.growing[key]
        while True:
            before = len(found)
            for phrase in phrases:
                self._match(phrase, phrase.begins, at, {}, found)
            if len(found) == before or key not in self.leans:
                break
        return self._leave(key, outer)

    def _found(self, key: Key) -> list[Reading] | None:
        """What was read before, or so far; None when it has to be read."""
        if key in self.known:
            return self.known[key]
        if key in self.growing:
            self.leans.add(key)
            return list(self.growing[key])
        if key in self.passing:
            found, heads = self.passing[key]
            if all(self._length(head) == count for head, count in heads):
                self.leans.update(head for head, _ in heads if head in self.growing)
                return found
        return None

    def _length(self, head: Key) -> int:
        if head in self.growing:
            return len(self.growing[head])
        return len(self.known[head]) if head in self.known else -1

    def _enter(self, key: Key) -> set[Key]:
        """Begin to grow an entry; what the entry around it leans on is kept for later."""
        self.spend(1)
        outer, self.leans = self.leans, set()
        self.growing[key] = []
        return outer

    def _leave(self, key: Key, outer: set[Key]) -> list[Reading]:
        found = self.growing.pop(key)
        self.leans.discard(key)
        if self.leans:  # it may still grow with what it leans on
            self.passing[key] = found, [(head, len(self.growing[head])) for head in self.leans]
        else:
            self.known[key] = found
        outer |= self.leans
        self.leans = outer
        return found

    def _may_begin(self, category: str, at: int) -> bool:
        first = self.openings.of_category(category)
        if at < len(self.tokens) and (first is None or any(key in first for key in self.keys[at])):
            return True
        self.wanted[at].add(category)
        return False

    def _candidates(self, category: str, at: int) -> list[Phrase]:
        """The phrases whose first word stands here, and what must follow it somewhere further on."""
        if at >= len(self.tokens):
            self.wanted[at].add(category)
            return []
        ahead = self.ahead[at]
        found = self.openings.candidates(category, self.keys[at])
        if not found:
            self.wanted[at].add(category)
        if self.thorough:
            return [phrase for phrase, _, _ in found]
        here = self.ahead[at - 1] if at else self.forms
        return [
            phrase
            for phrase, needs, anchors in found
            if needs <= here and (anchors is None or not anchors.isdisjoint(ahead))
        ]

    def _match(self, phrase: Phrase, path: Path, at: int, slots: dict[str, Any], found: list[Reading]) -> None:
        self.steps += 1
        while True:
            if path.ends:
                self._build(phrase, at, slots, found)
            if len(path.steps) != 1:
                break
            part, after = path.steps[0]
            if not isinstance(part, Word):
                break
            if not self._is(at, part):
                return
            path = after
            at += 1
        for part, after in path.steps:
            if isinstance(part, Word):
                if self._is(at, part):
                    self._match(phrase, after, at + 1, slots, found)
                continue
            next_word = after.word
            for end, tree in self._slot(part, at):
                if next_word is None or self._is(end, next_word):
                    self._match(phrase, after, end, {**slots, part.name: tree}, found)

    def _is(self, at: int, word: Word) -> bool:
        if at < len(self.tokens) and word.form in self.keys[at]:
            return True
        self.expected[at].add(word.form)
        return False

    def _build(self, phrase: Phrase, at: int, slots: dict[str, Any], found: list[Reading]) -> None:
        self.spend(1 + len(found))
        tree = phrase.build(**phrase.fixed, **slots)
        if tree is not None and (at, tree) not in found:
            found.append((at, tree))

    def _slot(self, slot: Slot, at: int) -> list[Reading]:
        if slot.type == "int":
            if at < len(self.tokens) and self.tokens[at].is_number():
                return [(at + 1, int(self.tokens[at].form))]
            self.expected[at].add(A_NUMBER)
            return []
        readings = self.read(self.openings.home(slot.type), at)
        return [reading for reading in readings if self.book.takes(slot.type, reading[1])]


def _ahead(found: list[tuple[str, ...]]) -> list[Forms]:
    """For every place, the forms that stand after it."""
    ahead: list[Forms] = []
    later: set[str] = set()
    for forms in reversed(found):
        ahead.append(frozenset(later))
        later.update(forms)
    return ahead[::-1]
