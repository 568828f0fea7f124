"""What a board that knows no game must know of a view of movie and of Kingdoms."""

from __future__ import annotations

from typing import Final

from heorot.core.view import Plain

PLAIN: Final = Plain(
    untold=frozenset(
        {
            *("fixed.rules", "start", "public.act", "turn", "phase", "rows", "columns"),
            *("boards.drawn", "squares.row", "squares.column", "tiles.name", "tiles.value"),
            "own.changes",
        }
    ),
    folded=frozenset({"unseen", "last_act"}),
    kinds={"own.squares": "square"},
    tallies={"figures": "", "unseen": "tiles", "left": "", "size": ""},
    each=frozenset({"board.figures"}),
    course={"boards": "act"},
    grids={"board": "boards"},
    faces={"tile": "tiles", "piece": "pieces"},
)
