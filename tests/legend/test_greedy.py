"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest
from tests.harness.duels import share_won
from tests.legend.table import BOX, Table
from tests.legend.words import ACTION_NAMES

from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.legend.rules.choices import ACTIONS
from heorot.games.legend.rules.course import legal

LEGEND = load("legend")


@pytest.mark.parametrize("advanced", [0, 1])
def test_greedy_beats_random_players(advanced: int) -> None:
    engine = Interpreted(LEGEND)
    assert share_won(engine, 24, 2, advanced=advanced) >= 0.85
    assert share_won(engine, 25, 5, advanced=advanced) >= 0.5


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("bluffing", [0, 1])
def test_greedy_wins_nine_of_ten_games_for_two_against_random(advanced: int, bluffing: int) -> None:
    from heorot.engine.native import Native  # Numba is slow to import

    assert share_won(Native(LEGEND), 1000, advanced=advanced, bluffing=bluffing) >= 0.9


# What it decides.


def chosen(table: Table) -> str:
    """What greedy does at the seat that is asked."""
    seen, choices = table.seen(table.decides), [0] * ACTIONS
    count = legal(BOX, seen, choices)
    return ACTION_NAMES[LEGEND.greedy(BOX, seen, table.decides - 1, table.luck, choices[:count])]


def choices_of(table: Table, number: int) -> list[str]:
    """What greedy does one after the other, so many times."""
    found = []
    for _ in range(number):
        found.append(chosen(table))
        table.play(found[-1])
    return found


@pytest.mark.rule("L11")
@pytest.mark.parametrize(
    ("seat", "choices"),
    [
        ("fame 6, fame 5, 2 wounds", ["decline"]),  # one wound of two costs as much as both
        ("fame 5, fame 4, scratch", ["decline"]),
        ("fame 6, 2 fame 1, 3 wounds", ["give fame 1", "give fame 1"]),
        ("fame 6, fame 2, alliance fame 1, 3 wounds, 2 scratches",
         ["give alliance fame 1", "give fame 2", "heal wound"]),
        ("2 fame 1, 2 scratches", ["give fame 1", "give fame 1"]),
    ],
)  # fmt: skip
def test_greedy_breaks_ranks_when_healing_is_worth_the_fame(seat: str, choices: list[str]) -> None:
    assert choices_of(Table.at("Break Ranks?", seat, ""), len(choices)) == choices


@pytest.mark.rule("L9")
def test_greedy_pays_with_the_double_when_that_is_enough() -> None:
    table = Table.at("Many Friendships", "double friendship, beowulf, friendship", *[""] * 4)
    assert choices_of(table, 1) == ["double friendship"]
    assert table.hand(1) == "friendship, beowulf"


@pytest.mark.rule("L9")
def test_greedy_keeps_its_cards_when_the_gain_is_worth_less() -> None:
    assert chosen(Table.at("Many Friendships", "2 beowulf", "")) == "decline"


@pytest.mark.rule("L13")
def test_greedy_takes_the_symbols_of_the_majors_ahead() -> None:
    # After Fifty Winters only Dragon's Fury (travelling, courage) and the Dragon Battle (courage,
    # fighting) are left.
    table = Table.at("Fifty Winters", "", "", pile="wit, friendship, courage, fighting")
    assert choices_of(table, 2) == ["courage", "fighting"]
    table = Table.at("Fifty Winters", "", "", pile="wit, double wit, friendship, beowulf")
    assert chosen(table) in ("beowulf", "double wit")


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("pile", "seat", "choice"),
    [
        (None, "wit", "risk"),
        (None, "wit, wound, 2 scratches", "risk"),
        ("15 courage, 13 fighting, 15 wit", "2 wounds, 2 scratches", "decline"),
    ],
)
def test_greedy_weighs_a_risk_by_its_chance(pile: str | None, seat: str, choice: str) -> None:
    discard = "" if pile is None else "15 travelling, 15 friendship, 3 double travelling"
    table = Table.at("Sail to Denmark", seat, "", pile=pile, discard=discard)
    assert chosen(table) == choice


@pytest.mark.rule("L8")
def test_greedy_does_not_risk_a_third_wound_for_a_card_or_two() -> None:
    assert chosen(Table.at("March to the Barrow", "wound, 2 scratches", "")) == "risk"
    assert chosen(Table.at("March to the Barrow", "2 wounds, 2 scratches", "")) == "decline"


@pytest.mark.rule("L20")
def test_greedy_drops_out_where_a_risk_will_not_reach() -> None:
    table = Table.at("Frisian Raid", "3 wit, 2 scratches", "sword, 4 travelling", start=2)
    assert chosen(table.play("sword")) == "drop"


@pytest.mark.rule("L20")
def test_greedy_risks_when_that_may_do() -> None:
    table = Table.at("Grendel's Attack", "courage, 3 wit", "fighting, 3 travelling", start=2)
    assert chosen(table.play("fighting")) == "risk"


@pytest.mark.rule("L15")
@pytest.mark.parametrize(
    ("episode", "seats", "most"),
    [
        ("Sea Hag's Attack", ("3 fighting, beowulf", "3 travelling"), 1),
        ("Dragon's Fury", ("3 travelling, 2 courage, beowulf, 2 wounds, 2 scratches", "7 wit"), 4),
        ("Beowulf Becomes King", ("3 friendship, 2 wit", "7 travelling"), 1),
    ],
)
def test_greedy_bids_no_more_than_it_takes(episode: str, seats: tuple[str, ...], most: int) -> None:
    table = Table.at(episode, *seats)
    bid = choices_of(table, most + 1)
    assert bid[0] != "commit"
    assert bid[-1] == "commit"


@pytest.mark.rule("L15")
def test_greedy_bids_nothing_against_a_bid_that_it_cannot_beat() -> None:
    table = Table.at("Sea Hag's Attack", "2 fighting, 5 wit", "5 fighting", start=2)
    table.play(*["fighting"] * 4, "commit")
    assert chosen(table) == "commit"


@pytest.mark.rule("L17")
def test_greedy_does_not_lay_all_it_has_against_more() -> None:
    table = Table.at("Swedish Treachery", "3 courage", "oath, 3 double wit, 5 courage", start=2)
    assert chosen(table.play("oath")) == "drop"


@pytest.mark.rule("L33")
@pytest.mark.parametrize(("tiles", "choice"), [("2 wounds", "inspire"), ("wound", "decline")])
def test_greedy_keeps_inspiration_for_the_third_wound(tiles: str, choice: str) -> None:
    table = Table.at("Sea Hag Battle", "fighting", "wit", f"inspiration, {tiles}")
    table.play("fighting", "drop", "drop", "space 1")
    table.play("space 2")
    assert (table.phase, table.decides) == ("inspiration", 3)
    assert chosen(table) == choice
