"""The native backend: the rules compiled by Numba.

Compiled loops take arrays of records and release the GIL, so that games are spread over threads by
slices; every game has luck of its own, so that the results do not depend on the slicing. What comes
from outside is checked here, because compiled code checks nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Lock
from typing import Any

import numpy as np

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import WORD, Luck, keyed_luck, open_luck
from heorot.engine import cache, loops, search, searcher
from heorot.engine.budget import Budget
from heorot.engine.compiler import compile_loop
from heorot.engine.layout import Array, array_of, fetch
from heorot.engine.link import Function
from heorot.engine.runs import Playouts, Simulated, check_policies, check_run, players_key

LOOPS = (
    loops.simulate_many,
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
        if self.edition.game != game.name:
            raise HeorotError(f"a box of {self.edition.game} does not fit {game.name}")
        self._boxes = array_of(self.edition.box)
        self._loops: dict[Any, Function] = {}

    def play(
        self, key: bytes, players: int, first: int, count: int, threads: int = 1, **options: int
    ) -> Playouts:
        """Play games `first` to ``first + count - 1`` at random."""
        check_run(key, first, count, threads)
        blank = array_of(self.game.blank(players, **options))
        digests = np.zeros(count, np.int64)

        def run(part: slice) -> tuple[int, int]:
            tally: tuple[int, int] = self._run(
                loops.play_many,
                blank,
                blank.copy(),
                array_of(keyed_luck(key)),
                _row(self.game),
                first + part.start,
                digests[part],
            )
            return tally

        tallies = over_threads(run, count, threads)
        actions, decisions = (sum(column) for column in zip(*tallies, strict=True))
        return Playouts(actions, decisions, digests.tolist())

    def simulate(
        self,
        key: bytes,
        policies: Sequence[int],
        first: int,
        count: int,
        threads: int = 1,
        **options: int,
    ) -> Simulated:
        """Play games `first` to ``first + count - 1``, seats deciding by their policies."""
        check_run(key, first, count, threads)
        check_policies(policies)
        blank = array_of(self.game.blank(len(policies), **options))
        most = len(policies) + len(self.game.rivals_beside(len(policies)))
        scores = np.zeros((count, most), np.int64)
        tiebreaks = np.zeros((count, most), np.int64)
        lengths = np.zeros(count, np.int64)

        def run(part: slice) -> None:
            self._run(
                loops.simulate_many,
                blank,
                np.concatenate([blank, blank]),
                array_of(keyed_luck(key), keyed_luck(players_key(key))),
                _row(self.game),
                _row(self.game),
                first + part.start,
                np.array(policies, np.int64),
                scores[part],
                tiebreaks[part],
                lengths[part],
            )

        over_threads(run, count, threads)
        return Simulated(scores.tolist(), tiebreaks.tolist(), lengths.tolist())

    def batch(self, players: int, lucks: Sequence[Luck], threads: int = 1, **options: int) -> Batch:
        """New games, one for each luck, to be stepped together."""
        check_run(bytes(16), 0, len(lucks), threads)
        for luck in lucks:
            if not isinstance(luck, Luck):
                raise HeorotError(f"a game is played with a Luck, not {luck!r}")
            if not all(0 <= word <= WORD for word in (*luck.key, *luck.stream)):
                raise HeorotError("the words of a luck have 32 bits")
        if not lucks:
            raise HeorotError("a batch has at least one game, each with a luck of its own")
        blank = array_of(self.game.blank(players, **options))
        return Batch(self.game, self._run, blank, array_of(*lucks), threads)

    def _run(self, loop: Any, *arguments: Any) -> Any:
        """Call a compiled loop with the box and what else it takes, which must be right."""
        if loop not in self._loops:
            self._loops[loop] = compile_loop(self.game, loop)
        return self._loops[loop](self._boxes, *arguments)


class Batch:
    """Many games of one kind, stepped together."""

    def __init__(
        self,
        game: Game,
        run: Callable[..., Any],
        blank: Array,
        lucks: Array,
        threads: int,
    ) -> None:
        self._game = game
        self._run = run
        self._players = int(blank[0]["player_count"])
        self._lucks = lucks
        self._threads = threads
        self._lock = Lock()
        self._games: Array = np.zeros(len(lucks), blank.dtype)
        self._masks: Array = np.zeros((len(lucks), game.actions.count), np.int8)
        self.games = read_only(self._games)
        """The states, to be read."""
        self.masks = read_only(self._masks)
        """1 for every legal action of each game's decider, to be read."""

        def start(part: slice) -> None:
            games, masks = self._games[part], self._masks[part]
            run(loops.start_many, blank, games, lucks[part], _row(game), masks)

        over_threads(start, len(lucks), threads)

    def step(self, actions: Array | Sequence[int]) -> Array:
        """Apply one action to each game.

        What became of each game is `loops.STEPPED`, `loops.FINISHED`, or `loops.ILLEGAL` for an
        action that its mask does not show; that game is left as it was.
        """
        chosen = self._for_each_game(actions, "action")
        status = np.zeros(len(self._games), np.int8)

        def run(part: slice) -> None:
            self._run(
                loops.step_many,
                self._games[part],
                self._lucks[part],
                _row(self._game),
                self._masks[part],
                chosen[part],
                status[part],
            )

        with self._lock:
            over_threads(run, len(status), self._threads)
        return status

    def observe(self, seats: Array | Sequence[int]) -> Array:
        """For each game k, what seat ``seats[k]`` may know of it, as a tensor."""
        readers = self._for_each_game(seats, "seat")
        if not 0 <= readers.min() <= readers.max() < self._players:
            raise HeorotError(f"seats are 0 to {self._players - 1}")
        tensors = np.zeros((len(readers), self._game.tensor.size), np.int8)

        def run(part: slice) -> None:
            work = self._games[:1].copy()
            self._run(loops.observe_many, self._games[part], work, readers[part], tensors[part])

        with self._lock:
            over_threads(run, len(readers), self._threads)
        return tensors

    def state(self, number: int) -> Any:
        """One game as a plain record."""
        if number not in range(len(self._games)):
            raise HeorotError(f"no game {number!r}; the games are 0 to {len(self._games) - 1}")
        s = self._game.state()
        fetch(self._games[number], s)
        return s

    def _for_each_game(self, values: Array | Sequence[int], what: str) -> Array:
        """Whole numbers as compiled code reads them; it would not notice one too few."""
        try:
            given = np.asarray(values)
        except ValueError as error:
            raise HeorotError(f"one {what} for each game, not {error}") from None
        if given.dtype.kind not in "iu" or given.shape != (len(self._games),):
            raise HeorotError(
                f"one {what} for each of {len(self._games)} games, as whole numbers;"
                f" not {given.dtype} {given.shape}"
            )
        return np.ascontiguousarray(given, np.int64)


