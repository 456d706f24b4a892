"""The reader: every reading of a stretch of words, category by category and place by place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellwright.language.openings import Forms, keys, openings
from spellwright.language.phrases import Path, Phrase, Phrasebook, Slot, Word
from spellwright.language.words import Token

Reading = tuple[int, Any]  # where it ends, and the tree
FREE = 1 << 30
MOST_STEPS = 20_000  # a card's longest sentence takes some 2,000
MOST_LEVELS = 60  # phrases inside phrases

# Categories whose phrases are joined by rules that no template can say (see packs/clauses.py).
JOINERS: dict[str, Callable[[Chart, int], list[Reading]]] = {}


class Tangled(Exception):
    """The sentence has more readings of its parts than anybody wants to follow."""


class Chart:
    """All readings of one sentence.

    A category that can begin with itself grows: its readings are fed back until none is new.
    """

    def __init__(self, tokens: list[Token], book: Phrasebook) -> None:
        self.tokens = tokens
        self.book = book
        self.openings = openings(book, tuple(JOINERS))
        self.keys = [keys(token) for token in tokens]
        self.ahead = _ahead(self.keys)
        self.known: dict[tuple[str, int], list[Reading]] = {}
        self.growing: dict[tuple[str, int], list[Reading]] = {}
        self.depths: dict[tuple[str, int], int] = {}
        self.leans = FREE  # the outermost growing entry that the current reading leans on
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

    def read(self, category: str, at: int) -> list[Reading]:
        key = (category, at)
        if key in self.known:
            return self.known[key]
        if key in self.growing:
            self.leans = min(self.leans, self.depths[key])
            return self.growing[key]
        if not self._may_begin(category, at):
            return []
        if category in JOINERS:
            outer, self.leans = self.leans, FREE
            self.spend(1)
            found = JOINERS[category](self, at)
            if self.leans >= len(self.growing):
                self.known[key] = found
                self.leans = FREE
            self.leans = min(outer, self.leans)
            return found
        return self.plain(category, at)

    def plain(self, category: str, at: int) -> list[Reading]:
        """The readings by the category's own phrases."""
        key = (category + "'" if category in JOINERS else category, at)
        if key in self.known:
            return self.known[key]
        if key in self.growing:
            self.leans = min(self.leans, self.depths[key])
            return list(self.growing[key])
        phrases = self._candidates(category, at)
        if not phrases:
            self.known[key] = []
            return self.known[key]
        found: list[Reading] = []
        self.spend(1)
        depth = len(self.growing)
        outer, self.leans = self.leans, FREE
        self.growing[key] = found
        self.depths[key] = depth
        while True:
            before = len(found)
            for phrase in phrases:
                self._match(phrase, phrase.begins, at, {}, found)
            if len(found) == before or self.leans > depth:
                break
        del self.growing[key]
        if self.leans >= depth:  # it leans on nothing that may still grow
            self.known[key] = found
            self.leans = FREE
        self.leans = min(outer, self.leans)
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
        return [phrase for phrase, anchors in found if anchors is None or not anchors.isdisjoint(ahead)]

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
            self.expected[at].add("a number")
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
