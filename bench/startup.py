"""How long a user waits: import, help, cold compile (once), warm native start (median of five)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

from heorot.games import REGISTRY

WARM = """
from heorot.engine.native import Native
from heorot.games import load

game = load({game!r})
Native(game).play(bytes(16), game.player_counts[0], 0, 1)
"""


def seconds(*arguments: str, cache: str) -> float:
    """How long a fresh Python process takes."""
    start = perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"XDG_CACHE_HOME": cache},
    )
    return perf_counter() - start


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as cache:

        def five(*arguments: str) -> float:
            return median(seconds(*arguments, cache=cache) for _ in range(5))

        nothing = five("-c", "pass")
        print(f"python -c pass                  {nothing:6.2f} s")
        print(f"import heorot, beyond that      {five('-c', 'import heorot') - nothing:6.2f} s")
        print(f"heorot --help, whole process    {five('-m', 'heorot.cli', '--help'):6.2f} s")
        for game in REGISTRY:
            cold = seconds("-m", "heorot.cli", "compile", game, cache=cache)
            print(f"{game}: cold compile             {cold:6.2f} s")
            script = WARM.format(game=game)
            print(f"{game}: warm start, one game     {five('-c', script):6.2f} s")


if __name__ == "__main__":
    main()
