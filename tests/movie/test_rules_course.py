"""The course of the game: M1 to M9."""

from __future__ import annotations

import pytest
from tests.movie.table import ENGINES, GAME, Table, dice

from heorot.core.luck import choose, open_luck, pick
from heorot.games.movie.state import FACES
from heorot.games.movie.words import content_words

FIGURES = ["*1", "*2", "*3", "*4"]
EMPTY_ROWS = [". . . . ."] * 5

FULL_BUT_A1 = """
board = [
  ". 2:longship treasure+1 temptation-1 drunkenness-1",
  "1:beowulf +6 gorge +5 horn",
  "+4 +3 -6 2:thane +1",
  "-4 1:longship 1:castle -2 +2",
  "-1 valor+3 drunkenness-3 +5 2:castle",
]
"""


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
    table = Table.new(2).play("*4", "a1", "draw")
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

# The pool of Act I is empty when all 24 tiles have been shown or are held.
ALL_SHOWN = (
    "+1 treasure+1 +2 mead+2 +3 valor+3 +4 mead+4 +5 +5 +6 +6 -1 temptation-1 drunkenness-1 -2"
    " drunkenness-3 -4 -5 -6 gorge horn counsel statue"
)


def dry(first: str, *others: str, held: str = "", board: str = "", head: str = "") -> Table:
    """Act I with an empty pool: all tiles but those in hands have been shown."""
    tiles = ALL_SHOWN.split()
    for tile in held.split():
        tiles.remove(tile)
    shown = ", ".join(f'"{tile} #1"' for tile in tiles)
    rows = board.split(" / ") if board else EMPTY_ROWS
    lines = [f"{head}\nboard = [" + ", ".join(f'"{row}"' for row in rows) + "]"]
    lines += [f"shown = [{shown}]"] + [f"[[seat]]\n{seat}" for seat in (first, *others)]
    return Table.of("\n".join(lines))


COUNSEL = 'hand = ["counsel #1"]'
BARE = "1:longship 1:longship 1:longship 1:longship 1:castle / "
"""All figures of seat 1, in two rows; none is next to an empty square below the second."""
PLACED_1 = BARE + "1:castle 1:castle 1:thane 1:thane 1:beowulf"
PLACED_2 = (
    "2:longship 2:longship 2:longship 2:longship 2:castle / 2:castle 2:castle 2:thane 2:thane"
    " 2:beowulf"
)


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
    assert table.events() == ["passes 1", "turn_begins 2"]
    assert (table.turn, table.s.passes) == (2, 1)
    assert list(table.s.players[0].counsels) == [1, 0, 0]


@pytest.mark.rule("M4")
def test_who_has_drawn_and_can_play_nothing_keeps_the_tiles() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n')
    assert table.legal() == ["keep"]
    table.play("keep")
    assert table.hand(1) == ["counsel #1"]
    assert table.events() == ["keeps 1 1", "turn_begins 2"]
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
    rows = f"{PLACED_1} / -1 -2 -4 -5 -6 / {PLACED_2}"
    table = dry("", COUNSEL, held="counsel", board=rows.replace("-6", "."), head="turn = 2")
    assert table.legal() == ["counsel"]  # a figure can step up to e3
    stuck = dry(
        COUNSEL,
        "",
        held="counsel",
        board=f"{PLACED_1} / -1 -2 -4 -5 -6 / . . . . . / 2:castle . . . .",
    )
    for stones in range(1, 5):
        stuck.s.players[1].figures[stones] = 0
    stuck.play("pass")
    assert stuck.events()[:4] == ["passes 1", "turn_begins 2", "passes 2", "act_ends 1"]
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
    table.play("pass", "temptation-1".replace("temptation", "te"), "a4")
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
    doc = FULL_BUT_A1.replace("-6 ", "horn ").replace("5 horn", "5 -6")
    hands = ('hand = ["mead+2 #1"]', 'hand = ["mead+4 #1", "-5 #1"]', "")
    seats = "".join(f"[[seat]]\n{hand}\n" for hand in hands)
    table = Table.of("turn = 1\n" + doc + seats, seed=9)
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
    doc = doc.replace("1:castle", "2:castle").replace("-2 +2", "-2 +2")
    table = Table.of(doc).play("*4".replace("4", "3"), "a1")
    told = [line.split() for line in table.events() if line.startswith("scores 2")]
    assert table.points(2) == -40 + sum(int(words[3]) for words in told)
    assert table.points(1) < 0 or table.points(2) < 0


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
    view = GAME.view(table.edition, table.seen(2))
    assert [(tile["face"], tile["act"]) for tile in view["seats"][0]["hand"]] == [
        (None, 1),
        (None, 2),
    ]


@pytest.mark.rule("M9")
def test_who_could_play_nothing_has_shown_good_counsels_until_they_are_played() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n').play("keep")
    for seed in range(20):
        assert table.imagined(2, seed).hand(1) == ["counsel #1"]
    view = GAME.view(table.edition, table.seen(0))
    assert [tile["face"] for tile in view["seats"][0]["hand"]] == ["counsel"]
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
        assert content_words(world.box, 1) == "+1"


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
