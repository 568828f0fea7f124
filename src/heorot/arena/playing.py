"""Many games between bots: played in any order, kept, and handed on in that of their numbers.

What is handed on does not depend on how many play at the same time or how fast they are: whoever
stops looking after some unit has seen the same as everybody else who stops there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from heorot.arena.ledger import Ledger
from heorot.arena.setting import Setting
from heorot.arena.teams import Done, Task, Team, team_for
from heorot.arena.units import Units

FEW = 10
"""Games of a first task, of which nobody knows yet how long it takes."""
MANY = 5000
"""Units that are taken from a ledger together."""


def play(
    setting: Setting,
    ledger: Ledger | None = None,
    team: Team | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> Generator[Units]:
    """Play all units that the ledger does not have; yield all, in order. Closing it ends that.

    As soon as some games were played, `told` is told how many.
    """
    with team or team_for(setting) as players:
        yield from _Course(setting, ledger, players, told).run()


class _Course:
    """One run over the units of a setting."""

    def __init__(
        self, setting: Setting, ledger: Ledger | None, team: Team, told: Callable[[int], None]
    ) -> None:
        self._setting = setting
        self._ledger = ledger
        self._team = team
        self._told = told
        self._whole = setting.games // len(setting.seatings)
        """Units that are not cut short."""
        self._some = max(1, FEW // len(setting.seatings))
        """Units of the next task."""
        self._given = 0
        """Units before this were given out, or are in the ledger."""
        self._begun: set[int] = set()
        """The first units of tasks that are not done."""
        self._played: dict[int, Units] = {}
        """What is done and not yet handed on, by its first unit."""

    def run(self) -> Iterator[Units]:
        number = 0
        while number < self._setting.units:
            if number in self._played:
                units = self._played.pop(number)
                number = units.end
                yield units
            elif len(self._begun) >= self._team.size or not self._give():
                for done in self._team.finished():
                    self._take(done)

    def _give(self) -> bool:
        """Give out the next task, or take from the ledger what lies there; False at the end."""
        first, setting = self._given, self._setting
        if first == setting.units:
            return False
        if first == self._whole:
            self._given += 1
            self._submit(Task(first, 1, setting.turns(first)))
            return True
        end = min(first + max(self._some, MANY if self._ledger else 0), self._whole)
        known = self._ledger.numbers(first, end) if self._ledger else set()
        is_known = first in known
        stop = next((one for one in range(first, end) if (one in known) != is_known), end)
        if is_known and self._ledger:
            self._played[first] = self._ledger.read(first, stop - first)
        else:
            stop = min(stop, first + self._some)
            self._submit(Task(first, stop - first, len(setting.seatings)))
        self._given = stop
        return True

    def _submit(self, task: Task) -> None:
        self._begun.add(task.first)
        self._team.submit(task)

    def _take(self, done: Done) -> None:
        units = done.units
        self._begun.discard(units.first)
        self._played[units.first] = self._ledger.add(units) if self._ledger else units
        self._told(units.games)
        speed = len(units.lengths) / max(done.seconds, 1e-6)
        self._some = min(max(1, int(speed * self._team.look)), 4 * self._some + FEW)
