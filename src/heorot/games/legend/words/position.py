"""A table of legend in words, and back. The schema is docs/positions.md.

Reading has four parts: the words (`spelling.py`), what lies on the table (here), the course of the
episode (`position_course.py`), and whether such a table can be (`heorot.games.legend.holds`).
"""

from __future__ import annotations

from typing import Any, Final

from heorot.core.documents import Section, shown
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, Sentence
from heorot.games.legend.box import COUNTS, EPISODE_NAMES, Box
from heorot.games.legend.holds import faults
from heorot.games.legend.holds.facts import is_taken, special_places
from heorot.games.legend.holds.past import missing_fame, most_alliances
from heorot.games.legend.holds.totals import remembers_total
from heorot.games.legend.rules.course import fill_supplies
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    AUCTION,
    EPISODES,
    FAMES,
    KIND_NAMES,
    MOST_SCRATCHES,
    NONE,
    OVER,
    PHASES,
    PICKING,
    SHIELD,
    SPACES,
    SYMBOL_KINDS,
    TREASURE_FACES,
    TREASURES,
    TURN_ORDER,
    State,
)
from heorot.games.legend.words.position_course import read_choice, read_course
from heorot.games.legend.words.spelling import (
    BID_NAMES,
    FACE_NAMES,
    GIVEN_NAMES,
    MOST,
    alliance_words,
    entries,
    hand,
    hand_words,
    open_cards,
    row_words,
    square_values,
    values,
)

OPTIONS: Final = {"advanced": False, "fallen": False, "bluffing": True, "memory": True}
"""The options of a table, and what holds when the document does not say."""

MOST_DEALINGS: Final = 9999
"""More than there can be, and less than a field of the state holds."""


# Writing.


def write_position(edition: Edition, s: State) -> dict[str, Any]:
    """The table as a document; what is empty or as usual is left out."""
    box: Box = edition.box
    options = {name: getattr(s, name) == 1 for name in OPTIONS}
    is_over = s.phase == OVER
    out = sum(one.alliances for one in s.players)
    doc = {
        "episode": "" if is_over else EPISODE_NAMES[box.name[s.episode]],
        "phase": PHASES[s.phase],
        "start": s.start + 1,
        "decides": s.decider + 1,
        "round": 2 if s.phase == PICKING and s.acted >= s.player_count else 0,
        "risked_this_turn": s.risked == 1,
        "laid_this_turn": s.laid_now == 1,
        "taken": [space + 1 for space in range(SPACES) if (s.taken >> space) & 1],
        "space": s.space + 1,
        "offer": row_words(s.offer, KIND_NAMES),
        "discard": row_words(s.discard, KIND_NAMES),
        "dealing": s.dealing,
        "alliances_drawn": s.drawn if s.drawn != out else 0,
        "credited": s.credited if s.credited != missing_fame(box, s) else 0,
        "shield_unclaimed": _is_shield_unclaimed(box, s),
    }
    return (
        {name: value for name, value in options.items() if value != OPTIONS[name]}
        | {key: value for key, value in doc.items() if value}
        | {"seat": [_write_seat(box, s, seat) for seat in range(s.player_count)]}
    )


def _write_seat(box: Box, s: State, seat: int) -> dict[str, Any]:
    me = s.players[seat]
    is_striving = s.phase != OVER and box.kind[s.episode] == TURN_ORDER
    doc = {
        "fame": values(me.fame),
        "treasure": values(me.treasure),
        "alliances": alliance_words(me.alliance, me.shown),
        "misfortunes": me.misfortunes,
        "scratches": me.scratches,
        "wounds": me.wounds,
        "double_wound": me.double_wound == 1,
        "laid": row_words(me.laid, KIND_NAMES),
        "bid": row_words([*me.bid_treasure, *me.bid_alliance[TREASURE_FACES:]], BID_NAMES),
        "passed": s.phase == AUCTION and me.rank == 1,
        "rank": me.rank if is_striving else 0,
        "total": me.total if remembers_total(box, s, seat) else 0,
        "picked": row_words(me.picked, KIND_NAMES),
        "given": row_words(me.given, GIVEN_NAMES),
    }
    return {"hand": hand_words(me.hand, me.known)} | {
        key: value for key, value in doc.items() if value
    }


def _is_shield_unclaimed(box: Box, s: State) -> bool:
    """Whether the All-Iron Shield was won by nobody, and stayed beside the board (L41)."""
    return (
        s.episode > special_places(box)[SHIELD].episode
        and (s.waiting >> (SHIELD - ACTIVITIES)) & 1 == 1
    )


# Reading.


def read_position(edition: Edition, doc: Section) -> State:
    """The table a document describes; `BadFile` when it is malformed or cannot be."""
    box: Box = edition.box
    s = State()
    for name, usual in OPTIONS.items():
        setattr(s, name, int(doc.flag(name, default=usual)))
    seats = list(doc.tables("seat"))
    if len(seats) not in COUNTS:
        problem = "{count} tables; the game is for {least} to {most}"
        raise BadFile("seat", problem, count=len(seats), least=COUNTS[0], most=COUNTS[-1])
    s.player_count = len(seats)
    s.start = doc.integer("start", 1, s.player_count, default=1) - 1
    s.phase = doc.word("phase", PHASES)
    s.episode = _read_episode(box, s, doc)
    _read_spaces(s, doc)
    fill_supplies(box, s)
    for seat, table in enumerate(seats):
        _read_seat(s, seat, table)
    _read_table(box, s, doc)
    _read_specials(box, s, doc)
    read_course(box, s, doc, seats)
    for seat, table in enumerate(seats):
        read_choice(s, seat, table)
        table.close()
    for fault in faults(edition, s):
        raise BadFile(fault.place, str(fault))
    return s


