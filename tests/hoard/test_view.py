"""What a screen is given of hoard."""

from __future__ import annotations

import pytest

from heorot.core import position
from heorot.core.view import View
from heorot.games import load
from heorot.games.hoard.words.view import Known, Price
from heorot.i18n import Speech, as_words
from heorot.testing.cases import plain_cases

GAME = load("hoard")
CASES = list(plain_cases(GAME))

TABLE = """
game = "hoard"
rules = 2
round = 9
start = 2
turn = 1
dealing = 1
top = "red #1"
field = ["red", "blue #1", "orange #1", "purple #1"]
discard = ["blue harp", "yellow harp"]
unseen = ["red harp"]
"""


def view(text: str, seat: int = 0) -> View:
    """The view of a seat counted from 1."""
    at = position.parse(load, TABLE + text)
    return GAME.view_of(at.edition, at.s, seat - 1)


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
    public = view(STEALING).public
    assert public.where == {"number": 9}
    assert (public.turn, public.phase, public.decides) == (1, "stealing", 1)
    assert (public.laid, public.acted, public.last_round) == (False, True, False)
    assert [back.words for back in public.field[:2]] == [
        ("back:red", "slot:1", "action:take_from_field"),
        ("back:blue #1", "slot:2", "action:take_from_field"),
    ]
    assert public.discards == ("card:blue harp", "card:yellow harp")


def test_what_never_changes() -> None:
    fixed = view(STEALING).fixed
    assert (fixed.start, fixed.draws, fixed.hand_limit) == (2, 3, 10)
    assert (fixed.lair_limit, fixed.treasures_to_end) == (3, 9)
    assert fixed.lair_points == (0, 1, 3, 6, 10)
    assert fixed.prices["king's treasure"] == Price(value=6, own=3, any=1)
    assert fixed.prices["prince"] == fixed.prices["princess"]


@pytest.mark.rule("H17")
def test_the_pile() -> None:
    at = position.parse(load, TABLE + STEALING)
    pile = GAME.view_of(at.edition, at.s, -1).public.pile
    assert pile.top.words == ("back:red #1", "action:take_from_pile")
    assert list(pile.below.values()) == at.s.rest


@pytest.mark.rule("H20")
def test_what_lies_before_a_seat_and_what_it_is_worth() -> None:
    public = view(STEALING).public
    one, two, three = public.seats
    assert one.treasures == ("card:red coins", "card:red gems", "card:blue prince")
    assert one.lairs == ("card:red lair",)
    assert one.lair_worth == (3,)
    assert (two.knight, two.sideways, two.unicorn) == ("card:red knight", True, None)
    assert (three.knight, three.unicorn) == (None, "card:red unicorn")
    assert public.points == (16, 0, 0)
    assert public.sources[0] == {"treasures": 13, "lairs": 3}


@pytest.mark.rule("H20")
def test_each_lair_adds_by_its_own_colour() -> None:
    laid = 'laid = ["red gems", "red coins", "blue prince", "red lair 2", "blue lair"]'
    document = STEALING.replace('laid = ["red gems", "red coins", "blue prince", "red lair"]', laid)
    one = view(document).public.seats[0]
    worth = dict(zip(one.lairs, one.lair_worth, strict=True))
    assert worth == {"card:red lair": 3, "card:blue lair": 1}


@pytest.mark.rule("H21")
def test_fronts_are_shown_to_those_who_have_seen_them() -> None:
    dragon = view(STEALING).public.seats[0].hand[1]
    assert (dragon.words, dragon.seen_by) == (("back:orange #1", "seat:1", "slot:2"), (3,))
    assert [one.front for one in view(STEALING, 1).own.hand] == ["ring", "dragon"]
    known = {seat: view(STEALING, seat).own.known for seat in (1, 2, 3)}
    assert known == {1: (), 2: (), 3: (Known(seat=1, slot=2, card="card:orange dragon"),)}


@pytest.mark.rule("H12")
def test_the_loot_is_known_to_the_victim_alone() -> None:
    deed = view(STEALING).public.deed
    assert (deed.card, deed.wizard) == ("card:red thief", "card:blue wizard")
    assert (deed.target, deed.loot.words, deed.loot.seen_by) == (2, ("back:blue", "seat:1"), (2,))
    assert [view(STEALING, seat).own.loot for seat in (1, 2, 3)] == [None, "card:blue ring", None]


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
    assert [one.chosen for one in own.own.hand] == [True, False, False, False]
    assert [one.picked for one in own.own.hand] == [False, False, True, False]
    assert own.question.name == "paying"
    assert own.question.args == {"card": "red ring", "count": 1, "count2": 1, "colour": "red"}
    for seat in (0, 2):
        assert (view(PAYING, seat).question.name, view(PAYING, seat).question.args) == (
            "playing",
            {},
        )


