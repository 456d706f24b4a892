"""Many matches between bots: the same result from the same seed, whatever the number of processes."""

from __future__ import annotations

import functools
import hashlib
import itertools
import multiprocessing
import os
import signal
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from spellwright.bots import Bot, advance, bot
from spellwright.core.match import Match
from spellwright.errors import SetupError
from spellwright.games import find
from spellwright.lab.cards import CardTally, tally_cards
from spellwright.lab.intervals import mean_interval, wilson
from spellwright.lab.market import Market, Watch
from spellwright.packs.files import Pack, load_pack

LONGEST = 100_000  # decisions; a match that goes on beyond is left undecided
CHUNK = 8  # matches a process is given at a time


@dataclass
class Outcome:
    """One match: who sat where, who won, how long it was."""

    index: int
    winners: list[int]
    scores: list[int]
    decisions: int
    rounds: int
    cards: CardTally | None = None
    markets: dict[str, Market] | None = None  # by bot
    first: int = -1  # who had the first turn
    ending: str = ""


@dataclass
class Result:
    """What came of the matches that were played."""

    game: str
    players: int
    bots: list[str]
    seed: int
    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def matches(self) -> int:
        return len(self.outcomes)

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    def seats(self) -> list[dict[str, Any]]:
        """How each seat did."""
        return [self._row(str(seat), [(o, seat) for o in self.outcomes]) for seat in range(self.players)]

    def by_bot(self) -> list[dict[str, Any]]:
        """How each bot did, in whatever seat it sat."""
        rows = []
        for name in dict.fromkeys(self.bots):
            sat = [(o, s) for o in self.outcomes for s in range(self.players) if self.bot_at(o.index, s) == name]
            rows.append(self._row(name, sat))
        return rows

    def bot_at(self, index: int, seat: int) -> str:
        return at_seat(self.bots, index, seat)

    def _row(self, name: str, sat: list[tuple[Outcome, int]]) -> dict[str, Any]:
        wins = sum(1 / len(o.winners) for o, seat in sat if seat in o.winners)
        scores = [o.scores[seat] for o, seat in sat]
        total = float(sum(scores))
        return {
            "name": name,
            "played": len(sat),
            "wins": wins,
            "win rate": wins / len(sat) if sat else 0.0,
            "win interval": wilson(wins, len(sat)),
            "mean score": total / len(sat) if sat else 0.0,
            "score interval": mean_interval(total, float(sum(s * s for s in scores)), len(scores)),
        }

    def cards(self) -> CardTally:
        """How often each card was used, and how often by the one who then won."""
        whole = CardTally()
        for outcome in self.outcomes:
            if outcome.cards is not None:
                whole.add(outcome.cards)
        return whole

    def markets(self) -> dict[str, Market]:
        """What each bot bought of what was on offer; empty where nothing is ever for sale."""
        whole: dict[str, Market] = {}
        for outcome in self.outcomes:
            for name, market in (outcome.markets or {}).items():
                whole.setdefault(name, Market()).add(market)
        return {name: market for name, market in whole.items() if market.rows()}

    def first_player(self) -> dict[str, Any] | None:
        """How the one who had the first turn did; None where nobody has."""
        sat = [(outcome, outcome.first) for outcome in self.outcomes if outcome.first >= 0]
        return self._row("first player", sat) if sat else None

    def endings(self) -> dict[str, int]:
        """How many matches ended in which way, the commonest first."""
        counts = Counter(outcome.ending for outcome in self.outcomes if outcome.ending)
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))

    def as_dict(self) -> dict[str, Any]:
        rounds = [outcome.rounds for outcome in self.outcomes]
        return {
            "game": self.game,
            "players": self.players,
            "bots": self.bots,
            "seed": self.seed,
            "matches": self.matches,
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions per second": round(self.decisions / self.seconds) if self.seconds else 0,
            "rounds": sum(rounds) / len(rounds) if rounds else 0.0,
            "median rounds": statistics.median(rounds) if rounds else 0.0,
            "first player": self.first_player(),
            "endings": self.endings(),
            "seats": self.seats(),
            "by bot": self.by_bot(),
        }


