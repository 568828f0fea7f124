"""The board in the terminal, in every language and width."""

from __future__ import annotations

import re
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
from heorot.terminal.boards import board_of, look_at
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

OPEN = EXAMPLE.replace("counsel ", ". ")
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
    assert len(missing) < len(NAMES.questions) / 2
    assert {"over", "figure_or_draw", "castle_or_draw", "placing", "moving_to"}.isdisjoint(missing)


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


WIDTHS = {"en": 80, "de": 100, "fr": 120, "ru": 80}
"""That the quick run takes of each language."""


@pytest.mark.parametrize(
    ("language", "width"),
    [
        pytest.param(one, width, marks=[] if WIDTHS[one] == width else [pytest.mark.full])
        for one in languages()
        for width in (80, 100, 120)
    ],
)
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
    lines = drawn(Position.of(OPEN), 1, width=80)
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
    lines = drawn(Position.of(OPEN), 1, width=80)
    top = next(number for number, line in enumerate(lines) if line.startswith(" 5    −1"))
    assert lines[top + 1 :] == [
        "   figures: player, stones, score now · Dr = Drunkenness · Gorg = a Gorge · Horn",
        "   = the Royal Dragon Horn · Te = Temptation · Tr = Treasure · Va = Valor",
        "Your hand: empty",
    ]


def test_a_small_screen_keeps_the_small_boards_in_sight() -> None:
    """All of it when a turn is begun; when squares are asked for, their list takes some room."""
    first_row = {
        "figure_or_draw": 1,
        "castle_or_draw": 1,
        "playing": 1,
        "figure_at": 2,
        "placing": 2,
    }
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


ENDING = EXAMPLE.replace("1:longship 2:", ". 2:", 1)
"""The example of the rulebook, but for the longship on a1."""


def test_the_board_of_an_act_that_has_ended_stays_with_every_sum() -> None:
    lines = drawn(Position.of(ENDING).play("*1", "a1"), 2, width=80)
    assert re.findall(r"(\d+) +(\+\d+) ", "\n".join(lines[2:5])) == [
        *(("76", "+26"), ("88", "+38"), ("66", "+16")),
    ]
    assert lines[1].split() == ["saga", "points", "Act", "I", "figures", "hand"]
    top = lines.index("Act I is over, and the figures score.")
    assert lines[top + 2] == " 1  1¹  −2  2¹  11   Tr+1    Te−1    Dr−1"
    sums = [" ".join(line.split()) for line in lines[top + 7 : top + 11]]
    assert sums == [
        "1¹ a1: (−1 − 1) × 1 = −2 2³ d3: (2 + 7) × 3 = 27",
        "1⁴ a2: (6 − 1) × 4 = 20 3² c4: (−4 − 6) × 2 = −20",
        "1¹ b4: (−4 + 12) × 1 = 8 3³ e5: (7 + 2) × 4 = 36",
        "2¹ b1: (−1 + 12) × 1 = 11",
    ]


def test_who_chooses_sees_the_board_of_the_next_act() -> None:
    position = Position.of(ENDING).play("*1", "a1", "*2")
    assert "a1" in "".join(drawn(position, 2, width=80))
    assert "(2 + 7) × 3 = 27" in "".join(drawn(position, 1, width=80)), "nobody else does yet"


def test_the_end_shows_the_last_board() -> None:
    table = Position.new(2)
    number = 1
    while table.s.decider >= 0:
        number = number * 69_069 % 1_000_003
        table.play(table.legal()[number % len(table.legal())])
    text = "\n".join(drawn(table, 0, width=80))
    assert text.startswith("Act III\n")
    assert "Act III is over, and the figures score." in text
    assert ") × 1 = " in text


@pytest.mark.rule("M10")
def test_any_figure_can_be_asked_for_its_sum() -> None:
    position = Position.of(OPEN)
    console = Console(file=StringIO(), width=80, force_terminal=False)
    board, speech = board_of("movie"), Speech("en", load("movie"))
    console.print(look_at(board, position.view(1), speech, "e5"))
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().splitlines() == [
        "Player 3’s Thane on e5",
        "   Row a5–e5: −1 Va+3 +5 = 7",
        "   Column e1–e5: Dr−1 Horn +1 +2 = 2",
        "   (7 + 2) × 4 = 36",
    ]
    assert look_at(board, position.view(1), speech, "c5") is None


@pytest.mark.rule("M13")
def test_tiles_under_treachery_stand_in_brackets() -> None:
    position = Position.of(
        'act = 2\nboard = ["+6 treachery 1:castle . .", "+1 . . # .", ". # . . .", ". . # . .",'
        ' ". . . . ."]\n[[seat]]\n[[seat]]\n'
    )
    text = "\n".join(drawn(position, 0, width=80))
    assert " 1   (+6)    Trea   1²   0" in text
    assert "(+1)" not in text


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
    shown = " ".join(evening.play(["h", ""]).split())
    speech = evening.session.speech
    tiles = {str(tile).rpartition(" ")[2] for tile in NAMES.kinds["tile"](table.edition)}
    kingdoms_alone = {"mountain", "dragon", "mine", "wizard"}
    strange = kingdoms_alone if box == "standard" else tiles - kingdoms_alone
    for name in tiles - strange - {"boon", "peril"}:
        assert f"{speech.say('movie-sign', {'name': name})} " in shown
    assert "2³ 27" in shown
    assert ("▒▒▒▒" in shown) == (box == "standard")
    assert ("▪" in shown) == (box == "kingdoms")


@pytest.mark.full
@pytest.mark.parametrize(("box", "ended"), [("standard", "Act I is"), ("kingdoms", "Epoch 1 is")])
def test_people_look_at_a_finished_act_before_a_bot_goes_on(
    box: str, ended: str, tmp_path: Path
) -> None:
    table = Table("movie", ALONE, OpenDice(1), edition=GAME.load_box(box), start=0, now=0.0)
    evening = Evening(tmp_path / "one.saga", table=table)
    shown = evening.play(["1"] * 300)
    stops = [page for page in shown.split("\n") if evening.session.say("press-enter") in page]
    assert 0 < len(stops) <= 2
    assert ended in shown
