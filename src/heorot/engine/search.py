"""A search for good actions, written once for all games and any number of players.

A tree over the searcher's own decisions. Every iteration imagines a world that the seat cannot tell
from the true one, walks down the tree while the searcher decides, adds one node, and lets everybody
decide by simple good sense (`hand`, each by what it sees) until the game is over or a cut makes
sense. What others decide is no part of the tree: so nothing hidden is ever a key in it.

What a game has to say to it is in its contract (`heorot.core.game`): `appeals`, `hand`, `forecast`,
`doubt`, `may_cut`, `given`, `study`, `belief`, and how many decisions it looks ahead, `horizon`.
"""

from __future__ import annotations

from math import log, sqrt, tanh
from typing import Any, Final

from heorot.core.luck import choose, start_stream
from heorot.core.rule import rule
from heorot.engine.contract import (
    appeals,
    apply,
    belief,
    doubt,
    forecast,
    given,
    hand,
    imagine,
    legal,
    may_cut,
    redact,
    study,
    tiebreak,
)

# The columns of a node.
ACTION: Final = 0
CHILD: Final = 1
"""The first of the nodes below."""
NEXT: Final = 2
"""The next node below the same one."""
VISITS: Final = 3
CHANCES: Final = 4
"""How often it could have been visited, or was."""
COLUMNS: Final = 5

# The columns of its sums over all visits.
WORTH: Final = 0
SQUARE: Final = 1
"""Of the worth."""
LEAD: Final = 2
SUMS: Final = 3

NONE: Final = -1
FAVOURITE: Final = 1
"""The first node below the root: what appeals most is tried first,"""
FAIR: Final = 4
"""and again in one of so many iterations, however it fares: bad luck at first is no reason to leave
it.
"""
DEPTH: Final = 40
"""No path through the tree is longer."""
WIDTH: Final = 3.0
"""So many actions are tried at a node from the beginning,"""
WIDENING: Final = 0.5
"""and so many more for the root of the visits."""
CLEAR: Final = 1.5
"""Standard deviations by which a lead is clearly more than was to be expected,"""
WORLDS: Final = 24
"""as found in so many worlds, or in fewer before a search of fewer iterations."""
DOUBTS: Final = 100
"""So many worlds are imagined before one is taken as it is, believed or not."""
SMALL: Final = 0.01
"""Less than so much cannot decide who wins: then leads count as they are."""
DARING: Final = 0.6
"""How much it tries what it knows little of."""


@rule
def study_table(
    boxes: Any, seen: Any, games: Any, lucks: Any, choices: Any, values: Any, seat: int
) -> None:
    """What is to be learned from what the others did, before anything is imagined."""
    study(boxes[0], seen, games, seat, lucks[1], choices, values)


@rule
def survey_many(
    boxes: Any,
    seen: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    seat: int,
    everybody: int,
    horizon: int,
    count: int,
) -> tuple[float, float]:
    """The lead to be expected if all play by good sense, and how much more is clearly more.

    As found in worlds 0 to ``count - 1``.
    """
    total = 0.0
    squares = 0.0
    for number in range(count):
        imagine_world(boxes[0], seen, games, lucks, seat, number)
        play_on(boxes[0], games, lucks, choices, values, horizon)
        lead = lead_of(boxes[0], games[0], seat, everybody)
        total += lead
        squares += lead * lead
    mean = total / count
    deviation = sqrt(max(0.0, squares / count - mean * mean))
    return mean, max(1.0, CLEAR * deviation)


