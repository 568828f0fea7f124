"""A match of beest at a terminal, from the first screen to the last."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from tests.terminal.seated import quick_in

from heorot.bots.driving import Host
from heorot.core.seats import SeatIndex
from heorot.i18n import with_minus
from heorot.match import OpenDice, Seat, Table
from heorot.terminal.loop import play
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
BOTS = [Seat("Unferth", "greedy"), Seat("Wiglaf", "random")]


def evening(path: Path, language: str, typed: list[str]) -> tuple[Table, str]:
    """Ann plays with two bots: what is typed first, then always the first choice."""
    file, lines = StringIO(), iter(typed)
    console = plain_console(file=file, width=110, height=50, force_terminal=True)
    table = Table("beest", [Seat("Ann"), *BOTS], OpenDice(5), start=0, now=0)
    speech = speech_for(language, table.edition, table.seats)
    session = Session(
        Host(table), speech, Screen(console, lambda: next(lines, "1")), MatchFile(path / "a.saga")
    )
    play(session)
    return table, ESCAPE.sub("", file.getvalue())


@pytest.mark.parametrize("language", quick_in("ru"))
def test_a_person_can_play_a_match_to_its_end(tmp_path: Path, language: str) -> None:
    table, shown = evening(tmp_path, language, [])
    assert table.is_over
    assert table.outcome is not None
    speech = speech_for(language, table.edition, table.seats)
    assert speech.say("where", {"number": 3, "count": 3, "round": 1}) in shown
    assert speech.say("event-match_over") in shown
    last = shown.rpartition(speech.say("match-score"))[2]
    silent = [one.points for one in table.outcome.rivals]
    for points in [*table.outcome.scores, *silent]:
        assert with_minus(speech.say("match-points", {"count": points})) in last


@pytest.mark.parametrize("language", quick_in("de"))
def test_help_explains_the_board(tmp_path: Path, language: str) -> None:
    table, shown = evening(tmp_path, language, ["help", ""])
    speech = speech_for(language, table.edition, table.seats)
    explained = speech.say("beest-help")
    assert " ".join(explained.split()) in " ".join(shown.split())
    for sign in ("▶", "●", "○", "✓", "Σ", speech.say("beest-passage"), "m-tb"):
        assert sign in explained


def test_a_choice_is_taken_back_and_a_refusal_explained(tmp_path: Path) -> None:
    table, shown = evening(tmp_path, "en", ["1", "undo", "on", "m-tb"])
    assert table.is_over
    assert "announcements come after the meeting." in shown
    assert table.taken_back == 0


def test_private_events_reach_their_seat_alone(tmp_path: Path) -> None:
    table, _ = evening(tmp_path, "en", [])
    for reader in map(SeatIndex, (-1, 0, 1, 2)):
        seen = [
            happening.args[0].value
            for entry in table.chair(reader).log()
            for happening in entry.events
            if happening.name in ("sees_stack", "receives")
        ]
        assert set(seen) == ({reader + 1} if reader >= 0 else set())


def test_what_happened_is_a_line_for_each_turn(tmp_path: Path) -> None:
    """Where caves lie, stacks and points are seen on the board; the full log tells them."""
    _, shown = evening(tmp_path, "en", [])
    for wordy in (" lays ", "’s turn begins.", " shows the ", " points."):
        assert wordy not in shown.rpartition("Final score")[0]
    assert "Unferth finds no passage." in shown


def test_the_end_of_an_expedition_is_told_with_the_next_question(tmp_path: Path) -> None:
    table, shown = evening(tmp_path, "en", [])
    ends = ("all are infected.", "and is right.", "and is wrong.", "the set is complete.")
    parts = shown.split("What happened")
    for number in range(2, table.chair(SeatIndex(0)).view().public.where["number"] + 1):
        first = next(part for part in parts if f"Expedition {number} begins." in part)
        assert any(end in first.partition(f"Expedition {number} begins.")[0] for end in ends)
