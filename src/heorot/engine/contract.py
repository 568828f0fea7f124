"""The rules of a game as a loop names them, whatever the game.

A loop is itself written as rules. It imports from here what it needs of the contract
(`heorot.core.game`) and calls it by plain name::

    from heorot.engine.contract import apply, legal, setup

The linker (`heorot.engine.link`) puts a game's own rules in their place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heorot.core.rule import rule


class Placeholder:
    """Stands for what the linker fills in: the game's own rule, or else the usual one."""

    def __init__(self, name: str, usual: Any = None) -> None:
        self.name = name
        self.usual = usual

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
appeals: Callable[..., None] = Placeholder("appeals")


@rule
def anywhere(box: Any, s: Any) -> bool:
    """Every decision is as good a place for a cut as another."""
    return True


@rule
def nobody_knows(box: Any, s: Any) -> int:
    """It is not said how sure a forecast is."""
    return 0


@rule
def never(box: Any, s: Any) -> bool:
    """What luck has given shows in what may be done with it."""
    return False


@rule
def learns_nothing(
    box: Any, seen: Any, games: Any, seat: int, luck: Any, choices: Any, values: Any
) -> None:
    """What others did tells nothing."""


@rule
def always(box: Any, s: Any, seat: int, luck: Any) -> int:
    """Every imagined world is believed."""
    return 100


forecast: Callable[..., int] = Placeholder("forecast", usual=score)
doubt: Callable[..., int] = Placeholder("doubt", usual=nobody_knows)
may_cut: Callable[..., bool] = Placeholder("may_cut", usual=anywhere)
given: Callable[..., bool] = Placeholder("given", usual=never)
study: Callable[..., None] = Placeholder("study", usual=learns_nothing)
belief: Callable[..., int] = Placeholder("belief", usual=always)


@rule
def greedy(box: Any, s: Any, seat: int, luck: Any, choices: Any, n: int, values: Any) -> int:
    """What a player of simple good sense does; `values` is room for the appeals."""
    appeals(box, s, seat, luck, choices, n, values)
    best = 0
    most = values[0]
    for k in range(1, n):
        is_more = values[k] > most
        best = k if is_more else best
        most = values[k] if is_more else most
    chosen: int = choices[best]
    return chosen


hand: Callable[..., int] = Placeholder("hand", usual=greedy)
