"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import random

import pytest
from tests.harness.duels import share_won
from tests.movie.boards import random_board
from tests.movie.table import BOXES, EMPTY_ROWS, ENGINES, GAME, Table

from heorot.core.luck import Luck, open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games.movie.box import Box
from heorot.games.movie.reckoning import add_up, clear, foresee, lead, number_on, survey, weigh
from heorot.games.movie.rules.lines import figure_score, owner_of
from heorot.games.movie.rules.state import (
    ACTS,
    COUNSEL,
    EMPTY,
    FACES,
    FIGURE,
    GORGE,
    HORN,
    STATUE,
    TREACHERY,
    State,
)


@pytest.mark.parametrize("box", BOXES)
def test_greedy_beats_random_players(box: str) -> None:
    engine = Interpreted(GAME, GAME.load_box(box))
    assert share_won(engine, 6, 2) >= 0.95
    assert share_won(engine, 3, 3) >= 0.9
    assert share_won(engine, 4, 4) >= 0.75


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize("box", BOXES)
def test_greedy_wins_95_of_100_games_for_two_against_random(box: str) -> None:
    from heorot.engine.native import Native  # Numba is slow to import

    assert share_won(Native(GAME, GAME.load_box(box)), 1000) >= 0.95


def chosen(table: Table) -> str:
    """What greedy does for whoever decides; it leaves the table as it is."""
    seat = table.s.decider
    seen = GAME.seen(table.s, seat).s
    before = seen.to_bytes()
    choices = table.engine.choices(table.s)
    action = GAME.greedy(table.box, seen, seat, Luck(), choices)
    assert seen.to_bytes() == before
    return GAME.actions.notation(action)


ROWS = """
phase = "playing"
board = ["1:beowulf . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . 2:beowulf"]
[[seat]]
hand = [%s]
[[seat]]
"""


def test_boons_go_to_the_own_figures_and_perils_to_those_of_others() -> None:
    table = Table.of(ROWS % '"+6 #1"')
    table.play(chosen(table))
    assert chosen(table)[0] == "a" or chosen(table)[1] == "1"
    table = Table.of(ROWS % '"-6 #1"')
    table.play(chosen(table))
    assert chosen(table)[0] == "e" or chosen(table)[1] == "5"


def test_the_better_tile_is_played() -> None:
    assert chosen(Table.of(ROWS % '"+6 #1", "+1 #1"')) == "+6"
    assert chosen(Table.of(ROWS % '"-6 #1", "+1 #1"')) == "-6"


def test_a_treasure_is_cashed_when_that_brings_more() -> None:
    table = Table.of(ROWS % '"treasure+1 #1"').play("tr+1")
    assert chosen(table) == "cash"


def test_a_valuable_figure_is_placed_where_boons_are() -> None:
    table = Table.of(
        'board = ["+6 +6 . +5 +5", ". . +4 . .", ". . mead+4 . .", ". . . . .", ". . . . ."]'
        "\n[[seat]]\n[[seat]]\n"
    )
    assert chosen(table) == "*4"
    assert chosen(table.play("*4")) == "c1"


def test_what_hurts_is_removed_and_what_helps_is_not() -> None:
    board = 'board = ["1:beowulf . . %s .", ". . . . .", ". . . . .", ". . . . .", ". . . . %s"]\n'
    text = 'phase = "playing"\n' + board + '[[seat]]\nhand = ["%s #1"]\n[[seat]]\n'
    table = Table.of(text % ("temptation-1", ".", "valor+3")).play("va+3", "b1")
    assert chosen(table) == "d1"
    table = Table.of(text % ("valor+3", ".", "temptation-1")).play("te-1", "c3")
    assert chosen(table) == "no"


PLAYING = 'phase = "playing"\nboard = [%s]\n[[seat]]\nhand = ["%s #%d"]\n[[seat]]\n'


