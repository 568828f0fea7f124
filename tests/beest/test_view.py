"""The view of a seat, and the board that is drawn of it."""

from __future__ import annotations

import pytest
from rich.console import Console
from tests.beest.table import CAVES, EDITION, Table, words

from heorot.i18n import languages
from heorot.match import Seat
from heorot.terminal.boards import board_of
from heorot.terminal.boards.beest import POSITIONS, cave_lines
from heorot.terminal.telling import speech_for

BOARD = board_of("beest")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")


def screen(table: Table, seat: int, width: int = 120, language: str = "en") -> str:
    """The board as it is drawn."""
    seats = [Seat(name) for name in NAMES[: table.s.player_count]]
    console = Console(width=width, highlight=False, no_color=True)
    with console.capture() as capture:
        speech = speech_for(language, EDITION, seats)
        console.print(BOARD.draw(table.view(seat), speech, width))
    return capture.get()


def test_a_view_has_what_every_game_has() -> None:
    view = Table.at(3, turn=2, passages="1 3").view(2)
    assert (view["game"], view["seat"], view["players"], view["participants"]) == ("beest", 2, 3, 4)
    assert view["where"] == {"number": 1, "count": 3, "round": 5}
    assert (view["turn"], view["decides"], view["phase"]) == (2, 2, "laying")
    assert view["question"] == {"name": "laying", "args": {"seat": 3}}
    assert [one["who"] for one in view["participant"]] == [1, 2, 3, "silent"]


def test_others_are_not_told_for_whom_a_cave_is_chosen() -> None:
    table = Table.at(3, turn=2, passages="1 3")
    assert table.view(1)["question"] == {"name": "others_laying", "args": {}}
    table.play(next(iter(table.plan.values())))
    assert table.view(2)["question"]["args"] == {"seat": 1}
    assert table.view(1)["question"] == {"name": "others_laying", "args": {}}


def test_ended_expeditions_are_told_with_their_points() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 3, 2 4, 4 silent, 1 4")
    view = table.play("@4").view(0)
    assert view["ended"] == [{"ending": "right", "by": 2, "beest": 3, "points": [2, 1, 0, 6, 2]}]
    assert [one["total"] for one in view["participant"]] == [2, 1, 0, 6, 2]
    assert view["participant"][3]["points"] == [6, 0, 0]


def cave(name: str) -> dict[str, object]:
    entrance, *exits = words(name).split()
    return {"entrance": entrance, "exits": exits}


@pytest.mark.rule("B3")
@pytest.mark.parametrize("name", CAVES)
def test_a_cave_is_drawn_with_its_entrance_and_exits(name: str) -> None:
    shape = cave(name)
    lines = cave_lines(shape, enters=False)
    assert [line[1] == "─" for line in lines] == [one == shape["entrance"] for one in POSITIONS]
    assert [line[3] == "─" for line in lines] == [
        one in words(name).split()[1:] for one in POSITIONS
    ]
    assert all(len(line) == 5 for line in lines)


@pytest.mark.rule("B3")
def test_ways_are_drawn_through_where_caves_fit() -> None:
    for left in CAVES:
        for right in CAVES:
            fits = right[0] in left[2:]
            leaves = str(cave(right)["entrance"]) if fits else ""
            before = cave_lines(cave(left), enters=False, leaves=leaves)
            after = cave_lines(cave(right), enters=fits)
            joined = [a[-2:] + b[:2] for a, b in zip(before, after, strict=True)]
            assert ("────" in joined) == fits


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", [3, 6])
def test_a_board_fits_into_its_width(players: int, width: int, language: str) -> None:
    tables = [Table.at(players, passages="2"), Table.at(players, passages="2 3", met="1 2, 2 3")]
    tables[1].play(next(iter(tables[1].plan.values())))
    tables.append(Table.at(players, expedition=2, turn=2, passages="3"))
    tables.append(Table.new(players).play_at_random())
    for table in tables:
        for seat in range(players + 1):
            for line in screen(table, seat, width, language).splitlines():
                assert len(line.rstrip()) <= width


def test_the_board_tells_who_met_whom_and_what_the_reader_knows() -> None:
    table = Table.at(4, beest="3", met="1 3, 3 4, 1 2", passages="2 4")
    drawn = screen(table, 1)
    assert "You are infected: black marker with 4 heads." in drawn
    assert "100 % Beest" in drawn
    assert "Ben" in drawn
    assert "Silent One" in drawn
    assert "passage" in screen(
        Table.at(4, turn=2, phase="after", met="1 3, 1 4, 1 2", beest="silent", passages="1"), 2
    )
    own = screen(Table.at(4, beest="1"), 1)
    assert "You are the Beest." in own
    assert "You are not infected." in screen(Table.at(4, beest="1"), 2)
    assert "25 % Beest" in screen(Table.at(4, beest="1"), 2)


def test_the_board_tells_how_expeditions_ended() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 3, 2 4, 4 silent, 1 4").play("@4")
    drawn = screen(table, 0)
    assert "announced rightly: Ben" in drawn
    assert "Beest: Cleo" in drawn


def row_of(drawn: str, name: str) -> str:
    """The three lines of somebody's row, up to the next name."""
    lines = drawn.splitlines()
    first = next(k for k, line in enumerate(lines) if name in line)
    return "\n".join(lines[first : first + 3])


@pytest.mark.rule("B6")
def test_a_chosen_cave_is_drawn_in_its_row_for_the_chooser_alone() -> None:
    table = Table.at(3, passages="2")
    before = screen(table, 1)
    assert "✓" not in before
    table.play(table.plan["2"])
    assert "✓ passage" in row_of(screen(table, 1), "Ben")
    for reader in (0, 2, 3):
        assert (
            screen(table, reader).splitlines()
            == screen(Table.at(3, passages="2"), reader).splitlines()
        )


@pytest.mark.rule("B7")
def test_a_row_that_is_to_get_a_cave_is_not_called_a_passage() -> None:
    """What counts is the hideout with the new cave."""
    for seed in range(40):
        table = Table.at(3, passages="", seed=seed)
        view = table.view(1)
        if any(one["passage"] for one in view["participant"][1:]):
            assert "passage" not in "".join(
                row_of(screen(table, 1), name) for name in ("Ben", "Cleo", "Silent One")
            )
            return
    pytest.fail("no row was a passage before")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rows_stay_low_enough_to_be_seen_with_the_choices(players: int, language: str) -> None:
    """Of 40 lines, 15 are left for what happened, the question, and its choices."""
    cleared = "silent" if players == 3 else ""
    met = "1 2, 2 3, 1 3"
    table = Table.at(players, expedition=3, turn=2, passages="1 3", met=met, cleared=cleared)
    assert len(screen(table, 2, 100, language).splitlines()) <= 25
    assert len(screen(table, 2, 80, language).splitlines()) <= (19 if players == 3 else 32)


def test_a_hand_shows_the_short_form_of_each_cave() -> None:
    table = Table.at(3)
    drawn = screen(table, 1)
    assert "   ".join(f"{cave:5}" for cave in table.hand()).rstrip() in drawn


def test_who_is_not_on_turn_holds_no_caves() -> None:
    table = Table.at(3)
    assert BOARD.held(table.view(2)) == set()
    assert len(BOARD.held(table.view(1))) == len(set(table.hand()))
