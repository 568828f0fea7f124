"""The verbs over position documents, as a user meets them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.harness.program import answer, heorot, mistake

from heorot.bots import COMPILED, seat_bot
from heorot.bots.levels import LEVELS
from heorot.cli import main
from heorot.core.luck import open_luck
from heorot.core.rule import rule
from heorot.games import load
from heorot.testing.cases import Case
from heorot.testing.play import random_game

DOCS = Path(__file__).parents[2] / "docs/verbs.md"
ANY = "…"


def fenced(kind: str, text: str) -> list[str]:
    """The blocks of one kind in a Markdown text."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


(TABLE,) = fenced("toml", DOCS.read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the table of the documentation, to work in."""
    (tmp_path / "table.toml").write_text(TABLE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_an_action_may_begin_with_a_dash(folder: Path) -> None:
    (folder / "movie.toml").write_text(heorot("new", "movie", "--players", "2").stdout, "utf-8")
    assert "(Rule M2)" in heorot("why-not", "movie.toml", "-2", "--lang", "en").stdout
    assert "(Rule M2)" in heorot("apply", "movie.toml", "-2", "--lang", "en").stderr
    assert "'--nonsense' is no action" in heorot("why-not", "movie.toml", "--nonsense").stderr


# The documentation.


def matches(expected: Any, found: Any) -> bool:
    """Whether something is as the documentation shows it; `ANY` stands for whatever is there."""
    if expected == ANY:
        return True
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = [key for key in expected if key != ANY]
        exact = ANY in expected or set(keys) == set(found)
        return exact and all(key in found and matches(expected[key], found[key]) for key in keys)
    if isinstance(expected, list) and isinstance(found, list):
        head = expected[:-1] if expected and expected[-1] == ANY else expected
        exact = head != expected or len(head) == len(found)
        return exact and len(head) <= len(found) and all(map(matches, head, found))
    return bool(expected == found)


def commands() -> Iterator[tuple[str, str]]:
    """Each command of the documentation, and what it writes."""
    text = DOCS.read_text(encoding="utf-8")
    blocks = r"^```console\n(.*?)^```\n(?:```json\n(.*?)^```$)?"
    for console, shown in re.findall(blocks, text, re.MULTILINE | re.DOTALL):
        parts = re.split(r"^\$ heorot ", console, flags=re.MULTILINE)[1:]
        for number, part in enumerate(parts, 1):
            command, _, output = part.partition("\n")
            yield command, shown if number == len(parts) and shown else output


def test_every_example_of_the_documentation_is_true(folder: Path) -> None:
    seen = 0
    for line, expected in commands():
        command, _, target = line.partition(" > ")
        result = heorot(*command.split())
        if target:
            (folder / target).write_text(result.stdout, encoding="utf-8")
        elif "--json" in command:
            assert matches(json.loads(expected), json.loads(result.stdout)), line
        else:
            shown, dots, _ = expected.partition(f"{ANY}\n")
            assert result.stdout.startswith(shown), line
            assert dots or result.stdout == shown, line
        seen += 1
    assert seen >= 12


def test_every_verb_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    verbs = ("games", "new", "actions", "apply", "seen", "score", "why-not")
    assert all(f"\n## {verb}\n" in text and verb in main.commands for verb in verbs)


# Using them.


def test_a_whole_match_can_be_played_by_verbs(folder: Path) -> None:
    start = heorot("new", "hoard", "--players", "2", "--seed", "3", "--start", "1").stdout
    (folder / "now.toml").write_text(start, encoding="utf-8")
    for number in range(40):
        offered = answer("actions", "now.toml")["actions"]
        chosen = offered[number % len(offered)]
        by = chosen["notation"] if number % 2 else str(chosen["id"])
        applied = answer("apply", "now.toml", by, "--seed", "3")
        assert applied["applied"] == [chosen]
        (folder / "now.toml").write_text(applied["position"], encoding="utf-8")


def test_a_seed_deals_the_same_and_is_named_when_the_program_chose_it() -> None:
    one, two = (heorot("new", "hoard", "--players", "4").stdout for _ in range(2))
    assert one != two
    (seed,) = re.findall(r"^# Dealt with seed (\d+)\.$", one, re.MULTILINE)
    assert heorot("new", "hoard", "--players", "4", "--seed", seed).stdout == one


def test_the_start_seat_is_chosen() -> None:
    for start in ("1", "2", "3"):
        table = heorot("new", "hoard", "--players", "3", "--start", start).stdout
        assert f"\ndecides = {start}\n" in table


def test_standard_input(folder: Path) -> None:
    piped = heorot("actions", "-", "--json", stdin=TABLE).stdout
    assert json.loads(piped) == answer("actions", "table.toml")


def test_what_apply_writes_can_be_read_again(folder: Path) -> None:
    document = heorot("apply", "table.toml", "rRi", "rMo", "bDr", "--seed", "1").stdout
    assert document.startswith("# Player 1 pays with the red mob.\n")
    again = json.loads(heorot("actions", "-", "--json", stdin=document).stdout)
    assert [one["notation"] for one in again["actions"]] == ["end"]


def test_private_events_name_their_audience(folder: Path) -> None:
    drawing = TABLE.replace("playing", "drawing")
    (folder / "drawing.toml").write_text(drawing, encoding="utf-8")
    events = answer("apply", "drawing.toml", "f1", "pile", "--seed", "1")["events"]
    assert {tuple(e["audience"]) for e in events if e["event"] == "sees"} == {(1,)}
    assert all(e["audience"] == "everyone" for e in events if e["event"] != "sees")


def test_what_a_seat_sees_holds_no_secret_of_another(folder: Path) -> None:
    assert "thief" not in json.dumps(answer("seen", "table.toml", "--seat", "1"))
    assert "thief" in json.dumps(answer("seen", "table.toml", "--seat", "2"))
    assert "thief" not in json.dumps(answer("seen", "table.toml", "--seat", "0"))
    shown = heorot("seen", "table.toml", "--seat", "2").stdout
    assert "1: words card:orange thief" in shown


@pytest.mark.parametrize(
    ("language", "asked", "refused", "dealt"),
    [
        ("de", "Spieler 1: ", "(Regel H6)", "Startwert 1."),
        ("fr", "Joueur\xa01\xa0: ", "(règle\xa0H6)", "la graine 1."),
        ("ru", "Игрок 1: ", "(Правило H6)", "зерном 1."),
    ],
)
def test_verbs_speak_the_language_that_is_asked_for(
    folder: Path, language: str, asked: str, refused: str, dealt: str
) -> None:
    in_it = ("--lang", language)
    assert heorot("actions", "table.toml", *in_it).stdout.startswith(asked)
    assert refused in heorot("why-not", "table.toml", "yGe", *in_it).stdout
    assert refused in mistake("apply", "table.toml", "rRi", "bLa", *in_it)
    assert heorot("score", "table.toml", *in_it).stdout.startswith(asked)
    new = heorot("new", "hoard", "--players", "2", "--seed", "1", *in_it).stdout
    assert new.splitlines()[0].endswith(dealt)
    assert "# " in heorot("apply", "table.toml", "end", "--seed", "1", *in_it).stdout


def test_a_position_of_an_owners_box_names_it(folder: Path) -> None:
    shipped = (load("hoard").folder / "boxes/standard.toml").read_text(encoding="utf-8")
    box = shipped.replace("value = 1\n", "value = 9\n")
    (folder / "own.toml").write_text(box, encoding="utf-8")
    made = heorot("new", "hoard", "--players", "2", "--box", "own.toml").stdout
    assert 'box = "own.toml"' in made
    assert heorot("actions", "-", stdin=made).exit_code == 0
    (folder / "own.toml").write_text(box.replace("value = 9", "value = -9"), encoding="utf-8")
    said = mistake("new", "hoard", "--players", "2", "--box", "none")
    assert said.endswith("expected the path of a box, or one of standard\n")
    said = mistake("new", "hoard", "--players", "2", "--box", "own.toml")
    assert re.search(r"own\.toml: .*value: -9 is not a whole number from", said)


def test_a_legal_action_has_no_reason(folder: Path) -> None:
    assert heorot("why-not", "table.toml", "end").stdout == "end is legal: End your turn.\n"
    assert answer("why-not", "table.toml", "end")["refusal"] is None


def test_the_games() -> None:
    assert re.match(r"hoard +2–4 players +Dragon's Hoard", heorot("games").stdout)
    assert re.match(r"hoard +2–4 Spieler +Von Drachen", heorot("games", "--lang", "de").stdout)


@rule
def second_seat(box: Any, s: Any, seat: int) -> int:
    return int(seat == 1)


def test_leaders_with_equal_points_go_by_the_tie_break(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "new.toml").write_text(heorot("new", "hoard", "--players", "3").stdout, "utf-8")
    assert answer("score", "new.toml")["leaders"] == [1, 2, 3]
    game = replace(load("hoard"), tiebreak=second_seat)
    monkeypatch.setattr("heorot.cli.judging.load", lambda _: game)
    assert answer("score", "new.toml")["leaders"] == [2]


@pytest.mark.rule("B10", "B15")
@pytest.mark.parametrize(
    ("points", "leaders"),
    [
        ("[4, 3, 0, 2]", [1]),
        ("[2, 3, 0, 4]", ["silent"]),
        ("[4, 3, 0, 4]", [1, "silent"]),
    ],
)
def test_who_plays_without_a_seat_has_points_and_may_lead(
    folder: Path, points: str, leaders: list[str | int]
) -> None:
    beest = (DOCS.parent / "positions.md").read_text(encoding="utf-8").split("\n## beest\n")[1]
    text = fenced("toml", beest)[0].replace("[4, 3, 0, 2]", points)
    (folder / "beest.toml").write_text(text, encoding="utf-8")
    told = answer("score", "beest.toml")
    assert [one["points"] for one in told["scores"]] == json.loads(points)[:3]
    assert told["rivals"] == {"silent": json.loads(points)[3]}
    assert told["leaders"] == leaders
    last = heorot("score", "beest.toml").stdout.splitlines()[-1]
    assert last == f"the Silent One: {json.loads(points)[3]} points"


# Mistakes.


def test_an_illegal_action_changes_nothing_and_names_the_rule(folder: Path) -> None:
    said = mistake("apply", "table.toml", "rRi", "end")
    assert said.startswith("Error: action 2 of 2, end: You are paying for the red ring.")
    assert said.endswith("(Rule H24)\n")
    assert (folder / "table.toml").read_text(encoding="utf-8") == TABLE
    result = heorot("apply", "table.toml", "rRi", "end", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["refusal"]["rule"] == "H24"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("new", "chess", "--players", "2"), "no game 'chess'; the games are hoard"),
        (("new", "hoard", "--players", "5"), "hoard is for 2 to 4 players, not 5"),
        (("new", "hoard", "--players", "two"), "'two' is not a whole number"),
        (("new", "hoard"), "Missing option '--players'"),
        (("new", "hoard", "--players", "2", "--start", "3"), "no seat 3; the seats are 1 to 2"),
        (("actions", "nowhere.toml"), "nowhere.toml: cannot be read: No such file"),
        (("actions", "."), "is no file; expected one to read"),
        (("seen", "table.toml", "--seat", "3"), "the seats are 1 to 2, and 0 is a spectator"),
        (("seen", "table.toml", "--seat", "-1"), "no seat -1"),
        (("apply", "table.toml"), "Missing argument 'ACTION...'"),
        (("apply", "table.toml", "xHa"), "'xHa' is no action of hoard; expected a card such as"),
        (("apply", "table.toml", "rRi", "xHa"), "'xHa' is no action of hoard"),
        (("why-not", "table.toml", "199"), "199 is no action; the numbers of hoard go to 198"),
        (("why-not", "table.toml", "9" * 5000), "is no action; the numbers of hoard go to 198"),
        (("play", "hoard", "--seats", "me,gredy"), "no bot 'gredy'; the bots are newcomer, guest"),
        (("play", "hoard", "--seats", "me:,greedy"), "'' is no name for a seat"),
        (("play", "hoard", "--seats", "me:Ann,me:ann"), "two seats are called ann"),
        (("play", "hoard", "--seats", "greedy"), "hoard is for 2 to 4 players, not 1"),
        (("play", "chess", "--seats", "greedy"), "no game 'chess'"),
        (("dance",), "No such command 'dance'"),
        (("actions", "table.toml", "--lang", "xx"), "no language 'xx'; the languages are de, en"),
        (("games", "--lang", "tlh"), "no language 'tlh'; the languages are de, en, fr, ru"),
        (("rules", "hoard", "X9"), "no rule has 'X9' in it; the rules are H1, H2"),
        (("rules", "chess"), "no game 'chess'; the games are hoard"),
        (("rules", "hoard", "--lang", "xx"), "no language 'xx'; the languages are de, en, fr, ru"),
        (("verify", "nowhere.saga"), "nowhere.saga: cannot be read: No such file"),
        (("verify", "table.toml"), "this is no match; it looks like a position document"),
        (("completion", "tcsh"), "'tcsh' is not one of 'bash', 'fish', 'zsh'"),
        (("simulate", "hoard"), "say --players or --seats"),
        (("simulate", "hoard", "--players", "9"), "hoard is for 2 to 4 players, not 9"),
        (
            ("simulate", "hoard", "--seats", "greedy,me"),
            "seat 2: no bot 'me'; the bots are newcomer, guest",
        ),
        (("simulate", "hoard", "--seats", "greedy,random", "--players", "3"), "names 2 bots"),
        (("simulate", "hoard", "--players", "2", "--games", "0"), "--games: expected 1 to"),
        (("simulate", "hoard", "--players", "2", "--box", "no.toml"), "no.toml: cannot be read"),
        (("simulate", "hoard", "--players", "2", "--format", "xml"), "'xml' is not one of 'text'"),
    ],
)
def test_a_mistake_is_explained(folder: Path, args: tuple[str, ...], said: str) -> None:
    assert said in mistake(*args)


def test_a_bad_document_is_refused_with_its_place(folder: Path) -> None:
    bad = TABLE.replace("red ring", "red rung")
    (folder / "bad.toml").write_text(bad, encoding="utf-8")
    for verb in (("actions",), ("apply",), ("score",), ("why-not",), ("seen", "--seat", "1")):
        args = [
            verb[0],
            "bad.toml",
            *verb[1:],
            *(["end"] if verb[0] in ("apply", "why-not") else []),
        ]
        assert "bad.toml: seat[1].hand[1]: 'rung' is not a front in red" in mistake(*args)
    assert "standard input: seat[1].hand[1]" in mistake("actions", "-", stdin=bad)
    (folder / "bad.toml").write_bytes(b"\xff")
    assert "bad.toml: is not UTF-8 text" in mistake("actions", "bad.toml")


@given(st.text(), st.lists(st.text(), min_size=1, max_size=3))
def test_no_text_at_all_ends_in_a_traceback(document: str, actions: list[str]) -> None:
    assert mistake("apply", "-", "--", *actions, stdin=document).startswith("Error: standard input")
    result = heorot("apply", "-", "--seed", "1", "--", *actions, stdin=TABLE)
    assert result.exit_code in (0, 2)
    assert bool(result.stdout) == (result.exit_code == 0)


# The program.


def run(*args: str) -> subprocess.CompletedProcess[str]:
    program = "from heorot.cli import main; main(prog_name='heorot')"
    return subprocess.run(
        [sys.executable, "-c", program, *args],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_program(folder: Path) -> None:
    done = run("apply", "table.toml", "end", "--seed", "1", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["decides"] == 1
    refused = run("apply", "table.toml", "yGe")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("Error: yGe: To pay for the yellow gems you need 2 more")


def test_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda package: f"1.2 of {package}")
    assert heorot("--version").stdout == "heorot 1.2 of heorot\n"


def test_help_comes_fast_and_lists_every_command() -> None:
    started = time.perf_counter()
    shown = run("--help").stdout
    assert time.perf_counter() - started < 3, "0.1 s here; a machine under load is slower"
    assert all(f"\n  {name} " in shown for name in main.commands)


def test_help_loads_no_game() -> None:
    check = "import sys, heorot.cli; sys.exit(any(m in sys.modules for m in %r))"
    heavy = ("heorot.games.hoard", "heorot.i18n", "numpy", "numba", "rich")
    subprocess.run([sys.executable, "-c", check % (heavy,)], check=True)


# Bots.


AT_ONCE = (*(level.name for level in LEVELS if level.budget is None), *COMPILED)
"""Bots that do not think ahead; of those that do, `tests/bots` has the same rule."""


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_bot_chooses_by_what_its_seat_knows_alone(name: str) -> None:
    case = Case(load("hoard"), 3)
    one, two = (seat_bot(name, case.game, case.edition, 1, 0) for _ in range(2))
    for number, s in enumerate(random_game(case, 1)):
        if s.decider < 0:
            break
        seen = case.game.seen(s, s.decider)
        world = case.game.seen(s, s.decider).s
        case.game.imagine(case.edition.box, world, s.decider, open_luck(number))
        imagined = case.game.seen(world, s.decider)
        actions = case.engine.choices(s)
        assert one(seen, actions) == two(imagined, case.engine.choices(world))


def test_a_match_of_bots_is_printed() -> None:
    shown = heorot("play", "hoard", "--seats", "greedy,random", "--seed", "1").stdout
    assert shown.startswith("Dragon's Hoard\nPlayer 1: greedy\n")
    assert "reconstructed: prices (ring, harp, chest, and king’s" in shown
    rounds = [int(one) for one in re.findall(r"─ Round (\d+) begins\. ─", shown)]
    assert len(rounds) > 5
    assert rounds == list(range(1, len(rounds) + 1))
    assert re.search(r"Player 1 +greedy +\d+ points", shown)
    assert re.search(r"Player [12] wins\.\n$", shown)
    assert shown == heorot("play", "hoard", "--seats", "greedy,random", "--seed", "1").stdout
