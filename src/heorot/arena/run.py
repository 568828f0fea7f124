"""A whole run: units played, counted, rated, and stopped when it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from heorot.arena.figures import Interval
from heorot.arena.ratings import Rating, Ratings
from heorot.arena.sequential import Sequence
from heorot.arena.setting import Setting
from heorot.arena.tally import WHOLE, Tally, at_places, places_of, standings, won
from heorot.arena.units import Array, Units
from heorot.core.documents import shown
from heorot.core.errors import HeorotError

DECIDED = "decided"


@dataclass(frozen=True)
class Until:
    """What is to be decided.

    Whether the first bot wins a greater share than `share`; or, if there is none, whether it wins
    more than the second bot does.
    """

    share: float | None = None

    @property
    def text(self) -> str:
        """As it is written."""
        return DECIDED if self.share is None else f"{self.share:g}"


def parse_until(text: str) -> Until:
    """What is to be decided, from ``decided`` or a share such as ``0.6``."""
    if text == DECIDED:
        return Until()
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        problem = "--until: expected {word}, or a share between 0 and 1 such as 0.6; not {text}"
        raise HeorotError(problem, word=DECIDED, text=shown(text))
    return Until(share)


class Run:
    """What there is to report of a setting."""

    def __init__(self, setting: Setting, until: Until | None = None) -> None:
        self.setting = setting
        self.until = until
        self.tally = Tally(setting.seatings)
        self.course: list[tuple[int, Interval]] = []
        """The share of the first bot as it was after so many games, now and then."""
        self._ratings = Ratings(setting.seatings)
        self._sequence: Sequence | None = None
        if until:
            is_alone = until.share is None or not setting.game.rivals_beside(setting.players)
            if is_alone and len(self.tally.bots) < 2:
                problem = "--until {text} compares bots: name two"
                raise HeorotError(problem, text=until.text)
            self._sequence = Sequence(0.5 if until.share is None else until.share)

    @property
    def first(self) -> str:
        """The bot that was named first."""
        return self.setting.bots[0]

    def follow(self, played: Iterable[Units]) -> Iterator[Units]:
        """Take units into account until it is decided, if that is asked for; yield them again."""
        for units in played:
            counted, is_decided = self._decide(units)
            self.tally.add(counted)
            self._ratings.add(counted)
            self.course.append((self.tally.games, self.tally.of_bot(self.first).rate))
            yield counted
            if is_decided:
                return

    def _decide(self, units: Units) -> tuple[Units, bool]:
        """Units up to the one that decides; whether there is such a one."""
        if self._sequence is None or units.lengths.shape[1] < len(self.setting.seatings):
            return units, False
        used = self._sequence.add(self._values(units))
        return (units, False) if used is None else (units.upto(units.first + used), True)

    def _values(self, units: Units) -> Array:
        """Of each unit what is to be compared with the target."""
        victories, _ = won(standings(units))
        places = places_of(self.setting.seatings)
        shares = {
            bot: at_places(victories, places[bot]).mean(axis=1) / WHOLE
            for bot in self.tally.bots[:2]
        }
        first = shares[self.first]
        if self.until and self.until.share is not None:
            return cast("Array", first)
        difference: Array = (1 + first - shares[self.tally.bots[1]]) / 2
        return difference

    @property
    def verdict(self) -> int:
        """1 if the first bot wins more, -1 if it wins less, 0 if that is not decided."""
        return self._sequence.verdict if self._sequence else 0

    @property
    def estimate(self) -> Interval:
        """What was asked for, with an interval that holds whenever one has stopped.

        A share, or the difference of two.
        """
        assert self._sequence is not None  # noqa: S101 (whoever asks has said until when)
        found = self._sequence.interval
        if self.until and self.until.share is None:
            return Interval(*(2 * one - 1 for one in found))
        return found

    @property
    def ratings(self) -> dict[str, Rating]:
        """The bots by their strength; none where there is but one."""
        return self._ratings.table if len(self.tally.bots) > 1 else {}
