"""A player that learns a game by playing against itself, on a GPU: `python learn.py hoard`.

Games, net and training never leave the GPU. A batch of games (`heorot.batch`) shows what each
decider may know, the net chooses among what the mask allows, and what came of it makes its choices
likelier or less likely (proximal policy optimisation, PPO). It begins with good sense, the appeals
by which greedy plays, learns where these are wrong, and plays itself, and greedy in a part of the
games. One net plays every number of players and box.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from net import Net
from tables import Gathered, Open, Table, Way, against_greedy, credit, play
from torch import nn

MINIBATCH = 32_768
PASSES = 2
CLIP = 0.2
RATES = (4e-4, 2e-5)
"""Of learning, at the beginning and in the end."""
ENTROPIES = (0.01, 0.001)
"""What it counts to leave choices open."""
WARM_UP = 0.04
"""The part of the time in which it only learns what a position is worth."""
SLOWLY = 0.005
GREEDY_SHARE = 0.4
"""Of the games, those in which all but one are greedy."""
REPORTS = 8


class Learner:
    """A net in training."""

    def __init__(self, net: Net, device: str) -> None:
        self.net = net.to(device)
        self.mean = copy.deepcopy(self.net)
        """Follows the net slowly, and plays better than any moment of it."""
        self.quick = torch.compile(self.net, dynamic=False) if device == "cuda" else self.net
        is_fused = device == "cuda"
        self._optimizer = torch.optim.Adam(
            self.net.parameters(), RATES[0], eps=1e-5, fused=is_fused
        )

    def train(self, found: Gathered, done: float) -> None:
        """Make what went better than expected likelier."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATES[0] + done * (RATES[1] - RATES[0])
        entropy = ENTROPIES[0] + done * (ENTROPIES[1] - ENTROPIES[0])
        better = found.target - found.value
        better = (better - better.mean()) / (better.std() + 1e-6)
        size = min(MINIBATCH, len(found.action))
        for _ in range(PASSES):
            order = torch.randperm(len(found.action), device=found.action.device)
            for part in order[: len(order) // size * size].split(size):
                logits, value = self.quick(found.seen[part], found.mask[part], found.lag[part])
                chances = torch.log_softmax(logits, 1)
                chance = chances.gather(1, found.action[part, None]).squeeze(1)
                loss = 0.5 * nn.functional.mse_loss(value, found.target[part])
                if done > WARM_UP:
                    ratio = (chance - found.chance[part]).exp()
                    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                    gain = torch.minimum(ratio * better[part], clipped * better[part])
                    spread = -(chances.exp() * chances.clamp(min=-50)).sum(1)
                    loss = loss - gain.mean() - entropy * spread.mean()
                self._learn(loss)

    def _learn(self, loss: torch.Tensor) -> None:
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self._optimizer.step()
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                mean.lerp_(now, SLOWLY)


def learn(
    learner: Learner, open_batch: Open, ways: Sequence[Way], asked: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """Play and train for so long; now and then how it fares against greedy."""
    tables = list(_tables(open_batch, ways, asked.games // len(ways)))
    play(learner.quick, tables)  # compiles, and spreads the games
    began, decisions, reported = time.time(), 0, -1
    while (done := (time.time() - began) / asked.seconds) < 1:
        found = credit(play(learner.quick, tables))
        learner.train(found, done)
        decisions += len(found.action)
        if int(done * REPORTS) > reported:
            reported, pause = int(done * REPORTS), time.time()
            share = against_greedy(learner.mean, open_batch, ways[0], min(1024, asked.games))
            began += time.time() - pause
            seconds = round(pause - began)
            yield {"seconds": seconds, "decisions": decisions, ways[0].name: round(share, 4)}
    shares = {
        way.name: round(against_greedy(learner.mean, open_batch, way, min(1024, asked.games)), 4)
        for way in ways
    }
    yield {"seconds": asked.seconds, "decisions": decisions, **shares}


def _tables(open_batch: Open, ways: Sequence[Way], count: int) -> Iterator[Table]:
    for number, way in enumerate(ways):
        few = int(count * GREEDY_SHARE)
        yield Table(open_batch(way, count - few, {}, 1000 + number), way)
        own = number % way.players
        greedy = {seat: "greedy" for seat in range(way.players) if seat != own}
        yield Table(open_batch(way, few, greedy, 2000 + number), way)


def with_ptx(game: str, folder: Path) -> tuple[list[Way], Open, Sequence[Any], int]:
    """Batches from kernels that `heorot ptx` wrote on another machine."""
    from heorot.engine.gpu.running import Batch, Module, find_cupy, read_manifests
    from heorot.engine.loops import GREEDY
    from heorot.engine.stepping import CALLER

    (manifest,) = read_manifests(folder, [game])
    module = Module(find_cupy(), manifest, folder)

    def open_batch(way: Way, count: int, bots: dict[int, str], seed: int) -> Any:
        policies = [GREEDY if seat in bots else CALLER for seat in range(way.players)]
        shares = [0.0, *(1 / n for n in range(1, way.players + 2))]
        prizes = [(way.players * share - 1) / (way.players - 1) for share in shares]
        seeds = np.arange(count, dtype=np.int64) + (seed << 32)
        return Batch(module, module.start(way.name), seeds, policies, prizes)

    ways = [Way(name, one["players"], one["everybody"]) for name, one in manifest["cases"].items()]
    return ways, open_batch, manifest["tensor"], manifest["bytes"]["mask"]


def installed(name: str, device: str) -> tuple[list[Way], Open, Sequence[Any], int]:
    """Batches of a game that is installed here."""
    import heorot
    from heorot.core.game import way_to_play
    from heorot.engine.gpu.checking import cases

    game = heorot.load(name)
    found = {way_to_play(game, *case): case for case in cases(game)}

    def open_batch(way: Way, count: int, bots: dict[int, str], seed: int) -> Any:
        case = found[way.name]
        how = {"box": case.box, **case.options}
        first = seed << 32
        return heorot.batch(game, count, way.players, bots=bots, seed=first, device=device, **how)

    ways = [
        Way(way, case.players, case.players + len(game.rivals_beside(case.players)))
        for way, case in found.items()
    ]
    return ways, open_batch, game.tensor.layout, game.actions.count


def main() -> None:
    """Learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=49_152, help="played at the same time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", choices=("gpu", "cpu"), default="gpu")
    parser.add_argument("--ptx", type=Path, help="a folder with kernels, where Heorot has none")
    parser.add_argument("--begin", type=Path, help="weights to go on from")
    parser.add_argument(
        "--out", type=Path, required=True, help="the weights, as .npz; beside it those on the way"
    )
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    source = with_ptx(asked.game, asked.ptx) if asked.ptx else installed(asked.game, asked.device)
    ways, open_batch, layout, actions = source
    net = Net(layout, actions)
    if asked.begin is not None:
        net.load(asked.begin)
    learner = Learner(net, "cuda" if asked.device == "gpu" else "cpu")
    for report in learn(learner, open_batch, ways, asked):
        print(json.dumps(report), flush=True)
        learner.mean.save(asked.out.with_stem(f"{asked.out.stem}-{report['seconds']:.0f}"))
    learner.mean.save(asked.out)


if __name__ == "__main__":
    main()
