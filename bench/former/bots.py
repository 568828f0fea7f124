"""Opponents to measure by, as bots of the arena: greedy as it was at first, and other searches.

heorot arena hoard --bots search@0.1s,former.bots:greedy
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module
from time import thread_time
from typing import Any

import numpy as np

from heorot.bots import Bot
from heorot.bots.net import liked
from heorot.bots.thinking import new_key
from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, keyed_luck
from heorot.core.rule import rule
from heorot.engine.budget import Budget
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import Placeholder, apply
from heorot.engine.layout import array_of
from heorot.engine.link import Function
from heorot.engine.runs import players_key
from heorot.engine.search import imagine_world, lead_of, play_on, survey_many, worth_of
from heorot.engine.searcher import Searcher

SECONDS = 0.1
"""That the flat search thinks."""
WORLDS = 16
"""That it tries with each action between two looks at the clock,"""
SURVEYED = 24
"""and before, to know what is to be expected."""
AHEAD = 20
"""Decisions, and then to the next cut."""

former: Any = Placeholder("former")


@rule
def by_former(box: Any, s: Any, seat: int, luck: Any, choices: Any, n: int, values: Any) -> int:
    """As greedy decided at first."""
    chosen: int = former(box, s, seat, luck, choices, n)
    return chosen


@rule
def choose_former(boxes: Any, seen: Any, seat: int, lucks: Any, choices: Any, n: int) -> int:
    """The same, of a table that is seen."""
    chosen: int = former(boxes[0], seen[0], seat, lucks[0], choices, n)
    return chosen


@rule
def flat_many(
    boxes: Any,
    seen: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    seat: int,
    everybody: int,
    horizon: int,
    clear: float,
    action: int,
    first: int,
    count: int,
) -> float:
    """The worth of an action, summed over worlds in which all go on as greedy did at first."""
    total = 0.0
    for number in range(first, first + count):
        imagine_world(boxes[0], seen, games, lucks, seat, number)
        apply(boxes[0], games[0], lucks[0], action)
        play_on(boxes[0], games, lucks, choices, values, horizon)
        lead = lead_of(boxes[0], games[0], seat, everybody)
        total += worth_of(boxes[0], games[0], seat, lead, lead / clear)
    return total


@cache
def _loop(game: str, loop: Any) -> Function:
    from heorot.games import load

    old = import_module(f"former.{game}").greedy
    return compile_loop(load(game), loop, former=old, hand=by_former)


def greedy(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Plays by simple good sense as it was at first."""
    loop = _loop(game.name, choose_former)
    boxes, lucks = array_of(edition.box), array_of(luck)
    row = np.zeros(game.actions.count, np.int64)

    def choose(seen: Seen, actions: Sequence[int]) -> int:
        row[: len(actions)] = actions
        return int(loop(boxes, array_of(seen.s), int(seen.seat), lucks, row, len(actions)))

    return choose


def alone(budget: Budget, game: Game, edition: Edition, luck: Luck) -> Bot:
    """The search of today, without a net."""
    mind = Searcher(game, edition, is_native=True)

    def choose(seen: Seen, actions: Sequence[int]) -> int:
        return mind.think(seen, budget, new_key(luck))[0].action

    return choose


def led(budget: Budget, game: Game, edition: Edition, luck: Luck) -> Bot:
    """The search of today, led by the net of its game."""
    mind = Searcher(game, edition, is_native=True)

    def choose(seen: Seen, actions: Sequence[int]) -> int:
        likes = partial(liked, game, edition, seen, actions)
        return mind.think(seen, budget, new_key(luck), likes)[0].action

    return choose


alone_3ms, alone_30ms, alone_300ms = (
    partial(alone, Budget(seconds=seconds)) for seconds in (0.003, 0.03, 0.3)
)
led_3ms, led_30ms, led_300ms = (
    partial(led, Budget(seconds=seconds)) for seconds in (0.003, 0.03, 0.3)
)


def flat(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Tries every action in equal worlds, the better half further, until one is left.

    Everybody plays on as greedy did at first, to a cut, or where the game knows of none to the end:
    the best flat search of the trials that came before the tree.
    """
    survey, loop = _loop(game.name, survey_many), _loop(game.name, flat_many)
    boxes = array_of(edition.box)
    row = np.zeros(game.actions.count, np.int64)

    def choose(seen: Seen, actions: Sequence[int]) -> int:
        began = thread_time()
        key = new_key(luck)
        shown = array_of(seen.s)
        lucks = array_of(keyed_luck(key), keyed_luck(players_key(key)))
        rows = (boxes, shown, np.concatenate([shown, shown]), lucks, row, row.copy())
        everybody = int(seen.s.player_count) + len(game.rivals(seen.s))
        rest = (int(seen.seat), everybody, AHEAD if game.may_cut else game.horizon)
        _, clear = survey(*rows, *rest, SURVEYED)
        left, sums, worlds = list(actions), dict.fromkeys(actions, 0.0), 0
        rounds = max(1, len(left) - 1).bit_length()
        for number in range(1, rounds + 1):
            until = began + SECONDS * number / rounds
            while True:
                for action in left:
                    sums[action] += loop(*rows, *rest, clear, action, worlds, WORLDS)
                worlds += WORLDS
                if thread_time() > until:
                    break
            left = sorted(left, key=lambda one: -sums[one])[: (len(left) + 1) // 2]
        return left[0]

    return choose
