"""The board in the terminal, in every language and width."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.movie.table import EXAMPLE, GAME
from tests.movie.table import Table as Position
from tests.terminal.seated import ALONE, Evening

from heorot.bots.driving import Host
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import load
from heorot.games.movie.words.names import NAMES
from heorot.i18n import Speech, languages
from heorot.match import OpenDice, Seat, Table
from heorot.terminal.boards import board_of
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

SEATS = ("Ann", "Bartholomäus der 4", "Unferth", "Wiglaf")


def matches() -> Iterator[Table]:
    for box in GAME.boxes:
        for players in GAME.player_counts:
            seats = [Seat(name) for name in SEATS[:players]]
            edition = GAME.load_box(box)
            for seed in range(2):
                table = Table("movie", seats, OpenDice(seed), edition=edition, start=0, now=0)
                number = seed + 3
                while not table.is_over:
                    number = number * 69_069 % 1_000_003
                    table.play(table.legal[number % len(table.legal)], now=0)
                    yield table


@cache
def moments() -> dict[tuple[str, int, str, int], Table]:
    """One table for every question, act, box and number of players."""
    found: dict[tuple[str, int, str, int], Table] = {}
    for table in matches():
        view = table.chair(max(table.decider, SeatIndex(0))).view()
        key = (view.question.name, view.public.act, view.fixed.rules, len(table.seats))
        if key not in found:
            found[key] = table.at(len(table.actions))
    return found


def test_nearly_every_question_comes_up() -> None:
    missing = set(NAMES.questions) - {name for name, *_ in moments()}
    assert missing <= {"backing", "turn_without_pool"}


def text_of(table: Table, speech: Speech, width: int) -> str:
    """The screen of whoever decides, and the table as somebody else and a spectator see it."""
    file = StringIO()
    console = plain_console(file=file, width=width, height=30, force_terminal=False)
    session = Session(Host(table), speech, Screen(console), MatchFile(Path("unused")))
    if not table.is_over:
        session.draw(table.decider)
    for seat in (SPECTATOR, SeatIndex((table.decider + 1) % len(table.seats))):
        console.print(board_of("movie").draw(table.chair(seat).view(), speech, width))
    return file.getvalue()


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("language", languages())
def test_everything_can_be_drawn(language: str, width: int) -> None:
    for table in list(moments().values())[width // 20 :: 9]:
        speech = speech_for(language, table.edition, table.seats)
        text = text_of(table, speech, width)
        assert max(map(len, text.splitlines())) <= width
        assert "Ann" in text


def drawn(position: Position, seat: int, width: int = 100) -> list[str]:
    console = Console(file=StringIO(), width=width, force_terminal=False)
    speech = Speech("en", load("movie"))
    console.print(board_of("movie").draw(position.view(seat), speech, width))
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_the_board_shows_values_figures_and_forecasts() -> None:
    lines = drawn(Position.of(EXAMPLE.replace("counsel ", ". ")), 1, width=80)
    assert lines[0] == "Act I  ·  Pool: 7 tiles"
    top = lines.index("      a       b       c       d       e")
    assert lines[top : top + 6] == [
        "      a       b       c       d       e",
        " 1  1¹  −2  2¹  11   Tr+1    Te−1    Dr−1",
        " 2  1⁴  20    +6     Gorg     +5     Horn",
        " 3    +4      +3      −6    2³  27    +1",
        " 4    −4    1¹   8  3² −20    −2      +2",
        " 5    −1     Va+3     c5      +5    3³  36",
    ]


def test_the_board_of_act_3_is_a_staircase() -> None:
    lines = drawn(Position.of("act = 3\n[[seat]]\n[[seat]]\n"), 0, width=80)
    top = lines.index(" 1    a1      b1      c1")
    assert lines[top + 5] == " 6            b6      c6      d6      e6      f6      g6      h6"
    assert lines[top + 9].split() == ["10", "f10", "g10", "h10"]


def test_below_the_board_stand_its_key_and_the_hand() -> None:
    lines = drawn(Position.of(EXAMPLE.replace("counsel ", ". ")), 1, width=80)
    top = next(number for number, line in enumerate(lines) if line.startswith(" 5    −1"))
    assert lines[top + 1 :] == [
        "   figures: player, stones, score now · Dr = Drunkenness · Gorg = a Gorge · Horn",
        "   = the Royal Dragon Horn · Te = Temptation · Tr = Treasure · Va = Valor",
        "Your hand: empty",
    ]


def test_a_small_screen_keeps_the_small_boards_in_sight() -> None:
    """All of it when a turn is begun; when squares are asked for, their list takes some room."""
    first_row = {"turn": 1, "turn_kingdoms": 1, "playing": 1, "figure_at": 2, "placing": 2}
    for (question, act, rules, _), table in moments().items():
        if question not in first_row or (act == 3 and rules == "movie"):
            continue
        console = plain_console(file=StringIO(), width=80, height=24, force_terminal=False)
        speech = speech_for("en", table.edition, table.seats)
        Session(Host(table), speech, Screen(console), MatchFile(Path("unused"))).draw(table.decider)
        assert isinstance(console.file, StringIO)
        visible = console.file.getvalue().splitlines()[-23:]
        assert any(line.startswith(f" {first_row[question]} ") for line in visible)


def test_after_the_last_act_no_empty_board_is_drawn() -> None:
    lines = drawn(Position.of('act = 3\nphase = "over"\n[[seat]]\n[[seat]]\n'), 0, width=80)
    assert len(lines) == 4
    assert not any("a1" in line for line in lines)


def test_hands_of_others_show_their_backs_alone() -> None:
    position = Position.of(
        'act = 2\nshown = ["+2 #1"]\n[[seat]]\nhand = ["mead+2 #1", "+1 #2"]\n'
        '[[seat]]\nhand = ["counsel #1", "-1 #2"]\nknown_counsels = ["counsel #1"]\n'
    )
    text = "\n".join(drawn(position, 2, width=80))
    assert "I II" in text
    assert "Mead" not in text
    assert "Your hand: Good Counsel (Act I)   −1 (Act II)" in text
    spectator = "\n".join(drawn(position, 0, width=80))
    assert "I Coun II" in spectator


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("box", GAME.boxes)
def test_help_explains_every_sign(language: str, box: str, tmp_path: Path) -> None:
    table = Table("movie", ALONE, OpenDice(1), edition=GAME.load_box(box), start=0, now=0)
    evening = Evening(tmp_path / "one.saga", language=language, table=table)
    shown = " ".join(evening.play(["?", ""]).split())
    speech = evening.session.speech
    tiles = {str(tile).rpartition(" ")[2] for tile in NAMES.kinds["tile"](table.edition)}
    for name in tiles - {"boon", "peril"}:
        assert f"{speech.say('movie-sign', {'name': name})} " in shown
    assert "2³ 27" in shown
    assert "▒▒▒▒" in shown
