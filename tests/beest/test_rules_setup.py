"""Stacks, the pile, hideouts: B1 to B3."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.beest.table import CAVES, Table, everybody, is_passage, words

from heorot.core.luck import open_luck, pick
from heorot.games.beest.rules.caves import fits, has_passage
from heorot.games.beest.rules.state import NONE, State

PLAYERS = [3, 4, 5, 6]


# B1: stacks.


@pytest.mark.rule("B1", "B10")
@pytest.mark.parametrize(("players", "participants"), [(3, 4), (4, 5), (5, 6), (6, 6)])
def test_each_participant_has_one_stack_and_one_of_them_is_black(
    players: int, participants: int
) -> None:
    for seed in range(5):
        s = Table.new(players, seed=seed).s
        assert sorted(one.stack for one in s.players[:participants]) == list(range(participants))
        assert [one.stack for one in s.players[participants:]] == [NONE] * (6 - participants)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", PLAYERS)
def test_luck_deals_the_stacks_and_each_may_get_the_black_one(players: int) -> None:
    count = len(everybody(players))
    holders: Counter[int] = Counter()
    for seed in range(200):
        s = Table.new(players, seed=seed).s
        left = list(range(count))
        for one in range(count):
            stack = left.pop(pick(open_luck(seed), 3, len(left), len(left)))
            assert s.players[one].stack == stack
            if stack == 0:
                holders[one] += 1
    assert set(holders) == set(range(count))
    assert min(holders.values()) > 200 / count / 3


@pytest.mark.rule("B1", "B17")
def test_a_player_looks_at_the_own_stack_only_and_nobody_at_the_silent_ones() -> None:
    table = Table.new(3, seed=2)
    seen = table.events("sees_stack")
    assert [line.split()[1] for line in seen] == ["1", "2", "3"]
    assert [line.rpartition(" ")[2] for line in seen] == ["1", "2", "3"]  # each alone
    assert [one.known_to for one in table.s.players] == [1, 2, 4, 0, 0, 0]
    for seat in (1, 2, 3):
        assert [str(seat), table.view(seat).own.stack] == seen[seat - 1].split(",")[0].split()[1:]
        assert table.received(seat) == {}


@pytest.mark.rule("B1", "B11")
def test_black_markers_are_given_from_the_highest_number_of_heads_down() -> None:
    table = Table.at(4, beest="1", passages="2").lay()
    assert "receives 2 1 black 4, to 2" in table.events()
    table = Table.at(4, beest="1", met="1 2", passages="3").lay()
    assert "receives 3 1 black 3, to 3" in table.events()
    table = Table.at(4, beest="1", met="1 2, 1 3", passages="4").lay()
    assert "receives 4 1 black 2, to 4" in table.events()


# B2: nobody has caves.


@pytest.mark.rule("B2")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_starts_with_caves_and_the_pile_has_three_of_each(players: int) -> None:
    table = Table.new(players)
    assert all(not table.row(one) for one in everybody(players))
    drawn = Counter(table.hand())
    assert [table.s.pile[k] + drawn[CAVES[k]] for k in range(9)] == [3] * 9
    assert (table.s.expedition, table.s.round, table.turn, table.phase) == (1, 1, 1, "laying")
    assert table.s.hand[table.s.hand_size :] == [NONE] * (5 - table.s.hand_size)
    assert all(one.row == [NONE] * 7 for one in table.s.players)
    assert all(one.shown == NONE for one in table.s.players)
    assert (table.s.ender, table.s.beest) == ([NONE] * 5, [NONE] * 5)


@pytest.mark.rule("B2", "B17")
def test_rows_and_hands_are_open_to_all() -> None:
    table = Table.at(3)
    public = table.view(0).public
    rows = [tuple(map(words, table.row(one))) for one in everybody(3)]
    assert [one.row for one in public.participants] == rows
    assert [card.name for card in public.hand] == [words(cave) for cave in table.hand()]
    assert public.pile == 15


# B3: hideouts and passages.


@pytest.mark.rule("B3")
@pytest.mark.parametrize("left", CAVES)
def test_two_caves_fit_if_an_exit_meets_the_entrance(left: str) -> None:
    for right in CAVES:
        assert fits(CAVES.index(left), CAVES.index(right)) == (right[0] in left[2:])


def row_of(*caves: str) -> bool:
    """Whether such a row has a passage, by the rules."""
    one = State().players[0]
    for cave in caves:
        one.row[one.length] = CAVES.index(cave)
        one.length += 1
    assert has_passage(one) == is_passage(list(caves))
    return has_passage(one)


@pytest.mark.rule("B3")
def test_three_fitting_caves_are_a_passage() -> None:
    assert row_of("m-tm", "t-mb", "b-tm")
    assert not row_of("m-tm", "t-mb", "t-tm")
    assert not row_of("m-tm", "b-tm", "t-tm")


@pytest.mark.rule("B3")
@pytest.mark.parametrize("caves", [(), ("t-tm",), ("t-tm", "t-tm")])
def test_fewer_than_three_caves_are_none(caves: tuple[str, ...]) -> None:
    assert not row_of(*caves)


@pytest.mark.rule("B3")
def test_the_hideout_is_the_rightmost_three_of_a_longer_row() -> None:
    assert row_of("b-tm", "b-tm", "m-tm", "t-mb", "b-tm")
    assert not row_of("m-tm", "t-mb", "b-tm", "b-tm")


@pytest.mark.rule("B3")
@pytest.mark.parametrize("first", CAVES)
def test_every_row_of_three_is_a_passage_or_none_as_the_book_says(first: str) -> None:
    assert {row_of(first, second, third) for second in CAVES for third in CAVES} == {True, False}


@pytest.mark.rule("B3", "B4")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_row_exceeds_seven_caves_and_six_players_reach_it(players: int) -> None:
    longest = 0
    table = Table.new(players, seed=4)
    while table.s.decider >= 0 and table.s.round < 6:
        table.play("on" if "on" in table.legal() else table.legal()[0])
        own = table.events("takes_own")
        longest = max(longest, len(own) + 2, *(len(table.row(one)) for one in everybody(players)))
    assert longest == {3: 4, 4: 5, 5: 6, 6: 7}[players]
