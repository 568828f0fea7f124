"""What must hold of a state of legend: fields that no document can get wrong."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.position import parse
from heorot.games import load

GAME = load("legend")
EDITION = GAME.load_box(None)
HEAD = 'game = "legend"\nrules = 1\n'
TABLES = {
    "minor": """
        advanced = true
        episode = "By the Haunted Mere"
        phase = "selecting"
        decides = 1
        [[seat]]
        hand = ["wit", "courage known"]
        fame = [5]
        treasure = [2]
        alliances = ["fame 1"]
        [[seat]]
    """,
    "simultaneous": """
        episode = "The Celebrations"
        phase = "bidding"
        decides = 2
        seat = [{ hand = ["wit"], picked = ["wit"] }, { hand = ["wit"] }, { hand = ["wit"] }]
    """,
    "turn order": """
        episode = "Grendel's Attack"
        phase = "striving"
        decides = 2
        seat = [{ laid = ["courage"] }, { hand = ["courage"] }, {}]
    """,
    "auction": """
        advanced = true
        episode = "Gifts Presented"
        phase = "auction"
        decides = 2
        seat = [{ treasure = [2], bid = ["treasure 2"] }, { treasure = [3] }]
    """,
}


def faults(s: Any) -> list[str]:
    return [one.place for one in GAME.faults(EDITION, s)]


@pytest.mark.parametrize(
    ("table", "field", "change", "place"),
    [
        ("minor", "start", 2, "start"),
        ("minor", "memory", 2, "memory"),
        ("minor", "risked", 2, "risked"),
        ("minor", "episode", 36, "episode"),
        ("minor", "acted", 1, "decides"),
        ("minor", "standing", 1, "seat"),
        ("minor", "chooser", 1, "taken"),
        ("minor", "waiting", 1 << 10, "seat"),
        ("minor", "waiting", -1, "taken"),
        ("minor", "waiting", 2 << 4, "taken"),
        ("minor", "pile_size", 1, "pile"),
        ("minor", "discard_size", 1, "discard"),
        ("minor", "pool_size", 1, "pool"),
        ("minor", "misfortunes", 1, "misfortunes"),
        ("minor", "drawn", -1, "alliances_drawn"),
        ("minor", "pile.2", -1, "cards"),
        ("minor", "fame.5", 1, "fame"),
        ("minor", "treasure.2", -1, "treasure"),
        ("minor", "pool.0", 1, "alliances"),
        ("minor", "fame.0", 1, "fame"),
        ("minor", "0.size", 1, "seat[1].hand"),
        ("minor", "0.known.6", 1, "seat[1].hand"),
        ("minor", "0.scratches", 3, "seat[1].scratches"),
        ("minor", "0.wounds", -2, "seat[1].wounds"),
        ("minor", "0.alliances", 1, "seat[1].alliances"),
        ("minor", "0.shown.1", 1, "seat[1].alliances"),
        ("minor", "0.total", 1, "seat[1].total"),
        ("minor", "0.rank", 1, "seat"),
        ("minor", "3.scratches", 1, "seat"),
        ("simultaneous", "0.picks", 1, "seat[1].picked"),
        ("simultaneous", "0.down", -1, "seat[1].picked"),
        ("simultaneous", "acted", -1, "decides"),
        ("simultaneous", "1.rank", 1, "seat"),
        ("turn order", "0.total", 1, "seat[1].total"),
        ("turn order", "0.total", -2, "seat[1].total"),
        ("turn order", "standing", -1, "seat"),
        ("auction", "standing", -1, "seat"),
        ("auction", "0.rank", 2, "seat"),
        ("auction", "0.bid_alliance.0", 1, "seat[1].bid"),
        ("auction", "0.total", 1, "seat[1].total"),
    ],
)
def test_a_field_that_is_changed_contradicts_the_rest(
    table: str, field: str, change: int, place: str
) -> None:
    s = parse(load, HEAD + TABLES[table]).s
    assert not faults(s)
    *path, last = field.split(".")
    one: Any = s
    for step in path:
        one = one.players[int(step)] if step.isdecimal() else getattr(one, step)
    if last.isdecimal():
        one[int(last)] += change
    else:
        setattr(one, last, getattr(one, last) + change)
    assert place in faults(s)
