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

from heorot.core.errors import HeorotError
from heorot.core.game import Game, way_to_play
from heorot.engine.gpu import checking, patched, running
from heorot.engine.gpu.kernels import KERNELS, scripted_action
from heorot.engine.interpreted import Interpreted
from heorot.engine.layout import array_of
from heorot.engine.loops import FINISHED, ILLEGAL, STEPPED
from heorot.engine.native import Native
from heorot.games import REGISTRY, load


@pytest.fixture(params=list(REGISTRY), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.mark.full
def test_the_command_compiles_every_kernel_and_tells_what_the_interpreter_finds_too(
    game: Game, tmp_path: Path
) -> None:
    said = program.told("ptx", game.name, "--out", str(tmp_path))
    files = [*(f"{game.name}.{name}.ptx" for name in KERNELS), f"{game.name}.json"]
    assert said.splitlines() == [str(tmp_path / file) for file in files]
    texts = {name: (tmp_path / f"{game.name}.{name}.ptx").read_text("utf-8") for name in KERNELS}
    manifest = json.loads((tmp_path / f"{game.name}.json").read_text("utf-8"))
    check_kernels(texts)
    check_manifest(game, manifest)
    hashes = {name: sha256(text.encode()).hexdigest() for name, text in texts.items()}
    assert manifest["hashes"] == hashes


def check_kernels(texts: dict[str, str]) -> None:
    for name, text in texts.items():
        assert re.findall(r"^\.target (.*)$", text, re.MULTILINE) == ["sm_90"]
        (parameters,) = re.findall(rf"\.visible \.entry {name}\(([^)]*)\)", text)
        words = (5 + 2 * n if n else 1 for n in KERNELS[name][1])
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
        assert len(found["stepped"]) == len(manifest["checked_steps"])
    assert manifest["target"] == 90


@pytest.mark.full
def test_scripted_games_go_through_the_same_states_interpreted(game: Game) -> None:
    natives = {box: Native(game, game.load_box(box)) for box in game.boxes}
    steps = range(0, 801, 100)
    for case in checking.cases(game):
        hashes = checking.step_hashes(natives[case.box], case.players, 3, steps, **case.options)
        assert hashes == list(interpreted_hashes(game, case, 3, steps))


def interpreted_hashes(game: Game, case: checking.Case, count: int, steps: range) -> Iterator[str]:
    interpreted = Interpreted(game, game.load_box(case.box))
    lucks = [checking.luck_of(number) for number in range(count)]
    states = [interpreted.new(case.players, luck, **case.options) for luck in lucks]
    masks = np.zeros((count, game.actions.count), np.int8)
    status = np.zeros(count, np.int8)
    for number in range(steps[-1] + 1):
        tensors = np.zeros((count, game.tensor.size), np.int8)
        for k, s in enumerate(states):
            masks[k] = 0
            masks[k, interpreted.legal(s)] = 1
            if s.decider >= 0:
                row = [0] * game.tensor.size
                game.observe(interpreted.edition.box, game.seen(s, s.decider).s, s.decider, row)
                tensors[k] = row
        if number in steps:
            yield checking.hash_of([array_of(*states), masks, tensors, status])
        for k, (s, luck) in enumerate(zip(states, lucks, strict=True)):
            action = scripted_action(masks[k].tolist(), k, number)
            if s.decider < 0:
                status[k] = FINISHED
            elif action < 0:
                status[k] = ILLEGAL
            else:
                interpreted.apply(s, luck, action)
                status[k] = STEPPED if s.decider >= 0 else FINISHED


def test_every_box_and_number_of_players_is_checked_and_the_last_options() -> None:
    boxes = {"standard": "boxes/standard.toml", "other": "boxes/standard.toml"}
    game = replace(load("hoard"), boxes=boxes, options={"grazed": (0, 1), "laid": (1, 0)})
    names = [way_to_play(game, *case) for case in checking.cases(game)]
    plain = ["hoard-2", "hoard-3", "hoard-4", "hoard-2-other", "hoard-3-other", "hoard-4-other"]
    assert names == plain + [f"{name}-grazed=1-laid=0" for name in plain]


def test_the_script_chooses_among_all_legal_actions_and_sometimes_none() -> None:
    mask = [0, 1, 1, 0, 1]
    chosen = [scripted_action(mask, game, step) for game in range(40) for step in range(40)]
    assert set(chosen) == {-1, 1, 2, 4}
    assert 10 < chosen.count(-1) < 50
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
    lucks = running.lucks(checking.luck_of(0).key, 5)
    for number in range(5):
        assert lucks[:, number].tobytes() == array_of(checking.luck_of(number)).tobytes()


def test_rows_are_padded_and_unpadded() -> None:
    rows = [bytes(range(k, k + 13)) for k in range(4)]
    columns = np.stack([running.padded(row) for row in rows], axis=1)
    assert columns.shape == (running.words(13), 4)
    assert [row.tobytes() for row in running.rows_of(columns, 13)] == rows


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(HeorotError, match="does not hold any game; run `heorot ptx` first"):
        running.read_manifests(tmp_path, [])
    (tmp_path / "hoard.json").write_text("{}")
    with pytest.raises(HeorotError, match=r"does not hold hoard\.playout\.ptx, hoard\.start\.ptx"):
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
        "target": 90,
        "kernels": running.dimensions(),
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
    with pytest.raises(TypeError, match=r"script takes \(2, 0, 1\), not \(0,\)"):
        module.launch("script", 1, 32, 5)
