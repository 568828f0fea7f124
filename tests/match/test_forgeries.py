"""Whatever is changed in a finished match, the file is refused or its fingerprint is another.

Somebody clumsy edits the file. Somebody who has this program makes a file that holds together; only
the fingerprint that the players have noted down tells it from the true one.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from tests.fair import fair

from heorot.core.edition import Edition
from heorot.core.errors import BadFile
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.match import Clock, Seat, Table, saga
from heorot.match.fingerprint import fingerprint

SEATS = (Seat("Ann"), Seat("Ben"))
HOARD = load("hoard")


def finish(table: Table, seed: int) -> Table:
    rng = random.Random(seed)
    while not table.is_over:
        table.play(rng.choice(table.legal), now=0)
    return table


def own_box(origin: str = "X") -> Edition:
    """An owner's box; where its figures come from changes nothing in the rules."""
    text = (HOARD.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    return HOARD.parse_box(text.replace('= "X"', f'= "{origin}"'))


def new(seats: Sequence[Seat] = SEATS, edition: Edition | None = None) -> Table:
    clock = Clock(allowance=600, increment=5)
    return Table(HOARD, seats, fair(7, -3), edition=edition or own_box(), clock=clock, now=0)


@cache
def true_match() -> Table:
    return finish(new(), 1)


def replayed(table: Table, count: int | None = None) -> Table:
    """The moves of the true match at another table."""
    for action in true_match().actions[:count]:
        table.play(action, now=0)
    return table


def with_other_last_moves() -> Table:
    return finish(replayed(new(), len(true_match().actions) - 10), 2)


def with_swapped_names() -> Table:
    return replayed(new(seats=SEATS[::-1]))


def with_another_origin() -> Table:
    return replayed(new(edition=own_box("R")))


def with_something_taken_back() -> Table:
    table = replayed(new())
    table.taken_back = 1
    return table


def with_another_clock() -> Table:
    table = replayed(new())
    assert table.clock
    table.clock.used[SeatIndex(0)] = 1000.0
    return table


FORGERIES: dict[str, Callable[[], Table]] = {
    "other last moves": with_other_last_moves,
    "swapped names": with_swapped_names,
    "another origin in the box": with_another_origin,
    "something taken back": with_something_taken_back,
    "another clock": with_another_clock,
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_match_that_holds_together_has_another_fingerprint(name: str) -> None:
    forged = FORGERIES[name]()
    assert saga.parse(saga.dump(forged, now=0), now=0).moves == forged.moves
    assert fingerprint(forged) != fingerprint(true_match())


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_match_with_the_true_result_is_refused(name: str) -> None:
    forged, true = saga.dump(FORGERIES[name](), now=0), saga.dump(true_match(), now=0)
    head, result, _ = forged.partition("[result]")
    text = head + result + true.partition("[result]")[2]
    with pytest.raises(BadFile, match=r"^result\."):
        saga.parse(text, now=0)


def test_the_dice_of_a_match_fit_no_other_names_box_or_settings() -> None:
    true = saga.dump(true_match(), now=0)
    for old, new_ in (
        ('name = "Ann"', 'name = "Eve"'),
        ('= \\"X\\"', '= \\"R\\"'),
        ("start = 0", "start = 1"),
    ):
        assert old in true
        with pytest.raises(BadFile, match=r"commitment: .* do not hash to it"):
            saga.parse(true.replace(old, new_, 1), now=0)


def test_a_move_taken_out_of_the_middle_is_noticed() -> None:
    text = saga.dump(true_match(), now=0)
    lines = re.findall(r'^  .*"\d: [^\n]*\n', text, re.MULTILINE)
    assert len(lines) > 20
    for line in lines[3:-3:4]:
        for forged in (text.replace(line, "", 1), text.replace(line, line + line, 1)):
            with pytest.raises(BadFile, match="moves"):
                saga.parse(forged, now=0)


@pytest.mark.parametrize(
    ("old", "new_", "problem"),
    [
        (r"increment = 5000", "increment = -5000", r"clock\.increment: -5000 is not"),
        (r"allowance = 600000", "allowance = -1", r"clock\.allowance: -1 is not"),
        (r"used = .*", "used = [-99999999999999, 0]", r"clock\.used\[1\]: "),
        (r"rules = 2\n", "rules = 2\ntaken_back = -1\n", "taken_back: -1 is not"),
        (r"rules = 2\n", "rules = 2\ntaken_back = 3\n", r"result\.fingerprint: the match gives"),
        (r"used = .*", "used = [0, 99]", r"result\.fingerprint: the match gives"),
    ],
)
def test_what_the_moves_do_not_tell_is_covered_too(old: str, new_: str, problem: str) -> None:
    text, count = re.subn(old, new_, saga.dump(true_match(), now=0), count=1)
    assert count
    with pytest.raises(BadFile, match=problem):
        saga.parse(text, now=0)


def test_the_fingerprint_of_a_match_stays_the_same() -> None:
    text = saga.dump(true_match(), now=0)
    assert re.fullmatch(r"([0-9a-f]{4}-){7}[0-9a-f]{4}", fingerprint(true_match()))
    assert fingerprint(true_match()) in text
    assert fingerprint(saga.parse(text, now=0)) == fingerprint(finish(new(), 1))


def test_the_fingerprint_is_pinned() -> None:
    """Whoever noted one down can check it with every later version that reads the file."""
    table = Table("beest", [*SEATS, Seat("Robin", bot="greedy")], fair(7, -3), start=0, now=0)
    while not table.is_over:
        table.play(table.legal[0], now=0)
    assert fingerprint(table) == "f032-c7b0-81d8-832e-96dc-1506-2468-4480"
