"""Errors and help come in the language of whoever gives the commands."""

from __future__ import annotations

import ast
import errno
import os
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from tests.harness import program
from tests.harness.translations import catalogue, program_texts

import heorot
from heorot.cli import main
from heorot.cli.speaking import language_of, paragraphs
from heorot.core.errors import BadFile, HeorotError, Sentence
from heorot.i18n import languages
from heorot.i18n.program import explained, translated
from heorot.testing.texts import values

SOURCE = Path(heorot.__file__).parent
OTHERS = [one for one in languages() if one != "en"]
SPOKEN = ("arena", "bots", "cli", "core", "engine", "i18n", "match", "server", "terminal")
"""The parts whose errors people meet."""
ACTIONS = "games/*/words/actions.py"
"""And what no action of a game is. The rest of what games say is theirs (`test_speaking_games`)."""
ERRORS = ("HeorotError", "BadFile", "InvalidAction", "NoTable", "Refuse", "Taken", "NotWritten")
OURS = {
    *("open_luck", "keyed_luck", "check_run", "check_policies"),
    *("Linker", "Native", "Batch"),
}
"""Functions and classes whose errors only programmers meet."""


def helps() -> Iterator[str]:
    """Every paragraph that `--help` shows of ours."""
    for command in (main, *main.commands.values()):
        for thing in (command, *command.params):
            for name in ("help", "show_default"):
                text = getattr(thing, name, None)
                if isinstance(text, str) and text:
                    yield from (one for one in paragraphs(text) if not one.startswith("\b"))


