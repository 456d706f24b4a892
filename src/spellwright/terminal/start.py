"""The first screen: go on with a match that was left, or begin a new one."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from spellwright.bots import bots
from spellwright.games import BOXES, find
from spellwright.terminal.lines import FAINT, GOLD, HEAD, STRONG, Line, clip
from spellwright.terminal.look import block
from spellwright.terminal.saves import Saved
from spellwright.terminal.session import Setting


class Start(Screen[Setting | Saved | None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,n", "begin", "New match"),
        Binding("g", "game", "Game"),
        Binding("w", "players", "Wizards"),
        Binding("p", "humans", "People"),
        Binding("b", "bots", "Bots"),
        Binding("q,escape", "dismiss(None)", "Leave"),
    ]

    def __init__(self, setting: Setting, left: list[Saved]) -> None:
        super().__init__()
        self.setting = setting
        self.left = left[:9]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(id="start", markup=False)

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        setting = self.setting
        title = find(setting.game).title
        lines = [Line().add("Spellwright" if setting.any_game else title, HEAD), Line()]
        if self.left:
            lines.append(Line().add("Unfinished:", STRONG))
            for at, saved in enumerate(self.left, 1):
                lines.append(Line().add(f"  {at} ", GOLD).add(clip(saved.note or saved.game, 52)))
            lines.append(Line())
        lines += [
            Line().add("A new match:", STRONG),
            *([Line().add("  g ", GOLD).add("game                  ").add(title, STRONG)] if setting.any_game else []),
            Line().add("  w ", GOLD).add("wizards at the table  ").add(str(setting.players), STRONG),
            Line().add("  p ", GOLD).add("people among them     ").add(str(setting.humans), STRONG),
            Line().add("  b ", GOLD).add("bots                  ").add(setting.bots, STRONG),
            Line(),
            Line().add("  enter ", GOLD).add("begin"),
            Line().add("  q     ", GOLD).add("leave"),
        ]
        if setting.humans > 1:
            lines.insert(-2, Line().add("  You share the keyboard; hands stay hidden between you.", FAINT))
        self.query_one("#start", Static).update(block(lines))

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "123456789"[: len(self.left)]:
            self.dismiss(self.left[int(event.character) - 1])

    def action_begin(self) -> None:
        self.dismiss(self.setting)

    def action_game(self) -> None:
        """The next game of the shelf; as many sit down to it as can."""
        if not self.setting.any_game:
            return
        shelf = list(BOXES)
        game = shelf[(shelf.index(self.setting.game) + 1) % len(shelf)]
        least, most = find(game).seats
        players = min(max(self.setting.players, least), most)
        self.setting = replace(self.setting, game=game, players=players, humans=min(self.setting.humans, players))
        self.show()

    def action_players(self) -> None:
        least, most = find(self.setting.game).seats
        players = self.setting.players + 1 if self.setting.players < most else least
        self.setting = replace(self.setting, players=players, humans=min(self.setting.humans, players))
        self.show()

    def action_humans(self) -> None:
        self.setting = replace(self.setting, humans=(self.setting.humans + 1) % (self.setting.players + 1))
        self.show()

    def action_bots(self) -> None:
        names = bots()
        at = names.index(self.setting.bots) if self.setting.bots in names else -1
        self.setting = replace(self.setting, bots=names[(at + 1) % len(names)])
        self.show()
