"""Step through a match that is over, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from heorot.core.seats import SPECTATOR, SeatIndex, SeatNumber, inside, outside
from heorot.core.words import Word
from heorot.i18n import Speech, rulebook
from heorot.match.story import Story
from heorot.terminal.boards import board_of
from heorot.terminal.layout import fitting, height
from heorot.terminal.screen import Leave, Screen
from heorot.terminal.telling import TURN, Teller
from heorot.terminal.unattended import result


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

    def run(self) -> None:
        """Show the match until whoever watches has seen enough."""
        try:
            self.draw()
            while self.step(self.screen.ask(self.speech.say("prompt"))):
                pass
        except (Leave, KeyboardInterrupt):
            return

    def step(self, text: str) -> bool:
        """Do what was typed; whether to go on."""
        key, _, rest = text.lower().partition(" ")
        if key == "q":
            return False
        if key in ("", "n"):
            self.story.go_to(self.story.number + 1)
        elif key == "b":
            self.story.go_to(self.story.number - 1)
        elif key == "t":  # on to where the next turn or section begins
            self.story.go_to(self.story.next_of({TURN, *self.telling.sections}))
        elif key.isdecimal():
            self.story.go_to(int(key[:9]))
        elif key == "v" and rest in map(str, range(self.seats + 1)):
            self.reader = inside(SeatNumber(int(rest)))
        else:
            self.screen.show(Text(self.speech.say("replay-not-understood"), "yellow"))
            return True
        self.draw()
        return True

    def draw(self) -> None:
        """The table after the last action shown, and what that did."""
        say, chair = self.speech.say, self.story.chair(self.reader)
        count = self.story.count
        where = say("replay-at", {"number": self.story.number, "count": count})
        reader = (
            Text(say("replay-spectator"))
            if self.reader == SPECTATOR
            else self.teller.styled(say("replay-eyes", {"seat": _word(self.reader)}))
        )
        title = Rule(Text(self.title, "bold"), align="left", style="dim")
        below: list[RenderableType] = [
            Rule(Text(f"{where}  ·  ").append(reader), align="left", style="dim"),
            *self.lines(),
            *result(chair, self.teller),
            Text(say("replay-keys", {"count": count, "seats": self.seats}), "dim"),
        ]
        view, width = chair.view(), self.screen.width
        board, _ = fitting(
            self.screen,
            self.board.BRIEFEST,
            lambda brief: self.board.draw(view, self.speech, width, brief),
            self.screen.height - 2 - height(self.screen, below),
        )
        self.screen.clear()
        self.screen.show(title, board, *below)

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
