"""Possible and impossible tables: where a position document is refused, and where not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.beest.table import EDITION, GAME, Table

from heorot.core.documents import to_toml
from heorot.core.errors import BadFile
from heorot.core.position import dump, parse
from heorot.games import load
from heorot.games.beest.rules.state import PHASES
from heorot.testing.cases import plain_cases
from heorot.testing.play import random_game

DOCS = Path(__file__).parents[2] / "docs/positions.md"
TEXT = DOCS.read_text(encoding="utf-8").split("\n## beest\n")[1].split("\n## ")[0]
EXAMPLE = TEXT.split("```toml\n")[1].split("```")[0]


def test_the_example_of_the_documentation_is_a_table() -> None:
    table = Table.of(EXAMPLE)
    assert table.legal() == ["t-tm", "b-tb"]
    assert parse(load, dump(GAME, EDITION, table.s)).s == table.s
    table.play("b-tb")
    assert len(table.events("lays")) == 3


def test_the_documentation_names_every_key_and_every_phase() -> None:
    keys: set[str] = set(PHASES)
    for case in plain_cases(GAME):
        for s in random_game(case, 1):
            doc = GAME.write_position(EDITION, s)
            keys |= set(doc)
            for part in (*doc["seat"], doc.get("silent", {}), *doc.get("ended", ())):
                keys |= set(part)
    assert {key for key in keys if f"`{key}`" not in TEXT} == set()
    assert len(keys) > 20


def laying() -> dict[str, Any]:
    """A table of three: seat 1 has met seat 3 and lays caves in round 5."""
    table = Table.at(3, beest="2", met="1 3", passages="2", expedition=2)
    return {"game": "beest", "rules": 1, **table.doc()}


def before() -> dict[str, Any]:
    """A table of four: seat 4 can be named."""
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 4, 4 silent, 1 4")
    return {"game": "beest", "rules": 1, **table.doc()}


def over(seed: int = 1) -> dict[str, Any]:
    """A match of three that is over."""
    return {"game": "beest", "rules": 1, **Table.new(3, seed=seed).play_at_random().doc()}


def refused(doc: dict[str, Any]) -> BadFile:
    with pytest.raises(BadFile) as found:
        parse(load, to_toml(doc))
    return found.value


def change(doc: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The document with another value at a path such as ``seat.0.stack``; None removes it."""
    *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
    part: Any = doc
    for step in steps:
        part = part[step]
    if value is None:
        del part[last]
    else:
        part[last] = value
    return doc


CAVE = "top top middle"


