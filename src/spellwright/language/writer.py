"""The writer: a tree in canonical English, from the same phrases that read it."""

from __future__ import annotations

import re
from typing import Any

from spellwright.language.phrases import WRITERS, Phrase, Phrasebook, Slot, Word
from spellwright.language.words import NUMBER_WORDS, plural, third

YOU = "you"  # a command, or said of you
ONE = "one"  # he, she: verbs in -s
MANY = "many"


class Writer:
    """Writes trees in the words of one game."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    def write(self, tree: Any, subject: str = YOU, many: bool = False) -> str:
        """A part of a text: `subject` is whose verb it is, `many` whether a noun is plural."""
        if isinstance(tree, int):
            return str(tree)
        writer = WRITERS.get(type(tree))
        if writer is not None:
            return writer(self, tree, subject, many)
        return self.phrase(self.form(tree), tree, subject, many)

    def form(self, tree: Any) -> Phrase:
        """The first way to say it whose slots take what the tree holds."""
        forms = [form for form in self.book.forms.get(type(tree), []) if self._fits(form, tree)]
        if not forms:
            raise ValueError(f"there is no phrase for {tree}")
        amount = getattr(tree, "amount", None)
        if amount is not None and not is_numeral(amount):
            narrow = [form for form in forms if _slot_type(form, "amount") != "Amount"]
            equal = [form for form in forms if any(isinstance(p, Word) and p.form == "equal" for p in form.parts)]
            return (narrow or equal or forms)[0]
        return forms[0]

    def _fits(self, form: Phrase, tree: Any) -> bool:
        if any(getattr(tree, name) != value for name, value in form.fixed.items()):
            return False
        slots = [part for part in form.parts if isinstance(part, Slot)]
        return all(slot.type == "int" or self.book.takes(slot.type, getattr(tree, slot.name)) for slot in slots)

    def phrase(self, form: Phrase, tree: Any, subject: str, many: bool) -> str:
        pieces: list[str] = []
        tails: list[str] = []
        parts = form.parts
        for at, part in enumerate(parts):
            if isinstance(part, Word):
                pieces.append(_word(part, subject, many))
                continue
            value = getattr(tree, part.name)
            if part.type == "Whose":
                pieces.append(self.whose(value))
            elif part.name == "amount" and not isinstance(tree, _amount_types()):
                head, tail = self.amount(value, counts(noun_after(parts, at)))
                pieces.append(head)
                tails += tail
                many = head not in ("a", "1", "another")
            elif part.type == "Effect":
                pieces.append(self.write(value))
            else:
                counted = many and not hasattr(value, "single")  # players have a number of their own
                pieces.append(self.write(value, subject, counted or part.many))
                subject, many = self._after(part, value, subject, many)
        return " ".join(pieces + tails)

    def _after(self, part: Slot, value: Any, subject: str, many: bool) -> tuple[str, bool]:
        """The number of verbs and nouns that follow a slot."""
        if hasattr(value, "single"):
            return self.number_of(value), many
        if part.name == "limit":
            return subject, type(value).__name__ != "Any"
        if part.name == "folk":
            return ONE, many
        return subject, many

    def number_of(self, players: Any) -> str:
        if type(players).__name__ == "You":
            return YOU
        return ONE if players.single() else MANY

    def whose(self, players: Any) -> str:
        name = type(players).__name__
        if name == "You":
            return "your"
        if name == "Them":
            return "their"
        text = self.write(players)
        return text + ("'" if text.endswith("s") else "'s")

    def amount(self, amount: Any, countable: bool) -> tuple[str, list[str]]:
        """An amount before its noun, and what is said of it after the phrase."""
        name = type(amount).__name__
        if name == "ForEach":
            head, tails = self.amount(amount.amount, countable)
            return head, [*tails, f"for each {self.write(amount.things)}"]
        if name == "CappedAt":
            head, tails = self.amount(amount.amount, countable)
            return head, [*tails, f", to a maximum of {self.write(amount.most)}"]
        if name == "AndMore":
            head, tails = self.amount(amount.amount, countable)
            more, last = self.amount(amount.more, False)
            return head, [*tails, " ".join([f", and {more} more", *last])]
        if name == "OrIf":
            head, tails = self.amount(amount.amount, countable)
            return head, [*tails, f", or {self.write(amount.other)} if {self.write(amount.condition)}"]
        if name == "ThatMuch" and countable:
            return "that many", []
        if name == "Number" and countable:
            return "a" if amount.number == 1 else NUMBER_WORDS.get(amount.number, str(amount.number)), []
        return self.write(amount), []


def _amount_types() -> tuple[type, ...]:
    from spellwright.language.phrases import CATEGORIES

    return (CATEGORIES["Amount"], CATEGORIES["Limit"])


def _slot_type(form: Phrase, name: str) -> str:
    return next((part.type for part in form.parts if isinstance(part, Slot) and part.name == name), "Amount")


def is_numeral(amount: Any) -> bool:
    """Whether an amount can stand before a noun: 3, that much, 1 for each Treasure."""
    name = type(amount).__name__
    if name in ("ForEach", "CappedAt", "AndMore", "Twice", "Thrice", "OrIf"):
        return is_numeral(amount.amount)
    return name in ("Number", "ThatMuch", "X")


def noun_after(parts: tuple[Any, ...], at: int) -> Any:
    """What an amount counts, past an adjective or the first words of a name: random cards, Limp Wands."""
    rest = [p for p in parts[at + 1 :] if not (isinstance(p, Word) and not p.noun and is_attribute(p.text))]
    return rest[0] if rest else None


def is_attribute(word: str) -> bool:
    return word[:1].isupper() or word in ("random", "more")


def counts(part: Any) -> bool:
    """Whether what follows an amount is counted: cards and dice are, damage and HP are not."""
    if isinstance(part, Word):
        return part.noun
    return isinstance(part, Slot) and part.type in ("Filter", "Kind", "Goods", "Stacked")


def _word(word: Word, subject: str, many: bool) -> str:
    if word.verb and word.text == "your":
        return "your" if subject == YOU else "their"
    if word.verb and word.text == "you":
        return "you" if subject == YOU else "they"
    if word.verb:
        return third(word.text) if subject == ONE else word.text
    if word.noun and many:
        return plural(word.text)
    return word.text


def polish(text: str) -> str:
    """Spaces, articles and capitals as they are printed."""
    text = re.sub(r" +([,.;:'])", r"\1", text)
    text = re.sub(r"([(+-]) (?=[\w(])", r"\1", text)
    text = re.sub(r"\bcan not\b", "cannot", text)
    text = re.sub(r" \)", ")", text)
    text = re.sub(r"\b([Aa]) (?=[aeiouAEIOU])", r"\1n ", text)
    return text


def sentence(text: str) -> str:
    """A sentence with its capital and its full stop."""
    text = polish(text.strip())
    if not text:
        return text
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")
