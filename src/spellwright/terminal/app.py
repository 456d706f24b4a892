"""The terminal application: from the first screen to the table and back."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from spellwright.errors import SpellwrightError
from spellwright.terminal import saves
from spellwright.terminal.look import SHEET
from spellwright.terminal.paces import NORMAL, Pace
from spellwright.terminal.session import Session, Setting, begin, go_on
from spellwright.terminal.start import Start
from spellwright.terminal.table import TableScreen


class TableApp(App[str]):
    """Returns a line to say good-bye with."""

    CSS = SHEET
    TITLE = "Spellwright"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "Quit", show=False, priority=True)]

    def __init__(self, setting: Setting, session: Session | None = None, ask: bool = True, pace: Pace = NORMAL) -> None:
        # Without color nothing but attributes and shapes is sent to the terminal.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.setting = setting
        self.session = session
        self.ask = ask
        self.pace = pace
        self.fault: SpellwrightError | None = None  # why no match could be begun

    def on_mount(self) -> None:
        self.run_worker(self.sit())

    async def sit(self) -> None:
        """Match after match, until somebody leaves."""
        while True:
            if self.session is None:
                await self.choose_match()
            if self.session is None:
                self.exit("")
                return
            answer = await self.push_screen_wait(TableScreen(self.session, self.pace))
            if answer != "again":
                self.exit(self.good_bye())
                return
            self.setting.seed = None
            self.session = None
            self.ask = True

    async def choose_match(self) -> None:
        """Ask what to play; no session means that nothing was chosen, or could not be begun."""
        chosen: Setting | saves.Saved | None = self.setting
        if self.ask:
            left = saves.unfinished("" if self.setting.any_game else self.setting.game)
            chosen = await self.push_screen_wait(Start(self.setting, left))
        try:
            if isinstance(chosen, saves.Saved):
                self.session = go_on(chosen)
            elif chosen is not None:
                self.setting = chosen
                self.session = begin(chosen)
        except SpellwrightError as fault:
            self.fault = fault

    def good_bye(self) -> str:
        session = self.session
        if session is None or session.over or session.path is None:
            return ""
        return f"The match is kept. Go on with: spellwright play --resume {session.path}"