@pytest.mark.parametrize(
    ("path", "value", "place", "problem"),
    [
        ("expeditions", 6, "expeditions", "6 is not a whole number from 3 to 5"),
        ("expedition", 4, "expedition", "4 is not a whole number from 1 to 3"),
        ("round", 41, "round", "41 is not a whole number from 1 to 40"),
        ("turn", 4, "turn", "4 is not a whole number from 1 to 3"),
        ("start", 0, "start", "0 is not a whole number from 1 to 3"),
        ("phase", "drawing", "phase", "'drawing' is not one of over, before, laying, after"),
        ("hand", [], "hand", "0 caves; here it has 3 (B5)"),
        ("hand", ["left"] * 3, "hand[1]", "'left' is no cave; they are top top middle"),
        ("met", ["1 1"], "met[1]", "each pair exchanges once, and nobody alone (B8)"),
        ("met", ["1 3", "3 1"], "met[2]", "each pair exchanges once"),
        ("met", ["1 4"], "met[1]", "'4' does not take part; expected one of 1, 2, 3, silent"),
        ("met", ["1 2 3"], "met[1]", "is no meeting"),
        ("met", ["1 2", "2 3", "2 silent"], "met", "the Beest has given all its markers"),
        ("cleared", ["2"], "cleared", "'2' is the Beest"),
        ("cleared", ["3"], "cleared", "nobody has ended a turn with 2 markers and none of theirs"),
        ("cleared", ["7"], "cleared[1]", "'7' does not take part"),
        ("seat.0.stack", "black", "seat[1].stack", "expected each once: black, red, yellow, green"),
        ("seat.0.stack", "white", "seat[1].stack", "'white' is not one of"),
        ("seat.0.shown", None, "seat[1].shown", "expected each once"),
        ("seat.0.shown", "red", "seat[1].shown", "expected each once"),
        ("seat.1.row", [CAVE], "seat[2].row", "1 caves; in round 5, turn of seat 1"),
        ("silent.row", [], "silent.row", "0 caves; in round 5"),
        ("seat.1.chosen", [CAVE], "seat[2].chosen", "only who lays caves now chooses any (B6)"),
        ("seat", [], "seat", "0 tables; the game is for 3 to 6"),
        ("silent", None, "silent", "missing; expected a table"),
        ("ended", [], "ended", "0 expeditions; 1 have ended here (B15)"),
        ("ended.0.ending", "under_way", "ended[1].ending", "is not one of all_infected, own_win"),
        ("ended.0.beest", "9", "ended[1].beest", "'9' does not take part"),
        ("ended.0.by", "2", "ended[1].by", "is by somebody, or by nobody"),
        ("ended.0.points", [0, 0, 0], "ended[1].points", "expected 4 whole numbers"),
        ("ended.0.points", [0, 0, 1, 0], "ended[1].points", "cannot come of the ending abandoned"),
        ("phase", "after", "seat[2].row", "caves; in round 5, turn of seat 1, phase after"),
        ("wolves", 1, "wolves", "unknown key"),
        ("seat.0.wolves", 1, "seat[1].wolves", "unknown key"),
        ("ended.0.wolves", 1, "ended[1].wolves", "unknown key"),
    ],
)
def test_an_impossible_table_is_refused_with_its_place(
    path: str, value: object, place: str, problem: str
) -> None:
    found = refused(change(laying(), path, value))
    assert found.place == place
    assert problem in found.problem


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("phase", 7, "phase"),
        ("active", 5, "turn"),
        ("start", -1, "start"),
        ("decider", 1, "turn"),
        ("round", 41, "round"),
        ("expedition", 4, "expedition"),
        ("pile.0", 9, "seat"),
        ("pile_size", 0, "seat"),
        ("hand.4", 1, "hand"),
        ("players.4.row.0", 3, "seat[5].row"),
        ("players.4.length", 1, "seat"),
        ("players.0.points.4", 3, "ended"),
        ("players.5.points.0", 1, "ended"),
        ("ending.4", 1, "ended"),
        ("beest.0", -1, "ended[1].beest"),
        ("players.0.met", 0, "met"),
        ("players.0.order.0", 2, "met"),
        ("players.0.markers", 2, "met"),
        ("players.4.stack", 1, "seat[1].stack"),
        ("players.0.known_to", 1, "seat[1].stack"),
        ("cleared", 32, "cleared"),
        ("players.0.taken", 1, "seat[1].chosen"),
        ("players.0.choice.3", 2, "seat[1].chosen"),
    ],
)
def test_a_state_that_contradicts_itself_has_a_fault(path: str, value: int, place: str) -> None:
    """What no document can say: fields that repeat each other."""
    s = parse(load, to_toml(laying())).s
    *steps, last = path.split(".")
    part = s
    for step in steps:
        part = part[int(step)] if step.isdigit() else getattr(part, step)
    if last.isdigit():
        part[int(last)] = value
    else:
        setattr(part, last, value)
    assert place in {fault.place for fault in GAME.faults(EDITION, s)}


def test_the_beest_that_was_must_have_shown_black() -> None:
    doc = laying()
    doc["seat"][0]["shown"], doc["seat"][1]["shown"] = "red", "black"
    found = refused(doc)
    assert found.place == "seat[1].shown"
    assert "has shown black (B19)" in found.problem
    doc = change(change(laying(), "expedition", 1), "ended", [])
    assert "no expedition has ended yet (B19)" in refused(doc).problem


def test_there_are_no_more_caves_than_the_box_has() -> None:
    found = refused(change(laying(), "seat.1.row", [CAVE] * 4))
    assert "the box has 3 caves 'top top middle'; more lie here" in found.problem


def test_there_is_no_more_than_one_meeting_a_turn() -> None:
    doc = {"game": "beest", "rules": 1, **Table.at(3, turn=2, round=1, passages="").doc()}
    assert "2 meetings; in 1 turns there are" in refused(doc | {"met": ["1 2", "1 3"]}).problem


