"""The table: shows what the eyes at the keyboard may see, asks humans, lets bots think, plays what happens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from spellwright.errors import IllegalAnswer
from spellwright.terminal import drawing, help, layouts
from spellwright.terminal.keys import Row, ids
from spellwright.terminal.lines import FAINT, GOLD, Line, wrap
from spellwright.terminal.look import block, text
from spellwright.terminal.paces import NORMAL, PACES, Pace, seconds
from spellwright.terminal.panels import CardBox, CardPanel, Choices, Hand, LogPanel, Wizards
from spellwright.terminal.rules_screen import RulesScreen
from spellwright.terminal.screens import Curtain, Leave, Over, Page, Zoom, summary
from spellwright.terminal.session import Session
from spellwright.terminal.telling import collapsed, told

WIDE = (120, 38)  # from so many columns and rows on, wizards have boxes and the hand is laid out


class TableScreen(Screen[str]):
    """Returns `again` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,f1", "help", "Help"),
        Binding("question_mark", "rules", "Rules", key_display="?"),
        Binding("z", "zoom", "Card"),
        Binding("t", "table", "Table"),
        Binding("l", "log", "Log"),
        Binding("u,backspace", "undo", "Undo"),
        Binding("s", "pace", "Pace"),
        Binding("space", "skip", "Skip", show=False),
        Binding("q", "leave", "Leave"),
    ]

    def __init__(self, session: Session, pace: Pace = NORMAL) -> None:
        super().__init__()
        self.session = session
        self.plan = layouts.layout(session.game)
        self.pace = pace
        self.eyes = session.public_eyes
        self.asked = -1  # the human at the keyboard, while a choice is open
        self.view: dict[str, Any] = session.match.view(self.eyes)
        self.lines: list[str] = []
        self.thinking: set[int] = set()
        self.wake = asyncio.Event()
        self.skip = asyncio.Event()
        self.playing = False  # what happened is being shown

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield Wizards(self.plan)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield LogPanel()
                yield CardPanel()
            with Vertical(id="right"):
                yield Static(id="prompt", markup=False)
                yield Choices()
                yield Static(id="held", markup=False)
        yield Hand(self.plan)
        yield Footer()

    def on_mount(self) -> None:
        self._fit()
        self.run_worker(self.play())

    def on_resize(self) -> None:
        self._fit()
        self.call_after_refresh(self.draw)

    def on_screen_resume(self) -> None:
        self.on_resize()  # the terminal may have changed while another screen was up

    def _fit(self) -> None:
        self.set_class(self.wide, "wide")

    @property
    def wide(self) -> bool:
        return self.app.size.width >= WIDE[0] and self.app.size.height >= WIDE[1]

    # -- the course of the match ----------------------------------------------------------------

    async def play(self) -> None:
        while True:
            self.wake.clear()
            await self.show_moments()
            if self.session.over:
                break
            self.let_bots_think()
            await self.ask_human()
            await self.wake.wait()
        await self.end()

    async def show_moments(self) -> None:
        """Play what happened like a film, each event with the table as it was then."""
        moments = self.session.take_moments()
        if not moments:
            return
        self.asked = -1
        self.look(self.session.public_eyes, draw=False)
        self.lines = self.lines[: len(self.lines) - len(moments)]
        self.skip.clear()
        self.playing = True
        for moment in moments:
            self.lines.append(moment.line)
            self.view = moment.view
            wait = seconds(self.pace, moment.line)
            if wait == 0 or (self.skip.is_set() and self.pace.skips):
                continue
            self.draw()
            await self.pause(wait)
        self.playing = False
        self.look(self.session.public_eyes)

    async def pause(self, wait: float | None) -> None:
        """Wait, or until a key says enough; `None` waits for the key."""
        if wait is None:
            self.skip.clear()
            await self.skip.wait()
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.skip.wait(), wait)

    def let_bots_think(self) -> None:
        for seat in self.session.asked_bots():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.run_worker(self.think(seat))

    async def think(self, seat: int) -> None:
        outlook = self.session.outlook(seat)
        index = await asyncio.to_thread(self.session.choose, seat, outlook)
        self.thinking.discard(seat)
        self.session.answer(seat, index)
        self.wake.set()

    async def ask_human(self) -> None:
        """Seat the next human who is asked; where several share a keyboard, behind a curtain."""
        asked = self.session.asked_humans()
        if not asked:
            self.asked = -1
            self.look(self.session.public_eyes)
            return
        seat = self.eyes if self.eyes in asked else asked[0]
        if seat != self.eyes:
            seat = await self.pass_keyboard(seat)
        self.asked = seat
        self.look(seat)

    async def pass_keyboard(self, seat: int) -> int:
        before = self.eyes
        self.look(self.session.public_eyes)
        can_undo = before >= 0 and bool(self.session.match.view(before)["picks"])
        names = self.view["names"]
        answer = await self.app.push_screen_wait(Curtain(names[seat], names[before] if can_undo else ""))
        if answer == "leave":
            self.app.call_later(self.action_leave)
        if answer == "undo":
            self.session.retract(before)
            return before
        return seat

    async def end(self) -> None:
        match = self.session.match
        lines = summary(self.view, match.winners, match.scores, self.session.record_path is not None, self.plan.score)
        while True:
            answer = await self.app.push_screen_wait(Over(lines))
            if answer != "look":
                self.dismiss(answer)
                return
            self.wake.clear()
            await self.wake.wait()

    # -- drawing --------------------------------------------------------------------------------

    def look(self, eyes: int, draw: bool = True) -> None:
        """See the table with these eyes."""
        self.eyes = eyes
        self.view = self.session.match.view(eyes)
        self.lines = self.session.match.log(eyes)
        if draw:
            self.draw()

    def draw(self) -> None:
        if not self.query(Wizards):  # a bot may finish thinking when the table is already cleared away
            return
        view = self.view
        hand = layouts.hand(view, self.eyes, self.plan)
        found = self.choices()
        self.query_one("#head", Static).update(text(self.heading()))
        self.query_one(Wizards).show(view, self.wide)
        self.query_one(LogPanel).show(self.lines)
        self.query_one("#prompt", Static).update(block(self.prompt()))
        self.query_one("#held", Static).update(block(self.held(hand, found)))
        choices = self.query_one(Choices)
        choices.show(found, view, self.plan, self.query_one("#right").size.width - 1)
        choices.focus()
        self.query_one(Hand).show(hand, found, self.wide)
        self.show_card()

    def heading(self) -> Line:
        line = drawing.heading(self.session.title, self.view)
        pace = f"pace: {self.pace.name}"
        return line.pad(self.app.size.width - len(pace) - 2).add(pace, FAINT)

    def choices(self) -> list[Row]:
        if not self.view["decision"] or self.asked < 0:
            return [] if self.session.over else layouts.window(self.view, self.eyes, self.plan)
        return layouts.choices(self.view, self.eyes, self.plan)

    def prompt(self) -> list[Line]:
        width = self.query_one("#right").size.width - 2
        decision = self.view["decision"]
        if decision and self.asked >= 0:
            source = decision["source"]
            asks = f"{source['name']}: " if source and source["name"] not in decision["prompt"] else ""
            lines = [Line().add(part, GOLD) for part in wrap(asks + decision["prompt"], width)]
            return lines + self.in_question(source, len(lines), width)
        if self.playing:
            return [Line().add("space: go on", FAINT)]
        if self.session.over:
            return [Line().add("The match is over. space: how it ended", FAINT)]
        names = [drawing.called(self.view, seat) for seat in self.view["waiting"]]
        lines = [Line().add(part, FAINT) for part in wrap(f"{', '.join(names)} …", width)] if names else []
        return [*lines, Line().add("u: change your choice", FAINT)] if self.view["picks"] else lines

    def in_question(self, source: dict[str, Any] | None, above: int, width: int) -> list[Line]:
        """The text of the card that asks, where there is room for it and the choices are about other cards."""
        rows = self.choices()
        if source is None or not any(row.card for row in rows):
            return []
        lines = [Line().add(part, FAINT) for part in wrap(source.get("text", ""), width)]
        room = self.query_one("#right").size.height - above - len(rows) - 1
        return lines if len(lines) <= room else []

    def held(self, hand: list[dict[str, Any]], found: list[Row]) -> list[Line]:
        """The hand as a list of names, when the choices are about something else."""
        if not hand or not self.view["decision"] or any(row.card in hand for row in found if row.card):
            return []
        width = self.query_one("#right").size.width - 2
        rows = [Row("", card["name"], -1, card, copies=len(ids(card))) for card in hand]
        shown = [drawing.choice(row, self.view, self.plan, width) for row in rows]
        return [Line().add("Your hand", FAINT), *shown]

    def show_card(self) -> None:
        card, title = self.current_card()
        self.query_one(CardPanel).show(card, title, tight=self.asked < 0 and not self.wide)

    def current_card(self) -> tuple[dict[str, Any] | None, str]:
        """The highlighted card; else the one that asks; else the one being carried out."""
        row = self.query_one(Choices).current
        if row is not None and row.card is not None and (self.asked >= 0 or not self.playing):
            return row.card, "This card"
        decision = self.view["decision"]
        if decision and decision["source"]:
            return decision["source"], "The card that asks"
        return drawing.resolving(self.view, self.plan)

    # -- choosing -------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        row = self.query_one(Choices).by_key(event.character or "")
        if row is not None and self.asked >= 0:
            event.stop()
            self.take(row)

    @on(OptionList.OptionSelected)
    def option_selected(self, event: OptionList.OptionSelected) -> None:
        self.take(self.query_one(Choices).rows[event.option_index])

    @on(OptionList.OptionHighlighted)
    def option_highlighted(self) -> None:
        self.query_one(Choices).point()
        self.show_card()

    @on(CardBox.Chosen)
    def card_chosen(self, event: CardBox.Chosen) -> None:
        for row in self.query_one(Choices).rows:
            if row.index >= 0 and row.card and row.card["id"] == event.card:
                self.answer(row)
                return

    def take(self, row: Row) -> None:
        """Choose a line of the list, or be told why it cannot be chosen."""
        if row.index >= 0:
            self.answer(row)
        else:
            self.notify(row.why_not, severity="warning", timeout=3)

    def answer(self, row: Row) -> None:
        seat = self.asked
        if seat < 0:
            return
        self.session.answer(seat, row.index)
        self.after(seat)

    def after(self, seat: int) -> None:
        """The same human goes on choosing, or the match goes on."""
        if not self.session.moments and seat in self.session.asked_humans():
            self.look(seat)
        else:
            self.asked = -1
            self.wake.set()
        if self.session.trouble:
            self.notify(self.session.trouble, severity="warning")
            self.session.trouble = ""

    def action_undo(self) -> None:
        seat = self.asked if self.asked >= 0 else self.session.public_eyes
        if self.playing or seat < 0:
            return
        try:
            self.session.retract(seat)
        except IllegalAnswer:
            self.notify("Nothing to take back: what all have chosen stands.")
            return
        self.asked = seat
        self.look(seat)

    # -- other keys -----------------------------------------------------------------------------

    def action_skip(self) -> None:
        self.skip.set()
        if self.session.over:
            self.wake.set()

    def action_pace(self) -> None:
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.skip.set()
        self.query_one("#head", Static).update(text(self.heading()))

    def action_help(self) -> None:
        self.app.push_screen(Page("Help", [Line().add(part) for part in (self.plan.help or help.OTHER).splitlines()]))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.session.game))

    def action_zoom(self) -> None:
        card, _ = self.current_card()
        if card is not None:
            self.app.push_screen(Zoom(card))

    def action_table(self) -> None:
        self.app.push_screen(Page("The whole table", drawing.everything(self.view, self.app.size.width - 4)))

    def action_log(self) -> None:
        lines = [line for said in collapsed(self.lines) for line in told(said, self.app.size.width - 4)]
        self.app.push_screen(Page("What happened", lines, at_end=True))

    def action_leave(self) -> None:
        def left(leave: bool | None) -> None:
            if leave:
                self.dismiss("leave")

        self.app.push_screen(Leave(self.session.path is not None), left)
