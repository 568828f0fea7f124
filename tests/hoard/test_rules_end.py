"""The end: H19, H20, H23."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.hoard.table import GAME, Table

from heorot.core.luck import open_luck
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

EIGHT = ["coins", "ring", "harp", "gems", "chest", "king's treasure", "wishing tree"]
MANY = [f"{colour} {front}" for colour in ("red", "blue") for front in EIGHT]
END_AT = {2: 10, 3: 9, 4: 8}


def before_the_trigger(
    players: int, start: int, turn: int, treasures: int, more: str = ""
) -> Table:
    """The player whose turn it is has so many treasures and pays for one more."""
    seats = []
    for seat in range(1, players + 1):
        if seat == turn:
            hand = ["purple coins", "yellow dragon", "orange dragon"]
            seats.append(f"[[seat]]\nhand = {hand}\nlaid = {MANY[:treasures]}")
        else:
            seats.append("[[seat]]\nhand = []")
    rows = "\n".join(seats)
    return Table.of(
        f'phase = "playing"\nstart = {start}\nturn = {turn}\nfield_touched = true\n{more}\n{rows}'
    )


def pay(table: Table) -> Table:
    return table.play("purple coins", "yellow dragon", "orange dragon")


# H19.


@pytest.mark.rule("H19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_trigger_treasure_of_the_last_seat_ends_the_game_with_that_turn(players: int) -> None:
    table = pay(before_the_trigger(players, 1, players, END_AT[players] - 1))
    assert table.events()[-2:] == [f"ends_turn {players}", "game_over"]
    assert (table.phase, table.decides, table.legal(), table.s.round) == ("over", 0, [], 50)


@pytest.mark.rule("H19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_treasure_fewer_does_not_end_the_game(players: int) -> None:
    table = pay(before_the_trigger(players, 1, players, END_AT[players] - 2))
    assert (table.phase, table.turn, table.s.round) == ("drawing", 1, 51)


@pytest.mark.rule("H19")
def test_the_round_is_finished_after_the_trigger() -> None:
    table = pay(before_the_trigger(4, start=3, turn=4, treasures=7))
    for seat in (1, 2):
        assert (table.turn, table.phase) == (seat, "drawing")
        table.play("pile", "pile", "pile", "end")
    assert table.phase == "over"


@pytest.mark.rule("H19")
def test_the_turn_of_the_trigger_is_finished() -> None:
    hand = ["purple coins", "yellow dragon", "orange dragon", "red unicorn"]
    table = Table.at("playing", [], [], {"hand": hand, "laid": MANY[:8]}, start=1, turn=3)
    pay(table)
    assert (table.phase, table.decides, table.legal()) == ("playing", 3, ["red unicorn", "end"])
    table.play("red unicorn")
    assert table.phase == "over"


@pytest.mark.rule("H19")
def test_lairs_do_not_count_towards_the_trigger() -> None:
    table = Table.at(
        "playing",
        [],
        {"hand": ["purple lair"], "laid": [*MANY[:9], "red lair", "blue lair"]},
        turn=2,
        field_touched=True,
    )
    table.play("purple lair")
    assert (table.phase, table.s.round) == ("drawing", 51)


@pytest.mark.rule("H19")
def test_a_skipped_turn_is_a_turn_and_may_be_the_last() -> None:
    table = Table.at(
        "playing", {"laid": MANY[:9]}, ["purple harp"], {"knight": "red knight"}, turn=2
    )
    table.play("end")
    assert table.events() == [
        *("ends_turn 2", "turn_begins 3", "knight_turned 3 red knight", "game_over")
    ]
    assert (table.phase, table.decides, table.turn) == ("over", 0, 3)


@pytest.mark.rule("H19")
@pytest.mark.rule("H11")
def test_a_knight_on_somebody_without_a_further_turn_is_legal_and_idle() -> None:
    table = Table.at("playing", {"laid": MANY[:10]}, ["red knight"], turn=2)
    assert table.legal() == ["red knight", "end"]
    table.play("red knight")
    assert (table.phase, table.seat(1)["knight"]) == ("over", "red knight")
    assert "sideways" not in table.seat(1)


@pytest.mark.rule("H19")
def test_the_trigger_of_any_seat_counts() -> None:
    for seat in (1, 2, 3):
        seats = "\n".join(
            f"[[seat]]\nhand = ['{colour} princess']\nlaid = {MANY[:9] if number == seat else []}"
            for number, colour in ((1, "red"), (2, "yellow"), (3, "purple"))
        )
        more = "laid_this_turn = true" if seat == 3 else ""
        table = Table.of(f'phase = "playing"\nturn = 3\n{more}\n{seats}')
        assert table.play("end").phase == "over"


# H23.


@pytest.mark.rule("H23")
@pytest.mark.parametrize(("number", "phase"), [(99, "drawing"), (100, "over")])
def test_after_a_hundred_rounds_the_game_ends_and_is_scored(number: int, phase: str) -> None:
    table = Table.at(
        "playing",
        {"hand": ["blue harp"], "laid": ["red princess"]},
        ["red harp"],
        round=number,
        turn=2,
        field_touched=True,
    )
    table.play("end")
    assert table.phase == phase
    assert (table.points(1), table.points(2)) == (8, 0)
    if phase == "over":
        assert table.events() == ["ends_turn 2", "game_over"]
    else:
        assert table.s.round == 100


@pytest.mark.rule("H23")
def test_the_hundredth_round_is_played_to_its_end() -> None:
    table = Table.at("playing", ["blue harp"], ["red harp"], round=100, field_touched=True)
    table.play("end")
    assert (table.phase, table.turn) == ("drawing", 2)


# H20.


def scored(laid: list[str]) -> Table:
    return Table.at(
        "playing", {"hand": ["orange dragon"], "laid": laid}, {"laid": ["orange coins"]}
    )


@pytest.mark.rule("H20")
@pytest.mark.parametrize(
    ("treasures", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 10)]
)
def test_a_lair_scores_by_the_treasures_of_its_colour(treasures: int, points: int) -> None:
    laid = [f"purple {front}" for front in EIGHT[:treasures]]
    values = sum(range(1, treasures + 1))
    assert scored(laid).points(1) == values
    assert scored([*laid, "purple lair"]).points(1) == values + points
    assert scored([*laid, "red lair"]).points(1) == values


@pytest.mark.rule("H20")
def test_each_lair_counts_its_own_colour_and_each_player_alone() -> None:
    table = scored(
        ["purple ring", "purple gems", "red coins", "purple lair", "red lair", "blue lair"]
    )
    assert table.points(1) == 2 + 4 + 1 + 3 + 1 + 0
    assert table.points(2) == 1


@pytest.mark.rule("H20")
def test_whoever_lays_something_is_told_what_it_adds() -> None:
    hand = ["purple harp", "purple coins", "red ring", "red lair", "purple lair"]
    table = Table.at("playing", {"hand": hand, "laid": ["purple ring", "purple gems"]}, [])
    assert table.play("purple lair").events()[0] == "lays_lair 1 purple lair 3"
    laid = ["purple ring", "purple gems", "purple lair", "red coins"]
    table = Table.at("playing", {"hand": hand[:4], "laid": laid}, [])
    table.play("purple harp", "purple coins", "red ring", "red lair")
    assert table.events()[3:5] == ["lays_treasure 1 purple harp 3", "lair_grows 1 purple 6"]


@pytest.mark.rule("H20")
@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_all_points_are_told_where_they_come_from(case: Case) -> None:
    treasures, lairs = Counter[str](), dict[tuple[str, str], int]()
    for s in random_game(case, 1):
        for one in Table(s, open_luck(0)).events():
            name, *args = one.split(" ")
            if name == "lays_treasure":
                treasures[args[0]] += int(args[-1])
            elif name in ("lays_lair", "lair_grows"):
                lairs[args[0], args[1]] = int(args[-1])
        told = [
            treasures[str(seat)] + sum(n for (owner, _), n in lairs.items() if owner == str(seat))
            for seat in range(1, case.players + 1)
        ]
        assert told == case.engine.scores(s)
    assert sum(treasures.values())
    assert sum(lairs.values())


@pytest.mark.rule("H20")
def test_hand_knight_and_unicorn_score_nothing() -> None:
    table = Table.at("playing", ["red princess", "red lair"], {"unicorn": "red unicorn"})
    assert (table.points(1), table.points(2)) == (0, 0)
