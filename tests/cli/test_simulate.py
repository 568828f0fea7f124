"""Many games between bots, and the report of them."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest
from tests.harness.program import heorot, mistake, told

from heorot.arena import telling
from heorot.arena.playing import play
from heorot.arena.setting import Setting
from heorot.bots import BOTS
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import Speech, languages

HOARD = load("hoard")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


pytestmark = pytest.mark.usefixtures("no_compiler")


def simulate(*args: str) -> str:
    result = heorot("simulate", "hoard", *args)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == "", "a progress bar without a terminal"
    return result.stdout


def report(*args: str) -> Any:
    return json.loads(simulate(*args, "--format", "json"))


def test_the_same_seed_gives_the_same_report() -> None:
    args = ("--players", "2", "--games", "30", "--seed", "5")
    assert simulate(*args) == simulate(*args)
    assert simulate(*args) != simulate(*args[:-1], "6")


def test_a_seed_the_program_chose_is_named() -> None:
    first = report("--players", "2", "--games", "5")
    again = report("--players", "2", "--games", "5", "--seed", str(first["seed"]))
    assert first == again


def test_the_figures_agree_with_the_games() -> None:
    told = report("--seats", "greedy,random,random", "--games", "25", "--seed", "3")
    setting = Setting(HOARD, HOARD.load_box(None), {}, 3, ("greedy", "random", "random"), 3, 25)
    units = list(play(setting))
    rows = [
        (seats, row.tolist())
        for part in units
        for unit in part.scores
        for seats, row in zip(setting.seatings, unit, strict=False)
    ]
    lengths = [int(length) for part in units for length in part.lengths.flat]
    assert told["games"] == len(rows) == 25
    assert told["length"]["mean"] == pytest.approx(mean(lengths))
    assert told["length"]["sd"] == pytest.approx(stdev(lengths))
    assert told["ties"] == sum(row.count(max(row)) > 1 for _, row in rows)
    for seat in told["by_seat"]:
        mine = [row[seat["seat"] - 1] for _, row in rows]
        assert seat["score"]["mean"] == pytest.approx(mean(mine))
        assert (seat["score"]["min"], seat["score"]["max"]) == (min(mine), max(mine))
    for bot in told["by_bot"]:
        wins = sum(
            seats.count(bot["bot"]) and sum(
                one == max(row) and name == bot["bot"]
                for name, one in zip(seats, row, strict=True)
            ) / row.count(max(row))
            for seats, row in rows
        )  # fmt: skip
        assert bot["games"] == 25 * setting.bots.count(bot["bot"])
        assert bot["win_rate"]["share"] == pytest.approx(wins / bot["games"], abs=1e-6)
    assert sum(one["win_rate"]["share"] for one in told["by_seat"]) == pytest.approx(1, abs=1e-5)


def test_bots_move_on_by_a_seat_unless_they_keep_theirs() -> None:
    kept = report("--seats", "greedy,random", "--games", "20", "--seed", "1", "--no-rotate")
    assert kept["by_seat"][0]["win_rate"] == kept["by_bot"][0]["win_rate"]
    assert kept["by_seat"][0]["win_rate"]["share"] > 0.8, "greedy sits there"
    rotated = report("--seats", "greedy,random", "--games", "20", "--seed", "1")
    assert 0.3 < rotated["by_seat"][0]["win_rate"]["share"] < 0.7
    said = " ".join(told("simulate", "--help").split())
    assert "move on by a seat from game to game" in said


def test_help_and_errors_name_the_bots_there_are() -> None:
    assert f"Bots: {', '.join(BOTS)}." in " ".join(told("simulate", "--help").split())
    said = mistake("simulate", "hoard", "--seats", "nobody")
    assert f"the bots are {', '.join(BOTS)}" in said


def test_csv_has_a_row_for_each_seat_each_bot_and_all() -> None:
    text = simulate("--seats", "greedy,random", "--games", "10", "--seed", "1", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [(row["group"], row["name"]) for row in rows] == [
        ("seat", "1"),
        ("seat", "2"),
        ("bot", "greedy"),
        ("bot", "random"),
        ("all", ""),
    ]
    assert all(row["games"] == "10" for row in rows)
    assert float(rows[-1]["length_mean"]) > 100


@pytest.mark.parametrize("language", languages())
def test_the_report_is_told_in_every_language(language: str) -> None:
    text = simulate("--players", "2", "--games", "12", "--seed", "1", "--lang", language)
    assert "greedy" in text
    assert re.search(r"\d[.,]\d ± \d", text)
    assert ("," in re.findall(r"(\d[.,]\d) ± \d", text)[0]) == (language != "en")


def test_an_owners_box_is_played_with(tmp_path: Path) -> None:
    box = (
        (HOARD.folder / "boxes/standard.toml")
        .read_text(encoding="utf-8")
        .replace("value = 1\n", "value = 99\n", 1)
    )
    (tmp_path / "own.toml").write_text(box, encoding="utf-8")
    args = ("--players", "2", "--games", "5", "--seed", "1")
    own = report(*args, "--box", str(tmp_path / "own.toml"))
    assert own["by_seat"][0]["score"]["max"] > 90
    assert own["box"] != report(*args)["box"]


def test_ctrl_c_reports_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate_some = Interpreted.simulate
    calls = iter(range(3))

    def interrupted(*args: Any, **options: Any) -> Any:
        if next(calls) == 2:
            raise KeyboardInterrupt
        return simulate_some(*args, **options)

    monkeypatch.setattr(Interpreted, "simulate", interrupted)
    text = simulate("--players", "2", "--games", "1000", "--seed", "1")
    assert "Stopped early; 1,000 games had been asked for." in text


@pytest.mark.parametrize("language", languages())
def test_no_heading_or_figure_is_cut_on_80_columns(language: str) -> None:
    words = ("--seats", "greedy,random", "--no-rotate", "--games", "20", "--seed", "1")
    terminal = {"COLUMNS": "80", "FORCE_COLOR": "1", "TERM": "xterm"}
    result = heorot("--lang", language, "simulate", "hoard", *words, env=terminal)
    shown = ESCAPE.sub("", result.stdout)
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    speech = Speech(language)
    for column in (*telling.COLUMNS, "simulate-seat", "simulate-bot"):
        for word in speech.say(column).split(" "):
            assert word in shown
