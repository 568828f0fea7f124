"""From one declaration: copies, equality, bytes, redaction, digest, checks."""

from __future__ import annotations

import pickle

import pytest

from heorot.core.derive import comparer, digester, redactor, sighter
from heorot.core.records import (
    OWNER,
    PUBLIC,
    SECRET,
    TRANSIENT,
    VEIL,
    field,
    record,
    seats,
    told,
    veiled_by,
)
from heorot.core.rule import EVERYONE, Told, tell
from heorot.core.seats import SPECTATOR
from heorot.engine.checked import checked_class


@record
class Seat:
    open: int = field(PUBLIC)
    own: list[int] = field(OWNER, cells=2)
    shared: list[int] = field(veiled_by("eyes"), cells=2)
    eyes: list[int] = field(PUBLIC, cells=2)


@record
class Sample:
    small: int = field(PUBLIC)
    wide: int = field(PUBLIC, bits=16)
    pile: list[int] = field(SECRET, cells=3)
    card: int = field(veiled_by("card_eyes"))
    card_eyes: int = field(PUBLIC)
    scratch: int = field(TRANSIENT)
    for_screens: int = field(PUBLIC, digested=False)
    players: list[Seat] = seats(Seat, 2)
    events: list[Told] = told()


def sample() -> Sample:
    s = Sample()
    s.small, s.wide, s.card, s.card_eyes, s.scratch = 3, -300, 9, 0b10, 7
    s.pile[:] = [1, 2, 3]
    for seat, one in enumerate(s.players):
        one.open = seat + 10
        one.own[:] = [seat + 20, seat + 30]
        one.shared[:] = [41, 42]
        one.eyes[:] = [0b01, 0b11]
    return s


def test_a_copy_is_equal_and_its_own() -> None:
    s = sample()
    twin = s.copy()  # type: ignore[attr-defined]
    assert twin == s
    twin.players[1].own[0] += 1
    assert twin != s
    assert s.players[1].own[0] == 21


def test_bytes_round_trip_and_are_packed_little_endian() -> None:
    s = sample()
    data = s.to_bytes()  # type: ignore[attr-defined]
    assert data[:3] == bytes([3, 0xD4, 0xFE])
    assert len(data) == 1 + 2 + 3 + 1 + 1 + 1 + 2 * (1 + 2 + 2 + 2)
    other = Sample()
    other.load_bytes(data)  # type: ignore[attr-defined]
    assert other == s


def test_transient_fields_and_events_are_outside_equality_bytes_and_digest() -> None:
    digest = digester(Sample)
    s, other = sample(), sample()
    other.scratch = 0
    tell(other, EVERYONE, 4, 1)
    assert s == other
    assert s.to_bytes() == other.to_bytes()  # type: ignore[attr-defined]
    assert digest(s) == digest(other)
    assert other.events == [Told(EVERYONE, 4, (1, 0, 0, 0))]
    assert other.copy().events == []  # type: ignore[attr-defined]


def test_what_is_there_for_screens_is_outside_the_digest_alone() -> None:
    s, other = sample(), sample()
    other.for_screens = 1
    assert s != other
    assert s.to_bytes() != other.to_bytes()  # type: ignore[attr-defined]
    assert digester(Sample)(s) == digester(Sample)(other)


def test_the_digest_sees_every_number_of_play() -> None:
    digest = digester(Sample)
    whole = digest(sample())
    seen = {whole}
    for path in ("small", "wide", "card", "card_eyes"):
        s = sample()
        setattr(s, path, getattr(s, path) + 1)
        seen.add(digest(s))
    for k in range(3):
        s = sample()
        s.pile[k] += 1
        seen.add(digest(s))
    for row in ("own", "shared", "eyes"):
        s = sample()
        getattr(s.players[1], row)[1] += 1
        seen.add(digest(s))
    assert len(seen) == 11


def test_redaction_follows_the_marks() -> None:
    redact = redactor(Sample)
    s = sample()
    redact(s, 0)
    assert (s.small, s.wide, s.card_eyes) == (3, -300, 2)
    assert s.pile == [VEIL] * 3
    assert s.card == VEIL
    assert s.scratch == 0
    me, other = s.players
    assert (me.open, me.own, me.shared) == (10, [20, 30], [41, 42])
    assert (other.open, other.own, other.shared) == (11, [VEIL, VEIL], [41, 42])

    s = sample()
    redact(s, 1)
    assert s.card == 9
    assert [one.shared for one in s.players] == [[VEIL, 42], [VEIL, 42]]
    assert [one.own for one in s.players] == [[VEIL, VEIL], [21, 31]]


