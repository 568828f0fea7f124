"""A table of beest in words, and back. The schema is docs/positions.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heorot.core.documents import Section, shown
from heorot.core.edition import Edition
from heorot.core.errors import BadFile
from heorot.games.beest.box import COUNTS, Box
from heorot.games.beest.holds import faults
from heorot.games.beest.rules.caves import fill_pile, participants
from heorot.games.beest.rules.course import clear_table
from heorot.games.beest.rules.meetings import give
from heorot.games.beest.rules.state import (
    ENDINGS,
    EXPEDITIONS,
    FEWEST,
    HAND,
    NONE,
    OVER,
    PHASES,
    ROUND_LIMIT,
    ROW,
    SEATS,
    STACK_NAMES,
    Player,
    State,
)
from heorot.games.beest.words.spelling import CAVE_WORDS, parse_caves, parse_place, place_words

# Writing.


def write_position(edition: Edition, s: State) -> dict[str, Any]:
    """The table as a document; what is empty is left out."""
    everybody = range(participants(s))
    doc: dict[str, Any] = {
        "expeditions": s.expeditions,
        "expedition": s.expedition,
        "round": s.round,
        "start": s.start + 1,
        "turn": s.active + 1,
        "phase": PHASES[s.phase],
        "hand": [CAVE_WORDS[cave] for cave in s.hand[: s.hand_size]],
        "met": [f"{place_words(s, a)} {place_words(s, b)}" for a, b in meetings(s)],
        "cleared": [place_words(s, one) for one in everybody if (s.cleared >> one) & 1],
        "ended": [_write_ended(s, number) for number in range(EXPEDITIONS) if s.ending[number]],
        "seat": [_write_player(s, seat) for seat in range(s.player_count)],
    }
    if s.player_count < SEATS:
        doc["silent"] = _write_player(s, s.player_count)
    return {key: value for key, value in doc.items() if value}


def meetings(s: State) -> Iterator[tuple[int, int]]:
    """Who exchanged with whom: an order in which it can have been, the same for equal tables."""
    done = [0] * participants(s)
    left = sum(one.markers for one in s.players) // 2
    while left:
        one, other = next(
            (one, other)
            for one in range(participants(s))
            for other in range(one + 1, participants(s))
            if s.players[one].order[other] == done[one] + 1
            and s.players[other].order[one] == done[other] + 1
        )
        yield one, other
        done[one] += 1
        done[other] += 1
        left -= 1


def _write_player(s: State, one: int) -> dict[str, Any]:
    me = s.players[one]
    doc = {
        "stack": STACK_NAMES[me.stack],
        "shown": STACK_NAMES[me.shown] if me.shown != NONE else "",
        "row": [CAVE_WORDS[cave] for cave in me.row[: me.length]],
        "chosen": [CAVE_WORDS[cave] for cave in me.choice[: me.chosen]],
    }
    return {key: value for key, value in doc.items() if value}


def _write_ended(s: State, number: int) -> dict[str, Any]:
    doc: dict[str, Any] = {
        "ending": ENDINGS[s.ending[number]],
        "beest": place_words(s, s.beest[number]),
        "points": [s.players[one].points[number] for one in range(participants(s))],
    }
    if s.ender[number] != NONE:
        doc["by"] = place_words(s, s.ender[number])
    return doc


# Reading.


def read_position(edition: Edition, doc: Section) -> State:
    """The table a document describes; `BadFile` when it is malformed or cannot be."""
    s = State()
    clear_table(s)
    seats = list(doc.tables("seat"))
    if len(seats) not in COUNTS:
        problem = "{count} tables; the game is for {least} to {most}"
        raise BadFile("seat", problem, count=len(seats), least=COUNTS[0], most=COUNTS[-1])
    s.player_count = len(seats)
    s.expeditions = doc.integer("expeditions", FEWEST, EXPEDITIONS, default=FEWEST)
    s.expedition = doc.integer("expedition", 1, s.expeditions, default=1)
    s.round = doc.integer("round", 1, ROUND_LIMIT)
    s.start = doc.integer("start", 1, s.player_count, default=1) - 1
    s.active = doc.integer("turn", 1, s.player_count) - 1
    s.phase = doc.word("phase", PHASES)
    s.decider = NONE if s.phase == OVER else s.active
    tables = [*seats, doc.table("silent")] if s.player_count < SEATS else seats
    _read_ended(s, doc)
    for cave in sorted(parse_caves(doc, "hand", HAND)):
        s.hand[s.hand_size] = cave
        s.hand_size += 1
    for one, table in enumerate(tables):
        _read_player(s, one, table)
    _read_pile(edition.box, s)
    _read_meetings(s, doc)
    for place, text in doc.texts("cleared", SEATS):
        s.cleared |= 1 << parse_place(s, place, text)
    for fault in faults(edition, s):
        raise BadFile(fault.place, str(fault))
    return s


def _read_player(s: State, one: int, doc: Section) -> None:
    me = s.players[one]
    stacks = STACK_NAMES[: participants(s)]
    me.stack = doc.word("stack", stacks)
    if doc.has("shown"):
        me.shown = doc.word("shown", stacks)
    for cave in parse_caves(doc, "row", ROW):
        me.row[me.length] = cave
        me.length += 1
    if s.phase == OVER:
        me.known_to = (1 << s.player_count) - 1
    elif one < s.player_count:
        me.known_to = 1 << one
    _read_choice(s, me, doc)
    doc.close()


def _read_pile(box: Box, s: State) -> None:
    """What lies nowhere is in the pile."""
    fill_pile(box, s)
    lying = [cave for one in s.players for cave in one.row[: one.length]]
    for cave in [*lying, *s.hand[: s.hand_size]]:
        s.pile[cave] -= 1
        s.pile_size -= 1


def _read_meetings(s: State, doc: Section) -> None:
    """B8: each pair once."""
    most = participants(s) * (participants(s) - 1) // 2
    for place, text in doc.texts("met", most):
        words = text.split(" ")
        if len(words) != 2:
            problem = '{text} is no meeting; expected one such as "1 2"'
            raise BadFile(place, problem, text=shown(text))
        one, other = (parse_place(s, place, word) for word in words)
        if one == other or (s.players[one].met >> other) & 1:
            problem = "{text}: each pair exchanges once, and nobody alone (B8)"
            raise BadFile(place, problem, text=shown(text))
        give(s, one, other)
        give(s, other, one)


def _read_ended(s: State, doc: Section) -> None:
    """B15, B19: the expeditions before this one; all of them when the match is over."""
    for number, table in enumerate(doc.tables("ended") if doc.has("ended") else ()):
        if number == s.expeditions:
            problem = "there are only {count} expeditions (B15)"
            raise BadFile(table.place, problem, count=s.expeditions)
        s.ending[number] = table.word("ending", ENDINGS[1:]) + 1
        s.beest[number] = parse_place(s, table.at("beest"), table.text("beest"))
        if table.has("by"):
            s.ender[number] = parse_place(s, table.at("by"), table.text("by"))
        points = table.take("points", list, "the points of everybody")
        if len(points) != participants(s) or not all(type(one) is int for one in points):
            problem = "expected {count} whole numbers, the Silent One last"
            raise BadFile(table.at("points"), problem, count=participants(s))
        for one, earned in enumerate(points):
            s.players[one].points[number] = earned
        table.close()


def _read_choice(s: State, me: Player, doc: Section) -> None:
    """B6: what a seat has begun to choose; equal caves of the hand are taken from the left."""
    for cave in parse_caves(doc, "chosen", HAND):
        me.choice[me.chosen] = cave
        me.chosen += 1
        left = [k for k in range(s.hand_size) if s.hand[k] == cave and not me.taken >> k & 1]
        if left:
            me.taken |= 1 << left[0]
