"""The rules, searched while you type."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from spellwright.terminal.lines import FAINT, GOLD, PLAIN, Line, wrap
from spellwright.terminal.look import block
from spellwright.terminal.rulebook import rules, search


class RulesScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Back"),
        Binding("down", "move(1)", "Down", show=False),
        Binding("up", "move(-1)", "Up", show=False),
        Binding("pagedown", "move(10)", "Page down", show=False),
        Binding("pageup", "move(-10)", "Page up", show=False),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        yield Input(placeholder="words, or a number such as SKZ-074; escape goes back")
        with VerticalScroll(classes="page", can_focus=False):
            yield Static(id="found", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.show("")

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        self.show(event.value)

    def show(self, query: str) -> None:
        found = search(self.game, query) if query.strip() else list(rules(self.game))
        lines = [Line().add(f"{len(found)} rules" if found else "No rule speaks of that.", FAINT), Line()]
        for rule in found[:200]:
            lines.append(Line().add(rule.id, GOLD).add(f"  {rule.section}", FAINT))
            lines += [Line().add("  " + text, PLAIN) for text in wrap(rule.text, self.app.size.width - 8)]
        self.query_one("#found", Static).update(block(lines))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_move(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)
