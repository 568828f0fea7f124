"""The examples of the rulebook: section 10 of the specification, in its order."""

from __future__ import annotations

import pytest
from tests.legend.table import Table
from tests.legend.test_rules_simultaneous import lay

SANDRA, MARTHA, MARKUS, PETER = 1, 2, 3, 4

HALL = """
    episode = "King Hrothgar's Hall"
    phase = "bidding"
    decides = 1
    """
GRENDEL = """
    episode = "Grendel's Attack"
    phase = "striving"
    decides = 1
    """
SAIL = """
    episode = "Sail to Denmark"
    phase = "risking"
    decides = 1
    """


@pytest.mark.rule("L15")
@pytest.mark.rule("L16")
@pytest.mark.parametrize(
    ("sandras_bid", "ranks"),
    [("friendship", [3, 1, 2, 4]), ("2 friendship", [1, 2, 3, 4]), ("", [3, 1, 2, 4])],
)
def test_example_1_bids_for_hrothgars_hall(sandras_bid: str, ranks: list[int]) -> None:
    table = Table.of(
        HALL
        + """
        [[seat]]
        hand = ["friendship x2"]
        [[seat]]
        hand = ["friendship", "beowulf"]
        [[seat]]
        hand = ["double friendship"]
        [[seat]]
        hand = ["fighting x2"]
        """
    )
    lay(table, sandras_bid, "friendship, beowulf", "double friendship", "2 fighting")
    assert table.ranks() == ranks
    assert table.hand(PETER) == "2 fighting"  # his cards return
    assert table.hand(MARTHA) == table.hand(MARKUS) == ""


def until_markus_must_go_on() -> Table:
    """Example 2 up to its last sentence."""
    table = Table.of(
        GRENDEL
        + """
        [[seat]]
        hand = ["fighting", "wit"]
        [[seat]]
        hand = ["double courage", "beowulf"]
        [[seat]]
        hand = ["courage x3", "double fighting"]
        [[seat]]
        hand = ["friendship", "courage"]
        """,
        pile="travelling, beowulf",
    )
    table.play("fighting")
    assert table.totals() == [1, 0, 0, 0]
    table.play("double courage")
    assert table.totals() == [1, 2, 0, 0]
    table.play("courage", "double fighting")
    assert (table.totals(), table.decides) == ([1, 2, 3, 0], PETER)
    table.play("drop")
    assert (table.ranks(), table.decides) == ([0, 0, 0, 4], SANDRA)
    table.play("risk")
    assert (table.laid(SANDRA), table.totals()[0]) == ("fighting, beowulf", 2)
    assert table.legal() == ["drop"]
    table.play("drop")
    assert (table.ranks(), table.decides) == ([3, 0, 0, 4], MARTHA)
    table.play("beowulf")
    assert table.totals()[1:3] == [3, 3]
    return table


@pytest.mark.rule("L17")
@pytest.mark.rule("L18")
@pytest.mark.rule("L19")
@pytest.mark.rule("L20")
def test_example_2_grendels_attack() -> None:
    table = until_markus_must_go_on()
    assert (table.decides, table.legal()) == (MARKUS, ["courage", "drop", "risk"])
    assert table.tokens(SANDRA) == ""  # a match was found: no scratch


@pytest.mark.rule("L17")
def test_example_2_had_markus_laid_the_double_first_his_turn_would_have_ended() -> None:
    table = Table.of(
        """
        episode = "Grendel's Attack"
        phase = "striving"
        decides = 3
        [[seat]]
        hand = ["wit"]
        laid = ["fighting"]
        [[seat]]
        hand = ["beowulf"]
        laid = ["double courage"]
        [[seat]]
        hand = ["courage", "double fighting"]
        [[seat]]
        hand = ["friendship"]
        """
    )
    table.play("double fighting")
    assert (table.decides, table.hand(MARKUS)) == (PETER, "courage")