def read_only(array: Array) -> Array:
    """The same memory, which can be read here and not written."""
    return np.frombuffer(array.data.toreadonly(), array.dtype).reshape(array.shape)


def over_threads(run: Callable[[slice], Any], count: int, threads: int) -> list[Any]:
    """Run over slices of ``range(count)``, one thread each."""
    parts = slices(count, threads)
    if len(parts) == 1:
        return [run(parts[0])]
    with ThreadPoolExecutor(len(parts)) as pool:
        return list(pool.map(run, parts))


def slices(count: int, threads: int) -> list[slice]:
    """A slice of ``range(count)`` for each thread, none of them empty unless all is."""
    shares = max(1, min(threads, count))
    return [slice(a, b) for a, b in pairwise(count * k // shares for k in range(shares + 1))]


def _row(game: Game) -> Array:
    """Room for the legal actions of a decision, or for their appeals."""
    return np.zeros(game.actions.count, np.int64)


def is_compiled(game: Game) -> bool:
    """Whether all loops of a game lie in the cache, whole."""
    loops = (*LOOPS, *search.LOOPS)
    return all(cache.is_kept(cache.name_of(game, loop)) for loop in loops)


def compile_all(game: Game) -> Iterator[str]:
    """Compile all loops of a game into the cache, by using them; say before each what it is for."""
    native, players = Native(game), game.player_counts[0]
    yield "games of bots"
    native.simulate(bytes(16), [loops.GREEDY] * players, 0, 1)
    yield "random games"
    native.play(bytes(16), players, 0, 1)
    yield "stepping"
    batch = native.batch(players, [open_luck(0)])
    batch.step(batch.masks.argmax(axis=1))
    yield "observing"
    batch.observe([0])
    yield "searching"
    s = batch.state(0)
    mind = searcher.Searcher(game, native.edition, is_native=True)
    mind.think(game.seen(s, s.decider), Budget(iterations=1), bytes(16))
