"""How the views of movie are made: names instead of numbers, seats from 1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from heorot.core.edition import Edition, Keyed
from heorot.core.game import Seen
from heorot.core.view import Asked, asked
from heorot.games.movie.box import DRAWN, RULES, VALUES, Box
from heorot.games.movie.rules.lines import owner_of, stones_of
from heorot.games.movie.rules.state import (
    ACTS,
    BACKING,
    CHOOSING,
    COLUMNS,
    COUNSEL,
    EMPTY,
    FACES,
    NONE,
    OVER,
    PHASES,
    PLAYING,
    PRINTED,
    RANKS,
    SQUARES,
    STEPS,
    TURN,
    Player,
    State,
)
from heorot.games.movie.rules.tiles import has_mover
from heorot.games.movie.words import sums
from heorot.games.movie.words.forecast import changes
from heorot.games.movie.words.position import last_act
from heorot.games.movie.words.spelling import (
    BACK_WORDS,
    CELL_NAMES,
    PIECE_WORDS,
    SQUARE_WORDS,
    TILE_WORDS,
    piece_word,
    tile_word,
)
from heorot.games.movie.words.view import (
    Back,
    Board,
    Card,
    Face,
    Figure,
    Fixed,
    Held,
    LastAct,
    Line,
    Lying,
    Own,
    Pool,
    Public,
    Seat,
    Square,
    Supply,
    Tile,
)

# The words of everything, as things carry them.
SQUARES_IN_WORDS: Final = tuple(map(str, SQUARE_WORDS))
TILES_IN_WORDS: Final = tuple(tuple(map(str, words)) for words in TILE_WORDS)
PIECES_IN_WORDS: Final = tuple(tuple(map(str, words)) for words in PIECE_WORDS)
BACKS_IN_WORDS: Final = tuple(map(str, BACK_WORDS))


MOVED: Final = 1 << 12
"""So many boards are kept: most actions leave them as they are."""
TURNS_WITHOUT_POOL: Final = {
    (True, True): "figure_or_tile",
    (True, False): "only_figure",
    (False, True): "only_tile",
    (False, False): "nothing_to_do",
}
"""By whether there is a figure, and a tile that can be played."""
KINGDOMS_TURNS: Final = {
    (True, True, True): "castle_draw_or_secret",
    (True, True, False): "castle_or_draw",
    (True, False, True): "castle_or_secret",
    (True, False, False): "only_castle",
    (False, True, True): "draw_or_secret",
    (False, True, False): "only_draw_and_place",
    (False, False, True): "only_secret",
}
"""By whether there is a castle, a tile to draw, a secret tile."""


# What never changes in a match.


def fixed(edition: Edition, seen: Seen) -> Fixed:
    """The boards, and what is in the box."""
    box: Box = edition.box
    tiles, pieces = TILES_IN_WORDS[box.kingdoms], PIECES_IN_WORDS[box.kingdoms]
    return Fixed(
        rules=RULES[box.kingdoms],
        start=seen.s.start + 1,
        boards=tuple(_board(box, act) for act in range(ACTS)),
        tiles={tiles[face]: _face(box, face) for face in _faces(tuple(box.copies))},
        pieces={pieces[stones]: stones for stones in range(1, RANKS)},
    )


def _board(box: Box, act: int) -> Board:
    squares = []
    for square in range(act * SQUARES, act * SQUARES + box.squares[act]):
        row, column = divmod(box.cell[square], COLUMNS)
        words = (SQUARES_IN_WORDS[box.cell[square]],)
        gorge = box.ground[square] == PRINTED
        squares.append(Square(words=words, row=row + 1, column=column + 1, gorge=gorge))
    return Board(drawn=DRAWN[box.diagonal[act]], squares=tuple(squares))


def _face(box: Box, face: int) -> Face:
    name = str(tile_word(box, face).value).rpartition(" ")[2]
    troves = tuple(box.trove[face::FACES])
    return Face(name=name, value=VALUES.get(face), troves=troves if any(troves) else ())


# What everybody sees.


def public(edition: Edition, seen: Seen) -> Public:
    """The table, from a spectator's sight."""
    box, s = edition.box, seen.s
    board = _lying(edition.keyed, s.player_count, s.act, tuple(s.board))
    points = tuple(me.points for me in s.players[: s.player_count])
    forecasts = [
        one + sum([figure.points for figure in figures])
        for one, figures in zip(points, board.figures, strict=True)
    ]
    return Public(
        where={"number": s.act + 1, "rules": RULES[box.kingdoms]},
        decides=None if s.decider == NONE else s.decider + 1,
        question=_told_question(box, s),
        points=points,
        sources=tuple(_sources(box, s, me) for me in s.players[: s.player_count]),
        act=s.act + 1,
        turn=s.active + 1,
        phase=PHASES[s.phase],
        passes=s.passes,
        pool=_pool(0 if s.phase == OVER else s.pool_size),
        unseen=_listed(box, _unseen(box, s, NONE)),
        board=board,
        last_act=_last_act(edition.keyed, s),
        seats=tuple(_seat(box, s, seat, forecasts[seat]) for seat in range(s.player_count)),
    )


