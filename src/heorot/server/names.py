"""What people may write for others to read: names, and lines of the chat."""

from __future__ import annotations

from heorot.core.errors import HeorotError
from heorot.server.messages import LONGEST_NAME

JOINERS = "\u200c\u200d"
"""They cannot be seen, and hold together letters of some scripts, and pictures of families."""


def readable_name(name: str) -> str:
    """A name, tidied; refused if it is empty, long, or has signs that change how others read it."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        problem = "a name has 1 to {most} letters that can be read"
        raise HeorotError(problem, most=LONGEST_NAME)
    return name


def is_readable(text: str) -> bool:
    """Whether it has no control characters, nor any that turn the direction of what follows."""
    return all(one.isprintable() or one in JOINERS for one in text)
