"""The way of legend in the terminal: the episode, what lies ahead, and the pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from heorot.i18n import Speech
from heorot.terminal.boards.legend_signs import (
    DIM,
    GAINS,
    KINDS,
    PLAIN,
    STYLES,
    Signs,
    View,
    flow,
    shortened,
)

MAJORS: Final = ("simultaneous", "turn_order", "ranking", "death")
BEFORE_NAME: Final = 5
"""Columns for the number and the kind of an episode."""
WITH_NAMES: Final = 58
"""Columns for the path that are enough for the names of the special cards, too."""


class Way(Signs):
    """The episodes of a view."""

    def __init__(self, view: View, speech: Speech) -> None:
        super().__init__(view, speech)
        self.now: View = view["path"][view["episode"] - 1]

    def head(self) -> Text:
        name = self.speech.say(f"episode-{self.now['name']}")
        kind = self.speech.say(f"kind-{self.now['kind']}")
        head = Text(f"{self.speech.say('where', self.view['where'])}  ·  ")
        return head.append(name, "bold").append(f"  ·  {KINDS[self.now['kind']]} {kind}")

    def story(self) -> Text:
        return Text(self.speech.say(f"story-{self.now['name']}"), "italic dim")

    def way(self, width: int, count: int) -> Iterator[RenderableType]:
        """The episodes to come, the special cards among them, and the pile."""
        coming = [one for one in self.view["path"][self.now["number"] :] if not one["skipped"]]
        coming = coming[:count]
        asked = [self.ahead(one, width >= WITH_NAMES) for one in coming]
        names = [self.speech.say(f"episode-{one['name']}") for one in coming]
        room = width - BEFORE_NAME - 1 - max((one.cell_len for one in asked), default=0)
        longest = min(room, max(map(len, names), default=0))
        for one, name, rest in zip(coming, names, asked, strict=True):
            line = Text(f"{one['number']:2} ", "dim").append(f"{KINDS[one['kind']]} ", "not dim")
            style = "bold" if one["kind"] in MAJORS else ""
            line.append(shortened(name, longest).ljust(longest + 1), f"not dim {style}")
            yield Text.assemble(line, rest)
        yield from flow(self.special_cards(), width)
        yield from flow(self.pile(), width)

    def key(self, width: int) -> Iterator[RenderableType]:
        """What the signs and the letters of the symbols mean."""
        yield self.label("key")
        yield from flow(map(self.meaning, STYLES), width)

    def meaning(self, symbol: str) -> Text:
        """A symbol in full."""
        return self.letters([symbol]).append(f" {self.speech.say(f'symbol-{symbol}')}", DIM)

    def ahead(self, one: View, with_names: bool) -> Text:
        """What an episode asks for and gives."""
        line = self.price(one) if "price" in one else self.letters(one["symbols"])
        if "spaces" in one:
            while line.cell_len < 2 * len(self.letter("beowulf")) + 1:
                line.append(" ")
            gains = [self.gain(space, with_names) for space in one["spaces"] if space["available"]]
            return line.append("  ").append(Text(" ").join(gains))
        if "gain" in one:
            return line.append(" → " if line else "→ ").append(self.gain(one["gain"], with_names))
        kind = self.speech.say(f"kind-{one['kind']}")
        return line.append("  " if line else "").append(kind, "dim")

    def price(self, one: View) -> Text:
        """What an opportunity costs."""
        if one["price"] == "two symbols":
            return self.letters(one["symbols"] * 2)
        if one["price"] == "one of each":
            return self.letters(one["symbols"])
        sign = GAINS["cards" if one["price"] == "two cards" else "fame"]
        return Text(f"{sign} {sign}")

    def special_cards(self) -> Iterator[Text]:
        """Those that nobody has won yet, each with the number of its episode."""
        waiting = self.view["special_cards"]
        if not waiting:
            return
        yield self.label("special-cards")
        for one in self.view["path"]:
            for gained in (*one.get("spaces", ()), one.get("gain", {})):
                if gained.get("card") in waiting:
                    where = Text(f"{one['number']} ", "dim")
                    yield where.append(self.special_name(gained["card"]), "not dim")

    def pile(self) -> Iterator[Text]:
        """How many cards are in the pile, and which ones are not."""
        discards = self.view["discards"]
        yield self.label("pile", count=self.view["pile"])
        if discards:
            yield self.label("discards")
        cards = self.view["cards"]
        counts = Counter(cards[card]["symbol"] for card in discards)
        for symbol in STYLES:
            if counts[symbol]:
                yield self.letters([symbol]).append(str(counts[symbol]), PLAIN)
