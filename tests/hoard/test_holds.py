"""A state that contradicts itself: what no document can say, and rules could do by mistake."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hoard.table import EDITION, Table, card

from heorot.core.position import parse
from heorot.games import load
from heorot.games.hoard.holds import faults
from heorot.games.hoard.rules.state import ASKING_WIZARD, HIDDEN, PAYING

TABLE = """
phase = "stealing"
acted_this_turn = true
action = "red thief"
target = 2
loot = "blue ring"
[[seat]]
hand = ["red ring", "orange dragon"]
laid = ["red gems", "blue lair"]
[[seat]]
hand = ["purple princess"]
"""


def broken(field: str, value: int) -> set[str]:
    """The places of what is wrong when one number of the table is another."""
    one: Any = parse(load, Table.with_head(TABLE)).s
    assert not list(faults(EDITION, one))
    *path, last = (int(part) if part.isdecimal() else part for part in field.split("."))
    s = one
    for part in path:
        one = one[part] if isinstance(part, int) else getattr(one, part)
    if isinstance(last, int):
        one[last] = value
    else:
        setattr(one, last, value)
    return {fault.place for fault in faults(EDITION, s)}


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("loose.94", 0, "unseen"),
        ("rest.0", 1, "field"),
        ("pile_of.94", 3, "dealing"),
        ("drawn.2", 4, "drawn"),
        ("round", 0, "round"),
        ("players.0.worth", 5, "seat[1].laid"),
        ("players.0.row.1", 1, "seat[1].laid"),
        ("players.0.back.0", 7, "seat[1].hand[1]"),
        ("players.0.seen_by.0", 2, "seat[1].hand[1]"),
        ("players.0.seen_by.0", 9, "seat[1].hand[1]"),
        ("players.0.back.5", 7, "seat[1].hand[6]"),
        ("players.0.ruled_out.1", 2, "seat[1].hand[2]"),
        ("players.0.ruled_out.1", 4, "seat[1].hand[2]"),
        ("players.3.size", 1, "seat"),
        ("players.0.step", PAYING, "seat[1].chosen"),
        ("players.0.step", ASKING_WIZARD, "seat[1].chosen"),
        ("players.0.chosen", 2, "seat[1].chosen"),
        ("players.0.helper", 7, "seat[1].wizard"),
        ("players.0.picked", 8, "seat[1].picked"),
        (f"place.{card('red thief')}", HIDDEN, "action"),
        ("loot", -1, "loot"),
        ("loot_back", 9, "loot"),
        ("loot_seen_by", 1, "loot"),
    ],
)
def test_what_contradicts_itself_is_found_at_its_place(field: str, value: int, place: str) -> None:
    assert place in broken(field, value)
