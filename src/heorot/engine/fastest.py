"""The fastest backend at hand: nobody waits for a compiler.

Interpreted rules serve from the first second. The first use starts a process that compiles the
rules into the user's cache; once they are there, native code takes over. Both give the same
results bit by bit, so that nothing shows the change but the speed.
"""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Protocol

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.engine.cache import is_compiled
from heorot.engine.interpreted import InterpretedBatch, Matched, Played

SLICE = 20
"""Games that interpreted rules play before they look whether native code is ready."""

_compilers: dict[str, subprocess.Popen[bytes]] = {}
"""The compiling processes that this process has started, by game."""


class Player(Protocol):
    """What plays batches of games."""

    def play(self, key: bytes, players: int, first: int, count: int, **options: int) -> Played:
        """Play games `first` to ``first + count - 1`` at random."""

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


class Fastest:
    """Games on native code, or on the interpreter until that is compiled."""

    def __init__(self, game: Game, edition: Edition | None = None) -> None:
        self.game = game
        self.edition = edition or game.load_box(None)
        self._player: Player = InterpretedBatch(game, self.edition)
        self.is_native = False
        """Whether native code has taken over."""

    def play(self, key: bytes, players: int, first: int, count: int, **options: int) -> Played:
        """Play games `first` to ``first + count - 1`` at random."""
        actions = decisions = 0
        digests: list[int] = []
        while count > 0:
            self._take_over_if_ready()
            some = count if self.is_native else min(count, SLICE)
            more = self._player.play(key, players, first, some, **options)
            actions += more.actions
            decisions += more.decisions
            digests += more.digests
            first += some
            count -= some
        return Played(actions, decisions, digests)

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
        scores: list[list[int]] = []
        tiebreaks: list[list[int]] = []
        lengths: list[int] = []
        while count > 0:
            self._take_over_if_ready()
            some = count if self.is_native else min(count, SLICE)
            more = self._player.match(key, players, first, some, greedy_seats, threads, **options)
            scores += more.scores
            tiebreaks += more.tiebreaks
            lengths += more.lengths
            first += some
            count -= some
        return Matched(scores, tiebreaks, lengths)

    def _take_over_if_ready(self) -> None:
        if self.is_native:
            return
        if is_compiled(self.game):
            from heorot.engine.native import Native

            self._player = Native(self.game, self.edition)
            self.is_native = True
        elif self.game.name not in _compilers:
            _compilers[self.game.name] = subprocess.Popen(
                [sys.executable, "-m", "heorot.cli", "compile", self.game.name],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        elif _compilers[self.game.name].poll():
            warnings.warn(
                f"{self.game.name} could not be compiled and stays interpreted;"
                f" `heorot compile {self.game.name}` says why",
                RuntimeWarning,
                stacklevel=3,
            )
