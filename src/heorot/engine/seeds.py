"""Luck from seeds: every seed is a row of games, the same wherever they are played."""

from __future__ import annotations

from heorot.core.errors import HeorotError
from heorot.core.luck import WORD, Luck, start_stream

TABLE = 0x7461626C
"""The third word of a key: whose luck it is."""
PLAYERS = 0x706C6179
SEEDS = 1 << 63
"""A seed is less than this."""


def table_luck(seed: int, number: int) -> Luck:
    """The luck of game `number` of a seed."""
    return _luck(seed, TABLE, number)


def players_luck(seed: int, number: int) -> Luck:
    """The dice of the bots in that game, which tell them nothing of the table's."""
    return _luck(seed, PLAYERS, number)


def _luck(seed: int, whose: int, number: int) -> Luck:
    if not 0 <= seed < SEEDS:
        problem = "a seed is a whole number from 0 to {most}, not {seed}"
        raise HeorotError(problem, most=SEEDS - 1, seed=repr(seed))
    luck = Luck()
    luck.key[:] = [seed & WORD, seed >> 32, whose, 0]
    start_stream(luck, number)
    return luck
