"""The client and the documentation are built when they are stale, and the wheel carries them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import hatch_build
import pytest
from tests.harness.hall import PATIENCE, Program

ROOT = Path(hatch_build.__file__).parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with little in it, whose bundle and documentation are current."""
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    for name in ("WEB", "BUNDLE", "TEXTS", "DOCS"):
        place = tmp_path / getattr(hatch_build, name).relative_to(ROOT)
        monkeypatch.setattr(hatch_build, name, place)
        place.mkdir(parents=True)
    for name in ("web/index.html", "web/src/main.ts", "web/src/lobby/Row.svelte"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was", "utf-8")
    labels = hatch_build.TEXTS / "de" / "hall.ftl"
    labels.parent.mkdir()
    labels.write_text("as it was", "utf-8")
    (hatch_build.BUNDLE / "fingerprint").write_text(hatch_build.fingerprint(), "ascii")
    (hatch_build.DOCS / "fingerprint").write_text(hatch_build.docs_fingerprint(), "ascii")
    assert not hatch_build.is_stale()
    assert not hatch_build.docs_are_stale()
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "web/index.html",
        "web/src/lobby/Row.svelte",
        "web/src/another.ts",
        "src/heorot/i18n/de/hall.ftl",
        "src/heorot/i18n/de/bots.ftl",
    ],
)
def test_a_bundle_is_stale_when_what_it_is_made_of_has_changed(name: str, checkout: Path) -> None:
    (checkout / name).write_text("as it is", "utf-8")
    assert hatch_build.is_stale()


@pytest.mark.parametrize("name", ["web/node_modules/one.js", "src/heorot/i18n/de/cli.ftl"])
def test_a_bundle_is_not_stale_for_anything_else(name: str, checkout: Path) -> None:
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / name).write_text("new", "utf-8")
    assert not hatch_build.is_stale()


def test_without_a_bundle_or_half_built_it_is_stale(checkout: Path) -> None:
    (hatch_build.BUNDLE / "fingerprint").unlink()
    assert hatch_build.is_stale()


def test_a_package_without_sources_has_its_bundle(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "WEB", checkout / "nothing")
    assert not hatch_build.is_stale()


@pytest.mark.parametrize(
    "name",
    [
        "docs/arena.md",
        "docs/games/hoard-desk.webp",
        "bench/RESULTS.md",
        "src/heorot/core/game.py",
        "src/heorot/games/hoard/texts/RULES.de.md",
        "tools/site.py",
    ],
)
def test_the_documentation_is_stale_when_what_it_is_made_of_has_changed(
    name: str, checkout: Path
) -> None:
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / name).write_text("new", "utf-8")
    assert hatch_build.docs_are_stale()
    assert not hatch_build.is_stale()


def test_a_checkout_that_is_installed_in_place_does_without_documentation(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (hatch_build.DOCS / "fingerprint").unlink()
    asked: list[str] = []
    monkeypatch.setattr(hatch_build, "build_docs", lambda: asked.append("docs"))
    hook = hatch_build.CustomBuildHook(str(checkout), {}, None, None, "", "")  # type: ignore[arg-type]
    hook.initialize("editable", {})
    assert asked == []
    hook.initialize("standard", {})
    assert asked == ["docs"]


def built(target: str, folder: Path) -> Path:
    """The package as hatchling makes it, where no Node is to be found."""
    hatch_build.build()  # as the scripts have done, unless somebody is at work in web/ or docs/
    hatch_build.build_docs()
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    no_node = {**os.environ, "PATH": str(folder)}
    subprocess.run(command, cwd=ROOT, env=no_node, check=True, capture_output=True)
    (made,) = folder.glob("heorot-*")
    return made


@pytest.mark.full
def test_the_sdist_brings_its_bundle_and_documentation_along(tmp_path: Path) -> None:
    sdist = built("sdist", tmp_path)
    # Before 3.11.4 Python's own takes no filter, after 3.12 it warns without one.
    subprocess.run(["tar", "-xf", sdist, "-C", tmp_path], check=True)  # noqa: S607 (any tar will do)
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    stale = "hatch_build.is_stale() or hatch_build.docs_are_stale()"
    asked = f"import hatch_build; raise SystemExit({stale})"
    subprocess.run([sys.executable, "-c", asked], cwd=folder, check=True)


@pytest.mark.full
def test_the_wheel_opens_the_hall_without_node_and_has_its_documentation(tmp_path: Path) -> None:
    with zipfile.ZipFile(built("wheel", tmp_path)) as wheel:
        wheel.extractall(tmp_path / "site")
    site = {"PYTHONPATH": str(tmp_path / "site")}
    with Program("play", home=tmp_path, env=site) as program:
        address = program.page()
        with urlopen(address, timeout=PATIENCE) as page:  # noqa: S310 (our own)
            script = re.search(rb'src="/(assets/[^"]+\.js)"', page.read())
        assert script is not None
        with urlopen(address + script[1].decode(), timeout=PATIENCE) as answer:  # noqa: S310 (our own)
            assert (
                answer.read()
                == (tmp_path / "site/heorot/server/static" / script[1].decode()).read_bytes()
            )
        with urlopen(f"{address}docs/", timeout=PATIENCE) as start:  # noqa: S310 (our own)
            assert b"<h1" in start.read()
        program.end()
