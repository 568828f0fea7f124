"""What happened, as sentences: the log of a reader for every screen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from heorot.core.words import Word
from heorot.i18n import NUMBERS, Argument, Speech, keyed
from heorot.match.past import Entry

TURN = "turn_begins"
"""The event that heads the lines of a turn, in every game that has turns."""


class Line(NamedTuple):
    """A sentence of the log."""

    text: str
    number: int
    """Of the entry it belongs to."""
    depth: int
    """0 for the heading of a section, 1 for that of a turn, 2 for any other."""
    event: str
    words: tuple[str, ...]


def lines_of(
    entries: Iterable[Entry],
    speech: Speech,
    sections: Collection[str],
    quiet: Collection[str] = (),
) -> Iterator[Line]:
    """The entries as sentences, without the events that are called quiet.

    What differs in its last thing alone is told as one.
    """
    told = (
        (entry.number, happening.name, keyed(happening.args))
        for entry in entries
        for happening in entry.events
        if happening.name not in quiet
    )
    for group in grouped(told):
        yield line_of(group, speech, sections)


def line_of(group: Sequence[Told], speech: Speech, sections: Collection[str]) -> Line:
    """Events that are told as one, as a sentence."""
    number, name, last = group[-1]
    key = _listed(last)
    args: dict[str, Argument] = {**last}
    if key:
        args[key] = [one[key] for _, _, one in group]
    depth = 0 if name in sections else 1 if name == TURN else 2
    return Line(speech.event(name, args), number, depth, name, tuple(_words(args)))


def _words(args: Mapping[str, Argument]) -> Iterator[str]:
    for arg in args.values():
        if isinstance(arg, Word):
            yield str(arg)
        elif isinstance(arg, list):
            yield from map(str, arg)


Told = tuple[int, str, dict[str, Word]]
"""The number of the entry, the name of the event, its words."""


def grouped(events: Iterable[Told]) -> Iterator[list[Told]]:
    """The events, those in a row that differ in their last thing alone together."""
    group: list[Told] = []
    for event in events:
        if group and not _differs_in_last(group[0], event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _differs_in_last(one: Told, two: Told) -> bool:
    args = two[2]
    key = _listed(args)
    return (
        bool(key)
        and one[1] == two[1]
        and all(one[2][other] == arg for other, arg in args.items() if other != key)
    )


def _listed(args: Mapping[str, Word]) -> str:
    """Where the things stand of which several can be told at once; empty where that cannot be."""
    *_, key = args or [""]
    return "" if not key or args[key].kind in (*NUMBERS, "seat") else key
