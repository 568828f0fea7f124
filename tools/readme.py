"""Writes what a machine can know into the README, and records a session.

The programs are ``scripts/tables`` and ``scripts/record``.
"""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import click
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from heorot.bots import seat_bot
from heorot.bots.driving import Host
from heorot.cli import main
from heorot.core.seats import SeatIndex
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages, rulebook
from heorot.match import OpenDice, Table
from heorot.terminal.opening import parse_seats
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for
from tools import games as game_pages
from tools import protocol, tensors, typescript, views
from tools.blocks import filled

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PICTURE = ROOT / "docs/session.svg"
BACKENDS = {"interpreted": "interpreted", "native": "native", "gpu": "GPU"}
"""Modules of the engine, and what they are called. Every game runs on all: the kit checks it."""


def games() -> str:
    """What there is for each game."""
    lines = ["| game | name | players | languages | runs |", "|---|---|---|---|---|"]
    runs = ", ".join(
        name for module, name in BACKENDS.items() if find_spec(f"heorot.engine.{module}")
    )
    for name in REGISTRY:
        game = load(name)
        spoken = ", ".join(one for one in languages() if (game.texts / f"RULES.{one}.md").exists())
        least, *_, most = game.player_counts
        title = rulebook.read(game, "en").title
        lines.append(f"| `{name}` | {title} | {least}–{most} | {spoken} | {runs} |")
    return "\n".join(lines)


def commands() -> str:
    """What each command does."""
    lines = ["| command | what it does |", "|---|---|"]
    for name, command in main.commands.items():
        context = click.Context(command, info_name=f"heorot {name}")
        usage = " ".join(
            piece for piece in command.collect_usage_pieces(context) if piece != "[OPTIONS]"
        ).replace("|", "\\|")
        lines.append(
            f"| `heorot {name} {usage}".rstrip() + f"` | {command.get_short_help_str(200)} |"
        )
    return "\n".join(lines)


PARTS = {"games": games, "commands": commands}


def written(text: str) -> str:
    """The README with its tables as they should be."""
    return filled(text, PARTS)


def recorded(language: str = "en", seed: int = 7, rounds: int = 4) -> str:
    """A screen of a match against two bots, as a picture."""
    console = Console(
        record=True, width=100, height=46, force_terminal=True, file=StringIO(), highlight=False
    )
    game = load("hoard")
    seats = parse_seats("me:Ann,greedy,greedy", Speech(language, load("hoard")))
    host = Host(Table(game, seats, OpenDice(seed), start=0, now=0))
    ann = host.chair(SeatIndex(0))
    bot = seat_bot("greedy", game, ann.edition, seed, ann.reader)
    while ann.view().public.phase != "playing" or ann.view().public.where["number"] <= rounds:
        ann.play(bot(ann.seen, ann.legal), now=0)
        for _ in host.play_bots(now=0):
            pass
    speech = speech_for(language, ann.edition, seats)
    Session(host, speech, Screen(console), MatchFile(Path("unused.saga"))).draw(ann.reader)
    return picture(console, "scripts/play")


def picture(console: Console, title: str) -> str:
    """What a console has shown, as SVG that loads nothing from anywhere."""
    plain = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = console.export_svg(title=title, code_format=plain, unique_id="heorot")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["tables"]:
            README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
            for one in (views, tensors, protocol, typescript, game_pages):
                one.write()
        case ["record"]:
            PICTURE.write_text(recorded(), encoding="utf-8")
        case _:
            raise SystemExit("Usage: readme.py tables|record")
