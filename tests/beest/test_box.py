"""The box: what the shipped one holds, and how a copy of it can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.beest.table import GAME

from heorot.core.errors import BadFile

SHIPPED = GAME.folder / "boxes/standard.toml"


def written(folder: Path, old: str, new: str) -> Path:
    """A copy of the shipped box with a text changed where it comes first."""
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.rule("B1", "B3")
def test_the_shipped_box_has_three_of_each_cave() -> None:
    edition = GAME.load_box(None)
    assert edition.box.copies == [3] * 9
    assert (edition.game, edition.name, edition.title) == ("beest", "standard", "Beest")
    assert edition.reconstructed == ("caves: copies",)


def test_an_owners_box_may_have_other_numbers(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    text = text.replace("copies = 3", "copies = 5", 1).replace("copies = 3", "copies = 1", 1)
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('origin = "X"', 'origin = "R"'), encoding="utf-8")
    edition = GAME.load_box(path)
    assert edition.box.copies == [5, 1, 3, 3, 3, 3, 3, 3, 3]
    assert edition.reconstructed == ()
    assert edition.hash != GAME.load_box(None).hash


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('game = "beest"', 'game = "hoard"', "game", 'expected "beest"'),
        ("copies = 3", "copies = 4", "caves", "28 cards; the game has 27"),
        ("copies = 3", "copies = 28", "caves[1].copies", "28 is not a whole number from 0 to 27"),
        ('exits = ["top", "middle"]', 'exits = ["middle", "top"]', "caves", "in this order"),
        ('entrance = "top"', 'entrance = "left"', "caves", "top top middle, top top bottom"),
        ('origin = "X"', 'origin = "Y"', "caves[1].origin", "'Y' is not an origin"),
        ('name = "red"', 'name = "pink"', "markers", "black, red, yellow, green, blue, white"),
        ("count = 5", "count = 4", "markers[1].count", "4 is not a whole number from 5 to 5"),
        ("count = 6", "count = 7", "mats.count", "7 is not a whole number from 6 to 6"),
        ("[mats]", "[mats]\nsize = 1", "mats.size", "unknown key"),
        ("copies = 3", "copies = 3\nsize = 1", "caves[1].size", "unknown key"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, place: str, problem: str
) -> None:
    path = written(tmp_path, old, new)
    with pytest.raises(BadFile) as refused:
        GAME.load_box(path)
    assert refused.value.place == f"{path}: {place}"
    assert problem in refused.value.problem


def test_a_tenth_cave_is_refused(tmp_path: Path) -> None:
    more = '[[caves]]\nentrance = "top"\nexits = ["top", "middle"]\ncopies = 0\norigin = "X"\n\n'
    with pytest.raises(BadFile, match="expected, in this order, top top middle"):
        GAME.load_box(written(tmp_path, "# ---- markers", more + "# ---- markers"))
