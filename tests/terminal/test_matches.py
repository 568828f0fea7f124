"""The commands that begin a match, go on with it, and look back."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from tests.harness.program import heorot
from tests.terminal.seated import ALONE, ESCAPE, Evening, anything, screen

from heorot.core.seats import SPECTATOR
from heorot.games import load
from heorot.i18n import Speech, languages
from heorot.match import OpenDice, Seat, Table, agree, saga
from heorot.match.story import Story
from heorot.terminal import playing, saves
from heorot.terminal.opening import welcome
from heorot.terminal.replay import Replay
from heorot.terminal.telling import speech_for

HOARD = load("hoard")


# Commands.


def test_without_a_terminal_a_bot_plays_for_the_people(folder: Path) -> None:
    result = heorot("play", "hoard", "--seed", "1", "--lang", "de")
    assert result.exit_code == 0
    assert result.stdout.startswith("Hier ist kein Terminal, deshalb spielt ein Bot")
    assert "(3 · Gefolgsmann)" in " ".join(result.stdout.split())
    assert "gewinnt." in result.stdout
    assert not folder.exists()


def test_a_match_is_played_with_an_owners_box(tmp_path: Path) -> None:
    mine = tmp_path / "box.toml"
    text = (HOARD.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("Von Drachen", "Fast von Drachen"), encoding="utf-8")
    result = heorot("play", "hoard", "--seats", "greedy,greedy", "--box", str(mine))
    assert result.stdout.startswith("Fast von Drachen")


@pytest.mark.parametrize("language", languages())
def test_a_box_other_than_the_standard_one_is_named(tmp_path: Path, language: str) -> None:
    mine = tmp_path / "box.toml"
    text = (HOARD.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace('edition = "standard"', 'edition = "my copy"'), encoding="utf-8")
    line = Speech(language).say("match-box", {"box": "my copy"})
    for edition, is_told in ((HOARD.load_box(mine), True), (HOARD.load_box(), False)):
        asked, file = screen("")
        welcome(asked, language, agree(HOARD, ALONE, edition=edition), 1)
        assert (line in ESCAPE.sub("", file.getvalue())) == is_told
    printed = heorot("play", "hoard", "--seats", "greedy,greedy", "--box", str(mine), "--seed", "1")
    assert "\nBox: my copy\n" in printed.stdout


def test_nothing_to_resume_is_told(folder: Path) -> None:
    result = heorot("resume")
    assert result.exit_code == 2
    assert "No unfinished match was found." in result.stderr
    assert "No unfinished match was found." in heorot("resume", "--list").stdout


def begun(path: Path, *typed: str) -> Table:
    evening = Evening(path)
    evening.play(typed)
    return evening.table


@pytest.mark.full
def test_unfinished_matches_are_listed_newest_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, over = (folder / f"{name}.saga" for name in ("one", "two", "three"))
    begun(first, "1")
    begun(second, "1", "1")
    evening = Evening(over)
    evening.play(anything(1))
    (folder / "four.saga").write_text(saga.SEALED, encoding="utf-8")
    listed = heorot("resume", "--list").stdout
    assert listed.index(str(second)) < listed.index(str(first))
    assert str(over) not in listed
    assert "four.saga: " in listed
    (folder / "four.saga").unlink()
    assert list(saves.unfinished()) == [second, first]
    at, file = screen("q")
    monkeypatch.setattr(playing, "is_interactive", lambda: True)
    monkeypatch.setattr(playing, "Screen", lambda: at)
    assert heorot("resume").exit_code == 0
    assert f"resume {second}" in ESCAPE.sub("", file.getvalue())


@pytest.mark.full
def test_a_finished_match_is_not_resumed_but_replayed(folder: Path) -> None:
    path = folder / "over.saga"
    Evening(path).play(anything(1))
    assert "this match is over" in heorot("resume", str(path)).stderr
    story = heorot("replay", str(path), "--lang", "de")
    assert story.exit_code == 0
    assert "Ann ist an der Reihe." in story.stdout


def test_an_unfinished_match_is_not_replayed(folder: Path) -> None:
    begun(folder / "match.saga", "1")
    for command in ("replay", "resume"):
        result = heorot(command, str(folder / "match.saga"))
        assert result.exit_code == 2
    assert "it can be watched only when it is over" in heorot(
        "replay", str(folder / "match.saga")
    ).stderr.replace("\n", " ")


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_file_that_is_no_match_is_named(command: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.saga"
    bad.write_text("saga = 'x'\n", encoding="utf-8")
    for path in (bad, tmp_path, tmp_path / "missing.saga"):
        result = heorot(command, str(path))
        assert result.exit_code == 2
        assert str(path) in result.stderr


def test_a_new_file_never_replaces_another(folder: Path) -> None:
    seats = [Seat("Ann Ö."), Seat("Борис"), Seat("x", "greedy")]
    table = Table("hoard", seats, OpenDice(1), now=0)
    now = datetime(2024, 5, 17, 20, 15).astimezone()
    files = [saves.new_file("hoard", seats, now) for _ in range(3)]
    with files[0] as first, files[1] as second, files[2] as third:
        for file in files:
            file.write(table, now=0)
        names = [one.path.name.removeprefix("hoard-2024-05-17-") for one in (first, second, third)]
        assert names == [f"201500-ann-o{end}.saga" for end in ("", "-2", "-3")]
    assert sorted(one.name for one in folder.iterdir()) == sorted(
        f"hoard-2024-05-17-{name}" for name in names
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [((), "Раунд 1"), (("--lang", "fr"), "Manche 1"), (("--lang", "en"), "Round 1")],
)
def test_a_match_goes_on_in_its_language_unless_another_is_typed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str
) -> None:
    path = folder / "match.saga"
    with saves.MatchFile(path, "ru") as file:
        file.write(Table("hoard", ALONE, OpenDice(1), start=0, now=0), now=0)
    at, shown = screen()
    monkeypatch.setattr(playing, "is_interactive", lambda: True)
    monkeypatch.setattr(playing, "Screen", lambda: at)
    monkeypatch.setenv("HEOROT_LANG", "de")
    assert heorot("resume", *args).exit_code == 0
    assert said in " ".join(ESCAPE.sub("", shown.getvalue()).split())


def test_a_box_is_played_and_read_by_its_own_name(folder: Path) -> None:
    printed = heorot("play", "kingdoms", "--seats", "greedy,greedy", "--seed", "1").stdout
    assert printed.startswith("Kingdoms\n")
    rules = heorot("rules", "kingdoms").stdout
    assert "You are kings who build castles" in rules
    assert "**M24 Your turn.**" in rules
    assert "M13" not in heorot("rules", "kingdoms", "castle").stdout
    assert "no game 'standard'" in heorot("play", "standard").stderr


def test_a_rule_of_the_other_game_in_the_book_says_so(tmp_path: Path) -> None:
    edition = load("movie").load_box("kingdoms")
    table = Table("movie", ALONE, OpenDice(1), edition=edition, start=0, now=0)
    shown = Evening(tmp_path / "match", table=table).play(["r castle", "", "r longship", "", "h"])
    own, _, other = shown.partition("From the rules of Beowulf: The Movie Board Game")
    assert "M23 Start." in own
    assert "M13" not in own
    assert "longship" in other
    assert "You are kings who build castles" in " ".join(other.split())


# Watching a match again.


@pytest.mark.full
def test_a_match_is_stepped_through_with_any_eyes(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "match.saga")
    evening.play(anything(1))
    table = saga.read(tmp_path / "match.saga", now=0)
    at, file = screen("", "u", "u", "5", "n", "v 1", "v 9", "v", "what", "99999", "v 0", "u", "0")
    replay = Replay(Story(table), speech_for("en", load("hoard").load_box(), table.seats), at)
    replay.run()
    assert replay.story.number == 0
    shown = ESCAPE.sub("", file.getvalue())
    assert "as a spectator saw it" in shown
    assert "as Ann saw it" in shown
    assert f"Action {len(table.actions)} of {len(table.actions)}" in shown
    assert "Your hand" in shown
    assert shown.count("That means nothing here.") == 3


@pytest.mark.full
def test_a_replay_goes_on_turn_by_turn(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "match.saga")
    evening.play(anything(1))
    at, _ = screen()
    replay = Replay(
        Story(evening.table), speech_for("en", load("hoard").load_box(), evening.table.seats), at
    )
    turns = [(1, 1)]
    while replay.story.number < replay.story.count:
        replay.step("n")
        view = replay.story.chair(SPECTATOR).view()
        turns.append((view.public.where["number"], view.public.turn))
    assert len(set(turns[:-1])) == len(turns) - 1
    assert turns[:4] == [(1, 1), (1, 2), (1, 3), (2, 1)]


@pytest.mark.full
def test_every_step_of_a_match_can_be_shown(tmp_path: Path) -> None:
    """Each by somebody's eyes in some language."""
    evening = Evening(tmp_path / "match.saga")
    evening.play(anything(1))
    table = saga.read(tmp_path / "match.saga", now=0)
    part = len(table.actions) // len(languages()) + 1
    for eyes, language in enumerate(languages()):
        at, _ = screen(f"v {eyes}", str(part * eyes), *[""] * part, "q")
        replay = Replay(
            Story(table), speech_for(language, load("hoard").load_box(), table.seats), at
        )
        replay.run()
        assert replay.story.number == min(part * (eyes + 1), len(table.actions))
    assert replay.story.chair(SPECTATOR).outcome == table.outcome
