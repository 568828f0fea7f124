"""Treasures, wild sheep and lairs: H6 to H8, and what a treasure is worth (H20)."""

from __future__ import annotations

import pytest
from tests.hoard.table import BOX, Table, card

PAYS_ANYTHING = ["yellow dragon", "orange dragon"]


def playing(
    hand: list[str], laid: list[str] | None = None, players: int = 2, more: str = ""
) -> Table:
    """Seat 1 plays with this hand; the others hold nothing."""
    others = "[[seat]]\nhand = []\n" * (players - 1)
    return Table.of(
        f'phase = "playing"\n{more}\n[[seat]]\nhand = {hand}\nlaid = {laid or []}\n{others}'
    )


# H6: treasures.

COSTS = {
    "coins": (1, 0, 2),
    "ring": (2, 1, 1),
    "harp": (3, 1, 2),
    "gems": (4, 2, 1),
    "chest": (5, 2, 2),
    "king's treasure": (6, 3, 1),
    "wishing tree": (7, 3, 2),
    "princess": (8, 4, 1),
}
PURPLES = ["purple lair", "purple lair 2", "purple dragon", "purple dragon 2", "purple wizard"]
OTHERS = ["red lair", "blue lair", "yellow lair", "orange lair"]


@pytest.mark.rule("H6")
@pytest.mark.parametrize("front", COSTS)
def test_a_treasure_costs_its_own_sheep_and_any_sheep(front: str) -> None:
    value, own, any_ = COSTS[front]
    treasure = f"purple {front}"
    paying = [*PURPLES[:own], *OTHERS[:any_]]
    table = playing([treasure, *paying, "red dragon"])
    assert treasure in table.legal()
    table.play(treasure, *(name.removesuffix(" 2") for name in paying))
    assert table.laid(1) == [treasure]
    assert table.hand(1) == ["red dragon"]
    assert table.discard == sorted(paying, key=card)
    assert table.points(1) == value
    assert (table.s.players[0].row, table.s.players[0].worth) == ([0, 0, 0, 1, 0], value)


@pytest.mark.rule("H6")
@pytest.mark.parametrize("front", COSTS)
def test_a_treasure_is_not_offered_when_one_card_is_missing(front: str) -> None:
    _, own, any_ = COSTS[front]
    treasure = f"purple {front}"
    too_few = [*PURPLES[:own], *OTHERS[: any_ - 1]]
    assert treasure not in playing([treasure, *too_few]).legal()
    if own:
        too_plain = [*PURPLES[: own - 1], *OTHERS[:4]]
        assert treasure not in playing([treasure, *too_plain]).legal()


@pytest.mark.rule("H6")
@pytest.mark.parametrize(
    ("paying", "is_legal"),
    [
        (["purple ring", "purple lair", "yellow dragon"], True),
        (["purple ring", "purple lair", "purple dragon"], True),
        (["purple ring", "yellow lair", "red wild sheep"], True),
        (["purple ring", "yellow lair", "yellow dragon"], False),
    ],
)
def test_purple_gems_cost_two_purple_and_one_of_any_colour(
    paying: list[str], is_legal: bool
) -> None:
    table = playing(["purple gems", *paying])
    assert ("purple gems" in table.legal()) is is_legal
    if is_legal:
        table.play("purple gems", *paying)
        assert table.laid(1) == ["purple gems"]
        assert table.discard == sorted(paying, key=card)


@pytest.mark.rule("H6")
def test_a_card_is_offered_only_if_the_payment_can_still_be_completed() -> None:
    table = playing(["purple gems", "purple ring", "purple lair", "yellow dragon", "blue dragon"])
    table.play("purple gems")
    assert table.legal() == ["purple ring", "purple lair", "blue dragon", "yellow dragon"]
    table.play("blue dragon")  # the one sheep of any colour
    assert table.legal() == ["purple ring", "purple lair"]
    table.play("purple ring")
    assert table.legal() == ["purple lair"]
    table.play("purple lair")
    assert table.laid(1) == ["purple gems"]


