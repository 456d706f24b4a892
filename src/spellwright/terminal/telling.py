"""The log as it is read at the table."""

from __future__ import annotations

from spellwright.terminal.lines import BAD, HEAD, PLAIN, STRONG, Line, clip, wrap

REFRAIN = 3  # sentences that are told again together, at most


def collapsed(lines: list[str]) -> list[str]:
    """What is said several times in a row, a sentence or a few together, is said once, with a number."""
    found: list[tuple[str, int]] = []
    at = 0
    while at < len(lines):
        length, times = max(((n, _again(lines, at, n)) for n in range(1, REFRAIN + 1)), key=lambda pair: pair[1])
        found += [(line, times) for line in lines[at : at + length]]
        at += length * times
    return [line if times == 1 else f"{line} ×{times}" for line, times in found]


def _again(lines: list[str], at: int, length: int) -> int:
    """How often so many sentences are said one time after the other."""
    refrain = lines[at : at + length]
    times = 1
    while lines[at + times * length : at + (times + 1) * length] == refrain:
        times += 1
    return times


def told(sentence: str, columns: int) -> list[Line]:
    """A sentence of the log, broken to fit: beginnings stand out, and so does what is shouted."""
    if sentence.startswith(("Game ", "Round ")) and sentence.endswith("begins."):
        title = sentence.removesuffix(" begins.")
        return [Line().add(f"── {title} {'─' * max(0, columns - len(title) - 4)}", HEAD)]
    if sentence.startswith("Turn ") and ": " in sentence:
        title = sentence.removesuffix(".").replace(": ", " · ", 1)
        return [Line().add(clip(f"── {title} {'─' * columns}", columns).rstrip("…") + "─", HEAD)]
    style = BAD if "slain" in sentence else STRONG if sentence.endswith("!") else PLAIN
    first, *rest = wrap(sentence, columns - 2)
    return [Line().add(first, style)] + [Line().add("  " + more, style) for more in rest]
