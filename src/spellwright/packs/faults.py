"""Every fault of a card's text in one go: what can be mended is mended, and reading goes on."""

from __future__ import annotations

from spellwright.errors import CardError
from spellwright.language.diagnosis import Diagnosed
from spellwright.language.edits import Edit
from spellwright.packs.discourse import ONCE
from spellwright.packs.texts import read_card

MOST_FAULTS = 8


def faults(text: str, game: str, works: str = ONCE) -> list[CardError]:
    """The faults of a text, in order, up to the first that no edit mends; none when it is understood."""
    found: list[CardError] = []
    shifts: list[tuple[int, int]] = []  # where the text was mended, and by how much it grew
    changed = text
    while len(found) < MOST_FAULTS:
        try:
            read_card(changed, game, works)
            break
        except CardError as fault:
            line, column = fault.line, fault.column
            fault.line, fault.column = placed(text, origin(offset(changed, line, column), shifts))
            found.append(fault)
            if not isinstance(fault, Diagnosed) or fault.edit is None:
                break
            shifts += [growth(edit, changed) for edit in (fault.edit, *fault.edit.also)]
            changed = fault.edit.applied(changed)
    return found


def growth(edit: Edit, text: str) -> tuple[int, int]:
    return edit.start, len(edit.alone(text)) - len(text)


def origin(at: int, shifts: list[tuple[int, int]]) -> int:
    """Where a place in the mended text was in the text as typed; the last edit is taken back first."""
    for start, by in reversed(shifts):
        if at > start:
            at -= by
    return at


def offset(text: str, line: int, column: int) -> int:
    starts = [0, *(at + 1 for at, letter in enumerate(text) if letter == "\n")]
    return starts[line - 1] + column - 1


def placed(text: str, at: int) -> tuple[int, int]:
    before = text[:at]
    return before.count("\n") + 1, at - before.rfind("\n")
