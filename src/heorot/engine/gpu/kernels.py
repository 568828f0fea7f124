"""The kernels of a GPU, written once for every game: each thread runs one game.

They are rules themselves. What they call of a game, and what they need to know of it, is filled in
by `heorot.engine.gpu.compiling`.

- `playout` plays games number ``first``, ``first + 1``, … at random from the blank state.
- `start` sets up every game, each with a luck of its own.
- `step` applies one action to every game, as `loops.step_one` does.
- `script` chooses the actions of a step by `scripted_action`: for checks and measurements.

`start` and `step` leave a game's mask, and what its decider may know as a tensor, zeros when the
game is over.

Every argument but ``first`` and ``number`` is an array of 64-bit words. A record, a mask and a
tensor are bytes, padded with zeros to whole words. ``boxes``, ``blank`` and ``key`` hold a single
record; ``games``, ``lucks``, ``masks`` and ``tensors`` hold one of every game, word by word::

    word 0 of game 0, of game 1, …, of the last game, word 1 of game 0, …

so that the threads of a warp, which copy the same word of neighbouring games at the same time,
touch neighbouring memory.
"""

from __future__ import annotations

from typing import Any

from heorot.core.luck import WORD
from heorot.core.rule import rule
from heorot.engine.contract import Placeholder, digest, observe, redact, setup
from heorot.engine.loops import play_one, step_one, write_mask

cuda: Any = Placeholder("cuda")
"""numba.cuda."""
byte: Any = Placeholder("byte")
int16: Any = Placeholder("int16")
int64: Any = Placeholder("int64")
state: Any = Placeholder("state")
"""The type of a record, padded to whole words."""
luck: Any = Placeholder("luck")
box: Any = Placeholder("box")
STATE_WORDS: Any = Placeholder("STATE_WORDS")
"""How many words each of them takes."""
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
def start(boxes: Any, blank: Any, games: Any, lucks: Any, masks: Any, tensors: Any) -> None:
    """Set up a game."""
    k = cuda.grid(1)
    if k >= games.shape[1]:
        return
    table = cuda.local.array(STATE_WORDS, int64)
    dice = cuda.local.array(LUCK_WORDS, int64)
    mask = cuda.local.array(MASK_WORDS, int64)
    choices = cuda.local.array(ACTIONS, int16)
    for i in range(STATE_WORDS):
        table[i] = blank[i]
    for i in range(MASK_WORDS):
        mask[i] = 0
    read(lucks, k, dice)
    one_box, s = boxes.view(box)[0], table.view(state)[0]
    setup(one_box, s, dice.view(luck)[0])
    write_mask(one_box, s, choices, mask.view(byte)[:ACTIONS])
    write(games, k, table)
    write(masks, k, mask)
    show(one_box, s, tensors, k)


@rule
def step(
    boxes: Any, games: Any, lucks: Any, masks: Any, tensors: Any, actions: Any, status: Any
) -> None:
    """Apply an action to a game."""
    k = cuda.grid(1)
    if k >= games.shape[1]:
        return
    table = cuda.local.array(STATE_WORDS, int64)
    dice = cuda.local.array(LUCK_WORDS, int64)
    mask = cuda.local.array(MASK_WORDS, int64)
    choices = cuda.local.array(ACTIONS, int16)
    read(games, k, table)
    read(lucks, k, dice)
    read(masks, k, mask)
    one_box, s, one_luck = boxes.view(box)[0], table.view(state)[0], dice.view(luck)[0]
    shown = mask.view(byte)[:ACTIONS]
    status[k] = step_one(one_box, s, one_luck, choices, shown, actions[k])
    write(games, k, table)
    write(masks, k, mask)
    show(one_box, s, tensors, k)


@rule
def show(one_box: Any, s: Any, tensors: Any, k: int) -> None:
    """Write what the decider of a state may know. The state is redacted: it was written before."""
    tensor = cuda.local.array(TENSOR_WORDS, int64)
    for i in range(TENSOR_WORDS):
        tensor[i] = 0
    seat = s.decider
    if seat >= 0:
        redact(s, seat)
        observe(one_box, s, seat, tensor.view(byte)[:TENSOR])
    write(tensors, k, tensor)


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
        read(masks, k, mask)
        actions[k] = scripted_action(mask.view(byte)[:ACTIONS], k, number)


@rule
def script_many(masks: Any, number: int, actions: Any) -> None:
    """`script` on a CPU: masks are rows."""
    for k in range(len(actions)):
        actions[k] = scripted_action(masks[k], k, number)


@rule
def scripted_action(mask: Any, game: int, number: int) -> int:
    """A legal action by a hash of the numbers of game and step; one in 64 times none at all."""
    mixed = (game * 0x9E3779B1 + number * 0x85EBCA77) & WORD
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & WORD
    mixed ^= mixed >> 13
    if mixed & 63 == 0:
        return -1
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


KERNELS: dict[str, tuple[Any, tuple[int, ...]]] = {
    "playout": (playout, (1, 1, 1, 0, 1, 1, 1)),
    "start": (start, (1, 1, 2, 2, 2, 2)),
    "step": (step, (1, 2, 2, 2, 2, 1, 1)),
    "script": (script, (2, 0, 1)),
}
"""Every kernel, with the dimensions of its arguments; 0 is a number."""
