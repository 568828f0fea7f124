"""Are the tests of a game good enough to notice when a rule is wrong?

``scripts/mutate GAME`` changes the rules of a game in one small place at a time (`tools.mutants`)
and runs the game's own tests, ``tests/GAME`` without those marked ``full``, until one fails: the
mutant is killed. It fails unless enough mutants are.

The rules of a game are what `setup`, `legal`, `apply`, `score`, `tiebreak` and `imagine` lead to;
``--all`` adds `observe` and `appeals`, whose numbers are matters of taste. Places are sampled by a
seed.

Nothing is written. The tests are collected once; for each mutant the process forks, and the child
puts other code into the one function and runs those tests that call it: first those that killed
other mutants of the same function, then the others, fastest first. Which ones call it, and how fast
they are, is found out before by running all of them on the unchanged rules.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Literal, NamedTuple

import pytest

from heorot.core.game import Game
from heorot.core.luck import open_luck, philox
from heorot.games import load
from tools.mutants import Mutant, Place, places, rules_below

RULES = ("setup", "legal", "apply", "score", "tiebreak", "imagine")
BESIDES = ("observe", "appeals")
ENOUGH = 85
"""So many of a hundred mutants must be killed."""

Fate = Literal["killed", "timed out", "survived", "not called"]
"""The first two are deaths; `not called`: no test calls the rule at all."""


class Costs(NamedTuple):
    """What is known about a test: how long it takes, and which rules it calls."""

    seconds: float
    calls: set[str]


def places_of(game: Game, *, everything: bool = False) -> list[Place]:
    """All places of a game's rules."""
    names = RULES + BESIDES if everything else RULES
    rules = rules_below(*(getattr(game, name) for name in names))
    own = [rule for rule in rules if game.folder in Path(rule.__code__.co_filename).parents]
    return [place for rule in own for place in places(rule)]


def sample(found: list[Place], count: int, seed: int) -> list[Mutant]:
    """One mutant at each of `count` places."""
    luck = open_luck(seed)
    order = sorted(range(len(found)), key=lambda number: philox(luck, 0, number, 0))
    return [
        found[number].mutant(philox(luck, 1, number, 0) % len(found[number].changes))
        for number in sorted(order[:count])
    ]


