"""Small states for the witness: nearly all tiles have been shown, so that few are unseen."""

from __future__ import annotations

from heorot.core.edition import Edition
from heorot.games.movie.box import FACE_NAMES, Box
from heorot.games.movie.rules.state import (
    EMPTY,
    FACES,
    FIGURE,
    HAND,
    KINDS,
    NONE,
    PLAYING,
    RANKS,
    SEATS,
    SQUARES,
    STATUE,
    SWAPPING_WITH,
    TREACHERY,
    TURN,
    Player,
    State,
)


def small(edition: Edition) -> list[State]:
    """Hands of several acts, known Good Counsels, choices half made; or those of Kingdoms."""
    if edition.box.kingdoms:
        return [_secret_tiles(edition), *(_just_drawn(edition, players) for players in (3, 4))]
    return [_two_acts(edition), _known_counsels(edition), _half_swapped(edition)]


def _two_acts(edition: Edition) -> State:
    """Two players in Act II; both have kept a tile of Act I."""
    return _table(
        edition,
        act=1,
        unseen=["+1 mead+2 -4", "+2 valor+3 statue statue"],
        hands=[["mead+2 #1", "+2 #2"], ["-4 #1", "valor+3 #2"]],
        board=["+5", "1:2", "+6", "2:1", "treachery"],
    )


def _known_counsels(edition: Edition) -> State:
    """Three players in Act III; one could play nothing and so has shown two Good Counsels."""
    s = _table(
        edition,
        act=2,
        unseen=["counsel +2 -1", "counsel +3", "+1 horn -5 treachery"],
        hands=[["+2 #1"], ["counsel #1", "counsel #2", "horn #3"], ["+3 #2", "-5 #3"]],
        board=["-2", "1:1", "+6", "3:4", "2:3", "-6"],
    )
    s.players[1].counsels[:] = [1, 1, 0]
    return s


def _half_swapped(edition: Edition) -> State:
    """Four players in Act I; the first has placed a Golden Statue in mind and named a tile."""
    s = _table(
        edition,
        act=0,
        unseen=["+1 statue -4 gorge horn +2"],
        hands=[["statue #1", "+1 #1"], ["-4 #1"], ["gorge #1", "horn #1"], []],
        board=["+5", "1:2", "+6", "2:1", "-6"],
    )
    s.phase = PLAYING
    me = s.players[0]
    me.chosen, me.square, me.target, me.step = 1, 9, 0, SWAPPING_WITH
    if me.hand[1] % FACES != STATUE:
        me.chosen = 0
    return s


def _secret_tiles(edition: Edition) -> State:
    """Kingdoms: two players, each with a secret tile."""
    return _table(
        edition,
        act=1,
        unseen=["+1 dragon -4 gorge +2"],
        hands=[["dragon"], ["-4"]],
        board=["1:2", "2:1"],
    )


def _just_drawn(edition: Edition, players: int) -> State:
    """Kingdoms: the second of three or four players has drawn a tile; one has no secret tile."""
    s = _table(
        edition,
        act=2,
        unseen=["+1 mine -4 +6 +6"],
        hands=[["mine"], ["-4"], [], []][:players],
        board=["1:2", "2:1"],
    )
    s.active = s.decider = 1
    s.phase = PLAYING
    s.players[1].drawn = FACE_NAMES.index("+6")
    s.pool[s.players[1].drawn] -= 1
    s.pool_size -= 1
    return s


def _table(
    edition: Edition, act: int, unseen: list[str], hands: list[list[str]], board: list[str]
) -> State:
    """Seat 1 begins a turn; the board begins with what is named, and with what must be there."""
    box, s = edition.box, State()
    s.player_count, s.act, s.phase = len(hands), act, TURN
    s.unseen[:] = [0] * KINDS
    for kind in range((box.set_of[act] + 1) * FACES, KINDS):
        s.unseen[kind] = box.copies[kind]
    for number, words in enumerate(unseen):
        for name in words.split():
            s.unseen[number * FACES + FACE_NAMES.index(name)] += 1
    first = box.set_of[act] * FACES
    s.pool[:] = s.unseen[first : first + FACES]
    s.board[:] = box.ground[act * SQUARES : (act + 1) * SQUARES]
    for square, name in enumerate(_filled(box, s, board)):
        owner, colon, rank = name.partition(":")
        figure = FIGURE + 4 * (int(owner) - 1) + int(rank) - 1 if colon else 0
        s.board[square] = figure or FACE_NAMES.index(name)
    s.empties, s.treacheries = s.board.count(EMPTY), s.board.count(TREACHERY)
    for seat in range(SEATS):
        me = s.players[seat]
        kinds = [_kind(words) for words in (hands[seat] if seat < len(hands) else [])]
        _give(box, s, me, sorted(kinds))
        if seat < len(hands):
            me.points = box.points
            for stones in range(1, RANKS):
                placed = s.board.count(FIGURE + 4 * seat + stones - 1)
                me.figures[stones] = box.figures[len(hands) * RANKS + stones] - placed
    s.pool_size = sum(s.pool)
    return s


def _filled(box: Box, s: State, board: list[str]) -> list[str]:
    """In Kingdoms every tile that was shown lies on the board (M22)."""
    if not box.kingdoms:
        return board
    shown = [box.copies[face] - s.unseen[face] for face in range(FACES)]
    return [*board, *(FACE_NAMES[face] for face in range(FACES) for _ in range(shown[face]))]


def _kind(words: str) -> int:
    name, _, number = words.partition(" #")
    return (int(number or 1) - 1) * FACES + FACE_NAMES.index(name)


def _give(box: Box, s: State, me: Player, kinds: list[int]) -> None:
    me.size = len(kinds)
    me.hand[:] = kinds + [NONE] * (HAND - len(kinds))
    me.chosen = me.square = me.target = NONE
    for kind in kinds:
        me.held[kind // FACES] += 1
        if kind // FACES == box.set_of[s.act]:
            s.pool[kind % FACES] -= 1
