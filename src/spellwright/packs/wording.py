"""Habits of card writers that change nothing: remarks, flourishes, plurals without "each"."""

from __future__ import annotations

import dataclasses
import functools

from spellwright.effects.filters import Kind
from spellwright.errors import CardError
from spellwright.language.phrases import Phrasebook, Word
from spellwright.language.words import Token, lemma
from spellwright.packs.shorthand import spelled_out

TIED = lemma("tied")
FOLK = ("foe", "player", "wizard", "neighbor")
DETERMINERS = (
    "each",
    "or",
    "all",
    "the",
    "a",
    "any",
    "your",
    "both",
    "those",
    "other",
    "living",
    "dead",
    "random",
    "'s",
    "their",
)
ADJECTIVES = ("strongest", "weakest", "stronger", "weaker", "of", "more", "fewer", "no", "remaining", "surviving")
WISHES = ("like", "want", "wish", "choose")
SELVES = ("yourself", "themself", "themselves", "himself", "herself")
OPENING_RULES = ("except", "but", "and", "or", "then", "unless", "plus")
KEPT_BRACKETS = ("round", "rounding", "maximum", "max", "up", "to")

# Flourishes: words that may be left out wherever they stand at the end of a clause.
FLOURISHES = (
    (",", "including", "yourself", ","),
    (",", "including", "you", ","),
    (",", "no", "matter", "what"),
    ("no", "matter", "what"),
    ("as", "well"),
    ("too",),
    ("no", "matter", "whose", "it", "be"),
    ("no", "matter", "whose", "they", "be"),
    (",", "whatever", "it", "say"),
    ("whatever", "it", "say"),
    (",", "no", "matter", "what", "it", "say"),
    (",", "no", "matter", "whose", "it", "be"),
    (",", "no", "matter", "whose", "they", "be"),
    ("after", "that"),
    ("after", "this"),
    (",", "if", "any"),
    (",", "if", "you", "have", "any"),
    (",", "if", "they", "have", "any"),
    (",", "if", "you", "own", "any"),
    (",", "if", "you", "have", "1"),
    (",", "even", "you", ","),
    (",", "include", "you", ","),
    (",", "including", "you", ","),
    (",", "including", "you"),
    (",", "including", "yourself"),
    ("including", "you"),
    ("including", "yourself"),
    (",", "if", "possible"),
    ("if", "possible"),
    ("after", "that", ",", "it", "do", "nothing"),
    ("of", "course"),
    (",", "even", "if", "it", "be", "not", "your", "turn"),
    ("even", "if", "it", "be", "not", "your", "turn"),
    (",", "even", "when", "it", "be", "not", "your", "turn"),
    (",", "even", "on", "another", "player", "'s", "turn"),
    (",", "even", "on", "their", "turn"),
    (",", "if", "they", "have", "1"),
    (",", "start", "with", "you", ","),
    (",", "begin", "with", "you", ","),
    ("start", "with", "you"),
)


_BY_FIRST: dict[str, list[tuple[str, ...]]] = {}
for _flourish in FLOURISHES:
    _BY_FIRST.setdefault(_flourish[0], []).append(_flourish)


def tidy(tokens: list[Token], words: Phrasebook) -> list[Token]:
    """A sentence in the words the phrasebook knows."""
    return plurals(having(wishes(emphasis(plainly(flourishes(spelled_out(tokens)))))), people(words))


@functools.lru_cache(maxsize=16)
def people(words: Phrasebook) -> tuple[str, ...]:
    """The nouns for players; where a game has cards called Wizards, "Wizards" are those."""
    cards = {part.form for form in words.forms.get(Kind, ()) for part, _ in form.begins.steps if isinstance(part, Word)}
    return tuple(noun for noun in FOLK if noun not in cards)


