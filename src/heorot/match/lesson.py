"""First steps: a match of the real rules, seen from one chair and explained caption by caption.

A box of a game may have a lesson, ``lessons/BOX.toml`` in the folder of the game::

    seed = 7  # of the dice
    players = 2
    seat = 1  # of whoever learns
    [start]  # a position document without its head; else the set-up
    ...
    [[step]]
    caption = "draw"  # the message lesson-BOX-draw of the game
    moves = ["pile", "end"]  # what is played before, by whoever is asked
    shows = ["slot:2", "card:red ring|place:4"]  # what it points at: words of a thing in the view
    asks = "f2"  # what the learner is to play now

Nothing of it is made up: the table refuses a move that is not legal, and a chair shows what its
seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from heorot.core.documents import Section, file_name, read_toml
from heorot.core.errors import BadFile
from heorot.core.game import Game
from heorot.core.position import Position
from heorot.core.seats import SeatIndex
from heorot.match.chair import Chair
from heorot.match.dice import OpenDice
from heorot.match.seat import Seat
from heorot.match.table import Table

MOST_MOVES = 200
MOST_SHOWN = 20
LARGEST_SEED = 1 << 31


class Step(NamedTuple):
    """A caption, and what belongs to it."""

    caption: str
    """The name of its message."""
    moves: tuple[str, ...]
    """What is played before it, in short notation, each by whoever is asked first."""
    shows: tuple[str, ...]
    """What it points at: for each thing some of its words, with bars between them."""
    asks: str
    """What the learner is to play; empty where there is nothing to do but to read."""


@dataclass(frozen=True)
class Lesson:
    """A match that was thought out beforehand."""

    game: Game
    box: str
    seed: int
    players: int
    seat: SeatIndex
    """Of whoever learns."""
    start: Any
    """The state that it begins with; None: the set-up."""
    steps: tuple[Step, ...]

    def walk(self, name: Callable[[int], str]) -> Iterator[tuple[Step, Chair]]:
        """Every step with the learner's chair, which is of use until the next step is asked for.

        `name` says what the seats are called, counted from 1.
        """
        table = self._table([Seat(name(number)) for number in range(1, self.players + 1)])
        chair = table.chair(self.seat)
        for step in self.steps:
            for move in step.moves:
                table.act(table.waited_for[0], move, now=0)
            yield step, chair
            if step.asks:
                chair.play(step.asks, now=0)

    def _table(self, seats: list[Seat]) -> Table:
        edition, dice = self.game.load_box(self.box), OpenDice(self.seed)
        if self.start is None:
            return Table(self.game, seats, dice, now=0, edition=edition, start=0)
        position = Position(self.game, edition, self.start, self.box)
        return Table.from_position(position, seats, dice, now=0)


def path_of(game: Game, box: str) -> Path:
    """Where the lesson of a box is, if there is one."""
    return game.folder / "lessons" / f"{box}.toml"


def boxes(game: Game) -> list[str]:
    """The boxes that have a lesson."""
    return [box for box in game.boxes if path_of(game, box).exists()]


def read(game: Game, box: str) -> Lesson:
    """The lesson of a box."""
    path = path_of(game, box)
    try:
        return _lesson(game, box, Section(read_toml(path)))
    except BadFile as error:
        raise error.inside(file_name(path)) from None


def _lesson(game: Game, box: str, doc: Section) -> Lesson:
    players = doc.integer("players", game.player_counts[0], game.player_counts[-1])
    seat = doc.integer("seat", 1, players, default=1)
    start = None
    if doc.has("start"):
        section = doc.table("start")
        start = game.read_position(game.load_box(box), section)
        section.close()
    lesson = Lesson(
        game=game,
        box=box,
        seed=doc.integer("seed", 0, LARGEST_SEED),
        players=players,
        seat=SeatIndex(seat - 1),
        start=start,
        steps=tuple(_step(box, one) for one in doc.tables("step")),
    )
    doc.close()
    return lesson


def _step(box: str, doc: Section) -> Step:
    step = Step(
        caption=f"lesson-{box}-{doc.text('caption')}",
        moves=tuple(move for _, move in doc.texts("moves", MOST_MOVES)),
        shows=tuple(words for _, words in doc.texts("shows", MOST_SHOWN)),
        asks=doc.text("asks", ""),
    )
    doc.close()
    return step
