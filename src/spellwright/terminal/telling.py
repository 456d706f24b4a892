"""The log as it is read at the table."""

from __future__ import annotations

from spellwright.terminal.lines import BAD, HEAD, PLAIN, STRONG, Line, wrap


def collapsed(lines: list[str]) -> list[str]:
    """A sentence said several times in a row is said once, with a number."""
    found: list[tuple[str, int]] = []
    for line in lines:
        if found and found[-1][0] == line:
            found[-1] = (line, found[-1][1] + 1)
        else:
            found.append((line, 1))
    return [line if times == 1 else f"{line} ×{times}" for line, times in found]


def told(sentence: str, columns: int) -> list[Line]:
    """A sentence of the log, broken to fit: beginnings stand out, and so does what is shouted."""
    if sentence.startswith(("Game ", "Round ")) and sentence.endswith("begins."):
        title = sentence.removesuffix(" begins.")
        return [Line().add(f"── {title} {'─' * max(0, columns - len(title) - 4)}", HEAD)]
    style = BAD if "slain" in sentence else STRONG if sentence.endswith("!") else PLAIN
    first, *rest = wrap(sentence, columns - 2)
    return [Line().add(first, style)] + [Line().add("  " + more, style) for more in rest]
