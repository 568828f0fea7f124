"""What a screen is given, and what learning programs are."""

from __future__ import annotations

import pytest
from tests.movie.table import COUNSEL, ENGINES, EXAMPLE, GAME, Table, dry
from tests.movie.test_examples import FIGURES

from heorot.core.view import Asked
from heorot.games.movie.rules.observe import (
    ACT,
    CHOICE,
    OWN,
    PHASE,
    SEAT,
    SEAT_CELLS,
    SQUARE_CELLS,
    STEP,
    TABLE,
    TENSOR,
    UNSEEN,
)
from heorot.games.movie.rules.state import FACES, KINDS
from heorot.games.movie.words.view import Back, Card, Face, Figure, Line, Lying, Square, Supply

OPEN_EXAMPLE = EXAMPLE.replace("counsel ", ". ")


def observed(table: Table, seat: int) -> list[int]:
    tensor = [9] * GAME.tensor.size
    GAME.observe(table.box, table.seen(seat).s, seat - 1, tensor)
    return tensor


def points_of(board: Lying) -> dict[str, int]:
    """What every figure scores, by its square."""
    figures = [figure for seat in board.figures for figure in seat]
    return {figure.words[1].removeprefix("square:"): figure.points for figure in figures}


@pytest.mark.rule("M10")
def test_every_figure_has_its_sum_and_every_seat_a_forecast() -> None:
    view = Table.of(OPEN_EXAMPLE).view()
    assert points_of(view.public.board) == FIGURES
    thane = Figure(words=("piece:thane", "square:d3"), points=27)
    assert thane in view.public.board.figures[1]
    assert Figure(words=("piece:beowulf", "square:a2"), points=20) in view.public.board.figures[0]
    assert Line(first="a3", last="e3", sum=2) in view.public.board.rows
    assert Line(first="d1", last="d5", sum=7) in view.public.board.columns
    assert Line(first="a2", last="b2", sum=6) in view.public.board.rows, "as far as the gorge"
    assert Line(first="d2", last="e2", sum=5) in view.public.board.rows, "where no figure stands"
    assert [one.forecast for one in view.public.seats] == [76, 88, 66]
    assert view.public.points == (50, 50, 50)


def test_what_never_changes_is_told_once() -> None:
    fixed = Table.of(OPEN_EXAMPLE).view().fixed
    assert (fixed.rules, fixed.start) == ("movie", 1)
    assert [(one.drawn, len(one.squares)) for one in fixed.boards] == [
        *(("straight", 25), ("straight", 25), ("diagonal", 50)),
    ]
    gorges = [one.words for one in fixed.boards[1].squares if one.gorge]
    assert gorges == [("square:d2",), ("square:b3",), ("square:c4",)]
    assert fixed.boards[2].squares[-1] == Square(words=("square:h10",), row=10, column=8)
    assert fixed.tiles["tile:+1 treasure"] == Face(name="treasure", value=1, troves=(5, 0, 0))
    assert fixed.tiles["tile:−4 peril"] == Face(name="peril", value=-4)
    assert fixed.tiles["tile:horn"] == Face(name="horn")
    assert fixed.pieces["piece:beowulf"] == 4
    kingdoms = Table.new(2, box="kingdoms").view().fixed
    assert "tile:mountain" in kingdoms.tiles
    assert "tile:gorge" not in kingdoms.tiles
    assert kingdoms.pieces["piece:rank2"] == 2


def test_the_table_is_told_in_words() -> None:
    view = Table.new(3, start=2).view(2)
    public = view.public
    assert (view.seat, view.fixed.start) == (2, 2)
    assert public.where == {"number": 1, "rules": "movie"}
    assert (public.act, public.turn, public.phase, public.decides) == (1, 2, "turn", 2)
    assert (public.pool.size, sum(public.unseen)) == (18, 24)
    assert view.question == Asked(name="figure_or_draw")
    assert public.seats[0].figures == (4, 3, 2, 1)
    assert view.own.figures[3] == Supply(words=("piece:beowulf", "action:figure"), left=1)
    over = Table.of('act = 3\nphase = "over"\n[[seat]]\n[[seat]]\n').view()
    assert (over.public.decides, over.question.name) == (None, "over")


