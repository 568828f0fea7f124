"""Saga files: a match comes back as it was, lies are found, secrets are sealed."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path

import pytest
from tests.fair import fair
from tests.match.test_at_once import bidding

from heorot.core.errors import BadFile
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.i18n import languages
from heorot.i18n.program import explained
from heorot.match import Clock, FairDice, OpenDice, Seat, Table, saga

SEATS = (Seat("Ann"), Seat("Robin", bot="greedy"), Seat("Ünal «Ü»"))
FAIR = fair(7, -3)


def played(actions: int, dice: OpenDice | FairDice = FAIR) -> Table:
    table = Table("hoard", SEATS, dice, now=0)
    rng = random.Random(2)
    while actions and not table.is_over:
        table.play(rng.choice(table.legal), now=0)
        actions -= 1
    return table


@pytest.mark.parametrize("dice", [FAIR, OpenDice(5)])
@pytest.mark.parametrize("actions", [0, 1, 77, 5000])
def test_a_match_comes_back_as_it_was(actions: int, dice: OpenDice | FairDice) -> None:
    table = played(actions, dice)
    again = saga.parse(saga.dump(table, now=0), now=0)
    assert again.secret_digest == table.secret_digest
    assert again.moves == table.moves
    assert (again.seats, again.dice, again.start) == (table.seats, table.dice, table.start)
    assert saga.dump(again, now=0) == saga.dump(table, now=0)


def test_an_unfinished_match_says_in_its_first_line_that_it_holds_secrets() -> None:
    table = played(77)
    text = saga.dump(table, now=0)
    assert "SECRETS" in text.splitlines()[0]
    assert table.dice == FAIR
    assert FAIR.secret.hex() not in text
    for notation in {table.game.actions.notation(action) for _, action in table.moves}:
        assert not re.search(rf'(^|[ "]){re.escape(notation)}([ "]|$)', text, re.MULTILINE)


def test_what_was_taken_back_is_told() -> None:
    table = Table("hoard", SEATS[::2], FAIR, start=0, now=0)
    table.play("pile", now=0)
    table.chair(SeatIndex(0)).undo([SeatIndex(1)], now=0)
    assert saga.parse(saga.dump(table, now=0), now=0).taken_back == 1


def test_a_saved_match_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.saga"
    saga.save(played(3), path, now=0)
    assert path.stat().st_mode & 0o777 == 0o600


def test_every_seed_can_be_written_down() -> None:
    for seed in (-(1 << 63), (1 << 63) - 1):
        assert saga.parse(saga.dump(played(1, OpenDice(seed)), now=0), now=0).dice == OpenDice(seed)


def test_answers_that_wait_for_others_are_kept() -> None:
    table = bidding()
    decider, *_, early = table.waited_for
    table.chair(early).play("done", now=0)
    table.chair(decider).play(table.chair(decider).legal[0], now=0)
    text = saga.dump(table, now=0)
    assert "waiting" not in text
    again = saga.parse(text, now=0)
    assert again.moves == table.moves
    assert again.waiting == table.waiting
    assert list(again.ready) == [early]
    assert saga.parse(saga.dump(bidding(), now=0), now=0).waiting == {}


def test_the_clock_is_kept() -> None:
    clock = Clock(allowance=60, increment=2.5)
    table = Table("hoard", SEATS[::2], FAIR, start=0, clock=clock, now=0)
    for _ in range(3):
        table.play(table.legal[-1], now=4.25)
    again = saga.parse(saga.dump(table, now=7.125), now=100).clock
    assert again is not None
    assert (again.allowance, again.increment) == (60, 2.5)
    seats = [SeatIndex(0), SeatIndex(1)]
    assert [again.left(seat, 100) for seat in seats] == [clock.left(seat, 7.125) for seat in seats]
    with pytest.raises(
        BadFile, match=r"clock\.used: expected as many whole numbers as there are seats, 2"
    ):
        saga.parse(re.sub(r"used = .*", "used = [1]", saga.dump(table, now=0)), now=0)


def test_nobody_has_used_less_than_no_time() -> None:
    clock = Clock(allowance=60, increment=5)
    text = saga.dump(Table("hoard", SEATS[::2], FAIR, clock=clock, now=0), now=0)
    with pytest.raises(BadFile, match=r"clock\.used\[2\]: -1 is not a whole number from 0"):
        saga.parse(re.sub(r"used = .*", "used = [0, -1]", text), now=0)


def test_a_position_is_not_taken_for_a_match() -> None:
    with pytest.raises(BadFile, match="looks like a position"):
        saga.parse('game = "hoard"\nrules = 2\n', now=0)


def test_a_finished_match_lies_open() -> None:
    text = saga.dump(played(5000), now=0)
    assert FAIR.secret.hex() in text
    assert "1: " in text
    assert "sealed" not in text


def test_an_owners_box_travels_inside(tmp_path: Path) -> None:
    game = load("hoard")
    text = (
        (game.folder / "boxes/standard.toml")
        .read_text(encoding="utf-8")
        .replace("value = 1\n", "value = 9\n", 1)
    )
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    table = Table("hoard", SEATS, FAIR, edition=game.load_box(own), now=0)
    own.unlink()
    again = saga.parse(saga.dump(table, now=0), now=0)
    assert again.edition.hash == table.edition.hash != game.load_box().hash


@pytest.mark.full
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("saga = 2", "saga = 1", "saga: the file has format 1; this program reads format 2"),
        ('game = "hoard"', 'game = "chess"', "game: no game 'chess'; the games are hoard"),
        ("rules = 2", "rules = 9", "rules: .*version 9 .*this program has version 2"),
        ('name = "Ann"', "name = 3", r"seat\[1\].name: 3 is not a text"),
        ("start = 0", "start = 7", "start: 7 is not a whole number from 0 to 3"),
        ('secret = "0001', 'secret = "ff01', "commitment: the dice, .* do not hash to it"),
        ('secret = "0001', 'secret = "zz01', "dice.secret: is not hexadecimal"),
        ('secret = "0001', 'secret = "01', "dice: .* is no secret or salt of 32 bytes"),
        ("numbers = [7, -3]", "numbers = [7, 4]", "moves|result"),
        ("numbers = [7, -3]", "numbers = [7]", "dice.salts: 2 entries; at most 1"),
        ("numbers = [7, -3]", "numbers = [7, 1.5]", r"dice.numbers\[2\]: 1.5 is not a whole"),
        ('salts = ["0001', 'salts = ["zz01', "dice.salts: expected a hexadecimal"),
        ('salts = ["0001', 'salts = ["01', "dice: .* is no secret or salt of 16 bytes"),
        ("scores = [", "scores = [9, ", "result.scores: the match gives"),
        ('fingerprint = "', 'fingerprint = "0', "result.fingerprint: the match gives"),
        ('box_hash = "', 'box_hash = "0', "box_hash: the match was played with the box 'standard'"),
        ('box = "standard"', 'box = "mine"', r"box_file: missing; .* \(standard\)"),
        ("saga = 2", "saga = 2\ncheat = true", "cheat: unknown key"),
    ],
)
def test_a_changed_file_is_refused_with_place_and_reason(old: str, new: str, problem: str) -> None:
    text = saga.dump(played(5000), now=0)
    assert old in text
    with pytest.raises(BadFile, match=problem):
        saga.parse(text.replace(old, new, 1), now=0)


def test_a_damaged_block_is_refused() -> None:
    text = saga.dump(played(30), now=0)
    match = re.search(r'sealed = "(.*)"', text)
    assert match
    for block in ("", "abc", match[1][:-8], match[1][::-1]):
        changed = text[: match.start(1)] + block.replace("\\", "") + text[match.end(1) :]
        with pytest.raises(BadFile, match="sealed"):
            saga.parse(changed, now=0)


def test_a_move_of_the_wrong_seat_or_an_illegal_one_is_named_with_its_line() -> None:
    text = saga.dump(played(5000), now=0)
    first = re.search(r'"(\d): ([^"]*)"', text)
    assert first
    with pytest.raises(BadFile, match=r"moves\[1\]: .* decides, not"):
        saga.parse(text.replace(f'"{first[1]}: ', f'"{int(first[1]) % 3 + 1}: ', 1), now=0)
    with pytest.raises(BadFile, match=r"moves\[1\]: .*H\d"):
        saga.parse(text.replace(first[0], f'"{first[1]}: end {first[2]}"', 1), now=0)


def test_why_a_move_of_a_file_is_refused_is_told_in_the_language() -> None:
    text = saga.dump(played(5000), now=0)
    first = re.search(r'"(\d): ([^"]*)"', text)
    assert first
    with pytest.raises(BadFile) as refused:
        saga.parse(text.replace(first[0], f'"{first[1]}: end {first[2]}"', 1), now=0)
    error = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 (our own)
    told = {language: explained(error, language) for language in languages()}
    assert told["en"] == str(refused.value)
    assert len(set(told.values())) == len(told)
    assert len({one.rpartition("(")[2] for one in told.values()}) == 1  # the rule
