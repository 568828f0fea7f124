"""Positions on the command line: read, judged by the rules, changed, written."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from heorot.core import position
from heorot.core.documents import LARGEST, decoded
from heorot.core.errors import BadFile, HeorotError, InvalidAction
from heorot.core.game import no_seat
from heorot.core.options import parse_options
from heorot.core.position import Position
from heorot.core.rule import EVERYONE, Told
from heorot.core.seats import SeatNumber, inside, outside
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import Speech, as_words, keyed
from heorot.match import OpenDice, Outcome, Seat, Table
from heorot.match.outcome import outcome_of
from heorot.match.past import happening

Described = dict[str, Any]
"""Something as JSON."""
NOW = 0.0
"""Nobody's time runs over a position."""


class Judge:
    """Knows all of a position, moves it by the rules, and tells of it in words."""

    def __init__(self, table: Table, seed: int, language: str, box: str) -> None:
        self.table = table
        self.seed = seed
        self.game = table.game
        self.speech = Speech(language, self.game, titles=table.edition.titles)
        self._box = box

    def parse(self, text: str) -> int:
        """An action given by its number or its short form."""
        if not (text.isascii() and text.isdecimal()):
            return self.game.actions.parse(text)
        if len(text) > 9 or int(text) >= self.game.actions.count:
            last = self.game.actions.count - 1
            raise InvalidAction(
                "{action} is no action; the numbers of {game} go to {last}",
                action=text[:40],
                game=self.game.name,
                last=last,
            )
        return int(text)

    def describe(self, action: int) -> Described:
        """An action in all its forms."""
        choice = self.table.moment.choice(action)
        return {
            "id": action,
            "notation": choice.notation,
            "name": choice.named.name,
            "args": plain(choice.named.args),
            "text": self.speech.action(choice.named),
        }

    def offered(self) -> list[Described]:
        """Every legal action."""
        return [self.describe(action) for action in self.table.moment.legal]

    def refusal(self, action: int) -> Described | None:
        """Why an action is not legal now."""
        refusal = self.table.moment.why_not(action)
        if refusal is None:
            return None
        return {
            "rule": refusal.rule,
            "reason": refusal.reason,
            "args": plain(refusal.args),
            "text": self.speech.refusal(refusal),
        }

    def apply(self, action: int) -> list[Described]:
        """Carry out a legal action; what happened."""
        self.table.play(action, NOW)
        return [self.event(told) for told in self.table.secret_events(len(self.table.past))]

    def event(self, told: Told) -> Described:
        """One thing that happened."""
        name, words = happening(self.game, self.table.edition, told)
        args = keyed(words)
        seats = [seat + 1 for seat in range(len(self.table.seats)) if (told.audience >> seat) & 1]
        return {
            "event": name,
            "audience": "everyone" if told.audience == EVERYONE else seats,
            "args": plain(args),
            "text": self.speech.event(name, args),
        }

    def decision(self) -> Described:
        """Whose decision it is, and what is asked."""
        asked = self.table.chair(self.table.decider).question
        text = self.speech.question(asked.name, as_words(asked.args))
        return {
            "game": self.game.name,
            "decides": None if self.table.is_over else outside(self.table.decider),
            "question": {"name": asked.name, "args": asked.args, "text": text},
        }

    def asked(self) -> str:
        """The same as a line."""
        decision = self.decision()
        text = str(decision["question"]["text"])
        if decision["decides"] is None:
            return text
        seat = self.speech.name(Word("seat", decision["decides"]))
        return self.speech.say("line-of-seat", {"seat": seat, "text": text})

    def view(self, seat: int) -> Described:
        """What a seat may know; 0 for a spectator."""
        players = len(self.table.seats)
        if not 0 <= seat <= players:
            raise HeorotError(
                "no seat {seat}; the seats are 1 to {last}, and 0 is a spectator",
                seat=seat,
                last=players,
            )
        view = self.table.chair(inside(SeatNumber(seat))).view()
        parts = {"fixed": view.fixed, "public": view.public, "own": view.own}
        shown: Described = msgspec.json.decode(msgspec.json.encode(parts))
        return {"game": self.game.name, "seat": view.seat} | shown

    def document(self, remarks: Iterable[str] = ()) -> str:
        """The position as a document, with remarks at its top."""
        comments = "".join(f"# {remark}\n" for remark in remarks)
        s = self.table.secret_state
        return comments + position.dump(self.game, self.table.edition, s, self._box)

    def standing(self) -> Outcome:
        """How the game would end if it ended now."""
        return outcome_of(Interpreted(self.game, self.table.edition), self.table.secret_state)


def new(
    name: str,
    players: int,
    seed: int | None,
    start: int | None = None,
    language: str = "en",
    box: str | None = None,
    options: Iterable[str] = (),
) -> Judge:
    """A position freshly set up."""
    game = load(name)
    game.check_players(players)
    if start is not None and not 1 <= start <= players:
        raise HeorotError(no_seat(start, players))
    edition = game.load_box(box)
    dice = _dice(seed)
    table = Table(
        game,
        _seats(players),
        dice,
        now=NOW,
        edition=edition,
        options=parse_options(game, options),
        start=start - 1 if start else -1,
    )
    return Judge(table, dice.seed, language, box or edition.name)


def read(file: str, seed: int | None = None, language: str = "en") -> Judge:
    """The position of a document; ``-`` is standard input."""
    if file != "-":
        return _judge(position.read(load, Path(file)), seed, language)
    try:
        text = decoded(sys.stdin.buffer.read(LARGEST + 1))
        return _judge(position.parse(load, text), seed, language)
    except BadFile as error:
        raise error.inside("standard input") from None


def _judge(start: Position, seed: int | None, language: str) -> Judge:
    dice = _dice(seed)
    table = Table.from_position(start, _seats(start.s.player_count), dice, now=NOW)
    return Judge(table, dice.seed, language, start.box)


def _dice(seed: int | None) -> OpenDice:
    return OpenDice(secrets.randbelow(1 << 32) if seed is None else seed)


def _seats(count: int) -> list[Seat]:
    return [Seat(str(number)) for number in range(1, count + 1)]


def plain(args: Mapping[str, Word]) -> dict[str, str | int]:
    """Arguments without their kinds, which their names tell."""
    return {key: word.value for key, word in args.items()}


def outline(value: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """A view for a reader: one line for each simple thing, the rest indented below its name."""
    for key, inner in value.items():
        start = "  " * depth + key.replace("_", " ")
        if isinstance(inner, Mapping) and not _is_simple(inner):
            yield f"{start}:"
            yield from outline(inner, depth + 1)
        elif isinstance(inner, list) and any(isinstance(one, Mapping) for one in inner):
            yield f"{start}:"
            for number, one in enumerate(inner, 1):
                if _is_simple(one):
                    yield "  " * depth + f"  {number}: {_shown(one)}"
                else:
                    yield "  " * depth + f"  {number}:"
                    yield from outline(one, depth + 2)
        else:
            yield f"{start}: {_shown(inner)}"


def _is_simple(value: Mapping[str, Any]) -> bool:
    return not any(isinstance(one, Mapping) for one in value.values()) and not any(
        isinstance(inner, Mapping)
        for one in value.values()
        if isinstance(one, list)
        for inner in one
    )


def _shown(value: Any) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case Mapping():
            return (
                ", ".join(f"{key.replace('_', ' ')} {_shown(one)}" for key, one in value.items())
                or "–"
            )
        case list():
            return ", ".join(_shown(one) for one in value) or "–"
    return str(value)