def unseen(table: Table, seat: int) -> dict[str, int]:
    view = table.view(seat)
    counts = zip(view.fixed.tiles, (view.own or view.public).unseen, strict=True)
    return {word: count for word, count in counts if count}


@pytest.mark.rule("M9")
def test_what_a_player_holds_is_not_unseen_to_that_player() -> None:
    table = Table.of(
        'act = 2\nphase = "playing"\nshown = ["+1 #2"]\n'
        '[[seat]]\nhand = ["+2 #1", "+5 #2", "horn #2"]\n'
        '[[seat]]\nhand = ["counsel #2"]\nknown_counsels = ["counsel #2"]\n'
        '[[seat]]\nhand = ["-6 #2"]\n'
    )
    spectator, first, third = (unseen(table, seat) for seat in (0, 1, 3))
    assert sum(spectator.values()) == 24 - len(["+1", "counsel"])
    assert "tile:+1 boon" not in spectator
    assert "tile:counsel" not in spectator  # its holder could play nothing else (M4)
    assert "tile:horn" not in first
    assert first["tile:+5 boon"] == spectator["tile:+5 boon"] - 1
    assert first["tile:+2 boon"] == spectator["tile:+2 boon"], "a tile of another act"
    assert sum(first.values()) == sum(spectator.values()) - 2
    assert "tile:−6 peril" in first
    assert "tile:−6 peril" not in third


@pytest.mark.rule("M13")
def test_betrayed_boons_are_marked() -> None:
    table = Table.of(
        'act = 2\nboard = ["+6 treachery -5 . .", "+1 . . # .", ". # . . .", ". . # . .",'
        ' ". . . . ."]\n[[seat]]\n[[seat]]\n'
    )
    betrayed = {tile.words: tile.betrayed for tile in table.view().public.board.tiles}
    assert betrayed == {
        ("tile:+6 boon", "square:a1"): True,
        ("tile:treachery", "square:b1"): False,
        ("tile:−5 peril", "square:c1"): False,
        ("tile:+1 boon", "square:a2"): False,
    }


GORGE_AND_THANES = (
    'board = ["2:thane . +3 . .", ". . . . .", "gorge . . . .", "1:castle . . . .", ". . . . ."]\n'
)


@pytest.mark.rule("M10")
def test_who_places_a_figure_is_told_what_it_would_score() -> None:
    table = Table.of(f"{GORGE_AND_THANES}[[seat]]\n[[seat]]\n").play("*4")
    assert table.view(1).own.changes == {name: {name: 12} for name in ("b1", "d1", "e1")} | {
        f"c{row}": {f"c{row}": 12} for row in range(2, 6)
    }
    assert table.view(2).own.changes == {}


@pytest.mark.rule("M11")
def test_who_places_a_tile_is_told_which_figures_score_more_or_less() -> None:
    table = Table.of(f'{GORGE_AND_THANES}phase = "playing"\n[[seat]]\nhand = ["-4 #1"]\n[[seat]]\n')
    assert table.view(1).own.changes == {}, "it is not told which tile"
    peril = table.play("-4").view(1).own.changes
    assert peril["a2"] == {"a1": -12}, "as far as the gorge"
    assert peril["a5"] == {"a4": -8}
    assert "c3" not in peril


@pytest.mark.rule("M11")
def test_who_places_a_gorge_is_told_what_it_cuts_off() -> None:
    table = Table.of(
        'phase = "playing"\nboard = ["2:thane . +3 . .", ". . . . .", ". . . . .", ". . . . .",'
        ' ". . . . ."]\n[[seat]]\nhand = ["gorge #1"]\n[[seat]]\n'
    )
    assert table.play("gorge").view(1).own.changes == {"b1": {"a1": -9}}


