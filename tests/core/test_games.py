"""Games of other packages are found by their entry points."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from heorot import games
from heorot.core.errors import HeorotError
from heorot.games import REGISTRY, game_names, load


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What a package says that is installed; afterwards it is gone again."""
    folder = tmp_path / "outside-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    games._places.cache_clear()
    yield folder / "entry_points.txt"
    games._places.cache_clear()


def test_a_game_that_cannot_be_loaded_is_named_and_ours_are_not_replaced(outside: Path) -> None:
    places = ("missing = nowhere_at_all:GAME", "odd = heorot.games:NOTHING", "hoard = nowhere:GAME")
    outside.write_text("\n".join(["[heorot.games]", *places]))
    assert set(game_names()) >= {*REGISTRY, "missing", "odd"}
    for name, problem in (("missing", "No module named"), ("odd", "has no attribute 'NOTHING'")):
        with pytest.raises(HeorotError, match=f"the game '{name}', of another .*{problem}"):
            load(name)
    assert load("hoard").folder.parent == Path(games.__file__).parent
