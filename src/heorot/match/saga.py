"""`.saga` files: a match as readable text.

A finished match lies open: seats, dice, every move, the result. One that goes on holds the secrets
of all seats, so its first line says so, and dice and moves are kept in one sealed block, not to be
read by accident. The block is encoded, not encrypted: who opens it on purpose spoils the match.

Moves are written in the short notation, a line for every stretch of one seat's decisions::

    1: f1 pile bSh nowizard
    2: nodragon
    1: end

The result ends with the `heorot.match.fingerprint` of the match. Whoever has noted it down can tell
this match from any other that somebody may have made out of it.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from heorot.core.documents import (
    Section,
    file_name,
    is_none_of,
    parse_toml,
    read_toml,
    shown,
    to_toml,
)
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, HeorotError, IllegalAction, Sentence
from heorot.core.files import write_whole
from heorot.core.game import Game
from heorot.core.position import STANDARD
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.i18n.program import Refused
from heorot.match.clock import clock_document, read_clock
from heorot.match.dice import Dice, FairDice, Number, OpenDice
from heorot.match.fingerprint import fingerprint
from heorot.match.seat import Seat
from heorot.match.table import Table
from heorot.match.terms import Terms, agree

FORMAT = 2
LARGEST = 1 << 22
"""Bytes of a file, and of what is in its sealed block: a match has some thousands, its box perhaps
a million."""
OPEN = "# A finished match of Heorot. It lies open, and `heorot verify` can check it.\n"
SEALED = (
    "# A match of Heorot that goes on. THIS FILE HOLDS THE SECRETS OF ALL SEATS:"
    " keep it from the players until the match is over.\n"
)
DAMAGED = "is damaged; only the whole block as it was written works"


def dump(table: Table, now: float) -> str:
    """The text of a match as it is at a time."""
    if table.is_from_position:
        raise HeorotError("the match began with a position, and only one from the start is written")
    head: dict[str, Any] = {
        "saga": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "box": table.edition.name,
        "box_hash": table.edition.hash,
        "seat": [{"name": one.name, "bot": one.bot} for one in table.seats],
    }
    if table.taken_back:
        head["taken_back"] = table.taken_back
    if table.options:
        head["options"] = table.options
    if table.clock is not None:
        head["clock"] = clock_document(table.clock, len(table.seats), now)
    if isinstance(table.dice, FairDice):
        head["commitment"] = table.dice.commitment(table.terms)
    if table.edition.source:
        head["box_file"] = table.edition.source
    secrets = {"start": table.start + 1, "dice": table.dice.document(), "moves": moves(table)}
    if not table.is_over:
        secrets["waiting"] = _waiting(table)
        packed = zlib.compress(json.dumps(secrets).encode(), 9)
        return SEALED + to_toml({**head, "sealed": base64.b85encode(packed).decode()})
    result = {"scores": list(table.secret_scores), "fingerprint": fingerprint(table)}
    return OPEN + to_toml({**head, **secrets, "result": result})


def save(table: Table, path: Path, now: float) -> None:
    """Write a match to a file, whole or not at all, readable by its owner alone."""
    write_whole(path, dump(table, now).encode())


def read(path: Path, now: float) -> Table:
    """The match in a file; the time of whoever decides runs from `now` on."""
    data = read_toml(path, LARGEST)
    try:
        return _table(Section(data), now)
    except BadFile as error:
        raise error.inside(file_name(path)) from None


def parse(text: str, now: float) -> Table:
    """The match in a text."""
    return _table(Section(parse_toml(text, LARGEST)), now)


def moves(table: Table) -> list[str]:
    """The moves so far, a line for every stretch of one seat's decisions."""
    lines = []
    for seat, stretch in groupby(table.moves, key=itemgetter(0)):
        notations = " ".join(table.game.actions.notation(action) for _, action in stretch)
        lines.append(f"{seat + 1}: {notations}")
    return lines


