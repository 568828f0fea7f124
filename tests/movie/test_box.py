"""The boxes: what the shipped ones hold, and how a copy of one can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.harness.tables import dice
from tests.movie.table import ENGINES

from heorot.core.errors import BadFile
from heorot.core.luck import choose, open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.movie.box import FACE_NAMES, Box
from heorot.games.movie.rules.state import FACES, PRINTED

GAME = load("movie")
STANDARD: Box = ENGINES["standard"].edition.box
SPECIFIED = {
    "+1": (1, 1, 4),
    "+2": (1, 1, 2),
    "+3": (1, 1, 3),
    "+4": (1, 1, 3),
    "+5": (2, 2, 4),
    "+6": (2, 2, 3),
    "-1": (1, 1, 2),
    "-2": (1, 1, 2),
    "-3": (0, 1, 2),
    "-4": (1, 0, 2),
    "-5": (1, 1, 1),
    "-6": (1, 1, 2),
    "treasure+1": (1, 0, 0),
    "treasure+2": (0, 1, 0),
    "treasure+3": (0, 0, 1),
    "treasure+4": (0, 0, 1),
    "mead+2": (1, 0, 1),
    "mead+4": (1, 0, 1),
    "valor+2": (0, 0, 1),
    "valor+3": (1, 1, 1),
    "valor+4": (0, 1, 0),
    "temptation-1": (1, 0, 0),
    "temptation-2": (0, 1, 0),
    "temptation-3": (0, 0, 1),
    "temptation-4": (0, 1, 0),
    "temptation-5": (0, 0, 1),
    "drunkenness-1": (1, 0, 0),
    "drunkenness-2": (0, 0, 1),
    "drunkenness-3": (1, 0, 0),
    "drunkenness-4": (0, 0, 1),
    "horn": (1, 1, 2),
    "treachery": (0, 1, 2),
    "statue": (1, 2, 1),
    "counsel": (1, 1, 1),
    "gorge": (1, 1, 2),
}


def copied(folder: Path, *changes: tuple[str, str], box: str = "standard.toml") -> Path:
    """A copy of a shipped box with each of these texts changed where it comes first."""
    text = (GAME.folder / "boxes" / box).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


# The shipped boxes.


@pytest.mark.rule("M1")
def test_the_standard_box_holds_the_tiles_of_the_specification() -> None:
    for act in range(3):
        copies = STANDARD.copies[act * FACES : (act + 1) * FACES]
        assert {FACE_NAMES[face]: number for face, number in enumerate(copies) if number} == {
            name: numbers[act] for name, numbers in SPECIFIED.items() if numbers[act]
        }
        assert sum(copies) == (24, 24, 48)[act]
    troves = {(kind // FACES, FACE_NAMES[kind % FACES]): t for kind, t in enumerate(STANDARD.trove)}
    assert {key: trove for key, trove in troves.items() if trove} == {
        (0, "treasure+1"): 5,
        (1, "treasure+2"): 8,
        (2, "treasure+3"): 12,
        (2, "treasure+4"): 16,
    }


def test_faces_are_numbered_and_valued_by_their_names() -> None:
    assert len(FACE_NAMES) == FACES
    assert [STANDARD.value[face] for face in range(1, 13)] == [
        1,
        2,
        3,
        4,
        5,
        6,
        -1,
        -2,
        -3,
        -4,
        -5,
        -6,
    ]
    for face, name in enumerate(FACE_NAMES):
        number = name.lstrip("abcdefghijklmnopqrstuvwxyz")
        assert STANDARD.value[face] == int(number or 0), name
    assert not any(STANDARD.value[FACES:])


@pytest.mark.rule("M7")
def test_the_boards_have_their_squares_and_gorges() -> None:
    assert list(STANDARD.squares) == [25, 25, 50]
    assert [STANDARD.ground[50 * act : 50 * act + 50].count(PRINTED) for act in range(3)] == [
        0,
        3,
        0,
    ]
    third = [divmod(cell, 8) for cell in STANDARD.cell[100:150]]
    assert third == [(r, c) for r in range(10) for c in range(8) if -4 <= c - r <= 2]
    assert list(STANDARD.diagonal) == [0, 0, 1]
    for act in range(3):
        for square in range(STANDARD.squares[act]):
            cell = STANDARD.cell[act * 50 + square]
            assert STANDARD.square[act * 80 + cell] == square
            for way, step in enumerate((-1, 1, -8, 8)):
                there = STANDARD.step[(act * 4 + way) * 50 + square]
                if there >= 0:
                    assert STANDARD.cell[act * 50 + there] == cell + step
                    assert STANDARD.step[(act * 4 + (way ^ 1)) * 50 + there] == square
    assert STANDARD.step[:50].count(-1) == 5 + 25  # nothing to the left of a column, nor beyond 25


@pytest.mark.rule("M1")
def test_everybody_has_ten_figures_with_20_stones() -> None:
    for players in (2, 3, 4):
        assert STANDARD.figures[5 * players : 5 * players + 5] == [0, 4, 3, 2, 1]


def test_the_reconstructed_figures_are_named() -> None:
    assert GAME.load_box("standard").reconstructed == (
        *("board-2: gorges", "board-3: squares", "part-tiles: copies"),
    )
    assert GAME.load_box("kingdoms").reconstructed == ()


def test_both_boxes_differ() -> None:
    standard, kingdoms = GAME.load_box("standard"), GAME.load_box("kingdoms")
    assert standard.hash != kingdoms.hash
    assert (standard.title, kingdoms.title) == ("Beowulf: The Movie Board Game", "Kingdoms")
    assert (standard.box.kingdoms, kingdoms.box.kingdoms) == (0, 1)


# An owner's copy.


def test_figures_of_a_copy_can_be_corrected(tmp_path: Path) -> None:
    path = copied(
        tmp_path,
        ('edition = "standard"', 'edition = "mine"'),
        ('face = "+1"\ncopies = [1, 1, 4]', 'face = "+1"\ncopies = [3, 0, 20]'),
        ("trove = [5, 0, 0]", "trove = [7, 0, 0]"),
        ("points = 50", "points = 40"),
        ("hand = 2", "hand = 3"),
        ("{ 2 = 4, 3 = 4, 4 = 4 }", "{ 2 = 5, 3 = 4, 4 = 0 }"),
        ('    ".....",\n', '    ". #..",\n'),
    )
    edition = GAME.load_box(path)
    box: Box = edition.box
    assert edition.name == "mine"
    assert [box.copies[1 + act * FACES] for act in range(3)] == [3, 0, 20]
    assert box.trove[13] == 7
    assert (box.points, box.hand) == (40, 3)
    assert [box.figures[5 * players + 1] for players in (2, 3, 4)] == [5, 4, 0]
    assert box.squares[0] == 24
    assert box.ground[1] == PRINTED
    assert box.step[1 * 50] == -1  # a gap ends a row
    assert edition.source


def test_a_corrected_box_can_be_played(tmp_path: Path) -> None:
    path = copied(
        tmp_path,
        ('    ".....",\n', '    ". #..",\n'),
        ("hand = 2", "hand = 3"),
        ("[2, 2, 4]", "[9, 0, 4]"),
    )
    engine = Interpreted(GAME, GAME.load_box(path), checked=True)
    for players in (2, 3, 4):
        luck, chooser = open_luck(players), dice(players)
        s = engine.new(players, luck)
        assert s.players[0].size == 3
        while s.decider >= 0:
            choices = engine.choices(s)
            engine.apply(s, luck, choices[choose(chooser, len(choices))])


def test_what_is_printed_in_a_copy_is_not_reconstructed(tmp_path: Path) -> None:
    text = (GAME.folder / "boxes/standard.toml").read_text("utf-8").replace('"X"', '"R"')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert GAME.load_box(path).reconstructed == ()
    path.write_text(text.replace('= "I"', '= "X"', 1), encoding="utf-8")
    assert GAME.load_box(path).reconstructed == ("board-1: squares",)
    path.write_text(text.replace('4 }\norigin = "R"', '4 }\norigin = "X"', 1), encoding="utf-8")
    assert GAME.load_box(path).reconstructed == ("piece-longship: copies",)


REFUSED = {
    "another game": ('game = "movie"', 'game = "chess"', "game", 'expected "movie"'),
    "no edition": ('edition = "standard"', "", "edition", "missing"),
    "no title": ("title =", "titel =", "title", "missing"),
    "unknown rules": ('rules = "movie"', 'rules = "chess"', "rules", "movie, kingdoms"),
    "no origins": ("[origins]", "[origin]", "origins", "missing"),
    "no sources": ("[sources]", "[source]", "sources", "missing"),
    "an unknown table": ("[sources]", "[more]\n[sources]", "more", "unknown key"),
    "no points": ("points = 50", "", "start.points", "missing"),
    "too many points": ("points = 50", "points = 121", "start.points", "0 to 120"),
    "too large a hand": ("hand = 2", "hand = 4", "start.hand", "1 to 3"),
    "an unknown start": ("hand = 2", "hand = 2\nfoot = 2", "start.foot", "unknown"),
    "no origin of the start": (
        'hand = 2                    # tiles\norigin = "R"',
        "hand = 2",
        "start.origin",
        "missing",
    ),
    "an unknown origin": ('origin = "R"', 'origin = "Q"', "start.origin", "R, S, I, X, P"),
    "another figure": ('"castle"', '"tower"', "figures", "longship, castle, thane, beowulf"),
    "a figure of Kingdoms": ('"longship"', '"rank1"', "figures", "in this order"),
    "too many figures": ("2 = 4,", "2 = 13,", "figures[1].count.2", "0 to 12"),
    "figures for five": ("4 = 4 }", "4 = 4, 5 = 4 }", "figures[1].count.5", "unknown"),
    "a figure with more": (
        'name = "castle"',
        'name = "castle"\nsize = 1',
        "figures[2].size",
        "unknown",
    ),
    "drawn otherwise": (
        'drawn = "straight"',
        'drawn = "round"',
        "boards[1].drawn",
        "straight, diagonal",
    ),
    "a board with more": (
        'drawn = "straight"',
        'drawn = "straight"\nsize = 1',
        "boards[1].size",
        "unknown",
    ),
    "an unknown sign": ('"....."', '"..x.."', "boards[1].rows[1]", "'x' in column 3"),
    "too wide a board": ('"....."', '"........."', "boards[1].rows[1]", "at most 8"),
    "no origin of squares": ('squares = "I", ', "", "boards[1].origin.squares", "missing"),
    "an origin too many": (
        'squares = "I", ',
        'squares = "I", rest = "I", ',
        "boards[1].origin.rest",
        "unknown",
    ),
    "an unknown face": ('"+1"', '"+7"', "tiles[1].face", "'+7' is not one of +1, +2"),
    "a face of Kingdoms": ('"+1"', '"dragon"', "tiles[1].face", "is not one of"),
    "a face twice": ('"+2"', '"+1"', "tiles[2].face", "name it once"),
    "copies for two acts": ("[1, 1, 4]", "[1, 1]", "tiles[1].copies", "3 whole numbers"),
    "too many copies": ("[1, 1, 4]", "[1, 1, 21]", "tiles[1].copies", "0 to 20"),
    "fewer than no copies": ("[1, 1, 4]", "[1, -1, 4]", "tiles[1].copies", "0 to 20"),
    "copies in words": ("[1, 1, 4]", '[1, "1", 4]', "tiles[1].copies", "whole numbers"),
    "a flag for copies": ("[1, 1, 4]", "[1, true, 4]", "tiles[1].copies", "whole numbers"),
    "a treasure without trove": ("trove = [5, 0, 0]\n", "", "tiles[13].trove", "missing"),
    "a trove for others": (
        "copies = [1, 1, 4]",
        "copies = [1, 1, 4]\ntrove = [1, 1, 1]",
        "tiles[1].trove",
        "unknown",
    ),
    "no origin of a tile": ('[1, 1, 4]\norigin = "X"', "[1, 1, 4]", "tiles[1].origin", "missing"),
    "too many counsels": (
        '[1, 1, 1]\norigin = "X"\n\n[[tiles]]\nface = "gorge"',
        '[1, 6, 1]\norigin = "X"\n\n[[tiles]]\nface = "gorge"',
        "tiles",
        "8 Good Counsels; a box has at most 7",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_copy_can_be_wrong(what: str, tmp_path: Path) -> None:
    old, new, place, problem = REFUSED[what]
    with pytest.raises(BadFile) as error:
        GAME.load_box(copied(tmp_path, (old, new)))
    message = str(error.value)
    assert f"mine.toml: {place}: " in message, message
    assert problem in message, message


def test_a_pool_must_be_left_after_dealing(tmp_path: Path) -> None:
    changes = [(f"copies = [{n}, ", "copies = [0, ") for n in (1,) * 14 + (2, 2)]
    with pytest.raises(BadFile, match=r"tiles: \d tiles in set 1; expected 9 to 120"):
        GAME.load_box(copied(tmp_path, *changes))


def test_boards_are_three_and_not_empty(tmp_path: Path) -> None:
    text = (GAME.folder / "boxes/standard.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    board = (
        '[[boards]]\ndrawn = "straight"\nrows = ["."]\norigin = { squares = "R", gorges = "R" }\n'
    )
    path.write_text(text + board, encoding="utf-8")
    with pytest.raises(BadFile, match="boards: expected 3 tables, one for each act; found 4"):
        GAME.load_box(path)
    path.write_text(text[: text.index("# 25 squares")] + board + text[text.index("# ---- tiles") :])
    with pytest.raises(BadFile, match="boards: expected 3 tables, one for each act; found 1"):
        GAME.load_box(path)
    small = text.replace('".....",\n' + '    ".....",\n' * 4, '"##",\n', 1)
    assert small != text
    path.write_text(small, encoding="utf-8")
    with pytest.raises(BadFile, match=r"boards\[1\].rows: expected at least one square"):
        GAME.load_box(path)
    large = text.replace('".....",\n', '"........",\n' * 6, 1).replace(
        '    ".....",\n', '"...",\n', 1
    )
    path.write_text(large, encoding="utf-8")
    with pytest.raises(BadFile, match="at most 50 squares"):
        GAME.load_box(path)


def test_a_figure_too_few_is_noticed(tmp_path: Path) -> None:
    text = (GAME.folder / "boxes/standard.toml").read_text("utf-8")
    start = text.index('[[figures]]\nname = "beowulf"')
    path = tmp_path / "mine.toml"
    path.write_text(text[:start] + text[text.index("# ---- boards") :], encoding="utf-8")
    with pytest.raises(BadFile, match="figures: expected, in this order, longship"):
        GAME.load_box(path)


@pytest.mark.rule("M22")
def test_a_copy_of_kingdoms_has_one_set_and_its_own_faces(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="1 whole numbers"):
        GAME.load_box(copied(tmp_path, ("copies = [2]", "copies = [2, 2, 2]"), box="kingdoms.toml"))
    with pytest.raises(BadFile, match="'horn' is not one of"):
        GAME.load_box(copied(tmp_path, ('"dragon"', '"horn"'), box="kingdoms.toml"))
    with pytest.raises(BadFile, match="rank1, rank2, rank3, rank4"):
        GAME.load_box(copied(tmp_path, ('"rank2"', '"castle"'), box="kingdoms.toml"))


def test_points_stay_in_bounds(tmp_path: Path) -> None:
    horns = 'face = "horn"\ncopies = [1, 1, 2]'
    path = copied(tmp_path, (horns, horns.replace("[1, 1, 2]", "[9, 9, 9]")))
    with pytest.raises(BadFile, match="figures: with so many figures and Horns one player could"):
        GAME.load_box(path)
