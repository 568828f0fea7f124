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
from heorot.engine.seeds import SEEDS
from heorot.engine.stepping import CALLER


def batch(
    game: str | Game,
    count: int,
    players: int,
    *,
    bots: Mapping[int, str] | None = None,
    seed: int | Sequence[int] = 0,
    threads: int | None = None,
    **way: Any,
) -> Batch:
    """So many games of one kind, to be stepped together (`heorot.engine.batch.Batch`).

    Args:
        game: Its name, or a game of your own.
        count: How many games.
        players: How many play each of them.
        bots: Who plays which seats, counted from 0, such as ``{1: "greedy"}``: random or greedy.
            You decide for the others.
        seed: Game k has seed ``seed + k``, or ``seed[k]``. Equal seeds give equal games.
        threads: All cores if there are none given.
        way: `box`, `start`, `rewards` and the game's own options (`heorot.adapters.setting`).
    """
    return batch_of(setting(game, players, **way), count, bots or {}, seed, threads)


def batch_of(
    way: Setting,
    count: int,
    bots: Mapping[int, str],
    seed: int | Sequence[int],
    threads: int | None,
) -> Batch:
    """The same, of what is to be played."""
    if count < 1:
        raise HeorotError(f"a batch has at least one game, not {count}")
    policies = [CALLER] * way.players
    for seat, name in bots.items():
        if not 0 <= seat < way.players:
            raise HeorotError(f"no seat {seat}; the seats are 0 to {way.players - 1}")
        if name not in COMPILED:
            raise HeorotError(no_bot(name, COMPILED))
        policies[seat] = COMPILED[name]
    seeds = [seed + k for k in range(count)] if isinstance(seed, int) else list(seed)
    if len(seeds) != count or not all(0 <= one < SEEDS for one in seeds):
        raise HeorotError(f"a seed for each of {count} games, from 0 to {SEEDS - 1}")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return Batch(
        way.game,
        way.edition,
        way.blank(),
        np.array(seeds, np.int64),
        policies,
        way.prizes,
        threads or cores or 1,
    )