def _waiting(table: Table) -> dict[str, list[str]]:
    """Answers that wait for those of others, by seat."""
    notation = table.game.actions.notation
    return {
        str(seat + 1): [notation(action) for action in actions]
        for seat, actions in table.waiting.items()
    }


def _table(doc: Section, now: float) -> Table:
    _check_format(doc)
    game = _game(doc)
    edition = _edition(doc, game)
    seats = [_seat(one) for one in doc.tables("seat")]
    options = _options(doc, game)
    clock = read_clock(doc.table("clock"), len(seats)) if doc.has("clock") else None
    taken_back = doc.integer("taken_back", 0, 1 << 30, 0)
    commitment = doc.text("commitment", "")
    is_sealed = doc.has("sealed")
    secrets = _unsealed(doc.text("sealed")) if is_sealed else doc
    start = secrets.integer("start", 0, len(seats)) - 1
    dice = _read_dice(secrets.table("dice"))
    lines = secrets.texts("moves", 1 << 20)
    waiting = secrets.table("waiting", optional=True) if is_sealed else None
    result = None if is_sealed else doc.table("result")
    secrets.close()
    doc.close()
    try:
        terms = agree(game, seats, edition=edition, options=options, start=start)
        _check_commitment(dice, commitment, terms)
        table = Table(
            game, seats, dice, now=now, edition=edition, options=options, start=start, clock=clock
        )
    except BadFile:
        raise
    except HeorotError as error:
        raise BadFile("seat", error.problem) from None
    for place, line in lines:
        _replay(table, place, line, now)
    table.taken_back = taken_back
    if waiting is not None:
        _read_waiting(table, waiting, now)
    if result is not None:
        _check_result(table, result)
    elif table.is_over:
        raise BadFile("sealed", "the match in it is over, so it should lie open")
    return table


def _check_format(doc: Section) -> None:
    if not doc.has("saga") and doc.has("game"):
        raise BadFile("", "this is no match; it looks like a position document")
    written = doc.integer("saga", 1, 1 << 30)
    if written != FORMAT:
        problem = "the file has format {written}; this program reads format {format}"
        raise BadFile("saga", problem, written=written, format=FORMAT)


def _game(doc: Section) -> Game:
    name = doc.text("game")
    try:
        game = load(name)
    except HeorotError as error:
        raise BadFile("game", error.problem) from None
    rules = doc.integer("rules", 1, 1 << 30)
    if rules != game.version:
        raise BadFile(
            "rules",
            "the match was played by version {rules} of the rules of {game};"
            " this program has version {version} and cannot replay it",
            rules=rules,
            game=name,
            version=game.version,
        )
    return game


def _edition(doc: Section, game: Game) -> Edition:
    name, written = doc.text("box", STANDARD), doc.text("box_hash")
    if doc.has("box_file"):
        edition = game.parse_box(doc.text("box_file"))
    elif name in game.boxes:
        edition = game.load_box(name)
    else:
        known = ", ".join(game.boxes)
        raise BadFile(
            "box_file",
            "missing; a match carries its box unless that is a shipped one ({known})",
            known=known,
        )
    if (name, written) != (edition.name, edition.hash):
        raise BadFile(
            "box_hash",
            "the match was played with the box {name}, hash {hash}; here is {box}, hash {found}",
            name=shown(name),
            hash=shown(written),
            box=shown(edition.name),
            found=shown(edition.hash),
        )
    return edition


def _seat(doc: Section) -> Seat:
    name, bot = doc.text("name"), doc.text("bot", "")
    doc.close()
    try:
        return Seat(name, bot)
    except HeorotError as error:
        raise BadFile(doc.at("name"), error.problem) from None


def _options(doc: Section, game: Game) -> dict[str, int]:
    table = doc.table("options", optional=True)
    options = {}
    for name, values in game.options.items():
        options[name] = table.integer(name, min(values), max(values), values[0])
        if options[name] not in values:
            raise BadFile(table.at(name), is_none_of(str(options[name]), values))
    table.close()
    return options


