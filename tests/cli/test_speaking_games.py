"""What a game says of documents that cannot be comes in every language by files of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeGuard

import leduc
import pytest
from tests.harness import program
from tests.harness.translations import catalogue, program_texts

from heorot import games
from heorot.core import game
from heorot.core.errors import BadFile, Sentence
from heorot.core.holds import Fault
from heorot.games import REGISTRY
from heorot.i18n import languages
from heorot.i18n import program as translating
from heorot.i18n.program import explained
from heorot.testing.texts import values

OTHERS = [one for one in languages() if one != "en"]
OURS = Path(games.__file__).parent
FOLDERS = {name: OURS / name for name in REGISTRY}
LEDUC = Path(leduc.__file__).parent
"""A game from outside, which speaks English alone."""
SAYING = {"BadFile", "Fault", "HeorotError", "InvalidAction"}
"""Whatever is given what is wrong as the last of its arguments."""


@cache
def trees(folder: Path) -> list[ast.Module]:
    """The code of a game."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]


@cache
def said(folder: Path) -> list[ast.expr]:
    """Every expression for a sentence: in an error or a fault, expected of a key, or by itself."""
    found: list[ast.expr] = []
    for tree in trees(folder):
        assigned = dict(_assigned(tree))
        for node in ast.walk(tree):
            for one in _told(node):
                found += (
                    assigned[one.id] if isinstance(one, ast.Name) and one.id in assigned else [one]
                )
    return found


def _told(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id="Sentence"), args=[template]):
            yield template
        case ast.Call(func=ast.Name(id=name), args=[*_, sentence]) if name in SAYING:
            yield sentence
        case ast.Call(func=ast.Attribute(attr="take"), args=[_, _, expected]):
            yield expected


def _assigned(tree: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    """Whatever a file gives a name to: names, with all they can stand for."""
    values: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                values.setdefault(name, []).append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                values.setdefault(name, []).append(value)
    yield from values.items()


def templates(folder: Path) -> set[str]:
    """The sentences of a game that stand in its code as they are."""
    nodes = [node for one in said(folder) for node in _alternatives(one)]
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _alternatives(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _alternatives(node.body)
        yield from _alternatives(node.orelse)
    else:
        yield node


@pytest.mark.parametrize("folder", [*FOLDERS.values(), LEDUC], ids=lambda one: one.name)
def test_a_game_composes_no_sentence_that_could_not_be_translated(folder: Path) -> None:
    composed = (ast.JoinedStr, ast.BinOp)
    nodes = [node for one in said(folder) for node in _alternatives(one)]
    assert [ast.unparse(node) for node in nodes if isinstance(node, composed)] == []


@pytest.mark.parametrize("folder", [*FOLDERS.values(), LEDUC], ids=lambda one: one.name)
def test_words_inside_a_sentence_are_a_sentence_themselves(folder: Path) -> None:
    calls = [node for tree in trees(folder) for node in ast.walk(tree) if is_sentence(node)]
    given = [node for call in calls for one in call.keywords for node in ast.walk(one.value)]
    words = [one.value for one in given if isinstance(one, ast.Constant) and is_words(one.value)]
    assert set(words) <= templates(folder)


def is_sentence(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in {"Sentence", *SAYING}


def is_words(value: object) -> bool:
    return isinstance(value, str) and " " in value and any(map(str.isalpha, value))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_sentence_of_a_game_is_translated_and_no_other(name: str, language: str) -> None:
    shared = {text for english, _ in catalogue(program_texts(language)) for text in english}
    texts = catalogue(FOLDERS[name] / "texts" / f"{language}.po")
    known = {text for english, _ in texts for text in english}
    needed = templates(FOLDERS[name])
    assert needed - known - shared == set()
    assert known - needed == set()
    assert known & shared == set()
    assert len(known) == len(texts)
    for [english], [text] in texts:
        assert text
        assert values(text) == values(english)


@pytest.mark.parametrize("language", OTHERS)
def test_what_two_games_say_alike_is_translated_alike(language: str) -> None:
    found: dict[str, str] = {}
    for folder in FOLDERS.values():
        for [english], [text] in catalogue(folder / "texts" / f"{language}.po"):
            assert found.setdefault(english, text) == text


@pytest.mark.parametrize(
    ("name", "old", "new", "language", "problem"),
    [
        ("hoard", '"drawing"', '"voting"', "de", "turn: eine Runde endet mit dem Zug von Platz 3"),
        ("hoard", '"red ', '"green ', "fr", "'green' n’est pas une couleur"),
        ("movie", '". . . . .", ', "", "ru", "ожидаются ряды акта 1, всего 5; найдено: 4"),
        ("movie", "turn = 1", "turn = 1\npasses = 1", "de", "ist, passt niemand (M3)"),
        (
            "legend",
            '"trading"',
            '"over"',
            "fr",
            "dans la phase over, tous les épisodes sont passés",
        ),
        ("beest", '"laying"', '"over"', "ru", "когда сыграны все экспедиции: 3 (B15)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_the_language(
    name: str, old: str, new: str, language: str, problem: str
) -> None:
    document = program.told("new", name, "--players", "3", "--start", "1", "--seed", "1")
    spoilt = document.replace(old, new, 1)
    result = program.heorot("score", "-", stdin=spoilt, env={"HEOROT_LANG": language})
    assert result.exit_code == 2
    assert problem in result.stderr


PO = """
msgid "{count} cards; {hint}"
msgstr "{count} Karten; {hint}"

msgid "name them all"
msgstr "nenne sie alle"
"""


def test_a_fault_is_told_with_its_rule_by_the_texts_of_a_game_from_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts/de.po").write_text(PO, "utf-8")
    monkeypatch.setattr(game, "TEXTS", [])
    monkeypatch.setattr(translating, "TEXTS", game.TEXTS)
    replace(leduc.GAME, folder=tmp_path)
    fault = Fault("seat", "D1", Sentence("{count} cards; {hint}", count=2, hint="name them all"))
    error = BadFile(fault.place, str(fault))
    assert str(error) == "seat: 2 cards; name them all (D1)"
    assert explained(error, "de") == "seat: 2 Karten; nenne sie alle (D1)"
    assert explained(error, "fr") == explained(error, "en") == str(error)
    assert str(Fault("seat", "", fault.sentence)) == fault.sentence
