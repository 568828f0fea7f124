"""The standard streams, which may be closed, full or of an odd encoding."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

TROUBLE = 2
"""The exit code."""


@contextmanager
def usable() -> Iterator[None]:
    """Streams that can be read and written; trouble with them, or with a file, is told and ends."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (as long as the program)
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (likewise)
    if sys.stdout is None:
        sys.stderr.write("Error: standard output is closed\n")
        sys.exit(TROUBLE)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without ⌂ shows a question mark
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # now, and not when nobody can say any more that it failed
    except OSError as error:
        _end(error)


def _end(error: OSError) -> None:
    what = error.strerror or str(error)
    if not isinstance(error, BrokenPipeError):  # then whoever read has seen enough
        sys.stderr.write(
            f"Error: {error.filename}: {what}\n" if error.filename else f"Error: {what}\n"
        )
    with suppress(OSError):  # what is left in the stream would fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(TROUBLE)
