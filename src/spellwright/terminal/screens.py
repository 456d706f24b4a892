"""The small screens over the table: hidden hands, pages to read, one card whole, leaving, the end."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Static

from spellwright.terminal import drawing
from spellwright.terminal.lines import FAINT, GOLD, HEAD, STRONG, Line, fit
from spellwright.terminal.look import block


class Curtain(Screen[str]):
    """Nobody's hand is shown until the one who is asked sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "done('')", "I am here"),
        Binding("u", "undo", "Undo", show=False),
        Binding("q", "done('leave')", "Leave"),
    ]

    def __init__(self, name: str, before: str = "") -> None:
        super().__init__()
        self.called = name
        self.before = before  # who may still take a choice back

    def compose(self) -> ComposeResult:
        lines = [
            Line().add("Pass the keyboard to", FAINT),
            Line().add(self.called, HEAD),
            Line(),
            Line().add("All others look away. ", FAINT).add("space", GOLD).add(f": I am {self.called}", FAINT),
        ]
        if self.before:
            lines.append(Line().add("u", GOLD).add(f": {self.before} changes the last choice", FAINT))
        yield Static(block(lines), classes="sheet")
        yield Footer()

    def action_undo(self) -> None:
        if self.before:
            self.dismiss("undo")

    def action_done(self, answer: str) -> None:
        self.dismiss(answer)


class Page(Screen[None]):
    """Text to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,space,enter", "leave", "Back"),
        Binding("down,j", "move(1)", "Down", show=False),
        Binding("up,k", "move(-1)", "Up", show=False),
    ]

    def __init__(self, title: str, lines: list[Line], at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(block([Line().add(self.heading, HEAD)]), id="head")
        with VerticalScroll(classes="page"):
            yield Static(block(self.lines))
        yield Footer()

    def on_mount(self) -> None:
        page = self.query_one(VerticalScroll)
        page.focus()
        if self.at_end:
            page.scroll_end(animate=False)

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_move(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class Zoom(ModalScreen[None]):
    """One card, whole."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,z,q,space,enter", "dismiss(None)", "Back")]

    def __init__(self, card: dict[str, Any]) -> None:
        super().__init__()
        self.card = card

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(block(drawing.face(self.card, 56)))


class Leave(ModalScreen[bool]):
    """Asks before the table is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter,q", "answer(True)", "Leave"),
        Binding("n,escape", "answer(False)", "Stay"),
    ]

    def __init__(self, kept: bool) -> None:
        super().__init__()
        self.kept = kept

    def compose(self) -> ComposeResult:
        kept = "The match is kept: you can go on with it later." if self.kept else "The match is not kept anywhere."
        yield Static(
            block(
                [
                    Line().add("Leave the table?", HEAD),
                    Line().add(kept, FAINT),
                    Line(),
                    Line().add("y", GOLD).add(" leave    ").add("n", GOLD).add(" stay"),
                ]
            ),
            classes="sheet",
        )

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)


class Over(ModalScreen[str]):
    """Who won, how they all stand, and what next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "done('again')", "Play again"),
        Binding("t,escape", "done('look')", "Look at the table"),
        Binding("q", "done('leave')", "Leave"),
    ]

    def __init__(self, lines: list[Line]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        keys = Line().add("n", GOLD).add(" play again    ").add("t", GOLD).add(" look at the table    ")
        with VerticalScroll(classes="sheet"):
            yield Static(block([*self.lines, Line(), keys.add("q", GOLD).add(" leave")]))

    def action_done(self, answer: str) -> None:
        self.dismiss(answer)


def summary(view: dict[str, Any], winners: list[int], scores: list[int], kept: bool, score: str = "") -> list[Line]:
    """The end of a match in a few lines."""
    names = [drawing.called(view, seat) for seat in winners]
    verb = "win" if len(names) > 1 else "wins"
    won = "You win the match!" if winners == [view["seat"]] else f"{' and '.join(names) or 'Nobody'} {verb} the match!"
    lines = [Line().add(won, HEAD), Line()]
    for seat in sorted(range(len(scores)), key=lambda s: -scores[s]):
        stars = f"{scores[seat]:>3} {score}" if score else "★" * scores[seat] or "·"
        lines.append(Line().add(f"{fit(drawing.called(view, seat), 40)}  ", STRONG).add(stars, GOLD))
    if view.get("game"):
        lines += [
            Line(),
            Line().add(f"{drawing.plural(view['game'], 'game')}, the last one in round {view['round']}.", FAINT),
        ]
    elif view.get("turn"):
        lines += [Line(), Line().add(f"It took {drawing.plural(view['turn'], 'turn')}.", FAINT)]
    if kept:
        lines.append(Line().add("To see it again: spellwright replay", FAINT))
    return lines
