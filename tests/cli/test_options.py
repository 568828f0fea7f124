"""Options of a game, on the command line and on the screen."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from tests.harness.program import heorot
from tests.terminal.seated import ESCAPE

from heorot.core.errors import BadFile, HeorotError
from heorot.core.game import Game
from heorot.core.options import in_words, option_words, parse_options
from heorot.core.rule import rule
from heorot.core.seats import SPECTATOR
from heorot.games import load
from heorot.match import OpenDice, Seat, Table, agree, saga
from heorot.terminal.opening import welcome
from heorot.terminal.screen import Screen, plain_console

HOARD = load("hoard")
NAMES = "\noption-acted = Second wind\noption-round = First round\n"


set_up = HOARD.setup


@rule
def setup(box: Any, s: Any, luck: Any) -> None:
    """The options are seen after the set-up."""
    acted, first = s.acted, s.round
    s.round = 0
    set_up(box, s, luck)
    s.acted, s.round = acted, first


pytestmark = pytest.mark.usefixtures("no_compiler")


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """Hoard with two options: a switch and a number."""
    folder = shutil.copytree(HOARD.folder, tmp_path / "hoard")
    for file in folder.glob("texts/*.ftl"):
        file.write_text(file.read_text("utf-8") + NAMES, encoding="utf-8")
    options = {"acted": (0, 1), "round": (1, 7, 3)}
    changed = replace(HOARD, options=options, setup=setup, folder=folder)
    for module in ("cli.judging", "terminal.start", "terminal.telling", "match.saga", "games"):
        monkeypatch.setattr(f"heorot.{module}.load", lambda _: changed)
    return changed


def said(*args: str, **env: str) -> str:
    result = heorot(*args, env=env)
    assert result.exit_code in (0, 2)
    return str(result.stdout or result.stderr)


def test_options_are_written_as_words_and_numbers(game: Game) -> None:
    assert option_words(game) == {"acted": ["off", "on"], "round": [1, 7, 3]}
    assert parse_options(game, []) == {"acted": 0, "round": 1}
    assert parse_options(game, ["round=3"]) == {"acted": 0, "round": 3}
    assert parse_options(game, [" acted = on ", "round=7"]) == {"acted": 1, "round": 7}
    assert in_words(game, {"acted": 1}) == {"acted": "on", "round": 1}


@pytest.mark.parametrize(
    "text",
    ["", "acted", "acted=", "acted=1", "round=on", "round=2", "round=07", "nosuch=on", "=on"],
)
def test_what_is_no_option_is_refused_with_those_there_are(game: Game, text: str) -> None:
    with pytest.raises(HeorotError, match=r"hoard .*; expected acted=off\|on, round=1\|7\|3"):
        parse_options(game, [text])


def test_an_option_has_one_value(game: Game) -> None:
    with pytest.raises(HeorotError, match="acted was given a value before"):
        parse_options(game, ["acted=on", "acted=off"])


def test_a_game_without_options_says_so() -> None:
    told = said("new", "hoard", "--players", "2", "-o", "advanced=on")
    assert told == "Error: --option 'advanced=on': hoard has no options\n"


def test_a_table_is_set_up_with_options(game: Game) -> None:
    args = ("new", "hoard", "--players", "2", "--seed", "1")
    made = said(*args, "--option", "acted=on", "-o", "round=7")
    assert "round = 7" in made
    assert "acted_this_turn = true" in made
    assert "round = 1" in said(*args)


def test_bots_play_with_options_and_the_report_names_them(game: Game) -> None:
    args = ("simulate", "hoard", "--players", "2", "--games", "3", "--seed", "1")
    plain = json.loads(said(*args, "--format", "json"))
    other = json.loads(said(*args, "--format", "json", "-o", "acted=on"))
    assert plain["options"] == {"acted": "off", "round": 1}
    assert other["options"] == {"acted": "on", "round": 1}
    assert plain["length"] != other["length"]
    assert "\nSecond wind: on  ·  First round: 1\n" in said(*args, "-o", "acted=on")


def test_a_printed_match_names_its_options(game: Game) -> None:
    args = ("play", "hoard", "--seats", "greedy,greedy", "--seed", "1", "-o", "acted=on")
    assert "\nSecond wind: on  ·  First round: 1\n" in said(*args)
    assert "\nSecond wind: ja  ·  First round: 1\n" in said(*args, "--lang", "de")


def test_the_opening_screen_names_the_options_and_the_match_has_them(game: Game) -> None:
    file = StringIO()
    screen = Screen(plain_console(file=file, width=80, height=40), lambda: "")
    seats = [Seat("Ann"), Seat("Unferth", "greedy")]
    for seed in (None, 1):
        dice = welcome(screen, "en", agree(game, seats, options={"round": 3}), seed)
        table = Table(game, seats, dice, options={"round": 3}, now=0)
        assert table.options == {"acted": 0, "round": 3}
        assert table.chair(SPECTATOR).view().public.where == {"number": 3}
    assert "Second wind: off  ·  First round: 3" in ESCAPE.sub("", file.getvalue())


def test_a_saved_match_keeps_its_options(game: Game) -> None:
    table = Table(game, [Seat("Ann"), Seat("Ben")], OpenDice(1), options={"round": 7}, now=0)
    text = saga.dump(table, now=0)
    assert saga.parse(text, now=0).options == {"acted": 0, "round": 7}
    with pytest.raises(BadFile, match=r"options\.round: 2 is not one of 1, 7, 3"):
        saga.parse(text.replace("round = 7", "round = 2"), now=0)


def test_the_games_are_listed_with_their_options(game: Game) -> None:
    listed, *_ = json.loads(said("games", "--json"))
    assert listed["options"] == {"acted": ["off", "on"], "round": [1, 7, 3]}
    assert listed["boxes"] == ["standard"]


@pytest.mark.parametrize(
    ("begun", "offered"),
    [("a", ["acted=off", "acted=on"]), ("round=", ["round=1", "round=7", "round=3"]), ("x", [])],
)
def test_a_shell_completes_options(game: Game, begun: str, offered: list[str]) -> None:
    told = said(
        _HEOROT_COMPLETE="fish_complete",
        COMP_WORDS=f"heorot play hoard --option {begun}",
        COMP_CWORD=begun,
    )
    assert [line.partition(",")[2] for line in told.splitlines() if "," in line] == offered
