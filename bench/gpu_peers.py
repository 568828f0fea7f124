"""Steps of many games on one GPU: ours, from the PTX that `heorot ptx` wrote, and those of Pgx.

A step is the choice of a legal action at random and all that it brings: the rules, the mask, the
observation, the rewards, and a new game where one is over. Everybody decides for all seats. Of
both, `STEPS` steps are launched at once, so that nothing is lost between them: ours as a graph of
their kernels, those of Pgx, its own `auto_reset` over `jax.vmap`, as one compiled loop. What a
launch of each step from Python makes of ours is told, too.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from heorot.engine.gpu.checking import PRIZES
from heorot.engine.gpu.running import Batch, Module, find_cupy, read_manifests
from heorot.engine.stepping import CALLER

SIZES = (1 << 10, 1 << 13, 1 << 16, 1 << 20)
STEPS = 64
"""Steps between two looks at the clock."""
SETTLED = 3
"""Rounds before those that are timed: by then games have spread over their phases."""
ROUNDS = 5
SAME = ("leduc", "leduc_holdem")
"""The same game, ours and theirs."""
LIKE = ("backgammon", "sparrow_mahjong")
"""Those of Pgx with dice, or with hidden hands, for two or three."""

WIDE = 26
"""Characters of a name."""

Run = Callable[[], None]
"""Takes `STEPS` steps in all games, and waits for the GPU unless it only launches."""


def launches(module: Module, count: int) -> Run:
    """How to launch steps of games of ours, for as few players as can play."""
    case = module.cases[0]
    policies = [CALLER] * module.manifest["cases"][case]["players"]
    batch = Batch(module, module.start(case), np.arange(count), policies, PRIZES)

    def launch() -> None:
        for number in range(STEPS):
            batch.step(batch.script(number))

    return launch


def one_by_one(module: Module, count: int) -> Run:
    """How to take these steps."""
    launch, device = launches(module, count), module.cupy.cuda.Device()

    def run() -> None:
        launch()
        device.synchronize()

    return run


def as_graph(module: Module, count: int) -> Run:
    """The same, launched at once."""
    with module.cupy.cuda.Stream() as stream:
        launch = launches(module, count)
        launch()  # afterwards nothing has to be allocated
        stream.begin_capture()
        launch()
        graph = stream.end_capture()

    def run() -> None:
        graph.launch(stream)
        stream.synchronize()

    return run


def of_pgx(name: str, count: int) -> Run:
    """How to step games of Pgx; compiled."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(_: int, now: tuple[Any, Any]) -> tuple[Any, Any]:
        key, state = now
        key, first, second = jax.random.split(key, 3)
        mask = state.legal_action_mask
        nth = jax.random.randint(first, (count, 1), 0, mask.sum(1, keepdims=True))
        action = (mask.cumsum(1) > nth).argmax(1)
        return key, step(state, action, jax.random.split(second, count))

    loop = jax.jit(lambda now: jax.lax.fori_loop(0, STEPS, one, now), donate_argnums=0)
    first, second = jax.random.split(jax.random.PRNGKey(0))
    now = [(first, jax.jit(jax.vmap(env.init))(jax.random.split(second, count)))]
    many = loop.lower(now[0]).compile()

    def run() -> None:
        now[0] = jax.block_until_ready(many(now[0]))

    return run


def rate(run: Run, count: int) -> float:
    """Steps a second, of the median round."""
    for _ in range(SETTLED):
        run()
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        run()
        taken.append(time.perf_counter() - began)
    return count * STEPS / statistics.median(taken)


def rates(name: str, runs: Iterable[Run]) -> list[float]:
    """Of every size, told at once."""
    found = []
    print(f"{name:{WIDE}}", end="", flush=True)
    for size, run in zip(SIZES, runs, strict=True):
        found.append(rate(run, size))
        print(f"{found[-1] / 1e6:10.1f}", end="", flush=True)
    print()
    return found


def ratios(name: str, over: str, first: list[float], second: list[float]) -> None:
    """How many times as many."""
    times = "".join(f"{one / two:10.1f}" for one, two in zip(first, second, strict=True))
    print(f"{f'{name} / {over}':{WIDE}}{times}", flush=True)


def main() -> None:
    """Measure all, side by side."""
    parser = argparse.ArgumentParser(prog="bench/gpu-peers", description=__doc__)
    parser.add_argument("games", nargs="*", default=["hoard", "legend", "movie", "beest"])
    parser.add_argument("--ptx", type=Path, default=Path("build/ptx"), metavar="FOLDER")
    asked = parser.parse_args()
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    cupy = find_cupy()
    gpu = cupy.cuda.runtime.getDeviceProperties(cupy.cuda.Device().id)["name"].decode()
    print(f"{gpu}, CuPy {cupy.__version__}, JAX {version('jax')}, Pgx {version('pgx')}")
    manifests = read_manifests(asked.ptx, [SAME[0], *asked.games])
    leduc, *modules = (Module(cupy, one, asked.ptx) for one in manifests)
    with ThreadPoolExecutor() as pool:  # Pgx compiles for minutes
        peers = {name: pool.map(partial(of_pgx, name), SIZES) for name in (SAME[1], *LIKE)}
    print(f"{'M steps/s, games:':{WIDE}}" + "".join(f"{size:10,}" for size in SIZES))
    mine = rates("heorot leduc", map(partial(as_graph, leduc), SIZES))
    rates("  one by one from Python", map(partial(one_by_one, leduc), SIZES))
    ratios("leduc", SAME[1], mine, rates(f"Pgx {SAME[1]}", peers[SAME[1]]))
    found = {
        module.name: rates(f"heorot {module.name}", map(partial(as_graph, module), SIZES))
        for module in modules
    }
    for name in LIKE:
        theirs = rates(f"Pgx {name}", peers[name])
        for game, mine in found.items():
            ratios(game, name, mine, theirs)


if __name__ == "__main__":
    main()
