"""Luck is addressed, uniform, and the published Philox."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scipy.stats import chisquare

from heorot.core.errors import HeorotError
from heorot.core.luck import (
    WORD,
    Luck,
    choose,
    keyed_luck,
    open_luck,
    philox,
    pick,
    start_stream,
    stream_word,
)


# The known answers published with Philox 4x32-10: counter, key, block.
@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        (
            (WORD, WORD, WORD, WORD),
            (WORD, WORD),
            (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD),
        ),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_philox_gives_the_published_answers(
    counter: tuple[int, ...], key: tuple[int, ...], block: tuple[int, ...]
) -> None:
    luck = Luck()
    luck.key[:] = [*key, counter[2], counter[3]]
    assert tuple(philox(luck, counter[1], counter[0], lane) for lane in range(4)) == block


class Narrow(int):
    """A number of 64 bits with its sign: what compiled code reckons with, and takes for granted."""

    def _fits(self, value: int) -> Narrow:
        assert -(1 << 63) <= value < 1 << 63
        return Narrow(value)

    def __add__(self, other: int) -> Narrow:
        return self._fits(int(self) + other)

    def __mul__(self, other: int) -> Narrow:
        return self._fits(int(self) * other)

    def __lshift__(self, other: int) -> Narrow:
        return self._fits(int(self) << other)

    def __rshift__(self, other: int) -> Narrow:
        return Narrow(int(self) >> other)

    def __and__(self, other: int) -> Narrow:
        return Narrow(int(self) & other)

    def __or__(self, other: int) -> Narrow:
        return Narrow(int(self) | other)

    def __xor__(self, other: int) -> Narrow:
        return Narrow(int(self) ^ other)


def test_whatever_luck_reckons_fits_into_64_bits() -> None:
    """Else compiled code may find another number: it takes for granted that nothing overflows."""
    for word in (0, 1, WORD >> 1, WORD - 1, WORD):
        luck = Luck()
        luck.key[:] = luck.stream[:] = [Narrow(word)] * 4
        for lane in range(4):
            assert isinstance(philox(luck, Narrow(word), Narrow(word), lane), Narrow)
        for _ in range(20):
            assert isinstance(stream_word(luck), Narrow)


def test_the_stream_gives_the_numbers_of_xoroshiro64_star() -> None:
    luck = Luck()
    luck.stream[:] = [1, 2]
    words = [stream_word(luck) for _ in range(4)]
    assert words == [0x9E3779BB, *_xoroshiro64_star(1, 2)[1:4]]


def _xoroshiro64_star(a: int, b: int) -> list[int]:
    """Written from the definition with rotations, as a second opinion."""

    def rotated(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & WORD

    words = []
    for _ in range(4):
        words.append(a * 0x9E3779BB & WORD)
        b ^= a
        a = rotated(a, 26) ^ b ^ (b << 9 & WORD)
        b = rotated(b, 13)
    return words


def test_the_same_address_gives_the_same_number_in_any_order() -> None:
    luck = open_luck(7)
    forth = [pick(luck, purpose, index, 90) for purpose in range(5) for index in range(20)]
    back = [
        pick(luck, purpose, index, 90)
        for purpose in reversed(range(5))
        for index in reversed(range(20))
    ]
    assert forth == back[::-1]


def test_purpose_index_and_seed_all_matter() -> None:
    def numbers(seed: int, purpose: int, start: int) -> list[int]:
        luck = open_luck(seed)
        return [pick(luck, purpose, start + k, 1_000_000) for k in range(4)]

    assert numbers(1, 0, 0) != numbers(2, 0, 0)
    assert numbers(1, 0, 0) != numbers(1, 1, 0)
    assert numbers(1, 0, 0) != numbers(1, 0, 1)


def test_open_luck_is_pinned() -> None:
    """A seed written down today deals the same cards in every later version."""
    luck = open_luck(1)
    assert [pick(luck, 5, index, 95) for index in range(8)] == PINNED


PINNED = [70, 11, 70, 42, 29, 58, 9, 67]


@pytest.mark.parametrize("n", [1, 2, 5, 19, 95])
def test_numbers_are_uniform(n: int) -> None:
    luck = open_luck(3)
    seen = Counter(pick(luck, 1, index, n) for index in range(200 * n))
    assert set(seen) <= set(range(n))
    if n > 1:
        assert chisquare([seen[k] for k in range(n)]).pvalue > 1e-4


def test_a_word_that_would_favour_some_numbers_is_rejected() -> None:
    """With n just above half of all words, nearly every second word must be rejected."""
    luck = open_luck(11)
    n = (1 << 31) + 1
    expected = []
    for index in range(50):
        for lane in range(4):
            scaled = philox(luck, 2, index, lane) * n
            if scaled % (1 << 32) >= (1 << 32) % n:
                break
        expected.append(scaled >> 32)
    assert [pick(luck, 2, index, n) for index in range(50)] == expected


def test_a_started_stream_takes_the_place_of_addresses() -> None:
    one, two = open_luck(1), open_luck(1)
    start_stream(one, 5)
    start_stream(two, 5)
    assert [pick(one, 0, 0, 100) for _ in range(10)] == [choose(two, 100) for _ in range(10)]
    start_stream(two, 6)
    assert [pick(one, 0, 0, 100) for _ in range(10)] != [choose(two, 100) for _ in range(10)]


def test_key_words_are_little_endian_bytes_of_the_secret() -> None:
    assert keyed_luck(bytes(range(16))).key == [0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C]


def test_a_key_that_is_too_short_is_refused() -> None:
    for secret in (b"", bytes(15)):
        with pytest.raises(HeorotError, match="16 bytes or more"):
            keyed_luck(secret)


@pytest.mark.parametrize("seed", [1.5, 1.0, True, "1", None])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(HeorotError, match="no seed"):
        open_luck(seed)
