"""A table at one moment: a state, and what was asked of it, so that nothing is found twice."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from heorot.core.documents import shown
from heorot.core.errors import InvalidAction
from heorot.core.game import Game, Seen
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.core.words import NamedAction, Refusal
from heorot.engine.interpreted import Interpreted


class Choice(NamedTuple):
    """An action, legal or not, as whoever decides is told of it."""

    id: int
    notation: str
    named: NamedAction


AnyAction = Choice | int | str
"""An action as people and programs give it: a choice, its id or its notation."""


class Moment:
    """A state that does not change any more, seen from whoever decides in it."""

    def __init__(self, engine: Interpreted, s: Any) -> None:
        self._engine = engine
        self.s = s

    @property
    def decider(self) -> SeatIndex:
        """The seat that is asked; `SPECTATOR` when the match is over."""
        return SeatIndex(self.s.decider)

    @cached_property
    def legal(self) -> list[int]:
        """What the decider may do, ascending."""
        return self._engine.legal(self.s)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The same in words."""
        edition, s, actions = self._engine.edition, self.s, self._engine.game.actions
        return tuple(
            [
                Choice(one, actions.notation(one), actions.name(edition, s, one))
                for one in self.legal
            ]
        )

    def choice(self, action: int) -> Choice:
        """An action in words; one that is not legal is told by what the decider knows."""
        game = self._engine.game
        s = self.s if action in self.legal else self.seen(self.decider).s
        named = game.actions.name(self._engine.edition, s, action)
        return Choice(action, game.actions.notation(action), named)

    def why_not(self, action: int) -> Refusal | None:
        """Why the decider may not do it; None when it may."""
        if action in self.legal:
            return None
        seen = self.seen(self.decider)  # the answer is the decider's to hear
        return self._engine.game.why_not(self._engine.edition, seen.s, action)

    def seen(self, reader: SeatIndex) -> Seen:
        """The state as a reader may know it."""
        return self._engine.game.seen(self.s, reader)

    def own(self, reader: SeatIndex) -> Any:
        """The part of the view that one seat sees."""
        game = self._engine.game
        return game.views.own(self._engine.edition, game.glimpsed(self.s, reader))

    @cached_property
    def public(self) -> Any:
        """The part of the view that everybody sees."""
        game = self._engine.game
        public = game.views.public(self._engine.edition, game.glimpsed(self.s, SPECTATOR))
        if game.at_once(self.s).bit_count() > 1:  # the first of the rules' order is not the one
            return msgspec.structs.replace(public, decides=None)
        return public

    def looks_like(self, other: Moment) -> None:
        """Everybody sees the same as at another moment: what was made for that one is kept."""
        for made in ("public", "public_json"):
            if made in other.__dict__:
                self.__dict__[made] = other.__dict__[made]

    @cached_property
    def public_json(self) -> bytes:
        """The same as JSON."""
        return msgspec.json.encode(self.public)


def parse(game: Game, action: AnyAction) -> int:
    """The id of an action given in any form."""
    if isinstance(action, Choice):
        return action.id
    if isinstance(action, str):
        return game.actions.parse(action)
    if type(action) is not int:
        problem = "{value} is no action; expected an id or a notation"
        raise InvalidAction(problem, value=shown(action))
    if not 0 <= action < game.actions.count:
        problem = "there is no action {id}; ids are 0 to {last}"
        raise InvalidAction(problem, id=shown(action), last=game.actions.count - 1)
    return action
