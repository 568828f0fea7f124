"""Where a match's luck comes from, and how anybody can check it afterwards.

**Open dice** follow from a seed that was given by hand. Whoever knows it can tell what comes next.

**Fair dice** follow from 256 random bits of the table and a number from everybody who plays, so
that nobody can choose or foresee them alone:

1. the table publishes its *commitment*: the SHA-256 of its bits and of all that was agreed;
2. everybody commits to a number of their own in the same way;
3. only when all have done so, the numbers are opened (`heorot.match.opening`);
4. the key of the match is HMAC-SHA-256 of the numbers under the bits;
5. when the match is over the bits are published: they hash to the commitment, and with the numbers
   give the key, from which every card follows.

So even whoever runs the table and plays, too, has a number fixed before seeing those of the others.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Any

from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.luck import Luck, keyed_luck, open_luck
from heorot.match.terms import Terms

SECRET_BYTES = 32
SALT_BYTES = 16


def _check_number(value: object) -> None:
    """What a file can hold."""
    if type(value) is not int or not -(1 << 63) <= value < 1 << 63:
        raise HeorotError("{value} is not a whole number of 64 bits", value=shown(value))


def _check_bytes(value: object, size: int) -> None:
    if type(value) is not bytes or len(value) != size:
        raise HeorotError(
            "{value} is no secret or salt of {size} bytes", value=shown(value), size=size
        )


@dataclass(frozen=True)
class OpenDice:
    """Luck from a seed."""

    seed: int
    """A whole number of at most 64 bits."""

    def __post_init__(self) -> None:
        _check_number(self.seed)

    def luck(self) -> Luck:
        """The luck of the match."""
        return open_luck(self.seed)

    def document(self) -> dict[str, Any]:
        """For a file."""
        return {"seed": self.seed}


@dataclass(frozen=True)
class Number:
    """What somebody mixes into fair dice."""

    value: int
    """A whole number of at most 64 bits."""
    salt: bytes
    """Random bytes: without them one could find the number of a commitment by trying all."""

    def __post_init__(self) -> None:
        _check_number(self.value)
        _check_bytes(self.salt, SALT_BYTES)

    def commitment(self, table: str, seat: int) -> str:
        """What `seat` publishes first. That of the `table` is in it, so that it fits no other."""
        said = f"heorot number\n{table}\n{seat}\n{self.value}\n".encode()
        return hashlib.sha256(said + self.salt).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """Luck that neither the table nor any player could foresee alone."""

    secret: bytes
    """The table's random bits."""
    numbers: tuple[Number, ...]
    """What the people mixed in, in the order of their seats."""

    def __post_init__(self) -> None:
        _check_bytes(self.secret, SECRET_BYTES)
        if not all(isinstance(number, Number) for number in self.numbers):
            problem = "{value}: expected numbers with their salts"
            raise HeorotError(problem, value=shown(self.numbers))

    def commitment(self, terms: Terms) -> str:
        """What the table publishes before anything else."""
        return commitment(self.secret, terms)

    def luck(self) -> Luck:
        """The luck of the match."""
        message = f"heorot fair dice\n{json.dumps(self._mixed())}".encode()
        return keyed_luck(hmac.new(self.secret, message, hashlib.sha256).digest())

    def document(self) -> dict[str, Any]:
        """For a file."""
        return {"secret": self.secret.hex(), **self._mixed()}

    def _mixed(self) -> dict[str, Any]:
        return {
            "numbers": [number.value for number in self.numbers],
            "salts": [number.salt.hex() for number in self.numbers],
        }


Dice = OpenDice | FairDice


def commitment(secret: bytes, terms: Terms) -> str:
    """What fixes the bits of a table and all that was agreed, and tells nothing of the bits."""
    return hashlib.sha256(b"heorot table\n" + secret + terms.to_bytes()).hexdigest()


def check_dice(dice: Dice, terms: Terms) -> None:
    """Refuse fair dice into which not everybody has mixed a number."""
    people = len(terms.people)
    if isinstance(dice, FairDice) and len(dice.numbers) != people:
        raise HeorotError(
            "fair dice need a number from everybody; people: {people}, numbers: {numbers}",
            people=people,
            numbers=len(dice.numbers),
        )
