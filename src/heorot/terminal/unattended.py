"""A match that needs nobody, printed section by section as a spectator would tell it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from heorot.bots.driving import Host
from heorot.core.position import STANDARD
from heorot.core.seats import SPECTATOR
from heorot.i18n import Speech, rulebook, with_minus
from heorot.i18n.figures import reconstructed
from heorot.i18n.options import options_line
from heorot.match.chair import Chair
from heorot.match.dice import OpenDice
from heorot.match.past import Entry
from heorot.terminal.screen import plain_console
from heorot.terminal.telling import Teller


def print_match(host: Host, speech: Speech, now: float, console: Console | None = None) -> None:
    """Print a match to its end, if it is not over as the bots play it."""
    printer = Printer(host, speech, console)
    printer.print_head()
    printer.print_new()
    for _ in host.play_bots(now):
        printer.print_new()
    printer.print_end()


class Printer:
    """Prints what everybody may know of a match."""

    def __init__(self, host: Host, speech: Speech, console: Console | None = None) -> None:
        self.dice = host.dice
        self.chair = host.chair(SPECTATOR)
        self.speech = speech
        sections = self.chair.game.telling.sections
        self.teller = Teller(speech, len(self.chair.seats), sections)
        self.console = console or plain_console()
        self._printed = 0
        """The number of the last entry that was printed."""

    def print_head(self) -> None:
        chair, say = self.chair, self.speech.say
        title = rulebook.title(chair.game, chair.edition, self.speech.language)
        self.console.print(Text(title, style="bold"))
        for seat, one in enumerate(chair.seats):
            who = one.bot or say("who-person")
            self.console.print(self.teller.name(seat).append(f": {who}", "not bold default"))
        if isinstance(self.dice, OpenDice):
            self.console.print(say("match-seed", {"seed": str(self.dice.seed)}))
        if chair.edition.name != STANDARD:
            self.console.print(say("match-box", {"box": chair.edition.name}))
        if chair.game.options:
            self.console.print(options_line(chair.game, chair.options, self.speech))
        if chair.edition.reconstructed:
            figures = reconstructed(chair.edition, self.speech)
            self.console.print(say("match-reconstructed", {"figures": figures}))

    def print_new(self) -> None:
        """What has happened since."""
        entries = self.chair.log(self._printed)
        self._printed += len(entries)
        self.print_entries(entries)

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
        for part in result(self.chair, self.teller):
            self.console.print(part)


def result(chair: Chair, teller: Teller) -> Iterator[RenderableType]:
    """Everybody's points, where they come from, and who has won; nothing while it goes on."""
    outcome = chair.outcome
    if outcome is None:
        return
    say = teller.speech.say
    grid = Grid.grid(padding=(0, 2))
    for number, (seat, points) in enumerate(zip(chair.seats, outcome.scores, strict=True)):
        who = seat.bot or say("who-person")
        grid.add_row(teller.name(number), who, with_minus(say("match-points", {"count": points})))
    for rival in outcome.rivals:
        score = say("match-points", {"count": rival.points})
        grid.add_row(teller.speech.name(rival.word), "", with_minus(score))
    yield grid
    yield from sources(chair, teller)
    message = "match-wins" if len(outcome.best) == 1 else "match-share"
    yield teller.styled(say(message, {"seat": outcome.best}))


def sources(chair: Chair, teller: Teller) -> Iterator[RenderableType]:
    """Where the points of everybody come from, and their sums."""
    public = chair.view().public
    parts = [one or {} for one in public.sources]
    names = chair.game.names.sources if chair.game.names else ()
    told = [name for name in names if any(one.get(name) for one in parts)]
    if not told:
        return
    yield ""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column("", style="dim")
    for number in range(len(chair.seats)):
        grid.add_column(teller.name(number), justify="right")
    for rival in chair.outcome.rivals if chair.outcome else ():
        grid.add_column(Text(teller.speech.name(rival.word)), justify="right")
    for name in told:
        cells = (signed(one.get(name, 0)) for one in parts)
        grid.add_row(teller.speech.say(f"source-{name}"), *cells)
    sums = (Text(with_minus(str(points)), "bold") for points in public.points)
    grid.add_row("Σ", *sums)
    yield grid
    yield ""


def signed(points: int) -> str:
    """With its sign; nothing is a dot."""
    return with_minus(f"{points:+}") if points else "·"
