"""Interpreted rules serve until native code is compiled; the compiler does not outlive its use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from heorot.engine import seeking
from heorot.engine.interpreted import Interpreted
from heorot.engine.loops import GREEDY, RANDOM
from heorot.engine.then_native import InterpretedThenNative
from heorot.games import load

KEY = bytes(range(16))
LEDUC = load("leduc")
"""A small game: it is compiled in a few seconds, and nobody here plays it for itself."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "heorot" / "native"


def played(engine: Any, first: int, count: int) -> Any:
    return engine.simulate(KEY, [GREEDY, RANDOM], first, count)


def damage(folder: Path, loop: str) -> None:
    for path in folder.glob(f"leduc.{loop}.*"):
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)


def compiled() -> str:
    """What `heorot compile leduc` says last."""
    command = [sys.executable, "-m", "heorot.cli", "compile", "leduc"]
    ended = subprocess.run(command, check=True, capture_output=True, text=True)
    return ended.stdout.splitlines()[-1]


@pytest.mark.full
def test_interpreted_rules_serve_while_rules_are_compiled_also_after_damage(folder: Path) -> None:
    interpreted, games = Interpreted(LEDUC), 0
    with InterpretedThenNative(LEDUC) as engine:
        while not engine.is_native:
            assert played(engine, games, 30) == played(interpreted, games, 30)
            games += 30
        assert played(engine, 0, 300) == played(interpreted, 0, 300)
    assert games > 30, "nobody waited"
    damage(folder, "simulate_many")
    with InterpretedThenNative(LEDUC) as engine:
        assert played(engine, 0, 30) == played(interpreted, 0, 30)
        assert not engine.is_native
    assert "compiled in" in compiled()
    assert compiled() == "leduc: compiled already"
    damage(folder, "observe_many")
    assert "compiled in" in compiled()
    assert compiled() == "leduc: compiled already"
    with InterpretedThenNative(LEDUC) as engine:
        assert played(engine, 0, 30) == played(interpreted, 0, 30)
        assert engine.is_native


def test_a_compiler_that_fails_is_reported_and_interpreted_rules_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failed(game: str) -> subprocess.Popen[bytes]:
        compiler = subprocess.Popen([sys.executable, "-c", "raise SystemExit(1)"])
        compiler.wait()
        return compiler

    monkeypatch.setattr(seeking, "_start_compiler", failed)
    with InterpretedThenNative(LEDUC) as engine:
        with pytest.warns(RuntimeWarning, match="`heorot compile leduc` says why"):
            found = played(engine, 0, 30)
        assert found == played(Interpreted(LEDUC), 0, 30)
        assert played(engine, 0, 3) == played(Interpreted(LEDUC), 0, 3), "no more warnings"
        assert not engine.is_native


def test_a_cache_that_is_refused_is_reported_and_interpreted_rules_go_on(folder: Path) -> None:
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    with InterpretedThenNative(LEDUC) as engine:
        with pytest.warns(RuntimeWarning, match="stays interpreted; .*native is not used"):
            found = played(engine, 0, 3)
        assert found == played(Interpreted(LEDUC), 0, 3)
        assert engine.seeker.compiler is None


def test_the_compiler_ends_with_its_use() -> None:
    with InterpretedThenNative(LEDUC) as engine:
        played(engine, 0, 1)
        compiler = engine.seeker.compiler
        assert compiler is not None
        assert compiler.poll() is None
    assert compiler.returncode is not None


PARENT = """
from heorot.engine.then_native import InterpretedThenNative
from heorot.games import load
engine = InterpretedThenNative(load("beest"))
engine.simulate(bytes(16), [0, 0, 0], 0, 1)
print(engine.seeker.compiler.pid, flush=True)
input()
"""


def runs(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_the_compiler_ends_when_the_process_that_wants_it_is_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        compiler = int(parent.stdout.readline())
        assert runs(compiler)
        parent.kill()
    deadline = monotonic() + 10
    while runs(compiler):
        assert monotonic() < deadline, "the compiler goes on for nobody"
        sleep(0.05)
