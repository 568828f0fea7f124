"""Kills a hall in the middle of play, and looks whether anything that it has acknowledged is lost.

The same as `tests/server/test_kill.py`, more often.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.killing import kill_often


def main() -> None:
    """Kill as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    print(f"seed {given.seed}")
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(kill_often(Path(folder), given.kills, given.seed)))


if __name__ == "__main__":
    main()
