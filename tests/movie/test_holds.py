"""What contradicts itself in a table and in no document: counts, sums, copies of a fact."""

from __future__ import annotations

from typing import Any

import pytest
from tests.movie.small import small
from tests.movie.table import ENGINES

from heorot.games.movie.holds import faults
from heorot.games.movie.rules.state import (
    BACKING,
    CHOOSING,
    EMPTY,
    FIGURE,
    FIGURE_AT,
    MOVING_TO,
    NONE,
    OVER,
    PLAYING,
    REMOVING,
    SWAPPING,
    TREACHERY,
    State,
)

EDITION = ENGINES["standard"].edition
TWO_ACTS, KNOWN, HALF_SWAPPED = range(3)
"""The small states of the witness: Act II; Act III with known Good Counsels; a Golden Statue."""


def put(s: State, name: str, value: int) -> None:
    """Change a number: of the table, ``players.0.size`` of a seat, ``board.3`` of a row."""
    one: Any = s
    *path, last = name.split(".")
    for part in path:
        one = one[int(part)] if part.isdecimal() else getattr(one, part)
    if last.isdecimal():
        one[int(last)] = value
    else:
        setattr(one, last, value)


@pytest.mark.parametrize(
    ("number", "field", "value", "place"),
    [
        (TWO_ACTS, "empties", 3, "board"),
        (TWO_ACTS, "treacheries", 0, "board"),
        (TWO_ACTS, "board.0", EMPTY, "board"),
        (TWO_ACTS, "board.8", TREACHERY, "board[2]"),
        (TWO_ACTS, "board.9", FIGURE + 4 * 2, "board"),
        (TWO_ACTS, "board.9", TREACHERY, "shown"),
        (TWO_ACTS, "pool_size", 1, "seat"),
        (TWO_ACTS, "pool.1", 1, "seat"),
        (TWO_ACTS, "unseen.6", 5, "shown"),
        (TWO_ACTS, "players.0.figures.0", 1, "seat[1].figures"),
        (TWO_ACTS, "players.2.figures.1", 1, "seat[3].figures"),
        (TWO_ACTS, "players.0.size", 9, "seat[1].hand"),
        (TWO_ACTS, "players.2.size", 1, "seat[3].hand"),
        (TWO_ACTS, "players.0.hand.0", 70, "seat[1].hand"),
        (TWO_ACTS, "players.0.hand.2", 0, "seat[1].hand"),
        (TWO_ACTS, "players.0.held.0", 2, "seat[1].hand"),
        (TWO_ACTS, "players.0.counsels.0", 1, "seat[1].known_counsels"),
        (TWO_ACTS, "players.0.drawn", 1, "seat[1].drawn"),
        (TWO_ACTS, "players.0.figure", 1, "seat[1].chosen"),
        (TWO_ACTS, "players.0.step", FIGURE_AT, "seat[1].chosen"),
        (TWO_ACTS, "players.1.step", FIGURE_AT, "seat[2].chosen"),
        (HALF_SWAPPED, "players.0.step", SWAPPING, "seat[1].chosen"),
        (HALF_SWAPPED, "players.0.step", REMOVING, "seat[1].chosen"),
        (HALF_SWAPPED, "players.0.step", BACKING, "seat[1].chosen"),
        (HALF_SWAPPED, "players.0.step", MOVING_TO, "seat[1].chosen"),
        (HALF_SWAPPED, "players.0.step", CHOOSING, "seat[1].chosen"),
        (HALF_SWAPPED, "players.0.square", NONE, "seat[1].chosen"),
        (HALF_SWAPPED, "players.0.figure", 1, "seat[1].chosen"),
        (KNOWN, "decider", 1, "turn"),
        (KNOWN, "active", 3, "phase"),
        (KNOWN, "phase", OVER, "turn"),
        (KNOWN, "passes", 3, "passes"),
        (KNOWN, "phase", PLAYING, "seat[1].hand"),
    ],
)
def test_a_table_that_contradicts_itself_has_a_fault(
    number: int, field: str, value: int, place: str
) -> None:
    s = small(EDITION)[number]
    assert not list(faults(EDITION, s))
    put(s, field, value)
    assert place in [fault.place for fault in faults(EDITION, s)]


def test_a_fault_names_its_rule() -> None:
    s = small(EDITION)[KNOWN]
    s.passes = 1
    assert "nobody passes before the pool is empty (M3)" in map(str, faults(EDITION, s))
