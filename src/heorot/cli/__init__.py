"""The command line.

A command is a module's function, added below. What it needs it imports when it runs, so that
``heorot --help`` starts fast.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from heorot.cli import (
    arena,
    compiling,
    hall,
    matches,
    reading,
    speaking,
    streams,
    verbs,
    verifying,
)
from heorot.cli.options import complete_language
from heorot.core.errors import HeorotError

LONGEST = 1000
"""Letters of an error: it may repeat what it was given."""


class Mistake(click.ClickException):
    """Something the user can mend: told on stderr, without a traceback."""

    exit_code = 2

    def format_message(self) -> str:
        return self.message if len(self.message) <= LONGEST else f"{self.message[:LONGEST]}…"


class Hall(click.Group):
    """A group whose commands may raise any `HeorotError`."""

    language = "en"
    """Of help and errors."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        words = sys.argv[1:] if args is None else list(args)
        self.language = speaking.language_of(words)
        with streams.usable(self.language), speaking.speaking(self, self.language):
            return super().main(words, *more, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except HeorotError as error:
            from heorot.i18n.program import explained

            raise Mistake(explained(error, self.language)) from error


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"heorot {version('heorot')}")
        except PackageNotFoundError:
            problem = "heorot is not installed, so its version is not known"
            raise Mistake(speaking.said(problem)) from None
        ctx.exit()


@click.group(cls=Hall, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
@click.option(
    "--lang", shell_complete=complete_language, help="The language of the texts, also of this one."
)
def main(lang: str | None) -> None:
    """Board games: play them, or judge their rules from outside.

    A FILE is a position document; - reads it from standard input. An ACTION is the short form or
    the number that `heorot actions` shows. Seats are numbered from 1.
    """


main.add_command(verbs.games)
main.add_command(verbs.new)
main.add_command(verbs.actions)
main.add_command(verbs.apply)
main.add_command(verbs.seen)
main.add_command(verbs.score)
main.add_command(verbs.why_not)
main.add_command(matches.play)
main.add_command(hall.serve)
main.add_command(matches.resume)
main.add_command(matches.replay)
main.add_command(verifying.verify)
main.add_command(reading.rules)
main.add_command(arena.simulate)
main.add_command(arena.arena)
main.add_command(arena.balance)
main.add_command(reading.completion)
main.add_command(compiling.compile_games)
main.add_command(compiling.ptx)
