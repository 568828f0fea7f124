"""Golden playthroughs: whole random games as text, to be read by people and compared by machines.

``python -m heorot.testing.golden FOLDER GAME...`` writes one file for every box and number of
players. They change only when rules, luck or wording do; read the difference before committing it::

    12  seat 2  pile              5 legal   take_from_pile: back red     → 1a2b3c4d
            takes_from_pile: seat 2, back red
        [2] sees: seat 2, card red dragon

The line of an action has its number, who decides, the notation, how many actions were legal, the
name, and the digest of the state that follows. The lines below it are what happened, before each
that not everybody hears the seats that do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heorot.core.position import STANDARD
from heorot.core.rule import EVERYONE, Told
from heorot.games import load
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import RandomPlayers, luck_of
from heorot.testing.sent import in_words

SEED = 0


def golden_file(case: Case, folder: Path) -> Path:
    """Where the playthrough of a case lies."""
    box = "" if case.box == STANDARD else f"-{case.box}"
    return folder / f"{case.game.name}{box}-{case.players}.txt"


def playthrough(case: Case) -> str:
    """A whole random game as text."""
    return "".join(f"{line}\n".replace(" \n", "\n") for line in _lines(case))


def _lines(case: Case) -> Iterator[str]:
    engine, game = case.engine, case.game
    luck, players = luck_of(case, SEED), RandomPlayers(SEED)
    s = engine.new(case.players, luck, **case.options)
    yield f"{game.name}, rules {game.version}, {case.players} players, box {case.edition.hash}"
    yield ""
    yield f"   0  set-up → {game.digest(s):08x}"
    yield from _events(case, s)
    number = 0
    while s.decider >= 0:
        choices, seat = engine.choices(s), s.decider + 1
        action = players.choose(choices)
        notation, words = game.actions.notation(action), _named(case, s, action)
        engine.apply(s, luck, action)
        number += 1
        deed = f"{number:4}  seat {seat}  {notation:10}{len(choices):4} legal   {words}"
        yield f"{deed} → {game.digest(s):08x}"
        yield from _events(case, s)
    yield ""
    for seat, points in enumerate(engine.scores(s), 1):
        yield f"seat {seat}: {points} points"
    for rival in game.rivals(s):
        yield f"{rival.word.value}: {rival.points} points"


def _named(case: Case, s: Any, action: int) -> str:
    name, args = case.game.actions.name(case.edition, s, action)
    words = ", ".join(f"{key} {word.value}" for key, word in args.items())
    return f"{name}: {words}" if words else name


def _events(case: Case, s: Any) -> Iterator[str]:
    for told in s.events:
        yield f"        {_audience(told):4}{in_words(case, told)}"


def _audience(told: Told) -> str:
    if told.audience == EVERYONE:
        return ""
    seats = [str(seat + 1) for seat in range(16) if told.audience >> seat & 1]
    return f"[{','.join(seats)}] "


def check_golden(case: Case, folder: Path) -> None:
    """The playthrough of a case is there, and is what is played now."""
    path = golden_file(case, folder)
    advice = "`python -m heorot.testing.golden` writes it; read it before committing it"
    assert path.exists(), f"{path} is missing: {advice}"
    pairs = zip(path.read_text("utf-8").splitlines(), playthrough(case).splitlines(), strict=False)
    for number, (old, new) in enumerate(pairs, 1):
        assert old == new, f"{path}:{number} differs from what is played now: {advice}"
    assert path.read_text("utf-8") == playthrough(case), f"{path} has another length: {advice}"


def main() -> None:
    """Write the playthroughs."""
    parser = argparse.ArgumentParser(prog="python -m heorot.testing.golden", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="+", metavar="game")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for case in (case for name in options.games for case in plain_cases(load(name))):
        golden_file(case, options.folder).write_text(playthrough(case), "utf-8")


if __name__ == "__main__":
    main()
