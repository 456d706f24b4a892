"""Results to look at."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spellwright.games import find
from spellwright.lab.market import ALWAYS, SELDOM, Market
from spellwright.lab.simulate import Result

NAMES = 24  # columns of the longest name, so that figures fit in a narrow terminal
WON = "owners' win rate"


def table(result: Result) -> Group:
    """The result for a terminal: seats, bots, and how it went."""
    whole = result.as_dict()
    head = Text(
        f"{whole['matches']:,} matches of {whole['game']}, {whole['players']} players, seed {whole['seed']}: "
        f"{whole['decisions']:,} decisions in {whole['seconds']:.1f} s "
        f"({whole['decisions per second']:,} a second), {whole['rounds']:.1f} {find(result.game).measured_in} a match "
        f"(median {whole['median rounds']:g})"
    )
    if result.endings():
        ways = [f"{way} {count / whole['matches']:.1%}" for way, count in result.endings().items()]
        head.append(f"\nEnded by: {', '.join(ways)}.")
    first = result.first_player()
    if first is not None:
        head.append(f"\nThe first player won {first['win rate']:.1%} ({span(first['win interval'], '{:.1%}')}).")
    if result.interrupted:
        head.append("\nInterrupted: this is what was done so far.")
    return Group(head, rows("Seat", whole["seats"]), rows("Bot", whole["by bot"]))


def rows(what: str, found: list[dict[str, Any]]) -> Table:
    drawn = _table(what, "played", "won", "rate", "95 % interval", "score", "95 % interval")
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


def _table(name: str, *columns: str, title: str = "") -> Table:
    """Figures stay whole in a narrow terminal; names give way."""
    drawn = Table(box=SIMPLE_HEAD, title=title or None, padding=0, pad_edge=False)
    drawn.add_column(name, no_wrap=True, overflow="ellipsis", max_width=NAMES)
    for column in columns:
        drawn.add_column(column, justify="right", no_wrap=True)
    return drawn


def span(interval: tuple[float, float], form: str) -> str:
    return f"{form.format(interval[0])} to {form.format(interval[1])}"


def card_tables(result: Result) -> list[RenderableType]:
    """What cards did: where cards are bought, who bought them says more than who used them."""
    markets = result.markets()
    return [market_table(name, market) for name, market in markets.items()] if markets else [card_table(result)]


def card_table(result: Result) -> Table:
    """Every card: how often used, and how often its user won."""
    tally = result.cards()
    drawn = _table("Card", "used", "win rate", "95 % interval", "average", title="Cards")
    for name, used, rate, low, high, ratio in tally.rows():
        drawn.add_row(name, f"{used:,}", f"{rate:.1%}", f"{low:.1%} to {high:.1%}", f"{ratio:.2f}×")
    return drawn


def market_table(name: str, market: Market) -> Group:
    """Every card that was on offer to a bot: how often bought, and how its owners did."""
    drawn = _table("Card", "offered", "bought", "share", "games", "played", "won", "average", title=f"Bought by {name}")
    for row in market.rows():
        drawn.add_row(
            row["name"],
            f"{row['offered']:,}",
            f"{row['bought']:,}",
            f"{row['share']:.1%}",
            f"{row['games sold']:,} of {row['games on offer']:,}",
            f"{row['played']:,}",
            f"{row[WON]:.1%}" if row["owned"] else "",
            f"{row['against average']:.2f}×" if row["owned"] else "",
        )
    seldom = ", ".join(market.seldom()) or "none"
    always = ", ".join(market.always()) or "none"
    note = Text(
        "Counted by seat and game; games: in how many somebody bought it, of those in which it was on offer; "
        "won: how often its owners did; average: that against the owner of any card.\n"
        f"Bought in under {SELDOM:.0%}: {seldom}.\nBought in over {ALWAYS:.0%}: {always}."
    )
    return Group(drawn, note)
