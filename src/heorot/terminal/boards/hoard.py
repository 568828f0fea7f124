"""Hoard in the terminal: pile and field, what lies before everybody, the reader's own hand.

A colour is shown by its letter on a ground of that colour, so that it can be told without colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.view import View
from heorot.core.words import Word
from heorot.games.hoard.words.view import Back, Deed, Fixed, Held, Own, Public, Seat
from heorot.i18n import Speech
from heorot.terminal.telling import seat_style

BRIEFEST: Final = 0

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

LABELS: Final = 15
"""Columns for the names of the rows."""
WIDEST_SEAT: Final = 24


def looks(card: str) -> tuple[str, str]:
    """The colour and the front of a card, by its word."""
    colour, _, front = card.partition(":")[2].partition(" ")
    return colour, front


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width).whole()


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int) -> None:
        self.reader = view.seat
        self.fixed: Fixed = view.fixed
        self.public: Public = view.public
        self.own: Own | None = view.own
        self.speech = speech
        self.width = width

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.head(), self.middle(), Text(), self.seats()]
        if self.own:
            parts += self.known_cards(self.own)
            parts += [Text(), *self.hand(self.own)]
        return Group(*parts)

    # Words and signs.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"hoard-{message}", args)

    def seat(self, number: int) -> Text:
        return Text(self.speech.name(Word("seat", number)), seat_style(number - 1))

    def letter(self, colour: str) -> str:
        return self.say("letter", colour=colour)

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

    def middle(self) -> RenderableType:
        public = self.public
        grid = Grid.grid(padding=(0, 3, 0, 0))
        pile = Text(f"{self.say('pile')} ").append(self.tile(public.pile.top.colour))
        left = 1 + sum(public.pile.below.values())
        pile.append(f" {self.say('cards', count=left)}", "dim")
        field = Text(f"{self.say('field')} ")
        for slot, back in enumerate(public.field, 1):
            field.append(f" {slot}").append(self.tile(back.colour))
        discards = Text(f"{self.say('discards')} ")
        discards.append(self.say("cards", count=len(public.discards)), "dim")
        grid.add_row(pile, field, discards)
        rows: list[RenderableType] = [grid]
        if public.drawn:
            drawn = Text(f"{self.say('drawn')} ")
            for back in public.drawn:
                drawn.append(" ").append(self.tile(back.colour))
            rows.append(drawn)
        if public.deed:
            rows.append(self.deed(public.deed))
        return Group(*rows)

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

    def label(self, message: str) -> Text:
        return Text(self.say(message), "dim")

    def who(self, number: int) -> Text:
        is_active = number == self.public.turn and self.public.decides
        who = Text("▶ " if is_active else "", "bold").append(self.seat(number))
        if number == self.reader:
            who.append(f" ({self.say('you')})", "not bold default")
        return who

    def row(self, one: Seat, colour: str) -> Text:
        """The treasures of a colour by their values, behind the lair."""
        row = Text(f"{LAIR} " if colour in dict(map(looks, one.lairs)) else "", "bold")
        fronts = [front for of, front in map(looks, one.treasures) if of == colour]
        values = " ".join(str(self.fixed.prices[front].value) for front in fronts)
        if not row and not values:
            return Text("·", "dim")
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
        if any(card.front in self.fixed.prices for card in own.hand):
            title.append(f"   {self.say('price-key')}", "not bold dim")
        yield title
        if own.hand:
            backs = self.public.seats[self.reader - 1].hand
            cells = [self.held(*card) for card in zip(count(1), own.hand, backs, strict=False)]
            yield Columns(cells, padding=(0, 3), equal=True, column_first=True)

    def held(self, slot: int, card: Held, back: Back) -> Text:
        mark = "◆" if card.chosen else "✓" if card.picked else " "
        cell = Text(f"{mark} ", "bold").append(self.tile(card.colour))
        cell.append(f" {self.front(card.front)}", "not bold default on default")
        if price := self.fixed.prices.get(card.front):
            cell.append(f" {price.value}", "bold default on default")
            own = f"{price.own}{self.letter(card.colour)}+" if price.own else ""
            cell.append(f" ({own}{price.any})", "not bold default on default")
        if len(card.words) > 1:  # it is chosen by its place
            cell.append(f" [{slot}]", "dim")
        if back.seen_by:
            cell.append(f" {self.say('seen')}", "dim")
        return cell
