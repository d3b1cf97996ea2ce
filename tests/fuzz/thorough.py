"""Fuzzes for some minutes, round by round: `scripts/fuzz --minutes 10`.

Every round has a seed of its own, which is printed, so that what it found can be found again.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/fuzz", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("--minutes", type=float, default=10, help="no round is begun after that (10)")
    parser.add_argument("--first", type=int, default=int(time.time()), help="the seed of the first round")
    parser.add_argument("--times", type=int, default=4, help="as many examples a round as in make test (4)")
    parser.add_argument("--only", default="", help="what pytest takes as -k: files, server, ...")
    asked = parser.parse_args(given)
    begun, seed = time.monotonic(), asked.first
    while time.monotonic() - begun < 60 * asked.minutes:
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", f"--hypothesis-seed={seed}", str(HERE)]
        command += ["-k", asked.only] if asked.only else []
        ended = subprocess.run(command, env={**os.environ, "FABLETOP_FUZZ": str(asked.times)}).returncode
        print(
            f"seed {seed}, {time.monotonic() - begun:.0f} s: {'FAILED' if ended else 'all held'}", flush=True
        )
        if ended:
            return ended
        seed += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
