"""The options of a match in a reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from heorot.core.game import Game
from heorot.core.options import in_words
from heorot.i18n import Speech


def options_line(game: Game, options: Mapping[str, int], speech: Speech) -> str:
    """Every option of a game with its value, in words."""
    told = []
    for name, word in in_words(game, options).items():
        value = speech.say(f"value-{word}") if isinstance(word, str) else str(word)
        option = speech.say(f"option-{name}")
        told.append(speech.say("match-option", {"option": option, "value": value}))
    return "  ·  ".join(told)
