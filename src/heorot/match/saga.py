"""`.saga` files: a match as readable text.

A finished match lies open: seats, dice, every move, the result. One that goes on holds the secrets
of all seats, so its first line says so, and dice and moves are kept in one sealed block, not to be
read by accident. The block is encoded, not encrypted: who opens it on purpose spoils the match.

Moves are written in the short notation, a line for every stretch of one seat's decisions::

    1: f1 pile bSh nowizard
    2: nodragon
    1: end
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import zlib
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from heorot.core.documents import Section, parse_toml, read_toml, shown, to_toml
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, HeorotError, IllegalAction
from heorot.core.game import Game
from heorot.core.position import STANDARD
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.i18n import Speech
from heorot.match.clock import Clock
from heorot.match.dice import SECRET_BYTES, Dice, FairDice, OpenDice
from heorot.match.seat import Seat
from heorot.match.table import Table

FORMAT = 1
LONGEST = 1 << 24
"""A sealed block holds no more bytes than this; a match has some thousands."""
OPEN = "# A finished match of Heorot. It lies open, and `heorot verify` can check it.\n"
SEALED = (
    "# A match of Heorot that goes on. THIS FILE HOLDS THE SECRETS OF ALL SEATS:"
    " keep it from the players until the match is over.\n"
)


def dump(table: Table, now: float) -> str:
    """The text of a match."""
    if table.is_from_position:
        raise HeorotError("the match began with a position, and only one from the start is written")
    head: dict[str, Any] = {
        "saga": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "box": table.edition.hash if table.edition.source else table.edition.name,
        "seat": [{"name": one.name, "bot": one.bot} for one in table.seats],
    }
    if table.taken_back:
        head["taken_back"] = table.taken_back
    if table.options:
        head["options"] = table.options
    if table.clock is not None:
        head["clock"] = _clock(table.clock, len(table.seats), now)
    if isinstance(table.dice, FairDice):
        head["commitment"] = table.dice.commitment
    if table.edition.source:
        head["box_file"] = table.edition.source
    secrets = {"start": table.start + 1, "dice": _dice(table.dice), "moves": moves(table)}
    if not table.is_over:
        packed = zlib.compress(json.dumps(secrets).encode(), 9)
        return SEALED + to_toml({**head, "sealed": base64.b85encode(packed).decode()})
    result = {"scores": list(table.secret_scores), "digest": table.secret_digest}
    return OPEN + to_toml({**head, **secrets, "result": result})


def save(table: Table, path: Path, now: float) -> None:
    """Write a match to a file, whole or not at all, readable by its owner alone."""
    draft = path.with_name(path.name + ".part")
    draft.unlink(missing_ok=True)
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 (a descriptor, not a path)
        file.write(dump(table, now))
        file.flush()
        os.fsync(descriptor)
    draft.replace(path)


def read(path: Path, now: float) -> Table:
    """The match in a file; the clock of whoever decides runs from `now` on."""
    data = read_toml(path)
    try:
        return _table(Section(data), now)
    except BadFile as error:
        raise error.inside(str(path)) from None


def parse(text: str, now: float) -> Table:
    """The match in a text."""
    return _table(Section(parse_toml(text)), now)


def moves(table: Table) -> list[str]:
    """The moves so far, a line for every stretch of one seat's decisions."""
    lines = []
    for seat, stretch in groupby(table.moves, key=itemgetter(0)):
        notations = " ".join(table.game.actions.notation(action) for _, action in stretch)
        lines.append(f"{seat + 1}: {notations}")
    return lines


def _clock(clock: Clock, seats: int, now: float) -> dict[str, Any]:
    """Thinking time in milliseconds, up to now; what was earned follows from the moves."""
    return {
        "allowance": round(clock.allowance * 1000),
        "increment": round(clock.increment * 1000),
        "used": [round(clock.used_by(SeatIndex(seat), now) * 1000) for seat in range(seats)],
    }


def _read_clock(doc: Section, seats: int) -> Clock | None:
    if not doc.has("clock"):
        return None
    table = doc.table("clock")
    allowance = table.integer("allowance", 0, 1 << 40)
    increment = table.integer("increment", 0, 1 << 40)
    used = table.take("used", list, "an array of whole numbers")
    if len(used) != seats or not all(type(one) is int for one in used):
        raise BadFile(table.at("used"), f"expected {seats} whole numbers, one for each seat")
    table.close()
    spent = {SeatIndex(seat): one / 1000 for seat, one in enumerate(used)}
    return Clock(allowance / 1000, increment / 1000, spent)


def _dice(dice: Dice) -> dict[str, Any]:
    if isinstance(dice, OpenDice):
        return {"seed": dice.seed}
    return {"secret": dice.secret.hex(), "numbers": list(dice.numbers)}


