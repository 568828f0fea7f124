"""Commands over position documents, for every game. Their JSON is described in docs/verbs.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from heorot.cli.options import BOX, FILE, GAME, JSON, LANG, OPTIONS, SEED, START, integer
from heorot.core.errors import HeorotError

if TYPE_CHECKING:
    from heorot.i18n import Argument

DASHES = {"ignore_unknown_options": True}
"""An action may be written ``-2``."""


@click.command()
@LANG
@JSON
def games(lang: str, as_json: bool) -> None:
    """List the games."""
    from heorot.core.options import option_words
    from heorot.games import game_names, load
    from heorot.i18n import Speech, rulebook

    speech = Speech(lang)
    known = [load(name) for name in game_names()]
    if as_json:
        write_json(
            [
                {
                    "name": game.name,
                    "title": rulebook.read(game, lang).title,
                    "players": list(game.player_counts),
                    "boxes": list(game.boxes),
                    "options": option_words(game),
                    "rules": game.version,
                }
                for game in known
            ]
        )
        return
    for game in known:
        players = speech.players(game.player_counts)
        title = rulebook.read(game, lang).title
        click.echo(f"{game.name:8} {players}  {title}")


@click.command()
@GAME
@click.option("--players", type=integer, required=True, help="How many play.")
@SEED
@START
@BOX
@OPTIONS
@LANG
def new(
    game: str,
    players: int,
    seed: int | None,
    start: int | None,
    box: str | None,
    options: tuple[str, ...],
    lang: str,
) -> None:
    """Set up GAME and write the position."""
    from heorot.cli import judging

    judge = judging.new(game, players, seed, start, lang, box, options)
    remark = judge.speech.say("new-seed", {"seed": str(judge.seed)})
    click.echo(judge.document([remark]), nl=False)


@click.command()
@FILE
@LANG
@JSON
def actions(file: str, lang: str, as_json: bool) -> None:
    """List whose decision it is and every legal action."""
    from heorot.cli import judging

    judge = judging.read(file, language=lang)
    offered = judge.offered()
    if as_json:
        write_json(judge.decision() | {"actions": offered})
        return
    click.echo(judge.asked())
    for one in offered:
        click.echo(f"{one['id']:>6}  {one['notation']:<9} {one['text']}")


@click.command(context_settings=DASHES)
@FILE
@click.argument("actions", metavar="ACTION...", nargs=-1, required=True)
@SEED
@LANG
@JSON
def apply(file: str, actions: tuple[str, ...], seed: int | None, lang: str, as_json: bool) -> None:
    """Carry out each ACTION and write the new position.

    The events are comments at its top. When one of the actions is not legal, nothing is written
    but the rule that forbids it.
    """
    from heorot.cli import judging

    judge = judging.read(file, seed, lang)
    ids = [judge.parse(text) for text in actions]
    done, events = [], []
    for number, action in enumerate(ids, 1):
        refusal = judge.refusal(action)
        if refusal is not None:
            if as_json:
                answer = {"refused": number, "action": judge.describe(action)}
                write_json(answer | {"refusal": refusal})
            said = judge.speech.say("refused", {"text": refusal["text"], "rule": refusal["rule"]})
            place: dict[str, Argument] = {
                "action": actions[number - 1],
                "number": number,
                "total": len(ids),
            }
            raise HeorotError(judge.speech.say("apply-place", place) + " " + said)
        done.append(judge.describe(action))
        events += judge.apply(action)
    if as_json:
        changes = {"seed": judge.seed, "applied": done, "events": events}
        write_json(judge.decision() | changes | {"position": judge.document()})
    else:
        luck = [judge.speech.say("new-seed", {"seed": str(judge.seed)})] if seed is None else []
        remarks = [*luck, *(event["text"] for event in events)]
        click.echo(judge.document(remarks), nl=False)


@click.command()
@FILE
@click.option("--seat", type=integer, required=True, help="Who looks; 0 is a spectator.")
@JSON
def seen(file: str, seat: int, as_json: bool) -> None:
    """Show the table as one seat may know it."""
    from heorot.cli import judging

    view = judging.read(file).view(seat)
    if as_json:
        write_json(view)
        return
    for line in judging.outline(view):
        click.echo(line)


@click.command()
@FILE
@LANG
@JSON
def score(file: str, lang: str, as_json: bool) -> None:
    """Show the points as they stand."""
    from heorot.cli import judging
    from heorot.core.words import Word
    from heorot.i18n import with_minus

    judge = judging.read(file, language=lang)
    standing = judge.standing()
    scores = list(enumerate(standing.scores, 1))
    if as_json:
        write_json(
            {
                "game": judge.game.name,
                "over": judge.table.is_over,
                "scores": [{"seat": seat, "points": points} for seat, points in scores],
                "rivals": {str(rival.word.value): rival.points for rival in standing.rivals},
                "leaders": [word.value for word in standing.best],
            }
        )
        return
    everybody = [(Word("seat", seat), points) for seat, points in scores]
    everybody += [(rival.word, rival.points) for rival in standing.rivals]
    for word, points in everybody:
        name, count = judge.speech.name(word), {"count": points}
        counted = with_minus(judge.speech.say("match-points", count))
        click.echo(judge.speech.say("line-of-seat", {"seat": name, "text": counted}))


@click.command(name="why-not", context_settings=DASHES)
@FILE
@click.argument("action")
@LANG
@JSON
def why_not(file: str, action: str, lang: str, as_json: bool) -> None:
    """Say which rule forbids ACTION now, and what would make it legal."""
    from heorot.cli import judging

    judge = judging.read(file, language=lang)
    number = judge.parse(action)
    described = judge.describe(number)
    refusal = judge.refusal(number)
    if as_json:
        answer = {"action": described, "legal": refusal is None, "refusal": refusal}
        write_json(judge.decision() | answer)
    elif refusal is None:
        said = {"action": action, "text": described["text"]}
        click.echo(judge.speech.say("why-legal", said))
    else:
        said = {"text": refusal["text"], "rule": refusal["rule"]}
        click.echo(judge.speech.say("refused", said))
        click.echo(judge.asked())


def write_json(value: Any) -> None:
    """Write something for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
