"""Actions in general, mob and knight: H9 to H11."""

from __future__ import annotations

import pytest
from tests.hoard.table import Table, card

from heorot.games.hoard.rules.state import BEFORE, NONE

SIX = ["red coins", "blue coins", "red ring", "blue ring", "red harp", "blue harp"]
MORE = ["red gems", "blue gems", "red chest", "blue chest"]


# H9: actions in general.


@pytest.mark.rule("H9")
@pytest.mark.parametrize("front", ["mob", "shepherdess", "thief"])
def test_an_action_card_goes_to_the_discard_pile_when_it_is_done(front: str) -> None:
    table = Table.at("playing", [f"red {front}", "purple gems", "blue gems"], ["red coins"])
    table.play(f"red {front}", "nowizard")
    if front != "mob":
        assert table.doc()["action"] == f"red {front}"
        assert table.discard == []
        table.play("nodragon")
    if front == "thief":
        table.play("s1")
    assert table.discard == [f"red {front}"]
    assert "action" not in table.doc()
    assert (table.phase, table.decides, table.s.acted) == ("playing", 1, 1)
    assert "end" in table.legal()


@pytest.mark.rule("H9")
def test_mob_and_shepherdess_may_always_be_played() -> None:
    table = Table.at(
        "playing", ["red mob", "blue shepherdess", "purple gems"], {"unicorn": "red unicorn"}
    )
    assert table.legal() == ["red mob", "blue shepherdess", "end"]
    table.play("red mob", "nowizard")
    assert table.events() == ["plays 1 red mob"]
    assert (table.phase, table.decides, table.discard) == ("playing", 1, ["red mob"])


@pytest.mark.rule("H9")
@pytest.mark.rule("H11")
@pytest.mark.rule("H12")
@pytest.mark.parametrize(
    ("opponent", "legal"),
    [
        ('hand = ["red coins"]', ["red knight", "blue thief", "end"]),
        ("hand = []", ["red knight", "end"]),
        ('hand = ["red coins"]\nknight = "yellow knight"\nsideways = true', ["blue thief", "end"]),
        ('hand = []\nknight = "yellow knight"\nsideways = true', ["end"]),
        ('hand = ["red coins"]\nunicorn = "yellow unicorn"', ["end"]),
    ],
)
def test_knight_and_thief_need_a_legal_target(opponent: str, legal: list[str]) -> None:
    table = Table.of(
        f"""
        phase = "playing"
        [[seat]]
        hand = ["red knight", "blue thief"]
        [[seat]]
        {opponent}
        """
    )
    assert table.legal() == legal


@pytest.mark.rule("H9")
def test_only_action_cards_are_played_as_actions() -> None:
    table = Table.at(
        "playing",
        {
            "hand": [
                "red coins",
                "red lair",
                "red dragon",
                "red wizard",
                "red wild sheep",
                "red mob",
                "red knight",
                "red thief",
                "red shepherdess",
                "red unicorn",
            ],
            "laid": ["blue lair"],
        },
        ["blue coins"],
        laid_this_turn=True,
    )
    assert table.legal() == [
        *("red mob", "red knight", "red thief", "red shepherdess", "red unicorn", "end")
    ]


@pytest.mark.rule("H9")
def test_the_colour_of_the_card_to_play_is_the_players_choice() -> None:
    table = Table.at(
        "playing",
        ["red mob", "blue wizard", "blue mob", "red wizard"],
        ["red dragon", "blue dragon", "red dragon 2"],
    )
    assert table.legal() == ["red mob", "blue mob", "end"]
    table.play("blue mob")
    assert table.legal() == ["red wizard", "blue wizard", "nowizard"]
    table.play("nowizard")
    assert table.hand(1) == ["red mob", "blue wizard", "red wizard"]
    assert table.legal() == ["red dragon", "blue dragon", "nodragon"]
    table.play("blue dragon")
    assert table.hand(2) == ["red dragon", "red dragon 2"]


@pytest.mark.rule("H9")
@pytest.mark.rule("H16")
def test_a_stopped_action_still_is_the_turns_action() -> None:
    table = Table.at("playing", ["red knight", "blue mob", "blue lair"], ["red dragon"])
    table.play("red knight", "nowizard", "red dragon")
    assert table.legal() == ["blue lair", "end"]
    assert (table.s.acted, table.s.laid) == (1, 0)


# H10: mob.

MOB = """
    phase = "playing"
    turn = 2
    [[seat]]
    hand = ["red coins", "blue coins", "red ring", "blue ring", "red harp"]
    [[seat]]
    hand = ["red mob", "purple gems", "yellow wizard"]
    [[seat]]
    hand = ["red dragon", "blue dragon", "yellow dragon"]
    [[seat]]
    hand = ["red gems", "blue gems", "yellow gems", "red chest"]
    """