@dataclass(frozen=True)
class Task:
    """What every process must know."""

    slug: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...]
    packs: tuple[str, ...]
    cards: bool

    def bot_at(self, index: int, seat: int) -> str:
        return at_seat(self.bots, index, seat)


def at_seat(bots: Sequence[str], index: int, seat: int) -> str:
    """Bots move one seat on from match to match, so that no seat favors one."""
    return bots[(seat + index) % len(bots)]


def simulate(
    slug: str,
    matches: int,
    players: int,
    bots: Sequence[str],
    seed: int,
    processes: int | None = None,
    options: dict[str, str] | None = None,
    packs: Sequence[str] = (),
    progress: Callable[[int, int], None] | None = None,
    cards: bool = False,
) -> Result:
    """Play matches on all cores. One bot's name sits in every seat; fewer names than seats go round.

    `progress` is told how many matches are done, of how many; `cards` also counts what every card did.
    An interruption (Ctrl-C) ends it with what was done so far.
    """
    if matches < 1:
        raise SetupError(f"{matches} matches cannot be played; ask for 1 or more")
    if len(bots) > players:
        raise SetupError(f"{len(bots)} bots do not fit on {players} seats")
    seated = tuple(bots[seat % len(bots)] for seat in range(players)) if bots else ("random",) * players
    task = Task(slug, players, seated, seed, tuple(sorted((options or {}).items())), tuple(packs), cards)
    seat_up(task, 0)  # faults in the setting are told here, not in another process
    result = Result(slug, players, list(seated), seed)
    begun = time.perf_counter()
    try:
        for outcomes in _played(task, matches, processes or cores()):
            result.outcomes += outcomes
            if progress is not None:
                progress(len(result.outcomes), matches)
    except KeyboardInterrupt:
        result.interrupted = True
    result.outcomes.sort(key=lambda outcome: outcome.index)
    result.seconds = time.perf_counter() - begun
    return result


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played(task: Task, matches: int, processes: int) -> Iterator[list[Outcome]]:
    chunks = [range(at, min(at + CHUNK, matches)) for at in range(0, matches, CHUNK)]
    if processes == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_all(task, chunk)
        return
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(chunks)), context, _leave_interrupts) as pool:
        waiting: set[Future[list[Outcome]]] = set()
        todo = iter(chunks)
        try:
            while True:
                for chunk in itertools.islice(todo, 2 * processes - len(waiting)):
                    waiting.add(pool.submit(play_all, task, chunk))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:  # nobody waits for what is still being played
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal: it is for the one that gathers the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(task: Task, indexes: range) -> list[Outcome]:
    return [play(task, index) for index in indexes]


def play(task: Task, index: int) -> Outcome:
    match, bots = seat_up(task, index)
    watch = Watch(match) if task.cards else None
    decisions = advance(match, bots, LONGEST)
    rounds = sum(match.game.begins_round(event) for event in match.happenings())
    turns = (match.game.begins_turn(event) for event in match.happenings())
    first = next((seat for seat in turns if seat >= 0), -1)
    cards = tally_cards(match) if task.cards else None
    markets = watch.markets([task.bot_at(index, seat) for seat in range(task.players)]) if watch else None
    ending = match.game.ending(match.state) if match.over else ""
    return Outcome(index, match.winners, match.scores, decisions, rounds, cards, markets, first, ending)


def seat_up(task: Task, index: int) -> tuple[Match, dict[int, Bot]]:
    """A match and its bots: their seeds come from the run's seed and the match's number alone."""
    packs = [_pack(path) for path in task.packs]
    match = find(task.slug).new(task.players, _seed(task, index, 0), packs, options=dict(task.options))
    seats = range(task.players)
    return match, {seat: bot(task.bot_at(index, seat), _seed(task, index, 1 + seat)) for seat in seats}


def _seed(task: Task, index: int, part: int) -> int:
    """Far apart for neighbours: no two matches, and no match and bot, share a run of luck."""
    text = f"{task.seed} {index} {part}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big")


@functools.cache
def _pack(path: str) -> Pack:
    return load_pack(path)
