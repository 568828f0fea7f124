"""What everybody agrees to before the first card.

The commitment of fair dice and the fingerprint of a finished match cover all of it, so that nobody
can say later that another game was played, with another box, or by somebody else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.match.seat import Seat


@dataclass(frozen=True)
class Terms:
    """Game, box, options, who sits where, who begins."""

    game: Game
    edition: Edition
    seats: tuple[Seat, ...]
    options: Mapping[str, int]
    """A value for every option of the game."""
    start: int
    """The seat that begins; -1: luck says which."""

    def __post_init__(self) -> None:
        if self.edition.game != self.game.name:
            raise HeorotError(
                "a box of {other} is no box of {game}", other=self.edition.game, game=self.game.name
            )
        for value in (self.start, *self.options.values()):
            if type(value) is not int:
                raise HeorotError("{value} is not a whole number", value=shown(value))
        self.game.blank(len(self.seats), self.start, **self.options)

    @cached_property
    def people(self) -> list[SeatIndex]:
        """The seats where people sit."""
        return [SeatIndex(seat) for seat, one in enumerate(self.seats) if one.is_human]

    def to_bytes(self) -> bytes:
        """The same terms give the same bytes, and others give others."""
        written = {
            "game": self.game.name,
            "rules": self.game.version,
            "box": [self.edition.name, self.edition.hash, self.edition.source],
            "options": dict(self.options),
            "seats": [[seat.name, seat.bot] for seat in self.seats],
            "start": self.start,
        }
        return json.dumps(written, sort_keys=True, separators=(",", ":")).encode()


def agree(
    game: str | Game,
    seats: Sequence[Seat],
    *,
    edition: Edition | None = None,
    options: Mapping[str, int] | None = None,
    start: int = -1,
) -> Terms:
    """Terms with what was not said filled in; `HeorotError` where things do not fit together."""
    known = load(game) if isinstance(game, str) else game
    defaults = {name: values[0] for name, values in known.options.items()}
    chosen = defaults | dict(options or {})
    return Terms(known, edition or known.load_box(None), tuple(seats), chosen, start)
