"""What a screen is given, and what learning programs are."""

from __future__ import annotations

from typing import Any

import pytest
from tests.movie.table import EXAMPLE, GAME, Table
from tests.movie.test_examples import FIGURES

from heorot.games.movie.rules.observe import (
    ACT,
    CHOICE,
    OWN,
    PHASE,
    SEAT,
    SEAT_CELLS,
    SQUARE_CELLS,
    STEP,
    TABLE,
    TENSOR,
    UNSEEN,
)
from heorot.games.movie.rules.state import FACES, KINDS

OPEN_EXAMPLE = EXAMPLE.replace("counsel ", ". ")


def view(table: Table, seat: int = 0) -> dict[str, Any]:
    return GAME.view(table.edition, table.seen(seat))


def observed(table: Table, seat: int) -> list[int]:
    tensor = [9] * GAME.tensor_size
    GAME.observe(table.box, table.seen(seat).s, seat - 1, tensor)
    return tensor


@pytest.mark.rule("M10")
def test_every_figure_has_a_forecast_and_every_seat_their_sum() -> None:
    drawn = view(Table.of(OPEN_EXAMPLE))
    squares = {one["name"]: one for one in drawn["board"]["squares"]}
    assert {name: squares[name]["figure"]["forecast"] for name in FIGURES} == FIGURES
    assert [one["forecast"] for one in drawn["seats"]] == [76, 88, 66]
    assert [one["points"] for one in drawn["seats"]] == [50, 50, 50]
    assert squares["d3"]["figure"] == {"seat": 2, "name": "thane", "stones": 3, "forecast": 27}
    assert squares["c1"]["tile"] == {
        "face": "treasure+1",
        "name": "treasure",
        "value": 1,
        "betrayed": False,
    }
    assert squares["c5"] == {
        "name": "c5",
        "row": 5,
        "column": 3,
        "gorge": False,
        "tile": None,
        "figure": None,
    }


def test_the_table_is_told_in_words() -> None:
    drawn = view(Table.new(3, start=2), 2)
    assert drawn["where"] == {"number": 1, "rules": "movie"}
    keys = ("game", "rules", "seat", "players", "act", "start", "turn", "phase", "decides", "pool")
    assert [drawn[key] for key in keys] == ["movie", "movie", 2, 3, 1, 2, 2, "turn", 2, 18]
    assert drawn["board"]["drawn"] == "straight"
    assert sum(tile["count"] for tile in drawn["unseen"]) == 22
    assert drawn["choice"] is None
    assert drawn["question"] == {"name": "turn", "args": {}}
    assert [figure["left"] for figure in drawn["seats"][0]["figures"]] == [4, 3, 2, 1]
    over = view(Table.of('act = 3\nphase = "over"\n[[seat]]\n[[seat]]\n'))
    assert (over["decides"], over["question"]["name"]) == (None, "over")
    assert over["board"]["drawn"] == "diagonal"


def unseen(table: Table, seat: int) -> dict[str, int]:
    return {tile["face"]: tile["count"] for tile in view(table, seat)["unseen"]}


@pytest.mark.rule("M9")
def test_what_a_player_holds_is_not_unseen_to_that_player() -> None:
    table = Table.of(
        'act = 2\nphase = "playing"\nshown = ["+1 #2"]\n'
        '[[seat]]\nhand = ["+2 #1", "+5 #2", "horn #2"]\n'
        '[[seat]]\nhand = ["counsel #2"]\nknown_counsels = ["counsel #2"]\n'
        '[[seat]]\nhand = ["-6 #2"]\n'
    )
    spectator, first, third = (unseen(table, seat) for seat in (0, 1, 3))
    assert sum(spectator.values()) == 24 - len(["+1", "counsel"])
    assert "+1" not in spectator
    assert "counsel" not in spectator  # its holder could play nothing else (M4)
    assert "horn" not in first
    assert first["+5"] == spectator["+5"] - 1
    assert first["+2"] == spectator["+2"], "a tile of another act"
    assert sum(first.values()) == sum(spectator.values()) - 2
    assert "-6" in first
    assert "-6" not in third


@pytest.mark.rule("M24")
def test_a_drawn_tile_of_kingdoms_is_seen_by_its_player_alone() -> None:
    table = Table.new(2, box="kingdoms").play("draw")
    assert [sum(unseen(table, seat).values()) for seat in (0, 1, 2)] == [23, 21, 22]


@pytest.mark.rule("M13")
def test_betrayed_boons_are_marked() -> None:
    table = Table.of(
        'act = 2\nboard = ["+6 treachery -5 . .", "+1 . . # .", ". # . . .", ". . # . .",'
        ' ". . . . ."]\n[[seat]]\n[[seat]]\n'
    )
    tiles = {one["name"]: one["tile"] for one in view(table)["board"]["squares"] if one["tile"]}
    assert [tiles[name]["betrayed"] for name in ("a1", "b1", "c1", "a2")] == [
        True,
        False,
        False,
        False,
    ]


