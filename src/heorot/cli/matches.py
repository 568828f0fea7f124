"""Commands that play a match."""

from __future__ import annotations

import click

from heorot.cli.verbs import SEED


@click.command()
@click.argument("game")
@click.option("--seats", required=True, help="A bot for each seat, as in greedy,random,greedy.")
@SEED
def play(game: str, seats: str, seed: int | None) -> None:
    """Let bots play a match of GAME and print it."""
    from heorot.cli.printed import print_match

    print_match(game, [name.strip() for name in seats.split(",")], seed)
