"""What travels between a client and the hall, declared once; TypeScript's types are made from here.

A client opens a socket for each seat it plays, or one to watch, and says `Hello` first. It is then
sent a `Table`: everything it needs to draw from nothing. From then on it is `Told` what is new.
Whoever misses something asks for a `Table` again with another `Hello`: there is no second way to
catch up.

Unknown fields, unknown messages and anything over `LONGEST` bytes are refused, and change nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from heorot.core.view import Plain

VERSION = 1
"""Of this protocol. A client of another version is told so, and has to be loaded anew."""
LONGEST = 4096
"""Bytes of a message to the hall."""
LONGEST_NAME = 16
LONGEST_LINE = 300

Short = Annotated[str, Meta(max_length=64)]
Request = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[!-~]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Language = Annotated[str, Meta(max_length=5)]


class Message(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="is"
):
    """Anything that travels."""


# To the hall.


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message, and the one that asks for everything anew."""

    version: int
    language: Language


class Act(Message, frozen=True, kw_only=True, tag="act"):
    """Play an action."""

    request: Request
    """The client's own name for this wish: the same one sent twice is one action."""
    revision: Short
    """Of what the client has last been told. If the question is another one by now the act is
    refused as stale, and nothing has happened."""
    action: Short
    """In short notation."""


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    """Take back my last action; others may have to agree."""

    request: Request
    revision: Short


class Agree(Message, frozen=True, kw_only=True, tag="agree"):
    """The answer to `Asked`."""

    what: Literal["undo", "rematch"]
    yes: bool


class Why(Message, frozen=True, kw_only=True, tag="why"):
    """Why is this not possible? One action, or, with none, all that one might wish for."""

    action: Short = ""


class Advise(Message, frozen=True, kw_only=True, tag="advise"):
    """What seems best? Everybody is told that I have asked."""


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """Something for everybody at the table to read."""

    text: Line


class Commit(Message, frozen=True, kw_only=True, tag="commit"):
    """My part of the dice, still hidden: the hash of a number and a salt."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(Message, frozen=True, kw_only=True, tag="reveal"):
    """My part of the dice."""

    number: Annotated[int, Meta(ge=0, lt=1 << 53)]
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class TakeOver(Message, frozen=True, kw_only=True, tag="take_over"):
    """A bot plays a seat from now on, or whoever sits there does again."""

    bot: Short
    """Empty: whoever sits there."""
    seat: Annotated[int, Meta(ge=0, le=12)] = 0
    """0: mine. Another one: of somebody who is gone, or, before the match begins, any that its host
    wants to give to a bot."""


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there? A line may be dead without saying so."""


ToHall = Hello | Act | Undo | Agree | Why | Advise | Say | Commit | Reveal | TakeOver | Ping


# To a client.


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever sits at the table."""

    seat: int
    """From 1."""
    name: str
    bot: str = ""
    """The bot that plays, if one does."""
    is_here: bool = False
    is_mine: bool = False
    hints: int = 0
    """How often the seat has asked for a hint."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may do now."""

    action: str
    """In short notation: what `Act` sends."""
    text: str
    words: tuple[str, ...] = ()


