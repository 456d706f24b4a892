"""Trees as plain lists for JSON, and back.

A part is a list whose first item says what it is: the name of a class before its fields, or one of
the marks below. A part that stands in two places of a tree is written once: a match numbers the
parts of its cards, so a tree must come back with the same parts shared.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

from spellwright.core.frames import Node
from spellwright.effects.categories import Tree

LIST = 0
TUPLE = 1
AGAIN = 2  # followed by the number of a part written before


def plain(tree: Any) -> Any:
    """A tree as lists, numbers and texts."""
    return _plain(tree, {})


def _plain(part: Any, known: dict[int, int]) -> Any:
    if isinstance(part, list):
        return [LIST, *(_plain(item, known) for item in part)]
    if isinstance(part, tuple):
        return [TUPLE, *(_plain(item, known) for item in part)]
    if not dataclasses.is_dataclass(part):
        return part
    if id(part) in known:
        return [AGAIN, known[id(part)]]
    known[id(part)] = len(known)
    cls: type = type(part)
    return [_name(cls), *(_plain(getattr(part, name), known) for name in _fields(cls))]


def grown(trees: list[Any]) -> list[Any]:
    """The trees that `plain` was given, one by one."""
    classes = _classes()
    return [_grown(tree, classes, []) for tree in trees]


def _grown(data: Any, classes: dict[str, type], known: list[Any]) -> Any:
    if not isinstance(data, list):
        return data
    head = data[0]
    if head == LIST:
        return [_grown(item, classes, known) for item in data[1:]]
    if head == TUPLE:
        return tuple(_grown(item, classes, known) for item in data[1:])
    if head == AGAIN:
        return known[data[1]]
    at = len(known)
    known.append(None)  # numbered in the order of writing: a part before the parts in it
    part = classes[head](*[_grown(item, classes, known) for item in data[1:]])
    known[at] = part
    return part


def _name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


@functools.cache
def _fields(cls: type) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(cls) if f.init)


def _classes() -> dict[str, type]:
    """Every class a tree can be made of."""
    found: dict[str, type] = {}
    waiting: list[type] = [Node, Tree]
    while waiting:
        cls = waiting.pop()
        if _name(cls) not in found:
            found[_name(cls)] = cls
            waiting += cls.__subclasses__()
    return found
