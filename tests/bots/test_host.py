"""The host of a table: bots play, people get chairs, files are written when something is new."""

from __future__ import annotations

import pytest
from tests.fair import fair
from tests.match.tables import ANN, BEN, PEOPLE, play_some, table
from tests.match.test_at_once import LEGEND, NO_BLUFF, bidding

from heorot.bots.driving import Host, open_match
from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY, load
from heorot.match import Clock, OpenDice, Seat, Table, agree, saga

BOTS = (Seat("Ann"), Seat("Robin", bot="greedy"), Seat("Wiglaf", bot="random"))


def test_bots_play_until_only_people_are_waited_for() -> None:
    host = Host(table(BOTS))
    ann = host.chair(ANN)
    assert host.people == (ANN,)
    acted = set()
    while not ann.is_over:
        ann.play(ann.legal[0], now=0)
        acted |= set(host.play_bots(now=0))
        assert ann.is_asked or ann.is_over
    assert acted == {1, 2}


@pytest.mark.parametrize("name", REGISTRY)
def test_the_same_seed_lets_bots_play_the_same_match(name: str) -> None:
    seats = [Seat(f"{number}", bot="random") for number in range(3)]
    tables = [Table(name, seats, OpenDice(3), now=0) for _ in range(2)]
    for one in tables:
        assert len(list(Host(one).play_bots(now=0))) == len(one.moves)
    assert tables[0].is_over
    assert tables[0].moves == tables[1].moves


def test_bots_answer_what_all_are_asked_at_the_same_time() -> None:
    seats = [Seat(f"{number}", bot="greedy") for number in range(4)]
    one = Table(LEGEND, seats, OpenDice(1), options=NO_BLUFF, now=0)
    list(Host(one).play_bots(now=0))
    assert one.is_over
    waits = bidding()
    assert list(Host(waits).play_bots(now=0))[-1] == 4
    assert waits.ready == (4,)
    assert set(waits.waited_for) == {0, 1, 2, 3}


def test_time_that_somebody_has_thought_is_written_though_nothing_was_played() -> None:
    written: list[str] = []

    def write(table: Table, now: float) -> bool:
        written.append(saga.dump(table, now))
        return False

    host = Host(Table("hoard", BOTS, OpenDice(1), start=0, clock=Clock(60), now=0), write)
    for now in (0, 25):
        host.save(now)
    again = saga.parse(written[-1], now=1000).chair(ANN).clock(1000)
    assert again == (35, 60, 60)


def test_a_match_is_written_when_something_has_happened() -> None:
    written: list[tuple[int, float]] = []
    one = table(BOTS[:2])

    def write(table: Table, now: float) -> bool:
        written.append((len(table.moves), now))
        return now == 4

    host = Host(one, write)
    ann = host.chair(ANN)
    assert not host.save(1)
    assert not host.save(2)
    ann.play("pile", now=3)
    assert host.save(4)
    ann.undo([], now=5)
    assert not host.save(6)
    assert not host.save(7)
    assert written == [(0, 1), (1, 4), (0, 6)]


def test_what_could_not_be_written_is_written_later() -> None:
    tries: list[float] = []

    def write(_: Table, now: float) -> bool:
        tries.append(now)
        if now < 3:
            raise OSError("no room")
        return False

    host = Host(table(), write)
    for now in (1, 2):
        with pytest.raises(OSError, match="no room"):
            host.save(now)
    host.save(3)
    host.save(4)
    assert tries == [1, 2, 3]


def test_the_last_person_is_known_also_by_an_answer_that_waits() -> None:
    assert Host(table()).last_person is None
    one = play_some(table(BOTS), 30)
    assert Host(one).last_person == ANN
    bids = bidding()
    *_, last = [seat for seat in bids.waited_for if seat < 4]
    bids.chair(last).play("done", now=0)
    assert Host(bids).last_person == last


def test_fair_dice_are_shown_when_the_match_is_over() -> None:
    hoard = load("hoard")
    dice = fair(1, 2, 3)
    edition = hoard.load_box()
    host = open_match(agree(hoard, PEOPLE, edition=edition, start=0), dice, now=0)
    assert [host.dice, Host(table()).dice] == [None, OpenDice(1)]
    chairs = [host.chair(SeatIndex(seat)) for seat in range(3)]
    while not chairs[0].is_over:
        chair = next(one for one in chairs if one.is_asked)
        chair.play(chair.legal[-1], now=0)
    assert host.dice == dice
    assert len(host.fingerprint) == 39


# A story.


def test_only_a_match_that_is_over_is_looked_at_again() -> None:
    with pytest.raises(HeorotError, match="not over"):
        Host(table()).story()


@pytest.mark.full
def test_a_story_is_told_from_every_chair_at_every_point() -> None:
    whole = play_some(table(), 5000)
    story = Host(whole).story()
    assert (story.number, story.count, story.last()) == (0, len(whole.moves), None)
    points, silent = range(0, story.count + 1, 7), 0
    for number in points:
        story.go_to(number)
        assert story.number == number
        for reader in (SPECTATOR, ANN, BEN):
            log = story.chair(reader).log()
            assert log == whole.at(number).chair(reader).log()
            told = story.told(reader)
            assert told == log[len(log) - len(told) :]
            assert len(told) <= 1
        if last := story.last():
            assert (last[0], last[1].id) == whole.moves[number - 1]
            silent += not any(one.events for one in story.told(SPECTATOR))
    assert silent > 5
    story.go_to(-3)
    assert story.number == 0
    story.go_to(1 << 40)
    assert story.number == story.count


def test_a_story_goes_on_to_the_next_event_of_a_name() -> None:
    story = Host(play_some(table(), 5000)).story()
    turns = 0
    while (number := story.next_of({"turn_begins"})) < story.count:
        story.go_to(number)
        assert "turn_begins" in {e.name for entry in story.told(SPECTATOR) for e in entry.events}
        turns += 1
    assert turns > 20
