"""Interpreted rules first, native code as soon as there is some: nobody waits for a compiler.

The first use starts a process that compiles the rules into the user's cache. Both backends give the
same results bit by bit, so that nothing shows the change but the speed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Self

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.engine import loops
from heorot.engine.interpreted import Interpreted
from heorot.engine.runs import Simulated
from heorot.engine.seeking import Seeker

SLICE = 20
"""Games that interpreted rules play before they look whether native code is ready."""


class InterpretedThenNative:
    """Games on the interpreter until native code is compiled.

    To be used in a ``with`` statement, with which the compiling process ends.
    """

    def __init__(self, game: Game, edition: Edition | None = None, threads: int = 1) -> None:
        self.game = game
        self.edition = edition or game.load_box(None)
        self.is_native = False
        """Whether native code has taken over."""
        self.seeker = Seeker(game, loops.simulate_many)
        self._threads = threads
        self._simulate: Callable[..., Simulated] = Interpreted(game, self.edition).simulate

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.seeker.stop()

    def simulate(
        self, key: bytes, policies: Sequence[int], first: int, count: int, **options: int
    ) -> Simulated:
        """Play games `first` to ``first + count - 1``, seats deciding by their policies."""
        played = Simulated([], [], [])
        while count > 0:
            if not self.is_native and self.seeker.look():
                self._take_native()
            some = count if self.is_native else min(count, SLICE)
            more = self._simulate(key, policies, first, some, **options)
            played.scores.extend(more.scores)
            played.tiebreaks.extend(more.tiebreaks)
            played.lengths.extend(more.lengths)
            first += some
            count -= some
        return played

    def _take_native(self) -> None:
        from heorot.engine.native import Native  # Numba is slow to import

        native = Native(self.game, self.edition)
        self._simulate = partial(native.simulate, threads=self._threads)
        self.is_native = True
