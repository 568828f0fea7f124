"""Machine code that is kept: in a private folder of the user's cache, every file with its hash.

A file is called ``<game>.<loop>.<key>.<signature>.<hash>``. The key is a hash of all that is linked
(`Linker.fingerprint`) and of whatever else the machine code depends on: layouts of the records,
versions, processor, settings. The signature is that of the types a loop was called with. The last
hash is that of the name before it and of the content: so the folder lists its files with their
hashes, and what is damaged or was called otherwise is thrown away, never run.

Loading machine code is running it. So the folder belongs to the user alone, and is refused if
anybody else could have written there.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from time import time
from typing import Any

import platformdirs

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import Luck
from heorot.engine.link import Linker, as_written

KEPT = 4
"""Versions of a loop that are kept: the ones used last, so that two checkouts can take turns."""
COMPILER = Path(__file__).with_name("compiler.py")
HOUR = 3600
"""After so many seconds, what another process has not finished writing is rubbish."""


def name_of(game: Game, loop: Any, fillings: Mapping[str, Any] | None = None) -> str:
    """What the files of a compiled loop are called, up to its key."""
    from heorot.engine.layout import dtype_of

    records = (game.state, type(game.load_box(None).box), Luck)
    layouts = [str(dtype_of(one)) for one in records]
    fingerprint = Linker(game, as_written, fillings).fingerprint(loop)
    return f"{game.name}.{loop.__name__}.{_short(fingerprint, *layouts, *_machine())}"


def name_of_ptx(game: Game, loop: Any, fillings: Mapping[str, Any], *parts: str) -> str:
    """What the file with a game's kernels is called, which do what a loop does."""
    fingerprint = Linker(game, as_written, fillings).fingerprint(loop)
    return f"{game.name}.ptx.{_short(fingerprint)}.{_short(*parts)}"


def with_signature(name: str, signature: str) -> str:
    """The same, up to its signature."""
    return f"{name}.{_short(signature)}"


def is_kept(name: str) -> bool:
    """Whether something whole lies there under a name, or one that begins so."""
    with _folder() as folder:
        return any(data is not None for _, data in _found(folder, name))


def load(name: str) -> bytes | None:
    """The same, loaded; what does not fit is thrown away."""
    with _folder() as folder:
        for path, data in _found(folder, name):
            if data is not None:
                os.utime(path)
                return data
            _remove(path)
    return None


def _found(folder: Path, name: str) -> Iterator[tuple[Path, bytes | None]]:
    """What lies under a name, or one that begins so: the content; None where it is damaged."""
    for path in folder.iterdir():
        if not path.name.startswith(f"{name}."):
            continue
        try:
            data = path.read_bytes() if path.is_file() and _is_private(path) else None
        except FileNotFoundError:  # another process has just removed it
            continue
        is_whole = data and path.name == _full_name(path.name.rpartition(".")[0], data)
        yield path, data if is_whole else None


def save(name: str, data: bytes) -> None:
    """Keep machine code under a name with key and signature; remove what is old."""
    with _folder() as folder:
        draft, path = tempfile.mkstemp(dir=folder)
        with os.fdopen(draft, "wb") as file:
            file.write(data)
        Path(path).replace(folder / _full_name(name, data))
        _tidy(folder)


def _full_name(name: str, data: bytes) -> str:
    return f"{name}.{hashlib.sha256(name.encode() + data).hexdigest()}"


def _short(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


@contextmanager
def _folder() -> Iterator[Path]:
    """The folder, if it is the user's alone; whatever the system refuses is told with its place."""
    top = platformdirs.user_cache_path("heorot")
    try:
        top.parent.mkdir(parents=True, exist_ok=True)
        for folder in (top, top / "native"):
            folder.mkdir(mode=0o700, exist_ok=True)
            if not _is_private(folder):
                raise HeorotError(
                    "{folder} is not used: somebody else owns it or can write there, and what"
                    " lies in it would be run; remove it",
                    folder=folder,
                )
        yield top / "native"
    except OSError as error:
        problem = "the cache of compiled rules cannot be used: {problem}"
        raise HeorotError(problem, problem=str(error)) from None


def _is_private(path: Path) -> bool:
    """Whether only the user can have written there."""
    if sys.platform == "win32":  # where that is no matter of owners and bits
        return True
    found = path.stat()
    return found.st_uid == os.geteuid() and not found.st_mode & 0o022


def _tidy(folder: Path) -> None:
    """Remove all but the last versions of each loop, and what is no file of ours."""
    versions: dict[str, dict[str, list[Path]]] = {}
    for path in sorted(folder.iterdir(), key=_last_use):
        game, loop, key = (*path.name.split("."), "", "")[:3]
        if path.name.count(".") == 4:
            of_loop = versions.setdefault(f"{game}.{loop}", {})
            of_loop[key] = [*of_loop.pop(key, []), path]
        elif _last_use(path) < time() - HOUR:
            _remove(path)
    for of_loop in versions.values():
        for paths in list(of_loop.values())[:-KEPT]:
            for path in paths:
                _remove(path)


def _last_use(path: Path) -> float:
    """When a file was used last; one that another process has just removed, never."""
    try:
        return path.lstat().st_mtime
    except FileNotFoundError:
        return 0.0


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _machine() -> list[str]:
    """What else machine code depends on, how it is compiled included."""
    settings = sorted(f"{k}={v}" for k, v in os.environ.items() if k.startswith("NUMBA_"))
    return [*_installed(), *settings]


@cache
def _installed() -> tuple[str, ...]:
    from llvmlite import binding

    versions = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    features = binding.get_host_cpu_features().flatten()
    processor = (platform.machine(), binding.get_host_cpu_name(), features)
    return (sys.version, *versions, *processor, COMPILER.read_text("utf-8"))
