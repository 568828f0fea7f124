"""A table of legend for tests: set up from words or a position document, played in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self, cast

from tests.harness.tables import PlayedTable, checked
from tests.legend.words import (
    ACTION_NAMES,
    FACE_NAMES,
    argument,
    check,
    components,
    furnish,
    in_words,
    row,
    tokens,
)

from heorot.core.edition import Edition
from heorot.core.luck import Luck, choose, open_luck
from heorot.core.position import STANDARD, parse
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.legend.box import EPISODE_NAMES, Box
from heorot.games.legend.rules.course import go_on
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    KIND_NAMES,
    NEXT_EPISODE,
    NONE,
    OVER,
    PHASES,
    SPACES,
    SPECIAL,
    TREASURE,
)
from heorot.testing.cases import as_checked

LEGEND = load("legend")
EDITION = checked("legend").edition
SHIPPED = LEGEND.folder / LEGEND.boxes[STANDARD]


def checked_box(edition: Edition) -> Box:
    """A box that refuses bad indices."""
    return cast("Box", as_checked(edition.box))


BOX = checked_box(EDITION)
CARDS = KIND_NAMES[:ACTIVITIES]


class Table(PlayedTable):
    """Cards, tokens and actions are told in words of the tests' own."""

    NAME = "legend"

    def __init__(self, s: Any, luck: Luck, box: Any = BOX) -> None:
        edition = replace(EDITION, box=BOX if box == STANDARD else box)
        self.engine = Interpreted(LEGEND, edition, checked=True)
        self.s, self.luck = self.engine.adopt(s), luck
        self.s.events += s.events
        self._all = components(self.s)

    @classmethod
    def at(
        cls,
        episode: str,
        *seats: str,
        start: int = 1,
        pile: str | None = None,
        discard: str = "",
        pool: str | None = None,
        gone: Sequence[str] = (),
        seed: int = 1,
        box: Box = BOX,
        **options: int,
    ) -> Self:
        """The beginning of an episode; each seat has what its words say.

        Pile and pool hold what is left, or exactly what is said; `gone` names tokens that are not
        left in the supply.
        """
        s = as_checked(LEGEND.blank(len(seats), start - 1, **options))
        for one, text in zip(s.players, seats, strict=False):
            furnish(one, text)
        _lay_out_cards(box, s, pile, discard)
        _lay_out_tokens(box, s, pool, gone)
        s.episode, s.phase = _place(box, episode) - 1, NEXT_EPISODE
        s.space = NONE
        luck = open_luck(seed)
        go_on(box, s, luck)
        return cls(s, luck, box)

    @classmethod
    def of(cls, text: str, seed: int = 1, pile: str = "") -> Self:
        """The table of a position document without its head.

        With `pile` exactly these cards are left to come: all that is named nowhere is discarded.
        """
        if pile:
            text = f"discard = {_all_but(pile, text)}\n{text}"
        return super().of(text, seed)

    def action(self, words: str) -> int:
        return ACTION_NAMES.index(words)

    def words(self, action: int) -> str:
        return ACTION_NAMES[action]

    def argument(self, word: Word) -> str:
        return argument(word)

    def play(self, *actions: str) -> Self:
        for one in actions:
            super().play(one)
            self.check()
        return self

    def check(self) -> None:
        """Nothing has got lost, and counts agree with what they count."""
        assert components(self.s) == self._all
        check(self.s)
        assert (self.s.phase == OVER) == (self.s.decider == NONE)

    def legal(self) -> list[str]:
        found = super().legal()
        assert (self.s.phase == OVER) == (not found)
        seen = [self.words(one) for one in self.engine.legal(self.seen(self.decides))]
        assert seen == found, "legal reads what is hidden"
        return found

    def play_at_random(self, dice: Luck) -> Self:
        """One legal action, whichever."""
        choices = self.legal()
        return self.play(choices[choose(dice, len(choices))])

    # Luck. The pile is a multiset: what it holds is what can come.

    def coming(self, cards: str) -> Self:
        """Now the pile holds exactly these cards."""
        self.s.pile[:] = row(cards, CARDS)
        self.s.pile_size = sum(self.s.pile)
        self._all = components(self.s)
        return self

    def coming_alliances(self, faces: str) -> Self:
        """Now the pool holds exactly these tokens."""
        self.s.pool[:] = row(faces, FACE_NAMES)
        self.s.pool_size = sum(self.s.pool)
        self._all = components(self.s)
        return self

    # What there is to see.

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def episode(self) -> str:
        return EPISODE_NAMES[self.box.name[self.s.episode]]

    @property
    def asked(self) -> tuple[str, str, int]:
        """Where the game stands: episode, question, and who is asked."""
        return self.episode, self.phase, self.decides

    @property
    def start(self) -> int:
        start: int = self.s.start
        return start + 1

    def hand(self, seat: int) -> str:
        return in_words(self.s.players[seat - 1].hand, KIND_NAMES)

    def known(self, seat: int) -> str:
        """The cards of a hand that everybody knows of."""
        return in_words(self.s.players[seat - 1].known, KIND_NAMES)

    def laid(self, seat: int) -> str:
        return in_words(self.s.players[seat - 1].laid, KIND_NAMES)

    def tokens(self, seat: int) -> str:
        return tokens(self.s.players[seat - 1])

    def totals(self) -> list[int]:
        return [one.total for one in self.s.players[: self.s.player_count]]

    def ranks(self) -> list[int]:
        return [one.rank for one in self.s.players[: self.s.player_count]]

    @property
    def pile(self) -> str:
        return in_words(self.s.pile, CARDS)

    @property
    def discard(self) -> str:
        return in_words(self.s.discard, CARDS)

    @property
    def offer(self) -> str:
        return in_words(self.s.offer, CARDS)

    @property
    def pool(self) -> str:
        return in_words(self.s.pool, FACE_NAMES)

    @property
    def waiting(self) -> list[str]:
        """Special cards beside the board."""
        names = KIND_NAMES[ACTIVITIES:]
        return [name for bit, name in enumerate(names) if (self.s.waiting >> bit) & 1]

    def scores(self) -> list[int]:
        return self.engine.scores(self.s)

    def places(self) -> list[int]:
        """The place of every seat, as the engine ranks them."""
        standings = self.engine.standings(self.s)
        return [1 + sum(other > one for other in standings) for one in standings]

    def seen(self, seat: int) -> Any:
        """The state as a seat may know it; 0 for a spectator."""
        return super().seen(seat).s


