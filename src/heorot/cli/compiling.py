"""Commands that compile the rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

import click


@click.command("compile")
@click.argument("games", nargs=-1)
@click.option("--while-wanted", is_flag=True, hidden=True, help="End when standard input ends.")
def compile_games(games: tuple[str, ...], while_wanted: bool) -> None:
    """Compile the rules of GAMES (all, if none is named) to native code, into the user's cache."""
    from time import perf_counter

    if while_wanted:
        Thread(target=_end_with_input, daemon=True).start()

    from heorot.engine.native import compile_all, is_compiled
    from heorot.games import game_names, load

    for game in [load(name) for name in games or game_names()]:
        if is_compiled(game):
            click.echo(f"{game.name}: compiled already")
            continue
        start = perf_counter()
        for what in compile_all(game):
            click.echo(f"{game.name}: {what}")
        click.echo(f"{game.name}: compiled in {perf_counter() - start:.0f} s")


def _end_with_input() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/ptx"),
    show_default=True,
    help="The folder to write to.",
)
def ptx(games: tuple[str, ...], out: Path) -> None:
    """Compile the rules of GAMES (all, if none is named) for a GPU, without needing one.

    Writes the kernels as PTX, with the figures that bench/gpu checks them against. Needs the extra
    heorot[ptx].
    """
    from heorot.engine.gpu.compiling import compile_ptx
    from heorot.games import game_names, load

    for game in [load(name) for name in games or game_names()]:
        for path in compile_ptx(game, out):
            click.echo(path)
