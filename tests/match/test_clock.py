"""The clock is told the time."""

from __future__ import annotations

import pytest
from tests.match.tables import ANN, BEN, PEOPLE, SOLO

from heorot.core.seats import SeatIndex
from heorot.match import Chair, Clock, OpenDice, Seat, Table, saga


def timed(seats: tuple[Seat, ...], now: float = 100) -> Table:
    clock = Clock(allowance=60, increment=2)
    return Table("hoard", seats, OpenDice(1), start=0, clock=clock, now=now)


def left(one: Table, now: float) -> list[float]:
    found = one.chair(ANN).clock(now)
    assert found is not None
    return list(found)


def end_turn(chair: Chair, now: float) -> None:
    """Draw and end the turn, all at one moment."""
    while chair.is_asked:
        notations = [choice.notation for choice in chair.choices]
        chair.play("end" if "end" in notations else notations[0], now)


def test_a_match_may_have_no_clock() -> None:
    assert Table("hoard", PEOPLE, OpenDice(1), now=0).chair(ANN).clock(7) is None


def test_the_time_of_whoever_decides_runs_and_each_decision_earns_an_increment() -> None:
    one = timed(PEOPLE)
    assert left(one, 110) == [50, 60, 60]
    one.chair(ANN).play("pile", now=112)
    assert left(one, 130) == [30, 60, 60]
    end_turn(one.chair(ANN), now=131)
    assert one.waited_for == (BEN,)
    assert left(one, 141) == [60 - 31 + 2, 50, 60]
    assert left(one, 200)[1] < 0


def test_a_clock_that_is_set_back_charges_nobody() -> None:
    assert left(timed(PEOPLE), 20) == [60, 60, 60]


def test_a_bot_has_all_the_time_and_charges_nobody() -> None:
    one = timed(SOLO)
    end_turn(one.chair(ANN), now=110)
    end_turn(one.chair(BEN), now=1_000_000)
    assert one.waited_for == (ANN,)
    assert left(one, 1_000_005) == [60 - 10 + 2 - 5, 60 + 2]


def test_what_an_undone_action_earned_is_taken_back_and_its_time_is_not() -> None:
    one = timed(PEOPLE)
    end_turn(one.chair(ANN), now=110)
    end_turn(one.chair(BEN), now=130)
    assert left(one, 130) == [52, 42, 60]
    for _ in range(2):
        one.chair(BEN).undo(one.chair(BEN).undo_needs or (), now=131)
        assert left(one, 132) == [52, 60 - 20 - 1, 60 - 1]
        end_turn(one.chair(BEN), now=131)
        assert left(one, 131) == [52, 42, 60 - 1]
    one.chair(ANN).undo([BEN, SeatIndex(2)], now=131)
    assert left(one, 141) == [60 - 10 - 10, 60 - 20, 60 - 1]


@pytest.mark.parametrize("seats", [PEOPLE, SOLO])
def test_a_resumed_clock_goes_on_where_it_was_saved(seats: tuple[Seat, ...]) -> None:
    one = timed(seats)
    end_turn(one.chair(ANN), now=110)
    one.chair(BEN).play("pile", now=115)
    text = saga.dump(one, now=125)
    again = saga.parse(text, now=9000)
    assert again.clock is not None
    assert left(again, 9000) == left(one, 125)
    assert left(again, 9007) == left(one, 132)
    end_turn(again.chair(BEN), now=9007)
    end_turn(one.chair(BEN), now=132)
    assert left(again, 9010) == left(one, 135)
    again.chair(BEN).undo(one.chair(BEN).undo_needs or (), now=9010)
    one.chair(BEN).undo(one.chair(BEN).undo_needs or (), now=135)
    assert left(again, 9011) == left(one, 136)
