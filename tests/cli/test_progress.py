"""How long games will still take: by those that were played since the run began."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heorot.arena.playing import play
from heorot.arena.setting import Setting
from heorot.cli.progress import Pace
from heorot.games import load

pytestmark = pytest.mark.usefixtures("no_compiler")


class Clock:
    """Shows what it is set to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_nothing_is_said_before_a_game_was_played() -> None:
    clock = Clock()
    pace = Pace(400, clock=clock)
    clock.now = 4
    assert pace.left is None


def test_games_that_come_together_are_reckoned_by_all_the_time_they_took() -> None:
    clock = Clock()
    pace = Pace(400, clock=clock)
    clock.now = 4
    for _ in range(4):
        pace.add(5)
    assert pace.left == pytest.approx(380 * 4 / 20)
    clock.now = 5
    assert pace.left == pytest.approx(380 * 5 / 20), "the next ones are late"
    pace.add(380)
    assert pace.left == 0


def test_games_that_the_ledger_held_need_no_time_and_tell_nothing_of_it() -> None:
    clock = Clock()
    pace = Pace(400, held=300, clock=clock)
    clock.now = 2
    pace.add(10)
    assert pace.left == pytest.approx(90 * 2 / 10)


def test_whoever_plays_tells_what_was_played() -> None:
    game = load("hoard")
    setting = Setting(game, game.load_box(None), {}, 2, ("greedy", "random"), 3, 25)

    def told() -> Iterator[int]:
        for units in play(setting, told=played.append):
            yield units.games

    played: list[int] = []
    assert sum(told()) == sum(played) == 25
