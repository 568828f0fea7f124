"""The checks of texts and glossaries bite: each test spoils those of leduc in one way."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from leduc import GAME

from heorot.core.game import Game
from heorot.core.view import Plain
from heorot.core.words import Names, Tip, Word
from heorot.testing.declared import Vocabulary
from heorot.testing.glossary import check_glossary
from heorot.testing.texts import check_texts

NAMES = GAME.names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the game, which speaks English alone there, to be spoiled."""
    others = [f"*{one}.{ending}" for one in ("de", "fr", "ru") for ending in ("ftl", "md")]
    ignored = shutil.ignore_patterns("glossary.*", *others)
    shutil.copytree(GAME.folder, tmp_path / "leduc", ignore=ignored)
    return tmp_path / "leduc"


def spoiled(folder: Path, old: str, new: str, language: str = "en") -> Game:
    """The game with something else in its English texts, as its texts in a language."""
    text = (folder / "texts/en.ftl").read_text("utf-8")
    assert old in text
    (folder / f"texts/{language}.ftl").write_text(text.replace(old, new), "utf-8")
    return replace(GAME, folder=folder)


def declaring(**changes: Any) -> Game:
    """The game with something else declared."""
    return replace(GAME, names=replace(NAMES, **changes))


def caught(check: Callable[[Game], None], game: Game, *words: str) -> None:
    """The check fails, and says what is wrong."""
    with pytest.raises(AssertionError) as failure:
        check(game)
    for word in words:
        assert word in str(failure.value)


@pytest.mark.full
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("action-fold = Fold\n", "", "action-fold"),
        ("card-jack = jack\n", "", "card:jack has no name"),
        ("card-jack = jack", "card-jack = king", "both called king"),
        ("where = Round { $number }\n", "", "where is missing"),
        ("source-pot = the pot\n", "", "source-pot is missing"),
        ("view-paid = Paid\n", "", "view-paid is missing"),
        ("view-paid = Paid", "view-paid = Paid\nview-pot = Pot", "view-pot is left over"),
        ("Raise by { $count }", "Raise by { $number }", "action-raise"),
        ("raises by { $count }.", "raises by { $count }", "event-raises"),
        ("{ $seat } folds.", "{ $card } folds.", "event-folds"),
        ("{ $seat } folds.", '{ NAME($seat, form: "dative") } folds.', "event-folds"),
        ("There have been { $count } raises", "There have been raises", "does not use count"),
        ("card-king = king", "card-king = king\ncard-ace = ace", "card-ace is left over"),
        (
            "card-king = king",
            "card-king = king\n    .dative = king",
            "card-king.dative is left over",
        ),
        ("card-king = king", "card-king = king\ncard-king = king", "card-king is there twice"),
        ("card-king = king", "card-king = king\n%", "%"),
    ],
)
def test_a_text_that_does_not_fit_its_declaration_is_found(
    folder: Path, old: str, new: str, says: str
) -> None:
    caught(check_texts, spoiled(folder, old, new), says)


@pytest.mark.full
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"questions": {**NAMES.questions, "ante": ()}}, "question-ante"),
        ({"questions": {"over": ()}}, "question-betting is left over"),
        ({"actions": {**NAMES.actions, "raise": ()}}, "action-raise"),
        ({"actions": {**NAMES.actions, "raise": ("count?",)}}, "action-raise, given nothing"),
        ({"kinds": {"card": lambda _: ("jack", "queen", "king", "ace")}}, "card:ace has no name"),
        ({"sources": ()}, "source-pot is left over"),
    ],
)
def test_a_declaration_without_its_texts_is_found(changes: Mapping[str, Any], says: str) -> None:
    caught(check_texts, declaring(**changes), says)


@pytest.mark.parametrize(
    ("plain", "says"),
    [
        (Plain(untold=frozenset({"seats"})), "view-paid is left over"),
        (Plain(folded=frozenset({"pot"})), "['pot'] of `folded`"),
        (Plain(kinds={"paid": "chip"}), "no kinds of words: ['chip']"),
        (Plain(values={"round": ("first",)}), "view-round-first is missing"),
    ],
)
def test_what_is_said_of_the_fields_of_a_view_fits_them(plain: Plain, says: str) -> None:
    caught(check_texts, replace(GAME, views=replace(GAME.views, plain=plain)), says)


@pytest.mark.parametrize(
    ("tips", "text", "says"),
    [
        ({"jack": Tip("D1", ("card-jack",))}, "", "tip-jack is missing"),
        ({}, "tip-jack = It is low.\n", "tip-jack is left over"),
        ({"jack": Tip("D1", ("card-jack",))}, "tip-jack = low\n", "tip-jack is no sentence: low"),
        ({"jack": Tip("X9", ("card-jack",))}, "tip-jack = It is low.\n", "has no rule: X9"),
        ({"jack": Tip("D1", ("card-ace",))}, "tip-jack = It is low.\n", "is about card-ace"),
        (
            {"jack": Tip("D1", ("card-jack",)), "low": Tip("D1", ("card-jack",))},
            "tip-jack = It is low.\ntip-low = It is not high.\n",
            "tip-low and tip-jack are both about card-jack",
        ),
    ],
)
def test_what_things_do_is_told_once_in_a_sentence_with_its_rule(
    folder: Path, tips: Mapping[str, Tip], text: str, says: str
) -> None:
    game = spoiled(folder, "leduc-help", f"{text}leduc-help")
    caught(check_texts, replace(game, names=replace(NAMES, tips=tips)), says)


