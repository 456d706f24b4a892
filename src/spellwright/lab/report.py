"""Results to look at."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from spellwright.lab.simulate import Result


def table(result: Result) -> Group:
    """The result for a terminal: seats, bots, and how it went."""
    whole = result.as_dict()
    head = Text(
        f"{whole['matches']:,} matches of {whole['game']}, {whole['players']} players, seed {whole['seed']}: "
        f"{whole['decisions']:,} decisions in {whole['seconds']:.1f} s "
        f"({whole['decisions per second']:,} a second), {whole['rounds']:.1f} rounds a match"
    )
    if result.interrupted:
        head.append("\nInterrupted: this is what was done so far.")
    return Group(head, rows("Seat", whole["seats"]), rows("Bot", whole["by bot"]))


def rows(what: str, found: list[dict[str, Any]]) -> Table:
    drawn = Table(what, "played", "won", "win rate", "95 % interval", "mean score", "95 % interval")
    for row in found:
        drawn.add_row(
            str(row["name"]),
            f"{row['played']:,}",
            f"{row['wins']:,.1f}",
            f"{row['win rate']:.1%}",
            span(row["win interval"], "{:.1%}"),
            f"{row['mean score']:.2f}",
            span(row["score interval"], "{:.2f}"),
        )
    return drawn


def span(interval: tuple[float, float], form: str) -> str:
    return f"{form.format(interval[0])} to {form.format(interval[1])}"


def card_table(result: Result) -> Table:
    """Every card: how often used, and how often its user won."""
    tally = result.cards()
    drawn = Table("Card", "used", "win rate", "95 % interval", "against average", title="Cards")
    for name, used, rate, low, high, ratio in tally.rows():
        drawn.add_row(name, f"{used:,}", f"{rate:.1%}", f"{low:.1%} to {high:.1%}", f"{ratio:.2f}×")
    return drawn