@pytest.mark.rule("L21")
@pytest.mark.rule("L22")
@pytest.mark.rule("L28")
@pytest.mark.rule("L3")
def test_example_3_the_choosing_after_grendels_attack() -> None:
    table = until_markus_must_go_on().play("courage", "drop")
    assert table.ranks() == [3, 2, 1, 4]
    assert (table.decides, table.legal()) == (MARKUS, [f"space {one}" for one in (1, 2, 3, 4)])
    table.play("space 1").play("space 3").play("space 4")
    assert table.tokens(MARKUS) == "fame 5"
    assert table.known(MARTHA) == "daring"
    assert table.s.players[SANDRA - 1].alliances == 1
    assert table.tokens(PETER) == "wound"
    assert table.s.players[PETER - 1].size == 2 + 2
    assert table.start == PETER


@pytest.mark.rule("L38")
@pytest.mark.rule("L39")
def test_example_4_final_scores() -> None:
    table = Table.of(
        """
        phase = "over"
        [[seat]]
        hand = []
        fame = [5, 4]
        treasure = [3]
        wounds = 1
        [[seat]]
        hand = []
        fame = [6, 2]
        [[seat]]
        hand = []
        fame = [5, 5, 2]
        treasure = [2]
        wounds = 2
        misfortunes = 1
        [[seat]]
        hand = []
        fame = [7, 6]
        treasure = [4, 1]
        wounds = 3
        """
    )
    assert table.scores() == [12, 13, 12, 3]
    assert table.places() == [2, 1, 2, 4]


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("turned", "kept", "tokens"),
    [
        ("travelling, wit", "travelling", ""),
        ("travelling, friendship", "travelling, friendship", ""),
        ("beowulf, wit", "beowulf", ""),
        ("wit, courage", "", "scratch"),
    ],
)
def test_example_5_a_risk_to_travelling_and_friendship(turned: str, kept: str, tokens: str) -> None:
    table = Table.of(SAIL + "[[seat]]\nhand = []\n[[seat]]\nhand = []", pile=turned).play("risk")
    assert (table.hand(1), table.tokens(1)) == (kept, tokens)


@pytest.mark.rule("L3")
def test_example_6_three_players_in_hrothgars_hall() -> None:
    table = Table.of(HALL + '[[seat]]\nhand = ["wit"]\n' * 3).play(*["commit"] * 3)
    assert table.legal() == ["space 1", "space 2", "space 3"]


@pytest.mark.rule("L38")
def test_example_6_four_wounds_cost_twenty_points() -> None:
    table = Table.of(
        """
        phase = "over"
        [[seat]]
        hand = []
        wounds = 4
        [[seat]]
        hand = []
        wounds = 3
        double_wound = true
        """
    )
    assert table.scores() == [-20, -25]


@pytest.mark.rule("L34")
def test_example_6_daring_lays_up_to_five() -> None:
    table = Table.of(
        """
        episode = "Sea Hag Battle"  # courage and fighting, as against Grendel
        phase = "striving"
        decides = 1
        [[seat]]
        hand = ["daring"]
        [[seat]]
        hand = ["wit"]
        [[seat]]
        hand = ["wit"]
        """,
        pile="3 courage, fighting, beowulf",
    )
    table.play("dare")
    assert (table.laid(1), table.totals()) == ("3 courage, fighting, beowulf", [5, 0, 0])


@pytest.mark.rule("L29")
@pytest.mark.rule("L36")
@pytest.mark.parametrize(("scratches", "legal"), [(0, []), (1, ["rest one"])])
def test_example_6_a_wound_is_never_split_to_heal_two_scratches(
    scratches: int, legal: list[str]
) -> None:
    table = Table.of(
        f"""
        episode = "Border Feuds"
        phase = "risking"
        decides = 1
        [[seat]]
        hand = ["rest"]
        wounds = 1
        scratches = {scratches}
        [[seat]]
        hand = []
        [[seat]]
        hand = []
        """
    )
    assert table.legal() == ["decline", "risk", *legal]
