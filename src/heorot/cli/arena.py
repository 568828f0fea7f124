"""The commands that let bots play many games: which is stronger, and what a game is like."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, suppress
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heorot.cli.options import BOX, GAME, LANG, OPTIONS, SEED, BotsOption, complete_seats, integer

if TYPE_CHECKING:
    from heorot.arena.balance import Balance
    from heorot.arena.run import Run
    from heorot.arena.setting import Setting
    from heorot.arena.teams import Team
    from heorot.arena.units import Units
    from heorot.cli.progress import Course
    from heorot.i18n import Speech

FORMS = ("text", "json", "csv", "html")
FORMAT = click.option(
    "--format",
    "form",
    type=click.Choice(FORMS),
    default="text",
    show_default=True,
    help="How to write the report; html is one page with everything in it.",
)
SEED_OF_ALL = click.option(
    "--seed", type=integer, default=0, show_default=True, help="The luck of all games together."
)
LEDGER = click.option(
    "--ledger",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file that keeps what was played; default: one in your data folder.",
)
GAMES = click.option(
    "--games", type=integer, default=1000, show_default=True, help="How many games."
)


def stoppable(sentence: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command that Ctrl-C ends with a sentence, also while it only begins."""

    def made(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(**words: Any) -> None:
            try:
                command(**words)
            except KeyboardInterrupt:
                from heorot.i18n import Speech

                click.echo(Speech(words["lang"]).say(sentence), err=True)
                raise click.exceptions.Exit(1) from None

        return run

    return made


@click.command()
@GAME
@click.option("--players", type=integer, help="How many play; default: as many as --seats names.")
@click.option(
    "--seats",
    cls=BotsOption,
    help="A bot for each player, as in greedy,random,greedy, who sit in this order and move on by a"
    " seat from game to game; with --no-rotate they stay; default: all greedy.",
    shell_complete=complete_seats,
)
@GAMES
@SEED
@click.option(
    "--rotate/--no-rotate",
    default=True,
    show_default=True,
    help="Whether everybody sits in every seat in turn, with the same luck.",
)
@BOX
@OPTIONS
@FORMAT
@LANG
@stoppable("simulate-anew")
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
    from heorot.arena.run import Run
    from heorot.arena.setting import Setting
    from heorot.cli.seating import check_games, seated
    from heorot.core.options import parse_options
    from heorot.games import load
    from heorot.i18n import Speech

    speech = Speech(lang)
    played = load(game)
    check_games(games)
    bots = seated(played, players, seats)
    setting = Setting(
        played,
        played.load_box(box),
        parse_options(played, options),
        len(bots),
        bots,
        secrets.randbelow(1 << 32) if seed is None else seed,
        games,
        rotate,
    )
    run = Run(setting)
    from heorot.arena.playing import play

    with _progress(speech, setting) as course:
        _follow(run, play(setting, told=course.played), course)
    _check_any(run, speech)
    _write(run, form, speech)


@click.command()
@GAME
@click.option(
    "--bots",
    cls=BotsOption,
    default="greedy,random",
    show_default=True,
    help="Who meets, as in search@0.1s,greedy. The last one also takes the seats that are left; of"
    " more bots than seats, all combinations meet. A bot of your own is named package.module:name.",
    shell_complete=complete_seats,
)
@click.option("--players", type=integer, help="How many play; default: as many as --bots names.")
@GAMES
@click.option(
    "--until",
    help="Stop as soon as it is decided (error 5 %): with decided, which of the first two bots is"
    " stronger; with a share such as 0.6, whether the first one wins more than that.",
)
@SEED_OF_ALL
@LEDGER
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Let a cluster of dask.distributed play, as in tcp://127.0.0.1:8786.",
)
@BOX
@OPTIONS
@FORMAT
@LANG
@stoppable("arena-again")
def arena(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    until: str | None,
    seed: int,
    ledger: Path | None,
    cluster: str | None,
    box: str | None,
    options: tuple[str, ...],
    form: str,
    lang: str,
) -> None:
    """Let bots meet in GAME, and report which is stronger, with intervals and ratings.

    Everybody plays the same luck from every seat, so the games are rounded up to whole rounds. What
    was played is kept in a ledger: the same command goes on where it was interrupted, or only
    reports, and counts nothing twice. Ctrl-C ends with a report of what was played.
    """
    from heorot.arena.ledger import Ledger, default_ledger
    from heorot.arena.playing import play
    from heorot.arena.run import Run, parse_until
    from heorot.cli.seating import meeting
    from heorot.i18n import Speech

    speech = Speech(lang)
    setting = meeting(game, bots, players, games, seed, box, options)
    run = Run(setting, parse_until(until) if until is not None else None)
    path = ledger or default_ledger()
    with Ledger(path, setting) as kept:
        held = kept.games
        _tell_held(speech, held)
        with _progress(speech, setting, held) as course:
            played = play(setting, kept, _team(setting, cluster), course.played)
            is_done = _follow(run, played, course)
    _check_any(run, speech, path)
    _write(run, form, speech)
    if form == "text":
        from heorot.arena.telling import show_strength

        show_strength(run, speech)
    if not is_done:
        _tell_how_to_go_on(speech, path)


