"""Small states for the witness: nearly all tiles have been shown, so that few are unseen."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from heorot.core.documents import Section
from heorot.core.edition import Edition
from heorot.games.movie.rules.state import COLUMNS, FACES, PRINTED, SQUARES, State
from heorot.games.movie.words.position import read_position
from heorot.games.movie.words.spelling import kind_words

Seat = dict[str, Any]


class Small(NamedTuple):
    """A table in the words of position documents, with the tiles that have not been shown."""

    act: int
    unseen: str
    board: str
    """From the first square on; in Kingdoms all tiles that were shown follow (M22)."""
    seats: tuple[Seat, ...]
    turn: int = 1
    phase: str = "turn"


MOVIE = (
    # Both have kept a tile of Act I.
    Small(
        2,
        "+1 #1, mead+2 #1, -4 #1, +2 #2, valor+3 #2, statue #2, statue #2",
        "+5 1:castle +6 2:longship treachery",
        ({"hand": ["mead+2 #1", "+2 #2"]}, {"hand": ["-4 #1", "valor+3 #2"]}),
    ),
    # The second could play nothing and so has shown two Good Counsels.
    Small(
        3,
        "counsel #1, +2 #1, -1 #1, counsel #2, +3 #2, +1 #3, horn #3, -5 #3, treachery #3",
        "-2 1:longship +6 3:beowulf 2:thane -6",
        (
            {"hand": ["+2 #1"]},
            {"hand": ["counsel #1", "counsel #2", "horn #3"]}
            | {"known_counsels": ["counsel #1", "counsel #2"]},
            {"hand": ["+3 #2", "-5 #3"]},
        ),
    ),
    # The first has placed a Golden Statue in mind and named a tile.
    Small(
        1,
        "+1 #1, statue #1, -4 #1, gorge #1, horn #1, +2 #1",
        "+5 1:castle +6 2:longship -6",
        (
            {"hand": ["statue #1", "+1 #1"], "chosen": ["statue", "e2", "a1"]},
            *({"hand": ["-4 #1"]}, {"hand": ["gorge #1", "horn #1"]}, {}),
        ),
        phase="playing",
    ),
)
JUST_DRAWN: tuple[Seat, ...] = ({"hand": ["mine"]}, {"hand": ["-4"], "drawn": "+6"}, {}, {})
KINGDOMS = (
    Small(
        2, "+1, dragon, -4, gorge, +2", "1:rank2 2:rank1", ({"hand": ["dragon"]}, {"hand": ["-4"]})
    ),
    *(
        Small(3, "+1, mine, -4, +6, +6", "1:rank2 2:rank1", JUST_DRAWN[:players], 2, "playing")
        for players in (3, 4)
    ),
)


def small(edition: Edition) -> list[State]:
    """Hands of several acts, known Good Counsels, choices half made; or those of Kingdoms."""
    return [_state(edition, one) for one in (KINGDOMS if edition.box.kingdoms else MOVIE)]


def _state(edition: Edition, one: Small) -> State:
    box, act = edition.box, one.act - 1
    kinds = range((box.set_of[act] + 1) * FACES)
    tiles = Counter({kind_words(box, kind): box.copies[kind] for kind in kinds})
    shown = list((tiles - Counter(one.unseen.split(", "))).elements())
    lying = [*one.board.split(), *(shown if box.kingdoms else [])]
    rows: dict[int, list[str]] = {}
    for square in range(act * SQUARES, act * SQUARES + box.squares[act]):
        empty = "#" if box.ground[square] == PRINTED else "."
        row = rows.setdefault(box.cell[square] // COLUMNS, [])
        row.append(lying.pop(0) if lying else empty)
    doc = one._asdict() | {"board": [" ".join(row) for row in rows.values()], "shown": shown}
    doc["seat"] = [dict(seat) for seat in doc.pop("seats")]
    del doc["unseen"]
    return read_position(edition, Section(doc))
