"""Legend in the terminal: the episode and what lies ahead, what everybody has, the reader's hand.

A symbol is its letter on a ground of its own colour, so that it can be told without colours; a card
shows its letter as often as the symbol. Gains are signs with numbers, which a line below the path
explains.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table as Grid
from rich.text import Text

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
    View,
    flow,
    mark,
    number,
    signed,
)
from heorot.terminal.boards.legend_way import MAJORS, Way

EXAMPLE: Final = "Fi2"
EXAMPLE_RULE: Final = "L20"
QUIET: Final = frozenset(
    {
        *("skipped", "risks", "offered", "takes_space", "hands_in", "reveals_alliance"),
        *("returns_treasure", "has_bid"),
    }
)
SECTIONS: Final = frozenset({"episode_begins"})
HOPELESS: Final = frozenset(
    {
        *("not_in_hand", "space_not_available", "no_such_token", "no_such_treasure"),
        *("no_such_tile", "not_on_offer", "not_laid", "tokens_not_cards", "treasure_only"),
    }
)
ONLY_OF: Final = dict.fromkeys(
    (
        *("risk_first", "trade_first", "finish_paying", "choose_healing", "select_first"),
        *("must_pick", "bid_first", "lay_first", "take_first", "fame_or_heal", "show_first"),
        *("blessing_first", "inspiration_first", "resolve_first", "rest_first"),
    ),
    "no",
)

WITH_TOTALS: Final = (*MAJORS, "treasure")
DEADLY_WOUNDS: Final = 3
SCRATCHES: Final = 2
"""A third one turns all of them into a wound."""

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
WITH_WOUNDS: Final = 76
"""Columns that are enough for the wounds beside the points they cost."""


def held(view: View) -> set[str]:
    return set(view["seats"][view["seat"] - 1]["hand"]) if view["seat"] else set()


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width, brief).whole()


class _Drawing(Way):
    def __init__(self, view: View, speech: Speech, width: int, brief: int) -> None:
        super().__init__(view, speech)
        self.width = width
        self.brief = brief

    def whole(self) -> RenderableType:
        if self.view["phase"] == "over":
            return self.scores()
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
        if self.view["offer"]:
            offer = [self.card(card) for card in self.view["offer"]]
            yield from flow([self.label("offer"), *offer], width)
        if self.view["seat"]:
            yield from self.hand(width)
            yield from flow(self.tokens(), width, gap=2)

    def seats(self, width: int) -> RenderableType:
        seats = self.view["seats"]
        columns = ["cards", "wounds", "tokens"]
        columns += [] if self.view["options"]["memory"] else ["points"]
        columns += ["total"] if self.now["kind"] in WITH_TOTALS else []
        columns += ["rank"] if any(one["rank"] for one in seats) else []
        cells = {name: [getattr(self, f"{name}_of")(one) for one in seats] for name in columns}
        return self.grid(cells, width, "left")

    def grid(self, cells: dict[str, list[Text]], width: int, justify: JustifyMethod) -> Grid:
        """Columns beside the names of the seats, which have what room is left."""
        seats = self.view["seats"]
        widths = [
            max(len(self.say(name)), *(cell.cell_len for cell in column))
            for name, column in cells.items()
        ]
        longest = max(self.who(one).cell_len for one in seats)
        gap = 2 if width - sum(widths) - 2 * len(widths) >= longest else 1
        grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        for name in cells:
            grid.add_column(self.say(name), no_wrap=True, justify=justify)
        room = width - sum(widths) - gap * len(widths)
        for one, *row in zip(seats, *cells.values(), strict=True):
            grid.add_row(self.who(one, room), *row)
        return grid

    def who(self, one: View, room: int = LONGEST_WHO) -> Text:
        decides = DECIDES if one["seat"] == self.view["decides"] else " "
        start = START if one["seat"] == self.view["start"] else " "
        you = f" ({self.say('you')})" if one["seat"] == self.view["seat"] else ""
        you = you if room - 3 - len(you) >= SHORTEST_NAME else ""
        longest = min(LONGEST_NAME, room - 3 - len(you))
        who = Text(f"{decides}{start} ", "bold").append(self.seat(one["seat"], longest))
        return who.append(you, PLAIN)

    def cards_of(self, one: View) -> Text:
        return Text(str(one["cards"]))

    def wounds_of(self, one: View) -> Text:
        """Wounds up to the deadly one, and scratches up to the next wound."""
        wounds = one["wounds"] + 2 * one["double_wound"]
        harmless = min(wounds, DEADLY_WOUNDS - 1)
        row = Text(GAINS["wound"] * harmless, "bold red")
        row.append(DEADLY * (wounds - harmless), "bold reverse red")
        row.append(NOTHING * (DEADLY_WOUNDS - wounds), "not bold dim default")
        row.append(" ").append(GAINS["scratch"] * one["scratches"], "not bold red")
        return row.append(NOTHING * (SCRATCHES - one["scratches"]), "not bold dim default")

    def tokens_of(self, one: View) -> Text:
        row = Text(str(one["tokens"]))
        return row.append(f" {GAINS['alliance']}{one['alliances']}") if one["alliances"] else row

    def points_of(self, one: View) -> Text:
        """With a plus where alliance tokens are hidden, which are worth something."""
        more = "+" if len(one["alliance_faces"]) < one["alliances"] else ""
        row = Text(f"{number(one['points'])}{more}")
        if self.view["options"]["advanced"]:
            row.append(f" {GAINS['treasure']}{one['treasure_points']}{more}")
        return row

    def total_of(self, one: View) -> Text:
        if one["face_down"]:
            return Text(f"{FACE_DOWN}{one['face_down']}")
        if one["total"] or one["rank"]:
            return Text(str(one["total"]), "bold")
        return Text(CHOSEN) if one["has_bid"] else Text(NOTHING, "dim")

    def rank_of(self, one: View) -> Text:
        if not one["rank"]:
            return Text(NOTHING, "dim")
        if self.now["kind"] == "treasure":
            return Text(self.say("out"))
        return Text(str(one["rank"]), "bold")

    def laid(self) -> Iterator[Text]:
        """What lies open before everybody: cards, or treasure."""
        lying = [one for one in self.view["seats"] if one["laid"] or self.treasure_shown(one)]
        if lying:
            yield self.label("shown" if self.now["kind"] == "treasure" else "laid")
        for one in lying:
            name = self.seat(one["seat"]).append(" ")
            yield Text.assemble(name, self.tiles(one["laid"]), (self.treasure_shown(one), PLAIN))

    def treasure_shown(self, one: View) -> str:
        """Square tokens, and alliances with their sign before the value."""
        squares = [f"{GAINS['treasure']}{value}" for value in one["shown"]]
        alliances = [
            f"{GAINS['alliance']}{GAINS['treasure']}{value}" for value in one["shown_alliances"]
        ]
        return " ".join(squares + alliances)

    def known_cards(self, width: int) -> Iterator[RenderableType]:
        """Cards in the hands of others that everybody has seen."""
        for one in self.view["seats"]:
            if one["known"] and one["seat"] != self.view["seat"]:
                name = self.seat(one["seat"]).append(f" – {self.say('known')}", PLAIN)
                yield from flow([name, *(self.tiles([card]) for card in one["known"])], width)

    def stake(self) -> Iterator[Text]:
        """What the episode asks for and gives: spaces that can still be taken."""
        if "price" in self.now:
            yield self.label("asked")
            yield self.ahead(self.now, with_names=True)
            return
        if self.now["kind"] in ("simultaneous", "turn_order", "risk"):
            yield self.label("asked")
            yield Text(" ").join(self.card(symbol) for symbol in self.now["symbols"])
        if self.view["phase"] in ("striving", "auction"):
            yield self.label("target")
            yield Text(str(self.view["question"]["args"]["count"]), "bold")
        if "gain" in self.now:
            yield self.label("prize")
            yield self.gain(self.now["gain"], with_name=True)
        free = [
            Text.assemble((f"{place} ", "dim"), self.gain(space, with_name=True))
            for place, space in enumerate(self.now.get("spaces", ()), 1)
            if space["available"] and not space["taken"]
        ]
        if free:
            yield self.label("spaces")
            yield from free

    # What is the reader's own.

    def hand(self, width: int) -> Iterator[RenderableType]:
        """Matching cards first, each symbol together."""
        me = self.view["seats"][self.view["seat"] - 1]
        if not me["hand"]:
            return
        title = Text(self.say("your-hand", count=len(me["hand"])), "bold")
        chosen = Counter(me["chosen"])
        matching: list[Text] = []
        others: list[Text] = []
        total = 0
        for card in sorted(me["hand"], key=self.place):
            tile = Text(mark(card, "", chosen), "bold").append(self.card(card))
            if self.matches(card):
                total += self.view["cards"][card]["count"]
                matching.append(tile)
            else:
                others.append(tile)
        if not self.is_matched:
            yield from flow([title, *others], width)
            return
        label = Text(self.say("matching", count=total), "bold")
        yield from flow([title, label, *matching], width)
        if others:
            yield from flow([self.label("others"), *others], width)

    @property
    def is_matched(self) -> bool:
        """Whether cards are played now, and some match while others do not."""
        is_played = self.view["phase"] in ("trading", "bidding", "striving")
        return is_played and 0 < len(self.now["symbols"]) <= 2

    def matches(self, card: str) -> bool:
        shown = self.view["cards"].get(card, {"symbol": ""})["symbol"]
        return self.is_matched and shown in (*self.now["symbols"], "beowulf")

    def place(self, card: str) -> tuple[int, int]:
        """By symbol, text cards last."""
        names = list(self.view["cards"])
        shown = self.view["cards"].get(card)
        symbol = list(STYLES).index(shown["symbol"]) if shown else len(STYLES)
        return symbol, names.index(card) if shown else 0

    def tokens(self) -> Iterator[Text]:
        """What the reader has won, and the points it makes."""
        me = self.view["seats"][self.view["seat"] - 1]
        given = Counter(me["given"])
        yield Text(self.say("your-tokens"), "bold")
        for sort in ("fame", "treasure"):
            values = (mark(f"{value} {sort}", str(value), given) for value in me[sort])
            if me[sort]:
                yield Text(f"{GAINS[sort]} {' '.join(values)}")
        if me["alliance_faces"]:
            faces = (mark(face, self.face(face), given) for face in me["alliance_faces"])
            yield Text(f"{GAINS['alliance']} {' '.join(faces)}")
        if me["misfortunes"]:
            yield Text(" ".join([GAINS["misfortune"]] * me["misfortunes"]), "red")
        if points := me["parts"]["wounds"]:
            yield Text(self.say("unhurt" if points > 0 else "fatal", points=signed(points)))
        yield Text(with_minus(self.say("sum", count=me["points"])), "bold")
        if self.view["options"]["advanced"]:
            yield Text(f"{GAINS['treasure']} = {me['treasure_points']}", "bold")

    def face(self, token: str) -> str:
        value, _, sort = token.partition(" ")
        return f"{GAINS[sort.removeprefix('alliance_')]}{value}"

    # The end.

    def scores(self) -> RenderableType:
        """Everybody's points with their parts."""
        seats = self.view["seats"]
        sorts = ["fame", "treasure", "alliances", "misfortunes", "wounds"]
        if self.view["options"]["advanced"]:
            sorts.remove("treasure")
        cells = {sort: [Text(signed(one["parts"][sort])) for one in seats] for sort in sorts}
        if self.width >= WITH_WOUNDS:
            cells["wounds"] = [
                self.wounds_of(one).append(f"{cell.plain:>4}", PLAIN)
                for one, cell in zip(seats, cells["wounds"], strict=True)
            ]
        cells["points"] = [Text(self.final(one), "bold") for one in seats]
        return Group(self.head(), self.story(), self.grid(cells, self.width, "right"))

    def final(self, one: View) -> str:
        """The points; those of the fallen are marked."""
        wounds = one["wounds"] + 2 * one["double_wound"]
        is_fallen = self.view["options"]["fallen"] and wounds >= DEADLY_WOUNDS
        points = number(one["points"])
        return f"{DEADLY} {points}" if is_fallen else points
