"""The commands and their arguments. What a command needs is imported when it runs."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from spellwright.cli.arguments import Parser, whole
from spellwright.games import BOXES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Parser]

GAMES = ", ".join(BOXES)
KINDS = {slug: ", ".join(name for name, kind in box.kinds.items() if kind.has_text) for slug, box in BOXES.items()}
MOST = 10**9
SEEDS = whole(0, 2**62)


def later(module: str, function: str = "run") -> Callable[[argparse.Namespace], int]:
    """A command that imports its module when it is run."""

    def run(chosen: argparse.Namespace) -> int:
        code: int = getattr(importlib.import_module(f"spellwright.cli.{module}"), function)(chosen)
        return code

    return run


def parser() -> Parser:
    top = Parser(
        "spellwright",
        "Wizard games on one engine, where the English text on a card is its program.",
        "spellwright play skullzfyre --terminal",
    )
    top.add_argument("--version", action="store_true", help="say which version this is")
    top.set_defaults(run=later("about"))
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for add in (play, simulate, cards, rules, replay, bench):
        add(commands)
    return top


def command(commands: Commands, name: str, summary: str, example: str) -> Parser:
    prog = f"{commands._prog_prefix} {name}"
    return commands.add_parser(name, prog=prog, help=summary, summary=summary, example=example)


def play(commands: Commands) -> None:
    it = command(commands, "play", "play a game", "spellwright play skullzfyre --terminal --players 3 --humans 2")
    it.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {GAMES} (default: asks at the table)")
    it.add_argument("--terminal", action="store_true", help="play in this terminal")
    it.add_argument("--plain", action="store_true", help="play in lines of text: no colors, no screen control")
    it.add_argument("--players", type=whole(1, 20), metavar="N", help="wizards at the table (default: 4)")
    it.add_argument("--humans", type=whole(0, 20), metavar="K", help="people at this keyboard (default: 1)")
    it.add_argument("--bots", metavar="NAME", help="who plays the other seats: random, monte-carlo")
    it.add_argument("--seed", type=SEEDS, metavar="S", help="the same seed deals the same cards")
    it.add_argument(
        "--pack", action="append", default=[], metavar="FILE", help="add the cards of a file; can be repeated"
    )
    it.add_argument("--instead", action="store_true", help="the packs' cards replace the game's of the same kinds")
    it.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a match option")
    it.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved match (default: the latest)"
    )
    it.set_defaults(run=later("play"))


def simulate(commands: Commands) -> None:
    it = command(
        commands,
        "simulate",
        "let bots play many matches, and count",
        "spellwright simulate skullzfyre --games 1000 --players 4 --bot monte-carlo --bot random --seed 7",
    )
    it.add_argument("game", metavar="GAME", help=f"which game: {GAMES}")
    it.add_argument("--games", type=whole(1, MOST), default=100, metavar="N", help="matches to play (default: 100)")
    it.add_argument("--players", type=whole(1, 20), default=4, metavar="K", help="wizards at the table (default: 4)")
    it.add_argument("--bot", action="append", default=[], metavar="NAME", help="a bot; several take seats in turn")
    it.add_argument("--seed", type=SEEDS, default=0, metavar="S", help="the same seed plays the same matches")
    it.add_argument("--cards", action="store_true", help="also count what cards did, were offered and bought")
    it.add_argument("--processes", type=whole(1, 1024), metavar="P", help="how many at once (default: all cores)")
    it.add_argument("--pack", action="append", default=[], metavar="FILE", help="add the cards of a file")
    it.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a match option")
    it.add_argument("--json", action="store_true", help="print one JSON object")
    it.set_defaults(run=later("simulate"))


def cards(commands: Commands) -> None:
    it = command(
        commands,
        "cards",
        "check, explain and list what cards can say",
        'spellwright cards explain "Deal 3 damage to each foe." --game skullzfyre --kind source',
    )
    below = it.add_subparsers(metavar="WHAT", required=True, parser_class=Parser)
    check = command(
        below, "check", "read card files and say what is not understood", "spellwright cards check mine.toml"
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a pack in TOML")
    check.add_argument("--json", action="store_true", help="print one JSON object a line, one per card")
    check.set_defaults(run=later("cards", "check"))
    explain = command(
        below,
        "explain",
        "say how a text is understood",
        'spellwright cards explain "Heal 3 HP." --game skullzfyre --kind quality',
    )
    kinds = "; ".join(f"{slug}: {names}" for slug, names in KINDS.items())
    explain.add_argument("text", metavar="TEXT", help="the text of a card")
    explain.add_argument(
        "--game", default="skullzfyre", metavar="G", help=f"whose cards: {GAMES} (default: skullzfyre)"
    )
    explain.add_argument("--kind", default="", metavar="K", help=f"the kind of card (default: the first). {kinds}")
    explain.add_argument("--json", action="store_true", help="print one JSON object")
    explain.set_defaults(run=later("cards", "explain"))
    phrases = command(below, "phrases", "the phrasebook: all a card can say", "spellwright cards phrases skullzfyre")
    phrases.add_argument(
        "game", nargs="?", default="skullzfyre", metavar="GAME", help=f"which game: {GAMES} (default: skullzfyre)"
    )
    phrases.add_argument("--json", action="store_true", help="print one JSON object a line, one per phrase")
    phrases.set_defaults(run=later("cards", "phrases"))


def rules(commands: Commands) -> None:
    it = command(commands, "rules", "the rules of a game, searchable", "spellwright rules skullzfyre wild magic")
    it.add_argument("game", metavar="GAME", help=f"which game: {GAMES}")
    it.add_argument("words", nargs="*", metavar="ID | WORD", help="a rule's number, or words it holds (default: all)")
    it.add_argument("--json", action="store_true", help="print one JSON object a line, one per rule")
    it.set_defaults(run=later("rules"))


def replay(commands: Commands) -> None:
    it = command(commands, "replay", "step through a match that was played", "spellwright replay match.json --all")
    it.add_argument("file", nargs="?", metavar="FILE", help="a record or a saved match (default: the last you played)")
    it.add_argument("--all", action="store_true", help="print the whole log and end")
    it.add_argument(
        "--seat", type=whole(0, 20), metavar="N", help="see it from this seat, 1 is the first (default: everybody's)"
    )
    it.add_argument("--json", action="store_true", help="with the log and the result as one JSON object")
    it.set_defaults(run=later("replay"))


def bench(commands: Commands) -> None:
    it = command(commands, "bench", "measure how fast the engine is", "spellwright bench skullzfyre --json")
    it.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {GAMES} (default: all)")
    it.add_argument("--json", action="store_true", help="print one JSON object a line, one per game")
    it.set_defaults(run=later("bench"))