def test_a_spectator_sees_what_is_public() -> None:
    s = sample()
    redactor(Sample)(s, SPECTATOR)
    assert s.card == VEIL
    assert [one.own for one in s.players] == [[VEIL, VEIL]] * 2
    assert [one.shared for one in s.players] == [[VEIL, VEIL]] * 2
    assert [one.open for one in s.players] == [10, 11]


def test_a_sight_is_a_redacted_copy() -> None:
    sight, redact = sighter(Sample), redactor(Sample)
    for reader in (SPECTATOR, 0, 1):
        s = sample()
        tell(s, EVERYONE, 4, 1)
        seen = sight(s, reader)
        assert s == sample()
        redact(s, reader)
        assert type(seen) is Sample
        assert repr(seen) == repr(s)
        assert seen.events == []
        seen.players[0].shared[0] = 1
        assert s.players[0].shared[0] != 1


def changes() -> list[Sample]:
    """The sample with one number changed, for every number it has."""
    found = []
    for place in range(len(sample().numbers())):  # type: ignore[attr-defined]
        s = sample()
        numbers = list(s.numbers())  # type: ignore[attr-defined]
        numbers[place] += 1
        s.load_numbers(tuple(numbers))  # type: ignore[attr-defined]
        found.append(s)
    return found


def test_a_difference_is_one_that_some_reader_sees() -> None:
    differs, sight = comparer(Sample), sighter(Sample)
    found = set()
    for s in [sample(), *changes()]:
        for others in ((), (0,), (1,), (0, 1)):
            bits = sum(1 << seat for seat in others)
            readers = (SPECTATOR, *others)
            expected = any(sight(s, one) != sight(sample(), one) for one in readers)
            assert differs(sample(), s, bits) == expected, (s, others)
            found.add((others, expected))
    assert len(found) == 8


def test_every_lasting_number_counts_for_equality() -> None:
    assert len(changes()) == 22
    assert all(s != sample() for s in changes())
    anything: object = "a sample"
    assert sample() != anything


def test_a_record_is_pickled_as_its_bytes() -> None:
    s = sample()
    data = pickle.dumps(s)
    assert pickle.loads(data) == s  # noqa: S301 (our own bytes)
    assert len(data) < 2 * len(s.to_bytes()) + 80  # type: ignore[attr-defined]


def test_a_field_without_a_mark_is_an_error() -> None:
    class Unmarked:
        number: int

    with pytest.raises(TypeError, match="number has no mark"):
        record(Unmarked)


def test_a_veil_must_be_a_public_field_of_the_same_size() -> None:
    class Short:
        hand: list[int] = field(veiled_by("eyes"), cells=3)
        eyes: list[int] = field(PUBLIC, cells=2)

    with pytest.raises(TypeError, match="no PUBLIC field 'eyes' of its size"):
        record(Short)


def test_owner_outside_a_seat_is_an_error() -> None:
    @record
    class Lost:
        number: int = field(OWNER)

    with pytest.raises(TypeError, match="OWNER belongs inside a seat's record"):
        redactor(Lost)


def test_bits_are_those_of_an_integer_type() -> None:
    with pytest.raises(TypeError, match="bits must be one of"):
        field(PUBLIC, bits=12)


def test_checked_records_refuse_what_compiled_code_would_overlook() -> None:
    s = checked_class(Sample)()
    for index in (-1, 3):
        with pytest.raises(AssertionError, match=r"pile\[.*outside its 3 cells"):
            s.pile[index] = 0
        with pytest.raises(AssertionError, match="outside its 3 cells"):
            s.pile[index]
    with pytest.raises(AssertionError, match="outside its 2 cells"):
        s.players[2]
    with pytest.raises(AssertionError, match="small = 128"):
        s.small = 128
    with pytest.raises(AssertionError, match="small = -128"):
        s.small = VEIL
    with pytest.raises(AssertionError, match="own = 200"):
        s.players[0].own[1] = 200
    with pytest.raises(AssertionError, match="small = True"):
        s.small = True
    s.wide = 32767
    s.small = 127
    assert (s.wide, s.small) == (32767, 127)


def test_checked_records_equal_plain_ones() -> None:
    plain = sample()
    checked = checked_class(Sample)()
    checked.load_bytes(plain.to_bytes())  # type: ignore[attr-defined]
    assert checked == plain
    assert plain == checked
    assert checked.copy() == plain
    checked.players[0].own[0] = 1
    assert checked != plain


def test_a_wide_field_that_is_always_open_may_hold_any_number() -> None:
    s = checked_class(Sample)()
    s.wide = VEIL  # a debt of 128 points
    assert s.wide == VEIL
    for name in ("small", "card"):
        with pytest.raises(AssertionError, match=f"{name} = -128"):
            setattr(s, name, VEIL)
    with pytest.raises(AssertionError, match="pile = -128"):
        s.pile[0] = VEIL
