"""A contest: a greedy player among players who lay caves at random and announce what is certain."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from heorot.core.luck import Luck, choose, keyed_luck, start_stream
from heorot.core.rule import rule
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import apply, greedy, legal, redact, score, setup
from heorot.engine.layout import Array, array_of
from heorot.engine.runs import players_key
from heorot.games import load
from heorot.games.beest.box import Box
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.knowledge import count, right_cases, suspects
from heorot.games.beest.rules.state import ENDINGS, LAYING, SILENT, State

GAME = load("beest")
KEY = bytes(range(16))


@rule
def careful(box: Box, s: State, luck: Luck, choices: list[int], n: int) -> int:
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
def contest(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    greedy_seats: int,
    scores: Any,
    ends: Any,
) -> None:
    """Matches in which the first seats are greedy, the others careful; everybody sees a `Seen`."""
    box, s, seen, luck, dice = boxes[0], games[0], games[1], lucks[0], lucks[1]
    for match in range(len(scores)):
        games[0] = blank[0]
        start_stream(luck, match)
        start_stream(dice, match)
        setup(box, s, luck)
        while s.decider >= 0:
            n = legal(box, s, choices)
            games[1] = games[0]
            redact(seen, s.decider)
            if s.decider < greedy_seats:
                action = greedy(box, seen, s.decider, dice, choices, n, values)
            else:
                action = careful(box, seen, dice, choices, n)
            apply(box, s, luck, action)
        for one in range(len(scores[match])):
            scores[match][one] = score(box, s, one)
        for number in range(s.expeditions):
            ends[s.ending[number]] += 1


def played(players: int, matches: int, greedy_seats: int) -> tuple[Array, Array]:
    """The points of everybody in each match, and how often expeditions ended in each way.

    Luck names the start seat, so that no seat is favoured.
    """
    blank = array_of(GAME.blank(players))
    scores = np.zeros((matches, players + len(GAME.rivals_beside(players))), np.int64)
    ends = np.zeros(len(ENDINGS), np.int64)
    compile_loop(GAME, contest)(
        array_of(GAME.load_box(None).box),
        blank,
        np.concatenate([blank, blank]),
        array_of(keyed_luck(KEY), keyed_luck(players_key(KEY))),
        np.zeros(GAME.actions.count, np.int64),
        np.zeros(GAME.actions.count, np.int64),
        greedy_seats,
        scores,
        ends,
    )
    return scores, ends


class Share(NamedTuple):
    """Of the victories, or the points of all seats, those of seat 1; and how sure that is."""

    share: float
    lower: float
    """The lower bound of its 95 % interval."""


def share_of_points(players: int, matches: int) -> Share:
    """The share of a greedy seat 1 among careful players in the points of all seats."""
    scores, _ = played(players, matches, greedy_seats=1)
    points = scores[:, :players].astype(float)
    own, everybody = points[:, 0], points.sum(axis=1)
    share = own.mean() / everybody.mean()
    error = (own - share * everybody).std() / everybody.mean() / np.sqrt(matches)  # of a ratio
    return Share(share, share - 1.96 * error)


def share_of_victories(players: int, matches: int) -> Share:
    """The share of a greedy seat 1 among careful players; the Silent One may win, too (B10)."""
    scores, _ = played(players, matches, greedy_seats=1)
    won = scores == scores.max(axis=1, keepdims=True)
    shares = won[:, 0] / won.sum(axis=1)
    return Share(shares.mean(), shares.mean() - 1.96 * shares.std() / np.sqrt(matches))


def endings(players: int, matches: int) -> Array:
    """In which shares the expeditions of greedy players end, by the ending."""
    _, ends = played(players, matches, greedy_seats=players)
    shares: Array = ends / ends.sum()
    return shares
