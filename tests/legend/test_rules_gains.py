"""Gains and harm: L24 to L31."""

from __future__ import annotations

import pytest
from tests.legend.table import Table
from tests.legend.test_rules_spaces import taking

from heorot.core.luck import open_luck, pick

DRAGON = "Dragon Battle"
SAIL = "Sail to Denmark"
MERE = "By the Haunted Mere"


# L24: exactly the printed token.


@pytest.mark.rule("L24")
@pytest.mark.parametrize(
    ("episode", "space", "token"),
    [
        ("King Hrothgar's Hall", 2, "treasure 1"),
        ("King Hrothgar's Hall", 5, "fame 2"),  # before Dragon Battle no 2 is credited
        ("Hunt for the Sea Hag", 2, "misfortune"),
        ("Beowulf Becomes King", 1, "fame 5"),
        ("Beowulf Becomes King", 3, "treasure 4"),
        ("Dragon Battle", 1, "fame 7"),
        ("Dragon Battle", 3, "fame 4"),  # nor anything but a 2 later
    ],
)
def test_a_gain_whose_supply_is_empty_is_void(episode: str, space: int, token: str) -> None:
    table = taking(episode, *[""] * 5)
    seat = table.decides
    sort, _, value = token.partition(" ")
    if value:
        getattr(table.s, sort)[int(value)] = 0
    else:
        table.s.misfortunes = 0
    table = Table(table.s, table.luck).play(f"space {space}")
    assert table.tokens(seat) == ""
    assert table.events() == [f"takes_space {seat} {space}", f"nothing_left {seat}"]
    assert table.s.credited == 0


@pytest.mark.rule("L24")
def test_the_last_token_of_a_value_can_be_taken() -> None:
    table = taking("Beowulf Becomes King", *[""] * 5)
    table.s.fame[5] = table.s.treasure[4] = 1
    table = Table(table.s, table.luck).play("space 1", "space 3")
    assert (table.tokens(1), table.tokens(2)) == ("fame 5", "treasure 4")
    assert (table.s.fame[5], table.s.treasure[4]) == (0, 0)
    table = taking("Hunt for the Sea Hag", "", "")
    table.s.misfortunes = 1
    assert Table(table.s, table.luck).play("space 2").tokens(2) == "misfortune"


@pytest.mark.rule("L24")
def test_from_dragon_battle_on_a_missing_fame_2_is_credited() -> None:
    table = taking(DRAGON, *[""] * 5)
    table.s.fame[2] = 0
    table = Table(table.s, table.luck).play("space 4")
    assert (table.tokens(5), table.s.credited) == ("fame 2", 1)
    assert table.events() == ["takes_space 5 4", "takes 5 fame 2"]
    assert table.s.fame[2] == 0
    table = Table.at("Death of Beowulf", "", "", "", "", "", gone=["fame 2"]).play("space 5")
    assert (table.tokens(1), table.s.credited) == ("fame 2", 1)


@pytest.mark.rule("L24")
def test_a_fame_2_that_is_there_comes_from_the_supply_to_the_last() -> None:
    table = taking(DRAGON, *[""] * 5)
    left = table.s.fame[2]
    assert table.play("space 4").s.credited == 0
    assert table.s.fame[2] == left - 1


# L25: alliance tokens.


@pytest.mark.rule("L25")
@pytest.mark.rule("L45")
def test_an_alliance_is_drawn_blind_and_seen_by_its_owner_only() -> None:
    for seed in range(6):
        table = Table.at(MERE, "wit", "wit", seed=seed).play("select alliance")
        face = pick(open_luck(seed), 1, 0, 36) // 6
        kind = f"alliance {'fame' if face < 3 else 'treasure'} {face % 3 + 1}"
        assert table.tokens(1) == kind
        assert table.events() == ["takes_alliances 1 1", f"sees_alliance 1 {kind}, to 1"]
        assert (table.s.drawn, table.s.pool_size) == (1, 35)
        for reader in (0, 2):
            one = table.seen(reader).players[0]
            assert (one.alliances, one.alliance, one.shown) == (1, [-128] * 6, [0] * 6)
        assert table.seen(1).players[0].alliance == table.s.players[0].alliance
        table.play("select alliance")
        left = [face for face, count in enumerate(table_pool(face)) for _ in range(count)]
        second = left[pick(open_luck(seed), 1, 1, 35)]
        assert table.s.players[1].alliance[second] == 1
        assert table.events("sees_alliance")[0].endswith(", to 2")


