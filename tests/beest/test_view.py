"""The view of a seat, and the board that is drawn of it."""

from __future__ import annotations

import pytest
from rich.console import Console
from tests.beest.table import CAVES, EDITION, Table, is_passage, named, others
from tests.terminal.seated import quick_in

from heorot.core.view import Asked
from heorot.games.beest.words.view import Ended, Stakes
from heorot.i18n import languages
from heorot.match import Seat
from heorot.terminal.boards import board_of
from heorot.terminal.boards.beest import cave_lines
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
    assert view.public.where == {"number": 1, "count": 3, "round": 5}
    assert (view.seat, view.public.decides) == (2, 2)
    assert view.question == Asked(name="laying", args={"seat": 3})
    assert [one.who for one in view.public.participants] == [1, 2, 3, "silent"]


def test_others_are_not_told_for_whom_a_cave_is_chosen() -> None:
    table = Table.at(3, turn=2, passages="1 3")
    assert table.view(1).question == Asked(name="others_laying")
    table.play(next(iter(table.plan.values())))
    assert table.view(2).question.args == {"seat": 1}
    assert table.view(1).question == Asked(name="others_laying")


@pytest.mark.rule("B13", "B14")
@pytest.mark.parametrize("phase", ["before", "after"])
def test_the_beest_is_not_asked_what_it_may_not_do_and_others_hear_no_difference(
    phase: str,
) -> None:
    met = "2 4, 4 silent, 1 4"
    clean, beest = (
        Table.at(
            4, turn=2, phase=phase, beest=one, met=met, passages="4" if phase == "after" else ""
        )
        for one in ("3", "2")
    )
    assert clean.view(2).question == Asked(name=phase)
    assert beest.view(2).question == Asked(name=f"{phase}_as_beest")
    for reader in (0, 1, 3, 4):
        for table in (clean, beest):
            assert table.view(reader).question == Asked(name="others_announcing")


def test_ended_expeditions_are_told_with_their_points() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 3, 2 4, 4 silent, 1 4")
    public = table.play("@4").view(0).public
    assert public.ended == (Ended(ending="right", by=2, beest=3),)
    assert public.points == (2, 1, 0, 6, 2)
    assert [one.points for one in public.participants] == [(2,), (1,), (0,), (6,), (2,)]


@pytest.mark.rule("B13")
@pytest.mark.parametrize(
    ("beest", "sources"),
    [
        ("3", ({"colours": 2}, {"right": 1}, {}, {"colours": 6}, {"colours": 2})),
        ("4", ({}, {"wrong": -5}, {}, {}, {})),
    ],
)
def test_points_are_told_with_where_they_come_from(beest: str, sources: object) -> None:
    table = named("4", beest=beest, met="2 3, 2 4, 4 silent, 1 4")
    assert table.view(0).public.sources == sources


@pytest.mark.rule("B11")
def test_the_beest_and_the_infected_have_other_sources_when_all_are_infected() -> None:
    table = Table.at(3, beest="1", met="1 2, 1 3", passages="silent")
    public = table.lay().view(0).public
    assert public.sources == ({"infecting": 4}, {"heads": 3}, {"heads": 2}, {"heads": 1})


def test_sources_add_up_to_the_points() -> None:
    for seed in range(6):
        public = Table.new(4, seed=seed, expeditions=5).play_at_random(seed).view(0).public
        assert tuple(sum(one.values()) for one in public.sources) == public.points
        assert all(len(one.points) == 5 for one in public.participants)


FIXED = Table.new(3).view(0).fixed
POSITIONS = FIXED.positions
SHAPES = {cave.short: cave for cave in FIXED.caves}


@pytest.mark.rule("B3")
@pytest.mark.parametrize("name", CAVES)
def test_a_cave_is_drawn_with_its_entrance_and_exits(name: str) -> None:
    lines = cave_lines(SHAPES[name], POSITIONS, enters=False)
    assert [line[1] == "─" for line in lines] == [one[0] == name[0] for one in POSITIONS]
    assert [line[3] == "─" for line in lines] == [one[0] in name[2:] for one in POSITIONS]
    assert all(len(line) == 5 for line in lines)


@pytest.mark.rule("B3")
def test_ways_are_drawn_through_where_caves_fit() -> None:
    for left in CAVES:
        for right in CAVES:
            fits = right[0] in left[2:]
            leaves = SHAPES[right].entrance if fits else ""
            before = cave_lines(SHAPES[left], POSITIONS, enters=False, leaves=leaves)
            after = cave_lines(SHAPES[right], POSITIONS, enters=fits)
            joined = [a[-2:] + b[:2] for a, b in zip(before, after, strict=True)]
            assert ("────" in joined) == fits


@pytest.mark.full
@pytest.mark.parametrize("language", quick_in("ru"))
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


@pytest.mark.rule("B19")
@pytest.mark.parametrize("width", [60, 120])
def test_when_the_match_is_over_everybody_sees_who_was_what(width: int) -> None:
    table = Table.at(3, beest="1", met="1 2, 1 3", passages="silent", expedition=3).lay()
    for seat in (0, 2):
        drawn = screen(table, seat, width)
        for name, was in zip(
            ("Ann", "Ben", "Cleo", "Silent One"),
            ("Beest", "infected, 3 heads", "infected, 2 heads", "infected, 1 head"),
            strict=True,
        ):
            assert any(name in line and f"●  {was}" in line for line in drawn.splitlines())


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
        if any(is_passage(table.row(one)) for one in others(3, 1)):
            assert not any(one.passage for one in table.view(1).public.participants[1:])
            assert "passage" not in "".join(
                row_of(screen(table, 1), name) for name in ("Ben", "Cleo", "Silent One")
            )
            return
    pytest.fail("no row was a passage before")


@pytest.mark.rule("B3", "B6")
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("round_", [1, 2, 5])
def test_a_cave_in_hand_tells_where_it_would_lead_on(players: int, round_: int) -> None:
    for seed in range(10):
        table = Table.at(players, turn=2, round=round_, seed=seed)
        rows = {one: table.row(one) for one in sorted(others(players, 2))}
        for card, cave in zip(table.view(0).public.hand, table.hand(), strict=True):
            fitting = [one for one, row in rows.items() if row and cave[0] in row[-1][2:]]
            assert [str(one) for one in card.fits] == fitting
            opened = [one for one, row in rows.items() if is_passage([*row, cave])]
            assert [str(one) for one in card.passage] == opened


@pytest.mark.rule("B7")
@pytest.mark.parametrize(
    ("passages", "met", "meets"),
    [("2", "", 2), ("2 3", "", None), ("", "", None), ("2", "1 2", None)],
)
def test_a_choice_tells_with_whom_it_would_lead_to_an_exchange(
    passages: str, met: str, meets: int | None
) -> None:
    table = Table.at(6, passages=passages, met=met)
    assert table.view(1).own.meets is None
    table.play(table.plan["2"]).play(table.plan["3"])
    assert table.view(1).own.meets == meets
    assert table.view(2).own.meets is None


@pytest.mark.rule("B13", "B14")
def test_whoever_may_announce_is_told_what_it_would_score() -> None:
    met = "2 4, 4 silent, 1 4"
    for beest, right in (("3", 5), ("4", 1)):
        table = Table.at(4, turn=2, phase="before", beest=beest, met=met)
        assert table.view(2).own.stakes == Stakes(right=right, wrong=-5)
        assert table.view(1).own.stakes is None
    for table in (Table.at(4, turn=2), Table.at(4, turn=2, phase="before", beest="2", met=met)):
        assert table.view(2).own.stakes is None


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