@cache
def parsed(path: Path) -> ast.Module:
    """A Python file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def constants(folder: Path) -> frozenset[str]:
    """Every text that stands in Python files as it is."""
    return frozenset(
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def spoken() -> tuple[ast.AST, ...]:
    """Everything that stands in the parts that are spoken, but in functions of ours."""
    return tuple(_spoken())


def _spoken() -> Iterator[ast.AST]:
    parts = [path for part in SPOKEN for path in (SOURCE / part).rglob("*.py")]
    for path in (*parts, *SOURCE.glob(ACTIONS)):
        tree = parsed(path)
        left_out = {
            node
            for one in ast.walk(tree)
            if isinstance(one, ast.FunctionDef | ast.ClassDef) and one.name in OURS
            for node in ast.walk(one)
        }
        yield from (node for node in ast.walk(tree) if node not in left_out)


@cache
def errors() -> tuple[ast.expr, ...]:
    """What is said in an error: a text, or what stands for one."""
    calls = (node for node in spoken() if isinstance(node, ast.Call))
    return tuple(node.args[-1] for node in calls if ast.unparse(node.func) in ERRORS)


@cache
def templates() -> frozenset[str]:
    """Every text with values in it, or said as an error, of the parts that are spoken."""
    return frozenset(_templates())


def _templates() -> Iterator[str]:
    nodes = spoken()
    pieces = {node for one in nodes if isinstance(one, ast.JoinedStr) for node in ast.walk(one)}
    for node in nodes:
        text = node.value if isinstance(node, ast.Constant) and node not in pieces else None
        if not isinstance(text, str) or "\n" in text or text.startswith(("/", "#")):
            continue  # an address, for instance
        if re.search(r"\{[a-z_]+\}", text):
            yield text
    for said in errors():
        if isinstance(said, ast.Constant) and isinstance(said.value, str):
            yield said.value


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_the_program_is_translated_and_no_other(language: str) -> None:
    known = {text for english, _ in catalogue(program_texts(language)) for text in english}
    assert {*helps(), *templates()} - known == set()
    of_click = constants(Path(click.__file__).parent)
    of_system = map(os.strerror, errno.errorcode)
    assert known - {*helps(), *constants(SOURCE), *of_click, *of_system} == set()


def test_an_error_is_a_template_that_can_be_translated() -> None:
    assert [ast.unparse(said) for said in errors() if isinstance(said, ast.JoinedStr)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_values_of_the_english(language: str) -> None:
    for english, texts in catalogue(program_texts(language)):
        for text in texts:
            assert text
            assert values(text) in [values(one) for one in english]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *main.commands])
def test_help_is_in_the_language_of_the_command_line(command: str, language: str) -> None:
    args = [command, "--help"] if command else ["--help"]
    english = " ".join(program.heorot(*args).stdout.split())
    spoken = " ".join(program.heorot("--lang", language, *args).stdout.split())
    for text in helps():
        assert text not in spoken
    assert "Show this message and exit." in english
    assert "Show this message and exit." not in spoken
    assert " ".join(program.heorot(*args).stdout.split()) == english


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ("games --lang de", {"HEOROT_LANG": "fr"}, "de"),
        ("--lang=ru games", {}, "ru"),
        ("games", {"HEOROT_LANG": "fr", "LANG": "de_DE"}, "fr"),
        ("games", {"LANG": "de_AT.UTF-8"}, "de"),
        ("games", {"LC_ALL": "C", "LANG": "de_AT.UTF-8"}, "en"),
        ("games", {"LANG": "ja_JP"}, "en"),
        ("games --lang", {}, "en"),
        ("games --lang ../de", {}, "en"),
    ],
)
def test_the_language_is_found_before_anything_is_understood(
    monkeypatch: pytest.MonkeyPatch, words: str, environment: dict[str, str], language: str
) -> None:
    for name in ("HEOROT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(words.split()) == language


def test_a_language_before_the_command_is_that_of_the_command() -> None:
    env = {"HEOROT_LANG": "fr"}
    assert "Spieler" in program.heorot("--lang", "de", "games", env=env).stdout
    assert "игрок" in program.heorot("--lang", "de", "games", "--lang", "ru", env=env).stdout
    assert (
        "no language 'xx'"
        in program.heorot("--lang", "xx", "games", env={"HEOROT_LANG": ""}).stderr
    )


@pytest.mark.parametrize(
    ("args", "language", "said"),
    [
        ("dance", "de", "Fehler: Es gibt keinen Befehl 'dance'."),
        ("new", "fr", "Erreur : Il manque l’argument 'GAME'."),
        ("new go --players 2", "ru", "Ошибка: нет игры 'go'; есть hoard,"),
        ("new hoard --players 9", "de", "Fehler: hoard ist für 2 bis 4 Spieler, nicht für 9"),
        (
            "new hoard --players two",
            "fr",
            "Valeur incorrecte pour '--players' : 'two' n’est",
        ),
        ("new hoard --players 2 -o x=1", "ru", "--option 'x=1': у hoard нет вариантов правил"),
        ("new hoard --players 2 --start 3", "de", "kein Platz 3; die Plätze sind 1 bis 2"),
        ("new hoard --players 2 --box no", "fr", "no: ne peut être lu : fichier ou dossier introu"),
        ("verify no.saga", "ru", "Ошибка: no.saga: не читается: нет такого файла или папки"),
        ("score -", "de", "Fehler: Standardeingabe: game: fehlt; erwartet wird ein Text in Anfü"),
        ("rules hoard X9", "fr", "aucune règle ne contient 'X9' ; il y a H1, H2"),
        ("play hoard --seats me,x", "ru", "greedy, random, а me — человек"),
        ("simulate hoard", "de", "gib --players oder --seats an"),
        (
            "simulate hoard --players 2 --format x",
            "fr",
            "'x' n’en fait pas partie : 'text'",
        ),
        ("games --nope", "ru", "Ошибка: Нет параметра '--nope'."),
    ],
)
def test_a_mistake_is_explained_in_the_language(args: str, language: str, said: str) -> None:
    result = program.heorot(*args.split(), env={"HEOROT_LANG": language})
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.replace("\xa0", " ").replace("\u202f", " ").split())


def test_a_sentence_is_english_by_itself_and_keeps_what_is_in_it() -> None:
    inner = Sentence("a whole number from {low} to {high}", low=1, high=4)
    error = BadFile("seat", "{value} is not {expected}", value="'{x}'", expected=inner)
    assert str(error.inside("file")) == "file: seat: '{x}' is not a whole number from 1 to 4"
    for one in (error, pickle.loads(pickle.dumps(error))):  # noqa: S301 (our own)
        assert explained(one, "de") == (
            "seat: '{x}' passt nicht; erwartet wird eine ganze Zahl von 1 bis 4"
        )
        assert explained(one, "en") == str(one)


def test_what_has_no_translation_stays_as_it_is() -> None:
    assert translated("{no such} text", "de") == "{no such} text"
    assert explained(HeorotError("Pech gehabt {0}"), "fr") == "Pech gehabt {0}"
    assert translated("", "de") == ""
