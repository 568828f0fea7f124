"""Leduc Hold'em: the kit, the rules one by one, and the way in through the entry point."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest
from leduc import GAME
from leduc.rules import CALL, FOLD, KING, QUEEN, RAISE

from heorot.bots.driving import open_match
from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import game_names, load
from heorot.match import OpenDice, Seat, agree
from heorot.terminal.loop import play
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for
from heorot.testing.cases import Case, Witness, cases
from heorot.testing.kit import CHECKS, GAME_CHECKS, Check, GameCheck

sys.path.insert(0, str(Path(__file__).parent))
import witness

CASES = list(cases(GAME, cast("Witness", witness)))
ENGINE = Interpreted(GAME)
FIRST = 0


def hand(mine: int, other: int, table: int, *actions: int) -> Any:
    """A hand in which these cards are dealt, played so far."""
    for seed in range(1000):
        luck = open_luck(seed)
        s = ENGINE.new(2, luck, FIRST)
        if [one.card for one in s.players] != [mine, other]:
            continue
        for action in actions:
            ENGINE.apply(s, luck, action)
        if s.turned_up in (-1, table):
            return s
    raise AssertionError("no such hand among a thousand")


@pytest.mark.parametrize("check", GAME_CHECKS, ids=str)
def test_what_nobody_has_to_play_for(check: GameCheck) -> None:
    check.run(GAME)


@pytest.mark.parametrize("check", CHECKS, ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_kit(check: Check, case: Case) -> None:
    check.quick(case)


def test_the_game_is_found_by_its_entry_point() -> None:
    assert "leduc" in game_names()
    assert load("leduc") is GAME


def test_a_person_plays_it_on_the_plain_board(tmp_path: Path) -> None:
    seats, box, shown = [Seat("Ann"), Seat("Unferth", "greedy")], GAME.load_box(), StringIO()
    typed = iter(["w", "3", "h", ""])  # fold: the numbers go on after the two choices
    screen = Screen(plain_console(file=shown, width=80, height=40), lambda: next(typed, "1"))
    host = open_match(agree(GAME, seats, start=0), OpenDice(1), now=0)
    play(Session(host, speech_for("en", box, seats), screen, MatchFile(tmp_path / "one.saga")))
    for text in ("What do you bet?", "no reason to fold", "Paid is what", "wins", "Fingerprint"):
        assert text.casefold() in shown.getvalue().casefold()


def test_everybody_puts_in_an_ante_and_gets_a_card() -> None:  # D1
    s = ENGINE.new(2, open_luck(1), FIRST)
    assert [one.paid for one in s.players] == [1, 1]
    assert sum(s.deck) == 4


def test_a_raise_adds_two_and_then_four() -> None:  # D2
    s = hand(KING, QUEEN, KING, RAISE, CALL, CALL, RAISE)
    assert [one.paid for one in s.players] == [3, 7]


def test_there_are_two_raises_in_a_round() -> None:  # D3
    s = hand(KING, QUEEN, KING, RAISE, RAISE)
    assert ENGINE.legal(s) == [FOLD, CALL]


def test_nobody_folds_without_need() -> None:  # D4
    s = hand(KING, QUEEN, KING)
    assert ENGINE.legal(s) == [CALL, RAISE]
    ENGINE.apply(s, open_luck(0), RAISE)
    ENGINE.apply(s, open_luck(0), FOLD)
    assert ENGINE.scores(s) == [1, -1]
    assert s.players[0].shown == s.players[1].shown == -1


def test_a_pair_beats_the_higher_card() -> None:  # D5, D6
    s = hand(KING, QUEEN, QUEEN, CALL, CALL, RAISE, CALL)
    assert ENGINE.scores(s) == [-5, 5]


def test_equal_cards_share() -> None:  # D6
    s = hand(KING, KING, QUEEN, CALL, CALL, CALL, CALL)
    assert ENGINE.scores(s) == [0, 0]