@pytest.mark.rule("H6")
def test_cards_are_not_assigned_to_symbols() -> None:
    table = playing(["purple gems", *PURPLES[:3], "yellow dragon"])
    table.play("purple gems", "purple lair", "purple lair")
    assert table.legal() == ["yellow dragon", "purple dragon"]  # the last is of any colour
    table.play("purple dragon")
    assert table.laid(1) == ["purple gems"]


@pytest.mark.rule("H6")
def test_a_treasure_does_not_pay_for_itself() -> None:
    assert playing(["purple ring", "purple lair"]).legal() == ["purple lair", "end"]
    table = playing(["purple ring", "purple lair", "red dragon"])
    table.play("purple ring")
    assert table.legal() == ["purple lair", "red dragon"]


@pytest.mark.rule("H6")
def test_another_treasure_pays_as_a_sheep_of_its_colour() -> None:
    table = playing(["purple ring", "purple princess", "red princess"])
    assert table.legal() == ["purple ring", "end"]
    table.play("purple ring", "red princess", "purple princess")
    assert table.discard == ["red princess", "purple princess"]


@pytest.mark.rule("H6")
def test_there_is_no_overpaying() -> None:
    table = playing(["red coins", *OTHERS])
    table.play("red coins", "blue lair", "red lair")
    assert (table.laid(1), table.hand(1)) == (["red coins"], ["yellow lair", "orange lair"])


@pytest.mark.rule("H6")
@pytest.mark.rule("H9")
def test_of_equal_cards_the_first_in_hand_pays_first() -> None:
    table = playing(["red coins", "blue lair 2", "yellow ring", "blue lair"])
    table.play("red coins")
    assert table.legal() == ["yellow ring", "blue lair"]
    table.play("blue lair")
    assert table.seat(1)["picked"] == ["blue lair 2"]
    assert table.legal() == ["yellow ring", "blue lair"]
    table.play("blue lair")
    assert (table.discard, table.hand(1)) == (["blue lair", "blue lair 2"], ["yellow ring"])


@pytest.mark.rule("H6")
@pytest.mark.rule("H24")
def test_the_payment_is_the_players_own_until_it_is_complete_and_then_shown() -> None:
    table = playing(["red ring", "red lair", "blue lair", "red harp"], more="")
    spectator, opponent = table.seen(0), table.seen(2)
    table.play("red ring")
    assert table.events() == []
    table.play("red harp")
    assert table.events() == []
    assert (table.seen(0), table.seen(2)) == (spectator, opponent)
    assert table.seat(1) == {
        "hand": ["red ring", "red lair", "blue lair", "red harp"],
        "chosen": "red ring",
        "picked": ["red harp"],
    }
    table.play("blue lair")
    assert table.events() == ["pays 1 blue lair", "pays 1 red harp", "lays_treasure 1 red ring 2"]
    assert table.seat(1) == {"hand": ["red lair"], "laid": ["red ring"]}
    assert table.s.pile_of[card("red harp")] == -1
    assert table.s.pile_of[card("red ring")] == -1
    assert (table.s.laid, table.s.acted, table.phase) == (1, 0, "playing")


@pytest.mark.rule("H6")
def test_a_second_treasure_joins_its_colour_row() -> None:
    table = playing(["red coins", *PAYS_ANYTHING, "red ring"], ["red harp", "blue gems"])
    table.play("red coins", *PAYS_ANYTHING)
    assert table.laid(1) == ["red coins", "red harp", "blue gems"]
    assert table.s.players[0].row == [2, 1, 0, 0, 0]
    assert table.s.players[0].worth == 1 + 3 + 4


# H7: wild sheep.


@pytest.mark.rule("H7")
def test_a_wild_sheep_pays_as_any_colour_in_either_kind_of_slot() -> None:
    table = playing(["purple ring", "blue wild sheep", "red dragon"])
    assert table.legal() == ["purple ring", "end"]
    table.play("purple ring")
    assert table.legal() == ["red dragon", "blue wild sheep"]
    table.play("red dragon")
    assert table.legal() == ["blue wild sheep"]  # it must be the purple one
    table.play("blue wild sheep")
    assert table.laid(1) == ["purple ring"]

    table = playing(["purple ring", "blue wild sheep", "purple dragon"])
    table.play("purple ring", "purple dragon", "blue wild sheep")
    assert table.laid(1) == ["purple ring"]


