"""The box: what the shipped one holds, and how a copy of it can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.harness.tables import dice
from tests.hoard.table import Table, action

from heorot.core.errors import BadFile
from heorot.core.luck import choose, open_luck
from heorot.core.position import parse
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.hoard import box as box_module
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import FRONT_NAMES

SHIPPED = Path(box_module.__file__).parent / "boxes/standard.toml"
GAME = load("hoard")


def written(folder: Path, *changes: tuple[str, str], count: int = 1) -> Path:
    """A copy of the shipped box with each of these texts, found so often, changed."""
    text = SHIPPED.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) >= count, old
        text = text.replace(old, new, count)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(folder: Path, front: str, old: str, new: str) -> tuple[Path, Box]:
    """A copy of the shipped box with a figure of one front changed, and what is read from it."""
    text = SHIPPED.read_text(encoding="utf-8")
    head, _, tail = text.partition(f'name = "{front}"')
    assert old in tail
    path = folder / "mine.toml"
    path.write_text(f'{head}name = "{front}"{tail.replace(old, new, 1)}', encoding="utf-8")
    box: Box = GAME.load_box(path).box
    return path, box


# The shipped box.


def test_the_shipped_box_holds_the_figures_of_the_specification() -> None:
    edition = GAME.load_box(None)
    box: Box = edition.box
    assert box.copies == [1] * 8 + [2, 2] + [1] * 7
    assert box.value == [1, 2, 3, 4, 5, 6, 7, 8] + [0] * 9
    assert box.own == [0, 1, 1, 2, 2, 3, 3, 4] + [0] * 9
    assert box.any == [2, 1, 2, 1, 2, 1, 2, 1] + [0] * 9
    assert box.prince == [0, 1, 0, 0, 1]
    assert box.draws == [0, 0, 2, 3, 3]
    assert box.extra_below == [0, 0, 4, 0, 0]
    assert box.lairs == [0, 0, 5, 3, 2]
    assert box.end_at == [0, 0, 10, 9, 8]
    assert box.lair_points == [0, 1, 3, 6, 10]
    assert (edition.game, edition.name) == ("hoard", "standard")
    assert edition.title == "Von Drachen und Schafen / Dragon's Hoard"


def test_cards_are_numbered_by_front_copy_and_colour() -> None:
    box: Box = GAME.load_box(None).box
    fronts = [front for front in range(17) for _ in range(2 if front in (8, 9) else 1)]
    assert box.front == [front for front in fronts for _ in range(5)]
    assert box.kind == [front * 5 + colour for front in fronts for colour in range(5)]


def test_the_reconstructed_figures_are_named() -> None:
    assert GAME.load_box(None).reconstructed == (
        *("front-ring: cost", "front-harp: cost", "front-chest: cost"),
        *("front-kings_treasure: cost", "front-royal: names"),
    )


def test_a_box_is_identified_by_its_content(tmp_path: Path) -> None:
    shipped = GAME.load_box(None)
    renamed = GAME.load_box(written(tmp_path, ('edition = "standard"', 'edition = "mine"')))
    assert (renamed.name, renamed.hash) == ("mine", shipped.hash)
    dearer = GAME.load_box(written(tmp_path, ("value = 1\n", "value = 2\n")))
    assert dearer.hash != shipped.hash
    assert len(shipped.hash) == 16


# An owner's copy.


def test_every_figure_can_be_corrected(tmp_path: Path) -> None:
    assert changed(tmp_path, "ring", "value = 2", "value = 99")[1].value[1] == 99
    assert changed(tmp_path, "ring", "own = 1", "own = 8")[1].own[1] == 8
    assert changed(tmp_path, "ring", "any = 1", "any = 8")[1].any[1] == 8
    assert changed(tmp_path, "coins", "any = 2", "any = 9")[1].any[0] == 9
    names = changed(tmp_path, "royal", 'red = "princess"', 'red = "prince"')[1]
    assert names.prince == [1, 1, 0, 0, 1]
    path = written(tmp_path, ("points = [0, 1, 3, 6, 10]", "points = [99, 0, 2, 5, 9]"))
    assert GAME.load_box(path).box.lair_points == [99, 0, 2, 5, 9]
    path = written(tmp_path, ("draw = 2\nextra_below = 4", "draw = 1\nextra_below = 10"))
    assert GAME.load_box(path).box.draws[2] == 1
    assert GAME.load_box(path).box.extra_below[2] == 10
    path = written(tmp_path, ("lairs = 5\nend_at = 10", "lairs = 0\nend_at = 1"))
    assert GAME.load_box(path).box.lairs[2] == 0
    assert GAME.load_box(path).box.end_at[2] == 1


def test_a_copied_figure_printed_on_the_cards_is_not_reconstructed_any_more(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace('"X"', '"R"')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert GAME.load_box(path).reconstructed == ()
    path.write_text(text.replace('copies = "I"', 'copies = "X"', 1), encoding="utf-8")
    assert GAME.load_box(path).reconstructed == ("front-coins: copies",)
    path.write_text(text.replace('value = "S"', 'value = "X"', 1), encoding="utf-8")
    assert GAME.load_box(path).reconstructed == ("front-coins: value",)


REFUSED = {
    "another game": ('game = "hoard"', 'game = "chess"', "game", 'expected "hoard"'),
    "no edition": ('edition = "standard"', "", "edition", "missing"),
    "no title": ("title =", "titel =", "title", "missing"),
    "an unknown key": ("[origins]", 'colour = "red"\n[origins]', "lair_points.colour", "unknown"),
    "an unknown table": ("[sources]", "[more]\n[sources]", "more", "unknown key"),
    "no origins": ("[origins]", "[origin]", "origins", "missing"),
    "no sources": ("[sources]", "[source]", "sources", "missing"),
    "too few lair points": ("[0, 1, 3, 6, 10]", "[0, 1, 3, 6]", "lair_points.points", "five"),
    "too many lair points": ("6, 10]", "6, 10, 15]", "lair_points.points", "five"),
    "lair points in words": ("6, 10]", '6, "10"]', "lair_points.points", "five"),
    "negative lair points": ("[0, 1, 3", "[-1, 1, 3", "lair_points.points", "from 0 to 99"),
    "high lair points": ("6, 10]", "6, 100]", "lair_points.points", "from 0 to 99"),
    "lair points as a flag": ("[0, 1, 3", "[0, true, 3", "lair_points.points", "five"),
    "no origin of lair points": (
        '[0, 1, 3, 6, 10]\norigin = "R"',
        "[0, 1, 3, 6, 10]",
        "lair_points.origin",
        "missing",
    ),
    "an unknown origin": ('origin = "R"', 'origin = "Q"', "lair_points.origin", "R, S, I, X, P"),
    "no draws": ("draw = 2\n", "", "players.2.draw", "missing"),
    "zero draws": ("draw = 2\n", "draw = 0\n", "players.2.draw", "from 1 to 3"),
    "four draws": ("draw = 3\n", "draw = 4\n", "players.3.draw", "from 1 to 3"),
    "an extra card after three": (
        "draw = 2\nextra_below = 4",
        "draw = 3\nextra_below = 4",
        "players.2.draw",
        "at most 2",
    ),
    "a negative extra": ("extra_below = 4", "extra_below = -1", "players.2.extra_below", "0 to 10"),
    "an extra above ten": (
        "extra_below = 4",
        "extra_below = 11",
        "players.2.extra_below",
        "0 to 10",
    ),
    "negative lairs": ("lairs = 5", "lairs = -1", "players.2.lairs", "from 0 to 5"),
    "six lairs": ("lairs = 5", "lairs = 6", "players.2.lairs", "from 0 to 5"),
    "an end at nothing": ("end_at = 10", "end_at = 0", "players.2.end_at", "from 1 to 40"),
    "an end beyond all": ("end_at = 10", "end_at = 41", "players.2.end_at", "from 1 to 40"),
    "a player count too few": ("[players.4]", "[players.5]", "players.4", "missing"),
    "a player count too many": (
        "[players.2]",
        "[players.5]\ndraw = 1\n\n[players.2]",
        "players.5",
        "unknown key",
    ),
    "an unknown figure of players": (
        "draw = 2\n",
        "draw = 2\ndraws = 2\n",
        "players.2.draws",
        "unknown",
    ),
    "a pile that could run dry": ("end_at = 8", "end_at = 9", "players.4", "95 cards"),
    "another colour": ('name = "red"', 'name = "green"', "colours", "red, blue, yellow"),
    "an unknown key of a colour": (
        'name = "red"',
        'name = "red"\nx = 1',
        "colours[1].x",
        "unknown",
    ),
    "another front": ('name = "harp"', 'name = "lyre"', "fronts", "coins, ring, harp"),
    "no copies": ("copies = 1\n", "copies = 0\n", "fronts[1].copies", "from 1 to 2"),
    "three copies": ("copies = 1\n", "copies = 3\n", "fronts[1].copies", "from 1 to 2"),
    "twenty cards a colour": ("copies = 1\n", "copies = 2\n", "fronts", "20 copies"),
    "eighteen cards a colour": ("copies = 2\n", "copies = 1\n", "fronts", "18 copies"),
    "a negative value": ("value = 1\n", "value = -1\n", "fronts[1].value", "from 0 to 99"),
    "a high value": ("value = 1\n", "value = 100\n", "fronts[1].value", "from 0 to 99"),
    "a negative cost": ("own = 0", "own = -1", "fronts[1].own", "from 0 to 9"),
    "a high own cost": ("own = 0", "own = 10", "fronts[1].own", "from 0 to 9"),
    "a high any cost": ("any = 2", "any = 10", "fronts[1].any", "from 0 to 9"),
    "a treasure for one sheep": ("any = 2", "any = 1", "fronts[1].own", "2 to 9 sheep"),
    "a treasure for ten sheep": ("own = 0\nany = 2", "own = 5\nany = 5", "fronts[1].own", "2 to 9"),
    "a value on a lair": (
        'name = "lair"\ncopies = 2',
        'name = "lair"\ncopies = 2\nvalue = 1',
        "fronts[9].value",
        "unknown",
    ),
    "an unknown royal": (
        'red = "princess"',
        'red = "queen"',
        "fronts[8].names.red",
        "princess, prince",
    ),
    "a royal of no colour": (
        'red = "princess"',
        'red = "princess", green = "prince"',
        "fronts[8].names.green",
        "unknown",
    ),
    "no origin of a cost": (', cost = "S" }', " }", "fronts[1].origin.cost", "missing"),
    "no origin of the names": (', names = "X" }', " }", "fronts[8].origin.names", "missing"),
    "an origin of nothing": (
        'cost = "S" }',
        'cost = "S", x = "R" }',
        "fronts[1].origin.x",
        "unknown",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_wrong_box_is_refused_with_its_place_and_what_was_expected(
    what: str, tmp_path: Path
) -> None:
    old, new, place, problem = REFUSED[what]
    path = written(tmp_path, (old, new))
    with pytest.raises(BadFile) as refused:
        GAME.load_box(path)
    assert refused.value.place == f"{path}: {place}"
    assert problem in refused.value.problem


@pytest.mark.parametrize(
    "figures", ["lairs = 5\nend_at = 28", "lairs = 4\nend_at = 29", "lairs = 0\nend_at = 33"]
)
def test_a_pile_that_just_cannot_run_dry_is_accepted(figures: str, tmp_path: Path) -> None:
    """Two players: 4 + 2 * (10 + lairs + end_at) + 1 + 2 + 1 cards lie elsewhere at the most."""
    path = written(tmp_path, ("lairs = 5\nend_at = 10", figures))
    assert GAME.load_box(path).name == "standard"
    lairs, end_at = (int(line.split()[-1]) for line in figures.splitlines())
    worse = f"lairs = {lairs}\nend_at = {end_at + 1}"
    with pytest.raises(BadFile, match=r"players.2: up to 96 cards .*H17"):
        GAME.load_box(written(tmp_path, ("lairs = 5\nend_at = 10", worse)))


@pytest.mark.parametrize("more", [-1, 1])
def test_too_few_and_too_many_fronts_are_refused(more: int, tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    last = text.rindex("[[fronts]]")
    path.write_text(text[:last] if more < 0 else text + "\n" + text[last:], encoding="utf-8")
    with pytest.raises(BadFile, match="fronts: expected, in this order"):
        GAME.load_box(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none\.toml: cannot be read"):
        GAME.load_box(tmp_path / "none.toml")


# A front other than lair and dragon may have two copies in an owner's box.

DOUBLED = {
    "gems": ["red lair", "red lair 2", "blue lair"],
    "mob": [],
    "knight": [],
    "thief": [],
    "shepherdess": [],
    "unicorn": [],
}


def doubled_box(folder: Path, front: str) -> Path:
    """A box with two of this front, and one dragon less, in each colour."""
    text = SHIPPED.read_text(encoding="utf-8")
    head, name, tail = text.partition(f'name = "{front}"')
    text = head + name + tail.replace("copies = 1", "copies = 2", 1)
    head, name, tail = text.partition('name = "dragon"')
    path = folder / "mine.toml"
    path.write_text(head + name + tail.replace("copies = 2", "copies = 1", 1), encoding="utf-8")
    return path


@pytest.mark.parametrize("front", DOUBLED)
def test_equal_copies_are_one_choice_in_any_box(front: str, tmp_path: Path) -> None:
    path = doubled_box(tmp_path, front)
    hand = [f"red {front}", f"red {front} 2", *DOUBLED[front]]
    text = Table.with_head(
        f"""
        box = "{path}"
        phase = "playing"
        [[seat]]
        hand = {hand}
        [[seat]]
        hand = ["blue ring"]
        """
    )
    position = parse(load, text)
    backend = Interpreted(GAME, position.edition, checked=True)
    choices = backend.legal(backend.adopt(position.s))
    assert sorted(set(choices)) == choices
    assert action(f"red {front}") in choices


@pytest.mark.parametrize("front", ["wizard", "wild_sheep", *DOUBLED])
def test_a_game_with_other_equal_copies_is_played_to_its_end(front: str, tmp_path: Path) -> None:
    backend = Interpreted(GAME, GAME.load_box(doubled_box(tmp_path, front)), checked=True)
    assert backend.edition.box.copies[FRONT_NAMES.index(front)] == 2
    luck, whim = open_luck(len(front)), dice(len(front))
    s = backend.new(3, luck)
    while choices := backend.legal(s):
        backend.apply(s, luck, choices[choose(whim, len(choices))])
    assert s.decider == -1
