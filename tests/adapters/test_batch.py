"""A batch plays the games of its seeds, whatever runs it, and shows what the deciders may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from tests.adapters.ways import FEW, Way

import heorot
from heorot.adapters.playing import Play
from heorot.adapters.setting import Setting, setting
from heorot.bots import BOTS, COMPILED
from heorot.core.errors import HeorotError
from heorot.core.luck import Luck
from heorot.engine.interpreted import Records
from heorot.engine.link import Linker, as_written
from heorot.engine.seeds import PLAYERS, TABLE, players_luck
from heorot.engine.stepping import CALLER, NOT_BEGUN, fillings, step_games


class Shown(NamedTuple):
    """What a batch shows of one game after a step."""

    decider: int
    mask: list[int]
    observation: list[int]
    reward: list[float]
    done: bool
    number: int


def rounded(rewards: list[float]) -> list[float]:
    """As a batch has them."""
    return [float(np.float32(one)) for one in rewards]


def chosen(mask: list[int], step: int) -> int:
    """The action in some step: any of the legal ones, the same wherever the game is played."""
    legal = np.flatnonzero(mask)
    return int(legal[step * 7919 % len(legal)])


def played(way: Setting, bots: dict[int, str], seed: int, steps: int) -> Iterator[Shown]:
    """The games of a seed, by interpreted rules and bots as they sit at tables."""
    number, step, reward, done = -1, 0, [0.0] * way.players, False
    while True:
        number += 1
        play, dice = Play(way, seed, number), players_luck(seed, number)
        sitting = {
            seat: BOTS[name].sit_down(way.game, way.edition, dice) for seat, name in bots.items()
        }
        while not play.is_over:
            seat, choices = play.decider, way.engine.choices(play.s)
            if seat in bots:
                seen = way.game.seen(play.s, seat)
                alone = len(choices) == 1
                play.apply(choices[0] if alone else sitting[seat](seen, choices))
                continue
            mask = play.mask(seat).tolist()
            yield Shown(seat, mask, play.observation(seat).tolist(), reward, done, number)
            if step == steps:
                return
            play.apply(chosen(mask, step))
            reward, done, step = [0.0] * way.players, False, step + 1
        reward, done = rounded(play.returns()), True


def interpreted(way: Setting, bots: dict[int, str], seed: int, steps: int) -> Iterator[Shown]:
    """The same by the loop of the batch, interpreted."""
    actions, players, box = way.game.actions.count, way.players, way.edition.box
    state = way.game.state()
    games, work = Records([state.copy()]), Records([state.copy(), state.copy()])
    lucks, dice = [luck(seed, TABLE)], [luck(seed, PLAYERS)]
    policies = [COMPILED[bots[seat]] if seat in bots else CALLER for seat in range(players)]
    run = Linker(way.game, as_written, fillings(policies)).link(step_games)
    numbers, deciders, done = [NOT_BEGUN], [0], [False]
    observation, final = [[0] * way.game.tensor.size], [[0] * way.game.tensor.size]
    mask, reward = [[0] * actions], [[0.0] * players]
    scores = [[0] * (players + len(way.game.rivals_beside(players)))]
    choices, values = [0] * actions, [0] * actions
    for step in range(steps + 1):
        action = [chosen(mask[0], step - 1) if step else 0]
        head = ([box], [way.blank()], games, lucks, dice, work, policies, way.prizes)
        tail = (observation, mask, deciders, scores, reward, done, final)
        run(*head, choices, values, numbers, action, *tail)
        gain = rounded(reward[0])
        yield Shown(deciders[0], mask[0][:], observation[0][:], gain, bool(done[0]), numbers[0])


def luck(seed: int, whose: int) -> Luck:
    one = Luck()
    one.key[:] = [seed, 0, whose, 0]
    return one


def native(way: Setting, bots: dict[int, str], seed: int, steps: int) -> Iterator[Shown]:
    """The same by a batch of several games, on two threads."""
    options: dict[str, Any] = dict(
        way.options, box=way.edition.name, rewards=way.rewards, start=way.start
    )
    seeds = [seed + 5, seed, seed + 9]
    batch = heorot.batch(way.game, 3, way.players, bots=bots, seed=seeds, threads=2, **options)
    for step in range(steps + 1):
        if step:
            batch.step([chosen(mask, step - 1) for mask in batch.mask.tolist()])
        yield Shown(
            int(batch.decider[1]),
            batch.mask[1].tolist(),
            batch.observation[1].tolist(),
            batch.reward[1].tolist(),
            bool(batch.done[1]),
            int(batch.number[1]),
        )


@pytest.mark.parametrize("one", FEW, ids=str)
def test_the_loop_plays_as_tables_do(one: Way) -> None:
    way = setting(one.game, one.players, **one.how)
    bots = {1: "greedy"} | ({2: "random"} if one.players > 2 else {})
    assert list(interpreted(way, bots, 3, 30)) == list(played(way, bots, 3, 30))


@pytest.mark.parametrize("bots", [{}, {0: "random"}, {1: "greedy"}], ids=str)
@pytest.mark.parametrize("rewards", ["win", "points"])
def test_games_end_with_their_rewards_and_are_set_up_anew(
    bots: dict[int, str], rewards: str
) -> None:
    way = setting("leduc", 2, rewards=rewards)
    shown = list(interpreted(way, bots, 8, 200))
    assert shown == list(played(way, bots, 8, 200))
    assert sum(one.done for one in shown) > 20
    assert {one.number for one in shown} <= set(range(300))
    gains = {tuple(one.reward) for one in shown if one.done}
    least, most = way.bounds
    assert all(sum(gain) == 0 and least <= min(gain) <= max(gain) <= most for gain in gains)
    assert len(gains) > 2
    assert all(not any(one.reward) for one in shown if not one.done)


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize(
    ("one", "bots"),
    [
        (FEW[0], {}),
        (FEW[0], {1: "greedy"}),
        (FEW[0], {0: "random"}),
        (FEW[1], {1: "greedy", 2: "random"}),
    ],
    ids=str,
)
def test_native_batches_play_the_same(one: Way, bots: dict[int, str]) -> None:
    way = setting(one.game, one.players, **one.how)
    assert list(native(way, bots, 3, 400)) == list(played(way, bots, 3, 400))


@pytest.mark.full
@pytest.mark.native
def test_arrays_stay_the_same_and_other_libraries_read_them_without_a_copy() -> None:
    batch = heorot.batch("leduc", 5, 2)
    shown = [batch.observation, batch.mask, batch.decider, batch.reward, batch.done, batch.scores]
    read = [np.from_dlpack(array) for array in shown]
    for _ in range(20):
        batch.step(batch.mask.argmax(axis=1))
    assert all((a == b).all() for a, b in zip(shown, read, strict=True))
    assert batch.number.min() > 2


@pytest.mark.full
@pytest.mark.native
def test_what_a_game_does_not_allow_is_refused_and_changes_nothing() -> None:
    batch = heorot.batch("leduc", 3, 2, seed=4)
    before = [batch.observation.copy(), batch.mask.copy()]
    for action in (-1, 3, int(batch.mask[1].argmin())):
        legal = batch.mask.argmax(axis=1)
        legal[1] = action
        with pytest.raises(HeorotError, match=f"game 1 does not allow action {action}"):
            batch.step(legal)
    with pytest.raises(HeorotError, match="one action for each of 3 games"):
        batch.step([1, 1])
    assert (batch.observation == before[0]).all()
    batch.mask[:] = 1  # only what is shown
    with pytest.raises(HeorotError, match="does not allow"):
        batch.step([int(mask.argmin()) for mask in before[1]])


LEDUC: Any = "leduc"


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ({"game": "chess"}, "no game"),
        ({"players": 7}, "leduc is for 2 players"),
        ({"count": 0}, "at least one game"),
        ({"bots": {2: "greedy"}}, "no seat 2"),
        ({"bots": {0: "dragon"}}, "no bot .*; the bots are greedy, random"),
        ({"bots": {0: "greedy", 1: "greedy"}}, "leave one to yourself"),
        ({"seed": [1]}, "a seed for each of 2 games"),
        ({"seed": -1}, "a seed for each"),
        ({"rewards": "fame"}, "no rewards 'fame'; they are win, points"),
        ({"nosuch": 1}, "no option nosuch"),
        ({"box": "nosuch"}, "nosuch"),
    ],
    ids=str,
)
def test_what_there_is_not_is_refused(how: dict[str, Any], problem: str) -> None:
    with pytest.raises(HeorotError, match=problem):
        heorot.batch(**{"game": LEDUC, "count": 2, "players": 2} | how)
