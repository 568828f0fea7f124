"""One screen of every game in every language, and one of every game as most terminals are: 80×24.

``python -m tests.terminal.golden_screens`` writes them anew.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import NamedTuple

from tests.terminal.seated import ALONE

from heorot.bots.driving import Host
from heorot.core.position import STANDARD
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.i18n import languages
from heorot.match import OpenDice, Seat, Table
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
    return screen_of(golden_table(game), language, 80, 44)


class Small(NamedTuple):
    """A match on a screen of 80×24: so many players, and so many actions."""

    game: str
    box: str
    players: int
    actions: int


SMALL = (
    *(Small("hoard", STANDARD, players, 150) for players in (2, 4)),
    *(Small("legend", STANDARD, players, 121) for players in (2, 5)),
    *(Small("movie", STANDARD, players, 219) for players in (2, 4)),
    *(Small("movie", "kingdoms", players, 70) for players in (2, 4)),
    *(Small("beest", STANDARD, players, 61) for players in (3, 6)),
    Small("leduc", STANDARD, 2, 1),
)
NAMES = ("Ann", "Bartholomäus der 4", "Unferth", "Wiglaf", "Hygelac", "Hrothgar")


def small_screen(one: Small) -> str:
    game = load(one.game)
    seats = [Seat(name) for name in NAMES[: one.players]]
    table = Table(one.game, seats, OpenDice(3), edition=game.load_box(one.box), start=0, now=0)
    number = 7
    while len(table.actions) < one.actions:
        number = number * 69_069 % 1_000_003
        table.play(table.legal[number % len(table.legal)], now=0)
    return screen_of(table, "en", 80, 24)


def screen_of(table: Table, language: str, width: int, height: int) -> str:
    """What whoever decides sees, as plain text."""
    console = plain_console(file=StringIO(), width=width, height=height, force_terminal=False)
    speech = speech_for(language, table.edition, table.seats)
    Session(Host(table), speech, Screen(console), MatchFile(Path("unused"))).draw(table.decider)
    assert isinstance(console.file, StringIO)
    return "".join(f"{line.rstrip()}\n" for line in console.file.getvalue().splitlines())


def small_file(one: Small) -> Path:
    box = "" if one.box == STANDARD else f"-{one.box}"
    return FOLDER / f"{one.game}{box}-{one.players}.80x24.txt"


def golden_file(game: str, language: str) -> Path:
    return FOLDER / f"{game}.{language}.txt"


if __name__ == "__main__":
    for name in MOMENTS:
        for one in languages():
            golden_file(name, one).write_text(golden_screen(name, one), encoding="utf-8")
    for small in SMALL:
        small_file(small).write_text(small_screen(small), encoding="utf-8")
