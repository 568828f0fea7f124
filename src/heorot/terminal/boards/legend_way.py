"""The way of legend in the terminal: the episode, what lies ahead, and the pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from heorot.core.view import View
from heorot.games.legend.words.view import Episode, Price
from heorot.i18n import Speech
from heorot.terminal.boards.legend_signs import (
    DIM,
    GAINS,
    KINDS,
    PLAIN,
    STYLES,
    Signs,
)
from heorot.terminal.boards.lines import flow, shortened

BEFORE_NAME: Final = 5
"""Columns for the number and the kind of an episode."""
WITH_NAMES: Final = 58
"""Columns for the path that are enough for the names of the special cards, too."""


class Way(Signs):
    """The episodes of a view."""

    def __init__(self, view: View, speech: Speech) -> None:
        super().__init__(view, speech)
        self.now = self.fixed.path[self.public.episode - 1]

    def head(self) -> Text:
        name = self.speech.say(f"episode-{self.now.name}")
        kind = self.say(f"kind-{self.now.kind}")
        head = Text(f"{self.speech.say('where', self.public.where)}  ·  ")
        return head.append(name, "bold").append(f"  ·  {KINDS[self.now.kind]} {kind}")

    def story(self) -> Text:
        return Text(self.say(f"story-{self.now.name}"), "italic dim")

    def way(self, width: int, count: int) -> Iterator[RenderableType]:
        """The episodes to come, the special cards among them, and the pile."""
        coming = [
            (place, one)
            for place, one in enumerate(self.fixed.path, 1)
            if place > self.public.episode and not one.skipped
        ]
        coming = coming[:count]
        asked = [self.ahead(one, width >= WITH_NAMES) for _, one in coming]
        names = [self.speech.say(f"episode-{one.name}") for _, one in coming]
        room = width - BEFORE_NAME - 1 - max((one.cell_len for one in asked), default=0)
        longest = min(room, max(map(len, names), default=0))
        for (place, one), name, rest in zip(coming, names, asked, strict=True):
            line = Text(f"{place:2} ", "dim").append(f"{KINDS[one.kind]} ", "not dim")
            style = "bold" if one.spaces else ""
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

    def ahead(self, one: Episode, with_names: bool) -> Text:
        """What an episode asks for and gives."""
        line = self.price(one.price) if one.price else self.letters(one.symbols)
        if one.spaces:
            while line.cell_len < 2 * len(self.letter("beowulf")) + 1:
                line.append(" ")
            gains = [self.gain(space, with_names) for space in one.spaces[: one.available]]
            return line.append("  ").append(Text(" ").join(gains))
        if one.gain:
            return line.append(" → " if line else "→ ").append(self.gain(one.gain, with_names))
        kind = self.say(f"kind-{one.kind}")
        return line.append("  " if line else "").append(kind, "dim")

    def price(self, price: Price) -> Text:
        """What an opportunity costs."""
        if price.symbols:
            return self.letters(price.symbols)
        return Text(" ".join([GAINS["cards"]] * price.cards + [GAINS["fame"]] * price.fame))

    def special_cards(self) -> Iterator[Text]:
        """Those that nobody has won yet, each with the number of its episode."""
        waiting = {one.name for one in self.public.special_cards}
        if not waiting:
            return
        yield self.label("special-cards")
        for place, one in enumerate(self.fixed.path, 1):
            for gained in (*one.spaces, one.gain):
                if gained and gained.card in waiting:
                    where = Text(f"{place} ", "dim")
                    yield where.append(self.special_name(gained.card), "not dim")

    def pile(self) -> Iterator[Text]:
        """How many cards are in the pile, and which ones are not."""
        yield self.label("pile", count=self.public.pile)
        if self.public.discards:
            yield self.label("discards")
        counts: Counter[str] = Counter()
        for card, count in self.public.discards.items():
            counts[self.fixed.cards[card].symbol] += count
        for symbol in STYLES:
            if counts[symbol]:
                yield self.letters([symbol]).append(str(counts[symbol]), PLAIN)