def playing(*rows: str, tile: str, act: int = 1) -> Table:
    """Seat 1 plays a tile onto this board; rows that are not named are empty."""
    blank = EMPTY_ROWS if act == 1 else PRINTED_ROWS
    board = ", ".join(f'"{row}"' for row in [*rows, *blank[len(rows) :]])
    return Table.of(f"act = {act}\n" + PLAYING % (board, tile, act))


PRINTED_ROWS = [". . . . .", ". . . # .", ". # . . .", ". . # . .", ". . . . ."]


@pytest.mark.rule("M20")
def test_a_golden_statue_swaps_only_for_the_better() -> None:
    """Each first step would help as a removal, but whatever comes in its place is worse."""
    table = playing("1:beowulf . . -1 -2", ". . . . .", ". . -6 . .", tile="statue")
    assert chosen(table.play("statue", "b2")) == "no"
    table = playing("1:beowulf . . -1 .", ". . . . .", ". . +4 +6 .", tile="statue")
    assert chosen(table.play("statue", "b2")) in {"d1", "d3"}
    assert {chosen(table), chosen(table.play(chosen(table)))} == {"d1", "d3"}


@pytest.mark.rule("M20")
def test_a_golden_statue_swaps_what_has_no_number_by_what_it_does() -> None:
    table = playing("1:beowulf +6 . . .", "-5 . . . .", ". gorge . . .", tile="statue")
    assert chosen(table.play("statue", "e5")) == "a2"
    assert chosen(table.play("a2")) == "b3"
    table = playing("1:beowulf +6 . -1 .", ". . . . .", ". horn . . .", tile="statue")
    assert {chosen(table.play("statue", "e5")), chosen(table.play(chosen(table)))} == {"d1", "b3"}


@pytest.mark.rule("M20")
def test_swaps_are_valued_in_whatever_order_they_are_listed() -> None:
    """To decline is listed first by the rules, and last by who sorts."""
    table = playing("1:beowulf +6 . -1 .", ". . . . .", ". horn +2 . .", tile="statue")
    table.play("statue", "e5")
    seen = GAME.seen(table.s, 0).s

    def appeals(choices: list[int]) -> dict[int, int]:
        values = [0] * len(choices)
        GAME.appeals(table.box, seen, 0, Luck(), choices, len(choices), values)
        return dict(zip(choices, values, strict=True))

    listed = table.engine.choices(table.s)
    assert appeals(sorted(listed)) == appeals(listed)


@pytest.mark.rule("M13")
def test_a_boon_is_kept_away_from_treachery() -> None:
    table = playing("1:beowulf . treachery . .", tile="+6", act=2)
    assert chosen(table.play("+6"))[0] == "a"


@pytest.mark.rule("M13")
def test_treachery_is_valued_by_every_figure_that_counts_the_boons_it_reaches() -> None:
    """On c1 it would reach the boon on a1, which the Beowulf below counts."""
    rows = ("+6 2:longship . . .", "1:beowulf . . # .", ". # . . .", "2:castle . # . 2:thane")
    table = playing(*rows, ". . . +5 .", tile="treachery", act=2).play("treachery")
    assert chosen(table) not in {"c1", "d1", "e1", "a3"}


@pytest.mark.rule("M12")
def test_horns_make_a_number_count_more_often() -> None:
    rows = ("1:longship . . . -1", ". . . . .", ". . . . .", "-2 . . horn 1:longship")
    table = playing(*rows, tile="+6").play("+6")
    assert chosen(table)[0] == "e" or chosen(table)[1] == "4"


@pytest.mark.rule("M18")
def test_drunkenness_takes_the_place_of_the_mead_that_helps_another() -> None:
    table = playing("2:beowulf mead+4 . . .", "1:beowulf mead+2 . . .", tile="drunkenness-3")
    assert chosen(table.play("dr-3")) == "b1"


@pytest.mark.rule("M21")
def test_good_counsel_moves_a_figure_to_the_boons() -> None:
    table = playing("+6 . . . .", "+5 1:beowulf . . .", ". . . . -4", tile="counsel").play(
        "counsel"
    )
    assert chosen(table) == "b2"
    assert chosen(table.play("b2")) == "b1"


