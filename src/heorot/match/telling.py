"""What happened, as sentences: the log of a reader for every screen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
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
    for number, name, args in gathered(told):
        depth = 0 if name in sections else 1 if name == TURN else 2
        yield Line(speech.event(name, args), number, depth, name, tuple(_words(args)))


def _words(args: Mapping[str, Argument]) -> Iterator[str]:
    for arg in args.values():
        if isinstance(arg, Word):
            yield str(arg)
        elif isinstance(arg, list):
            yield from map(str, arg)


Told = tuple[int, str, dict[str, Word]]
"""The number of the entry, the name of the event, its words."""


def gathered(events: Iterable[Told]) -> Iterator[tuple[int, str, Mapping[str, Argument]]]:
    """The events, those in a row that differ in their last thing alone told as one."""
    last_number, last_name = 0, ""
    last: dict[str, Argument] = {}
    for number, name, args in events:
        *same, key = args or [""]
        things = last.get(key)
        if (
            name == last_name
            and isinstance(things, list)
            and all(args[other] == last[other] for other in same)
        ):
            things.append(args[key])
            last_number = number
            continue
        if last_name:
            yield last_number, last_name, last
        last_number, last_name = number, name
        last = dict(args)
        if key and args[key].kind not in (*NUMBERS, "seat"):
            last[key] = [args[key]]
    if last_name:
        yield last_number, last_name, last
