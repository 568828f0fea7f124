"""Batches of games that the net plays, and what came of every decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple

import numpy as np
import torch
from net import lag_of
from torch import Tensor

STEPS = 64
"""Decisions in each game between two rounds of training."""
LAMBDA = 0.95
"""How far the credit for what came out reaches back."""
MARGIN = 0.25
"""What a clear lead counts beside a victory; one as large as leads usually are is clear."""


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
        self._stream = _stream_for(batch)

    def __len__(self) -> int:
        return len(self.batch)

    def appeals(self) -> Any:
        """How much each action appeals to a player of good sense."""
        with self._stream:
            return self.batch.appeals()

    def step(self, action: Tensor) -> None:
        """Apply an action in each game."""
        with self._stream:
            self.batch.step(action)


def _stream_for(batch: Any) -> AbstractContextManager[Any]:
    """Of a GPU, so that it steps several batches at a time; PyTorch waits for it, and it for it."""
    if isinstance(batch.mask, np.ndarray):
        return nullcontext()
    import cupy

    stream: AbstractContextManager[Any] = cupy.cuda.Stream()
    return stream


class Played(NamedTuple):
    """What happened in so many steps (first axis) of all games (second axis)."""

    seen: Tensor
    mask: Tensor
    lag: Tensor
    decider: Tensor
    action: Tensor
    chance: Tensor
    """The logarithm of the chance that the net gave to the action."""
    value: Tensor
    done: Tensor
    reward: Tensor
    """Of every seat, where a game is done; and by how many points it leads."""
    lead: Tensor


class Gathered(NamedTuple):
    """Decisions to learn from."""

    seen: Tensor
    mask: Tensor
    lag: Tensor
    action: Tensor
    chance: Tensor
    value: Tensor
    target: Tensor
    """What came of it."""


def lags(tables: Sequence[Table]) -> Tensor:
    """How far each action lags behind what appeals most to a player of good sense."""
    appeals = [one.appeals() for one in tables]  # all are on their way before one is awaited
    pairs = zip(appeals, tables, strict=True)
    return torch.cat([lag_of(torch.from_dlpack(likes), one.mask) for likes, one in pairs])


def choose(net: Any, seen: Tensor, mask: Tensor, lag: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """An action for each, with the logarithm of its chance; and the value of the position."""
    logits, value = net(seen, mask, lag)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    action = (logits + noise).argmax(1)
    chance = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
    return action, chance, value


@torch.no_grad()
def play(net: Any, tables: Sequence[Table]) -> Played:
    """Play on."""
    steps = [_step(net, tables) for _ in range(STEPS)]
    return Played(*map(torch.stack, zip(*steps, strict=True)))


def _step(net: Any, tables: Sequence[Table]) -> Played:
    seen, mask, decider = (
        torch.cat([getattr(one, name) for one in tables]) for name in ("seen", "mask", "decider")
    )
    lag = lags(tables)
    action, chance, value = choose(net, seen, mask, lag)
    for one, part in zip(tables, action.split([len(one) for one in tables]), strict=True):
        one.step(part)
    done = torch.cat([one.done for one in tables])
    seats = max(one.way.players for one in tables)
    reward = torch.cat([_for_seats(one.reward, seats) for one in tables])
    lead = torch.cat([_for_seats(_leads(one), seats) for one in tables])
    return Played(seen, mask, lag, decider, action, chance, value, done, reward, lead)


def _leads(table: Table) -> Tensor:
    """By how many points each seat is ahead of the best of the others."""
    points = table.scores.float()
    best = points.topk(2, 1).values
    rival = torch.where(points == best[:, :1], best[:, 1:], best[:, :1])
    return (points - rival)[:, : table.way.players]


def _for_seats(found: Tensor, seats: int) -> Tensor:
    return torch.nn.functional.pad(found, (0, seats - found.shape[1]))


def results(played: Played) -> Tensor:
    """What each seat gets for a game that has ended: for victory, and for a clear lead."""
    usual = played.lead[played.done].abs().mean().clamp(min=1)
    return played.reward + MARGIN * torch.tanh(played.lead / usual)


@torch.no_grad()
def credit(played: Played) -> Gathered:
    """Say of every decision with a choice what came of it.

    Each player's decisions in a game are a chain: what follows one is the value of the next, or the
    result. What nothing followed yet is left out.
    """
    result = results(played)
    later = torch.zeros_like(result[0])
    gain = torch.zeros_like(later)
    known = torch.zeros_like(later, dtype=torch.bool)
    target = torch.zeros_like(played.value)
    is_used = torch.zeros_like(played.done)
    for t in reversed(range(len(target))):
        over = played.done[t][:, None]
        later = torch.where(over, result[t], later)
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
    names = ("seen", "mask", "lag", "action", "chance", "value")
    parts = (*(getattr(played, name) for name in names), target)
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
            logits, _ = net(table.seen, table.mask, lags([table]))
            table.step(logits.argmax(1))
            over = table.done & is_open
            most = table.reward.max(1).values
            first = table.reward == most[:, None]
            share = first[:, seat] / first.sum(1).clamp(min=1)
            won = torch.where(over, torch.where(most > 0, share, 0.0), won)
            is_open &= ~over
        shares.append(float(won.mean()))
    return sum(shares) / len(shares)
