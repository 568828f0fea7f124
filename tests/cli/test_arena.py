"""Which bot is stronger: the command, its four reports, and where it stops."""

from __future__ import annotations

import csv
import io
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.harness.program import heorot, mistake, told

from heorot.arena.ledger import Ledger
from heorot.arena.reports import Document
from heorot.arena.setting import Setting
from heorot.arena.teams import Player, Task
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import Speech, languages

pytestmark = pytest.mark.usefixtures("no_compiler")


@pytest.fixture(autouse=True)
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one in the user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "heorot" / "arena.sqlite"


def document(*words: str) -> Document:
    text = told("arena", "hoard", *words, "--format", "json")
    found = msgspec.json.decode(text, type=Document)
    assert msgspec.to_builtins(found) == msgspec.json.decode(text), "a key that is not declared"
    return found


def test_the_report_has_the_declared_keys_and_the_games_asked_for(ledger: Path) -> None:
    told = document("--games", "11")
    assert ledger.exists()
    assert (told.games, told.units, told.players) == (12, 6, 2), "rounded up to whole rounds"
    assert told.seatings == [["greedy", "random"], ["random", "greedy"]]
    greedy, random = told.by_bot
    assert greedy.win_rate.share > 0.8
    assert random.win_rate.share < 0.2
    assert greedy.score.low is not None
    assert greedy.score.low < greedy.score.mean
    assert [one.bot for one in told.ratings] == ["greedy", "random"]
    assert (told.by_pair[0].bot, told.by_pair[0].ahead_of) == ("greedy", "random")
    assert told.by_pair[0].ahead.share == greedy.win_rate.share
    assert told.verdict is None


def test_the_same_command_reports_the_same_again_and_more_games_go_on() -> None:
    few = document("--games", "8")
    assert document("--games", "8") == few
    more = document("--games", "12")
    assert more.setting == few.setting
    assert more.games == 12


def test_one_bot_among_others_sits_in_every_seat() -> None:
    told = document("--bots", "random,greedy", "--players", "4", "--games", "8")
    assert [seats.index("random") for seats in told.seatings] == [0, 1, 2, 3]
    assert [row.games for row in told.by_bot] == [8, 24]


def test_a_run_stops_as_soon_as_it_is_decided_who_is_stronger() -> None:
    told = document("--games", "400", "--until", "decided")
    assert told.verdict is not None
    assert (told.verdict.verdict, told.verdict.bot, told.verdict.than) == (
        "more",
        "greedy",
        "random",
    )
    assert 0 < told.verdict.low < told.verdict.value <= told.verdict.high <= 1
    assert 4 <= told.games < 100
    again = document("--games", "300", "--until", "decided")
    assert (again.games, again.verdict) == (told.games, told.verdict)
    lower = document("--bots", "random,greedy", "--games", "400", "--until", "0.3")
    assert lower.verdict is not None
    assert (lower.verdict.verdict, lower.verdict.than) == ("less", 0.3)
    assert document("--games", "4", "--until", "0.99").verdict.verdict == "open"  # type: ignore[union-attr]


def test_a_verdict_does_not_seem_to_contradict_itself() -> None:
    words = ("--bots", "random,greedy", "--games", "400", "--until", "0.3")
    text = told("arena", "hoard", *words)
    (verdict,) = re.findall(r"wins less than (.*?)% of .* (\S+)% to (\S+)%", " ".join(text.split()))
    target, low, high = map(float, verdict)
    assert 0 <= low < high < target == 30


def test_one_bot_alone_is_not_compared_with_itself() -> None:
    text = told("arena", "hoard", "--bots", "greedy", "--games", "4")
    assert "Luck decides who begins. Bots play in all seats: greedy." in text
    assert "Every deal of luck" not in text
    assert not re.search(r"^ ?greedy", text, re.MULTILINE)
    page = told("arena", "hoard", "--bots", "greedy", "--games", "4", "--format", "html")
    assert Speech("en").say("arena-wins") not in page
    assert "did best" not in page


def test_bots_that_played_alike_in_every_game_are_named() -> None:
    words = ("--bots", "champion,greedy,random", "--players", "2", "--games", "12")
    text = told("arena", "hoard", *words)
    assert "champion and greedy played alike in every game." in text
    assert text.count("alike") == 1


