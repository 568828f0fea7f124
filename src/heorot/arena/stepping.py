"""Games played step by step: for bots that cannot be part of compiled loops."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from numbers import Integral
from traceback import extract_tb
from typing import NamedTuple

from heorot.arena.setting import Seating, Setting
from heorot.arena.watching import Watch
from heorot.bots import Bot
from heorot.bots.specs import takes
from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.luck import Luck, keyed_luck, start_stream
from heorot.engine.interpreted import Interpreted
from heorot.engine.runs import Simulated, players_key


class Game(NamedTuple):
    """What came of a game."""

    scores: list[int]
    tiebreaks: list[int]
    length: int


def play_step_by_step(
    setting: Setting,
    engine: Interpreted,
    seats: Seating,
    first: int,
    count: int,
    notes: list[list[str]] | None = None,
) -> Simulated:
    """Games `first` to ``first + count - 1`` of a seating.

    Of bots that can also be part of compiled loops the games are the same as there. Into `notes`
    goes, for each of them, what seats had to do with.
    """
    played = Simulated([], [], [])
    for number in range(first, first + count):
        watch = Watch(setting.game, setting.edition, len(seats)) if notes is not None else None
        scores, tiebreaks, length = play_game(setting, engine, seats, number, watch)
        played.scores.append(scores)
        played.tiebreaks.append(tiebreaks)
        played.lengths.append(length)
        if watch and notes is not None:
            notes[number - first].append(json.dumps([[*one] for one in watch.notes]))
    return played


def play_game(
    setting: Setting, engine: Interpreted, seats: Seating, number: int, watch: Watch | None = None
) -> Game:
    """One game, with the luck of its number."""
    luck = _luck(setting.key, number)
    bots = _sit_down(setting, seats, number)
    s = engine.new(len(seats), luck, setting.start, **setting.options)
    if watch:
        watch.see(s.events)
    length = 0
    while (seat := s.decider) >= 0:
        choices = engine.choices(s)
        action = choices[0]
        if len(choices) > 1:
            with _failures_of(seats[seat]):
                action = bots[seat](setting.game.seen(s, seat), choices)
            _check(seats[seat], action, choices)
        engine.apply(s, luck, action)
        if watch:
            watch.see(s.events)
        length += 1
    everybody = range(len(seats) + len(setting.game.rivals(s)))
    box = setting.edition.box
    scores = [setting.game.score(box, s, one) for one in everybody]
    tiebreaks = [setting.game.tiebreak(box, s, one) for one in range(len(seats))]
    return Game(scores, tiebreaks + [0] * (len(everybody) - len(seats)), length)


def _check(name: str, action: object, choices: Sequence[int]) -> None:
    """Whether somebody's own bot has chosen one of these."""
    problem = "the bot {bot} has chosen {action}, which is not legal"
    if not isinstance(action, Integral):
        problem = "the bot {bot} has chosen {action}; actions are whole numbers"
    elif action in choices:
        return
    raise HeorotError(problem, bot=shown(name), action=shown(action))


def _sit_down(setting: Setting, seats: Seating, number: int) -> Sequence[Bot]:
    """A bot for every seat, with dice that tell nothing of the table's.

    Those that can be part of compiled loops share theirs, as there.
    """
    shared = _luck(players_key(setting.key), number)
    bots = []
    for seat, name in enumerate(seats):
        spec = setting.specs[name]
        secret = hashlib.sha256(players_key(setting.key) + b" seat %d" % seat).digest()
        luck = shared if spec.policy is not None else _luck(secret, number)
        with _failures_of(name):
            bot = spec.sit_down(setting.game, setting.edition, luck)
        if not takes(bot, 2):
            problem = "{bot} makes no player: expected a callable (seen, actions)"
            raise HeorotError(problem, bot=shown(name))
        bots.append(bot)
    return bots


@contextmanager
def _failures_of(name: str) -> Iterator[None]:
    """Whatever goes wrong in somebody's own bot is told with its name and its line."""
    try:
        yield
    except (Exception, SystemExit) as error:
        module, colon, _ = name.partition(":")
        if not colon:  # ours: that would be a bug
            raise
        frames = extract_tb(error.__traceback__)
        file = getattr(import_module(module), "__file__", None)
        last = ([one for one in frames if one.filename == file] or frames)[-1]
        raise HeorotError(
            "the bot {bot} has failed in {file}, line {line}: {problem}",
            bot=shown(name),
            file=last.filename,
            line=last.lineno,
            problem=f"{type(error).__name__}: {error}"[:200],
        ) from error


def _luck(key: bytes, number: int) -> Luck:
    luck = keyed_luck(key)
    start_stream(luck, number)
    return luck
