"""The GPU backend: the rules compiled by numba-cuda to PTX. It needs no GPU.

`compile_ptx` writes a game's kernels (`heorot.engine.kernels`), and a manifest with all that
whoever loads them needs to know: ``bench/gpu`` does so with CuPy alone. Numba hands a kernel its
arguments in 64-bit words. A number is one; an array is ``5 + 2 * dimensions`` of them: two that are
0 here, the number of cells, the bytes of a cell, the address, the shape, the strides in bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from heorot.core.errors import HeorotError
from heorot.core.game import Game, way_to_play
from heorot.core.luck import Luck, choose, keyed_luck, pick
from heorot.core.rule import rule
from heorot.engine.kernels import KERNELS, playout, script_many
from heorot.engine.layout import Array, array_of, dtype_of
from heorot.engine.link import Function, Linker

TARGET = (9, 0)
"""The compute capability that the PTX is for: an H100, an H200, and whatever came after them."""
NUMBA_CUDA = "0.30."
"""The versions of numba-cuda whose internals this module knows."""

KEY = b"heorot: bench/gpu"
"""What the luck of the checked games comes from."""
CHECKED_GAMES = 1000
"""Games a case that are played, and as many that are stepped, on both sides."""
CHECKED_STEPS = range(0, 401, 50)
"""After so many steps, every byte of states, masks, tensors and status is compared."""


class Case(NamedTuple):
    """A way to play that is checked."""

    players: int
    box: str
    options: dict[str, int]


class Sizes(NamedTuple):
    """Bytes of what a game consists of, padding left out."""

    box: int
    state: int
    luck: int
    mask: int
    tensor: int


def compile_ptx(game: Game, folder: Path) -> list[Path]:
    """Write ``<game>.<kernel>.ptx`` for every kernel, and ``<game>.json``; return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, text in kernel_texts(game).items():
        paths.append(folder / f"{game.name}.{name}.ptx")
        paths[-1].write_text(text, "utf-8")
    paths.append(folder / f"{game.name}.json")
    paths[-1].write_text(json.dumps(manifest(game)) + "\n", "utf-8")
    return paths


def manifest(game: Game) -> dict[str, Any]:
    """How to call a game's kernels, and what the native backend finds for `KEY`."""
    return {
        "game": game.name,
        "rules": game.version,
        "compiler": f"numba-cuda {version('numba-cuda')}",
        "target": f"sm_{TARGET[0]}{TARGET[1]}",
        "kernels": {name: dimensions for name, (_, dimensions) in KERNELS.items()},
        "bytes": sizes(game)._asdict(),
        "key": keyed_luck(KEY).key,
        "checked_steps": list(CHECKED_STEPS),
        "cases": dict(_checked(game)),
    }


def cases(game: Game) -> Iterator[Case]:
    """Every box and number of players, with the options at their defaults, and at their last."""
    for end in (0, -1) if game.options else (0,):
        options = {name: values[end] for name, values in game.options.items()}
        for box, players in product(game.boxes, game.player_counts):
            yield Case(players, box, options)


