"""Others who are only imagined: of two minds, each of them throughout one world."""

from __future__ import annotations

import pytest
from tests.legend.table import BOX, Table

from heorot.core.luck import Luck, open_luck, start_stream
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.legend.plain import hand, plain
from heorot.games.legend.rules.choices import ACTIONS
from heorot.games.legend.rules.course import legal

LEGEND = load("legend")
WORLDS = 40


def luck_of_world(number: int) -> Luck:
    """As a search gives it to imagined players."""
    luck = open_luck(1)
    luck.key[0] = number
    start_stream(luck, number)
    return luck


def by_hand(table: Table, luck: Luck) -> str:
    """What somebody imagined does."""
    seen, choices = table.seen(table.decides), [0] * ACTIONS
    count = legal(BOX, seen, choices)
    action = hand(BOX, seen, table.decides - 1, luck, choices, count, [0] * count)
    assert seen == table.seen(table.decides), "it leaves no trace"
    assert action in choices[:count]
    return table.words(action)


def plainly(table: Table) -> str:
    """What a plain player does."""
    seen, choices = table.seen(table.decides), [0] * ACTIONS
    count = legal(BOX, seen, choices)
    return table.words(plain(BOX, seen, table.decides - 1, luck_of_world(0), choices, count))


@pytest.mark.rule("L15")
def test_a_plain_player_bids_by_the_spaces_alone() -> None:
    """Good sense bids one symbol here: the other has nothing that matches."""
    table = Table.at("Sea Hag's Attack", "3 fighting, beowulf", "3 travelling")
    bid = []
    while table.phase == "bidding" and table.decides == 1:
        bid.append(plainly(table))
        table.play(bid[-1])
    assert len(bid) > 2


@pytest.mark.rule("L8")
def test_a_plain_player_risks_with_two_scratches() -> None:
    assert plainly(Table.at("March to the Barrow", "wound, 2 scratches", "")) == "risk"


def test_in_one_world_everybody_stays_of_one_mind() -> None:
    """However many numbers are drawn meanwhile; and in many worlds both minds are found."""
    table = Table.at("Sea Hag's Attack", "3 fighting, beowulf", "3 travelling").play("fighting")
    chosen = []
    for number in range(WORLDS):
        luck = luck_of_world(number)
        first = by_hand(table, luck)
        for _ in range(5):
            start_stream(luck, number + 1)
            assert by_hand(table, luck) == first
        chosen.append(first)
    assert set(chosen) == {plainly(table), "commit"}
    assert WORLDS // 4 < chosen.count("commit") < 3 * WORLDS // 4


@pytest.mark.parametrize(
    ("players", "advanced", "scores"), [(2, 0, [20, 3]), (2, 1, [-8, 42]), (5, 1, [33, 7, 7, 8, 5])]
)
def test_plain_players_stay_as_they_are(players: int, advanced: int, scores: list[int]) -> None:
    """How strong a search is, is measured among them (`bench/former`)."""
    engine, luck = Interpreted(LEGEND), open_luck(8)
    s = engine.new(players, luck, advanced=advanced)
    while s.decider >= 0:
        choices = engine.choices(s)
        seen = LEGEND.seen(s, s.decider).s
        engine.apply(s, luck, plain(BOX, seen, s.decider, luck, choices, len(choices)))
    assert engine.scores(s) == scores
