"""How a text is laid out on a card: lists under "Choose one", rules in brackets, "otherwise" in mid-sentence."""

from __future__ import annotations

import dataclasses

from spellwright.language.words import Token
from spellwright.packs.wording import without_remarks

ENDS = (".", "!", "?", ";", "\n")


def laid_out(tokens: list[Token]) -> list[Token]:
    """The tokens of a text as plain sentences, with "OR" between the options of a list."""
    return otherwise(listed(without_remarks(tokens)))


def otherwise(tokens: list[Token]) -> list[Token]:
    """ "If …, draw a card, otherwise heal 1 HP" is two sentences."""
    kept: list[Token] = []
    begins = ""  # the first word of the sentence
    for at, token in enumerate(tokens):
        after = tokens[at + 1].form if at + 1 < len(tokens) else ""
        turn = token.form == "otherwise" or (token.form == "if" and after == "not")
        if turn and begins in ("if", "when") and kept[-1].form in (",", "and", "but", "or"):
            while kept[-1].form in (",", "and", "but", "or"):
                kept.pop()
            kept.append(dataclasses.replace(token, form=".", text=".", end=token.start))
            begins = ""
        begins = "" if token.form in ENDS or token.form == ":" else begins or token.form
        kept.append(token)
    return kept


def listed(tokens: list[Token]) -> list[Token]:
    """The lines, or the parts between semicolons, under "Choose one:" become options."""
    at = next((i for i in range(len(tokens)) if is_header(tokens, i)), -1)
    if at < 0:
        return tokens
    start = at + 3
    lines = start < len(tokens) and tokens[start].text == "\n"
    options = by_line(tokens, start + 1) if lines else by_semicolon(tokens, start)
    if len(options) < 2:
        return tokens
    kept = tokens[:start]
    for option in options:
        if option is not options[0]:
            kept = [*kept, dataclasses.replace(option[0], form="or", text="OR", end=option[0].start)]
        kept = kept + option
    end = options[-1][-1]
    return kept + tokens[tokens.index(end) + 1 :]


def is_header(tokens: list[Token], at: int) -> bool:
    forms = [token.form for token in tokens[at : at + 3]]
    return forms in (["choose", "1", ":"], ["choose", "1", "-"])


def by_line(tokens: list[Token], at: int) -> list[list[Token]]:
    options: list[list[Token]] = [[]]
    marked = at < len(tokens) and tokens[at].form == "-"
    while at < len(tokens):
        token = tokens[at]
        at += 1
        if token.text == "\n":
            following = tokens[at].form if at < len(tokens) else ""
            if following == "\n" or (marked and following != "-"):
                break
            options.append([])
        elif options[-1] or token.form not in ("-", "or"):
            options[-1].append(token)
    return [bare(option) for option in options if bare(option)]


def by_semicolon(tokens: list[Token], at: int) -> list[list[Token]]:
    options: list[list[Token]] = [[]]
    for token in tokens[at:]:
        if token.form in (".", "\n", "!"):
            break
        if token.form == ";":
            options.append([])
        elif options[-1] or token.form not in ("or", ","):
            options[-1].append(token)
    return [option for option in options if option]


def bare(option: list[Token]) -> list[Token]:
    """An option without its last full stop; one of several sentences is told apart by commas."""
    while option and option[-1].form in (".", "!", ";", ",", "or"):
        option = option[:-1]
    return [dataclasses.replace(t, form=",", text=",") if t.form == "." else t for t in option]
