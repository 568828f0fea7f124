"""Whatever is said to the hall, it does not break, and does nothing that it should not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.fuzzer import fuzz


def check(count: int, seed: int, folder: Path) -> None:
    counts = asyncio.run(fuzz(count, seed, folder))
    assert counts["said"] == count
    assert counts["understood"] > count / 20, f"only noise: {counts}"
    assert counts["refused"] > count / 20, f"too much is granted: {counts}"
    assert counts["played"] > count / 200, f"nothing right was said: {counts}"


def test_two_thousand_messages(tmp_path: Path) -> None:
    check(2_000, 1, tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("seed", [2, 3])
def test_twenty_thousand_messages(seed: int, tmp_path: Path) -> None:
    check(10_000, seed, tmp_path)
