"""Step through a match that is over, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from heorot.core.errors import HeorotError
from heorot.core.words import Word
from heorot.i18n import Speech
from heorot.match import Table
from heorot.terminal.boards import board_of, telling_of
from heorot.terminal.screen import Leave, Screen
from heorot.terminal.telling import TURN, Teller
from heorot.terminal.unattended import SPECTATOR, score_grid, winner_line


class Replay:
    """A finished match, and how far it is shown."""

    def __init__(self, table: Table, speech: Speech, screen: Screen) -> None:
        if not table.is_over:
            raise HeorotError(speech.say("replay-unfinished"))
        self.whole = table
        self.past = table.at(0)
        self.speech = speech
        self.screen = screen
        self.board = board_of(table.game.name)
        self.telling = telling_of(table.game)
        self.teller = Teller(speech, len(table.seats), self.telling.sections)
        self.eyes = SPECTATOR

    def run(self) -> None:
        """Show the match until whoever watches has seen enough."""
        try:
            self.draw()
            while self.step(self.screen.ask(self.speech.say("prompt"))):
                pass
        except (Leave, KeyboardInterrupt):
            return

    @property
    def number(self) -> int:
        """How many actions have been shown."""
        return len(self.past.actions)

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.whole.actions)

    def step(self, text: str) -> bool:
        """Do what was typed; whether to go on."""
        key, _, rest = text.lower().partition(" ")
        if key == "q":
            return False
        if key in ("", "n"):
            self.go_to(self.number + 1)
        elif key == "b":
            self.go_to(self.number - 1)
        elif key == "t":
            self.next_turn()
        elif key.isdecimal():
            self.go_to(int(key[:9]))
        elif key == "v" and rest in map(str, range(len(self.whole.seats) + 1)):
            self.eyes = int(rest) - 1
        else:
            self.screen.show(Text(self.speech.say("replay-not-understood"), "yellow"))
            return True
        self.draw()
        return True

    def go_to(self, number: int) -> None:
        """Play on or take back until so many actions are shown."""
        number = min(max(number, 0), self.count)
        everybody = range(len(self.whole.seats))
        while self.number > number:
            self.past.undo(self.past.moves[-1][0], everybody)
        for action in self.whole.actions[self.number : number]:
            self.past.play(action)

    def next_turn(self) -> None:
        """On to the action with which the next turn or section begins."""
        begins = {TURN, *self.telling.sections}
        coming = (
            entry.number
            for entry in self.whole.log(SPECTATOR, self.number + 1)
            if begins.intersection(event.name for event in entry.events)
        )
        self.go_to(next(coming, self.count))

    def draw(self) -> None:
        """The table after the last action shown, and what that did."""
        say = self.speech.say
        where = say("replay-at", {"number": self.number, "count": self.count})
        eyes = (
            Text(say("replay-spectator"))
            if self.eyes == SPECTATOR
            else self.teller.styled(say("replay-eyes", {"seat": Word("seat", self.eyes + 1)}))
        )
        parts: list[RenderableType] = [
            Rule(Text(self.whole.edition.title, "bold"), align="left", style="dim"),
            self.board.draw(self.past.view(self.eyes), self.speech, self.screen.width),
            Rule(Text(f"{where}  ·  ").append(eyes), align="left", style="dim"),
            *self.lines(),
        ]
        if self.past.is_over:
            parts += [score_grid(self.past, self.teller), winner_line(self.past, self.teller)]
        seats = len(self.whole.seats)
        parts.append(Text(say("replay-keys", {"count": self.count, "seats": seats}), "dim"))
        self.screen.clear()
        self.screen.show(*parts)

    def lines(self) -> Sequence[RenderableType]:
        """What the last action did, as far as these eyes saw it."""
        told = list(self.teller.lines(self.past.log(self.eyes, self.number)))
        if told or not self.number:
            return [Padding(line.text, (0, 0, 0, line.indent)) for line in told]
        return [Padding(self.silent(), (0, 0, 0, 3))]

    def silent(self) -> Text:
        """A step of a choice that is not complete: nobody else has seen it."""
        seat, action = self.whole.moves[self.number - 1]
        if self.eyes != seat:
            return self.teller.styled(
                self.speech.say("replay-choosing", {"seat": Word("seat", seat + 1)}), "dim"
            )
        self.go_to(self.number - 1)
        (choice,) = (one for one in self.past.legal if one.id == action)
        self.go_to(self.number + 1)
        return Text(self.speech.action(choice.named), "dim")
