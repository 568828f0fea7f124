"""Hoard in the terminal: pile and field, what lies before everybody, the reader's own hand.

A colour is shown by its letter on a ground of that colour, so that it can be told without colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.words import Word
from heorot.i18n import Speech
from heorot.terminal.telling import seat_style

EXAMPLE: Final = "rHa"
EXAMPLE_RULE: Final = "H11"
QUIET: Final = frozenset({"field_filled", "ends_turn", "round_begins"})
SECTIONS: Final = frozenset({"round_begins"})
HOPELESS: Final = frozenset(
    {
        *("not_in_hand", "no_such_seat", "no_card_there", "no_extra_cards", "no_vote", "no_theft"),
        *("no_target_question", "no_wizard_question"),
    }
)
ONLY_OF: Final[dict[str, str]] = {}
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

View = dict[str, Any]


def held(view: View) -> set[str]:
    hand = view["seats"][view["seat"] - 1]["hand"] if view["seat"] else []
    return {f"{card['colour']} {card['front']}" for card in hand}


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width).whole()


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int) -> None:
        self.view = view
        self.speech = speech
        self.width = width

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.head(), self.middle(), Text(), self.seats()]
        parts += self.known_cards()
        if self.view["seat"]:
            parts += [Text(), *self.hand()]
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

    def tiles(self, cards: list[View]) -> Text:
        """Many sheep in little room; one whose front the reader knows is underlined."""
        row = Text()
        for card in cards:
            known = card.get("front") and not self.is_own(cards)
            style = STYLES[card["colour"]] + (" underline" if known else "")
            row.append(self.letter(card["colour"]), style)
        return row

    def is_own(self, hand: list[View]) -> bool:
        own = self.view["seat"]
        return bool(own) and hand is self.view["seats"][own - 1]["hand"]

    def front(self, name: str) -> str:
        return self.speech.say(f"front-{name.replace(' ', '_').replace(chr(39), '')}")

    def colour(self, name: str) -> str:
        return self.speech.name(Word("colour", name))

    # The table.

    def head(self) -> Text:
        view = self.view
        head = Text(self.speech.say("where", view["where"]), "bold")
        head.append("  ·  ")
        if view["last_round"]:
            return head.append(self.say("last-round"), "bold reverse")
        return head.append(self.say("goal", count=view["limits"]["treasures"]), "not bold")

    def middle(self) -> RenderableType:
        view = self.view
        grid = Grid.grid(padding=(0, 3, 0, 0))
        pile = Text(f"{self.say('pile')} ").append(self.tile(view["pile"]["top"]["colour"]))
        pile.append(f" {self.say('cards', count=view['pile']['left'])}", "dim")
        field = Text(f"{self.say('field')} ")
        for slot, back in enumerate(view["field"], 1):
            field.append(f" {slot}").append(self.tile(back["colour"]))
        discards = Text(f"{self.say('discards')} ")
        discards.append(self.say("cards", count=len(view["discards"])), "dim")
        grid.add_row(pile, field, discards)
        rows: list[RenderableType] = [grid]
        if view["drawn"]:
            drawn = Text(f"{self.say('drawn')} ")
            for back in view["drawn"]:
                drawn.append(" ").append(self.tile(back["colour"]))
            rows.append(drawn)
        if view["action"]:
            rows.append(self.action(view["action"]))
        return Group(*rows)

    def action(self, action: View) -> Text:
        """The action in progress."""
        line = Text(f"{self.say('action')} ").append(self.card(action["card"]))
        if action["wizard"]:
            line.append(" + ").append(self.card(action["wizard"]))
        line.append("  ").append(self.seat(self.view["turn"]))
        if action["target"]:
            line.append(" → ").append(self.seat(action["target"]))
        if action["loot"]:
            loot = action["loot"]
            line.append(f"  {self.say('loot')} ")
            line.append(self.card(loot) if loot["front"] else self.tile(loot["colour"]))
        return line

    def card(self, card: View) -> Text:
        """An open card."""
        return Text.assemble(self.tile(card["colour"]), " ", self.front(card["front"]))

    def seats(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(no_wrap=True)
        wide = min(WIDEST_SEAT, (self.width - LABELS) // self.view["players"] - 2)
        for _ in self.view["seats"]:
            grid.add_column(width=wide, overflow="fold")
        seats = self.view["seats"]
        grid.add_row("", *(self.who(one) for one in seats))
        grid.add_row(self.label("points"), *(Text(str(one["points"]), "bold") for one in seats))
        limit = self.view["limits"]["treasures"]
        counts = (self.say("of", count=one["treasure_count"], limit=limit) for one in seats)
        grid.add_row(self.label("treasures"), *counts)
        for colour in STYLES:
            label = Text.assemble(self.tile(colour), f" {self.colour(colour)}")
            grid.add_row(label, *(self.row(one, colour) for one in seats))
        grid.add_row(self.label("hand"), *(self.hand_of(one) for one in seats))
        if any(one["knight"] or one["unicorn"] for one in seats):
            grid.add_row("", *(self.guests(one) for one in seats))
        return grid

    def label(self, message: str) -> Text:
        return Text(self.say(message), "dim")

    def who(self, one: View) -> Text:
        mark = "▶ " if one["seat"] == self.view["turn"] and self.view["phase"] != "over" else ""
        who = Text(mark, "bold").append(self.seat(one["seat"]))
        if one["seat"] == self.view["seat"]:
            who.append(f" ({self.say('you')})", "not bold default")
        return who

    def row(self, one: View, colour: str) -> Text:
        """The treasures of a colour by their values, behind the lair."""
        row = Text(f"{LAIR} " if colour in one["lairs"] else "", "bold")
        values = " ".join(str(treasure["value"]) for treasure in one["treasures"][colour])
        if not row and not values:
            return Text("·", "dim")
        return row.append(values, "not bold")

    def hand_of(self, one: View) -> Text:
        return Text(f"{len(one['hand'])} ").append(self.tiles(one["hand"]))

    def guests(self, one: View) -> Text:
        guests = []
        if one["knight"]:
            how = "sideways" if one["knight"]["sideways"] else "upright"
            guests.append(f"{KNIGHT} {self.say(f'knight-{how}')}")
        if one["unicorn"]:
            guests.append(f"{UNICORN} {self.say('unicorn')}")
        return Text("\n".join(guests))

    def known_cards(self) -> Iterator[RenderableType]:
        """Cards in the hands of others that the reader has seen."""
        for one in self.view["seats"]:
            if one["seat"] == self.view["seat"]:
                continue
            known = [
                (slot, card)
                for slot, card in enumerate(one["hand"], 1)
                if card["front"] is not None
            ]
            if known:
                line = self.seat(one["seat"])
                line.append(f" – {self.say('known')}", "not bold default")
                for slot, card in known:
                    line.append(f"  {slot} ", "not bold default").append(self.card(card))
                yield line

    # The reader's own hand.

    def hand(self) -> Iterator[RenderableType]:
        hand = self.view["seats"][self.view["seat"] - 1]["hand"]
        limit = self.view["limits"]["hand"]
        title = Text(self.say("your-hand", count=len(hand), limit=limit), "bold")
        if any(card["front"] in self.view["prices"] for card in hand):
            title.append(f"   {self.say('price-key')}", "not bold dim")
        yield title
        if hand:
            cells = [self.own_card(slot, card) for slot, card in enumerate(hand, 1)]
            yield Columns(cells, padding=(0, 3), equal=True, column_first=True)

    def own_card(self, slot: int, card: View) -> Text:
        choice = self.view["choice"] or {"card": None, "wizard": None, "picked": []}
        mark = " "
        if slot in (choice["card"], choice["wizard"]):
            mark = "◆"
        elif slot in choice["picked"]:
            mark = "✓"
        cell = Text(f"{mark} ", "bold").append(self.tile(card["colour"]))
        cell.append(f" {self.front(card['front'])}", "not bold default on default")
        if price := self.view["prices"].get(card["front"]):
            cell.append(f" {price['value']}", "bold default on default")
            own = f"{price['own']}{self.letter(card['colour'])}+" if price["own"] else ""
            cell.append(f" ({own}{price['any']})", "not bold default on default")
        others = [seat for seat in card["known_to"] if seat != self.view["seat"]]
        if others:
            cell.append(f" {self.say('seen')}", "dim")
        return cell
