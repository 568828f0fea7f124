"""The command that checks a finished match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heorot.cli.options import JSON, LANG, MATCH
from heorot.cli.verbs import write_json
from heorot.core.errors import HeorotError

if TYPE_CHECKING:
    from heorot.i18n import Argument, Speech
    from heorot.match import Outcome, Table


@click.command()
@MATCH
@LANG
@JSON
def verify(file: Path, lang: str, as_json: bool) -> None:
    """Check a finished match: dice, every move, the result; and show its fingerprint.

    FILE is a .saga file. Nothing but the file is needed, and nothing is sent anywhere.
    """
    from heorot.core.documents import file_name
    from heorot.i18n import Speech
    from heorot.terminal import saves
    from heorot.terminal.screen import plain_console

    speech = Speech(lang)
    table = saves.read(file, now=0.0)
    outcome = table.outcome
    if outcome is None:
        raise HeorotError(speech.say("verify-unfinished", {"file": file_name(file)}))
    if as_json:
        write_json(_checked(table, outcome))
        return
    names = {number: seat.name for number, seat in enumerate(table.seats, 1)}
    for line in _told(table, outcome, Speech(lang, table.game, names)):
        if sys.stdout.isatty():
            plain_console().print(line)  # broken between words
        else:
            click.echo(line)


def _checked(table: Table, outcome: Outcome) -> dict[str, Any]:
    """What was checked, for programs."""
    from heorot.core.options import in_words
    from heorot.match.fingerprint import fingerprint

    return {
        "game": table.game.name,
        "rules": table.game.version,
        "box": table.edition.hash,
        "options": in_words(table.game, table.options),
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in table.seats],
        "dice": _dice(table),
        "moves": len(table.moves),
        "taken_back": table.taken_back,
        "scores": list(outcome.scores),
        "rivals": {str(rival.word.value): rival.points for rival in outcome.rivals},
        "winners": [word.value for word in outcome.best],
        "fingerprint": fingerprint(table),
    }


def _dice(table: Table) -> dict[str, Any]:
    from heorot.match import OpenDice

    if isinstance(table.dice, OpenDice):
        return {"kind": "open", "seed": table.dice.seed}
    commitment = table.dice.commitment(table.terms)
    numbers = [
        {
            "seat": seat + 1,
            "number": number.value,
            "commitment": number.commitment(commitment, seat),
        }
        for seat, number in zip(table.terms.people, table.dice.numbers, strict=True)
    ]
    return {"kind": "fair", "commitment": commitment, "numbers": numbers}


def _told(table: Table, outcome: Outcome, speech: Speech) -> list[str]:
    """What was checked, for people."""
    from heorot.core.words import Word
    from heorot.i18n import rulebook, with_minus

    checked = _checked(table, outcome)
    dice = checked["dice"]
    played: dict[str, Argument] = {
        "game": rulebook.title(table.game, table.edition, speech.language),
        "rules": str(checked["rules"]),
        "box": checked["box"],
    }
    lines = [speech.say("verify-match", played)]
    if dice["kind"] == "fair":
        lines.append(speech.say("verify-commitment", {"commitment": dice["commitment"]}))
        for one in dice["numbers"]:
            said: dict[str, Argument] = {
                "number": str(one["number"]),
                "seat": Word("seat", one["seat"]),
                "commitment": one["commitment"],
            }
            lines.append(speech.say("verify-number", said))
        lines.append(speech.say("verify-dice"))
    else:
        lines.append(speech.say("verify-open", {"seed": str(dice["seed"])}))
    lines.append(speech.say("verify-moves", {"count": checked["moves"]}))
    if table.taken_back:
        lines.append(speech.say("match-taken-back", {"count": table.taken_back}))
    points = [
        f"{seat.name} {with_minus(str(points))}"
        for seat, points in zip(table.seats, outcome.scores, strict=True)
    ]
    points += [
        f"{speech.name(rival.word)} {with_minus(str(rival.points))}" for rival in outcome.rivals
    ]
    lines.append(speech.say("verify-result", {"scores": ", ".join(points)}))
    lines.append(speech.say("verify-fingerprint", {"fingerprint": checked["fingerprint"]}))
    lines += [speech.say("verify-good"), speech.say("verify-limits")]
    return lines