def table_pool(face: int) -> list[int]:
    """The full pool without one token."""
    return [6 - (one == face) for one in range(6)]


@pytest.mark.rule("L25")
@pytest.mark.parametrize(
    ("pool", "got", "events"),
    [
        ("3 alliance fame 1", "2 alliance fame 1", ["takes_alliances 1 2"]),
        ("alliance fame 1", "alliance fame 1", ["takes_alliances 1 1"]),
        ("", "", ["nothing_left 1"]),
    ],
)
def test_an_empty_pool_gives_nothing(pool: str, got: str, events: list[str]) -> None:
    table = taking("King Hrothgar's Hall", "", "", "").coming_alliances(pool).play("space 3")
    assert table.tokens(1) == got
    assert table.events("takes_alliances", "nothing_left") == events


# L26: drawing (more in the tests of risks and recoveries).


@pytest.mark.rule("L26")
def test_cards_in_hands_and_on_the_table_never_become_the_pile() -> None:
    table = Table.at("Grendel's Attack", "fighting, wit", "courage, wit", pile="", discard="wit")
    table.play("fighting", "courage").play("risk")
    assert (table.ranks(), table.tokens(1)) == ([2, 1], "scratch")
    assert table.events("turns_up") == ["turns_up 1 wit"]


@pytest.mark.rule("L26")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_with_too_few_cards_those_there_are_are_drawn(left: int, drawn: int) -> None:
    table = Table.at(MERE, "", "", pile=f"{left} wit" if left else "").play("select cards")
    assert table.s.players[0].size == drawn
    assert table.events("draws") == [f"draws 1 {drawn}"]


@pytest.mark.rule("L26")
def test_a_draw_goes_on_with_the_discards() -> None:
    table = Table.at(MERE, "", "", pile="wit", discard="3 courage").play("select cards")
    assert (table.hand(1), table.pile, table.discard) == ("wit, courage", "2 courage", "")
    assert table.events() == [
        *("draws 1 2", "pile_renewed 3", "sees 1 wit, to 1", "sees 1 courage, to 1"),
    ]


# L27 to L29: scratches and wounds.


@pytest.mark.rule("L27")
@pytest.mark.parametrize(
    ("before", "after"), [("", "scratch"), ("scratch", "2 scratch"), ("2 scratches", "wound")]
)
def test_the_third_scratch_becomes_a_wound_without_cards(before: str, after: str) -> None:
    table = Table.at(SAIL, before, "", pile="5 wit").play("risk")
    assert (table.tokens(1), table.hand(1)) == (after, "")
    assert table.events("scratched", "third_scratch") == [
        "scratched 1",
        *(["third_scratch 1"] if after == "wound" else []),
    ]


@pytest.mark.rule("L27")
def test_the_third_scratch_of_a_space_brings_no_cards_either() -> None:
    table = taking("Dragon's Fury", "2 scratches, wound", "").play("space 2")
    assert (table.tokens(1), table.hand(1)) == ("2 wound", "friendship, wit")


@pytest.mark.rule("L28")
def test_a_wound_brings_two_cards() -> None:
    table = taking("Grendel's Attack", "", "2 scratches").coming("9 courage").play("space 2")
    assert (table.tokens(2), table.hand(2)) == ("2 scratch, wound", "friendship, wit, 2 courage")
    assert table.known(2) == ""
    assert table.events()[1:4] == ["wounded 2", "draws 2 2", "sees 2 courage, to 2"]


