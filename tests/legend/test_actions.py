"""The actions of legend in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.legend.table import EDITION, Table
from tests.legend.words import ACTION_NAMES

from heorot.core.errors import InvalidAction
from heorot.core.words import NamedAction, Word
from heorot.games import load
from heorot.games.legend.rules.state import KIND_NAMES

GAME = load("legend")
ACTIONS = GAME.actions

COURT = "King Hygelac's Court"
HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
REWARDS = "Great Rewards"
REST = "Rest in the Hall"
GIFTS = "Gifts Presented"
RANKS = "Break Ranks?"
DEATH = "Death of Beowulf"


def name_of(at: Table, notation: str) -> NamedAction:
    return ACTIONS.name(EDITION, at.s, ACTIONS.parse(notation))


def card(name: str) -> dict[str, Word]:
    return {"card": Word("card", name)}


def token(name: str) -> dict[str, Word]:
    return {"token": Word("token", name)}


@pytest.mark.parametrize(
    ("form", "words"),
    [
        *(("Tr", "travelling"), ("Tr2", "double travelling"), ("Fr", "friendship")),
        *(("Wi", "wit"), ("Co2", "double courage"), ("Fi2", "double fighting"), ("Be", "beowulf")),
        *(("Hides", "hides"), ("Oath", "oath"), ("Blessing", "blessing"), ("Rest", "rest")),
        *(("f1", "give fame 1"), ("f7", "give fame 7"), ("af3", "give alliance fame 3")),
        *(("t4", "show treasure 4"), ("at1", "show alliance treasure 1")),
        *(("s1", "space 1"), ("s5", "space 5"), ("treasure", "select treasure")),
        *(("alliance", "select alliance"), ("fame", "select fame"), ("cards", "select cards")),
        *(("scratches", "heal scratches"), ("wound", "heal wound"), ("takefame", "take fame")),
        *(("double", "heal double wound"), ("no", "decline"), ("drop", "drop"), ("done", "commit")),
        *(("risk", "risk"), ("dare", "dare"), ("refuse", "inspire")),
        *(("rest1", "rest one"), ("rest2", "rest two")),
    ],
)
def test_short_form(form: str, words: str) -> None:
    assert ACTIONS.parse(form) == ACTION_NAMES.index(words)


@pytest.mark.parametrize(
    ("form", "name", "args"),
    [
        ("Co", "lay", card("courage")),
        ("Fi2", "lay", card("double fighting")),
        ("Sword", "lay", card("sword")),
        ("f3", "give", token("3 fame")),
        ("af2", "give", token("2 alliance_fame")),
        ("t1", "show", token("1 treasure")),
        ("at3", "show", token("3 alliance_treasure")),
        ("s1", "take_space", {"slot": Word("slot", 1), "gain": Word("gain", "5 fame")}),
        ("s2", "take_space", {"slot": Word("slot", 2), "gain": Word("gain", "wound")}),
        ("s3", "take_special", {"slot": Word("slot", 3), "card": Word("card", "daring")}),
        ("s4", "take_space", {"slot": Word("slot", 4), "gain": Word("gain", "1 alliance")}),
        ("s5", "take_space", {"slot": Word("slot", 5), "gain": Word("gain", "scratch")}),
        ("treasure", "select_treasure", {}),
        ("alliance", "select_alliance", {}),
        ("fame", "select_fame", {}),
        ("cards", "select_cards", {}),
        ("scratches", "heal_scratches", {}),
        ("wound", "heal_wound", {}),
        ("double", "heal_double", {}),
        ("takefame", "take_fame", {}),
        ("no", "decline", {}),
        ("drop", "drop", {}),
        ("done", "commit", {}),
        ("risk", "risk", {}),
        ("dare", "dare", {}),
        ("ignore", "resolve", {}),
        ("refuse", "inspire", {}),
        ("rest1", "rest_one", {}),
        ("rest2", "rest_two", {}),
    ],
)
def test_name(form: str, name: str, args: dict[str, Word]) -> None:
    at = Table.at(GRENDEL, "courage", "wit")
    assert name_of(at, form) == NamedAction(name, args)


@pytest.mark.parametrize(
    ("episode", "name"),
    [
        *((COURT, "discard"), (REWARDS, "pay"), (HALL, "bid"), (GRENDEL, "lay"), (REST, "pick")),
        *(("Sail to Denmark", "play"), ("By the Haunted Mere", "play")),
    ],
)
def test_what_is_done_with_a_card_follows_from_the_question(episode: str, name: str) -> None:
    at = Table.at(episode, "2 fighting, wit", "wit", pile="2 wit, 2 courage")
    assert name_of(at, "Fi") == NamedAction(name, card("fighting"))


@pytest.mark.rule("L32")
def test_with_blessing_a_card_is_taken_back() -> None:
    at = Table.at(GRENDEL, "courage, blessing", "wit, courage").play("courage", "drop")
    assert at.phase == "blessing"
    assert name_of(at, "Co") == NamedAction("take_back", card("courage"))
    assert name_of(at, "no") == NamedAction("let_leave", {})


def test_declining_has_a_name_of_its_own_where_a_text_card_could_be_played() -> None:
    failed = Table.at("Sail to Denmark", "resolve, rest, 2 scratches", "", pile="4 wit")
    failed.play("risk")
    assert (failed.phase, name_of(failed, "no").name) == ("resolve", "accept_failure")
    failed.play("decline")
    assert (failed.phase, name_of(failed, "no").name) == ("rest", "accept_scratch")
    harmed = Table.at(GRENDEL, "courage", "inspiration").play("courage", "drop", "space 1")
    assert (harmed.phase, name_of(harmed, "no").name) == ("inspiration", "suffer")


@pytest.mark.rule("L41")
def test_in_an_auction_dropping_out_has_a_name_of_its_own() -> None:
    at = Table.at(GIFTS, "treasure 2", "treasure 3", advanced=1)
    assert name_of(at, "drop") == NamedAction("pass", {})


@pytest.mark.rule("L37")
def test_a_space_that_heals_says_so() -> None:
    at = Table.at(DEATH, "wit", "courage")
    args = {"slot": Word("slot", 1), "gain": Word("gain", "5 fame_or_heal")}
    assert name_of(at, "s1") == NamedAction("take_space", args)


def test_a_space_that_is_not_there_has_a_name_all_the_same() -> None:
    at = Table.at(REWARDS, "2 fighting", "wit")
    assert name_of(at, "s2") == NamedAction("take_nothing", {"slot": Word("slot", 2)})


def test_actions_have_names_when_the_game_is_over() -> None:
    at = Table.at(DEATH, "wit", "courage").play("space 1")
    assert at.phase == "over"
    assert name_of(at, "s1").name == "take_nothing"
    assert name_of(at, "Fi") == NamedAction("play", card("fighting"))


@given(st.text())
def test_anything_else_is_refused_with_the_forms_there_are(text: str) -> None:
    known = {ACTIONS.notation(action) for action in range(ACTIONS.count)}
    if text not in known:
        with pytest.raises(InvalidAction, match=r"expected a card \(Tr Tr2 Fr"):
            ACTIONS.parse(text)


@pytest.mark.parametrize("text", ["", "tr", "Tr3", "f8", "f0", "af4", "t5", "s0", "s6", "rest3"])
def test_what_is_nearly_an_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidAction, match="is no action of legend"):
        ACTIONS.parse(text)


@pytest.mark.parametrize(
    ("kind", "number", "word"),
    [
        ("seat", 0, Word("seat", 1)),
        ("slot", 3, Word("slot", 4)),
        ("count", 7, Word("count", 7)),
        ("card", 9, Word("card", "double fighting")),
        ("card", len(KIND_NAMES) - 1, Word("card", "rest")),
        ("episode", 35, Word("episode", "36")),
        ("token", 7, Word("token", "7 fame")),
        ("token", 14, Word("token", "4 treasure")),
        ("token", 21, Word("token", "1 alliance_fame")),
        ("token", 33, Word("token", "3 alliance_treasure")),
        ("token", 41, Word("token", "wound")),
        ("token", 42, Word("token", "double_wound")),
    ],
)
def test_word_of_an_event(kind: str, number: int, word: Word) -> None:
    assert GAME.word(EDITION, kind, number) == word
