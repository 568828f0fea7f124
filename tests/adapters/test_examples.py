"""What the README tells researchers runs, and nobody else needs it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.full
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.splitlines()[0])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 (our own)


def test_the_package_needs_nothing_of_it() -> None:
    code = "import heorot, sys; print(*sorted(sys.modules))"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "heorot" in loaded
    assert not {"numpy", "numba", "gymnasium", "pettingzoo", "pyspiel"} & set(loaded)
