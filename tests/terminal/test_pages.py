"""On a screen of 80×24 nothing scrolls by unseen: the end of a match, a replay, what is read."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import RenderableType
from rich.text import Text
from tests.terminal.seated import ESCAPE, quick_in
from tests.terminal.test_points import finished

from heorot.bots.driving import Host
from heorot.core.position import STANDARD
from heorot.games import REGISTRY
from heorot.i18n import Speech, languages
from heorot.match.story import Story
from heorot.terminal.replay import Replay
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Leave, Part, Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

CLEAR = "\x1b[2J"
GAMES = [*((game, STANDARD) for game in ("leduc", *REGISTRY)), ("movie", "kingdoms")]


class Reader:
    """Somebody at a terminal of 80×24 who types what a function says."""

    def __init__(self, typed: Callable[[], str] = lambda: "") -> None:
        self.file = StringIO()
        console = plain_console(file=self.file, width=80, height=24, force_terminal=True)
        self.screen = Screen(console, typed)

    @property
    def pages(self) -> list[str]:
        """What was on the screen at once, page by page."""
        pages = [ESCAPE.sub("", page) for page in self.file.getvalue().split(CLEAR)]
        return [page for page in pages if page]


over = cache(finished)


@pytest.mark.parametrize("language", quick_in("ru"))
@pytest.mark.parametrize(("game", "box"), GAMES)
def test_the_end_of_a_match_is_read_page_by_page(
    tmp_path: Path, game: str, box: str, language: str
) -> None:
    table, reader = over(game, box), Reader()
    file = MatchFile(tmp_path / f"{'long-' * 30}.saga")
    speech = speech_for(language, table.edition, table.seats)
    with file:
        Session(Host(table, file.write), speech, reader.screen, file).finish()
    for page in reader.pages:
        assert lines_on_a_screen(page) < 24
    text = " ".join(reader.pages)
    assert speech.say("match-score") in text
    assert f"replay {file.path}" in text  # to be copied: it is not broken


def lines_on_a_screen(page: str) -> int:
    return sum(1 + max(0, len(line) - 1) // 80 for line in page.splitlines())


@pytest.mark.parametrize(("game", "box"), GAMES)
def test_every_screen_of_a_replay_has_room_and_says_what_is_left_out(game: str, box: str) -> None:
    table = over(game, box)
    typed = iter(["1", "25", "b", "", "99999", *[""] * 9])
    wholes: list[tuple[RenderableType, str]] = []

    def type_next() -> str:
        if replay.story.number < replay.story.count:
            wholes.append((replay.drawn(0), reader.pages[-1]))
        return next(typed, "q")

    reader = Reader(type_next)
    replay = Replay(Story(table), speech_for("en", table.edition, table.seats), reader.screen)
    replay.run()
    assert all(lines_on_a_screen(page) <= 24 for page in reader.pages)
    for board, page in wholes:
        lines = reader.screen.lines_of(board)
        whole = ["".join(one.text for one in line).rstrip() for line in lines]
        shown = [line.rstrip() for line in page.splitlines()]
        assert ("b shows all" in page) == any(line not in shown for line in whole)
    points = replay.speech.say("match-points", {"count": table.secret_scores[0]})
    assert points in " ".join(reader.pages)


@pytest.mark.parametrize("language", languages())
def test_a_replay_understands_its_keys_in_every_language_and_in_english(language: str) -> None:
    table = over("hoard", STANDARD)
    reader = Reader()
    replay = Replay(Story(table), speech_for(language, table.edition, table.seats), reader.screen)
    say = replay.speech.say
    for one in (say, Speech("en").say):
        back, turn, eyes, quit_ = (
            one(name).split()[0]
            for name in ("command-undo", "replay-word-turn", "replay-word-eyes", "command-quit")
        )
        assert replay.step("7")
        assert replay.step(back)
        assert replay.story.number == 6
        assert replay.step(turn)
        assert replay.story.number > 6
        assert replay.step(f"{eyes} 2")
        assert replay.reader == 1
        assert replay.step(f"{eyes} 0")
        assert not replay.step(quit_)
        assert replay.notice is None
    keys = say("replay-keys", {"count": 1, "seats": 1})
    for name in ("command-undo", "command-board", "replay-word-turn", "replay-word-eyes"):
        assert re.search(rf"(^|· ){re.escape(say(name).split()[0])} ", keys)
    assert f"· {say('command-quit').split()[0]} " in keys


def numbered_lines(count: int) -> Iterator[Text]:
    for number in range(count):
        yield Text(f"line {number} " + "word " * 12)


def test_a_page_follows_the_size_of_the_terminal() -> None:
    def typed() -> str:
        if reader.screen.console.width == 80:
            reader.screen.console.size = (40, 24)
            signal.raise_signal(signal.SIGWINCH)
            raise EOFError
        return ""

    reader = Reader(typed)
    with pytest.raises(Leave):
        reader.screen.page([*numbered_lines(21)], "more", "last")
    wide, narrow = reader.pages
    assert wide.rstrip().endswith("last")
    assert narrow.rstrip().endswith("more")
    assert max(map(len, narrow.splitlines())) <= 40
    assert lines_on_a_screen(narrow) < 24


def test_what_belongs_together_is_not_broken_where_a_page_has_room_for_it() -> None:
    reader = Reader()
    parts: list[Part] = [[*numbered_lines(15)], [*numbered_lines(15)], [*numbered_lines(40)]]
    reader.screen.page(parts, "more", "last")
    assert [page.count("line") for page in reader.pages] == [15, 22, 22, 11]


@pytest.mark.parametrize("language", languages())
def test_what_is_asked_fits_into_a_line(language: str) -> None:
    say = Speech(language).say
    for message in ("why-which", "rules-which", "page-more", "page-back", "page-next"):
        assert len(say(message)) < 79


def test_the_pages_of_the_end_can_be_left(tmp_path: Path) -> None:
    def leave() -> str:
        raise EOFError

    table, reader, file = over("hoard", STANDARD), Reader(leave), MatchFile(tmp_path / "match")
    speech = speech_for("en", table.edition, table.seats)
    with file, pytest.raises(Leave):
        Session(Host(table, file.write), speech, reader.screen, file).finish()
    assert len(reader.pages) == 1
    assert file.path.exists()
