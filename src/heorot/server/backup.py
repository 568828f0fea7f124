"""Saves a hall on SQLite, also while it is open: ``python -m heorot.server.backup DATA FOLDER``.

The folder is as good as the data folder itself: ``heorot serve --data FOLDER`` opens it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from heorot.core.errors import HeorotError

DATABASE, KEY = "hall.sqlite", "key"


def save(data: Path, folder: Path) -> None:
    """Write the hall of a data folder, as it is at one moment, into a new folder."""
    if not (data / DATABASE).is_file():
        raise HeorotError("there is no hall in {folder}", folder=str(data))
    if folder.exists():
        raise HeorotError("{folder} exists already; save into a new folder", folder=str(folder))
    draft = folder.with_name(f".{folder.name}.{os.getpid()}")
    draft.mkdir(parents=True, mode=0o700)
    try:
        os.close(os.open(draft / DATABASE, os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(data / DATABASE)) as connection:
            connection.execute("vacuum into ?", [str(draft / DATABASE)])
        shutil.copy(data / KEY, draft / KEY)
        (draft / KEY).chmod(0o600)
        draft.rename(folder)
    except BaseException:
        shutil.rmtree(draft)
        raise


def main() -> None:
    """As a command."""
    parser = argparse.ArgumentParser("python -m heorot.server.backup", description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    try:
        save(given.data, given.folder)
    except (HeorotError, OSError, sqlite3.Error) as error:
        parser.exit(1, f"{error}\n")


if __name__ == "__main__":
    main()