class Trial:
    """A pytest plugin that runs the collected tests once for every mutant, each time in a child."""

    def __init__(
        self, mutants: list[Mutant], workers: int, report: Callable[[Mutant, Fate, str], None]
    ) -> None:
        self._mutants, self._workers, self._report = mutants, workers, report
        self._rules = {id(mutant.rule.__code__): _name(mutant) for mutant in mutants}
        self._killers: dict[str, list[str]] = {}
        self._failed: tuple[str, str] | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note that a test failed."""
        if report.failed:
            self._failed = report.nodeid, report.longreprtext

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In the place of pytest's own loop."""
        if session.testsfailed or not session.items:
            raise pytest.UsageError("the tests could not be collected")
        costs = self._run_unchanged(session)
        waiting, running = list(self._mutants), dict[int, tuple[Mutant, int]]()
        while waiting or running:
            while waiting and len(running) < self._workers:
                mutant = waiting.pop(0)
                items = self._tests_of(mutant, session, costs)
                if items:
                    child, reader = _fork(partial(self._try, mutant, items, costs))
                    running[child] = mutant, reader
                else:
                    self._report(mutant, "not called", "")
            if running:
                child, status = os.wait()
                self._note(*running.pop(child), status)
        return True

    def _tests_of(
        self, mutant: Mutant, session: pytest.Session, costs: dict[str, Costs]
    ) -> list[pytest.Item]:
        name = _name(mutant)
        calling = [item for item in session.items if name in costs[item.nodeid].calls]
        killers = self._killers.get(name, [])
        return sorted(calling, key=lambda i: (i.nodeid not in killers, costs[i.nodeid].seconds))

    def _try(self, mutant: Mutant, items: list[pytest.Item], costs: dict[str, Costs]) -> str:
        """In a child: the name of the test that kills the mutant, or nothing."""
        _fall_silent(items[0].config)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the child
        mutant.put_in()
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_REAL, 5 + 10 * costs[item.nodeid].seconds)
            self._run(item, following)
            if self._failed:
                return self._failed[0]
        return ""

    def _note(self, mutant: Mutant, reader: int, status: int) -> None:
        """What became of a mutant."""
        with os.fdopen(reader) as pipe:
            killer = pipe.read()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
            self._report(mutant, "timed out", "")
        elif status != 0:
            raise pytest.UsageError(f"the tests broke down on {mutant}")
        elif killer:
            self._killers.setdefault(_name(mutant), []).append(killer)
            self._report(mutant, "killed", killer)
        else:
            self._report(mutant, "survived", "")

    def _run(self, item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def _run_unchanged(self, session: pytest.Session) -> dict[str, Costs]:
        """The costs of all tests."""
        child, reader = _fork(partial(self._note_costs, session))
        with os.fdopen(reader) as pipe:
            answer = pipe.read()
        if os.waitpid(child, 0)[1] != 0:
            raise pytest.UsageError("the tests broke down on the unchanged rules")
        failed, found = json.loads(answer)
        if failed:
            raise pytest.UsageError("a test fails on the unchanged rules: " + "\n".join(failed))
        return {test: Costs(seconds, set(calls)) for test, (seconds, calls) in found.items()}

    def _note_costs(self, session: pytest.Session) -> str:
        """In a child: run every test, and note how long it takes and which rules it calls."""
        _fall_silent(session.config)
        costs = {}
        for item in session.items:
            calls: set[str] = set()
            started = time.monotonic()
            sys.setprofile(self._noting(calls))
            self._run(item, None)
            sys.setprofile(None)
            costs[item.nodeid] = (time.monotonic() - started, sorted(calls))
            if self._failed:
                break
        return json.dumps([self._failed, costs])

    def _noting(self, calls: set[str]) -> Callable[[FrameType, str, Any], None]:
        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and id(frame.f_code) in self._rules:
                calls.add(self._rules[id(frame.f_code)])

        return note


def _name(mutant: Mutant) -> str:
    """A rule as its calls are noted."""
    return f"{mutant.rule.__module__}.{mutant.rule.__qualname__}"


def _fork(work: Callable[[], str]) -> tuple[int, int]:
    """Start a child: its process id, and where to read what `work` answers."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    status = 1
    try:  # whatever happens, a child must not go on as if it were the parent
        answer = work()
        with os.fdopen(writer, "w") as pipe:
            pipe.write(answer)
        status = 0
    finally:
        os._exit(status)


def _fall_silent(config: pytest.Config) -> None:
    """A child of many does not speak for pytest."""
    config.pluginmanager.unregister(name="terminalreporter")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def main() -> None:
    """Run the trial."""
    parser = argparse.ArgumentParser(
        prog="scripts/mutate",
        description="Change a game's rules in small places and see whether its tests notice.",
    )
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200, help="how many places (200)")
    parser.add_argument("--seed", type=int, default=0, help="which ones (0)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="also observe and appeals")
    parser.add_argument("--tests", type=Path, help="instead of tests/GAME")
    options = parser.parse_args()
    found = places_of(load(options.game), everything=options.all)
    mutants = sample(found, options.count, options.seed)
    fates: list[Fate] = []

    def report(mutant: Mutant, fate: Fate, killer: str) -> None:
        fates.append(fate)
        where = f"{Path(mutant.rule.__code__.co_filename).name}:{mutant.line}"
        by = f"  [{killer.rpartition('::')[2]}]" if killer else ""
        _say(f"{len(fates):4} {fate:10} {where}  {mutant.before}  →  {mutant.after}{by}")

    trial = Trial(mutants, options.workers, report)
    tests = str(options.tests or Path("tests") / options.game)
    quiet = ["-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-m", "not full"]
    with TemporaryDirectory() as folder:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder  # of all children, who do not tidy up
        status = pytest.main([*quiet, tests], plugins=[trial])
    if len(fates) < len(mutants):
        raise SystemExit(f"the trial broke off: {status!r}")
    killed = sum(fate in ("killed", "timed out") for fate in fates)
    share = 100 * killed / len(fates)
    _say(f"{options.game}: {killed} of {len(fates)} mutants killed, {share:.1f} %")
    sys.exit(0 if share >= ENOUGH else 1)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
