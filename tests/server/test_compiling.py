"""Rules are compiled in the background where bots think: each game once, one after the other."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.test_secrets import Clockwork

from heorot.core.game import Game
from heorot.server import compiling


class Compilers:
    """Stand in for compilers, each of which takes some looks."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self.running = 0
        self.most = 0

    def seeker(self, game: Game, *_: object, nice: int) -> Seeker:
        assert nice > 0
        return Seeker(self, game.name)


class Seeker:
    def __init__(self, all_: Compilers, game: str) -> None:
        self.all = all_
        self.game = game
        self.looks = 0
        self.is_seeking = True

    def look(self) -> bool:
        self.looks += 1
        if self.looks == 1:
            self.all.began.append(self.game)
            self.all.running += 1
            self.all.most = max(self.all.most, self.all.running)
        if self.game == "movie":  # it cannot be compiled
            self.stop()
            raise RuntimeWarning("movie stays interpreted")
        if self.looks == 3:
            self.stop()
        return self.looks == 3

    def stop(self) -> None:
        self.all.running -= self.is_seeking and self.looks > 0
        self.is_seeking = False


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Compilers:
    found = Compilers()
    monkeypatch.setattr(compiling, "Seeker", found.seeker)
    return found


def test_each_game_is_compiled_once_and_one_at_a_time(compilers: Compilers) -> None:
    async def ask() -> None:
        wanted = compiling.Compiling()
        for game in ("hoard", "movie", "hoard", "legend"):
            wanted.want(game)
        while compilers.began[-1:] != ["legend"] or compilers.running:  # noqa: ASYNC110 -- in threads
            await asyncio.sleep(1)
        wanted.want("legend")
        await asyncio.sleep(10)
        wanted.close()

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(ask())
    assert compilers.began == ["hoard", "movie", "legend"]
    assert compilers.most == 1


def test_a_hall_that_closes_stops_compiling(compilers: Compilers) -> None:
    async def ask() -> None:
        wanted = compiling.Compiling()
        wanted.want("hoard")
        while not compilers.began:  # noqa: ASYNC110 -- threads have no event
            await asyncio.sleep(0.1)
        wanted.close()

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(ask())
    assert not compilers.running
