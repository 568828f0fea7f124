"""Legend in the terminal: the episode and what lies ahead, what everybody has, the reader's hand.

A symbol is its letter on a ground of its own colour, so that it can be told without colours; a card
shows its letter as often as the symbol. Gains are signs with numbers, which a line below the path
explains.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.view import View
from heorot.games.legend.words.view import Hand, Own, Player, Tokens
from heorot.i18n import Speech, with_minus
from heorot.terminal.boards.legend_signs import (
    CHOSEN,
    DEADLY,
    DECIDES,
    FACE_DOWN,
    GAINS,
    LONGEST_NAME,
    NOTHING,
    PLAIN,
    START,
    STYLES,
    each,
    number,
    signed,
)
from heorot.terminal.boards.legend_way import Way
from heorot.terminal.boards.lines import flow

SIDE_BY_SIDE: Final = 96
"""Columns that are enough for the path beside the seats."""
AHEAD: Final = (6, 6, 4, 2)
"""Episodes that are shown of those to come, the briefer the fewer; beside the seats one more."""
BRIEFEST: Final = len(AHEAD)
"""Then the present episode alone is shown, right above what it asks for, to be seen even where the
top of the board is not."""
LONGEST_WHO: Final = LONGEST_NAME + 10
"""Columns for a name with the signs before and the word behind it."""
SHORTEST_NAME: Final = 8
"""Where there is less room, the word behind the name is left out."""


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width, brief).whole()


class _Drawing(Way):
    def __init__(self, view: View, speech: Speech, width: int, brief: int) -> None:
        super().__init__(view, speech)
        self.width = width
        self.brief = brief

    def whole(self) -> RenderableType:
        if self.public.phase == "over":
            return Group(self.head(), self.story(), self.seats(self.width))
        if self.brief == BRIEFEST:
            return Group(*self.table(self.width))
        story = [] if self.brief else [self.story()]
        key = [] if self.brief else [*self.key(self.width)]
        ahead = AHEAD[self.brief]
        if self.width < SIDE_BY_SIDE:
            way = self.way(self.width, ahead)
            return Group(self.head(), *story, *way, *key, *self.table(self.width))
        right = self.width * 9 // 20
        left = self.width - right - 2
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=right)
        grid.add_row(Group(*self.table(left)), Group(*self.way(right, ahead + 1)))
        return Group(self.head(), *story, grid, *key)

    # The table.

    def table(self, width: int) -> Iterator[RenderableType]:
        """What everybody has, what is at stake, and what the reader has."""
        yield self.seats(width)
        yield from flow(self.laid(), width, gap=2)
        yield from self.known_cards(width)
        if self.brief == BRIEFEST:
            yield self.head()
        yield from flow(self.stake(), width, gap=2)
        if self.public.offer:
            offer = map(self.card, each(self.public.offer))
            yield from flow([self.label("offer"), *offer], width)
        if self.own:
            yield from self.hand(self.own, width)
            yield from flow(self.tokens(self.own), width, gap=2)

    def seats(self, width: int) -> RenderableType:
        players = self.public.players
        columns = {
            "cards": [Text(str(one.cards)) for one in players],
            "wounds": [self.wounds_of(one) for one in players],
            "tokens": [self.tokens_of(one) for one in players],
        }
        if not self.fixed.options["memory"]:
            columns["points"] = [self.points_of(seat) for seat in range(1, len(players) + 1)]
        if self.public.phase != "over" and (self.now.spaces or self.public.phase == "auction"):
            columns["total"] = [self.total_of(one) for one in players]
        if any(one.rank or one.is_out for one in players):
            columns["rank"] = [self.rank_of(one) for one in players]
        cells = {self.say(name): column for name, column in columns.items()}
        return self.grid(cells, width)

    def grid(self, cells: dict[str, list[Text]], width: int) -> Grid:
        """Columns beside the names of the seats, which have what room is left."""
        seats = range(1, len(self.public.players) + 1)
        widths = [
            max(len(title), *(cell.cell_len for cell in column)) for title, column in cells.items()
        ]
        longest = max(self.who(seat).cell_len for seat in seats)
        gap = 2 if width - sum(widths) - 2 * len(widths) >= longest else 1
        grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        for title in cells:
            grid.add_column(title, no_wrap=True)
        room = width - sum(widths) - gap * len(widths)
        for seat, *row in zip(seats, *cells.values(), strict=True):
            grid.add_row(self.who(seat, room), *row)
        return grid

    def who(self, seat: int, room: int = LONGEST_WHO) -> Text:
        decides = DECIDES if seat == self.public.decides else " "
        start = START if seat == self.public.start else " "
        you = f" ({self.say('you')})" if seat == self.seat else ""
        you = you if room - 3 - len(you) >= SHORTEST_NAME else ""
        longest = min(LONGEST_NAME, room - 3 - len(you))
        who = Text(f"{decides}{start} ", "bold").append(self.name(seat, longest))
        return who.append(you, PLAIN)

    def wounds_of(self, one: Player) -> Text:
        """Wounds up to the deadly one, and scratches up to the next wound."""
        deadly, most = self.fixed.deadly_wounds, self.fixed.scratches
        harmless = min(one.wounds, deadly - 1)
        row = Text(GAINS["wound"] * harmless, "bold red")
        row.append(DEADLY * (one.wounds - harmless), "bold reverse red")
        row.append(NOTHING * (deadly - one.wounds), "not bold dim default")
        row.append(" ").append(GAINS["scratch"] * one.scratches, "not bold red")
        return row.append(NOTHING * (most - one.scratches), "not bold dim default")

    def tokens_of(self, one: Player) -> Text:
        row = Text(str(one.tokens))
        return row.append(f" {GAINS['alliance']}{one.alliances}") if one.alliances else row

    def points_of(self, seat: int) -> Text:
        """With a plus where alliance tokens are hidden, which are worth something."""
        worth = self.own if seat == self.seat else self.public.players[seat - 1].known
        if not worth:
            return Text()
        more = "+" if seat != self.seat and self.public.points[seat - 1] is None else ""
        row = Text(f"{number(worth.points)}{more}")
        if self.fixed.options["advanced"]:
            row.append(f" {GAINS['treasure']}{worth.treasure}{more}")
        return row

    def total_of(self, one: Player) -> Text:
        if one.face_down:
            return Text(f"{FACE_DOWN}{one.face_down}")
        if one.total or one.rank or one.is_out:
            return Text(str(one.total), "bold")
        return Text(CHOSEN) if one.has_bid else Text(NOTHING, "dim")

    def rank_of(self, one: Player) -> Text:
        if one.is_out:
            return Text(self.say("out"))
        return Text(str(one.rank), "bold") if one.rank else Text(NOTHING, "dim")

    def laid(self) -> Iterator[Text]:
        """What lies open before everybody: cards, or treasure."""
        players = list(enumerate(self.public.players, 1))
        if any(one.laid or one.shown for _, one in players):
            yield self.label("shown" if self.public.phase == "auction" else "laid")
        for seat, one in players:
            if one.laid or one.shown:
                name = self.name(seat).append(" ")
                shown = " ".join(
                    self.token(token) for token in one.shown for _ in range(token.count)
                )
                yield Text.assemble(
                    name, Text(" ").join(map(self.tile, each(one.laid))), (shown, PLAIN)
                )

    def token(self, one: Tokens) -> str:
        """Sign and value of a token, alliances with their sign before."""
        value = self.fixed.tokens[one.name]
        alliance, _, sort = value.sort.rpartition("_")
        return f"{GAINS.get(alliance, '')}{GAINS[sort]}{value.points}"

    def known_cards(self, width: int) -> Iterator[RenderableType]:
        """Cards in the hands of others that everybody has seen."""
        for seat, one in enumerate(self.public.players, 1):
            if one.known and one.known.cards and seat != self.seat:
                name = self.name(seat).append(f" – {self.say('known')}", PLAIN)
                yield from flow([name, *map(self.tile, each(one.known.cards))], width)

    def stake(self) -> Iterator[Text]:
        """What the episode asks for and gives: spaces that can still be taken."""
        if self.now.price:
            yield self.label("asked")
            yield self.ahead(self.now, with_names=True)
            return
        if self.now.symbols and self.now.kind != "death":  # where every symbol counts
            yield self.label("asked")
            yield Text(" ").join(self.card(symbol) for symbol in self.now.symbols)
        if self.public.phase in ("striving", "auction"):
            yield self.label("target")
            yield Text(str(self.public.question.args["count"]), "bold")
        if self.now.gain:
            yield self.label("prize")
            yield self.gain(self.now.gain, with_name=True)
        free = [
            Text.assemble((f"{place} ", "dim"), self.gain(gained, with_name=True))
            for place, (space, gained) in enumerate(
                zip(self.public.spaces, self.now.spaces, strict=False), 1
            )
            if not space.taken
        ]
        if free:
            yield self.label("spaces")
            yield from free

    # What is the reader's own.

    def hand(self, own: Own, width: int) -> Iterator[RenderableType]:
        """Matching cards first, each symbol together."""
        if not own.hand:
            return
        count = sum(one.count for one in own.hand)
        title = Text(self.say("your-hand", count=count), "bold")
        hand = sorted(own.hand, key=self.place)
        others = [tile for one in hand if not one.matches for tile in self.held(one)]
        if own.matching is None:
            yield from flow([title, *others], width)
            return
        label = Text(self.say("matching", count=own.matching), "bold")
        matching = [tile for one in hand if one.matches for tile in self.held(one)]
        yield from flow([title, label, *matching], width)
        if others:
            yield from flow([self.label("others"), *others], width)

    def held(self, one: Hand) -> Iterator[Text]:
        """Cards of a kind; those chosen are marked."""
        for copy in range(one.count):
            yield Text(CHOSEN if copy < one.chosen else "", "bold").append(self.card(one.name))

    def place(self, one: Hand) -> tuple[int, int]:
        """By symbol, text cards last."""
        symbol = self.fixed.cards[one.name].symbol
        order = list(STYLES).index(symbol) if symbol else len(STYLES)
        return order, list(self.fixed.cards).index(one.name)

    def tokens(self, own: Own) -> Iterator[Text]:
        """What the reader has won, and the points it makes."""
        yield Text(self.say("your-tokens"), "bold")
        for sort in ("fame", "treasure", "alliance"):
            if held := [*self.values(own, sort)]:
                yield Text(f"{GAINS[sort]} {' '.join(held)}")
        if held := [*self.values(own, "misfortune")]:
            yield Text(" ".join(held), "red")
        if points := own.sources["wounds"]:
            yield Text(self.say("unhurt" if points > 0 else "fatal", points=signed(points)))
        yield Text(with_minus(self.say("sum", count=own.points)), "bold")
        if self.fixed.options["advanced"]:
            yield Text(f"{GAINS['treasure']} = {own.treasure}", "bold")

    def values(self, own: Own, sort: str) -> Iterator[str]:
        """The reader's tokens of a sort; those chosen are marked."""
        for one in own.tokens:
            value = self.fixed.tokens[one.name]
            if value.sort.startswith(sort):
                face = (
                    GAINS.get(value.sort.removeprefix("alliance_"), "")
                    if sort == "alliance"
                    else ""
                )
                for copy in range(one.count):
                    yield f"{CHOSEN if copy < one.chosen else ''}{face}{number(value.points)}"
