"""The kernels of a GPU, written once for every game: each thread runs one game.

They are rules themselves. What they call of a game, and what they need to know of it, is filled in
by `heorot.engine.gpu.compiling`.

- `playout` plays games number ``first``, ``first + 1``, … at random from the blank state.
- `advance` takes a step of a batch in every game, as `stepping.step_games` does on a CPU.
- `weigh` says in every game how much a player of simple good sense likes each action.
- `script` chooses the actions of a step by `scripted_action`: for checks and measurements.

A record, a mask and a tensor are bytes, padded with zeros to whole words of 64 bits. ``boxes``,
``blank`` and ``key`` hold a single record. ``masks``, ``observations`` and ``finals`` have a row
for every game, as whoever learns from them wants it; ``games``, ``lucks`` and ``dice``, which
nobody else reads, lie word by word::

    word 0 of game 0, of game 1, …, of the last game, word 1 of game 0, …

so that the threads of a warp, which copy the same word of neighbouring games at the same time,
touch neighbouring memory. Scratch space is not kept.
"""

from __future__ import annotations

from typing import Any

from heorot.core.luck import WORD
from heorot.core.rule import rule
from heorot.engine.contract import Placeholder, digest, observe, redact
from heorot.engine.loops import play_one
from heorot.engine.stepping import FAR, NEVER, NOT_BEGUN, step_one, weigh_one

cuda: Any = Placeholder("cuda")
"""numba.cuda."""
byte: Any = Placeholder("byte")
int16: Any = Placeholder("int16")
int64: Any = Placeholder("int64")
state: Any = Placeholder("state")
"""The type of a record, padded to whole words."""
luck: Any = Placeholder("luck")
box: Any = Placeholder("box")
LASTING_WORDS: Any = Placeholder("LASTING_WORDS")
"""How many words a state takes without its scratch space,"""
TWO_STATES: Any = Placeholder("TWO_STATES")
"""and how many two of them take with it."""
LUCK_WORDS: Any = Placeholder("LUCK_WORDS")
MASK_WORDS: Any = Placeholder("MASK_WORDS")
TENSOR_WORDS: Any = Placeholder("TENSOR_WORDS")
ACTIONS: Any = Placeholder("ACTIONS")
"""The cells of a mask."""
TENSOR: Any = Placeholder("TENSOR")
"""The cells of a tensor."""


@rule
def playout(
    boxes: Any, blank: Any, key: Any, first: int, digests: Any, actions: Any, decisions: Any
) -> None:
    """Play a game at random, from number `first` on."""
    k = cuda.grid(1)
    if k >= digests.shape[0]:
        return
    games = cuda.local.array(1, state)
    lucks = cuda.local.array(1, luck)
    choices = cuda.local.array(ACTIONS, int16)
    games[0] = blank.view(state)[0]
    lucks[0] = key.view(luck)[0]
    played = play_one(boxes.view(box)[0], games[0], lucks[0], choices, first + k)
    digests[k] = digest(games[0])
    actions[k] = played[0]
    decisions[k] = played[1]


