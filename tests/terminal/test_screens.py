"""What is drawn, in every language and width."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.terminal.golden_screens import MOMENTS, golden_file, golden_screen
from tests.terminal.seated import quick_in

from heorot.bots.driving import Host
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.core.words import Word
from heorot.games import REGISTRY, load
from heorot.games.hoard.words.names import QUESTIONS
from heorot.games.legend.words import names as legend
from heorot.i18n import Speech, languages
from heorot.match import OpenDice, Seat, Table
from heorot.terminal.boards import board_of
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for


class Matches(NamedTuple):
    """Matches of a game in which every question comes up."""

    questions: set[str]
    seeds: dict[int, tuple[int, ...]]
    """By number of players."""
    dawdles: tuple[str, ...]
    """Actions that are preferred, so that hands grow and fields lie untouched."""
    options: tuple[dict[str, int], ...] = ({},)
    """Ways to play, which take turns."""


GAMES = {
    "hoard": Matches(
        set(QUESTIONS),
        {2: (11, 5, 2), 3: (3, 8, 1), 4: (1, 6, 10)},
        ("pile", "end", "agree"),
    ),
    "legend": Matches(
        set(legend.QUESTIONS) - {"striving_lay", "choosing_tile", "trading_for_scratches"},  # rare
        {3: (3,), 5: (6, 7)},
        ("risk",),
        ({"advanced": 1}, {"bluffing": 0, "memory": 0}),
    ),
    "movie": Matches(
        {
            *("figure_or_draw", "figure_or_tile", "playing", "backing", "figure_at", "tile_at"),
            *("removing", "swapping", "swapping_with", "moving", "moving_to", "over"),
        },
        {2: (1,), 4: (3,)},
        ("draw",),
    ),
    "beest": Matches(
        {"before", "before_as_beest", "laying", "after", "after_as_beest", "over"},
        {3: (3, 8), 5: (6,)},
        ("on",),
    ),
}
NAMES = ("Ann", "Bartholomäus der 4", "Unferth", "Wiglaf", "Hygelac")


def matches(game: str) -> Iterator[Table]:
    """Matches played without much sense."""
    chosen = GAMES[game]
    for players, seeds in chosen.seeds.items():
        for seed in seeds:
            seats = [Seat(name) for name in NAMES[:players]]
            options = chosen.options[seed % len(chosen.options)]
            table = Table(game, seats, OpenDice(seed), start=0, options=options, now=0)
            number = seed
            yield table
            while not table.is_over and len(table.actions) < 900:
                legal = table.legal
                number = number * 69_069 % 1_000_003
                waits = [one for one in legal if one.notation in chosen.dawdles]
                choice = waits[0] if waits and number % 3 else legal[number % len(legal)]
                table.play(choice, now=0)
                yield table


@cache
def moments(game: str) -> dict[tuple[str, int], Table]:
    """One table for every question and number of players."""
    found: dict[tuple[str, int], Table] = {}
    for table in matches(game):
        chair = table.chair(max(table.decider, SeatIndex(0)))
        key = (chair.question.name, len(table.seats))
        if key not in found:
            found[key] = table.at(len(table.actions))
    return found


def test_every_game_is_drawn() -> None:
    assert list(GAMES) == list(MOMENTS) == list(REGISTRY)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_every_question_comes_up(game: str) -> None:
    assert {name for name, _ in moments(game)} == GAMES[game].questions


@cache
def speech_of(game: str, language: str, players: int) -> Speech:
    return speech_for(language, load(game).load_box(), [Seat(name) for name in NAMES[:players]])


def drawn(game: str, table: Table, language: str, width: int) -> str:
    """The screen of whoever decides, and the table as somebody else and a spectator see it."""
    file = StringIO()
    console = plain_console(file=file, width=width, height=30, force_terminal=False)
    speech = speech_of(game, language, len(table.seats))
    session = Session(Host(table), speech, Screen(console), MatchFile(Path("unused")))
    if not table.is_over:
        session.draw(table.decider)
    for seat in (SPECTATOR, SeatIndex((table.decider + 1) % len(table.seats))):
        console.print(board_of(game).draw(table.chair(seat).view(), speech, width))
    return file.getvalue()


@pytest.mark.full
@pytest.mark.parametrize("width", [80, pytest.param(120, marks=pytest.mark.full)])
@pytest.mark.parametrize("language", quick_in("ru"))
@pytest.mark.parametrize("game", GAMES)
def test_every_phase_can_be_drawn(game: str, language: str, width: int) -> None:
    for table in moments(game).values():
        text = drawn(game, table, language, width)
        assert max(map(len, text.splitlines())) <= width
        assert "Ann" in text


@pytest.mark.parametrize("language", languages())
def test_the_keys_fit_into_a_line(language: str) -> None:
    speech = Speech(language, load("hoard"))
    assert len(speech.say("keys")) <= 80


@pytest.mark.parametrize("language", languages())
def test_no_two_colours_of_hoard_have_the_same_letter(language: str) -> None:
    speech = Speech(language, load("hoard"))
    colours = ("red", "blue", "yellow", "purple", "orange")
    assert len({speech.name(Word("letter", one)) for one in colours}) == 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_screen_is_as_it_was(game: str, language: str) -> None:
    """Read the difference, then ``python -m tests.terminal.golden_screens``."""
    golden = golden_file(game, language).read_text(encoding="utf-8")
    assert golden_screen(game, language) == golden
