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