@pytest.mark.rule("H10")
def test_the_mob_asks_clockwise_and_each_discards_half_before_the_next_is_asked() -> None:
    table = Table.of(MOB)
    table.play("red mob", "nowizard")
    assert table.events() == ["plays 2 red mob"]
    assert (table.phase, table.decides, table.turn) == ("answering", 3, 2)
    assert table.doc()["action"] == "red mob"
    assert table.legal() == ["red dragon", "blue dragon", "yellow dragon", "nodragon"]
    table.play("nodragon")
    assert table.events() == ["does_not_answer 3"]
    assert (table.phase, table.decides) == ("yielding", 3)
    table.play("blue dragon")
    assert table.events() == ["discards 3 blue dragon"]
    assert (table.phase, table.decides) == ("answering", 4)
    table.play("nodragon", "yellow gems")
    assert (table.phase, table.decides, len(table.hand(4))) == ("yielding", 4, 4)
    table.play("red gems")
    assert table.events() == ["discards 4 red gems", "discards 4 yellow gems"]
    assert (table.phase, table.decides) == ("answering", 1)
    table.play("nodragon", "red coins", "red harp")
    assert table.hand(1) == ["blue coins", "red ring", "blue ring"]
    assert table.hand(4) == ["blue gems", "red chest"]
    assert (table.phase, table.decides, table.turn) == ("playing", 2, 2)
    assert table.discard == sorted(
        ["red mob", "blue dragon", "red gems", "yellow gems", "red coins", "red harp"], key=card
    )


@pytest.mark.rule("H10")
@pytest.mark.parametrize(("held", "lost"), [(2, 1), (3, 1), (4, 2), (5, 2), (9, 4), (10, 5)])
def test_half_of_the_hand_rounded_down_is_lost(held: int, lost: int) -> None:
    hand = [*SIX, *MORE][:held]
    table = Table.at("answering", [], hand, action="red mob", acted_this_turn=True)
    table.play("nodragon")
    for number in range(lost):
        assert table.phase == "yielding", number
        table.play(hand[-1 - number])
    assert table.hand(2) == hand[: held - lost]
    assert table.turn == 2  # the mob's player has no cards left


@pytest.mark.rule("H10")
@pytest.mark.parametrize("hand", [[], ["red coins"]])
def test_the_mob_does_nothing_to_a_hand_below_two(hand: list[str]) -> None:
    table = Table.at("playing", ["red mob", "purple gems"], hand, ["blue coins", "blue ring"])
    table.play("red mob", "nowizard")
    assert table.decides == 3  # seat 2 is not asked
    table.play("nodragon", "blue coins")
    assert table.hand(2) == hand
    assert (table.phase, table.decides) == ("playing", 1)


@pytest.mark.rule("H10")
@pytest.mark.rule("H14")
def test_the_mob_passes_by_a_unicorn() -> None:
    table = Table.at(
        "playing",
        ["red mob", "purple gems"],
        {"hand": ["red coins", "red ring"], "unicorn": "yellow unicorn"},
        ["blue coins", "blue ring"],
    )
    table.play("red mob", "nowizard")
    assert table.decides == 3
    table.play("nodragon", "blue ring")
    assert table.hand(2) == ["red coins", "red ring"]


@pytest.mark.rule("H10")
@pytest.mark.rule("H16")
def test_a_dragon_protects_its_player_only() -> None:
    table = Table.of(MOB)
    table.play("red mob", "nowizard", "yellow dragon")
    assert table.events() == ["answers_with_dragon 3 yellow dragon", "spared 3 red mob"]
    assert table.hand(3) == ["red dragon", "blue dragon"]
    assert table.discard == ["yellow dragon"]
    assert (table.phase, table.decides) == ("answering", 4)
    table.play("nodragon", "red gems", "blue gems", "nodragon", "red coins", "blue coins")
    assert [len(table.hand(seat)) for seat in (1, 2, 3, 4)] == [3, 2, 2, 2]


@pytest.mark.rule("H10")
def test_the_last_dragon_against_a_mob_gives_the_turn_back() -> None:
    table = Table.at(
        "answering",
        ["red coins"],
        ["red dragon", "blue ring"],
        action="red mob",
        acted_this_turn=True,
    )
    table.play("red dragon")
    assert (table.phase, table.decides) == ("playing", 1)
    assert table.discard == ["red dragon", "red mob"]


