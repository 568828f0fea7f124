"""Commands that compile the rules."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("compile")
@click.argument("games", nargs=-1)
def compile_games(games: tuple[str, ...]) -> None:
    """Compile the rules of GAMES (all, if none is named) to native code, into the user's cache."""
    from time import perf_counter

    from heorot.engine.cache import is_compiled
    from heorot.engine.native import warm
    from heorot.games import REGISTRY, load

    for game in [load(name) for name in games or REGISTRY]:
        if is_compiled(game):
            click.echo(f"{game.name}: compiled already")
            continue
        start = perf_counter()

        def report(done: int, of: int, what: str, name: str = game.name) -> None:
            click.echo(f"{name}: {done} of {of}: {what}")

        warm(game, report)
        click.echo(f"{game.name}: compiled in {perf_counter() - start:.0f} s")


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
    heorot[gpu].
    """
    from heorot.engine.gpu import compile_ptx
    from heorot.games import REGISTRY, load

    for game in [load(name) for name in games or REGISTRY]:
        for path in compile_ptx(game, out):
            click.echo(path)
