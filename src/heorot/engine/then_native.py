"""Interpreted rules first, native code as soon as there is some: nobody waits for a compiler.

The first use starts a process that compiles the rules into the user's cache. Both backends give the
same results bit by bit, so that nothing shows the change but the speed.
"""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Self

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.engine import cache, loops
from heorot.engine.interpreted import Interpreted
from heorot.engine.runs import Simulated

SLICE = 20
"""Games that interpreted rules play before they look whether native code is ready."""


class InterpretedThenNative:
    """Games on the interpreter until native code is compiled.

    To be used in a ``with`` statement: the compiling process ends with its work, with the
    statement, or with this process, whatever comes first.
    """

    def __init__(self, game: Game, edition: Edition | None = None, threads: int = 1) -> None:
        self.game = game
        self.edition = edition or game.load_box(None)
        self.is_native = False
        """Whether native code has taken over."""
        self._threads = threads
        self._simulate: Callable[..., Simulated] = Interpreted(game, self.edition).simulate
        self._compiler: subprocess.Popen[bytes] | None = None
        self._seeks_native = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop_seeking()

    def simulate(
        self, key: bytes, policies: Sequence[int], first: int, count: int, **options: int
    ) -> Simulated:
        """Play games `first` to ``first + count - 1``, seats deciding by their policies."""
        played = Simulated([], [], [])
        while count > 0:
            if self._seeks_native:
                self._seek_native()
            some = count if self.is_native else min(count, SLICE)
            more = self._simulate(key, policies, first, some, **options)
            played.scores.extend(more.scores)
            played.tiebreaks.extend(more.tiebreaks)
            played.lengths.extend(more.lengths)
            first += some
            count -= some
        return played

    @cached_property
    def _name(self) -> str:
        return cache.name_of(self.game, loops.simulate_many)

    def _seek_native(self) -> None:
        """Take native code if there is some, or see that there will be."""
        try:
            is_compiled = cache.is_kept(self._name)
        except HeorotError as error:
            self._stay_interpreted(str(error))
            return
        if is_compiled:
            from heorot.engine.native import Native  # Numba is slow to import

            native = Native(self.game, self.edition)
            self._simulate = partial(native.simulate, threads=self._threads)
            self.is_native = True
            self._stop_seeking()
        elif self._compiler is None:
            self._compiler = _start_compiler(self.game.name)
        elif self._compiler.poll():
            self._stay_interpreted(f"`heorot compile {self.game.name}` says why")

    def _stay_interpreted(self, why: str) -> None:
        self._stop_seeking()
        message = f"{self.game.name} could not be compiled and stays interpreted; {why}"
        warnings.warn(message, RuntimeWarning, stacklevel=4)

    def _stop_seeking(self) -> None:
        self._seeks_native = False
        if self._compiler is not None:
            self._compiler.terminate()
            self._compiler.communicate()


def _start_compiler(game: str) -> subprocess.Popen[bytes]:
    """A process that compiles a game, and ends at the latest when our end of its input closes."""
    return subprocess.Popen(
        [sys.executable, "-m", "heorot.cli", "compile", "--while-wanted", game],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