@lru_cache(maxsize=MOVED)
def _lying(keyed: Keyed, players: int, act: int, board: tuple[int, ...]) -> Lying:
    """The tiles and the figures on the board of an act."""
    box: Box = keyed.box
    cells = box.cell[act * SQUARES : (act + 1) * SQUARES]
    pieces, tiles = PIECES_IN_WORDS[box.kingdoms], TILES_IN_WORDS[box.kingdoms]
    turned_down = sums.betrayed(box, act, board)
    reckoned = sums.reckon(box, act, board, turned_down)
    figures: list[list[Figure]] = [[] for _ in range(players)]
    for square, extra, points in reckoned.sums:
        words = (pieces[stones_of(board[square])], SQUARES_IN_WORDS[cells[square]])
        figures[owner_of(board[square])].append(Figure(words=words, points=points, extra=extra))
    rows, columns = (
        tuple([_line(cells[part.first], cells[part.last], part.sum) for part in parts])
        for parts in (reckoned.rows, reckoned.columns)
    )
    return Lying(
        tiles=tuple(
            _tile(tiles[content], cells[square], square in turned_down)
            for square, content in enumerate(board)
            if EMPTY < content < FACES
        ),
        figures=tuple(map(tuple, figures)),
        rows=rows,
        columns=columns,
    )


def _last_act(keyed: Keyed, s: State) -> LastAct | None:
    box: Box = keyed.box
    first = box.set_of[s.act] * FACES
    has_begun = (
        s.board != box.ground[s.act * SQUARES : (s.act + 1) * SQUARES]
        or s.unseen[first : first + FACES] != box.copies[first : first + FACES]
        or s.phase == PLAYING
    )
    if (has_begun and s.phase != OVER) or not any(s.finished):
        return None
    board = _lying(keyed, s.player_count, last_act(s), tuple(s.finished))
    return LastAct(act=last_act(s) + 1, board=board)


def _sources(box: Box, s: State, me: Player) -> dict[str, int]:
    """What a seat began with, what its figures brought in each act, and its troves.

    Of a position that does not tell it all, what is left over counts as the beginning.
    """
    name = "epoch" if box.kingdoms else "act"
    found = {f"{name}{act + 1}": me.scored[act] for act in range(last_act(s) + 1)}
    troves = me.points - box.points - sum(me.scored)
    if troves > 0 and not box.kingdoms:
        found["troves"] = troves
    return {"start": me.points - sum(found.values())} | found


@cache
def _pool(size: int) -> Pool:
    return Pool(words=("action:draw",), size=size)


@cache
def _tile(words: str, cell: int, is_betrayed: bool) -> Tile:
    return Tile(words=(words, SQUARES_IN_WORDS[cell]), betrayed=is_betrayed)


@cache
def _line(first: int, last: int, total: int) -> Line:
    return Line(first=CELL_NAMES[first], last=CELL_NAMES[last], sum=total)


def _seat(box: Box, s: State, seat: int, forecast: int) -> Seat:
    me = s.players[seat]
    return Seat(
        words=(f"seat:{seat + 1}",),
        forecast=forecast,
        figures=tuple(me.figures[1:]),
        hand=_backs(tuple(me.held), tuple(me.counsels), bool(box.kingdoms)),
        has_drawn=bool(box.kingdoms) and s.phase == PLAYING and seat == s.active,
    )


@cache
def _backs(held: tuple[int, ...], counsels: tuple[int, ...], is_kingdoms: bool) -> tuple[Held, ...]:
    """M9: backs are public, faces the owner's; who could play nothing has shown Good Counsels."""
    known = TILES_IN_WORDS[is_kingdoms][COUNSEL]
    return tuple(
        Held(act=0 if is_kingdoms else act, known=known if k < counsels[act - 1] else "")
        for act in range(1, ACTS + 1)
        for k in range(held[act - 1])
    )


