"""Games played step by step: for bots that cannot be part of compiled loops."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from heorot.arena.setting import Seating, Setting
from heorot.bots import Bot
from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.luck import Luck, keyed_luck, start_stream
from heorot.engine.interpreted import Interpreted
from heorot.engine.runs import Simulated, players_key


def play_step_by_step(
    setting: Setting, engine: Interpreted, seats: Seating, first: int, count: int
) -> Simulated:
    """Games `first` to ``first + count - 1`` of a seating.

    Of bots that can also be part of compiled loops the games are the same as there.
    """
    played = Simulated([], [], [])
    for number in range(first, first + count):
        scores, tiebreaks, length = _game(setting, engine, seats, number)
        played.scores.append(scores)
        played.tiebreaks.append(tiebreaks)
        played.lengths.append(length)
    return played


def _game(
    setting: Setting, engine: Interpreted, seats: Seating, number: int
) -> tuple[list[int], list[int], int]:
    luck = _luck(setting.key, number)
    bots = _sit_down(setting, seats, number)
    s = engine.new(len(seats), luck, **setting.options)
    length = 0
    while (seat := s.decider) >= 0:
        choices = engine.choices(s)
        action = choices[0]
        if len(choices) > 1:
            action = bots[seat](setting.game.seen(s, seat), choices)
            if action not in choices:
                problem = "the bot {bot} has chosen {action}, which is not legal"
                raise HeorotError(problem, bot=shown(seats[seat]), action=shown(action))
        engine.apply(s, luck, action)
        length += 1
    everybody = range(len(seats) + len(setting.game.rivals(s)))
    box = setting.edition.box
    scores = [setting.game.score(box, s, one) for one in everybody]
    tiebreaks = [setting.game.tiebreak(box, s, one) for one in range(len(seats))]
    return scores, tiebreaks + [0] * (len(everybody) - len(seats)), length


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
        bots.append(spec.sit_down(setting.game, setting.edition, luck))
    return bots


def _luck(key: bytes, number: int) -> Luck:
    luck = keyed_luck(key)
    start_stream(luck, number)
    return luck