def _read_episode(box: Box, s: State, doc: Section) -> int:
    """By its number or its name; none when all are over."""
    if s.phase == OVER:
        if doc.has("episode"):
            raise BadFile("episode", "in the phase over all episodes are behind: remove it")
        return EPISODES
    value = doc.take("episode", object, "the number or the name of an episode")
    names = [EPISODE_NAMES[box.name[episode]] for episode in range(EPISODES)]
    if isinstance(value, str) and value in names:
        return names.index(value)
    if type(value) is int and 1 <= value <= EPISODES:
        return value - 1
    raise BadFile(
        "episode",
        "{value} is neither a number from 1 to {last} nor one of {names}",
        value=shown(value),
        last=EPISODES,
        names=", ".join(names),
    )


def _read_spaces(s: State, doc: Section) -> None:
    """L21: the spaces that are taken, and the one whose gain is in question."""
    s.space = NONE
    if doc.has("taken"):
        for number, space in enumerate(doc.take("taken", list, "an array of numbers"), 1):
            place = f"taken[{number}]"
            if type(space) is not int or not 1 <= space <= SPACES:
                problem = "{value} is not a space from 1 to {last}"
                raise BadFile(place, problem, value=shown(space), last=SPACES)
            if (s.taken >> (space - 1)) & 1:
                raise BadFile(place, "space {space} is named twice", space=space)
            s.taken |= 1 << (space - 1)
    if doc.has("space"):
        s.space = doc.integer("space", 1, SPACES) - 1


def _read_seat(s: State, seat: int, doc: Section) -> None:
    """Cards and tokens of a seat; tokens come from the supply."""
    me = s.players[seat]
    me.hand[:], me.known[:] = hand(doc, "hand")
    me.size = sum(me.hand)
    me.laid[:] = open_cards(doc, "laid", SYMBOL_KINDS)
    for value in square_values(doc, "fame", FAMES):
        me.fame[value] += 1
        s.fame[value] -= 1
    for value in square_values(doc, "treasure", TREASURES):
        me.treasure[value] += 1
        s.treasure[value] -= 1
    for entry in entries(doc, "alliances", FACE_NAMES, Sentence("an alliance token"), "shown"):
        me.alliance[entry.kind] += entry.number
        me.shown[entry.kind] += entry.number if entry.is_marked else 0
        s.pool[entry.kind] -= entry.number
    me.alliances = sum(me.alliance)
    s.pool_size -= me.alliances
    me.misfortunes = doc.integer("misfortunes", 0, MOST, default=0)
    s.misfortunes -= me.misfortunes
    me.scratches = doc.integer("scratches", 0, MOST_SCRATCHES, default=0)
    me.wounds = doc.integer("wounds", 0, EPISODES, default=0)
    me.double_wound = int(doc.flag("double_wound"))
    for entry in entries(doc, "bid", BID_NAMES, Sentence("a token of treasure")):
        if entry.kind < TREASURES:
            me.bid_treasure[entry.kind] += entry.number
        else:
            me.bid_alliance[entry.kind - TREASURES + TREASURE_FACES] += entry.number


def _read_table(box: Box, s: State, doc: Section) -> None:
    """Pile, discards and supplies; whatever card is named nowhere is in the pile."""
    s.offer[:] = open_cards(doc, "offer", ACTIVITIES)
    s.discard[:] = open_cards(doc, "discard", ACTIVITIES)
    s.discard_size = sum(s.discard)
    for kind in range(ACTIVITIES):
        seats = sum(one.hand[kind] + one.laid[kind] for one in s.players)
        s.pile[kind] = box.copies[kind] - seats - s.offer[kind] - s.discard[kind]
    s.pile_size = sum(s.pile)
    s.dealing = doc.integer("dealing", 0, MOST_DEALINGS, default=0)
    s.credited = doc.integer("credited", 0, MOST, default=missing_fame(box, s))
    s.fame[2] += s.credited
    out = sum(one.alliances for one in s.players)
    s.drawn = doc.integer("alliances_drawn", 0, max(out, most_alliances(box, s)), default=out)


def _read_specials(box: Box, s: State, doc: Section) -> None:
    """L4, L30: special cards lie beside the board until somebody takes their space."""
    unclaimed = doc.flag("shield_unclaimed")
    for kind, place in special_places(box).items():
        bit = 1 << (kind - ACTIVITIES)
        if kind == SHIELD and unclaimed:
            if not s.waiting & bit or not is_taken(box, s, place):
                raise BadFile(
                    "shield_unclaimed",
                    "expected only after {episode}, if nobody won it (L41)",
                    episode=EPISODE_NAMES[box.name[place.episode]],
                )
        elif is_taken(box, s, place):
            s.waiting &= ~bit