def test_csv_has_a_row_for_each_seat_each_bot_and_all() -> None:
    rows = list(csv.DictReader(io.StringIO(told("arena", "hoard", "--games=4", "--format=csv"))))
    assert [(row["group"], row["name"]) for row in rows] == [
        ("seat", "1"),
        ("seat", "2"),
        ("bot", "greedy"),
        ("bot", "random"),
        ("all", ""),
    ]
    assert float(rows[2]["rating"]) > float(rows[3]["rating"])


@pytest.mark.parametrize("language", languages())
def test_people_are_told_in_every_language(language: str) -> None:
    words = ("--bots", "greedy,random", "--games", "60", "--until", "decided", "--lang", language)
    text = told("arena", "hoard", *words)
    assert "greedy" in text
    assert re.search(r"\d[.,]\d ± \d", text)
    _, verdict, more, *_ = text.splitlines()
    assert "greedy" in verdict, "what is decided comes first"
    assert re.search(r"95[\xa0-]%", verdict + more)
    points = {"en": "percentage points", "de": "Prozentpunkte", "fr": "points", "ru": "пункта"}
    (difference,) = re.findall(r"(\S+) " + f"(?:процентного )?{points[language]}", verdict + more)
    assert "%" not in difference


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: dict[str, int] = {}
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)
        assert self.open == [], "not closed"

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.attributes += attributes
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: Any) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.attributes += attributes

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_nothing_else(language: str) -> None:
    words = ("--bots", "greedy,random", "--players", "3", "--games", "12", "--lang", language)
    text = told("arena", "hoard", *words, "--format", "html")
    page = Page(text)
    assert "script" not in page.tags
    assert not {"src", "href"} & {name for name, _ in page.attributes}
    assert "url(" not in text
    assert page.tags["svg"] >= 4
    assert page.tags["title"] > page.tags["svg"] - 2, "every plot says what it shows"
    assert ("lang", language) in page.attributes
    assert "greedy" in text
    bots, seats = (Speech(language).say(name) for name in ("arena-equal", "arena-fair"))
    assert (text.count(bots), text.count(seats)) == (1, 1), "each below its own plot"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--until", "2"), "--until: expected decided, or a share between 0 and 1"),
        (("--until", "soon"), "--until: expected decided, or a share between 0 and 1"),
        (("--bots", "greedy", "--until", "decided"), "--until decided compares bots: name two"),
        (("--bots", "greedy,greedy", "--until", "0.6"), "--until 0.6 compares bots: name two"),
        (("--bots", "greedy,nobody"), "no bot 'nobody'"),
        (("--bots", "random.bots"), "no bot 'random.bots'"),
        (("--players", "9"), "hoard is for 2 to 4 players, not 9"),
        (("--games", "0"), "--games: expected 1 to"),
        (("--ledger", "/dev/null/no"), "there is no folder /dev/null"),
        (("--ledger", "/nosuch/dir/x.db"), "there is no folder /nosuch/dir"),
        (("--ledger", __file__), "not a ledger of the arena, or one of another version\n"),
        (("--bots", "greedy,my_bots"), "one of your own is named package.module:name"),
    ],
)
def test_what_cannot_be_is_told(words: tuple[str, ...], said: str) -> None:
    assert said in mistake("arena", "hoard", *words)


