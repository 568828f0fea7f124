"""Words that are typed for commands, in the language of the table or in English."""

from __future__ import annotations

from functools import cache

from heorot.i18n import Speech
from heorot.i18n.short_forms import as_it_looks

ENGLISH = "en"


def meaning(word: str, language: str, *messages: str) -> str | None:
    """The one of these messages that lists a word, however that is capitalised.

    Also a word that looks like a listed one, such as Latin `p` where Cyrillic `р` is meant.
    """
    listed = _listed(language, messages)
    found = listed.get(word.casefold())
    return _alike(language, messages).get(as_it_looks(word)) if found is None else found


@cache
def _listed(language: str, messages: tuple[str, ...]) -> dict[str, str]:
    """Everything that can be typed, with the message that lists it."""
    return {
        word: message
        for one in (ENGLISH, language)
        for message in messages
        for word in Speech(one).say(message).split()
    }


@cache
def _alike(language: str, messages: tuple[str, ...]) -> dict[str, str]:
    return {as_it_looks(word): message for word, message in _listed(language, messages).items()}
