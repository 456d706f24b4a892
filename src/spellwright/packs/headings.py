"""A text cut at its headings, which may be misspelt."""

from __future__ import annotations

import dataclasses

from spellwright.effects.attacks import Unavoidable
from spellwright.effects.sections import HEADINGS, Attack, Section, UnavoidableAttack
from spellwright.effects.sentences import Text
from spellwright.language.diagnosis import Diagnosed
from spellwright.language.edits import Edit
from spellwright.language.phrases import Phrasebook
from spellwright.language.spelling import slips
from spellwright.language.words import Token
from spellwright.packs.units import STOPS, ended, fault

SLIP = 1.26  # of the keyboard: what one costs at most
DECK_BUILDERS = "deck"  # the family of games whose cards have headings


def titled(heading: type[Section], text: Text) -> Section:
    """ "This Attack cannot be avoided" is the same as its heading."""
    rest = [sentence for sentence in text.sentences if not isinstance(sentence, Unavoidable)]
    if heading is Attack and 0 < len(rest) < len(text.sentences):
        return UnavoidableAttack(dataclasses.replace(text, sentences=rest))
    return heading(text)


def headed(tokens: list[Token], words: Phrasebook) -> list[tuple[type[Section] | None, list[Token]]]:
    """A text cut at its headings, each part with the heading over it."""
    if words.family != DECK_BUILDERS:
        return [(None, tokens)]
    parts: list[tuple[type[Section] | None, list[Token]]] = [(None, [])]
    at = 0
    while at < len(tokens):
        begins = at == 0 or tokens[at - 1].form in STOPS or tokens[at - 1].text == "\n" or not parts[-1][1]
        found = heading_at(tokens, at) if begins else None
        if found is None:
            parts[-1][1].append(tokens[at])
            at += 1
            continue
        heading, length = found
        if at + length >= len(tokens):
            raise fault(tokens[at], "nothing stands under this heading; write what happens.")
        parts.append((heading, []))
        at += length
    return [(heading, part) for heading, part in parts if any(t.form not in (*STOPS, "\n") for t in part)]


def heading_at(tokens: list[Token], at: int) -> tuple[type[Section], int] | None:
    forms = [t.form for t in tokens[at : at + 8]]
    for words, heading in HEADINGS.items():
        if tuple(forms[: len(words)]) == words and forms[len(words) : len(words) + 1] == [":"]:
            return heading, len(words) + 1
    return None


def check_heading(tokens: list[Token], text: str) -> None:
    """A misspelt heading is no label that could be passed over: what stands under it would be something else."""
    colon = next((i for i, token in enumerate(tokens[:5]) if token.form == ":"), 0)
    typed = tokens[:colon]
    for words in HEADINGS:
        if len(words) != len(typed) or any(not word.isalpha() for word in words):
            continue
        pairs = list(zip(typed, words, strict=True))
        if all(is_slip(token, word) for token, word in pairs):
            wrong, right = next((token, word) for token, word in pairs if token.form != word)
            capitals = wrong.text.isupper()
            meant = right.upper() if capitals else right.capitalize()
            line = text[typed[0].start : wrong.start] + meant + text[wrong.end : ended(text, tokens)]
            message = f"{wrong.text!r} is not in the phrasebook; did you mean {meant!r}?"
            edit = Edit(wrong.start, wrong.end, meant, SLIP, wrong)
            raise Diagnosed(message, wrong.line, wrong.column, " ".join(line.split()), edit)


def is_slip(token: Token, word: str) -> bool:
    """Whether this word of a heading was typed, rightly or nearly so."""
    return token.form == word or (token.text.isalpha() and slips(token.text.casefold(), word) <= 2 * SLIP)
