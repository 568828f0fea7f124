"""Where a match's luck comes from, and how anybody can check it afterwards.

**Open dice** follow from a seed that was given by hand. Whoever knows it can tell what comes next.

**Fair dice** follow from 256 random bits of the table and a number from every human seat:

1. the table publishes the *commitment*, the SHA-256 of its bits;
2. every human seat then says a number of its own, which the table could not know before;
3. the key of the match is HMAC-SHA-256 of the numbers under the bits;
4. when the match is over the bits are published: they hash to the commitment, and with the numbers
   give the key, from which every card follows.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from heorot.core.errors import HeorotError
from heorot.core.luck import Luck, keyed_luck, open_luck

SECRET_BYTES = 32


@dataclass(frozen=True)
class OpenDice:
    """Luck from a seed."""

    seed: int
    """A whole number of at most 64 bits."""

    def __post_init__(self) -> None:
        if not -(1 << 63) <= self.seed < 1 << 63:
            raise HeorotError(f"{self.seed} is no seed; expected a whole number of 64 bits")

    def luck(self) -> Luck:
        """The luck of the match."""
        return open_luck(self.seed)


@dataclass(frozen=True)
class FairDice:
    """Luck that neither the table nor any player could foresee alone."""

    secret: bytes
    """The table's random bits."""
    numbers: tuple[int, ...] = ()
    """What the human seats said, in the order of the seats."""

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise HeorotError(
                f"the secret of fair dice has {SECRET_BYTES} bytes, not {len(self.secret)}"
            )

    @property
    def commitment(self) -> str:
        """What the table publishes before anybody says a number."""
        return hashlib.sha256(self.secret).hexdigest()

    def luck(self) -> Luck:
        """The luck of the match."""
        said = ",".join(str(number) for number in self.numbers)
        message = f"heorot fair dice {said}".encode()
        return keyed_luck(hmac.new(self.secret, message, hashlib.sha256).digest())


Dice = OpenDice | FairDice