@rule
def search_many(
    boxes: Any,
    seen: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    slots: Any,
    nodes: Any,
    sums: Any,
    path: Any,
    liked: Any,
    seat: int,
    everybody: int,
    horizon: int,
    goes_on: bool,
    expected: float,
    clear: float,
    first: int,
    count: int,
    used: int,
) -> tuple[int, int]:
    """Iterations `first` to ``first + count - 1`` of a search: the nodes in use, and the actions.

    ``seen[0]`` is the table as `seat` may know it; ``games[0]`` is room for a world and
    ``games[1]`` for what its decider sees; ``lucks[0]`` is the luck of the worlds, ``lucks[1]`` the
    players' own. `everybody` counts seats and rivals. `slots` is filled with -1. `liked` says of
    every action how much it is liked now, where somebody knows that better than `appeals`; else it
    is empty.
    """
    box, world = boxes[0], games[0]
    unsure = doubt(box, seen[0])
    actions = 0
    for number in range(first, first + count):
        imagine_world(box, seen, games, lucks, seat, number)
        node = 0
        depth = 1
        decisions = 0
        while world.decider >= 0 and node >= 0:
            n = legal(box, world, choices)
            action = choices[0]
            if n > 1:
                if decisions >= horizon and may_cut(box, world):
                    break
                decisions += 1
                is_own = world.decider == seat
                if not is_own or (node > 0 and given(box, world)):
                    action = decide(box, games, lucks, choices, n, values)
                    if is_own or not goes_on:
                        node = NONE
                else:
                    is_room = used < len(nodes) and depth < len(path)
                    child, action = step_down(
                        box, games, lucks, choices, n, values, slots, nodes, sums, node,
                        is_room, liked,
                    )  # fmt: skip
                    node = child
                    if child < 0 and is_room:
                        child = used
                        used += 1
                        add_node(nodes, sums, path[depth - 1], child, action)
                    if child >= 0:
                        path[depth] = child
                        depth += 1
            apply(box, world, lucks[0], action)
            actions += 1
        actions += play_on(box, games, lucks, choices, values, horizon - decisions)
        lead = lead_of(box, world, seat, everybody)
        worth = worth_of(box, world, seat, lead, gain_of(lead, expected, clear, unsure))
        for k in range(depth):
            nodes[path[k], VISITS] += 1
            sums[path[k], WORTH] += worth
            sums[path[k], SQUARE] += worth * worth
            sums[path[k], LEAD] += lead
    return used, actions


@rule
def imagine_world(box: Any, seen: Any, games: Any, lucks: Any, seat: int, number: int) -> None:
    """A world of this number, the first of some that is believed.

    The luck of its players has a key of its own: so they can be of one mind throughout this world.
    """
    start_stream(lucks[0], number)
    for again in range(DOUBTS):
        lucks[1].key[0] = number * DOUBTS + again
        games[0] = seen[0]
        imagine(box, games[0], seat, lucks[0])
        if choose(lucks[0], 100) < belief(box, games[0], seat, lucks[1]):
            break
    start_stream(lucks[1], number)


@rule
def play_on(box: Any, games: Any, lucks: Any, choices: Any, values: Any, horizon: int) -> int:
    """Let everybody decide by simple good sense, to the end or the first cut behind the horizon.

    The number of actions that this took.
    """
    world = games[0]
    decisions = 0
    actions = 0
    while world.decider >= 0:
        n = legal(box, world, choices)
        action = choices[0]
        if n > 1:
            if decisions >= horizon and may_cut(box, world):
                break
            decisions += 1
            action = decide(box, games, lucks, choices, n, values)
        apply(box, world, lucks[0], action)
        actions += 1
    return actions


@rule
def decide(box: Any, games: Any, lucks: Any, choices: Any, n: int, values: Any) -> int:
    """What the decider of a world does, by what it sees of it."""
    games[1] = games[0]
    sight = games[1]
    redact(sight, sight.decider)
    return hand(box, sight, sight.decider, lucks[1], choices, n, values)


@rule
def step_down(
    box: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    n: int,
    values: Any,
    slots: Any,
    nodes: Any,
    sums: Any,
    node: int,
    is_room: bool,
    liked: Any,
) -> tuple[int, int]:
    """The node below `node` that is tried next, and its action; no node for a new action."""
    child = nodes[node, CHILD]
    while child >= 0:
        slots[nodes[child, ACTION]] = child
        child = nodes[child, NEXT]
    known = 0
    for k in range(n):
        if slots[choices[k]] >= 0:
            known += 1
    best = NONE
    is_wide = known < WIDTH + WIDENING * sqrt(nodes[node, VISITS])
    if known == 0 or (known < n and is_room and is_wide):
        if node == 0 and len(liked) > 0:
            for k in range(n):
                values[k] = liked[choices[k]]
        else:
            weigh(box, games, lucks, choices, n, values)
        action = most_appealing(choices, n, values, slots)
    elif node == 0 and FAIR * nodes[FAVOURITE, VISITS] < nodes[0, VISITS]:
        best = FAVOURITE
        action = int(nodes[best, ACTION])  # not of 32 bits, interpreted
    else:
        best = most_promising(choices, n, slots, nodes, sums)
        action = int(nodes[best, ACTION])
    child = nodes[node, CHILD]
    while child >= 0:
        slots[nodes[child, ACTION]] = NONE
        child = nodes[child, NEXT]
    return best, action


