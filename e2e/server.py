"""A hall to be tested: bots answer at once, and one guest may ask as much as a whole evening's."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from heorot.server import door, workers
from heorot.server.limits import Limit
from heorot.server.store import sqlite_url


def main(port: str, folder: str) -> None:
    """Serve a folder, and say where."""
    data = Path(folder)
    with door.claimed(data), door.listen(door.LOOPBACK, int(port)) as listening:
        address = door.address_of(listening)
        door.serve(listening, sqlite_url(data), data, lambda: print(address, flush=True))


if __name__ == "__main__":
    at_once = dict.fromkeys(workers.PACE, 0.0)
    with patch.dict(workers.PACE, at_once), patch.object(Limit, "allows", lambda *_: True):
        main(*sys.argv[1:])
