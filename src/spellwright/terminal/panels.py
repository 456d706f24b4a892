"""The parts of the table screen: each draws what it is given, and knows nothing of the match."""

from __future__ import annotations

from functools import partial
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from spellwright.terminal import drawing
from spellwright.terminal.keys import Row
from spellwright.terminal.layouts import Layout
from spellwright.terminal.lines import FAINT, Line
from spellwright.terminal.look import block, text
from spellwright.terminal.telling import collapsed, told

View = dict[str, Any]
MOST_IN_HAND = 10


class Wizards(Widget):
    """Everybody: a line each, or a box each where there is room."""

    BOX_ROWS = 7

    def __init__(self, plan: Layout) -> None:
        super().__init__(id="wizards")
        self.plan = plan
        self.view: View | None = None
        self.boxes = False

    def show(self, view: View, boxes: bool) -> None:
        self.view = view
        self.boxes = boxes
        rows = self.BOX_ROWS if boxes else len(view["seats"])
        self.styles.height = rows + len(drawing.on_table(view, self.plan, self.size.width))
        self.refresh(layout=True)

    def render(self) -> Text:
        if self.view is None:
            return Text()
        seats = range(len(self.view["seats"]))
        if self.boxes:
            return self._boxes(len(seats))
        lines = [drawing.wizard(self.view, seat, self.plan, self.size.width) for seat in seats]
        return block([*lines, *drawing.on_table(self.view, self.plan, self.size.width)])

    def _boxes(self, count: int) -> Text:
        assert self.view is not None
        columns = self.size.width // count - 3
        drawn = [drawing.box(self.view, seat, self.plan, columns, self.BOX_ROWS) for seat in range(count)]
        lines: list[Line] = []
        for row in range(self.BOX_ROWS):
            line = Line().add(" ")
            for seat, box in enumerate(drawn):
                start = seat * (columns + 3) + 1
                line.pad(start).parts += box[row].parts if row < len(box) else []
                if seat < count - 1:
                    line.pad(start + columns + 1).add("│", FAINT)
            lines.append(line)
        return block([*lines, *(drawing.on_table(self.view, self.plan, self.size.width) if self.plan.stacks else [])])


class LogPanel(Widget):
    """As much of the end of the log as fits."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.border_title = "What happened"
        self.lines: list[str] = []

    def show(self, lines: list[str]) -> None:
        self.lines = collapsed(lines[-200:])
        self.refresh()

    def render(self) -> Text:
        found: list[Line] = []
        for sentence in reversed(self.lines):
            found[:0] = told(sentence, self.size.width)
            if len(found) >= self.size.height:
                break
        return block(found[-self.size.height :])


class CardPanel(Widget):
    """The card in question with its full text."""

    ROWS = 9

    def __init__(self) -> None:
        super().__init__(id="card")
        self.card: View | None = None

    def show(self, card: View | None, title: str = "Card", tight: bool = False) -> None:
        """`tight`: no higher than the card needs, so that more of the log is seen."""
        self.card = card
        self.border_title = title
        needed = 1 + len(drawing.face(card, self.size.width)) if card else 0
        self.styles.height = min(needed, self.ROWS) if tight else None
        self.refresh()

    def render(self) -> Text:
        if self.card is None:
            return Text()
        return block(cut(drawing.face(self.card, self.size.width), self.size.height))


def cut(lines: list[Line], rows: int) -> list[Line]:
    """A card that does not fit says how to see all of it."""
    return [*lines[: rows - 1], Line().add("… (z)", FAINT)] if len(lines) > rows > 0 else lines


class Choices(OptionList):
    """What can be done now: a key for each, or arrows and enter, or the mouse."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.rows: list[Row] = []
        self.pointed: int | None = None

    def show(self, rows: list[Row], view: View, plan: Layout, columns: int) -> None:
        first = next((at for at, row in enumerate(rows) if row.index >= 0), None)
        stays = self.highlighted if rows == self.rows else first  # a bot may answer while somebody ponders
        self.rows = rows
        self.draw = partial(drawing.choice, view=view, plan=plan, columns=columns)
        self.pointed = None
        self.clear_options()
        self.add_options(Option(text(self.draw(row)), disabled=row.index < 0 and row.card is None) for row in rows)
        self.display = bool(rows)
        self.highlighted = stays
        self.point()

    def point(self) -> None:
        """The pointer stands by the highlighted row: without color nothing else would tell."""
        for at, pointed in ((self.pointed, False), (self.highlighted, True)):
            if at is not None and at < len(self.rows):
                self.replace_option_prompt_at_index(at, text(self.draw(self.rows[at], pointed=pointed)))
        self.pointed = self.highlighted

    def by_key(self, key: str) -> Row | None:
        return next((row for row in self.rows if row.key and row.key == key), None)

    @property
    def current(self) -> Row | None:
        at = self.highlighted
        return self.rows[at] if at is not None and at < len(self.rows) else None


class CardBox(Widget):
    """A card of the hand, whole; a click chooses it."""

    class Chosen(Message):
        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    def __init__(self, plan: Layout) -> None:
        super().__init__()
        self.plan = plan
        self.card: View | None = None
        self.key = ""
        self.picked = False

    def show(self, card: View | None, key: str, picked: bool) -> None:
        self.card, self.key, self.picked = card, key, picked
        self.display = card is not None
        self.set_class(picked, "picked")
        self.set_class(not key and not picked, "shut")
        self.refresh()

    def render(self) -> Text:
        if self.card is None:
            return Text()
        lines = drawing.small_face(self.card, self.size.width, self.plan, self.key, self.picked)
        return block(cut(lines, self.size.height))

    def on_click(self) -> None:
        if self.card is not None:
            self.post_message(self.Chosen(self.card["id"]))


class Hand(Widget):
    """The hand as a row of whole cards, where there is room for it."""

    def __init__(self, plan: Layout) -> None:
        super().__init__(id="hand")
        self.plan = plan

    def compose(self) -> ComposeResult:
        for _ in range(MOST_IN_HAND):
            yield CardBox(self.plan)

    def show(self, cards: list[View], rows: list[Row], room: bool) -> None:
        self.display = room and (bool(cards) or self.plan.alike)  # a hand that comes and goes must not shake the table
        self.styles.height = self.plan.hand_rows
        keys = {row.card["id"]: row.key for row in reversed(rows) if row.card and row.index >= 0}
        picked = {row.card["id"] for row in rows if row.card and row.picked}
        for box, card in zip(self.query(CardBox), [*cards, *[None] * MOST_IN_HAND], strict=False):
            box.show(card, keys.get(card["id"], "") if card else "", bool(card and card["id"] in picked))
