"""The checks of the kit, in two tables: those of a case, in random games, and those of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from heorot.core.game import Game
from heorot.testing.at_once import check_at_once
from heorot.testing.backends import check_checked, check_silent
from heorot.testing.cases import Case
from heorot.testing.codecs import check_notation, check_positions
from heorot.testing.glossary import check_glossary
from heorot.testing.imagining import check_dealt, check_fair, check_imagined, check_small
from heorot.testing.lessons import check_lessons
from heorot.testing.marks import check_declaration, check_redaction, has_secrets
from heorot.testing.memory import (
    check_differences,
    check_past,
    check_replay,
    check_round_trips,
)
from heorot.testing.play import check_games
from heorot.testing.readers import check_layout, check_readers
from heorot.testing.said import check_said
from heorot.testing.secrecy import check_secrecy
from heorot.testing.steps import check_steps
from heorot.testing.texts import check_texts
from heorot.testing.views import check_views

SOME = 100
"""In so many actions of a game with secrets something is revealed."""
FEW_CASES = 3
"""A game with more cases than this has fewer games of each in the full run."""


class Check(NamedTuple):
    """Something that must hold, checked on a number of random games."""

    says: str
    """What holds, as a sentence without its full stop."""
    run: Callable[[Case, range], object]
    """Check it on the games of these seeds; raises `AssertionError`."""
    few: int
    """So many games in a quick run."""
    many: int
    """So many more in a full one; spread over the cases where it says `shared`."""
    shared: bool = False

    def __str__(self) -> str:
        return self.says

    def quick(self, case: Case) -> None:
        """Check it on a few games."""
        self.run(case, range(self.few))

    def blocks(self, cases: int) -> list[range]:
        """The seeds of the full run of one of so many cases, in parts to be run by themselves."""
        share = cases if self.shared else max(1, cases // FEW_CASES)
        many = -(-self.many // share)
        size = -(-many // 4) if self.shared else many
        end = self.few + many
        return [range(at, min(at + size, end)) for at in range(self.few, end, max(1, size))]


def check_constant(case: Case, seeds: range) -> None:
    """What does not depend on a game: declarations, notation, small states."""
    check_declaration(case)
    check_layout(case, seeds)
    check_notation(case)
    check_small(case)


def check_secrets(case: Case, seeds: range) -> None:
    """Secrecy, and that the check has seen enough to mean something."""
    tally = check_secrecy(case, seeds)
    if has_secrets(case.game):
        assert 2 * tally.steps > tally.actions, f"{case}: too little was compared: {tally}"
        assert tally.silent or not tally.begun, f"{case}: nothing was silent: {tally}"
        assert tally.revealed or tally.actions < SOME, f"{case}: nothing was revealed: {tally}"


CHECKS = (
    Check(
        "a game ends, there is something to do until then, and components last",
        check_games,
        2,
        1000,
        shared=True,
    ),
    Check("the declaration, the notation and the small states are sound", check_constant, 1, 0),
    Check("copies and bytes of a state are equal to it", check_round_trips, 1, 5),
    Check("states that differ in a cell are different", check_differences, 1, 2),
    Check("past states stay as they were", check_past, 2, 15),
    Check("luck is addressed: an action tried twice does the same", check_replay, 2, 15),
    Check("redaction does what the marks say", check_redaction, 2, 12),
    Check("nobody learns what is not theirs to know", check_secrets, 1, 5),
    Check("a choice in steps is its chooser's own until complete", check_steps, 2, 16),
    Check("who chooses at the same time chooses the same in any order", check_at_once, 2, 16),
    Check("tensors, bots and imagination read only what is there", check_readers, 1, 5),
    Check("imagined worlds are whole and look the same", check_imagined, 2, 15),
    Check("imagined worlds are equally likely", check_fair, 5, 20),
    Check("what luck deals, imagination deals", check_dealt, 1, 3),
    Check("all that is said is declared, and can be told apart", check_said, 1, 5),
    Check("views hold what they should, and what may be chosen is drawn", check_views, 1, 5),
    Check("a position that is written and read is the same", check_positions, 1, 8),
    Check("checked rules do the same as plain ones", check_checked, 2, 15),
    Check("silent rules do the same, and the mask is the list", check_silent, 2, 10),
)
"""What must hold in every game that is played."""


class GameCheck(NamedTuple):
    """Something that must hold of a game, whoever plays it."""

    says: str
    run: Callable[[Game], object]

    def __str__(self) -> str:
        return self.says


GAME_CHECKS = (
    GameCheck("all that is declared can be said in every language", check_texts),
    GameCheck("first steps are legal, point at what is there and can be said", check_lessons),
    GameCheck("every language has a word for a thing, and uses it", check_glossary),
)
