"""Ratings of bots, by OpenSkill (Plackett–Luce), from the order in which they come in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from heorot.arena.setting import Seating
from heorot.arena.tally import standings
from heorot.arena.units import Units

ENOUGH = 5_000
"""Games after which ratings hardly change."""


class Rating(NamedTuple):
    """How strong a bot is; two of equal strength have equal ratings."""

    mean: float
    deviation: float


class Ratings:
    """The ratings of bots that play each other."""

    def __init__(self, seatings: Sequence[Seating]) -> None:
        self._seatings = seatings
        self._model = PlackettLuce(tau=0)  # bots do not change, as people do
        everybody = dict.fromkeys(bot for seats in seatings for bot in seats)
        self._ratings = {bot: self._model.rating(name=bot) for bot in everybody}
        self._games = 0

    def add(self, units: Units) -> None:
        """Rate by the games of more units."""
        if len(self._ratings) < 2:
            return
        for unit in standings(units):
            if self._games >= ENOUGH:
                return
            for seats, standing in zip(self._seatings, unit, strict=False):
                self._rate(seats, [-float(one) for one in standing[: len(seats)]])
                self._games += 1

    def _rate(self, seats: Seating, ranks: list[float]) -> None:
        """Rate one game; a bot with several seats moves by what they do on average."""
        if len(set(seats)) < 2:
            return
        model, old = self._model, self._ratings
        teams = [[model.rating(old[bot].mu, old[bot].sigma)] for bot in seats]
        new = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in set(seats):
            own = [one for one, name in zip(new, seats, strict=True) if name == bot]
            mean = sum(one.mu for one in own) / len(own)
            deviation = sum(one.sigma for one in own) / len(own)
            old[bot] = model.rating(mean, deviation, bot)

    @property
    def table(self) -> dict[str, Rating]:
        """The bots, the strongest first."""
        found = {bot: Rating(one.mu, one.sigma) for bot, one in self._ratings.items()}
        return dict(sorted(found.items(), key=lambda one: -one[1].mean))
