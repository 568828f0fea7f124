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
def usable(language: str) -> Iterator[None]:
    """Streams that can be read and written; trouble with them, or with a file, is told and ends."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (as long as the program)
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (likewise)
    if sys.stdout is None:
        _tell("standard output is closed", language)
        sys.exit(TROUBLE)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without ⌂ shows a question mark
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # now, and not when nobody can say any more that it failed
    except OSError as error:
        _end(error, language)


def _end(error: OSError, language: str) -> None:
    if not isinstance(error, BrokenPipeError):  # then whoever read has seen enough
        _tell(error.strerror or str(error), language, error.filename)
    with suppress(OSError):  # what is left in the stream would fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(TROUBLE)


def _tell(problem: str, language: str, file: str | None = None) -> None:
    from heorot.core.errors import BadFile, Sentence
    from heorot.i18n.program import explained, translated

    message = explained(BadFile(file or "", problem), language)
    sys.stderr.write(translated(Sentence("Error: {message}", message=message), language) + "\n")
