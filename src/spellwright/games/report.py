"""What a card writer asks: is my file right, what does this text do, what can I say?"""

from __future__ import annotations

import dataclasses
from typing import Any

from spellwright.effects.sentences import Text
from spellwright.errors import CardError, PackError, UnknownName
from spellwright.games import find
from spellwright.language.phrases import CATEGORIES, book
from spellwright.packs.files import load_pack
from spellwright.packs.notes import notes
from spellwright.packs.texts import read_card
from spellwright.packs.writing import canonical

Row = dict[str, Any]


def check(path: str) -> list[Row]:
    """One row a card: file, name, ok, canonical, errors; a fault of the whole file has no name."""
    try:
        pack = load_pack(path)
    except PackError as fault:
        faults = fault.faults or [CardError(str(fault).removeprefix(f"{path}: "))]
        return [_row(path, one.name, "", [one]) for one in faults]
    try:
        box = find(pack.game)
    except UnknownName as fault:
        return [_row(path, "", "", [CardError(str(fault))])]
    rows = []
    for entry in pack.entries:
        try:
            box.card(entry)
        except CardError as fault:
            rows.append(_row(path, entry.name, "", [fault]))
            continue
        kind = box.kinds[entry.kind]
        text = canonical(read_card(entry.text, box.slug, kind.works).text, box.slug) if kind.has_text else ""
        rows.append(_row(path, entry.name, text, []))
    return rows


def _row(path: str, name: str, text: str, faults: list[CardError]) -> Row:
    errors = [
        {"line": fault.line, "column": fault.column, "message": fault.message, "suggestion": fault.suggestion}
        for fault in faults
    ]
    return {"file": path, "name": name, "ok": not errors, "canonical": text, "errors": errors}


def explain(text: str, game: str, kind: str) -> Row:
    """The tree of a text, the text as we would print it, and what will happen, step by step."""
    box = find(game)
    read = box.read(text, kind)
    return {
        "tree": drawn(read.text),
        "canonical": canonical(read.text, box.slug),
        "words": steps(read.text, box.slug),
    }


def steps(text: Text, game: str) -> list[str]:
    """The sentences in the order they are carried out, each with what to know about it."""
    found: list[str] = []
    said: list[str] = []
    for at, sentence in enumerate(text.sentences, 1):
        new = [note for note in notes(sentence) if note not in said]
        said += new
        found.append(f"{at}. {canonical(sentence, game)}" + "".join(f"\n   - {note}" for note in new))
    return found


def drawn(tree: Any, indent: str = "", label: str = "") -> str:
    """A tree, one line a part."""
    if isinstance(tree, list):
        return "\n".join(drawn(item, indent, label) for item in tree)
    if not dataclasses.is_dataclass(tree) or isinstance(tree, type):
        return f"{indent}{label}{tree}"
    lines = [f"{indent}{label}{type(tree).__name__}"]
    for f in dataclasses.fields(tree):
        if f.compare:
            lines.append(drawn(getattr(tree, f.name), indent + "  ", f"{f.name}: "))
    return "\n".join(lines)


def phrases(game: str) -> list[tuple[str, str, list[str]]]:
    """The phrasebook: section, how we write it, other ways to say it."""
    words = book(find(game).slug)
    found: list[tuple[str, str, list[str]]] = []
    for category in CATEGORIES:
        by_class: dict[Any, list[str]] = {}
        loose: list[str] = []
        for phrase in words.phrases.get(category, []):
            if phrase.cls is None:
                loose.append(phrase.template)
            else:
                by_class.setdefault((phrase.cls, repr(phrase.fixed)), []).append(phrase.template)
        for templates in by_class.values():
            found.append((category, templates[0], templates[1:]))
        found += [(category, template, []) for template in loose]
    return found
