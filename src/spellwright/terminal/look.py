"""What the named styles look like, and the style sheet of the table."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from spellwright.terminal.lines import BAD, FAINT, GOLD, GOOD, HEAD, MAGIC, STRONG, WEAK, Line

LOOKS = {
    STRONG: "bold",
    FAINT: "#9a93a8",
    GOOD: "#7ed07e",
    WEAK: "#e8c15a",
    BAD: "bold #ff6b5e",
    GOLD: "#f2c14e",
    MAGIC: "#b79cff",
    HEAD: "bold #f2c14e",
}


def text(line: Line) -> Text:
    """A line for Textual. Card texts come from anybody's files, so nothing in them is markup."""
    found = Text(no_wrap=True, overflow="ellipsis", end="")
    for part, style in line.parts:
        found.append(part, LOOKS.get(style, ""))
    return found


def block(lines: Iterable[Line]) -> Text:
    found = Text(no_wrap=True, overflow="ellipsis", end="")
    for at, line in enumerate(lines):
        if at:
            found.append("\n")
        found.append_text(text(line))
    return found


SHEET = """
Screen { background: #14101c; color: #e8e3f0; }
#head { height: 1; background: #2a1f3d; padding: 0 1; }
#wizards { height: auto; }
#middle { height: 1fr; }
#left { width: 1fr; }
#right { width: 45; border-left: solid #4a3d66; border-top: solid #4a3d66; border-title-color: #f2c14e; }
#log, #card { border-top: solid #4a3d66; border-title-color: #f2c14e; padding: 0 1; }
#log { height: 1fr; }
#card { height: 9; }
#prompt { height: auto; max-height: 60%; padding: 0 1; color: #f2c14e; text-style: bold; }
#choices { height: auto; max-height: 1fr; border: none; padding: 0; background: transparent; }
#choices:focus { border: none; }
#choices > .option-list--option-highlighted { background: #4a3d66; text-style: bold; }
#held { height: auto; padding: 0 1; margin: 1 0 0 0; }
#hand { height: 16; display: none; layout: horizontal; }
#hand CardBox { width: 1fr; height: 100%; border: round #4a3d66; padding: 0 1; }
#hand CardBox.picked { border: heavy #f2c14e; }
#hand CardBox.shut { color: #9a93a8; }
Footer { background: #2a1f3d; }

TableScreen.wide #left { layout: horizontal; }
TableScreen.wide #log { width: 1fr; height: 100%; }
TableScreen.wide #card { width: 40; height: 100%; }
TableScreen.wide #right { width: 48; }
TableScreen.wide #held { display: none; }

Curtain, Over, Start, Leave, Zoom { align: center middle; }
.sheet {
    width: 64; max-width: 100%; height: auto; max-height: 100%;
    border: heavy #f2c14e; padding: 1 2; background: #1d1629;
}
.page { height: 1fr; padding: 0 1; }
Leave, Zoom { background: #14101c 70%; }

App:nocolor #hand CardBox.picked { border: double; }
"""
