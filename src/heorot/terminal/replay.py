"""Step through a match that is over, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from heorot.core.seats import SPECTATOR, SeatIndex, SeatNumber, inside, outside
from heorot.core.words import Word
from heorot.i18n import Speech, rulebook
from heorot.match.story import Story
from heorot.match.telling import TURN
from heorot.terminal.boards import board_of
from heorot.terminal.layout import fitting, height
from heorot.terminal.screen import Leave, Screen
from heorot.terminal.telling import Teller
from heorot.terminal.typed import meaning
from heorot.terminal.unattended import result

BACK, BOARD, TURNS, EYES, QUIT = KEYS = (
    "command-undo",
    "command-board",
    "replay-word-turn",
    "replay-word-eyes",
    "command-quit",
)
"""The messages that list what is typed here."""


class Replay:
    """A finished match, and with whose eyes it is looked at."""

    def __init__(self, story: Story, speech: Speech, screen: Screen) -> None:
        self.story = story
        self.speech = speech
        self.screen = screen
        chair = story.chair(SPECTATOR)
        self.title = rulebook.title(chair.game, chair.edition, speech.language)
        self.seats = len(chair.seats)
        self.board = board_of(chair.game.name)
        self.telling = chair.game.telling
        self.teller = Teller(speech, self.seats, self.telling.sections)
        self.reader = SPECTATOR
        self.notice: Text | None = None
        """Something to be read with the next screen."""

    def run(self) -> None:
        """Show the match until whoever watches has seen enough."""
        try:
            while self.step(self.ask()):
                pass
        except (Leave, KeyboardInterrupt):
            return

    def step(self, text: str) -> bool:
        """Do what was typed; whether to go on."""
        word, _, rest = text.partition(" ")
        key = meaning(word, self.speech.language, *KEYS)
        if key == QUIT:
            return False
        if not word:
            self.story.go_to(self.story.number + 1)
        elif key == BACK:
            self.story.go_to(self.story.number - 1)
        elif key == TURNS:  # on to where the next turn or section begins
            self.story.go_to(self.story.next_of({TURN, *self.telling.sections}))
        elif key == BOARD:
            whole = Group(self.head(), self.drawn(0))
            self.screen.page([whole], self.speech.say("page-more"), self.speech.say("page-back"))
        elif word.isdecimal():
            self.story.go_to(int(word[:9]))
        elif key == EYES and rest in map(str, range(self.seats + 1)):
            self.reader = inside(SeatNumber(int(rest)))
        else:
            words = {"eyes": self.speech.say(EYES).split()[0]}
            self.notice = Text(self.speech.say("replay-not-understood", words), "yellow")
        return True

    def ask(self) -> str:
        """Show the table after the last action shown, and what that did; what is typed below."""
        say, chair = self.speech.say, self.story.chair(self.reader)
        below: list[RenderableType] = [self.where(), *self.lines()]
        counts = {"count": self.story.count, "seats": self.seats}
        keys: list[RenderableType] = [Text(say("replay-keys", counts), "dim")]
        if self.notice is not None:
            keys.append(self.notice)
            self.notice = None
        if chair.outcome is not None:
            whole, points = Group(self.head(), self.drawn(0)), Group(*result(chair, self.teller))
            parts = [whole, Group(*below), points, Group(*keys)]
            return self.screen.page(parts, say("page-next"), say("prompt"))
        self.draw([*below, *keys])
        return self.screen.ask(say("prompt"))

    def draw(self, below: Sequence[RenderableType]) -> None:
        """The table, as briefly as it must be, and what stands below it."""
        room = self.screen.height - 2 - height(self.screen, below)
        board, brief = fitting(self.screen, self.board.BRIEFEST, self.drawn, room)
        where = self.where(self.speech.say("left-out") if brief else "")
        self.screen.clear()
        self.screen.repaint = partial(self.draw, below)
        self.screen.show(self.head(), board, where, *below[1:])

    def head(self) -> Rule:
        """The title."""
        return Rule(Text(self.title, "bold"), align="left", style="dim")

    def drawn(self, brief: int) -> RenderableType:
        """The table."""
        view = self.story.chair(self.reader).view()
        return self.board.draw(view, self.speech, self.screen.width, brief)

    def where(self, left_out: str = "") -> Rule:
        """How far the match has come, and with whose eyes it is seen."""
        say = self.speech.say
        where = say("replay-at", {"number": self.story.number, "count": self.story.count})
        reader = (
            Text(say("replay-spectator"))
            if self.reader == SPECTATOR
            else self.teller.styled(say("replay-eyes", {"seat": _word(self.reader)}))
        )
        line = Text(f"{where}  ·  ").append(reader)
        if left_out:
            line.append(f"  ·  … {left_out}", "not bold dim default")
        return Rule(line, align="left", style="dim")

    def lines(self) -> Sequence[RenderableType]:
        """What the last action did, as far as this reader heard of it."""
        told = list(self.teller.lines(self.story.told(self.reader)))
        last = self.story.last()
        if told or last is None:
            return [Padding(line.text, (0, 0, 0, line.indent)) for line in told]
        seat, choice = last
        if seat == self.reader:
            return [Padding(Text(self.speech.action(choice.named), "dim"), (0, 0, 0, 3))]
        # A step of a choice that is not complete: nobody else has seen it.
        choosing = self.speech.say("replay-choosing", {"seat": _word(seat)})
        return [Padding(self.teller.styled(choosing, "dim"), (0, 0, 0, 3))]


def _word(seat: SeatIndex) -> Word:
    return Word("seat", outside(seat))
