"""A game's RULES.md, searched by number or by words."""

from __future__ import annotations

import difflib
import functools
import re
from dataclasses import dataclass
from importlib import resources

from spellwright.errors import UnknownName
from spellwright.games import find

ENTRY = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+)\*\* \(([^)]*)\) (.+)$")
NUMBER = re.compile(r"^(?:([A-Z]{3})-)?([A-Z]?)0*(\d+)$", re.IGNORECASE)


@dataclass(frozen=True)
class Rule:
    """A rule, a ruling or a worked example."""

    id: str
    section: str
    text: str


@functools.cache
def rules(slug: str) -> tuple[Rule, ...]:
    """All numbered entries of a game's rules, in order."""
    find(slug)
    source = resources.files(f"spellwright.games.{slug}") / "RULES.md"
    found = (ENTRY.match(line) for line in source.read_text("utf-8").splitlines())
    return tuple(Rule(entry[1], entry[2], entry[3].replace("**", "").replace("*", "")) for entry in found if entry)


def search(slug: str, query: str) -> list[Rule]:
    """The entry with this number (SKZ-074, 74, R12), or those that hold all of these words."""
    book = rules(slug)
    if number := NUMBER.match(query.strip()):
        return [rule for rule in book if _same(rule.id, number)]
    words = query.casefold().split()
    hits = [rule for rule in book if all(word in _haystack(rule) for word in words)]
    return sorted(hits, key=lambda rule: query.casefold().strip() not in rule.section.casefold())


def _same(rule_id: str, number: re.Match[str]) -> bool:
    game, kind, digits = (part or "" for part in number.groups())
    own = re.fullmatch(r"([A-Z]+)-([A-Z]?)0*(\d+)", rule_id)
    assert own is not None, rule_id
    return own[2] == kind.upper() and own[3] == digits and game.upper() in ("", own[1])


def _haystack(rule: Rule) -> str:
    return f"{rule.id} {rule.section} {rule.text}".casefold()


def look_up(slug: str, query: str) -> list[Rule]:
    """Like search, but finding nothing is an error that says what is there."""
    if found := search(slug, query):
        return found
    if NUMBER.match(query.strip()):
        book = rules(slug)
        raise UnknownName(f"{slug} has no rule {query.strip()!r}; rules run from {book[0].id} to {_last_rule(book)}")
    known = {word for rule in rules(slug) for word in re.findall(r"[a-z]{3,}", _haystack(rule))}
    near = [m for word in query.casefold().split() for m in difflib.get_close_matches(word, known - {word}, 2)]
    hint = f"perhaps: {', '.join(near)}" if near else "try fewer words"
    raise UnknownName(f"no rule of {slug} speaks of {query!r}; {hint}")


def _last_rule(book: tuple[Rule, ...]) -> str:
    return [rule.id for rule in book if re.fullmatch(r"[A-Z]{3}-\d+", rule.id)][-1]
