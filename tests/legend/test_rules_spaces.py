"""Spaces of majors: who takes which, and who starts next: L21 to L23, L33."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

GRENDEL = "Grendel's Attack"
"""F5, wound, Daring, one alliance, scratch."""
FURY = "Dragon's Fury"


def taking(episode: str, *seats: str, start: int = 1) -> Table:
    """The first one takes a space: nobody has laid anything, so ranks go from the start player."""
    table = Table.at(episode, *(f"{seat}, wit, friendship" for seat in seats), start=start)
    while table.phase in ("bidding", "striving"):
        table.play("commit" if table.phase == "bidding" else "drop")
    return table


# L21: choosing.


@pytest.mark.rule("L21")
def test_in_rank_order_each_takes_a_free_space_and_its_gain() -> None:
    table = taking(FURY, "", "", "", "", start=3)
    assert table.ranks() == [3, 4, 1, 2]
    assert (table.decides, table.s.chooser) == (3, 1)
    assert table.legal() == ["space 1", "space 2", "space 3", "space 4"]
    table.play("space 2")
    assert table.events() == ["takes_space 3 2", "scratched 3"]
    assert table.tokens(3) == "scratch"
    assert (table.decides, table.s.chooser, table.s.space, table.s.taken) == (4, 2, -1, 0b10)
    assert table.legal() == ["space 1", "space 3", "space 4"]
    table.play("space 1")
    assert table.tokens(4) == "fame 4"
    assert (table.decides, table.legal()) == (1, ["space 3", "space 4"])


@pytest.mark.rule("L21")
def test_the_last_one_has_no_choice() -> None:
    table = taking(FURY, "", "", "").play("space 1", "space 3")
    assert table.tokens(3) == "scratch"
    assert table.events("takes_space") == ["takes_space 2 3", "takes_space 3 2"]
    assert table.episode != FURY


@pytest.mark.rule("L21")
def test_ranks_of_a_turn_order_major_choose_in_their_order() -> None:
    table = taking(GRENDEL, "", "", "")
    assert (table.ranks(), table.decides) == ([3, 2, 1], 3)
    table.play("space 3")
    assert (table.hand(3), table.decides) == ("friendship, wit, daring", 2)
    table.play("space 1")
    assert (table.tokens(2), table.tokens(1)) == ("fame 5", "wound")


@pytest.mark.rule("L21")
@pytest.mark.parametrize(
    ("episode", "players", "space", "tokens", "hand"),
    [
        ("King Hrothgar's Hall", 5, 1, "", "friendship, wit, blessing"),
        ("King Hrothgar's Hall", 5, 2, "treasure 1", "friendship, wit"),
        ("King Hrothgar's Hall", 5, 3, "2 alliance fame 2", "friendship, wit"),
        ("King Hrothgar's Hall", 5, 4, "", "friendship, wit, 2 courage"),
        ("King Hrothgar's Hall", 5, 5, "fame 2", "friendship, wit"),
        ("Grendel's Attack", 5, 1, "fame 5", "friendship, wit"),
        ("Grendel's Attack", 5, 2, "wound", "friendship, wit, 2 courage"),
        ("Grendel's Attack", 5, 4, "alliance fame 2", "friendship, wit"),
        ("Grendel's Attack", 5, 5, "scratch", "friendship, wit"),
        ("Hunt for the Sea Hag", 2, 1, "", "friendship, wit, sword"),
        ("Hunt for the Sea Hag", 2, 2, "misfortune", "friendship, wit"),
        ("Beowulf Becomes King", 5, 3, "treasure 4", "friendship, wit"),
        ("Beowulf Becomes King", 5, 5, "", "friendship, wit, oath"),
        ("Dragon Battle", 5, 1, "fame 7", "friendship, wit"),
        ("Dragon Battle", 5, 2, "double wound", "friendship, wit, 2 courage"),
    ],
)
def test_each_space_gives_what_is_printed(
    episode: str, players: int, space: int, tokens: str, hand: str
) -> None:
    table = taking(episode, *[""] * players)
    table.coming("9 courage").coming_alliances("9 alliance fame 2")
    seat = table.decides
    table.play(f"space {space}")
    assert (table.tokens(seat), table.hand(seat)) == (tokens, hand)
    assert table.events()[0] == f"takes_space {seat} {space}"


# L22: the new start player.


@pytest.mark.rule("L22")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_last_rank_becomes_start_player_after_a_major(start: int) -> None:
    table = taking(FURY, "", "", "", start=start)
    last = table.ranks().index(3) + 1
    assert last != start
    table.play("space 1", "space 2")
    assert table.start == last
    assert f"new_start {last}" in table.events()
    assert table.decides == last  # who begins the next episode


@pytest.mark.rule("L22")
def test_the_last_rank_of_a_turn_order_major_starts_next() -> None:
    table = Table.at(GRENDEL, "wit", "2 fighting", "fighting, wit", start=3)
    table.play("fighting", "drop", "fighting", "drop")
    assert table.ranks() == [3, 1, 2]
    table.play("space 1", "space 3")
    assert table.asked == ("Great Rewards", "trading", 1)
    assert table.start == 1


@pytest.mark.rule("L22")
def test_the_start_player_may_stay_the_same() -> None:
    table = Table.at(GRENDEL, "2 wit", "2 wit", start=2).play("drop", "space 1")
    assert (table.ranks(), table.start) == ([0, 0], 2)
    assert table.events("new_start") == ["new_start 2"]


@pytest.mark.rule("L22")
def test_there_is_no_change_after_treasure_episodes() -> None:
    table = Table.at(
        "Recover Treasures", "treasure 2", "treasure 1", "treasure 3", start=2, advanced=1
    )
    assert table.ranks() == [2, 3, 1]
    table.play("space 1", "space 2")
    assert table.start == 2
    assert table.events("new_start") == []
    table = Table.at("Gifts Presented", "treasure 2", "treasure 1", "wit", advanced=1)
    table.play("show treasure 2", "drop")
    assert table.tokens(1) == "fame 3"
    assert table.start == 1
    assert table.asked == ("Share of Honour", "selecting", 1)


# L33: Inspiration.


@pytest.mark.rule("L33")
@pytest.mark.parametrize(
    ("episode", "space"),
    [
        ("Grendel's Attack", 2),  # a wound
        ("Grendel's Attack", 5),  # a scratch
        ("Hunt for the Sea Hag", 2),  # a misfortune
        ("Dragon Battle", 2),  # the double wound
    ],
)
def test_inspiration_refuses_the_harm_of_a_space_and_then_no_cards_come(
    episode: str, space: int
) -> None:
    table = taking(episode, *[""] * 4, "inspiration")
    seat, pile = table.decides, table.pile
    table.play(f"space {space}")
    assert table.asked == (episode, "inspiration", seat)
    assert table.legal() == ["decline", "inspire"]
    assert (table.tokens(seat), table.s.space) == ("", space - 1)
    table.play("inspire")
    assert (table.tokens(seat), table.hand(seat)) == ("", "friendship, wit")
    assert (table.pile, table.discard) == (pile, "")
    assert table.events() == [f"inspired {seat}"]
    assert table.decides != seat


@pytest.mark.rule("L33")
@pytest.mark.parametrize(("space", "tokens", "cards"), [(2, "wound", 2), (5, "scratch", 0)])
def test_the_harm_may_be_suffered_and_inspiration_kept(space: int, tokens: str, cards: int) -> None:
    table = taking(GRENDEL, "", "", "", "", "inspiration")
    table.play(f"space {space}", "decline")
    assert table.tokens(5) == tokens
    assert table.s.players[4].size == 3 + cards
    assert table.known(5) == "inspiration"
    assert table.decides == 4


@pytest.mark.rule("L33")
def test_inspiration_is_not_asked_about_for_a_good_space() -> None:
    table = taking(GRENDEL, "", "inspiration").play("space 1")
    assert (table.tokens(2), table.known(2)) == ("fame 5", "inspiration")
    for space in (3, 4):
        table = taking(GRENDEL, "", "", "", "inspiration").play(f"space {space}")
        assert table.asked == (GRENDEL, "taking", 3)


@pytest.mark.rule("L33")
def test_the_last_one_who_must_take_the_harm_is_asked_too() -> None:
    table = taking(GRENDEL, "inspiration", "").play("space 1")
    assert table.asked == (GRENDEL, "inspiration", 1)
    table.play("inspire")
    assert (table.tokens(1), table.start) == ("", 1)
    assert table.episode == "Great Rewards"


@pytest.mark.rule("L33")
def test_inspiration_does_not_refuse_the_scratch_of_a_risk() -> None:
    table = Table.at("Sail to Denmark", "inspiration", "wit", pile="4 wit").play("risk")
    assert (table.tokens(1), table.decides) == ("scratch", 2)
    table = Table.at(GRENDEL, "inspiration", "wit", "wit", pile="4 wit").play("risk")
    assert (table.tokens(1), table.ranks()) == ("scratch", [3, 0, 0])


@pytest.mark.rule("L33")
def test_another_holder_of_inspiration_is_not_asked() -> None:
    table = taking(GRENDEL, "inspiration", "").play("space 2")
    assert table.tokens(2) == "wound"
