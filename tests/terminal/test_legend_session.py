"""Playing legend at the terminal: what a player must remember, and who begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.terminal.seated import CTRL_C, Evening, anything

from heorot.cli import main
from heorot.match import OpenDice, Seat, Table

SEATS = (Seat("Ann"), Seat("Unferth", "greedy"))
FIRST = "The episode “King Hygelac’s Court” begins."


def evening(path: Path, memory: int) -> Evening:
    """An evening of a match that has come some way."""
    table = Table("legend", SEATS, OpenDice(1), start=0, options={"memory": memory})
    sitting = Evening(path, table=table)
    choose = anything(1)
    sitting.play(lambda now: CTRL_C if len(now.table.actions) > 40 else choose(now))
    sitting.file.truncate(0)
    return sitting


def heorot(*args: str) -> Result:
    return CliRunner().invoke(main, args, catch_exceptions=False)


def lines_of(text: str) -> list[str]:
    return [line.strip(" ─") for line in text.splitlines() if line.strip(" ─")]


@pytest.mark.rule("L45")
def test_with_memory_the_log_begins_with_the_readers_last_turn(tmp_path: Path) -> None:
    sitting = evening(tmp_path / "match.saga", memory=1)
    since = sitting.session.since(0)
    assert since > 20
    shown = " ".join(lines_of(sitting.play(["l all", *[""] * 20])))
    all_lines = list(sitting.session.teller.lines(sitting.table.log(0)))
    newer = {line.text.plain for line in all_lines if line.number >= since}
    older = {line.text.plain for line in all_lines if line.number < since} - newer
    assert len(older) > 20
    assert all(line in shown for line in newer)
    assert not [line for line in older if line in shown]


@pytest.mark.rule("L45")
def test_without_memory_the_log_has_everything(tmp_path: Path) -> None:
    sitting = evening(tmp_path / "match.saga", memory=0)
    assert FIRST in lines_of(sitting.play(["l all", *[""] * 20]))


@pytest.mark.rule("L45")
def test_when_the_match_is_over_nothing_is_left_to_remember(tmp_path: Path) -> None:
    path = tmp_path / "match.saga"
    sitting = Evening(path, table=Table("legend", SEATS, OpenDice(1), start=0))
    assert sitting.table.view(0)["hides_past"]
    sitting.play(anything(1))
    assert not sitting.table.view(0)["hides_past"]
    assert FIRST in lines_of(heorot("replay", str(path), "--lang", "en").output)


# Who begins.


@pytest.mark.rule("L1")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_start_player_can_be_named(start: int) -> None:
    arguments = ["play", "legend", "--seats", "greedy,greedy,greedy", "--seed", "5", "--lang", "en"]
    told = heorot(*arguments, "--start", str(start))
    assert told.exit_code == 0
    court = told.output.partition("King Hygelac’s Court")[2].partition("Sail to Denmark")[0]
    assert lines_of(court)[1].startswith(f"Player {start} ")


@pytest.mark.parametrize("start", ["0", "4"])
def test_a_start_player_who_is_not_there_is_refused(start: str) -> None:
    told = heorot("play", "legend", "--seats", "greedy,greedy,greedy", "--start", start)
    assert told.exit_code == 2
    assert f"no seat {start} to begin; the seats are 1 to 3" in told.stderr
