"""The native backend: the rules compiled by Numba.

Calls take arrays of records. Compiled loops release the GIL, so that a batch is spread over threads
by slices; every game has luck of its own, so that the results do not depend on the slicing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import Luck, keyed_luck, open_luck
from heorot.engine import cache, loops
from heorot.engine.compiler import compile_loop
from heorot.engine.interpreted import Matched, Played, players_key
from heorot.engine.layout import Array, array_of, fetch
from heorot.engine.link import Function

LOOPS = (
    loops.match_many,
    loops.play_many,
    loops.start_many,
    loops.step_many,
    loops.observe_many,
)
"""The loops that are compiled for every game."""


class Native:
    """A game's rules as machine code."""

    def __init__(self, game: Game, edition: Edition | None = None) -> None:
        self.game = game
        self.edition = edition or game.load_box(None)
        self._boxes = array_of(self.edition.box)
        self._loops: dict[Any, Function] = {}

    def play(
        self, key: bytes, players: int, first: int, count: int, threads: int = 1, **options: int
    ) -> Played:
        """Play games `first` to ``first + count - 1`` at random."""
        blank = array_of(self.game.blank(players, **options))
        digests = np.zeros(count, np.int64)

        def run(part: slice) -> tuple[int, int]:
            tally: tuple[int, int] = self._loop(loops.play_many)(
                self._boxes,
                blank,
                blank.copy(),
                array_of(keyed_luck(key)),
                self._choices(),
                first + part.start,
                digests[part],
            )
            return tally

        tallies = over_threads(run, count, threads)
        actions, decisions = (sum(column) for column in zip(*tallies, strict=True))
        return Played(actions, decisions, digests.tolist())

    def match(
        self,
        key: bytes,
        players: int,
        first: int,
        count: int,
        greedy_seats: int,
        threads: int = 1,
        **options: int,
    ) -> Matched:
        """Play games with greedy players at the bits of `greedy_seats`, random ones elsewhere."""
        blank = array_of(self.game.blank(players, **options))
        most = players + len(self.game.rivals_beside(players))
        scores = np.zeros((count, most), np.int64)
        tiebreaks = np.zeros((count, most), np.int64)
        lengths = np.zeros(count, np.int64)

        def run(part: slice) -> None:
            self._loop(loops.match_many)(
                self._boxes,
                blank,
                np.concatenate([blank, blank]),
                array_of(keyed_luck(key), keyed_luck(players_key(key))),
                self._choices(),
                first + part.start,
                greedy_seats,
                scores[part],
                tiebreaks[part],
                lengths[part],
            )

        over_threads(run, count, threads)
        return Matched(scores.tolist(), tiebreaks.tolist(), lengths.tolist())

    def batch(self, players: int, lucks: list[Luck], threads: int = 1, **options: int) -> Batch:
        """New games, one for each luck, to be stepped together."""
        blank = array_of(self.game.blank(players, **options))
        return Batch(self, blank, array_of(*lucks), threads)

    def _choices(self) -> Array:
        return np.zeros(self.game.actions.count, np.int64)

    def _loop(self, loop: Any) -> Function:
        if loop not in self._loops:
            self._loops[loop] = compile_loop(self.game, loop)
        return self._loops[loop]


class Batch:
    """Many games of one kind, stepped together."""

    def __init__(self, native: Native, blank: Array, lucks: Array, threads: int) -> None:
        self._native = native
        self._lucks = lucks
        self._threads = threads
        self.games: Array = np.zeros(len(lucks), blank.dtype)
        """The states."""
        self.masks: Array = np.zeros((len(lucks), native.game.actions.count), np.int8)
        """1 for every legal action of each game's decider."""

        def start(part: slice) -> None:
            native._loop(loops.start_many)(  # noqa: SLF001 (the other half of this module)
                native._boxes,  # noqa: SLF001
                blank,
                self.games[part],
                lucks[part],
                native._choices(),  # noqa: SLF001
                self.masks[part],
            )

        over_threads(start, len(lucks), threads)

    def step(self, actions: Array) -> Array:
        """Apply one action to each game.

        Returns a status a game: `loops.STEPPED`, `loops.FINISHED`, or `loops.ILLEGAL` for an action
        that the game's mask does not show; that game is left as it was.
        """
        native = self._native
        actions = self._a_game_each(actions, "action")
        status = np.zeros(len(self.games), np.int8)

        def run(part: slice) -> None:
            native._loop(loops.step_many)(  # noqa: SLF001
                native._boxes,  # noqa: SLF001
                self.games[part],
                self._lucks[part],
                native._choices(),  # noqa: SLF001
                self.masks[part],
                actions[part],
                status[part],
            )

        over_threads(run, len(self.games), self._threads)
        return status

    def observe(self, seats: Array) -> Array:
        """What seat ``seats[k]`` may know of game k, as a tensor a game."""
        native = self._native
        seats = self._a_game_each(seats, "seat")
        if len(seats) and not 0 <= seats.min() <= seats.max() < self.games[0]["player_count"]:
            raise HeorotError(f"seats are 0 to {self.games[0]['player_count'] - 1}")
        tensors = np.zeros((len(self.games), native.game.tensor_size), np.int8)

        def run(part: slice) -> None:
            native._loop(loops.observe_many)(  # noqa: SLF001
                native._boxes,  # noqa: SLF001
                self.games[part],
                self.games[:1].copy(),
                seats[part],
                tensors[part],
            )

        over_threads(run, len(self.games), self._threads)
        return tensors

    def _a_game_each(self, values: Array, what: str) -> Array:
        """The values as compiled code reads them; it would not notice one too few."""
        array = np.ascontiguousarray(values, np.int64)
        if array.shape != (len(self.games),):
            raise HeorotError(f"one {what} for each of {len(self.games)} games, not {array.shape}")
        return array

    def state(self, number: int) -> Any:
        """One game as a plain record."""
        s = self._native.game.state()
        fetch(self.games[number], s)
        return s


def over_threads(run: Callable[[slice], Any], count: int, threads: int) -> list[Any]:
    """Run over slices of ``range(count)``, one thread each."""
    if threads == 1:
        return [run(slice(0, count))]
    bounds = [count * k // threads for k in range(threads + 1)]
    parts = [slice(a, b) for a, b in pairwise(bounds)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(run, parts))


def is_compiled(game: Game) -> bool:
    """Whether all loops of a game lie in the cache, whole."""
    return all(cache.load(cache.name_of(game, loop)) for loop in LOOPS)


def compile_all(game: Game) -> Iterator[str]:
    """Compile all loops of a game into the cache, by using them; say before each what it is for."""
    native, players = Native(game), game.player_counts[0]
    yield "games of bots"
    native.match(bytes(16), players, 0, 1, 1)
    yield "random games"
    native.play(bytes(16), players, 0, 1)
    yield "stepping"
    batch = native.batch(players, [open_luck(0)])
    batch.step(batch.masks.argmax(axis=1))
    yield "observing"
    batch.observe(np.zeros(1, np.int64))
