"""The course of the game: M1 to M4."""

from __future__ import annotations

import pytest
from tests.movie.table import (
    COUNSEL,
    ENGINES,
    GAME,
    PLACED_1,
    Table,
    dry,
)

from heorot.core.luck import open_luck, pick
from heorot.games.movie.rules.state import FACES

FIGURES = ["*1", "*2", "*3", "*4"]
# M1: set-up.


@pytest.mark.rule("M1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_50_points_ten_figures_and_two_tiles(players: int) -> None:
    table = Table.new(players, start=2)
    for seat in range(1, players + 1):
        assert table.points(seat) == 50
        assert table.figures(seat) == [4, 3, 2, 1]
        assert len(table.hand(seat)) == 2
        assert all(tile.endswith("#1") for tile in table.hand(seat))
        assert list(table.s.players[seat - 1].held) == [2, 0, 0]
    for seat in range(players, 4):
        one = table.s.players[seat]
        assert (one.points, sum(one.figures), one.size) == (0, 0, 0)
    assert table.s.pool_size == 24 - 2 * players == sum(table.s.pool)
    assert (table.act, table.turn, table.decides, table.phase) == (1, 2, 2, "turn")
    assert table.s.empties == 25
    assert list(table.s.unseen) == list(table.box.copies)


@pytest.mark.rule("M1")
def test_the_deal_goes_clockwise_from_who_begins_each_filled_up_before_the_next() -> None:
    luck = open_luck(5)
    s = ENGINES["standard"].adopt(GAME.blank(3, 1))
    GAME.setup(ENGINES["standard"].edition.box, s, luck)
    told = [Table(s, luck).tell(one) for one in s.events]
    assert told[0] == "act_begins 1"
    assert [line.split()[:2] for line in told[1:]] == [
        *(["dealt", "2"], ["sees", "2"], ["sees", "2"], ["dealt", "3"], ["sees", "3"]),
        *(["sees", "3"], ["dealt", "1"], ["sees", "1"], ["sees", "1"], ["turn_begins", "2"]),
    ]
    assert {line for line in told if line.startswith("dealt")} == {
        f"dealt {n} 2" for n in (1, 2, 3)
    }
    seen = [line.split() for line in told if line.startswith("sees")]
    assert all(words[-1] == words[1] for words in seen)  # each sees its own alone


@pytest.mark.rule("M1")
def test_luck_deals_each_tile_of_the_pool_alike() -> None:
    luck = open_luck(3)
    table = Table.new(2, seed=3)
    pool = [face for face in range(FACES) for _ in range(table.box.copies[face])]
    hands: list[list[int]] = [[], []]
    for seat in (0, 0, 1, 1):
        hands[seat].append(pool.pop(pick(luck, 0, len(pool), len(pool))))
    for seat in (0, 1):
        assert list(table.s.players[seat].hand[:2]) == sorted(hands[seat])
    assert [face for face in range(FACES) for _ in range(table.s.pool[face])] == pool


@pytest.mark.rule("M1")
@pytest.mark.parametrize("seed", range(6))
def test_luck_names_who_begins_unless_a_seat_is_chosen(seed: int) -> None:
    luck = open_luck(seed)
    by_luck = ENGINES["standard"].new(4, luck)
    assert by_luck.start == by_luck.active == pick(luck, 16, 0, 4)
    assert ENGINES["standard"].new(4, luck, 3).active == 3


@pytest.mark.rule("M1")
def test_equal_tiles_in_a_hand_are_one_choice() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["+5 #1", "+5 #1", "-1 #1"]\n[[seat]]\n')
    assert table.legal() == ["+5", "-1"]
    assert table.play("+5").legal()[0] == "a1"  # the backs are the same, too
    table.play("a1")
    assert table.hand(1) == ["+5 #1", "-1 #1"]


@pytest.mark.rule("M1")
def test_of_equal_faces_with_different_backs_one_is_asked_for() -> None:
    doc = """
        act = 2
        phase = "playing"
        shown = ["+1 #1"]
        [[seat]]
        hand = ["+5 #2", "+5 #1", "-1 #2"]
        [[seat]]
        """
    table = Table.of(doc).play("+5")
    assert table.legal() == ["act1", "act2"]
    table.play("act2", "a1")
    assert table.hand(1) == ["+5 #1", "-1 #2"]
    assert table.events()[0] == "places_tile 1 +5 boon #2 a1"
    other = Table.of(doc).play("+5", "act1", "b1")
    assert other.hand(1) == ["+5 #2", "-1 #2"]
    assert other.events()[0] == "places_tile 1 +5 boon #1 b1"
    assert list(other.s.players[0].held) == [0, 2, 0]


@pytest.mark.rule("M1")
def test_three_backs_of_a_face_are_all_offered_copies_once() -> None:
    table = Table.of(
        """
        act = 3
        phase = "playing"
        shown = ["counsel #1", "counsel #2", "counsel #3"]
        [[seat]]
        hand = ["+5 #1", "+5 #3", "+5 #3"]
        [[seat]]
        """
    ).play("+5")
    assert table.legal() == ["act1", "act3"]
    table.play("act3", "b2")
    assert table.hand(1) == ["+5 #1", "+5 #3"]


# M2: a turn.


@pytest.mark.rule("M2")
def test_a_turn_is_a_figure_or_a_draw() -> None:
    table = Table.new(2)
    assert table.legal() == ["draw", *FIGURES]
    table.play("*3")
    assert len(table.legal()) == 25
    table.play("c4")
    assert table.at("c4") == "1:thane"
    assert table.figures(1) == [4, 3, 1, 1]
    assert table.s.empties == 24
    assert (table.turn, table.decides, table.phase) == (2, 2, "turn")
    assert table.events() == ["places_figure 1 thane c4", "turn_begins 2"]
    table.play("*1")
    assert "c4" not in table.legal()
    assert len(table.legal()) == 24


@pytest.mark.rule("M2")
def test_a_figure_that_is_used_up_is_not_offered() -> None:
    table = Table.of(
        'board = ["1:beowulf . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."]'
        "\n[[seat]]\n[[seat]]\n"
    )
    assert table.legal() == ["draw", "*1", "*2", "*3"]


@pytest.mark.rule("M2")
def test_having_drawn_a_tile_of_the_hand_must_be_played() -> None:
    table = Table.new(2, seed=4)
    coming, hand = table.coming(), table.hand(1)
    table.play("draw")
    assert table.phase == "playing"
    assert (table.turn, table.decides) == (1, 1)
    assert sorted(table.hand(1)) == sorted([*hand, f"{coming} #1"])
    assert table.events()[0] == "draws 1"
    assert table.events()[1].startswith("sees 1")
    assert table.events()[1].endswith("#1, to 1")
    assert len(table.events()) == 2
    assert set(table.legal()).isdisjoint({"draw", "pass", "keep", *FIGURES})
    assert table.s.pool_size == 19


@pytest.mark.rule("M2")
def test_a_tile_is_laid_on_an_empty_square_and_leaves_the_hand() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["+5 #1", "-1 #1"]\n[[seat]]\n')
    table.play("-1", "e5")
    assert table.at("e5") == "-1"
    assert table.hand(1) == ["+5 #1"]
    assert list(table.s.players[0].held) == [1, 0, 0]
    assert table.s.unseen[7] == 0
    assert table.events() == ["places_tile 1 −1 peril #1 e5", "turn_begins 2"]
    assert (table.s.empties, table.phase, table.turn) == (24, "turn", 2)


@pytest.mark.rule("M2")
def test_turns_go_clockwise() -> None:
    table = Table.new(3, start=2)
    order = []
    for name in ("a1", "b1", "c1", "d1"):
        order.append(table.turn)
        table.play("*1", name)
    assert order == [2, 3, 1, 2]


# M3, M4: the empty pool, and who can do nothing.


@pytest.mark.rule("M3")
def test_with_the_pool_empty_a_tile_is_played_without_drawing() -> None:
    table = dry('hand = ["+5 #1", "-6 #1"]', "", held="+5 -6")
    assert table.s.pool_size == 0
    assert table.legal() == ["+5", "-6", *FIGURES]
    table.play("-6", "a1")
    assert table.hand(1) == ["+5 #1"]
    assert table.turn == 2
    assert table.legal() == FIGURES


@pytest.mark.rule("M3")
def test_the_last_tile_of_the_pool_can_be_drawn() -> None:
    table = dry("", "", held="+5")
    assert table.s.pool_size == 1
    assert "draw" in table.legal()
    table.play("draw")
    assert table.hand(1) == ["+5 #1"]
    assert table.s.pool_size == 0


@pytest.mark.rule("M3")
def test_who_has_neither_tile_nor_figure_passes_unasked() -> None:
    rows = f"{PLACED_1} / . . . . . / . . . . . / . . . . ."
    table = dry("", "", board=rows, head="turn = 2")
    table.play("*1", "a3")
    assert table.events() == [
        *("places_figure 2 longship a3", "turn_begins 1", "passes 1", "turn_begins 2"),
    ]
    assert (table.turn, table.s.passes) == (2, 1)


@pytest.mark.rule("M3")
@pytest.mark.rule("M4")
def test_who_holds_a_tile_is_asked_and_can_only_pass() -> None:
    """Good Counsel cannot be played, and nobody else can know that it is one."""
    rows = f"{PLACED_1} / -1 -2 -4 -5 -6 / . . . . . / . . . . ."
    table = dry(COUNSEL, "", held="counsel", board=rows)
    assert table.legal() == ["pass"]
    table.play("pass")
    assert table.events() == ["passes 1", "shows_counsels 1 1", "turn_begins 2"]
    assert (table.turn, table.s.passes) == (2, 1)
    assert list(table.s.players[0].counsels) == [1, 0, 0]


@pytest.mark.rule("M4")
def test_who_has_drawn_and_can_play_nothing_keeps_the_tiles() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n')
    assert table.legal() == ["keep"]
    table.play("keep")
    assert table.hand(1) == ["counsel #1"]
    assert table.events() == ["keeps 1 1", "shows_counsels 1 1", "turn_begins 2"]
    assert table.s.passes == 0  # not a pass
    assert list(table.s.players[0].counsels) == [1, 0, 0]


@pytest.mark.rule("M4")
def test_a_hand_of_kept_counsels_can_grow_beyond_three() -> None:
    table = Table.of(
        """
        act = 3
        shown = ["+1 #1"]
        [[seat]]
        hand = ["counsel #1", "counsel #2", "counsel #3"]
        [[seat]]
        """
    ).play("draw")
    assert len(table.hand(1)) == 4
    assert "counsel" not in table.legal()
    assert len(table.legal()) == 1


@pytest.mark.rule("M4")
def test_with_the_pool_empty_and_nothing_to_play_a_figure_must_be_placed() -> None:
    table = dry(COUNSEL, "", held="counsel")
    assert table.legal() == FIGURES


@pytest.mark.rule("M4")
def test_the_act_ends_when_everybody_has_passed_in_succession() -> None:
    stuck = dry(
        COUNSEL,
        "",
        held="counsel",
        board=f"{PLACED_1} / -1 -2 -4 -5 -6 / . . . . . / 2:castle . . . .",
    )
    for stones in range(1, 5):
        stuck.s.players[1].figures[stones] = 0
    stuck.play("pass")
    assert stuck.events()[:5] == [
        *("passes 1", "shows_counsels 1 1", "turn_begins 2", "passes 2", "act_ends 1"),
    ]
    assert stuck.act == 2
    assert stuck.s.passes == 0
    assert stuck.turn == 1  # the first who passed begins


@pytest.mark.rule("M4")
def test_any_action_resets_the_passes_and_who_passed_may_act_again() -> None:
    rows = f"{PLACED_1} / -1 -2 -4 -5 -6 / . . . . . / . . . . ."
    table = dry(COUNSEL, 'hand = ["temptation-1 #1"]', held="counsel temptation-1", board=rows)
    table.play("pass")
    assert table.s.passes == 1
    table.play("*1", "e5")
    assert table.s.passes == 0
    assert table.turn == 1
    table.play("pass")
    assert table.events() == ["passes 1", "turn_begins 2"]  # what was shown is known
    table.play("te-1", "a4")
    assert table.s.passes == 0
    assert table.legal() == ["pass"]


@pytest.mark.rule("M4")
def test_of_three_the_first_passer_begins_the_next_act() -> None:
    table = dry("", "", 'hand = ["+5 #1"]', held="+5", head="turn = 3")
    for seat in range(3):
        table.s.players[seat].figures[:] = [0] * 5
    table.play("+5", "a1")
    assert [line for line in table.events() if line.startswith("passes")] == [
        *("passes 1", "passes 2", "passes 3"),
    ]
    assert (table.act, table.turn) == (2, 1)


@pytest.mark.rule("M3")
@pytest.mark.parametrize("stones", [1, 2, 3, 4])
def test_who_has_any_figure_left_is_asked(stones: int) -> None:
    table = dry("", "", head="turn = 2")
    table.s.players[0].figures[:] = [0] * 5
    table.s.players[0].figures[stones] = 1
    table.play("*1", "a1")
    assert table.turn == 1
    assert table.legal() == [f"*{stones}"]


@pytest.mark.rule("M3")
def test_who_has_two_kinds_of_figures_left_is_asked() -> None:
    for left in ([0, 1, 1, 0, 0], [0, 1, 0, 1, 0], [0, 0, 0, 1, 1], [0, 1, 0, 0, 1]):
        table = dry("", "", head="turn = 2")
        table.s.players[0].figures[:] = left
        assert table.play("*1", "a1").turn == 1
