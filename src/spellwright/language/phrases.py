"""The phrasebook: which words say which class, and what its slots take.

A phrase is a template. `{amount}` is a slot for the field of that name and takes any phrase of the
field's type; `{n:Amount}` names the type outright. `(a|b)` are alternatives and `[x]` may be left
out: the writer uses the first alternative and leaves out what may be left out. A verb marked `~`
agrees with its subject, a noun marked `*` with the number before it.
"""

from __future__ import annotations

import dataclasses
import re
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spellwright.language.words import lemma


@dataclass(frozen=True)
class Word:
    """A literal word of a phrase, in its dictionary form, with how it is written."""

    form: str
    text: str
    verb: bool = False
    noun: bool = False


@dataclass(frozen=True)
class Slot:
    name: str
    type: str
    many: str = ""  # for lists: how the items are joined


Part = Word | Slot


@dataclass
class Phrase:
    """One way to say one class."""

    category: str
    parts: tuple[Part, ...]
    build: Callable[..., Any]
    cls: type | None
    template: str
    canonical: bool
    fixed: dict[str, Any] = field(default_factory=dict)


CATEGORIES: dict[str, type] = {}
PHRASES: dict[str, list[Phrase]] = {}
FORMS: dict[type, list[Phrase]] = {}  # the ways to write a class, the first is preferred
SECTION: dict[type, str] = {}


def category(cls: type) -> type:
    """Declare a class as a kind of phrase: a name for slots."""
    CATEGORIES[cls.__name__] = cls
    PHRASES.setdefault(cls.__name__, [])
    return cls


def says(cls: type, *templates: str, **fixed: Any) -> None:
    """These templates say this class; the first one of a class is how it is written."""
    home = _home(cls)
    for template in templates:
        for at, parts in enumerate(expand(template, cls)):
            names = {part.name for part in parts if isinstance(part, Slot)}
            wanted = {f.name for f in dataclasses.fields(cls)} - set(fixed)
            if names != wanted:
                raise ValueError(f"{cls.__name__}: {template!r} has slots {names}, not {wanted}")
            canonical = at == 0 and not any(p.fixed == fixed for p in FORMS.get(cls, []))
            phrase = Phrase(home, parts, cls, cls, template, canonical, dict(fixed))
            PHRASES[home].append(phrase)
            if canonical:
                FORMS.setdefault(cls, []).append(phrase)


def reads(home: type, build: Callable[..., Any], *templates: str) -> None:
    """A further way to say something: `build` makes the tree from the slots."""
    for template in templates:
        for parts in expand(template, None):
            PHRASES[home.__name__].append(Phrase(home.__name__, parts, build, None, template, False))


def _home(cls: type) -> str:
    for base in cls.__mro__:
        if base.__name__ in CATEGORIES and CATEGORIES[base.__name__] is base:
            return base.__name__
    raise ValueError(f"{cls.__name__} belongs to no category")


_PART = re.compile(r"\{([a-z_]+)(?::([A-Za-z]+))?\}|([(\[|)\]])|([^\s(\[|)\]{}]+)")


def expand(template: str, cls: type | None) -> list[tuple[Part, ...]]:
    """Every plain sequence a template stands for, the preferred one first."""
    types = field_types(cls) if cls else {}
    tokens = list(_PART.finditer(template))
    at = 0

    def sequence() -> list[tuple[Part, ...]]:
        nonlocal at
        ways: list[tuple[Part, ...]] = [()]
        while at < len(tokens) and tokens[at].group(3) not in (")", "]", "|"):
            token = tokens[at]
            at += 1
            if token.group(3) == "(":
                choices = alternatives(")")
                ways = [way + choice for choice in choices for way in ways]
            elif token.group(3) == "[":
                choices = [(), *alternatives("]")]
                ways = [way + choice for choice in choices for way in ways]
            elif token.group(1):
                name = token.group(1)
                kind = token.group(2) or types.get(name, "")
                if not kind:
                    raise ValueError(f"{template!r}: what type is {{{name}}}?")
                ways = [(*way, Slot(name, kind)) for way in ways]
            else:
                ways = [(*way, *_word(token.group(4))) for way in ways]
        return ways

    def alternatives(close: str) -> list[tuple[Part, ...]]:
        nonlocal at
        choices: list[tuple[Part, ...]] = []
        while True:
            choices += sequence()
            mark = tokens[at].group(3)
            at += 1
            if mark == close:
                return choices

    found = sequence()
    return list(dict.fromkeys(found))


def _word(text: str) -> tuple[Part, ...]:
    verb = text.endswith("~")
    noun = text.endswith("*")
    bare = text.rstrip("~*")
    if bare in (",", ".", ":", ";", "-", "+", "'s"):
        return (Word(bare, bare),)
    return tuple(Word(lemma(piece), piece, verb, noun) for piece in bare.split("-") if piece)


def field_types(cls: type) -> dict[str, str]:
    """The type name of every field of a tree class."""
    hints = typing.get_type_hints(cls)
    found: dict[str, str] = {}
    for f in dataclasses.fields(cls):
        hint = hints[f.name]
        if typing.get_origin(hint) is list:
            found[f.name] = "list:" + typing.get_args(hint)[0].__name__
        else:
            found[f.name] = hint.__name__
    return found


def vocabulary() -> set[str]:
    """Every dictionary form that stands in a phrase."""
    return {
        part.form
        for phrases in PHRASES.values()
        for phrase in phrases
        for part in phrase.parts
        if isinstance(part, Word)
    }