@rule
def weigh(box: Any, games: Any, lucks: Any, choices: Any, n: int, values: Any) -> None:
    """How much the decider of a world likes its choices, by what it sees."""
    games[1] = games[0]
    sight = games[1]
    redact(sight, sight.decider)
    appeals(box, sight, sight.decider, lucks[1], choices, n, values)


@rule
def most_appealing(choices: Any, n: int, values: Any, slots: Any) -> int:
    """Of the actions that were not tried yet, the one that the decider likes best."""
    best = NONE
    for k in range(n):
        if slots[choices[k]] < 0 and (best < 0 or values[k] > values[best]):
            best = k
    chosen: int = choices[best]
    return chosen


@rule
def most_promising(choices: Any, n: int, slots: Any, nodes: Any, sums: Any) -> int:
    """Of the nodes of legal actions, the one of the highest upper bound."""
    best = NONE
    highest = 0.0
    for k in range(n):
        child = slots[choices[k]]
        if child >= 0:
            nodes[child, CHANCES] += 1
            visits = nodes[child, VISITS]
            bound = sums[child, WORTH] / visits
            bound += DARING * sqrt(log(nodes[child, CHANCES] + 1.0) / visits)
            if best < 0 or bound > highest:
                highest = bound
                best = child
    return best


@rule
def add_node(nodes: Any, sums: Any, node: int, child: int, action: int) -> None:
    """A new node below another."""
    nodes[child, ACTION] = action
    nodes[child, CHILD] = NONE
    nodes[child, NEXT] = nodes[node, CHILD]
    nodes[child, VISITS] = 0
    nodes[child, CHANCES] = 1
    for column in range(SUMS):
        sums[child, column] = 0.0
    nodes[node, CHILD] = child


@rule
def lead_of(box: Any, world: Any, seat: int, everybody: int) -> int:
    """By how many points a seat is ahead of the best of the others, or may expect to be."""
    best = -(1 << 30)
    for other in range(everybody):
        if other != seat:
            best = max(best, forecast(box, world, other))
    own: int = forecast(box, world, seat)
    return own - best


@rule
def gain_of(lead: float, expected: float, clear: float, unsure: int) -> float:
    """How clearly a lead is more than was to be expected, or less.

    Where it is known how unsure a forecast is, by the chance to win: who is far ahead gains less by
    a larger lead than a smaller one would cost.
    """
    if unsure > 0:
        usual = chance_to_win(expected, unsure)
        most = chance_to_win(expected + clear, unsure)
        least = chance_to_win(expected - clear, unsure)
        if most - least > SMALL:
            return 2 * (chance_to_win(lead, unsure) - usual) / (most - least)
    return (lead - expected) / clear


@rule
def chance_to_win(lead: float, unsure: int) -> float:
    """From -1 to 1: that of a normal distribution, nearly."""
    return tanh(0.8 * lead / unsure)


@rule
def worth_of(box: Any, world: Any, seat: int, lead: int, more: float) -> float:
    """What a lead is worth, from -1 to 1; at the end of a game half of that is for winning.

    `more` says how clearly it is more than was to be expected, or less.
    """
    worth = tanh(more)
    if world.decider >= 0:
        return worth
    won = 1 if lead > 0 else -1
    if lead == 0:
        won = place_in_tie(box, world, seat)
    return 0.5 * worth + 0.5 * won


@rule
def place_in_tie(box: Any, world: Any, seat: int) -> int:
    """Of a seat with as many points as the best others: 1 if it wins, -1 if not, 0 if it shares."""
    own = forecast(box, world, seat)
    place = 0  # a rival without a seat has nothing that breaks ties
    tied = 0
    for other in range(world.player_count):
        if other != seat and forecast(box, world, other) == own:
            ahead = tiebreak(box, world, seat) - tiebreak(box, world, other)
            sign = 1 if ahead > 0 else (-1 if ahead < 0 else 0)
            place = sign if tied == 0 else min(place, sign)
            tied += 1
    return place


LOOPS: Final = (study_table, survey_many, search_many)
"""What is compiled of a search."""