@pytest.mark.rule("H10")
@pytest.mark.rule("H24")
def test_discards_to_the_mob_are_shown_together() -> None:
    table = Table.at(
        "yielding",
        ["purple gems"],
        ["blue ring", "red dragon", "blue coins", "red dragon 2", "yellow ring"],
        action="red mob",
        acted_this_turn=True,
    )
    assert table.legal() == ["blue coins", "blue ring", "yellow ring", "red dragon"]
    others = table.seen(0), table.seen(1)
    table.play("red dragon")
    assert (table.seen(0), table.seen(1)) == others
    assert table.events() == []
    assert table.seat(2)["picked"] == ["red dragon"]
    assert table.legal() == ["blue coins", "blue ring", "yellow ring", "red dragon"]
    table.play("red dragon")
    assert table.events() == ["discards 2 red dragon", "discards 2 red dragon"]
    assert table.hand(2) == ["blue ring", "blue coins", "yellow ring"]
    assert table.s.players[1].picked == 0


# H11: knight.

KNIGHT = """
    phase = "playing"
    turn = 2
    [[seat]]
    hand = ["red coins"]
    [[seat]]
    hand = ["red knight", "purple gems", "yellow wizard"]
    [[seat]]
    hand = ["red dragon"]
    [[seat]]
    hand = []
    """


@pytest.mark.rule("H11")
@pytest.mark.rule("H24")
def test_the_target_of_a_knight_is_chosen_and_the_action_then_shown() -> None:
    table = Table.of(KNIGHT)
    others = table.seen(0), table.seen(1), table.seen(3)
    table.play("red knight")
    assert table.legal() == ["yellow wizard", "nowizard"]
    table.play("nowizard")
    assert table.legal() == ["@1", "@3", "@4"]
    assert (table.seen(0), table.seen(1), table.seen(3)) == others
    assert table.seat(2) == {
        "hand": ["red knight", "purple gems", "yellow wizard"],
        "chosen": "red knight",
        "wizard": "none",
    }
    table.play("@1")
    assert table.events() == ["plays 2 red knight", "aims_at 2 1"]
    doc = table.doc()
    assert (doc["action"], doc["target"], doc["decides"]) == ("red knight", 1, 1)
    assert table.seat(2) == {"hand": ["purple gems", "yellow wizard"]}
    table.play("nodragon")
    assert table.events() == ["does_not_answer 1", "must_skip 1 red knight"]
    assert table.seat(1) == {"hand": ["red coins"], "knight": "red knight"}
    assert (table.phase, table.decides, table.s.target, table.s.action) == ("playing", 2, -1, -1)
    assert table.discard == []


@pytest.mark.rule("H11")
def test_a_knight_on_a_player_without_cards_is_laid_at_once() -> None:
    table = Table.of(KNIGHT).play("red knight", "nowizard", "@4")
    assert table.events() == ["plays 2 red knight", "aims_at 2 4", "must_skip 4 red knight"]
    assert table.seat(4) == {"hand": [], "knight": "red knight"}
    assert (table.phase, table.decides) == ("playing", 2)


@pytest.mark.rule("H11")
def test_a_knight_is_never_laid_on_a_player_who_has_one() -> None:
    table = Table.at(
        "playing",
        {"hand": ["red coins"], "knight": "blue knight"},
        {"hand": ["blue coins"], "knight": "yellow knight", "sideways": True},
        ["red knight", "red thief"],
        ["yellow coins"],
        turn=3,
    )
    table.play("red knight", "nowizard")
    assert table.events() == ["plays 3 red knight", "aims_at 3 4"]  # the only target left
    table.play("nodragon")
    assert [table.seat(seat).get("sideways") for seat in (1, 2, 4)] == [None, True, None]


@pytest.mark.rule("H11")
def test_a_knighted_player_skips_one_turn_and_never_two_in_a_row() -> None:
    table = Table.at("playing", ["red knight", "blue knight", "yellow knight", "red coins"], [])
    table.play("red knight", "nowizard", "end")
    assert (table.turn, table.phase) == (2, "voting")  # skipped, and nobody took a field card
    table.play("refuse")
    assert (table.turn, table.seat(2)["sideways"]) == (1, True)
    table.play("f1", "f1", "enough")
    assert "blue knight" not in table.legal()
    table.play("end")
    assert (table.turn, table.discard) == (2, ["red knight"])
    table.play("pile", "pile", "enough", "end", "pile", "pile")
    assert "blue knight" in table.legal()


@pytest.mark.rule("H11")
def test_a_knight_lies_before_its_victim_and_nowhere_else() -> None:
    table = Table.at("playing", ["red knight"], [])
    table.play("red knight")
    assert table.s.place[card("red knight")] == BEFORE + 1
    assert table.seat(2)["knight"] == "red knight"
    assert table.s.action == NONE
