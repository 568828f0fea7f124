"""A table of beest for tests: set up by who met whom, played and looked at in words."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, Self

from tests.harness.tables import PlayedTable, checked

from heorot.core import position
from heorot.core.luck import Luck, open_luck
from heorot.core.position import STANDARD
from heorot.core.words import Word
from heorot.games import load
from heorot.games.beest.rules.state import State

GAME = load("beest")
CHECKED = checked("beest")
EDITION = CHECKED.edition
BOX = EDITION.box

PLACES = {"t": "top", "m": "middle", "b": "bottom"}
CAVES = [f"{entrance}-{exits}" for entrance in "tmb" for exits in ("tm", "tb", "mb")]
"""The caves in short, in the order of their numbers."""


def words(cave: str) -> str:
    """``m-tb`` as a document has it: ``middle top bottom``."""
    return " ".join(PLACES[letter] for letter in cave.replace("-", ""))


def short(cave: str) -> str:
    """``middle top bottom`` in short."""
    entrance, *exits = (word[0] for word in cave.split())
    return f"{entrance}-{''.join(exits)}"


def is_passage(row: list[str]) -> bool:
    """B3, as the book has it."""
    hideout = row[-3:]
    return len(hideout) == 3 and all(right[0] in left[2:] for left, right in pairwise(hideout))


def everybody(players: int) -> list[str]:
    """The seats, and the Silent One if it plays."""
    seats = [str(seat) for seat in range(1, players + 1)]
    return [*seats, "silent"] if players < 6 else seats


def others(players: int, turn: int) -> list[str]:
    """B6: clockwise from the left neighbour, the Silent One last."""
    seats = [str((turn + k - 1) % players + 1) for k in range(1, players)]
    return [*seats, "silent"] if players < 6 else seats


def lengths(players: int, turns: int, first: int) -> dict[str, int]:
    """B4 to B6: how long every row is after so many turns."""
    rows = dict.fromkeys(everybody(players), 0)
    for turn in range(turns):
        active = str((first - 1 + turn) % players + 1)
        for one in (active, "silent"):
            if one in rows:
                rows[one] = min(2, rows[one])
        for one in others(players, int(active)):
            rows[one] += 1
    return rows


class Table(PlayedTable):
    """Caves are told in short."""

    NAME = "beest"
    s: State

    def __init__(
        self, s: Any, luck: Luck, box: str = STANDARD, plan: dict[str, str] | None = None
    ) -> None:
        super().__init__(s, luck, box)
        self.plan = plan or {}
        """A cave for each of the others, as the table was set up for."""

    @classmethod
    def at(
        cls,
        players: int,
        *,
        turn: int = 1,
        phase: str = "laying",
        beest: str = "1",
        met: str = "",
        passages: str = "",
        cleared: str = "",
        seed: int = 1,
        **head: int,
    ) -> Self:
        """A table in round 5, or as the head says.

        `met` lists pairs, ``1 2, 3 silent``. The player on turn is to lay caves, or has laid them,
        so that `passages` and no others come of it.
        """
        head = {"round": 5, "start": 1, "expedition": 1, "expeditions": 3} | head
        first = (head["start"] + head["expedition"] - 2) % players + 1
        turns = (head["round"] - 1) * players + (turn - first) % players
        random, wanted = Random(seed), passages.split()
        for _ in range(20_000):
            deck = CAVES * 3
            random.shuffle(deck)
            rows = {
                one: [deck.pop() for _ in range(k)]
                for one, k in lengths(players, turns, first).items()
            }
            hand: list[str] = []
            if phase != "before":
                for one in [one for one in (str(turn), "silent") if one in rows]:
                    hand += rows[one][:-2]
                    rows[one] = rows[one][-2:]
                hand += [deck.pop() for _ in range(len(everybody(players)) - 1 - len(hand))]
            plan = dict(zip(others(players, turn), hand, strict=False))
            laid = {one: row + ([plan[one]] if one in plan else []) for one, row in rows.items()}
            found = [one for one in others(players, turn) if is_passage(laid[one])]
            if phase == "before" or (
                set(found) == set(wanted) and (phase == "after" or len(set(hand)) > 1)
            ):
                break
        else:
            raise AssertionError(f"no such table: passages {passages}, phase {phase}")
        shown_rows = laid if phase == "after" else rows
        text = document(players, turn, phase, beest, met, cleared, head, shown_rows)
        if phase == "laying":
            text = f"hand = {[words(cave) for cave in hand]}\n{text}"
        return cls(position.parse(load, text).s, open_luck(seed), plan=plan)

    def lay(self) -> Self:
        """Lay the caves as the table was set up for."""
        turn = (self.s.expedition, self.s.round, self.s.active)
        for cave in self.plan.values():
            if self.phase != "laying" or turn != (self.s.expedition, self.s.round, self.s.active):
                break
            self.play(cave)
        return self

    def play_at_random(self, seed: int = 0) -> Self:
        """Play on to the end; nobody announces anything."""
        random = Random(seed)
        while self.s.decider >= 0:
            legal = self.legal()
            self.play("on" if "on" in legal else random.choice(legal))
        return self

    def argument(self, word: Word) -> str:
        return short(str(word.value)) if word.kind == "cave" else str(word.value)

    @property
    def met(self) -> list[str]:
        met: list[str] = self.doc().get("met", [])
        return met

    def ended(self) -> dict[str, Any]:
        """How the last expedition ended."""
        last: dict[str, Any] = self.doc()["ended"][-1]
        return last

    def row(self, one: str) -> list[str]:
        """A row, in short."""
        number = everybody(self.s.player_count).index(one)
        player = self.s.players[number]
        return [CAVES[cave] for cave in player.row[: player.length]]

    def hand(self) -> list[str]:
        return [CAVES[cave] for cave in self.s.hand[: self.s.hand_size]]

    def markers(self, one: str) -> int:
        """Markers received."""
        return self.s.players[everybody(self.s.player_count).index(one)].markers

    def chances(self, seat: int, what: str) -> dict[str, float]:
        """What a seat thinks of everybody: how likely each is the Beest, or infected."""
        view = self.view(seat)
        chances = (view.own or view.public).chances
        people = everybody(self.s.player_count)
        shares = (cases / chances.cases for cases in getattr(chances, what))
        return dict(zip(people, shares, strict=True))

    def received(self, seat: int) -> dict[str, str]:
        """The markers a seat has, by who gave them."""
        return {str(one.giver): one.name for one in self.view(seat).own.received}


def document(
    players: int,
    turn: int,
    phase: str,
    beest: str,
    met: str,
    cleared: str,
    head: dict[str, int],
    rows: dict[str, list[str]],
) -> str:
    """A position document; the Beest has the black stack, the others theirs in order."""
    stacks = iter(("red", "yellow", "green", "blue", "white"))
    lines = ['game = "beest"', "rules = 1", f"turn = {turn}", f'phase = "{phase}"']
    lines += [f"{key} = {value}" for key, value in head.items()]
    lines += [f"met = {[pair.strip() for pair in met.split(',') if pair.strip()]}"]
    lines += [f"cleared = {cleared.split()}"]
    shown = ["black", "red", "yellow", "green", "blue", "white"]
    for _ in range(head["expedition"] - 1):
        points = [0] * len(everybody(players))
        lines += ["[[ended]]", 'ending = "abandoned"', 'beest = "1"', f"points = {points}"]
    for one in everybody(players):
        lines.append("[silent]" if one == "silent" else "[[seat]]")
        lines.append(f'stack = "{"black" if one == beest else next(stacks)}"')
        if head["expedition"] > 1:
            lines.append(f'shown = "{shown.pop(0)}"')
        lines.append(f"row = {[words(cave) for cave in rows[one]]}")
    return "\n".join(lines) + "\n"


def named(who: str, **table: str | int) -> Table:
    """Seat 2 of four names somebody at the beginning of its turn; seat 1 had the turn before."""
    return Table.at(4, turn=2, phase="before", **table).play(f"@{who}")  # type: ignore[arg-type]
