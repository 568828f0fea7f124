"""Six levels of play, the same in every game. They differ in thought, never in knowledge.

The first three play by simple good sense and make mistakes as people do: they overlook what they
could do, and follow habits of beginners (`Game.habits`). The fourth makes no such mistakes. The
fifth thinks ahead at some of its decisions, the last one at all of them, and further.
"""

from __future__ import annotations

from typing import NamedTuple

from heorot.engine.budget import Budget


class Level(NamedTuple):
    """How well a bot plays."""

    name: str
    overlooked: int = 0
    """Of a hundred choices, those that it does not notice.

    Nobody overlooks that one may let things be (`Game.letting_be`).
    """
    habits: int = 0
    """How strongly it follows the habits of beginners: each counts so many times."""
    budget: Budget | None = None
    """How far it thinks ahead; None for one that does not."""
    now_and_then: bool = False
    """Whether it thinks about some of its decisions only, and takes the others by good sense.

    How many these are a game says (`Game.now_and_then`).
    """
    pace: float = 0.25
    """Seconds from the question to its answer where people play."""

    def at_table(self) -> Level:
        """The same where people wait for it: it answers in time, though with less thought.

        That happens while the rules are not compiled yet, or on a slow machine.
        """
        if self.budget is None:
            return self
        return self._replace(budget=self.budget._replace(longest=IN_TIME * self.pace))


IN_TIME = 0.8
"""The part of its pace after which a bot that thinks has to come to an end."""
LEVELS = (
    Level("newcomer", overlooked=85, habits=5),
    Level("guest", overlooked=54, habits=2),
    Level("thane", overlooked=12, habits=1),
    Level("champion"),
    Level("hero", budget=Budget(iterations=500), now_and_then=True, pace=0.5),
    Level("dragon", budget=Budget(iterations=10_000), pace=1.5),
)
"""From the weakest to the strongest."""
