"""The marks of a state, and redaction by them, held against a second reading of the marks.

Whether the marks themselves are right, `heorot.testing.secrecy` and `heorot.testing.imagining` ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from heorot.core.game import Game
from heorot.core.records import OWNER, PUBLIC, SECRET, TRANSIENT, VEIL, Field, layout_of
from heorot.testing.cases import Case
from heorot.testing.play import random_game

NEEDED = ("player_count", "start", "decider", "players")
"""The public fields that every state has."""


class Part(NamedTuple):
    """A field of a state, or of a seat in it."""

    record: Any
    field: Field
    owner: int
    """The seat it belongs to; -2 if none."""

    @property
    def values(self) -> list[int]:
        """Its numbers."""
        return self._row(self.field.name)

    def shown_to(self, reader: int) -> list[int]:
        """Its numbers as a reader may know them, by the mark; the others veiled."""
        mark = self.field.mark
        if mark == PUBLIC or (mark == OWNER and self.owner == reader):
            return self.values
        if mark.name == "veiled" and reader >= 0:
            pairs = zip(self.values, self._row(mark.veil), strict=True)
            return [value if seats >> reader & 1 else VEIL for value, seats in pairs]
        return [0 if mark == TRANSIENT else VEIL] * len(self.values)

    def _row(self, name: str) -> list[int]:
        found = getattr(self.record, name)
        return found if self.field.cells else [found]


def parts(s: Any) -> Iterator[Part]:
    """Every field of a state and of its seats."""
    for f in s.layout:
        if f.of is None:
            yield Part(s, f, -2)
        else:
            for seat, one in enumerate(getattr(s, f.name)):
                yield from (Part(one, g, seat) for g in one.layout)


def differing(values: list[int], expected: list[int]) -> list[int]:
    """The places at which two rows differ."""
    if values == expected:
        return []
    return [k for k, pair in enumerate(zip(values, expected, strict=True)) if pair[0] != pair[1]]


def fields(game: Game) -> Iterator[tuple[Field, bool]]:
    """Every field of a state, and whether it is in the records of the seats."""
    for f in layout_of(game.state):
        if f.of is None:
            yield f, False
        else:
            yield from ((g, True) for g in layout_of(f.of))


def has_secrets(game: Game) -> bool:
    """Whether somebody may not know all of a state."""
    return any(f.mark not in (PUBLIC, TRANSIENT) for f, _ in fields(game))


def check_declaration(case: Case) -> None:
    """Every field has a mark that means something where it stands, and the contract's are there."""
    public = {f.name for f in layout_of(case.game.state) if f.mark == PUBLIC}
    for name in (*NEEDED, *case.game.options):
        assert name in public, f"{name} must be a PUBLIC field of the state"
    assert hasattr(case.game.state(), "events"), "the state needs events: told()"
    for f, is_of_seat in fields(case.game):
        marks = {PUBLIC, SECRET, TRANSIENT} | ({OWNER} if is_of_seat else set())
        assert f.mark in marks or f.mark.name == "veiled", f"{f.name} is marked {f.mark}"


def check_redaction(case: Case, seeds: range, every: int = 7) -> None:
    """A reader is shown all it may know, and all else is veiled; redacting again adds nothing."""
    for seed in seeds:
        for number, s in enumerate(random_game(case, seed)):
            if (number + seed) % every:
                continue
            before = s.to_bytes()
            for reader in case.readers:
                seen = case.game.seen(s, reader)
                whose = f"{case}, seed {seed}, after {number} actions, reader {reader}"
                assert seen.seat == reader, whose
                for true, shown in zip(parts(s), parts(seen.s), strict=True):
                    wrong = differing(shown.values, true.shown_to(reader))
                    assert not wrong, f"{whose}: wrong in {true.field.name}{wrong}: {shown.values}"
                again = seen.s.copy()
                case.game.redact(again, reader)
                assert again == seen.s, f"{whose}: redacted twice"
                assert not seen.s.events, f"{whose}: events travel by their audience, not so"
            assert s.to_bytes() == before, f"{case}, seed {seed}: looking changed the state"
