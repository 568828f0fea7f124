"""Simultaneous majors: L14 to L16, L23."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

HALL = "King Hrothgar's Hall"
"""Friendship."""
CELEBRATIONS = "The Celebrations"
"""Friendship and wit."""


# L14, L15: all choose, most symbols first.


@pytest.mark.rule("L14")
def test_everyone_takes_part_in_order_from_the_start_player() -> None:
    table = Table.at(HALL, "wit", "wit", "wit", "wit", start=3)
    for seat in (3, 4, 1, 2):
        assert table.asked == (HALL, "bidding", seat)
        assert table.legal() == ["wit", "commit"]
        table.play("commit")
        assert table.events()[0] == f"bids_down {seat} 0"
    assert table.ranks() == [3, 4, 1, 2]
    assert table.asked == (HALL, "taking", 3)


@pytest.mark.rule("L14")
def test_who_has_no_card_with_symbols_bids_nothing_without_being_asked() -> None:
    table = Table.at(HALL, "friendship", "blessing", "", "friendship")
    assert table.decides == 1
    table.play("commit")
    assert table.events() == ["bids_down 1 0", "bids_down 2 0", "bids_down 3 0"]
    assert table.decides == 4
    table.play("friendship", "commit")
    assert table.ranks() == [2, 3, 4, 1]


@pytest.mark.rule("L15")
def test_any_number_of_cards_can_be_laid_one_after_the_other() -> None:
    table = Table.at(HALL, "2 friendship, beowulf", "wit")
    assert table.legal() == ["friendship", "beowulf", "commit"]
    table.play("friendship")
    assert table.legal() == ["friendship", "beowulf", "commit"]
    table.play("friendship")
    assert table.legal() == ["beowulf", "commit"]
    assert table.events() == []  # nobody hears of the steps
    table.play("beowulf")
    assert table.legal() == ["commit"]
    table.play("commit", "commit")
    assert table.events("ranked") == ["ranked 1 1 3", "ranked 2 2 0"]


@pytest.mark.rule("L15")
@pytest.mark.parametrize(
    ("bids", "ranks"),
    [
        (["friendship", "2 friendship", "3 friendship"], [3, 2, 1]),
        (["double friendship", "friendship", "beowulf"], [1, 2, 3]),
        (["friendship", "double friendship", "2 beowulf"], [3, 1, 2]),  # nearer: 2 before 3
        (["hides", "2 friendship", "3 friendship"], [1, 3, 2]),
        (["", "", "friendship"], [2, 3, 1]),
        (["2 friendship", "2 friendship", "2 friendship"], [1, 2, 3]),
        (["double wit, wit", "friendship", ""], [2, 1, 3]),
    ],
)
def test_most_matching_symbols_first_ties_by_nearness_to_the_start_player(
    bids: list[str], ranks: list[int]
) -> None:
    table = Table.at(HALL, *(f"{bid}, fighting" for bid in bids))
    lay(table, *bids)
    assert table.ranks() == ranks


@pytest.mark.rule("L15")
@pytest.mark.parametrize(("start", "ranks"), [(1, [1, 2, 3]), (2, [3, 1, 2]), (3, [2, 3, 1])])
def test_the_start_player_is_nearest_then_clockwise(start: int, ranks: list[int]) -> None:
    table = Table.at(HALL, *["friendship"] * 3, start=start)
    lay(table, *["friendship"] * 3)
    assert table.ranks() == ranks
    first, second, third = (ranks.index(rank) + 1 for rank in (1, 2, 3))
    assert table.events("tied") == [f"tied {first} {second}", f"tied {second} {third}"]


@pytest.mark.rule("L15")
def test_who_has_more_is_not_tied() -> None:
    table = Table.at(HALL, "2 friendship", "friendship", "3 friendship")
    lay(table, "2 friendship", "friendship", "3 friendship")
    assert table.events("tied") == []


@pytest.mark.rule("L15")
def test_one_or_two_kinds_of_symbols_and_beowulf_count() -> None:
    hand = "friendship, double wit, beowulf, courage"
    table = Table.at(CELEBRATIONS, hand, hand, "wit")
    lay(table, hand, "friendship", "wit")
    assert table.events("ranked") == ["ranked 1 1 4", "ranked 2 2 1", "ranked 3 3 1"]
    table = Table.at(HALL, hand, hand, "wit")
    lay(table, hand, "friendship", "wit")
    assert table.events("ranked") == ["ranked 1 1 2", "ranked 2 2 1", "ranked 3 3 0"]


def lay(table: Table, *bids: str) -> None:
    """The bids of all, in their order from the start player."""
    for bid in bids:
        for part in bid.split(", "):
            number, _, card = part.partition(" ")
            if part:
                table.play(*[card] * int(number) if number.isdigit() else [part])
        table.play("commit")


# L16: what becomes of the cards.


@pytest.mark.rule("L16")
@pytest.mark.rule("L23")
def test_matching_cards_are_discarded_before_a_space_is_chosen() -> None:
    table = Table.at(HALL, "2 friendship, beowulf", "double friendship, wit")
    lay(table, "2 friendship, beowulf", "double friendship")
    assert table.phase == "taking"
    assert table.discard == "2 friendship, double friendship, beowulf"
    assert (table.laid(1), table.laid(2)) == ("", "")
    assert (table.hand(1), table.hand(2)) == ("", "wit")


@pytest.mark.rule("L16")
@pytest.mark.rule("L30")
def test_special_cards_that_match_leave_the_game() -> None:
    table = Table.at(HALL, "hides, friendship", "wit")
    lay(table, "hides", "")
    assert (table.hand(1), table.discard) == ("friendship", "")
    assert "hides" not in table.waiting
    assert table.events("ranked") == ["ranked 1 1 3", "ranked 2 2 0"]


@pytest.mark.rule("L16")
@pytest.mark.rule("L45")
def test_cards_laid_as_a_bluff_return_to_the_hand_known_to_all() -> None:
    table = Table.at(HALL, "2 fighting, friendship, sword", "wit")
    lay(table, "2 fighting, friendship, sword", "")
    assert (table.hand(1), table.known(1)) == ("2 fighting, sword", "2 fighting, sword")
    assert table.discard == "friendship"
    assert table.events("reveals", "bluffed") == [
        *("reveals 1 friendship", "reveals 1 fighting", "reveals 1 fighting", "reveals 1 sword"),
        *("bluffed 1 fighting", "bluffed 1 fighting", "bluffed 1 sword"),
    ]
    assert table.events("ranked") == ["ranked 1 1 1", "ranked 2 2 0"]


@pytest.mark.rule("L16")
@pytest.mark.rule("L45")
def test_with_bluffing_each_sees_how_many_cards_lie_before_the_others_and_no_more() -> None:
    table = Table.at(HALL, "2 fighting, friendship", "wit", "wit")
    table.play("fighting", "friendship")
    assert [one.down for one in table.seen(2).players[:3]] == [0, 0, 0]
    table.play("commit")
    assert table.events() == ["bids_down 1 2"]
    for reader in (0, 2, 3):
        one = table.seen(reader).players[0]
        assert (one.down, one.size, one.picks) == (2, 3, -128)
        assert one.picked == one.hand == [-128] * 21
    assert table.seen(1).players[0].picked[2] == 1
    table.play("commit", "commit")
    assert [one.down for one in table.s.players] == [0] * 5
    assert [one.picks for one in table.s.players] == [0] * 5


@pytest.mark.rule("L16")
def test_text_cards_cannot_be_laid() -> None:
    hand = "friendship, hides, blessing, inspiration, daring, resolve, rest"
    assert Table.at(HALL, hand, "wit").legal() == ["friendship", "hides", "commit"]
    assert Table.at(HALL, hand, "wit", bluffing=0).legal() == ["friendship", "hides", "commit"]


@pytest.mark.rule("L16")
def test_without_bluffing_only_matching_cards_can_be_chosen() -> None:
    hand = "friendship, double friendship, double wit, fighting, beowulf, sword, hides"
    table = Table.at(HALL, hand, "wit", bluffing=0)
    assert table.legal() == ["friendship", "double friendship", "beowulf", "hides", "commit"]
    assert Table.at(HALL, hand, "wit").legal() == [
        *("friendship", "double friendship", "double wit", "fighting", "beowulf", "hides"),
        *("sword", "commit"),
    ]


@pytest.mark.rule("L16")
def test_without_bluffing_bids_stay_hidden_until_the_last_is_made() -> None:
    table = Table.at(HALL, "2 friendship", "friendship, wit", "2 wit", bluffing=0)
    table.play("friendship", "friendship", "commit")
    assert table.events() == ["has_bid 1"]
    assert table.seen(2).players[0].down == 0
    assert table.s.players[0].size == 2
    table.play("friendship", "commit")
    assert table.legal() == ["commit"]  # who has nothing that matches is asked all the same
    table.play("commit")
    assert table.events("has_bid") == ["has_bid 3"]
    assert table.events("reveals") == [*["reveals 1 friendship"] * 2, "reveals 2 friendship"]
    assert table.ranks() == [1, 2, 3]


@pytest.mark.rule("L16")
def test_bids_are_shown_and_cards_leave_clockwise_from_the_start_player() -> None:
    table = Table.at(
        HALL, "friendship, wit", "friendship, wit", "friendship, blessing, wit", start=2
    )
    lay(table, "friendship", "friendship", "friendship")
    assert table.events("reveals") == [f"reveals {seat} friendship" for seat in (2, 3, 1)]
    assert table.events("ranked") == ["ranked 2 1 1", "ranked 3 2 1", "ranked 1 3 1"]
    assert table.asked == (HALL, "blessing", 3)
    assert [table.laid(seat) for seat in (1, 2, 3)] == ["friendship", "", "friendship"]
    table.play("decline")
    assert table.discard == "3 friendship"
    assert table.asked == (HALL, "taking", 2)


@pytest.mark.rule("L23")
def test_no_card_lies_on_the_table_when_the_first_space_is_chosen() -> None:
    for episode in (HALL, "Grendel's Attack"):
        table = Table.at(episode, *["friendship, fighting"] * 3)
        while table.phase != "taking":
            legal = table.legal()
            wanted = "friendship" if episode == HALL else "fighting"
            step = wanted if wanted in legal else "commit" if "commit" in legal else "drop"
            table.play(step)
        assert [table.laid(seat) for seat in (1, 2, 3)] == [""] * 3
        assert table.discard in ("3 friendship", "3 fighting")
