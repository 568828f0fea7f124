"""Commands over position documents, for every game. Their JSON is described in docs/verbs.md."""

from __future__ import annotations

import json
from typing import Any

import click

from heorot.core.errors import IllegalAction

FILE = click.argument("file")
JSON = click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
SEED = click.option(
    "--seed", type=int, help="The luck of the cards. The same seed deals the same; default: any."
)


@click.command()
@JSON
def games(as_json: bool) -> None:
    """List the games."""
    from heorot.games import REGISTRY, load

    known = [load(name) for name in REGISTRY]
    if as_json:
        _write(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "players": list(game.player_counts),
                    "rules": game.version,
                }
                for game in known
            ]
        )
        return
    for game in known:
        counts = game.player_counts
        click.echo(f"{game.name:8} {counts[0]}–{counts[-1]} players  {game.title}")


@click.command()
@click.argument("game")
@click.option("--players", type=int, required=True, help="How many play.")
@SEED
@click.option("--start", type=int, help="The seat that begins; default: by luck.")
def new(game: str, players: int, seed: int | None, start: int | None) -> None:
    """Set up GAME and write the position."""
    from heorot.cli import tables

    table = tables.new(game, players, seed, start)
    click.echo(table.document([f"Dealt with seed {table.seed}."]), nl=False)


@click.command()
@FILE
@JSON
def actions(file: str, as_json: bool) -> None:
    """List whose decision it is and every legal action."""
    from heorot.cli import tables

    table = tables.read(file)
    offered = [table.describe(action) for action in table.engine.legal(table.s)]
    if as_json:
        _write(table.decision() | {"actions": offered})
        return
    click.echo(table.asked())
    for one in offered:
        click.echo(f"{one['id']:>6}  {one['notation']:<9} {one['text']}")


@click.command()
@FILE
@click.argument("actions", metavar="ACTION...", nargs=-1, required=True)
@SEED
@JSON
def apply(file: str, actions: tuple[str, ...], seed: int | None, as_json: bool) -> None:
    """Carry out each ACTION and write the new position.

    The events are comments at its top. When one of the actions is not legal, nothing is written
    but the rule that forbids it.
    """
    from heorot.cli import tables

    table = tables.read(file, seed)
    ids = [table.parse(text) for text in actions]
    done, events = [], []
    for number, action in enumerate(ids, 1):
        refusal = table.refusal(action)
        if refusal is not None:
            if as_json:
                _write({"refused": number, "action": table.describe(action), "refusal": refusal})
            where = f"action {number} of {len(ids)}, " if len(ids) > 1 else ""
            text = f"{where}{actions[number - 1]}: {refusal['text']}"
            raise IllegalAction(f"rule {refusal['rule']}", text)
        done.append(table.describe(action))
        events += table.apply(action)
    if as_json:
        changes = {"seed": table.seed, "applied": done, "events": events}
        _write(table.decision() | changes | {"position": table.document()})
    else:
        click.echo(table.document([event["text"] for event in events]), nl=False)


@click.command()
@FILE
@click.option("--seat", type=int, required=True, help="Who looks; 0 is a spectator.")
@JSON
def seen(file: str, seat: int, as_json: bool) -> None:
    """Show the table as one seat may know it."""
    from heorot.cli import tables

    view = tables.read(file).view(seat)
    if as_json:
        _write(view)
        return
    for line in tables.outline(view):
        click.echo(line)


@click.command()
@FILE
@JSON
def score(file: str, as_json: bool) -> None:
    """Show the points as they stand."""
    from heorot.cli import tables

    table = tables.read(file)
    points = table.engine.scores(table.s)
    if as_json:
        best = max(points)
        _write(
            {
                "game": table.game.name,
                "over": table.s.decider < 0,
                "scores": [{"seat": seat, "points": one} for seat, one in enumerate(points, 1)],
                "leaders": [seat for seat, one in enumerate(points, 1) if one == best],
            }
        )
        return
    for seat, one in enumerate(points, 1):
        click.echo(f"{table.seat_name(seat)}: {table.speech.say('match-points', {'count': one})}")


@click.command(name="why-not")
@FILE
@click.argument("action")
@JSON
def why_not(file: str, action: str, as_json: bool) -> None:
    """Say which rule forbids ACTION now, and what would make it legal."""
    from heorot.cli import tables

    table = tables.read(file)
    number = table.parse(action)
    described = table.describe(number)
    refusal = table.refusal(number)
    if as_json:
        answer = {"action": described, "legal": refusal is None, "refusal": refusal}
        _write(table.decision() | answer)
    elif refusal is None:
        click.echo(f"{action} is legal: {described['text']}.")
    else:
        said = {"text": refusal["text"], "rule": refusal["rule"]}
        click.echo(table.speech.say("refused", said))
        click.echo(table.asked())


def _write(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
