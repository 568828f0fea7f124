"""One screen of every game in every language.

``python -m tests.terminal.golden_screens`` writes them anew.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import NamedTuple

from tests.terminal.seated import ALONE

from heorot.bots.driving import Host
from heorot.core.seats import SeatIndex
from heorot.i18n import languages
from heorot.match import OpenDice, Table
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

ANN = SeatIndex(0)
FOLDER = Path(__file__).parent / "golden"


class Moment(NamedTuple):
    """When a match is drawn: so many actions into it, and on to Ann's next question of a name."""

    seed: int
    actions: int
    question: str


MOMENTS = {
    "hoard": Moment(4, 150, "laying_treasure"),
    "legend": Moment(56, 121, "striving"),
    "movie": Moment(1, 200, "tile_at"),
    "beest": Moment(3, 60, "laying"),
}


def golden_table(game: str) -> Table:
    moment = MOMENTS[game]
    table = Table(game, ALONE, OpenDice(moment.seed), start=0, now=0)
    while (
        len(table.actions) < moment.actions
        or table.chair(ANN).question.name != moment.question
        or table.decider != ANN
    ):
        table.play(table.legal[len(table.actions) % len(table.legal)], now=0)
    return table


def golden_screen(game: str, language: str) -> str:
    console = plain_console(file=StringIO(), width=80, height=44, force_terminal=False)
    table = golden_table(game)
    speech = speech_for(language, table.edition, table.seats)
    Session(Host(table), speech, Screen(console), MatchFile(Path("unused"))).draw(ANN)
    assert isinstance(console.file, StringIO)
    return "".join(f"{line.rstrip()}\n" for line in console.file.getvalue().splitlines())


def golden_file(game: str, language: str) -> Path:
    return FOLDER / f"{game}.{language}.txt"


if __name__ == "__main__":
    for name in MOMENTS:
        for one in languages():
            golden_file(name, one).write_text(golden_screen(name, one), encoding="utf-8")
