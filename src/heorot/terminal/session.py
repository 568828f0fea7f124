"""A match at this terminal: its file, its screens, and whose eyes are on them."""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from heorot.bots.driving import Host
from heorot.core.documents import file_name
from heorot.core.seats import SPECTATOR, SeatIndex, outside
from heorot.core.view import View
from heorot.core.words import Word
from heorot.i18n import Speech, as_words, default_language, rulebook
from heorot.i18n.program import translated
from heorot.i18n.short_forms import ShortForms, short_form
from heorot.match.chair import Chair
from heorot.match.dice import FairDice, OpenDice
from heorot.match.moment import Choice
from heorot.match.past import Entry
from heorot.match.telling import TURN
from heorot.terminal.boards import board_of, finished_part
from heorot.terminal.layout import FEWEST_LINES, FULL, Told, bottom, fit, fitting, numbered
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Copied, Part, Screen, Shown
from heorot.terminal.telling import Line, Teller
from heorot.terminal.unattended import result

MOST_TOLD = 3
"""Answers that were given by themselves."""


class Session:
    """What is shown of a table, and kept of it."""

    def __init__(
        self, host: Host, speech: Speech, screen: Screen, file: MatchFile, pace: float = 0
    ) -> None:
        """`pace` is how many seconds somebody alone has for each turn of a bot."""
        self.host = host
        self.pace = pace
        self.watching = host.chair(SPECTATOR)
        """What everybody at this terminal may know."""
        self.speech = speech
        self.screen = screen
        self.file = file
        game = self.watching.game
        self.board = board_of(game.name)
        self.telling = game.telling
        self.short_forms = ShortForms(game, speech)
        self.teller = Teller(speech, len(self.watching.seats), self.telling.sections)
        self._title = rulebook.title(game, self.watching.edition, speech.language)
        self.notice: RenderableType | None = None
        """Something to be read with the next screen."""
        self._holder = host.people[0] if len(host.people) == 1 else None
        """Whose eyes are on the screen."""
        self._last_part = 0
        """The number of the part of the match that was seen to end."""
        self._shown = 0
        """How many entries of their log somebody alone has been shown."""
        self._given: set[int] = set()
        """The entries of answers that were given by themselves."""
        self._untold: list[str] = []
        """Those that the next screen is to tell of."""
        self._asks_again = False
        """Something was just taken back: even who has one choice only is asked."""

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
        """Let the bots play until only people are waited for, so that somebody can follow."""
        chair = self.host.chair(self.host.people[0])
        self.show_finished()
        while next(self.host.play_bots(self.now), None) is not None:  # to show it takes its time
            self.show_finished()
            if self.is_alone and self.pace:
                entries = chair.log(self._shown)
                self._shown += len(entries)
                self.tell_slowly(entries)

    @property
    def is_alone(self) -> bool:
        """Whether only bots could learn from what somebody here does."""
        return len(self.host.people) == 1

    def tell_slowly(self, entries: Sequence[Entry]) -> None:
        """Show what has just happened, with a stop after each turn's line and each heading."""
        quiet = [one for one in self.telling.quiet if one not in self.telling.sections]
        for line in self.teller.lines(entries, quiet):
            self.screen.show(self.log_line(line))
            if line.is_heading or line.is_turn or TURN in quiet:
                time.sleep(self.pace * (2 if line.is_heading else 1))

    # Answers that are given by themselves.

    def give_only_choice(self, chair: Chair) -> bool:
        """Answer for somebody who has one choice, if only bots could learn from that."""
        if not self.is_alone or self._asks_again or len(chair.choices) != 1:
            self._asks_again = False
            return False
        (choice,) = chair.choices
        self._untold.append(self.speech.action(choice.named))
        known = len(chair.log())
        chair.play(choice, self.now)
        self._given |= {one.number for one in chair.log(known) if one.seat == chair.reader}
        return True

    def forget_given(self, chair: Chair) -> None:
        """Something was taken back."""
        self._asks_again = True
        self._untold = []
        self._given &= {one.number for one in chair.log()}

    def is_decision(self, entry: Entry, chair: Chair) -> bool:
        """Whether the reader has decided that."""
        return entry.seat == chair.reader and entry.number not in self._given

    def show_finished(self) -> None:
        """When a part of the match is over, show how it ended before the next one begins."""
        view = self.watching.view()
        part = finished_part(self.board, view)
        if part in (0, self._last_part):
            return
        self._last_part = part
        self.hide()
        board, _ = fitting(
            self.screen,
            self.board.BRIEFEST - 1,
            lambda brief: self.board.draw(view, self.speech, self.screen.width, brief),
            self.screen.height - 3,
        )
        title = Rule(self.title(), align="left", style="dim")
        self.screen.page([title, board], self.say("page-more"), self.say("press-enter"))

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
        self._shown = len(chair.log())
        view = chair.view()
        question = self.question(view)
        noticed = self.noticed()
        title = Rule(self.title(), align="left", style="dim")
        name = self.teller.name(seat)
        keys, few_keys = (Text(self.say(keys), "dim") for keys in ("keys", "keys-brief"))
        framed = [title, Rule(), Rule(), question, keys, *noticed]
        fitted = fit(
            self.screen,
            self.board,
            lambda brief: self.board.draw(view, self.speech, self.screen.width, brief),
            self.told(chair.choices),
            lambda is_framed: framed if is_framed else [question, few_keys, *noticed],
            self.say("left-out"),
        )
        self.screen.clear()
        self.screen.repaint = partial(self.draw, seat)
        if not fitted.is_framed:
            self.screen.show(fitted.board, question, fitted.choices, few_keys, *noticed)
            return
        if not fitted.is_whole:
            name.append(f"  ·  … {self.say('left-out')}", "not bold dim default")
        self.screen.show(title, fitted.board, *self.recap(chair, fitted.left))
        self.screen.show(Rule(name, align="left", style="dim"), question, fitted.choices)
        self.screen.show(keys, *noticed)

    def noticed(self) -> list[RenderableType]:
        """What is to be read with the next screen, once."""
        noticed: list[RenderableType] = []
        if self._untold:
            given = self.say("given-by-itself", choices="; ".join(self._untold[-MOST_TOLD:]))
            noticed.append(self.teller.styled(given, "cyan"))
            self._untold = []
        if self.notice is not None:
            noticed.append(self.notice)
            self.notice = None
        return noticed

    def whole(self, seat: SeatIndex) -> list[RenderableType]:
        """The table and the choices, however much room they need."""
        chair = self.host.chair(seat)
        view = chair.view()
        return [
            Rule(self.title(), align="left", style="dim"),
            self.board.draw(view, self.speech, self.screen.width),
            Rule(self.teller.name(seat), align="left", style="dim"),
            self.question(view),
            numbered(self.told(chair.choices), FULL, self.screen.width),
        ]

    def question(self, view: View) -> Text:
        """What is asked."""
        asked = self.speech.question(view.question.name, as_words(view.question.args))
        return self.teller.styled(asked, "bold")

    def told(self, legal: Sequence[Choice]) -> list[Told]:
        """Actions in words, with their short forms."""
        return [
            Told(self.speech.action(choice.named), short_form(choice.notation, self.speech))
            for choice in legal
        ]

    @property
    def example(self) -> str:
        """A short form."""
        return short_form(self.telling.example, self.speech)

    def title(self) -> Text:
        """Of every screen."""
        return Text(self._title, "bold")

    def recent(self, chair: Chair) -> Sequence[Entry]:
        """What a person is told of what happened.

        It begins with their last action before others decided: what that led to is part of it.
        """
        log = chair.log()
        number = len(log)
        while number and self.is_decision(log[number - 1], chair):
            number -= 1
        while number and not self.is_decision(log[number - 1], chair):
            number -= 1
        return log[max(number - 1, 0) :]

    def recap(self, chair: Chair, room: int) -> list[RenderableType]:
        """What happened: the newest lines bright, no more than there is room for."""
        entries = self.recent(chair)
        own = (one.number for one in entries if self.is_decision(one, chair))
        last_own = max(own, default=0)
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
        latest = bottom(self.screen, Group(*shown[len(shown) - len(heights) :]), room - 1)
        return [heading, Text(self.say("log-earlier"), "dim"), latest]

    def log_line(self, line: Line, is_new: bool = True) -> RenderableType:
        """A sentence of the log, indented below its turn."""
        text = line.text if is_new else Text(line.text.plain, "dim")
        return Padding(text, (0, 0, 0, line.indent), expand=False)

    # The end.

    def finish(self) -> None:
        """Show the result, and how it can be checked, page by page."""
        self.save()
        self.hide()
        board = self.board.draw(self.watching.view(), self.speech, self.screen.width)
        parts: list[Part] = [[Rule(self.title(), align="left", style="dim"), board]]
        if len(self.host.people) == 1:
            parts.append([*self.recap(self.host.chair(self.host.people[0]), FEWEST_LINES)])
        score = Rule(self.say("match-score"), align="left", style="dim")
        parts.append([score, *result(self.watching, self.teller)])
        parts.append(Rule(align="left", style="dim"))
        if count := self.watching.taken_back:
            parts.append(self.say("match-taken-back", count=count))
        parts.append(self.about_dice())
        fingerprint = Copied(f"  {self.host.fingerprint}", "bold")
        parts.append([self.say("fingerprint-note"), fingerprint])
        is_saved = self.save()
        if self.notice is not None:
            parts.append(self.notice)
        if is_saved:
            parts.append([self.say("saved-at"), Copied(f"  {self.path}")])
            commands = [Copied(f"  {self.command(one)}", "bold") for one in ("verify", "replay")]
            parts.append([self.say("check-and-replay"), *commands])
        self.screen.page(parts, self.say("page-next"), "")

    def about_dice(self) -> list[Shown]:
        """Where the luck came from."""
        match self.host.dice:
            case FairDice() as dice:
                said = ", ".join(str(number.value) for number in dice.numbers)
                secret = Copied(f"  {dice.secret.hex()}", "bold")
                return [self.say("dice-reveal"), secret, self.say("dice-numbers", numbers=said)]
            case OpenDice() as dice:
                return [self.say("match-seed", seed=str(dice.seed))]
        return []

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
            self.screen.show(Copied(f"  {self.path}"))
            return
        self.screen.show("", self.say("leave-saved"))
        self.screen.show(Copied(f"  {self.command('resume')}", "bold"))

    def command(self, name: str) -> str:
        """A command about this match as it can be given to a shell, in the same language."""
        program = "heorot" if shutil.which("heorot") else sys.argv[0]
        language = self.speech.language
        spoken = [] if language == default_language() else ["--lang", language]
        return shlex.join([program, name, str(self.path), *spoken])
