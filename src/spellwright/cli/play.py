"""`spellwright play`: at the terminal table, as a screen or as plain lines."""

from __future__ import annotations

import argparse
import os
import sys

from spellwright.cli.arguments import options
from spellwright.cli.extras import need
from spellwright.errors import RecordError, SetupError
from spellwright.games import find
from spellwright.terminal import saves
from spellwright.terminal.session import Session, Setting, begin, go_on

GAME, PLAYERS, BOT = "skullzfyre", 4, "monte-carlo"


def run(chosen: argparse.Namespace) -> int:
    setting = _setting(chosen)
    plain = chosen.plain or _dumb()
    if not plain:
        need("textual", "terminal", "the table (without --plain)")
    session = _session(chosen, setting)
    if plain:
        from spellwright.terminal.plain import play

        return play(session or begin(setting))
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise SetupError("the table needs a terminal; use --plain to play through pipes and files")
    from spellwright.terminal.app import TableApp

    app = TableApp(setting, session, ask=session is None)
    good_bye = app.run()
    if app.fault is not None:
        raise app.fault
    if good_bye:
        print(good_bye)
    return app.return_code or 0


def _dumb() -> bool:
    return os.environ.get("TERM", "") in ("", "dumb", "unknown") and os.name != "nt"


def _setting(chosen: argparse.Namespace) -> Setting:
    game = chosen.game or GAME
    box = find(game)
    players = PLAYERS if chosen.players is None else chosen.players
    setting = Setting(
        game=game,
        players=players,
        humans=min(1, players) if chosen.humans is None else chosen.humans,
        bots=chosen.bots or BOT,
        seed=chosen.seed,
        packs=chosen.pack,
        instead=chosen.instead,
        options=options(chosen.option),
        any_game=not (chosen.game or chosen.pack or chosen.option),
    )
    if not box.seats[0] <= players <= box.seats[1]:
        raise SetupError(f"{box.title} is for {box.seats[0]} to {box.seats[1]} players, not {players}")
    return setting


def _session(chosen: argparse.Namespace, setting: Setting) -> Session | None:
    """A match settled by the command line; None: the first screen asks."""
    if chosen.resume is not None:
        return go_on(_saved(chosen.resume, chosen.game or ""))
    settled = (chosen.players, chosen.humans, chosen.bots, chosen.seed)
    if any(value is not None for value in settled) or chosen.pack or chosen.option:
        fresh = begin(setting)
        return None if saves.unfinished(setting.game) and chosen.seed is None else fresh
    return None


def _saved(path: str, game: str) -> saves.Saved:
    if path:
        return saves.load(path)
    left = saves.unfinished(game)
    if not left:
        raise RecordError("there is no unfinished match; begin one with: spellwright play")
    return left[0]
