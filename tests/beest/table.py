"""A table of beest for tests: set up by who met whom, played and looked at in words."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, Self

from heorot.core import position
from heorot.core.game import Seen
from heorot.core.luck import Luck, open_luck
from heorot.core.rule import EVERYONE, Told
from heorot.core.view import View
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.beest.rules.state import State

GAME = load("beest")
CHECKED = Interpreted(GAME, checked=True)
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


def tell(told: Told) -> str:
    """An event as a line: ``meets 1 silent``, or ``receives 1 2 red, to 1`` for some eyes only."""
    name, kinds = list(GAME.events.items())[told.event]
    args = []
    for kind, number in zip(kinds, told.numbers, strict=False):
        value = str(GAME.word(EDITION, kind, number).value)
        args.append(short(value) if kind == "cave" else value)
    line = " ".join([name, *args])
    if told.audience == EVERYONE:
        return line
    eyes = [str(seat + 1) for seat in range(6) if (told.audience >> seat) & 1]
    return f"{line}, to {' '.join(eyes)}"


class Table:
    """A match on the checked interpreter. Seats are numbered from 1, as people number them."""

    def __init__(self, s: State, luck: Luck, plan: dict[str, str] | None = None) -> None:
        self.s: State = CHECKED.adopt(s)
        self.luck = luck
        self.plan = plan or {}
        """A cave for each of the others, as the table was set up for."""

    @classmethod
    def new(cls, players: int, start: int = 1, seed: int = 1, **options: int) -> Self:
        """A new match."""
        luck = open_luck(seed)
        return cls(CHECKED.new(players, luck, start - 1, **options), luck)

    @classmethod
    def of(cls, text: str, seed: int = 1) -> Self:
        """The table of a document."""
        return cls(position.parse(load, text).s, open_luck(seed))

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
        return cls(position.parse(load, text).s, open_luck(seed), plan)

    def lay(self) -> Self:
        """Lay the caves as the table was set up for."""
        turn = (self.s.expedition, self.s.round, self.s.active)
        for cave in self.plan.values():
            if self.phase != "laying" or turn != (self.s.expedition, self.s.round, self.s.active):
                break
            self.play(cave)
        return self

    def play(self, *actions: str) -> Self:
        """Carry out actions, each of which must be legal."""
        for one in actions:
            assert one in self.legal(), f"{one} is not among {self.legal()}"
            CHECKED.apply(self.s, self.luck, GAME.actions.parse(one))
        return self

    def play_at_random(self, seed: int = 0) -> Self:
        """Play on to the end; nobody announces anything."""
        random = Random(seed)
        while self.s.decider >= 0:
            legal = self.legal()
            self.play("on" if "on" in legal else random.choice(legal))
        return self

    def legal(self) -> list[str]:
        """What the decider may do."""
        return [GAME.actions.notation(one) for one in CHECKED.legal(self.s)]

    def doc(self) -> dict[str, Any]:
        """The table as a document; what is empty is not in it."""
        return GAME.write_position(EDITION, self.s)

    def events(self) -> list[str]:
        """What the last action told."""
        return [tell(told) for told in self.s.events]

    def told(self, *names: str) -> list[str]:
        """What the last action told under these names."""
        return [line for line in self.events() if line.split()[0] in names]

    @property
    def phase(self) -> str:
        phase: str = self.doc()["phase"]
        return phase

    @property
    def turn(self) -> int:
        return self.s.active + 1

    @property
    def decides(self) -> int:
        return self.s.decider + 1

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

    def seen(self, seat: int) -> Seen:
        """What a seat may know; 0 for a spectator."""
        return GAME.seen(self.s, seat - 1)

    def view(self, seat: int) -> View:
        return GAME.view_of(EDITION, self.s, seat - 1)

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
