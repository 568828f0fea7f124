"""Every card and token lies in one place, and counts are those of what they count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heorot.core.holds import Fault
from heorot.games.legend.box import Box
from heorot.games.legend.holds.facts import Place, is_taken, key_of, name_of, special_places
from heorot.games.legend.holds.past import most_credited
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    DOUBLE_WOUND,
    KIND_NAMES,
    KINDS,
    SEATS,
    SHIELD,
    SPACES,
    TREASURE_FACES,
    State,
)

Row = tuple[str, str, list[int]]
"""A place, a sort of things, and how many of each kind of them lie there."""


def faults_of_components(box: Box, s: State) -> Iterator[Fault]:
    """Whatever is lost, doubled, or where it cannot be."""
    for flag in ("advanced", "fallen", "bluffing", "memory", "risked", "laid_now"):
        if getattr(s, flag) not in (0, 1):
            yield Fault(flag, "", f"{getattr(s, flag)}; expected true or false")
    yield from _faults_of_sums(box, s)
    for name, row, size in (
        ("pile", s.pile, s.pile_size),
        ("discard", s.discard, s.discard_size),
        ("pool", s.pool, s.pool_size),
    ):
        if sum(row) != size:
            yield Fault(name, "L45", f"{row} is not of size {size}")
    for kind, place in special_places(box).items():
        yield from _faults_of_special(box, s, kind, place)
    if s.waiting >> (KINDS - ACTIVITIES):
        yield Fault("seat", "L4", f"cards wait beside the board that are none: {s.waiting:b}")
    yield from _faults_of_double_wound(box, s)


def _rows(s: State) -> Iterator[Row]:
    """What lies anywhere but in pile, pool and supply, in the order of a document."""
    for seat, one in enumerate(s.players):
        yield key_of(seat, "hand"), "cards", one.hand
        yield key_of(seat, "laid"), "cards", one.laid
        yield key_of(seat, "fame"), "fame", one.fame
        yield key_of(seat, "treasure"), "treasure", one.treasure
        yield key_of(seat, "alliances"), "alliances", one.alliance
        yield key_of(seat, "misfortunes"), "misfortunes", [one.misfortunes]
    yield "offer", "cards", s.offer
    yield "discard", "cards", s.discard


def _faults_of_sums(box: Box, s: State) -> Iterator[Fault]:
    """Nothing is less than nothing, and of every kind there is as much as in the box."""
    there = {
        "cards": [*box.copies, *[1] * (KINDS - ACTIVITIES)],
        "fame": [*box.fame],
        "treasure": box.treasure,
        "alliances": box.alliance,
        "misfortunes": [box.misfortunes],
    }
    there["fame"][2] += min(s.credited, most_credited(box, s))
    found: Counter[tuple[str, int]] = Counter()
    for place, sort, row in _rows(s):
        for kind, count in enumerate(row):
            found[sort, kind] += count
            most = there[sort][kind]
            if count < 0 or (count and found[sort, kind] > most):
                many = f"{found[sort, kind]} {_thing(sort, kind)} by now; there"
                only = "is only one" if most == 1 else f"are {most}"
                yield Fault(place, "" if sort == "cards" else "L24", f"{many} {only}")
    left = {"cards": s.pile, "fame": s.fame, "treasure": s.treasure, "alliances": s.pool}
    for sort, row in (left | {"misfortunes": [s.misfortunes]}).items():
        for kind, count in enumerate(row):
            if count < 0 or found[sort, kind] + count != there[sort][kind]:
                yield Fault(sort, "L24", f"{_thing(sort, kind)}: {count} are left, "
                            f"{found[sort, kind]} of {there[sort][kind]} are out")  # fmt: skip


def _thing(sort: str, kind: int) -> str:
    """What is counted."""
    if sort == "cards":
        return f"cards {KIND_NAMES[kind]}"
    if sort == "alliances":
        shows = "treasure" if kind >= TREASURE_FACES else "fame"
        return f"alliances of {shows} {kind % TREASURE_FACES + 1}"
    return sort if sort == "misfortunes" else f"{sort} tokens of {kind}"


def _faults_of_special(box: Box, s: State, kind: int, place: Place) -> Iterator[Fault]:
    """L4, L30: a special card waits until its space is taken, and is not found before that."""
    name = KIND_NAMES[kind]
    is_in_game = s.advanced == 1 if kind == SHIELD else place.space < s.player_count
    waits = s.waiting >> (kind - ACTIVITIES) & 1 == 1
    taken = is_taken(box, s, place)
    where = f"space {place.space + 1} of {name_of(box, place.episode)}"
    for at, sort, row in _rows(s):
        if sort != "cards" or len(row) <= kind or not row[kind]:
            continue
        if not is_in_game:
            needs = " without `advanced`" if kind == SHIELD else ""
            yield Fault(at, "L4", f"{name} is not in the game of {s.player_count} players{needs}")
        elif not taken:
            yield Fault(at, "L30", f"{name} is not taken before {where}")
        elif waits:
            yield Fault("shield_unclaimed", "L41", f"expected only if nobody won it: see {at}")
    if waits and (not is_in_game or (taken and kind != SHIELD)):
        yield Fault("taken", "L4", f"{name} waits beside the board, and should not")
    if is_in_game and not taken and not waits:
        yield Fault("taken", "L30", f"{name} does not wait beside the board for {where}")


def _faults_of_double_wound(box: Box, s: State) -> Iterator[Fault]:
    """L28: it comes from one space alone."""
    place = Place(*divmod(box.gain.index(DOUBLE_WOUND), SPACES))
    wounded = [
        key_of(seat, "double_wound") for seat in range(SEATS) if s.players[seat].double_wound
    ]
    if wounded and not is_taken(box, s, place):
        where = f"space {place.space + 1} of {name_of(box, place.episode)}"
        yield Fault(wounded[0], "L28", f"is not taken before {where}")
    if len(wounded) > 1:
        yield Fault(wounded[1], "L28", "there is one such tile")
