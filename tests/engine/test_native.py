"""Native code: equal to the interpreter, whatever the threads; misuse is refused, not obeyed."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import open_luck, philox, pick
from heorot.core.rule import rule
from heorot.engine import loops
from heorot.engine.interpreted import Interpreted, InterpretedBatch
from heorot.engine.native import Native
from heorot.games import REGISTRY, load
from heorot.games.hoard.rules import setup as hoard_setup

pytestmark = pytest.mark.full

KEY = bytes(range(16))


@pytest.fixture(params=list(REGISTRY), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.fixture(scope="module")
def native(game: Game) -> Native:
    return Native(game)


def test_random_games_end_in_the_same_states(game: Game, native: Native) -> None:
    interpreted = InterpretedBatch(game)
    for players in game.player_counts:
        assert native.play(KEY, players, 5, 40) == interpreted.play(KEY, players, 5, 40)


def test_threads_change_nothing(game: Game, native: Native) -> None:
    for players in game.player_counts:
        assert native.play(KEY, players, 0, 101, threads=3) == native.play(KEY, players, 0, 101)
    one = native.match(KEY, game.player_counts[0], 0, 51, greedy_seats=1)
    three = native.match(KEY, game.player_counts[0], 0, 51, greedy_seats=1, threads=3)
    assert one == three


@rule
def wealth(box: Any, s: Any, seat: int) -> int:
    return -100 * seat - int(s.players[seat].size)


@rule
def setup_as_laid(box: Any, s: Any, luck: Any) -> None:
    """Hoard, whose first turn may begin as if a treasure had been laid down."""
    laid = s.laid
    hoard_setup(box, s, luck)
    s.laid = laid


def test_ties_are_broken_by_the_rule_of_the_game() -> None:
    game = replace(load("hoard"), tiebreak=wealth)
    matched = Native(game).match(KEY, 3, 0, 5, greedy_seats=1)
    assert matched == InterpretedBatch(game).match(KEY, 3, 0, 5, greedy_seats=1)
    assert all(row == sorted(row, reverse=True) for row in matched.tiebreaks)
    assert max(row[2] for row in matched.tiebreaks) <= -200


def test_stepping_goes_through_the_same_states_masks_and_tensors(
    game: Game, native: Native
) -> None:
    rng = random.Random(4)
    interpreted = Interpreted(game)
    tensor = [0] * game.tensor_size
    for players in game.player_counts:
        lucks = [open_luck(k) for k in range(6)]
        batch = native.batch(players, lucks, threads=2)
        states = [interpreted.new(players, luck) for luck in lucks]
        while any(s.decider >= 0 for s in states):
            seats = [max(s.decider, 0) for s in states]
            tensors = batch.observe(np.array(seats))
            actions = []
            for k, s in enumerate(states):
                assert batch.state(k) == s
                legal = interpreted.legal(s) if s.decider >= 0 else []
                assert np.flatnonzero(batch.masks[k]).tolist() == legal
                game.observe(interpreted.edition.box, game.seen(s, seats[k]).s, seats[k], tensor)
                assert tensors[k].tolist() == tensor
                actions.append(rng.choice(legal) if legal else -1)
                if legal:
                    interpreted.apply(s, lucks[k], actions[-1])
            batch.step(np.array(actions))


def test_an_illegal_action_is_reported_and_changes_nothing(game: Game, native: Native) -> None:
    batch = native.batch(game.player_counts[0], [open_luck(1)] * 4)
    before = batch.games.tobytes()
    legal = np.flatnonzero(batch.masks[0])[0]
    illegal = np.flatnonzero(batch.masks[0] == 0)[0]
    status = batch.step(np.array([illegal, -5, game.actions.count, legal]))
    assert status.tolist() == [loops.ILLEGAL, loops.ILLEGAL, loops.ILLEGAL, loops.STEPPED]
    size = batch.games.itemsize
    assert batch.games[:3].tobytes() == before[: 3 * size]
    assert batch.games[3].tobytes() != before[3 * size :]


def test_options_reach_compiled_games() -> None:
    game = replace(load("hoard"), options={"laid": (0, 1)}, setup=setup_as_laid)
    native, interpreted = Native(game), InterpretedBatch(game)
    for laid in (0, 1):
        played = native.play(KEY, 2, 0, 20, laid=laid)
        assert played == interpreted.play(KEY, 2, 0, 20, laid=laid)
        matched = native.match(KEY, 2, 0, 5, greedy_seats=1, laid=laid)
        assert matched == interpreted.match(KEY, 2, 0, 5, greedy_seats=1, laid=laid)
    assert native.play(KEY, 2, 0, 20) != played
    with pytest.raises(HeorotError, match="no option laid = 2"):
        native.play(KEY, 2, 0, 1, laid=2)


def test_what_compiled_code_would_not_notice_is_refused(game: Game, native: Native) -> None:
    few = game.player_counts[0]
    for players in (1, 7):
        with pytest.raises(HeorotError, match=f"players, not {players}"):
            native.play(KEY, players, 0, 1)
    with pytest.raises(HeorotError, match="no option nosuch"):
        native.batch(few, [open_luck(1)], nosuch=1)
    batch = native.batch(few, [open_luck(1)] * 3)
    with pytest.raises(HeorotError, match="one action for each of 3 games"):
        batch.step(np.zeros(1, np.int64))
    for seat in (-1, few):
        with pytest.raises(HeorotError, match=f"seats are 0 to {few - 1}"):
            batch.observe(np.array([0, seat, 1]))
    assert batch.step(np.full(3, -1, np.int32)).tolist() == [loops.ILLEGAL] * 3


def test_luck_is_the_same_compiled(game: Game) -> None:
    import numba

    from heorot.engine.layout import array_of
    from heorot.engine.link import Linker

    linker = Linker(game, numba.njit)
    lucks = array_of(open_luck(9))
    compiled = linker.link(pick)
    for purpose in (0, 7, 1 << 20, (1 << 32) - 1):
        for index in range(20):
            for n in (1, 2, 19, 95, (1 << 31) + 1):
                here = pick(open_luck(9), purpose, index, n)
                assert compiled(lucks[0], purpose, index, n) == here
    assert linker.link(philox)(lucks[0], 1, 2, 3) == philox(open_luck(9), 1, 2, 3)
