"""How strong the bots are: meetings in the arena, with what is asked of each.

    greedy    the search with 0.1 s of one core a move, among greedy players as they were at first
    flat      the same against a flat search with as much time
    net       the search led by a net, against the same without, at equal time
    levels    each level against the one below, with fixed iterations
    exploit   a bot that knows the code of a search of 100 iterations, against it

A meeting ends as soon as it is decided (error 5 %), or after `--games`. The ledger beside this file
keeps what was played: the same command goes on where it was interrupted, also on another machine,
and a longer one adds to it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from heorot.bots import LEVELS
from heorot.bots.net import LEADS

HERE = Path(__file__).parent
LEDGER = HERE / "strength.sqlite"
GREEDY = "former.bots:greedy"
SEARCH = "search@0.1s"


class Meeting(NamedTuple):
    """One bot among others, and the share of victories that is asked of it."""

    game: str
    first: str
    others: str
    least: float
    players: int = 2
    more: tuple[str, ...] = ()
    """Box and options, as the arena takes them."""


KINGDOMS = ("--box", "kingdoms")
ADVANCED = ("--option", "advanced=on")
WAYS = (
    ("hoard", 2, ()),
    ("legend", 2, ()),
    ("legend", 2, ADVANCED),
    ("movie", 2, ()),
    ("movie", 2, KINGDOMS),
)
"""All games for two."""
BEEST = ("beest", 3, ())
"""One among two others."""

PARTS = {
    "greedy": [
        Meeting("hoard", SEARCH, GREEDY, 0.95),
        Meeting("legend", SEARCH, GREEDY, 0.85),
        Meeting("legend", SEARCH, GREEDY, 0.85, more=ADVANCED),
        Meeting("movie", SEARCH, GREEDY, 0.88),
        Meeting("movie", SEARCH, GREEDY, 0.88, more=KINGDOMS),
        Meeting("beest", SEARCH, GREEDY, 0.65, 3),
        Meeting("beest", SEARCH, GREEDY, 0.60, 4),
        Meeting("beest", SEARCH, GREEDY, 0.50, 5),
        Meeting("beest", SEARCH, GREEDY, 0.50, 6),
        *(
            Meeting(game, SEARCH, GREEDY, 1.8 / players, players)
            for game, counts in (("hoard", (3, 4)), ("legend", (3, 4, 5)), ("movie", (3, 4)))
            for players in counts
        ),
    ],
    "flat": [
        Meeting("hoard", SEARCH, "former.bots:flat", 0.60),
        Meeting("legend", SEARCH, "former.bots:flat", 0.60, more=ADVANCED),
        Meeting("movie", SEARCH, "former.bots:flat", 0.60),
    ],
    "net": [
        Meeting(game, f"former.bots:led_{time}", f"former.bots:alone_{time}", 0.60)
        for game in LEADS
        for time in ("3ms", "30ms", "300ms")
    ],
    "levels": [
        Meeting(game, above.name, below.name, 1.2 / players, players, more)
        for game, players, more in (*WAYS, BEEST)
        for below, above in pairwise(LEVELS)
    ],
    "exploit": [
        Meeting(game, "exploiter:of_search_100", "search@100", 1 / players, players, more)
        for game, players, more in (*WAYS, BEEST)
    ],
}


def meet(meeting: Meeting, games: int) -> str:
    """Let them meet; a line of the table."""
    command = [
        *(sys.executable, "-m", "heorot.cli", "arena", meeting.game, "--format", "json"),
        *("--bots", f"{meeting.first},{meeting.others}", "--players", str(meeting.players)),
        *("--until", f"{meeting.least:.4f}", "--games", str(games), *meeting.more),
        *("--ledger", str(LEDGER)),
    ]
    path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, check=True, stdout=subprocess.PIPE
    )
    found = json.loads(done.stdout)
    decided = found["verdict"]
    way = " ".join([meeting.game, str(meeting.players), *meeting.more[1::2]])
    return (
        f"{way:28} {meeting.first:22} {meeting.others:20}"
        f" {decided['value']:6.1%} ({decided['low']:.1%} to {decided['high']:.1%}),"
        f" {found['games']:5} games; asked {meeting.least:.0%}: {decided['verdict']}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--games", type=int, default=400, help="at most, of a meeting")
    parser.add_argument("--game", help="only meetings of this game")
    asked = parser.parse_args()
    for part in asked.parts or PARTS:
        if part not in PARTS:
            parser.error(f"no part {part}; there are {', '.join(PARTS)}")
        print(part)
        for meeting in PARTS[part]:
            if asked.game in (None, meeting.game):
                print(f"  {meet(meeting, asked.games)}", flush=True)


if __name__ == "__main__":
    main()
