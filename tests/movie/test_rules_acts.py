"""Acts, their ends, and who sees what: M5 to M9."""

from __future__ import annotations

import pytest
from tests.harness.tables import dice
from tests.movie.table import ALL_SHOWN, ENGINES, FULL_BUT_A1, Table

from heorot.core.luck import choose
from heorot.games.movie.rules.state import FACES
from heorot.games.movie.words.view import Held

# M5, M6, M7: the end of an act and the next one.


@pytest.mark.rule("M5")
def test_the_act_ends_at_once_when_no_square_is_empty() -> None:
    table = Table.of(FULL_BUT_A1 + "[[seat]]\n[[seat]]\n").play("*1", "a1")
    assert table.act == 2
    assert table.events()[:2] == ["places_figure 1 longship a1", "act_ends 1"]
    assert table.turn == 2


@pytest.mark.rule("M5")
@pytest.mark.rule("M15")
def test_the_act_goes_on_when_the_last_tile_empties_a_square() -> None:
    doc = FULL_BUT_A1.replace("temptation-1", "-5") + (
        'phase = "playing"\n[[seat]]\nhand = ["temptation-1 #1"]\n[[seat]]\n'
    )
    table = Table.of(doc).play("te-1", "a1", "b5")
    assert table.at("b5") == "."
    assert (table.act, table.s.empties, table.turn) == (1, 1, 2)
    over = Table.of(doc).play("te-1", "a1", "no")
    assert over.act == 2


@pytest.mark.rule("M6")
def test_longships_return_other_figures_and_all_tiles_leave() -> None:
    table = Table.of(FULL_BUT_A1 + "[[seat]]\n[[seat]]\n").play("*1", "a1")
    assert table.figures(1) == [4, 2, 2, 0]
    assert table.figures(2) == [4, 2, 1, 1]
    assert table.s.board[:25].count(0) == table.s.empties == 22
    assert table.s.treacheries == 0
    assert table.s.unseen[13] == 0  # the Treasure that was shown stays away
    assert table.s.unseen[3] == 0
    assert table.s.unseen[2] == 0
    assert table.s.unseen[12] == 0
    assert table.s.unseen[11] == 1  # unseen in the pool: it leaves unseen


@pytest.mark.rule("M6")
def test_unplaced_figures_stay() -> None:
    table = Table.of(FULL_BUT_A1 + "[[seat]]\n[[seat]]\n").play("*1", "a1")
    table.play("*3", "a1")
    assert table.at("a1") == "2:thane"
    assert table.figures(2) == [4, 2, 0, 1]


@pytest.mark.rule("M7")
def test_hands_are_kept_and_filled_up_to_two_in_turn_order() -> None:
    hands = ('hand = ["mead+2 #1"]', 'hand = ["mead+4 #1", "-5 #1"]', "")
    seats = "".join(f"[[seat]]\n{hand}\n" for hand in hands)
    table = Table.of(FULL_BUT_A1 + seats, seed=9)
    table.play("*1", "a1")
    assert (table.act, table.turn) == (2, 2)
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [2, 2, 2]
    assert table.hand(2) == ["-5 #1", "mead+4 #1"]
    assert table.hand(1)[0] == "mead+2 #1"
    assert table.hand(1)[1].endswith("#2")
    assert all(tile.endswith("#2") for tile in table.hand(3))
    dealt = [line for line in table.events() if line.startswith("dealt")]
    assert dealt == ["dealt 3 2", "dealt 1 1"]
    assert table.s.pool_size == 24 - 3 == sum(table.s.pool)
    assert list(table.s.players[0].held) == [1, 1, 0]


@pytest.mark.rule("M7")
def test_a_tile_of_an_earlier_act_can_be_played_in_a_later_one() -> None:
    table = Table.of(
        'act = 3\nphase = "playing"\nshown = ["+2 #1"]\n[[seat]]\n'
        'hand = ["mead+2 #1", "+1 #3"]\n[[seat]]\n'
    ).play("me+2", "c1")
    assert table.at("c1") == "mead+2"
    assert table.s.unseen[20] == 0
    assert table.s.unseen[2 * FACES + 20] == 1


@pytest.mark.rule("M7")
def test_every_act_has_its_board() -> None:
    box = ENGINES["standard"].edition.box
    assert list(box.squares) == [25, 25, 50]
    table = Table.of("act = 2\n[[seat]]\n[[seat]]\n").play("*1")
    assert len(table.legal()) == 22
    assert {"d2", "b3", "c4"}.isdisjoint(table.legal())
    third = Table.of("act = 3\n[[seat]]\n[[seat]]\n").play("*1")
    assert len(third.legal()) == 50
    assert {"a1", "c1", "d2", "g5", "h6", "f10", "h10"} <= set(third.legal())
    assert {"d1", "e2", "h5", "a6", "e10"}.isdisjoint(third.legal())


# M8: the end.


def ended(seed: int, players: int = 2, box: str = "standard") -> Table:
    """A random game, played to its end."""
    table, luck = Table.new(players, seed=seed, box=box), dice(seed)
    while table.s.decider >= 0:
        choices = table.legal()
        table.play(choices[choose(luck, len(choices))])
    return table


@pytest.mark.rule("M8")
def test_the_game_is_over_after_act_3() -> None:
    table = ended(1)
    assert (table.phase, table.decides, table.act) == ("over", 0, 3)
    assert table.legal() == []
    assert table.events()[-1] == "game_over"
    assert all(figures[0] == 4 for figures in (table.figures(1), table.figures(2)))


