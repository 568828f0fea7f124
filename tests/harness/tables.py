"""A table of any game for tests: set up from a position document, played and looked at in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Self

from heorot.core import position
from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, open_luck, start_stream
from heorot.core.position import STANDARD
from heorot.core.rule import EVERYONE, Told
from heorot.core.view import View
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted
from heorot.games import load


@cache
def checked(game: str, box: str = STANDARD) -> Interpreted:
    """The interpreter that refuses what compiled code would do silently wrong."""
    return Interpreted(load(game), load(game).load_box(box), checked=True)


def dice(seed: int) -> Luck:
    """Luck for random players, apart from that of the table."""
    luck = open_luck(-1 - seed)
    start_stream(luck, 0)
    return luck


class PlayedTable:
    """A match on the checked interpreter. Seats are numbered from 1, as people number them."""

    NAME: ClassVar[str]
    """Of the game."""
    HEAD: ClassVar[Mapping[str, str]] = {}
    """What a document of a test may leave out, beside the name of the game and its version."""

    def __init__(self, s: Any, luck: Luck, box: str = STANDARD) -> None:
        self.engine = checked(self.NAME, box)
        self.box_name = box
        self.s = self.engine.adopt(s)
        self.s.events += s.events
        self.luck = luck

    @classmethod
    def of(cls, text: str, seed: int = 1) -> Self:
        """The table of a document; what it leaves out is `HEAD`."""
        found = position.parse(load, cls.with_head(text))
        return cls(found.s, open_luck(seed), found.edition.name)

    @classmethod
    def new(
        cls, players: int, start: int = 1, seed: int = 1, box: str = STANDARD, **options: int
    ) -> Self:
        """A new match."""
        luck = open_luck(seed)
        return cls(checked(cls.NAME, box).new(players, luck, start - 1, **options), luck, box)

    @classmethod
    def with_head(cls, text: str) -> str:
        """The document with what it leaves out."""
        head = {"game": f'"{cls.NAME}"', "rules": str(load(cls.NAME).version), **cls.HEAD}
        missing = [key for key in head if not re.search(rf"^\s*{key} *=", text, re.MULTILINE)]
        return "".join(f"{key} = {head[key]}\n" for key in missing) + text

    # Actions and events in words, which a game may have better ones for.

    def action(self, words: str) -> int:
        """The action of these words."""
        return self.game.actions.parse(words)

    def words(self, action: int) -> str:
        """An action in words."""
        return self.game.actions.notation(action)

    def argument(self, word: Word) -> str:
        """An argument of an event."""
        return str(word.value)

    # What there is to do.

    def play(self, *actions: str) -> Self:
        """Carry out actions, each of which must be legal."""
        for one in actions:
            assert one in self.legal(), f"{one} is not among {self.legal()}"
            self.engine.apply(self.s, self.luck, self.action(one))
        return self

    def legal(self) -> list[str]:
        """What the decider may do, in the order of the numbers."""
        return [self.words(one) for one in self.engine.legal(self.s)]

    # What there is to see.

    @property
    def game(self) -> Game:
        return self.engine.game

    @property
    def edition(self) -> Edition:
        return self.engine.edition

    @property
    def box(self) -> Any:
        return self.edition.box

    def doc(self) -> dict[str, Any]:
        """The table as a document; what is empty or false is not in it."""
        return self.game.write_position(self.edition, self.s)

    def seat(self, seat: int) -> dict[str, Any]:
        """What the document says of a seat."""
        one: dict[str, Any] = self.doc()["seat"][seat - 1]
        return one

    def events(self, *names: str) -> list[str]:
        """What the last action told, all of it or under these names.

        ``plays 1 red mob``, or ``sees 1 red harp, to 1`` for some alone.
        """
        lines = [self.tell(told) for told in self.s.events]
        return [line for line in lines if not names or line.split()[0] in names]

    def tell(self, told: Told) -> str:
        """An event as a line."""
        name, kinds = list(self.game.events.items())[told.event]
        pairs = zip(kinds, told.numbers, strict=False)
        args = [self.argument(self.game.word(self.edition, *pair)) for pair in pairs]
        line = " ".join([name, *args])
        if told.audience == EVERYONE:
            return line
        seats = range(self.s.player_count)
        return f"{line}, to {' '.join(str(one + 1) for one in seats if told.audience >> one & 1)}"

    @property
    def phase(self) -> str:
        phase: str = self.doc()["phase"]
        return phase

    @property
    def turn(self) -> int:
        turn: int = self.s.active + 1
        return turn

    @property
    def decides(self) -> int:
        """The seat that is asked; 0 when the match is over."""
        decides: int = self.s.decider + 1
        return decides

    def points(self, seat: int) -> int:
        return self.engine.scores(self.s)[seat - 1]

    def seen(self, seat: int) -> Seen:
        """What a seat may know; 0 for a spectator."""
        return self.game.seen(self.s, seat - 1)

    def view(self, seat: int = 0) -> View:
        """What a screen is given for a seat; 0 for a spectator."""
        return self.game.view_of(self.edition, self.s, seat - 1)

    def imagined(self, seat: int, seed: int = 1) -> Self:
        """A world as a seat may imagine it."""
        seen = self.seen(seat)
        self.game.imagine(self.box, seen.s, seat - 1, open_luck(seed))
        return type(self)(seen.s, self.luck, self.box_name)
