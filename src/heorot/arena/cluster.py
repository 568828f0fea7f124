"""Many machines play: a cluster of dask.distributed. The ledger stays with the driver.

A worker that dies takes nothing with it: what it had begun is begun again elsewhere. What it had
done and the driver has not written is played again; a ledger takes a unit only once.
"""

from __future__ import annotations

from collections.abc import Iterator
from threading import Lock
from typing import Any, Self

from heorot.arena.setting import Setting
from heorot.arena.teams import PATIENCE, Done, Player, Task
from heorot.core.errors import HeorotError

TIMEOUT = 20
"""Seconds to find the cluster."""


class Cluster:
    """The workers of a scheduler."""

    look = 1.0

    def __init__(self, setting: Setting, address: str) -> None:
        self._address = address
        self._setting = setting
        self._hash = setting.hash
        self._client: Any = None
        """Only what is to be played needs one; what the ledger has does not."""
        self._tasks: dict[Any, Task] = {}
        self._deaths: dict[Task, int] = {}

    def _connect(self) -> None:
        try:
            import distributed
        except ImportError:
            raise HeorotError("a cluster needs dask: pip install 'heorot[cluster]'") from None
        self._dask: Any = distributed
        try:
            self._client = self._dask.Client(self._address, timeout=TIMEOUT)
        except (OSError, ValueError):
            problem = (
                "no cluster answers at {address}; an address is written as tcp://127.0.0.1:8786"
            )
            raise HeorotError(problem, address=self._address) from None

    @property
    def size(self) -> int:
        """Two tasks for each worker, so that none waits; workers may come and go."""
        if self._client is None:
            return 1
        return 2 * max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))

    def submit(self, task: Task) -> None:
        if self._client is None:
            self._connect()
        future = self._client.submit(play_there, self._setting, self._hash, task, pure=False)
        self._tasks[future] = task

    def finished(self) -> Iterator[Done]:
        self._dask.wait(list(self._tasks), return_when="FIRST_COMPLETED")
        for future in [one for one in self._tasks if one.done()]:
            task = self._tasks.pop(future)
            try:
                done: Done = future.result()
            except (self._dask.KilledWorker, self._dask.CancelledError):
                self._begin_again(task)
                continue
            yield done

    def _begin_again(self, task: Task) -> None:
        self._deaths[task] = self._deaths.get(task, 0) + 1
        if self._deaths[task] > PATIENCE:
            raise HeorotError("the processes that play die again and again")
        self.submit(task)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._client is None:
            return
        self._client.cancel(list(self._tasks), force=True)
        self._client.close(timeout=5)


_lock = Lock()
_player: tuple[str, Player] | None = None


def play_there(setting: Setting, known: str, task: Task) -> Done:
    """On a worker: play, if it has the same rules and bots as whoever asks."""
    global _player  # noqa: PLW0603 (a worker has nothing else to keep it in)
    with _lock:  # a worker plays one task at a time, however many threads it has
        if _player is None or _player[0] != known:
            if _hash_there(setting) != known:
                problem = "a worker of the cluster has other rules, bots or another Python"
                raise HeorotError(problem)
            if _player is not None:
                _player[1].close()
            _player = known, Player(setting)
        return _player[1].play(task)


def _hash_there(setting: Setting) -> str:
    try:
        return setting.hash
    except HeorotError as error:
        problem = "on a worker of the cluster {problem}; start it where the bot lies: {command}"
        command = "PYTHONPATH=. dask worker …"
        raise HeorotError(problem, problem=error.problem, command=command) from None
