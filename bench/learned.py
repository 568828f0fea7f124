"""How nets fared while they learned, one line a seed: a plot of what `examples/learn` wrote.

In the folder are, of every run, ``GAME-SEED.log``, what the program said, and
``GAME-SEED-SECONDS.npz``, weights on the way. The log tells the share of victories among greedy
players. Here the weights meet the search, without a net of its own, with as many iterations as take
the time of a net; how long both think is said first. Matches are kept in the folder: a run that was
interrupted goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean
from time import thread_time
from typing import NamedTuple

from former.bots import alone

from heorot.arena.plots import Scale
from heorot.bots import Bot
from heorot.bots.net import Net, net, player
from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.luck import Luck, keyed_luck
from heorot.engine.budget import Budget
from heorot.engine.interpreted import Interpreted
from heorot.games import REGISTRY, load

WEIGHTS = "HEOROT_WEIGHTS"
"""Says where the weights of the bot below lie."""
LEARNED = "learned:learned"
ITERATIONS = {"hoard": 4, "legend": 2, "movie": 3, "beest": 4}
"""Of a search that takes about as long as a net."""
SitDown = Callable[[Game, Edition, Luck], Bot]
PANEL, HEIGHT, LEFT, TOP = 300, 230, 44, 40


class Line(NamedTuple):
    """A run of the learner against one kind of opponent."""

    game: str
    players: int
    opponent: str
    points: list[tuple[float, float]]
    """Seconds of training, and the share of victories."""


# Two bots of the arena.


def learned(game: Game, edition: Edition, luck: Luck) -> Bot:
    """The net with these weights."""
    return player(Net(game, Path(os.environ[WEIGHTS])), game, edition)


def search(game: Game, edition: Edition, luck: Luck) -> Bot:
    """A search that thinks as long."""
    return alone(Budget(iterations=ITERATIONS[game.name]), game, edition, luck)


def seconds_of(sit_down: SitDown, name: str, players: int) -> float:
    """That a bot thinks about a decision, in the mean over a match among its like."""
    game, luck = load(name), keyed_luck(bytes(16))
    engine = Interpreted(game)
    bot = sit_down(game, engine.edition, luck)
    taken: list[float] = []
    for _ in range(2):  # in the first match everything is loaded
        s = engine.new(players, luck)
        taken.clear()
        while s.decider >= 0:
            seen, legal, began = game.seen(s, s.decider), engine.legal(s), thread_time()
            action = bot(seen, legal) if len(legal) > 1 else legal[0]
            if len(legal) > 1:
                taken.append(thread_time() - began)
            engine.apply(s, luck, action)
    return fmean(taken)


# What is plotted.


def among_greedy(log: Path) -> Line:
    """As the learner told it, of the way to play that every report names."""
    reports = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    _, _, way = reports[0]
    game, players = way.split("-")
    return Line(game, int(players), "greedy", [(one["seconds"], one[way]) for one in reports])


def against_search(log: Path, games: int) -> Line:
    """By matches in the arena, as many play as above."""
    line = among_greedy(log)
    found = []
    for weights in log.parent.glob(f"{log.stem}-*.npz"):
        command = [
            *(sys.executable, "-m", "heorot.cli", "arena", line.game, "--format", "json"),
            *("--bots", f"{LEARNED},learned:search", "--players", str(line.players)),
            *("--games", str(games), "--ledger", str(weights.with_suffix(".sqlite"))),
        ]
        path = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
        more = {WEIGHTS: str(weights), "PYTHONPATH": path}
        done = subprocess.run(command, env=os.environ | more, check=True, stdout=subprocess.PIPE)
        (row,) = (one for one in json.loads(done.stdout)["by_bot"] if one["bot"] == LEARNED)
        share = row["win_rate"]["share"]
        found.append((float(weights.stem.rpartition("-")[2]), share))
        print(f"{weights.stem:24} {share:6.1%} of {games}", flush=True)
    return line._replace(opponent="search", points=sorted(found))


def panel(lines: Sequence[Line], left: float) -> Iterable[str]:
    """A plot of one game."""
    game, players = lines[0].game, lines[0].players
    title = f"{game}, {players} players"
    longest = max(at for line in lines for at, _ in line.points)
    across = Scale(0, longest, left + LEFT, left + PANEL - 12)
    up = Scale(0, 1, HEIGHT, TOP)
    yield f'<text class="name" x="{left + LEFT}" y="24">{title}</text>'
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = up(share)
        yield f'<line x1="{across(0)}" x2="{across(longest)}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{across(0) - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    y = up(1 / players)
    yield f'<line class="fair" x1="{across(0)}" x2="{across(longest)}" y1="{y}" y2="{y}"/>'
    for at in across.ticks(4):
        yield f'<text x="{across(at)}" y="{HEIGHT + 18}" text-anchor="middle">{at:.0f} s</text>'
    for line in lines:
        path = " ".join(f"{across(at)},{up(share)}" for at, share in line.points)
        yield f'<polyline class="{line.opponent}" points="{path}"/>'


OPPONENTS = {"greedy": "against greedy", "search": "against the search at equal time"}
STYLE = """
text { font: 12px sans-serif; fill: #777 } .name { font-size: 15px; font-weight: bold }
line { stroke: #8884 } .fair { stroke: #888; stroke-dasharray: 4 3 }
polyline { fill: none; stroke-width: 2; stroke-linejoin: round }
.greedy { stroke: #b4541f } .search { stroke: #2f7f86 } text.greedy, text.search { stroke: none }
text.greedy { fill: #b4541f } text.search { fill: #2f7f86 }
"""


def picture(lines: Sequence[Line]) -> str:
    """All games side by side."""
    games = [game for game in REGISTRY if any(line.game == game for line in lines)]
    parts = [
        part
        for number, game in enumerate(games)
        for part in panel([one for one in lines if one.game == game], number * PANEL)
    ]
    for at, (opponent, words) in zip((0, 120), OPPONENTS.items(), strict=True):
        parts.append(f'<text class="{opponent}" x="{LEFT + at}" y="{HEIGHT + 44}">{words}</text>')
    title = "Share of victories over seconds of training, a line for every seed"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PANEL * len(games)} {HEIGHT + 60}"'
        f' role="img"><title>{title}</title><style>{STYLE}</style>\n'
        + "\n".join(parts)
        + "</svg>\n"
    )


def main() -> None:
    """Let them meet, and plot."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100, help="with each of the weights")
    parser.add_argument("--out", type=Path, default=Path("docs/learned.svg"))
    asked = parser.parse_args()
    logs = sorted(asked.folder.glob("*-*.log"))
    lines = [among_greedy(log) for log in logs]
    for game, players in sorted({(line.game, line.players) for line in lines}):
        times = [seconds_of(bot, game, players) for bot in (net, search)]
        print(f"{game:8} net {1e3 * times[0]:.2f} ms, search {1e3 * times[1]:.2f} ms", flush=True)
    lines += [against_search(log, asked.games) for log in logs]
    asked.out.write_text(picture(lines), "utf-8")


if __name__ == "__main__":
    main()
