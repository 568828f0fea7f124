"""The command line in the language of whoever gives the commands."""

from __future__ import annotations

import gettext
import inspect
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

import heorot

VARIABLES = ("HEOROT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a language is looked for that the commands do not name, in this order."""


def language_of(words: Sequence[str]) -> str:
    """The language of a command line, also of one that cannot be understood."""
    for number, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            return known(value or "".join(words[number + 1 : number + 2]))
    return known(next((os.environ[one] for one in VARIABLES if os.environ.get(one)), ""))


def known(name: str) -> str:
    """The language of a locale such as ``de_AT.UTF-8``; English if we do not speak it."""
    language = name[:2].lower()
    path = Path(heorot.__file__).parent / "i18n" / language / "program.po"
    return language if language.isalpha() and path.exists() else "en"


@contextmanager
def speaking(group: click.Group, language: str) -> Iterator[None]:
    """Let help and click's own texts be in a language until this ends."""
    if language == "en":
        yield
        return
    from heorot.i18n.program import translations

    texts = translations(language)
    before: list[tuple[Any, str, Any]] = []

    def change(thing: Any, name: str, value: Any) -> None:
        before.append((thing, name, getattr(thing, name)))
        setattr(thing, name, value)

    for command in (group, *group.commands.values()):
        change(command, "_help_option", None)  # where click keeps the one it has made
        for thing in (command, *command.params):
            for name in ("help", "show_default"):
                text = getattr(thing, name, None)
                if isinstance(text, str):
                    change(thing, name, _by_paragraphs(text, texts.gettext))
    for module in [one for name, one in sys.modules.items() if name.startswith("click.")]:
        for name, own in (("_", texts.gettext), ("ngettext", texts.ngettext)):
            if getattr(module, name, None) in (gettext.gettext, gettext.ngettext):
                change(module, name, own)
    try:
        yield
    finally:
        for thing, name, value in before:
            setattr(thing, name, value)


def said(text: str) -> str:
    """A text of ours inside one of click's."""
    from heorot.i18n.program import translated

    program: Any = click.get_current_context().find_root().command
    return translated(text, program.language)


def paragraphs(text: str) -> list[str]:
    """A help text as its paragraphs, each in one line; but for those that stay as they are."""
    parts = inspect.cleandoc(text).split("\n\n")
    return [part if part.startswith("\b") else " ".join(part.split()) for part in parts]


def _by_paragraphs(text: str, say: Any) -> str:
    return "\n\n".join(say(part) for part in paragraphs(text))