# Words that say no more than the words after them.
PADDING = (
    ("as", "a", "additional", "cost", ","), ("go", "ahead", "and"), ("get", "to", "choose", ":"), ("get", "to"),
    ("choose", "and"), ("must", "choose", "1", ":"), ("must", "choose", ":"), ("choose", "1", ":"), ("choose", ":"),
    ("a", "amount", "of"), ("including", "you"), ("including", "yourself"), ("happen", "to"), ("a", "good"),
    ("already",), ("alway",), ("immediately",), ("simply",),
)  # fmt: skip

_PADS: dict[str, list[tuple[str, ...]]] = {}
for _pad in PADDING:
    _PADS.setdefault(_pad[0], []).append(_pad)


def plainly(tokens: list[Token]) -> list[Token]:
    """A sentence without padding: "go ahead and", "gets to choose:"."""
    kept: list[Token] = []
    at = 0
    while at < len(tokens):
        length = next((len(words) for words in _PADS.get(tokens[at].form, ()) if padded(tokens, at, words)), 0)
        if length:
            at += length
        elif tokens[at].text.casefold() == "got" and kept and kept[-1].form == "have":
            at += 1
        else:
            kept.append(tokens[at])
            at += 1
    return kept


def padded(tokens: list[Token], at: int, words: tuple[str, ...]) -> bool:
    """A choice belongs to whom it is said of; at the head of a sentence it is yours (see texts.alternatives)."""
    if tuple(t.form for t in tokens[at : at + len(words)]) != words or at + len(words) >= len(tokens):
        return False
    return at > 0 or words[0] in ("as", "go", "already", "alway", "immediately", "simply")


def having(tokens: list[Token]) -> list[Token]:
    """ "With 4 or fewer HP, …" is "if you have 4 or fewer HP, …"."""
    if len(tokens) < 3 or tokens[0].form != "with" or not (tokens[1].is_number() or tokens[1].form in ("no", "at")):
        return tokens
    said = [("if", "if"), ("you", "you"), ("have", "have")]
    return [dataclasses.replace(tokens[0], form=form, text=text) for form, text in said] + tokens[1:]


def without_remarks(tokens: list[Token]) -> list[Token]:
    """Brackets hold remarks, except where a phrase asks for them: (rounded down), (maximum 3)."""
    kept: list[Token] = []
    at = 0
    while at < len(tokens):
        if tokens[at].form == "(":
            close = next((i for i in range(at, len(tokens)) if tokens[i].form == ")"), -1)
            if close < 0:
                raise CardError(
                    "this bracket is never closed; add a ) or take it out.", tokens[at].line, tokens[at].column
                )
            if close == at + 1 and kept and kept[-1].form in FOLK:  # "player(s)": all of them, if several are tied
                kept.append(dataclasses.replace(tokens[at], form=TIED, text="(s)"))
                at = close + 1
                continue
            if tokens[at + 1].form in OPENING_RULES:  # (except your weakest), (and lose 1 HP)
                kept += tokens[at + 1 : close]
                at = close + 1
                continue
            if any(token.form == "instead" for token in tokens[at:close]):  # (if you have none, draw a card instead)
                stop = dataclasses.replace(tokens[at], form=".", text=".", end=tokens[at].start)
                kept += [stop, *tokens[at + 1 : close]]
                at = close + 1
                continue
            if tokens[at + 1].form not in KEPT_BRACKETS:
                check_remark(tokens[at + 1 : close], kept)
                at = close + 1
                continue
        kept.append(tokens[at])
        at += 1
    return kept


def check_remark(remark: list[Token], before: list[Token]) -> None:
    """A bracket that changes what happens must not be passed over."""
    forms = [token.form for token in remark]
    changes = bool(forms) and forms[0].isdigit() and "if" in forms
    yours = "you" in forms or "your" in forms
    chooses = yours and any(word in forms for word in ("choose", "choice", "pick", "decide"))
    own = any(token.form in ("steal", "take", "left", "right", "swap", "choose", "1") for token in before)
    if changes or (chooses and not own):
        raise CardError(
            "what brackets hold is a remark, and this changes what happens; write it without brackets.",
            remark[0].line,
            remark[0].column,
        )


