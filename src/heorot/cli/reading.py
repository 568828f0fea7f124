"""Commands about the program and its games: the rules of one, what a shell can complete."""

from __future__ import annotations

import sys

import click

from heorot.cli.options import GAME, LANG
from heorot.core.documents import shown
from heorot.core.errors import HeorotError


def _complete_rule(ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    from heorot.games import game_names, load
    from heorot.i18n import rulebook

    game = ctx.params.get("game")
    if game not in game_names():
        return []
    book = rulebook.read(load(game), "en")
    return [rule for rule in book.rules if rule.startswith(begun.upper())]


@click.command()
@GAME
@click.argument("wanted", metavar="[ID|WORD]...", nargs=-1, shell_complete=_complete_rule)
@LANG
def rules(game: str, wanted: tuple[str, ...], lang: str) -> None:
    """Show the rules of GAME: all, the one with an ID such as H11, or those about a WORD."""
    from heorot.games import find_box, load
    from heorot.i18n import Speech, rulebook

    Speech(lang)  # refuses a language there is not
    name, box = find_box(game)
    found_game = load(name)
    book = rulebook.read(found_game, lang)
    if box is not None:
        book = book.part(rulebook.title(found_game, found_game.load_box(box), lang))
    words = " ".join(wanted)
    found = book.find(words) if words else [book.text]
    if not found:
        problem = "no rule has {words} in it; the rules are {known}"
        raise HeorotError(problem, words=shown(words), known=", ".join(book.rules))
    text = "\n".join(found)
    if not sys.stdout.isatty():
        click.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if words:
        console.print(Markdown(text))
        return
    with console.pager(styles=True):
        console.print(Markdown(text))


@click.command()
@click.argument("shell", type=click.Choice(["bash", "fish", "zsh"]))
def completion(shell: str) -> None:
    """Write the script that completes commands, games, languages and bots in SHELL.

    \b
    bash:  heorot completion bash >> ~/.bashrc
    zsh:   heorot completion zsh >> ~/.zshrc
    fish:  heorot completion fish > ~/.config/fish/completions/heorot.fish
    """  # noqa: D301 (the escape is click's sign for lines that stay as they are)
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    if found is None:
        raise HeorotError("no script for {shell}", shell=shell)
    main = click.get_current_context().find_root().command
    click.echo(found(main, {}, "heorot", "_HEOROT_COMPLETE").source())
