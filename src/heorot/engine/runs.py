"""Runs of many games: what they are asked with, and what comes of them, on every backend."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from heorot.core.errors import HeorotError
from heorot.engine.loops import POLICIES

MOST = 1 << 32
"""Games of one key: their numbers are 32-bit words of its streams."""


class Playouts(NamedTuple):
    """What came of random games."""

    actions: int
    decisions: int
    """Actions with two or more to choose from."""
    digests: list[int]
    """Of the final states, in the order of the games."""


class Simulated(NamedTuple):
    """What came of games between policies. Rows are games; columns are seats, then rivals."""

    scores: list[list[int]]
    tiebreaks: list[list[int]]
    """What ranks those with equal points."""
    lengths: list[int]
    """The number of actions of every game."""


def players_key(key: bytes) -> bytes:
    """The key of the players' own dice, which tell them nothing of the table's."""
    return hashlib.sha256(key).digest()


def check_run(key: bytes, first: int, count: int, threads: int = 1) -> None:
    """Refuse what compiled code would not notice."""
    if not isinstance(key, bytes) or len(key) < 16:
        raise HeorotError("a key is 16 bytes or more")
    for what, number, least in (("first", first, 0), ("count", count, 0), ("threads", threads, 1)):
        if not isinstance(number, int) or number < least:
            raise HeorotError(f"{what} is a whole number from {least} on, not {number!r}")
    if first + count > MOST:
        raise HeorotError(
            f"games are numbered 0 to {MOST - 1}; the last would be {first + count - 1}"
        )


def check_policies(policies: Sequence[int]) -> None:
    """Refuse a number that stands for no policy."""
    wrong = [one for one in policies if one not in POLICIES]
    if wrong:
        raise HeorotError(
            f"no policy {wrong[0]!r}; the policies are {', '.join(map(str, POLICIES))}"
        )
