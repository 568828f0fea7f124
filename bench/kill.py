"""Kills a hall in the middle of play, and looks whether anything that it has acknowledged is lost.

The same as `tests/server/test_kill.py`, more often: in halls of a hundred kills each.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.killing import Report, kill_often

PART = 100


def main() -> None:
    """Kill as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    seen = Report(0, 0, 0)
    while seen.kills < given.kills:
        with tempfile.TemporaryDirectory() as folder:
            kills = min(PART, given.kills - seen.kills)
            seed = given.seed + seen.kills
            seen += asyncio.run(kill_often(Path(folder), kills, seed))
        print(seen, flush=True)


if __name__ == "__main__":
    main()