@pytest.mark.rule("M21")
def test_who_moves_a_figure_is_told_what_it_would_score() -> None:
    table = Table.of(
        f'turn = 2\nphase = "playing"\n{GORGE_AND_THANES}'
        '[[seat]]\n[[seat]]\nhand = ["counsel #1"]\n'
    )
    choosing = table.play("counsel")
    assert choosing.view(2).own.changes == {}
    assert choosing.play("a1").view(2).own.changes == {
        "b1": {"a1": -9, "b1": 9},
        "a2": {"a1": -9},
    }


@pytest.mark.rule("M20")
def test_who_swaps_tiles_is_told_what_that_would_bring() -> None:
    table = Table.of(
        'phase = "playing"\nboard = ["1:thane . +3 . .", ". . . . .", "-2 . . . +5", ". . . . .",'
        ' ". . . . ."]\n[[seat]]\nhand = ["statue #1"]\nchosen = ["statue", "e5", "c1"]\n[[seat]]\n'
    )
    assert table.view(1).own.changes == {"e3": {"a1": 6}}


@pytest.mark.rule("M24")
def test_who_has_drawn_in_kingdoms_is_told_what_the_tile_would_bring() -> None:
    table = Table.of(
        'box = "kingdoms"\nphase = "playing"\nboard = ["1:rank2 . . . . .", ". . . . . .",'
        ' ". . . . . .", ". . . . . .", ". . . . . ."]\n[[seat]]\ndrawn = "+5"\n[[seat]]\n'
    )
    assert table.view(1).own.changes["a5"] == {"a1": 10}
    assert "b2" not in table.view(1).own.changes


def test_a_choice_in_steps_is_shown_to_the_chooser_alone() -> None:
    table = Table.of(
        'phase = "playing"\nboard = ["+1 . +2 . .", ". . . . .", ". . . . .", ". . . . .",'
        ' ". . . . ."]\n[[seat]]\nhand = ["+4 #1", "statue #1"]\n'
        'chosen = ["statue", "e5", "c1"]\n[[seat]]\n'
    )
    view = table.view(1)
    assert view.own.squares == ("e5", "c1")
    assert view.own.hand == (
        Card(words=("tile:+4 boon", "action:play"), act=1),
        Card(words=("tile:statue", "action:play"), act=1, is_chosen=True),
    )
    assert view.question == Asked(name="swapping_with", args={"tile": "statue"})
    for reader in (0, 2):
        assert table.view(reader).question == Asked(name="playing")
    assert table.view(2).own.squares == ()
    placing = Table.new(2).play("*2").view(1)
    castles = Supply(words=("piece:castle", "action:figure"), left=3, is_chosen=True)
    assert placing.own.figures[1] == castles
    assert placing.question == Asked(name="figure_at", args={"piece": "castle"})


@pytest.mark.rule("M1")
def test_a_back_is_shown_when_it_is_asked_for() -> None:
    table = Table.of(
        'act = 3\nphase = "playing"\nshown = ["+2 #1"]\n'
        '[[seat]]\nhand = ["+5 #1", "+5 #3"]\n[[seat]]\n'
    )
    assert table.view(1).own.backs == ()
    backs = (Back(words=("back:act1",)), Back(words=("back:act3",)))
    assert table.play("+5").view(1).own.backs == backs


def questions(table: Table) -> tuple[str, str]:
    """What everybody is told, and what the decider is asked."""
    return table.view().question.name, table.view(table.decides).question.name


