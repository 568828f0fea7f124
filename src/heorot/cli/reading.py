"""Commands that read and check: the rules of a game, a finished match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heorot.cli.options import FILE, GAME, JSON, LANG
from heorot.cli.verbs import write_json
from heorot.core.errors import HeorotError

if TYPE_CHECKING:
    from heorot.i18n import Speech
    from heorot.match import Table


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
@click.argument("rule", metavar="[ID]", default="", shell_complete=_complete_rule)
@LANG
def rules(game: str, rule: str, lang: str) -> None:
    """Show the rules of GAME, or the one with this ID, such as H11."""
    from heorot.games import load
    from heorot.i18n import Speech, rulebook

    Speech(lang)  # refuses a language there is not
    book = rulebook.read(load(game), lang)
    text = book.rule(rule) if rule else book.text
    if not sys.stdout.isatty():
        click.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if rule:
        console.print(Markdown(text))
        return
    with console.pager(styles=True):
        console.print(Markdown(text))


@click.command()
@FILE
@LANG
@JSON
def verify(file: str, lang: str, as_json: bool) -> None:
    """Check a finished match: dice, every move, the result.

    FILE is a .saga file. Nothing but the file is needed, and nothing is sent anywhere.
    """
    from heorot.i18n import Speech
    from heorot.match import saga

    speech = Speech(lang)
    table = saga.read(Path(file))
    if not table.is_over:
        raise HeorotError(speech.say("verify-unfinished", {"file": file}))
    if as_json:
        write_json(_checked(table))
        return
    for line in _told(table, Speech(lang, table.game)):
        click.echo(line)


def _checked(table: Table) -> dict[str, Any]:
    """What was checked, for programs."""
    from heorot.core.options import in_words
    from heorot.match import FairDice

    people = sum(seat.is_human for seat in table.seats)
    dice: dict[str, Any]
    if isinstance(table.dice, FairDice):
        numbers = list(table.dice.numbers)
        dice = {"kind": "fair", "commitment": table.dice.commitment, "numbers": numbers}
    else:
        dice = {"kind": "open", "seed": table.dice.seed}
    return {
        "game": table.game.name,
        "rules": table.game.version,
        "box": table.edition.hash,
        "options": in_words(table.game, table.options),
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in table.seats],
        "people": people,
        "dice": dice,
        "moves": len(table.moves),
        "taken_back": table.taken_back,
        "scores": table.scores,
        "rivals": {str(rival.word.value): rival.points for rival in table.rivals},
        "winners": _winners(table),
        "digest": table.digest,
    }


def _winners(table: Table) -> list[str | int]:
    """The seats that have won, and whoever has without a seat."""
    outcome = table.outcome
    if outcome is None:
        return []
    seats = [seat + 1 for seat in outcome.winners]
    return [*seats, *(rival.word.value for rival in outcome.rivals)]


def _told(table: Table, speech: Speech) -> list[str]:
    """What was checked, for people."""
    from heorot.i18n import with_minus

    checked = _checked(table)
    dice = checked["dice"]
    lines = [
        speech.say(
            "verify-match",
            {
                "game": table.edition.title,
                "rules": str(checked["rules"]),
                "box": checked["box"],
            },
        )
    ]
    if dice["kind"] == "fair":
        lines.append(speech.say("verify-commitment", {"commitment": dice["commitment"]}))
        numbers = {"count": len(dice["numbers"]), "people": checked["people"]}
        lines.append(speech.say("verify-numbers", numbers))
    else:
        lines.append(speech.say("verify-open", {"seed": str(dice["seed"])}))
    lines.append(speech.say("verify-moves", {"count": checked["moves"]}))
    if table.taken_back:
        lines.append(speech.say("verify-taken-back", {"count": table.taken_back}))
    points = [
        f"{seat.name} {with_minus(str(points))}"
        for seat, points in zip(table.seats, table.scores, strict=True)
    ]
    points += [
        f"{speech.name(rival.word)} {with_minus(str(rival.points))}" for rival in table.rivals
    ]
    lines.append(speech.say("verify-result", {"scores": ", ".join(points)}))
    lines.append(speech.say("verify-good"))
    return lines


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
        raise HeorotError(f"no script for {shell}")
    main = click.get_current_context().find_root().command
    click.echo(found(main, {}, "heorot", "_HEOROT_COMPLETE").source())
