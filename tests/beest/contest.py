"""A contest: a greedy player among players who lay caves at random and announce what is certain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numba
import numpy as np

from heorot.core.luck import Luck, choose, keyed_luck
from heorot.core.rule import rule
from heorot.engine import loops
from heorot.engine.interpreted import players_key
from heorot.engine.layout import array_of
from heorot.engine.link import Linker
from heorot.games import load
from heorot.games.beest.box import Box
from heorot.games.beest.choices import GO_ON, NAME
from heorot.games.beest.greedy import greedy
from heorot.games.beest.knowledge import count, right_cases, suspects
from heorot.games.beest.state import LAYING, SILENT, State

KEY = bytes(range(16))


@rule
def careful(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """Any cave; a name only when there is no doubt."""
    if s.phase == LAYING:
        return choices[choose(luck, n)]
    suspected = suspects(s)
    for k in range(n):
        if choices[k] != GO_ON:
            named = choices[k] - NAME
            one = s.player_count if named == SILENT else named
            if count(suspected) == 1 and right_cases(s, suspected, one):
                return choices[k]
    return GO_ON


@rule
def contestants(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """Seat 1 is greedy, the others are careful."""
    if seat == 0:
        return greedy(box, s, seat, luck, choices, n)
    return careful(box, s, seat, luck, choices, n)


class Share(NamedTuple):
    """Of the points that all seats won, those of seat 1; and how sure that is."""

    share: float
    lower: float
    """The lower bound of its 95 % interval."""


def share_of_points(players: int, matches: int, policy: Any = contestants) -> Share:
    """The share of seat 1 in matches; luck names the start seat, so that no seat is favoured."""
    game = replace(load("beest"), greedy=policy)
    blank = array_of(game.blank(players))
    scores = np.zeros((matches, players), np.int64)
    play = Linker(game, numba.njit(error_model="numpy")).link(loops.match_many)
    play(
        array_of(game.load_box(None).box),
        blank,
        np.concatenate([blank, blank]),
        array_of(keyed_luck(KEY), keyed_luck(players_key(KEY))),
        np.zeros(game.actions.count, np.int64),
        0,
        (1 << players) - 1,
        scores,
        np.zeros(matches, np.int64),
    )
    points = scores.astype(float)
    own, everybody = points[:, 0], points.sum(axis=1)
    share = own.mean() / everybody.mean()
    error = (own - share * everybody).std() / everybody.mean() / np.sqrt(matches)  # of a ratio
    return Share(share, share - 1.96 * error)
