"""Where the time of random play goes: the functions that were running when a clock struck.

    python benchmarks/where_time_goes.py [GAME]

The interpreted build tells its functions apart; of the compiled one use a profiler for machine code, such as perf.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from spellwright.lab.bench import build
from spellwright.lab.speed import core

TICK = 0.001  # seconds of work between two looks
SECONDS = 5.0
SHOWN = 25


def main(game: str) -> None:
    if build() == "compiled":
        sys.exit("this looks into the interpreted build; run it without the compiled one on PYTHONPATH")
    alone: Counter[str] = Counter()
    within: Counter[str] = Counter()

    def look(_signal: int, frame: FrameType | None) -> None:
        names = []
        while frame is not None:
            names.append(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_qualname}")
            frame = frame.f_back
        alone[names[0]] += 1
        within.update(set(names))

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
    rate = core(game, SECONDS)
    signal.setitimer(signal.ITIMER_PROF, 0)

    looks = alone.total()
    print(f"{rate:,.0f} decisions/s in the core, interpreted; {looks:,} looks\n")
    print(f"{'itself':>8} {'with all it calls':>18}")
    for name, count in alone.most_common(SHOWN):
        print(f"{count / looks:>8.1%} {within[name] / looks:>18.1%}  {name}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "skullzfyre")
