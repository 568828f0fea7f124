"""A match of bots, printed round by round as a spectator would tell it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from heorot.bots import play_on, seat_bot
from heorot.cli import tables
from heorot.core.game import Word
from heorot.core.luck import open_luck
from heorot.core.rule import EVERYONE, Told
from heorot.i18n import NUMBERS, Argument

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")
TURN = "turn_begins"
"""The event that heads the lines of a turn; one of the start seat opens a round."""


def print_match(name: str, seats: Sequence[str], seed: int | None) -> None:
    table = tables.new(name, len(seats), seed)
    bots = [
        seat_bot(bot, table.game, table.edition, table.seed, seat) for seat, bot in enumerate(seats)
    ]
    printer = Printer(table)
    printer.print_head(seats)
    printer.print_events(table.s.events)
    for _ in play_on(table.engine, table.s, open_luck(table.seed), bots):
        printer.print_events(table.s.events)
    printer.print_end(seats)


class Printer:
    """Prints what everybody may know of a match."""

    def __init__(self, table: tables.Table) -> None:
        self.table = table
        self.console = Console(highlight=False)
        self.round = 0

    def print_head(self, seats: Sequence[str]) -> None:
        table, say = self.table, self.table.speech.say
        self.console.print(Text(table.edition.title, style="bold"))
        for seat, bot in enumerate(seats, 1):
            self._print(f"{table.seat_name(seat)}: {bot}")
        self._print(say("match-seed", {"seed": str(table.seed)}))
        if table.edition.reconstructed:
            figures = ", ".join(table.edition.reconstructed).replace("_", " ")
            self._print(say("match-reconstructed", {"figures": figures}))

    def print_events(self, events: Sequence[Told]) -> None:
        public = (self.table.words_of(told) for told in events if told.audience == EVERYONE)
        for name, args in gathered(public):
            text = self.table.speech.event(name, args)
            if name != TURN:
                self._print(text, indent=4)
                continue
            if args["seat"] == Word("seat", self.table.s.start + 1):
                self.round += 1
                title = self.table.speech.say("match-round", {"number": self.round})
                self.console.print()
                self.console.print(Rule(title))
            self._print(text, indent=2)

    def print_end(self, seats: Sequence[str]) -> None:
        table, say = self.table, self.table.speech.say
        points = table.engine.scores(table.s)
        self.console.print()
        self.console.print(Rule(say("match-score")))
        grid = Grid.grid(padding=(0, 2))
        for seat, (bot, one) in enumerate(zip(seats, points, strict=True), 1):
            score = say("match-points", {"count": one})
            grid.add_row(self._styled(table.seat_name(seat)), bot, score)
        self.console.print(grid)
        best = [Word("seat", seat) for seat, one in enumerate(points, 1) if one == max(points)]
        self._print(say("match-wins" if len(best) == 1 else "match-share", {"seat": best}))

    def _print(self, text: str, indent: int = 0) -> None:
        self.console.print(Padding(self._styled(text), (0, 0, 0, indent), expand=False))

    def _styled(self, text: str) -> Text:
        styled = Text(text)
        for seat in range(1, self.table.s.player_count + 1):
            style = SEAT_STYLES[(seat - 1) % len(SEAT_STYLES)]
            styled.highlight_words([self.table.seat_name(seat)], style)
        return styled


def gathered(
    events: Iterator[tuple[str, dict[str, Word]]],
) -> Iterator[tuple[str, Mapping[str, Argument]]]:
    """The events, those in a row that differ in their last thing alone told as one."""
    last_name = ""
    last: dict[str, Argument] = {}
    for name, args in events:
        *same, key = args or [""]
        things = last.get(key)
        if (
            name == last_name
            and isinstance(things, list)
            and all(args[other] == last[other] for other in same)
        ):
            things.append(args[key])
            continue
        if last_name:
            yield last_name, last
        last_name = name
        last = dict(args)
        if key and args[key].kind not in (*NUMBERS, "seat"):
            last[key] = [args[key]]
    if last_name:
        yield last_name, last
