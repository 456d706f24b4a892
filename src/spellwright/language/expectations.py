"""What could have stood where reading stopped, in words for people."""

from __future__ import annotations

import math

from spellwright.language.openings import NUMBER
from spellwright.language.phrases import Phrase, Phrasebook, Slot, Word
from spellwright.language.reader import A_NUMBER, Chart
from spellwright.language.vocabulary import Vocabulary

# The kinds of phrases as a card writer knows them.
KINDS = {
    "Amount": A_NUMBER,
    "Limit": "a number of things",
    "Folk": "foes, players or wizards",
    "Players": "players, as in: each foe",
    "Whose": "whose, as in: your",
    "Filter": "a kind of card",
    "Goods": "something a player has",
    "Things": "something that can be counted",
    "Trait": "something true of a player",
    "Condition": "a condition, as in: you have a Treasure",
    "Act": "a verb, as in: deal, gain or discard",
    "Effect": "what happens",
    "Event": "something that happens",
    "Lasts": "something that lasts",
    "Cards": "cards, as in: a card",
    "Pile": "a pile or a hand",
    "Sentence": "a sentence, as in: Deal 3 damage to each foe",
    "Span": "how long, as in: this turn",
}
SHOWN_WORDS = 6
SHOWN_KINDS = 3
LEAST_SHARED = 4  # letters
WHOLE = ("Sentence", "Effect", "Act", "Lasts")


def expected_words(chart: Chart, at: int, words: Vocabulary) -> list[str]:
    """The words that could stand at a place, the commonest first."""
    found = set(chart.expected[at])
    for category in chart.wanted[at]:
        found |= chart.openings.of_category(category) or set()
    found -= {NUMBER, A_NUMBER}
    return sorted(found, key=lambda form: (-words.weight.get(form, 0), form))


def expecting(chart: Chart, vocabulary: Vocabulary) -> str:
    """A short list of what could stand where reading stopped."""
    words, wanted = chart.expected[chart.furthest], chart.wanted[chart.furthest]
    kinds = [KINDS[kind] for kind in KINDS if kind in wanted][:SHOWN_KINDS]
    forms = sorted(words - {A_NUMBER}, key=lambda form: (-vocabulary.weight.get(form, 0), form))[:SHOWN_WORDS]
    found = [repr(form) for form in forms] + ([A_NUMBER] if A_NUMBER in words else []) + kinds
    found = list(dict.fromkeys(found))
    if not found:
        return "the end of the sentence"
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} or {found[-1]}"


def nearest_phrase(chart: Chart) -> str:
    """The phrase that has most words in common with the sentence, as a remark."""
    said = {form for forms in chart.keys for form in forms if form.isalpha()}
    best: Phrase | None = None
    score = 0.0
    for category in WHOLE:
        for phrase in chart.book.phrases.get(category, ()):
            now = _likeness(phrase, said)
            if now > score or (now == score and best and _brevity(phrase, chart.book) < _brevity(best, chart.book)):
                best, score = phrase, now
    return f" Nearest phrase: {readable(best)}" if best else ""


def _brevity(phrase: Phrase, book: Phrasebook) -> tuple[bool, int, str]:
    """Of phrases equally near one that is also written is named, then the shortest, whichever module it comes from."""
    written = phrase.cls is not None and book.forms[phrase.cls][0] is phrase
    text = readable(phrase)
    return not written, len(text), text


def _likeness(phrase: Phrase, said: set[str]) -> float:
    literal = [part.form for part in phrase.parts if isinstance(part, Word) and part.form.isalpha()]
    shared = said.intersection(literal)
    if sum(len(form) for form in shared) < LEAST_SHARED:
        return 0.0
    missing = len(set(literal)) - len(shared)
    heads = 0.5 if literal[0] in said else 0.0
    return math.sqrt(sum(len(form) for form in shared)) + heads - 0.6 * missing


def readable(phrase: Phrase) -> str:
    """A template as its commonest form, its slots in square brackets."""
    text = " ".join(f"[{part.name}]" if isinstance(part, Slot) else part.text for part in phrase.parts)
    return text.replace(" ,", ",").replace(" :", ":").replace(" .", ".").replace(" 's", "'s")