@click.command()
@GAME
@click.option("--players", type=integer, help="How many play; default: as few as can.")
@click.option(
    "--bots",
    cls=BotsOption,
    default="greedy",
    show_default=True,
    help="Who plays; a single one takes all seats.",
    shell_complete=complete_seats,
)
@GAMES
@SEED_OF_ALL
@LEDGER
@BOX
@OPTIONS
@FORMAT
@LANG
@stoppable("arena-again")
def balance(
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    ledger: Path | None,
    box: str | None,
    options: tuple[str, ...],
    form: str,
    lang: str,
) -> None:
    """Let bots play GAME, and report what it is like: seats, points, cards, options.

    Seat 1 begins. Each card, tile or space is worth what those who have to do with it are ahead of
    the others at the same table; what each option changes is told for the same luck.
    --format html writes an article with plots. What was played is kept in a ledger.
    """
    from dataclasses import replace

    from heorot.arena import balance_page, balance_reports
    from heorot.arena.balance import Balance
    from heorot.arena.ledger import default_ledger
    from heorot.cli.seating import meeting
    from heorot.i18n import Speech

    speech = Speech(lang)
    setting = meeting(game, bots, players, games, seed, box, options)
    found = Balance(replace(setting, start=0, is_watched=True))
    path = ledger or default_ledger()
    is_done = _weigh(found, path, speech)
    _check_any(found.run, speech, path)
    match form:
        case "json":
            click.echo(balance_reports.as_json(found))
        case "csv":
            click.echo(balance_reports.as_csv(found), nl=False)
        case "html":
            click.echo(balance_page.as_html(found, speech), nl=False)
        case _:
            balance_page.show_balance(found, speech)
    if not is_done:
        _tell_how_to_go_on(speech, path)


def _weigh(found: Balance, path: Path, speech: Speech) -> bool:
    """Play watched games, and then those with other options beside the usual ones.

    Whether that was not ended by Ctrl-C.
    """
    from dataclasses import replace

    from heorot.arena.balance import variants
    from heorot.arena.ledger import Ledger
    from heorot.arena.playing import play

    setting, others = found.setting, list(variants(found.setting))
    usual = replace(setting, is_watched=False)
    first = _held(path, setting)
    more = sum(_held(path, one) for one in (usual, *(other for _, other in others)))
    _tell_held(speech, first + more)
    with suppress(KeyboardInterrupt):
        with Ledger(path, setting) as kept, _progress(speech, setting, first) as course:
            for units in found.follow(play(setting, kept, told=course.played)):
                course.done(units.games)
        if not others:
            return True
        with _progress(speech, setting, more, len(others)) as course:
            for effect, other in others:
                with Ledger(path, usual) as one, Ledger(path, other) as two:
                    both = (
                        play(usual, one, None, course.played),
                        play(other, two, None, course.played),
                    )
                    for count in found.compare(effect, *both):
                        course.done(count)
        return True
    return False


def _held(path: Path, setting: Setting) -> int:
    """How many games of a setting a ledger has."""
    from heorot.arena.ledger import Ledger

    with Ledger(path, setting) as kept:
        return kept.games


def _team(setting: Setting, cluster: str | None) -> Team | None:
    """The cluster, if one is named."""
    if cluster is None:
        return None
    from heorot.arena.cluster import Cluster

    return Cluster(setting, cluster)


def _follow(run: Run, played: Generator[Units], course: Course) -> bool:
    """Play until the end, a decision or Ctrl-C; whether that was not Ctrl-C."""
    with suppress(KeyboardInterrupt), closing(played):
        for units in run.follow(played):
            course.done(units.games)
        return True
    return False


def _progress(
    speech: Speech, setting: Setting, held: int = 0, others: int = 0
) -> AbstractContextManager[Course]:
    """A bar over the games, or over those of so many other settings beside the usual one."""
    from heorot.cli.progress import Pace, progress

    name = "balance-trying" if others else "simulate-playing"
    words = speech.say(name, {"game": setting.game.name})
    pace = Pace((1 + others) * setting.games, held)
    return progress(words, speech.say("simulate-left"), (others or 1) * setting.games, pace)


def _tell_held(speech: Speech, games: int) -> None:
    """Say on standard error that a ledger had games already."""
    if games:
        click.echo(speech.say("arena-held", {"games": games}), err=True)


def _tell_how_to_go_on(speech: Speech, path: Path) -> None:
    click.echo(speech.say("arena-goes-on", {"ledger": str(path)}), err=True)


def _check_any(run: Run, speech: Speech, path: Path | None = None) -> None:
    """Whether there is anything to report; if not, say so, and what the same command does."""
    if run.tally.games:
        return
    click.echo(speech.say("simulate-nothing"), err=True)
    if path and _held(path, run.setting):  # later rounds can be done before the first
        _tell_how_to_go_on(speech, path)
    else:
        click.echo(speech.say("simulate-anew"), err=True)
    raise click.exceptions.Exit(1)


def _write(run: Run, form: str, speech: Speech) -> None:
    """Write the report."""
    from heorot.arena import reports

    match form:
        case "json":
            click.echo(reports.as_json(run))
        case "csv":
            click.echo(reports.as_csv(run), nl=False)
        case "html":
            from heorot.arena.page import as_html

            click.echo(as_html(run, speech), nl=False)
        case _:
            from heorot.arena.telling import show

            show(run, speech)
