"""Step through a match that was played, forwards and backwards."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from spellwright.games import find
from spellwright.terminal import drawing, layouts
from spellwright.terminal.lines import FAINT, GOLD, Line
from spellwright.terminal.look import SHEET, block, text
from spellwright.terminal.panels import CardPanel, LogPanel, Wizards
from spellwright.terminal.playback import Playback
from spellwright.terminal.screens import Page


class ReplayApp(App[None]):
    CSS = SHEET + "#right { width: 30; padding: 0 1; }"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "step(1)", "Next"),
        Binding("left,p", "step(-1)", "Back"),
        Binding("down,r", "part(1)", "Far on"),
        Binding("up", "part(-1)", "Far back"),
        Binding("home", "step(-1000000)", "Start", show=False),
        Binding("end", "step(1000000)", "End", show=False),
        Binding("t", "table", "Table"),
        Binding("q,escape", "quit", "Leave"),
    ]

    def __init__(self, playback: Playback) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.playback = playback
        self.plan = layouts.layout(playback.game)
        self.at = 0
        self.part = find(playback.game).measured_in.removesuffix("s")

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield Wizards(self.plan)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield LogPanel()
                yield CardPanel()
            with Vertical(id="right"):
                yield Static(id="where", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    def show(self) -> None:
        moments = self.playback.moments
        if not moments:
            return
        view = moments[self.at].view
        self.query_one("#head", Static).update(text(drawing.heading(find(self.playback.game).title, view)))
        self.query_one(Wizards).show(view, self.size.width >= 120 and self.size.height >= 38)
        self.query_one(LogPanel).show([moment.line for moment in moments[max(0, self.at - 60) : self.at + 1]])
        self.query_one(CardPanel).show(*drawing.resolving(view, self.plan))
        where = [
            Line().add("Replay", GOLD),
            Line().add(f"event {self.at + 1} of {len(moments)}"),
            Line(),
            Line().add("→ next      ← back", FAINT),
            Line().add(f"↓ next {self.part}  ↑ before".ljust(24), FAINT),
            Line().add("home start  end end", FAINT),
        ]
        self.query_one("#where", Static).update(block(where))

    def action_step(self, by: int) -> None:
        self.at = max(0, min(len(self.playback.moments) - 1, self.at + by))
        self.show()

    def action_part(self, way: int) -> None:
        """To the next round or turn, or the one before."""
        log = self.playback.log
        last = len(log) - 1
        at = self.at + way
        while 0 < at < last and not begins(log[at]):
            at += way
        self.at = max(0, min(last, at))
        self.show()

    def action_table(self) -> None:
        view = self.playback.moments[self.at].view
        self.push_screen(Page("The whole table", drawing.everything(view, self.size.width - 4)))


def begins(line: str) -> bool:
    """Whether a round, or a turn where there are no rounds, begins with this line of the log."""
    return (line.startswith("Round ") and line.endswith("begins.")) or (line.startswith("Turn ") and ": " in line)
