"""What the program says to whoever gives it commands: its errors, and what `--help` shows.

These texts stand in English where they are used: in errors (`heorot.core.errors`), in the commands,
and in click. Other languages have them by the English in ``program.po``, in the format that click
and the tools of translators know. So an error reads well in the code and to whoever uses the
library, and one that nobody has translated is told in English.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from heorot.core.errors import BadFile, HeorotError, Sentence

FOLDER = Path(__file__).parent


@cache
def translations(language: str) -> NullTranslations:
    """The texts of a language as Python's own gettext has them; English where there are none."""
    path = FOLDER / language / "program.po"
    if not path.exists():
        return NullTranslations()
    made = BytesIO()
    with path.open("rb") as file:
        write_mo(made, read_po(file))
    made.seek(0)
    return GNUTranslations(made)


def explained(error: HeorotError, language: str) -> str:
    """An error in a language."""
    places = error.place.split(": ") if isinstance(error, BadFile) and error.place else []
    return ": ".join(translated(part, language) for part in (*places, error.problem))


def translated(text: str, language: str) -> str:
    """A text in a language, with its values, which may be texts themselves."""
    say = translations(language).gettext
    if not isinstance(text, Sentence):
        return say(text) if text else text
    values = {
        key: translated(value, language) if isinstance(value, str) else value
        for key, value in text.values.items()
    }
    return say(text.template).format(**values)