@pytest.mark.rule("M3")
def test_a_question_offers_what_can_be_done_and_nothing_else() -> None:
    table = dry('hand = ["+1 #1"]', "", held="+1")
    assert questions(table) == ("figure_or_tile", "figure_or_tile")
    table.s.players[0].figures[:] = [0] * 5
    assert questions(table) == ("only_tile", "only_tile")
    assert questions(dry("", "")) == ("only_figure", "only_figure")
    table = dry(COUNSEL, "", held="counsel")
    assert questions(table) == ("figure_or_tile", "only_figure"), "others do not know the tile"
    table.s.players[0].figures[:] = [0] * 5
    assert questions(table) == ("only_tile", "nothing_to_do")
    table = Table.of('[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n')
    assert questions(table) == ("figure_or_draw", "figure_or_draw")
    table.s.players[0].figures[:] = [0] * 5
    assert questions(table) == ("only_draw", "only_draw")
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n')
    assert questions(table) == ("playing", "keeping")


@pytest.mark.rule("M24")
def test_kingdoms_offers_what_can_be_done_and_nothing_else() -> None:
    table = Table.new(2, box="kingdoms")
    me, pool = table.s.players[0], table.s.pool_size
    found = {}
    for castles in (1, 0):
        for left in (pool, 0):
            for secret in (1, 0):
                me.figures[:], table.s.pool_size, me.size = [0, castles, 0, 0, 0], left, secret
                if castles or left or secret:
                    name, own = questions(table)
                    assert name == own
                    found[name] = (castles, left > 0, secret)
    assert found == {
        "castle_draw_or_secret": (1, True, 1),
        "castle_or_draw": (1, True, 0),
        "castle_or_secret": (1, False, 1),
        "only_castle": (1, False, 0),
        "draw_or_secret": (0, True, 1),
        "only_draw_and_place": (0, True, 0),
        "only_secret": (0, False, 1),
    }


@pytest.mark.rule("M24")
def test_a_drawn_tile_of_kingdoms_is_shown_to_its_player_alone() -> None:
    table = Table.new(2, box="kingdoms").play("draw")
    assert [sum(unseen(table, seat).values()) for seat in (0, 1, 2)] == [23, 21, 22]
    view, other = table.view(1), table.view(2)
    assert view.own.drawn.words == (
        str(GAME.word(table.edition, "tile", table.s.players[0].drawn)),
    )
    assert view.question.name == "placing"
    assert [one.has_drawn for one in other.public.seats] == [True, False]
    assert other.own.drawn is None
    assert other.question == Asked(name="placing_drawn")


@pytest.mark.rule("M6")
def test_the_board_of_an_act_that_has_ended_stays_until_something_is_placed() -> None:
    table = Table.of(EXAMPLE.replace("1:longship 2:", ". 2:", 1))
    assert table.view().public.last_act is None
    public = table.play("*1", "a1").view().public
    assert public.last_act.act == 1
    assert points_of(public.last_act.board) == FIGURES
    assert (public.board.tiles, public.board.figures) == ((), ((), (), ()))
    assert public.points == (76, 88, 66)
    assert public.sources == (
        *({"start": 50, "act1": 26}, {"start": 50, "act1": 38}, {"start": 50, "act1": 16}),
    )
    table.play("*1")
    assert table.view(2).public.last_act == public.last_act, "nobody else knows of the choice"
    table.play("b2")
    assert table.view().public.last_act is None


@pytest.mark.rule("M6")
@pytest.mark.parametrize("box", ENGINES)
def test_the_last_board_stays_when_the_match_is_over(box: str) -> None:
    table, number = Table.new(3, box=box), 1
    while table.s.decider >= 0:
        number = number * 69_069 % 1_000_003
        table.play(table.legal()[number % len(table.legal())])
    public = table.view().public
    assert public.last_act.act == 3
    name = "epoch3" if box == "kingdoms" else "act3"
    for seat, sources in enumerate(public.sources):
        assert sources["start"] == 50
        assert sum(sources.values()) == public.points[seat]
        figures = public.last_act.board.figures[seat]
        assert sources[name] == sum(figure.points for figure in figures)


