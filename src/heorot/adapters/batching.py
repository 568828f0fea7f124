"""`heorot.batch`: many games, stepped together."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from heorot.adapters.setting import Setting, setting
from heorot.bots import COMPILED, no_bot
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.engine.batch import Batch
from heorot.engine.layout import Array
from heorot.engine.seeds import SEEDS
from heorot.engine.stepping import CALLER

DEVICES = ("cpu", "gpu")


def batch(
    game: str | Game,
    count: int,
    players: int,
    *,
    bots: Mapping[int, str] | None = None,
    seed: int | Sequence[int] = 0,
    threads: int | None = None,
    device: str = "cpu",
    **way: Any,
) -> Any:
    """So many games of one kind, to be stepped together (`heorot.engine.batch.Batch`).

    Args:
        game: Its name, or a game of your own.
        count: How many games.
        players: How many play each of them.
        bots: Who plays which seats, counted from 0, such as ``{1: "greedy"}``: random or greedy.
            You decide for the others.
        seed: Game k has seed ``seed + k``, or ``seed[k]``. Equal seeds give equal games.
        threads: All cores if there are none given.
        device: ``cpu``, or ``gpu``: the same games and arrays in the memory of a GPU
            (`heorot.engine.gpu.running.Batch`). That needs heorot[gpu].
        way: `box`, `start`, `rewards` and the game's own options (`heorot.adapters.setting`).
    """
    if device not in DEVICES:
        raise HeorotError(f"no device {device!r}; they are {', '.join(DEVICES)}")
    played = setting(game, players, **way)
    if device == "cpu":
        return batch_of(played, count, bots or {}, seed, threads)
    from heorot.engine.gpu.compiling import module_of, start_of
    from heorot.engine.gpu.running import Batch as OnGpu

    begun = _begun(played, count, bots or {}, seed)
    start = start_of(played.game, played.edition, played.blank())
    return OnGpu(module_of(played.game), start, *begun, played.prizes)


def batch_of(
    way: Setting,
    count: int,
    bots: Mapping[int, str],
    seed: int | Sequence[int],
    threads: int | None,
) -> Batch:
    """The same on native code, of what is to be played."""
    seeds, policies = _begun(way, count, bots, seed)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    workers = threads or cores or 1
    return Batch(way.game, way.edition, way.blank(), seeds, policies, way.prizes, workers)


def _begun(
    way: Setting, count: int, bots: Mapping[int, str], seed: int | Sequence[int]
) -> tuple[Array, list[int]]:
    """The seeds of all games, and who decides at each seat."""
    if count < 1:
        raise HeorotError(f"a batch has at least one game, not {count}")
    policies = [CALLER] * way.players
    for seat, name in bots.items():
        if not 0 <= seat < way.players:
            raise HeorotError(f"no seat {seat}; the seats are 0 to {way.players - 1}")
        if name not in COMPILED:
            raise HeorotError(no_bot(name, COMPILED))
        policies[seat] = COMPILED[name]
    if CALLER not in policies:
        raise HeorotError("bots play on all seats; leave one to yourself")
    seeds = [seed + k for k in range(count)] if isinstance(seed, int) else list(seed)
    if len(seeds) != count or not all(0 <= one < SEEDS for one in seeds):
        raise HeorotError(f"a seed for each of {count} games, from 0 to {SEEDS - 1}")
    return np.array(seeds, np.int64), policies
