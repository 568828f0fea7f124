"""Commands that play a match, go on with it, and show it again."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from heorot.cli.options import (
    BOX,
    LANG,
    MATCH,
    OPTIONS,
    PACE,
    SEED,
    START,
    SeatsOption,
    complete_game,
    complete_seats,
    is_language_typed,
)

COMMAND_LINE = ParameterSource.COMMANDLINE


@click.command()
@click.argument("game", required=False, shell_complete=complete_game)
@click.option(
    "--seats",
    cls=SeatsOption,
    show_default="you and two bots",
    shell_complete=complete_seats,
    help="Who plays, as in me:Ann,me:Ben,greedy: people at this terminal, and bots.",
)
@SEED
@START
@BOX
@OPTIONS
@PACE
@click.option("--terminal", is_flag=True, help="Play in the terminal, not in the browser.")
@LANG
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    seats: str | None,
    seed: int | None,
    start: int | None,
    box: str | None,
    options: tuple[str, ...],
    pace: str,
    terminal: bool,
    lang: str,
) -> None:
    """Play in the browser: open the hall, at a new table of GAME if one is named.

    Where there is no browser, or with any option but --lang, a match is played in the terminal.
    What is not given is asked on the first screen there. Bots alone, or without a terminal, play
    by themselves and print it.

    Without a seed the dice are fair: nobody can foresee them, anybody can check them later.
    """
    from heorot.cli import hall

    given = {name for name in ctx.params if ctx.get_parameter_source(name) is COMMAND_LINE}
    if given <= {"game", "lang"} and hall.has_browser():
        hall.visit(game, lang, is_asked_for=is_language_typed())
        return
    from heorot.games import find_box
    from heorot.terminal.playing import play_match
    from heorot.terminal.start import Wish

    if game is not None:
        game, own_box = find_box(game)
        box = box or own_box
    play_match(Wish(game, box, seats, seed, options, start), lang, pace)


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--list", "as_list", is_flag=True, help="List the matches that go on.")
@PACE
@LANG
def resume(file: Path | None, as_list: bool, pace: str, lang: str) -> None:
    """Go on with the match in FILE; default: the last one that was not finished."""
    from heorot.terminal.playing import list_matches, resume_match

    if as_list:
        list_matches(lang)
    else:
        resume_match(file, lang, pace, is_wanted=is_language_typed())


@click.command()
@MATCH
@LANG
def replay(file: Path, lang: str) -> None:
    """Step through the finished match in FILE; without a terminal, print it."""
    from heorot.terminal.playing import replay_match

    replay_match(file, lang)