def _unseen(box: Box, s: State, reader: int) -> list[int]:
    """The tiles of the present act that a reader has not seen: in the pool or held by others.

    A Good Counsel whose holder could play nothing is known to everybody (M4).
    """
    number = box.set_of[s.act]
    unseen = s.unseen[number * FACES : (number + 1) * FACES]
    for seat in range(s.player_count):
        if seat != reader:
            unseen[COUNSEL] -= s.players[seat].counsels[number]
    return unseen


def _listed(box: Box, counts: Sequence[int]) -> tuple[int, ...]:
    """Tiles of each face that the box has."""
    return tuple([counts[face] for face in _faces(tuple(box.copies))])


@lru_cache(16)
def _faces(copies: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of the tiles in a box."""
    return tuple(face for face in range(1, FACES) if any(copies[face::FACES]))


def _told_question(box: Box, s: State) -> Asked:
    """What everybody is told of the question: what public facts allow."""
    if s.phase == PLAYING:
        return Asked(name="placing_drawn" if box.kingdoms else "playing")
    if s.phase == TURN:
        return Asked(name=_turn(box, s, s.players[s.active].size > 0))
    return Asked(name="over")


def _turn(box: Box, s: State, has_tile: bool) -> str:
    """The question that offers what can be done in a turn, and nothing else."""
    has_figure = any(s.players[s.active].figures)
    if box.kingdoms:
        return KINGDOMS_TURNS[has_figure, s.pool_size > 0, has_tile]
    if s.pool_size > 0:
        return "figure_or_draw" if has_figure else "only_draw"
    return TURNS_WITHOUT_POOL[has_figure, has_tile]


# What one seat knows besides.


def own(edition: Edition, seen: Seen) -> Own:
    """The tiles and figures of a seat, and what it has begun to choose."""
    box, s = edition.box, seen.s
    me = s.players[seen.seat]
    unseen = _unseen(box, s, seen.seat)
    number = box.set_of[s.act]
    for kind in me.hand[: me.size]:
        unseen[kind % FACES] -= kind // FACES == number
    unseen[me.drawn] -= 1
    return Own(
        question=_question(box, s, me) if seen.seat == s.decider else None,
        hand=tuple(_card(box, me, slot) for slot in range(me.size)),
        drawn=Card(words=(TILES_IN_WORDS[box.kingdoms][me.drawn],)) if me.drawn else None,
        figures=tuple(_supply(box, me, stones) for stones in range(1, RANKS) if me.figures[stones]),
        backs=_backs_to_choose(me) if me.step == BACKING else (),
        squares=tuple(
            CELL_NAMES[box.cell[s.act * SQUARES + square]]
            for square in (me.square, me.target)
            if square != NONE
        ),
        changes=changes(box, s) if seen.seat == s.decider else {},
        unseen=_listed(box, unseen),
    )


def _card(box: Box, me: Player, slot: int) -> Card:
    number, face = divmod(me.hand[slot], FACES)
    act = 0 if box.kingdoms else number + 1
    words = (TILES_IN_WORDS[box.kingdoms][face], "action:play")
    return Card(words=words, act=act, is_chosen=slot == me.chosen)


def _supply(box: Box, me: Player, stones: int) -> Supply:
    words = (PIECES_IN_WORDS[box.kingdoms][stones], "action:figure")
    return Supply(words=words, left=me.figures[stones], is_chosen=stones == me.figure)


def _backs_to_choose(me: Player) -> tuple[Back, ...]:
    face = me.hand[me.chosen] % FACES
    numbers = {kind // FACES for kind in me.hand[: me.size] if kind % FACES == face}
    return tuple(Back(words=(BACKS_IN_WORDS[number],)) for number in sorted(numbers))


def _question(box: Box, s: State, me: Player) -> Asked | None:
    """The question as it is put to the decider, where others are told less."""
    if me.step != CHOOSING:
        if me.figure:
            return asked(STEPS[me.step], {"piece": piece_word(box, me.figure)})
        return asked(STEPS[me.step], {"tile": tile_word(box, me.hand[me.chosen] % FACES)})
    if box.kingdoms:
        is_placing = s.phase == PLAYING
        return asked("placing", {"tile": tile_word(box, me.drawn)}) if is_placing else None
    if any(kind % FACES != COUNSEL for kind in me.hand[: me.size]) or has_mover(box, s):
        return None
    if s.phase == PLAYING:
        return Asked(name="keeping")
    return Asked(name=_turn(box, s, has_tile=False)) if me.size and not s.pool_size else None