@pytest.mark.rule("H7")
def test_two_wild_sheep_pay_for_two_of_one_colour() -> None:
    table = playing(["purple gems", "blue wild sheep", "red wild sheep", "red dragon"])
    table.play("purple gems", "red dragon")
    assert table.legal() == ["red wild sheep", "blue wild sheep"]
    table.play("red wild sheep", "blue wild sheep")
    assert table.laid(1) == ["purple gems"]


@pytest.mark.rule("H7")
def test_a_wild_sheep_of_the_treasures_own_colour_is_one_sheep() -> None:
    assert "purple gems" not in playing(["purple gems", "purple wild sheep", *OTHERS[:2]]).legal()
    assert (
        "purple gems"
        in playing(["purple gems", "purple wild sheep", "purple lair", "red lair"]).legal()
    )


@pytest.mark.rule("H7")
def test_a_wild_sheep_is_never_played_by_itself() -> None:
    table = playing(["purple wild sheep", "red wild sheep"])
    assert table.legal() == ["end"]


# H8: lairs.


@pytest.mark.rule("H8")
def test_a_lair_is_free() -> None:
    table = playing(["red ring", "purple lair", "blue ring"])
    table.play("purple lair")
    assert table.events() == ["lays_lair 1 purple lair 0"]
    assert table.seat(1) == {"hand": ["red ring", "blue ring"], "laid": ["purple lair"]}
    assert table.discard == []
    assert table.s.players[0].lair == [0, 0, 0, 1, 0]
    assert table.s.pile_of[card("purple lair")] == -1


@pytest.mark.rule("H8")
def test_a_lair_is_laid_before_or_after_its_treasures() -> None:
    assert "purple lair" in playing(["purple lair"], ["purple harp"]).legal()
    assert "purple coins" in playing(["purple coins", *PAYS_ANYTHING], ["purple lair"]).legal()


@pytest.mark.rule("H8")
def test_never_two_lairs_of_one_colour() -> None:
    table = playing(["purple lair 2", "red lair 2"], ["purple lair", "blue lair"])
    assert table.legal() == ["red lair", "end"]


@pytest.mark.rule("H8")
def test_another_player_may_have_a_lair_of_the_same_colour() -> None:
    table = Table.at("playing", ["purple lair 2"], {"laid": ["purple lair"]})
    assert table.legal() == ["purple lair", "end"]
    table.play("purple lair")
    assert table.laid(1) == ["purple lair 2"]


@pytest.mark.rule("H8")
@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 3), (4, 2)])
def test_at_most_so_many_lairs_each(players: int, most: int, first: int) -> None:
    colours = ("red", "blue", "yellow", "purple", "orange")
    lairs = [f"{colours[(first + number) % 5]} lair" for number in range(5)]
    assert BOX.lairs[players] == most
    table = playing([lairs[most - 1], "red ring"], lairs[: most - 1], players)
    assert table.legal() == [lairs[most - 1], "end"]
    table.play(lairs[most - 1])
    assert table.laid(1) == sorted(lairs[:most], key=card)
    if most < len(lairs):
        assert playing([lairs[most]], lairs[:most], players).legal() == ["end"]


@pytest.mark.rule("H8")
@pytest.mark.rule("H9")
def test_two_equal_lairs_in_hand_are_one_choice() -> None:
    table = playing(["blue lair 2", "red ring", "blue lair"])
    assert table.legal() == ["blue lair", "end"]
    table.play("blue lair")
    assert (table.laid(1), table.hand(1)) == (["blue lair 2"], ["red ring", "blue lair"])


@pytest.mark.rule("H8")
@pytest.mark.rule("H5")
def test_no_lair_after_a_treasure_in_the_same_turn() -> None:
    table = playing(["blue lair", "red ring"], ["red coins"], more="laid_this_turn = true")
    assert table.legal() == ["end"]
