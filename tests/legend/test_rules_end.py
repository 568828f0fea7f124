"""Death of Beowulf and the final score: L37 to L40, L44."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

from heorot.engine.interpreted import Interpreted
from heorot.games import load

DEATH = "Death of Beowulf"


# L37: Death of Beowulf.


@pytest.mark.rule("L37")
def test_everyone_hands_in_the_whole_hand_and_all_symbols_count() -> None:
    table = Table.at(
        DEATH,
        "travelling, friendship, wit, courage, fighting",
        "hides, sword, double wit, beowulf",
        "blessing, rest, daring, resolve, inspiration, 3 double courage",
    )
    assert table.totals() == [5, 9, 6]
    assert table.ranks() == [3, 1, 2]
    assert [table.hand(seat) for seat in (1, 2, 3)] == [""] * 3
    assert [table.known(seat) for seat in (1, 2, 3)] == [""] * 3
    assert [table.laid(seat) for seat in (1, 2, 3)] == [
        "travelling, friendship, wit, courage, fighting",
        "double wit, beowulf, hides, sword",
        "3 double courage",
    ]
    assert table.events("hands_in")[:6] == [
        *(f"hands_in 1 {card}" for card in ("travelling", "friendship", "wit", "courage")),
        *("hands_in 1 fighting", "hands_in 2 double wit"),
    ]
    assert len(table.events("hands_in")) == 17
    assert table.asked == (DEATH, "taking", 2)


@pytest.mark.rule("L37")
@pytest.mark.parametrize(("start", "ranks"), [(1, [1, 2, 3]), (2, [3, 1, 2]), (3, [2, 3, 1])])
def test_ties_are_broken_from_the_start_player(start: int, ranks: list[int]) -> None:
    table = Table.at(DEATH, "wit", "courage, rest", "beowulf", start=start)
    assert table.ranks() == ranks
    order = [f"hands_in {(start + number - 1) % 3 + 1}" for number in range(3)]
    seats = [line.rpartition(" ")[0] for line in table.events("hands_in")]
    assert list(dict.fromkeys(seats)) == order


@pytest.mark.rule("L37")
def test_spaces_are_chosen_in_rank_order_and_then_the_game_is_over() -> None:
    table = Table.at(DEATH, "wit", "2 wit", "3 wit, alliance fame 2")
    table.play("space 1")
    assert table.tokens(3) == "fame 5, alliance fame 2"
    table.play("space 2")
    assert (table.tokens(2), table.tokens(1)) == ("fame 1", "fame 4")
    assert (table.phase, table.decides, table.legal()) == ("over", 0, [])
    assert table.events()[-2:] == ["reveals_alliance 3 alliance fame 2", "game_over"]
    assert table.s.players[2].shown == [0, 1, 0, 0, 0, 0]
    assert table.events("new_start") == []


@pytest.mark.rule("L37")
@pytest.mark.parametrize(
    ("wounds", "choices"),
    [
        ("wound", ["heal wound", "take fame"]),
        ("2 wounds, 2 scratches", ["heal wound", "take fame"]),
        ("double wound", ["heal double wound", "take fame"]),
        ("wound, double wound", ["heal wound", "heal double wound", "take fame"]),
    ],
)
def test_the_first_space_gives_fame_5_or_sheds_one_large_tile(
    wounds: str, choices: list[str]
) -> None:
    table = Table.at(DEATH, f"wit, {wounds}", "").play("space 1")
    assert table.asked == (DEATH, "healing", 1)
    assert table.legal() == choices


@pytest.mark.rule("L37")
@pytest.mark.parametrize(
    ("choice", "tokens", "event"),
    [
        ("take fame", "fame 5, 2 wound, double wound", "takes 1 fame 5"),
        ("heal wound", "wound, double wound", "heals 1 wound"),
        ("heal double wound", "2 wound", "heals 1 double wound"),
    ],
)
def test_what_is_chosen_at_the_first_space_happens(choice: str, tokens: str, event: str) -> None:
    table = Table.at(DEATH, "wit, 2 wounds, double wound", "").play("space 1", choice)
    assert table.tokens(1) == tokens
    assert table.events()[0] == event
    assert table.phase == "over"


@pytest.mark.rule("L37")
def test_without_a_tile_it_is_fame_5() -> None:
    table = Table.at(DEATH, "wit, 2 scratches", "").play("space 1")
    assert table.tokens(1) == "fame 5, 2 scratch"


@pytest.mark.rule("L37")
def test_the_last_one_is_asked_too_when_the_first_space_is_left() -> None:
    table = Table.at(DEATH, "wit", "wound").play("space 2")
    assert table.asked == (DEATH, "healing", 2)
    table.play("heal wound")
    assert (table.tokens(2), table.phase) == ("", "over")


# L38: the base score.


@pytest.mark.rule("L38")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("", 5),
        ("fame 1, 2 fame 2, fame 7, wound", 12),
        ("fame 3, fame 4, fame 5, fame 6, wound", 18),
        ("treasure 1, 2 treasure 2, treasure 3, treasure 4, wound", 12),
        ("alliance fame 1, alliance fame 2, 2 alliance fame 3, wound", 9),
        ("alliance treasure 1, alliance treasure 2, 2 alliance treasure 3, wound", 9),
        ("fame 5, 2 misfortunes, wound", 1),
        ("fame 5, 2 scratches", 10),
        ("fame 5, 1 wound, 2 scratches", 5),
        ("fame 5, 2 wounds", 5),
        ("fame 5, double wound", 5),
        ("fame 5, 3 wounds", -10),
        ("fame 5, wound, double wound", -10),
        ("fame 5, 4 wounds", -15),
        ("fame 5, 2 wounds, double wound", -15),
        ("3 misfortunes, wound", -6),
    ],
)
def test_points_of_the_base_game(tokens: str, points: int) -> None:
    """Only the tokens count, whatever is in hand."""
    table = Table.at("By the Haunted Mere", f"{tokens}, 3 wit", "")
    assert table.scores() == [points, 5]


# L39: places.


@pytest.mark.rule("L39")
def test_the_highest_total_wins_and_equal_totals_are_equal() -> None:
    table = Table.at(DEATH, "fame 5", "treasure 3, fame 2", "fame 6, wound", start=3)
    assert table.scores() == [10, 10, 6]  # the start player and ranks break no tie
    table.play("space 2", "space 3")
    assert table.phase == "over"
    assert table.scores() == [5 + 5 + 4, 5 + 5 + 5, 6 + 1]


@pytest.mark.rule("L39")
def test_nothing_breaks_a_tie() -> None:
    table = Table.at(DEATH, "fame 5, scratch", "treasure 3, fame 2", "fame 7, fame 3, wound")
    standings = Interpreted(load("legend")).standings(table.s)
    assert standings[0] == standings[1] == standings[2]


# L40: fallen.


@pytest.mark.rule("L40")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("fame 7, 3 wounds", 0),
        ("fame 7, 5 wounds", 0),
        ("fame 7, wound, double wound", 0),
        ("3 wounds, 3 misfortunes", 0),
        ("fame 7, 2 wounds", 7),
        ("fame 7, double wound", 7),
        ("fame 7", 12),
        ("wound, misfortune", -2),
    ],
)
def test_with_fallen_three_wounds_or_more_leave_exactly_no_points(tokens: str, points: int) -> None:
    assert Table.at("By the Haunted Mere", tokens, "", fallen=1).scores()[0] == points


@pytest.mark.rule("L40")
def test_who_has_fallen_ranks_above_a_negative_total() -> None:
    table = Table.at(DEATH, "3 wounds", "2 misfortunes, wound", fallen=1)
    assert table.scores() == [0, -4]
    assert Table.at(DEATH, "3 wounds", "2 misfortunes, wound").scores() == [-15, -4]


@pytest.mark.rule("L40")
def test_it_is_judged_after_the_last_chance_to_heal() -> None:
    table = Table.at(DEATH, "wit, fame 7, 3 wounds", "", fallen=1)
    assert table.play("space 1", "heal wound").scores()[0] == 7


# L44: the advanced score.


@pytest.mark.rule("L44")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("fame 5, alliance fame 3", 13),
        ("fame 5, treasure 4, alliance treasure 3", 10),
        ("fame 5, misfortune, wound", 3),
        ("fame 5, treasure 4, 3 wounds", -10),
    ],
)
def test_in_the_advanced_game_only_fame_counts_with_misfortune_and_wounds(
    tokens: str, points: int
) -> None:
    assert Table.at("By the Haunted Mere", tokens, "", advanced=1).scores()[0] == points


@pytest.mark.rule("L44")
@pytest.mark.rule("L40")
def test_fallen_goes_with_the_advanced_game() -> None:
    table = Table.at("By the Haunted Mere", "fame 5, 3 wounds", "", advanced=1, fallen=1)
    assert table.scores() == [0, 5]
