"""What a table costs a server, for every game at its largest table, one core, in one run.

Random matches are played once; then their moves are played again, measured in one way after the
other, in several rounds. Times are those of the processor, so that a busy machine does not disturb.
"""

from __future__ import annotations

import argparse
import gc
import io
import os
import pickle
import platform
import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.engine.interpreted import Interpreted
from heorot.games import REGISTRY, load
from heorot.match import OpenDice, Seat, Table

ROUNDS = 5
AIMS = {
    "action": 60.0,
    "public": 80.0,
    "own": 20.0,
    "kept": 64 * 1024.0,
    "rebuild": 30.0,
}
"""What no game should exceed: microseconds, bytes, and milliseconds for rebuilding."""


class Match(NamedTuple):
    """A match that was played at random."""

    seed: int
    actions: list[int]


class Bench:
    """A game at its largest table."""

    def __init__(self, game: Game, matches: int) -> None:
        self.game = game
        self.edition: Edition = game.load_box()
        self.seats = [Seat(f"Player {n}") for n in range(1, game.player_counts[-1] + 1)]
        self.readers = [SPECTATOR, *map(SeatIndex, range(len(self.seats)))]
        self.matches = [self._match(seed) for seed in range(matches)]
        self.longest = max(self.matches, key=lambda one: len(one.actions))
        self.actions = sum(len(one.actions) for one in self.matches)

    def _match(self, seed: int) -> Match:
        rng = random.Random(seed)  # noqa: S311 (random play needs no secrets)
        table = self.table(seed)
        while not table.is_over:
            table.play(rng.choice(table.moment.legal), now=0)
        return Match(seed, table.actions)

    def table(self, seed: int) -> Table:
        """A table at which nothing has been played."""
        return Table(self.game, self.seats, OpenDice(seed), edition=self.edition, now=0)

    # Microseconds.

    def rules(self) -> float:
        """Of the rules alone: legal actions found, one carried out."""
        engine, seconds = Interpreted(self.game, self.edition), 0.0
        for one in self.matches:
            luck = OpenDice(one.seed).luck()
            s = engine.new(len(self.seats), luck)
            begin = process_time()
            for action in one.actions:
                engine.choices(s)
                engine.apply(s, luck, action)
            seconds += process_time() - begin
        return seconds / self.actions * 1e6

    def action(self) -> float:
        """Of an action that a chair plays."""
        seconds = 0.0
        for one in self.matches:
            table = self.table(one.seed)
            begin = process_time()
            for action in one.actions:
                table.chair(table.decider).play(action, 0)
            seconds += process_time() - begin
        return seconds / self.actions * 1e6

    def told(self) -> float:
        """Of an action and all that all readers are sent of it."""
        seconds = 0.0
        for one in self.matches:
            table = self.table(one.seed)
            chairs = [table.chair(reader) for reader in self.readers]
            heard = [len(chair.log()) for chair in chairs]
            begin = process_time()
            for action in one.actions:
                table.chair(table.decider).play(action, 0)
                for number, chair in enumerate(chairs):
                    heard[number] += len(chair.log(heard[number]))
                    chair.view()
                    _ = chair.choices
            seconds += process_time() - begin
        return seconds / self.actions * 1e6

    def states(self) -> Iterator[Any]:
        """Every tenth state of the matches."""
        engine = Interpreted(self.game, self.edition)
        for one in self.matches:
            luck = OpenDice(one.seed).luck()
            s = engine.new(len(self.seats), luck)
            for number, action in enumerate(one.actions):
                if number % 10 == 0:
                    yield s
                engine.apply(s, luck, action)

    def part(self, make: Callable[[Any], Any]) -> float:
        """Of a part of a view, from a state."""
        seconds, count = 0.0, 0
        for s in self.states():
            begin = process_time()
            make(s)
            seconds += process_time() - begin
            count += 1
        return seconds / count * 1e6

    def public(self, s: Any) -> Any:
        return self.game.views.public(self.edition, self.game.seen(s, SPECTATOR))

    def own(self, s: Any) -> Any:
        return self.game.views.own(self.edition, self.game.seen(s, s.decider))

    # Bytes.

    def sizes(self, make: Callable[[Any], Any]) -> list[int]:
        """Of a part of a view as JSON."""
        return [len(msgspec.json.encode(make(s))) for s in self.states()]

    def kept(self) -> tuple[int, int]:
        """Of the longest match, with its last view: in memory, and pickled.

        Game and box are shared by all tables and not counted.
        """
        self.rebuilt().chair(SPECTATOR).view()
        gc.collect()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        table = self.rebuilt()
        table.chair(SPECTATOR).view()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        file = io.BytesIO()
        _Pickler(file, table).dump(table)
        return after - before, file.tell()

    def rebuilt(self) -> Table:
        """The longest match, from its moves."""
        table = self.table(self.longest.seed)
        table.replay(self.longest.actions, now=0)
        return table

    def rebuild(self) -> float:
        """Milliseconds for that."""
        begin = process_time()
        self.rebuilt()
        return (process_time() - begin) * 1e3


class _Pickler(pickle.Pickler):
    """Leaves out what all tables share."""

    def __init__(self, file: io.BytesIO, table: Table) -> None:
        super().__init__(file)
        self._shared = {id(table.game): "game", id(table.edition): "box"}

    def persistent_id(self, one: Any) -> str | None:
        return self._shared.get(id(one))


def measure(bench: Bench) -> dict[str, float]:
    """All figures of a game."""
    timed: dict[str, Callable[[], float]] = {
        "rules": bench.rules,
        "action": bench.action,
        "told": bench.told,
        "public": lambda: bench.part(bench.public),
        "own": lambda: bench.part(bench.own),
        "rebuild": bench.rebuild,
    }
    found = {name: median(run() for _ in range(ROUNDS)) for name, run in timed.items()}
    kept, pickled = bench.kept()
    public, own = bench.sizes(bench.public), bench.sizes(bench.own)
    return found | {
        "players": len(bench.seats),
        "longest": len(bench.longest.actions),
        "kept": kept,
        "pickled": pickled,
        "public JSON": sum(public) / len(public),
        "at most": max(public),
        "own JSON": sum(own) / len(own),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10, help="of each game")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    table = {}
    for name in REGISTRY:
        print(f"measuring {name}", file=sys.stderr)
        table[name] = measure(Bench(load(name), options.matches))
    print(f"{platform.machine()}, Python {platform.python_version()}, one core,", end=" ")
    print(f"{options.matches} matches of each game, medians of {ROUNDS} rounds")
    print(f"\n{'':52}" + "".join(f"{name:>10}" for name in table) + f"{'aim':>10}")
    for line, label in LINES.items():
        figures = "".join(f"{table[name][line]:>10,.0f}" for name in table)
        aim = AIMS.get(line)
        over = [name for name in table if aim is not None and table[name][line] > aim]
        print(f"{label:52}{figures}{aim or '':>10}{'   over: ' + ', '.join(over) if over else ''}")


LINES = {
    "players": "players",
    "rules": "the rules alone, µs an action",
    "action": "an action at a table, µs",
    "told": "the same, and views and entries of all readers, µs",
    "public": "the public part of a view, µs",
    "own": "the own part of who decides, µs",
    "public JSON": "the public part as JSON, bytes on average",
    "at most": "at most",
    "own JSON": "the own part as JSON, bytes on average",
    "longest": "actions of the longest match",
    "kept": "kept of it in memory, bytes",
    "pickled": "the same pickled, bytes",
    "rebuild": "time to rebuild it from its moves, ms",
}


if __name__ == "__main__":
    main()
