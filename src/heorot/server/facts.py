"""What the hall is asked for and answers over HTTP, declared once.

TypeScript's types and the OpenAPI document are made from here. What travels over sockets is in
`heorot.server.messages`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from heorot.server.messages import LONGEST_NAME, Entry, Position, Table

Stage = Literal["open", "rolling", "playing", "over", "closed"]


# To the hall.


class Name(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


class Link(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An invitation."""

    link: Annotated[str, Meta(max_length=64)]
    """Empty: any free seat of a table that everybody may see."""


class Away(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a table is to be off my list."""

    is_away: bool


# To a client.


class Me(Struct, frozen=True, kw_only=True):
    """The guest who asks."""

    name: str


class Box(Struct, frozen=True, kw_only=True):
    """An edition of a game."""

    name: str
    title: str
    about: str
    """What it is, in a sentence."""
    reconstructed: str
    """Which of its figures are not known from print, in a sentence."""
    has_lesson: bool
    """Whether there are first steps in it."""


class Value(Struct, frozen=True, kw_only=True):
    """One of the values of an option."""

    value: int
    text: str


class Option(Struct, frozen=True, kw_only=True):
    """Something to agree on before a game begins."""

    name: str
    text: str
    values: tuple[Value, ...]


class Bot(Struct, frozen=True, kw_only=True):
    """Somebody who can always play."""

    name: str
    """Its level is called, and told, by the messages `bot-level` and `bot-manner`."""
    is_usual: bool
    """Whether it is the one that sits down where nobody says otherwise."""


class GameFacts(Struct, frozen=True, kw_only=True):
    """What there is to know and to choose before a game begins."""

    name: str
    title: str
    opening: str
    """What the game is about, in a paragraph."""
    players: tuple[int, ...]
    boxes: tuple[Box, ...]
    options: tuple[Option, ...]
    bots: tuple[Bot, ...]


class SeatFacts(Struct, frozen=True, kw_only=True):
    """A seat as the lobby shows it."""

    seat: int
    """From 1."""
    name: str
    bot: str
    is_mine: bool
    is_free: bool


class Invitation(Struct, frozen=True, kw_only=True):
    """The way to a free seat; only the host of a table is told."""

    seat: int
    path: str
    qr: str
    """The same as a picture, in a data address."""


class TableFacts(Struct, frozen=True, kw_only=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    box: str
    title: str
    stage: Stage
    seats: tuple[SeatFacts, ...]
    host: str
    """Who has opened it."""
    is_host: bool
    """Whether I have: when I leave before it begins, it is closed."""
    is_listed: bool
    """Everybody may see it in the lobby, and take a free seat."""
    is_my_turn: bool
    waited_for: tuple[str, ...]
    winners: tuple[str, ...]
    """Who won, by name, when it is over."""
    touched: float
    """When everybody could last notice something there, in seconds of the clock on the wall, to the
    minute: when somebody chose something in secret is theirs to know."""
    invitations: tuple[Invitation, ...] = ()


class HallFacts(Struct, frozen=True, kw_only=True):
    """The lobby."""

    me: Me
    games: tuple[GameFacts, ...]
    mine: tuple[TableFacts, ...]
    listed: tuple[TableFacts, ...]


class Opened(Struct, frozen=True, kw_only=True):
    """A new table."""

    id: str


class Seated(Struct, frozen=True, kw_only=True):
    """The seat that an invitation led to."""

    seat: int


class Left(Struct, frozen=True, kw_only=True):
    """I do not play there any more."""

    is_left: bool


class Rule(Struct, frozen=True, kw_only=True):
    """One rule of a rulebook."""

    id: str
    title: str
    html: str


class Section(Struct, frozen=True, kw_only=True):
    """A part of a rulebook, as the table of contents has it."""

    id: str
    title: str


class Rulebook(Struct, frozen=True, kw_only=True):
    """The rules of a game."""

    title: str
    html: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]


class LessonStep(Struct, frozen=True, kw_only=True):
    """A caption of a lesson, and the table that it speaks of."""

    caption: str
    now: Position
    entries: tuple[Entry, ...]
    """What has happened since the step before."""
    shows: tuple[str, ...]
    """What the caption points at: for each thing some of its words, with bars between them."""
    asks: str
    """What the learner is to play, one of the choices; empty where there is nothing to do."""


class Lesson(Struct, frozen=True, kw_only=True):
    """First steps in a game: a match through the eyes of one seat, all of it at once."""

    table: Table
    """Without a position and entries, which come with the steps."""
    steps: tuple[LessonStep, ...]


class Finished(Struct, frozen=True, kw_only=True):
    """What somebody was told of a finished match."""

    entries: tuple[Entry, ...]
    moments: tuple[int, ...]
    """The numbers of actions after which there was something new for them, from 0 on."""


class Moment(Struct, frozen=True, kw_only=True):
    """A finished match as somebody saw it after so many actions."""

    now: Position
    heard: int
    """The number of the last entry by then."""


class MixedNumber(Struct, frozen=True, kw_only=True):
    """What somebody has mixed into the dice."""

    seat: int
    number: str
    """In decimals: it may be more than JavaScript can count."""
    salt: str
    commitment: str


class DiceFacts(Struct, frozen=True, kw_only=True):
    """The dice of a finished match, opened."""

    commitment: str
    """Of the hall, as everybody was told before the first card."""
    secret: str
    """The bits of the hall."""
    terms: str
    """What everybody agreed to."""
    numbers: tuple[MixedNumber, ...]


class Health(Struct, frozen=True, kw_only=True):
    """The hall is open, and its database answers."""

    is_open: bool


class Trouble(Struct, frozen=True, kw_only=True):
    """Why something was not granted, in a sentence."""

    error: str
