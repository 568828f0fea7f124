"""Kernels are compiled without a GPU, and what they are compared with on a GPU is right."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.harness import program

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game, way_to_play
from heorot.core.luck import keyed_luck
from heorot.engine.batch import Batch
from heorot.engine.gpu import checking, patched, running
from heorot.engine.gpu.compiling import kernel_texts
from heorot.engine.gpu.kernels import KERNELS, scripted_action
from heorot.engine.interpreted import Interpreted
from heorot.engine.layout import array_of, fetch
from heorot.engine.seeds import PLAYERS, TABLE, players_luck, table_luck
from heorot.engine.stepping import CALLER, NEVER
from heorot.games import REGISTRY, load


@pytest.fixture(params=list(REGISTRY), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.mark.full
def test_the_command_compiles_every_kernel_and_tells_what_the_interpreter_finds_too(
    tmp_path: Path,
) -> None:
    said = program.told("ptx", "hoard", "--out", str(tmp_path))
    files = [*(f"hoard.{name}.ptx" for name in KERNELS), "hoard.json"]
    assert said.splitlines() == [str(tmp_path / file) for file in files]
    texts = {name: (tmp_path / f"hoard.{name}.ptx").read_text("utf-8") for name in KERNELS}
    manifest = json.loads((tmp_path / "hoard.json").read_text("utf-8"))
    check_kernels(texts)
    check_manifest(load("hoard"), manifest)
    hashes = {name: sha256(text.encode()).hexdigest() for name, text in texts.items()}
    assert manifest["hashes"] == hashes


@pytest.mark.full
@pytest.mark.parametrize("name", [name for name in REGISTRY if name != "hoard"])
def test_the_kernels_of_every_game_compile(name: str) -> None:
    check_kernels(kernel_texts(load(name)))


def check_kernels(texts: dict[str, str]) -> None:
    for name, text in texts.items():
        assert re.findall(r"^\.target (.*)$", text, re.MULTILINE) == ["sm_80"]
        (parameters,) = re.findall(rf"\.visible \.entry {name}\(([^)]*)\)", text)
        words = (1 if kind == "n" else 5 + 2 * int(kind[1]) for kind in KERNELS[name][1])
        assert parameters.count(".param .u64") == sum(words)
        assert ".extern" not in text


def check_manifest(game: Game, manifest: dict[str, Any]) -> None:
    for found, (players, box, options) in zip(
        manifest["cases"].values(), checking.cases(game), strict=True
    ):
        edition = game.load_box(box)
        assert found["box"] == array_of(edition.box).tobytes().hex()
        assert found["blank"] == array_of(game.blank(players, **options)).tobytes().hex()
        here = Interpreted(game, edition).play(checking.KEY, players, 0, 6, **options)
        assert found["played"]["digests"][:6] == here.digests
        assert len(found["played"]["digests"]) == checking.CHECKED_GAMES
        assert found["everybody"] == players + len(game.rivals_beside(players))
        several = len(checking.tables(players)), len(manifest["checked_steps"])
        assert np.shape(found["stepped"]) == several
    assert manifest["target"] == 80


@pytest.mark.full
@pytest.mark.native
def test_batches_are_compared_by_all_they_show_and_what_greedy_likes(game: Game) -> None:
    case = next(checking.cases(game))
    edition, blank = game.load_box(case.box), game.blank(case.players, **case.options)
    steps = range(0, 21, 20)
    hashes = [
        checking.step_hashes(game, edition, blank, policies, 3, steps)
        for policies in checking.tables(case.players)
    ]
    assert len({one for many in hashes for one in many}) == len(hashes) * len(steps)
    batch = Batch(game, edition, blank, np.arange(3), [CALLER] * case.players, checking.PRIZES, 1)
    for number in range(steps[-1]):
        batch.step([scripted_action(row.tolist(), k, number) for k, row in enumerate(batch.mask)])
    shown = [getattr(batch, name) for name in checking.SHOWN]
    likes = np.array([appeals(game, edition, one) for one in states(game, batch)], np.int32)
    assert hashes[0][-1] == checking.hash_of([*shown, likes])


def states(game: Game, batch: Batch) -> Iterator[Any]:
    for cell in batch._games:
        s = game.state()
        fetch(cell, s)
        yield s


def appeals(game: Game, edition: Edition, s: Any) -> list[int]:
    legal = list(Interpreted(game, edition).legal(s))
    seen, values = game.seen(s, s.decider).s, [0] * len(legal)
    game.appeals(edition.box, seen, s.decider, keyed_luck(bytes(16)), legal, len(legal), values)
    liked = dict(zip(legal, values, strict=True))
    return [liked.get(action, NEVER) for action in range(game.actions.count)]


def test_every_box_and_number_of_players_is_checked_and_the_last_options() -> None:
    boxes = {"standard": "boxes/standard.toml", "other": "boxes/standard.toml"}
    game = replace(load("hoard"), boxes=boxes, options={"grazed": (0, 1), "laid": (1, 0)})
    names = [way_to_play(game, *case) for case in checking.cases(game)]
    plain = ["hoard-2", "hoard-3", "hoard-4", "hoard-2-other", "hoard-3-other", "hoard-4-other"]
    assert names == plain + [f"{name}-grazed=1-laid=0" for name in plain]


def test_the_script_chooses_among_all_legal_actions() -> None:
    mask = [0, 1, 1, 0, 1]
    chosen = [scripted_action(mask, game, step) for game in range(40) for step in range(40)]
    assert set(chosen) == {1, 2, 4}
    assert all(450 < chosen.count(action) < 600 for action in (1, 2, 4))


def test_another_version_of_numba_cuda_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patched, "version", lambda name: "0.31.0")
    with (
        pytest.raises(HeorotError, match=r"numba-cuda 0\.30\.\*, not 0\.31\.0"),
        patched.numba_cuda(),
    ):
        pass


def test_numba_cuda_is_left_as_it_was() -> None:
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    before = dispatcher.get_current_device
    with patched.numba_cuda():
        assert dispatcher.get_current_device().compute_capability == patched.TARGET
    assert dispatcher.get_current_device is before


# The runtime, as far as it goes without a GPU.


def test_arrays_are_handed_over_as_numba_lays_them_out() -> None:
    array = SimpleNamespace(
        size=12, itemsize=8, data=SimpleNamespace(ptr=4096), shape=(3, 4), strides=(32, 8)
    )
    words = list(running.arguments([array, 7]))
    assert words == [0, 0, 12, 8, 4096, 3, 4, 32, 8, 7]
    assert all(type(word) is np.int64 for word in words)


def test_the_same_luck_is_dealt() -> None:
    seeds = np.array([0, 7, (5 << 32) + 1])
    for whose, same in ((TABLE, table_luck), (PLAYERS, players_luck)):
        lucks = running.lucks(seeds, whose)
        for k, seed in enumerate(seeds.tolist()):
            assert lucks[:4, k].tolist() == same(seed, 0).key


def test_records_are_padded_to_whole_words() -> None:
    assert running.padded(bytes(range(13))).tobytes() == bytes(range(13)) + bytes(3)


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(HeorotError, match="does not hold any game; run `heorot ptx` first"):
        running.read_manifests(tmp_path, [])
    (tmp_path / "hoard.json").write_text("{}")
    with pytest.raises(
        HeorotError, match=r"does not hold hoard\.playout\.ptx, hoard\.advance\.ptx"
    ):
        running.read_manifests(tmp_path, [])
    for name in KERNELS:
        (tmp_path / f"hoard.{name}.ptx").write_text("")
    assert running.read_manifests(tmp_path, []) == [{}]
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(HeorotError, match="pip install cupy"):
        running.find_cupy()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({}, ""),
        ({"target": 100}, "this GPU is an sm_90; the PTX needs sm_100"),
        ({"kernels": {}}, "PTX of another version"),
        ({"hashes": dict.fromkeys(KERNELS, "0")}, "is not what the manifest lists"),
    ],
)
def test_ptx_that_does_not_fit_is_not_loaded(
    tmp_path: Path, change: dict[str, Any], problem: str
) -> None:
    for name in KERNELS:
        (tmp_path / f"hoard.{name}.ptx").write_text(name)
    manifest = {
        "game": "hoard",
        "target": 80,
        "kernels": running.arguments_of_kernels(),
        "hashes": {name: sha256(name.encode()).hexdigest() for name in KERNELS},
        "cases": {},
    }
    device = SimpleNamespace(compute_capability="90")
    cupy = SimpleNamespace(
        cuda=SimpleNamespace(Device=lambda: device),
        RawModule=lambda path: SimpleNamespace(get_function=lambda name: (path, name)),
    )
    if problem:
        with pytest.raises(HeorotError, match=problem):
            running.Module(cupy, manifest | change, tmp_path)
        return
    module = running.Module(cupy, manifest, tmp_path)
    with pytest.raises(TypeError, match=r"script takes \('q2', 'n', 'q1'\), not \('n',\)"):
        module.launch("script", 1, 32, 5)