@pytest.mark.rule("B7", "B3")
def test_nobody_meets_before_a_row_can_have_three_caves() -> None:
    for turn in (2, 3):
        table = Table.at(3, turn=turn, round=1, passages="")
        doc = {"game": "beest", "rules": 1, **table.doc(), "met": ["1 2"]}
        problem = refused(doc).problem
        assert problem == f"1 meetings; in {turn - 1} turns there are at most 0 (B7)"
    table = Table.at(3, turn=1, round=2, passages="")
    doc = {"game": "beest", "rules": 1, **table.doc(), "met": ["3 silent"]}
    assert Table.of(to_toml(doc)).met == ["3 silent"]


def test_equal_caves_are_laid_without_asking() -> None:
    doc = laying()
    doc["hand"] = ["top top middle"] * 3
    for part in (*doc["seat"], doc["silent"]):
        part["row"] = [cave if cave != CAVE else "top middle bottom" for cave in part["row"]]
    found = refused(doc)
    assert found.place in ("hand", "seat")


def test_a_choice_takes_caves_of_the_hand_and_is_not_complete() -> None:
    doc = laying()
    elsewhere = next(
        cave
        for cave in ("top top middle", "top top bottom", "middle top middle", "bottom top middle")
        if cave not in doc["hand"]
    )
    found = refused(change(doc, "seat.0.chosen", [elsewhere]))
    assert "more than the hand has" in found.problem
    for chosen in (laying()["hand"][:2], laying()["hand"]):
        found = refused(change(laying(), "seat.0.chosen", chosen))
        assert "they are laid without asking (B6)" in found.problem


@pytest.mark.rule("B13")
def test_nobody_is_asked_without_somebody_to_name() -> None:
    found = refused(change(before(), "met", ["2 4", "1 4"]))
    assert found.place == "phase"
    assert "no other has received exactly 3 markers (B13)" in found.problem


@pytest.mark.rule("B7")
def test_a_meeting_is_not_left_out() -> None:
    doc = Table.at(
        4, turn=2, phase="after", beest="3", met="1 4, 1 silent, 1 2", passages="1"
    ).doc()
    doc = {"game": "beest", "rules": 1, **doc, "met": ["1 4", "1 silent", "1 3"]}
    assert "the exchange '2 1' is missing (B7)" in refused(doc).problem


@pytest.mark.rule("B11")
def test_who_has_given_all_markers_must_be_cleared() -> None:
    doc = laying() | {"met": ["1 2", "1 3", "1 silent"], "cleared": []}
    assert "'1' has given all markers and is missing (B11)" in refused(doc).problem
    assert Table.of(to_toml(doc | {"cleared": ["1"]})).doc()["cleared"] == ["1"]


@pytest.mark.rule("B11")
def test_whom_the_beests_last_marker_reaches_needs_not_be_cleared_any_more() -> None:
    met = "2 silent, 3 silent, 1 2, 1 3"
    table = Table.at(3, beest="1", met=met, cleared="2 3", passages="silent", expedition=3).lay()
    assert (table.phase, table.markers("1"), table.markers("silent")) == ("over", 3, 3)
    assert table.doc()["cleared"] == ["2", "3"]
    assert parse(load, dump(GAME, EDITION, table.s)).s == table.s


@pytest.mark.rule("B12")
def test_who_can_have_been_cleared_is_accepted() -> None:
    doc = laying() | {"met": ["1 2", "1 silent"], "cleared": ["3"]}
    assert Table.of(to_toml(doc)).doc()["cleared"] == ["3"]
    doc = laying() | {"met": ["1 2", "1 silent", "1 3"], "cleared": ["1", "3"]}
    assert Table.of(to_toml(doc)).doc()["cleared"] == ["1", "3"]
    doc = laying() | {"met": ["1 2", "1 3", "1 silent"], "cleared": ["1", "3"]}
    assert "'3': nobody has ended a turn" in refused(doc).problem


def of_three(phase: str, met: str, cleared: str = "") -> Table:
    """Seat 2 of three is on turn in round 5; seat 3 is the Beest."""
    passages = "1 3" if phase != "before" else ""
    return Table.at(3, turn=2, phase=phase, beest="3", met=met, cleared=cleared, passages=passages)


