"""Short forms of actions as they are typed at a table, in its language or in English.

What files and the engine write is English. A language has other words for their pieces, in the
message ``short-form`` of the game: ``rHa2`` has the pieces ``r``, ``Ha`` and ``2``, and in Russian
it is ``кАр2``. A game without this message is typed in English everywhere.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from heorot.core.errors import InvalidAction
from heorot.core.game import Game
from heorot.i18n import Speech

MESSAGE = "short-form"
_PIECE = re.compile(r"[A-Z]?[a-z]+")
_LOOKALIKES = str.maketrans("авекмнорстух", "abekmhopctyx")
"""Cyrillic letters, and the Latin ones that nobody can tell from them on a screen."""


def short_form(notation: str, speech: Speech) -> str:
    """The short form of an action in the language of a table."""
    try:
        return _PIECE.sub(lambda piece: speech.say(MESSAGE, {"piece": piece[0]}), notation)
    except LookupError:
        return notation


def as_it_looks(text: str) -> str:
    """A text without capitals and accents, letters that look the same being the same."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one)).translate(_LOOKALIKES)


class ShortForms:
    """Finds the action of what was typed, however it is capitalised."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self._actions = game.actions
        self.speech = speech
        self._exact = {text.casefold(): action for text, action in self.all()}
        self._alike = {as_it_looks(text): action for text, action in self.all()}

    def all(self) -> Iterator[tuple[str, int]]:
        """What can be typed for every action: the English form, and that of the language."""
        for action in range(self._actions.count):
            notation = self._actions.notation(action)
            yield notation, action
            yield short_form(notation, self.speech), action

    def find(self, text: str) -> int | None:
        """The action that a text stands for."""
        try:
            return self._actions.parse(text)
        except InvalidAction:
            pass
        found = self._exact.get(text.casefold())
        return self._alike.get(as_it_looks(text)) if found is None else found
