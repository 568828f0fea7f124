"""OpenSpiel's own tests pass, and its searches and solvers run."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    generate_playthrough,
    get_all_states,
    ismcts,
    mcts,
)
from open_spiel.python.policy import UniformRandomPolicy
from tests.adapters.ways import FEW, Way, every

import heorot.adapters.openspiel  # noqa: F401 (registers the games)
from heorot.core.errors import HeorotError
from heorot.games import load

HERE = Path(__file__).parent
SMALL = {"box": str(HERE / "small_leduc.toml"), "start": 0, "rewards": "points"}


def loaded(one: Way, **how: Any) -> Any:
    return pyspiel.load_game(f"heorot_{one.game}", {"players": one.players, **one.how, **how})


def states(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    dice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


def decisions(game: Any, seed: int, most: int = 60) -> Iterator[Any]:
    """Those in which somebody decides, the first so many."""
    asked = (state for state in states(game, seed) if state.is_player_node())
    for _, state in zip(range(most), asked, strict=False):
        yield state


class Given:
    """A sampler that gives the same number again."""

    def __init__(self, number: float) -> None:
        self.number = number

    def __call__(self) -> float:
        return self.number


@pytest.mark.parametrize("one", [FEW[0], FEW[3], FEW[4]], ids=str)
def test_random_games_conform(one: Way) -> None:
    pyspiel.random_sim_test(loaded(one, one_hot=True), num_sims=1, serialize=True, verbose=False)


@pytest.mark.full
@pytest.mark.parametrize("one", every(), ids=str)
def test_random_games_of_every_kind_conform(one: Way) -> None:
    pyspiel.random_sim_test(loaded(one), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("one", FEW, ids=str)
def test_what_is_told_of_a_game_is_true(one: Way) -> None:
    game = loaded(one)
    limits = load(one.game).limits(load(one.game).load_box())
    assert game.num_players() == one.players
    assert game.max_game_length() == limits.actions
    assert game.max_chance_outcomes() == limits.outcomes
    assert (game.max_utility(), game.min_utility()) == (1, -1 / (one.players - 1))
    assert game.observation_tensor_shape() == [load(one.game).tensor.size]
    utility = game.get_type().utility
    assert (utility == pyspiel.GameType.Utility.ZERO_SUM) == (one.game != "beest")
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_states_are_written_and_read_also_between_two_draws() -> None:
    game = loaded(FEW[0])
    for state in states(game, 3):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert (str(again), again.history()) == (str(state), state.history())
        assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 (our own)
        for seat in range(2):
            told = [one.information_state_string(seat) for one in (state, again)]
            assert told[0] == told[1]
            assert again.observation_tensor(seat) == state.observation_tensor(seat)


@pytest.mark.parametrize("one", FEW, ids=str)
def test_a_seat_recalls_everything(one: Way) -> None:
    before = [""] * one.players
    for state in decisions(loaded(one), 5):
        for seat in range(one.players):
            log, _, _ = state.information_state_string(seat).rpartition(" ")
            assert log.startswith(before[seat])
            before[seat] = log
    assert all(before)


@pytest.mark.parametrize("one", FEW, ids=str)
def test_worlds_are_sampled_from_what_a_seat_knows(one: Way) -> None:
    dice, hidden = random.Random(2), set()
    for number, state in enumerate(decisions(loaded(one), 6)):
        seat = state.current_player()
        if number % 4:
            continue
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert str(other.clone()) == str(other)
        hidden.add(str(other) == str(state))
        # What is sampled depends on nothing else: from the other world it is the same.
        sampler = Given(dice.random())
        here, there = (world.resample_from_infostate(seat, sampler) for world in (state, other))
        assert here.node == there.node
        while not other.is_terminal():
            other.apply_action(dice.choice(other.legal_actions()))
    assert False in hidden


def test_equal_information_means_equal_choices() -> None:
    known: dict[str, list[int]] = {}
    game = pyspiel.load_game("heorot_leduc", SMALL)
    for state in get_all_states.get_all_states(game, include_chance_states=False).values():
        if not state.is_terminal():
            told = state.information_state_string()
            assert known.setdefault(told, state.legal_actions()) == state.legal_actions()
    first, second, cards_in_second = 3 * (2 + 2), 3 * (2 + 2), 7
    assert len(known) == first + cards_in_second * second


def test_a_playthrough_is_as_it_was() -> None:
    text = generate_playthrough.playthrough("heorot_leduc(start=0)", None, seed=1)
    assert text == (HERE / "playthrough.txt").read_text("utf-8")


@pytest.mark.full
@pytest.mark.parametrize("one", FEW[2:], ids=str)  # hoard takes half a minute
def test_games_can_be_played_through(one: Way) -> None:
    text = generate_playthrough.playthrough(str(loaded(one)), None, seed=1)
    assert re.search(r"^Returns\(\) = \[.*1", text, re.MULTILINE)


def test_its_search_plays_on_sampled_worlds() -> None:
    dice, game = np.random.RandomState(1), loaded(FEW[0])
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=5.0, max_simulations=20, random_state=dice)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()) if chance else bot.step(state))
    assert sum(state.returns()) == 0


def test_its_solver_solves_a_small_leduc() -> None:
    game = pyspiel.load_game("heorot_leduc", SMALL)
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) > 2
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.4


@pytest.mark.full
def test_leduc_is_the_game_that_openspiel_knows() -> None:
    ours = pyspiel.load_game("heorot_leduc(start=0,rewards=points)")
    theirs = pyspiel.load_game("leduc_poker(suit_isomorphism=True)")
    found = []
    for game in (ours, theirs):
        uniform = [UniformRandomPolicy(game)] * 2
        value = expected_game_score.policy_value(game.new_initial_state(), uniform)
        solver = cfr.CFRSolver(game)
        solver.evaluate_and_update_policy()
        found.append([*value, exploitability.nash_conv(game, solver.average_policy())])
    assert found[0] == pytest.approx(found[1])


def test_what_a_game_does_not_have_is_refused() -> None:
    for wrong in ({"players": 3}, {"rewards": "fame"}):
        with pytest.raises(HeorotError):
            pyspiel.load_game("heorot_leduc", wrong)
    with pytest.raises(HeorotError, match="observers have no parameters"):
        loaded(FEW[0]).make_py_observer(None, {"seat": 1})
