"""Copies, bytes, equality, digests: a state is a value, and no two share memory."""

from __future__ import annotations

from typing import Any

from heorot.core.records import TRANSIENT, Field
from heorot.testing.cases import Case
from heorot.testing.play import RandomPlayers, luck_of, random_game


def check_round_trips(case: Case, seeds: range) -> None:
    """What a state is copied to, or written to and read from, is equal to it in every respect."""
    for seed in seeds:
        for s in random_game(case, seed):
            data, digest = s.to_bytes(), case.game.digest(s)
            read, adopted = case.game.state(), case.checked.adopt(s)
            read.load_bytes(data)
            for copy in (s.copy(), read, adopted, adopted.copy()):
                assert copy == s, f"{case}, seed {seed}: equal"
                assert copy.to_bytes() == data, f"{case}, seed {seed}: bytes"
                assert case.game.digest(copy) == digest, f"{case}, seed {seed}: digest"


def check_differences(case: Case, seeds: range) -> None:
    """A state that differs from another in one cell is another state; scratch does not count.

    What is not digested is outside the digest alone.
    """
    for seed in seeds:
        check_differences_from(case, list(random_game(case, seed))[-1])


def check_differences_from(case: Case, s: Any) -> None:
    """Change every cell of a state, one at a time."""
    data, digest = s.to_bytes(), case.game.digest(s)
    cells = 0
    for one in (s, *s.players):
        for f in one.layout:
            for k in range(f.cells or 1) if f.of is None else ():
                cells += 1
                other = s.copy()
                nudge(s, other, one, f, k)
                lasting = f.mark != TRANSIENT
                assert (other != s) == lasting, f"{f.name}[{k}] and equality"
                assert (other.to_bytes() != data) == lasting, f"{f.name}[{k}] and bytes"
                is_play = lasting and f.digested
                assert (case.game.digest(other) != digest) == is_play, f"{f.name}[{k}] and digest"
                assert s.to_bytes() == data, f"{f.name}[{k}] is shared by a copy"
    assert cells > len(s.layout)


def nudge(s: Any, other: Any, one: Any, f: Field, k: int) -> None:
    """Change in `other` the cell that is number `k` of field `f` in the part `one` of `s`."""
    part = other
    if one is not s:
        part = other.players[next(i for i, seat in enumerate(s.players) if seat is one)]
    value = getattr(one, f.name)[k] if f.cells else getattr(one, f.name)
    changed = value + 1 if value < f.high else value - 1
    if f.cells:
        getattr(part, f.name)[k] = changed
    else:
        setattr(part, f.name, changed)


def check_past(case: Case, seeds: range) -> None:
    """Play on copies, look at each state in every way, and find all past states as they were."""
    for seed in seeds:
        luck, players = luck_of(case, seed), RandomPlayers(seed)
        s = case.engine.new(case.players, luck, **case.options)
        past = [(s, s.to_bytes(), case.game.digest(s))]
        while s.decider >= 0:
            action = players.choose(case.engine.choices(s))
            case.engine.standings(s)
            for seat in case.readers:
                case.game.seen(s, seat)
            s = s.copy()
            case.engine.apply(s, luck, action)
            past.append((s, s.to_bytes(), case.game.digest(s)))
        for number, (old, data, digest) in enumerate(past):
            was = f"{case}, seed {seed}: state {number} of {len(past)} was changed later"
            assert old.to_bytes() == data, was
            assert case.game.digest(old) == digest, was


def check_replay(case: Case, seeds: range) -> None:
    """The same luck and the same actions give the same game, also after an action was taken back.

    Every action is carried out twice, on a copy and then in earnest, with other questions asked in
    between: luck belongs to an address, not to the order in which it is used.
    """
    for seed in seeds:
        luck, players = luck_of(case, seed), RandomPlayers(seed)
        s = case.engine.new(case.players, luck, **case.options)
        while s.decider >= 0:
            choices = case.engine.choices(s)
            action = players.choose(choices)
            tried = s.copy()
            case.engine.apply(tried, luck, action)
            case.engine.apply(s.copy(), luck, choices[-1])
            case.engine.apply(s, luck, action)
            assert tried == s, f"{case}, seed {seed}: action {action} tried twice"
            assert tried.events == s.events, f"{case}, seed {seed}: what was told of {action}"
        assert s == list(random_game(case, seed))[-1], f"{case}, seed {seed}: the same game again"
