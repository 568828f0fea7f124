"""One set of rules, run in several ways: with equal results, state by state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heorot.core.luck import Luck, choose, keyed_luck, start_stream
from heorot.engine import loops
from heorot.engine.link import Linker, as_written
from heorot.engine.runs import players_key
from heorot.testing.cases import Case
from heorot.testing.play import RandomPlayers, luck_of, random_game

if TYPE_CHECKING:
    from heorot.engine.native import Batch, Native  # Numba is slow to import

KEY = bytes(range(16))


def check_checked(case: Case, seeds: range) -> None:
    """The checked interpreter plays the same game as the plain one, and tells the same of it."""
    for seed in seeds:
        games = (random_game(case, seed, engine) for engine in (case.engine, case.checked))
        for number, (s, checked) in enumerate(zip(*games, strict=True)):
            where = f"{case}, seed {seed}, after {number} actions"
            assert s == checked, where
            assert s.events == checked.events, where
            assert case.engine.choices(s) == case.checked.choices(checked), where


def check_silent(case: Case, seeds: range) -> None:
    """Rules that tell nobody what happens do the same, and their mask is the list of choices."""
    linker = Linker(case.game, as_written)
    setup, apply = linker.link(case.game.setup), linker.link(case.game.apply)
    write_mask = linker.link(loops.write_mask)
    box, count = case.edition.box, case.game.actions.count
    for seed in seeds:
        luck, players = luck_of(case, seed), RandomPlayers(seed)
        silent = case.game.blank(case.players, **case.options)
        setup(box, silent, luck)
        for number, s in enumerate(random_game(case, seed)):
            where = f"{case}, seed {seed}, after {number} actions"
            assert silent == s, where
            assert not silent.events, where
            legal, mask = case.engine.choices(s), [9] * count
            write_mask(box, s, [0] * count, mask)
            assert mask == [int(action in legal) for action in range(count)], where
            if legal:
                apply(box, silent, luck, players.choose(legal))


def check_native(case: Case, native: Native, seeds: range, threads: int = 1) -> int:
    """Native code plays the same games, and observes them in the same way. Counts actions.

    In between it is sent actions that are not legal, and must leave the game as it is.
    """
    import numpy as np

    lucks = [luck_of(case, seed) for seed in seeds]
    batch = native.batch(case.players, lucks, threads, **case.options)
    players = [RandomPlayers(seed) for seed in seeds]
    games = [case.engine.new(case.players, luck, **case.options) for luck in lucks]
    actions = 0
    while True:
        for number, s in enumerate(games):
            _compare(case, batch, number, s)
        _compare_tensors(case, batch, games)
        if all(s.decider < 0 for s in games):
            return actions
        wrong = [_illegal(case, s) for s in games]
        before = batch.games.tobytes(), batch.masks.tobytes()
        status = batch.step(np.array(wrong, np.int64))
        assert (batch.games.tobytes(), batch.masks.tobytes()) == before, f"{case}: {wrong}"
        for number, s in enumerate(games):
            assert status[number] == (loops.FINISHED if s.decider < 0 else loops.ILLEGAL)
        chosen = [0] * len(games)
        for number, s in enumerate(games):
            if s.decider >= 0:
                chosen[number] = players[number].choose(case.engine.choices(s))
                case.engine.apply(s, lucks[number], chosen[number])
                actions += 1
        status = batch.step(np.array(chosen, np.int64))
        for number, s in enumerate(games):
            assert status[number] == (loops.FINISHED if s.decider < 0 else loops.STEPPED)


def _compare(case: Case, batch: Batch, number: int, s: Any) -> None:
    native = batch.state(number)
    assert native == s, f"{case}, game {number}:\nnative       {native}\ninterpreted  {s}"
    mask = batch.masks[number].tolist()
    assert [a for a, shown in enumerate(mask) if shown] == case.engine.legal(s), f"{case}: mask"


def _compare_tensors(case: Case, batch: Batch, games: list[Any]) -> None:
    import numpy as np

    seats = [max(0, s.decider) for s in games]
    tensors = batch.observe(np.array(seats, np.int64)).tolist()
    for s, seat, tensor in zip(games, seats, tensors, strict=True):
        row = [0] * case.game.tensor.size
        case.game.observe(case.edition.box, case.game.seen(s, seat).s, seat, row)
        assert tensor == row, f"{case}: the tensor of seat {seat} of {s}"


def _illegal(case: Case, s: Any) -> int:
    """An id that is not a legal action, and often none at all."""
    legal = set(case.engine.choices(s))
    return next(a for a in (len(legal) - 3, -1, case.game.actions.count) if a not in legal)


def check_playouts(case: Case, native: Native, count: int) -> None:
    """Native random games end as interpreted ones do, on one thread and on several."""
    players, options = case.players, case.options
    expected = case.engine.play(KEY, players, 0, count, **options)
    assert native.play(KEY, players, 0, count, **options) == expected, f"{case}: play-outs"
    on_two = native.play(KEY, players, 0, count, threads=2, **options)
    assert on_two == expected, f"{case}: two threads"
    tail = native.play(KEY, players, count // 2, count - count // 2, **options).digests
    assert tail == expected.digests[count // 2 :], f"{case}: play-outs from the middle on"


def check_simulations(case: Case, native: Native, count: int) -> None:
    """Native games between greedy and random players score as the interpreted rules do."""
    policies = [loops.GREEDY] + [loops.RANDOM] * (case.players - 1)
    simulated = native.simulate(KEY, policies, 0, count, **case.options)
    interpreted = case.engine.simulate(KEY, policies, 0, count, **case.options)
    assert simulated == interpreted, f"{case}: games of bots"
    game, box = case.game, case.edition.box
    for number in range(count):
        luck, dice = keyed_luck(KEY), keyed_luck(players_key(KEY))
        start_stream(luck, number)
        start_stream(dice, number)
        s = case.engine.new(case.players, luck, **case.options)
        while s.decider >= 0:
            choices = case.engine.choices(s)
            action = choices[0]
            if len(choices) > 1:
                action = _act(case, s, dice, choices)
            game.apply(box, s, luck, action)
        standings = zip(simulated.scores[number], simulated.tiebreaks[number], strict=True)
        rivals = [(rival.points, 0) for rival in game.rivals(s)]
        assert list(standings) == [*case.engine.standings(s), *rivals], f"{case}, game {number}"


def _act(case: Case, s: Any, dice: Luck, choices: list[int]) -> int:
    if s.decider != 0:
        return choices[choose(dice, len(choices))]
    seen = case.game.seen(s, s.decider).s
    return case.game.greedy(case.edition.box, seen, s.decider, dice, choices)
