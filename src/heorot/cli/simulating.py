"""The command that lets bots play many games."""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import click

from heorot.cli.options import BOX, GAME, LANG, OPTIONS, SEED, complete_seats, integer
from heorot.core.errors import HeorotError

if TYPE_CHECKING:
    from heorot.core.edition import Edition
    from heorot.core.game import Game
    from heorot.engine.fastest import Fastest
    from heorot.engine.interpreted import Matched
    from heorot.i18n import Speech

BOTS = ("greedy", "random")
"""The bots that are part of the compiled rules. Others are too slow for this command."""
MOST = 1_000_000_000
LOOK = 0.2
"""Seconds of play between two looks at the progress bar."""


class Setting(NamedTuple):
    """What is to be played."""

    game: Game
    edition: Edition
    options: dict[str, int]
    seats: tuple[str, ...]
    """The bot of each seat in the first game."""
    rotate: bool
    """Whether everybody moves on by a seat after each game."""
    seed: int
    games: int

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """The orders in which the bots sit."""
        turns = len(self.seats) if self.rotate else 1
        return [self.seats[-turn:] + self.seats[:-turn] for turn in range(turns)]


class Part(NamedTuple):
    """Some games of one seating, played."""

    seats: tuple[str, ...]
    matched: Matched


@click.command()
@GAME
@click.option("--players", type=integer, help="How many play; default: as many as --seats names.")
@click.option(
    "--seats",
    help="A bot for each seat, as in greedy,random,greedy; default: all greedy.",
    shell_complete=complete_seats,
)
@click.option("--games", type=integer, default=1000, show_default=True, help="How many games.")
@SEED
@click.option(
    "--rotate/--no-rotate",
    default=True,
    show_default=True,
    help="Whether everybody moves on by a seat after each game.",
)
@BOX
@OPTIONS
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "csv"]),
    default="text",
    show_default=True,
    help="How to write the report.",
)
@LANG
def simulate(
    game: str,
    players: int | None,
    seats: str | None,
    games: int,
    seed: int | None,
    rotate: bool,
    box: str | None,
    options: tuple[str, ...],
    form: str,
    lang: str,
) -> None:
    """Let bots play many games of GAME, and report who wins, scores and length.

    The same seed gives the same report. While native code is being compiled, which happens once,
    interpreted rules play, slower and with the same results. Ctrl-C ends with a report of what was
    played.
    """
    from heorot.cli import reports
    from heorot.core.options import parse_options
    from heorot.games import load
    from heorot.i18n import Speech

    speech = Speech(lang)
    played = load(game)
    if not 1 <= games <= MOST:
        raise HeorotError("--games: expected 1 to {most}, not {games}", most=MOST, games=games)
    setting = Setting(
        played,
        played.load_box(box),
        parse_options(played, options),
        _bots(played, players, seats),
        rotate,
        secrets.randbelow(1 << 32) if seed is None else seed,
        games,
    )
    tally = reports.Tally(setting.seats)
    with suppress(KeyboardInterrupt):
        for part in _watched(setting, speech):
            tally.add(part.seats, part.matched)
    if not tally.games:
        raise click.Abort
    report = reports.Report(setting, tally)
    match form:
        case "json":
            click.echo(reports.as_json(report))
        case "csv":
            click.echo(reports.as_csv(report), nl=False)
        case _:
            reports.show(report, speech)


def _bots(game: Game, players: int | None, seats: str | None) -> tuple[str, ...]:
    from heorot.core.documents import shown

    if players is None and seats is None:
        raise HeorotError("say --players or --seats, so that it is clear how many play")
    names = [one.strip() for one in seats.split(",")] if seats is not None else []
    for number, name in enumerate(names, 1):
        if name not in BOTS:
            raise HeorotError(
                "--seats: seat {seat}: no bot {name}; the bots are {known}",
                seat=number,
                name=shown(name),
                known=", ".join(BOTS),
            )
    count = len(names) if players is None else players
    if count not in game.player_counts:
        raise HeorotError(game.not_for(count))
    if names and len(names) != count:
        problem = "--seats names {bots} bots, and --players says {players}"
        raise HeorotError(problem, bots=len(names), players=count)
    return tuple(names or ["greedy"] * count)


def play(setting: Setting) -> Iterator[Part]:
    """Play all games, the fastest way there is, in parts that take about `LOOK` seconds.

    Each seating has luck of its own, so that neither the parts nor the order of the seatings
    matters for the outcome.
    """
    from heorot.engine.fastest import Fastest

    engine = Fastest(setting.game, setting.edition)
    seatings = setting.seatings
    some = 10
    done = [0] * len(seatings)
    shares = [len(range(turn, setting.games, len(seatings))) for turn in range(len(seatings))]
    while done != shares:
        turn = min(range(len(seatings)), key=lambda one: done[one] - shares[one])
        some = min(some, shares[turn] - done[turn])
        began = perf_counter()
        yield Part(seatings[turn], _matched(engine, setting, turn, done[turn], some))
        done[turn] += some
        speed = some / max(perf_counter() - began, 1e-6)
        some = min(max(10, int(speed * LOOK)), 4 * some + 10)


def _matched(engine: Fastest, setting: Setting, turn: int, first: int, count: int) -> Matched:
    seats = setting.seatings[turn]
    secret = f"heorot simulation {setting.seed} seating {turn}"
    greedy = sum(1 << seat for seat, bot in enumerate(seats) if bot == "greedy")
    key = hashlib.sha256(secret.encode()).digest()
    return engine.match(
        key, len(seats), first, count, greedy, threads=_threads(), **setting.options
    )


def _threads() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _watched(setting: Setting, speech: Speech) -> Iterator[Part]:
    """The same with a progress bar, if there is a terminal to show it."""
    if not sys.stderr.isatty():
        yield from play(setting)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (
        TextColumn(speech.say("simulate-playing", {"game": setting.game.name})),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(speech.say("simulate-left")),
        Remaining(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=setting.games)
        for part in play(setting):
            progress.advance(task, len(part.matched.lengths))
            yield part
