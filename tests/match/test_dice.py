"""Dice: how fair ones come about, what they depend on, and what is refused at once."""

from __future__ import annotations

import doctest
import json
from dataclasses import replace
from typing import Any

import pytest
from tests.fair import SALT, SECRET, fair

import heorot.match.opening
from heorot.core.documents import Section
from heorot.core.errors import HeorotError
from heorot.games import load
from heorot.match import FairDice, Number, OpenDice, Opening, Seat, Table, Terms, agree

SEATS = (Seat("Ann"), Seat("Robin", bot="greedy"), Seat("Ben"))
ANN, BEN = Number(7, SALT), Number(-3, SALT)
TERMS = agree("hoard", SEATS)


def begun() -> Opening:
    return Opening(TERMS, SECRET)


def committed() -> Opening:
    opening = begun()
    opening.commit(2, BEN.commitment(opening.commitment, 2))
    opening.commit(0, ANN.commitment(opening.commitment, 0))
    return opening


# What dice depend on.


def test_fair_dice_depend_on_the_secret_and_on_every_number_and_its_salt() -> None:
    other_salt = FairDice(SECRET, (ANN, Number(-3, bytes(16))))
    all_dice = [fair(7, -3), fair(7, -4), fair(-3, 7), fair(7, -3, secret=bytes(32)), other_salt]
    assert fair(7, -3).luck().key == fair(7, -3).luck().key
    assert len({tuple(dice.luck().key) for dice in all_dice}) == len(all_dice)


