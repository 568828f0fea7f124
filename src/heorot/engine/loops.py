"""The loops around the rules, written once for every backend.

They are rules themselves; what they call of a game is named in `heorot.engine.contract`.
``*_one`` plays or steps a single game and is all that a GPU thread does; ``*_many`` is the loop of
one CPU thread over its share of a batch.
"""

from __future__ import annotations

from typing import Any

from heorot.core.luck import choose, start_stream
from heorot.core.rule import rule
from heorot.engine.contract import (
    apply,
    digest,
    greedy,
    legal,
    observe,
    redact,
    score,
    setup,
    tiebreak,
)

RANDOM = 0
"""The policy of a seat that takes any legal action, each as likely as the next."""
GREEDY = 1
"""The policy of a seat that plays by what appeals to it most (`heorot.engine.contract.greedy`)."""
POLICIES = (RANDOM, GREEDY)

ILLEGAL = -1
"""The status of a game that was sent an action its mask does not show: it is left as it was."""
STEPPED = 0
FINISHED = 1


@rule
def play_one(box: Any, s: Any, luck: Any, choices: Any, game: int) -> tuple[int, int]:
    """Play a game at random from the blank state `s`: its actions, and those with a choice."""
    start_stream(luck, game)
    setup(box, s, luck)
    actions = 0
    decisions = 0
    while s.decider >= 0:
        n = legal(box, s, choices)
        action = choices[0]
        if n > 1:
            decisions += 1
            action = choices[choose(luck, n)]
        apply(box, s, luck, action)
        actions += 1
    return actions, decisions


@rule
def play_many(
    boxes: Any, blank: Any, games: Any, lucks: Any, choices: Any, first: int, digests: Any
) -> tuple[int, int]:
    """Play ``len(digests)`` games at random, from number `first` on, in the workspace `games`."""
    actions = 0
    decisions = 0
    for k in range(len(digests)):
        games[0] = blank[0]
        more, chosen = play_one(boxes[0], games[0], lucks[0], choices, first + k)
        digests[k] = digest(games[0])
        actions += more
        decisions += chosen
    return actions, decisions


@rule
def bot_action(
    box: Any, games: Any, dice: Any, policies: Any, choices: Any, n: int, values: Any
) -> int:
    """What the decider of ``games[0]`` does, by its policy, of `n` choices.

    ``games[1]`` is where its own sight of the table is made, `values` is room for appeals.
    """
    seat = games[0].decider
    if n > 1 and policies[seat] == GREEDY:
        games[1] = games[0]
        redact(games[1], seat)
        return greedy(box, games[1], seat, dice, choices, n, values)
    return random_action(box, games, dice, policies, choices, n, values)


@rule
def random_action(
    box: Any, games: Any, dice: Any, policies: Any, choices: Any, n: int, values: Any
) -> int:
    """The same where nobody is greedy: much less to compile."""
    action: int = choices[0]
    if n > 1:
        action = choices[choose(dice, n)]
    return action


@rule
def simulate_many(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    first: int,
    policies: Any,
    scores: Any,
    tiebreaks: Any,
    lengths: Any,
) -> None:
    """Play games in which ``policies[seat]`` says how a seat decides.

    ``lucks[0]`` is the table's, ``lucks[1]`` the players' own; `games` and `values` are as in
    `bot_action`, and played is in ``games[0]``. ``lengths[k]`` becomes the number
    of actions of game k. Columns of `scores` behind those of the seats are the rivals'.
    """
    box, s, luck, dice = boxes[0], games[0], lucks[0], lucks[1]
    for k in range(len(scores)):
        games[0] = blank[0]
        start_stream(luck, first + k)
        start_stream(dice, first + k)
        setup(box, s, luck)
        actions = 0
        while s.decider >= 0:
            n = legal(box, s, choices)
            apply(box, s, luck, bot_action(box, games, dice, policies, choices, n, values))
            actions += 1
        for seat in range(s.player_count):
            scores[k][seat] = score(box, s, seat)
            tiebreaks[k][seat] = tiebreak(box, s, seat)
        for rival in range(s.player_count, len(scores[k])):
            scores[k][rival] = score(box, s, rival)
        lengths[k] = actions


@rule
def write_mask(box: Any, s: Any, choices: Any, mask: Any) -> None:
    """Turn the list of legal actions into a row of 0 and 1."""
    for action in range(len(mask)):
        mask[action] = 0
    if s.decider >= 0:
        for k in range(legal(box, s, choices)):
            mask[choices[k]] = 1


@rule
def step_one(box: Any, s: Any, luck: Any, choices: Any, mask: Any, action: int) -> int:
    """Apply `action` to one game if its mask allows it, and write the next mask."""
    if s.decider < 0:
        return FINISHED
    if action < 0 or action >= len(mask) or mask[action] == 0:
        return ILLEGAL
    apply(box, s, luck, action)
    write_mask(box, s, choices, mask)
    return FINISHED if s.decider < 0 else STEPPED


@rule
def start_many(boxes: Any, blank: Any, games: Any, lucks: Any, choices: Any, masks: Any) -> None:
    """Set up every game of a batch."""
    for k in range(len(games)):
        games[k] = blank[0]
        setup(boxes[0], games[k], lucks[k])
        write_mask(boxes[0], games[k], choices, masks[k])


@rule
def step_many(
    boxes: Any, games: Any, lucks: Any, choices: Any, masks: Any, actions: Any, status: Any
) -> None:
    """Apply one action to every game of a batch."""
    for k in range(len(games)):
        status[k] = step_one(boxes[0], games[k], lucks[k], choices, masks[k], actions[k])


@rule
def observe_many(boxes: Any, games: Any, work: Any, seats: Any, tensors: Any) -> None:
    """Write what seat ``seats[k]`` may know of game k as a tensor."""
    for k in range(len(games)):
        work[0] = games[k]
        redact(work[0], seats[k])
        observe(boxes[0], work[0], seats[k], tensors[k])
