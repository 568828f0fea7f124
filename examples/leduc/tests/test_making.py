"""docs/add-a-game.md is true: its code stands in this folder, and its commands work."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

LEDUC = Path(__file__).parents[1]
ROOT = LEDUC.parents[1]
PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"```\w+\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^    (cd .*|heorot .*)$", PAGE, re.MULTILINE)
SLOW = ("heorot compile", "heorot ptx", "heorot simulate", "cd ")


@pytest.mark.parametrize(("file", "piece"), PIECES, ids=lambda one: one[:20])
def test_every_piece_of_code_stands_in_the_example(file: str, piece: str) -> None:
    assert piece in (LEDUC / file).read_text(encoding="utf-8")


def test_the_page_shows_every_part() -> None:
    assert len(PIECES) == 11
    assert len(COMMANDS) == 7


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(one, marks=[pytest.mark.full] if one.startswith(SLOW) else [])
        for one in COMMANDS
    ],
)
def test_every_command_works(command: str, tmp_path: Path) -> None:
    folder = tmp_path
    if command.startswith("cd "):
        place, _, command = command.removeprefix("cd ").partition(" && ")
        folder = ROOT / place
    program, *words = shlex.split(command)
    start = [sys.executable] if program == "python" else [sys.executable, "-m", "heorot.cli"]
    done = subprocess.run([*start, *words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
