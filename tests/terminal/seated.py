"""A match at a terminal for tests: a keyboard that is told what to type, and a screen to read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from heorot.bots.driving import Host
from heorot.core.luck import choose, open_luck, start_stream
from heorot.i18n import languages
from heorot.match import Chair, OpenDice, Seat, Table
from heorot.match.dice import Dice
from heorot.terminal.loop import play
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import ERASE_SCROLLBACK, Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for

ALONE = (Seat("Ann"), Seat("Unferth", "greedy"), Seat("Wiglaf", "greedy"))
TOGETHER = (Seat("Ann"), Seat("Ben"), Seat("Unferth", "greedy"))
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
CTRL_C = "^C"
END_OF_FILE = "^D"


class Evening:
    """People at a terminal; what they type comes from `typed`, what they see is in `shown`."""

    def __init__(
        self,
        path: Path,
        seats: Iterable[Seat] = ALONE,
        *,
        language: str = "en",
        width: int = 80,
        dice: Dice | None = None,
        table: Table | None = None,
    ) -> None:
        self.file = StringIO()
        console = plain_console(
            file=self.file, width=width, height=40, force_terminal=True, color_system="truecolor"
        )
        self.screen = Screen(console, self.read)
        self.table = table or Table("hoard", list(seats), dice or OpenDice(7), start=0, now=0)
        speech = speech_for(language, self.table.edition, self.table.seats)
        file = MatchFile(path)
        if path.exists():
            file.read(now=0)
        self.session = Session(Host(self.table, file.write), speech, self.screen, file)
        self.path = path
        self.typed: Callable[[Evening], str] = lambda _: END_OF_FILE
        self.prompts = 0

    def read(self) -> str:
        if self.tail.rstrip().endswith(self.session.say("page-next")):
            return ""  # whoever reads the pages of the end
        self.prompts += 1
        text = self.typed(self)
        if text == CTRL_C:
            raise KeyboardInterrupt
        if text == END_OF_FILE:
            raise EOFError
        return text

    def play(self, typed: Callable[[Evening], str] | Iterable[str]) -> str:
        """Play; everything that was shown. A list of lines ends with the end of the file."""
        if callable(typed):
            self.typed = typed
        else:
            lines = iter(typed)
            self.typed = lambda _: next(lines, END_OF_FILE)
        play(self.session)
        return self.shown

    @property
    def asked(self) -> Chair:
        """The chair of whoever is asked."""
        return self.table.chair(self.table.waited_for[0])

    @property
    def shown(self) -> str:
        """Everything so far, as a reader sees it."""
        return ESCAPE.sub("", self.file.getvalue())

    @property
    def visible(self) -> str:
        """What is on the screen or can be scrolled back to."""
        return ESCAPE.sub("", self.file.getvalue().rpartition(ERASE_SCROLLBACK)[2])

    @property
    def is_handing_over(self) -> bool:
        """Whether the page that hides the hands is shown."""
        return self.tail.rstrip().endswith(self.session.say("press-enter"))

    @property
    def tail(self) -> str:
        """The last line that was shown."""
        self.file.seek(max(0, self.file.tell() - 400))
        return ESCAPE.sub("", self.file.read()).rpartition("\n")[2]


def screen(*typed: str) -> tuple[Screen, StringIO]:
    """A screen whose keyboard types these lines, and then the end of the file."""
    file, lines = StringIO(), iter(typed)

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return Screen(plain_console(file=file, width=100, height=40, force_terminal=True), read), file


def anything(seed: int) -> Callable[[Evening], str]:
    """Somebody who types the number of any choice."""
    luck = open_luck(seed)
    start_stream(luck, 0)

    def typed(evening: Evening) -> str:
        if evening.is_handing_over or not evening.table.waited_for:
            return ""
        return str(1 + choose(luck, len(evening.asked.legal)))

    return typed


A_WHILE = pytest.mark.parametrize("most", [25, pytest.param(10_000, marks=pytest.mark.full)])
"""So often somebody is asked before they leave; the full run plays to the end."""


def at_most(most: int, typed: Callable[[Evening], str]) -> Callable[[Evening], str]:
    """Somebody who leaves after so many questions."""
    return lambda evening: typed(evening) if evening.prompts <= most else CTRL_C


def quick_in(language: str) -> list[ParameterSet]:
    """Every language, of which the quick run takes one."""
    return [
        pytest.param(one, marks=[] if one == language else pytest.mark.full) for one in languages()
    ]
