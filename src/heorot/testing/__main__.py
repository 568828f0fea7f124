"""Run the kit on a game: ``python -m heorot.testing GAME WITNESS``.

GAME is the name of a game that is found, or ``module:attribute``; WITNESS is a module.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from typing import cast

from heorot.core.game import Game
from heorot.games import load
from heorot.testing.cases import Case, Witness, cases
from heorot.testing.kit import CHECKS, Check


def find(name: str) -> Game:
    """A registered game, or one in a module of its own."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return load(name)
    game = getattr(import_module(module), attribute)
    if not isinstance(game, Game):
        raise SystemExit(f"{name} is no Game")
    return game


def run(check: Check, case: Case, number: int, *, full: bool) -> str:
    """Run a check on a case; how it failed, or nothing."""
    try:
        check.quick(case)
        for seeds in check.blocks(number) if full else ():
            check.run(case, seeds)
    except Exception as error:  # noqa: BLE001 (whatever a game of somebody else raises is its failure)
        notes = "\n".join(getattr(error, "__notes__", ()))
        return f"{type(error).__name__}: {error}\n{notes}"
    return ""


def main() -> None:
    """Run every check and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m heorot.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("witness")
    parser.add_argument("--full", action="store_true", help="many games instead of a few")
    options = parser.parse_args()
    witness = cast("Witness", import_module(options.witness))
    all_cases = list(cases(find(options.game), witness))
    failures = 0
    for case in all_cases:
        for check in CHECKS:
            started = time.monotonic()
            failure = run(check, case, len(all_cases), full=options.full)
            failures += bool(failure)
            verdict = "FAILED" if failure else "ok"
            seconds = time.monotonic() - started
            sys.stdout.write(f"{verdict:7}{seconds:6.1f} s  {case}: {check}\n")
            sys.stdout.write(f"{failure[:4000]}\n" if failure else "")
            sys.stdout.flush()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