def interrupt(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Ctrl-C after so many parts of some games."""
    simulate_some = Interpreted.simulate
    parts = iter(range(after))

    def interrupted(*args: Any, **options: Any) -> Any:
        if next(parts, None) is None:
            raise KeyboardInterrupt
        return simulate_some(*args, **options)

    monkeypatch.setattr(Interpreted, "simulate", interrupted)


@pytest.mark.parametrize("command", ["arena", "balance", "simulate"])
def test_ctrl_c_while_a_command_only_begins_tells_what_the_same_one_will_do(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Setting, "__post_init__", interrupted)
    stopped = heorot(command, "hoard", *(["--players", "2"] if command == "simulate" else []))
    assert (stopped.exit_code, stopped.stdout) == (1, "")
    assert stopped.stderr.startswith(
        ("Stopped. The same command goes on", "The same command begins")
    )


def test_what_the_ledger_has_is_reported_without_a_cluster() -> None:
    found = document("--games", "4")
    assert document("--games", "4", "--cluster", "tcp://127.0.0.1:9") == found


@pytest.mark.parametrize(
    "words", [("arena", "hoard"), ("simulate", "hoard", "--seats", "greedy,random")]
)
def test_ctrl_c_before_anything_is_finished_tells_that_it_begins_anew(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt(monkeypatch, 0)
    stopped = heorot(*words, "--games", "4")
    assert (stopped.exit_code, stopped.stdout) == (1, "")
    assert "The first games are not finished yet" in stopped.stderr
    assert "The same command begins anew." in stopped.stderr
    assert "Aborted" not in stopped.stderr


def test_ctrl_c_tells_how_to_go_on_and_the_same_command_what_the_ledger_held(
    ledger: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("arena", "hoard", "--games", "400")
    with monkeypatch.context() as patch:
        interrupt(patch, 2)
        stopped = heorot(*words)
    assert stopped.exit_code == 0
    assert "Stopped early; 400 games had been asked for." in stopped.stdout
    assert f"goes on where this one stopped. What was played is kept in the ledger {ledger}." in (
        stopped.stderr
    )
    assert "Stopped early" not in stopped.stderr, "it is said once"
    (held,) = re.findall(r"^Dragon's Hoard: (\d+) games", stopped.stdout)
    again = heorot(*words, "--format", "json")
    assert again.stderr == f"The ledger already held {held} of these games.\n"
    assert msgspec.json.decode(again.stdout)["games"] == 400


def test_what_was_played_after_the_first_round_is_not_lost_by_ctrl_c(
    ledger: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many that play at the same time, another one than the first can be done before."""
    game = load("hoard")
    met = Setting(game, game.load_box(None), {}, 2, ("greedy", "random"), 0, 8)
    with Ledger(ledger, met) as kept:
        kept.add(Player(met).play(Task(2, 2, 2)).units)
    interrupt(monkeypatch, 0)
    stopped = heorot("arena", "hoard", "--games", "8")
    assert "The ledger already held 4 of these games." in stopped.stderr
    assert stopped.exit_code == 1
    assert "goes on where this one stopped" in stopped.stderr


OWN = """
from heorot.bots import Bot

def bot(game, edition, luck):
    return lambda seen, actions: actions[0]
"""


def test_a_bot_of_ones_own_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `python -m` finds it, also by the processes that play."""
    (tmp_path / "my_bots").mkdir()
    (tmp_path / "my_bots" / "careful.py").write_text(OWN, "utf-8")
    (tmp_path / "my_bots" / "broken.py").write_text(f"{OWN}\nnothing()\n", "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert "No module named 'my_bots'" in mistake("arena", "hoard", "--bots", "my_bots.careful:bot")
    monkeypatch.chdir(tmp_path)
    found = document("--bots", "my_bots.careful:bot,random", "--games", "2")
    assert [one.bot for one in found.by_bot] == ["my_bots.careful:bot", "random"]
    assert "'my_bots.broken:bot' cannot be loaded: NameError: name 'nothing'" in mistake(
        "simulate", "hoard", "--seats", "greedy,my_bots.broken:bot"
    )


def test_the_bot_of_the_guide_plays_as_it_stands_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    (bot,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (command,) = re.findall(
        r"^    heorot (arena hoard --bots my_bots:\S+ --games )", text, re.MULTILINE
    )
    (tmp_path / "my_bots.py").write_text(bot, "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    monkeypatch.chdir(tmp_path)
    assert "my_bots:hasty" in told(*command.split(), "2")


@pytest.mark.parametrize(
    ("words", "bot"),
    [
        ("arena hoard --bots greedy,r", "greedy,random"),
        ("arena hoard --bots greedy,se", "greedy,search"),
        ("simulate hoard --seats greedy,ne", "greedy,newcomer"),
    ],
)
def test_a_bot_is_completed_behind_those_that_are_written(words: str, bot: str) -> None:
    env = {"_HEOROT_COMPLETE": "bash_complete", "COMP_WORDS": f"heorot {words}"}
    found = heorot(env=env | {"COMP_CWORD": "4"}).stdout
    assert bot in found