def _all_but(pile: str, text: str) -> list[str]:
    """The cards that a document does not name, but for those of the pile."""
    s = parse(load, Table.with_head(text)).s
    left = [there - kept for there, kept in zip(s.pile, row(pile, CARDS), strict=True)]
    return [f"{name} x{count}" for name, count in zip(CARDS, left, strict=True) if count]


def _place(box: Box, episode: str) -> int:
    return box.name.index(EPISODE_NAMES.index(episode))


def _lay_out_cards(box: Box, s: Any, pile: str | None, discard: str) -> None:
    """Pile, discards, and the special cards beside the board."""
    s.discard[:] = row(discard, CARDS)
    s.discard_size = sum(s.discard)
    held = [sum(one.hand[kind] for one in s.players) for kind in range(len(KIND_NAMES))]
    if pile is None:
        s.pile[:] = [box.copies[kind] - s.discard[kind] - held[kind] for kind in range(ACTIVITIES)]
    else:
        s.pile[:] = row(pile, CARDS)
    assert min(s.pile) >= 0, "more cards than there are"
    s.pile_size = sum(s.pile)
    for cell, gain in enumerate(box.gain):
        episode, space = divmod(cell, SPACES)
        is_prize = box.kind[episode] == TREASURE
        is_there = s.advanced if is_prize else space < s.player_count
        if gain == SPECIAL and is_there and not held[box.amount[cell]]:
            s.waiting |= 1 << (box.amount[cell] - ACTIVITIES)


def _lay_out_tokens(box: Box, s: Any, pool: str | None, gone: Sequence[str]) -> None:
    """What the seats have not got lies in the supply, but for what is gone."""
    for name in ("fame", "treasure"):
        supply = getattr(s, name)
        for value in range(1, len(supply)):
            held = sum(getattr(one, name)[value] for one in s.players)
            is_gone = f"{name} {value}" in gone
            supply[value] = 0 if is_gone else getattr(box, name)[value] - held
        assert min(supply) >= 0, f"more {name} than there is"
    if pool is None:
        taken = [sum(one.alliance[face] for one in s.players) for face in range(len(FACE_NAMES))]
        s.pool[:] = [count - held for count, held in zip(box.alliance, taken, strict=True)]
    else:
        s.pool[:] = row(pool, FACE_NAMES)
    s.pool_size = sum(s.pool)
    s.misfortunes = 0 if "misfortune" in gone else box.misfortunes
    s.misfortunes -= sum(one.misfortunes for one in s.players) if s.misfortunes else 0
