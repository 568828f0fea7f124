"""What is typed is understood in the language of the table and in English, however it looks."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from tests.terminal.seated import Evening, screen

from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages
from heorot.i18n.short_forms import ShortForms, short_form
from heorot.terminal.start import FirstScreen, Wish
from heorot.terminal.typed import meaning


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.saga"


# Short forms.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["leduc", *REGISTRY])
def test_every_action_is_found_by_its_short_form_in_its_language_and_in_english(
    game: str, language: str
) -> None:
    actions = load(game).actions
    forms = ShortForms(load(game), Speech(language, load(game)))
    for action in range(actions.count):
        notation = actions.notation(action)
        for text in (notation, short_form(notation, forms.speech)):
            for typed in (text, text.upper(), text.lower()):
                assert forms.find(typed) == action


@pytest.mark.parametrize(
    ("game", "language", "notation", "text"),
    [
        ("hoard", "de", "yDr2", "gDr2"),
        ("hoard", "fr", "pile", "pioche"),
        ("hoard", "ru", "rHa", "кАр"),
        ("legend", "de", "af2", "br2"),
        ("movie", "ru", "me+2", "мё+2"),
        ("movie", "de", "c4", "c4"),
        ("beest", "fr", "t-tb", "h-hb"),
        ("beest", "de", "@silent", "@schweigsamer"),
        ("leduc", "de", "raise", "raise"),
    ],
)
def test_a_short_form_has_the_pieces_that_its_language_knows(
    game: str, language: str, notation: str, text: str
) -> None:
    assert short_form(notation, Speech(language, load(game))) == text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "purple", "orange"])
def test_a_card_of_hoard_begins_with_the_letter_that_its_colour_has_on_the_table(
    colour: str, language: str
) -> None:
    speech = Speech(language, load("hoard"))
    letter = speech.say(f"letter-{colour}")
    assert short_form(f"{colour[0]}Ha", speech)[0] == letter.lower()


def test_letters_that_look_the_same_are_the_same() -> None:
    forms = ShortForms(load("movie"), Speech("ru", load("movie")))
    assert forms.find("\N{CYRILLIC SMALL LETTER A}2") == forms.find("a2") is not None
    assert forms.find("ме+2") == forms.find("me+2")  # without the dots, in either script


def test_choices_are_shown_and_taken_in_the_language_of_the_table(path: Path) -> None:
    evening = Evening(path, language="de")
    shown = evening.play(["stapel F1", "z", "pile"])
    assert " stapel\n" in shown
    assert "pile" not in shown
    assert [load("hoard").actions.notation(one) for one in evening.table.actions] == ["pile"] * 2


# Shells.


@pytest.mark.parametrize("game", REGISTRY)
def test_every_action_can_be_given_to_a_shell_without_quotes(game: str) -> None:
    actions = load(game).actions
    for action in range(actions.count):
        text = actions.notation(action)
        if text.startswith("-") or shlex.quote(text) != text:
            text = text.replace("-", "minus").replace("*", "figure")
        assert text.isascii()
        assert shlex.quote(text) == text
        assert actions.parse(text) == action


# Why not.


def test_the_list_of_what_is_not_possible_goes_on_after_the_choices(path: Path) -> None:
    evening = Evening(path)
    count = len(evening.asked.choices)
    (_, refusal), *_ = evening.asked.refusals()
    reason = Speech("en", load("hoard")).refusal(refusal)
    shown = " ".join(evening.play(["w", "", f"w {count}", f"w {count + 1}"]).split())
    assert f" {count + 1} " in shown.partition("Not possible now")[2]
    assert f"But that is possible: it is choice {count}." in shown
    assert reason in shown


def test_a_word_is_told_of_what_somebody_could_want_and_nothing_twice(path: Path) -> None:
    evening = Evening(path)
    shown = evening.play(["w ring", "w lair"])
    _, ring, lair = shown.split("› ")[-4:-1]
    assert ring.startswith("Lay down the purple ring: ")  # the one in the hand, and once
    assert ring.count("Lay down") == 1
    assert lair.count("Lay down") == 1
    assert lair.startswith("Lay down the red lair: ")  # none is in the hand: one stands for all


def test_a_card_that_is_held_once_is_not_refused_as_a_second_one(path: Path) -> None:
    shown = Evening(path).play(["pile pile pile", "w knight"])
    told = shown.split("› ")[-2].splitlines()
    assert [line.partition(":")[0] for line in told] == [
        "Play the blue knight",
        "Play the orange knight",
    ]
    assert all("But that is possible" in line for line in told)


# Commands.


@pytest.mark.parametrize(
    ("typed", "message"), [("P", "command-rules"), ("c", "command-save"), ("b", "command-board")]
)
def test_a_latin_letter_is_taken_for_the_russian_one_unless_it_is_an_english_command(
    typed: str, message: str
) -> None:
    commands = ("command-rules", "command-save", "command-board", "command-quit")
    assert meaning(typed, "ru", *commands) == message


@pytest.mark.parametrize("language", languages())
def test_the_first_screen_understands_its_keys_in_every_language_and_in_english(
    language: str,
) -> None:
    for one in (Speech(language), Speech("en")):
        name, opponents, number = (
            one.say(f"start-word-{word}").split()[0] for word in ("name", "opponents", "number")
        )
        at, _ = screen(f"{name} Ann", f"{opponents} 1", f"{opponents}3", f"{number} 12")
        terms, dice = FirstScreen(at, language, Wish()).run()
        assert [len(terms.seats), terms.seats[0].name] == [4, "Ann"]
        assert dice is not None
    say = Speech(language).say
    for word in ("name", "opponents", "number", "more"):
        counts = {"least": 1, "most": 2}
        assert say(f"start-{word}", counts).startswith(say(f"start-word-{word}").split()[0])
    assert say("start-quit").startswith(say("command-quit").split()[0])
    assert f"· {say('command-quit').split()[0]}" in say("page-more")
