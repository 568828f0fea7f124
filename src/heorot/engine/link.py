"""Linking: the rules of a game made into the functions of one backend.

Rules call each other by plain name. To build a backend, a `Linker` walks from an entry point
through every rule it names and makes each anew over a namespace of its own, which holds what the
rule reads and nothing else: rules are those of the same backend, placeholders
(`heorot.engine.contract`) are filled with the game's rules, and where nobody listens, `tell` is
exchanged for silence. Nothing of the rules' text changes.

Because a linked function can see nothing else, its `fingerprint` says all that it does: the code,
the constants and defaults, and likewise whatever it calls. Names of files, lines and docstrings
are not part of it.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import BuiltinFunctionType, CodeType, FunctionType
from typing import Any, cast

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.rule import is_rule, keep_silent, tell
from heorot.engine.contract import Placeholder

Function = Callable[..., Any]


class Linker:
    """Makes the silent counterparts of a game's rules for one backend."""

    def __init__(
        self,
        game: Game,
        make: Callable[[Function], Function],
        fillings: Mapping[str, Any] | None = None,
    ) -> None:
        self._game = game
        self._make = make
        self._fillings = fillings or {}
        self._made: dict[Any, Function] = {}
        self._fingerprints: dict[Any, str] = {}

    def link(self, rule: Any) -> Function:
        """The counterpart of `rule`, made once."""
        if rule not in self._made:
            self._made[rule] = self._make(self.copy(rule))
        return self._made[rule]

    def copy(self, rule: Any) -> Function:
        """The same code over a namespace of this backend, not yet made into anything."""
        scope: dict[str, Any] = {"__name__": __name__}
        for name, value in self._read(rule):
            scope[name] = self.link(value) if is_rule(value) else value
        copy = FunctionType(rule.__code__, scope, rule.__name__, rule.__defaults__)
        return cast("Function", copy)

    def fingerprint(self, rule: Any) -> str:
        """A hash of all that the counterpart of `rule` does."""
        if rule not in self._fingerprints:
            parts = [_code(rule.__code__, rule.__doc__), _constant(rule.__defaults__)]
            for name, value in self._read(rule):
                try:
                    known = self.fingerprint(value) if is_rule(value) else _constant(value)
                except TypeError:
                    raise HeorotError(
                        f"{rule.__module__}.{rule.__qualname__} reads {name}, which is neither a"
                        f" rule nor a number nor a row of numbers: {value!r}"
                    ) from None
                parts.append(f"{name}={known}")
            self._fingerprints[rule] = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        return self._fingerprints[rule]

    def _read(self, rule: Any) -> Iterator[tuple[str, Any]]:
        """Each global name that a rule reads, and what it stands for."""
        for name in _names_read(rule.__code__):
            if name in rule.__globals__:  # others are built in
                yield name, self.stand_in(rule.__globals__[name])

    def stand_in(self, value: Any) -> Any:
        """What is linked in the place of a value that a rule names."""
        if isinstance(value, Placeholder):
            if value.name in self._fillings:
                return self._fillings[value.name]
            own = getattr(self._game, value.name)
            return self.stand_in(value.usual) if own is None else own
        return keep_silent if value is tell else value


def as_written(function: Function) -> Function:
    """The maker of interpreted backends: the function itself."""
    return function


@cache
def _names_read(code: CodeType) -> tuple[str, ...]:
    names = [one.argval for one in dis.get_instructions(code) if one.opname == "LOAD_GLOBAL"]
    inner = [_names_read(one) for one in code.co_consts if isinstance(one, CodeType)]
    return tuple(dict.fromkeys([*names, *(name for names in inner for name in names)]))


def _code(code: CodeType, doc: str | None = None) -> str:
    """All of a function's code that has an effect."""
    constants = [_constant(one) for one in code.co_consts if one is not doc or doc is None]
    return repr((
        code.co_code,
        constants,
        code.co_names,
        code.co_varnames,
        code.co_flags,
        code.co_argcount,
        code.co_exceptiontable,
    ))  # fmt: skip


def _constant(value: Any) -> str:
    """A constant as text; `TypeError` for what is none."""
    match value:
        case None | bool() | int() | float() | str():
            return repr(value)
        case CodeType():
            return _code(value)
        case BuiltinFunctionType():
            return f"{value.__module__}.{value.__name__}"
        case tuple() | list():
            return f"{type(value).__name__}({', '.join(map(_constant, value))})"
        case frozenset():
            return f"{{{', '.join(sorted(map(_constant, value)))}}}"
    table = memoryview(value)  # an array
    return f"{table.format} {table.shape} {table.tobytes().hex()}"
