"""A match at this terminal: its file, its screens, and whose eyes are on them."""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from heorot.bots.driving import Host
from heorot.core.documents import file_name
from heorot.core.seats import SPECTATOR, SeatIndex, outside
from heorot.core.words import Word
from heorot.i18n import Speech, as_words, default_language
from heorot.i18n.program import translated
from heorot.match.chair import Chair
from heorot.match.dice import FairDice, OpenDice
from heorot.match.moment import Choice
from heorot.match.past import Entry
from heorot.terminal.boards import board_of
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen
from heorot.terminal.telling import Line, Teller
from heorot.terminal.unattended import result

FEWEST_LINES = 6
"""Of what happened, however much there is to choose from; half of them where there are fewer than
`SMALL_SCREEN` in all."""
SMALL_SCREEN = 30


class Session:
    """What is shown of a table, and kept of it."""

    def __init__(self, host: Host, speech: Speech, screen: Screen, file: MatchFile) -> None:
        self.host = host
        self.watching = host.chair(SPECTATOR)
        """What everybody at this terminal may know."""
        self.speech = speech
        self.screen = screen
        self.file = file
        game = self.watching.game
        self.board = board_of(game.name)
        self.telling = game.telling
        self.teller = Teller(speech, len(self.watching.seats), self.telling.sections)
        self.notice: RenderableType | None = None
        """Something to be read with the next screen."""
        self._holder = host.people[0] if len(host.people) == 1 else None
        """Whose eyes are on the screen."""
        self._stopped_at = 0
        """The entry after which people were last left to look."""

    def say(self, message: str, **args: str | int | Word) -> str:
        """A text of the terminal."""
        return self.speech.say(message, args)

    def seat_word(self, seat: SeatIndex) -> Word:
        """A seat, for a text."""
        return Word("seat", outside(seat))

    @property
    def now(self) -> float:
        """The time, for clocks."""
        return time.monotonic()

    def play_bots(self) -> None:
        """Let the bots play until only people are waited for."""
        self.stop()
        while next(self.host.play_bots(self.now), None) is not None:  # a stop takes its time
            self.stop()

    def stop(self) -> None:
        """After what is worth a look, wait before a bot goes on; people are shown it anyway."""
        latest, waited_for = self.watching.latest, self.watching.waited_for
        if latest is None:
            return
        is_new = latest.number > self._stopped_at
        self._stopped_at = min(self._stopped_at, latest.number)  # something was taken back
        is_bots = bool(waited_for) and waited_for[0] not in self.host.people
        if is_bots and is_new and self.telling.stops & {event.name for event in latest.events}:
            self._stopped_at = latest.number
            board = self.fitting(self.watching.view(), self.screen.height - 4)
            self.screen.clear()
            self.screen.show(Rule(self.title(), align="left", style="dim"), board, "")
            self.screen.ask(self.say("press-enter"))

    # The file.

    @property
    def path(self) -> Path:
        """Of the match."""
        return self.file.path

    def save(self) -> bool:
        """Write the match if anything has happened since; whether the file is up to date."""
        try:
            is_beside = self.host.save(self.now)
        except OSError as error:
            problem = translated(error.strerror or str(error)[:200], self.speech.language)
            self.notice = Text(self.say("save-failed", problem=problem), "bold red")
            return False
        if is_beside:
            self.notice = Text(self.say("saved-beside", file=file_name(self.path)), "bold yellow")
        return True

    # Screens.

    def hand_over(self, seat: SeatIndex) -> str:
        """With several people: wipe the screen and wait until `seat` alone looks at it.

        What was typed there.
        """
        if self._holder == seat:
            return ""
        self.hide()
        text = self.teller.styled(self.say("hand-over", seat=self.seat_word(seat)))
        text.append(f"\n{self.say('look-away')}", "dim")
        last = self.host.last_person
        if last is not None and last != seat:
            undo = self.say("hand-over-undo", seat=self.seat_word(last))
            text.append(f"\n{undo}", "dim")
        self.screen.show("", Panel(text, padding=(1, 2)))
        said = self.screen.ask(self.say("press-enter"))
        self.screen.clear(scrollback=True)
        self._holder = seat
        return said

    def hide(self) -> None:
        """With several people: nobody's hand may be seen from now on."""
        if len(self.host.people) > 1:
            self.screen.clear(scrollback=True)
            self._holder = None

    def draw(self, seat: SeatIndex) -> None:
        """Everything a person needs to decide."""
        chair = self.host.chair(seat)
        view = chair.view()
        question = view.question
        asked = self.speech.question(question.name, as_words(question.args))
        bottom: list[RenderableType] = [
            Rule(self.teller.name(seat), align="left", style="dim"),
            self.teller.styled(asked, "bold"),
            self.choices(chair.choices),
            Text(self.say("keys"), "dim"),
        ]
        if self.notice is not None:
            bottom.append(self.notice)
            self.notice = None
        fewest = FEWEST_LINES if self.screen.height >= SMALL_SCREEN else FEWEST_LINES // 2
        left = self.screen.height - 3 - sum(len(self.screen.lines_of(part)) for part in bottom)
        board = self.fitting(view, left - fewest)
        top = [Rule(self.title(), align="left", style="dim"), board]
        middle = self.recap(chair, max(fewest, left - len(self.screen.lines_of(board))))
        self.screen.clear()
        self.screen.show(*top, *middle, *bottom)

    def fitting(self, view: Any, room: int) -> RenderableType:
        """The table, as briefly as so many lines need."""
        brief, width = 0, self.screen.width
        drawn = self.board.draw(view, self.speech, width)
        while brief < self.board.BRIEFEST and len(self.screen.lines_of(drawn)) > room:
            brief += 1
            drawn = self.board.draw(view, self.speech, width, brief)
        return drawn

    def title(self) -> Text:
        """Of every screen."""
        return Text(self.watching.edition.title, "bold")

    def recent(self, chair: Chair) -> Sequence[Entry]:
        """What a person is told of what happened.

        It begins with their last action before others decided: what that led to is part of it.
        """
        log = chair.log()
        number = len(log)
        while number and log[number - 1].seat == chair.reader:
            number -= 1
        while number and log[number - 1].seat != chair.reader:
            number -= 1
        return log[max(number - 1, 0) :]

    def recap(self, chair: Chair, room: int) -> list[RenderableType]:
        """What happened: the newest lines bright, no more than there is room for."""
        entries = self.recent(chair)
        last_own = max((one.number for one in entries if one.seat == chair.reader), default=0)
        lines = list(self.teller.lines(entries, tuple(self.telling.quiet)))
        if not lines:
            return []
        heading = Rule(self.say("what-happened"), align="left", style="dim")
        shown = [self.log_line(line, line.number >= last_own) for line in lines]
        heights = [len(self.screen.lines_of(one)) for one in shown]
        if sum(heights) <= room:
            return [heading, *shown]
        while sum(heights) >= room and len(heights) > 1:
            heights.pop(0)
        return [heading, Text(self.say("log-earlier"), "dim"), *shown[len(shown) - len(heights) :]]

    def log_line(self, line: Line, is_new: bool = True) -> RenderableType:
        """A sentence of the log, indented below its turn."""
        text = line.text if is_new else Text(line.text.plain, "dim")
        return Padding(text, (0, 0, 0, line.indent), expand=False)

    def choices(self, legal: Sequence[Choice]) -> RenderableType:
        """The legal actions, numbered, in as many columns as there is room for."""
        texts = [self.speech.action(choice.named) for choice in legal]
        widest = max(map(len, texts))
        cells = []
        for number, (choice, text) in enumerate(zip(legal, texts, strict=True), 1):
            cell = Text(f"{number:3} ", "bold green").append(text.ljust(widest), "not bold default")
            cells.append(cell.append(f"  {choice.notation}", "not bold dim default"))
        if len(cells) <= FEWEST_LINES:
            return Text("\n").join(cells)
        return Columns(cells, padding=(0, 2), equal=True, column_first=True)

    # The end.

    def finish(self) -> None:
        """Show the result, and how it can be checked."""
        self.save()
        self.hide()
        self.screen.clear()
        self.screen.show(
            Rule(self.title(), align="left", style="dim"),
            self.board.draw(self.watching.view(), self.speech, self.screen.width),
        )
        if len(self.host.people) == 1:
            self.screen.show(*self.recap(self.host.chair(self.host.people[0]), FEWEST_LINES))
        self.screen.show(
            Rule(self.say("match-score"), align="left", style="dim"),
            *result(self.watching, self.teller),
            Rule(align="left", style="dim"),
        )
        self.show_dice()
        self.screen.show(self.say("fingerprint-note"))
        self.screen.show_line(f"  {self.host.fingerprint}", "bold")
        is_saved = self.save()
        if self.notice is not None:
            self.screen.show(self.notice)
        if is_saved:
            self.screen.show(self.say("saved-at"))
            self.screen.show_line(f"  {self.path}")
            self.screen.show(self.say("check-and-replay"))
            self.screen.show_line(f"  {self.command('verify')}", "bold")
            self.screen.show_line(f"  {self.command('replay')}", "bold")

    def show_dice(self) -> None:
        """Where the luck came from."""
        match self.host.dice:
            case FairDice() as dice:
                self.screen.show(self.say("dice-reveal"))
                self.screen.show_line(f"  {dice.secret.hex()}", "bold")
                said = ", ".join(str(number.value) for number in dice.numbers)
                self.screen.show(self.say("dice-numbers", numbers=said))
            case OpenDice() as dice:
                self.screen.show(self.say("match-seed", seed=str(dice.seed)))

    def take_leave(self) -> None:
        """Somebody goes before the end: say how to go on."""
        self.hide()
        is_saved = self.save()
        if self.notice is not None:
            self.screen.show(self.notice)
        if not is_saved:
            return
        if self.watching.is_over:
            self.screen.show("", self.say("saved-at"))
            self.screen.show_line(f"  {self.path}")
            return
        self.screen.show("", self.say("leave-saved"))
        self.screen.show_line(f"  {self.command('resume')}", "bold")

    def command(self, name: str) -> str:
        """A command about this match as it can be given to a shell, in the same language."""
        program = "heorot" if shutil.which("heorot") else sys.argv[0]
        language = self.speech.language
        spoken = [] if language == default_language() else ["--lang", language]
        return shlex.join([program, name, str(self.path), *spoken])
