"""A simulation that is stopped gives what it has done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spellwright.lab.simulate import simulate

SCRIPT = """
from spellwright.lab.simulate import simulate

if __name__ == "__main__":
    def tell(done, of):
        print(done, of, flush=True)

    result = simulate("skullzfyre", 1_000_000, 4, ["random"], 1, processes=2, progress=tell)
    print("interrupted" if result.interrupted else "complete", result.matches, len(result.outcomes), flush=True)
"""


def test_an_interrupted_simulation_keeps_the_matches_that_were_played() -> None:
    def stop(done: int, of: int) -> None:
        assert of == 40
        if done >= 8:
            raise KeyboardInterrupt

    result = simulate("skullzfyre", 40, 2, ["random"], 3, processes=1, progress=stop)
    assert result.interrupted
    assert 8 <= result.matches < 40
    assert sum(row["wins"] for row in result.seats()) == result.matches
    whole = simulate("skullzfyre", 40, 2, ["random"], 3, processes=1)
    assert not whole.interrupted
    assert result.outcomes == whole.outcomes[: result.matches]


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no process groups")
def test_ctrl_c_in_a_terminal_stops_all_processes_quietly(tmp_path: Path) -> None:
    script = tmp_path / "many.py"
    script.write_text(SCRIPT)
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip().endswith(" 1000000")
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    word, matches, outcomes = out.splitlines()[-1].split()
    assert word == "interrupted"
    assert 0 < int(matches) == int(outcomes) < 1_000_000
    assert err == ""
    assert process.returncode == 0
