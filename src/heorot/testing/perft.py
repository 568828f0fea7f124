"""Perft: how many different sequences of actions there are to a depth, as data files.

The plainest of counts, which a small change of any rule upsets. One file a game;
``python -m heorot.testing.perft FOLDER GAME...`` writes them anew::

    [[count]]
    players = 2
    seed = 0  # of the luck, and of the random game that leads to the root
    after = 120  # actions of that game before the root
    depth = 3
    sequences = 417
    box = "kingdoms"  # unless it is the standard one

A sequence has `depth` actions, or fewer if the game is over with its last.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from heorot.core.documents import to_toml
from heorot.core.game import Game
from heorot.core.luck import Luck
from heorot.core.position import STANDARD
from heorot.games import load
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import luck_of, random_game

ROOTS = (0, 30, 60, 90, 120, 150, 180, 210)
"""After so many actions of a random game the counting begins."""
ENOUGH = 3_000
"""Sequences are counted one action deeper until there are so many of them."""


class Row(NamedTuple):
    """One count of a file."""

    players: int
    seed: int
    after: int
    depth: int
    sequences: int
    box: str = STANDARD


def perft(case: Case, s: Any, luck: Luck, depth: int) -> int:
    """The number of action sequences of this length, or up to the end of the game, from `s` on."""
    if depth == 0 or s.decider < 0:
        return 1
    total = 0
    for action in case.engine.choices(s):
        after = s.copy()
        case.engine.apply(after, luck, action)
        total += perft(case, after, luck, depth - 1)
    return total


def root(case: Case, seed: int, after: int) -> Any:
    """The state after so many actions of a random game; the last one if the game is shorter."""
    return list(islice(random_game(case, seed), after + 1))[-1]


def count(case: Case, row: Row) -> int:
    """What the rules say now about a row."""
    return perft(case, root(case, row.seed, row.after), luck_of(case, row.seed), row.depth)


def rows(game: Game) -> Iterator[Row]:
    """The counts of a game."""
    for case in plain_cases(game):
        for seed, after in enumerate(ROOTS):
            depth = sequences = 1
            while sequences < ENOUGH and depth <= 12:
                row = Row(case.players, seed, after, depth, 0, case.box)
                sequences = count(case, row)
                yield row._replace(sequences=sequences)
                depth += 1


def perft_file(game: Game, folder: Path) -> Path:
    """Where the counts of a game lie."""
    return folder / f"{game.name}.toml"


def written(game: Game) -> str:
    """The file of a game."""
    head = f"# {game.name}, rules {game.version}. Written by python -m heorot.testing.perft\n"
    return head + "".join(f"\n[[count]]\n{to_toml(_table(row))}" for row in rows(game))


def _table(row: Row) -> dict[str, int | str]:
    table = row._asdict()
    if row.box == STANDARD:
        del table["box"]
    return table


def recorded(game: Game, folder: Path) -> list[Row]:
    """The counts in the file of a game."""
    path = perft_file(game, folder)
    assert path.exists(), f"{path} is missing: `python -m heorot.testing.perft` writes it"
    return [Row(**table) for table in tomllib.loads(path.read_text("utf-8"))["count"]]


def check_perft(case: Case, folder: Path, limit: int | None = None) -> None:
    """The recorded counts of a case, those up to `limit`, are what is counted now."""
    rows_of_case = [
        row
        for row in recorded(case.game, folder)
        if (row.players, row.box) == (case.players, case.box)
    ]
    assert rows_of_case, f"{perft_file(case.game, folder)} has no count for {case}"
    for row in rows_of_case:
        if limit is None or row.sequences <= limit:
            now = count(case, row)
            assert now == row.sequences, f"{case}: {now} sequences instead of {row}"


def main() -> None:
    """Write the counts."""
    parser = argparse.ArgumentParser(prog="python -m heorot.testing.perft", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="+", metavar="game")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for game in map(load, options.games):
        perft_file(game, options.folder).write_text(written(game), "utf-8")


if __name__ == "__main__":
    main()
