"""Text with named styles, so that one drawing serves the Textual table and the plain one."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

# What a style means; panels give it a look. Nothing is told by a style alone.
PLAIN, STRONG, FAINT, GOOD, WEAK, BAD, GOLD, MAGIC, HEAD = (
    "plain", "strong", "faint", "good", "weak", "bad", "gold", "magic", "head",
)  # fmt: skip


@dataclass
class Line:
    """One line: pieces of text, each in a style."""

    parts: list[tuple[str, str]] = field(default_factory=list)

    def add(self, text: str, style: str = PLAIN) -> Line:
        if text:
            self.parts.append((text, style))
        return self

    def pad(self, to: int) -> Line:
        """Fill with blanks up to a column."""
        return self.add(" " * (to - self.width))

    @property
    def width(self) -> int:
        return sum(width(text) for text, _ in self.parts)

    def __str__(self) -> str:
        return "".join(text for text, _ in self.parts)


def line(text: str = "", style: str = PLAIN) -> Line:
    return Line().add(text, style)


def width(text: str) -> int:
    """How many columns a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def clip(text: str, columns: int) -> str:
    """As much of a text as fits, with an ellipsis where it was cut."""
    if width(text) <= columns:
        return text
    while text and width(text) > columns - 1:
        text = text[:-1]
    return text + "…" if columns > 0 else ""


def fit(text: str, columns: int) -> str:
    """A text cut or filled to exactly so many columns."""
    text = clip(text, columns)
    return text + " " * (columns - width(text))


def wrap(text: str, columns: int) -> list[str]:
    """A text broken between words; a line break in it stays one."""
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        now = ""
        for word in paragraph.split():
            while width(word) > columns > 0:
                lines += [now] if now else []
                now, word = "", _chop(word, columns, lines)
            if not now:
                now = word
            elif width(now) + 1 + width(word) <= columns:
                now += " " + word
            else:
                lines.append(now)
                now = word
        lines.append(now)
    return lines


def _chop(word: str, columns: int, lines: list[str]) -> str:
    """Break a word that fills more than a line; the rest of it."""
    end = len(word)
    while end > 1 and width(word[:end]) > columns:
        end -= 1
    end = word.rfind("-", 0, end) + 1 or end  # at a hyphen if there is one
    lines.append(word[:end])
    return word[end:]
