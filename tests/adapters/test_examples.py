"""What the README and the guide tell researchers runs, and nobody else needs it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"(?<!<!-- needs a GPU -->\n)```python\n(.*?)```", re.DOTALL)
EXAMPLES = {
    f"{page} {number}": text
    for page in ("README.md", "docs/research.md")
    for number, text in enumerate(BLOCK.findall((ROOT / page).read_text("utf-8")), 1)
}


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(EXAMPLES[example], example, "exec"), {})  # noqa: S102 (our own)


def test_the_package_needs_nothing_of_it() -> None:
    code = "import heorot, sys; print(*sorted(sys.modules))"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "heorot" in loaded
    assert not {"numpy", "numba", "gymnasium", "pettingzoo", "pyspiel"} & set(loaded)
