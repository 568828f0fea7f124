"""How strong the bots are: meetings in the arena, with what is asked of each.

    greedy    the search with 0.1 s of one core a move, among greedy players as they were at first
    second    the same with 1 s
    flat      the search against a flat search, both with 0.1 s
    net       the search led by a net, against the same without, at equal time
    levels    each level against the one below, with fixed iterations
    exploit   a bot that knows the code of a search of 100 iterations, against it

A meeting ends as soon as it is decided (error 5 %), or after `--games`. The ledger beside this file
keeps what was played: the same command goes on where it was interrupted, also on another machine,
and a longer one adds to it. With `--told` nothing is played, and what the ledger holds is told, up
to where it was decided.

Behind a share stands its 95 % interval, and then the one that holds whenever one stops. By that
one a share is surely more than what is asked, or less, or that is open.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from heorot.arena.figures import Interval
from heorot.arena.ledger import Ledger
from heorot.arena.playing import play
from heorot.arena.run import Run, Until
from heorot.arena.setting import Setting
from heorot.bots import LEVELS
from heorot.bots.net import LEADS
from heorot.core.options import parse_options
from heorot.games import load

LEDGER = Path(__file__).with_name("strength.sqlite")
GREEDY = "former.bots:greedy"
SEARCH = "search@0.1s"
OTHER_LUCK = 2
"""Than that on which the levels were chosen."""
VERDICTS = {1: "more", 0: "open", -1: "less"}


class Way(NamedTuple):
    """A way to play a game."""

    game: str
    players: int = 2
    box: str | None = None
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        """As it stands in the table."""
        return " ".join([self.box or self.game, str(self.players), *self.options])


class Meeting(NamedTuple):
    """One bot among others, and the share of victories that is asked of it."""

    way: Way
    first: str
    others: str
    least: float
    seed: int = 0
    """Of the luck of the games."""

    def setting(self, games: int) -> Setting:
        """What is played, in whole units."""
        game, way = load(self.way.game), self.way
        edition, options = game.load_box(way.box), parse_options(game, way.options)
        bots = self.first, self.others
        setting = Setting(game, edition, options, way.players, bots, self.seed, games)
        return replace(setting, games=setting.units * len(setting.seatings))


HOARD, LEGEND, MOVIE = Way("hoard"), Way("legend"), Way("movie")
ADVANCED = Way("legend", options=("advanced=on",))
KINGDOMS = Way("movie", box="kingdoms")
FOR_TWO = HOARD, LEGEND, ADVANCED, MOVIE, KINGDOMS
BEEST = {players: Way("beest", players) for players in (3, 4, 5, 6)}
ASKED = {
    HOARD: 0.95,
    LEGEND: 0.85,
    ADVANCED: 0.85,
    MOVIE: 0.88,
    KINGDOMS: 0.88,
    BEEST[3]: 0.65,
    BEEST[4]: 0.60,
    BEEST[5]: 0.50,
    BEEST[6]: 0.50,
}
"""Of a search among greedy players."""
WITH_MORE = tuple(
    Way(game, players)
    for game, counts in (("hoard", (3, 4)), ("legend", (3, 4, 5)), ("movie", (3, 4)))
    for players in counts
)

PARTS = {
    "greedy": [
        *(Meeting(way, SEARCH, GREEDY, least) for way, least in ASKED.items()),
        *(Meeting(way, SEARCH, GREEDY, 1.8 / way.players) for way in WITH_MORE),
    ],
    "second": [Meeting(way, "search@1s", GREEDY, least) for way, least in ASKED.items()],
    "flat": [Meeting(way, SEARCH, "former.bots:flat", 0.60) for way in (HOARD, ADVANCED, MOVIE)],
    "net": [
        Meeting(Way(game), f"former.bots:led_{time}", f"former.bots:alone_{time}", 0.60)
        for game in LEADS
        for time in ("3ms", "30ms", "300ms")
    ],
    "levels": [
        Meeting(way, above.name, below.name, 1.2 / way.players, OTHER_LUCK)
        for way in (*FOR_TWO, BEEST[3])
        for below, above in pairwise(LEVELS)
    ],
    "exploit": [
        Meeting(way, "exploiter:of_search_100", "search@100", 1 / way.players)
        for way in (*FOR_TWO, BEEST[3])
    ],
}


def meet(meeting: Meeting, games: int, *, is_told: bool) -> str:
    """Let them meet, or tell of what they have played; a line of the table."""
    who = f"{meeting.way!s:22} {meeting.first:23} {meeting.others:22}"
    setting = meeting.setting(games)
    with Ledger(LEDGER, setting) as kept:
        if is_told:
            numbers = kept.numbers(0, setting.units)
            whole = next(one for one in range(len(numbers) + 1) if one not in numbers)
            setting = replace(setting, games=whole * len(setting.seatings))
            if not whole:
                return f"{who} not played"
        run = Run(setting, Until(meeting.least))
        with closing(play(setting, kept)) as played:
            for _ in run.follow(played):
                pass
    share, any_time = run.tally.of_bot(meeting.first).rate, run.estimate
    own, theirs = (run.tally.of_bot(bot).points.mean for bot in setting.bots)
    return (
        f"{who} {share.value:6.1%} {between(share):16} {between(any_time):16}"
        f" {run.tally.games:5} games, points {own:.1f} : {theirs:.1f};"
        f" asked {meeting.least:.0%}: {VERDICTS[run.verdict]}"
    )


def between(interval: Interval) -> str:
    """Its bounds in percent."""
    return f"({interval.low:.1%} to {interval.high:.1%})".replace("% ", " ")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--games", type=int, default=400, help="at most, of a meeting")
    parser.add_argument("--game", help="only meetings of this game")
    parser.add_argument("--told", action="store_true", help="play nothing, tell what was played")
    asked = parser.parse_args()
    games = 1_000_000 if asked.told else asked.games
    for part in asked.parts or PARTS:
        if part not in PARTS:
            parser.error(f"no part {part}; there are {', '.join(PARTS)}")
        print(part)
        for meeting in PARTS[part]:
            if asked.game in (None, meeting.way.game):
                print(f"  {meet(meeting, games, is_told=asked.told)}", flush=True)


if __name__ == "__main__":
    main()