def test_the_labels_of_boards_are_not_asked_for(folder: Path) -> None:
    check_texts(spoiled(folder, "leduc-help", "leduc-rounds = Rounds\nleduc-help"))


def test_short_forms_that_can_be_taken_for_each_other_are_found(folder: Path) -> None:
    forms = "short-form = { $piece ->\n    [raise] C\u0430ll\n   *[other] { $piece }\n}\n"
    game = spoiled(folder, "leduc-help", f"{forms}leduc-help")
    caught(check_texts, game, "C\u0430ll is typed for both")


def test_what_is_left_in_english_says_so(folder: Path) -> None:
    shutil.copy(folder / "texts/RULES.en.md", folder / "texts/RULES.de.md")
    game = spoiled(folder, "card-king = king", "# As in English.\ncard-king = king", "de")
    with pytest.raises(AssertionError) as failure:
        check_texts(game)
    assert "de: card-queen is as in English" in str(failure.value)
    assert "card-king" not in str(failure.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "card-king = king",
            "# As in English\ncard-king = König",
            "card-king is not as in English",
        ),
        ("leduc-help =", "leduc-hilfe =", "leduc-help is missing"),
        ("leduc-help =", "leduc-hilfe =", "leduc-hilfe is not in English"),
        ("Round { $number }", "Runde", "where asks for [] instead of ['number']"),
    ],
)
def test_a_translation_that_says_something_else_is_found(
    folder: Path, old: str, new: str, says: str
) -> None:
    shutil.copy(folder / "texts/RULES.en.md", folder / "texts/RULES.de.md")
    caught(check_texts, spoiled(folder, old, new, "de"), f"de: {says}")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("**D2 ", "**D7 ", "the rules are D1, D7"),
        ("# Leduc", "Leduc", "no title"),
        ("\n**D2", "\n## More\n\n**D2", "another number of headings"),
    ],
)
def test_rules_that_differ_by_language_are_found(
    folder: Path, old: str, new: str, says: str
) -> None:
    rules = (folder / "texts/RULES.en.md").read_text("utf-8")
    assert old in rules
    (folder / "texts/RULES.de.md").write_text(rules.replace(old, new, 1), "utf-8")
    caught(check_texts, spoiled(folder, "", "", "de"), says)


ENGLISH = '[ours]\nraise = ["raise"]\nfold = ["fold"]\n'


@pytest.mark.parametrize(
    ("german", "says"),
    [
        ('[ours]\nraise = ["raise"]\n', "de: fold is missing"),
        (
            '[ours]\nraise = ["raise"]\nfold = ["fold"]\nbluff = ["bluff"]\n',
            "bluff is not in English",
        ),
        ('[ours]\nraise = ["raise"]\nfold = ["passen"]\n', "de: fold is used nowhere"),
        ('[ours]\nraise = ["call"]\nfold = ["fold"]\n', "de: raise is not 'call' in"),
        ('[ours]\nraise = ["rais|"]\nfold = ["fold"]\n', "de: raise is used nowhere"),
        ('[printed]\nraise = ["raise"]\n[ours]\nraise = ["fold"]\n', "raise is there twice"),
        ('[other]\nraise = ["raise"]\n', "the tables are printed and ours"),
    ],
)
def test_a_language_that_goes_its_own_way_is_found(folder: Path, german: str, says: str) -> None:
    shutil.copy(folder / "texts/RULES.en.md", folder / "texts/RULES.de.md")
    game = spoiled(folder, "", "", "de")
    caught(check_glossary, game, "has no glossary")
    (folder / "texts/glossary.en.toml").write_text(ENGLISH, "utf-8")
    (folder / "texts/glossary.de.toml").write_text(ENGLISH, "utf-8")
    check_glossary(game)
    (folder / "texts/glossary.de.toml").write_text(german, "utf-8")
    caught(check_glossary, game, says)


@pytest.mark.parametrize(
    ("name", "args", "says"),
    [
        ("bet", {}, "not declared"),
        ("call", {}, "is given nothing for"),
        ("fold", {"count": Word("count", 2)}, "is given count for"),
        ("call", {"count": Word("slot", 2)}, "as count"),
        ("show", {"card": Word("card", "ace")}, "which is not declared"),
        ("show", {"card": Word("card", "king"), "seat2": Word("seat", 0)}, "not declared"),
    ],
)
def test_what_is_said_and_not_declared_is_found(
    name: str, args: Mapping[str, Word], says: str
) -> None:
    names = Names({**NAMES.actions, "show": ("card", "seat2?")}, {}, {}, NAMES.kinds)
    vocabulary = Vocabulary(replace(GAME, names=names), [GAME.load_box()])
    vocabulary.check("action", "show", {"card": Word("card", "king #2"), "seat2": Word("seat", 1)})
    with pytest.raises(AssertionError, match=says):
        vocabulary.check("action", name, args)


def test_an_error_in_another_language_with_other_values_is_caught(folder: Path) -> None:
    template = 'msgid "{count} whole numbers"\nmsgstr "{count} ganze Zahlen"\n'
    path = folder / "texts/de.po"
    path.write_text(template, "utf-8")
    check_texts(replace(GAME, folder=folder))
    path.write_text(template.replace("{count} ganze", "{number} ganze"), "utf-8")
    caught(check_texts, replace(GAME, folder=folder), "de.po", "{number} ganze Zahlen")
