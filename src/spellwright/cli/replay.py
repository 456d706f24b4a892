"""`spellwright replay`: a match that was played, event by event."""

from __future__ import annotations

import argparse
import json
import sys

from spellwright.cli.extras import need
from spellwright.core.view import SPECTATOR
from spellwright.errors import SetupError
from spellwright.terminal.playback import Playback, latest_record, read_record


def run(chosen: argparse.Namespace) -> int:
    record = read_record(chosen.file or latest_record())
    eyes = SPECTATOR if chosen.seat is None else chosen.seat - 1
    if not SPECTATOR <= eyes < record["players"]:
        raise SetupError(f"--seat {chosen.seat} is not at this table; seats are 1 to {record['players']}")
    playback = Playback(record, eyes)
    if chosen.json:
        print(json.dumps(playback.as_dict(), ensure_ascii=False))
        return 0
    if chosen.all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for line in playback.log:
            print(line)
        return 0
    need("textual", "terminal", "stepping through a match (without --all)")
    from spellwright.terminal.replay_app import ReplayApp

    ReplayApp(playback).run()
    return 0