def flourishes(tokens: list[Token]) -> list[Token]:
    kept: list[Token] = []
    at = 0
    while at < len(tokens):
        length = next((len(f) for f in _BY_FIRST.get(tokens[at].form, ()) if _stands(tokens, at, f)), 0) or reason(
            tokens, at
        )
        if length and kept:
            at += length
        else:
            kept.append(tokens[at])
            at += 1
    return kept


def _stands(tokens: list[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether the words stand here and a clause ends after them."""
    if tuple(t.form for t in tokens[at : at + len(words)]) != words:
        return False
    end = at + len(words)
    if words[-1] == ",":
        return True
    return end == len(tokens) or tokens[end].form in (",", ".", ";", "and", "then")


def reason(tokens: list[Token], at: int) -> int:
    """ "for being mean": a reason is not a rule, as long as it names no number."""
    if tokens[at].form != "for" or at + 1 >= len(tokens) or not tokens[at + 1].text.casefold().endswith("ing"):
        return 0
    rest = tokens[at:]
    if any(t.is_number() or t.form in (",", "hp", "damage", "card", "treasure") for t in rest):
        return 0
    return len(rest)


def emphasis(tokens: list[Token]) -> list[Token]:
    """ "suffer 1 damage yourself": said of the one who does it anyway."""
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        after = tokens[at - 1].form if at else ""
        if token.form in ("yourself", "themself", "themselves", "himself", "herself") and after in (
            "damage",
            "hp",
            "card",
        ):
            continue
        kept.append(token)
    return kept


def wishes(tokens: list[Token]) -> list[Token]:
    """ "If you like, discard a card" is "you may discard a card"."""
    kept: list[Token] = []
    at = 0
    while at < len(tokens):
        forms = tuple(t.form for t in tokens[at : at + 4])
        if (
            forms[:2] == ("if", "you")
            and forms[2:3] in (("like",), ("want",), ("wish",), ("choose",))
            and forms[3:] == (",",)
        ):
            kept += [tokens[at + 1], dataclasses.replace(tokens[at + 2], form="may", text="may")]
            at += 4
            if at < len(tokens) and tokens[at].form == "you":
                at += 1
            continue
        kept.append(tokens[at])
        at += 1
    return kept


def plurals(tokens: list[Token], folk: tuple[str, ...]) -> list[Token]:
    """ "Foes who …" and "your foes" mean each of them; so does "any other foes"."""
    kept: list[Token] = []
    for token in tokens:
        if token.form in folk and token.plural and token.text.casefold() != "players'":
            before = kept[-1].form if kept else ""
            if before not in DETERMINERS and not before.isdigit() and not _adjective(kept):
                kept.append(dataclasses.replace(token, form="each", text="each", end=token.start))
            elif (before == "the" and _has_clause(tokens, token)) or (before == "your" and not _after_each(kept)):
                kept[-1] = dataclasses.replace(kept[-1], form="each", text="each")
            elif before == "other" and (len(kept) == 1 or kept[-2].form in (",", "and", ".")):
                kept.insert(-1, dataclasses.replace(kept[-1], form="each", text="each", end=kept[-1].start))
            elif len(kept) > 1 and before == "other" and kept[-2].form == "any":
                kept[-2] = dataclasses.replace(kept[-2], form="each", text="each")
        kept.append(token)
    return kept


def _has_clause(tokens: list[Token], noun: Token) -> bool:
    """ "the foes who …": each of them."""
    at = tokens.index(noun) + 1
    return at < len(tokens) and tokens[at].form in ("who", "with", "without")


def _adjective(kept: list[Token]) -> bool:
    return bool(kept) and kept[-1].form in ADJECTIVES


def _after_each(kept: list[Token]) -> bool:
    return len(kept) > 1 and kept[-2].form in ("of", "all", "each", "both")
