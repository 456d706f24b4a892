"""The reader: every reading of a text, and an error with its place when there is not just one."""

from __future__ import annotations

import functools
from typing import Any

from spellwright.errors import CardError
from spellwright.language.phrases import FORMS, PHRASES, Phrase, Slot, Word, vocabulary
from spellwright.language.words import Token, tokenize

Reading = tuple[int, Any]  # where it ends, and the tree


FREE = 1 << 30


@functools.cache
def _index(category: str, size: int) -> tuple[dict[str, list[Phrase]], list[Phrase]]:
    """A category's phrases by their first word, and those that begin with a slot."""
    by_word: dict[str, list[Phrase]] = {}
    open_ended: list[Phrase] = []
    for phrase in PHRASES[category][:size]:
        first = phrase.parts[0]
        if isinstance(first, Word):
            by_word.setdefault(first.form, []).append(phrase)
        else:
            open_ended.append(phrase)
    return by_word, open_ended


@functools.cache
def _home(name: str) -> str:
    """The category of the class of this name."""
    return next(forms[0].category for cls, forms in FORMS.items() if cls.__name__ == name)


class Chart:
    """All readings of one sentence, category by category and place by place.

    A category that can begin with itself grows: its readings are fed back until none is new.
    """

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.known: dict[tuple[str, int], list[Reading]] = {}
        self.growing: dict[tuple[str, int], list[Reading]] = {}
        self.depths: dict[tuple[str, int], int] = {}
        self.leans = FREE  # the outermost growing entry that the current reading leans on
        self.furthest = 0
        self.expected: set[str] = set()

    def read(self, category: str, at: int) -> list[Reading]:
        key = (category, at)
        if key in self.known:
            return self.known[key]
        if key in self.growing:
            self.leans = min(self.leans, self.depths[key])
            return self.growing[key]
        found: list[Reading] = []
        depth = len(self.growing)
        outer, self.leans = self.leans, FREE
        self.growing[key] = found
        self.depths[key] = depth
        while True:
            before = len(found)
            for phrase in self._candidates(category, at):
                self._match(phrase, 0, at, {}, found)
            if len(found) == before or self.leans > depth:
                break
        del self.growing[key]
        if self.leans >= depth:  # it leans on nothing that may still grow
            self.known[key] = found
            self.leans = FREE
        self.leans = min(outer, self.leans)
        return found

    def _candidates(self, category: str, at: int) -> list[Phrase]:
        by_word, open_ended = _index(category, len(PHRASES[category]))
        if at >= len(self.tokens):
            return []
        form = self.tokens[at].form
        forms = (form, "their", "them") if form == "her" else (form,)
        found = [phrase for f in forms for phrase in by_word.get(f, ())] + open_ended
        if not found:
            for form in by_word:
                self._missed(at, form)
        return found

    def _match(self, phrase: Phrase, part: int, at: int, slots: dict[str, Any], found: list[Reading]) -> None:
        if part == len(phrase.parts):
            reading = (at, phrase.build(**phrase.fixed, **slots))
            if reading not in found:
                found.append(reading)
            return
        item = phrase.parts[part]
        if isinstance(item, Word):
            if at < len(self.tokens) and _is(self.tokens[at], item.form):
                self._match(phrase, part + 1, at + 1, slots, found)
            else:
                self._missed(at, item.form)
            return
        for end, tree in self._slot(item, at):
            self._match(phrase, part + 1, end, {**slots, item.name: tree}, found)

    def _slot(self, slot: Slot, at: int) -> list[Reading]:
        if slot.type == "int":
            if at < len(self.tokens) and self.tokens[at].is_number():
                return [(at + 1, int(self.tokens[at].form))]
            self._missed(at, "a number")
            return []
        if slot.type not in PHRASES:  # a slot for one class of a category only
            return [r for r in self.read(_home(slot.type), at) if type(r[1]).__name__ == slot.type]
        return list(self.read(slot.type, at))

    def _missed(self, at: int, form: str) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
        if at == self.furthest:
            self.expected.add(form)


def _is(token: Token, form: str) -> bool:
    return token.form == form or (token.form == "her" and form in ("their", "them"))


def read(text: str, category: str) -> Any:
    """The one tree of a sentence; anything else is an error that says where."""
    tokens = [token for token in tokenize(text) if token.text != "\n"]
    while tokens and tokens[-1].form in (".", "!"):
        tokens.pop()
    if not tokens:
        raise CardError("the text is empty; write what the card does, as in: Deal 3 damage to a random foe.")
    chart = Chart(tokens)
    trees = [tree for end, tree in chart.read(category, 0) if end == len(tokens)]
    if len(trees) == 1:
        return trees[0]
    if trees:
        raise CardError("this can be read in more than one way; say it more plainly")
    raise _fault(text, chart)


def _fault(text: str, chart: Chart) -> CardError:
    words = vocabulary()
    strange = [t for t in chart.tokens if t.form.isalpha() and t.form not in words and t.form != "her"]
    if strange:
        token = strange[0]
        message = f"the word {token.text!r} is not in the phrasebook."
    elif chart.furthest < len(chart.tokens):
        token = chart.tokens[chart.furthest]
        message = f"{token.text!r} does not go on from here; expected one of: {', '.join(sorted(chart.expected)[:8])}."
    else:
        token = chart.tokens[-1]
        message = f"the sentence stops short; expected one of: {', '.join(sorted(chart.expected)[:8])}."
    line = text.count("\n", 0, token.start) + 1
    column = token.start - (text.rfind("\n", 0, token.start) + 1) + 1
    return CardError(message, line, column)
