"""The actions of hoard in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heorot.core import position
from heorot.core.errors import InvalidAction
from heorot.core.position import Position
from heorot.core.words import NamedAction, Word
from heorot.games import load

GAME = load("hoard")
ACTIONS = GAME.actions

TABLE = """
game = "hoard"
rules = 2
round = 3
turn = 1
top = "red"
field = ["red", "blue", "orange", "purple"]
"""


def table(text: str, phase: str = "playing") -> Position:
    return position.parse(load, f'{TABLE}phase = "{phase}"\n{text}')


def name_of(at: Position, notation: str) -> NamedAction:
    return ACTIONS.name(at.edition, at.s, ACTIONS.parse(notation))


def card(name: str) -> dict[str, Word]:
    return {"card": Word("card", name)}


@pytest.mark.parametrize(
    ("form", "name", "args"),
    [
        ("rHa", "lay", card("red harp")),
        ("bRo", "lay", card("blue prince")),
        ("yRo", "lay", card("yellow princess")),
        ("pKi", "lay", card("purple king's treasure")),
        ("oLa", "lay", card("orange lair")),
        ("oMo", "play", card("orange mob")),
        ("oWs", "play", card("orange wild sheep")),
        ("oDr", "dragon", card("orange dragon")),
        ("oWi", "wizard", card("orange wizard")),
        ("f3", "take_from_field", {"slot": Word("slot", 3), "back": Word("back", "orange")}),
        ("pile", "take_from_pile", {"back": Word("back", "red")}),
        ("enough", "enough", {}),
        ("end", "end_turn", {}),
        ("nowizard", "no_wizard", {}),
        ("@2", "target", {"seat": Word("seat", 2)}),
        ("nodragon", "no_dragon", {}),
        ("s14", "steal_slot", {"slot": Word("slot", 14)}),
        ("agree", "agree", {}),
        ("refuse", "refuse", {}),
    ],
)
def test_name(form: str, name: str, args: dict[str, Word]) -> None:
    at = table("""
        [[seat]]
        hand = ["red harp", "orange mob"]
        [[seat]]
        hand = ["blue ring"]
    """)
    assert name_of(at, form) == NamedAction(name, args)


@pytest.mark.rule("H6")
def test_whatever_is_chosen_while_paying_pays() -> None:
    at = table("""
        [[seat]]
        hand = ["red ring", "orange mob", "red dragon"]
        chosen = "red ring"
        [[seat]]
    """)
    assert name_of(at, "oMo") == NamedAction("pay", card("orange mob"))
    assert name_of(at, "rDr") == NamedAction("pay", card("red dragon"))


@pytest.mark.rule("H10")
def test_whatever_the_mob_makes_one_choose_is_discarded() -> None:
    at = table(
        """
        acted_this_turn = true
        action = "red mob"
        wizard = "red wizard"
        decides = 2
        [[seat]]
        hand = ["blue ring"]
        [[seat]]
        hand = ["red ring", "orange dragon"]
        """,
        phase="yielding",
    )
    assert name_of(at, "oDr") == NamedAction("discard", card("orange dragon"))


@pytest.mark.rule("H12")
def test_a_theft_names_the_victim_the_place_and_the_back() -> None:
    at = table(
        """
        acted_this_turn = true
        action = "red thief"
        target = 2
        [[seat]]
        [[seat]]
        hand = ["red ring", "orange dragon"]
        """,
        phase="stealing",
    )
    args = {"seat": Word("seat", 2), "slot": Word("slot", 2), "back": Word("back", "orange")}
    assert name_of(at, "s2") == NamedAction("steal", args)
    assert name_of(at, "s3") == NamedAction("steal_slot", {"slot": Word("slot", 3)})


@given(st.text())
def test_anything_else_is_refused_with_the_forms_there_are(text: str) -> None:
    known = {ACTIONS.notation(action) for action in range(ACTIONS.count)}
    if text not in known:
        with pytest.raises(InvalidAction, match="expected a card such as rHa"):
            ACTIONS.parse(text)


@pytest.mark.parametrize(
    ("kind", "number", "word"),
    [
        ("seat", 0, Word("seat", 1)),
        ("slot", 3, Word("slot", 4)),
        ("count", 7, Word("count", 7)),
        ("card", 10, Word("card", "red harp")),
        ("back", 4, Word("back", "orange")),
        ("back", 11, Word("back", "blue #2")),
    ],
)
def test_word_of_an_event(kind: str, number: int, word: Word) -> None:
    assert GAME.word(GAME.load_box(None), kind, number) == word
