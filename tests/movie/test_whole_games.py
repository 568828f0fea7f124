"""Whole games: the books are kept from the first action to the last."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.harness.witnesses import WITNESSES
from tests.movie.table import GAME

from heorot.testing.cases import Case, plain_cases
from heorot.testing.imagining import check_fair, check_imagined
from heorot.testing.play import check_games

CASES = [replace(case, account=WITNESSES["movie"]) for case in plain_cases(GAME)]


@pytest.mark.rule("M2")
@pytest.mark.rule("M24")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_lost_or_doubled(case: Case) -> None:
    check_games(case, range(3), every=1)


@pytest.mark.rule("M9")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_worlds_are_whole_and_equally_likely(case: Case) -> None:
    check_imagined(case, range(1), every=7)
    check_fair(case, range(4))
