"""The games, by name."""

from __future__ import annotations

from spellwright.errors import UnknownName
from spellwright.games.annihilageddon.box import BOX as ANNIHILAGEDDON
from spellwright.games.box import Box
from spellwright.games.skullzfyre.box import BOX as SKULLZFYRE

BOXES = {box.slug: box for box in (SKULLZFYRE, ANNIHILAGEDDON)}


def find(name: str) -> Box:
    if not isinstance(name, str) or name not in BOXES:
        raise UnknownName(f"there is no game {name!r}; the games are: {', '.join(BOXES)}")
    return BOXES[name]
