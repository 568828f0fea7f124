"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest
from tests.movie.table import BOXES, GAME, Table

from heorot.bots import play_on, seat_bot
from heorot.core.luck import Luck, open_luck
from heorot.engine.interpreted import Interpreted


def share_won(games: int, players: int, box: str) -> float:
    """The share of games that one greedy seat wins alone against random ones, seats rotated."""
    engine = Interpreted(GAME, GAME.load_box(box))
    won = 0
    for number in range(games):
        mine = number % players
        luck = open_luck(number)
        s = engine.new(players, luck)
        bots = [
            seat_bot("greedy" if seat == mine else "random", GAME, engine.edition, number, seat)
            for seat in range(players)
        ]
        for _ in play_on(engine, s, luck, bots):
            pass
        standings = engine.standings(s)
        won += all(standings[mine] > standings[seat] for seat in range(players) if seat != mine)
    return won / games


@pytest.mark.parametrize("box", BOXES)
def test_greedy_beats_random_players(box: str) -> None:
    assert share_won(6, 2, box) >= 0.95
    assert share_won(3, 3, box) >= 0.9
    assert share_won(4, 4, box) >= 0.75


@pytest.mark.full
@pytest.mark.parametrize("box", BOXES)
def test_greedy_wins_95_of_100_games_for_two_against_random(box: str) -> None:
    assert share_won(1000, 2, box) >= 0.95


def chosen(table: Table) -> str:
    """What greedy does for whoever decides; it leaves the table as it is."""
    seat = table.s.decider
    seen = GAME.seen(table.s, seat).s
    before = seen.to_bytes()
    choices = table.engine.choices(table.s)
    action = GAME.greedy(table.box, seen, seat, Luck(), choices, len(choices))
    assert seen.to_bytes() == before
    return GAME.actions.notation(action)


ROWS = """
phase = "playing"
board = ["1:beowulf . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . 2:beowulf"]
[[seat]]
hand = [%s]
[[seat]]
"""


def test_boons_go_to_the_own_figures_and_perils_to_those_of_others() -> None:
    table = Table.of(ROWS % '"+6 #1"')
    table.play(chosen(table))
    assert chosen(table)[0] == "a" or chosen(table)[1] == "1"
    table = Table.of(ROWS % '"-6 #1"')
    table.play(chosen(table))
    assert chosen(table)[0] == "e" or chosen(table)[1] == "5"


def test_the_better_tile_is_played() -> None:
    assert chosen(Table.of(ROWS % '"+6 #1", "+1 #1"')) == "+6"
    assert chosen(Table.of(ROWS % '"-6 #1", "+1 #1"')) == "-6"


def test_a_treasure_is_cashed_when_that_brings_more() -> None:
    table = Table.of(ROWS % '"treasure+1 #1"').play("tr+1")
    assert chosen(table) == "cash"


def test_a_valuable_figure_is_placed_where_boons_are() -> None:
    table = Table.of(
        'board = ["+6 +6 . +5 +5", ". . +4 . .", ". . mead+4 . .", ". . . . .", ". . . . ."]'
        "\n[[seat]]\n[[seat]]\n"
    )
    assert chosen(table) == "*4"
    assert chosen(table.play("*4")) == "c1"


def test_what_hurts_is_removed_and_what_helps_is_not() -> None:
    board = 'board = ["1:beowulf . . %s .", ". . . . .", ". . . . .", ". . . . .", ". . . . %s"]\n'
    text = 'phase = "playing"\n' + board + '[[seat]]\nhand = ["%s #1"]\n[[seat]]\n'
    table = Table.of(text % ("temptation-1", ".", "valor+3")).play("va+3", "b1")
    assert chosen(table) == "d1"
    table = Table.of(text % ("valor+3", ".", "temptation-1")).play("te-1", "c3")
    assert chosen(table) == "no"
