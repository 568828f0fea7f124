"""One game, played by interpreted rules: at once, and without a compiler.

A game of a seed is the same here as in a batch (`heorot.engine.seeds`).
"""

from __future__ import annotations

from heorot.adapters.setting import Row, Setting
from heorot.core.errors import IllegalAction
from heorot.core.seats import SeatIndex
from heorot.engine.seeds import table_luck


class Play:
    """A game in progress, or over."""

    def __init__(self, way: Setting, seed: int, number: int) -> None:
        """Set up game `number` of a seed."""
        self.way = way
        self._luck = table_luck(seed, number)
        self.s = way.engine.new(way.players, self._luck, way.start, **way.options)

    @property
    def decider(self) -> SeatIndex:
        """The seat that is asked; `SPECTATOR` when the game is over."""
        return SeatIndex(self.s.decider)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return bool(self.s.decider < 0)

    def apply(self, action: int) -> None:
        """Carry out an action of the decider, if it is legal."""
        refusal = self.way.game.why_not(self.way.edition, self.s, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.way.engine.apply(self.s, self._luck, action)

    def mask(self, seat: int) -> Row:
        """1 for every action that a seat may choose now: none for whoever is not asked."""
        return self.way.mask(self.s, seat)

    def observation(self, seat: int) -> Row:
        """What a seat may know, as `Game.tensor` declares."""
        return self.way.observation(self.s, seat)

    def returns(self) -> list[float]:
        """What every seat gets: nothing before the end."""
        return self.way.returns(self.s)
