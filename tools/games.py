"""A page for each game, and the table of them on the first page; written by scripts/tables."""

from __future__ import annotations

from collections.abc import Iterator
from os.path import relpath
from pathlib import Path

from heorot.core.game import Game
from heorot.core.options import option_word
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages, rulebook, with_minus
from tools.blocks import filled

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = DOCS / "games"
START = DOCS / "index.md"
CALLED = {"de": "Deutsch", "en": "English", "fr": "Français", "ru": "Русский"}
PICTURES = {
    "hoard": {"hoard": "the field and the pile, what everybody has laid, the hand"},
    "legend": {"legend": "the way with Beowulf on it, the episode, the hand"},
    "movie": {
        "movie": "the board of squares, tiles and figures, the rows and columns as they score",
        "kingdoms": "the same board with castles",
    },
    "beest": {"beest": "the caves of everybody with their ways, the stack, the notes"},
}
"""The screens of each game (`scripts/record` takes them), and what is seen there."""
SIZES = {"desk": "on a desk", "phone": "on a phone"}


def files() -> dict[Path, str]:
    """All of them, as they should be."""
    found = {FOLDER / f"{name}.md": page(load(name)) for name in REGISTRY}
    return found | {START: filled(START.read_text("utf-8"), {"games": games})}


def write() -> None:
    """Write all of them."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def games() -> str:
    """The table of all games."""
    lines = ["| game | players | rules |", "|---|---|---|"]
    for name in REGISTRY:
        game = load(name)
        title = rulebook.read(game, "en").title
        lines.append(f"| [{title}](games/{name}.md) | {_players(game)} | {_rules(game, DOCS)} |")
    return "\n".join(lines)


def page(game: Game) -> str:
    """All about a game that is not in its rules."""
    book = rulebook.read(game, "en")
    return "\n".join([f"# {book.title}\n", book.opening, "", *_pictures(game), *_facts(game), ""])


def _pictures(game: Game) -> Iterator[str]:
    for name, shown in PICTURES[game.name].items():
        title = game.load_box(name if name in game.boxes else None).title.partition(" / ")[0]
        for size, where in SIZES.items():
            yield f"![{title} {where}: {shown}]({name}-{size}.webp)"
        yield ""


def _facts(game: Game) -> Iterator[str]:
    speech, limits = Speech("en", game), game.limits(game.load_box())
    yield "| | |\n|---|---|"
    yield f"| rules | {_rules(game, FOLDER)} |"
    yield f"| name in commands and in Python | `{game.name}`, rules {game.version} |"
    yield f"| players | {_players(game)} |"
    boxes = (f"`{name}`: {game.load_box(name).title}" for name in game.boxes)
    yield f"| boxes | {'<br>'.join(boxes)} |"
    for option, values in game.options.items():
        words = ", ".join(f"`{option_word(values, value)}`" for value in values)
        meaning = speech.say(f"option-{option}")
        yield f"| option `{option}` | {meaning}: {words}, the first by default |"
    yield f"| actions | {game.actions.count} numbers; at most {limits.actions:,} in a game |"
    least = with_minus(str(limits.least))
    yield f"| points | from {least} to {limits.most} at the very most |"
    yield f"| what learners see | [{game.tensor.size} cells](../tensors.md#{game.name}) |"
    yield f"| what a screen is given | [views](../views/{game.name}.md) |"
    yield f"| a table as a text | [positions](../positions.md#{game.name}) |"


def _players(game: Game) -> str:
    least, *_, most = game.player_counts
    return f"{least} to {most}"


def _rules(game: Game, folder: Path) -> str:
    books = {one: game.texts / f"RULES.{one}.md" for one in sorted(languages(), key="en".__ne__)}
    return ", ".join(f"[{CALLED[one]}]({relpath(path, folder)})" for one, path in books.items())
