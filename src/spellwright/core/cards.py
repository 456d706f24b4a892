"""A card as printed. In a match a card is an int; a table says which of these it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.frames import Ability, Node


class Card:
    """One design. `kind` and `glyphs` are bit masks in the game's vocabulary."""

    def __init__(
        self,
        name: str,
        kind: int,
        glyphs: int,
        initiative: int,
        cost: int,
        vp: int,
        text: str,
        program: Node | None,
        abilities: list[Ability],
        defense: Node | None = None,
        group: Node | None = None,
        worth: list[Node] | None = None,
        types: list[str] | None = None,
        arrival: list[Node] | None = None,
        guard: Node | None = None,
    ) -> None:
        self.index: i64 = 0
        self.name = name
        self.kind: i64 = kind
        self.glyphs: i64 = glyphs
        self.initiative: i64 = initiative
        self.cost: i64 = cost
        self.vp: i64 = vp
        self.text = text
        self.program = program
        self.abilities = abilities
        self.lasts = len(abilities) > 0 or guard is not None  # stays in play when the turn ends
        self.guard = guard  # what it does when it answers an Attack from where it lies in play
        self.defense = defense  # what it does when it answers an Attack
        self.group = group  # what it does to everybody when it appears
        self.arrival: list[Node] = arrival or []  # what it does as it comes to a player
        self.types: list[str] = types or []  # further words on it
        self.worth: list[Node] = worth or []  # what it says about points at the end
