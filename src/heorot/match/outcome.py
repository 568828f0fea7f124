"""Who is ahead, and how a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from heorot.core.seats import SeatIndex
from heorot.core.words import Rival, Word
from heorot.engine.interpreted import Interpreted


class Outcome(NamedTuple):
    """How a match ended, or how it would if it ended now."""

    scores: tuple[int, ...]
    """The points of the seats."""
    places: tuple[int, ...]
    """1 for the best; a place is shared where points and tie-break are equal."""
    rivals: tuple[Rival, ...] = ()
    """Whoever takes part without a seat, with the points."""
    rival_places: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[SeatIndex, ...]:
        """The seats in first place; none where only somebody without a seat is."""
        return tuple(SeatIndex(seat) for seat, place in enumerate(self.places) if place == 1)

    @property
    def best(self) -> list[Word]:
        """Everybody in first place, in words."""
        seats = [Word("seat", seat + 1) for seat in self.winners]
        ranked = zip(self.rivals, self.rival_places, strict=True)
        return [*seats, *(rival.word for rival, place in ranked if place == 1)]


def places(standings: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The place of each standing, by points and what breaks ties; equal ones share theirs."""
    return tuple(1 + sum(other > one for other in standings) for one in standings)


def outcome_of(engine: Interpreted, s: Any) -> Outcome:
    """The outcome of a state, as if the match ended with it."""
    standings, rivals = engine.standings(s), engine.game.rivals(s)
    ranked = places([*standings, *((rival.points, 0) for rival in rivals)])
    scores = tuple(points for points, _ in standings)
    return Outcome(scores, ranked[: len(scores)], rivals, ranked[len(scores) :])