@pytest.mark.rule("M17")
def test_troves_are_told_apart() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["treasure+1 #1"]\n[[seat]]\n')
    table.play("tr+1", "cash")
    assert table.view().public.sources == ({"start": 50, "troves": 5}, {"start": 50})
    poor = Table.of("act = 2\n[[seat]]\npoints = 9\nscored = [-4, 0, 0]\n[[seat]]\n")
    assert poor.view().public.sources[0] == {"start": 13, "act1": -4}


# Tensors.


def test_a_tensor_holds_what_its_map_says() -> None:
    table = Table.of(
        """
        act = 2
        turn = 2
        phase = "playing"
        shown = ["+1 #1", "mead+2 #1"]
        board = ["mead+2 1:thane . . .", ". . . # .", ". # . . .", ". . # . .", ". . . . 3:castle"]
        [[seat]]
        points = -9
        hand = ["+5 #1"]
        [[seat]]
        points = 77
        hand = ["counsel #1", "statue #2", "+5 #2"]
        known_counsels = ["counsel #1"]
        chosen = ["+5"]
        [[seat]]
        """
    )
    tensor = observed(table, 2)
    assert GAME.tensor.size == TENSOR == 687
    assert tensor[:SQUARE_CELLS] == [1, 0, 20, 2, 0, 0]
    assert tensor[SQUARE_CELLS : 2 * SQUARE_CELLS] == [1, 0, 0, 0, 3, 3]  # seat 1 comes after 2, 3
    assert tensor[2 * SQUARE_CELLS : 3 * SQUARE_CELLS] == [1, 1, 0, 0, 0, 0]
    assert tensor[8 * SQUARE_CELLS : 9 * SQUARE_CELLS] == [1, 0, 51, 0, 0, 0]
    assert tensor[24 * SQUARE_CELLS : 25 * SQUARE_CELLS] == [1, 0, 0, 0, 2, 2]
    assert not any(tensor[25 * SQUARE_CELLS : OWN])
    own = {kind: tensor[OWN + kind] for kind in range(KINDS) if tensor[OWN + kind]}
    assert own == {46: 1, FACES + 45: 1, FACES + 5: 1}
    assert tensor[UNSEEN : UNSEEN + 153] == list(table.s.unseen)
    assert tensor[SEAT : SEAT + SEAT_CELLS] == [9, 4, 3, 2, 1, 1, 2, 0, 1, 0, 0, 1, 5, 0]
    first = SEAT + 2 * SEAT_CELLS
    assert tensor[first : first + SEAT_CELLS] == [-2, 4, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 7, 1]
    assert tensor[ACT : ACT + 3] == [0, 1, 0]
    assert tensor[PHASE : PHASE + 3] == [0, 0, 1]
    assert tensor[STEP : STEP + 9] == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert tensor[CHOICE:TABLE] == [0, 5, 2, 0, 0, 0]
    assert tensor[TABLE:] == [3, table.s.pool_size, 0, 0]


@pytest.mark.parametrize(
    ("points", "eighths", "rest"),
    [(1023, 127, 7), (1024, 127, 0), (8000, 127, 0), (-1016, -127, 0), (-1017, -127, 7)],
)
def test_points_beyond_their_cell_stay_at_its_end(points: int, eighths: int, rest: int) -> None:
    tensor = observed(Table.of(f"[[seat]]\npoints = {points}\n[[seat]]\n"), 1)
    assert (tensor[SEAT], tensor[SEAT + 12]) == (eighths, rest)


def test_a_tensor_of_another_seat_has_none_of_this() -> None:
    table = Table.new(2, box="kingdoms").play("draw")
    tensor = observed(table, 2)
    assert sum(tensor[OWN:UNSEEN]) == 1
    assert tensor[CHOICE:TABLE] == [0] * 6
    assert observed(table, 1)[CHOICE + 5] == table.s.players[0].drawn
    assert tensor[TABLE + 3] == 1
