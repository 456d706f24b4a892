"""The phrasebook: which words say which class, and what its slots take.

A phrase is a template. `{amount}` is a slot for the field of that name and takes any phrase of the
field's type; `{amount:Number}` takes only some of them. `(a|b)` are alternatives and `[x]` may be left
out: the writer uses the first alternative and leaves out what may be left out. A verb marked `~`
agrees with its subject, a noun marked `*` with the number before it, a slot marked `*` is plural;
`<` and `>` are printed brackets.
"""

from __future__ import annotations

import dataclasses
import functools
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
    many: bool = False  # written in the plural


Part = Word | Slot


class Path:
    """A place in a template: what may come next, and whether it may end here."""

    __slots__ = ("ends", "steps", "word")

    def __init__(self, steps: list[tuple[Part, Path]], ends: bool) -> None:
        self.steps = steps
        self.ends = ends
        only = steps[0][0] if len(steps) == 1 and not ends else None
        self.word = only if isinstance(only, Word) else None  # the one word that must come next


@dataclass
class Phrase:
    """One way to say one class: where its template begins, and the words the writer uses."""

    category: str
    begins: Path
    parts: tuple[Part, ...]
    build: Callable[..., Any]
    cls: type | None
    template: str
    fixed: dict[str, Any] = field(default_factory=dict)


@dataclass
class Said:
    """What `says` and `reads` were told; expanded into phrases when somebody reads or writes."""

    home: str
    build: Callable[..., Any]
    cls: type | None
    templates: tuple[str, ...]
    fixed: dict[str, Any]
    game: str


FAMILIES: dict[str, str] = {}  # game -> the games it shares phrases with
CATEGORIES: dict[str, type] = {}
SAID: list[Said] = []
WRITERS: dict[type, Callable[..., str]] = {}


def category(cls: type) -> type:
    """Declare a class as a kind of phrase: a name for slots."""
    CATEGORIES[cls.__name__] = cls
    return cls


def family(game: str, name: str) -> None:
    """Declare that a game uses the phrases of a family of games besides its own and those of all."""
    FAMILIES[game] = name


def says(cls: type, *templates: str, game: str = "", build: Callable[..., Any] | None = None, **fixed: Any) -> None:
    """These templates say this class, in one game, a family of games or in all; the writer takes the first that fits.

    `build` stands for the class where some trees must not be built: it returns None for those.
    """
    SAID.append(Said(_home(cls), build or cls, cls, templates, fixed, game))


def reads(home: type | str, build: Callable[..., Any], *templates: str, game: str = "") -> None:
    """A further way to say something: `build` makes the tree from the slots."""
    SAID.append(Said(home if isinstance(home, str) else home.__name__, build, None, templates, {}, game))


def writes(cls: type) -> Callable[[Callable[..., str]], Callable[..., str]]:
    """The decorated function writes trees of this class that no template can."""

    def note(function: Callable[..., str]) -> Callable[..., str]:
        WRITERS[cls] = function
        return function

    return note


def _home(cls: type) -> str:
    for base in cls.__mro__:
        if CATEGORIES.get(base.__name__) is base:
            return base.__name__
    raise ValueError(f"{cls.__name__} belongs to no category")


