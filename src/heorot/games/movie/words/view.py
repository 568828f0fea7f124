"""What a screen draws of movie: names instead of numbers, seats from 1.

Everything comes from a `Seen`; a face its reader does not know is null.
"""

from __future__ import annotations

from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.records import VEIL
from heorot.core.words import Word
from heorot.games.movie.box import DRAWN, FACE_NAMES, RULES, VALUES, Box
from heorot.games.movie.rules.course import score
from heorot.games.movie.rules.lines import figure_score, is_betrayed, owner_of, stones_of
from heorot.games.movie.rules.state import (
    ACTS,
    CHOOSING,
    COLUMNS,
    COUNSEL,
    EMPTY,
    FACES,
    FIGURE,
    KINDS,
    NONE,
    OVER,
    PHASES,
    PLAYING,
    PRINTED,
    RANKS,
    SQUARES,
    STEPS,
    State,
)
from heorot.games.movie.words.actions import face_word, word
from heorot.games.movie.words.spelling import figure_words, square_words

Drawn = dict[str, Any]
"""A part of a view."""


def view(edition: Edition, seen: Seen) -> Drawn:
    box, s = edition.box, seen.s
    return {
        "game": "movie",
        "rules": RULES[box.kingdoms],
        "seat": seen.seat + 1,
        "players": s.player_count,
        "where": {"number": s.act + 1, "rules": RULES[box.kingdoms]},
        "act": s.act + 1,
        "start": s.start + 1,
        "turn": s.active + 1,
        "phase": PHASES[s.phase],
        "decides": None if s.decider == NONE else s.decider + 1,
        "question": _question(edition, seen),
        "passes": s.passes,
        "pool": 0 if s.phase == OVER else s.pool_size,
        "unseen": _unseen(edition, seen),
        "board": {
            "drawn": DRAWN[box.diagonal[s.act]],
            "squares": [_square(edition, s, square) for square in range(box.squares[s.act])],
        },
        "seats": [_player(edition, s, seat) for seat in range(s.player_count)],
        "choice": _choice(edition, seen),
    }


def _square(edition: Edition, s: State, square: int) -> Drawn:
    box: Box = edition.box
    row, column = divmod(box.cell[s.act * SQUARES + square], COLUMNS)
    content = s.board[square]
    drawn: Drawn = {
        "name": square_words(box, s.act, square),
        "row": row + 1,
        "column": column + 1,
        "gorge": content == PRINTED,
        "tile": None,
        "figure": None,
    }
    if EMPTY < content < FACES:
        drawn["tile"] = tile(edition, content) | {"betrayed": is_betrayed(box, s, square)}
    elif content >= FIGURE:
        drawn["figure"] = {
            "seat": owner_of(content) + 1,
            "name": figure_words(box, stones_of(content)),
            "stones": stones_of(content),
            "forecast": figure_score(box, s, square),
        }
    return drawn


def tile(edition: Edition, face: int) -> Drawn:
    """A face: its name, and the number on it, if it has one."""
    name = str(face_word(edition, face).value).rpartition(" ")[2]
    return {"face": FACE_NAMES[face], "name": name, "value": VALUES.get(face)}


def _player(edition: Edition, s: State, seat: int) -> Drawn:
    box: Box = edition.box
    me = s.players[seat]
    placed = [
        square
        for square in range(box.squares[s.act])
        if s.board[square] >= FIGURE and owner_of(s.board[square]) == seat
    ]
    forecast = sum(figure_score(box, s, square) for square in placed)
    points = score(box, s, seat)
    return {
        "seat": seat + 1,
        "points": points,
        "forecast": points + forecast,
        "figures": [
            {"name": figure_words(box, stones), "stones": stones, "left": me.figures[stones]}
            for stones in range(1, RANKS)
        ],
        "hand": _hand(edition, s, seat),
        "drawn": tile(edition, me.drawn) if me.drawn not in (VEIL, 0) else None,
    }


def _hand(edition: Edition, s: State, seat: int) -> list[Drawn]:
    """M9: backs are public, faces the owner's; who could play nothing has shown Good Counsels."""
    me = s.players[seat]
    if me.hand[0] != VEIL:
        return [
            tile(edition, me.hand[slot] % FACES) | {"act": me.hand[slot] // FACES + 1}
            for slot in range(me.size)
        ]
    return [
        {"face": "counsel" if k < me.counsels[number] else None}
        | {"name": "counsel" if k < me.counsels[number] else None, "value": None}
        | {"act": number + 1}
        for number in range(ACTS)
        for k in range(me.held[number])
    ]


def _unseen(edition: Edition, seen: Seen) -> list[Drawn]:
    """The tiles of the present act that the reader has not seen: in the pool or held by others.

    A Good Counsel whose holder could play nothing is known to everybody (M4).
    """
    s = seen.s
    number = edition.box.set_of[s.act]
    unseen = list(s.unseen[number * FACES : (number + 1) * FACES])
    for seat, me in enumerate(s.players[: s.player_count]):
        if seat == seen.seat:
            for kind in (*me.hand[: me.size], number * FACES + me.drawn):
                unseen[kind % FACES] -= kind // FACES == number
        else:
            unseen[COUNSEL] -= me.counsels[number]
    return [
        tile(edition, face) | {"count": unseen[face]} for face in range(1, FACES) if unseen[face]
    ]


def _choice(edition: Edition, seen: Seen) -> Drawn | None:
    """What the reader has begun to choose."""
    if seen.seat < 0:
        return None
    box, s = edition.box, seen.s
    me = s.players[seen.seat]
    if me.step == CHOOSING:
        return None
    squares = [square_words(box, s.act, one) for one in (me.square, me.target) if one != NONE]
    return {
        "step": STEPS[me.step],
        "figure": figure_words(box, me.figure) if me.figure else None,
        "slot": None if me.chosen == NONE else me.chosen + 1,
        "squares": squares,
    }


def _question(edition: Edition, seen: Seen) -> Drawn:
    """What the decider is asked: the name and arguments of the text.

    Others are told no more of it than the phase.
    """
    box, s = edition.box, seen.s
    name = PHASES[s.phase]
    if s.phase == OVER:
        return {"name": name, "args": {}}
    me = s.players[s.active]
    own = seen.seat == s.active
    args: dict[str, Word] = {}
    if own and me.step != CHOOSING:
        name = STEPS[me.step]
        if me.figure:
            args = {"piece": Word("piece", figure_words(box, me.figure))}
        else:
            args = {"tile": word(edition, "tile", KINDS + me.hand[me.chosen] % FACES)}
    elif s.phase == PLAYING:
        if own and box.kingdoms:
            name = "placing"
            args = {"tile": word(edition, "tile", KINDS + me.drawn)}
    elif box.kingdoms:
        name = "turn_kingdoms"
    elif s.pool_size == 0:
        name = "turn_without_pool"
    return {"name": name, "args": {key: str(one.value) for key, one in args.items()}}
