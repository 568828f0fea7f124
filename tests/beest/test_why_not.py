"""Why an action is not legal now: the rule, and what would make it legal."""

from __future__ import annotations

import pytest
from tests.beest.table import EDITION, GAME, Table

from heorot.core.words import Refusal
from heorot.games import load
from heorot.i18n import Speech

MET = "2 4, 4 silent, 1 4"
"""Seat 4 of four has three markers: it can be named."""


def refusal(table: Table, notation: str) -> Refusal:
    found = GAME.why_not(EDITION, table.seen(table.decides).s, GAME.actions.parse(notation))
    assert found is not None
    return found


SPEECH = Speech("en", load("beest"))


def told(table: Table, notation: str) -> str:
    found = refusal(table, notation)
    return f"{found.rule} {SPEECH.refusal(found)}"


def test_what_is_legal_is_not_refused() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met=MET)
    for notation in table.legal():
        action = GAME.actions.parse(notation)
        assert GAME.why_not(EDITION, table.seen(2).s, action) is None


@pytest.mark.rule("B18")
def test_caves_are_laid_after_the_question() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met=MET)
    assert told(table, "t-tm").startswith("B18 First say whether you announce anything")


@pytest.mark.rule("B6")
def test_caves_are_laid_once_a_turn() -> None:
    table = Table.at(4, turn=2, phase="after", beest="3", met=MET, passages="4")
    assert refusal(table, "t-tm") == Refusal("B6", "laid_already", {})


@pytest.mark.rule("B18")
def test_announcements_wait_until_all_caves_are_laid() -> None:
    table = Table.at(4, beest="3", passages="2 3")
    assert refusal(table, "on") == refusal(table, "@2") == refusal(table, "@silent")
    assert "the 4 caves left" in told(table, "on")
    table.play(next(iter(table.plan.values())))
    assert "the 3 caves left" in told(table, "on")


@pytest.mark.rule("B6")
def test_only_caves_of_the_hand_can_be_laid_and_each_once() -> None:
    table = Table.at(3, passages="2 3")
    table.s.hand[:3] = [1, 4, 7]
    assert refusal(table, "t-tm").reason == "not_in_hand"
    assert told(table, "t-tm").startswith("B6 You do not hold this cave: top → top/middle.")
    table.play("m-tb")
    assert refusal(table, "m-tb").reason == "chosen_already"


@pytest.mark.rule("B10")
def test_with_six_there_is_no_silent_one_to_name() -> None:
    met = "2 4, 4 5, 4 6, 1 4"
    table = Table.at(6, turn=2, phase="before", beest="3", met=met)
    assert refusal(table, "@silent") == Refusal("B10", "no_silent_one", {})


@pytest.mark.rule("B13")
def test_only_who_plays_and_has_all_markers_but_two_can_be_named() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met=MET)
    assert told(table, "@5") == "B13 There is no Player 5: only 4 are playing."
    assert refusal(table, "@6").reason == "no_such_seat"
    laying = Table.at(4, beest="3", passages="2 3")  # nor later in the turn
    assert refusal(laying, "@5").reason == "no_such_seat"
    assert told(table, "@3").endswith("0 markers received so far, and it takes exactly 3.")
    assert told(table, "@silent").startswith("B13 The Silent One cannot have a complete set")


@pytest.mark.rule("B14")
def test_nobody_names_oneself() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met=MET)
    assert refusal(table, "@2") == Refusal("B14", "not_yourself", {})
    laying = Table.at(4, turn=2, beest="3", passages="1 3")  # nor later in the turn
    assert refusal(laying, "@2") == Refusal("B14", "not_yourself", {})


@pytest.mark.rule("B14")
def test_the_beest_announces_nothing_of_whomever_and_whenever() -> None:
    table = Table.at(4, turn=3, phase="before", beest="3", met=MET)
    laying = Table.at(4, turn=3, beest="3", passages="1 2")
    for named in ("@1", "@2", "@3", "@4", "@silent"):
        assert refusal(table, named) == Refusal("B14", "beest_is_silent", {})
        assert refusal(laying, named) == Refusal("B14", "beest_is_silent", {})


@pytest.mark.rule("B15")
def test_when_the_match_is_over_nothing_can_be_played() -> None:
    table = Table.new(3).play_at_random()
    found = GAME.why_not(EDITION, table.s, 0)
    assert found is not None
    assert (found.rule, found.reason) == ("B15", "match_over")
