"""Hears, from PostgreSQL, what other processes on the same database do to the tables."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from heorot.server.store import CHANNEL, Store

if TYPE_CHECKING:
    import psycopg

LOG = logging.getLogger("heorot.server")
STEP = 0.5
"""Seconds between two looks at whether to end, and at who is still there."""
NAME = "heorot-hall"

Told = Callable[[str, str, str], None]
"""Is told the process, the table and what it says of it."""


class Listener:
    """A thread with a connection of its own."""

    def __init__(self, store: Store, told: Told, missed: Callable[[], None]) -> None:
        """`missed` is called when something may have been missed; what is told by the thread."""
        self._store = store
        self._told = told
        self._missed = missed
        self._others: set[str] = set()
        self._ending = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()
        self._ready.wait(10 * STEP)

    def close(self) -> None:
        """Stop listening."""
        self._ending.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._ending.is_set():
            try:
                with self._connected() as connection:
                    self._missed()
                    self._ready.set()
                    while not self._ending.is_set():
                        self._listen(connection)
            except psycopg.Error as error:
                LOG.warning("other processes cannot be heard: %s", error)
                self._ending.wait(STEP)

    def _connected(self) -> psycopg.Connection[tuple[str]]:
        import psycopg

        url = self._store.url.set(drivername="postgresql")
        name = f"{NAME} {self._store.process}"
        address = url.render_as_string(hide_password=False)
        connection = psycopg.connect(address, autocommit=True, application_name=name)
        connection.execute(f"listen {CHANNEL}".encode())
        return connection

    def _listen(self, connection: psycopg.Connection[tuple[str]]) -> None:
        # It ends by itself; to leave it earlier would lose what came in the same packet.
        for said in connection.notifies(timeout=STEP):
            process, match, what = said.payload.split(" ", 2)
            if process != self._store.process:
                self._others.add(process)
                self._told(process, match, what)
        if self._others:
            self._look_for_others(connection)

    def _look_for_others(self, connection: psycopg.Connection[tuple[str]]) -> None:
        """A process that has died says nothing more; but its connection is gone."""
        asked = "select application_name from pg_stat_activity where application_name like %s"
        found = connection.execute(asked, [f"{NAME} %"]).fetchall()
        alive = {name.removeprefix(f"{NAME} ") for (name,) in found}
        for process in self._others - alive:
            self._told(process, "", "")
        self._others &= alive