def _table(doc: Section, now: float) -> Table:
    if not doc.has("saga") and doc.has("game"):
        raise BadFile("", "this is no match; it looks like a position document")
    if doc.integer("saga", 1, 1 << 30) != FORMAT:
        raise BadFile("saga", f"this program reads format {FORMAT} alone")
    game = _game(doc)
    edition = _edition(doc, game)
    seats = []
    for one in doc.tables("seat"):
        name, bot = one.text("name"), one.text("bot", "")
        try:
            seats.append(Seat(name, bot))
        except HeorotError as error:
            raise BadFile(one.at("name"), str(error)) from None
        one.close()
    options = _options(doc, game)
    clock = _read_clock(doc, len(seats))
    taken_back = doc.integer("taken_back", 0, 1 << 30, 0)
    commitment = doc.text("commitment", "")
    is_sealed = doc.has("sealed")
    secrets = _unsealed(doc.text("sealed")) if is_sealed else doc
    start = secrets.integer("start", 0, len(seats)) - 1
    dice = _read_dice(secrets.table("dice"), commitment)
    people = sum(seat.is_human for seat in seats)
    if isinstance(dice, FairDice) and len(dice.numbers) != people:
        raise BadFile(secrets.at("dice.numbers"), f"expected a number from each of {people} people")
    lines = secrets.texts("moves", 1 << 20)
    result = None if is_sealed else doc.table("result")
    secrets.close()
    doc.close()
    try:
        table = Table(
            game, seats, dice, now=now, edition=edition, options=options, start=start, clock=clock
        )
    except BadFile:
        raise
    except HeorotError as error:
        raise BadFile("seat", str(error)) from None
    for place, line in lines:
        _replay(table, place, line, now)
    table.taken_back = taken_back
    if result is not None:
        _check_result(table, result)
    elif table.is_over:
        raise BadFile("sealed", "the match in it is over, so it should lie open")
    return table


def _game(doc: Section) -> Game:
    name = doc.text("game")
    try:
        game = load(name)
    except HeorotError as error:
        raise BadFile("game", str(error)) from None
    rules = doc.integer("rules", 1, 1 << 30)
    if rules != game.version:
        raise BadFile(
            "rules",
            f"the match was played by version {rules} of the rules of {name};"
            f" this program has version {game.version} and cannot replay it",
        )
    return game


def _edition(doc: Section, game: Game) -> Edition:
    wanted = doc.text("box", STANDARD)
    if not doc.has("box_file"):
        if wanted not in game.boxes:
            known = ", ".join(game.boxes)
            raise BadFile(
                "box_file",
                f"missing; a match carries its box unless that is a shipped one ({known})",
            )
        return game.load_box(wanted)
    edition = game.parse_box(doc.text("box_file"))
    if edition.hash != wanted:
        raise BadFile("box", f"{wanted} is not the hash of the box in box_file, {edition.hash}")
    return edition


def _options(doc: Section, game: Game) -> dict[str, int]:
    table = doc.table("options", optional=True)
    options = {}
    for name, values in game.options.items():
        options[name] = table.integer(name, min(values), max(values), values[0])
        if options[name] not in values:
            known = ", ".join(map(str, values))
            raise BadFile(table.at(name), f"{options[name]} is not one of {known}")
    table.close()
    return options


def _unsealed(block: str) -> Section:
    try:
        opened = zlib.decompressobj()
        text = opened.decompress(base64.b85decode(block), LONGEST)
        data = json.loads(text) if opened.eof else None
    except (ValueError, zlib.error, binascii.Error, RecursionError):
        raise BadFile(
            "sealed", "is damaged; only the whole block as it was written works"
        ) from None
    if not isinstance(data, dict):
        raise BadFile("sealed", "is damaged; only the whole block as it was written works")
    return Section(data, "sealed")


def _read_dice(table: Section, commitment: str) -> Dice:
    if table.has("seed"):
        dice: Dice = OpenDice(table.integer("seed", -(1 << 63), (1 << 63) - 1))
        table.close()
        if commitment:
            raise BadFile("commitment", "dice from a seed have none; remove it")
        return dice
    place = table.at("secret")
    try:
        secret = bytes.fromhex(table.text("secret"))
    except ValueError:
        raise BadFile(place, "is not hexadecimal") from None
    if len(secret) != SECRET_BYTES:
        raise BadFile(place, f"expected {SECRET_BYTES} bytes, not {len(secret)}")
    numbers = table.take("numbers", list, "an array of whole numbers")
    if not all(type(one) is int for one in numbers):
        raise BadFile(table.at("numbers"), "expected whole numbers")
    table.close()
    dice = FairDice(secret, tuple(numbers))
    if dice.commitment != commitment:
        raise BadFile("commitment", f"the dice do not hash to it; they hash to {dice.commitment}")
    return dice


def _replay(table: Table, place: str, line: str, now: float) -> None:
    seat, colon, notations = line.partition(":")
    if not colon or not notations.strip():
        raise BadFile(place, f'{line[:40]!r} is not a line of moves such as "1: f1 pile"')
    for notation in notations.split():
        if table.is_over:
            raise BadFile(place, f"{shown(notation)}: the match is over before this move")
        if seat.strip() != str(table.decider + 1):
            raise BadFile(
                place, f"{shown(notation)}: seat {table.decider + 1} decides, not {shown(seat)}"
            )
        try:
            table.play(notation, now)
        except IllegalAction as error:
            sentence = Speech("en", table.game, titles=table.edition.titles).refusal(error.refusal)
            raise BadFile(place, f"{sentence} ({error.refusal.rule})") from None
        except HeorotError as error:
            raise BadFile(place, str(error)) from None


def _check_result(table: Table, result: Section) -> None:
    if not table.is_over:
        raise BadFile("moves", "they end before the match does, though the file lies open")
    scores = result.take("scores", list, "the points of every seat")
    digest = result.integer("digest", 0, (1 << 32) - 1)
    result.close()
    found = list(table.secret_scores)
    if scores != found:
        raise BadFile("result.scores", f"the moves give {found}, not {shown(scores)}")
    if digest != table.secret_digest:
        raise BadFile("result.digest", f"the moves give {table.secret_digest}, not {digest}")
