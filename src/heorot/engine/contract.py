"""The rules of a game as a loop names them, whatever the game.

A loop is itself written as rules. It imports from here what it needs of the contract
(`heorot.core.game`) and calls it by plain name::

    from heorot.engine.contract import apply, legal, setup

The linker (`heorot.engine.link`) puts a game's own rules in their place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Placeholder:
    """Stands for what the linker fills in."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: Any) -> Any:
        raise TypeError(f"{self.name} is a placeholder: a loop runs once it is linked with a game")


setup: Callable[..., None] = Placeholder("setup")
legal: Callable[..., int] = Placeholder("legal")
apply: Callable[..., None] = Placeholder("apply")
score: Callable[..., int] = Placeholder("score")
tiebreak: Callable[..., int] = Placeholder("tiebreak")
digest: Callable[..., int] = Placeholder("digest")
redact: Callable[..., None] = Placeholder("redact")
imagine: Callable[..., None] = Placeholder("imagine")
observe: Callable[..., None] = Placeholder("observe")
greedy: Callable[..., int] = Placeholder("greedy")