@pytest.mark.rule("M8")
def test_a_tie_is_broken_by_stones_on_unused_figures() -> None:
    table = ended(1)
    table.s.players[0].figures[:] = [0, 4, 0, 2, 0]
    table.s.players[1].figures[:] = [0, 4, 2, 0, 1]
    assert [standing[1] for standing in table.engine.standings(table.s)] == [10, 12]


@pytest.mark.rule("M8")
def test_points_may_fall_below_zero() -> None:
    doc = FULL_BUT_A1 + "[[seat]]\npoints = 0\n[[seat]]\npoints = -40\n"
    table = Table.of(doc.replace("1:castle", "2:castle")).play("*3", "a1")
    told = [line.split() for line in table.events() if line.startswith("scores 2")]
    assert table.points(2) == -40 + sum(int(words[3]) for words in told)
    assert table.points(2) < 0


# M9: what everybody sees.


@pytest.mark.rule("M9")
def test_backs_are_public_and_faces_are_not() -> None:
    table = Table.of(
        'act = 2\nshown = ["+2 #1"]\n[[seat]]\nhand = ["mead+2 #1", "+1 #2"]\n[[seat]]\n'
    )
    for reader in (0, 2):
        one = table.seen(reader).s.players[0]
        assert list(one.held) == [1, 1, 0]
        assert set(one.hand) == {-128}
    assert list(table.seen(1).s.players[0].hand[:2]) == [20, FACES + 1]
    assert table.view(2).public.seats[0].hand == (Held(act=1), Held(act=2))


@pytest.mark.rule("M9")
def test_who_could_play_nothing_has_shown_good_counsels_until_they_are_played() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n').play("keep")
    for seed in range(20):
        assert table.imagined(2, seed).hand(1) == ["counsel #1"]
    assert table.view().public.seats[0].hand == (Held(act=1, known="tile:counsel"),)
    table.play("*1", "a1", "*1", "c3", "*1", "a2", "draw", "counsel", "c3", "c2")
    assert table.at("c3") == "counsel"
    assert sum(table.s.players[0].counsels) == 0


@pytest.mark.rule("M9")
def test_what_others_hold_is_imagined_among_all_that_has_not_been_shown() -> None:
    """The pool that an act left behind unseen may as well be in a hand."""
    tiles = ALL_SHOWN.split()
    for tile in ("+5", "-6", "horn"):
        tiles.remove(tile)
    shown = ", ".join(f'"{tile} #1"' for tile in tiles)
    table = Table.of(f'act = 2\nshown = [{shown}]\n[[seat]]\n[[seat]]\nhand = ["-6 #1"]\n')
    found = {tuple(table.imagined(1, seed).hand(2)) for seed in range(60)}
    assert found == {("+5 #1",), ("-6 #1",), ("horn #1",)}
    assert {tuple(table.imagined(2, seed).hand(2)) for seed in range(9)} == {("-6 #1",)}


@pytest.mark.rule("M9")
def test_of_equal_tiles_a_hand_is_imagined_to_hold_one_twice_as_often() -> None:
    tiles = ALL_SHOWN.split()
    for tile in ("+5", "+5", "horn"):
        tiles.remove(tile)
    shown = ", ".join(f'"{tile} #1"' for tile in tiles)
    table = Table.of(f'shown = [{shown}]\n[[seat]]\n[[seat]]\nhand = ["horn #1"]\n')
    horns = sum(table.imagined(1, seed).hand(2) == ["horn #1"] for seed in range(900))
    assert 240 < horns < 360


@pytest.mark.rule("M9")
def test_pool_and_hands_of_an_imagined_world_add_up() -> None:
    table = Table.new(4, seed=8).play("draw")
    for reader in range(5):
        world = table.imagined(reader, 3)
        held = [kind for me in world.s.players for kind in me.hand if kind >= 0]
        for face in range(FACES):
            assert world.s.pool[face] + held.count(face) == world.s.unseen[face]
        assert world.s.pool_size == sum(world.s.pool) == table.s.pool_size


# The board.


@pytest.mark.rule("M2")
def test_events_name_squares_of_the_present_board() -> None:
    table = Table.of("act = 3\n[[seat]]\n[[seat]]\n").play("*1", "h10")
    assert table.events()[0] == "places_figure 1 longship h10"
    other = Table.of(
        'act = 3\nphase = "playing"\n[[seat]]\nhand = ["drunkenness-2 #3"]\n[[seat]]\n'
    )
    other.s.board[other.square("c3")] = 20
    other.s.empties -= 1
    other.play("dr-2", "c3")
    assert other.events()[0] == "replaces 1 −2 drunkenness #3 c3"
    assert other.s.players[0].step == 0
    assert other.s.players[0].square == -1
    moved = Table.of('act = 3\nphase = "playing"\n[[seat]]\nhand = ["statue #3"]\n[[seat]]\n')
    for name in ("c3", "h9"):
        moved.s.board[moved.square(name)] = 1
    moved.play("statue", "b2", "c3", "h9")
    assert moved.events()[:2] == ["places_tile 1 statue #3 b2", "swaps 1 c3 h9"]


@pytest.mark.rule("M13")
def test_treachery_tiles_on_the_board_are_counted() -> None:
    table = Table.of(
        'act = 2\nphase = "playing"\n[[seat]]\nhand = ["treachery #2", "+1 #2"]\n[[seat]]\n'
    ).play("treachery", "a1")
    assert table.s.treacheries == 1
    other = Table.of('phase = "playing"\n[[seat]]\nhand = ["+1 #1"]\n[[seat]]\n').play("+1", "a1")
    assert other.s.treacheries == 0
