"""Every refusal names its rule and what would make the action legal."""

from __future__ import annotations

import pytest

from heorot.core import position
from heorot.core.luck import open_luck
from heorot.core.words import Refusal
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import Speech

GAME = load("hoard")
SPEECH = Speech("en", load("hoard"))

TABLE = """
game = "hoard"
rules = 2
round = 9
turn = 1
top = "red"
field = ["red", "blue", "orange", "purple"]
"""
PLAYING = 'phase = "playing"\n'
"""Seat 1 has drawn and may lay and act."""


def refusal(text: str, notation: str) -> Refusal:
    at = position.parse(load, TABLE + text)
    refused = GAME.why_not(at.edition, at.s, GAME.actions.parse(notation))
    assert refused is not None
    return refused


def told(text: str, notation: str) -> str:
    """The rule, and the sentence in English."""
    refused = refusal(text, notation)
    return f"{refused.rule} {SPEECH.refusal(refused)}"


# Drawing.

DRAWING = """
phase = "drawing"
[[seat]]
hand = ["red ring", "red dragon"]
[[seat]]
hand = ["blue ring"]
"""


@pytest.mark.rule("H3")
def test_drawing_is_a_duty_and_comes_first() -> None:
    assert refusal(DRAWING, "end") == refusal(DRAWING, "enough")
    assert told(DRAWING, "end") == "H3 Drawing is a duty: take 2 more cards first."
    assert told(DRAWING, "rRi") == "H3 This is the time to draw: take 2 more cards first."
    once = 'drawn = ["red"]' + DRAWING
    assert told(once, "end") == "H3 Drawing is a duty: take one more card first."


@pytest.mark.rule("H3")
def test_the_extra_card_is_settled_first() -> None:
    extra = 'drawn = ["red", "blue"]' + DRAWING.replace("drawing", "extra")
    assert refusal(extra, "end").reason == "extra_first"


@pytest.mark.rule("H3")
def test_nothing_is_drawn_while_playing() -> None:
    two = PLAYING + "[[seat]]\nhand = ['red ring']\n[[seat]]\n"
    assert refusal(two, "pile") == Refusal("H3", "drawn_already", {})
    assert refusal(two, "f1") == Refusal("H3", "drawn_already", {})
    assert "fewer than 4 cards" in told(two, "enough")
    assert "With 3 players nobody" in told(two + "[[seat]]\n", "enough")


# Treasures and lairs.


def hand(*cards: str, before: str = "", after: str = "") -> str:
    """Two players; seat 1 plays and holds these cards."""
    own = f"[[seat]]\nhand = {list(cards)}\n{after}\n"
    return f"{PLAYING}{before}\n{own}[[seat]]\nhand = ['blue gems']"


@pytest.mark.rule("H6")
@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (("red gems", "red mob", "blue mob"), "one more red or wild sheep."),
        (("red gems", "yellow mob", "blue mob"), "2 more red or wild sheep."),
        (("red gems", "red mob", "red wild sheep"), "one more card, of any colour."),
        (("red coins",), "2 more cards, of any colour."),
        (("red gems", "red mob"), "more cards: 1 red or wild sheep, and 1 of any colour."),
        (("red gems",), "more cards: 2 red or wild sheep, and 1 of any colour."),
    ],
)
def test_a_treasure_says_which_sheep_are_missing(cards: tuple[str, ...], sentence: str) -> None:
    treasure = "rCo" if "red coins" in cards else "rGe"
    text = told(hand(*cards), treasure)
    assert text.startswith("H6 To pay for the red g")
    assert text.endswith(f"you need {sentence}")


@pytest.mark.rule("H5")
def test_one_treasure_or_lair_a_turn() -> None:
    cards = ("red ring", "red mob", "blue mob", "red lair")
    laid = {"before": "laid_this_turn = true", "after": "laid = ['blue ring']"}
    for card in ("rRi", "rLa"):
        refused = refusal(hand(*cards, **laid), card)
        assert refused == Refusal("H5", "laid_already", {})


@pytest.mark.rule("H8")
def test_one_lair_of_a_colour_and_so_many_in_all() -> None:
    red = hand("red lair 2", after="laid = ['red lair']")
    assert told(red, "rLa").startswith("H8 You may have one lair of each colour, and your red one")
    two = hand("red lair", after="laid = ['blue lair', 'orange lair']") + "\n[[seat]]\n[[seat]]\n"
    assert "you may have 2 lairs, and you have them all" in told(two, "rLa")


