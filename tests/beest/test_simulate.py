"""Many matches between bots: the Silent One is counted, too (B10)."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest
from tests.beest.table import GAME
from tests.harness.program import told

from heorot.core.luck import keyed_luck, start_stream
from heorot.engine.interpreted import Interpreted
from heorot.engine.loops import RANDOM
from heorot.i18n import languages

KEY = bytes(range(32))
ARGS = ("--games", "24", "--seed", "2")


pytestmark = pytest.mark.usefixtures("no_compiler")


def simulate(*args: str) -> str:
    return told("simulate", "beest", *args)


def report(*args: str) -> Any:
    return json.loads(simulate(*args, *ARGS, "--format", "json"))


@pytest.mark.rule("B10")
def test_a_batch_tells_the_points_of_the_silent_one_behind_the_seats() -> None:
    engine = Interpreted(GAME)
    for players, most in ((3, 4), (6, 6)):
        played = engine.simulate(KEY, [RANDOM] * players, 0, 3)
        assert all(len(row) == most for row in (*played.scores, *played.tiebreaks))
        luck = keyed_luck(KEY)
        start_stream(luck, 0)
        s = engine.new(players, luck)
        assert len(GAME.rivals(s)) == most - players


@pytest.mark.rule("B10")
@pytest.mark.rule("B15")
def test_victories_of_the_silent_one_are_nobody_elses() -> None:
    told = report("--seats", "random,random,random")
    (silent,) = told["by_rival"]
    assert silent["rival"] == "silent"
    assert silent["games"] == 24
    assert silent["won"] > 0
    victories = [one["win_rate"]["share"] for one in (*told["by_seat"], silent)]
    assert sum(victories) == pytest.approx(1, abs=1e-5)
    alone = sum(one["won"] for one in (*told["by_seat"], silent))
    assert alone + told["ties"] == 24


@pytest.mark.full
@pytest.mark.rule("B10")
def test_six_players_have_no_rival() -> None:
    told = report("--players", "6")
    assert told["by_rival"] == []
    assert sum(one["win_rate"]["share"] for one in told["by_seat"]) == pytest.approx(1, abs=1e-5)


def test_csv_has_a_row_for_the_silent_one() -> None:
    text = simulate("--players", "3", *ARGS, "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [(row["group"], row["name"]) for row in rows] == [
        *(("seat", str(seat)) for seat in (1, 2, 3)),
        ("rival", "silent"),
        ("bot", "greedy"),
        ("all", ""),
    ]


@pytest.mark.full
@pytest.mark.parametrize("language", languages())
def test_people_are_told_of_the_silent_one(language: str) -> None:
    names = {"en": "Silent One", "de": "Schweigsame", "fr": "Silencieux", "ru": "Молчун"}
    args = ("--players", "3", "--games", "4", "--seed", "2", "--lang", language)
    assert names[language] in simulate(*args)
    assert names[language] not in simulate("--players", "6", *args[2:])
