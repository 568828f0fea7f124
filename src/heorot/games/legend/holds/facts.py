"""Plain facts, found from the box and the declaration of the state alone."""

from __future__ import annotations

from typing import NamedTuple

from heorot.games.legend.box import EPISODE_NAMES, Box
from heorot.games.legend.rules.state import (
    DEATH,
    EPISODES,
    NONE,
    OVER,
    RANKING,
    SPACES,
    SPECIAL,
    SYMBOL_KINDS,
    TREASURE,
    TREASURE_FACES,
    Player,
    State,
)


def key_of(seat: int, key: str) -> str:
    """The place of a seat's key in a document."""
    return f"seat[{seat + 1}].{key}"


def order_of(s: State, seat: int) -> int:
    """0 for the start player, 1 for the next."""
    return (seat - s.start) % s.player_count


def kind_now(box: Box, s: State) -> int:
    """The kind of the present episode; `NONE` when all are over."""
    return NONE if s.phase == OVER else box.kind[s.episode]


def name_of(box: Box, episode: int) -> str:
    """What an episode is called."""
    return EPISODE_NAMES[box.name[episode]]


def is_visited(box: Box, s: State, episode: int) -> bool:
    """L6: whether an episode is part of the match."""
    return s.advanced == 1 or box.kind[episode] not in (TREASURE, RANKING)


def has_handed_in(box: Box, s: State) -> bool:
    """L37: whether the end has come, for which everybody hands in the hand."""
    return kind_now(box, s) in (NONE, DEATH)


def matches(box: Box, s: State, kind: int) -> bool:
    """Whether a card counts in the present episode."""
    return box.symbols[s.episode] >> box.symbol[kind] & 1 == 1


def symbols_of(box: Box, row: list[int]) -> int:
    """All symbols of a row of cards."""
    return sum(count * box.count[kind] for kind, count in enumerate(row[:SYMBOL_KINDS]))


def matching_symbols(box: Box, s: State, row: list[int]) -> int:
    """Those that count in the present episode."""
    cards = row[:SYMBOL_KINDS]
    return symbols_of(box, [count * matches(box, s, kind) for kind, count in enumerate(cards)])


def symbol_cards(me: Player) -> int:
    """How many cards of a hand show symbols."""
    return sum(me.hand[:SYMBOL_KINDS])


def cards_left(s: State) -> int:
    """How many cards can be drawn or turned up."""
    return s.pile_size + s.discard_size


def treasure_of(squares: list[int], faces: list[int]) -> int:
    """What treasure is worth: square tokens by value, alliances by face."""
    alliances = enumerate(faces[TREASURE_FACES:], 1)
    return sum(value * count for value, count in (*enumerate(squares), *alliances))


class Place(NamedTuple):
    """Where on the path something is gained."""

    episode: int
    space: int


def special_places(box: Box) -> dict[int, Place]:
    """Where each special card is gained, by its kind (L30)."""
    return {
        box.amount[cell]: Place(*divmod(cell, SPACES))
        for cell in range(EPISODES * SPACES)
        if box.gain[cell] == SPECIAL
    }


def is_taken(box: Box, s: State, place: Place) -> bool:
    """L21: whether somebody has had the chance to gain it; a prize is won at the end."""
    if s.episode != place.episode:
        return s.episode > place.episode
    return box.kind[place.episode] != TREASURE and s.taken >> place.space & 1 == 1
