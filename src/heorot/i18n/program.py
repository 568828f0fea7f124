"""What the program says to whoever gives it commands: its errors, and what `--help` shows.

These texts stand in English where they are used: in errors (`heorot.core.errors`), in the commands,
and in click. Other languages have them by the English in ``program.po``, in the format that click
and the tools of translators know; a game has its own errors in its own folder, ``texts/de.po``. So
an error reads well in the code and to whoever uses the library, and one that nobody has translated
is told in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Self

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from heorot.core.errors import BadFile, HeorotError, Sentence
from heorot.core.game import TEXTS, Game
from heorot.core.words import Refusal
from heorot.i18n import Speech

FOLDER = Path(__file__).parent


class Refused(str):
    """Why the rules of a game refuse something: English by itself, and in all that it speaks."""

    __slots__ = ("because",)

    because: tuple[Game, Mapping[str, str], Refusal]

    def __new__(cls, game: Game, titles: Mapping[str, str], refusal: Refusal) -> Self:
        made = super().__new__(cls, Speech("en", game, titles=titles).refusal(refusal))
        made.because = game, titles, refusal
        return made

    def __reduce__(self) -> tuple[type[Self], tuple[Game, Mapping[str, str], Refusal]]:
        return type(self), self.because

    def in_language(self, language: str) -> str:
        game, titles, refusal = self.because
        return Speech(language, game, titles=titles).refusal(refusal)


def translations(language: str) -> NullTranslations:
    """The program's own texts of a language, English where there are none."""
    return _read(FOLDER / language / "program.po")


@cache
def _read(path: Path) -> NullTranslations:
    """The texts of a file as Python's own gettext has them; none, if there is no such file."""
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
    if isinstance(text, Refused):
        return text.in_language(language)
    if not isinstance(text, Sentence):
        return _say(text, language)
    values = {
        key: translated(value, language) if isinstance(value, str) else value
        for key, value in text.values.items()
    }
    return _say(text.template, language).format(**values)


def _say(text: str, language: str) -> str:
    """What the program has for a text, or else the first game that has something for it."""
    games = [folder / f"{language}.po" for folder in TEXTS]
    for path in (FOLDER / language / "program.po", *games):
        said = _read(path).gettext(text) if text else text
        if said != text:
            return said
    return text