def other_terms() -> dict[str, Terms]:
    hoard = load("hoard")
    box = (hoard.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    return {
        "game": agree("movie", SEATS),
        "rules": agree(replace(hoard, version=99), SEATS),
        "box": agree(hoard, SEATS, edition=hoard.parse_box(box.replace("value = 1", "value = 9"))),
        "origin": agree(hoard, SEATS, edition=hoard.parse_box(box.replace('"X"', '"R"'))),
        "name": agree(hoard, [Seat("Anna"), *SEATS[1:]]),
        "swapped": agree(hoard, SEATS[::-1]),
        "bot": agree(hoard, [SEATS[0], Seat("Robin", bot="random"), SEATS[2]]),
        "start": agree(hoard, SEATS, start=0),
    }


def test_the_commitment_covers_the_secret_and_all_that_was_agreed() -> None:
    found = {fair().commitment(terms) for terms in (TERMS, *other_terms().values())}
    found.add(fair(secret=bytes(32)).commitment(TERMS))
    assert len(found) == len(other_terms()) + 2
    assert fair(1, 2).commitment(TERMS) == fair(3, 4).commitment(TERMS) == begun().commitment


def test_the_commitment_covers_the_options() -> None:
    option = next(iter(load("legend").options))
    commitments = {
        fair().commitment(agree("legend", SEATS, options={option: value}))
        for value in load("legend").options[option]
    }
    assert len(commitments) == len(load("legend").options[option])


def test_what_was_not_said_is_filled_in() -> None:
    legend = load("legend")
    defaults = {name: values[0] for name, values in legend.options.items()}
    said = agree(legend, SEATS, edition=legend.load_box(), options=defaults)
    assert agree("legend", SEATS).to_bytes() == said.to_bytes()


# The opening.


def test_numbers_are_opened_only_when_everybody_has_committed_to_one() -> None:
    opening = begun()
    assert (opening.stage, opening.waits_for) == ("commit", [0, 2])
    opening.commit(0, ANN.commitment(opening.commitment, 0))
    with pytest.raises(HeorotError, match=r"seat 1 cannot open now; .*'commit'.* waits for 3"):
        opening.open(0, ANN)
    opening.commit(2, BEN.commitment(opening.commitment, 2))
    assert (opening.stage, opening.waits_for) == ("open", [0, 2])
    with pytest.raises(HeorotError, match="no dice yet"):
        _ = opening.dice
    opening.open(2, BEN)
    opening.open(0, ANN)
    assert (opening.stage, opening.waits_for) == ("done", [])
    assert opening.dice == fair(7, -3)
    assert opening.commitment == opening.dice.commitment(TERMS)
    Table("hoard", SEATS, opening.dice, now=0)


@pytest.mark.parametrize("number", [Number(8, SALT), Number(7, bytes(16)), BEN])
def test_nobody_opens_another_number_than_the_one_committed_to(number: Number) -> None:
    opening = committed()
    with pytest.raises(HeorotError, match="seat 1 committed to another number"):
        opening.open(0, number)
    opening.open(0, ANN)


def test_a_commitment_cannot_be_copied_from_a_neighbour_or_from_another_match() -> None:
    mine = ANN.commitment(begun().commitment, 0)
    assert mine != ANN.commitment(begun().commitment, 2)
    assert mine != ANN.commitment(Opening(TERMS, bytes(32)).commitment, 0)


def test_nobody_commits_twice_and_no_bot_at_all() -> None:
    opening = begun()
    mine = ANN.commitment(opening.commitment, 0)
    opening.commit(0, mine)
    for seat in (0, 1, 3, -1):
        with pytest.raises(HeorotError, match="cannot commit now"):
            opening.commit(seat, mine)
    opening = committed()
    opening.open(0, ANN)
    with pytest.raises(HeorotError, match="cannot open now"):
        opening.open(0, ANN)


@pytest.mark.parametrize("commitment", ["", "7", "A" * 64, "0" * 63, "0" * 64 + "\n"])
def test_only_a_hash_is_a_commitment(commitment: str) -> None:
    with pytest.raises(HeorotError, match="no commitment"):
        begun().commit(0, commitment)


def test_bots_alone_need_no_opening() -> None:
    opening = Opening(agree("hoard", [Seat("A", "greedy"), Seat("B", "greedy")]), SECRET)
    assert opening.stage == "done"
    assert opening.dice == fair()


def test_an_opening_can_be_put_away_at_any_stage_and_taken_up_again() -> None:
    half = committed()
    half.open(2, BEN)
    for opening in (begun(), committed(), half):
        text = json.dumps(opening.document())
        again = Opening.read(TERMS, Section(json.loads(text)))
        assert (again.stage, again.waits_for) == (opening.stage, opening.waits_for)
        assert again.document() == opening.document()


def test_an_opening_that_was_tampered_with_is_not_taken_up_again() -> None:
    half = committed()
    half.open(2, BEN)
    document = half.document()
    document["people"][0]["number"] = 5
    with pytest.raises(HeorotError, match="another number"):
        Opening.read(TERMS, Section(document))
    document = begun().document() | {"secret": "00"}
    with pytest.raises(HeorotError, match="32 bytes"):
        Opening.read(TERMS, Section(document))


# What is refused at once.


@pytest.mark.parametrize("seed", [1.5, 2.0, True, "7", None, 1 << 63, -(1 << 63) - 1])
def test_a_seed_is_a_whole_number_that_a_file_can_hold(seed: Any) -> None:
    with pytest.raises(HeorotError, match="whole number of 64 bits"):
        OpenDice(seed)
    with pytest.raises(HeorotError, match="whole number of 64 bits"):
        Number(seed, SALT)


@pytest.mark.parametrize("salt", [b"", bytes(15), "0" * 16])
def test_a_salt_has_its_length(salt: Any) -> None:
    with pytest.raises(HeorotError, match="16 bytes"):
        Number(1, salt)


@pytest.mark.parametrize("secret", [b"", b"abc", "0" * 32, bytes(33)])
def test_a_secret_has_its_length(secret: Any) -> None:
    with pytest.raises(HeorotError, match="32 bytes"):
        FairDice(secret, ())


def test_fair_dice_hold_a_number_of_every_person() -> None:
    for dice in (fair(7), fair(7, 7, 7), fair()):
        with pytest.raises(HeorotError, match="a number from everybody; people: 2"):
            Table("hoard", SEATS, dice, now=0)
    numbers: Any = (7, -3)
    with pytest.raises(HeorotError, match="with their salts"):
        FairDice(SECRET, numbers)


def test_a_table_takes_no_box_of_another_game() -> None:
    with pytest.raises(HeorotError, match="a box of movie is no box of hoard"):
        Table("hoard", SEATS, OpenDice(1), edition=load("movie").load_box(), now=0)


@pytest.mark.parametrize("start", [0.0, True, "1"])
def test_the_seat_that_begins_is_a_whole_number(start: Any) -> None:
    with pytest.raises(HeorotError, match="not a whole number"):
        Table("hoard", SEATS, OpenDice(1), start=start, now=0)


def test_an_option_is_a_whole_number() -> None:
    option: Any = {next(iter(load("legend").options)): True}
    with pytest.raises(HeorotError, match="not a whole number"):
        Table("legend", SEATS, OpenDice(1), options=option, now=0)


@pytest.mark.parametrize("name", ["", " ", "\x1b[2J", "a\nb", "\u202ennA", "x" * 101])
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(HeorotError, match="cannot be a name"):
        Seat(name)


def test_the_example_of_an_opening_works() -> None:
    assert doctest.testmod(heorot.match.opening) == (0, 10)
