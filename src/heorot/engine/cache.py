"""Where compiled rules are kept: in the user's cache folder, by the hash of all that made them."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

from heorot.core.game import Game


@cache
def source_hash(game: str) -> str:
    """The hash of all sources that may end up in a game's machine code, and of the versions."""
    digest = hashlib.sha256(f"{version('numba')} {platform.python_version()}".encode())
    package = Path(__file__).parents[1]
    for part in ("core", "engine", f"games/{game}"):
        for path in sorted((package / part).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(game: Game) -> Path:
    """The folder of a game's compiled rules."""
    return platformdirs.user_cache_path("heorot") / "native" / game.name / source_hash(game.name)


def is_compiled(game: Game) -> bool:
    """Whether every entry point of a game lies in the cache."""
    return (cache_folder(game) / "complete").exists()


def mark_compiled(game: Game) -> None:
    """Note that every entry point of a game lies in the cache."""
    (cache_folder(game) / "complete").touch()