PAYING = hand("red gems", "red mob", "blue mob", "red dragon", after="chosen = 'red gems'")


@pytest.mark.rule("H6")
def test_paying_refuses_what_cannot_be_part_of_the_payment() -> None:
    assert refusal(PAYING, "rGe").reason == "no_part_of_its_price"
    assert refusal(PAYING, "yMo").reason == "not_in_hand"
    once = PAYING.replace("chosen =", "picked = ['blue mob']\nchosen =")
    assert refusal(once, "bMo").reason == "picked_already"
    late = hand(
        "red gems", "red mob", "red lair", "blue mob", "blue lair", after="chosen='red gems'"
    )
    late = late.replace("chosen=", "picked = ['blue mob']\nchosen=")
    assert told(late, "bLa") == (
        "H6 The last 2 cards of this payment must be red or wild sheep."
        " Choose others instead of the blue lair."
    )


@pytest.mark.rule("H24")
def test_a_payment_is_finished_first() -> None:
    assert told(PAYING, "end") == (
        "H24 You are paying for the red gems. Choose 3 more cards, or take the choice back."
    )


# Actions.


@pytest.mark.rule("H7")
@pytest.mark.rule("H15")
@pytest.mark.rule("H16")
def test_cards_that_are_not_played_by_themselves() -> None:
    cards = hand("red wild sheep", "red wizard", "red dragon")
    assert refusal(cards, "rWs") == Refusal("H7", "wild_sheep_only_pays", {})
    assert refusal(cards, "rWi") == Refusal("H15", "wizard_needs_company", {})
    assert refusal(cards, "rDr") == Refusal("H16", "dragon_only_answers", {})


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        *(("yGe", "H6"), ("yLa", "H8"), ("yDr", "H16"), ("yWi", "H15"), ("yMo", "H10")),
        *(("yKn", "H11"), ("yTh", "H12"), ("ySh", "H13"), ("yUn", "H14"), ("yWs", "H7")),
    ],
)
def test_a_card_that_is_not_held_names_its_own_rule(card: str, rule: str) -> None:
    refused = refusal(hand("red ring"), card)
    assert (refused.rule, refused.reason) == (rule, "not_in_hand")


@pytest.mark.rule("H5")
def test_one_action_a_turn() -> None:
    refused = refusal(hand("red mob", before="acted_this_turn = true"), "rMo")
    assert refused == Refusal("H5", "acted_already", {})


@pytest.mark.rule("H5")
def test_after_the_action_nobody_is_told_to_play_another_first() -> None:
    acted = hand("red wizard", "red ring", before="acted_this_turn = true")
    for wish in ("rWi", "s1"):
        assert refusal(acted, wish) == Refusal("H5", "acted_already", {})


@pytest.mark.rule("H11")
def test_a_knight_needs_somebody_without_knight_and_unicorn() -> None:
    three = hand("red knight") + "\nknight = 'blue knight'\n[[seat]]\nunicorn = 'blue unicorn'"
    assert told(three, "rKn").startswith(
        "H11 Each opponent has a knight or a unicorn on the table."
    )


@pytest.mark.rule("H12")
def test_a_thief_needs_somebody_with_cards() -> None:
    three = hand("red thief") + "\nunicorn = 'blue unicorn'\n[[seat]]"
    assert told(three, "rTh").startswith(
        "H12 Each opponent has a unicorn on the table or an empty hand."
    )


def test_answers_to_questions_that_nobody_asks() -> None:
    at = hand("red ring")
    assert refusal(at, "nowizard") == Refusal("H15", "no_wizard_question", {})
    assert refusal(at, "@2") == Refusal("H9", "no_target_question", {})
    assert refusal(at, "nodragon") == Refusal("H16", "dragon_only_answers", {})
    assert refusal(at, "s1") == Refusal("H12", "no_theft", {})
    assert refusal(at, "agree") == Refusal("H18", "no_vote", {})


