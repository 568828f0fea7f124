"""A match that needs nobody, printed section by section as a spectator would tell it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from heorot.bots.driving import bots_of, play_bots
from heorot.core.position import STANDARD
from heorot.core.words import Word
from heorot.i18n import Speech, with_minus
from heorot.i18n.options import options_line
from heorot.match import Entry, OpenDice, Table
from heorot.terminal.boards import telling_of
from heorot.terminal.opening import reconstructed
from heorot.terminal.screen import plain_console
from heorot.terminal.telling import Teller

SPECTATOR = -1


def print_match(table: Table, speech: Speech, console: Console | None = None) -> None:
    """Let the bots play a match to its end and print it."""
    printer = Printer(table, speech, console)
    printer.print_head()
    printer.print_entries(table.log(SPECTATOR))
    seed = table.dice.seed if isinstance(table.dice, OpenDice) else 0
    for _ in play_bots(table, bots_of(table, seed)):
        printer.print_entries(table.log(SPECTATOR, len(table.actions)))
    printer.print_end()


def print_story(table: Table, speech: Speech, console: Console | None = None) -> None:
    """Print a match that was played before."""
    printer = Printer(table, speech, console)
    printer.print_head()
    printer.print_entries(table.log(SPECTATOR))
    printer.print_end()


class Printer:
    """Prints what everybody may know of a match."""

    def __init__(self, table: Table, speech: Speech, console: Console | None = None) -> None:
        self.table = table
        self.speech = speech
        self.teller = Teller(speech, len(table.seats), telling_of(table.game).sections)
        self.console = console or plain_console()

    def print_head(self) -> None:
        table, say = self.table, self.speech.say
        self.console.print(Text(table.edition.title, style="bold"))
        for seat, one in enumerate(table.seats):
            who = one.bot or say("who-person")
            self.console.print(self.teller.name(seat).append(f": {who}", "not bold default"))
        if isinstance(table.dice, OpenDice):
            self.console.print(say("match-seed", {"seed": str(table.dice.seed)}))
        if table.edition.name != STANDARD:
            self.console.print(say("match-box", {"box": table.edition.name}))
        if table.game.options:
            self.console.print(options_line(table.game, table.options, self.speech))
        if table.edition.reconstructed:
            figures = reconstructed(table.edition, self.speech)
            self.console.print(say("match-reconstructed", {"figures": figures}))

    def print_entries(self, entries: Iterable[Entry]) -> None:
        for line in self.teller.lines(entries):
            if line.is_heading:
                self.console.print()
                self.console.print(Rule(line.text))
            else:
                indent = (0, 0, 0, line.indent + 1)
                self.console.print(Padding(line.text, indent, expand=False))

    def print_end(self) -> None:
        say = self.speech.say
        self.console.print()
        self.console.print(Rule(say("match-score")))
        self.console.print(score_grid(self.table, self.teller))
        self.console.print(winner_line(self.table, self.teller))


def score_grid(table: Table, teller: Teller) -> Grid:
    """Everybody's points."""
    grid = Grid.grid(padding=(0, 2))
    for seat, points in enumerate(table.scores):
        who = table.seats[seat].bot or teller.speech.say("who-person")
        score = teller.speech.say("match-points", {"count": points})
        grid.add_row(teller.name(seat), who, with_minus(score))
    for rival in table.rivals:
        score = teller.speech.say("match-points", {"count": rival.points})
        grid.add_row(teller.speech.name(rival.word), "", with_minus(score))
    return grid


def winner_line(table: Table, teller: Teller) -> Text:
    """Who has won; nothing while the match goes on."""
    outcome = table.outcome
    if outcome is None:
        return Text()
    best = [Word("seat", seat + 1) for seat in outcome.winners]
    best += [rival.word for rival in outcome.rivals]
    message = "match-wins" if len(best) == 1 else "match-share"
    return teller.styled(teller.speech.say(message, {"seat": best}))
