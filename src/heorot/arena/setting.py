"""What is played in an arena: a game, and who sits where.

A **unit** is one luck number, played once in every seating: whatever the cards give to one bot,
they give to the others, too, and games of different units have nothing to do with each other.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import combinations
from typing import Any

from heorot.bots.specs import Spec, parse_bot
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.options import in_words
from heorot.engine.link import Linker, as_written

RULES = ("setup", "legal", "apply", "score", "tiebreak", "redact")
"""What decides how games go besides the bots."""
MOST_SEATINGS = 1000
"""A unit of more games than that would take too long to be one."""

Seating = tuple[str, ...]
"""The bot of each seat."""


@dataclass(frozen=True)
class Setting:
    """What is to be played."""

    game: Game
    edition: Edition
    options: Mapping[str, int]
    players: int
    bots: tuple[str, ...]
    """As they are named. The last one takes the seats that are left; if there are more bots than
    seats, each combination of as many as there are seats meets."""
    seed: int
    games: int
    """How many; the last unit may be cut short by it."""
    rotate: bool = True
    """Whether everybody sits in every seat in turn."""
    start: int = -1
    """The seat that begins, from 0; -1 asks luck."""
    is_watched: bool = False
    """Whether it is noted what seats have to do with (`heorot.arena.watching`)."""

    def __post_init__(self) -> None:
        self.game.check_players(self.players)
        if len(self.bots) > self.players and len(set(self.bots)) < len(self.bots):
            problem = "of more bots than seats all combinations meet, so each is named once"
            raise HeorotError(problem)
        if len(self.seatings) > MOST_SEATINGS:
            problem = "{bots} bots at {players} seats meet in {seatings} ways; at most {most} do"
            raise HeorotError(
                problem,
                bots=len(self.bots),
                players=self.players,
                seatings=len(self.seatings),
                most=MOST_SEATINGS,
            )

    def __getstate__(self) -> dict[str, Any]:
        """What was made from the fields is made anew where this is unpickled."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The orders in which the bots sit, each once."""
        left = self.players - len(self.bots)
        everybody = self.bots + self.bots[-1:] * left
        turns = range(self.players if self.rotate else 1)
        return tuple(
            dict.fromkeys(
                some[-turn:] + some[:-turn]
                for some in combinations(everybody, self.players)
                for turn in turns
            )
        )

    @property
    def units(self) -> int:
        """How many units there are, a last one that is cut short included."""
        return -(-self.games // len(self.seatings))

    def turns(self, unit: int) -> int:
        """How many games of a unit are played."""
        return min(len(self.seatings), self.games - unit * len(self.seatings))

    @cached_property
    def specs(self) -> dict[str, Spec]:
        """The bots, ready to sit down, by their names."""
        return {name: parse_bot(name) for name in self.bots}

    @property
    def is_compiled(self) -> bool:
        """Whether compiled loops can play it, which nobody can watch."""
        return not self.is_watched and all(spec.policy is not None for spec in self.specs.values())

    @property
    def key(self) -> bytes:
        """The key of the tables' luck; the number of a unit is that of its stream."""
        return hashlib.sha256(b"heorot arena %d" % self.seed).digest()

    @cached_property
    def document(self) -> dict[str, Any]:
        """All that decides what a unit of this setting is, however many are played."""
        linker = Linker(self.game, as_written)
        rules = [linker.fingerprint(getattr(self.game, name)) for name in RULES]
        return {
            "game": self.game.name,
            "version": self.game.version,
            "rules": hashlib.sha256("\n".join(rules).encode()).hexdigest(),
            "box": self.edition.hash,
            "options": in_words(self.game, self.options),
            "players": self.players,
            "seatings": [list(seats) for seats in self.seatings],
            "bots": {name: spec.fingerprint(self.game) for name, spec in self.specs.items()},
            "seed": self.seed,
            "start": self.start,
            "watched": self.is_watched,
        }

    @property
    def hash(self) -> str:
        """What stands for all that."""
        text = json.dumps(self.document, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
