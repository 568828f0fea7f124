"""Files of translations, and what a text of theirs has in it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from babel.messages.pofile import read_po

from heorot.i18n import FOLDER


def program_texts(language: str) -> Path:
    """The file of what the program says."""
    return FOLDER / language / "program.po"


def catalogue(path: Path) -> list[tuple[list[str], list[str]]]:
    """The texts of a file, the English (and its plural) and what is said for it."""
    with path.open("rb") as file:
        messages = [message for message in read_po(file) if message.id]
    return [(_listed(message.id), _listed(message.string)) for message in messages]


def _listed(texts: object) -> list[str]:
    return [texts] if isinstance(texts, str) else list(cast("Iterable[str]", texts))