def _checked(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """By name: what a case starts from, and what must come out."""
    from heorot.engine.native import Native

    natives = {box: Native(game, game.load_box(box)) for box in game.boxes}
    for players, box, options in cases(game):
        native = natives[box]
        yield (
            way_to_play(game, players, box, options),
            {
                "box": array_of(native.edition.box).tobytes().hex(),
                "blank": array_of(game.blank(players, **options)).tobytes().hex(),
                "played": native.play(KEY, players, 0, CHECKED_GAMES, **options)._asdict(),
                "stepped": step_hashes(native, players, CHECKED_GAMES, CHECKED_STEPS, **options),
            },
        )


def sizes(game: Game) -> Sizes:
    """The bytes of what a game consists of."""
    return Sizes(
        box=dtype_of(type(game.load_box(None).box)).itemsize,
        state=dtype_of(game.state).itemsize,
        luck=dtype_of(Luck).itemsize,
        mask=game.actions.count,
        tensor=game.tensor_size,
    )


def words(size: int) -> int:
    """How many 64-bit words hold so many bytes."""
    return (size + 7) // 8


# What must come out.


def step_hashes(native: Any, players: int, count: int, steps: range, **options: int) -> list[str]:
    """The hashes of a batch of scripted games after so many `steps`."""
    numba: Any = import_module("numba")
    script = Linker(native.game, numba.njit).link(script_many)
    batch = native.batch(players, [luck_of(number) for number in range(count)], **options)
    status = np.zeros(count, np.int8)
    actions = np.zeros(count, np.int64)
    hashes = []
    for number in range(steps[-1] + 1):
        if number in steps:
            deciders = batch.games["decider"].astype(np.int64)
            tensors = batch.observe(np.maximum(deciders, 0))
            tensors[deciders < 0] = 0
            hashes.append(hash_of([batch.games, batch.masks, tensors, status]))
        script(batch.masks, number, actions)
        status = batch.step(actions)
    return hashes


def luck_of(number: int) -> Luck:
    """The luck of the stepped game of this number: a key of its own."""
    luck = keyed_luck(KEY)
    luck.key[3] ^= number
    return luck


def hash_of(arrays: Iterable[Array]) -> str:
    """One hash of the bytes of several arrays."""
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(array.tobytes())
    return digest.hexdigest()


# Compiling.


def kernel_texts(game: Game) -> dict[str, str]:
    """The PTX of every kernel of a game; its entry point has the kernel's name."""
    with numba_cuda() as cuda:

        def make(function: Function) -> Function:
            return cast("Function", cuda.jit(device=True)(function))

        fillings = _fillings(game, cuda)
        playouts = PlayoutLinker(game, make, fillings)
        others = Linker(game, make, fillings)
        texts = {}
        for name, (kernel, dimensions) in KERNELS.items():
            linker = playouts if kernel is playout else others
            texts[name] = _ptx(name, linker.copy(kernel), dimensions)
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
        "cuda": cuda,
        "byte": np.dtype(np.int8),
        "int16": types.int16,
        "int64": types.int64,
        "state": _padded(dtype_of(game.state)),
        "luck": _padded(dtype_of(Luck)),
        "box": _padded(dtype_of(type(game.load_box(None).box))),
        "STATE_WORDS": words(size.state),
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


def _ptx(name: str, kernel: Function, dimensions: tuple[int, ...]) -> str:
    """Compile a kernel.

    This goes through numba-cuda's own steps, in order to ask for small code before the last one.
    NVVM otherwise unrolls and inlines the rules to half a megabyte, and the GPU spends most of its
    time waiting for instructions: on an H200, small code is three times as fast.
    """
    compiler = import_module("numba.cuda.compiler")
    types = import_module("numba.cuda.types")
    arguments = [types.Array(types.int64, n, "C") if n else types.int64 for n in dimensions]
    library, _ = compiler._compile_pyfunc_with_fixup(  # noqa: SLF001
        kernel, types.void(*arguments), device=False, cc=TARGET, abi="numba"
    )
    for module in library.modules:
        for function in module.functions:
            if not function.is_declaration:
                function.attributes.add("optsize")
    text: str = library.get_asm_str(cc=TARGET)
    return text.replace(library._entry_name, name) + "\n"  # noqa: SLF001


@contextmanager
def numba_cuda() -> Iterator[Any]:
    """numba.cuda, made to compile for `TARGET`, whatever GPU there is, if any.

    Two of its internals are exchanged for that time:

    - It asks the current GPU which instructions it may use when one function calls another, even
      where the caller's target was given. There need not be a GPU: it is told our target.
    - It lets a negative index count from the end. Rules have none (the checked interpreter sees to
      that), and what remains is smaller and faster.
    """
    try:
        found = version("numba-cuda")
    except PackageNotFoundError:
        raise HeorotError("compiling for a GPU needs numba-cuda: install heorot[gpu]") from None
    if not found.startswith(NUMBA_CUDA):
        raise HeorotError(
            f"compiling for a GPU needs numba-cuda {NUMBA_CUDA}*, not {found}: install heorot[gpu]"
        )
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    indexing: Any = import_module("numba.cuda.np.arrayobj")
    types = import_module("numba.cuda.types")

    class Device:
        compute_capability = TARGET

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    kept = dispatcher.get_current_device, indexing.fix_integer_index
    dispatcher.get_current_device, indexing.fix_integer_index = Device, as_it_is
    try:
        yield import_module("numba.cuda")
    finally:
        dispatcher.get_current_device, indexing.fix_integer_index = kept
