"""What legend has to say, it can say in every language."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from heorot.core.rule import Told
from heorot.core.words import NamedAction, Refusal, Word
from heorot.games import load
from heorot.games.legend.rules.state import (
    EPISODE_KINDS,
    EPISODES,
    KINDS,
    PHASES,
    PRICE_NAMES,
    SPACES,
    SYMBOL_NAMES,
)
from heorot.games.legend.words.actions import gain_word
from heorot.games.legend.words.why_not import why_not
from heorot.i18n import Argument, Speech, as_words, keyed, languages, rulebook
from heorot.terminal.telling import gathered
from heorot.testing.cases import Case
from heorot.testing.play import random_game

LANGUAGES = languages()
LEGEND = load("legend")
EDITION = LEGEND.load_box(None)
CASES = [
    Case(LEGEND, 2, {"advanced": 1}),
    Case(LEGEND, 3, {"bluffing": 0, "memory": 0}),
    Case(LEGEND, 4, {"fallen": 1}),
    Case(LEGEND, 5, {"advanced": 1, "bluffing": 0}),
]
"""Every variant, and every number of players."""
EXAMPLES = as_words(
    {
        "seat": 1,
        "slot": 3,
        "count": 1,
        "count2": 2,
        "card": "double fighting",
        "token": "3 alliance_fame",
        "gain": "2 alliance",
        "symbol": "courage",
        "symbol2": "wit",
    }
)
SENTENCE = re.compile(r"[^a-zа-я{}$_][^{}$_]+[.?]")
SELDOM_SAID = {
    "event": {"nothing_left"},
    "question": set[str](),
    "refusal": {"no_cards_left", "token_gone"},
}
"""What some matches may never give occasion to."""


def about(prefix: str, language: str) -> set[str]:
    """The messages of legend about actions, events, …, without their prefix."""
    text = (LEGEND.texts / f"{language}.ftl").read_text(encoding="utf-8")
    names = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, Message)]
    return {one.removeprefix(f"{prefix}-") for one in names if one.startswith(f"{prefix}-")}


def names_of_all_actions() -> set[str]:
    """Everything any action is called at any point of some matches."""
    return {one.name for one in sayings() if one.kind == "action"}


def reasons_of_all_refusals() -> set[str]:
    """The words in the text of why_not.py that are no names of arguments."""
    tree = ast.parse(inspect.getsource(sys.modules[why_not.__module__]))
    texts = {one.value for one in ast.walk(tree) if isinstance(one, ast.Constant)}
    return {
        text for text in texts if isinstance(text, str) and re.fullmatch("[a-z_]+", text)
    } - set(EXAMPLES)


def names_of_all_questions() -> set[str]:
    """Every phase asks its own; some ask one of several."""
    several = {
        "trading": {*(f"trading_{price.replace(' ', '_')}" for price in PRICE_NAMES[1:])},
        "bidding": {f"bidding_{many}{more}" for many in ("one", "two") for more in ("", "_more")},
        "striving": {"striving", "striving_level", "striving_on"},
        "auction": {"auction", "auction_card"},
    }
    names = set().union(*(several.get(phase, {phase}) for phase in PHASES))
    return names | {"trading_cannot_pay", "paying", "giving", "choosing_healing"}


class Saying(NamedTuple):
    """Something a match gave occasion to say."""

    kind: str
    """What it is: "action", "event", "question" or "refusal"."""
    name: str
    args: Mapping[str, Argument]
    rule: str = ""
    """That of a refusal."""


@cache
def sayings() -> list[Saying]:
    """What there is to say in some matches, everything once."""
    found = {str(one): one for case in CASES for seed in range(4) for one in said(case, seed)}
    return list(found.values())


def said(case: Case, seed: int) -> Iterator[Saying]:
    """Everything there is to say in a match."""
    told: list[tuple[int, str, dict[str, Word]]] = []
    for number, s in enumerate(random_game(case, seed)):
        told += [(number, *event(case, one)) for one in s.events]
        for reader in {-1, 0, s.decider}:
            asked = LEGEND.view(case.edition, LEGEND.seen(s, reader))["question"]
            yield Saying("question", asked["name"], as_words(asked["args"]))
        for action in range(LEGEND.actions.count):
            named = LEGEND.actions.name(case.edition, s, action)
            yield Saying("action", named.name, named.args)
            if refusal := LEGEND.why_not(case.edition, s, action):
                yield Saying("refusal", refusal.reason, refusal.args, refusal.rule)
    yield from (Saying("event", name, args) for _, name, args in gathered(told))


def event(case: Case, told: Told) -> tuple[str, dict[str, Word]]:
    """The name and the words of an event."""
    name, kinds = list(LEGEND.events.items())[told.event]
    numbers = zip(kinds, told.numbers, strict=False)
    return name, keyed(LEGEND.word(case.edition, kind, number) for kind, number in numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_text(language: str) -> None:
    names = names_of_all_actions()
    assert names == about("action", language)
    speech = Speech(language, load("legend"))
    assert all(speech.action(NamedAction(name, EXAMPLES)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text(language: str) -> None:
    assert set(LEGEND.events) == about("event", language)
    speech = Speech(language, load("legend"))
    for name, kinds in LEGEND.events.items():
        for numbers in ((0, 1, 1), (1, 2, 2), (1, 3, 5), (2, 0, 0)):
            words = [LEGEND.word(EDITION, *one) for one in zip(kinds, numbers, strict=False)]
            if Word("token", "0 fame") not in words:
                assert SENTENCE.fullmatch(speech.event(name, keyed(words))), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    reasons = reasons_of_all_refusals()
    assert reasons == about("refusal", language)
    speech = Speech(language, load("legend"))
    assert all(speech.refusal(Refusal("L1", reason, EXAMPLES)) for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str) -> None:
    questions = names_of_all_questions()
    assert questions == about("question", language)
    speech = Speech(language, load("legend"))
    for question in questions:
        for count in (0, 1, 2, 5):
            text = speech.question(question, EXAMPLES | {"count": Word("count", count)})
            assert SENTENCE.fullmatch(text), question


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech = Speech(language, load("legend"))
    gains = {
        gain_word(EDITION.box, episode, space)
        for episode in range(EPISODES)
        for space in range(SPACES)
    }
    tokens = {sort * 10 + value for sort in range(4) for value in range(1, 4)} | {41, 42}
    things = {
        "card": {LEGEND.word(EDITION, "card", card) for card in range(KINDS)},
        "episode": {LEGEND.word(EDITION, "episode", episode) for episode in range(EPISODES)},
        "token": {LEGEND.word(EDITION, "token", token) for token in tokens},
        "gain": {word for word in gains if word is not None and word.kind == "gain"},
        "symbol": {Word("symbol", symbol) for symbol in SYMBOL_NAMES},
    }
    for kind, words in things.items():
        assert len({speech.name(word) for word in words}) == len(words)
        slugs = {re.sub(r"^(\d|double) ", "", str(word.value)) for word in words}
        extra = {"misfortune", "scratch"} if kind == "token" else set()  # on the board only
        assert slugs | extra == about(kind, language)
    assert about("kind", language) == set(EPISODE_KINDS)
    assert about("option", language) == set(LEGEND.options)
    assert {f"{episode}" for episode in range(1, EPISODES + 1)} == about("story", language)
    assert about("letter", language) == set(SYMBOL_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_matches_is_a_sentence(language: str) -> None:
    speech = Speech(language, load("legend"))
    for one in sayings():
        text = speech.say(f"{one.kind}-{one.name}", one.args)
        if one.kind == "action":
            assert re.fullmatch(r"[^a-zа-я{}$_][^{}$_]+[^.]", text), one
        else:
            assert SENTENCE.fullmatch(text), one


def test_matches_say_nearly_everything() -> None:
    for kind, seldom in SELDOM_SAID.items():
        assert about(kind, "en") - {one.name for one in sayings() if one.kind == kind} <= seldom


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_read_alike(language: str) -> None:
    speech = Speech(language, load("legend"))
    for case in CASES:
        for s in random_game(case, 3):
            names = [LEGEND.actions.name(case.edition, s, one) for one in case.engine.legal(s)]
            assert not {"play", "take_nothing"} & {name.name for name in names}
            assert len({speech.action(name) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_match_names_a_rule_and_what_would_be_legal(language: str) -> None:
    speech = Speech(language, load("legend"))
    rules = rulebook.read(LEGEND, language).rules
    refusals = [one for one in sayings() if one.kind == "refusal"]
    assert all(one.rule in rules for one in refusals)
    texts = {
        f"{one.name} {one.args}": speech.say(f"refusal-{one.name}", one.args) for one in refusals
    }
    assert len(set(texts.values())) == len(texts) > 150, "two reasons, one sentence"
    for what, text in texts.items():
        assert len(text.split()) >= 5, f"too short to say what would make it legal: {what}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann reveals 2 double wit cards, a Beowulf card, and the Thanes’ Oath."),
        (
            "de",
            "Ann deckt 2 doppelte Klugheitskarten, eine Beowulf-Karte und den Eid der Thane auf.",
        ),
        ("fr", "Ann révèle 2 cartes ruse doubles, une carte Beowulf et le Serment des thanes."),
        ("ru", "Ann открывает 2 двойные карты хитрости, карту Беовульфа и карту «Клятва танов»."),
    ],
)
def test_cards_in_a_row_are_told_in_one_sentence(language: str, text: str) -> None:
    speech = Speech(language, load("legend"), {1: "Ann"})
    cards = [Word("card", name) for name in ("double wit", "beowulf", "double wit", "oath")]
    told = speech.event("reveals", {"seat": Word("seat", 1), "card": cards})
    assert told.replace("\xa0", " ") == text


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Take space 3: 5 fame", "Take space 3: wound", "Take space 3: The Warrior’s Rest"]),
        ("de", ["Nimm Feld 3: 5 Ruhm", "Nimm Feld 3: Wunde", "Nimm Feld 3: Der Krieger Rast"]),
        (
            "fr",
            [
                "Prendre l’emplacement 3 : 5 points de gloire",
                "Prendre l’emplacement 3 : blessure",
                "Prendre l’emplacement 3 : Repos du guerrier",
            ],
        ),
        (
            "ru",
            [
                "Занять ячейку 3: 5 очков славы",
                "Занять ячейку 3: рана",
                "Занять ячейку 3: «Отдых воина»",
            ],
        ),
    ],
)
def test_a_space_is_taken_for_what_it_gives(language: str, texts: list[str]) -> None:
    speech, slot = Speech(language, load("legend")), Word("slot", 3)
    gains = [Word("gain", "5 fame"), Word("gain", "wound")]
    actions = [NamedAction("take_space", {"slot": slot, "gain": gain}) for gain in gains]
    actions.append(NamedAction("take_special", {"slot": slot, "card": Word("card", "rest")}))
    assert [speech.action(one).replace("\xa0", " ") for one in actions] == texts
