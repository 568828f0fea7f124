"""The options of a game as people write them: ``--option advanced=on --option cards=7``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from heorot.core.documents import shown
from heorot.core.errors import HeorotError, Sentence
from heorot.core.game import Game

SWITCH = ("off", "on")
"""What 0 and 1 are called where an option has no other values."""


def option_word(values: Sequence[int], value: int) -> str | int:
    """A value as people write it: ``on`` or ``off`` where that is all there is, else a number."""
    return SWITCH[value] if set(values) == {0, 1} else value


def option_words(game: Game) -> dict[str, list[str | int]]:
    """Every option of a game with its values as people write them, the default first."""
    return {
        name: [option_word(values, value) for value in values]
        for name, values in game.options.items()
    }


def in_words(game: Game, options: Mapping[str, int]) -> dict[str, str | int]:
    """The value of every option of a game as people write it."""
    return {
        name: option_word(values, options.get(name, values[0]))
        for name, values in game.options.items()
    }


def parse_options(game: Game, texts: Iterable[str]) -> dict[str, int]:
    """A value for every option, from texts such as ``advanced=on``; others keep their defaults."""
    chosen: dict[str, int] = {}
    for text in texts:
        name, _, word = (part.strip() for part in text.partition("="))
        words = [str(one) for one in option_words(game).get(name, ())]
        if word not in words:
            raise _wrong(text, _known(game))
        if name in chosen:
            raise _wrong(text, Sentence("{name} was given a value before", name=name))
        chosen[name] = game.options[name][words.index(word)]
    return {name: chosen.get(name, values[0]) for name, values in game.options.items()}


def _wrong(text: str, problem: str) -> HeorotError:
    return HeorotError("--option {text}: {problem}", text=shown(text), problem=problem)


def _known(game: Game) -> Sentence:
    if not game.options:
        return Sentence("{game} has no options", game=game.name)
    known = [
        f"{name}={'|'.join(str(word) for word in words)}"
        for name, words in option_words(game).items()
    ]
    return Sentence(
        "not an option of {game} with one of its values; expected {known}",
        game=game.name,
        known=", ".join(known),
    )
