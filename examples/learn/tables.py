"""Batches of games that the net plays, and what came of every decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

STEPS = 64
"""Decisions in each game between two rounds of training."""
LAMBDA = 0.95
"""How far the credit for what came out reaches back."""
MARGIN = 0.25
"""What a clear lead counts beside a victory."""


class Way(NamedTuple):
    """A box and a number of players."""

    name: str
    players: int
    everybody: int
    """Those without a seat included."""


Open = Callable[[Way, int, dict[int, str], int], Any]
"""Sets up a batch: so many games, with bots in some seats, from a seed on."""


class Table:
    """A batch as tensors: the same memory."""

    def __init__(self, batch: Any, way: Way) -> None:
        self.batch = batch
        self.way = way
        self.seen, self.mask, self.decider, self.done, self.reward, self.scores = (
            torch.from_dlpack(getattr(batch, name))
            for name in ("observation", "mask", "decider", "done", "reward", "scores")
        )

    def __len__(self) -> int:
        return len(self.batch)


class Played(NamedTuple):
    """What happened in so many steps (first axis) of all games (second axis)."""

    seen: Tensor
    mask: Tensor
    decider: Tensor
    action: Tensor
    chance: Tensor
    """The logarithm of the chance that the net gave to the action."""
    value: Tensor
    done: Tensor
    result: Tensor
    """Of every seat, where a game is done."""


class Gathered(NamedTuple):
    """Decisions to learn from."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    value: Tensor
    target: Tensor
    """What came of it."""


def choose(net: Any, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """An action for each, with the logarithm of its chance; and the value of the position."""
    logits, value = net(seen, mask)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    action = (logits + noise).argmax(1)
    chance = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
    return action, chance, value


@torch.no_grad()
def play(net: Any, tables: Sequence[Table], scale: float, *, imitates: bool) -> Played:
    """Play on. Who imitates notes what greedy would do, and does that in half of all cases."""
    steps = [_step(net, tables, scale, imitates=imitates) for _ in range(STEPS)]
    return Played(*map(torch.stack, zip(*steps, strict=True)))


def _step(net: Any, tables: Sequence[Table], scale: float, *, imitates: bool) -> Played:
    seen, mask, decider = (
        torch.cat([getattr(one, name) for one in tables]) for name in ("seen", "mask", "decider")
    )
    action, chance, value = choose(net, seen, mask)
    noted = action
    if imitates:
        noted = torch.cat([torch.from_dlpack(one.batch.counsel()) for one in tables])
        action = torch.where(torch.rand_like(value) < 0.5, noted, action)
    for one, part in zip(tables, action.split([len(one) for one in tables]), strict=True):
        one.batch.step(part)
    done = torch.cat([one.done for one in tables])
    seats = max(one.way.players for one in tables)
    result = torch.cat([_results(one, scale, seats) for one in tables])
    return Played(seen, mask, decider, noted, chance, value, done, result)


def _results(table: Table, scale: float, seats: int) -> Tensor:
    """What each seat gets for a game that has ended: for victory, and for a clear lead."""
    points = table.scores.float()
    best = points.topk(2, 1).values
    rival = torch.where(points == best[:, :1], best[:, 1:], best[:, :1])
    lead = (points - rival)[:, : table.way.players]
    result = table.reward + MARGIN * torch.tanh(lead / scale)
    return torch.nn.functional.pad(result, (0, seats - table.way.players))


@torch.no_grad()
def credit(played: Played) -> Gathered:
    """Say of every decision with a choice what came of it.

    Each player's decisions in a game are a chain: what follows one is the value of the next, or the
    result. What nothing followed yet is left out.
    """
    later = torch.zeros_like(played.result[0])
    gain = torch.zeros_like(later)
    known = torch.zeros_like(later, dtype=torch.bool)
    target = torch.zeros_like(played.value)
    is_used = torch.zeros_like(played.done)
    for t in reversed(range(len(target))):
        over = played.done[t][:, None]
        later = torch.where(over, played.result[t], later)
        gain = torch.where(over, 0.0, gain)
        known = known | over
        own, value = played.decider[t][:, None], played.value[t][:, None]
        is_known = known.gather(1, own)
        better = later.gather(1, own) - value + LAMBDA * gain.gather(1, own)
        better = torch.where(is_known, better, 0.0)
        target[t] = (better + value).squeeze(1)
        is_used[t] = is_known.squeeze(1) & (played.mask[t].sum(1, dtype=torch.int32) > 1)
        later = later.scatter(1, own, value)
        gain = gain.scatter(1, own, better)
        known = known.scatter(1, own, value=True)
    used = is_used.flatten().nonzero().squeeze(1)
    parts = (played.seen, played.mask, played.action, played.chance, played.value, target)
    return Gathered(*(one.flatten(0, 1)[used] for one in parts))


@torch.no_grad()
def against_greedy(net: Any, open_batch: Open, way: Way, count: int) -> float:
    """The share of victories of the net among greedy ones, in every seat alike."""
    shares = []
    for seat in range(way.players):
        bots = {other: "greedy" for other in range(way.players) if other != seat}
        table = Table(open_batch(way, count, bots, 77 + seat), way)
        is_open = torch.ones_like(table.done)
        won = torch.zeros_like(table.reward[:, 0])
        while bool(is_open.any()):
            logits, _ = net(table.seen, table.mask)
            table.batch.step(logits.argmax(1))
            over = table.done & is_open
            most = table.reward.max(1).values
            first = table.reward == most[:, None]
            share = first[:, seat] / first.sum(1).clamp(min=1)
            won = torch.where(over, torch.where(most > 0, share, 0.0), won)
            is_open &= ~over
        shares.append(float(won.mean()))
    return sum(shares) / len(shares)
