"""Kingdoms, the parent game: M22 to M26."""

from __future__ import annotations

import pytest
from tests.harness.tables import dice
from tests.movie.table import ENGINES, Table

from heorot.core.luck import choose
from heorot.games.movie.rules.state import FACES

CASTLES = ["*1", "*2", "*3", "*4"]


def kingdom(*rows: str, seats: str = "[[seat]]\n[[seat]]\n", head: str = "") -> Table:
    """A board of Kingdoms with these rows; the rest is empty."""
    every = [*rows, *[". . . . . ."] * (5 - len(rows))]
    board = ", ".join(f'"{row}"' for row in every)
    return Table.of(f'box = "kingdoms"\n{head}\nboard = [{board}]\n{seats}')


@pytest.mark.rule("M22")
def test_the_board_has_five_rows_of_six_and_one_set_of_23_tiles() -> None:
    box = ENGINES["kingdoms"].edition.box
    assert list(box.squares) == [30, 30, 30]
    assert sum(box.copies) == 23
    assert list(box.set_of) == [0, 0, 0]
    assert list(box.copies[1:13]) == [2] * 6 + [1] * 6
    assert list(box.copies[47:51]) == [1, 1, 1, 2]
    table = Table.new(2, box="kingdoms").play("*1")
    assert {"a1", "f5"} <= set(table.legal())
    assert len(table.legal()) == 30


