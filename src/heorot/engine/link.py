"""Linking: the rules of a game made into the functions of one backend.

Rules call each other by plain name. To build a backend, a `Linker` walks from an entry point
through every rule it names and makes each anew over its own namespace, in which rules stand for
their counterparts of the same backend. Names that a loop leaves open (`heorot.engine.loops`) are
filled with the game's rules. Where nobody listens, `tell` is exchanged for silence. Nothing of the
rules' text changes.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

from heorot.core.game import Game
from heorot.core.rule import is_rule, keep_silent, tell
from heorot.engine.loops import left_open

Function = Callable[..., Any]


class Linker:
    """Makes the silent counterparts of a game's rules for one backend."""

    def __init__(self, game: Game, make: Callable[[Function], Function]) -> None:
        self._game = game
        self._make = make
        self._made: dict[Any, Function] = {}

    def link(self, rule: Any) -> Function:
        """The counterpart of `rule`, made once."""
        if rule is tell:
            rule = keep_silent
        if rule not in self._made:
            self._made[rule] = self._make(self.twin(rule))
        return self._made[rule]

    def twin(self, rule: Any) -> Function:
        """The same code over a namespace of this backend, not yet made into anything."""
        scope = dict(rule.__globals__)
        for name in rule.__code__.co_names:
            if scope.get(name) is left_open:
                scope[name] = self.link(getattr(self._game, name))
            elif is_rule(scope.get(name)):
                scope[name] = self.link(scope[name])
        twin = FunctionType(rule.__code__, scope, rule.__name__, rule.__defaults__)
        twin.__qualname__ = rule.__qualname__
        twin.__module__ = rule.__module__
        return cast("Function", twin)


def as_written(function: Function) -> Function:
    """The maker of interpreted backends: the function itself."""
    return function