class Sentence(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence of what happened."""

    text: str
    depth: int
    """0 for the heading of a section, 1 for that of a turn, 2 for any other, 3 for what a board
    shows by itself."""
    event: str
    words: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What I learn of one action."""

    number: int
    """Mine: 1, 2, 3, … without a gap."""
    seat: int
    """Who acted, from 1; 0 for the set-up."""
    told: tuple[Sentence, ...]


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is not possible, and what would make it so."""

    rule: str
    text: str
    action: str = ""
    wish: str = ""
    """What the action would do."""
    words: tuple[str, ...] = ()


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended for somebody."""

    seat: int
    """0 for one who took part without a seat."""
    name: str
    points: int
    place: int
    sources: tuple[tuple[str, int], ...] = ()
    """Where the points came from, in words."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended."""

    standings: tuple[Standing, ...]
    text: str
    """Who has won."""
    fingerprint: str
    """Of the whole match, to compare with others."""
    taken_back: str = ""
    """How often something was taken back after somebody had learned from it, in a sentence."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The table as I may know it now.

    What is made of the rest stands first, what changes by itself last: both are put in when the
    rest is encoded.
    """

    revision: str
    """Another one whenever anything here is another."""
    where: str
    public: msgspec.Raw
    own: msgspec.Raw
    question: str
    is_asked: bool
    choices: tuple[Choice, ...] = ()
    waited_for: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    points: tuple[int | None, ...] = ()
    undo: Literal["", "free", "ask"] = ""
    """Whether I can take something back, and whether others must agree."""
    taken_back: int = 0
    """How often something was taken back after somebody had learned from it."""
    result: Result | None = None
    clocks: tuple[float, ...] = ()
    """Seconds that each seat has left."""


class Tip(msgspec.Struct, frozen=True, kw_only=True):
    """What some things do."""

    things: tuple[str, ...]
    """By kind and name, without colour or number: `card-mob` is every word like `card:red mob`."""
    text: str
    rule: str


class Table(Message, frozen=True, kw_only=True, tag="table"):
    """Everything."""

    version: int
    id: str
    stage: Literal["open", "rolling", "playing", "over", "closed"]
    """Seats are free; the dice are being agreed on; it is played; it is over; or its host has left
    it before it began."""
    game: str
    title: str
    edition: str
    reconstructed: str
    """Which figures of the box are not known from print, in a sentence."""
    seat: int
    """Mine, from 1; 0 for one who watches."""
    people: tuple[Person, ...]
    fixed: msgspec.Raw
    names: dict[str, str]
    """What the words of the game are called."""
    labels: dict[str, str]
    """What the fields of a view are called; those without a name are not told."""
    tips: tuple[Tip, ...]
    """What things do whose names do not say it."""
    plain: Plain
    """How a board that knows no game reads a view."""
    now: Position | None
    entries: tuple[Entry, ...]
    said: tuple[Said, ...]
    dice: str
    """The commitment of the dice."""
    has_hints: bool
    """Whether whoever is asked may ask for a hint."""


class Told(Message, frozen=True, kw_only=True, tag="told"):
    """What is new."""

    now: Position
    entries: tuple[Entry, ...]
    request: str = ""
    """My act that this answers, if it does."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Nothing has happened."""

    request: str = ""
    is_stale: bool = False
    """The question was another one by then; the table as it is follows."""
    refusal: Refusal | None = None
    text: str = ""


class Reasons(Message, frozen=True, kw_only=True, tag="reasons"):
    """The answer to `Why`."""

    refusals: tuple[Refusal, ...]


Verdict = Literal["best", "close", "unsure", "worse", "clearly_worse"]
"""What a search thinks of an action, beside the one that it thinks best."""


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """The answer to `Advise`."""

    revision: str
    """Of the position that it is about."""
    actions: tuple[str, ...]
    """The few best, the best first, in short notation."""
    verdicts: tuple[Verdict, ...]
    """What is to be said of each of them."""
    text: str
    """Why, in some sentences."""


class People(Message, frozen=True, kw_only=True, tag="people"):
    """Somebody has come or gone, lets a bot play, or has asked for a hint."""

    people: tuple[Person, ...]


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody has said something."""

    seat: int
    name: str
    text: str
    at: float


class Asked(Message, frozen=True, kw_only=True, tag="asked"):
    """Somebody asks whether I agree."""

    what: Literal["undo", "rematch"]
    by: int
    """The seat; 0 when nobody asks any more."""


class Roll(Message, frozen=True, kw_only=True, tag="roll"):
    """The dice: `commit` to a number of your own, or, when everybody has, `reveal` it."""

    step: Literal["commit", "reveal"]
    dice: str


class Moved(Message, frozen=True, kw_only=True, tag="moved"):
    """Everybody goes on to another table: a rematch."""

    id: str


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `Ping`."""


ToClient = Table | Told | Refused | Reasons | Hint | People | Said | Asked | Roll | Moved | Pong

decode = msgspec.json.Decoder(ToHall).decode
encode = msgspec.json.Encoder().encode


def request_of(message: ToHall) -> str:
    """What a client calls its message, if it does."""
    return message.request if isinstance(message, Act | Undo) else ""
