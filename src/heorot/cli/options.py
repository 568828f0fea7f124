"""The arguments and options that commands share, with what a shell can complete them to."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from heorot.cli.speaking import said
from heorot.core.errors import HeorotError, Sentence
from heorot.terminal import DEFAULT_PACE, PACES

if TYPE_CHECKING:
    from heorot.core.game import Game


def complete_game(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    from heorot.games import game_names

    return [name for name in game_names() if name.startswith(begun)]


def complete_box(ctx: click.Context, _: click.Parameter, begun: str) -> list[CompletionItem]:
    """The shipped boxes of the game, and files."""
    game = _begun_game(ctx)
    names = [name for name in (game.boxes if game else ()) if name.startswith(begun)]
    return [*map(CompletionItem, names), CompletionItem(begun, type="file")]


def _begun_game(ctx: click.Context) -> Game | None:
    """The game on a command line; click leaves it among the words if an option is unfinished."""
    from heorot.games import game_names, load

    name = ctx.params.get("game") or next(iter(ctx.args), None)
    return load(name) if name in game_names() else None


def complete_option(ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    """Every option of the game with every value."""
    from heorot.core.options import option_words

    game = _begun_game(ctx)
    options = option_words(game) if game else {}
    settings = [f"{name}={word}" for name, words in options.items() for word in words]
    return [one for one in settings if one.startswith(begun)]


def complete_language(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    from heorot.i18n import languages

    return [name for name in languages() if name.startswith(begun)]


class SeatsOption(click.Option):
    """Who plays; the help ends with the bots there are at tables."""

    def bots(self) -> Iterable[str]:
        from heorot.bots import AT_TABLES

        return AT_TABLES

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        known = said(Sentence("Bots: {known}.", known=", ".join(self.bots())))
        return record and (record[0], f"{record[1]} {known}")


class BotsOption(SeatsOption):
    """The same where any bot may play."""

    def bots(self) -> Iterable[str]:
        from heorot.bots import BOTS

        return BOTS


def complete_seats(_: click.Context, option: click.Parameter, begun: str) -> list[str]:
    """The bots that an option takes, after those that are written already."""
    before, comma, last = begun.rpartition(",")
    names = option.bots() if isinstance(option, SeatsOption) else ()
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]


def integer(text: str | int) -> int:
    """A whole number of at most 64 bits, as files hold it too."""
    with suppress(ValueError):
        number = int(text)
        if -(1 << 63) <= number < 1 << 63:
            return number
    from heorot.core.documents import shown

    problem = Sentence("{value} is not a whole number of 64 bits", value=shown(text))
    raise click.BadParameter(said(problem))


def match_file(context: click.Context, parameter: click.Parameter, value: Path | None) -> Path:
    """The file of a match that is over; who names none is told where such files lie."""
    if value is None:
        from heorot.terminal import saves

        problem = "which match? Name the file of a finished one; yours lie in {folder}"
        raise HeorotError(problem, folder=saves.folder())
    return value


FILE = click.argument("file", type=click.Path())
MATCH = click.argument("file", required=False, callback=match_file, type=click.Path(path_type=Path))
GAME = click.argument("game", shell_complete=complete_game)
JSON = click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
SEED = click.option(
    "--seed",
    type=integer,
    help="The luck of the cards. The same seed deals the same; default: any.",
)

START = click.option("--start", type=integer, help="The seat that begins; default: by luck.")


def _language_of_locale() -> str:
    from heorot.i18n import default_language

    return default_language()


def _of_command_or_program(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """What stands behind the command counts, then what stands before it, then the environment."""
    if ctx.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE:
        return value
    return ctx.find_root().params.get("lang") or value


def is_language_typed() -> bool:
    """Whether the language stands on the command line: it is not just that of the environment."""
    ctx = click.get_current_context()
    sources = (one.get_parameter_source("lang") for one in (ctx, ctx.find_root()))
    return ParameterSource.COMMANDLINE in sources


LANG = click.option(
    "--lang",
    default=_language_of_locale,
    callback=_of_command_or_program,
    envvar="HEOROT_LANG",
    show_default="that of the locale, or English",
    show_envvar=True,
    shell_complete=complete_language,
    help="The language of the texts.",
)
PACE = click.option(
    "--pace",
    type=click.Choice(list(PACES)),
    default=DEFAULT_PACE,
    show_default=True,
    envvar="HEOROT_PACE",
    show_envvar=True,
    help="How fast bots act.",
)
OPTIONS = click.option(
    "--option",
    "-o",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=complete_option,
    help="An option of the game, as `heorot games --json` lists them; can be given repeatedly.",
)
BOX = click.option(
    "--box",
    shell_complete=complete_box,
    help="A shipped box by its name, or an owner's copy of its file; default: standard.",
)
