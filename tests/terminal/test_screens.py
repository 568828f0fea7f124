"""What is drawn, in every language and width."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from tests.terminal.golden_screens import golden_file, golden_screen

from heorot.i18n import Speech, languages
from heorot.match import OpenDice, Seat, Table
from heorot.terminal.boards import board_of
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

PHASES = {
    *("drawing", "extra", "playing", "laying", "acting", "paying", "wizard", "targeting"),
    *("answering", "yielding", "stealing", "trimming", "voting", "over"),
}
NAMES = ("Ann", "Bartholomäus der 4", "Unferth", "Wiglaf")
NUMBERS = {2: (11, 5, 2), 3: (3, 8, 1), 4: (1, 6, 10)}


def matches() -> Iterator[Table]:
    """Matches played without much sense, so that hands grow and fields lie untouched."""
    for players, seeds in NUMBERS.items():
        for seed in seeds:
            seats = [Seat(name) for name in NAMES[:players]]
            table = Table("hoard", seats, OpenDice(seed), start=0)
            number = seed
            yield table
            while not table.is_over and len(table.actions) < 900:
                legal = table.legal
                number = number * 69_069 % 1_000_003
                waits = [one for one in legal if one.notation in ("pile", "end", "agree")]
                table.play(waits[0] if waits and number % 3 else legal[number % len(legal)])
                yield table


@cache
def moments() -> dict[tuple[str, int], Table]:
    """One table for every question and number of players."""
    found: dict[tuple[str, int], Table] = {}
    for table in matches():
        seat = max(table.decider, 0)
        key = (table.view(seat)["question"]["name"], len(table.seats))
        if key not in found:
            found[key] = table.at(len(table.actions))
    return found


def test_every_question_comes_up() -> None:
    assert {name for name, _ in moments()} == PHASES


@cache
def speech_of(language: str, players: int) -> Speech:
    return speech_for(language, "hoard", [Seat(name) for name in NAMES[:players]])


def drawn(table: Table, language: str, width: int) -> str:
    """The screen of whoever decides, and the table as somebody else and a spectator see it."""
    file = StringIO()
    console = plain_console(file=file, width=width, height=30, force_terminal=False)
    speech = speech_of(language, len(table.seats))
    session = Session(table, speech, Screen(console), Path("unused"))
    if not table.is_over:
        session.draw(table.decider)
    for seat in (-1, (table.decider + 1) % len(table.seats)):
        console.print(board_of("hoard").draw(table.view(seat), speech, width))
    return file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", languages())
def test_every_phase_can_be_drawn(language: str, width: int) -> None:
    for table in moments().values():
        text = drawn(table, language, width)
        assert max(map(len, text.splitlines())) <= width
        assert "Ann" in text


@pytest.mark.parametrize("language", languages())
def test_the_keys_fit_into_a_line(language: str) -> None:
    speech = speech_for(language, "hoard", ())
    assert len(speech.say("keys")) <= 80
    letters = [speech.say("hoard-letter", {"colour": one}) for one in ("red", "blue", "yellow")]
    letters += [speech.say("hoard-letter", {"colour": one}) for one in ("purple", "orange")]
    assert len(set(letters)) == 5


@pytest.mark.parametrize("language", languages())
def test_a_screen_is_as_it_was(language: str) -> None:
    """Read the difference, then ``python -m tests.terminal.golden_screens``."""
    assert golden_screen(language) == golden_file(language).read_text(encoding="utf-8")
