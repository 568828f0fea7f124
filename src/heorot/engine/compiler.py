"""Any loop that is written as rules, compiled by Numba against any game, and kept on disk.

::

    @rule
    def longest_game(boxes, blank, games, lucks, choices, first, lengths): ...


    loop = compile_loop(game, longest_game)

A loop calls the rules of the contract (`heorot.engine.contract`) and others of its own. It takes
arrays of records (`heorot.engine.layout`) and numbers, is compiled for their types when it is first
called, or loaded if that was done before, and releases the GIL. Compiled code checks no index, and
takes none from the end: whoever calls a loop vouches for what it is given, as
`heorot.engine.native` does.
"""

from __future__ import annotations

import pickle
import platform
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

import numba
from llvmlite import binding
from numba.core import types
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.serialize import dumps
from numba.np import arrayobj

from heorot.core.game import Game
from heorot.engine import cache
from heorot.engine.link import Function, Linker

_inner: dict[str, Function] = {}
"""What this process has compiled for loops to call, by fingerprint: they share what is equal."""

# Loops of rules have some twenty rounds: of unrolled ones the rest takes longer than is saved.
# And nobody foresees what lies on a board: a choice between two numbers is no matter for a branch.
# Rules are small and call each other: to put them into what calls them saves more than it costs.
_LLVM = {
    "inline-threshold": ("1000", "225"),
    "unroll-runtime": ("false", "true"),
    "unroll-full-max-count": ("8", str((1 << 32) - 1)),
    "x86-cmov-converter": ("false", "true"),
}
"""Options of LLVM for rules, and about what is usual: they cannot be unset."""


def compile_loop(game: Game, loop: Any, **fillings: Any) -> Function:
    """A loop over the rules of `game` as machine code; `fillings` are for its own placeholders."""
    entry: Any = _jit(_NativeLinker(game, fillings).copy(loop))
    entry.compile = partial(_compile, entry)
    entry._cache = _Kept(cache.name_of(game, loop, fillings))  # noqa: SLF001 (Numba's own knows files alone)
    return cast("Function", entry)


class _NativeLinker(Linker):
    """Compiles what a loop calls; only compiled code calls that, so it needs no Python wrapper."""

    def __init__(self, game: Game, fillings: Mapping[str, Any]) -> None:
        make = partial(_jit, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        super().__init__(game, make, fillings)

    def link(self, rule: Any) -> Function:
        fingerprint = self.fingerprint(rule)
        if fingerprint not in _inner:
            _inner[fingerprint] = super().link(rule)
        return _inner[fingerprint]

    def copy(self, rule: Any) -> Function:
        """The same code, by a name that no other code has.

        LLVM takes functions of one name for equal: what was compiled for one version of a rule
        could be called by a loop that was compiled for another.
        """
        copy = super().copy(rule)
        copy.__qualname__ = f"{rule.__name__}_{self.fingerprint(rule)[:16]}"
        return copy


def _jit(function: Function, **options: bool) -> Function:
    """Without reference counts: whoever calls a loop holds the arrays, and it makes none."""
    compiler: Any = numba.njit
    options |= {"nogil": True, "_nrt": False}
    return cast("Function", compiler(error_model="numpy", **options)(function))


def _compile(entry: Any, signature: Any) -> Any:
    """Compile a loop and what it calls."""
    with global_compiler_lock, _as_rules_are():
        return type(entry).compile(entry, signature)


@contextmanager
def _as_rules_are() -> Iterator[None]:
    """While Numba's lock is held, so that nobody else compiles: what suits rules, and not others.

    Numba lets a negative index count from the end, which takes three instructions wherever a number
    is looked up by another; no index of a rule is below zero.
    """
    usual = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = _index
    try:
        _tell_llvm({name: for_rules for name, (for_rules, _) in _LLVM.items()})
        yield
    finally:
        arrayobj.fix_integer_index = usual
        _tell_llvm({name: for_others for name, (_, for_others) in _LLVM.items()})


def _index(context: Any, builder: Any, kind: Any, index: Any, _: Any) -> Any:
    """An index as it is."""
    return context.cast(builder, index, kind, types.intp)


def _tell_llvm(options: Mapping[str, str]) -> None:
    """Set its options, which hold for the whole process.

    LLVM ends the process at an option of a processor that it was not built for.
    """
    for name, value in options.items():
        if not name.startswith("x86") or platform.machine().lower() in ("x86_64", "amd64"):
            binding.set_option("heorot", f"-{name}={value}")


class _Kept(NullCache):
    """The machine code of one loop in `heorot.engine.cache`."""

    def __init__(self, name: str) -> None:
        self._name = name

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        data = cache.load(cache.with_signature(self._name, str(sig)))
        if data is None:
            return None
        result: Any = CompileResult
        return result._rebuild(target_context, *pickle.loads(data))  # noqa: S301, SLF001

    def save_overload(self, sig: Any, data: Any) -> None:
        if not data.library.has_dynamic_globals:  # addresses of this process
            dump: Any = dumps
            reduced = data._reduce()  # noqa: SLF001
            cache.save(cache.with_signature(self._name, str(sig)), dump(reduced))