@pytest.mark.rule("M22")
def test_every_epoch_is_played_with_all_tiles_again() -> None:
    table, luck = Table.new(2, box="kingdoms"), dice(3)
    while table.act == 1:
        choices = table.legal()
        table.play(choices[choose(luck, len(choices))])
    assert list(table.s.unseen) == list(table.box.copies)
    assert table.s.pool_size == 23 - 2 == sum(table.s.pool)
    assert [len(table.hand(seat)) for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("M22")
def test_a_mountain_cuts_as_a_gorge_does() -> None:
    table = kingdom("1:rank2 gorge +6 . . .")
    assert table.score_at("a1") == 0


@pytest.mark.rule("M23")
@pytest.mark.parametrize(("players", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_castles_gold_and_one_secret_tile(players: int, ones: int) -> None:
    table = Table.new(players, box="kingdoms")
    for seat in range(1, players + 1):
        assert table.figures(seat) == [ones, 3, 2, 1]
        assert table.points(seat) == 50
        assert len(table.hand(seat)) == 1
    assert table.s.pool_size == 23 - players


@pytest.mark.rule("M23")
def test_the_secret_tile_is_not_replaced_when_used() -> None:
    table = kingdom(seats='[[seat]]\nhand = ["+3"]\n[[seat]]\n')
    assert table.legal() == ["draw", "+3", *CASTLES]
    table.play("+3", "a1")
    assert table.hand(1) == []
    assert table.at("a1") == "+3"
    assert table.turn == 2
    assert table.events() == ["places_tile 1 +3 boon a1", "turn_begins 2"]


@pytest.mark.rule("M23")
def test_at_the_end_of_an_epoch_an_unused_secret_tile_goes_back() -> None:
    rows = [". +1 +1 +2 +2 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6"]
    rows += ["dragon mine wizard gorge gorge 1:rank1", "1:rank2 " * 3 + "2:rank2 " * 3]
    table = kingdom(*rows, seats='[[seat]]\nhand = ["+3"]\n[[seat]]\n')
    assert table.s.pool_size == 0
    table.play("*1", "a1")
    assert table.act == 2
    assert [len(table.hand(seat)) for seat in (1, 2)] == [1, 1]
    assert sum(table.s.pool) == 21
    assert table.figures(1) == [4, 0, 2, 1]
    held = [table.s.players[seat].hand[0] for seat in (0, 1)]
    for face in range(FACES):
        assert table.s.pool[face] + held.count(face) == table.box.copies[face]


@pytest.mark.rule("M23")
def test_after_the_last_epoch_it_goes_back_too() -> None:
    rows = [". +1 +1 +2 +2 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6"]
    rows += ["dragon mine wizard gorge . 1:rank1", "1:rank2 " * 3 + "2:rank2 " * 3]
    table = kingdom(*rows, seats='[[seat]]\nhand = ["+3"]\n[[seat]]\n', head="act = 3")
    table.play("*1", "a1", "*1", "e4")
    assert table.phase == "over"
    assert [table.hand(seat) for seat in (1, 2)] == [[], []]
    assert [list(table.s.players[seat].held) for seat in (0, 1)] == [[0, 0, 0]] * 2
    assert table.s.pool_size == sum(table.s.pool) == 2  # a mountain, and the secret tile
    assert table.view(1).public.pool.size == 0  # nothing is left to draw


@pytest.mark.rule("M24")
def test_a_drawn_tile_is_placed_and_never_joins_the_secret_one() -> None:
    table = Table.new(2, box="kingdoms", seed=2)
    hand, coming = table.hand(1), table.coming()
    table.play("draw")
    assert table.hand(1) == hand
    assert table.phase == "playing"
    assert len(table.legal()) == 30
    assert table.events()[0] == "draws 1"
    assert table.events()[1].startswith("sees 1")
    assert table.events()[1].endswith(", to 1")
    assert table.doc()["seat"][0]["drawn"] == coming
    table.play("b2")
    assert table.at("b2") == coming
    assert table.hand(1) == hand
    assert (table.turn, table.phase) == (2, "turn")
    assert table.s.players[0].drawn == 0
    assert table.events()[0].startswith("places_drawn 1")
    assert table.s.empties == 29


@pytest.mark.rule("M24")
def test_what_was_drawn_is_imagined_by_others() -> None:
    table = Table.new(2, box="kingdoms", seed=2).play("draw")
    drawn = {table.imagined(2, seed).doc()["seat"][0]["drawn"] for seed in range(80)}
    assert len(drawn) > 8
    assert table.imagined(1).doc()["seat"][0]["drawn"] == table.doc()["seat"][0]["drawn"]
    world = table.imagined(2, 5).s
    held = [world.players[0].hand[0], world.players[1].hand[0], world.players[0].drawn]
    assert all(world.pool[f] + held.count(f) == world.unseen[f] for f in range(FACES))
    assert world.pool_size == sum(world.pool) == 20


@pytest.mark.rule("M24")
def test_who_has_nothing_left_passes() -> None:
    rows = [". . +1 +2 +2 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6"]
    rows += ["dragon mine wizard gorge gorge .", "1:rank2 " * 3 + "+1 +3 ."]
    table = kingdom(*rows, seats="[[seat]]\n[[seat]]\n")
    table.s.players[0].figures[:] = [0] * 5
    table.s.active = table.s.decider = 1
    table.play("*1", "a1")
    assert table.events()[1:] == ["turn_begins 1", "passes 1", "turn_begins 2"]
    assert table.legal() == CASTLES


@pytest.mark.rule("M25")
def test_a_castle_scores_row_and_column_times_its_rank() -> None:
    table = kingdom("1:rank3 +5 -2 . . .", "+4 . . . . .")
    assert table.score_at("a1") == 3 * (5 - 2 + 4)


@pytest.mark.rule("M25")
def test_a_dragon_counts_boons_of_its_row_part_as_0_in_that_row_alone() -> None:
    table = kingdom("1:rank2 +5 -2 dragon . .", "+4 2:rank1 . . . .")
    assert table.score_at("a1") == 2 * (-2 + 4)
    assert table.score_at("b2") == 4 + 5  # the +5 counts in its column


@pytest.mark.rule("M25")
def test_a_mountain_stops_a_dragon() -> None:
    table = kingdom("1:rank2 +5 gorge dragon . .")
    assert table.score_at("a1") == 10


@pytest.mark.rule("M25")
def test_a_gold_mine_doubles_its_line_parts_plus_and_minus() -> None:
    table = kingdom("1:rank2 +5 -2 mine . .", "+4 . . . . .")
    assert table.score_at("a1") == 2 * (2 * (5 - 2) + 4)


@pytest.mark.rule("M25")
def test_with_dragon_and_mine_in_one_part_boons_are_0_and_perils_doubled() -> None:
    table = kingdom("1:rank2 +5 -2 mine dragon .", "+4 . . . . .")
    assert table.score_at("a1") == 2 * (2 * -2 + 4)


@pytest.mark.rule("M25")
def test_a_wizard_adds_a_rank_to_adjacent_castles_of_all_players() -> None:
    table = kingdom("1:rank2 wizard 2:rank1 +5 . .", ". 2:rank4 . . . .", "+3 +1 . . . .")
    assert table.score_at("a1") == 3 * (5 + 3)
    assert table.score_at("c1") == 2 * 5
    assert table.score_at("b2") == 5 * 1
    away = kingdom("1:rank2 . wizard +5 . .")
    assert away.score_at("a1") == 10


@pytest.mark.rule("M26")
def test_rank_1_returns_and_other_castles_leave() -> None:
    rows = [". +1 +1 +2 +2 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6"]
    rows += ["dragon mine wizard gorge gorge 1:rank1", "1:rank2 1:rank3 1:rank4 2:rank2 2:rank1 +3"]
    table = kingdom(*rows).play("*1", "a1")
    assert table.figures(1) == [4, 2, 1, 0]
    assert table.figures(2) == [4, 2, 2, 1]
    assert table.s.board[:30].count(0) == 30


@pytest.mark.rule("M26")
@pytest.mark.parametrize(
    ("gold", "turn", "first"),
    [((900, 0, 0), 1, 1), ((0, 900, 0), 1, 2), ((0, 0, 900), 1, 3), ((900, 0, 0), 2, 1)],
)
def test_the_richest_begins_the_next_epoch(gold: tuple[int, ...], turn: int, first: int) -> None:
    rows = [". +1 +1 +2 +2 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6"]
    rows += ["dragon mine wizard gorge gorge 1:rank1", "1:rank2 1:rank3 1:rank4 2:rank2 2:rank1 +3"]
    seats = "".join(f"[[seat]]\npoints = {one}\n" for one in gold)
    table = kingdom(*rows, seats=seats, head=f"turn = {turn}").play("*1", "a1")
    assert (table.act, table.turn) == (2, first)


@pytest.mark.rule("M26")
@pytest.mark.parametrize(("turn", "first"), [(1, 2), (2, 3), (3, 1)])
def test_among_equals_the_first_in_turn_order_begins(turn: int, first: int) -> None:
    """Nothing but mountains and a lone castle: nobody scores."""
    table = kingdom(seats="[[seat]]\n[[seat]]\n[[seat]]\n", head=f"turn = {turn}")
    for square in range(1, 30):
        table.s.board[square] = 50
    table.s.empties = 1
    table.play("*1", "a1")
    assert (table.act, table.turn) == (2, first)
    dealt = [line for line in table.events() if line.startswith("dealt")]
    assert dealt[0] == f"dealt {first} 1"


@pytest.mark.rule("M26")
def test_a_tie_is_shared() -> None:
    table = Table.new(2, box="kingdoms")
    table.s.players[0].figures[4] = 0
    assert [standing[1] for standing in table.engine.standings(table.s)] == [0, 0]


@pytest.mark.rule("M26")
def test_gold_may_fall_below_zero() -> None:
    rows = [". -6 -5 -4 -3 -2", "-1 +4 +5 +5 +6 +6", "+1 +1 +2 +2 +3 +3"]
    rows += ["dragon mine wizard gorge gorge 1:rank1", "1:rank2 1:rank3 1:rank4 2:rank2 2:rank1 +4"]
    seats = "[[seat]]\npoints = -50\n[[seat]]\n"
    table = kingdom(*rows, seats=seats)
    table.play("*2", "a1")
    told = [line.split() for line in table.events() if line.startswith("scores 1")]
    assert table.points(1) == -50 + sum(int(words[3]) for words in told)
    assert table.points(1) < 0


@pytest.mark.rule("M26")
def test_after_the_third_epoch_the_game_is_over() -> None:
    table, luck = Table.new(3, box="kingdoms"), dice(1)
    while table.s.decider >= 0:
        choices = table.legal()
        table.play(choices[choose(luck, len(choices))])
    assert (table.phase, table.act) == ("over", 3)