@pytest.mark.rule("L28")
def test_the_double_wound_is_one_tile_counts_two_and_brings_two_cards() -> None:
    table = taking(DRAGON, "", "", "").coming("9 courage").play("space 2")
    assert (table.tokens(3), table.hand(3)) == ("double wound", "friendship, wit, 2 courage")
    assert table.events()[1:3] == ["doubly_wounded 3", "draws 3 2"]
    wounded = Table.at("Death of Beowulf", "wound, double wound", "wound", "")
    assert wounded.scores() == [-15, 0, 5]  # three wounds, one, none


@pytest.mark.rule("L28")
def test_the_supply_of_tiles_is_no_limit() -> None:
    table = taking("Grendel's Attack", "", "10 wounds").play("space 2")
    assert table.tokens(2) == "11 wound"
    table = Table.at(SAIL, "12 wounds", "2 scratches", "2 scratches", pile="9 wit")
    assert table.play("risk").tokens(1) == "scratch, 12 wound"


@pytest.mark.rule("L29")
@pytest.mark.parametrize("episode", [MERE, SAIL])
def test_a_wound_is_never_split_into_scratches(episode: str) -> None:
    table = Table.at(episode, "rest, wound", "")
    assert not {"heal scratches", "rest one", "rest two"} & set(table.legal())


@pytest.mark.rule("L29")
def test_returning_scratches_leaves_wounds_and_the_other_way_round() -> None:
    table = Table.at("Break Ranks?", "2 fame 1, wound, 2 scratches", "")
    table.play("give fame 1", "give fame 1", "heal wound")
    assert table.tokens(1) == "2 scratch"
    table = Table.at(MERE, "wound, 2 scratches", "").play("heal scratches")
    assert table.tokens(1) == "wound"


# L30, L31.


@pytest.mark.rule("L30")
@pytest.mark.rule("L45")
def test_a_special_card_goes_to_the_hand_and_everybody_knows() -> None:
    table = taking("King Hygelac", "", "")
    assert "hides" in table.waiting
    table.play("space 1")
    assert (table.hand(1), table.known(1)) == ("friendship, wit, hides", "hides")
    assert "hides" not in table.waiting
    assert table.events()[:2] == ["takes_space 1 1", "takes_special 1 hides"]


@pytest.mark.rule("L30")
@pytest.mark.parametrize(
    ("card", "episode", "total"),
    [
        ("hides", "Grendel's Attack", 3),
        ("shield", "Grendel's Attack", 3),
        ("sword", "Grendel's Attack", 3),
        ("oath", "Grendel's Attack", 3),
        ("ships", "Hunt for the Sea Hag", 3),
    ],
)
def test_a_special_symbol_card_is_played_like_others_and_leaves_the_game(
    card: str, episode: str, total: int
) -> None:
    table = Table.at(episode, f"{card}, 2 friendship", "friendship", advanced=1).play(card)
    assert (table.totals()[0], table.laid(1)) == (total, card)
    table.play("drop")
    assert (table.discard, table.laid(1), table.hand(1)) == ("", "", "2 friendship")
    assert card not in table.waiting


@pytest.mark.rule("L30")
@pytest.mark.parametrize("card", ["sword", "ships", "oath"])
def test_a_special_symbol_card_matches_only_its_symbol(card: str) -> None:
    matching = {"sword": "Grendel's Attack", "ships": "Frisian Raid", "oath": "Swedish Treachery"}
    others = {"sword": "Swedish Treachery", "ships": "Grendel's Attack", "oath": "Frisian Raid"}
    assert card in Table.at(matching[card], card, "").legal()
    assert card not in Table.at(others[card], card, "").legal()


@pytest.mark.rule("L31")
def test_a_misfortune_takes_two_points_at_the_end() -> None:
    table = taking("Hunt for the Sea Hag", "", "fame 5").play("space 2")
    assert (table.tokens(2), table.s.misfortunes) == ("fame 5, misfortune", 2)
    assert table.events()[1] == "misfortune 2"
    assert table.scores() == [5, 8]
