"""The loop of a batch (`heorot.engine.batch`): one decision of the caller in every game.

It is written as rules, so that a GPU can run the same: `step_one` is all that happens to a game.
``games`` are two records: the table, and room for what one seat sees of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heorot.core.luck import start_stream
from heorot.core.rule import rule
from heorot.engine.contract import (
    Placeholder,
    appeals,
    apply,
    legal,
    observe,
    redact,
    score,
    setup,
    tiebreak,
)
from heorot.engine.loops import GREEDY, bot_action, random_action

decide: Callable[..., int] = Placeholder("decide")
"""What a bot does."""

CALLER = -1
"""The policy of a seat for which whoever steps the batch decides."""
NOT_BEGUN = -1
"""The number of a game before the first one is set up."""
FAR = 1 << 30
"""Appeals beyond this are as good as this."""
NEVER = -1 << 31
"""The appeal of what is not allowed."""


def fillings(policies: Sequence[int]) -> dict[str, Any]:
    """What the placeholders of this loop stand for, with bots of these policies."""
    return {"decide": bot_action if GREEDY in policies else random_action}


@rule
def settle(box: Any, s: Any, prizes: Any, scores: Any, rewards: Any) -> None:
    """Write the points of a game that is over, and what every seat gets for them.

    Behind the seats `scores` has room for the rivals. ``prizes[n]`` is for each of n who share the
    first place, ``prizes[0]`` for whoever is not among them; without prizes the points count.
    """
    best, best_tie, winners = 0, 0, 0
    for one in range(len(scores)):
        points = score(box, s, one)
        tie = tiebreak(box, s, one) if one < s.player_count else 0
        scores[one] = points
        if winners == 0 or points > best or (points == best and tie > best_tie):
            best, best_tie, winners = points, tie, 1
        elif points == best and tie == best_tie:
            winners += 1
    for seat in range(s.player_count):
        if len(prizes) == 0:
            rewards[seat] = scores[seat]
        elif scores[seat] == best and tiebreak(box, s, seat) == best_tie:
            rewards[seat] = prizes[winners]
        else:
            rewards[seat] = prizes[0]


@rule
def step_one(
    box: Any,
    blank: Any,
    games: Any,
    luck: Any,
    dice: Any,
    policies: Any,
    prizes: Any,
    choices: Any,
    values: Any,
    number: int,
    action: int,
    scores: Any,
    rewards: Any,
    final: Any,
) -> tuple[int, int]:
    """Apply an action, and whatever bots do next; set up another game when this one is over.

    Returns how many choices the caller has then, and the number of the game. A game that is over
    before the caller was asked at all is passed over.
    """
    s, played, seat = games[0], number, games[0].decider
    while True:
        if number != NOT_BEGUN:
            apply(box, s, luck, action)
        if number == NOT_BEGUN or s.decider < 0:
            if number == played != NOT_BEGUN:
                settle(box, s, prizes, scores, rewards)
                redact(s, seat)
                observe(box, s, seat, final)
            number += 1
            games[0] = blank[0]
            start_stream(luck, number)
            start_stream(dice, number)
            setup(box, s, luck)
        n = legal(box, s, choices)
        if policies[s.decider] == CALLER:
            return n, number
        action = decide(box, games, dice, policies, choices, n, values)


@rule
def weigh_one(box: Any, games: Any, dice: Any, choices: Any, values: Any) -> int:
    """How much a player of simple good sense likes each choice; returns how many there are."""
    seat = games[0].decider
    n = legal(box, games[0], choices)
    games[1] = games[0]
    redact(games[1], seat)
    appeals(box, games[1], seat, dice, choices, n, values)
    return n


@rule
def weigh_games(
    boxes: Any, games: Any, dice: Any, work: Any, choices: Any, values: Any, likes: Any
) -> None:
    """The same in every game, by action."""
    for k in range(len(games)):
        work[0] = games[k]
        n = weigh_one(boxes[0], work, dice[k], choices, values)
        like = likes[k]
        for action in range(len(like)):
            like[action] = NEVER
        for choice in range(n):
            like[choices[choice]] = min(max(values[choice], -FAR), FAR)


@rule
def step_games(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    dice: Any,
    work: Any,
    policies: Any,
    prizes: Any,
    choices: Any,
    values: Any,
    numbers: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    deciders: Any,
    scores: Any,
    rewards: Any,
    done: Any,
    finals: Any,
) -> None:
    """Take a step in every game; what is shown then is for whom the caller decides next."""
    box = boxes[0]
    for k in range(len(games)):
        points, reward, mask = scores[k], rewards[k], masks[k]
        for one in range(len(points)):
            points[one] = 0
        for seat in range(len(reward)):
            reward[seat] = 0
        work[0] = games[k]
        before = numbers[k]
        n, number = step_one(
            box,
            blank,
            work,
            lucks[k],
            dice[k],
            policies,
            prizes,
            choices,
            values,
            before,
            actions[k],
            points,
            reward,
            finals[k],
        )
        games[k] = work[0]
        numbers[k] = number
        done[k] = NOT_BEGUN != before != number
        for action in range(len(mask)):
            mask[action] = 0
        for choice in range(n):
            mask[choices[choice]] = 1
        seat = work[0].decider
        deciders[k] = seat
        redact(work[0], seat)
        observe(box, work[0], seat, observations[k])
