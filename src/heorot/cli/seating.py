"""Who plays many games: the bots of a command line, at the seats of a game."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from heorot.arena.setting import Setting
from heorot.bots.specs import Spec, parse_bot
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.options import parse_options
from heorot.games import load

MOST = 1_000_000_000


def meeting(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    box: str | None,
    options: tuple[str, ...],
) -> Setting:
    """What an arena plays, in whole units."""
    check_games(games)
    played = load(game)
    names = tuple(bot(one.strip()).text for one in bots.split(","))
    least, most = played.player_counts[0], played.player_counts[-1]
    setting = Setting(
        played,
        played.load_box(box),
        parse_options(played, options),
        min(max(len(names), least), most) if players is None else players,
        names,
        seed,
        games,
    )
    return replace(setting, games=setting.units * len(setting.seatings))


def seated(game: Game, players: int | None, seats: str | None) -> tuple[str, ...]:
    """The bots of `simulate`: one for each seat."""
    if players is None and seats is None:
        raise HeorotError("say --players or --seats, so that it is clear how many play")
    names = [one.strip() for one in seats.split(",")] if seats is not None else []
    for number, name in enumerate(names, 1):
        try:
            bot(name)
        except HeorotError as error:
            problem = "--seats: seat {seat}: {problem}"
            raise HeorotError(problem, seat=number, problem=error.problem) from None
    count = len(names) if players is None else players
    game.check_players(count)
    if names and len(names) != count:
        problem = "--seats names {bots} bots, and --players says {players}"
        raise HeorotError(problem, bots=len(names), players=count)
    return tuple(names or ["greedy"] * count)


def check_games(games: int) -> None:
    """Whether so many can be played."""
    if not 1 <= games <= MOST:
        raise HeorotError("--games: expected 1 to {most}, not {games}", most=MOST, games=games)


def bot(name: str) -> Spec:
    """The bot of a name; one of somebody's own is also looked for where ``python -m`` looks."""
    here = str(Path.cwd())
    if ":" in name and here not in sys.path and not sys.flags.safe_path:
        sys.path.insert(0, here)  # which processes that play are given, too
    return parse_bot(name)
