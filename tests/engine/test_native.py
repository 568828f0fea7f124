"""Native code, beside what the kit asks of it for every game: misuse is refused, not obeyed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import open_luck, philox, pick
from heorot.core.rule import rule
from heorot.engine import compiler, loops
from heorot.engine.interpreted import Interpreted
from heorot.engine.loops import GREEDY, RANDOM
from heorot.engine.native import Native
from heorot.games import REGISTRY, load
from heorot.games.hoard.rules.course import setup as hoard_setup

pytestmark = [pytest.mark.full, pytest.mark.native]

KEY = bytes(range(16))


def seats(players: int) -> list[int]:
    """Policies: the first seat is greedy."""
    return [GREEDY] + [RANDOM] * (players - 1)


@pytest.fixture(params=list(REGISTRY), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.fixture(scope="module")
def native(game: Game) -> Native:
    return Native(game)


def test_threads_change_nothing(game: Game, native: Native) -> None:
    policies = seats(game.player_counts[0])
    one = native.simulate(KEY, policies, 0, 51)
    assert one == native.simulate(KEY, policies, 0, 51, threads=3)
    assert one == native.simulate(KEY, policies, 0, 51, threads=1000)


@pytest.mark.parametrize("greedy", [0, 1])
def test_a_policy_is_that_of_its_seat(game: Game, native: Native, greedy: int) -> None:
    players = game.player_counts[0]
    policies = [GREEDY if seat == greedy else RANDOM for seat in range(players)]
    played = native.simulate(KEY, policies, 0, 300)
    few = Interpreted(game).simulate(KEY, policies, 0, 20)
    assert few == tuple(column[:20] for column in played)
    of = [sum(row[seat] for row in played.scores) for seat in range(players)]
    assert max(of) == of[greedy]


@rule
def wealth(box: Any, s: Any, seat: int) -> int:
    return -100 * seat - int(s.players[seat].paid)


@rule
def setup_as_laid(box: Any, s: Any, luck: Any) -> None:
    """Hoard, whose first turn may begin as if a treasure had been laid down."""
    laid = s.laid
    hoard_setup(box, s, luck)
    s.laid = laid


def test_ties_are_broken_by_the_rule_of_the_game() -> None:
    game = replace(load("leduc"), tiebreak=wealth)
    played = Native(game).simulate(KEY, seats(2), 0, 20)
    assert played == Interpreted(game).simulate(KEY, seats(2), 0, 20)
    assert all(-100 < first < 0 for first, _ in played.tiebreaks)
    assert all(-200 < second < -100 for _, second in played.tiebreaks)


def test_options_reach_compiled_games() -> None:
    game = replace(load("hoard"), options={"laid": (0, 1)}, setup=setup_as_laid)
    native, interpreted = Native(game), Interpreted(game)
    for laid in (0, 1):
        played = native.play(KEY, 2, 0, 20, laid=laid)
        assert played == interpreted.play(KEY, 2, 0, 20, laid=laid)
        simulated = native.simulate(KEY, seats(2), 0, 5, laid=laid)
        assert simulated == interpreted.simulate(KEY, seats(2), 0, 5, laid=laid)
    assert native.play(KEY, 2, 0, 20) != played
    with pytest.raises(HeorotError, match="no option laid = 2"):
        native.play(KEY, 2, 0, 1, laid=2)


def test_what_compiled_code_would_not_notice_is_refused(game: Game, native: Any) -> None:
    few = game.player_counts[0]
    for players in (1, 7):
        with pytest.raises(HeorotError, match=f"players, not {players}"):
            native.play(KEY, players, 0, 1)
    with pytest.raises(HeorotError, match="no option nosuch"):
        native.batch(few, [open_luck(1)], nosuch=1)
    for run, problem in WRONG_RUNS:
        with pytest.raises(HeorotError, match=problem):
            native.play(**{"key": KEY, "players": few, "first": 0, "count": 1} | run)
    for policies in ([GREEDY] * 7, [GREEDY], [2] * few, [-1] * few, ["greedy"] * few, [0.5] * few):
        with pytest.raises(
            HeorotError, match=r"players, not \d|no policy .*; the policies are 0, 1"
        ):
            native.simulate(KEY, policies, 0, 1)
    odd = open_luck(1)
    odd.key[0] = 1 << 40
    for lucks, problem in (([], "at least one"), ([None], "a Luck, not None"), ([odd], "32 bits")):
        with pytest.raises(HeorotError, match=problem):
            native.batch(few, lucks)
    other = load("hoard" if game.name != "hoard" else "beest")
    with pytest.raises(HeorotError, match=f"a box of {other.name} does not fit {game.name}"):
        Native(game, other.load_box())


WRONG_RUNS: list[tuple[dict[str, Any], str]] = [
    ({"key": b"short"}, "16 bytes"),
    ({"key": "0123456789abcdef"}, "16 bytes"),
    ({"first": -1}, "first is a whole number from 0 on, not -1"),
    ({"first": 1 << 32}, "games are numbered 0 to 4294967295"),
    ({"count": -1}, "count is a whole number"),
    ({"count": 0.5}, "count is a whole number"),
    ({"threads": 0}, "threads is a whole number from 1 on"),
]


@pytest.mark.parametrize(
    "values",
    [[0], [[0], [1], [2]], [0, [1], 2], [0.0, 1.0, 2.0], ["a", "b", "c"], [None] * 3, None, "abc"],
    ids=str,
)
def test_what_is_not_one_whole_number_a_game_is_refused(values: Any) -> None:
    batch = Native(load("hoard")).batch(2, [open_luck(1)] * 3)
    before = batch.games.tobytes()
    with pytest.raises(HeorotError, match="one action for each"):
        batch.step(values)
    with pytest.raises(HeorotError, match="one seat for each"):
        batch.observe(values)
    for seat in (-1, 2, 1 << 62):
        with pytest.raises(HeorotError, match="seats are 0 to 1"):
            batch.observe([0, seat, 1])
    for number in (-1, 3, None):
        with pytest.raises(HeorotError, match=r"the games are 0 to 2"):
            batch.state(cast("int", number))
    assert batch.step(np.full(3, -1, np.int32)).tolist() == [loops.ILLEGAL] * 3
    assert batch.step([1 << 62] * 3).tolist() == [loops.ILLEGAL] * 3
    assert batch.games.tobytes() == before


def test_what_a_batch_shows_cannot_be_written_to() -> None:
    batch = Native(load("hoard")).batch(2, [open_luck(1)] * 3)
    shown = [batch.games, batch.masks, batch.games["decider"], batch.masks[0]]
    for array in shown:
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
        with pytest.raises(ValueError, match="cannot set WRITEABLE"):
            array.setflags(write=True)
    legal = batch.masks.argmax(axis=1)
    assert batch.step(legal).tolist() == [loops.STEPPED] * 3
    assert np.flatnonzero(shown[3]).tolist() == Interpreted(load("hoard")).legal(batch.state(0))


def test_luck_is_the_same_compiled() -> None:
    import numba

    from heorot.engine.layout import array_of
    from heorot.engine.link import Linker

    linker = Linker(load("hoard"), numba.njit)
    lucks = array_of(open_luck(9))
    compiled = linker.link(pick)
    for purpose in (0, 7, 1 << 20, (1 << 32) - 1):
        for index in range(20):
            for n in (1, 2, 19, 95, (1 << 31) + 1):
                here = pick(open_luck(9), purpose, index, n)
                assert compiled(lucks[0], purpose, index, n) == here
    assert linker.link(philox)(lucks[0], 1, 2, 3) == philox(open_luck(9), 1, 2, 3)


def test_llvm_is_told_what_suits_rules_and_then_what_is_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr("llvmlite.binding.set_option", lambda _, option: told.append(option))
    monkeypatch.setattr("platform.machine", lambda: "aarch64")
    with compiler._as_rules_are():
        assert "-unroll-runtime=false" in told
    assert told[-1] == f"-unroll-full-max-count={(1 << 32) - 1}"
    assert "-unroll-runtime=true" in told
    assert not any("x86" in option for option in told), "LLVM ends the process at those"
