"""What is played at a table, as it is asked for and as it is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from heorot.bots import AT_TABLES
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.games import load
from heorot.match.seat import Seat
from heorot.match.terms import Terms, agree
from heorot.server.messages import LONGEST_NAME

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: me, a friend who gets a link, a bot, somebody else at my screen."""

    kind: Literal["me", "friend", "bot", "here"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(max_length=12)]
    box: Annotated[str, Meta(max_length=40)] = "standard"
    options: dict[str, int] = {}
    is_listed: bool = False
    minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    has_hints: bool | None = None
    """Whether there are hints; if nobody says, where one person plays with bots."""

    def check(self) -> None:
        """Refuse what the game does not have."""
        agree(self.game, self.placeholders(), edition=self.edition, options=self.options)
        for seat in self.seats:
            if (seat.kind == "bot") != (seat.bot in AT_TABLES):
                problem = "no bot {name}; the bots are {known}"
                raise HeorotError(problem, name=repr(seat.bot), known=", ".join(AT_TABLES))
        if not any(seat.kind == "me" for seat in self.seats):
            raise HeorotError("one of the seats must be yours")

    @property
    def allows_hints(self) -> bool:
        """Whether there are hints."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return people == 1 if self.has_hints is None else self.has_hints

    def placeholders(self) -> list[Seat]:
        """The seats with any names, for whoever counts them."""
        return [Seat(one.name or "?", one.bot) for one in self.seats]

    @property
    def edition(self) -> Edition:
        """The box that is played with."""
        game = load(self.game)
        if self.box not in game.boxes:
            problem = "no box {name}; the boxes are {known}"
            raise HeorotError(problem, name=repr(self.box), known=", ".join(game.boxes))
        return _edition(self.game, self.box)


class Settings(msgspec.Struct, frozen=True):
    """What is kept of it."""

    game: str
    box: str
    options: dict[str, int]
    minutes: int
    rules: int
    """The version of the game's rules."""
    has_hints: bool = False

    def terms(self, seats: list[Seat]) -> Terms:
        """What everybody agrees to, once everybody is there."""
        version = load(self.game).version
        if self.rules != version:
            raise HeorotError(
                "the match was played by version {rules} of the rules of {game};"
                " this program has version {version} and cannot replay it",
                rules=self.rules,
                game=self.game,
                version=version,
            )
        return agree(self.game, seats, edition=self.edition, options=self.options)

    @property
    def edition(self) -> Edition:
        """The box that is played with."""
        return _edition(self.game, self.box)


@lru_cache(maxsize=32)
def _edition(game: str, box: str) -> Edition:
    loaded: Game = load(game)
    return loaded.load_box(box)


def write(settings: Settings) -> str:
    """For the database."""
    return msgspec.json.encode(settings).decode()


def read(text: str) -> Settings:
    """From the database."""
    return msgspec.json.decode(text, type=Settings)
