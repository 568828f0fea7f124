"""One screen in every language: ``python -m tests.terminal.golden_screens`` writes them anew."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from tests.terminal.seated import ALONE

from heorot.i18n import languages
from heorot.match import OpenDice, Table
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

FOLDER = Path(__file__).parent / "golden"
ACTIONS = 150
"""Into the match, and on to the next choice of Ann between laying and playing."""


def golden_table() -> Table:
    table = Table("hoard", ALONE, OpenDice(4), start=0)
    while len(table.actions) < ACTIONS or table.view(0)["question"]["name"] != "playing":
        table.play(table.legal[len(table.actions) % len(table.legal)])
    assert table.decider == 0
    return table


def golden_screen(language: str) -> str:
    console = plain_console(file=StringIO(), width=80, height=44, force_terminal=False)
    table = golden_table()
    speech = speech_for(language, "hoard", table.seats)
    Session(table, speech, Screen(console), Path("unused")).draw(0)
    assert isinstance(console.file, StringIO)
    return "".join(f"{line.rstrip()}\n" for line in console.file.getvalue().splitlines())


def golden_file(language: str) -> Path:
    return FOLDER / f"hoard.{language}.txt"


if __name__ == "__main__":
    for one in languages():
        golden_file(one).write_text(golden_screen(one), encoding="utf-8")
