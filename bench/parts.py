"""What a move costs the hall, part by part, without sockets: bench/server --parts.

Matches are played several times with the same moves; of each part the least time counts that it
took with a move, so that a busy machine does not disturb; what can be kept is kept by then.
"""

from __future__ import annotations

import random
import tempfile
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any

from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY
from heorot.match import OpenDice, Seat, Table
from heorot.server.quick import QuickRows, Written
from heorot.server.readers import Answered, Reader, Readers
from heorot.server.rows import MatchRow, Row
from heorot.server.store import Store, sqlite_url

ROUNDS, MATCHES = 8, 3
IN_A_COMMIT = 50
PLAYERS = {"beest": 3}
"""Two in the others."""


class Clock:
    """The least time that each part took at each step."""

    def __init__(self) -> None:
        self._least: defaultdict[str, dict[object, float]] = defaultdict(dict)

    def time(self, part: str, step: object, deed: Callable[..., object], *given: object) -> None:
        """Do something, and note how long it took."""
        begin = process_time()
        deed(*given)
        took = process_time() - begin
        self._least[part][step] = min(took, self._least[part].get(step, took))

    def found(self) -> dict[str, float]:
        """Microseconds an action."""
        steps = max(len(one) for one in self._least.values())
        return {part: sum(one.values()) / steps * 1e6 for part, one in self._least.items()}


def play(game: str, seed: int, clock: Clock) -> None:
    """A match at random, everybody being told of it."""
    seats = [Seat(name) for name in ("Ann", "Ben", "Cyd")[: PLAYERS.get(game, 2)]]
    table = Table(game, seats, OpenDice(seed), now=0)
    kept: Any = SimpleNamespace(chair=table.chair, is_begun=True)
    readers = Readers(kept)
    sent: list[bytes] = []
    for seat in range(len(seats)):
        readers.add(Reader(SeatIndex(seat), "", sent.append, revision="none yet"))
    readers.tell()
    chance = random.Random(seed)  # noqa: S311 (random play needs no secrets)
    while not table.is_over:
        step = seed, table.changes
        seat = chance.choice(table.waited_for)
        chair, action = table.chair(seat), chance.choice(table.chair(seat).legal)
        clock.time("rules", step, chair.play, action, 0)
        if table.waited_for:  # what is told at the end is another thing
            clock.time("public", step, getattr, table.chair(SPECTATOR), "public_json")
            clock.time("choices", step, getattr, table.chair(table.waited_for[0]), "choices")
            secret_of = seat if table.is_secret else None
            clock.time("told", step, readers.tell, Answered(seat, "request-1"), secret_of)


def write(clock: Clock) -> None:
    """Rows of many tables, as many in a commit as wait under load."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(sqlite_url(Path(folder)))
        quick = QuickRows(store.engine)
        matches = [
            MatchRow(f"table-{n:016}", "{}", "", "host", False, "playing", 0, 0, 0, 0)
            for n in range(IN_A_COMMIT)
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
        for number in range(100):
            row = Row(number, "act", 0, 7, 1.5, f"request-{number}")
            rows = [Written(match, row) for match in matches]
            clock.time("rows", 0, quick.write, rows)
        quick.close()
        store.close()


LINES = {
    "rules": "the rules at the table",
    "public": "what everybody sees, as JSON",
    "choices": "what may be done, in the game's words",
    "told": "what each reader is told: own part, sentences, JSON",
}


def show() -> None:
    """Print the table."""
    table = {}
    for game in REGISTRY:
        clock = Clock()
        for seed in [*range(MATCHES)] * ROUNDS:
            play(game, seed, clock)
        table[game] = clock.found()
    print(f"{'µs an action':54}" + "".join(f"{game:>9}" for game in table))
    for part, label in LINES.items():
        print(f"{label:54}" + "".join(f"{found[part]:>9.1f}" for found in table.values()))
    print(f"{'together':54}" + "".join(f"{sum(one.values()):>9.1f}" for one in table.values()))
    clock = Clock()
    write(clock)
    row = clock.found()["rows"] / IN_A_COMMIT
    print(f"{f'a row on the disk, {IN_A_COMMIT} in a commit':54}{row:>9.1f}")
