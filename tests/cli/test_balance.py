"""What a game is like: the command and its four reports."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import msgspec
import pytest
from tests.cli.test_arena import Page, interrupt
from tests.harness.program import heorot, told

from heorot.arena import balance
from heorot.arena.balance_reports import BalanceDocument
from heorot.i18n import languages

pytestmark = pytest.mark.usefixtures("no_compiler")
WORDS = ("balance", "legend", "--games", "6", "--players", "2")


@pytest.fixture(autouse=True)
def few(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games are enough, and played once."""
    home = tmp_path_factory.getbasetemp() / "balance"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setattr(balance, "ENOUGH", 3)


def test_the_report_has_the_declared_keys() -> None:
    text = told(*WORDS, "--format", "json")
    found = msgspec.json.decode(text, type=BalanceDocument)
    assert msgspec.to_builtins(found) == msgspec.json.decode(text), "a key that is not declared"
    assert found.games.games == 6
    assert {row.option for row in found.effects} == {"advanced", "bluffing", "fallen", "memory"}
    advanced = next(row for row in found.effects if row.option == "advanced")
    assert advanced.length.mean > 3, "it has more episodes"
    assert len(found.worths) > 10
    for row in found.worths:
        assert row.games >= 3
        assert row.points.low is not None
        assert row.points.low <= row.points.mean


def test_csv_has_a_row_for_each_thing() -> None:
    rows = list(csv.DictReader(io.StringIO(told(*WORDS, "--format", "csv"))))
    assert len(rows) > 10
    assert {"event", "thing", "games", "points_mean", "victories_high"} <= set(rows[0])
    assert any(row["thing"].startswith("card:") for row in rows)


@pytest.mark.parametrize("language", languages())
def test_the_article_is_told_in_every_language_and_needs_nothing_else(language: str) -> None:
    text = told(*WORDS, "--format", "html", "--lang", language)
    page = Page(text)
    assert "script" not in page.tags
    assert not {"src", "href"} & {name for name, _ in page.attributes}
    assert page.tags["h2"] >= 5
    assert page.tags["svg"] > 5
    short = told(*WORDS, "--lang", language)
    titles = {"en": "worth", "de": "Dinge", "fr": "choses", "ru": "стоит"}
    assert titles[language] in text
    assert titles[language] in short
    assert "…" in short


def test_an_option_that_changes_nothing_is_said_to_and_what_changes_has_an_interval() -> None:
    text = " ".join(told(*WORDS).split())
    memory = "Screens hide what the table must remember: on → off. That made no difference"
    assert memory in text
    assert re.search(r"advanced game with treasure episodes: off → on What Change .* … ", text)
    assert "for all 15 changes together" in text
    assert "Seat 1 begins. All seats are played by bots: greedy." in text
    assert "Every deal of luck" not in text


def test_a_game_without_options_has_no_effects(tmp_path: Path) -> None:
    words = ("balance", "hoard", "--games", "2", "--ledger", str(tmp_path / "a"))
    found = msgspec.json.decode(told(*words, "--format", "json"), type=BalanceDocument)
    assert found.effects == []


def test_ctrl_c_while_options_are_tried_reports_the_games_and_tells_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    interrupt(monkeypatch, 0)
    path = tmp_path / "a"
    stopped = heorot(*WORDS, "--format", "json", "--ledger", str(path))
    assert stopped.exit_code == 0
    found = msgspec.json.decode(stopped.stdout, type=BalanceDocument)
    assert (found.games.games, found.effects) == (6, [])
    assert f"What was played is kept in the ledger {path}." in stopped.stderr
