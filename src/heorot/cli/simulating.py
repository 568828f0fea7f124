"""The command that lets bots play many games."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from heorot.cli.options import BOX, GAME, LANG, OPTIONS, SEED, SeatsOption, complete_seats, integer
from heorot.core.errors import HeorotError

if TYPE_CHECKING:
    from heorot.arena.playing import Part, Setting
    from heorot.core.game import Game
    from heorot.i18n import Speech

MOST = 1_000_000_000


@click.command()
@GAME
@click.option("--players", type=integer, help="How many play; default: as many as --seats names.")
@click.option(
    "--seats",
    cls=SeatsOption,
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

    The same seed gives the same report. Until native code is compiled, which `heorot compile` does
    beforehand, interpreted rules play, slower and with the same results. Ctrl-C ends with a report
    of what was played.
    """
    from heorot.arena import reports
    from heorot.arena.playing import Setting
    from heorot.arena.tally import Tally
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
    tally = Tally(setting.seats)
    with suppress(KeyboardInterrupt):
        for part in _watched(setting, speech):
            tally.add(part.seats, part.played)
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
    from heorot.bots import COMPILED

    names = [one.strip() for one in seats.split(",")] if seats is not None else []
    for number, name in enumerate(names, 1):
        if name not in COMPILED:
            raise HeorotError(
                "--seats: seat {seat}: no bot {name}; the bots are {known}",
                seat=number,
                name=shown(name),
                known=", ".join(COMPILED),
            )
    count = len(names) if players is None else players
    game.check_players(count)
    if names and len(names) != count:
        problem = "--seats names {bots} bots, and --players says {players}"
        raise HeorotError(problem, bots=len(names), players=count)
    return tuple(names or ["greedy"] * count)


def _watched(setting: Setting, speech: Speech) -> Iterator[Part]:
    """The games as they are played, with a progress bar if there is a terminal to show it."""
    from heorot.arena.playing import play

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
            progress.advance(task, len(part.played.lengths))
            yield part