@pytest.mark.rule("H6")
def test_when_all_that_is_missing_must_match_the_question_says_all() -> None:
    tree = """
    phase = "playing"
    [[seat]]
    hand = ["red wishing tree", "blue mob", "blue gems", "red mob", "red gems", "red ring"]
    chosen = "red wishing tree"
    picked = ["blue mob", "blue gems"]
    [[seat]]
    """
    asked = view(tree, 1).question
    assert asked.name == "paying_all"
    assert asked.args == {"card": "red wishing tree", "count": 3, "colour": "red"}


@pytest.mark.rule("H6")
@pytest.mark.rule("H7")
def test_what_a_treasure_in_hand_could_be_paid_with_is_told_to_its_holder() -> None:
    hand = ["purple gems", "purple mob", "blue wild sheep", "yellow mob"]
    gems, mob, *_ = view(f'phase = "playing"\n[[seat]]\nhand = {hand}\n[[seat]]\n', 1).own.hand
    assert (gems.matched_by, gems.lacks_own, gems.lacks_any) == ((2, 3), 0, 0)
    assert (mob.matched_by, mob.lacks_own, mob.lacks_any) == ((), 0, 0)


@pytest.mark.rule("H6")
@pytest.mark.parametrize(
    ("others", "lacks"),
    [
        (["red mob", "red knight", "blue mob"], (0, 0)),
        (["red mob", "blue mob", "blue gems"], (1, 0)),
        (["red mob", "red knight"], (0, 1)),
        (["blue mob"], (2, 0)),
        ([], (2, 1)),
    ],
)
def test_what_a_treasure_in_hand_lacks(others: list[str], lacks: tuple[int, int]) -> None:
    hand = ["red gems", *others]
    gems = view(f'phase = "playing"\n[[seat]]\nhand = {hand}\n[[seat]]\n', 1).own.hand[0]
    assert (gems.lacks_own, gems.lacks_any) == lacks


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
    assert view(yielding, 2).question.args == {"count": 1}
    assert view(yielding, 1).question.args == {"count": 2}


def asked(hand: list[str]) -> str:
    """What seat 1 of three is asked with these cards in hand."""
    at = f'phase = "playing"\n[[seat]]\nhand = {hand}\n[[seat]]\n[[seat]]\n'
    return view(at, 1).question.name


@pytest.mark.rule("H5")
@pytest.mark.parametrize(
    ("hand", "question"),
    [
        (["red ring", "red gems", "red lair", "red mob"], "playing"),
        (["red ring", "red gems", "red mob"], "playing_treasure"),
        (["red lair", "red mob"], "playing_lair"),
        (["red ring", "red gems", "red lair"], "laying"),
        (["red ring", "red gems", "red dragon"], "laying_treasure"),
        (["red lair", "red dragon"], "laying_lair"),
        (["red ring", "red mob"], "acting"),
        (["red ring", "red thief"], "ending"),
    ],
)
def test_a_question_offers_what_is_possible_and_nothing_else(
    hand: list[str], question: str
) -> None:
    assert asked(hand) == question


@pytest.mark.rule("H15")
@pytest.mark.rule("H16")
def test_whoever_holds_no_wizard_and_no_dragon_is_told_so() -> None:
    chosen = 'phase = "playing"\n[[seat]]\nhand = {hand}\nchosen = "red mob"\n[[seat]]\n'
    assert view(chosen.format(hand=["red mob", "red ring"]), 1).question.name == "no_wizard"
    assert view(chosen.format(hand=["red mob", "red wizard"]), 1).question.name == "wizard"
    answering = 'phase = "answering"\nacted_this_turn = true\naction = "red shepherdess"\n'
    hands = "[[seat]]\n[[seat]]\nhand = {hand}\n"
    for hand, question in ((["red ring"], "no_dragon"), (["red dragon"], "answering")):
        at = answering + hands.format(hand=hand)
        assert view(at, 2).question.name == question
        assert view(at, 1).question.name == "answering"


@pytest.mark.rule("H4")
def test_whoever_trims_is_asked_for_as_many_as_are_still_to_be_chosen() -> None:
    fronts = ("ring", "gems", "chest", "lair", "dragon", "mob", "knight", "thief", "unicorn")
    cards = [f"{colour} {front}" for colour in ("blue", "yellow") for front in fronts][:12]
    trimming = f'phase = "trimming"\n[[seat]]\nhand = {cards}\npicked = ["blue gems"]\n[[seat]]\n'
    question = view(trimming, 1).question
    said = Speech("en", GAME).question(question.name, as_words(question.args))
    assert said == "You hold too many cards. Choose one to discard."


@pytest.mark.rule("H3")
def test_the_drawn_backs() -> None:
    drawing = 'phase = "drawing"\ndrawn = ["blue #1"]\n[[seat]]\n[[seat]]\n'
    drawn = view(drawing, 1)
    assert [back.words for back in drawn.public.drawn] == [("back:blue #1", "seat:1")]
    assert (drawn.question.name, drawn.question.args) == ("drawing", {"count": 1})