def test_a_choice_in_steps_is_shown_to_the_chooser_alone() -> None:
    table = Table.of(
        'phase = "playing"\nboard = ["+1 . +2 . .", ". . . . .", ". . . . .", ". . . . .",'
        ' ". . . . ."]\n[[seat]]\nhand = ["+4 #1", "statue #1"]\n'
        'chosen = ["statue", "e5", "c1"]\n[[seat]]\n'
    )
    own = view(table, 1)
    assert own["choice"] == {
        "step": "swapping_with",
        "figure": None,
        "slot": 2,
        "squares": ["e5", "c1"],
    }
    assert own["question"] == {"name": "swapping_with", "args": {"tile": "statue"}}
    assert [tile["face"] for tile in own["seats"][0]["hand"]] == ["+4", "statue"]
    for reader in (0, 2):
        other = view(table, reader)
        assert other["choice"] is None
        assert other["question"] == {"name": "playing", "args": {}}
    placing = view(Table.new(2).play("*2"), 1)
    assert placing["choice"]["figure"] == "castle"
    assert placing["question"] == {"name": "figure_at", "args": {"piece": "castle"}}


@pytest.mark.rule("M24")
def test_a_drawn_tile_of_kingdoms_is_shown_to_its_player_alone() -> None:
    table = Table.new(2, box="kingdoms").play("draw")
    own, other = view(table, 1), view(table, 2)
    assert own["seats"][0]["drawn"]["face"] == table.doc()["seat"][0]["drawn"]
    assert own["question"]["name"] == "placing"
    assert other["seats"][0]["drawn"] is None
    assert other["question"] == {"name": "playing", "args": {}}
    assert view(Table.new(2, box="kingdoms"))["question"]["name"] == "turn_kingdoms"


# Tensors.


def test_a_tensor_holds_what_its_map_says() -> None:
    table = Table.of(
        """
        act = 2
        turn = 2
        phase = "playing"
        shown = ["+1 #1", "mead+2 #1"]
        board = ["mead+2 1:thane . . .", ". . . # .", ". # . . .", ". . # . .", ". . . . 3:castle"]
        [[seat]]
        points = -9
        hand = ["+5 #1"]
        [[seat]]
        points = 77
        hand = ["counsel #1", "statue #2", "+5 #2"]
        known_counsels = ["counsel #1"]
        chosen = ["+5"]
        [[seat]]
        """
    )
    tensor = observed(table, 2)
    assert GAME.tensor_size == TENSOR == 687
    assert tensor[:SQUARE_CELLS] == [1, 0, 20, 2, 0, 0]
    assert tensor[SQUARE_CELLS : 2 * SQUARE_CELLS] == [1, 0, 0, 0, 3, 3]  # seat 1 comes after 2, 3
    assert tensor[2 * SQUARE_CELLS : 3 * SQUARE_CELLS] == [1, 1, 0, 0, 0, 0]
    assert tensor[8 * SQUARE_CELLS : 9 * SQUARE_CELLS] == [1, 0, 51, 0, 0, 0]
    assert tensor[24 * SQUARE_CELLS : 25 * SQUARE_CELLS] == [1, 0, 0, 0, 2, 2]
    assert not any(tensor[25 * SQUARE_CELLS : OWN])
    own = {kind: tensor[OWN + kind] for kind in range(KINDS) if tensor[OWN + kind]}
    assert own == {46: 1, FACES + 45: 1, FACES + 5: 1}
    assert tensor[UNSEEN : UNSEEN + 153] == list(table.s.unseen)
    assert tensor[SEAT : SEAT + SEAT_CELLS] == [9, 4, 3, 2, 1, 1, 2, 0, 1, 0, 0, 1, 5, 0]
    first = SEAT + 2 * SEAT_CELLS
    assert tensor[first : first + SEAT_CELLS] == [-2, 4, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 7, 1]
    assert tensor[ACT : ACT + 3] == [0, 1, 0]
    assert tensor[PHASE : PHASE + 3] == [0, 0, 1]
    assert tensor[STEP : STEP + 9] == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert tensor[CHOICE:TABLE] == [0, 5, 2, 0, 0, 0]
    assert tensor[TABLE:] == [3, table.s.pool_size, 0, 0]


@pytest.mark.parametrize(
    ("points", "eighths", "rest"),
    [(1023, 127, 7), (1024, 127, 0), (8000, 127, 0), (-1016, -127, 0), (-1017, -127, 7)],
)
def test_points_beyond_their_cell_stay_at_its_end(points: int, eighths: int, rest: int) -> None:
    tensor = observed(Table.of(f"[[seat]]\npoints = {points}\n[[seat]]\n"), 1)
    assert (tensor[SEAT], tensor[SEAT + 12]) == (eighths, rest)


def test_a_tensor_of_another_seat_has_none_of_this() -> None:
    table = Table.new(2, box="kingdoms").play("draw")
    tensor = observed(table, 2)
    assert sum(tensor[OWN:UNSEEN]) == 1
    assert tensor[CHOICE:TABLE] == [0] * 6
    assert observed(table, 1)[CHOICE + 5] == table.s.players[0].drawn
    assert tensor[TABLE + 3] == 1
