"""Machine code that is kept: never stale, never damaged, nobody else's."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.harness.program import mistake

from heorot.core.errors import HeorotError
from heorot.core.rule import rule
from heorot.engine import cache
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import score
from heorot.engine.layout import array_of
from heorot.engine.link import Function
from heorot.games import load

HOARD = load("hoard")
DATA = b"machine code"
NAME = "hoard.loop.0123.4567"


@rule
def total_score(boxes: Any, games: Any) -> int:
    total = 0
    for seat in range(games[0].player_count):
        total += score(boxes[0], games[0], seat)
    return total


@rule
def seven(box: Any, s: Any, seat: int) -> int:
    return 7


@rule
def eight(box: Any, s: Any, seat: int) -> int:
    return 8


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "heorot" / "native"


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# Folder and files.


def test_what_is_saved_is_found_again_by_its_name_and_its_key(folder: Path) -> None:
    assert cache.load(NAME) is None
    cache.save(NAME, DATA)
    assert cache.load(NAME) == cache.load("hoard.loop.0123") == DATA
    assert cache.is_kept(NAME)
    assert cache.load("hoard.loop.012") is cache.load("hoard.loop.0123.45") is None


def test_the_folders_are_the_users_alone(folder: Path) -> None:
    cache.save(NAME, DATA)
    for path in (folder, folder.parent):
        assert path.stat().st_mode & 0o777 == 0o700
    assert (folder / files(folder)[0]).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("mode", [0o770, 0o702])
@pytest.mark.parametrize("above", [False, True])
def test_a_folder_that_others_can_write_to_is_refused(folder: Path, mode: int, above: bool) -> None:
    cache.save(NAME, DATA)
    (folder.parent if above else folder).chmod(mode)
    with pytest.raises(HeorotError, match=r"native|heorot is not used: somebody else"):
        cache.load(NAME)
    with pytest.raises(HeorotError, match="remove it"):
        cache.save(NAME, DATA)
    with pytest.raises(HeorotError, match="remove it"):
        scored(compile_loop(HOARD, total_score))
    assert "remove it" in mistake("compile", "hoard")


def test_a_folder_or_file_of_somebody_else_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.save(NAME, DATA)
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)
    with pytest.raises(HeorotError, match="somebody else owns it"):
        cache.load(NAME)
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder.parents[1]))
    (folder / files(folder)[0]).chmod(0o666)
    assert cache.load(NAME) is None
    assert files(folder) == []


def test_a_cache_that_cannot_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(HeorotError, match=r"cache of compiled rules cannot be used: .*file"):
        cache.load(NAME)


DAMAGED = [b"", DATA[:-1], DATA + b"\0", b"Machine code"]


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_file_is_thrown_away(folder: Path, content: bytes) -> None:
    cache.save(NAME, DATA)
    (folder / files(folder)[0]).write_bytes(content)
    assert not cache.is_kept(NAME)
    assert cache.load(NAME) is None
    assert files(folder) == []


def test_a_file_under_another_name_is_thrown_away(folder: Path) -> None:
    cache.save(NAME, DATA)
    (path,) = folder.iterdir()
    path.rename(folder / path.name.replace("4567", "89ab"))
    assert cache.load("hoard.loop.0123.89ab") is None
    assert files(folder) == []


def test_a_folder_or_a_pipe_in_the_place_of_a_file_is_thrown_away(folder: Path) -> None:
    cache.load(NAME)
    (folder / f"{NAME}.{'0' * 64}").mkdir()
    os.mkfifo(folder / f"{NAME}.{'1' * 64}")
    (folder / f"{NAME}.{'2' * 64}").symlink_to("nowhere")
    assert cache.load(NAME) is None
    assert files(folder) == []


def test_old_versions_and_rubbish_are_removed(folder: Path) -> None:
    cache.load(NAME)
    (folder / "hoard").mkdir()
    (folder / "hoard" / "old").touch()
    (folder / "tmpdraft").touch()
    for old in ("hoard", "tmpdraft"):
        os.utime(folder / old, (0, 0))
    (folder / "tmpnew").touch()
    for number in range(cache.KEPT + 3):
        cache.save(f"hoard.loop.key{number}.a", DATA)
        cache.save(f"hoard.other.key{number % 2}.a", DATA)
        for path in folder.glob(f"*.key{number}.*"):
            os.utime(path, (number, number))
        cache.load("hoard.loop.key1")
    kept = [".".join(name.split(".")[1:3]) for name in files(folder)]
    assert kept == [
        "loop.key1", "loop.key4", "loop.key5", "loop.key6", "other.key0", "other.key1", ""
    ]  # fmt: skip


# What the key covers.


def test_the_key_covers_rules_layouts_versions_and_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = cache.name_of(HOARD, total_score)
    assert known == cache.name_of(replace(HOARD, title="Other", tiebreak=seven), total_score)
    legend = load("legend")
    other_layout = replace(HOARD, state=legend.state)
    others = {
        cache.name_of(replace(HOARD, score=seven), total_score),
        cache.name_of(other_layout, total_score),
        cache.name_of(replace(HOARD, folder=legend.folder, read_box=legend.read_box), total_score),
    }
    monkeypatch.setenv("NUMBA_OPT", "1")
    others.add(cache.name_of(HOARD, total_score))
    monkeypatch.undo()
    monkeypatch.setattr(cache, "_installed", lambda: ("another processor",))
    others.add(cache.name_of(HOARD, total_score))
    assert len({known, *others}) == 6


def scored(loop: Function) -> int:
    """What `total_score` finds for three players."""
    return int(loop(array_of(HOARD.load_box(None).box), array_of(HOARD.blank(3))))


@pytest.mark.full
def test_changed_copies_of_a_game_never_meet_each_others_code(folder: Path) -> None:
    sevens, eights = replace(HOARD, score=seven), replace(HOARD, score=eight)
    for _ in range(2):
        assert scored(compile_loop(sevens, total_score)) == 21
        assert scored(compile_loop(eights, total_score)) == 24
    assert len(files(folder)) == 2


OUTSIDE = '''
import sys
from dataclasses import replace

from heorot.core.rule import rule
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import score
from heorot.engine.layout import array_of
from heorot.games import load

LONG = """
@rule
def points(box, s, seat):
    mixed = 0
