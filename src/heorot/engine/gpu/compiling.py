"""The rules of a game compiled to PTX, by numba-cuda. It needs no GPU.

`compile_ptx` writes a game's kernels (`heorot.engine.gpu.kernels`), and a manifest with all that
whoever loads them needs to know.
"""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from importlib.metadata import version
from inspect import getsource
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast

import numpy as np

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.luck import Luck, choose, keyed_luck, pick
from heorot.core.rule import rule
from heorot.engine import cache, stepping
from heorot.engine.gpu import kernels
from heorot.engine.gpu.checking import CHECKED_STEPS, KEY, expected
from heorot.engine.gpu.kernels import KERNELS, playout
from heorot.engine.gpu.patched import TARGET, numba_cuda, ptx_of
from heorot.engine.gpu.running import Module, Start, arguments_of_kernels, find_cupy, words
from heorot.engine.layout import array_of, dtype_of, lasting_bytes
from heorot.engine.link import Function, Linker
from heorot.engine.loops import GREEDY

BOTS = stepping.fillings([GREEDY])
"""Kernels have all bots in them."""


class Sizes(NamedTuple):
    """Bytes of what a game consists of, padding left out."""

    box: int
    state: int
    """Without its scratch space."""
    luck: int
    mask: int
    tensor: int


def compile_ptx(game: Game, folder: Path) -> list[Path]:
    """Write ``<game>.<kernel>.ptx`` for every kernel, and ``<game>.json``; return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    return write_ptx(game, kernel_texts(game), dict(expected(game)), folder)


def module_of(game: Game) -> Module:
    """A game's kernels on the GPU. The first time they are compiled, which takes minutes."""
    cupy = find_cupy()
    sources = map(getsource, (kernels, stepping))
    compiler = (str(TARGET), version("numba-cuda"))
    name = cache.name_of_ptx(game, stepping.step_games, BOTS, *sources, *compiler)
    found = cache.load(name)
    if found is None:
        found = json.dumps(kernel_texts(game)).encode()
        cache.save(name, found)
    with TemporaryDirectory() as folder:
        *_, manifest = write_ptx(game, json.loads(found), {}, Path(folder))
        return Module(cupy, json.loads(manifest.read_text("utf-8")), Path(folder))


def start_of(game: Game, edition: Edition, blank: Any) -> Start:
    """What games of a box begin from."""
    everybody = blank.player_count + len(game.rivals_beside(blank.player_count))
    return Start(array_of(edition.box).tobytes(), array_of(blank).tobytes(), everybody)


def write_ptx(game: Game, texts: dict[str, str], cases: dict[str, Any], folder: Path) -> list[Path]:
    """Write kernels and a manifest: how to call them, and what the native backend finds."""
    manifest = {
        "game": game.name,
        "rules": game.version,
        "compiler": f"numba-cuda {version('numba-cuda')}",
        "target": 10 * TARGET[0] + TARGET[1],
        "kernels": arguments_of_kernels(),
        "hashes": {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()},
        "bytes": sizes(game)._asdict(),
        "tensor": game.tensor.layout,
        "key": keyed_luck(KEY).key,
        "checked_steps": list(CHECKED_STEPS),
        "cases": cases,
    }
    files = {f"{game.name}.{name}.ptx": text for name, text in texts.items()}
    files[f"{game.name}.json"] = json.dumps(manifest) + "\n"
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    return [folder / name for name in files]


def sizes(game: Game) -> Sizes:
    """The bytes of what a game consists of."""
    return Sizes(
        box=dtype_of(type(game.load_box(None).box)).itemsize,
        state=lasting_bytes(game.state),
        luck=dtype_of(Luck).itemsize,
        mask=game.actions.count,
        tensor=game.tensor.size,
    )


def kernel_texts(game: Game) -> dict[str, str]:
    """The PTX of every kernel of a game; its entry point has the kernel's name."""
    with numba_cuda() as cuda:

        def make(function: Function) -> Function:
            return cast("Function", cuda.jit(device=True)(function))

        known = _fillings(game, cuda)
        playouts = PlayoutLinker(game, make, known)
        others = Linker(game, make, known)
        texts = {}
        for name, (kernel, arguments) in KERNELS.items():
            linker = playouts if kernel is playout else others
            texts[name] = ptx_of(name, linker.copy(kernel), arguments)
        return texts


@rule
def stream_pick(luck: Luck, purpose: int, index: int, n: int) -> int:
    """`pick`, once a stream has begun."""
    return choose(luck, n)


class PlayoutLinker(Linker):
    """Leaves addressed luck out of play-outs, which have no use for it and must be small."""

    def stand_in(self, value: Any) -> Any:
        """What is linked in the place of a value that a rule names."""
        return stream_pick if value is pick else super().stand_in(value)


def _fillings(game: Game, cuda: Any) -> dict[str, Any]:
    """What the placeholders of the kernels stand for, besides a game's rules."""
    types = import_module("numba.cuda.types")
    size = sizes(game)
    return {
        **BOTS,
        "cuda": cuda,
        "byte": np.dtype(np.int8),
        "int16": types.int16,
        "int64": types.int64,
        "state": _padded(dtype_of(game.state)),
        "luck": _padded(dtype_of(Luck)),
        "box": _padded(dtype_of(type(game.load_box(None).box))),
        "LASTING_WORDS": words(size.state),
        "TWO_STATES": 2 * words(dtype_of(game.state).itemsize),
        "LUCK_WORDS": words(size.luck),
        "MASK_WORDS": words(size.mask),
        "TENSOR_WORDS": words(size.tensor),
        "ACTIONS": size.mask,
        "TENSOR": size.tensor,
    }


def _padded(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, in whole words."""
    fields = dict(dtype.fields or {})
    return np.dtype(
        {
            "names": list(fields),
            "formats": [kind for kind, *_ in fields.values()],
            "offsets": [offset for _, offset, *_ in fields.values()],
            "itemsize": 8 * words(dtype.itemsize),
        }
    )
