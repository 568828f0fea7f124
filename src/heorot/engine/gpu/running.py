"""PTX that `compile_ptx` wrote, loaded and launched by CuPy. It needs a GPU, CuPy and NumPy.

`Batch` is to a GPU what `heorot.engine.batch.Batch` is to a CPU: the same arrays, equal byte by
byte, that never leave the GPU.

Numba hands a kernel its arguments in 64-bit words. A number is one; an array is ``5 + 2 *
dimensions`` of them: two that serve Numba's memory management and are 0 here, the number of cells,
the bytes of a cell, the address, the shape, the strides in bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from heorot.core.errors import HeorotError
from heorot.core.luck import WORD
from heorot.engine.gpu.kernels import KERNELS
from heorot.engine.seeds import PLAYERS, TABLE
from heorot.engine.stepping import NOT_BEGUN

Words = npt.NDArray[np.int64]
BLOCK = 64
"""Threads a block, unless told otherwise."""


def arguments_of_kernels() -> dict[str, list[str]]:
    """By name, as `KERNELS` lists them."""
    return {name: list(kinds) for name, (_, kinds) in KERNELS.items()}


def find_cupy() -> Any:
    """CuPy, with a GPU that it can use."""
    try:
        import cupy
    except ImportError as error:
        problem = "a GPU is used by CuPy ({problem}); install heorot[gpu]"
        raise HeorotError(problem, problem=str(error)) from None
    try:
        cupy.cuda.Device().compute_capability  # noqa: B018 (asks the driver)
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise HeorotError("CuPy finds no GPU here ({problem})", problem=str(error)) from None
    return cupy


def read_manifests(folder: Path, games: Sequence[str]) -> list[dict[str, Any]]:
    """What `compile_ptx` wrote about each game, or about all in the folder."""
    names = games or sorted(path.stem for path in folder.glob("*.json"))
    files = ["json", *(f"{kernel}.ptx" for kernel in KERNELS)]
    needed = [f"{name}.{file}" for name in names for file in files]
    missing = [name for name in needed if not (folder / name).is_file()]
    if missing or not names:
        what = ", ".join(missing) or "any game"
        problem = "{folder} does not hold {what}; run `heorot ptx` first"
        raise HeorotError(problem, folder=folder, what=what)
    return [json.loads((folder / f"{name}.json").read_text("utf-8")) for name in names]


class Start(NamedTuple):
    """What games begin from."""

    box: bytes
    blank: bytes
    """The state before its set-up."""
    everybody: int
    """How many take part, with a seat or without."""


class Module:
    """A game's kernels on the GPU."""

    def __init__(self, cupy: Any, manifest: dict[str, Any], folder: Path) -> None:
        self.cupy = cupy
        self.manifest = manifest
        self.name: str = manifest["game"]
        self.cases = list(manifest["cases"])
        capability = int(cupy.cuda.Device().compute_capability)
        if capability < manifest["target"]:
            problem = "this GPU is an sm_{found}; the PTX needs sm_{needed} or later"
            raise HeorotError(problem, found=capability, needed=manifest["target"])
        if manifest["kernels"] != arguments_of_kernels():
            problem = "{name}: PTX of another version; run `heorot ptx` again"
            raise HeorotError(problem, name=self.name)
        self._kernels = {name: self._load(name, folder) for name in KERNELS}

    def _load(self, kernel: str, folder: Path) -> Any:
        path = folder / f"{self.name}.{kernel}.ptx"
        if hashlib.sha256(path.read_bytes()).hexdigest() != self.manifest["hashes"][kernel]:
            problem = "{path} is not what the manifest lists; run `heorot ptx` again"
            raise HeorotError(problem, path=path)
        return self.cupy.RawModule(path=str(path)).get_function(kernel)

    def launch(self, kernel: str, count: int, block: int, *values: Any) -> None:
        """Run `count` threads."""
        given = tuple(map(kind_of, values))
        if given != KERNELS[kernel][1]:
            raise TypeError(f"{kernel} takes {KERNELS[kernel][1]}, not {given}")
        grid = (count + block - 1) // block
        self._kernels[kernel]((grid,), (block,), tuple(arguments(values)))

    def launcher(self, kernel: str, count: int, block: int, *values: Any) -> Callable[[], None]:
        """A function that does so, again and again with the same arrays.

        As a graph, a launch is not held up by its hundred arguments. Whoever captures several steps
        for a graph of their own gets the launch itself.
        """
        cuda = self.cupy.cuda
        with cuda.Stream(non_blocking=True) as stream:
            stream.begin_capture()
            self.launch(kernel, count, block, *values)
            graph = stream.end_capture()

        def run() -> None:
            now = cuda.get_current_stream()
            if now.is_capturing():
                self.launch(kernel, count, block, *values)
            else:
                graph.launch(now)

        return run

    def on_gpu(self, array: npt.NDArray[Any]) -> Any:
        """A copy of an array in the GPU's memory."""
        return self.cupy.asarray(array)

    def filled(self, value: int, *shape: int) -> Any:
        """An array of words. -1 shows what a kernel failed to write."""
        return self.cupy.full(shape, value, np.int64)

    def start(self, case: str) -> Start:
        """What the games of a case begin from."""
        found = self.manifest["cases"][case]
        return Start(bytes.fromhex(found["box"]), bytes.fromhex(found["blank"]), found["everybody"])


