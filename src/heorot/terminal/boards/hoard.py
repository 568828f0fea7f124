"""Hoard in the terminal: pile and field, what lies before everybody, the reader's own hand.

A colour is shown by its letter on a ground of that colour, so that it can be told without colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.view import View
from heorot.core.words import Word
from heorot.games.hoard.words.view import Back, Deed, Fixed, Held, Own, Public, Seat
from heorot.i18n import Speech
from heorot.terminal.boards.lines import flow, shortened
from heorot.terminal.telling import seat_style

BRIEFEST: Final = 3
"""First without empty lines, then with a line for each player, at last without prices and without
what is known of the hands of others."""

STYLES: Final = {
    "red": "bold white on #b3261e",
    "blue": "bold white on #1f4fb8",
    "yellow": "bold black on #f2c500",
    "purple": "bold white on #7b2d9b",
    "orange": "bold black on #f07c1a",
}
LAIR: Final = "⌂"
KNIGHT: Final = "♞"
UNICORN: Final = "♘"
NOTHING: Final = "·"

LABELS: Final = 15
"""Columns for the names of the rows."""
WIDEST_SEAT: Final = 24
LONGEST_NAME: Final = 16
ROOMY: Final = 60
"""Columns that are enough for a table with a line for each player."""


def looks(card: str) -> tuple[str, str]:
    """The colour and the front of a card, by its word."""
    colour, _, front = card.partition(":")[2].partition(" ")
    return colour, front


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width, brief).whole()


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int, brief: int) -> None:
        self.reader = view.seat
        self.fixed: Fixed = view.fixed
        self.public: Public = view.public
        self.own: Own | None = view.own
        self.speech = speech
        self.width = width
        self.brief = brief

    def whole(self) -> RenderableType:
        gap = [] if self.brief else [Text()]
        parts: list[RenderableType] = [self.head(), *self.middle(), *gap]
        if self.brief < 2:
            parts.append(self.seats())
        else:
            parts += [self.seat_rows()] if self.width >= ROOMY else self.seat_lines()
        if self.own:
            if self.brief < BRIEFEST:
                parts += self.known_cards(self.own)
            parts += [*gap, *self.hand(self.own)]
        return Group(*parts)

    # Words and signs.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"hoard-{message}", args)

    def seat(self, number: int, longest: int = WIDEST_SEAT) -> Text:
        name = shortened(self.speech.name(Word("seat", number)), longest)
        return Text(name, seat_style(number - 1))

    def letter(self, colour: str) -> str:
        return self.speech.name(Word("letter", colour))

    def tile(self, colour: str) -> Text:
        """A sheep."""
        return Text(f" {self.letter(colour)} ", STYLES[colour])

    def front(self, name: str) -> str:
        return self.speech.name(Word("front", name.replace(" ", "_").replace("'", "")))

    def colour(self, name: str) -> str:
        return self.speech.name(Word("colour", name))

    def open(self, card: str) -> Text:
        """A card whose front the reader knows."""
        colour, front = looks(card)
        return Text.assemble(self.tile(colour), " ", self.front(front))

    # The table.

    def head(self) -> Text:
        head = Text(self.speech.say("where", self.public.where), "bold")
        head.append("  ·  ")
        if self.public.last_round:
            return head.append(self.say("last-round"), "bold reverse")
        return head.append(self.say("goal", count=self.fixed.treasures_to_end), "not bold")

    def middle(self) -> Iterator[RenderableType]:
        public = self.public
        pile = Text(f"{self.say('pile')} ").append(self.tile(public.pile.top.colour))
        left = 1 + sum(public.pile.below.values())
        pile.append(f" {self.say('cards', count=left)}", "dim")
        field = Text(f"{self.say('field')} ")
        for slot, back in enumerate(public.field, 1):
            field.append(f" {slot}").append(self.tile(back.colour))
        discards = Text(f"{self.say('discards')} ")
        discards.append(self.say("cards", count=len(public.discards)), "dim")
        yield from flow([pile, field, discards], self.width, gap=3)
        if public.drawn:
            drawn = Text(f"{self.say('drawn')} ")
            for back in public.drawn:
                drawn.append(" ").append(self.tile(back.colour))
            yield drawn
        if public.deed:
            yield self.deed(public.deed)

    def deed(self, deed: Deed) -> Text:
        """The action in progress."""
        line = Text(f"{self.say('action')} ").append(self.open(deed.card))
        if deed.wizard:
            line.append(" + ").append(self.open(deed.wizard))
        line.append("  ").append(self.seat(self.public.turn))
        if deed.target:
            line.append(" → ").append(self.seat(deed.target))
        if deed.loot:
            known = self.own.loot if self.own else None
            line.append(f"  {self.say('loot')} ")
            line.append(self.open(known) if known else self.tile(deed.loot.colour))
        return line

    def seats(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(no_wrap=True)
        seats = self.public.seats
        wide = min(WIDEST_SEAT, (self.width - LABELS) // len(seats) - 2)
        for _ in seats:
            grid.add_column(width=wide, overflow="fold")
        grid.add_row("", *(self.who(number) for number, _ in enumerate(seats, 1)))
        points = (Text(str(points), "bold") for points in self.public.points)
        grid.add_row(self.label("points"), *points)
        limit = self.fixed.treasures_to_end
        counts = (self.say("of", count=len(one.treasures), limit=limit) for one in seats)
        grid.add_row(self.label("treasures"), *counts)
        for colour in self.fixed.colours:
            label = Text.assemble(self.tile(colour), f" {self.colour(colour)}")
            grid.add_row(label, *(self.row(one, colour) for one in seats))
        grid.add_row(self.label("hand"), *(self.backs(n, one) for n, one in enumerate(seats, 1)))
        if any(one.knight or one.unicorn for one in seats):
            grid.add_row("", *(self.guests(one) for one in seats))
        return grid

    def seat_rows(self) -> RenderableType:
        """Everybody in a line, where there is little room."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        titles = ["", *map(self.say, ("points", "treasures", "hand"))]
        for title in (*titles, ""):
            grid.add_column(title, no_wrap=True)
        counts = [[*self.counts(*one)] for one in enumerate(self.public.seats, 1)]
        columns = zip(titles, zip(*counts, strict=True), strict=True)
        wide = sum(max(cell_len(title), *map(cell_len, map(str, of))) for title, of in columns)
        room = self.width - wide - 2 * len(titles)
        for cells, one in zip(counts, self.public.seats, strict=True):
            grid.add_row(*cells, Text("\n").join(flow(self.laid(one), room, gap=2)))
        return grid

    def seat_lines(self) -> Iterator[RenderableType]:
        """The same where the screen is narrow."""
        for number, one in enumerate(self.public.seats, 1):
            cells = [*self.counts(number, one), *self.laid(one)]
            yield from flow(cells, self.width, gap=2)

    def counts(self, number: int, one: Seat) -> Iterator[Text]:
        """Who it is, and what can be counted."""
        yield self.who(number)
        yield Text(str(self.public.points[number - 1]), "bold")
        yield Text(f"{len(one.treasures)}/{self.fixed.treasures_to_end}")
        yield self.backs(number, one)

    def laid(self, one: Seat) -> Iterator[Text]:
        """What lies before somebody: the colours that there are, and guests."""
        for colour in self.fixed.colours:
            row = self.row(one, colour)
            if row.plain != NOTHING:
                yield Text.assemble(self.tile(colour), " ", row)
        if one.knight or one.unicorn:
            yield Text(" ").join(self.guests(one).split("\n"))

    def label(self, message: str) -> Text:
        return Text(self.say(message), "dim")

    def who(self, number: int) -> Text:
        is_active = number == self.public.turn and self.public.decides
        longest = WIDEST_SEAT if self.brief < 2 else LONGEST_NAME
        who = Text("▶ " if is_active else "", "bold").append(self.seat(number, longest))
        if number == self.reader:
            who.append(f" ({self.say('you')})", "not bold default")
        return who

    def row(self, one: Seat, colour: str) -> Text:
        """The treasures of a colour by their values, behind the lair."""
        row = Text(f"{LAIR} " if colour in dict(map(looks, one.lairs)) else "", "bold")
        fronts = [front for of, front in map(looks, one.treasures) if of == colour]
        values = " ".join(str(self.fixed.prices[front].value) for front in fronts)
        if not row and not values:
            return Text(NOTHING, "dim")
        return row.append(values, "not bold")

    def backs(self, number: int, one: Seat) -> Text:
        """A hand from behind, in little room; a card whose front the reader knows is underlined."""
        known = {(card.seat, card.slot) for card in self.own.known} if self.own else set()
        row = Text(f"{len(one.hand)} ")
        for slot, card in enumerate(one.hand, 1):
            style = STYLES[card.colour] + (" underline" if (number, slot) in known else "")
            row.append(self.letter(card.colour), style)
        return row

    def guests(self, one: Seat) -> Text:
        guests = []
        if one.knight:
            how = "sideways" if one.sideways else "upright"
            guests.append(f"{KNIGHT} {self.say(f'knight-{how}')}")
        if one.unicorn:
            guests.append(f"{UNICORN} {self.say('unicorn')}")
        return Text("\n".join(guests))

    # What the reader knows.

    def known_cards(self, own: Own) -> Iterator[RenderableType]:
        """Cards in the hands of others that the reader has seen."""
        for number in dict.fromkeys(one.seat for one in own.known):
            line = self.seat(number)
            line.append(f" – {self.say('known')}", "not bold default")
            for one in own.known:
                if one.seat == number:
                    line.append(f"  {one.slot} ", "not bold default").append(self.open(one.card))
            yield line

    def hand(self, own: Own) -> Iterator[RenderableType]:
        limit = self.fixed.hand_limit
        title = Text(self.say("your-hand", count=len(own.hand), limit=limit), "bold")
        has_treasures = any(card.front in self.fixed.prices for card in own.hand)
        if has_treasures and self.brief < BRIEFEST:
            title.append(f"   {self.say('price-key')}", "not bold dim")
        yield title
        if own.hand:
            backs = self.public.seats[self.reader - 1].hand
            cells = [self.held(*card) for card in zip(count(1), own.hand, backs, strict=False)]
            if self.brief < BRIEFEST:
                yield Columns(cells, padding=(0, 3), equal=True, column_first=True)
            else:
                yield from flow(cells, self.width)

    def held(self, slot: int, card: Held, back: Back) -> Text:
        mark = "◆" if card.chosen else "✓" if card.picked else " "
        cell = Text(f"{mark} ", "bold").append(self.tile(card.colour))
        cell.append(f" {self.front(card.front)}", "not bold default on default")
        if price := self.fixed.prices.get(card.front):
            cell.append(f" {price.value}", "bold default on default")
        if price and self.brief < BRIEFEST:
            own = f"{price.own}{self.letter(card.colour)}+" if price.own else ""
            cell.append(f" ({own}{price.any})", "not bold default on default")
        if len(card.words) > 1:  # it is chosen by its place
            cell.append(f" [{slot}]", "dim")
        if back.seen_by:
            cell.append(f" {self.say('seen')}", "dim")
        return cell
