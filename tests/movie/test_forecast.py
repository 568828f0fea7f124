"""What a search is told: forecasts of cut positions, and where a cut makes sense."""

from __future__ import annotations

import pytest
from tests.movie.table import TWO, Table

from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.movie.forecast import doubt, forecast, given, may_cut
from heorot.games.movie.rules.choices import DRAW

GAME = load("movie")


def expected(table: Table, seat: int) -> int:
    return forecast(table.box, table.s, seat - 1)


def board_of(first: str, second: str) -> Table:
    rows = [f"1:beowulf {first} . . .", f"2:castle {second} . . .", *[". . . . ."] * 3]
    return Table.of("board = [" + ", ".join(f'"{row}"' for row in rows) + "]" + TWO)


def test_a_forecast_counts_what_figures_on_the_board_would_score() -> None:
    plain, better, worse = board_of(".", "."), board_of("+6", "."), board_of("-6", ".")
    assert expected(better, 1) > expected(plain, 1) > expected(worse, 1)
    assert expected(board_of(".", "+6"), 2) > expected(plain, 2)


def test_a_figure_that_is_not_placed_is_worth_something() -> None:
    """The longer it can still be placed, the more."""
    s = Table.of("board = [" + ", ".join('". . . . ."' for _ in range(5)) + "]" + TWO)
    before = expected(s, 1)
    s.s.players[0].figures[4] -= 1
    assert expected(s, 1) < before


@pytest.mark.parametrize("tile", ["+6", "-6", "horn"])
def test_a_tile_in_the_hand_is_worth_something(tile: str) -> None:
    """A search that looks no further would otherwise rather play it for next to nothing."""
    rows = ", ".join('". . . . ."' for _ in range(5))
    with_tile = Table.of(f'board = [{rows}]\n[[seat]]\nhand = ["{tile} #1"]\n[[seat]]\n')
    assert expected(with_tile, 1) > expected(Table.of(f"board = [{rows}]{TWO}"), 1)


def test_who_moves_next_may_expect_more() -> None:
    rows = ", ".join('". . . . ."' for _ in range(5))
    table = Table.of(f"board = [{rows}]{TWO}")
    assert table.s.active == 0
    assert expected(table, 1) > expected(table, 2)


def test_in_kingdoms_a_high_castle_is_kept_for_later_while_there_is_a_later() -> None:
    engine = Interpreted(GAME, GAME.load_box("kingdoms"))

    def worth(act: int) -> int:
        s = engine.new(2, open_luck(4))
        s.act = act
        before = forecast(engine.edition.box, s, 0)
        s.players[0].figures[4] -= 1
        return before - forecast(engine.edition.box, s, 0)

    first, second, last = map(worth, range(3))
    assert first > second > last > 0


@pytest.mark.parametrize("box", ["standard", "kingdoms"])
def test_the_nearer_the_end_the_surer_is_a_forecast(box: str) -> None:
    engine = Interpreted(GAME, GAME.load_box(box))
    s = engine.new(2, open_luck(4))
    found = []
    for act in range(3):
        s.act = act
        for empties in (engine.edition.box.squares[act], 0):
            s.empties = empties
            found.append(doubt(engine.edition.box, s))
    assert found == sorted(found, reverse=True)
    assert found[-1] > 0


@pytest.mark.parametrize("box", ["standard", "kingdoms"])
def test_the_best_of_more_others_is_foreseen_better(box: str) -> None:
    engine = Interpreted(GAME, GAME.load_box(box))
    found = [doubt(engine.edition.box, engine.new(players, open_luck(4))) for players in (2, 3, 4)]
    assert found[0] > found[1] >= found[2] > 0


@pytest.mark.parametrize("box", ["standard", "kingdoms"])
def test_a_cut_is_made_between_turns_and_the_last_forecast_is_the_score(box: str) -> None:
    engine, luck = Interpreted(GAME, GAME.load_box(box)), open_luck(4)
    s = engine.new(3, luck)
    while s.decider >= 0:
        begins = s.phase == 1 and s.players[s.active].step == 0
        assert may_cut(engine.edition.box, s) == begins
        seen = GAME.seen(s, s.decider).s
        engine.apply(
            s, luck, GAME.greedy(engine.edition.box, seen, s.decider, luck, engine.choices(s))
        )
    assert [forecast(engine.edition.box, s, seat) for seat in range(3)] == engine.scores(s)


@pytest.mark.parametrize(("box", "is_given"), [("standard", False), ("kingdoms", True)])
def test_only_in_kingdoms_a_tile_drawn_is_placed_without_a_choice_that_tells_it(
    box: str, is_given: bool
) -> None:
    engine, luck = Interpreted(GAME, GAME.load_box(box)), open_luck(4)
    s = engine.new(2, luck)
    assert not given(engine.edition.box, s)
    engine.apply(s, luck, DRAW)
    assert given(engine.edition.box, s) == is_given