class Batch:
    """Many games of one kind, on a GPU. Rows of all arrays are games; they are CuPy's.

    PyTorch, JAX and others read them without a copy (DLPack), and their actions are taken so, too.
    """

    def __init__(
        self,
        module: Module,
        start: Start,
        seeds: npt.NDArray[np.int64],
        policies: Sequence[int],
        prizes: Sequence[float],
        block: int = BLOCK,
    ) -> None:
        """Set up a game for each seed; all else as for `heorot.engine.batch.Batch`."""
        cupy, count, players = module.cupy, len(seeds), len(policies)
        size = module.manifest["bytes"]
        self._module = module
        self._block = block
        self._observations, self._finals = (
            cupy.zeros((count, words(size["tensor"])), np.int64) for _ in range(2)
        )
        self._masks = cupy.zeros((count, words(size["mask"])), np.int64)
        self._done, self._refused = (cupy.zeros(count, np.int8) for _ in range(2))
        self.padded_observation = self._observations.view(np.int8)
        """`observation` with the zeros that follow in memory: JAX reads nothing that has gaps."""
        self.observation = self.padded_observation[:, : size["tensor"]]
        """What the decider may know."""
        self.padded_mask = self._masks.view(np.int8)
        """`mask` with the zeros that follow."""
        self.mask = self.padded_mask[:, : size["mask"]]
        """1 for every action that the decider may choose."""
        self.decider = cupy.zeros(count, np.int64)
        """The seat that is asked."""
        self.reward = cupy.zeros((count, players), np.float32)
        """What each seat gets for a game that ended with the last step; else 0."""
        self.scores = cupy.zeros((count, start.everybody), np.int32)
        """The points of such a game: of the seats, then of whoever takes part without one."""
        self.done = self._done.view(np.bool_)
        """Whether a game ended with the last step; what is shown is of the next one."""
        self.final_observation = self._finals.view(np.int8)[:, : size["tensor"]]
        """What the seat that was asked last saw of the end; to be read where a game is done."""
        self.number = cupy.full(count, NOT_BEGUN, np.int64)
        """Which game of its seed it is, from 0."""
        self.refused = self._refused.view(np.bool_)
        """Where the last action was none that the mask shows: there nothing has happened."""
        self._before = (
            *(module.on_gpu(padded(record)) for record in (start.box, start.blank)),
            cupy.zeros((words(size["state"]), count), np.int64),
            *(module.on_gpu(lucks(seeds, whose)) for whose in (TABLE, PLAYERS)),
            module.on_gpu(np.array(policies, np.int64)),
            module.on_gpu(np.array(prizes, np.float32)),
            self.number,
        )
        self._actions = cupy.zeros(count, np.int64)
        after = (
            *(self._observations, self._masks, self.decider, self.scores, self.reward),
            *(self._done, self._finals, self._refused),
        )
        self._advance = module.launcher(
            "advance", count, block, *self._before, self._actions, *after
        )
        self._advance()

    def __len__(self) -> int:
        return len(self.number)

    def step(self, actions: Any) -> None:
        """Apply one action to each game, whoever's array on this GPU they are."""
        cupy = self._module.cupy
        if not isinstance(actions, cupy.ndarray):
            actions = cupy.from_dlpack(actions)
        if actions.shape != self.number.shape:
            raise HeorotError(f"one action for each of {len(self)} games, not {actions.shape}")
        self._actions[:] = actions
        self._advance()

    def appeals(self) -> Any:
        """How much a player of simple good sense likes each action, in every game."""
        likes = self._module.cupy.zeros(self.mask.shape, np.int32)
        box, _, games, _, dice, *_ = self._before
        self._module.launch("weigh", len(self), self._block, box, games, dice, likes)
        return likes

    def script(self, number: int) -> Any:
        """Actions that a script chooses for step `number`."""
        actions = self._module.filled(-1, len(self))
        self._module.launch("script", len(self), self._block, self._masks, number, actions)
        return actions


def play(
    module: Module, case: str, count: int, block: int = BLOCK
) -> Callable[[], tuple[Any, ...]]:
    """A function that plays `count` random games: their digests, actions and decisions."""
    start = module.start(case)
    box, blank = (module.on_gpu(padded(record)) for record in (start.box, start.blank))
    luck = module.on_gpu(np.array([*module.manifest["key"], 0, 0]))
    digests, actions, decisions = (module.filled(-1, count) for _ in range(3))

    def run() -> tuple[Any, ...]:
        values = (box, blank, luck, 0, digests, actions, decisions)
        module.launch("playout", count, block, *values)
        return digests, actions, decisions

    return run


def arguments(values: Sequence[Any]) -> Iterator[np.int64]:
    """Kernel arguments as Numba lays them out."""
    for value in values:
        if isinstance(value, int):
            yield np.int64(value)
        else:
            head = (0, 0, value.size, value.itemsize, value.data.ptr)
            yield from map(np.int64, (*head, *value.shape, *value.strides))


def words(size: int) -> int:
    """How many 64-bit words hold so many bytes."""
    return (size + 7) // 8


def padded(data: bytes) -> Words:
    """Bytes as whole words."""
    return np.frombuffer(data.ljust(8 * words(len(data)), b"\0"), np.int64).copy()


def lucks(seeds: npt.NDArray[np.int64], whose: int) -> Words:
    """The lucks of all games, word by word: `heorot.engine.seeds`."""
    columns = np.zeros((6, len(seeds)), np.int64)
    columns[0] = seeds & WORD
    columns[1] = seeds >> 32
    columns[2] = whose
    return columns


def kind_of(value: Any) -> str:
    """How `KERNELS` calls such an argument."""
    return "n" if isinstance(value, int) else f"{value.dtype.char}{value.ndim}".replace("l", "q")
