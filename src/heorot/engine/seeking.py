"""Whether native code is there already; and a process that compiles it where it is not.

Nobody waits for a compiler: until native code is there, interpreted rules serve.
"""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from functools import cached_property
from typing import Any

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.engine import cache

NICE = 15
"""How far a compiler stands back where people play meanwhile."""


class Seeker:
    """Looks for native code of some loops of a game; the first look starts a compiler.

    The compiling process ends with its work, with `stop`, or with this process, whatever comes
    first.
    """

    def __init__(self, game: Game, *loops: Any, nice: int = 0) -> None:
        self.game = game
        self._nice = nice
        """How far the compiler stands back behind other processes."""
        self.compiler: subprocess.Popen[bytes] | None = None
        self._loops = loops
        self._seeks = True
        self._is_found = False

    def look(self) -> bool:
        """Whether the code is there now."""
        if self._seeks:
            self._look()
        return self._is_found

    @property
    def is_seeking(self) -> bool:
        """Whether the code may still come."""
        return self._seeks

    def stop(self) -> None:
        """Seek no more."""
        self._seeks = False
        if self.compiler is not None:
            self.compiler.terminate()
            self.compiler.communicate()

    def _look(self) -> None:
        try:
            self._is_found = all(map(cache.is_kept, self._names))
        except HeorotError as error:
            self._give_up(str(error))
            return
        if self._is_found:
            self.stop()
        elif self.compiler is None:
            self.compiler = _start_compiler(self.game.name)
            if self._nice and sys.platform != "win32":
                os.setpriority(os.PRIO_PROCESS, self.compiler.pid, self._nice)
        elif self.compiler.poll():
            self._give_up(f"`heorot compile {self.game.name}` says why")

    def _give_up(self, why: str) -> None:
        self.stop()
        message = f"{self.game.name} could not be compiled and stays interpreted; {why}"
        warnings.warn(message, RuntimeWarning, stacklevel=5)

    @cached_property
    def _names(self) -> list[str]:
        return [cache.name_of(self.game, loop) for loop in self._loops]


def _start_compiler(game: str) -> subprocess.Popen[bytes]:
    """A process that compiles a game, and ends at the latest when our end of its input closes."""
    return subprocess.Popen(
        [sys.executable, "-m", "heorot.cli", "compile", "--while-wanted", game],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
