"""Reading the rules, verifying a match, completing a command line."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from tests.fair import fair
from tests.harness.program import heorot, mistake

from heorot.games import REGISTRY, load
from heorot.i18n import languages, rulebook
from heorot.match import FairDice, OpenDice, Seat, Table, saga
from heorot.match.fingerprint import fingerprint

FAIR = fair(7, -3)
SEATS = (Seat("Ann"), Seat("Robin", bot="greedy"), Seat("Ünal «Ü»"))


@cache
def text_of(dice: OpenDice | FairDice, actions: int = 10_000) -> str:
    return saga.dump(played(Table("hoard", SEATS, dice, now=0), actions), now=0)


def played(table: Table, actions: int = 10_000) -> Table:
    """A match played at random, to its end or so far."""
    rng = random.Random(2)
    while not table.is_over and len(table.actions) < actions:
        table.play(rng.choice(table.legal), now=0)
    return table


def told(folder: Path) -> dict[str, Any]:
    """What programs are told of the fair match."""
    answer: dict[str, Any] = json.loads(verified(folder, text_of(FAIR), "--json").stdout)
    return answer


def verified(folder: Path, text: str, *args: str) -> Result:
    (folder / "match.saga").write_text(text, encoding="utf-8")
    result = heorot("verify", str(folder / "match.saga"), *args)
    assert (folder / "match.saga").read_text(encoding="utf-8") == text
    return result


# The rules.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTRY)
def test_the_rules_are_shown_as_they_are(game: str, language: str) -> None:
    book = (load(game).texts / f"RULES.{language}.md").read_text(encoding="utf-8")
    assert heorot("rules", game, "--lang", language).stdout == book


def test_a_rule_is_found_by_its_id_with_all_that_belongs_to_it() -> None:
    shown = heorot("rules", "hoard", "h11").stdout
    assert shown.startswith("**H11 Knight.** Choose an opponent")
    assert "> *Example for two.*" in shown
    assert "H12" not in shown
    scoring = heorot("rules", "hoard", "H20").stdout
    assert "| points for the lair | 0 | 1 | 3 | 6 | 10 |" in scoring
    assert "#" not in scoring


def test_rules_are_found_by_a_word_in_what_they_are_called_or_else_in_their_texts() -> None:
    assert heorot("rules", "hoard", "thief").stdout == heorot("rules", "hoard", "H12").stdout
    several = heorot("rules", "hoard", "two", "of", "any", "--lang", "en").stdout
    assert several.count("**H") == sum(
        "two of any" in rule for rule in rulebook.read(load("hoard"), "en").rules.values()
    )
    result = heorot("rules", "hoard", "xyzzy", "--lang", "en")
    assert result.exit_code == 2
    assert "no rule has 'xyzzy' in it; the rules are H1, H2," in result.stderr


def test_the_parts_of_a_rulebook_make_up_its_whole() -> None:
    book = rulebook.parse("# T (*x*)\n\nA\n\n**H1 A.** b\n\nc\n## 2\n**H2 B.** d\n")
    assert book.title == "T (x)"
    assert book.rules == {"H1": "**H1 A.** b\n\nc\n", "H2": "**H2 B.** d\n"}


# Verifying.


def test_a_fair_match_is_verified(tmp_path: Path) -> None:
    result = verified(tmp_path, text_of(FAIR))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    dice = told(tmp_path)["dice"]
    assert dice["commitment"] in lines[1]
    assert lines[2].startswith("Number: 7 from Ann, who committed to it by ")
    assert lines[3].endswith(dice["numbers"][1]["commitment"])
    assert "replayed" in lines[5]
    assert "Ünal «Ü» " in lines[6]
    assert lines[7] == f"Fingerprint of the match: {told(tmp_path)['fingerprint']}"
    assert lines[8] == "Verified: the file holds together."
    assert lines[9].startswith("Not proved: that this is the match you played, unless you noted")


def test_an_open_match_is_verified_and_said_to_prove_nothing_about_its_dice(tmp_path: Path) -> None:
    result = verified(tmp_path, text_of(OpenDice(5)))
    assert result.exit_code == 0
    assert "Luck: open. It follows from seed 5" in result.stdout
    assert "Commitment" not in result.stdout


def test_what_was_checked_is_told_to_programs(tmp_path: Path) -> None:
    checked = told(tmp_path)
    table = saga.parse(text_of(FAIR), now=0)
    commitment = FAIR.commitment(table.terms)
    assert checked["dice"] == {
        "kind": "fair",
        "commitment": commitment,
        "numbers": [
            {"seat": seat + 1, "number": number.value, "commitment": hashed}
            for seat, number in zip((0, 2), FAIR.numbers, strict=True)
            if (hashed := number.commitment(commitment, seat))
        ],
    }
    assert checked["fingerprint"] == fingerprint(table)
    assert max(checked["scores"]) == checked["scores"][checked["winners"][0] - 1]


@pytest.mark.rule("B10", "B15")
def test_a_winner_without_a_seat_is_told_of(tmp_path: Path) -> None:
    matches = (Table("beest", SEATS, OpenDice(seed), now=0) for seed in range(100))
    table = next(
        one for one in map(played, matches) if one.outcome and 1 in one.outcome.rival_places
    )
    assert table.outcome is not None
    checked = json.loads(verified(tmp_path, saga.dump(table, now=0), "--json").stdout)
    (points,) = [rival.points for rival in table.outcome.rivals]
    assert checked["rivals"] == {"silent": points}
    seats = [seat for seat, one in enumerate(checked["scores"], 1) if one == points]
    assert checked["winners"] == [*seats, "silent"]
    assert max(checked["scores"]) <= points
    assert f"the Silent One {points}" in verified(tmp_path, saga.dump(table, now=0)).stdout


@pytest.mark.parametrize("language", languages())
def test_a_match_that_goes_on_cannot_be_verified(tmp_path: Path, language: str) -> None:
    result = verified(tmp_path, text_of(FAIR, 50), "--lang", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "match.saga" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('secret = "00', 'secret = "01', "commitment: the dice, the seats and all else"),
        ('"Ann"', '"Eve"', "commitment: the dice, the seats and all else"),
        ("[7, -3]", "[8, -3]", "moves["),
        ('fingerprint = "', 'fingerprint = "1', "result.fingerprint: the match gives"),
        ("scores = [", "scores = [99, ", "result.scores: the match gives"),
        ('game = "hoard"', 'game = "go"', "game: no game 'go'; the games are hoard"),
        ("rules = 2", "rules = 7", "version 7 of the rules of hoard; this program has version 2"),
        ("saga = 2", "saga = ", "is not TOML"),
        ("saga = 2", "saga = 0x" + "f" * 5000, "saga: the number is too large"),
        ("[result]", "[outcome]", "result: missing"),
        ('"Ann"', '"\\u001b[2J"', "seat[1].name: '\\x1b[2J' cannot be a name"),
    ],
)
def test_a_lie_is_found_and_its_place_is_named(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = text_of(FAIR)
    assert old in text
    result = verified(tmp_path, text.replace(old, new, 1))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: {tmp_path / 'match.saga'}: ")
    assert said in result.stderr


def test_dice_from_a_seed_that_claim_a_commitment_are_refused(tmp_path: Path) -> None:
    text = text_of(OpenDice(5)).replace("saga = 2", f'saga = 2\ncommitment = "{"0" * 64}"')
    result = verified(tmp_path, text)
    assert "commitment: dice from a seed have none" in result.stderr


@pytest.mark.parametrize("language", languages())
def test_a_match_is_verified_in_every_language(tmp_path: Path, language: str) -> None:
    result = verified(tmp_path, text_of(FAIR), "--lang", language)
    assert result.exit_code == 0
    assert told(tmp_path)["fingerprint"] in result.stdout


def test_a_bot_that_there_is_not_is_refused(tmp_path: Path) -> None:
    table = Table("hoard", [Seat("Ann"), Seat("Robin", bot="deepblue")], OpenDice(5), now=0)
    result = verified(tmp_path, saga.dump(played(table), now=0))
    assert result.exit_code == 2
    assert "seat[2].bot: no bot 'deepblue'; the bots are newcomer, guest" in result.stderr


# Completion.


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
def test_the_script_of_a_shell_is_written(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("click.shell_completion.BashComplete._check_version", lambda _: None)
    script = heorot("completion", shell).stdout
    assert "_HEOROT_COMPLETE" in script
    assert "heorot" in script


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("heorot ver", ["verify"]),
        ("heorot rules ho", ["hoard"]),
        ("heorot rules hoard H2", ["H2", "H20", "H21", "H22", "H23", "H24"]),
        ("heorot actions table.toml --lang d", ["de"]),
        ("heorot simulate hoard --seats greedy,r", ["greedy,random"]),
        ("heorot simulate hoard --format c", ["csv"]),
        ("heorot new hoard --box st", ["standard", "st"]),
    ],
)
def test_a_shell_completes_what_there_is(words: str, offered: list[str]) -> None:
    env = {
        "_HEOROT_COMPLETE": "fish_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": words.rsplit(maxsplit=1)[-1],
    }
    result = heorot(env=env)
    found = [line.partition(",")[2].partition("\t")[0] for line in result.stdout.splitlines()]
    assert [line for line in found if line] == offered


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_who_names_no_match_is_told_where_they_lie(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    where = f"yours lie in {tmp_path / 'heorot' / 'matches'}"
    assert mistake(command) == f"Error: which match? Name the file of a finished one; {where}\n"
