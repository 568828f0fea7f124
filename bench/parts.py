"""What a move costs the hall, part by part, without sockets: bench/server --parts.

Many tables are played in turn, as in a hall, each move another one. Of the rounds in which every
table has moved once a quick one counts, so that a busy machine disturbs less; the first ones, in
which there is nothing yet that could be kept, do not.
"""

from __future__ import annotations

import gc
import random
import secrets
import tempfile
from collections import defaultdict
from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import thread_time
from types import SimpleNamespace
from typing import Any

from heorot.core.edition import Edition
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY, load
from heorot.match import OpenDice, Seat, Table
from heorot.server.door import COLLECT_AFTER
from heorot.server.quick import QuickRows, Written
from heorot.server.readers import Answered, Reader, Readers
from heorot.server.rows import MatchRow, Row
from heorot.server.store import Store, sqlite_url

TABLES, ROUNDS, FIRST_ROUNDS = 200, 40, 20
IN_A_COMMIT, WRITTEN = 40, 300
SETTINGS, DICE = "s" * 150, "d" * 600
"""As long as they are in a hall."""
PLAYERS = {"beest": 3}
"""Two in the others."""


class Clock:
    """How long each part took in each round."""

    def __init__(self) -> None:
        self._rounds: list[defaultdict[str, float]] = []

    def begin_round(self) -> None:
        """All moves from now on."""
        self._rounds.append(defaultdict(float))

    def time(self, part: str, deed: Callable[..., object], *given: object) -> None:
        """Do something, and note how long it took."""
        begin = thread_time()
        deed(*given)
        self._rounds[-1][part] += thread_time() - begin

    def found(self, part: str, count: int) -> float:
        """Microseconds for one of so many things that are done in a round, in a quick one."""
        rounds = sorted(one[part] for one in self._rounds[FIRST_ROUNDS:])
        return rounds[len(rounds) // 10] / count * 1e6


class Seats:
    """A table, and everybody who is told of it."""

    def __init__(self, game: str, seed: int, edition: Edition) -> None:
        seats = [Seat(name) for name in ("Ann", "Ben", "Cyd")[: PLAYERS.get(game, 2)]]
        self.table = Table(game, seats, OpenDice(seed), now=0, edition=edition)
        kept: Any = SimpleNamespace(chair=self.table.chair, is_begun=True)
        self.readers = Readers(kept)
        for seat in range(len(seats)):
            reader = Reader(SeatIndex(seat), "", lambda data: None, revision="none yet")
            self.readers.add(reader)
        self.readers.tell()

    def move(self, chance: random.Random, clock: Clock) -> None:
        """One move, everybody being told of it."""
        table = self.table
        seat = chance.choice(table.waited_for)
        chair, action = table.chair(seat), chance.choice(table.chair(seat).legal)
        clock.time("rules", chair.play, action, 0)
        if table.waited_for:  # what is told at the end is another thing
            clock.time("public", getattr, table.chair(SPECTATOR), "public_json")
            clock.time("choices", getattr, table.chair(table.waited_for[0]), "choices")
            secret_of = seat if table.is_secret else None
            clock.time("told", self.readers.tell, Answered(seat, "request-1"), secret_of)


def play(game: str) -> dict[str, float]:
    """Microseconds a move, by part."""
    clock, chance, seeds = Clock(), random.Random(7), count()  # noqa: S311
    edition = load(game).load_box(None)
    tables = [Seats(game, next(seeds), edition) for _ in range(TABLES)]
    for _ in range(ROUNDS):
        clock.begin_round()
        for number, one in enumerate(tables):
            if one.table.is_over:
                tables[number] = Seats(game, next(seeds), edition)
            tables[number].move(chance, clock)
    return {part: clock.found(part, TABLES) for part in LINES}


def write() -> float:
    """Microseconds a row, as many tables in a commit as wait under load."""
    clock, chance = Clock(), random.Random(7)  # noqa: S311
    with tempfile.TemporaryDirectory() as folder:
        store = Store(sqlite_url(Path(folder)))
        quick = QuickRows(store.engine)
        matches = [
            MatchRow(
                secrets.token_urlsafe(12), SETTINGS, DICE, "host", False, "playing", 0, 0, 0, 0
            )
            for _ in range(TABLES)
        ]
        with store.engine.begin() as connection:
            connection.exec_driver_sql("insert into guests values ('host', 'Ann', 0)")
            columns = ", ".join("?" * len(MatchRow._fields))
            names = ", ".join(MatchRow._fields)
            for match in matches:
                connection.exec_driver_sql(
                    f"insert into matches ({names}) values ({columns})",  # noqa: S608
                    tuple(match),
                )
        for number in range(WRITTEN):
            some = sorted(chance.sample(matches, IN_A_COMMIT))
            rows = [Row(number, "act", 0, 7, 1.5, secrets.token_urlsafe(16)) for _ in some]
            written = [
                Written(match._replace(touched=number, noticed=number), row)
                for match, row in zip(some, rows, strict=True)
            ]
            clock.begin_round()
            clock.time("rows", quick.write, written)
        quick.close()
        store.close()
    return clock.found("rows", IN_A_COMMIT)


LINES = {
    "rules": "the rules at the table",
    "public": "what everybody sees, as JSON",
    "choices": "what may be done, in the game's words",
    "told": "what each reader is told: own part, sentences, JSON",
}


def show() -> None:
    """Print the table."""
    gc.set_threshold(*COLLECT_AFTER)
    table = {game: play(game) for game in REGISTRY}
    print(f"{'µs a move':54}" + "".join(f"{game:>9}" for game in table))
    for part, label in LINES.items():
        print(f"{label:54}" + "".join(f"{found[part]:>9.1f}" for found in table.values()))
    print(f"{'together':54}" + "".join(f"{sum(one.values()):>9.1f}" for one in table.values()))
    print(f"{f'a row on the disk, {IN_A_COMMIT} in a commit':54}{write():>9.1f}")