def _unsealed(block: str) -> Section:
    try:
        opened = zlib.decompressobj()
        text = opened.decompress(base64.b85decode(block), LARGEST)
        data = json.loads(text) if opened.eof else None
    except (ValueError, zlib.error, binascii.Error, RecursionError):
        raise BadFile("sealed", DAMAGED) from None
    if not isinstance(data, dict):
        raise BadFile("sealed", DAMAGED)
    return Section(data, "sealed")


def _read_dice(doc: Section) -> Dice:
    if doc.has("seed"):
        seed = doc.integer("seed", -(1 << 63), (1 << 63) - 1)
        doc.close()
        return OpenDice(seed)
    secret = doc.hexadecimal("secret")
    values = doc.integers("numbers", -(1 << 63), (1 << 63) - 1)
    salts = doc.texts("salts", len(values))
    doc.close()
    try:
        pairs = zip(values, salts, strict=True)
        return FairDice(
            secret, tuple(Number(value, bytes.fromhex(salt)) for value, (_, salt) in pairs)
        )
    except HeorotError as error:
        raise BadFile(doc.place, error.problem) from None
    except ValueError:
        raise BadFile(doc.at("salts"), "expected a hexadecimal text for each number") from None


def _check_commitment(dice: Dice, written: str, terms: Terms) -> None:
    """The table has said in the beginning what it would do, and to whom."""
    if isinstance(dice, OpenDice):
        if written:
            raise BadFile("commitment", "dice from a seed have none; remove it")
        return
    found = dice.commitment(terms)
    if found != written:
        raise BadFile(
            "commitment",
            "the dice, the seats and all else that was agreed do not hash to it;"
            " they hash to {found}",
            found=found,
        )


def _replay(table: Table, place: str, line: str, now: float) -> None:
    seat, colon, notations = line.partition(":")
    if not colon or not notations.strip():
        problem = '{line} is not a line of moves such as "1: f1 pile"'
        raise BadFile(place, problem, line=shown(line))
    for notation in notations.split():
        if table.is_over:
            problem = "{move}: the match is over before this move"
            raise BadFile(place, problem, move=shown(notation))
        if seat.strip() != str(table.decider + 1):
            raise BadFile(
                place,
                "{move}: seat {decides} decides, not {seat}",
                move=shown(notation),
                decides=table.decider + 1,
                seat=shown(seat),
            )
        with _told_at(place, table):
            table.play(notation, now)


@contextmanager
def _told_at(place: str, table: Table) -> Iterator[None]:
    """What is wrong with a move, with its place in the file."""
    try:
        yield
    except IllegalAction as error:
        sentence = Refused(table.game, table.edition.titles, error.refusal)
        problem = "{sentence} ({rule})"
        raise BadFile(place, problem, sentence=sentence, rule=error.refusal.rule) from None
    except HeorotError as error:
        raise BadFile(place, error.problem) from None


def _read_waiting(table: Table, doc: Section, now: float) -> None:
    for seat in range(len(table.seats)):
        for place, notation in doc.texts(str(seat + 1), 1 << 10):
            with _told_at(place, table):
                table.act(SeatIndex(seat), notation, now)
    doc.close()


def _check_result(table: Table, result: Section) -> None:
    if not table.is_over:
        raise BadFile("moves", "they end before the match does, though the file lies open")
    scores = result.take("scores", list, "the points of every seat")
    written = result.text("fingerprint")
    result.close()
    points = list(table.secret_scores)
    if scores != points:
        raise BadFile("result.scores", _gives(points, scores))
    found = fingerprint(table)
    if written != found:
        raise BadFile("result.fingerprint", _gives(found, written))


def _gives(found: object, written: object) -> Sentence:
    return Sentence("the match gives {found}, not {written}", found=found, written=shown(written))
