"""Worlds that somebody cannot tell from the true one."""

from __future__ import annotations

from typing import Any

from heorot.core.luck import open_luck
from heorot.core.records import OWNER, PUBLIC
from heorot.testing.cases import Case


def other_world(case: Case, s: Any, reader: int, number: int) -> Any:
    """A world that the reader cannot tell from `s`; another one for each number."""
    world = case.game.seen(s, reader).s
    case.game.imagine(case.edition.box, world, reader, open_luck(-1_000_000 - number))
    return world


def shared_world(case: Case, s: Any, reader: int, friend: int, number: int) -> Any:
    """A world that neither the reader nor `friend` can tell from `s`."""
    if reader < 0:
        return other_world(case, s, friend, number)  # a spectator knows no more than anybody
    opened = s.copy()
    case.witness.make_public(opened, friend)
    for one in (opened, *opened.players):
        for f in one.layout:
            if f.mark.name == "veiled":
                seats = getattr(one, f.mark.veil)
                if f.cells:
                    seats[:] = [bits | (bits >> friend & 1) << reader for bits in seats]
                else:
                    setattr(one, f.mark.veil, seats | (seats >> friend & 1) << reader)
    world = other_world(case, opened, reader, number)
    for one, true in zip((world, *world.players), (s, *s.players), strict=True):
        for f in one.layout:
            own = f.mark == OWNER and true is s.players[friend]
            if f.of is None and (own or f.mark == PUBLIC):  # and closed again
                value = getattr(true, f.name)
                setattr(one, f.name, value[:] if isinstance(value, list) else value)
    return world