@pytest.mark.rule("H24")
def test_a_wizard_is_settled_first() -> None:
    at = hand("red mob", "red ring", after="chosen = 'red mob'")
    assert refusal(at, "end").reason == "settle_wizard"
    assert refusal(at, "rRi").reason == "settle_wizard"
    assert refusal(at, "yWi").reason == "not_in_hand"


@pytest.mark.rule("H11")
@pytest.mark.rule("H12")
@pytest.mark.rule("H14")
def test_who_cannot_be_the_victim() -> None:
    knight = """
        phase = "playing"
        [[seat]]
        hand = ["red knight", "red ring"]
        chosen = "red knight"
        wizard = "none"
        [[seat]]
        hand = ["blue ring"]
        [[seat]]
        hand = ["blue gems"]
        [[seat]]
        knight = "blue knight"
    """
    assert refusal(knight, "@1") == Refusal("H11", "not_yourself", {})
    assert refusal(knight, "@4").reason == "knight_is_there"
    assert refusal(knight, "end").reason == "name_target"
    thief = knight.replace("red knight", "red thief").replace("knight =", "unicorn =")
    thief = thief.replace("blue knight", "blue unicorn")
    assert told(thief, "@4").startswith("H14 A unicorn protects Player 4")
    three = knight.partition("        [[seat]]\n        knight")[0]
    assert told(three, "@4") == "H11 There is no Player 4: only 3 are playing."
    empty = thief.replace('unicorn = "blue unicorn"', "")
    assert told(empty, "@4").startswith("H12 Player 4 has no card")


# Questions that another player's card asks.

MOB = """
    acted_this_turn = true
    action = "red mob"
    decides = 2
    [[seat]]
    hand = ["blue ring"]
    [[seat]]
    hand = ["red ring", "orange dragon", "blue gems", "blue lair"]
"""


@pytest.mark.rule("H16")
def test_an_answer_is_a_dragon_that_one_holds_or_none() -> None:
    asked = 'phase = "answering"' + MOB
    assert refusal(asked, "rDr").reason == "not_in_hand"
    assert told(asked, "rRi").startswith("H16 Player 1 plays the red mob and waits for you")
    assert refusal(asked, "end").reason == "answer_first"


@pytest.mark.rule("H10")
def test_the_mob_is_satisfied_first() -> None:
    asked = 'phase = "yielding"' + MOB
    assert told(asked, "end") == "H10 First choose 2 more cards to discard."
    assert refusal(asked, "rGe").reason == "not_in_hand"
    picked = asked + "picked = ['red ring']"
    assert told(picked, "end") == "H10 First choose one more card to discard."
    assert refusal(picked, "rRi").reason == "picked_already"


@pytest.mark.rule("H4")
def test_the_hand_limit_is_kept_first() -> None:
    fronts = (
        "ring",
        "harp",
        "gems",
        "chest",
        "lair",
        "dragon",
        "mob",
        "knight",
        "thief",
        "unicorn",
    )
    cards = [f"red {front}" for front in (*fronts, "wizard")]
    at = hand(*cards).replace("playing", "trimming")
    assert told(at, "end") == "H4 First choose one more card to discard."


@pytest.mark.rule("H12")
def test_a_thief_takes_what_is_there() -> None:
    at = """
        phase = "stealing"
        acted_this_turn = true
        action = "red thief"
        target = 2
        [[seat]]
        [[seat]]
        hand = ["red ring", "orange dragon"]
    """
    assert told(at, "s3") == "H12 Player 2 holds only 2 cards. Take one of those."
    assert refusal(at, "end").reason == "steal_first"


@pytest.mark.rule("H18")
def test_the_vote_comes_first() -> None:
    at = "start = 2\ndecides = 2\nphase = 'voting'\n[[seat]]\n[[seat]]\n"
    for action in ("end", "pile", "rRi"):
        assert refusal(at, action) == Refusal("H18", "vote_first", {})


@pytest.mark.rule("H19")
@pytest.mark.rule("H23")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    engine, luck = Interpreted(GAME), open_luck(0)
    s = engine.new(2, luck)
    s.phase = 0
    s.decider = -1
    assert GAME.why_not(engine.edition, s, 0) == Refusal("H23", "game_over", {})
    s.players[0].row[:] = [2, 2, 2, 2, 2]
    assert GAME.why_not(engine.edition, s, 0) == Refusal("H19", "game_over", {})
