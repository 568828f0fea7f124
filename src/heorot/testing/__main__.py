"""Run the kit on a game: ``python -m heorot.testing GAME WITNESS``.

GAME is the name of a game that is found, or ``module:attribute``; WITNESS is a module.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import cast

from heorot.core.game import Game
from heorot.games import load
from heorot.testing.cases import Case, Witness, cases
from heorot.testing.kit import CHECKS, GAME_CHECKS, Check


def find(name: str) -> Game:
    """A registered game, or one in a module of its own."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return load(name)
    game = getattr(import_module(module), attribute)
    if not isinstance(game, Game):
        raise SystemExit(f"{name} is no Game")
    return game


def run(what: str, *checks: Callable[[], object]) -> bool:
    """Run some checks as one, and say how it went; whether one failed."""
    started, failure = time.monotonic(), ""
    try:
        for check in checks:
            check()
    except Exception as error:  # noqa: BLE001 (whatever a game of somebody else raises is its failure)
        notes = "\n".join(getattr(error, "__notes__", ()))
        failure = f"{type(error).__name__}: {error}\n{notes}"[:4000] + "\n"
    verdict = "FAILED" if failure else "ok"
    sys.stdout.write(f"{verdict:7}{time.monotonic() - started:6.1f} s  {what}\n{failure}")
    sys.stdout.flush()
    return bool(failure)


def runs(check: Check, case: Case, number: int, *, full: bool) -> list[Callable[[], object]]:
    """A check on one of so many cases."""
    blocks = check.blocks(number) if full else ()
    return [partial(check.quick, case), *(partial(check.run, case, seeds) for seeds in blocks)]


def main() -> None:
    """Run every check and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m heorot.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("witness")
    parser.add_argument("--full", action="store_true", help="many games instead of a few")
    options = parser.parse_args()
    game, witness = find(options.game), cast("Witness", import_module(options.witness))
    all_cases = list(cases(game, witness))
    failed = [run(f"{game.name}: {check}", partial(check.run, game)) for check in GAME_CHECKS]
    failed += [
        run(f"{case}: {check}", *runs(check, case, len(all_cases), full=options.full))
        for case in all_cases
        for check in CHECKS
    ]
    sys.exit(any(failed))


if __name__ == "__main__":
    main()