@rule
def advance(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    dice: Any,
    policies: Any,
    prizes: Any,
    numbers: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    deciders: Any,
    scores: Any,
    rewards: Any,
    done: Any,
    finals: Any,
    refused: Any,
) -> None:
    """A step in a game; an action that its mask does not show changes nothing and is refused."""
    k = cuda.grid(1)
    if k >= games.shape[1]:
        return
    before = numbers[k]
    action = actions[k]
    refused[k] = 0
    done[k] = 0
    for one in range(scores.shape[1]):
        scores[k][one] = 0
    for seat in range(rewards.shape[1]):
        rewards[k][seat] = 0
    if before != NOT_BEGUN:
        is_one = 0 <= action < ACTIONS
        if not is_one or (masks[k][action >> 3] >> 8 * (action & 7)) & 1 == 0:
            refused[k] = 1
            return
    tables = cuda.local.array(TWO_STATES, int64)
    luck_words = cuda.local.array(LUCK_WORDS, int64)
    dice_words = cuda.local.array(LUCK_WORDS, int64)
    mask = cuda.local.array(MASK_WORDS, int64)
    tensor = cuda.local.array(TENSOR_WORDS, int64)
    choices = cuda.local.array(ACTIONS, int16)
    values = cuda.local.array(ACTIONS, int64)
    read(games, k, tables[:LASTING_WORDS])
    for i in range(LASTING_WORDS, TWO_STATES):
        tables[i] = 0
    read(lucks, k, luck_words)
    read(dice, k, dice_words)
    for i in range(TENSOR_WORDS):
        tensor[i] = 0
    for i in range(MASK_WORDS):
        mask[i] = 0
    one_box, work = boxes.view(box)[0], tables.view(state)
    seen = tensor.view(byte)[:TENSOR]
    n, number = step_one(
        one_box, blank.view(state), work, luck_words.view(luck)[0], dice_words.view(luck)[0],
        policies, prizes, choices, values, before, action, scores[k], rewards[k], seen,
    )  # fmt: skip
    write(games, k, tables[:LASTING_WORDS])
    write(lucks, k, luck_words)
    write(dice, k, dice_words)
    numbers[k] = number
    if before not in (NOT_BEGUN, number):
        done[k] = 1
        for i in range(TENSOR_WORDS):
            finals[k][i] = tensor[i]
    shown = mask.view(byte)
    for choice in range(n):
        shown[choices[choice]] = 1
    seat = work[0].decider
    deciders[k] = seat
    redact(work[0], seat)
    observe(one_box, work[0], seat, seen)
    for i in range(MASK_WORDS):
        masks[k][i] = mask[i]
    for i in range(TENSOR_WORDS):
        observations[k][i] = tensor[i]


@rule
def weigh(boxes: Any, games: Any, dice: Any, likes: Any) -> None:
    """How much each action is liked in a game."""
    k = cuda.grid(1)
    if k >= games.shape[1]:
        return
    tables = cuda.local.array(TWO_STATES, int64)
    dice_words = cuda.local.array(LUCK_WORDS, int64)
    choices = cuda.local.array(ACTIONS, int16)
    values = cuda.local.array(ACTIONS, int64)
    read(games, k, tables[:LASTING_WORDS])
    for i in range(LASTING_WORDS, TWO_STATES):
        tables[i] = 0
    read(dice, k, dice_words)
    n = weigh_one(boxes.view(box)[0], tables.view(state), dice_words.view(luck)[0], choices, values)
    for action in range(ACTIONS):
        likes[k][action] = NEVER
    for choice in range(n):
        likes[k][choices[choice]] = min(max(values[choice], -FAR), FAR)


@rule
def read(columns: Any, k: int, row: Any) -> None:
    """Take the words of game k out of those of all games."""
    for i in range(len(row)):
        row[i] = columns[i][k]


@rule
def write(columns: Any, k: int, row: Any) -> None:
    """Put the words of game k among those of all games."""
    for i in range(len(row)):
        columns[i][k] = row[i]


@rule
def script(masks: Any, number: int, actions: Any) -> None:
    """Choose the action of a game in step `number`."""
    k = cuda.grid(1)
    if k < len(actions):
        mask = cuda.local.array(MASK_WORDS, int64)
        for i in range(MASK_WORDS):
            mask[i] = masks[k][i]
        actions[k] = scripted_action(mask.view(byte)[:ACTIONS], k, number)


@rule
def script_many(masks: Any, number: int, actions: Any) -> None:
    """`script` on a CPU."""
    for k in range(len(actions)):
        actions[k] = scripted_action(masks[k], k, number)


@rule
def scripted_action(mask: Any, game: int, number: int) -> int:
    """A legal action by a hash of the numbers of game and step."""
    mixed = (game * 0x9E3779B1 + number * 0x85EBCA77) & WORD
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & WORD
    mixed ^= mixed >> 13
    legal = 0
    for action in range(len(mask)):
        legal += mask[action]
    left = (mixed * legal) >> 32
    for action in range(len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


KERNELS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "playout": (playout, ("q1", "q1", "q1", "n", "q1", "q1", "q1")),
    "advance": (
        advance,
        (
            *("q1", "q1", "q2", "q2", "q2", "q1", "f1", "q1", "q1"),
            *("q2", "q2", "q1", "i2", "f2", "b1", "q2", "b1"),
        ),
    ),
    "weigh": (weigh, ("q1", "q2", "q2", "i2")),
    "script": (script, ("q2", "n", "q1")),
}
"""Every kernel, with its arguments: n is a number, q an array of 64-bit words, i of 32-bit ones, b
of bytes, f of 32-bit floats, and the digit says how many dimensions it has."""
