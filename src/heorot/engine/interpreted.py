"""The interpreted backend: the rules as CPython runs them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.luck import Luck, keyed_luck
from heorot.engine import loops
from heorot.engine.checked import checked_class
from heorot.engine.link import Linker, as_written
from heorot.engine.runs import Playouts, Simulated, check_policies, check_run, players_key


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

    def play(self, key: bytes, players: int, first: int, count: int, **options: int) -> Playouts:
        """Play games `first` to ``first + count - 1`` at random."""
        check_run(key, first, count)
        play, digest = self._silent.link(loops.play_one), self._silent.link(self.game.digest)
        luck = keyed_luck(key)
        actions = decisions = 0
        digests = []
        for number in range(first, first + count):
            s = self.game.blank(players, **options)
            more, chosen = play(self.edition.box, s, luck, self._choices, number)
            actions += more
            decisions += chosen
            digests.append(digest(s))
        return Playouts(actions, decisions, digests)

    def simulate(
        self, key: bytes, policies: Sequence[int], first: int, count: int, **options: int
    ) -> Simulated:
        """Play games `first` to ``first + count - 1``, seats deciding by their policies."""
        check_run(key, first, count)
        check_policies(policies)
        blank = self.game.blank(len(policies), **options)
        most = len(policies) + len(self.game.rivals_beside(len(policies)))
        scores = [[0] * most for _ in range(count)]
        tiebreaks = [[0] * most for _ in range(count)]
        lengths = [0] * count
        self._silent.link(loops.simulate_many)(
            [self.edition.box],
            [blank],
            Records([blank.copy(), blank.copy()]),
            [keyed_luck(key), keyed_luck(players_key(key))],
            self._choices,
            [0] * self.game.actions.count,
            first,
            policies,
            scores,
            tiebreaks,
            lengths,
        )
        return Simulated(scores, tiebreaks, lengths)

    @cached_property
    def _silent(self) -> Linker:
        """The rules for many games, in which nobody hears of events."""
        return Linker(self.game, as_written)


class Records(list[Any]):
    """Records that are overwritten when assigned to, as those of an array are."""

    def __setitem__(self, number: Any, record: Any) -> None:
        copy, own = record.copy(), self[number]
        for name in type(own).__slots__:
            setattr(own, name, getattr(copy, name))
