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


class Cell(NamedTuple):
    """One number of a state."""

    name: str
    value: int
    is_known: bool
    """Whether the reader may know it."""
    is_scratch: bool


def cells(s: Any, reader: int) -> Iterator[Cell]:
    """Every number of a state, and whether `reader` may know it, by the marks."""
    for f in s.layout:
        if f.of is None:
            yield from _row(s, f.name, reader, owner=-2)
        else:
            for seat, one in enumerate(getattr(s, f.name)):
                for g in one.layout:
                    yield from _row(one, g.name, reader, owner=seat)


def _row(one: Any, name: str, reader: int, owner: int) -> Iterator[Cell]:
    f = next(f for f in one.layout if f.name == name)
    values = getattr(one, name) if f.cells else [getattr(one, name)]
    for k, value in enumerate(values):
        known = f.mark == PUBLIC or (f.mark == OWNER and owner == reader)
        if f.mark.name == "veiled":
            seats = getattr(one, f.mark.veil)
            known = reader >= 0 and bool((seats[k] if f.cells else seats) >> reader & 1)
        yield Cell(f"{name}[{k}]" if f.cells else name, value, known, f.mark == TRANSIENT)


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
                for true, shown in zip(cells(s, reader), cells(seen.s, reader), strict=True):
                    expected = true.value if true.is_known else 0 if true.is_scratch else VEIL
                    assert shown.value == expected, f"{whose}: {true} is shown as {shown.value}"
                again = seen.s.copy()
                case.game.redact(again, reader)
                assert again == seen.s, f"{whose}: redacted twice"
                assert not seen.s.events, f"{whose}: events travel by their audience, not so"
            assert s.to_bytes() == before, f"{case}, seed {seed}: looking changed the state"
