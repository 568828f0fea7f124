"""A position on the command line: read, asked, changed, written."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from heorot.core import position
from heorot.core.documents import LARGEST, decoded
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, HeorotError, InvalidAction
from heorot.core.game import Game, no_seat
from heorot.core.luck import open_luck
from heorot.core.options import parse_options
from heorot.core.position import Position
from heorot.core.rule import EVERYONE, Told
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import Speech, as_words, keyed

Described = dict[str, Any]
"""Something as JSON."""


class Table:
    """A position with the rules to move it and the words to tell of it."""

    def __init__(self, start: Position, seed: int | None = None, language: str = "en") -> None:
        self.game: Game = start.game
        self.edition: Edition = start.edition
        self.s = start.s
        self.seed = secrets.randbelow(1 << 32) if seed is None else seed
        self.engine = Interpreted(self.game, self.edition)
        self.speech = Speech(language, self.game, titles=self.edition.titles)
        self._box = start.box
        self._luck = open_luck(self.seed)

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
        named = self.game.actions.name(self.edition, self.s, action)
        return {
            "id": action,
            "notation": self.game.actions.notation(action),
            "name": named.name,
            "args": plain(named.args),
            "text": self.speech.action(named),
        }

    def refusal(self, action: int) -> Described | None:
        """Why an action is not legal now."""
        refusal = self.game.why_not(self.edition, self.s, action)
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
        self.engine.apply(self.s, self._luck, action)
        return [self.event(told) for told in self.s.events]

    def event(self, told: Told) -> Described:
        """One thing that happened."""
        name, args = self.words_of(told)
        seats = [seat + 1 for seat in range(self.s.player_count) if (told.audience >> seat) & 1]
        return {
            "event": name,
            "audience": "everyone" if told.audience == EVERYONE else seats,
            "args": plain(args),
            "text": self.speech.event(name, args),
        }

    def words_of(self, told: Told) -> tuple[str, dict[str, Word]]:
        """The name and the arguments of an event."""
        name, kinds = list(self.game.events.items())[told.event]
        numbers = told.numbers[: len(kinds)]
        words = [
            self.game.word(self.edition, kind, number)
            for kind, number in zip(kinds, numbers, strict=True)
        ]
        return name, keyed(words)

    def decision(self) -> Described:
        """Whose decision it is, and what is asked."""
        question = self._question()
        text = self.speech.question(question["name"], as_words(question["args"]))
        return {
            "game": self.game.name,
            "decides": None if self.s.decider < 0 else self.s.decider + 1,
            "question": question | {"text": text},
        }

    def _question(self) -> Described:
        asked = self.game.view_of(self.edition, self.s, self.s.decider).question
        return {"name": asked.name, "args": asked.args}

    def asked(self) -> str:
        """The same as a line."""
        decision = self.decision()
        text = str(decision["question"]["text"])
        if decision["decides"] is None:
            return text
        seat = self.seat_name(decision["decides"])
        return self.speech.say("line-of-seat", {"seat": seat, "text": text})

    def view(self, seat: int) -> Described:
        """What a seat may know; 0 for a spectator."""
        if not 0 <= seat <= self.s.player_count:
            raise HeorotError(
                "no seat {seat}; the seats are 1 to {last}, and 0 is a spectator",
                seat=seat,
                last=self.s.player_count,
            )
        view = self.game.view_of(self.edition, self.s, seat - 1)
        parts = {"fixed": view.fixed, "public": view.public, "own": view.own}
        shown: Described = msgspec.json.decode(msgspec.json.encode(parts))
        return {"game": self.game.name, "seat": view.seat} | shown

    def document(self, remarks: Iterable[str] = ()) -> str:
        """The position as a document, with remarks at its top."""
        comments = "".join(f"# {remark}\n" for remark in remarks)
        return comments + position.dump(self.game, self.edition, self.s, self._box)

    def leaders(self) -> list[str | int]:
        """The seats that are ahead, and whoever is without a seat."""
        everybody: list[tuple[str | int, tuple[int, int]]] = [
            *enumerate(self.engine.standings(self.s), 1),
            *((rival.word.value, (rival.points, 0)) for rival in self.game.rivals(self.s)),
        ]
        best = max(standing for _, standing in everybody)
        return [who for who, standing in everybody if standing == best]

    def seat_name(self, seat: int) -> str:
        """A seat in words."""
        return self.speech.name(Word("seat", seat))


def new(
    name: str,
    players: int,
    seed: int | None,
    start: int | None = None,
    language: str = "en",
    box: str | None = None,
    options: Iterable[str] = (),
) -> Table:
    """A table freshly set up."""
    game = load(name)
    game.check_players(players)
    if start is not None and not 1 <= start <= players:
        raise HeorotError(no_seat(start, players))
    edition = game.load_box(box)
    chosen = parse_options(game, options)
    table = Table(Position(game, edition, None, box or edition.name), seed, language)
    first = start - 1 if start else -1
    table.s = table.engine.new(players, open_luck(table.seed), first, **chosen)
    return table


def read(file: str, seed: int | None = None, language: str = "en") -> Table:
    """The table of a position document; ``-`` is standard input."""
    if file != "-":
        return Table(position.read(load, Path(file)), seed, language)
    try:
        text = decoded(sys.stdin.buffer.read(LARGEST + 1))
        return Table(position.parse(load, text), seed, language)
    except BadFile as error:
        raise error.inside("standard input") from None


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
