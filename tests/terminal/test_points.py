"""Where the points of a match came from is told at its end."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from tests.terminal.seated import ALONE, Evening, anything, quick_in

from heorot.core.position import STANDARD
from heorot.core.seats import SPECTATOR
from heorot.games import REGISTRY, load
from heorot.i18n import with_minus
from heorot.match import OpenDice, Seat, Table
from heorot.terminal.screen import plain_console
from heorot.terminal.telling import Teller, speech_for
from heorot.terminal.unattended import result, signed


def finished(game: str, box: str) -> Table:
    """A match that was played without much sense."""
    edition = load(game).load_box(box)
    seats = [Seat(name) for name in ("Ann", "Ben", "Cyn")[: load(game).player_counts[-1]]]
    table = Table(game, seats, OpenDice(4), edition=edition, start=0, now=0)
    number = 7
    while not table.is_over:
        number = number * 69_069 % 1_000_003
        table.play(table.legal[number % len(table.legal)], now=0)
    return table


@pytest.mark.parametrize("language", quick_in("de"))
@pytest.mark.parametrize(
    ("game", "box"), [*((game, STANDARD) for game in ("leduc", *REGISTRY)), ("movie", "kingdoms")]
)
def test_the_end_tells_where_points_came_from(game: str, box: str, language: str) -> None:
    table = finished(game, box)
    speech = speech_for(language, table.edition, table.seats)
    console = plain_console(file=StringIO(), width=80)
    chair = table.chair(SPECTATOR)
    for part in result(chair, Teller(speech, len(table.seats), frozenset())):
        console.print(part)
    assert isinstance(console.file, StringIO)
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    public = chair.view().public
    for name in {name for one in public.sources for name, points in one.items() if points}:
        cells = " ".join(signed(one.get(name, 0)) for one in public.sources)
        assert f"{speech.say(f'source-{name}')} {cells}" in lines
    assert with_minus(f"Σ {' '.join(map(str, public.points))}") in lines


@pytest.mark.full
def test_an_act_of_movie_is_seen_with_its_sums_before_the_next_begins(tmp_path: Path) -> None:
    table = Table("movie", ALONE, OpenDice(2), start=0, now=0)
    shown = Evening(tmp_path / "match", table=table).play(anything(1))
    for act in ("Act I", "Act II"):
        page = shown.partition(f"{act} is over, and the figures score.\n")[2].partition("Press")[0]
        assert ") × 1 = " in page
    assert "Σ" in shown
