"""What griffe reads of our docstrings for the pages of reference: as Markdown.

Docstrings mark blocks by two colons, draw tables with lines and show sessions, as Python's own do.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

LITERAL = re.compile(r"(?m)^( *)(.*?)::$")
TABLE = re.compile(r"(?m)^(?:=+ +)+=+\n(?:.*\n)+?(?:=+ +)+=+$(?!\n\S)")
SESSION = re.compile(r"(?m)^( *)>>> .*(?:\n.*\S.*)*")


def as_markdown(text: str) -> str:
    """A docstring with its blocks, tables and sessions as Markdown has them."""
    text = TABLE.sub(lambda found: re.sub("(?m)^(?=.)", "    ", found[0]), text)
    text = SESSION.sub(lambda found: f"{found[1]}```pycon\n{found[0]}\n{found[1]}```", text)
    return LITERAL.sub(lambda found: found[1] + (found[2] and f"{found[2]}:"), text)


class Docstrings(griffe.Extension):  # type: ignore[misc]  # not known to mypy
    """What zensical.toml names."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Of everything that is read."""
        if obj.docstring:
            obj.docstring.value = as_markdown(obj.docstring.value)
