"""The words that join clauses."""

from __future__ import annotations

from dataclasses import dataclass, field

from spellwright.effects.categories import Act, Amount, Effect, Players

ADVERBS = ("also", "each", "both", "then", "immediately", "simply", "instead", "now", "all", "either")
MODALS = (
    ("may", "choose", "to"), ("may", "to"), ("may",), ("can", "to"), ("can",), ("must", "either"), ("must", "to"),
    ("must",), ("have", "to"), ("will",),
)  # fmt: skip
OPTIONAL = (("may", "choose", "to"), ("may", "to"), ("may",), ("can", "to"), ("can",))
# Verbs of what you do to others.
DEALING = (
    "deal", "do", "inflict", "cause", "make", "hit", "blast", "zap", "strike", "smack", "kill", "destroy", "slay",
    "have", "force", "heal", "set", "damage", "hurt", "burn", "punch", "kick", "shoot",
)  # fmt: skip
JOINS = (
    (",", "and", "then"), (",", "then"), (",", "and"), (",", "but"), (",", "plus"), ("and", "then"), ("and", "also"),
    ("and",), ("then",), ("but",), ("plus",), (",",), (";",), (",", "and", "also"), (",", "followed", "by"),
)  # fmt: skip

CHOICES = ((",", "or", "else"), (",", "or"), ("or", "else"), ("or",))
PURPOSES = (("to",), ("in", "order", "to"))

WAYS: dict[str, list[tuple[tuple[str, ...], str]]] = {}  # by first word
for _joints, _way in ((JOINS, "and"), (CHOICES, "or"), (PURPOSES, "to")):
    for _joint in _joints:
        WAYS.setdefault(_joint[0], []).append((_joint, _way))


@dataclass
class Clause:
    """Players, and what they do: groups one after the other, the acts of a group to choose from."""

    players: Players | None = None  # None: a command to you
    may: bool = False
    modal: bool = False
    groups: list[list[Act]] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)  # instead of groups: effects to choose from
    plain: bool = False  # its first verb has no -s: a bare verb after it goes with the same subject
    elided: bool = False  # an amount alone
    adds: Amount | None = None  # an amount alone that makes the one before it larger: "and 1 more for each …"
