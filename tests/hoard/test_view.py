"""What a screen is given of hoard."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

import pytest

from heorot.core import position
from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import Speech, as_words
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

GAME = load("hoard")
SPEECH = Speech("en", load("hoard"))

TABLE = """
game = "hoard"
rules = 1
round = 9
start = 2
turn = 1
dealing = 1
top = "red #1"
field = ["red", "blue #1", "orange #1", "purple #1"]
discard = ["blue harp", "yellow harp"]
unseen = ["red harp"]
"""


def view(text: str, seat: int) -> Any:
    """The view of a seat counted from 1, after a journey through JSON."""
    at = position.parse(load, TABLE + text)
    drawn = GAME.view(at.edition, GAME.seen(at.s, seat - 1))
    assert json.loads(json.dumps(drawn)) == drawn
    return drawn


STEALING = """
phase = "stealing"
acted_this_turn = true
action = "red thief"
wizard = "blue wizard"
target = 2
loot = "blue ring"
[[seat]]
hand = ["red ring", "orange dragon #1 seen by 3"]
laid = ["red gems", "red coins", "blue prince", "red lair"]
[[seat]]
hand = ["purple princess"]
knight = "red knight"
sideways = true
[[seat]]
unicorn = "red unicorn"
"""


def test_the_table() -> None:
    drawn = view(STEALING, 0)
    assert (drawn["game"], drawn["seat"], drawn["players"]) == ("hoard", 0, 3)
    assert (drawn["round"], drawn["start"], drawn["turn"]) == (9, 2, 1)
    assert (drawn["phase"], drawn["decides"]) == ("stealing", 1)
    assert (drawn["laid"], drawn["acted"], drawn["last_round"]) == (False, True, False)
    assert drawn["limits"] == {"draws": 3, "hand": 10, "lairs": 3, "treasures": 9}
    assert drawn["field"][0] == {"colour": "red", "dealing": 0}
    assert drawn["field"][1] == {"colour": "blue", "dealing": 1}
    assert drawn["discards"] == [
        {"colour": "blue", "front": "harp"},
        {"colour": "yellow", "front": "harp"},
    ]


@pytest.mark.rule("H17")
def test_the_pile() -> None:
    pile = view(STEALING, 0)["pile"]
    assert pile["top"] == {"colour": "red", "dealing": 1}
    assert pile["dealing"] == 1
    assert pile["left"] == sum(pile["below"].values()) + 1


@pytest.mark.rule("H20")
def test_what_lies_before_a_seat() -> None:
    one, two, three = view(STEALING, 0)["seats"]
    assert one["treasures"]["red"] == [
        {"front": "coins", "value": 1},
        {"front": "gems", "value": 4},
    ]
    assert one["treasures"]["blue"] == [{"front": "prince", "value": 8}]
    assert (one["treasure_count"], one["lairs"], one["points"]) == (3, ["red"], 16)
    assert two["knight"] == {"colour": "red", "front": "knight", "sideways": True}
    assert (two["unicorn"], three["knight"]) == (None, None)
    assert three["unicorn"] == {"colour": "red", "front": "unicorn"}


@pytest.mark.rule("H21")
def test_fronts_are_shown_to_those_who_have_seen_them() -> None:
    dragon = {"colour": "orange", "dealing": 1, "known_to": [1, 3]}
    for seat, front in ((0, None), (1, "dragon"), (2, None), (3, "dragon")):
        assert view(STEALING, seat)["seats"][0]["hand"][1] == {**dragon, "front": front}


@pytest.mark.rule("H12")
def test_the_loot_is_known_to_the_victim_alone() -> None:
    for seat, front in ((0, None), (1, None), (2, "ring"), (3, None)):
        action = view(STEALING, seat)["action"]
        assert action["card"] == {"colour": "red", "front": "thief"}
        assert action["wizard"] == {"colour": "blue", "front": "wizard"}
        assert action["target"] == 2
        assert action["loot"]["front"] == front


PAYING = """
phase = "playing"
[[seat]]
hand = ["red ring", "red mob", "blue mob", "blue gems"]
chosen = "red ring"
picked = ["blue mob"]
[[seat]]
"""


@pytest.mark.rule("H24")
def test_an_unfinished_choice_is_shown_to_its_owner_alone() -> None:
    own = view(PAYING, 1)
    assert own["choice"] == {"step": "paying", "card": 1, "wizard": None, "picked": [3]}
    assert own["question"] == {
        "name": "paying",
        "args": {"card": "red ring", "count": 1, "count2": 1, "colour": "red"},
    }
    for seat in (0, 2):
        other = view(PAYING, seat)
        assert other["choice"] is None
        assert other["question"] == {"name": "playing", "args": {}}


@pytest.mark.rule("H24")
def test_how_far_a_discard_has_come_is_shown_to_its_owner_alone() -> None:
    yielding = """
        phase = "yielding"
        acted_this_turn = true
        action = "red mob"
        decides = 2
        [[seat]]
        [[seat]]
        hand = ["red ring", "red wizard", "blue mob", "blue gems"]
        picked = ["blue mob"]
    """
    assert view(yielding, 2)["choice"]["step"] == "discarding"
    assert view(yielding, 2)["question"]["args"] == {"count": 1}
    assert view(yielding, 1)["question"]["args"] == {"count": 2}


@pytest.mark.rule("H3")
def test_the_drawn_backs() -> None:
    drawing = 'phase = "drawing"\ndrawn = ["blue #1"]\n[[seat]]\n[[seat]]\n'
    drawn = view(drawing, 1)
    assert drawn["drawn"] == [{"colour": "blue", "dealing": 1}]
    assert drawn["question"] == {"name": "drawing", "args": {"count": 1}}


@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_every_view_of_a_match_can_be_sent_and_asked(case: Case) -> None:
    for s, seat in zip(random_game(case, 1), cycle(case.readers), strict=False):
        for reader in (seat, s.decider):
            drawn = GAME.view(case.edition, GAME.seen(s, reader))
            assert json.loads(json.dumps(drawn)) == drawn
            question = drawn["question"]
            assert SPEECH.question(question["name"], as_words(question["args"]))


@pytest.mark.rule("H21")
@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_a_view_is_the_same_in_every_world_its_reader_may_imagine(case: Case) -> None:
    readers = cycle(range(case.players))
    for number, (s, seat) in enumerate(zip(random_game(case, 2), readers, strict=False)):
        world = GAME.seen(s, seat).s
        GAME.imagine(case.edition.box, world, seat, open_luck(number))
        imagined = GAME.view(case.edition, GAME.seen(world, seat))
        assert imagined == GAME.view(case.edition, GAME.seen(s, seat))


def test_only_what_is_seen_is_drawn() -> None:
    engine = Interpreted(GAME)
    s = engine.new(2, open_luck(1))
    drawn = GAME.view(engine.edition, GAME.seen(s, -1))
    assert all(one["front"] is None for seat in drawn["seats"] for one in seat["hand"])
