"""Files that are written whole or not at all, whatever happens in between."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

DRAFT = ".part"


def write_whole(path: Path, content: bytes) -> None:
    """Put a file in the place of another, readable by its owner alone.

    When this returns, the content and the name are on the disk; when it fails or the machine stops
    in the middle, the file is what it was. Until it is whole the content is in a draft beside, with
    a name of its own.
    """
    descriptor, name = tempfile.mkstemp(DRAFT, f".{path.name}.", path.parent)
    draft = Path(name)
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 (a descriptor, not a path)
            file.write(content)
            file.flush()
            os.fsync(descriptor)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def drafts(path: Path) -> Iterator[Path]:
    """What writing a file has left behind where it was killed; or is just writing."""
    of_file = re.compile(rf"\.{re.escape(path.name)}\.\w{{8}}{re.escape(DRAFT)}")
    for one in path.parent.iterdir():
        if of_file.fullmatch(one.name):
            yield one
