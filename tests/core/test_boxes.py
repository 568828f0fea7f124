"""The boxes of a game: those it ships, by name, and an owner's, by path."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from heorot.core import position
from heorot.core.errors import BadFile
from heorot.core.game import Game
from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import REGISTRY, load
from heorot.match import OpenDice, Seat, Table, saga

HOARD = load("hoard")
SEATS = [Seat("Ann"), Seat("Ben")]


def dearer(name: str) -> str:
    """The text of hoard's box as another edition."""
    text = (HOARD.folder / "boxes/standard.toml").read_text("utf-8")
    return text.replace('edition = "standard"', f'edition = "{name}"').replace(
        "value = 8", "value = 9"
    )


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Hoard with a second box."""
    (tmp_path / "dear.toml").write_text(dearer("dear"), "utf-8")
    boxes = {"standard": str(HOARD.folder / "boxes/standard.toml"), "dear": "dear.toml"}
    return replace(HOARD, folder=tmp_path, boxes=boxes)


@pytest.mark.parametrize("name", REGISTRY)
def test_every_shipped_box_is_called_what_its_game_calls_it(name: str) -> None:
    game = load(name)
    assert next(iter(game.boxes)) == position.STANDARD
    for box in game.boxes:
        edition = game.load_box(box)
        assert (edition.game, edition.name, edition.source) == (name, box, "")


@pytest.mark.parametrize("name", REGISTRY)
def test_every_file_of_a_box_is_shipped_by_name(name: str) -> None:
    game = load(name)
    assert set(game.folder.glob("boxes/*")) == {game.folder / box for box in game.boxes.values()}


def test_a_box_is_loaded_by_its_name_and_the_first_by_none(game: Game) -> None:
    assert game.load_box().name == game.load_box("standard").name == "standard"
    edition = game.load_box("dear")
    assert (edition.name, edition.box.value[7], edition.source) == ("dear", 9, "")


def test_a_shipped_name_comes_before_a_file_of_that_name(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "dear").write_text(dearer("own"), "utf-8")
    assert game.load_box("dear").name == "dear"
    assert game.load_box("./dear").name == "own"
    assert game.load_box(Path("dear")).name == "own"


def test_what_is_neither_a_shipped_box_nor_a_file_is_refused_with_the_names(game: Game) -> None:
    said = "kingdoms: cannot be read: .*; expected the path of a box, or one of standard, dear"
    with pytest.raises(BadFile, match=said):
        game.load_box("kingdoms")


def test_a_document_names_the_shipped_box_of_its_position(game: Game, tmp_path: Path) -> None:
    edition = game.load_box("dear")
    s = Interpreted(game, edition).new(2, open_luck(1))
    text = position.dump(game, edition, s)
    assert 'box = "dear"' in text
    again = position.parse(lambda _: game, text, tmp_path)
    assert (again.s, again.edition, again.box) == (s, edition, "dear")


def test_a_saved_match_names_its_shipped_box(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saga, "load", lambda _: game)
    table = Table(game, SEATS, OpenDice(1), edition=game.load_box("dear"), now=0)
    text = saga.dump(table, now=0)
    assert 'box = "dear"' in text
    assert "box_file" not in text
    assert saga.parse(text, now=0).edition == table.edition