"""
for k in range(100):  # so that it is called, and not written into the loop
    LONG += f"    if seat & {3 * k + 1}:\\n        mixed = mixed * {k + 2} ^ (seat >> {k % 7})\\n"


@rule
def total(boxes, games):
    both = score(boxes[0], games[0], games[0].player_count)
    return both + score(boxes[0], games[0], games[0].start)


for points in sys.argv[1:]:
    scope = {"rule": rule}
    exec(f"{LONG}\\n    return (mixed & 255) * 1000 + {points}", scope)
    game = replace(load("hoard"), score=scope["points"])
    loop = compile_loop(game, total)
    found = loop(array_of(game.load_box(None).box), array_of(game.blank(3)))
    print(found % 1000, sum(loop.stats.cache_hits.values()))
'''


def outside(folder: Path, *points: int, above: str = "") -> list[int]:
    """What games in a file of their own find, and whether they had been compiled before."""
    script = folder.parents[1] / "outside.py"
    script.parent.mkdir(exist_ok=True)
    script.write_text(above + OUTSIDE)
    command = [sys.executable, str(script), *map(str, points)]
    ended = subprocess.run(command, check=True, capture_output=True, text=True)
    return [int(word) for word in ended.stdout.split()]


@pytest.mark.full
def test_a_game_from_outside_is_compiled_once_and_anew_when_it_changes(folder: Path) -> None:
    assert outside(folder, 5) == [10, 0]
    assert outside(folder, 5, above='"""A docstring."""\n\n') == [10, 1]
    assert outside(folder, 6) == [12, 0]
    assert outside(folder, 5) == [10, 1]
    assert outside(folder, 5, 6) == [10, 1, 12, 1], "code of one name, compiled apart"
    assert outside(folder, 6, 5) == [12, 1, 10, 1]


@pytest.mark.full
@pytest.mark.parametrize("content", DAMAGED)
def test_damaged_machine_code_is_compiled_anew(folder: Path, content: bytes) -> None:
    assert scored(compile_loop(HOARD, total_score)) == 0
    (path,) = folder.iterdir()
    path.write_bytes(content)
    assert scored(compile_loop(HOARD, total_score)) == 0
    assert cache.load(cache.name_of(HOARD, total_score))
