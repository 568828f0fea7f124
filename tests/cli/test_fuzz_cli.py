"""Whatever stands on the command line, the program answers, or says what is wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.harness.program import heorot, told

from heorot.cli import main
from heorot.match import OpenDice, Seat, Table, saga

SLOW = {"compile", "ptx", "serve"}
"""They start compilers, or do not end by themselves."""
RIGHT = {
    "actions": "table.toml --lang de",
    "arena": "hoard --bots greedy,random --games 2 --until 0.6 --format csv --lang fr",
    "balance": "hoard --games 2 --seed 1 --format csv --lang ru",
    "apply": "table.toml f1 pile --seed 1 --lang fr",
    "completion": "zsh",
    "games": "--lang ru",
    "new": "hoard --players 3 --seed 1 --start 2 --lang de",
    "play": "hoard --seats greedy,random --seed 1 --lang de",
    "replay": "over.saga --lang fr",
    "resume": "half.saga --lang ru",
    "rules": "hoard H6 --lang de",
    "score": "table.toml --json",
    "seen": "table.toml --seat 1 --json",
    "simulate": "hoard --seats greedy,random --games 2 --seed 1 --format csv --lang de",
    "verify": "over.saga --lang fr --json",
    "why-not": "table.toml end --lang ru",
}
"""Arguments that each command accepts."""
FEW = 100
MANY = 1_000

WORDS = st.one_of(
    st.sampled_from(
        [
            *(
                "hoard",
                "chess",
                "H3",
                "h24",
                "X1",
                "end",
                "rRi",
                "f1",
                "pile",
                "91",
                "-5",
                "0",
                "1",
            ),
            *("2", "3", "9999999999999999999999", "table.toml", "over.saga", "half.saga", "none"),
            *("bad.toml", ".", "-", "--", "--json", "--lang", "de", "xx", "--seat", "--seed", "-h"),
            *(
                "--players",
                "--start",
                "--box",
                "-o",
                "--option",
                "grazed=on",
                "--seats",
                "greedy,random",
                "greedy",
                "me,random",
            ),
            *("--games=3", "--games=0", "--format", "csv", "json", "--no-rotate", "bash", "--list"),
            *("", "\udcff", "é" * 300, "x" * 5000, "9" * 400, "dots.toml"),
        ]
    ),
    st.text(st.characters(exclude_characters="\0"), max_size=8),
)


@st.composite
def arguments(draw: st.DrawFn) -> list[str]:
    """A command with arguments that are right but for one or two, or not right at all."""
    command = draw(st.sampled_from(sorted(RIGHT)))
    words = RIGHT[command].split()
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, len(words)))
        words[at : at + draw(st.integers(0, 1))] = draw(st.lists(WORDS, max_size=1))
    return [command, *(words if draw(st.integers(0, 9)) else draw(st.lists(WORDS, max_size=6)))]


def test_every_command_is_tried(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(RIGHT) == set(main.commands) - SLOW
    go_there(folder, monkeypatch)
    for command, words in RIGHT.items():
        if command != "resume":  # which needs a terminal
            told(command, *words.split())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files of every kind."""
    here = tmp_path_factory.mktemp("fuzz")
    table = Table("hoard", [Seat("Ann"), Seat("Bot", bot="greedy")], OpenDice(1), now=0)
    rng = random.Random(1)
    while not table.is_over:
        table.play(rng.choice(table.legal), now=0)
        if len(table.actions) == 9:
            saga.save(table, here / "half.saga", now=0)
    saga.save(table, here / "over.saga", now=0)
    made = told("new", "hoard", "--players", "2", "--seed", "1")
    (here / "table.toml").write_text(made, encoding="utf-8")
    (here / "dots.toml").write_text("a." * 5000 + "a = 1\n", encoding="utf-8")
    (here / "bad.toml").write_bytes(b"game = 'hoard'\nrules = 2\n\xff")
    return here


pytestmark = pytest.mark.usefixtures("no_compiler")


def go_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, str(folder.parent / "home"))


def try_arguments(folder: Path, monkeypatch: pytest.MonkeyPatch, cases: int) -> None:
    go_there(folder, monkeypatch)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(arguments(), st.text(max_size=30))
    def answers(words: list[str], stdin: str) -> None:
        given_in = stdin.encode("utf-8", "surrogatepass")
        result = heorot(*words, stdin=given_in)
        assert result.exit_code in (0, 2)
        if result.exit_code:
            assert re.search(r"^(Error|Fehler|Erreur\xa0|Ошибка): ", result.stderr, re.MULTILINE)
            assert "Traceback" not in result.stderr
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before

    answers()


def test_no_arguments_end_in_a_traceback(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try_arguments(folder, monkeypatch, FEW)


@pytest.mark.full
def test_no_arguments_of_many_end_in_a_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try_arguments(folder, monkeypatch, MANY)
