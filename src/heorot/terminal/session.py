"""A match at this terminal: its file, its screens, and whose eyes are on them."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from heorot.bots.driving import bots_of, play_bots
from heorot.core.documents import file_name
from heorot.core.words import Word
from heorot.i18n import Speech, as_words, default_language
from heorot.match import Choice, FairDice, OpenDice, Table
from heorot.match.fingerprint import fingerprint
from heorot.terminal import saves
from heorot.terminal.boards import board_of, telling_of
from heorot.terminal.screen import Screen
from heorot.terminal.telling import Line, Teller
from heorot.terminal.unattended import SPECTATOR, score_grid, winner_line

FEWEST_LINES = 6
"""Of what happened, however much there is to choose from; half of them where there are fewer than
`SMALL_SCREEN` in all."""
SMALL_SCREEN = 30


class Session:
    """What is shown of a table, and kept of it."""

    def __init__(self, table: Table, speech: Speech, screen: Screen, file: saves.MatchFile) -> None:
        self.table = table
        self.speech = speech
        self.screen = screen
        self.file = file
        self.board = board_of(table.game.name)
        self.telling = telling_of(table.game)
        self.teller = Teller(speech, len(table.seats), self.telling.sections)
        open_seed = table.dice.seed if isinstance(table.dice, OpenDice) else None
        self.bots = bots_of(table, secrets.randbits(64) if open_seed is None else open_seed)
        self.people = [seat for seat, one in enumerate(table.seats) if one.is_human]
        self.notice: RenderableType | None = None
        """Something to be read with the next screen."""
        self._holder = self.people[0] if len(self.people) == 1 else None
        """Whose eyes are on the screen."""
        self._saved = -1
        """How many actions the file has."""

    def say(self, message: str, **args: str | int | Word) -> str:
        """A text of the terminal."""
        return self.speech.say(message, args)

    def seat_word(self, seat: int) -> Word:
        """A seat counted from 0, for a text."""
        return Word("seat", seat + 1)

    def play_bots(self) -> None:
        """Let the bots play until a person decides."""
        for _ in play_bots(self.table, self.bots):
            pass

    # The file.

    @property
    def path(self) -> Path:
        """Of the match."""
        return self.file.path

    def save(self) -> bool:
        """Write the match if anything has happened since; whether the file is up to date."""
        if self._saved != len(self.table.actions):
            try:
                is_beside = self.file.write(self.table)
            except OSError as error:
                text = self.say("save-failed", problem=str(error)[:200])
                self.notice = Text(text, "bold red")
                return False
            if is_beside:
                self.notice = Text(
                    self.say("saved-beside", file=file_name(self.path)), "bold yellow"
                )
            self._saved = len(self.table.actions)
        return True

    def forget_saved(self) -> None:
        """The match is another than the file has, though it may be as long."""
        self._saved = -1

    # Screens.

    def hand_over(self, seat: int) -> str:
        """With several people: wipe the screen and wait until `seat` alone looks at it.

        What was typed there.
        """
        if self._holder == seat:
            return ""
        self.hide()
        text = self.teller.styled(self.say("hand-over", seat=self.seat_word(seat)))
        text.append(f"\n{self.say('look-away')}", "dim")
        if (last := self.last_person()) not in (None, seat):
            undo = self.say("hand-over-undo", seat=self.seat_word(last or 0))
            text.append(f"\n{undo}", "dim")
        self.screen.show("", Panel(text, padding=(1, 2)))
        said = self.screen.ask(self.say("press-enter"))
        self.screen.clear(scrollback=True)
        self._holder = seat
        return said

    def last_person(self) -> int | None:
        """The person who acted last."""
        return next((seat for seat, _ in reversed(self.table.moves) if seat in self.people), None)

    def hide(self) -> None:
        """With several people: nobody's hand may be seen from now on."""
        if len(self.people) > 1:
            self.screen.clear(scrollback=True)
            self._holder = None

    def draw(self, seat: int) -> None:
        """Everything a person needs to decide."""
        view = self.table.view(seat)
        question = view.question
        asked = self.speech.question(question.name, as_words(question.args))
        bottom: list[RenderableType] = [
            Rule(self.teller.name(seat), align="left", style="dim"),
            self.teller.styled(asked, "bold"),
            self.choices(self.table.legal),
            Text(self.say("keys"), "dim"),
        ]
        if self.notice is not None:
            bottom.append(self.notice)
            self.notice = None
        fewest = FEWEST_LINES if self.screen.height >= SMALL_SCREEN else FEWEST_LINES // 2
        left = self.screen.height - 3 - sum(len(self.screen.lines_of(part)) for part in bottom)
        board = self.fitting(view, left - fewest)
        top = [Rule(self.title(), align="left", style="dim"), board]
        middle = self.recap(seat, max(fewest, left - len(self.screen.lines_of(board))))
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
        return Text(self.table.edition.title, "bold")

    def since(self, seat: int) -> int:
        """The action from which on a person is told what happened.

        It is their last one before others decided: what it led to is part of the story.
        """
        moves = self.table.moves
        number = len(moves)
        while number and moves[number - 1][0] == seat:
            number -= 1
        while number and moves[number - 1][0] != seat:
            number -= 1
        return number

    def recap(self, seat: int, room: int) -> list[RenderableType]:
        """What happened: the newest lines bright, no more than there is room for."""
        entries = self.table.log(seat, self.since(seat))
        lines = list(self.teller.lines(entries, tuple(self.telling.quiet)))
        if not lines:
            return []
        heading = Rule(self.say("what-happened"), align="left", style="dim")
        shown = [self.log_line(line, self.is_new(line, seat)) for line in lines]
        heights = [len(self.screen.lines_of(one)) for one in shown]
        if sum(heights) <= room:
            return [heading, *shown]
        while sum(heights) >= room and len(heights) > 1:
            heights.pop(0)
        return [heading, Text(self.say("log-earlier"), "dim"), *shown[len(shown) - len(heights) :]]

    def is_new(self, line: Line, seat: int) -> bool:
        """Whether a line is of the last thing that happened, or of what others did."""
        moves = self.table.moves
        last_own = max((n for n, move in enumerate(moves, 1) if move[0] == seat), default=0)
        return line.number >= last_own

    def log_line(self, line: Line, is_new: bool = True) -> RenderableType:
        """A sentence of the log, indented below its turn."""
        text = line.text if is_new else Text(line.text.plain, "dim")
        return Padding(text, (0, 0, 0, line.indent), expand=False)

    def choices(self, legal: list[Choice]) -> RenderableType:
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
        table = self.table
        self.screen.show(
            Rule(self.title(), align="left", style="dim"),
            self.board.draw(table.view(SPECTATOR), self.speech, self.screen.width),
        )
        if len(self.people) == 1:
            self.screen.show(*self.recap(self.people[0], FEWEST_LINES))
        self.screen.show(
            Rule(self.say("match-score"), align="left", style="dim"),
            score_grid(table, self.teller),
            winner_line(table, self.teller),
            Rule(align="left", style="dim"),
        )
        if isinstance(table.dice, FairDice):
            self.screen.show(self.say("dice-reveal"))
            self.screen.show_line(f"  {table.dice.secret.hex()}", "bold")
            said = ", ".join(str(number.value) for number in table.dice.numbers)
            self.screen.show(self.say("dice-numbers", numbers=said))
        else:
            self.screen.show(self.say("match-seed", seed=str(table.dice.seed)))
        self.screen.show(self.say("fingerprint-note"))
        self.screen.show_line(f"  {fingerprint(table)}", "bold")
        is_saved = self.save()
        if self.notice is not None:
            self.screen.show(self.notice)
        if is_saved:
            self.screen.show(self.say("saved-at"))
            self.screen.show_line(f"  {self.path}")
            self.screen.show(self.say("check-and-replay"))
            self.screen.show_line(f"  {self.command('verify')}", "bold")
            self.screen.show_line(f"  {self.command('replay')}", "bold")

    def take_leave(self) -> None:
        """Somebody goes before the end: say how to go on."""
        self.hide()
        is_saved = self.save()
        if self.notice is not None:
            self.screen.show(self.notice)
        if not is_saved:
            return
        if self.table.is_over:
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
