"""A net that learned a game plays it as a bot, with NumPy alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.harness import program

from heorot.bots.net import FOLDER, LEADS, Net, leads_search, net
from heorot.bots.thinking import think
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import keyed_luck
from heorot.engine.budget import Budget
from heorot.engine.interpreted import Interpreted
from heorot.games import load

LEARNED = sorted(path.stem for path in FOLDER.glob("*.npz"))
SMALL = 4 * 1024 * 1024


def play(game: Game, players: int, seed: bytes) -> list[int]:
    """The actions of a match among nets."""
    engine = Interpreted(game, game.load_box(None))
    luck = keyed_luck(seed.ljust(16))
    s = engine.new(players, luck)
    bot = net(game, engine.edition, luck)
    chosen = []
    while s.decider >= 0:
        legal = engine.legal(s)
        chosen.append(bot(game.seen(s, s.decider), legal))
        assert chosen[-1] in legal
        engine.apply(s, luck, chosen[-1])
    return chosen


@pytest.mark.parametrize("name", LEARNED)
def test_it_plays_legal_actions_to_the_end_and_the_same_again(name: str) -> None:
    game = load(name)
    first = play(game, game.player_counts[0], b"one")
    assert play(game, game.player_counts[0], b"one") == first


@pytest.mark.parametrize("name", LEARNED)
def test_weights_are_small(name: str) -> None:
    assert (FOLDER / f"{name}.npz").stat().st_size <= SMALL


def test_a_game_that_no_net_has_learned_is_told() -> None:
    game = load("leduc")
    with pytest.raises(HeorotError, match="no net has learned leduc"):
        net(game, game.load_box(None), keyed_luck(bytes(16)))


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "legend.npz"
    path.write_bytes((FOLDER / "hoard.npz").read_bytes())
    with pytest.raises(HeorotError, match="a net of other rules than those of legend"):
        Net(load("legend"), path)


def test_categories_are_looked_up_and_counts_and_appeals_weighed() -> None:
    game = load("legend")
    mind = Net(game, FOLDER / "legend.npz")
    with np.load(FOLDER / "legend.npz") as parts:
        weights = {name: parts[name].astype(np.float64) for name in parts.files}
    seen = [hold.most if hold.kind != "category" else 1 for hold in game.tensor.holds]
    spread: list[float] = []
    for value, hold in zip(seen, game.tensor.holds, strict=True):
        if hold.kind == "category":
            spread += [float(name == value) for name in range(hold.least, hold.most + 1)]
        else:
            spread.append(value * 2 / max(1, hold.most - hold.least))
    choices, appeals, lag = [1, 4, 5], [0, 255, -(2**40)], [1.0, 0.0, 3.75]
    may = np.zeros((2, game.actions.count))
    may[0][choices], may[1][choices] = 1, lag
    x = np.maximum(np.concatenate([spread, *may]) @ weights["table"] + weights["bias"], 0)
    for k in range(2):
        x = x + np.maximum(weights[f"layers.{k}.weight"] @ x + weights[f"layers.{k}.bias"], 0)
    policy = (weights["policy.weight"] @ x + weights["policy.bias"])[choices]
    likes, expected = mind(seen, choices, appeals)
    sense = weights["sense"][0] * np.array([1, 0, 1]) + weights["sense"][1] * np.array(lag)
    assert np.allclose(likes, policy - sense, rtol=1e-3)
    assert np.isclose(expected, weights["value.weight"] @ x + weights["value.bias"], rtol=1e-3)


def test_a_search_tries_first_what_a_net_likes() -> None:
    game = load("legend")
    engine, luck = Interpreted(game), keyed_luck(bytes(16))
    s, bot = engine.new(2, luck), net(game, engine.edition, luck)
    while True:  # to a position in which net and greedy do not agree
        seen, legal = game.seen(s, s.decider), engine.legal(s)
        best = bot(seen, legal)
        if best != game.greedy(engine.edition.box, seen.s, seen.seat, luck, legal):
            break
        engine.apply(s, luck, best)
    once = Budget(iterations=1)
    found = think(game, engine.edition, seen, legal, once, bytes(16))
    assert [one.action for one in found] == [best]


def test_a_net_leads_no_search_where_it_did_not_learn() -> None:
    movie, legend, short = load("movie"), load("legend"), Budget(iterations=100)
    assert leads_search(legend, legend.load_box(), short)
    assert not leads_search(movie, movie.load_box("kingdoms"), short)
    other = legend.load_box()
    other.box.misfortunes += 1
    assert not leads_search(legend, other, short)


@pytest.mark.parametrize("game", LEADS)
def test_a_net_leads_no_search_that_is_longer_than_it_helps(game: str) -> None:
    most, edition = LEADS[game], load(game).load_box()
    assert leads_search(load(game), edition, most)
    assert not leads_search(load(game), edition, most._replace(seconds=2 * most.seconds))
    assert not leads_search(load(game), edition, most._replace(iterations=2 * most.iterations))


def test_bots_that_learned_meet_in_the_arena() -> None:
    told = program.told("arena", "legend", "--bots", "net,greedy", "--games", "2", "--seed", "1")
    assert "net" in told
