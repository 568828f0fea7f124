"""The interpreted backend: the rules as CPython runs them."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.luck import Luck, keyed_luck
from heorot.engine import loops
from heorot.engine.checked import checked_class
from heorot.engine.link import Linker, as_written


class Played(NamedTuple):
    """The outcome of a batch of random games."""

    actions: int
    decisions: int
    """Actions with two or more to choose from."""
    digests: list[int]
    """Of the final states, in the order of the games."""


class Matched(NamedTuple):
    """The outcome of a batch of games between bots."""

    scores: list[list[int]]
    """The points, a row a game, a column a seat, and then one a rival."""
    tiebreaks: list[list[int]]
    """What ranks seats with equal points, likewise."""
    lengths: list[int]
    """Actions, a game each."""


class Interpreted:
    """A game's rules over plain records. `checked` refuses what compiled code would overlook."""

    def __init__(
        self, game: Game, edition: Edition | None = None, *, checked: bool = False
    ) -> None:
        self.game = game
        self.edition = edition or game.load_box(None)
        self._state = checked_class(game.state) if checked else game.state
        self._choices = [0] * game.actions.count

    def new(self, players: int, luck: Luck, start: int = -1, **options: int) -> Any:
        """A new game, set up."""
        s = self.adopt(self.game.blank(players, start, **options))
        self.game.setup(self.edition.box, s, luck)
        return s

    def adopt(self, s: Any) -> Any:
        """A copy of a state, in this backend's own class."""
        own = self._state()
        own.load_bytes(s.to_bytes())
        return own

    def legal(self, s: Any) -> list[int]:
        """The legal actions of the decider, ascending; none when the game is over."""
        return sorted(self.choices(s))

    def choices(self, s: Any) -> list[int]:
        """The legal actions in the order of the rules."""
        return self._choices[: self.game.legal(self.edition.box, s, self._choices)]

    def apply(self, s: Any, luck: Luck, action: int) -> None:
        """Carry out a legal action; `s.events` then holds what happened."""
        s.events.clear()
        self.game.apply(self.edition.box, s, luck, action)

    def scores(self, s: Any) -> list[int]:
        """The points of every seat."""
        return [self.game.score(self.edition.box, s, seat) for seat in range(s.player_count)]

    def standings(self, s: Any) -> list[tuple[int, int]]:
        """By what the seats are ranked: points, and what breaks ties. The higher is ahead."""
        box, tiebreak = self.edition.box, self.game.tiebreak
        return [(points, tiebreak(box, s, seat)) for seat, points in enumerate(self.scores(s))]


class InterpretedBatch:
    """Many games at once on the interpreter: what serves while native code is being compiled."""

    def __init__(self, game: Game, edition: Edition | None = None) -> None:
        self.game = game
        self.box = (edition or game.load_box(None)).box
        linker = Linker(game, as_written)
        self._play = linker.link(loops.play_one)
        self._match = linker.link(loops.match_many)
        self._digest = linker.link(game.digest)
        self._choices = [0] * game.actions.count

    def play(self, key: bytes, players: int, first: int, count: int, **options: int) -> Played:
        """Play games `first` to ``first + count - 1`` at random."""
        luck = keyed_luck(key)
        actions = decisions = 0
        digests = []
        for number in range(first, first + count):
            s = self.game.blank(players, **options)
            more, chosen = self._play(self.box, s, luck, self._choices, number)
            actions += more
            decisions += chosen
            digests.append(self._digest(s))
        return Played(actions, decisions, digests)

    def match(
        self,
        key: bytes,
        players: int,
        first: int,
        count: int,
        greedy_seats: int,
        threads: int = 1,  # noqa: ARG002 (as native code has it; an interpreter runs one)
        **options: int,
    ) -> Matched:
        """Play games with greedy players at the bits of `greedy_seats`, random ones elsewhere."""
        blank = self.game.blank(players, **options)
        most = players + len(self.game.rivals_beside(players))
        scores = [[0] * most for _ in range(count)]
        tiebreaks = [[0] * most for _ in range(count)]
        lengths = [0] * count
        self._match(
            [self.box],
            [blank],
            _Records([blank.copy(), blank.copy()]),
            [keyed_luck(key), keyed_luck(players_key(key))],
            self._choices,
            first,
            greedy_seats,
            scores,
            tiebreaks,
            lengths,
        )
        return Matched(scores, tiebreaks, lengths)


def players_key(key: bytes) -> bytes:
    """The key of the players' own dice, which tell them nothing of the table's."""
    return hashlib.sha256(key).digest()


class _Records(list[Any]):
    """Records that are overwritten when assigned to, as those of an array are."""

    def __setitem__(self, number: Any, record: Any) -> None:
        copy, own = record.copy(), self[number]
        for name in type(own).__slots__:
            setattr(own, name, getattr(copy, name))
