"""The labels of a game, messages that begin with its name, are those that its board says."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.harness.witnesses import cases_of

from heorot.core.view import things
from heorot.games import REGISTRY, load
from heorot.i18n import Argument, Speech
from heorot.terminal.boards import board_of, look_at
from heorot.testing.cases import Case
from heorot.testing.messages import of_game
from heorot.testing.play import random_game

SELDOM = {"beest": {"beest-ending-abandoned", "beest-ending-own_win", "beest-ending-right"}}
"""What random players hardly bring about."""


class Listener(Speech):
    """Remembers what it was asked to say."""

    asked: set[str]

    def say(self, message: str, args: Mapping[str, Argument] | None = None) -> str:
        self.asked.add(message)
        return super().say(message, args)


def draw(case: Case, speech: Speech) -> None:
    """Draw a random match in all ways, for whoever decides, and now and then for others.

    And look at every thing now and then.
    """
    board = board_of(case.game.name)
    for number, s in enumerate(random_game(case, 1)):
        readers = (s.decider,) if number % 20 and s.decider >= 0 else case.readers
        for reader in readers:
            view = case.game.view_of(case.edition, s, reader)
            brief = number % (board.BRIEFEST + 1)
            board.draw(view, speech, width=(80, 120, 60)[number % 3], brief=brief)
        if number % 20 == 0:
            for name in {word.partition(":")[2] for one in things(view) for word in one.words}:
                look_at(board, view, speech, name)


@pytest.mark.full
@pytest.mark.parametrize("name", REGISTRY)
def test_a_board_says_every_label_of_its_game(name: str) -> None:
    speech = Listener("en", load(name))
    speech.asked = {f"{name}-help"}
    for box in load(name).boxes:
        smallest, *_, largest = (case for case in cases_of(name) if case.box == box)
        draw(smallest, speech)
        draw(largest, speech)
    texts = of_game(load(name), "en")
    labels = {one for one in texts.names if one.startswith(f"{name}-")} - texts.names_of_parts
    assert labels - speech.asked <= SELDOM.get(name, set())
