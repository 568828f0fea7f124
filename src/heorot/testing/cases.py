"""What the kit tests: every way to play a game, and what the game's witness says about it.

**Cases.** A `Case` is a game with a box, a number of players and a value for each option.
`cases(game, witness)` lists those to be tested: every shipped box with every number of players and
every combination of the options that the witness calls `COMBINED`; other options take turns. The
checks of the kit take a case.

**The witness.** Rules cannot vouch for themselves. So each game has a second, independent account
among its tests: a module, written from the specification and from the declaration of the state,
which calls no rule of the game. It holds what `Witness` lists, plainly, without regard for speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any, Protocol

from heorot.core.edition import Edition
from heorot.core.game import Game, Limits, Seen, way_to_play
from heorot.core.position import STANDARD
from heorot.core.records import PUBLIC, Field
from heorot.engine.checked import Row, checked_class
from heorot.engine.interpreted import Interpreted


class Witness(Protocol):
    """What the kit must know about a game and cannot learn from its rules."""

    COMBINED: tuple[str, ...]
    """The options that are tested in every combination, since the rules make them meet."""

    REVEALS: frozenset[str]
    """The kinds of event arguments that may show what was secret: a drawn card, a rolled number.

    Everything else that an event tells a seat must be the same in two worlds that the seat cannot
    tell apart.
    """

    SHOWS_PLACE: frozenset[str]
    """The events that also show where a thing came from: which of the cards in somebody's hand."""

    CONSEQUENTIAL: frozenset[str]
    """The events whose secret, once shown, decides by itself what happens next.

    After such an event two worlds may go different ways. After any other they may not: if the card
    is another one, it is still the same number of events, and the same seat that decides next.
    """

    def is_unfinished(self, s: Any, seat: int) -> bool:
        """Whether `seat` has begun to choose something in steps and not completed it.

        While it holds, nobody else may be sent anything.
        """

    def make_public(self, s: Any, seat: int) -> None:
        """Make public in `s` what `seat` knows of its own things and counts of them cannot show.

        What is `veiled_by` another field the kit opens itself. A hand that is a row of counts, with
        a public row of those that are known, becomes known.
        """

    def small(self, edition: Edition) -> Sequence[Any]:
        """A few states with little unseen, of every kind that "who knows what" distinguishes."""

    def worlds(self, edition: Edition, seen: Seen) -> Iterable[Any]:
        """Every whole state that the seat cannot tell from the true one, all equally likely.

        Found by brute force from the specification; a world that is twice as likely as another is
        yielded twice. Only asked of states from `small`.
        """


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    players: int
    options: dict[str, int] = field(default_factory=dict)
    box: str = STANDARD
    """The name of a shipped box."""
    account: Witness | None = None
    """The witness, where the checks that ask one are to be run."""

    def __str__(self) -> str:
        return way_to_play(self.game, self.players, self.box, self.options)

    @property
    def number(self) -> int:
        """Makes the seeds of one case differ from those of another."""
        number = list(self.game.boxes).index(self.box)
        for name, values in self.game.options.items():
            number = number * len(values) + values.index(self.options.get(name, values[0]))
        return self.players + 10 * number

    @property
    def witness(self) -> Witness:
        """The second account of the game."""
        if self.account is None:
            raise TypeError(f"{self} has no witness; make it with cases(game, witness)")
        return self.account

    @cached_property
    def engine(self) -> Interpreted:
        """The interpreter, on plain records."""
        return Interpreted(self.game, self.game.load_box(self.box))

    @cached_property
    def checked(self) -> Interpreted:
        """The interpreter that refuses what compiled code would do silently wrong.

        Its box is checked, too: to ask it about card -1 is as wrong as to ask the state.
        """
        edition = replace(self.edition, box=as_checked(self.edition.box))
        return Interpreted(self.game, edition, checked=True)

    @cached_property
    def limits(self) -> Limits:
        """The bounds that the game declares."""
        return self.game.limits(self.edition)

    @property
    def edition(self) -> Edition:
        """The box, loaded."""
        return self.engine.edition

    @property
    def readers(self) -> range:
        """Whoever looks at the table: the spectator (-1) and every seat."""
        return range(-1, self.players)


def as_checked(record: Any) -> Any:
    """A checked copy of a record; veils in it are let be."""
    checked = checked_class(type(record))()
    checked.load_bytes(record.to_bytes())
    return checked


def checked_row(name: str, cells: int) -> list[int]:
    """A row of numbers that refuses bad indices, to be written by rules."""
    return Row([0] * cells, Field(name, PUBLIC, cells, 64, None))


def cases(game: Game, witness: Witness) -> Iterator[Case]:
    """Every box and number of players with the options as the witness says, the defaults first."""
    combined = [name for name in game.options if name in witness.COMBINED]
    others = [name for name in game.options if name not in combined]
    values_of = product(*(game.options[name] for name in combined))
    for turn, (box, values) in enumerate(product(game.boxes, values_of)):
        for number, players in enumerate(game.player_counts, turn):
            options = dict(zip(combined, values, strict=True))
            for pace, name in enumerate(others, 1):  # not all at the same pace
                options[name] = game.options[name][number // pace % len(game.options[name])]
            yield Case(game, players, options, box, witness)


def plain_cases(game: Game) -> Iterator[Case]:
    """Every box and number of players, with the default options."""
    options = {name: values[0] for name, values in game.options.items()}
    for box, players in product(game.boxes, game.player_counts):
        yield Case(game, players, options, box)