class Phrasebook:
    """The phrases of one game, by category and first word, and the ways to write each class."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.phrases: dict[str, list[Phrase]] = {}
        self.by_word: dict[str, dict[str, list[Phrase]]] = {}
        self.open_ended: dict[str, list[Phrase]] = {}
        self.forms: dict[type, list[Phrase]] = {}
        self.classes: dict[str, type] = dict(CATEGORIES)
        self.words: set[str] = set()
        self.family = FAMILIES.get(game, "")
        for said in SAID:
            if said.game in ("", game, self.family):
                self._add(said)

    def _add(self, said: Said) -> None:
        for cls in said.cls.__mro__ if said.cls else ():
            self.classes.setdefault(cls.__name__, cls)
        for template in said.templates:
            items = parsed(template, said.cls)
            begins = compiled(items, Path([], True))
            phrase = Phrase(said.home, begins, preferred(items), said.build, said.cls, template, said.fixed)
            if said.cls:
                self._check(said, phrase)
                self.forms.setdefault(said.cls, []).append(phrase)
            self.phrases.setdefault(said.home, []).append(phrase)
            self._index(phrase)
            self.words |= words_in(items)

    def _index(self, phrase: Phrase) -> None:
        first = {part.form for part, _ in phrase.begins.steps if isinstance(part, Word)}
        for form in first:
            self.by_word.setdefault(phrase.category, {}).setdefault(form, []).append(phrase)
        if any(isinstance(part, Slot) for part, _ in phrase.begins.steps):
            self.open_ended.setdefault(phrase.category, []).append(phrase)

    def _check(self, said: Said, phrase: Phrase) -> None:
        assert said.cls is not None
        wanted = frozenset(set(field_types(said.cls)) - set(said.fixed))
        for names in slot_sets(phrase.begins, {}):
            if names != wanted:
                raise ValueError(f"{said.cls.__name__}: {phrase.template!r} has slots {set(names)}, not {set(wanted)}")

    def category_of(self, slot_type: str) -> str:
        """The category whose phrases a slot takes; one without phrases where the game has no word for such things."""
        if slot_type in self.phrases or slot_type in CATEGORIES or slot_type not in self.classes:
            return slot_type
        return _home(self.classes[slot_type])

    def takes(self, slot_type: str, tree: Any) -> bool:
        """Whether a slot takes a tree of its category."""
        cls = self.classes.get(slot_type)
        return cls is None or isinstance(tree, cls)


@functools.lru_cache(maxsize=16)
def _book(game: str, size: int) -> Phrasebook:
    return Phrasebook(game)


def book(game: str = "") -> Phrasebook:
    """The phrasebook of a game; "" is what all games share."""
    return _book(game, len(SAID))


_PART = re.compile(r"\{([a-z_]+)(?::([A-Za-z]+))?\}|([(\[|)\]])|([^\s(\[|)\]{}*]+[~*]?)|\*")


Item = Part | list[Any]  # a list holds alternatives, each a list of items


def parsed(template: str, cls: type | None) -> list[Item]:
    """A template as words, slots and alternatives; what may be left out has an empty alternative."""
    types = field_types(cls) if cls else {}
    tokens = list(_PART.finditer(template.replace("<", "\u27e8").replace(">", "\u27e9")))
    at = 0

    def sequence() -> list[Item]:
        nonlocal at
        items: list[Item] = []
        while at < len(tokens) and tokens[at].group(3) not in (")", "]", "|"):
            token = tokens[at]
            at += 1
            if token.group(3) == "(":
                items.append(alternatives())
            elif token.group(3) == "[":
                items.append([[], *alternatives()])
            elif token.group(1):
                name = token.group(1)
                kind = token.group(2) or types.get(name, "")
                if not kind:
                    raise ValueError(f"{template!r}: what type is {{{name}}}?")
                many = at < len(tokens) and tokens[at].group() == "*"
                at += many
                items.append(Slot(name, kind, many))
            else:
                items += _word(token.group(4))
        return items

    def alternatives() -> list[Any]:
        nonlocal at
        choices = [sequence()]
        while tokens[at].group(3) == "|":
            at += 1
            choices.append(sequence())
        at += 1
        return choices

    return sequence()


def compiled(items: list[Item], after: Path) -> Path:
    """The paths through a template, built from its end."""
    for item in reversed(items):
        if isinstance(item, list):
            steps: list[tuple[Part, Path]] = []
            ends = False
            for choice in item:
                way = compiled(choice, after)
                steps += way.steps
                ends = ends or way.ends
            after = Path(steps, ends)
        else:
            after = Path([(item, after)], False)
    return after


def preferred(items: list[Item]) -> tuple[Part, ...]:
    """What the writer uses: the first of every alternative."""
    found: list[Part] = []
    for item in items:
        if isinstance(item, list):
            found += preferred(item[0])
        else:
            found.append(item)
    return tuple(found)


def words_in(items: list[Item]) -> set[str]:
    found: set[str] = set()
    for item in items:
        if isinstance(item, list):
            for choice in item:
                found |= words_in(choice)
        elif isinstance(item, Word):
            found.add(item.form)
    return found


def slot_sets(path: Path, known: dict[int, set[frozenset[str]]]) -> set[frozenset[str]]:
    """The slots on every way from here to an end."""
    if id(path) not in known:
        found: set[frozenset[str]] = {frozenset()} if path.ends else set()
        for part, after in path.steps:
            own = {part.name} if isinstance(part, Slot) else set()
            found |= {names | own for names in slot_sets(after, known)}
        known[id(path)] = found
    return known[id(path)]


_PRINTED = {"\u27e8": "(", "\u27e9": ")"}


def _word(text: str) -> list[Item]:
    verb = text.endswith("~")
    noun = text.endswith("*")
    bare = text.rstrip("~*")
    if bare in _PRINTED:
        return [Word(_PRINTED[bare], _PRINTED[bare])]
    if bare in (",", ".", ":", ";", "-", "+", "'s"):
        return [Word(bare, bare)]
    *before, last = [piece for piece in bare.split("-") if piece]
    items: list[Item] = []
    for piece in before:  # "Line-Up" is read with its hyphen and without
        items += [Word(lemma(piece), piece + "-", verb, noun), [[], [Word("-", "-")]]]
    return [*items, Word(lemma(last), last, verb, noun)]


def field_types(cls: type) -> dict[str, str]:
    """The type name of every field of a tree class that its phrase must fill."""
    hints = typing.get_type_hints(cls)
    found: dict[str, str] = {}
    for f in dataclasses.fields(cls):
        if not f.compare:
            continue
        hint = hints[f.name]
        if typing.get_origin(hint) is list:
            found[f.name] = "list:" + typing.get_args(hint)[0].__name__
        else:
            found[f.name] = hint.__name__
    return found
