"""Fair dice for tests, with salts that are always the same."""

from __future__ import annotations

from heorot.match import FairDice, Number

SECRET = bytes(range(32))
SALT = bytes(range(16))


def fair(*numbers: int, secret: bytes = SECRET) -> FairDice:
    """Dice into which people have mixed these numbers."""
    return FairDice(secret, tuple(Number(number, SALT) for number in numbers))
