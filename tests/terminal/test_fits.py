"""Every game finds room on a screen of 80×24, and nothing breaks on a narrow one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from tests.terminal.golden_screens import NAMES, SMALL, Small, screen_of, small_file, small_screen
from tests.terminal.seated import END_OF_FILE, Evening, quick_in

from heorot.core.position import STANDARD
from heorot.games import REGISTRY, load
from heorot.match import OpenDice, Seat, Table
from heorot.terminal import layout


def tables() -> Iterator[ParameterSet]:
    """Every game with every number of players; the quick run takes the most."""
    for game, box in (*((name, STANDARD) for name in ("leduc", *REGISTRY)), ("movie", "kingdoms")):
        counts = load(game).player_counts
        for players in counts:
            marks = [] if players == counts[-1] else [pytest.mark.full]
            yield pytest.param(game, box, players, marks=marks)


def moments(game: str, box: str, players: int) -> Iterator[Table]:
    """Now and then in a match that is played without much sense."""
    seats = [Seat(name) for name in NAMES[:players]]
    edition = load(game).load_box(box)
    table = Table(game, seats, OpenDice(players), edition=edition, start=0, now=0)
    number = 7
    while not table.is_over and len(table.actions) < 700:
        if len(table.actions) % 29 == 0:
            yield table
        number = number * 69_069 % 1_000_003
        table.play(table.legal[number % len(table.legal)], now=0)


@pytest.mark.full
@pytest.mark.parametrize("language", quick_in("ru"))
@pytest.mark.parametrize(("game", "box", "players"), [*tables()])
def test_question_and_own_things_are_on_a_screen_of_80_by_24(
    game: str, box: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(layout, "bottom")  # which would cut the board
    for table in moments(game, box, players):
        lines = screen_of(table, language, 80, 24).splitlines()
        assert len(lines) < 24  # the prompt comes below
        assert max(map(len, lines)) <= 80


@pytest.mark.full
@pytest.mark.parametrize("language", quick_in("de"))
@pytest.mark.parametrize(("game", "box", "players"), [*tables()])
def test_a_screen_of_40_columns_is_kept_within(
    game: str, box: str, players: int, language: str
) -> None:
    for table in moments(game, box, players):
        lines = screen_of(table, language, 40, 24).splitlines()
        assert len(lines) < 24
        assert max(map(len, lines)) <= 40


def test_what_is_left_out_is_one_key_away(tmp_path: Path) -> None:
    sitting = Evening(tmp_path / "match")
    sitting.screen.console.height = 24
    first, _, rest = sitting.play(["b", "", ""]).partition("b shows all")
    assert " P  purple" not in first
    page, _, again = rest.partition(sitting.session.say("page-back"))
    assert " P  purple" in page
    assert "b shows all" in again


def test_the_screen_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    sitting = Evening(tmp_path / "match")
    drawn: list[str] = []

    def typed(evening: Evening) -> str:
        drawn.append(evening.shown)
        if len(drawn) == 1:
            evening.screen.console.height = 24
            signal.raise_signal(signal.SIGWINCH)
            drawn.append(evening.shown.removeprefix(drawn[0]))
        return END_OF_FILE

    sitting.play(typed)
    large, small = drawn
    assert "b shows all" not in large
    assert "b shows all" in small
    assert small.endswith(f"{sitting.session.say('prompt')} ")


@pytest.mark.parametrize("one", SMALL, ids=lambda one: f"{one.game}-{one.box}-{one.players}")
def test_a_small_screen_is_as_it_was(one: Small) -> None:
    """Read the difference, then ``python -m tests.terminal.golden_screens``."""
    assert small_screen(one) == small_file(one).read_text(encoding="utf-8")