@pytest.mark.rule("B12")
@pytest.mark.parametrize("phase", ["before", "laying", "after"])
def test_who_has_ended_a_turn_with_a_complete_set_has_won(phase: str) -> None:
    with pytest.raises(BadFile) as found:
        of_three(phase, "1 2, 1 silent")
    assert found.value.place == "met"
    assert found.value.problem == "'1' has ended a turn with a complete set and won (B12)"


@pytest.mark.rule("B12")
def test_a_set_completed_in_a_turn_of_the_other_is_not_over_before_the_own_turn_ends() -> None:
    assert of_three("after", "1 silent, 1 2").legal() == ["on", "@1"]
    for phase in ("before", "laying"):  # seat 2 was last on turn before seat 1 was
        with pytest.raises(BadFile):
            of_three(phase, "1 silent, 1 2")
    table = Table.at(3, turn=3, phase="before", beest="3", met="1 silent, 1 2")
    assert table.legal() == ["on"]
    table = Table.at(3, turn=1, beest="3", met="1 silent, 1 2", passages="")
    assert table.lay().ended()["by"] == "1"


@pytest.mark.rule("B12", "B17")
@pytest.mark.parametrize("phase", ["before", "laying", "after"])
def test_an_end_that_did_not_come_clears_who_was_not_met(phase: str) -> None:
    with pytest.raises(BadFile) as found:
        of_three(phase, "1 3, 1 silent")
    assert found.value.place == "cleared"
    assert "'2' is missing: '1' has ended a turn with 2 markers" in found.value.problem
    assert of_three(phase, "1 3, 1 silent", cleared="2").doc()["cleared"] == ["2"]


@pytest.mark.rule("B12", "B10")
def test_the_silent_one_ends_no_turn() -> None:
    assert of_three("before", "1 silent, 2 silent").legal() == ["on", "@silent"]


@pytest.mark.rule("B13")
def test_who_was_rightly_named_has_two_points_for_every_colour_but_one() -> None:
    doc = laying()
    doc["ended"][0] = {"ending": "right", "beest": "1", "by": "2", "points": [0, 4, 2, 2]}
    assert "cannot come of the ending right" in refused(doc).problem


@pytest.mark.parametrize(
    ("ending", "by", "points"),
    [
        ("all_infected", "", [4, 3, 2, 1]),
        ("own_win", "2", [0, 4, 2, 0]),
        ("right", "2", [0, 1, 4, 2]),
        ("right", "3", [0, 0, 4, 4]),
        ("wrong", "3", [0, 0, -4, 0]),
        ("abandoned", "", [0, 0, 0, 0]),
    ],
)
def test_points_fit_the_ending(ending: str, by: str, points: list[int]) -> None:
    doc = laying()
    doc["ended"][0] = {"ending": ending, "beest": "1", "points": points} | (
        {"by": by} if by else {}
    )
    assert Table.of(to_toml(doc)).doc()["ended"] == doc["ended"]
    for wrong in ([1, *points[1:]], [points[0], *points[2:], 7], [-4, 0, 0, 1]):
        doc["ended"][0]["points"] = wrong
        assert f"cannot come of the ending {ending}" in refused(doc).problem
    if by:
        doc["ended"][0] |= {"points": points, "by": "silent"}
        assert "neither wins by itself nor announces (B10)" in refused(doc).problem
        doc["ended"][0]["by"] = "1"
        assert refused(doc).place == "ended[1].by"


@pytest.mark.rule("B15", "B19")
@pytest.mark.parametrize("seed", range(12))
def test_the_end_of_a_match_shows_why(seed: int) -> None:
    doc = over(seed)
    assert Table.of(to_toml(doc)).doc() | {"game": "beest", "rules": 1} == doc
    last = doc["ended"][-1]
    doc["seat"][0]["shown"], doc["seat"][1]["shown"] = "white", "white"
    refused(doc)
    doc = over(seed)
    doc["expedition"] = 2
    assert refused(doc).place == "expedition"
    doc = over(seed)
    by = next(k for k in (1, 2, 3) if k != doc["turn"] and str(k) != last["beest"])
    points = [-4 if k == by else 0 for k in (1, 2, 3, 4)]
    doc["ended"][-1] = {"ending": "wrong", "by": str(by), "beest": last["beest"], "points": points}
    assert refused(doc).place == f"ended[{doc['expedition']}].ending"
