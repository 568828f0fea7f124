"""Luck: the dice of a game, addressed instead of consumed.

A number of luck is a pure function of a key and an address, ``(purpose, index)``: "the colour of
the card that lies under 12 others in dealing 3" has one value for the whole match, whoever draws
it and however often the draw is undone. The function is Philox 4x32-10 (Salmon et al., "Parallel
random numbers: as easy as 1, 2, 3"), written with 32-bit words in plain int arithmetic, so that
CPython, Numba and CUDA compute the same numbers.

The 128-bit counter of Philox carries the address and half of the key::

    key      (word0, word1)                     two of the four key words
    counter  (index, purpose, word2, word3)     the address and the other two

Random play-outs need no addresses. Once `start_stream` was called, `pick` gives the numbers of a
plain fast stream (xoroshiro64*) instead.
"""

from __future__ import annotations

import hashlib
from typing import Final

from heorot.core.errors import HeorotError
from heorot.core.records import SECRET, field, record
from heorot.core.rule import rule

WORD = 0xFFFFFFFF
KEY_BYTES = 16

# What words are multiplied by, each less 2**32. So a product fits into 64 bits with its sign, which
# compiled code relies on; its lower word is the same, and its upper one lacks the word itself.
PHILOX_LEFT: Final = 0xD2511F53 - (1 << 32)
PHILOX_RIGHT: Final = 0xCD9E8D57 - (1 << 32)
STAR: Final = 0x9E3779BB - (1 << 32)


@record
class Luck:
    """The dice as rules receive them: a key, and the place in the stream of a play-out."""

    key: list[int] = field(SECRET, cells=4, bits=64)
    """Four 32-bit words."""
    stream: list[int] = field(SECRET, cells=2, bits=64)
    """Two 32-bit words of a play-out; both zero while luck is addressed."""


@rule
def philox(luck: Luck, purpose: int, index: int, lane: int) -> int:
    """Word `lane` (0 to 3) of the Philox block at an address."""
    a, b, c, d = index & WORD, purpose & WORD, luck.key[2], luck.key[3]
    key0, key1 = luck.key[0], luck.key[1]
    for _ in range(10):
        left = a * PHILOX_LEFT
        right = c * PHILOX_RIGHT
        a, b, c, d = (
            ((right >> 32) + c) ^ b ^ key0,
            right & WORD,
            ((left >> 32) + a) ^ d ^ key1,
            left & WORD,
        )
        key0 = (key0 + 0x9E3779B9) & WORD
        key1 = (key1 + 0xBB67AE85) & WORD
    if lane == 0:
        return a
    if lane == 1:
        return b
    if lane == 2:
        return c
    return d


@rule
def stream_word(luck: Luck) -> int:
    """The next word of the play-out stream."""
    a = luck.stream[0]
    b = luck.stream[1] ^ a
    luck.stream[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
    luck.stream[1] = ((b << 13) | (b >> 19)) & WORD
    return (a * STAR) & WORD


@rule
def choose(luck: Luck, n: int) -> int:
    """A number in ``range(n)`` from the stream; also what a random player chooses by."""
    return (stream_word(luck) * n) >> 32


@rule
def pick(luck: Luck, purpose: int, index: int, n: int) -> int:
    """A number in ``range(n)``, each equally likely."""
    if luck.stream[0] | luck.stream[1]:
        return choose(luck, n)
    return pick_addressed(luck, purpose, index, n)


@rule
def pick_addressed(luck: Luck, purpose: int, index: int, n: int) -> int:
    """The number at an address: the same whenever it is asked for.

    A word that would favour some numbers is rejected for the next word of the block; that four
    words in a row are rejected has a chance below ``(n / 2**32) ** 4``.
    """
    if n == 1:
        return 0
    scaled = 0
    for lane in range(4):
        scaled = philox(luck, purpose, index, lane) * n
        if (scaled & WORD) >= (WORD + 1) % n:
            break
    return (scaled >> 32) & WORD


@rule
def start_stream(luck: Luck, game: int) -> None:
    """From now on, the numbers of play-out number `game` of this key."""
    luck.stream[0] = philox(luck, 0xFFFFFFFF, game, 0)
    luck.stream[1] = philox(luck, 0xFFFFFFFF, game, 1) | 1


def open_luck(seed: int) -> Luck:
    """Luck from a seed given by hand: anyone who knows the seed knows every number."""
    if type(seed) is not int:
        raise HeorotError(f"{seed!r} is no seed; expected a whole number")
    return keyed_luck(hashlib.sha256(b"heorot open luck %d" % seed).digest())


def keyed_luck(secret: bytes) -> Luck:
    """Luck from the first 16 bytes of a secret."""
    if len(secret) < KEY_BYTES:
        raise HeorotError(f"a key of luck has {KEY_BYTES} bytes or more, not {len(secret)}")
    luck = Luck()
    luck.key[:] = [int.from_bytes(secret[4 * i : 4 * i + 4], "little") for i in range(4)]
    return luck
