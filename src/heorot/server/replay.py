"""Finished matches, looked back on: at any moment, through anybody's eyes.

Nothing of a match that is over is a secret any more: everybody may see what anybody saw.
"""

from __future__ import annotations

from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.match.dice import FairDice, commitment
from heorot.match.table import Table
from heorot.server import facts
from heorot.server.speaking import Speaker


def past(table: Table, seat: str, language: str) -> facts.Finished:
    """What a seat, or with 0 everybody, was told."""
    reader = _reader(table, seat)
    speaker = Speaker(table.chair(reader), language)
    entries = speaker.sent(speaker.entries(0))
    return facts.Finished(entries=entries, moments=table.past.heard(reader))


def moment(table: Table, seat: str, at: str, language: str) -> facts.Moment:
    """The match after so many actions."""
    reader = _reader(table, seat)
    earlier = table.at(_number(at, len(table.past)))
    speaker = Speaker(earlier.chair(reader), language)
    now = speaker.sent(speaker.position("", speaker.chair.public_json))
    return facts.Moment(now=now, heard=earlier.past.heard_by(reader))


def dice(table: Table) -> facts.DiceFacts:
    """The dice, opened."""
    fair, terms = table.dice, table.terms
    if not isinstance(fair, FairDice):
        raise HeorotError("these dice follow from a seed; there is nothing to open")
    said = commitment(fair.secret, terms)
    numbers = [
        facts.MixedNumber(
            seat=seat + 1,
            number=str(number.value),
            salt=number.salt.hex(),
            commitment=number.commitment(said, seat),
        )
        for seat, number in zip(terms.people, fair.numbers, strict=True)
    ]
    return facts.DiceFacts(
        commitment=said,
        secret=fair.secret.hex(),
        terms=terms.to_bytes().decode(),
        numbers=tuple(numbers),
    )


def _reader(table: Table, seat: str) -> SeatIndex:
    number = _number(seat, len(table.seats))
    return SeatIndex(number - 1) if number else SPECTATOR


def _number(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise HeorotError("there is nothing of this number; expected 0 to {most}", most=most)
    return int(text)