def placing(*rows: str, drawn: str) -> Table:
    """Kingdoms: seat 1 places what it has drawn."""
    board = ", ".join(f'"{row}"' for row in [*rows, *[". . . . . ."] * (5 - len(rows))])
    return Table.of(
        f'box = "kingdoms"\nphase = "playing"\nboard = [{board}]\n'
        f'[[seat]]\ndrawn = "{drawn}"\n[[seat]]\n'
    )


@pytest.mark.rule("M25")
def test_dragon_mine_and_wizard_are_reckoned_with() -> None:
    assert chosen(placing("1:rank4 . dragon . . .", drawn="+6"))[0] == "a"
    assert chosen(placing("1:rank4 . mine . . .", drawn="+6"))[1] == "1"
    assert chosen(placing("2:rank4 . mine . . .", drawn="-6"))[1] == "1"
    rows = ("1:rank2 gorge . . . .", "wizard . . . . .", ". . . . . .", ". . . . . 1:rank2")
    assert chosen(placing(*rows, drawn="+6"))[0] == "a"


@pytest.mark.rule("M10")
@pytest.mark.rule("M25")
@pytest.mark.parametrize("box", BOXES)
def test_what_is_reckoned_at_a_glance_is_what_everybody_would_score(box: str) -> None:
    """Of numbers and of all tiles with an effect; of a gorge only where nothing else has one."""
    dice = random.Random(3)
    one = ENGINES[box].edition.box
    faces = [face for face in range(1, FACES) if any(one.copies[face::FACES])]
    for number in range(90):
        s, _ = random_board(dice, one, number % ACTS)
        face = dice.choice(faces if number % 3 else [face for face in faces if face >= HORN])
        if face in (STATUE, COUNSEL) or (face == GORGE and any(HORN <= c < GORGE for c in s.board)):
            continue
        board = list(s.board)
        survey(one, s)
        weigh(one, s, 1)
        add_up(one, s, 0)
        foresee(one, s, 1, face)
        assert lead(one, s, 1) == 10 * whole_standing(one, s, 1)
        found = [
            10 * number_on(s, one.value[face], square) if face < HORN else s.brings[square]
            for square in range(one.squares[s.act])
        ]
        clear(one, s)
        assert s.board == board
        assert not any((s.parts, s.standing, s.spelled, *s.sums, *s.pull, *s.brings, *s.stands))
        for square in range(one.squares[s.act]):
            if s.board[square] == EMPTY:
                assert found[square] == 10 * gain(one, s, face, square)


def gain(box: Box, s: State, face: int, square: int) -> int:
    """What all figures of seat 2 score more, less the others', when a tile lies on a square."""
    before = whole_standing(box, s, 1)
    s.board[square] = face
    s.treacheries += face == TREACHERY
    after = whole_standing(box, s, 1)
    s.board[square] = EMPTY
    s.treacheries -= face == TREACHERY
    return after - before


def whole_standing(box: Box, s: State, seat: int) -> int:
    """What all figures score: those of a seat times the number of the others, less theirs."""
    return sum(
        figure_score(box, s, square) * (3 if owner_of(s.board[square]) == seat else -1)
        for square in range(box.squares[s.act])
        if s.board[square] >= FIGURE
    )


@pytest.mark.rule("M6")
@pytest.mark.parametrize("box", BOXES)
def test_the_highest_figure_is_saved_in_the_first_act(box: str) -> None:
    """It is placed but once: of twelve, ten at least wait for a better board."""
    engine = Interpreted(GAME, GAME.load_box(box))
    saved = 0
    for seed in range(6):
        s = engine.new(2, luck := open_luck(seed))
        while s.act == 0:
            seen = GAME.seen(s, s.decider).s
            action = GAME.greedy(engine.edition.box, seen, s.decider, luck, engine.choices(s))
            engine.apply(s, luck, action)
        saved += s.players[0].figures[4] + s.players[1].figures[4]
    assert saved >= 10
