"""`spellwright simulate`: many matches between bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from spellwright.cli import INTERRUPTED
from spellwright.cli.arguments import options
from spellwright.cli.extras import need
from spellwright.lab.simulate import Result, simulate


def run(chosen: argparse.Namespace) -> int:
    if chosen.json:
        result = _simulate(chosen, None)
        print(json.dumps(result.as_dict() | (_cards(result) if chosen.cards else {})))
    else:
        need("rich", "lab", "the report")
        from rich.console import Console

        from spellwright.lab.report import card_tables, table

        result = _with_bar(chosen) if sys.stderr.isatty() else _simulate(chosen, None)
        Console().print(table(result), *(card_tables(result) if chosen.cards else []))
    return INTERRUPTED if result.interrupted else 0


def _cards(result: Result) -> dict[str, object]:
    """What each card did; and where cards are bought, what each bot made of what was on offer."""
    names = ("name", "used", "win rate", "low", "high", "against average")
    markets = {
        name: {"cards": market.rows(), "seldom": market.seldom(), "always": market.always()}
        for name, market in result.markets().items()
    }
    used = [dict(zip(names, row, strict=True)) for row in result.cards().rows()]
    return {"cards": used} | ({"market": markets} if markets else {})


def _simulate(chosen: argparse.Namespace, progress: Callable[[int, int], None] | None) -> Result:
    return simulate(
        chosen.game,
        chosen.games,
        chosen.players,
        chosen.bot or ["random"],
        chosen.seed,
        processes=chosen.processes,
        options=options(chosen.option),
        packs=chosen.pack,
        progress=progress,
        cards=chosen.cards,
    )


def _with_bar(chosen: argparse.Namespace) -> Result:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{chosen.games:,} matches", total=chosen.games)
        return _simulate(chosen, lambda done, _: bar.update(task, completed=done))
