"""Every card and token lies in one place, and counts are those of what they count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heorot.core.errors import Sentence
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
            found = Sentence("{value}; expected true or false", value=getattr(s, flag))
            yield Fault(flag, "", found)
    rows = list(_rows(s))
    yield from _faults_of_sums(box, s, rows)
    for name, row, size in (
        ("pile", s.pile, s.pile_size),
        ("discard", s.discard, s.discard_size),
        ("pool", s.pool, s.pool_size),
    ):
        if sum(row) != size:
            yield Fault(name, "L45", Sentence("{row} is not of size {size}", row=row, size=size))
    for kind, place in special_places(box).items():
        yield from _faults_of_special(box, s, rows, kind, place)
    if s.waiting >> (KINDS - ACTIVITIES):
        none = Sentence("cards wait beside the board that are none: {cards:b}", cards=s.waiting)
        yield Fault("seat", "L4", none)
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


def _faults_of_sums(box: Box, s: State, rows: list[Row]) -> Iterator[Fault]:
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
    for place, sort, row in rows:
        for kind, count in enumerate(row):
            found[sort, kind] += count
            most = there[sort][kind]
            if count < 0 or (count and found[sort, kind] > most):
                template = "{things} by now; there are {most}"
                if most == 1:
                    template = "{things} by now; there is only one"
                things = _things(found[sort, kind], sort, kind)
                sentence = Sentence(template, things=things, most=most)
                yield Fault(place, "" if sort == "cards" else "L24", sentence)
    left = {"cards": s.pile, "fame": s.fame, "treasure": s.treasure, "alliances": s.pool}
    for sort, row in (left | {"misfortunes": [s.misfortunes]}).items():
        for kind, count in enumerate(row):
            if count < 0 or found[sort, kind] + count != there[sort][kind]:
                things, every = _things(found[sort, kind], sort, kind), there[sort][kind]
                template = "{things} are out of {all}, and {left} are left"
                yield Fault(sort, "L24", Sentence(template, things=things, all=every, left=count))


def _things(count: int, sort: str, kind: int) -> Sentence:
    """So many of a kind."""
    if sort == "cards":
        return Sentence("{count} cards {kind}", count=count, kind=KIND_NAMES[kind])
    if sort == "fame":
        return Sentence("{count} fame tokens of {value}", count=count, value=kind)
    if sort == "treasure":
        return Sentence("{count} treasure tokens of {value}", count=count, value=kind)
    if sort == "misfortunes":
        return Sentence("{count} misfortunes", count=count)
    template = "{count} alliances of fame {value}"
    if kind >= TREASURE_FACES:
        template = "{count} alliances of treasure {value}"
    return Sentence(template, count=count, value=kind % TREASURE_FACES + 1)


def _faults_of_special(
    box: Box, s: State, rows: list[Row], kind: int, place: Place
) -> Iterator[Fault]:
    """L4, L30: a special card waits until its space is taken, and is not found before that."""
    name = KIND_NAMES[kind]
    is_in_game = s.advanced == 1 if kind == SHIELD else place.space < s.player_count
    waits = s.waiting >> (kind - ACTIVITIES) & 1 == 1
    taken = is_taken(box, s, place)
    where = _place_words(box, place)
    for at, sort, row in rows:
        if sort != "cards" or len(row) <= kind or not row[kind]:
            continue
        if not is_in_game:
            yield Fault(at, "L4", _not_in_game(s, kind))
        elif not taken:
            sentence = Sentence("{card} is not taken before {space}", card=name, space=where)
            yield Fault(at, "L30", sentence)
        elif waits:
            sentence = Sentence("expected only if nobody won it: see {place}", place=at)
            yield Fault("shield_unclaimed", "L41", sentence)
    if waits and (not is_in_game or (taken and kind != SHIELD)):
        sentence = Sentence("{card} waits beside the board, and should not", card=name)
        yield Fault("taken", "L4", sentence)
    if is_in_game and not taken and not waits:
        template = "{card} does not wait beside the board for {space}"
        yield Fault("taken", "L30", Sentence(template, card=name, space=where))


def _not_in_game(s: State, kind: int) -> Sentence:
    template = "{card} is not in the game of {players} players"
    if kind == SHIELD:
        template = "{card} is not in the game of {players} players without `advanced`"
    return Sentence(template, card=KIND_NAMES[kind], players=s.player_count)


def _place_words(box: Box, place: Place) -> Sentence:
    """Where on the path something is gained."""
    episode = name_of(box, place.episode)
    return Sentence("space {space} of {episode}", space=place.space + 1, episode=episode)


def _faults_of_double_wound(box: Box, s: State) -> Iterator[Fault]:
    """L28: it comes from one space alone."""
    place = Place(*divmod(box.gain.index(DOUBLE_WOUND), SPACES))
    wounded = [
        key_of(seat, "double_wound") for seat in range(SEATS) if s.players[seat].double_wound
    ]
    if wounded and not is_taken(box, s, place):
        sentence = Sentence("is not taken before {space}", space=_place_words(box, place))
        yield Fault(wounded[0], "L28", sentence)
    if len(wounded) > 1:
        yield Fault(wounded[1], "L28", "there is one such tile")
